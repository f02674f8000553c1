// Every function of the C interface, with null pointers, numbers out of range, and texts that make
// no sense. Games and what is pointed to stay as they were.

#include <limits.h>

#include "check.h"

static const char *const NO_TEXTS[] = {"\xff", "\xc3(", "\xed\xa0\x80", "", " ", "b", "\n", "%s%n",
                                       "123456789012345678901234567890", "b1-b3-b5"};
enum { TEXTS = sizeof NO_TEXTS / sizeof *NO_TEXTS };
static const int32_t NO_SIZES[] = {0, 1, 2, 9, 10, 256, 259, 264, -1, -5, INT32_MAX, INT32_MIN};
enum { SIZES = sizeof NO_SIZES / sizeof *NO_SIZES };
static const char NO_SIDES[] = {'b', 'w', '.', 'D', '-', 0, 1, 'B' + 1, (char)0xff, (char)0x80};
enum { SIDES = sizeof NO_SIDES / sizeof *NO_SIDES };
static const LoaMove NO_MOVES[] = {{64, 1}, {1, 64}, {254, 254}, {1, LOA_NO_SQUARE},
                                   {LOA_NO_SQUARE, 1}, {128, 128}};
enum { MOVES = sizeof NO_MOVES / sizeof *NO_MOVES };
static const int32_t NO_CHOICES[] = {-1, 4, 100, INT32_MAX, INT32_MIN};
enum { CHOICES = sizeof NO_CHOICES / sizeof *NO_CHOICES };

static LoaGame *game;
static LoaEngine *engine;
static LoaRules rules;

static void texts(void) {
    LoaSquare square = 7;
    LoaMove move = {1, 2};
    LoaStart start = 77;
    REFUSED(LOA_ERROR_NULL, loa_square_from_text(NULL, &square));
    SAYS("`name` is a null pointer");
    REFUSED(LOA_ERROR_NULL, loa_square_from_text("b1", NULL));
    REFUSED(LOA_ERROR_NULL, loa_move_from_text(NULL, &move));
    REFUSED(LOA_ERROR_NULL, loa_move_from_text("pass", NULL));
    REFUSED(LOA_ERROR_NULL, loa_start_from_name(NULL, &start));
    REFUSED(LOA_ERROR_NULL, loa_start_from_name("sides", NULL));
    REFUSED(LOA_ERROR_NULL, loa_preset_rules(NULL, &rules, &start));
    REFUSED(LOA_ERROR_NULL, loa_preset_rules("cuhk", NULL, &start));
    for (int i = 0; i < TEXTS; i++) {
        REFUSED(LOA_ERROR_TEXT, loa_square_from_text(NO_TEXTS[i], &square));
        REFUSED(LOA_ERROR_TEXT, loa_move_from_text(NO_TEXTS[i], &move));
        REFUSED(LOA_ERROR_TEXT, loa_start_from_name(NO_TEXTS[i], &start));
        REFUSED(LOA_ERROR_TEXT, loa_preset_rules(NO_TEXTS[i], &rules, &start));
    }
    CHECK(square == 7 && move.from == 1 && move.to == 2 && start == 77);
    static char long_text[1 << 20];
    memset(long_text, 'b', sizeof long_text - 1);
    REFUSED(LOA_ERROR_TEXT, loa_move_from_text(long_text, &move));
    REFUSED(LOA_ERROR_TEXT, loa_preset_rules(long_text, &rules, NULL));
}

