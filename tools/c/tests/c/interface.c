// Every function of the C interface, used as it should be.

#include "check.h"

static const LoaMove PASS = {LOA_NO_SQUARE, LOA_NO_SQUARE};

static LoaSquare square_of(const char *name) {
    LoaSquare square;
    GOOD(loa_square_from_text(name, &square));
    return square;
}

static LoaGame *game_of(const char *preset, const char *fen) {
    LoaRules rules;
    LoaGame *game;
    GOOD(loa_preset_rules(preset, &rules, NULL));
    GOOD(loa_game_new_from_fen(&rules, fen, &game));
    return game;
}

static void play(LoaGame *game, const char *moves[]) {
    for (; *moves != NULL; moves++) GOOD(loa_game_play(game, move_of(*moves)));
}

static void check_status(const LoaGame *game, char outcome, LoaReason reason, const char *words) {
    char found_outcome, text[60];
    LoaReason found_reason;
    GOOD(loa_game_status(game, &found_outcome, &found_reason));
    CHECK(found_outcome == outcome && found_reason == reason);
    GOOD(loa_game_status(game, &found_outcome, NULL));
    GOOD(loa_game_status_text(game, text, sizeof text, NULL));
    CHECK(strcmp(text, words) == 0);
}

static void check_cells(const LoaGame *game, const char *expected) {
    char cells[65];
    GOOD(loa_game_cells(game, cells, sizeof cells, NULL));
    CHECK(strcmp(cells, expected) == 0);
}

static void versions(void) {
    int major, minor, patch;
    CHECK(loa_abi_version() == LOA_ABI_VERSION);
    CHECK(sscanf(loa_version(), "%d.%d.%d", &major, &minor, &patch) == 3);
}

static void letters_are_what_they_look_like(void) {
    CHECK(LOA_BLACK == 'B' && LOA_WHITE == 'W' && LOA_EMPTY == '.');
    CHECK(LOA_DRAW == 'D' && LOA_ONGOING == '-');
}

static void errors_have_names_and_reasons(void) {
    LoaSquare square;
    size_t length;
    CHECK(strcmp(loa_error_name(LOA_OK), "no error") == 0);
    CHECK(strcmp(loa_error_name(LOA_ERROR_INTERNAL), "bug in the library") == 0);
    CHECK(strcmp(loa_error_name(LOA_ERROR_MEMORY), "not enough memory") == 0);
    CHECK(strcmp(loa_error_name(12345), "unknown error") == 0);
    CHECK(strcmp(loa_error_name(-1), "unknown error") == 0);
    SAYS("");
    REFUSED(LOA_ERROR_TEXT, loa_square_from_text("k9", &square));
    GOOD(loa_square_from_text("b2", &square));
    SAYS("'k9' is not a square (a1 to h8)");
    GOOD(loa_last_error(NULL, 0, &length));
    CHECK(length == strlen("'k9' is not a square (a1 to h8)"));
}

static void texts_fit_or_are_cut(void) {
    char buffer[8];
    size_t length = 99;
    LoaMove move = move_of("b1-b3");
    memset(buffer, '#', sizeof buffer);
    REFUSED(LOA_ERROR_ROOM, loa_move_text(move, buffer, 5, &length));
    CHECK(memcmp(buffer, "b1-b\0###", 8) == 0 && length == 5);
    SAYS("there is room for 4 but 5 are needed");
    REFUSED(LOA_ERROR_ROOM, loa_move_text(move, buffer, 1, NULL));
    CHECK(memcmp(buffer, "\0001-b\0###", 8) == 0);
    GOOD(loa_move_text(move, buffer, 6, &length));
    CHECK(memcmp(buffer, "b1-b3\0##", 8) == 0 && length == 5);
    length = 99;
    GOOD(loa_move_text(move, NULL, 0, &length));
    CHECK(length == 5);
    GOOD(loa_move_text(move, buffer, 0, NULL));
    CHECK(memcmp(buffer, "b1-b3\0##", 8) == 0);
    // Cut at a character, not within it: each of these has two bytes.
    LoaMove unread;
    REFUSED(LOA_ERROR_TEXT, loa_move_from_text("\xc3\xa9\xc3\xa9", &unread));
    memset(buffer, '#', sizeof buffer);
    REFUSED(LOA_ERROR_ROOM, loa_last_error(buffer, 5, NULL));
    CHECK(memcmp(buffer, "'\xc3\xa9\0####", 8) == 0);
}

