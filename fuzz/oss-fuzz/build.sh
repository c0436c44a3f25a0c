#!/bin/bash -eu
# Builds every fuzz target into $OUT, each with its seed corpus, dictionary and
# options, by the conventions of OSS-Fuzz, which sets SRC, OUT, WORK, CC, CXX,
# CFLAGS, CXXFLAGS and LIB_FUZZING_ENGINE. ClusterFuzzLite calls it too.

source=$SRC/superko
libraries=$WORK/libraries
jobs=$(nproc)

# library FOLDER [CMAKE FLAGS...] builds a library that the Dockerfile put into
# $SRC, with the flags of the fuzzer; where it is missing the system's is used.
library() {
  local folder=$1
  shift
  if [[ ! -d $SRC/$folder ]]; then return; fi
  cmake -S "$SRC/$folder" -B "$WORK/$folder" -DCMAKE_BUILD_TYPE=None \
    -DCMAKE_CXX_STANDARD=20 -DBUILD_SHARED_LIBS=OFF \
    -DCMAKE_INSTALL_PREFIX="$libraries" "$@"
  cmake --build "$WORK/$folder" --parallel "$jobs" --target install
}

library abseil-cpp -DABSL_PROPAGATE_CXX_STD=ON -DABSL_BUILD_TESTING=OFF
library oneTBB -DTBB_TEST=OFF -DTBB_STRICT=OFF
library json -DJSON_BuildTests=OFF
library libxml2 -DLIBXML2_WITH_PYTHON=OFF -DLIBXML2_WITH_LZMA=OFF \
  -DLIBXML2_WITH_ZLIB=OFF -DLIBXML2_WITH_ICU=OFF -DLIBXML2_WITH_TESTS=OFF \
  -DLIBXML2_WITH_PROGRAMS=OFF

# Debug without flags of its own: $CXXFLAGS decide, and SUPERKO_DCHECK looks.
cmake -S "$source" -B "$WORK/superko" -DCMAKE_BUILD_TYPE=Debug \
  -DCMAKE_CXX_FLAGS_DEBUG= -DCMAKE_CXX_COMPILER="$CXX" \
  -DCMAKE_CXX_FLAGS="$CXXFLAGS" -DCMAKE_PREFIX_PATH="$libraries" \
  -DSUPERKO_FUZZ_ENGINE="$LIB_FUZZING_ENGINE" -DSUPERKO_WERROR=OFF \
  -DSUPERKO_BUILD_TESTS=OFF -DSUPERKO_BUILD_BENCH=OFF \
  -DSUPERKO_BUILD_PROGRAM=OFF -DCMAKE_BUILD_RPATH="\$ORIGIN/lib" \
  -DCMAKE_EXE_LINKER_FLAGS=-Wl,--disable-new-dtags
cmake --build "$WORK/superko" --parallel "$jobs" --target superko_fuzz_targets

# The image that runs the targets has next to no libraries: they go along.
# ship_libraries PROGRAM
ship_libraries() {
  ldd "$1" | awk '$3 ~ "^/" { print $3 }' |
    grep -vE '/lib(c|m|dl|rt|pthread|gcc_s)\.so' |
    xargs -r cp -L -t "$OUT/lib"
}

mkdir -p "$OUT/lib"
for program in "$WORK"/superko/fuzz/*_fuzz; do
  ship_libraries "$program"
  name=$(basename "$program")
  target=${name%_fuzz}
  cp "$program" "$OUT/$name"
  cp "$source/fuzz/settings/$target.options" "$OUT/$name.options"
  cp "$source/fuzz/settings/$target.dict" "$OUT/$name.dict"
  corpora=()
  for kind in fuzz regress; do
    corpus=$source/corpus/$kind/$target
    if [[ -d $corpus ]]; then corpora+=("$corpus"); fi
  done
  rm -f "$OUT/${name}_seed_corpus.zip"
  zip -q -j -r "$OUT/${name}_seed_corpus.zip" "${corpora[@]}"
done