static void text_buffers(void) {
    char buffer[4] = "abc";
    LoaMove move = {1, 17};
    REFUSED(LOA_ERROR_NULL, loa_move_text(move, NULL, 10, NULL));
    REFUSED(LOA_ERROR_NULL, loa_square_text(1, NULL, 10, NULL));
    REFUSED(LOA_ERROR_NULL, loa_start_name(LOA_START_SIDES, NULL, 10, NULL));
    REFUSED(LOA_ERROR_NULL, loa_preset_name(0, NULL, 10, NULL));
    REFUSED(LOA_ERROR_NULL, loa_preset_summary(0, NULL, 10, NULL));
    REFUSED(LOA_ERROR_NULL, loa_game_cells(game, NULL, 10, NULL));
    REFUSED(LOA_ERROR_NULL, loa_game_fen(game, NULL, 10, NULL));
    REFUSED(LOA_ERROR_NULL, loa_game_status_text(game, NULL, 10, NULL));
    REFUSED(LOA_ERROR_NULL, loa_last_error(NULL, 10, NULL));
    GOOD(loa_last_error(NULL, 0, NULL));
    REFUSED(LOA_ERROR_ARGUMENT, loa_move_text(move, buffer, SIZE_MAX, NULL));
    for (int i = 0; i < MOVES; i++) {
        REFUSED(LOA_ERROR_ARGUMENT, loa_move_text(NO_MOVES[i], buffer, sizeof buffer, NULL));
    }
    REFUSED(LOA_ERROR_ARGUMENT, loa_square_text(64, buffer, sizeof buffer, NULL));
    REFUSED(LOA_ERROR_ARGUMENT, loa_square_text(LOA_NO_SQUARE, buffer, sizeof buffer, NULL));
    REFUSED(LOA_ERROR_ARGUMENT, loa_start_name(3, buffer, sizeof buffer, NULL));
    REFUSED(LOA_ERROR_ARGUMENT, loa_start_name(-1, buffer, sizeof buffer, NULL));
    REFUSED(LOA_ERROR_ARGUMENT, loa_preset_name(loa_preset_count(), buffer, sizeof buffer, NULL));
    REFUSED(LOA_ERROR_ARGUMENT, loa_preset_summary(SIZE_MAX, buffer, sizeof buffer, NULL));
    CHECK(strcmp(buffer, "abc") == 0);
    CHECK(loa_error_name(INT32_MIN) != NULL && loa_version() != NULL && loa_abi_version() > 0);
    CHECK(loa_square(8, 0) == LOA_NO_SQUARE && loa_square(0, -1) == LOA_NO_SQUARE);
    CHECK(loa_square(256, 0) == LOA_NO_SQUARE && loa_square(INT32_MIN, INT32_MAX) == LOA_NO_SQUARE);
}

static void bad_rules(void) {
    LoaRules bad[7];
    for (int i = 0; i < 7; i++) bad[i] = rules;
    bad[0].goal = 2;
    bad[1].simultaneous = -1;
    bad[2].blocked = 3;
    bad[3].repetition = 1;
    bad[4].recurrence = 2;
    bad[5].goal = INT32_MIN;
    memset(&bad[6], 0xff, sizeof bad[6]);
    for (int i = 0; i < 7; i++) {
        LoaGame *none = game;
        REFUSED(LOA_ERROR_ARGUMENT,
                loa_game_new_by_rules(&bad[i], LOA_START_STANDARD, 8, 8, &none));
        CHECK(none == NULL);
        REFUSED(LOA_ERROR_ARGUMENT, loa_game_new_from_fen(&bad[i], "3/3/3 w", &none));
        REFUSED(LOA_ERROR_ARGUMENT,
                loa_game_new_from_cells(&bad[i], ".........", 3, 3, LOA_BLACK, &none));
    }
}