static void squares_and_moves(void) {
    char text[10];
    CHECK(loa_square(0, 0) == 0 && loa_square(1, 0) == 1 && loa_square(0, 1) == 8);
    CHECK(loa_square(7, 7) == 63 && square_of("C5") == loa_square(2, 4));
    GOOD(loa_square_text(loa_square(2, 4), text, sizeof text, NULL));
    CHECK(strcmp(text, "c5") == 0);
    const char *spellings[] = {"b1-b3", "B1xB3", "b1:b3", "b1b3", " b1-b3 "};
    for (int i = 0; i < 5; i++) {
        LoaMove move = move_of(spellings[i]);
        CHECK(move.from == square_of("b1") && move.to == square_of("b3"));
    }
    LoaMove pass = move_of("pass");
    CHECK(pass.from == LOA_NO_SQUARE && pass.to == LOA_NO_SQUARE);
    GOOD(loa_move_text(PASS, text, sizeof text, NULL));
    CHECK(strcmp(text, "pass") == 0);
}

static void rules_by_name(void) {
    char name[40], summary[100];
    LoaRules rules, again;
    LoaStart start;
    CHECK(loa_preset_count() == 10);
    for (size_t i = 0; i < loa_preset_count(); i++) {
        LoaGame *game;
        GOOD(loa_preset_name(i, name, sizeof name, NULL));
        GOOD(loa_preset_summary(i, summary, sizeof summary, NULL));
        CHECK(strlen(summary) > 10);
        GOOD(loa_preset_rules(name, &rules, &start));
        GOOD(loa_game_new_by_rules(&rules, start, 8, 8, &game));
        GOOD(loa_game_rules(game, &again));
        CHECK(memcmp(&rules, &again, sizeof rules) == 0);
        loa_game_free(game);
    }
    GOOD(loa_preset_name(0, name, sizeof name, NULL));
    CHECK(strcmp(name, "berkeley") == 0);
    GOOD(loa_preset_rules("Berkeley", &rules, &start));
    CHECK(rules.goal == LOA_GOAL_CONNECT && rules.simultaneous == LOA_SIMULTANEOUS_MOVER);
    CHECK(rules.blocked == LOA_BLOCKED_PASSES && rules.repetition == 0 && rules.move_limit == 60);
    CHECK(start == LOA_START_STANDARD);
    GOOD(loa_preset_rules("cuhk", &rules, &start));
    CHECK(rules.simultaneous == LOA_SIMULTANEOUS_DRAWS && rules.move_limit == 0);
    CHECK(start == LOA_START_SIDES);
    GOOD(loa_preset_rules("openspiel", &rules, NULL));
    CHECK(rules.blocked == LOA_BLOCKED_LOSES && rules.repetition == 2);
    CHECK(rules.recurrence == LOA_RECURRENCE_BOARD && rules.move_limit == 1000);
    GOOD(loa_preset_rules("playstrategy", &rules, NULL));
    CHECK(rules.blocked == LOA_BLOCKED_DRAWS && rules.repetition == 5);
    CHECK(rules.recurrence == LOA_RECURRENCE_POSITION);
    GOOD(loa_preset_rules("gamesman-misere", &rules, NULL));
    CHECK(rules.goal == LOA_GOAL_MISERE);
}

static void starts_by_name(void) {
    const char *names[] = {"standard", "sides", "scrambled"};
    for (LoaStart start = LOA_START_STANDARD; start <= LOA_START_SCRAMBLED; start++) {
        char name[20];
        LoaStart again;
        GOOD(loa_start_name(start, name, sizeof name, NULL));
        CHECK(strcmp(name, names[start]) == 0);
        GOOD(loa_start_from_name(name, &again));
        CHECK(again == start);
    }
}

