#include <loa.h>

#include <iostream>
#include <memory>

int main() {
    LoaRules rules;
    if (loa_preset_rules("olympiad", &rules, nullptr) != LOA_OK) return 1;

    LoaGame *made = nullptr;
    if (loa_game_new_from_fen(&rules, "7l/7l/8/2LL4/3l4/8/8/3L4 w - - 0 1", &made) != LOA_OK)
        return 1;
    const std::unique_ptr<LoaGame, void (*)(LoaGame *)> game(made, loa_game_free);

    LoaMove move;
    if (loa_move_from_text("d1-d4", &move) != LOA_OK) return 1;
    if (loa_game_play(game.get(), move) != LOA_OK) return 1;

    char words[100];
    loa_game_status_text(game.get(), words, sizeof words, nullptr);
    std::cout << words << '\n';
}