static void new_games(void) {
    LoaGame *none = game;
    const char *cells = "................................................................";
    REFUSED(LOA_ERROR_NULL, loa_game_new(NULL, 8, 8, &none));
    CHECK(none == NULL);
    REFUSED(LOA_ERROR_NULL, loa_game_new("cuhk", 8, 8, NULL));
    REFUSED(LOA_ERROR_NULL, loa_game_new_by_rules(NULL, LOA_START_STANDARD, 8, 8, &none));
    REFUSED(LOA_ERROR_NULL, loa_game_new_by_rules(&rules, LOA_START_STANDARD, 8, 8, NULL));
    REFUSED(LOA_ERROR_NULL, loa_game_new_from_cells(NULL, cells, 8, 8, LOA_BLACK, &none));
    REFUSED(LOA_ERROR_NULL, loa_game_new_from_cells(&rules, NULL, 8, 8, LOA_BLACK, &none));
    REFUSED(LOA_ERROR_NULL, loa_game_new_from_cells(&rules, cells, 8, 8, LOA_BLACK, NULL));
    REFUSED(LOA_ERROR_NULL, loa_game_new_from_text(NULL, 1, 0, false, &none));
    REFUSED(LOA_ERROR_NULL, loa_game_new_from_text("b1b3", 4, 0, false, NULL));
    REFUSED(LOA_ERROR_ARGUMENT, loa_game_new_from_text("b1b3", 4, 1, false, &none));
    REFUSED(LOA_ERROR_TEXT, loa_game_new_from_text("none", 4, 0, false, &none));
    REFUSED(LOA_ERROR_NULL, loa_game_new_from_fen(NULL, "3/3/3 w", &none));
    REFUSED(LOA_ERROR_NULL, loa_game_new_from_fen(&rules, NULL, &none));
    REFUSED(LOA_ERROR_NULL, loa_game_new_from_fen(&rules, "3/3/3 w", NULL));
    REFUSED(LOA_ERROR_NULL, loa_game_copy(NULL, &none));
    REFUSED(LOA_ERROR_NULL, loa_game_copy(game, NULL));
    SAYS("`copy` is a null pointer");
    REFUSED(LOA_ERROR_TEXT, loa_game_new_from_text("b1b3", SIZE_MAX, 0, false, &none));
    SAYS("more than 16777216 bytes");
    REFUSED(LOA_ERROR_ARGUMENT, loa_game_new_from_cells(&rules, cells, 8, 8, 'x', &none));
    SAYS("`to_move` is 'x' instead of LOA_BLACK or LOA_WHITE");
    for (int i = 0; i < SIZES; i++) {
        int32_t size = NO_SIZES[i];
        REFUSED(LOA_ERROR_ARGUMENT, loa_game_new("cuhk", size, 8, &none));
        REFUSED(LOA_ERROR_ARGUMENT, loa_game_new("cuhk", 8, size, &none));
        REFUSED(LOA_ERROR_ARGUMENT, loa_game_new_by_rules(&rules, 0, size, 8, &none));
        REFUSED(LOA_ERROR_ARGUMENT, loa_game_new_by_rules(&rules, 0, 8, size, &none));
        REFUSED(LOA_ERROR_ARGUMENT,
                loa_game_new_from_cells(&rules, cells, size, 3, LOA_BLACK, &none));
        REFUSED(LOA_ERROR_ARGUMENT,
                loa_game_new_from_cells(&rules, cells, 3, size, LOA_BLACK, &none));
    }
    for (int i = 0; i < CHOICES; i++) {
        REFUSED(LOA_ERROR_ARGUMENT, loa_game_new_by_rules(&rules, NO_CHOICES[i], 8, 8, &none));
    }
    for (int i = 0; i < SIDES; i++) {
        REFUSED(LOA_ERROR_ARGUMENT,
                loa_game_new_from_cells(&rules, cells, 8, 8, NO_SIDES[i], &none));
    }
    for (int i = 0; i < TEXTS; i++) {
        REFUSED(LOA_ERROR_TEXT, loa_game_new(NO_TEXTS[i], 8, 8, &none));
        REFUSED(LOA_ERROR_TEXT, loa_game_new_from_fen(&rules, NO_TEXTS[i], &none));
    }
    CHECK(none == NULL);
    loa_game_free(NULL);
}

static void games(void) {
    LoaMove move = {1, 17}, moves[4];
    size_t count;
    char letter;
    LoaReason reason;
    REFUSED(LOA_ERROR_NULL, loa_game_check(NULL, move));
    REFUSED(LOA_ERROR_NULL, loa_game_play(NULL, move));
    REFUSED(LOA_ERROR_NULL, loa_game_undo(NULL, &move));
    REFUSED(LOA_ERROR_NOTHING, loa_game_undo(game, &move));
    REFUSED(LOA_ERROR_NULL, loa_game_legal_moves(NULL, moves, 4, &count));
    REFUSED(LOA_ERROR_NULL, loa_game_legal_moves(game, NULL, 4, &count));
    REFUSED(LOA_ERROR_ARGUMENT, loa_game_legal_moves(game, moves, SIZE_MAX / 2 + 1, &count));
    REFUSED(LOA_ERROR_ARGUMENT, loa_game_legal_moves(game, moves, SIZE_MAX, &count));
    REFUSED(LOA_ERROR_NULL, loa_game_past(NULL, moves, 4, &count));
    REFUSED(LOA_ERROR_NULL, loa_game_past(game, NULL, 4, &count));
    REFUSED(LOA_ERROR_NULL, loa_game_set_square(NULL, 0, LOA_EMPTY, LOA_BLACK));
    REFUSED(LOA_ERROR_NULL, loa_game_set_move_limit(NULL, 9));
    REFUSED(LOA_ERROR_NULL, loa_game_status(NULL, &letter, &reason));
    REFUSED(LOA_ERROR_NULL, loa_game_status(game, NULL, &reason));
    REFUSED(LOA_ERROR_NULL, loa_game_status_text(NULL, &letter, 1, &count));
    for (int i = 0; i < MOVES; i++) {
        REFUSED(LOA_ERROR_ARGUMENT, loa_game_check(game, NO_MOVES[i]));
        REFUSED(LOA_ERROR_ARGUMENT, loa_game_play(game, NO_MOVES[i]));
    }
    for (int i = 0; i < SIDES; i++) {
        REFUSED(LOA_ERROR_ARGUMENT, loa_game_set_square(game, 0, LOA_EMPTY, NO_SIDES[i]));
        if (NO_SIDES[i] == LOA_EMPTY) continue;
        REFUSED(LOA_ERROR_ARGUMENT, loa_game_set_square(game, 0, NO_SIDES[i], LOA_BLACK));
    }
    // The board has six files and seven ranks.
    REFUSED(LOA_ERROR_ARGUMENT, loa_game_set_square(game, 6, LOA_BLACK, LOA_BLACK));
    SAYS("g1 is not on the 6x7 board");
    REFUSED(LOA_ERROR_ARGUMENT, loa_game_set_square(game, 56, LOA_BLACK, LOA_BLACK));
    REFUSED(LOA_ERROR_ARGUMENT, loa_game_set_square(game, 200, LOA_BLACK, LOA_BLACK));
    move = (LoaMove){1, 6};
    REFUSED(LOA_ERROR_ILLEGAL, loa_game_play(game, move));
    SAYS("g1 is not on this board");
}