static void boards_of_every_size(void) {
    for (int32_t width = 3; width <= 8; width++) {
        for (int32_t height = 3; height <= 8; height++) {
            LoaGame *game;
            int32_t found_width, found_height;
            uint32_t black, white;
            size_t length;
            GOOD(loa_game_new("soucie", width, height, &game));
            GOOD(loa_game_size(game, &found_width, &found_height));
            CHECK(found_width == width && found_height == height);
            GOOD(loa_game_pieces(game, LOA_BLACK, &black));
            GOOD(loa_game_pieces(game, LOA_WHITE, &white));
            CHECK(black == 2u * (uint32_t)(width - 2) && white == 2u * (uint32_t)(height - 2));
            GOOD(loa_game_cells(game, NULL, 0, &length));
            CHECK(length == (size_t)(width * height));
            loa_game_free(game);
        }
    }
}

static void the_start(void) {
    LoaGame *game;
    char piece, side;
    uint32_t number;
    size_t count;
    LoaMove moves[36];
    bool connected;
    GOOD(loa_game_new("berkeley", 8, 8, &game));
    check_cells(game, ".BBBBBB." "W......W" "W......W" "W......W"
                      "W......W" "W......W" "W......W" ".BBBBBB.");
    GOOD(loa_game_to_move(game, &side));
    CHECK(side == LOA_BLACK);
    GOOD(loa_game_piece_at(game, square_of("b1"), &piece));
    CHECK(piece == LOA_BLACK);
    GOOD(loa_game_piece_at(game, square_of("a2"), &piece));
    CHECK(piece == LOA_WHITE);
    GOOD(loa_game_piece_at(game, square_of("a1"), &piece));
    CHECK(piece == LOA_EMPTY);
    GOOD(loa_game_mobility(game, LOA_WHITE, &number));
    CHECK(number == 36);
    GOOD(loa_game_legal_moves(game, NULL, 0, &count));
    CHECK(count == 36);
    GOOD(loa_game_legal_moves(game, moves, 36, NULL));
    for (size_t i = 0; i < count; i++) GOOD(loa_game_check(game, moves[i]));
    memset(moves, 7, sizeof moves);
    REFUSED(LOA_ERROR_ROOM, loa_game_legal_moves(game, moves, 35, &count));
    GOOD(loa_game_check(game, moves[34]));
    CHECK(count == 36 && moves[35].from == 7);
    GOOD(loa_game_is_connected(game, LOA_BLACK, &connected));
    CHECK(!connected);
    check_status(game, LOA_ONGOING, LOA_REASON_NONE, "the game goes on");
    loa_game_free(game);
}

static void lines_are_counted(void) {
    LoaGame *game;
    uint32_t count;
    const uint32_t expected[] = {6, 2, 2, 2};
    GOOD(loa_game_new("berkeley", 8, 8, &game));
    for (LoaAxis axis = LOA_AXIS_HORIZONTAL; axis <= LOA_AXIS_FALLING; axis++) {
        GOOD(loa_game_line_count(game, square_of("c1"), axis, &count));
        CHECK(count == expected[axis]);
    }
    GOOD(loa_game_line_count(game, square_of("c6"), LOA_AXIS_RISING, &count));
    CHECK(count == 2); // a4 and e8
    GOOD(loa_game_line_count(game, square_of("c6"), LOA_AXIS_FALLING, &count));
    CHECK(count == 0);
    loa_game_free(game);
}

static void moves_and_undo(void) {
    LoaGame *game, *copy;
    LoaMove undone, past[3];
    uint32_t plies;
    uint64_t key, later;
    size_t count;
    const char *moves[] = {"b1-b3", "a2xc2", NULL};
    GOOD(loa_game_new("berkeley", 8, 8, &game));
    GOOD(loa_game_key(game, &key));
    play(game, moves);
    GOOD(loa_game_plies(game, &plies));
    CHECK(plies == 2);
    GOOD(loa_game_plies_of(game, LOA_WHITE, &plies));
    CHECK(plies == 1);
    GOOD(loa_game_plies_since_capture(game, &plies));
    CHECK(plies == 2); // nothing stood on c2
    GOOD(loa_game_past(game, past, 3, &count));
    CHECK(count == 2 && memcmp(&past[1], &(LoaMove){8, 10}, sizeof past[1]) == 0);
    GOOD(loa_game_copy(game, &copy));
    GOOD(loa_game_undo(game, &undone));
    CHECK(undone.from == square_of("a2") && undone.to == square_of("c2"));
    GOOD(loa_game_key(game, &later));
    CHECK(later != key);
    GOOD(loa_game_undo(game, NULL));
    GOOD(loa_game_key(game, &later));
    CHECK(later == key);
    GOOD(loa_game_plies(copy, &plies));
    CHECK(plies == 2);
    loa_game_free(game);
    GOOD(loa_game_undo(copy, NULL));
    loa_game_free(copy);
}

