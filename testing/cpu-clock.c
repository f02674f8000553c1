/* A clock that counts the processor time of the program, for matches on a busy computer.
 *
 *   gcc -O2 -shared -fPIC -o /tmp/cpu-clock.so testing/cpu-clock.c
 *   LD_PRELOAD=/tmp/cpu-clock.so loa --dialect uci
 *
 * For programs with one thread that thinks, on Linux and x86-64. CLOCK_MONOTONIC becomes the
 * processor time of the process. Rust's waits with a deadline are futex calls; their deadlines are
 * changed back to the system's clock, at least a millisecond ahead.
 */

#include <asm/unistd.h>
#include <errno.h>
#include <linux/futex.h>
#include <time.h>

#define BILLION 1000000000LL

static long call(long number, long a, long b, long c, long d, long e, long f)
{
    register long r10 __asm__("r10") = d;
    register long r8 __asm__("r8") = e;
    register long r9 __asm__("r9") = f;
    long result;
    __asm__ volatile("syscall"
                     : "=a"(result)
                     : "a"(number), "D"(a), "S"(b), "d"(c), "r"(r10), "r"(r8), "r"(r9)
                     : "rcx", "r11", "memory");
    if (result >= 0 || result <= -4096)
        return result;
    errno = (int)-result;
    return -1;
}

static long long nanoseconds(clockid_t clock)
{
    struct timespec now;
    call(__NR_clock_gettime, clock, (long)&now, 0, 0, 0, 0);
    return now.tv_sec * BILLION + now.tv_nsec;
}

int clock_gettime(clockid_t clock, struct timespec *now)
{
    if (clock == CLOCK_MONOTONIC)
        clock = CLOCK_PROCESS_CPUTIME_ID;
    return (int)call(__NR_clock_gettime, clock, (long)now, 0, 0, 0, 0);
}

long syscall(long number, long a, long b, long c, long d, long e, long f)
{
    if (number != __NR_futex || d == 0 || (b & FUTEX_CMD_MASK) != FUTEX_WAIT_BITSET)
        return call(number, a, b, c, d, e, f);
    const struct timespec *deadline = (const struct timespec *)d;
    long long left = deadline->tv_sec * BILLION + deadline->tv_nsec
        - nanoseconds(CLOCK_PROCESS_CPUTIME_ID);
    long long until = nanoseconds(CLOCK_MONOTONIC) + (left > 1000000 ? left : 1000000);
    struct timespec changed = { until / BILLION, until % BILLION };
    return call(number, a, b, c, (long)&changed, e, f);
}
