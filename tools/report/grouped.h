// A number with commas between thousands: 1,234,567.

#ifndef SUPERKO_TOOLS_REPORT_GROUPED_H_
#define SUPERKO_TOOLS_REPORT_GROUPED_H_

#include <cstdint>
#include <string>

namespace superko {

std::string Grouped(std::uint64_t number);

}  // namespace superko

#endif  // SUPERKO_TOOLS_REPORT_GROUPED_H_