static void illegal_moves_have_reasons(void) {
    LoaGame *game;
    GOOD(loa_game_new("berkeley", 8, 8, &game));
    const char *wrong[][2] = {
        {"a1-b1", "there is no piece on a1"},
        {"a2-c2", "the piece on a2 is white"},
        {"b1-c3", "b1 and c3 are not on one rank, file or diagonal"},
        {"b1-b2", "a move along this line goes exactly 2 squares, as many as there are pieces on it, not 1"},
        {"pass", "you have a move, so you can't pass"},
    };
    for (int i = 0; i < 5; i++) {
        REFUSED(LOA_ERROR_ILLEGAL, loa_game_check(game, move_of(wrong[i][0])));
        SAYS(wrong[i][1]);
        REFUSED(LOA_ERROR_ILLEGAL, loa_game_play(game, move_of(wrong[i][0])));
        SAYS(wrong[i][1]);
    }
    loa_game_free(game);
}

static void ends(void) {
    const struct {
        const char *preset, *fen, *move;
        char outcome;
        LoaReason reason;
        const char *words;
    } ends[] = {
        {"cuhk", "l7/8/7l/8/8/8/3L4/L7 w", "a1-b2", '-', LOA_REASON_NONE, "the game goes on"},
        {"cuhk", "l7/8/7l/8/8/8/2L5/L7 w", "a1-b2", 'B', LOA_REASON_CONNECTION,
         "Black wins by connection"},
        {"gamesman-misere", "l7/8/7l/8/8/8/2L5/L7 w", "a1-b2", 'W', LOA_REASON_CONNECTION,
         "White wins by connection"},
        {"cuhk", "8/8/8/7l/8/2l5/3L4/L7 w", "a1xc3", 'D', LOA_REASON_SIMULTANEOUS,
         "draw by simultaneous connection"},
        {"soucie", "8/8/8/7l/8/2l5/3L4/L7 w", "a1xc3", 'B', LOA_REASON_SIMULTANEOUS,
         "Black wins by simultaneous connection"},
        {"cuhk", "8/8/8/7l/8/2l5/8/L6L w", "a1xc3", 'W', LOA_REASON_CONNECTION,
         "White wins by connection"},
    };
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        LoaGame *game = game_of(ends[i].preset, ends[i].fen);
        GOOD(loa_game_play(game, move_of(ends[i].move)));
        check_status(game, ends[i].outcome, ends[i].reason, ends[i].words);
        loa_game_free(game);
    }
}

static void limits_and_repetition(void) {
    LoaGame *game;
    LoaRules rules;
    LoaMove none[1];
    size_t count;
    const char *moves[] = {"b1-b3", NULL};
    const char *round[] = {"b1-b3", "a2-c2", "b3-b1", "c2-a2", NULL};
    GOOD(loa_game_new("berkeley", 8, 8, &game));
    GOOD(loa_game_set_move_limit(game, 1));
    play(game, moves);
    check_status(game, LOA_DRAW, LOA_REASON_MOVE_LIMIT, "draw by move limit");
    REFUSED(LOA_ERROR_OVER, loa_game_play(game, move_of("a2-c2")));
    SAYS("the game is over: draw by move limit");
    GOOD(loa_game_legal_moves(game, none, 1, &count));
    CHECK(count == 0);
    loa_game_free(game);
    GOOD(loa_preset_rules("soucie", &rules, NULL));
    rules.repetition = 2;
    GOOD(loa_game_new_by_rules(&rules, LOA_START_STANDARD, 8, 8, &game));
    play(game, round);
    check_status(game, LOA_DRAW, LOA_REASON_REPETITION, "draw by repetition");
    loa_game_free(game);
}