static void positions(void) {
    char letter;
    int32_t side;
    uint32_t number;
    uint64_t key;
    size_t length;
    bool yes;
    LoaRules its_rules;
    REFUSED(LOA_ERROR_NULL, loa_game_rules(NULL, &its_rules));
    REFUSED(LOA_ERROR_NULL, loa_game_rules(game, NULL));
    REFUSED(LOA_ERROR_NULL, loa_game_size(NULL, &side, &side));
    REFUSED(LOA_ERROR_NULL, loa_game_size(game, NULL, &side));
    REFUSED(LOA_ERROR_NULL, loa_game_size(game, &side, NULL));
    REFUSED(LOA_ERROR_NULL, loa_game_to_move(NULL, &letter));
    REFUSED(LOA_ERROR_NULL, loa_game_to_move(game, NULL));
    REFUSED(LOA_ERROR_NULL, loa_game_piece_at(NULL, 0, &letter));
    REFUSED(LOA_ERROR_NULL, loa_game_piece_at(game, 0, NULL));
    REFUSED(LOA_ERROR_ARGUMENT, loa_game_piece_at(game, 6, &letter));
    REFUSED(LOA_ERROR_ARGUMENT, loa_game_piece_at(game, 63, &letter));
    REFUSED(LOA_ERROR_ARGUMENT, loa_game_piece_at(game, LOA_NO_SQUARE, &letter));
    REFUSED(LOA_ERROR_NULL, loa_game_cells(NULL, &letter, 1, &length));
    REFUSED(LOA_ERROR_NULL, loa_game_fen(NULL, &letter, 1, &length));
    REFUSED(LOA_ERROR_NULL, loa_fen_faults(NULL, &letter, 1, &length));
    REFUSED(LOA_ERROR_TEXT, loa_fen_faults("8/8/8/8/8/8/8/8 w", &letter, 1, &length));
    REFUSED(LOA_ERROR_NULL, loa_game_pieces(NULL, LOA_BLACK, &number));
    REFUSED(LOA_ERROR_NULL, loa_game_pieces(game, LOA_BLACK, NULL));
    REFUSED(LOA_ERROR_NULL, loa_game_mobility(NULL, LOA_BLACK, &number));
    REFUSED(LOA_ERROR_NULL, loa_game_mobility(game, LOA_BLACK, NULL));
    REFUSED(LOA_ERROR_NULL, loa_game_is_connected(NULL, LOA_BLACK, &yes));
    REFUSED(LOA_ERROR_NULL, loa_game_is_connected(game, LOA_BLACK, NULL));
    REFUSED(LOA_ERROR_NULL, loa_game_plies(NULL, &number));
    REFUSED(LOA_ERROR_NULL, loa_game_plies(game, NULL));
    REFUSED(LOA_ERROR_NULL, loa_game_plies_of(NULL, LOA_BLACK, &number));
    REFUSED(LOA_ERROR_NULL, loa_game_plies_of(game, LOA_BLACK, NULL));
    REFUSED(LOA_ERROR_NULL, loa_game_plies_since_capture(NULL, &number));
    REFUSED(LOA_ERROR_NULL, loa_game_plies_since_capture(game, NULL));
    REFUSED(LOA_ERROR_NULL, loa_game_key(NULL, &key));
    REFUSED(LOA_ERROR_NULL, loa_game_key(game, NULL));
    REFUSED(LOA_ERROR_NULL, loa_game_line_count(NULL, 0, 0, &number));
    REFUSED(LOA_ERROR_NULL, loa_game_line_count(game, 0, 0, NULL));
    REFUSED(LOA_ERROR_ARGUMENT, loa_game_line_count(game, 6, 0, &number));
    for (int i = 0; i < CHOICES; i++) {
        REFUSED(LOA_ERROR_ARGUMENT, loa_game_line_count(game, 0, NO_CHOICES[i], &number));
    }
    for (int i = 0; i < SIDES; i++) {
        REFUSED(LOA_ERROR_ARGUMENT, loa_game_pieces(game, NO_SIDES[i], &number));
        REFUSED(LOA_ERROR_ARGUMENT, loa_game_mobility(game, NO_SIDES[i], &number));
        REFUSED(LOA_ERROR_ARGUMENT, loa_game_is_connected(game, NO_SIDES[i], &yes));
        REFUSED(LOA_ERROR_ARGUMENT, loa_game_plies_of(game, NO_SIDES[i], &number));
    }
}

