"""The program `fleet`."""

import argparse
import sys


def arguments():
    parser = argparse.ArgumentParser(prog="fleet", description=__doc__)
    commands = parser.add_subparsers(required=True)
    run = commands.add_parser(
        "run",
        help="do the shards of a command and put them together",
        usage="fleet run (--scheduler URL | --local N) --out PATH [OPTION ...] -- COMMAND ...",
    )
    where = run.add_mutually_exclusive_group(required=True)
    where.add_argument("--scheduler", metavar="URL", help="a Dask scheduler: tcp://host:8786")
    where.add_argument("--local", type=positive, metavar="N", help="N processes here")
    run.add_argument("--out", required=True, metavar="PATH", help="the result, of 'loa merge'")
    run.add_argument(
        "--data",
        metavar="FOLDER|URL",
        help="the shards: a folder that all workers share, or an fsspec URL [default: PATH.shards]",
    )
    run.add_argument("--shards", type=positive, metavar="N", help="[default: one for each thread]")
    run.add_argument("--loa", default="loa", metavar="FILE", help="the program, on all workers")
    run.add_argument(
        "--round-games",
        type=even,
        metavar="N",
        help="games of a match after which all shards report [default: 4 for each shard]",
    )
    for option in ("--count", "--positions", "--list", "--json"):
        run.add_argument(option, metavar="VALUE", help="for 'loa merge'")
    run.add_argument("--quiet", action="store_true", help="no progress")
    run.add_argument("command", nargs="+", metavar="COMMAND", help="a command of loa, after --")
    options = parser.parse_args()
    options.data = options.data or f"{options.out}.shards"
    options.merge = []
    for option in ("count", "positions", "list", "json"):
        if (value := getattr(options, option)) is not None:
            options.merge += [f"--{option}", value]
    return options


def positive(text):
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("expected a number from 1")
    return number


def even(text):
    number = positive(text)
    if number % 2:
        raise argparse.ArgumentTypeError("expected an even number")
    return number


def main():
    options = arguments()
    from .driver import run

    return run(options)


if __name__ == "__main__":
    sys.exit(main())
