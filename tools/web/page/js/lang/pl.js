// The catalogue in Polish.

/** @type {import('./en/codes.js').Catalogue} */
const PL = {
  // Between things in a series, between parts of a sentence, and between sentences.
  comma: ', ',
  semicolon: '; ',
  space: ' ',

  // The board.
  board: 'Plansza',
  cell: '{square}, {piece, select, black {czarny} white {biały} other {puste}}',
  'cell-goals': 'może przejść na {goals}',
  'cell-chosen': 'wybrany',
  'cell-goal': '{capture, select, true {może zostać zbity} other {w zasięgu}}',
  'goal-capture': '{square} (bicie)',
  'piece-goals': '{square} wybrany. Może przejść na {goals}.',
  'piece-stuck': '{square} wybrany. Nie ma żadnego dozwolonego ruchu.',
  'choice-cancelled': 'Wybór anulowany',
  'not-yours': 'Nie możesz ruszyć tym pionkiem.',
  'no-piece': 'To pole jest puste.',

  // Lines, and directions without a move.
  rank: 'rząd',
  file: 'kolumna',
  rising: 'przekątna w górę w prawo',
  falling: 'przekątna w górę w lewo',
  'leaves-board': 'prowadzi poza planszę',
  'lands-on-own': 'kończy się na własnym pionku na {square}',
  'in-the-way': '{color, select, black {czarny} white {biały}} pionek na {square} stoi na drodze',
  'lines-of': 'Linie pola {square}',
  'line-count':
    '{line}: {count, plural, one {# pionek} few {# pionki} many {# pionków} other {# pionka}}.',
  way: '{capture, select, true {bije na} other {na}} {square}',

  // The game.
  'to-move': 'Ruch {side, select, black {czarnych} white {białych}}.',
  'choose-piece': 'Wybierz {side, select, black {czarny} white {biały}} pionek.',
  'plies-left':
    '{count, plural, one {Został # ruch} few {Zostały # ruchy} many {Zostało # ruchów} other ' +
    '{Zostało # ruchu}}.',
  'game-paused': 'Partia jest wstrzymana.',
  'side-thinks': '{side, side} myślą…',
  'premove-next': 'Następnie: {from}-{to}.',
  'can-win': '{side, side} mogą teraz wygrać!',
  'connects-next': '{side, side} grożą połączeniem w następnym ruchu.',
  'wins-next': '{side, side} grożą wygraną w następnym ruchu.',
  'your-end': '{isWon, select, true {Wygrana!} other {Przegrana.}}',
  'computers-turn': 'Teraz ruch komputera.',
  moved: '{side, side}: {from} {capture, select, true {bije} other {na}} {to}.',
  passed: '{side, side} nie mają ruchu i pasują.',
  refusal: '{from} na {to}: {reason}.',

  // Players.
  side: '{side, select, black {Czarne} white {Białe}}',
  'player-of': 'Kto gra {side, select, black {czarnymi} white {białymi}}',
  you: 'Ty',
  computer:
    'Komputer {level} · {level, select, 1 {pierwsza partia} 2 {początkujący} 3 {nowicjusz} 4 ' +
    '{łatwy} 5 {amator} 6 {klub} 7 {dobry klub} 8 {mocny} 9 {bardzo mocny} 10 {najmocniejszy}}',
  outside: '{count} z {all} pionków poza największą grupą',

  status: 'Stan partii',
  'no-server': 'Brak połączenia z serwerem.',
  'file-missing': 'Na tej stronie brakuje pliku: {file}.',
  loading: 'Wczytywanie programu: {part, percent}.',
  'cannot-run':
    'Ta przeglądarka jest na to za stara. Można w niej grać z komputerem 1 i 2 oraz we dwoje.',
  retry: 'Ponów',
  failed: 'Na tej stronie coś się nie udało: {detail}',
  'program-ended': 'Program w terminalu zakończył działanie.',
  close: 'Zamknij',

  // The frame of the page, which the build fills in.
  title: 'Lines of Action',
  description: 'Graj w Lines of Action, ucz się i analizuj.',
  skip: 'Przejdź do planszy',
  main: 'Menu główne',
  play: 'Gra',
  puzzles: 'Zadania',
  learn: 'Zasady',
  editor: 'Edytor',
  settings: 'Ustawienia',
  'needs-script': 'Ta strona wymaga JavaScriptu.',
  'not-started':
    'Ta strona się nie uruchamia. Jeśli kolejna próba nie pomoże, użyj nowszej przeglądarki.',
  reload: 'Wczytaj stronę ponownie',
  'new-version': 'Jest nowa wersja tej strony.',
  'longer-address':
    'Ten serwer działa, ale adres jego strony jest dłuższy. Program go wypisał. Otwórz tamten ' +
    'adres.',

  // Refused requests.
  'no-such-request': 'Nie ma takiego żądania.',
  'no-such-file': 'Nie ma takiego pliku.',
  'wrong-method': 'To żądanie wymaga innej metody.',
  'no-token': 'W żądaniu brakuje tokenu.',
  'no-host': 'Żądanie nie podaje hosta.',
  'other-host': 'Ten serwer nazywa się inaczej.',
  'other-site': 'Żądania z innych witryn są odrzucane.',
  'repeated-header': 'Żądanie ma więcej niż jeden nagłówek „{name}”.',
  'too-slow': 'Żądanie docierało zbyt długo.',
  incomplete: 'Żądanie nie dotarło w całości: {detail}.',
  'too-large': 'To za dużo: serwer czyta naraz najwyżej {kibibytes, number} KiB.',
  'not-an-object': 'Żądanie nie jest obiektem JSON.',
  'bad-json': 'Nie można odczytać żądania: {detail}.',
  'bad-handshake': 'Brak WebSocketu: {detail}.',
  internal: 'Błąd serwera: {detail}.',
  'no-answer': 'Serwer odpowiedział {status}.',
  'many-analyses': 'Serwer prowadzi naraz zbyt wiele analiz. Spróbuj później.',
  'many-jobs': 'Naraz można prowadzić najwyżej tyle wyszukiwań: {most}.',
  'job-in-use': 'Numer wyszukiwania {id} jest zajęty.',
  'no-shared-game': 'Nie ma tu partii programu z terminala.',
  'not-a-command': 'To nie jest wiersz polecenia.',
  'program-busy': 'Program w terminalu jest zajęty.',
  'no-tables': 'Ten serwer nie ma tablic.',
  'not-in-tables': 'W tablicach nie ma tej pozycji.',
  'search-stopped': 'Wyszukiwanie zostało przerwane.',

  // Games in requests.
  'bad-rules': 'Nieznane zasady: {detail}.',
  'bad-size': 'To nie jest rozmiar planszy: {detail}.',
  'bad-start': 'Nieznana pozycja początkowa: {detail}.',
  'bad-position': 'To nie jest pozycja: {detail}.',
  'bad-move': 'To nie jest ruch: {detail}.',
  'bad-ply': 'Ruch {number}: {detail}.',
  'illegal-ply': 'Ruch {number}, {move}: {reason}.',
  'bad-time': 'Czas to liczba sekund większa od 0.',
  'bad-level': 'Poziom jest od 1 do {most}.',
  'long-text': 'Tekst przekracza dozwoloną liczbę znaków: {most, number}.',
  'long-game': 'Partia jest za długa; liczba ruchów: {count, number}, dozwolona: {most, number}.',
  'game-over': 'Partia jest skończona.',
  'few-pieces': 'Każda strona potrzebuje co najmniej dwóch pionków.',

  // Illegal moves; the move comes before.
  over: 'partia jest skończona',
  'off-board': 'pola {square} nie ma na tej planszy',
  'empty-square': 'na {square} nie ma pionka',
  'other-piece':
    'pionek na {square} jest {owner, select, black {czarny} white {biały}}, a ruch mają {mover, ' +
    'lowercase side}',
  'same-square': 'ruch zaczyna się i kończy na {square}',
  'no-line': '{from} i {to} nie leżą w jednym rzędzie, w jednej kolumnie ani na jednej przekątnej',
  'wrong-length':
    'trzeba przejść dokładnie {needed, plural, one {# pole} few {# pola} many {# pól} other {# ' +
    'pola}}, tyle, ile pionków stoi {line, select, rank {w tym rzędzie} file {w tej kolumnie} ' +
    'other {na tej przekątnej}}, a nie {tried}',
  'two-faults': '{first}; {second}',
  'own-piece': 'na {square} stoi twój własny {color, select, black {czarny} white {biały}} pionek',
  'must-jump': 'masz ruch, więc nie możesz spasować',
  'no-passing': 'te zasady nie pozwalają pasować',

  // Ends of games.
  'win-connected':
    '{winner, side} wygrywają: {color, lowercase side} {count, plural, =0 {nie mają już pionków, ' +
    'a to liczy się jako połączenie} one {mają jeden pionek, a to liczy się jako połączenie} few ' +
    '{mają wszystkie # pionki w jednej grupie} many {mają wszystkie # pionków w jednej grupie} ' +
    'other {mają wszystkie pionki w jednej grupie}}.',
  'win-simultaneous':
    '{winner, side} wygrywają: obie strony są połączone, a ruch wykonały {mover, lowercase side}.',
  'win-blocked':
    '{winner, side} wygrywają: {loser, lowercase side} nie mają żadnego dozwolonego ruchu.',
  'win-other':
    '{winner, side} wygrywają{reason, select, repetition { przez powtórzenie pozycji} limit { ' +
    'przez limit ruchów}}.',
  'draw-connected': 'Remis: jedna strona jest połączona.',
  'draw-simultaneous': 'Remis: ruch łączy obie strony.',
  'draw-blocked': 'Remis: nie ma żadnego dozwolonego ruchu.',
  'draw-repetition': 'Remis przez powtórzenie pozycji.',
  'draw-move-limit':
    'Remis: {count, plural, one {wykonano # ruch} few {wykonano # ruchy} many {wykonano # ' +
    'ruchów} other {wykonano # ruchu}}.',
  'win-resignation': '{winner, side} wygrywają: {winner, lowercase other side} poddały partię.',
  'win-time':
    '{winner, side} wygrywają: {winner, select, black {białym} white {czarnym}} skończył się czas.',
  'draw-agreed': 'Remis za obopólną zgodą.',
  aborted: 'Partię przerwano.',
  'draw-declined': '{side, side} odrzucają remis.',
  'draw-offered': '{side, side} proponują remis: ta pozycja wystąpiła po raz trzeci.',
  'draw-accept': 'Przyjmij',

  // Commands and what to do next.
  game: 'Partia',
  commands: 'Polecenia',
  moves: 'Ruchy',
  'of-rules': 'Zasady: {rules}',
  'with-key': '{label} ({key})',
  'new-game': 'Nowa partia',
  undo: 'Cofnij',
  redo: 'Ponów',
  back: 'Jeden ruch wstecz',
  next: 'Jeden ruch naprzód',
  'step-back': 'Wstecz',
  'step-on': 'Dalej',
  'draw-word': 'Remis',
  'your-turn': 'Twój ruch',
  hint: 'Podpo­wiedź',
  flip: 'Obróć',
  'offer-draw': 'Zaproponuj remis',
  resign: 'Poddaj',
  'move-now': 'Rusz teraz',
  pause: 'Wstrzymaj',
  resume: 'Wznów',
  more: 'Więcej',
  speed: 'Tempo',
  'my-games': 'Moje partie',
  'import-short': 'Importuj',
  'share-short': 'Udostępnij',
  'to-terminal': 'Do partii w terminalu',
  'back-to-game': 'Wróć do partii',
  'review-game': 'Oceń partię',
  'review-again': 'Oceń ponownie',
  rematch: 'Rewanż',
  'level-offer': '{how, select, won {Wygrane} other {Porażki}} z rzędu: {count}. Poziom {level}?',

  'resign-as': 'Poddać partię jako {side, lowercase side}?',
  'keep-playing': 'Graj dalej',
  'another-game': 'Zacząć inną partię?',
  'game-stays': 'Partia na planszy nie jest skończona. Zostanie w „Moich partiach”.',

  // The first visit.
  'new-here': 'Pierwszy raz w Lines of Action?',
  'rules-in-short':
    'Pionek przesuwa się dokładnie o tyle pól, ile pionków stoi na jego linii. Połącz wszystkie ' +
    'swoje pionki w jedną grupę, aby wygrać.',
  'learn-fast': 'Poznaj grę w dwie minuty',
  'easy-game': 'Zagraj łatwą partię',
  'no-thanks': 'Nie, dziękuję',

  // The table of moves.
  'no-moves-yet': 'Nie ma jeszcze ruchów.',
  comment: 'Komentarz',
  'type-move': 'Wpisz ruch, na przykład b1-b3',
  'not-a-move': '„{text}” to nie jest ruch taki jak b1-b3.',
  'draw-marks': 'Rysuj strzałki i okręgi',
  'draw-how': 'Przeciągnij: strzałka, kliknij: okrąg; z klawiatury: Enter na obu polach.',
  'clear-marks': 'Usuń rysunki',
  'marks-here': 'Narysowano: {marks}.',
  'mark-colour': '{kind, select, own {Pomarańczowy} blue {Niebieski} red {Czerwony}}',
  'mark-from': 'Od {square}. Wybierz drugi koniec; to samo pole daje okrąg.',
  'mark-changed': '{isThere, select, true {Usunięto} other {Narysowano}} od {from} do {to}.',
  promote: 'Ustaw jako wariant główny',
  cut: 'Usuń ten ruch i jego kontynuację',
  mark:
    '{mark, select, good {dobry ruch} inaccuracy {niedokładność} mistake {błąd} blunder {gruby ' +
    'błąd} missed {przeoczona wygrana}}',

  // Analysis.
  'no-analysis': 'Ta partia nie ma przed końcem ani analizy, ani oceny.',
  analyse: 'Analizuj',
  stop: 'Zatrzymaj',
  thinking: 'trwa analiza…',
  found: 'głębokość {depth} · pozycje: {nodes} · {speed}/s',
  done: 'gotowe, {found}',
  solved:
    'Rozwiązane{holds, select, false {, bez limitu ruchów i powtórzeń}}: {value} dla strony na ' +
    'ruchu.',
  'solved-by':
    'Rozwiązane według zasad {rules}{holds, select, false {, bez limitu ruchów i powtórzeń}}: ' +
    '{value} dla strony na ruchu.',
  value: '{value, select, win {wygrana} loss {przegrana} tie {nierozstrzygnięta} draw {remis}}',
  'value-in':
    '{value, select, win {wygrana} loss {przegrana} tie {nierozstrzygnięta} draw {remis}} w ' +
    '{plies}',
  'value-letter': '{value, select, win {W} loss {P} tie {N} draw {R}}{plies}',
  openings: 'Otwarcia',
  'openings-about':
    'Tędy przeszło {games, number} z {total, number} partii programu (poziom 8). ★ to ruch z ' +
    'jego księgi.',
  'openings-none': 'Żadna z partii tędy nie przeszła.',
  shares:
    'wygrane czarnych {black, percent}, remisy {draws, percent}, wygrane białych {white, percent}',
  'book-move': 'Ruch z księgi',
  options: 'Opcje',
  lines: 'Warianty',
  seconds: 'Sekundy',
  threads: 'Wątki',
  'wins-in': '{side, side} wygrywają w {moves}',
  'no-evaluation': 'Brak oceny',
  'black-chance': 'Szansa czarnych na wygraną: {chance, percent}',

  // Hints and teaching.
  'no-hints': 'W partiach bez pomocy nie ma podpowiedzi.',
  looking: 'Szukam dobrego ruchu…',
  'no-choice': 'Nie ma ruchu do wyboru.',
  'hint-part': 'Przyjrzyj się tej części planszy.',
  'hint-move': '{move} to dobry ruch.',
  'hint-wins': 'To wygrywa od razu.',
  'hint-wins-in':
    'To wygrywa w {moves, plural, one {# ruchu} few {# ruchach} many {# ruchach} other {# ruchu}}.',
  'hint-connects': 'Łączy się z {squares}.',
  'hint-stops': 'Zapobiega ruchowi {move}, który wygrywa.',
  'ask-for-more': 'Poproś jeszcze raz, aby dowiedzieć się więcej.',
  'bad-move-made':
    '{mark, select, mistake {Ten ruch to błąd.} blunder {Ten ruch to gruby błąd.} missed ' +
    '{Umknęła ci wygrana.}} Cofnąć?',
  'take-back': 'Cofnij',

  // Imports and exports.
  'nothing-to-read': 'Nie ma nic do odczytania.',
  'not-a-record': 'Nie można odczytać żadnej partii: {detail}.',
  'left-out': 'Nie odczytano wszystkiego: {detail}.',
  'first-of': 'To pierwsza z partii, których jest {count, number}.',
  'bad-tree': 'Nie można odczytać partii: {detail}.',
  'many-nodes':
    'Partia jest za duża; liczba ruchów razem z wariantami: {count, number}, dozwolona: {most, ' +
    'number}.',
  'node-without-move': 'Węzeł {number} nie ma ruchu.',
  'node-without-parent': 'Przed węzłem {number} nie ma jego węzła nadrzędnego.',
  'no-root': 'Partii brakuje początku.',
  'who-human': 'człowiek',
  copied: 'Skopiowano: {what}.',
  copy: 'Kopiuj',
  save: 'Zapisz',
  open: 'Otwórz',
  'share-link': 'Link do tej pozycji',
  'link-warning':
    '{place, select, here {Ten link otwiera się tylko na tym komputerze; innym wyślij plik SGF.} ' +
    'other {Kto ma ten link, może korzystać z twojego serwera.}} Zawiera tajną część adresu.',
  'share-sgf': 'SGF, cała partia z wariantami',
  'share-fen': 'FEN, ta pozycja',
  source: 'Tekst źródłowy',
  'share-embed': 'Plansza na inną stronę',
  'open-full': 'Otwórz w pełnym programie',
  'share-picture': 'Obraz',
  gif: 'GIF partii',
  'import-text': 'Partia lub pozycja',
  'import-example': 'Wklej SGF, FEN lub ruchy, na przykład  b1-b3 a2-c2 …',
  'import-file-name': 'Plik',
  imported: 'Partia zaimportowana.',

  // Saved games and links.
  'saved-newer': 'Zapisała ją nowsza wersja tej strony.',
  'saved-damaged': 'Jest uszkodzona.',
  'saved-refused': 'Nie można otworzyć zapisanej partii. {reason}',
  'storage-full':
    'Twoje ruchy nie są już zapisywane: pamięć przeglądarki jest pełna lub wyłączona. Usuń ' +
    'partie albo zapisz kopię tej.',
  'other-tab': 'Ta partia toczyła się dalej w innej karcie. Twój ruch jest tam wariantem.',
  'saved-copy': 'Zapisz kopię',
  'saved-here': 'Zapisane w tej przeglądarce: ostatnie 50 partii.',
  'no-games-yet': 'Nie ma jeszcze partii.',
  'delete-game': 'Usuń tę partię',
  result: '{winner, select, black {wygrana czarnych} white {wygrana białych} other {remis}}',
  'count-moves': '{count, plural, one {# ruch} few {# ruchy} many {# ruchów} other {# ruchu}}',
  'bad-link': 'Ten link nie zawiera prawidłowej partii. {reason}',

  // New games.
  'start-game': 'Zacznij partię',
  'black-first': 'Czarne (zaczynają)',
  rules: 'Zasady',
  'rule-name':
    '{name, select, berkeley {Berkeley} boardspace {BoardSpace} codingame {CodinGame} cuhk ' +
    '{CUHK} gamesman {GAMESMAN} gamesman-misere {GAMESMAN misère} olympiad {Olimpiada} openspiel ' +
    '{OpenSpiel} playstrategy {PlayStrategy} soucie {Soucie}}',
  'rule-words':
    '{name, select, berkeley {Jeśli ruch łączy obie strony, wygrywa ten, kto go wykonał. Partia ' +
    'nierozstrzygnięta po 30 ruchach każdej strony.} cuhk {Czarne zaczynają po lewej i prawej. ' +
    'Ruch, który łączy obie strony, to remis.} gamesman {Jeśli strona na ruchu nie ma ' +
    'dozwolonego ruchu, jest remis.} gamesman-misere {Strona, której pionki są połączone, ' +
    'przegrywa.} olympiad {Zasady turniejowe: remis, jeśli ruch łączy obie strony albo pozycja ' +
    'wystąpi trzy razy.} soucie {Zasady wynalazcy: jeśli ruch łączy obie strony, wygrywa ten, ' +
    'kto go wykonał. Bez limitu ruchów.} openspiel {Strona bez dozwolonego ruchu przegrywa. ' +
    'Powtórzone ustawienie to remis.} codingame {Zasady wynalazcy, z remisem po 75 ruchach ' +
    'każdej strony.} playstrategy {Remis, jeśli ruch łączy obie strony, jeśli strona na ruchu ' +
    'nie ma dozwolonego ruchu albo przy piątym powtórzeniu.} boardspace {Zasady wynalazcy, tak ' +
    'jak gra się na BoardSpace.}}',
  start: 'Ustawienie',
  'start-name':
    '{name, select, standard {Zwykłe: czarne na górze i na dole} sides {Boki: czarne po lewej i ' +
    'prawej} scrambled {Jajecznica: kolory na przemian wzdłuż brzegu}}',
  opponent: 'Przeciwnik',
  'level-words':
    '{level, select, 1 {Przeocza prawie wszystko.} 2 {Wiele przeocza: zacznij tutaj.} 3 {Patrzy ' +
    'naprzód, wiele przeocza.} 4 {Patrzy naprzód, przeocza niektóre ruchy.} 5 {Rozegrał już parę ' +
    'partii.} 6 {Jak gracz klubowy.} 7 {Jak dobry gracz klubowy.} 8 {Widzi wygrane w trzech ' +
    'ruchach.} 9 {Myśli jedną trzecią sekundy.} 10 {Pełna siła, do pięciu sekund.}}',
  'person-here': 'Dwie osoby',
  'person-words': 'Obie przy tym ekranie.',
  'your-side': 'Grasz',
  random: 'Losowo',
  strength: 'Siła gry',
  custom: 'Własne ustawienia',
  'custom-words': 'Gracze, zasady, plansza i wyrównanie szans.',
  elo: 'Elo {elo}',
  files: 'Kolumny',
  ranks: 'Rzędy',
  clock: 'Zegar',
  'no-clock': 'Bez zegara',
  'some-clock': '{minutes, number} min + {seconds} s na ruch',
  minutes: 'Minuty',
  'seconds-a-move': 'Sekundy na ruch',
  'name-of': 'Nazwa gracza ({side, lowercase side})',
  'gives-up': '{side, side}: o tyle pionków mniej',
  handicap:
    'Wyrównanie: pionki zdjęte na początku. Mniej pionków łatwiej połączyć, ale sięgają też ' +
    'bliżej.',
  'rated-style': 'Partia jak rankingowa (bez pomocy)',

  // Settings.
  language: 'Język',
  'language-auto': 'Jak w przeglądarce',
  scheme: 'Jasny lub ciemny',
  'scheme-name': '{name, select, auto {Systemowy} light {Jasny} dark {Ciemny}}',
  'large-text': 'Duży tekst, czytelny z daleka',
  'board-name':
    '{name, select, wood {Drewno} slate {Łupek} paper {Papier} green {Zielona} clear {Duży ' +
    'kontrast, dla daltonistów}}',
  'piece-style': 'Pionki',
  'piece-name': '{name, select, stones {Wypukłe} flat {Płaskie} shapes {Kształty}}',
  'on-the-board': 'Na planszy',
  coordinates: 'Współrzędne',
  counts: 'Liczba pionków na wszystkich liniach, przy brzegach',
  overlay: 'Linie pionka pod wskaźnikiem',
  dots: 'Kropki na polach, na które może przejść wybrany pionek',
  bonds: 'Połączenia w grupach',
  arrows: 'Strzałki: ostatni ruch, najlepsze ruchy',
  'during-a-game': 'Podczas partii',
  threats: 'Ostrzegaj, gdy strona może wygrać następnym ruchem',
  teaching: 'Nauka: proponuj cofnięcie złych ruchów',
  'auto-flip': 'Obracaj planszę dla dwóch graczy przy jednym ekranie',
  sounds: 'Dźwięki',
  volume: 'Głośność',
  kept: 'Bez sieci: {isKept, select, true {gotowe} other {tu niemożliwe}}.',

  // Keys, each with what it does.
  keys: 'Klawisze',
  'keys-step': '← → | jeden ruch wstecz lub naprzód; także kółkiem myszy nad planszą',
  'keys-ends': 'Home, End | pierwszy lub ostatni ruch',
  'keys-analysis': 'A | włącz lub wyłącz analizę',
  'keys-tab': 'Tab | do planszy i dalej',
  'keys-square': 'Strzałki na planszy | inne pole; tam [ i ] przewijają partię',
  'keys-choose': 'Enter lub Spacja | wybierz pionek, potem jego cel',
  'keys-escape': 'Esc | anuluj wybór lub zaplanowany ruch',
  'keys-draw': 'Prawy przycisk myszy lub Shift | zakreśl pole; przeciągnij: strzałka',
  'keys-marks': 'D, X | rysuj kliknięciami lub klawiszami; usuń rysunki',
  'keys-keys': '? | ta lista',

  full: '{words}.',

  // Positions that people set up.
  'no-pieces': '{color, side} nie mają pionków.',
  'one-piece':
    '{color, side} mają jeden pionek, a to liczy się jako połączenie: partia byłaby skończona.',
  'all-connected':
    'Wszystkie {color, lowercase side} pionki są już połączone: partia byłaby skończona.',
  'over-already': 'Partia byłaby skończona. {end}',
  'no-moves': 'Żadna strona nie ma dozwolonego ruchu.',
  'many-pieces':
    '{color, side} mają za dużo pionków ({count}); w pozycji początkowej tego rozmiaru może ich ' +
    'być najwyżej {most}.',
  'mover-blocked': 'Ruch mają {color, lowercase side}, ale nie mają żadnego dozwolonego ruchu.',
  'how-to-edit': 'Wybierz rodzaj pionka, a potem klikaj pola. Kolejne kliknięcie usuwa pionek.',
  'edit-nothing': 'Usuń',
  'editor-board': 'Plansza edytora',
  mover: 'Na ruchu',
  'play-from-here': 'Graj od tego miejsca',
  'start-position': 'Pozycja począt­kowa',
  'empty-board': 'Pusta plansza',
  'from-game': 'Z partii',
  'copy-link': 'Kopiuj link',
  'can-start': 'Partia może się tu zacząć.',
  'cannot-start': 'Partia nie może się tu zacząć:',

  // Reviews.
  'retry-side': 'Popraw błędy {side, select, black {czarnych} white {białych}}',
  'retry-word': 'Popraw',
  'review-progress': 'Postęp oceny',
  'review-graph': 'Szansa czarnych na wygraną w ciągu partii',
  'words-of': '{name}: {words}',
  'show-better': 'Lepszy ruch',
  'mistake-of': 'Błąd {number} z {count}.',
  'find-better': 'Zagrano {move}. Znajdź lepszy ruch.',
  'is-best': '{move} to najlepszy ruch.',
  'is-good': 'Ruch {move} też jest dobry. Najlepszy był {best}.',
  'not-better': 'Ruch {move} nie jest lepszy. Spróbuj ponownie.',
  'next-mistake': 'Następny błąd',
  'only-move': 'Jedyny ruch.',
  'best-proven': 'Najlepszy ruch ({score}).',
  'best-estimated': 'Najlepszy ruch (szansa na wygraną: {chance, percent}).',
  'chance-taken': 'Dobrze! {side, other side} popełniły błąd, a ten ruch go wykorzystuje.',
  judged:
    '{judgement, select, good {Dobry ruch} inaccuracy {Niedokładność} mistake {Błąd} blunder ' +
    '{Gruby błąd} missed-win {Przeoczona wygrana}}: szansa na wygraną {before, percent} → ' +
    '{after, percent}.{better}{now}',
  better: ' Lepszy był ruch {move} ({score}).',
  now: ' Teraz: {score}.',
  nothing: '',
  won: 'wygrane',
  lost: 'przegrane',
  'win-in': 'wygrana w {moves}',
  'loss-in': 'przegrana w {moves}',
  chance: '{chance, percent}',
  summary:
    'dokładność {accuracy, percent}; niedokładności: {inaccuracies}, błędy: {mistakes}, grube ' +
    'błędy: {blunders}, przeoczone wygrane: {missed}',
  compared:
    '{how, select, above {Grasz lepiej, niż zwykle gra twój przeciwnik. } near {Grasz tak ' +
    'dobrze, jak zwykle gra twój przeciwnik. }}Dobre ruchy: {good} z {judged}. Dokładność ' +
    '{accuracy, percent}; poziom {level} ma zwykle {usual, percent}.',
  'all-remarks': 'Wszystkie uwagi',
  'summary-of': '{side, side}:',
  'no-summary': 'brak ruchów do oceny',

  // Puzzles.
  'puzzle-board': 'Plansza zadania',
  puzzle: 'Zadanie',
  'puzzle-number': 'Zadanie {number}',
  'next-puzzle': 'Następne zadanie',
  'show-solution': 'Pokaż rozwią­zanie',
  'puzzle-win':
    '{side, side} zaczynają i wygrywają {count, plural, =1 {od razu} one {w # ruchu} few {w # ' +
    'ruchach} many {w # ruchach} other {w # ruchu}}. Prowadzi do tego tylko jeden pierwszy ruch.',
  'puzzle-hold':
    'Ruch {side, select, black {czarnych} white {białych}}: tylko jeden ruch nie pozwala {side, ' +
    'select, black {białym} white {czarnym}} wygrać {count, plural, =1 {od razu} one {w # ruchu} ' +
    'few {w ciągu # ruchów} many {w ciągu # ruchów} other {w ciągu # ruchu}}.',
  'puzzle-yours': 'Grasz {side, select, black {czarnymi} white {białymi}}, na dole.',
  'puzzle-score': 'Rozwiązane: {solved} z {count} · seria {streak} · rekord {best}',
  'puzzle-no-win':
    'Ruch {move} jest dozwolony, ale nie wygrywa w {moves, plural, one {# ruchu} few {# ' +
    'ruchach} many {# ruchach} other {# ruchu}}.',
  'puzzle-no-hold': 'Ruch {move} jest dozwolony, ale {side, lowercase other side} i tak wygrywają.',
  'puzzle-right': 'Dobrze. Co dalej?',
  'puzzle-goes-on':
    'Ruch {side, select, black {czarnych} white {białych}}: wygrana w {moves, plural, one {# ' +
    'ruchu} few {# ruchach} many {# ruchach} other {# ruchu}}.',
  'puzzle-solved': 'Rozwiązane!',
  'puzzle-shown': 'Takie było rozwiązanie.',
  'puzzle-piece': 'Rusza się pionek z {square}.',
  'puzzle-move': 'Ruch to {move}.',
  theme: 'Temat',
  'puzzle-theme':
    '{theme, select, all {Wszystkie tematy} h {Jedyny ruch} c {Bicie} s {Poświęcenie} q {Cichy ' +
    'ruch} t {Groźba} b {Blokada} d {Obrona} e {Końcówka}}',
  'puzzle-task': '{task, select, win {Wygrana w} hold {Obrona przed wygraną w}} {moves}',
  'puzzle-rating': 'Ranking {rating}',
  'your-rating': 'Twój ranking: {rating}',
  'puzzle-answer': '{side, side} odpowiadają {move}.',
  'puzzle-wrong': 'Źle.',
  'puzzle-of-day': 'Zadanie dnia',
  'timed-run': 'Seria 3-minutowa',
  'run-score': 'Rozwiązane: {count} · błędy: {mistakes} z {most}',
  'run-over':
    'Rozwiązane w tej serii: {count, plural, one {# zadanie} few {# zadania} many {# zadań} ' +
    'other {# zadania}}. Rekord: {best}.',
  history: 'Historia',
  'no-history': 'Nie próbowano jeszcze żadnego zadania.',
  'puzzle-result':
    '{result, select, once {rozwiązane} failed {nierozwiązane} later {rozwiązane później}}',

  // How to play.
  tutorial: 'Samouczek',
  step: 'Krok {number} z {count}: {title}',
  'next-step': 'Następny krok',
  lessons: 'Wszystkie lekcje',
  'rule-sets': 'Odmiany zasad',
  'rules-differ':
    'Pionki poruszają się tak samo według wszystkich zasad. Zasady różnią się tym, co dzieje ' +
    'się, gdy ruch łączy obie strony lub gdy strona nie ma dozwolonego ruchu, oraz tym, kiedy ' +
    'jest remis.',
  'other-move': 'To dozwolony ruch, ale nie ten, którego szukamy. Spróbuj ponownie.',
  'end-retry': '{end} Spróbuj ponownie.',

  count: 'Policz, potem rusz',
  'count-words':
    'Pionek przesuwa się dokładnie o tyle pól, ile pionków stoi na jego linii. Tutaj stoją dwa: ' +
    'idź za strzałką.',
  'count-praise':
    'Dobrze! Liczą się wszystkie pionki na linii, obu kolorów: w rzędzie, kolumnie i po ' +
    'przekątnej.',
  jump: 'Skok nad własnymi pionkami',
  'jump-words':
    'Twoje własne pionki nigdy nie stoją na drodze. Na tej linii jest ich sześć: przeskocz ' +
    'pozostałe, sześć pól dalej.',
  'jump-praise': 'Sześć pionków, sześć pól, prosto nad pozostałymi.',
  capture: 'Bicie i przeszkody',
  'capture-words':
    'Bijesz pionek przeciwnika, kończąc ruch na jego polu. Nie możesz go przeskoczyć. Zbij ' +
    'zaznaczonym pionkiem.',
  'capture-praise': 'Zbity! Białe mają o jeden pionek mniej, a więc i o jeden mniej do połączenia.',
  'capture-retry':
    'Dozwolone, ale zaznaczony pionek niczego nie zbił. Poszukaj przerywanego pierścienia.',
  connect: 'Połącz swoje pionki',
  'connect-words':
    'Wygrywasz, gdy wszystkie twoje pionki tworzą jedną grupę. Sąsiedzi po przekątnej też się ' +
    'liczą. Połącz zaznaczony pionek.',
  'connect-praise': 'Wszystkie w jednej grupie: czarne wygrywają.',
  'connect-retry': 'Nie wszystkie pionki są już połączone. Policz linie oddzielonego pionka.',
  defend: 'Powstrzymaj przeciwnika',
  'defend-words':
    'Białe grożą połączeniem, jak pokazuje strzałka. Przesuń zaznaczony pionek na tę linię: ' +
    'zmieni się jej liczba i ten ruch odpadnie.',
  'defend-praise': 'Białe nie mają już wygrywającego ruchu.',
  'defend-retry': 'Białe nadal mogą wygrać następnym ruchem. Spróbuj ponownie.',

  'helping-title': 'Bicie może pomóc przeciwnikowi',
  'helping-words':
    'Strona, która ma mniej pionków, ma ich mniej do połączenia. Jeśli czarne zbiją oddzielony ' +
    'biały pionek, białe będą połączone i wygrają.',
  'helping-retry': 'Białe nie są połączone. Który biały pionek jest oddzielony?',
  'blocked-title': 'Brak dozwolonego ruchu',
  'blocked-words':
    'Rzadko zdarza się, że strona nie ma dozwolonego ruchu, jak tu czarne. Według większości ' +
    'zasad pasuje, a druga strona rusza jeszcze raz.',
};

export default PL;