static void cells_of_the_caller(void) {
    char cells[9], captured = '#';
    LoaMove move = {0, 8}, moves[4];
    size_t count;
    bool yes;
    memcpy(cells, "B........", 9);
    REFUSED(LOA_ERROR_NULL, loa_cells_start(LOA_START_SIDES, 3, 3, NULL));
    REFUSED(LOA_ERROR_NULL, loa_cells_check(NULL, 3, 3, LOA_BLACK, move));
    REFUSED(LOA_ERROR_NULL, loa_cells_play(NULL, 3, 3, LOA_BLACK, move, &captured));
    REFUSED(LOA_ERROR_NULL, loa_cells_is_connected(NULL, 3, 3, LOA_BLACK, &yes));
    REFUSED(LOA_ERROR_NULL, loa_cells_is_connected(cells, 3, 3, LOA_BLACK, NULL));
    REFUSED(LOA_ERROR_NULL, loa_cells_moves(NULL, 3, 3, LOA_BLACK, moves, 4, &count));
    REFUSED(LOA_ERROR_NULL, loa_cells_moves(cells, 3, 3, LOA_BLACK, NULL, 4, &count));
    for (int i = 0; i < SIZES; i++) {
        int32_t size = NO_SIZES[i];
        REFUSED(LOA_ERROR_ARGUMENT, loa_cells_start(LOA_START_SIDES, size, 3, cells));
        REFUSED(LOA_ERROR_ARGUMENT, loa_cells_start(LOA_START_SIDES, 3, size, cells));
        REFUSED(LOA_ERROR_ARGUMENT, loa_cells_check(cells, size, 3, LOA_BLACK, move));
        REFUSED(LOA_ERROR_ARGUMENT, loa_cells_play(cells, 3, size, LOA_BLACK, move, &captured));
        REFUSED(LOA_ERROR_ARGUMENT, loa_cells_is_connected(cells, size, 3, LOA_BLACK, &yes));
        REFUSED(LOA_ERROR_ARGUMENT, loa_cells_moves(cells, 3, size, LOA_BLACK, moves, 4, &count));
    }
    for (int i = 0; i < SIDES; i++) {
        char side = NO_SIDES[i];
        REFUSED(LOA_ERROR_ARGUMENT, loa_cells_check(cells, 3, 3, side, move));
        REFUSED(LOA_ERROR_ARGUMENT, loa_cells_play(cells, 3, 3, side, move, &captured));
        REFUSED(LOA_ERROR_ARGUMENT, loa_cells_is_connected(cells, 3, 3, side, &yes));
        REFUSED(LOA_ERROR_ARGUMENT, loa_cells_moves(cells, 3, 3, side, moves, 4, &count));
        if (side == LOA_EMPTY) continue;
        cells[8] = side;
        REFUSED(LOA_ERROR_ARGUMENT, loa_cells_check(cells, 3, 3, LOA_BLACK, move));
        REFUSED(LOA_ERROR_ARGUMENT, loa_cells_play(cells, 3, 3, LOA_BLACK, move, &captured));
        REFUSED(LOA_ERROR_ARGUMENT, loa_cells_is_connected(cells, 3, 3, LOA_BLACK, &yes));
        REFUSED(LOA_ERROR_ARGUMENT, loa_cells_moves(cells, 3, 3, LOA_BLACK, moves, 4, &count));
        cells[8] = LOA_EMPTY;
    }
    for (int i = 0; i < CHOICES; i++) {
        REFUSED(LOA_ERROR_ARGUMENT, loa_cells_start(NO_CHOICES[i], 3, 3, cells));
    }
    for (int i = 0; i < MOVES; i++) {
        REFUSED(LOA_ERROR_ARGUMENT, loa_cells_check(cells, 3, 3, LOA_BLACK, NO_MOVES[i]));
        REFUSED(LOA_ERROR_ARGUMENT, loa_cells_play(cells, 3, 3, LOA_BLACK, NO_MOVES[i], &captured));
    }
    REFUSED(LOA_ERROR_ILLEGAL, loa_cells_play(cells, 3, 3, LOA_BLACK, move, &captured));
    SAYS("there is no piece on a1");
    CHECK(memcmp(cells, "B........", 9) == 0 && captured == '#');
}

