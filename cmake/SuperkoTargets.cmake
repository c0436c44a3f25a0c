# The three kinds of target superko has. Each takes SOURCES and DEPENDS, always
# in that order; headers are found by the tools from the sources that use them.

# superko_library(NAME SOURCES ... DEPENDS ...) makes superko::NAME.
function(superko_library name)
  cmake_parse_arguments(ARG "" "" "SOURCES;DEPENDS" ${ARGN})
  add_library(superko_${name} STATIC ${ARG_SOURCES})
  add_library(superko::${name} ALIAS superko_${name})
  target_include_directories(superko_${name} PUBLIC ${PROJECT_SOURCE_DIR})
  target_link_libraries(
    superko_${name}
    PUBLIC ${ARG_DEPENDS}
    PRIVATE superko_warnings)
endfunction()

# superko_program(NAME SOURCES ... DEPENDS ...) makes the executable NAME in the
# root of the build folder.
function(superko_program name)
  cmake_parse_arguments(ARG "" "" "SOURCES;DEPENDS" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR})
  target_link_libraries(${name} PRIVATE ${ARG_DEPENDS} superko_warnings)
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY
                                           ${PROJECT_BINARY_DIR})
endfunction()

# GoogleTest's headers, compiled once for all tests: to read them takes longer
# than most tests. Clang's users do without.
function(superko_use_test_headers name)
  if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    return()
  endif()
  if(NOT TARGET superko_test_headers)
    file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/test_headers.cc CONTENT "")
    add_library(superko_test_headers OBJECT
                ${PROJECT_BINARY_DIR}/test_headers.cc)
    target_link_libraries(superko_test_headers PRIVATE GTest::gmock GTest::gtest)
    target_compile_options(superko_test_headers PRIVATE ${SUPERKO_COLD_OPTIONS}
                                                        -fpch-preprocess)
    target_precompile_headers(superko_test_headers PRIVATE <gmock/gmock.h>
                              <gtest/gtest.h>)
  endif()
  target_compile_options(${name} PRIVATE -fpch-preprocess)
  target_precompile_headers(${name} REUSE_FROM superko_test_headers)
endfunction()

# superko_test(NAME SOURCES ... DEPENDS ... [LABELS ...]) makes a GoogleTest
# program, each of whose tests is a test of CTest. The macro SUPERKO_SOURCE_DIR
# names the checkout, for tests that read the corpus.
function(superko_test name)
  cmake_parse_arguments(ARG "" "" "SOURCES;DEPENDS;LABELS" ${ARGN})
  if(NOT SUPERKO_BUILD_TESTS)
    return()
  endif()
  superko_program(${name} SOURCES ${ARG_SOURCES} DEPENDS ${ARG_DEPENDS}
                  GTest::gmock GTest::gtest_main)
  target_compile_definitions(
    ${name} PRIVATE SUPERKO_SOURCE_DIR="${PROJECT_SOURCE_DIR}"
                    SUPERKO_BINARY_DIR="${PROJECT_BINARY_DIR}")
  target_compile_options(${name} PRIVATE ${SUPERKO_COLD_OPTIONS})
  superko_use_test_headers(${name})
  set(properties TIMEOUT 600)
  if(ARG_LABELS)
    list(APPEND properties LABELS ${ARG_LABELS})
  endif()
  gtest_discover_tests(${name} DISCOVERY_TIMEOUT 60 PROPERTIES ${properties})
endfunction()
