"""Programs that misbehave, each in one way: python3 bad.py WAY [TAG]

TAG means nothing: it is there for finding the process by its arguments.
"""

import os
import signal
import subprocess
import sys
import time


def say(text, end="\n"):
    print(text, end=end, flush=True)


def read_until(word):
    """Reads input up to a line that is WORD."""
    for line in sys.stdin:
        if line.strip() == word:
            return


def linger():
    """Lives on for longer than any test."""
    time.sleep(1000)


def crash_at_once():
    print("Exception in thread main", file=sys.stderr)
    sys.exit(3)


def crash_later():
    read_until("auto black")
    say("* b1-b3")
    read_until("a2-c2")
    print("java.lang.NullPointerException", file=sys.stderr, flush=True)
    os.kill(os.getpid(), signal.SIGSEGV)


def end_a_thread():
    """Reports that a thread has ended, as Java does, and goes on."""
    print('Exception in thread "main" java.lang.RuntimeException: x', file=sys.stderr, flush=True)
    sys.stdin.read()


def complain():
    """Takes every line for an error, and complains about one that is not there."""
    for number, _ in enumerate(sys.stdin, 1):
        print("Error: line %d: no command" % number, file=sys.stderr, flush=True)
    print("Error: line 99: no such line", file=sys.stderr)


def indent_result():
    """Prints a result as the course's text shows it."""
    read_until("a1-c1")
    say("b> \n  *  Black wins.")
    sys.stdin.read()


def exit_with_error_at_end():
    sys.stdin.read()
    sys.exit(4)


def exit_early():
    pass


def never_answer():
    sys.stdin.read()
    linger()


def never_read():
    linger()


def ignore_sigterm():
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    linger()


def garbage():
    os.write(1, b"\xff\xfe\x00 nothing\n* \xff\xc3\n")
    sys.stdin.read()


def flood_lines():
    while True:
        say("hello")


def flood_without_newline():
    while True:
        os.write(1, b"x" * 65536)


def flood_errors():
    read_until("auto black")
    for _ in range(200):
        os.write(2, b"y" * 65536)
    say("* b1-b3")
    sys.stdin.read()


def flood_messages():
    for _ in range(150):
        say("* hello")
    sys.stdin.read()


def forget_newline():
    read_until("auto black")
    say("b> * b1-b3\nb> * c1-c3", end="")
    sys.stdin.read()


def end_without_newline():
    read_until("auto black")
    say("b> * b1-b3", end="")


def open_dump():
    read_until("auto black")
    say("===\n    - b b b b b b -\n* b1-b3")
    read_until("quit")


def close_output():
    read_until("auto black")
    sys.stdout.close()
    os.close(1)
    linger()


def close_input():
    os.close(0)
    linger()


def leave_child():
    """Leaves a child in the same process group that keeps the pipes open."""
    if os.fork() == 0:
        linger()
    sys.stdin.read()


def leave_daemon():
    """Leaves a process without parent in a session of its own that keeps the pipes open."""
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            signal.signal(signal.SIGTERM, signal.SIG_IGN)
            linger()
        os._exit(0)
    os.wait()
    sys.stdin.read()


def start_unmarked(**options):
    """Starts a process in a session of its own that has no environment."""
    arguments = [sys.executable] + sys.argv[:1] + ["never_read"] + sys.argv[2:]
    return subprocess.Popen(arguments, env={}, start_new_session=True, **options)


def leave_unmarked_child():
    """Leaves a process that neither its group nor its environment gives away; its parent lives."""
    start_unmarked()
    linger()


def leave_unmarked_orphan():
    """The same, but its parent has ended, and it keeps no pipe open."""
    nothing = subprocess.DEVNULL
    if os.fork() == 0:
        start_unmarked(stdin=nothing, stdout=nothing, stderr=nothing)
        os._exit(0)
    os.wait()
    say("ready")
    sys.stdin.read()


def exit_beside_orphan():
    """Ends; a process that is not found keeps the pipes open for a while."""
    read_until("auto black")
    os.posix_spawn("/bin/sleep", ["sleep", "5"], {}, setsid=True)
    os._exit(3)


def exit_when_asked_to_move():
    read_until("auto black")


if __name__ == "__main__":
    globals()[sys.argv[1]]()
