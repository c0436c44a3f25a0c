// Descriptor: a file descriptor that is closed at the end.
//
// Ownership: owns the descriptor; moves, never copies.

#ifndef SUPERKO_TOOLS_PROCESS_DESCRIPTOR_H_
#define SUPERKO_TOOLS_PROCESS_DESCRIPTOR_H_

#include <unistd.h>

#include <utility>

namespace superko {

class Descriptor {
 public:
  Descriptor() = default;
  explicit Descriptor(int fd) : fd_(fd) {}
  Descriptor(Descriptor&& other) noexcept : fd_(std::exchange(other.fd_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    if (this != &other) {
      Close();
      fd_ = std::exchange(other.fd_, -1);
    }
    return *this;
  }
  ~Descriptor() { Close(); }

  // -1 if it is closed.
  int get() const { return fd_; }
  bool is_open() const { return fd_ >= 0; }
  void Close() {
    if (is_open()) close(std::exchange(fd_, -1));
  }

 private:
  int fd_ = -1;
};

}  // namespace superko

#endif  // SUPERKO_TOOLS_PROCESS_DESCRIPTOR_H_
