#!/bin/bash -eu
exec "$SRC/superko/fuzz/oss-fuzz/build.sh"