static void blocked_players(void) {
    // Each line of a white piece has a black one in the way or too few squares.
    const char *fen = "Ll1/L1L/1lL b";
    const char *presets[] = {"soucie", "openspiel", "gamesman"};
    const char outcomes[] = {LOA_ONGOING, LOA_BLACK, LOA_DRAW};
    for (int i = 0; i < 3; i++) {
        LoaGame *game = game_of(presets[i], fen);
        char outcome;
        LoaReason reason;
        GOOD(loa_game_status(game, &outcome, &reason));
        CHECK(outcome == outcomes[i]);
        CHECK(reason == (i == 0 ? LOA_REASON_NONE : LOA_REASON_BLOCKED));
        loa_game_free(game);
    }
    LoaGame *game = game_of("soucie", fen);
    LoaMove moves[2];
    size_t count;
    GOOD(loa_game_legal_moves(game, moves, 2, &count));
    CHECK(count == 1 && memcmp(moves, &PASS, sizeof PASS) == 0);
    loa_game_free(game);
}

static void set_up(void) {
    LoaRules rules;
    LoaGame *game;
    char outcome, side;
    LoaReason reason;
    GOOD(loa_preset_rules("cuhk", &rules, NULL));
    GOOD(loa_game_new_from_cells(&rules, "B..." "...." "W..W" ".B..", 4, 4, LOA_WHITE, &game));
    char fen[40];
    GOOD(loa_game_fen(game, fen, sizeof fen, NULL));
    CHECK(strcmp(fen, "L3/4/l2l/1L2 b - - 0 1") == 0);
    LoaGame *read;
    const char *text = "1. b1-b3 a2-c2 2. b3-b9";
    REFUSED(LOA_ERROR_TEXT, loa_game_new_from_text(text, strlen(text), 0, true, &read));
    GOOD(loa_game_new_from_text(text, strlen(text), 0, false, &read));
    uint32_t plies;
    GOOD(loa_game_plies(read, &plies));
    CHECK(plies == 2);
    loa_game_free(read);
    // What a FEN counts is taken off the move limit.
    const char *counted = "[Rules \"codingame\"]\n[FEN \"L3/4/l2l/1L2 w - - 0 74\"]\n\n*";
    GOOD(loa_game_new_from_text(counted, strlen(counted), 0, true, &read));
    GOOD(loa_game_rules(read, &rules));
    CHECK(rules.move_limit == 4);
    loa_game_free(read);
    char faults[200];
    GOOD(loa_fen_faults(fen, faults, sizeof faults, NULL));
    CHECK(strcmp(faults, "") == 0);
    GOOD(loa_fen_faults("LLL/LLL/L1L w - - 0 0", faults, sizeof faults, NULL));
    CHECK(strstr(faults, "Black has 8 pieces") == faults);
    CHECK(strstr(faults, "\nthe move number is 0") != NULL);
    GOOD(loa_game_set_square(game, square_of("a4"), LOA_EMPTY, LOA_BLACK));
    GOOD(loa_game_set_square(game, square_of("c3"), LOA_WHITE, LOA_BLACK));
    check_cells(game, "...." "..W." "W..W" ".B..");
    GOOD(loa_game_to_move(game, &side));
    CHECK(side == LOA_BLACK);
    GOOD(loa_game_status(game, &outcome, NULL));
    CHECK(outcome == LOA_ONGOING);
    loa_game_free(game);
    // The same board as a whole is judged.
    GOOD(loa_game_new_from_cells(&rules, "...." "..W." "W..W" ".B..", 4, 4, LOA_BLACK, &game));
    GOOD(loa_game_status(game, &outcome, &reason));
    CHECK(outcome == LOA_BLACK && reason == LOA_REASON_CONNECTION);
    loa_game_free(game);
}

// A full board without jumps, set square by square: the pass ends the game.
static void set_up_without_jumps(void) {
    int passes = 0;
    for (size_t i = 0; i < loa_preset_count(); i++) {
        char name[20];
        LoaRules rules;
        LoaGame *game;
        char outcome;
        LoaReason reason;
        GOOD(loa_preset_name(i, name, sizeof name, NULL));
        GOOD(loa_preset_rules(name, &rules, NULL));
        GOOD(loa_game_new_from_cells(&rules, "BBB" "BW." "BBB", 3, 3, LOA_BLACK, &game));
        GOOD(loa_game_set_square(game, square_of("c2"), LOA_BLACK, LOA_BLACK));
        if (rules.blocked == LOA_BLOCKED_PASSES) {
            passes++;
            GOOD(loa_game_play(game, PASS));
            GOOD(loa_game_status(game, &outcome, &reason));
            CHECK(outcome == LOA_DRAW && reason == LOA_REASON_BLOCKED);
        }
        loa_game_free(game);
    }
    CHECK(passes == 6);
}

