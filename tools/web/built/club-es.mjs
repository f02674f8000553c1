var a={club:"Club","club-part":"{name, select, meet {Jugar} tournaments {Torneos} archive {Archivo} players {Jugadores} account {Cuenta}}","club-you-are":"Eres {name}.","club-no-engine":"Este club no \
tiene motor.","club-card":"{name, select, games {Tus partidas} invitations {Invitaciones y desafíos} invitation {Invitación} invite {Invitar} lobby {Sala} running {Partidas en curso} account {Tu cuent\
a} programs {Tus programas} blocked {Jugadores bloqueados} settings {Ajustes del club} codes {Códigos para entrar} roster {Cuentas para una clase} audit {Registro}}","club-none":"{what, select, games\
 {No tienes ninguna partida. Invita a alguien o desafía al ordenador.} lobby {Nadie espera a un rival.} running {Ahora no se juega ninguna partida.} tournaments {No hay ningún torneo.} over {Aún no ha\
 terminado ninguna partida así.} players {Aún no hay nadie.} ratings {Aún sin puntuación.}}","club-field":"{name, select, name {Nombre} passphrase {Contraseña} new {Nueva contraseña} code {Código \
del club} setup {Código del programa} uses {Para cuántas personas} club {Nombre del club} closed {Solo se entra con un código} guests {Los invitados pueden jugar} assist {Los espectadores pueden usar \
el motor} phrases {Los jugadores pueden enviarse frases fijas} guest {Tu nombre, si quieres} kind {A quién} accepts {Quién puede desafiarlo} format {Tipo} rounds {Rondas} rest {Segundos entre rondas}}",
"club-form":"{name, select, login {Iniciar sesión} join {Hacerse miembro} guest {Entrar como invitado} change {Cambiar} delete {Borrar mi cuenta} seat {Añadir un programa} setup {Preparar el club} cod\
e {Código nuevo} roster {Crear cuentas} tournament {Nuevo torneo}}","club-heading":"{name, select, player {Jugador} points {Puntos} result {Resultado} rated {Puntuación} elo {Elo} buchholz {Buchholz}\
 buchholzCut1 {Buchholz sin el peor} sonnebornBerger {Sonneborn-Berger} directEncounter {Encuentro directo} wins {Victorias}}","club-notify":"Avísame cuando me toque jugar","club-kind":"{kind, select\
, link {A alguien con un enlace} open {A cualquiera de la sala} pair {A un rival de mi puntuación} challenge {A un miembro o al ordenador}}","club-do":"{kind, select, link {Crear un enlace} open {Pro\
poner en la sala} pair {Buscar rival} challenge {Desafiar}}","club-kind-of":"{kind, select, link {Invitación por enlace} open {Invitación abierta} pair {Se busca rival} challenge {Desafío}}: {name}",
"club-tv":"Ver la mejor partida","club-boards":"Todos los tableros","club-newest":"Aquí solo están las {count} partidas más nuevas.","club-no-tv":"Ahora no hay ninguna partida. La próxima se abrirá\
 sola.","club-days":"{count, plural, one {# día por jugada} many {# días por jugada} other {# días por jugada}}","club-rated":"{rated, select, yes {Con puntuación} other {Amistosa}}","club-side":"\
{name} juega con {side, lowercase side}","club-random-side":"Los colores se sortean.","club-invites":"{name} te invita a una partida","club-send-link":"Envía este enlace a tu rival","club-show-link":"\
Mostrar enlace","club-waits":"La partida empieza cuando tu rival abre el enlace y acepta.","club-decline":"Rechazar","club-withdraw":"Retirar","club-challenged":"{name} te desafía.","club-started":"H\
a empezado otra partida tuya.","club-offers":"{name} {what, select, draw {ofrece tablas.} takeback {pide retirar una jugada.} adjourn {quiere aplazar la partida.} resume {quiere reanudar la partida.} \
rematch {quiere la revancha.}}","club-abort":"Cancelar","club-claim":"{what, select, win {Reclamar la victoria} draw {Reclamar tablas} other {Reclamar}}","club-claim-words":"Reclama la partida si tu r\
ival lleva un minuto ausente.","club-adjourn":"Aplazar","club-adjourned":"La partida está aplazada. Sigue cuando los dos quieran reanudarla.","club-first-move":"La próxima jugada debe llegar antes de\
 las {time}, o la partida se cancela.","club-phrases":"Decir algo","club-phrase":"{phrase, select, 0 {¡Hola!} 1 {¡Que te diviertas!} 2 {¡Buena jugada!} 3 {¡Uy!} 4 {Un momento, por favor.} 5 {¡Gracias!\
} 6 {¡Buena partida!} 7 {¡Adiós!}}","club-correct":"Corregir el resultado","club-correct-words":"Las puntuaciones se calculan de nuevo, y el registro guarda lo que haces.","club-next-game":"Los jug\
adores han empezado otra partida.","club-its-tournament":"El torneo","club-format":"{format, select, swiss {Sistema suizo} round-robin {Todos contra todos} double-round-robin {Todos contra todos a dob\
le vuelta}}","club-stage":"{stage, select, open {Inscripción abierta} running {En curso} paused {En pausa} over {Terminado}}","club-round":"Ronda {round} de {rounds}","club-count-players":"{count, pl\
ural, one {# jugador} other {# jugadores}}","club-next-round":"La próxima ronda empieza a las {time}.","club-stuck":"No hay emparejamiento posible: faltan jugadores o todos se han enfrentado.","club-\
failed":"La ronda siguiente no pudo empezar por un fallo del club.","club-direct":"{act, select, enter {Participar} withdraw {Retirarse} start {Empezar} pause {Pausar} resume {Continuar} next {Empezar\
 la próxima ronda} end {Terminar el torneo}}","club-direct-player":"{act, select, enter {Inscribir jugador} other {Retirar jugador}}","club-bye":"{wanted, select, yes {Jugar la próxima ronda} other {\
Medio punto en lugar de la próxima partida}}","club-standings":"Clasificación","club-softened":"El Elo cuenta unas tablas más por cada dos jugadores que se han enfrentado, porque alguien ganó o perd\
ió todas sus partidas.","club-forfeit":"incomparecencia","club-free":"{name} no juega: {bye, select, allocated {un punto} half {medio punto} other {ningún punto}}.","club-all":"Todos","club-export":"\
Estas partidas en {format, select, sgf {SGF} jsonl {líneas JSON}}","club-member":"{kind, select, guest {Invitado} person {Miembro} bot {Programa} engine {Ordenador} deleted {Borrado}}{role, select, a\
rbiter { (árbitro)} owner { (responsable)}}","club-present":"está aquí","club-search":"Buscar un jugador","club-count-games":"{count, plural, one {# partida} many {# partidas} other {# partidas}}",
"club-score":"{wins} ganadas, {draws} tablas, {losses} perdidas","club-class":"{speed, select, bullet {Bala} blitz {Blitz} rapid {Rápida} classical {Clásica} days {Por correspondencia}} {board}","cl\
ub-block":"Bloquear","club-blocked":"{name} está bloqueado: ninguno puede invitar al otro.","club-unblock":"Desbloquear","club-remove":"Eliminar","club-remove-it":"¿Eliminar a {name}?","club-remove-\
words":"Las partidas se quedan, sin el nombre.","club-reset-words":"Se cierra la sesión de {name}, que necesita la nueva contraseña.","club-reset-to":"La contraseña de {name} es ahora {passphrase}. \
Solo se muestra una vez.","club-make":"{role, select, arbiter {Nombrar árbitro} other {Nombrar jugador}}","club-logout":"Cerrar sesión","club-join-words":"Con nombre y contraseña puedes entrar desde\
 cualquier sitio. Un invitado conserva sus partidas.","club-changed":"Está cambiado.","club-data":"Descargar mis datos","club-programs-words":"Un programa tuyo puede jugar aquí como miembro.","club-\
key":"La clave de {name} es {key}. Solo se muestra una vez.","club-accepts-of":"{accepts, select, all {Todos} owner {Solo yo} none {Nadie}}","club-new-key":"Clave nueva","club-setup-words":"Necesitas \
el código que ha escrito el programa. Serás responsable del club.","club-codes-words":"Un código deja entrar a tantas personas como usos tiene.","club-show":"Mostrar","club-uses":"{count, plural, o\
ne {para # persona más} many {para # personas más} other {para # personas más}}","club-code-link":"Enlace y código QR","club-print":"Imprimir","club-roster-words":"Un nombre por línea, o una tabla\
 con los nombres en la primera columna. Cada uno recibe una frase de acceso.","club-act":"{name} {act, select, set-up {preparó el club} delete {eliminó una cuenta} correct {corrigió un resultado} rese\
t-passphrase {dio una contraseña nueva} add-roster {creó cuentas} set-role {cambió un papel} add-join-code {creó un código} set-settings {cambió los ajustes}}","sign-in":"Primero inicia sesión.",
"not-allowed":"No puedes hacer eso.","closed-club":"Este club está cerrado; necesitas un código.","bad-join-code":"Ese código no deja entrar a nadie.","bad-setup-code":"Ese no es el código que ha e\
scrito el programa.","set-up-already":"El club ya tiene responsable.","bad-name":"Un nombre tiene de 1 a {most} letras, cifras, espacios, guiones o puntos.","name-taken":"El nombre {name} ya está en u\
so.","bad-passphrase":"Una contraseña tiene de {least} a {most} caracteres.","wrong-passphrase":"El nombre o la contraseña no es correcto.","has-passphrase":"Ya tienes contraseña.","no-such-player":"\
No existe ese jugador.","bad-field":"{name}: {detail}.","too-often":"Demasiado a menudo; espera {seconds} s.","many-connections":"Hay demasiada gente aquí.","not-json":"La petición no es JSON.","no-\
invitation":"Esa invitación ya no existe.","own-invitation":"Esa invitación es tuya.","not-for-you":"Esa invitación es para otra persona.",blocked:"Uno de vosotros ha bloqueado al otro.","does-not-\
accept":"{name} no acepta eso.","many-games":"No puede haber más de {most} partidas a la vez.","bad-clock":"No existe ese reloj.","clock-of-guests":"Los invitados juegan contra los niveles con reloje\
s de minutos.","not-rated":"Esas partidas nunca tienen puntuación.","no-such-game":"No existe esa partida.","not-a-player":"No juegas en esa partida.","not-your-turn":"No es tu turno.",stale:"La part\
ida va ya por la jugada {ply}.","not-running":"La partida no está en curso.","too-late-to-abort":"Es tarde para cancelar la partida.","no-offer":"Nadie ofrece {what, select, draw {tablas} takeback {r\
etirar una jugada} adjourn {aplazar} resume {reanudar} rematch {la revancha} other {eso}}.","cannot-offer":"Ahora no puedes ofrecer {what, select, draw {tablas} takeback {retirar una jugada} adjourn {\
aplazar} resume {reanudar} rematch {la revancha} other {eso}}.","not-gone":"Tu rival aún no lleva {seconds} s fuera.","no-phrases":"Este club no tiene frases.","no-such-tournament":"No existe ese tor\
neo.","many-tournaments":"No son posibles más de {most} torneos a la vez.","not-now":"Ahora no es posible.","win-forfeit":"Las {winner, lowercase other side} no jugaron: ganan las {winner, lowercase \
side}.","win-gone":"Las {winner, lowercase other side} se han ido: ganan las {winner, lowercase side}.","win-decided":"El árbitro ha decidido: ganan las {winner, lowercase side}.","draw-gone":"Un jug\
ador se ha ido: tablas.","draw-decided":"El árbitro ha decidido: tablas."},e=a;export{e as default};
