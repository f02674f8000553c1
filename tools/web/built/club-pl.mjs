var e={club:"Klub","club-part":"{name, select, meet {Gra} tournaments {Turnieje} archive {Archiwum} players {Gracze} account {Konto}}","club-you-are":"Grasz jako {name}.","club-no-engine":"Ten klub ni\
e ma silnika.","club-card":"{name, select, games {Twoje partie} invitations {Zaproszenia i wyzwania} invitation {Zaproszenie} invite {Zaproś} lobby {Poczekalnia} running {Trwające partie} account {Two\
je konto} programs {Twoje programy} blocked {Zablokowani gracze} settings {Ustawienia klubu} codes {Kody wejścia} roster {Konta dla klasy} audit {Dziennik}}","club-none":"{what, select, games {Nie ma\
sz żadnej partii. Zaproś kogoś albo wyzwij komputer.} lobby {Nikt nie czeka na przeciwnika.} running {Teraz nikt nie gra.} tournaments {Nie ma żadnego turnieju.} over {Żadna taka partia jeszcze się ni\
e skończyła.} players {Jeszcze nikogo tu nie ma.} ratings {Jeszcze bez rankingu.}}","club-field":"{name, select, name {Imię} passphrase {Hasło} new {Nowe hasło} code {Kod klubu} setup {Kod programu}\
 uses {Dla ilu osób} club {Nazwa klubu} closed {Wejście tylko z kodem} guests {Goście mogą grać} assist {Widzowie mogą używać silnika} phrases {Gracze mogą wysyłać sobie gotowe zdania} guest {Twoje im\
ię, jeśli chcesz} kind {Kogo} accepts {Kto może go wyzwać} format {Rodzaj} rounds {Rundy} rest {Sekundy między rundami}}","club-form":"{name, select, login {Zaloguj się} join {Zostań członkiem} g\
uest {Wejdź jako gość} change {Zmień} delete {Usuń moje konto} seat {Dodaj program} setup {Urządź klub} code {Nowy kod} roster {Utwórz konta} tournament {Nowy turniej}}","club-heading":"{name,\
 select, player {Gracz} points {Punkty} result {Wynik} rated {Ranking} elo {Elo} buchholz {Buchholz} buchholzCut1 {Buchholz bez najsłabszego} sonnebornBerger {Sonneborn-Berger} directEncounter {Bezpoś\
redni pojedynek} wins {Zwycięstwa}}","club-notify":"Powiadom mnie, gdy będzie mój ruch","club-kind":"{kind, select, link {Kogoś przez link} open {Każdego z poczekalni} pair {Kogoś o podobnym rankin\
gu} challenge {Członka klubu lub komputer}}","club-do":"{kind, select, link {Utwórz link} open {Wystaw w poczekalni} pair {Szukaj przeciwnika} challenge {Wyzwij}}","club-kind-of":"{kind, select, lin\
k {Zaproszenie przez link} open {Otwarte zaproszenie} pair {Szukanie przeciwnika} challenge {Wyzwanie}}: {name}","club-tv":"Oglądaj najlepszą partię","club-boards":"Wszystkie plansze","club-newest":"\
Tu jest tylko {count} najnowszych partii.","club-no-tv":"Teraz nie ma żadnej partii. Następna otworzy się sama.","club-days":"{count, plural, one {# dzień na ruch} few {# dni na ruch} many {# dni n\
a ruch} other {# dnia na ruch}}","club-rated":"{rated, select, yes {Rankingowa} other {Towarzyska}}","club-side":"{name} gra {side, select, black {czarnymi} other {białymi}}","club-random-side":"Kolo\
ry są losowane.","club-invites":"{name} zaprasza do partii","club-send-link":"Wyślij ten link przeciwnikowi","club-show-link":"Pokaż link","club-waits":"Partia zacznie się, gdy przeciwnik otworzy l\
ink i przyjmie zaproszenie.","club-decline":"Odrzuć","club-withdraw":"Wycofaj","club-challenged":"{name} rzuca ci wyzwanie.","club-started":"Zaczęła się kolejna twoja partia.","club-offers":"{name\
} {what, select, draw {proponuje remis.} takeback {prosi o cofnięcie ruchu.} adjourn {chce odłożyć partię.} resume {chce wznowić partię.} rematch {chce rewanżu.}}","club-abort":"Przerwij","clu\
b-claim":"{what, select, win {Zażądaj wygranej} draw {Zażądaj remisu} other {Zażądaj}}","club-claim-words":"Zażądaj wyniku, jeśli przeciwnika nie ma od minuty.","club-adjourn":"Odłóż","clu\
b-adjourned":"Partia jest odłożona. Toczy się dalej, gdy obie strony chcą ją wznowić.","club-first-move":"Następny ruch musi nadejść do {time}, inaczej partia zostanie przerwana.","club-phras\
es":"Powiedz coś","club-phrase":"{phrase, select, 0 {Cześć!} 1 {Miłej gry!} 2 {Dobry ruch!} 3 {Ojej!} 4 {Chwileczkę.} 5 {Dziękuję!} 6 {Dobra partia!} 7 {Do widzenia!}}","club-correct":"Popraw w\
ynik","club-correct-words":"Rankingi zostaną policzone od nowa, a dziennik zapisze, co robisz.","club-next-game":"Gracze zaczęli kolejną partię.","club-its-tournament":"Turniej","club-format":"{fo\
rmat, select, swiss {System szwajcarski} round-robin {Każdy z każdym} double-round-robin {Każdy z każdym, dwukrotnie}}","club-stage":"{stage, select, open {Zapisy otwarte} running {Trwa} paused {W\
strzymany} over {Zakończony}}","club-round":"Runda {round} z {rounds}","club-count-players":"{count, plural, one {# gracz} few {# graczy} many {# graczy} other {# gracza}}","club-next-round":"Następn\
a runda zaczyna się o {time}.","club-stuck":"Nie da się skojarzyć par: za mało graczy albo wszyscy już ze sobą grali.","club-failed":"Następna runda nie mogła się zacząć z powodu błędu w klubie.",
"club-direct":"{act, select, enter {Weź udział} withdraw {Wycofaj się} start {Rozpocznij} pause {Wstrzymaj} resume {Wznów} next {Rozpocznij następną rundę} end {Zakończ turniej}}","club-direct\
-player":"{act, select, enter {Zapisz gracza} other {Wypisz gracza}}","club-bye":"{wanted, select, yes {Jednak zagraj w następnej rundzie} other {Pół punktu zamiast następnej partii}}","club-stand\
ings":"Tabela","club-softened":"Elo dolicza jeden remis każdym dwóm graczom, którzy ze sobą grali, bo ktoś wygrał albo przegrał wszystkie partie.","club-forfeit":"walkower","club-free":"{name} \
nie gra: {bye, select, allocated {punkt} half {pół punktu} other {bez punktu}}.","club-all":"Wszystkie","club-export":"Te partie w {format, select, sgf {SGF} jsonl {wierszach JSON}}","club-member":"\
{kind, select, guest {Gość} person {Członek} bot {Program} engine {Komputer} deleted {Usunięty}}{role, select, arbiter { (sędzia)} owner { (prowadzi klub)}}","club-present":"jest tutaj","club-sea\
rch":"Znajdź gracza","club-count-games":"{count, plural, one {# partia} few {# partie} many {# partii} other {# partii}}","club-score":"wygrane: {wins}, remisy: {draws}, przegrane: {losses}","club-cl\
ass":"{speed, select, bullet {Bullet} blitz {Blitz} rapid {Szybka} classical {Klasyczna} days {Korespondencyjna}} {board}","club-block":"Zablokuj","club-blocked":"{name} – zablokowano: nie możecie się\
 zapraszać.","club-unblock":"Odblokuj","club-remove":"Usuń","club-remove-it":"Usunąć: {name}?","club-remove-words":"Partie zostają, bez nazwy.","club-reset-words":"{name} zostaje wylogowany(-a) i\
 potrzebuje nowego hasła.","club-reset-to":"Hasło gracza {name} to teraz {passphrase}. Widać je tylko raz.","club-make":"{role, select, arbiter {Mianuj sędzią} other {Mianuj graczem}}","club-logo\
ut":"Wyloguj się","club-join-words":"Z imieniem i hasłem zalogujesz się wszędzie. Gość zachowuje swoje partie.","club-changed":"Zmieniono.","club-data":"Pobierz moje dane","club-programs-words":"\
Twój program może tu grać jako członek klubu.","club-key":"Klucz programu {name} to {key}. Widać go tylko raz.","club-accepts-of":"{accepts, select, all {Wszyscy} owner {Tylko ja} none {Nikt}}","\
club-new-key":"Nowy klucz","club-setup-words":"Potrzebny jest kod, który wypisał program. Będziesz prowadzić klub.","club-codes-words":"Kod wpuszcza tyle osób, ile ma użyć.","club-show":"Pokaż",
"club-uses":"{count, plural, one {jeszcze dla # osoby} few {jeszcze dla # osób} many {jeszcze dla # osób} other {jeszcze dla # osoby}}","club-code-link":"Link i kod QR","club-print":"Drukuj","club-r\
oster-words":"Jedno imię w wierszu albo tabela z imionami w pierwszej kolumnie. Każdy dostaje hasło.","club-act":"{name}: {act, select, set-up {urządzenie klubu} delete {usunięcie konta} correct {p\
oprawienie wyniku} reset-passphrase {nadanie nowego hasła} add-roster {utworzenie kont} set-role {zmiana roli} add-join-code {utworzenie kodu} set-settings {zmiana ustawień}}","sign-in":"Najpierw si\
ę zaloguj.","not-allowed":"Tego ci nie wolno.","closed-club":"Ten klub jest zamknięty; potrzebny jest kod.","bad-join-code":"Ten kod nikogo nie wpuszcza.","bad-setup-code":"To nie jest kod, który wy\
pisał program.","set-up-already":"Klub jest już urządzony.","bad-name":"Imię ma od 1 do {most} liter, cyfr, spacji, łączników lub kropek.","name-taken":"Imię {name} jest zajęte.","bad-passphr\
ase":"Hasło ma od {least} do {most} znaków.","wrong-passphrase":"Imię albo hasło jest błędne.","has-passphrase":"Masz już hasło.","no-such-player":"Nie ma takiego gracza.","bad-field":"{name}:\
 {detail}.","too-often":"Zbyt często; poczekaj {seconds} s.","many-connections":"Jest tu zbyt wiele osób.","not-json":"Żądanie nie jest w JSON.","no-invitation":"Tego zaproszenia już nie ma.","ow\
n-invitation":"To twoje własne zaproszenie.","not-for-you":"To zaproszenie jest dla kogoś innego.",blocked:"Jedno z was zablokowało drugie.","does-not-accept":"{name} tego nie przyjmuje.","many-gam\
es":"Nie może być więcej partii naraz niż {most}.","bad-clock":"Nie ma takiego zegara.","clock-of-guests":"Goście grają z poziomami na zegarach minutowych.","not-rated":"Takie partie nigdy nie s\
ą rankingowe.","no-such-game":"Nie ma takiej partii.","not-a-player":"Nie grasz w tej partii.","not-your-turn":"To nie twój ruch.",stale:"W partii jest już ruch {ply}.","not-running":"Partia nie tr\
wa.","too-late-to-abort":"Jest za późno, by przerwać partię.","no-offer":"Nikt nie proponuje {what, select, draw {remisu} takeback {cofnięcia} adjourn {odłożenia} resume {wznowienia} rematch {rewa\
nżu} other {tego}}.","cannot-offer":"Nie możesz teraz zaproponować {what, select, draw {remisu} takeback {cofnięcia} adjourn {odłożenia} resume {wznowienia} rematch {rewanżu} other {tego}}.","n\
ot-gone":"Przeciwnika nie ma jeszcze od {seconds} s.","no-phrases":"W tym klubie nie ma zwrotów.","no-such-tournament":"Nie ma takiego turnieju.","many-tournaments":"Naraz może być najwyżej {most} tu\
rniejów.","not-now":"To teraz niemożliwe.","win-forfeit":"{winner, other side} nie zagrały: {winner, lowercase side} wygrywają.","win-gone":"{winner, other side} odeszły: wygrywają {winner, lowerc\
ase side}.","win-decided":"Sędzia zdecydował: wygrywają {winner, lowercase side}.","draw-gone":"Jeden z graczy odszedł: remis.","draw-decided":"Sędzia zdecydował: remis."},a=e;export{a as default};