static void fens(void) {
    const char *texts[] = {"1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 1",
                           "3/1l1/LL1 b - - 0 1"};
    for (int i = 0; i < 2; i++) {
        LoaGame *game = game_of("berkeley", texts[i]);
        char fen[90];
        GOOD(loa_game_fen(game, fen, sizeof fen, NULL));
        CHECK(strcmp(fen, texts[i]) == 0);
        loa_game_free(game);
    }
}

static void boards_of_the_caller(void) {
    char cells[8][8], captured = 0;
    bool connected;
    LoaMove moves[5];
    size_t count;
    GOOD(loa_cells_start(LOA_START_SIDES, 8, 8, cells[0]));
    CHECK(memcmp(cells[0], ".WWWWWW.B......B", 16) == 0);
    GOOD(loa_cells_check(cells[0], 8, 8, LOA_BLACK, move_of("a6-c4")));
    REFUSED(LOA_ERROR_ILLEGAL, loa_cells_check(cells[0], 8, 8, LOA_WHITE, move_of("a6-c4")));
    SAYS("the piece on a6 is black");
    GOOD(loa_cells_play(cells[0], 8, 8, LOA_BLACK, move_of("a6-c4"), &captured));
    CHECK(captured == LOA_EMPTY && cells[2][0] == '.' && cells[4][2] == 'B');
    GOOD(loa_cells_moves(cells[0], 8, 8, LOA_BLACK, NULL, 0, &count));
    CHECK(count > 20);
    char small[] = "B.." "..W" "B..";
    GOOD(loa_cells_moves(small, 3, 3, LOA_WHITE, moves, 5, &count));
    CHECK(count == 5); // alone on all its lines, and the board ends on the right
    GOOD(loa_cells_play(small, 3, 3, LOA_BLACK, move_of("a3-b2"), NULL));
    CHECK(strcmp(small, "..." ".BW" "B..") == 0);
    GOOD(loa_cells_is_connected(small, 3, 3, LOA_BLACK, &connected));
    CHECK(connected);
    char row[] = "B.W" "..." "W..";
    GOOD(loa_cells_is_connected(row, 3, 3, LOA_WHITE, &connected));
    CHECK(!connected);
    GOOD(loa_cells_play(row, 3, 3, LOA_BLACK, move_of("a3xc3"), &captured));
    CHECK(strcmp(row, "..B" "..." "W..") == 0 && captured == LOA_WHITE);
    char blocked[] = "..." "BB." "WB.";
    GOOD(loa_cells_moves(blocked, 3, 3, LOA_WHITE, moves, 5, &count));
    CHECK(count == 1 && memcmp(moves, &PASS, sizeof PASS) == 0);
    GOOD(loa_cells_play(blocked, 3, 3, LOA_WHITE, PASS, &captured));
    CHECK(strcmp(blocked, "..." "BB." "WB.") == 0 && captured == LOA_EMPTY);
}

static LoaGame *seen_game;
static int depths;

static int32_t at_once(void *data) {
    ++*(int *)data;
    return 1;
}

static void note(const LoaReport *report, void *data) {
    (void)data;
    CHECK(report->depth >= 1 && report->nodes > 0);
    CHECK(loa_game_check(seen_game, report->best) == LOA_OK);
    depths++;
}

