#include "core/record/text_window.h"

#include <cstring>

#include "absl/status/statusor.h"
#include "absl/types/span.h"

namespace superko {

TextWindow::TextWindow(ByteSource& source)
    : source_(source),
      buffer_(std::make_unique_for_overwrite<char[]>(kBytes)) {}

void TextWindow::SkipLines(const Lines& text) {
  Skip(text.bytes);
  if (text.lines == 0) return;
  line_ += text.lines;
  line_start_ = offset() - static_cast<std::int64_t>(text.after_line);
}

void TextWindow::Fill(std::size_t bytes) {
  SUPERKO_DCHECK(bytes <= kBytes) << bytes;
  if (source_ended_) return;
  std::memmove(buffer_.get(), buffer_.get() + cursor_, end_ - cursor_);
  window_offset_ += static_cast<std::int64_t>(cursor_);
  end_ -= cursor_;
  cursor_ = 0;
  while (end_ < bytes && !source_ended_) {
    const absl::StatusOr<std::size_t> got =
        source_.Read(absl::MakeSpan(buffer_.get() + end_, kBytes - end_));
    source_status_ = got.status();
    source_ended_ = got.value_or(0) == 0;
    end_ += got.value_or(0);
  }
}

}  // namespace superko
