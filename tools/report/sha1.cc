#include "tools/report/sha1.h"

#include <openssl/evp.h>

#include <array>

#include "absl/strings/escaping.h"

#include "core/base/check.h"

namespace superko {

std::string Sha1Hex(absl::string_view text) {
  std::array<unsigned char, EVP_MAX_MD_SIZE> digest;
  unsigned int bytes = 0;
  SUPERKO_CHECK(EVP_Digest(text.data(), text.size(), digest.data(), &bytes,
                           EVP_sha1(), nullptr) == 1);
  return absl::BytesToHexString(
      {reinterpret_cast<const char*>(digest.data()), bytes});
}

}  // namespace superko
