/* A game against the engine, in C99:
 *
 *     cc play.c -lloa -lm -o play
 *     ./play [LEVEL [SEED]]
 *
 * You are Black. Type a move such as b1-b3, or "pass" when you have no other; "best" plays what the
 * engine would, "undo" takes back your last move and the answer to it, and the end of the input
 * ends the program.
 */

#include <loa.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIDE = 8, LINE = 100, TEXT = 100, MEBIBYTES = 16 };

/* Ends the program if a call failed that can't fail here but for a bug. */
static void must(LoaError error) {
    if (error == LOA_OK) return;
    char reason[TEXT];
    loa_last_error(reason, sizeof reason, NULL);
    fprintf(stderr, "play: %s\n", reason);
    exit(1);
}

/* Prints why the last call failed, for the player. */
static void complain(void) {
    char reason[TEXT];
    loa_last_error(reason, sizeof reason, NULL); /* cut short if it is long */
    printf("%s\n", reason);
}

static void print_board(const LoaGame *game) {
    char cells[SIDE * SIDE + 1];
    must(loa_game_cells(game, cells, sizeof cells, NULL));
    for (int row = 0; row < SIDE; row++) {
        printf("%d", SIDE - row);
        for (int file = 0; file < SIDE; file++) printf(" %c", cells[row * SIDE + file]);
        printf("\n");
    }
    printf("  a b c d e f g h\n");
}

static void announce(const char *who, LoaMove move) {
    char text[TEXT];
    must(loa_move_text(move, text, sizeof text, NULL));
    printf("%s: %s\n", who, text);
}

static void engine_plays(LoaEngine *engine, LoaGame *game, const LoaLimits *limits,
                         const char *who) {
    LoaReport report;
    must(loa_engine_search(engine, game, limits, NULL, NULL, NULL, &report));
    must(loa_game_play(game, report.best));
    announce(who, report.best);
    if (report.win_in > 0) printf("(wins in %u plies)\n", (unsigned)report.win_in);
}

/* Does what was typed; tells whether Black has moved. */
static int obey(LoaEngine *engine, LoaGame *game, const LoaLimits *limits, const char *typed) {
    LoaMove move;
    if (strcmp(typed, "best") == 0) {
        engine_plays(engine, game, limits, "You");
        return 1;
    }
    if (strcmp(typed, "undo") == 0) {
        if (loa_game_undo(game, NULL) != LOA_OK || loa_game_undo(game, NULL) != LOA_OK) complain();
        return 0;
    }
    if (loa_move_from_text(typed, &move) != LOA_OK || loa_game_play(game, move) != LOA_OK) {
        complain();
        return 0;
    }
    return 1;
}

static char outcome(const LoaGame *game) {
    char letter;
    must(loa_game_status(game, &letter, NULL));
    return letter;
}

static void play(LoaEngine *engine, LoaGame *game, const LoaLimits *limits) {
    char typed[LINE], status[TEXT];
    while (outcome(game) == LOA_ONGOING) {
        print_board(game);
        printf("Your move: ");
        fflush(stdout);
        if (fgets(typed, sizeof typed, stdin) == NULL) return;
        typed[strcspn(typed, "\r\n")] = '\0';
        if (!obey(engine, game, limits, typed)) continue;
        if (outcome(game) == LOA_ONGOING) engine_plays(engine, game, limits, "Engine");
    }
    print_board(game);
    must(loa_game_status_text(game, status, sizeof status, NULL));
    printf("%s.\n", status);
}

int main(int argc, char **argv) {
    LoaLimits limits = {0};
    limits.level = argc > 1 ? atoi(argv[1]) : 3;
    limits.seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 0;
    if (limits.level < 1 || limits.level > LOA_LEVEL_MAX) {
        fprintf(stderr, "play: a level is 1 to %d\n", LOA_LEVEL_MAX);
        return 2;
    }
    if (loa_abi_version() != LOA_ABI_VERSION) {
        fprintf(stderr, "play: compiled for another version of the library\n");
        return 2;
    }
    LoaGame *game;
    LoaEngine *engine;
    must(loa_game_new("berkeley", SIDE, SIDE, &game));
    must(loa_engine_new(MEBIBYTES, &engine));
    play(engine, game, &limits);
    loa_engine_free(engine);
    loa_game_free(game);
    return 0;
}