static void searches(void) {
    LoaEngine *engine;
    LoaReport report, again;
    LoaMove line[64];
    size_t count;
    int asked = 0;
    LoaLimits limits = {.depth = 3};
    GOOD(loa_engine_new(1, &engine));
    GOOD(loa_engine_line(engine, line, 64, &count));
    CHECK(count == 0);
    GOOD(loa_game_new("berkeley", 8, 8, &seen_game));
    GOOD(loa_engine_search(engine, seen_game, &limits, NULL, note, NULL, &report));
    CHECK(report.depth == 3 && report.win_in == 0 && report.loss_in == 0 && depths == 3);
    GOOD(loa_engine_line(engine, line, 64, &count));
    CHECK(count >= 1 && memcmp(line, &report.best, sizeof *line) == 0);
    GOOD(loa_engine_clear(engine));
    GOOD(loa_engine_search(engine, seen_game, &limits, NULL, NULL, NULL, &again));
    CHECK(again.nodes == report.nodes && again.score == report.score);
    limits = (LoaLimits){.level = 1, .seed = 5};
    GOOD(loa_engine_search(engine, seen_game, &limits, NULL, NULL, NULL, &report));
    CHECK(report.nodes <= 2000);
    limits = (LoaLimits){.nodes = 3000};
    GOOD(loa_engine_search(engine, seen_game, &limits, NULL, NULL, NULL, &report));
    GOOD(loa_game_check(seen_game, report.best));
    limits = (LoaLimits){0};
    GOOD(loa_engine_search(engine, seen_game, &limits, at_once, NULL, &asked, &report));
    CHECK(asked > 0);
    loa_game_free(seen_game);
    LoaGame *won = game_of("soucie", "l6l/8/8/8/8/8/2L5/L7 w");
    GOOD(loa_engine_search(engine, won, &limits, at_once, NULL, &asked, &report));
    CHECK(report.win_in == 1 && report.loss_in == 0 && report.score > 30000);
    // Limits that are given are limits, however high.
    limits = (LoaLimits){.depth = LOA_DEPTH_MAX};
    GOOD(loa_engine_search(engine, won, &limits, NULL, NULL, NULL, &report));
    limits = (LoaLimits){.nodes = UINT64_MAX};
    GOOD(loa_engine_search(engine, won, &limits, NULL, NULL, NULL, &report));
    CHECK(report.win_in == 1);
    loa_game_free(won);
    loa_engine_free(engine);
}

static LoaEngine *busy_engine;

// The engine is busy; the game is not in its hands.
static int32_t meddle(void *data) {
    LoaGame **game = data;
    LoaReport report;
    LoaLimits limits = {.depth = 1};
    size_t count;
    REFUSED(LOA_ERROR_BUSY,
            loa_engine_search(busy_engine, *game, &limits, NULL, NULL, NULL, &report));
    REFUSED(LOA_ERROR_BUSY, loa_engine_clear(busy_engine));
    REFUSED(LOA_ERROR_BUSY, loa_engine_line(busy_engine, NULL, 0, &count));
    loa_game_free(*game);
    GOOD(loa_game_new("cuhk", 4, 4, game));
    return 1;
}

static void callbacks_may_use_the_game(void) {
    LoaGame *game;
    LoaReport report;
    LoaLimits limits = {0};
    GOOD(loa_engine_new(1, &busy_engine));
    GOOD(loa_game_new("berkeley", 8, 8, &game));
    GOOD(loa_engine_search(busy_engine, game, &limits, meddle, NULL, &game, &report));
    loa_game_free(game);
    loa_engine_free(busy_engine);
}

// Judges the positions of the standard input, a FEN and a preset a line, and says how each stands.
static void judged_positions(void) {
    char line[200];
    while (fgets(line, sizeof line, stdin) != NULL) {
        char *bar = strstr(line, " | ");
        CHECK(bar != NULL);
        *bar = '\0';
        char *preset = bar + 3;
        *strchr(preset, ' ') = '\0';
        LoaRules rules;
        LoaGame *game;
        char text[60];
        GOOD(loa_preset_rules(preset, &rules, NULL));
        if (loa_game_new_from_fen(&rules, line, &game) != LOA_OK) {
            GOOD(loa_last_error(text, sizeof text, NULL));
            printf("%s | %s | refused: %s\n", line, preset, strchr(text, ':') + 2);
            continue;
        }
        GOOD(loa_game_status_text(game, text, sizeof text, NULL));
        const char *on = strstr(text, "goes on");
        printf("%s | %s | %s\n", line, preset, on != NULL ? on : text);
        loa_game_free(game);
    }
}

int main(void) {
    errors_have_names_and_reasons();
    versions();
    letters_are_what_they_look_like();
    texts_fit_or_are_cut();
    squares_and_moves();
    rules_by_name();
    starts_by_name();
    boards_of_every_size();
    the_start();
    lines_are_counted();
    moves_and_undo();
    illegal_moves_have_reasons();
    ends();
    limits_and_repetition();
    blocked_players();
    set_up();
    set_up_without_jumps();
    fens();
    boards_of_the_caller();
    searches();
    callbacks_may_use_the_game();
    judged_positions();
    return 0;
}
