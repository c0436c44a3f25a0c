#include <cstdio>
#include <memory>
#include <string>

#include "tools/cli/command.h"
#include "tools/cli/parsed_by.h"
#include "tools/engine/planted/subject.h"
#include "tools/isolation/serve_engine.h"

namespace superko {

// Not for people: what --isolate starts.
void AddServeEngineCommand(CLI::App& app, ExitCode& exit_code) {
  auto name = std::make_shared<std::string>();
  CLI::App* command = app.add_subcommand(
      kServeEngineCommand, "Worker process of --isolate; speaks no text");
  command->group("");  // Left out of --help.
  command->add_option("ENGINE", *name)
      ->required()
      ->check(ParsedBy(FindSubject));
  command->callback([name, &exit_code] {
    const bool served = ServeEngine(*FindSubject(*name)->make(), stdin, stdout);
    exit_code = served ? ExitCode::kAgreed : ExitCode::kFailed;
  });
}

}  // namespace superko
