"""The compiler in a process of its own: it speaks, exits and changes settings as it likes.

In the folder where it is started it `try`s whether C compiles at all, or `make`s modules of the sources at the given
paths. `compile` starts this file by its path, so that nothing of the program is imported.
"""

import sys
from pathlib import Path
from typing import Any

TRIAL = "#include <Python.h>\nPyMODINIT_FUNC PyInit_trial(void) { return NULL; }\n"
GROUP = "nile_quartet"  # its helper module is nile_quartet__mypyc
OPTIMISE = "1"  # 2 is a twentieth faster and takes nearly twice as long to compile


def trial() -> list[Any]:
    from setuptools import Extension

    Path("trial.c").write_text(TRIAL, encoding="ascii")
    return [Extension("trial", ["trial.c"])]


def core(paths: list[str]) -> list[Any]:
    from mypyc.build import mypycify

    options = ["--config-file=", *paths]
    extensions = mypycify(options, opt_level=OPTIMISE, debug_level="0", target_dir="c", group_name=GROUP)
    if sys.platform != "win32":
        for extension in extensions:
            extension.extra_compile_args.append("-fwrapv")  # rng_native.py relies on words that wrap around
    return extensions


def build(extensions: list[Any]) -> None:
    """Without setuptools' own way through configuration files, which are not about this."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    work = build_ext(Distribution({"name": GROUP, "ext_modules": extensions}))
    work.build_lib, work.build_temp = "modules", "objects"
    work.ensure_finalized()
    work.run()


if __name__ == "__main__":
    build(trial() if sys.argv[1] == "try" else core(sys.argv[2:]))