static int32_t never(void *data) {
    (void)data;
    return 0;
}

static void engines(void) {
    LoaEngine *none = engine;
    LoaReport report;
    LoaMove moves[4];
    size_t count;
    LoaLimits limits = {.depth = 1}, bad = {.depth = 1};
    REFUSED(LOA_ERROR_NULL, loa_engine_new(1, NULL));
    REFUSED(LOA_ERROR_ARGUMENT, loa_engine_new(0, &none));
    CHECK(none == NULL);
    REFUSED(LOA_ERROR_ARGUMENT, loa_engine_new(LOA_ENGINE_MEBIBYTES_MAX + 1, &none));
    REFUSED(LOA_ERROR_ARGUMENT, loa_engine_new(SIZE_MAX, &none));
    REFUSED(LOA_ERROR_NULL, loa_engine_clear(NULL));
    REFUSED(LOA_ERROR_NULL, loa_engine_line(NULL, moves, 4, &count));
    REFUSED(LOA_ERROR_NULL, loa_engine_line(engine, NULL, 4, &count));
    REFUSED(LOA_ERROR_NULL, loa_engine_search(NULL, game, &limits, NULL, NULL, NULL, &report));
    REFUSED(LOA_ERROR_NULL, loa_engine_search(engine, NULL, &limits, NULL, NULL, NULL, &report));
    REFUSED(LOA_ERROR_NULL, loa_engine_search(engine, game, NULL, NULL, NULL, NULL, &report));
    REFUSED(LOA_ERROR_NULL, loa_engine_search(engine, game, &limits, NULL, NULL, NULL, NULL));
    const int32_t no_levels[] = {-1, 11, 256, 257, INT32_MAX, INT32_MIN};
    for (int i = 0; i < 6; i++) {
        bad.level = no_levels[i];
        REFUSED(LOA_ERROR_ARGUMENT,
                loa_engine_search(engine, game, &bad, never, NULL, NULL, &report));
    }
    bad = (LoaLimits){0};
    REFUSED(LOA_ERROR_ARGUMENT, loa_engine_search(engine, game, &bad, NULL, NULL, NULL, &report));
    bad.depth = UINT32_MAX;
    bad.nodes = UINT64_MAX;
    REFUSED(LOA_ERROR_ARGUMENT, loa_engine_search(engine, game, &bad, NULL, NULL, NULL, &report));
    bad = (LoaLimits){.depth = LOA_DEPTH_MAX + 1, .nodes = 10};
    REFUSED(LOA_ERROR_ARGUMENT, loa_engine_search(engine, game, &bad, NULL, NULL, NULL, &report));
    SAYS("65 is not a depth (1 to 64, 0 for no limit)");
    loa_engine_free(NULL);
}

int main(void) {
    GOOD(loa_preset_rules("olympiad", &rules, NULL));
    GOOD(loa_game_new_by_rules(&rules, LOA_START_STANDARD, 6, 7, &game));
    GOOD(loa_engine_new(1, &engine));
    uint64_t before, after;
    GOOD(loa_game_key(game, &before));
    texts();
    text_buffers();
    bad_rules();
    new_games();
    games();
    positions();
    cells_of_the_caller();
    engines();
    GOOD(loa_game_key(game, &after));
    CHECK(before == after);
    loa_engine_free(engine);
    loa_game_free(game);
    return 0;
}
