// The catalogue in Spanish.

/** @type {import('./en/codes.js').Catalogue} */
const ES = {
  // Between things in a series, between parts of a sentence, and between sentences.
  comma: ', ',
  semicolon: '; ',
  space: ' ',

  // The board.
  board: 'Tablero',
  cell: '{square}, {piece, select, black {negra} white {blanca} other {vacía}}',
  'cell-goals': 'puede ir a {goals}',
  'cell-chosen': 'elegida',
  'cell-goal': '{capture, select, true {se puede capturar} other {se puede alcanzar}}',
  'goal-capture': '{square} (captura)',
  'piece-goals': '{square} elegida. Puede ir a {goals}.',
  'piece-stuck': '{square} elegida. No tiene ninguna jugada legal.',
  'choice-cancelled': 'Selección anulada',
  'not-yours': 'No te toca mover esa ficha.',
  'no-piece': 'Esa casilla está vacía.',

  // Lines, and directions without a move.
  rank: 'fila',
  file: 'columna',
  rising: 'diagonal hacia arriba a la derecha',
  falling: 'diagonal hacia arriba a la izquierda',
  'leaves-board': 'se saldría del tablero',
  'lands-on-own': 'caería sobre una ficha propia en {square}',
  'in-the-way': 'la ficha {color, select, black {negra} white {blanca}} de {square} cierra el paso',
  'lines-of': 'Líneas de {square}',
  'line-count': '{line}: {count, plural, one {# ficha} many {# de fichas} other {# fichas}}.',
  way: '{capture, select, true {captura en} other {a}} {square}',

  // The game.
  'to-move': 'Juegan las {side, lowercase side}.',
  'choose-piece': 'Elige una ficha {side, select, black {negra} white {blanca}}.',
  'plies-left':
    '{count, plural, one {Queda # jugada} many {Quedan # de jugadas} other {Quedan # jugadas}}.',
  'game-paused': 'La partida está en pausa.',
  'side-thinks': 'Las {side, lowercase side} están pensando…',
  'premove-next': 'Después: {from}-{to}.',
  'can-win': '¡Las {side, lowercase side} pueden ganar ya!',
  'connects-next': 'Las {side, lowercase side} amenazan con conectarse en la próxima jugada.',
  'wins-next': 'Las {side, lowercase side} amenazan con ganar en la próxima jugada.',
  'your-end': '{isWon, select, true {¡Has ganado!} other {Has perdido.}}',
  'computers-turn': 'Le toca al ordenador.',
  moved: '{side, side}: {from} {capture, select, true {captura} other {a}} {to}.',
  passed: 'Las {side, lowercase side} no tienen jugadas y pasan.',
  refusal: '{from} a {to}: {reason}.',

  // Players.
  side: '{side, select, black {Negras} white {Blancas}}',
  'player-of': 'Quién juega con {side, lowercase side}',
  you: 'Tú',
  computer:
    'Ordenador {level} · {level, select, 1 {primera partida} 2 {principiante} 3 {novato} 4 ' +
    '{fácil} 5 {aficionado} 6 {club} 7 {buen club} 8 {fuerte} 9 {muy fuerte} 10 {el más fuerte}}',
  outside: 'Fuera del grupo más grande: {count} de {all} fichas',

  status: 'Estado de la partida',
  'no-server': 'No se puede conectar con el servidor.',
  'file-missing': 'A este sitio le falta un archivo: {file}.',
  loading: 'Cargando el programa: {part, percent}.',
  'cannot-run':
    'Este navegador es demasiado antiguo para esto. Permite los ordenadores 1 y 2, y ' +
    'partidas entre dos.',
  retry: 'Reintentar',
  failed: 'Algo ha fallado en esta página: {detail}',
  'program-ended': 'El programa de la terminal ha terminado.',
  close: 'Cerrar',

  // The frame of the page, which the build fills in.
  title: 'Lines of Action',
  description: 'Juega, aprende y estudia Lines of Action.',
  skip: 'Saltar al tablero',
  main: 'Menú principal',
  play: 'Jugar',
  puzzles: 'Problemas',
  learn: 'Reglas',
  editor: 'Editor',
  settings: 'Ajustes',
  'needs-script': 'Esta página necesita JavaScript.',
  'not-started':
    'Esta página no arranca. Si no ayuda intentarlo otra vez, usa un navegador más reciente.',
  reload: 'Recargar la página',
  'new-version': 'Hay una nueva versión de este sitio.',
  'longer-address':
    'Este servidor funciona, pero la dirección de su página es más larga. El programa la ha ' +
    'mostrado: abre esa dirección, por favor.',

  // Refused requests.
  'no-such-request': 'No existe esa petición.',
  'no-such-file': 'No existe ese archivo.',
  'wrong-method': 'Esta petición necesita otro método.',
  'no-token': 'La petición no lleva la clave.',
  'no-host': 'La petición no nombra ningún servidor.',
  'other-host': 'Este servidor no tiene ese nombre.',
  'other-site': 'Se rechazan las peticiones de otros sitios web.',
  'repeated-header': 'La petición tiene más de un encabezado «{name}».',
  'too-slow': 'La petición ha tardado demasiado en llegar.',
  incomplete: 'La petición no ha llegado completa: {detail}.',
  'too-large':
    'Es demasiado grande: el servidor lee como máximo {kibibytes, number} KiB de una vez.',
  'not-an-object': 'La petición no es un objeto JSON.',
  'bad-json': 'No se puede leer la petición: {detail}.',
  'bad-handshake': 'No hay WebSocket: {detail}.',
  internal: 'El servidor ha fallado: {detail}.',
  'no-answer': 'El servidor ha respondido {status}.',
  'many-analyses': 'El servidor tiene demasiados análisis a la vez. Inténtalo más tarde.',
  'many-jobs': 'No son posibles más de {most} búsquedas a la vez.',
  'job-in-use': 'El número de búsqueda {id} ya está en uso.',
  'no-shared-game': 'Aquí no hay ninguna partida de un programa de la terminal.',
  'not-a-command': 'Eso no es una línea de órdenes.',
  'program-busy': 'El programa de la terminal está ocupado.',
  'no-tables': 'Este servidor no tiene tablas.',
  'not-in-tables': 'Las tablas no contienen esta posición.',
  'search-stopped': 'La búsqueda se ha detenido.',

  // Games in requests.
  'bad-rules': 'Reglas desconocidas: {detail}.',
  'bad-size': 'Tamaño de tablero no válido: {detail}.',
  'bad-start': 'Posición inicial desconocida: {detail}.',
  'bad-position': 'Posición no válida: {detail}.',
  'bad-move': 'Jugada no válida: {detail}.',
  'bad-ply': 'Jugada {number}: {detail}.',
  'illegal-ply': 'Jugada {number}, {move}: {reason}.',
  'bad-time': 'Un tiempo es un número de segundos mayor que 0.',
  'bad-level': 'Un nivel va de 1 a {most}.',
  'long-text': 'El texto tiene más de {most, number} caracteres.',
  'long-game':
    'Una partida de {count, number} jugadas es demasiado larga; se permiten {most, number}.',
  'game-over': 'La partida ha terminado.',
  'few-pieces': 'Cada bando necesita al menos dos fichas.',

  // Illegal moves; the move comes before.
  over: 'la partida ha terminado',
  'off-board': '{square} no está en este tablero',
  'empty-square': 'no hay ninguna ficha en {square}',
  'other-piece':
    'la ficha de {square} es {owner, select, black {negra} white {blanca}}, y les toca a las ' +
    '{mover, lowercase side}',
  'same-square': 'la jugada empieza y acaba en {square}',
  'no-line': '{from} y {to} no están en una misma fila, columna o diagonal',
  'wrong-length':
    'hay que avanzar exactamente {needed, plural, one {# casilla} many {# de casillas} other {# ' +
    'casillas}}, tantas como fichas hay en esta {line, select, rank {fila} file {columna} other ' +
    '{diagonal}}, y no {tried}',
  'two-faults': '{first}; {second}',
  'own-piece': 'tu propia ficha {color, select, black {negra} white {blanca}} está en {square}',
  'must-jump': 'tienes una jugada, así que no puedes pasar',
  'no-passing': 'estas reglas no permiten pasar',

  // Ends of games.
  'win-connected':
    'Ganan las {winner, lowercase side}: las {color, lowercase side} {count, plural, =0 {no ' +
    'tienen fichas, lo que cuenta como conectado} one {tienen una sola ficha, lo que cuenta como ' +
    'conectado} many {tienen todas sus fichas en un solo grupo} other {tienen sus # fichas en un ' +
    'solo grupo}}.',
  'win-simultaneous':
    'Ganan las {winner, lowercase side}: los dos bandos están conectados, y la jugada fue de las ' +
    '{mover, lowercase side}.',
  'win-blocked':
    'Ganan las {winner, lowercase side}: las {loser, lowercase side} no tienen ninguna jugada ' +
    'legal.',
  'win-other':
    'Ganan las {winner, lowercase side}{reason, select, repetition { por repetición} limit { por ' +
    'el límite de jugadas}}.',
  'draw-connected': 'Tablas: un bando está conectado.',
  'draw-simultaneous': 'Tablas: la jugada conecta a los dos bandos.',
  'draw-blocked': 'Tablas: no hay ninguna jugada legal.',
  'draw-repetition': 'Tablas por repetición.',
  'draw-move-limit': 'Tablas: se han hecho {count, number} jugadas.',
  'win-resignation':
    'Ganan las {winner, lowercase side}: las {winner, lowercase other side} se han rendido.',
  'win-time':
    'Ganan las {winner, lowercase side}: a las {winner, lowercase other side} se les ha acabado ' +
    'el tiempo.',
  'draw-agreed': 'Tablas de mutuo acuerdo.',
  aborted: 'La partida se ha cancelado.',
  'draw-declined': 'Las {side, lowercase side} rechazan las tablas.',
  'draw-offered':
    'Las {side, lowercase side} ofrecen tablas: esta posición ha aparecido tres veces.',
  'draw-accept': 'Aceptar',

  // Commands and what to do next.
  game: 'Partida',
  commands: 'Órdenes',
  moves: 'Jugadas',
  'of-rules': 'Reglas {rules}',
  'with-key': '{label} ({key})',
  'new-game': 'Nueva partida',
  undo: 'Deshacer',
  redo: 'Rehacer',
  back: 'Una jugada atrás',
  next: 'Una jugada adelante',
  'step-back': 'Atrás',
  'step-on': 'Siguiente',
  'draw-word': 'Tablas',
  'your-turn': 'Te toca',
  hint: 'Pista',
  flip: 'Girar',
  'offer-draw': 'Ofrecer tablas',
  resign: 'Rendirse',
  'move-now': 'Jugar ya',
  pause: 'Pausa',
  resume: 'Reanudar',
  more: 'Más',
  speed: 'Velocidad',
  'my-games': 'Mis partidas',
  'import-short': 'Importar',
  'share-short': 'Compartir',
  'to-terminal': 'A la partida de la terminal',
  'back-to-game': 'Volver a la partida',
  'review-game': 'Repasar la partida',
  'review-again': 'Repasar de nuevo',
  rematch: 'Revancha',
  'level-offer':
    '{count} {how, select, won {victorias} other {derrotas}} seguidas. ¿Nivel {level}?',

  'resign-as': '¿Rendirte con {side, lowercase side}?',
  'keep-playing': 'Seguir jugando',
  'another-game': '¿Empezar otra partida?',
  'game-stays': 'La partida del tablero no ha terminado. Se queda en «Mis partidas».',

  // The first visit.
  'new-here': '¿Es tu primera vez con Lines of Action?',
  'rules-in-short':
    'Una ficha avanza exactamente tantas casillas como fichas hay en su línea. Une todas tus ' +
    'fichas en un solo grupo para ganar.',
  'learn-fast': 'Aprender en dos minutos',
  'easy-game': 'Jugar una partida fácil',
  'no-thanks': 'No, gracias',

  // The table of moves.
  'no-moves-yet': 'Todavía no hay jugadas.',
  comment: 'Comentario',
  'type-move': 'Escribe una jugada, por ejemplo b1-b3',
  'not-a-move': '«{text}» no es una jugada como b1-b3.',
  'draw-marks': 'Dibujar flechas y círculos',
  'draw-how':
    'Arrastra para una flecha, haz clic para un círculo; con el teclado, Intro en ambas casillas.',
  'clear-marks': 'Borrar los dibujos',
  'marks-here': 'Dibujado: {marks}.',
  'mark-colour': '{kind, select, own {Naranja} blue {Azul} red {Rojo}}',
  'mark-from': 'Desde {square}. Elige el otro extremo; la misma casilla da un círculo.',
  'mark-changed': '{isThere, select, true {Borrado} other {Dibujado}} de {from} a {to}.',
  promote: 'Convertir en línea principal',
  cut: 'Borrar esta jugada y su continuación',
  mark:
    '{mark, select, good {buena jugada} inaccuracy {imprecisión} mistake {error} blunder {error ' +
    'grave} missed {victoria perdida}}',

  // Analysis.
  'no-analysis': 'Esta partida no tiene análisis ni repaso hasta que acaba.',
  analyse: 'Analizar',
  stop: 'Parar',
  thinking: 'pensando…',
  found: 'profundidad {depth} · {nodes} posiciones · {speed}/s',
  done: 'listo, {found}',
  solved:
    'Resuelta{holds, select, false {, sin límite de jugadas ni repetición}}: {value} para quien ' +
    'juega.',
  'solved-by':
    'Resuelta con las reglas {rules}{holds, select, false {, sin límite de jugadas ni ' +
    'repetición}}: {value} para quien juega.',
  value: '{value, select, win {victoria} loss {derrota} tie {empate} draw {tablas}}',
  'value-in':
    '{value, select, win {victoria} loss {derrota} tie {empate} draw {tablas}} en {plies}',
  'value-letter': '{value, select, win {V} loss {D} tie {E} draw {T}}{plies}',
  openings: 'Aperturas',
  'openings-about':
    '{games, number} de {total, number} partidas del programa (nivel 8) pasaron por aquí. ★ es ' +
    'una jugada de su libro.',
  'openings-none': 'Ninguna de las partidas pasó por aquí.',
  shares:
    'ganan las negras {black, percent}, tablas {draws, percent}, ganan las blancas {white, ' +
    'percent}',
  'book-move': 'Jugada del libro',
  options: 'Opciones',
  lines: 'Variantes',
  seconds: 'Segundos',
  threads: 'Hilos',
  'wins-in': 'Las {side, lowercase side} ganan en {moves}',
  'no-evaluation': 'Sin evaluación',
  'black-chance': 'Probabilidad de que ganen las negras: {chance, percent}',

  // Hints and teaching.
  'no-hints': 'En las partidas sin ayuda no hay pistas.',
  looking: 'Buscando una buena jugada…',
  'no-choice': 'No hay ninguna jugada que elegir.',
  'hint-part': 'Mira esta parte del tablero.',
  'hint-move': '{move} es una buena jugada.',
  'hint-wins': 'Gana de inmediato.',
  'hint-wins-in': 'Gana en {moves, plural, one {# jugada} many {# de jugadas} other {# jugadas}}.',
  'hint-connects': 'Conecta con {squares}.',
  'hint-stops': 'Impide {move}, que ganaría.',
  'ask-for-more': 'Pide otra pista para saber más.',
  'bad-move-made':
    '{mark, select, mistake {Esa jugada es un error.} blunder {Esa jugada es un error grave.} ' +
    'missed {Has dejado escapar una victoria.}} ¿Deshacerla?',
  'take-back': 'Deshacer',

  // Imports and exports.
  'nothing-to-read': 'No hay nada que leer.',
  'not-a-record': 'No se puede leer ninguna partida: {detail}.',
  'left-out': 'No se ha leído todo: {detail}.',
  'first-of': 'Esta es la primera de {count, number} partidas.',
  'bad-tree': 'No se puede leer la partida: {detail}.',
  'many-nodes':
    'Una partida de {count, number} jugadas, contando las variantes, es demasiado grande; se ' +
    'permiten {most, number}.',
  'node-without-move': 'El nodo {number} no tiene jugada.',
  'node-without-parent': 'Ningún nodo superior precede al nodo {number}.',
  'no-root': 'A la partida le falta el comienzo.',
  'who-human': 'persona',
  copied: 'Copiado: {what}.',
  copy: 'Copiar',
  save: 'Guardar',
  open: 'Abrir',
  'share-link': 'Enlace a esta posición',
  'link-warning':
    '{place, select, here {Este enlace solo se abre en este ordenador; a los demás envíales el ' +
    'SGF.} other {Quien tenga este enlace puede usar tu servidor.}} Contiene la parte secreta de ' +
    'la dirección.',
  'share-sgf': 'SGF, la partida entera con variantes',
  'share-fen': 'FEN, esta posición',
  source: 'Texto fuente',
  'share-embed': 'Tablero para otra página',
  'open-full': 'Abrir en el programa completo',
  'share-picture': 'Imagen',
  gif: 'GIF de la partida',
  'import-text': 'Partida o posición',
  'import-example': 'Pega un SGF, una FEN o jugadas como  b1-b3 a2-c2 …',
  'import-file-name': 'Archivo',
  imported: 'Partida importada.',

  // Saved games and links.
  'saved-newer': 'La guardó una versión más reciente de esta página.',
  'saved-damaged': 'Está dañada.',
  'saved-refused': 'No se puede abrir una partida guardada. {reason}',
  'storage-full':
    'Tus jugadas ya no se guardan: el almacenamiento del navegador está lleno o desactivado. ' +
    'Borra partidas, o guarda una copia de esta.',
  'other-tab': 'Esta partida ha seguido en otra pestaña. Allí tu jugada es una variante.',
  'saved-copy': 'Guardar una copia',
  'saved-here': 'Guardadas en este navegador: las últimas 50 partidas.',
  'no-games-yet': 'Todavía no hay partidas.',
  'delete-game': 'Borrar esta partida',
  result: '{winner, select, black {Ganan negras} white {Ganan blancas} other {Tablas}}',
  'count-moves': '{count, plural, one {# jugada} many {# de jugadas} other {# jugadas}}',
  'bad-link': 'Este enlace no contiene una partida válida. {reason}',

  // New games.
  'start-game': 'Empezar la partida',
  'black-first': 'Negras (empiezan)',
  rules: 'Reglas',
  'rule-name':
    '{name, select, berkeley {Berkeley} boardspace {BoardSpace} codingame {CodinGame} cuhk ' +
    '{CUHK} gamesman {GAMESMAN} gamesman-misere {GAMESMAN misère} olympiad {Olimpiada} openspiel ' +
    '{OpenSpiel} playstrategy {PlayStrategy} soucie {Soucie}}',
  'rule-words':
    '{name, select, berkeley {Si una jugada conecta a los dos bandos, gana quien la hizo. Empate ' +
    'tras 30 jugadas de cada bando.} cuhk {Las negras empiezan a izquierda y derecha. Una jugada ' +
    'que conecta a los dos bandos es tablas.} gamesman {Si quien juega no tiene ninguna jugada ' +
    'legal, la partida es tablas.} gamesman-misere {Pierde el bando cuyas fichas están ' +
    'conectadas.} olympiad {Reglas de torneo: tablas si una jugada conecta a los dos bandos o si ' +
    'una posición aparece tres veces.} soucie {Las reglas del inventor: si una jugada conecta a ' +
    'los dos bandos, gana quien la hizo. Sin límite de jugadas.} openspiel {Pierde el bando que ' +
    'no tiene ninguna jugada legal. Repetir una posición es tablas.} codingame {Las reglas del ' +
    'inventor, con tablas tras 75 jugadas de cada bando.} playstrategy {Tablas si una jugada ' +
    'conecta a los dos bandos, si quien juega no tiene ninguna jugada legal, o a la quinta ' +
    'repetición.} boardspace {Las reglas del inventor, tal como se juegan en BoardSpace.}}',
  start: 'Salida',
  'start-name':
    '{name, select, standard {Normal: negras arriba y abajo} sides {Lados: negras a izquierda y ' +
    'derecha} scrambled {Huevos revueltos: los colores se alternan en el borde}}',
  opponent: 'Rival',
  'level-words':
    '{level, select, 1 {Se le escapa casi todo.} 2 {Se le escapa mucho: empieza aquí.} 3 {Mira ' +
    'adelante y se le escapa mucho.} 4 {Mira adelante y se le escapan algunas jugadas.} 5 {Ya ha ' +
    'jugado algunas partidas.} 6 {Como un jugador de club.} 7 {Como un buen jugador de club.} 8 ' +
    '{Ve victorias en tres jugadas.} 9 {Piensa un tercio de segundo.} 10 {Fuerza máxima, hasta ' +
    'cinco segundos.}}',
  'person-here': 'Dos personas',
  'person-words': 'Las dos en esta pantalla.',
  'your-side': 'Juegas con',
  random: 'Al azar',
  strength: 'Fuerza',
  custom: 'A medida',
  'custom-words': 'Jugadores, reglas, tablero y ventaja.',
  elo: 'Elo {elo}',
  files: 'Columnas',
  ranks: 'Filas',
  clock: 'Reloj',
  'no-clock': 'Sin reloj',
  'some-clock': '{minutes, number} min + {seconds} s por jugada',
  minutes: 'Minutos',
  'seconds-a-move': 'Segundos por jugada',
  'name-of': 'Nombre de las {side, lowercase side}',
  'gives-up': 'Fichas de menos para las {side, lowercase side}',
  handicap:
    'Ventaja: fichas que se quitan al empezar. Con menos fichas es más fácil conectarlas, pero ' +
    'también llegan menos lejos.',
  'rated-style': 'Partida como de competición (sin ayuda)',

  // Settings.
  language: 'Idioma',
  'language-auto': 'El del navegador',
  scheme: 'Claro u oscuro',
  'scheme-name': '{name, select, auto {Sistema} light {Claro} dark {Oscuro}}',
  'large-text': 'Letra grande, para leer de lejos',
  'board-name':
    '{name, select, wood {Madera} slate {Pizarra} paper {Papel} green {Verde} clear {Alto ' +
    'contraste, para daltónicos}}',
  'piece-style': 'Fichas',
  'piece-name': '{name, select, stones {Con relieve} flat {Planas} shapes {Formas}}',
  'on-the-board': 'En el tablero',
  coordinates: 'Coordenadas',
  counts: 'Número de fichas de cada línea, en los bordes',
  overlay: 'Líneas de la ficha bajo el puntero',
  dots: 'Puntos en las casillas a las que puede ir la ficha elegida',
  bonds: 'Conexiones dentro de los grupos',
  arrows: 'Flechas: última jugada, mejores jugadas',
  'during-a-game': 'Durante la partida',
  threats: 'Avisar cuando un bando puede ganar en la próxima jugada',
  teaching: 'Aprendizaje: ofrecer deshacer las malas jugadas',
  'auto-flip': 'Girar el tablero para dos jugadores en una pantalla',
  sounds: 'Sonidos',
  volume: 'Volumen',
  kept: 'Sin conexión: {isKept, select, true {listo} other {aquí no es posible}}.',

  // Keys, each with what it does.
  keys: 'Teclas',
  'keys-step': '← → | una jugada atrás o adelante; también con la rueda del ratón sobre el tablero',
  'keys-ends': 'Inicio, Fin | primera o última jugada',
  'keys-analysis': 'A | activar o parar el análisis',
  'keys-tab': 'Tab | al tablero y más allá',
  'keys-square': 'Flechas en el tablero | otra casilla; [ y ] recorren allí la partida',
  'keys-choose': 'Intro o Espacio | elegir una ficha, luego su destino',
  'keys-escape': 'Esc | anular la selección o la jugada prevista',
  'keys-draw': 'Botón derecho, o Mayús | rodear una casilla; arrastrar para una flecha',
  'keys-marks': 'D, X | dibujar con clics o teclas; borrar los dibujos',
  'keys-keys': '? | esta lista',

  full: '{words}.',

  // Positions that people set up.
  'no-pieces': 'Las {color, lowercase side} no tienen fichas.',
  'one-piece':
    'Las {color, lowercase side} tienen una sola ficha, lo que cuenta como conectado: la partida ' +
    'habría terminado.',
  'all-connected':
    'Las fichas {color, lowercase side} ya están todas conectadas: la partida habría terminado.',
  'over-already': 'La partida habría terminado. {end}',
  'no-moves': 'Ningún bando tiene una jugada legal.',
  'many-pieces':
    'Las {color, lowercase side} tienen {count} fichas; las posiciones iniciales de este tamaño ' +
    'tienen como máximo {most}.',
  'mover-blocked': 'Juegan las {color, lowercase side}, y no tienen ninguna jugada legal.',
  'how-to-edit': 'Elige un tipo de ficha y haz clic en las casillas. Otro clic quita la ficha.',
  'edit-nothing': 'Quitar',
  'editor-board': 'Tablero del editor',
  mover: 'Juegan',
  'play-from-here': 'Jugar desde aquí',
  'start-position': 'Posición inicial',
  'empty-board': 'Tablero vacío',
  'from-game': 'De la partida',
  'copy-link': 'Copiar enlace',
  'can-start': 'Una partida puede empezar aquí.',
  'cannot-start': 'Ninguna partida puede empezar aquí:',

  // Reviews.
  'retry-side': 'Corregir los errores de las {side, lowercase side}',
  'retry-word': 'Corregir',
  'review-progress': 'Progreso del repaso',
  'review-graph': 'Probabilidad de que ganen las negras durante la partida',
  'words-of': '{name}: {words}',
  'show-better': 'Jugada mejor',
  'mistake-of': 'Error {number} de {count}.',
  'find-better': 'Se jugó {move}. Busca una jugada mejor.',
  'is-best': '{move} es la mejor jugada.',
  'is-good': '{move} también es buena. La mejor era {best}.',
  'not-better': '{move} no es mejor. Inténtalo de nuevo.',
  'next-mistake': 'Siguiente error',
  'only-move': 'La única jugada.',
  'best-proven': 'La mejor jugada ({score}).',
  'best-estimated': 'La mejor jugada (probabilidad de ganar: {chance, percent}).',
  'chance-taken':
    '¡Bien! Las {side, lowercase other side} habían cometido un error, y esta jugada lo aprovecha.',
  judged:
    '{judgement, select, good {Buena jugada} inaccuracy {Imprecisión} mistake {Error} blunder ' +
    '{Error grave} missed-win {Victoria perdida}}: probabilidad de ganar {before, percent} → ' +
    '{after, percent}.{better}{now}',
  better: ' Era mejor {move} ({score}).',
  now: ' Ahora: {score}.',
  nothing: '',
  won: 'ganado',
  lost: 'perdido',
  'win-in': 'victoria en {moves}',
  'loss-in': 'derrota en {moves}',
  chance: '{chance, percent}',
  summary:
    'precisión {accuracy, percent}; imprecisiones {inaccuracies}, errores {mistakes}, errores ' +
    'graves {blunders}, victorias perdidas {missed}',
  compared:
    '{how, select, above {Has jugado mejor de lo que suele tu rival. } near {Has jugado tan bien ' +
    'como suele tu rival. }}Buenas jugadas: {good} de {judged}. Precisión: {accuracy, percent}; ' +
    'el nivel {level} suele tener {usual, percent}.',
  'all-remarks': 'Todas las notas',
  'summary-of': '{side, side}:',
  'no-summary': 'ninguna jugada que valorar',

  // Puzzles.
  'puzzle-board': 'Tablero del problema',
  puzzle: 'Problema',
  'puzzle-number': 'Problema {number}',
  'next-puzzle': 'Siguiente problema',
  'show-solution': 'Ver la solución',
  'puzzle-win':
    'Juegan las {side, lowercase side} y ganan {count, plural, =1 {de inmediato} one {en # ' +
    'jugada} many {en # de jugadas} other {en # jugadas}}. Solo una primera jugada lo consigue.',
  'puzzle-hold':
    'Juegan las {side, lowercase side}: solo una jugada impide que las {side, lowercase other ' +
    'side} ganen {count, plural, =1 {de inmediato} one {en # jugada} many {en menos de # de ' +
    'jugadas} other {en # jugadas o menos}}.',
  'puzzle-yours': 'Juegas con las {side, lowercase side}, abajo.',
  'puzzle-score': 'Resueltos: {solved} de {count} · racha {streak} · récord {best}',
  'puzzle-no-win':
    '{move} es legal, pero no gana en {moves, plural, one {# jugada} many {# de jugadas} other ' +
    '{# jugadas}}.',
  'puzzle-no-hold': '{move} es legal, pero las {side, lowercase other side} ganan de todos modos.',
  'puzzle-right': 'Correcto. ¿Y ahora?',
  'puzzle-goes-on':
    'Juegan las {side, lowercase side}: victoria en {moves, plural, one {# jugada} many {# de ' +
    'jugadas} other {# jugadas}}.',
  'puzzle-solved': '¡Resuelto!',
  'puzzle-shown': 'Esa era la solución.',
  'puzzle-piece': 'Mueve la ficha de {square}.',
  'puzzle-move': 'La jugada es {move}.',
  theme: 'Tema',
  'puzzle-theme':
    '{theme, select, all {Todos los temas} h {Jugada única} c {Captura} s {Sacrificio} q ' +
    '{Jugada tranquila} t {Amenaza} b {Bloqueo} d {Defensa} e {Final}}',
  'puzzle-task': '{task, select, win {Victoria en} hold {Parar una victoria en}} {moves}',
  'puzzle-rating': 'Puntuación {rating}',
  'your-rating': 'Tu puntuación: {rating}',
  'puzzle-answer': 'Las {side, lowercase side} responden {move}.',
  'puzzle-wrong': 'Incorrecto.',
  'puzzle-of-day': 'Problema del día',
  'timed-run': 'Serie de 3 minutos',
  'run-score': '{count} resueltos · errores: {mistakes} de {most}',
  'run-over':
    '{count, plural, =0 {Ningún problema resuelto} one {# problema resuelto} many {# de ' +
    'problemas resueltos} other {# problemas resueltos}} en esta serie. Tu récord: {best}.',
  history: 'Historial',
  'no-history': 'Aún no has intentado ningún problema.',
  'puzzle-result':
    '{result, select, once {resuelto} failed {no resuelto} later {resuelto después}}',

  // How to play.
  tutorial: 'Tutorial',
  step: 'Paso {number} de {count}: {title}',
  'next-step': 'Siguiente paso',
  lessons: 'Todas las lecciones',
  'rule-sets': 'Variantes de las reglas',
  'rules-differ':
    'Las fichas se mueven igual con todas las reglas. Las reglas se distinguen en lo que pasa ' +
    'cuando una jugada conecta a los dos bandos, cuando un bando no tiene ninguna jugada legal, ' +
    'y en cuándo hay tablas.',
  'other-move': 'Es legal, pero no es la jugada que buscamos. Inténtalo de nuevo.',
  'end-retry': '{end} Inténtalo de nuevo.',

  count: 'Contar y mover',
  'count-words':
    'Una ficha avanza exactamente tantas casillas como fichas hay en su línea. Aquí hay dos: ' +
    'sigue la flecha.',
  'count-praise':
    '¡Bien! Cuentan todas las fichas de la línea, de ambos colores: fila, columna o diagonal.',
  jump: 'Saltar sobre tus fichas',
  'jump-words':
    'Tus propias fichas nunca estorban. En esta línea hay seis: salta seis casillas por encima ' +
    'de las demás.',
  'jump-praise': 'Seis fichas, seis casillas, por encima de las demás.',
  capture: 'Capturas y obstáculos',
  'capture-words':
    'Capturas una ficha rival al caer sobre ella. No puedes saltarla. Captura con la ficha ' +
    'marcada.',
  'capture-praise':
    '¡Capturada! Las blancas tienen una ficha menos, y por tanto una menos que conectar.',
  'capture-retry':
    'Es legal, pero la ficha marcada no ha capturado nada. Busca el anillo discontinuo.',
  connect: 'Conectar tus fichas',
  'connect-words':
    'Ganas cuando todas tus fichas forman un solo grupo. Las vecinas en diagonal cuentan. ' +
    'Conecta la ficha marcada.',
  'connect-praise': 'Todas en un grupo: ganan las negras.',
  'connect-retry':
    'Todavía no están conectadas todas las fichas. Cuenta las líneas de la ficha separada.',
  defend: 'Frenar al rival',
  'defend-words':
    'Las blancas amenazan con conectarse, como indica la flecha. Lleva la ficha marcada a esa ' +
    'línea: cambia la cuenta y la jugada ya no vale.',
  'defend-praise': 'Las blancas ya no tienen ninguna jugada ganadora.',
  'defend-retry': 'Las blancas todavía pueden ganar en la próxima jugada. Inténtalo de nuevo.',

  'helping-title': 'Una captura puede ayudar al rival',
  'helping-words':
    'Un bando con menos fichas tiene menos que conectar. Si las negras capturan la ficha blanca ' +
    'separada, las blancas quedan conectadas y ganan.',
  'helping-retry': 'Las blancas no están conectadas. ¿Qué ficha blanca está separada?',
  'blocked-title': 'Sin jugadas legales',
  'blocked-words':
    'Rara vez un bando no tiene ninguna jugada legal, como aquí las negras. Con la mayoría de ' +
    'las reglas pasa, y el otro bando juega de nuevo.',
};

export default ES;
