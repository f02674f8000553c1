"""A program that does what its arguments say, one after the other, and then reads to the end.

"<WORD" reads input up to the line WORD, anything else is printed as a message; underscores stand
for blanks; what starts with "#" means nothing: python3 scripted.py "<auto_black" b1-b3 "<a2-c2" White_wins.
"""

import sys


def read_until(line):
    for found in sys.stdin:
        if found.strip() == line:
            return
    sys.exit(5)


for argument in sys.argv[1:]:
    argument = argument.replace("_", " ")
    if argument.startswith("<"):
        read_until(argument[1:])
    elif not argument.startswith("#"):
        print("* " + argument, flush=True)
sys.stdin.read()
