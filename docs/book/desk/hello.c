#include <loa.h>
#include <stdio.h>

int main(void) {
    LoaGame *game;
    if (loa_game_new("berkeley", 8, 8, &game) != LOA_OK) return 1;

    LoaMove move;
    if (loa_move_from_text("b1-b2", &move) == LOA_OK && loa_game_play(game, move) != LOA_OK) {
        char reason[100];
        loa_last_error(reason, sizeof reason, NULL);
        printf("b1-b2 %s\n", reason);
    }

    size_t count;
    loa_game_legal_moves(game, NULL, 0, &count);
    printf("there are %zu moves\n", count);

    LoaEngine *engine;
    LoaReport report;
    LoaLimits limits = {.level = 3, .seed = 1};
    if (loa_engine_new(16, &engine) != LOA_OK) return 1;
    if (loa_engine_search(engine, game, &limits, NULL, NULL, NULL, &report) == LOA_OK) {
        char text[16];
        loa_move_text(report.best, text, sizeof text, NULL);
        printf("the computer plays %s\n", text);
    }
    loa_engine_free(engine);
    loa_game_free(game);
    return 0;
}
