var a={club:"Club","club-part":"{name, select, meet {Jugar} tournaments {Torneos} archive {Archivo} players {Jugadores} account {Cuenta} other {}}","club-you-are":"Eres {name}.","club-no-engine":"Este\
 club no tiene motor.","club-your-games":"Tus partidas","club-notify":"Avísame cuando me toque jugar","club-no-games":"No tienes ninguna partida. Invita a alguien o desafía al ordenador.","club-invi\
tations":"Invitaciones y desafíos","club-invite":"Invitar","club-whom":"A quién","club-kind":"{kind, select, link {A alguien con un enlace} open {A cualquiera de la sala} pair {A un rival de mi punt\
uación} challenge {A un miembro o al ordenador} other {}}","club-do":"{kind, select, link {Crear un enlace} open {Proponer en la sala} pair {Buscar rival} challenge {Desafiar} other {}}","club-kind-o\
f":"{kind, select, link {Invitación por enlace} open {Invitación abierta} pair {Se busca rival} challenge {Desafío} other {}}: {name}","club-lobby":"Sala","club-lobby-empty":"Nadie espera a un riva\
l.","club-running":"Partidas en curso","club-none-running":"Ahora no se juega ninguna partida.","club-tv":"Ver la mejor partida","club-boards":"Todos los tableros","club-newest":"Aquí solo están las {\
count} partidas más nuevas.","club-no-tv":"Ahora no hay ninguna partida. La próxima se abrirá sola.","club-days":"{count, plural, one {# día por jugada} many {# días por jugada} other {# días por j\
ugada}}","club-rated":"{rated, select, yes {Con puntuación} other {Amistosa}}","club-side":"{name} juega con {side, select, black {negras} other {blancas}}","club-random-side":"Los colores se sortean\
.","club-invitation":"Invitación","club-invites":"{name} te invita a una partida","club-send-link":"Envía este enlace a tu rival","club-show-link":"Mostrar enlace","club-waits":"La partida empieza c\
uando tu rival abre el enlace y acepta.","club-decline":"Rechazar","club-withdraw":"Retirar","club-challenged":"{name} te desafía.","club-started":"Ha empezado otra partida tuya.","club-offers":"{nam\
e} {what, select, draw {ofrece tablas.} takeback {pide retirar una jugada.} adjourn {quiere aplazar la partida.} resume {quiere reanudar la partida.} rematch {quiere la revancha.} other {}}","club-abo\
rt":"Cancelar","club-claim":"Reclamar","club-claim-words":"Reclama la partida si tu rival lleva un minuto ausente.","club-claim-win":"Reclamar la victoria","club-claim-draw":"Reclamar tablas","club-ad\
journ":"Aplazar","club-adjourned":"La partida está aplazada. Sigue cuando los dos quieran reanudarla.","club-first-move":"La próxima jugada debe llegar antes de las {time}, o la partida se cancela.",
"club-phrases":"Decir algo","club-phrase":"{phrase, select, 0 {¡Hola!} 1 {¡Que te diviertas!} 2 {¡Buena jugada!} 3 {¡Uy!} 4 {Un momento, por favor.} 5 {¡Gracias!} 6 {¡Buena partida!} 7 {¡Adiós!} other\
 {}}","club-says":"{name}: {words}","club-correct":"Corregir el resultado","club-correct-words":"Las puntuaciones se calculan de nuevo, y el registro guarda lo que haces.","club-next-game":"Los jugado\
res han empezado otra partida.","club-no-tournaments":"No hay ningún torneo.","club-its-tournament":"El torneo","club-new-tournament":"Nuevo torneo","club-kind-of-tournament":"Tipo","club-format":"{f\
ormat, select, swiss {Sistema suizo} round-robin {Todos contra todos} double-round-robin {Todos contra todos a doble vuelta} other {}}","club-rounds":"Rondas","club-rest":"Segundos entre rondas","club\
-stage":"{stage, select, open {Inscripción abierta} running {En curso} paused {En pausa} over {Terminado} other {}}","club-round":"Ronda {round} de {rounds}","club-count-players":"{count, plural, one\
 {# jugador} other {# jugadores}}","club-next-round":"La próxima ronda empieza a las {time}.","club-stuck":"No hay emparejamiento posible: faltan jugadores o todos se han enfrentado.","club-direct":"\
{act, select, enter {Participar} withdraw {Retirarse} start {Empezar} pause {Pausar} resume {Continuar} next {Empezar la próxima ronda} end {Terminar el torneo} other {}}","club-direct-player":"{act,\
 select, enter {Inscribir jugador} other {Retirar jugador}}","club-bye":"{wanted, select, yes {Jugar la próxima ronda} other {Medio punto en lugar de la próxima partida}}","club-standings":"Clasific\
ación","club-points":"Puntos","club-elo":"Elo","club-tie-break":"{name, select, buchholz {Buchholz} buchholzCut1 {Buchholz sin el peor} sonnebornBerger {Sonneborn-Berger} directEncounter {Encuentro d\
irecto} wins {Victorias} progressive {Progresivo} other {}}","club-forfeit":"incomparecencia","club-free":"{name} no juega: {bye, select, allocated {un punto} half {medio punto} other {ningún punto}}.",
"club-player":"Jugador","club-result":"Resultado","club-rating":"Puntuación","club-all":"Todos","club-none-over":"Aún no ha terminado ninguna partida así.","club-more":"Más","club-export":"{format\
, select, sgf {Estas partidas en SGF} jsonl {Estas partidas en líneas JSON} other {}}","club-member":"{kind, select, guest {Invitado} person {Miembro} bot {Programa} engine {Ordenador} deleted {Borra\
do} other {}}{role, select, arbiter { (árbitro)} owner { (responsable)} other {}}","club-present":"está aquí","club-search":"Buscar un jugador","club-nobody":"Aún no hay nadie.","club-count-games":"\
{count, plural, one {# partida} many {# partidas} other {# partidas}}","club-score":"{wins} ganadas, {draws} tablas, {losses} perdidas","club-no-ratings":"Aún sin puntuación.","club-class":"{speed, \
select, bullet {Bala} blitz {Blitz} rapid {Rápida} classical {Clásica} days {Por correspondencia} other {}} {board}","club-block":"Bloquear","club-blocked":"{name} está bloqueado: ninguno puede invi\
tar al otro.","club-blocked-players":"Jugadores bloqueados","club-unblock":"Desbloquear","club-remove":"Eliminar","club-remove-it":"¿Eliminar a {name}?","club-remove-words":"Las partidas se quedan, s\
in el nombre.","club-reset-words":"Se cierra la sesión de {name}, que necesita la nueva contraseña.","club-reset-to":"La contraseña de {name} es ahora {passphrase}. Solo se muestra una vez.","club-\
make":"{role, select, arbiter {Nombrar árbitro} other {Nombrar jugador}}","club-guest-name":"Tu nombre, si quieres","club-name":"Nombre","club-passphrase":"Contraseña","club-new-passphrase":"Nueva c\
ontraseña","club-code":"Código del club","club-login":"Iniciar sesión","club-logout":"Cerrar sesión","club-join":"Hacerse miembro","club-join-words":"Con nombre y contraseña puedes entrar desde cu\
alquier sitio. Un invitado conserva sus partidas.","club-as-guest":"Entrar como invitado","club-account":"Tu cuenta","club-change":"Cambiar","club-changed":"Está cambiado.","club-data":"Descargar mis\
 datos","club-delete":"Borrar mi cuenta","club-programs":"Tus programas","club-programs-words":"Un programa tuyo puede jugar aquí como miembro.","club-seat":"Añadir un programa","club-key":"La clave\
 de {name} es {key}. Solo se muestra una vez.","club-accepts":"Quién puede desafiarlo","club-accepts-of":"{accepts, select, all {Todos} owner {Solo yo} none {Nadie} other {}}","club-new-key":"Clave n\
ueva","club-setup":"Preparar el club","club-setup-words":"Necesitas el código que ha escrito el programa. Serás responsable del club.","club-setup-code":"Código del programa","club-settings":"Ajust\
es del club","club-its-name":"Nombre del club","club-closed":"Solo se entra con un código","club-guests":"Los invitados pueden jugar","club-assist":"Los espectadores pueden usar el motor","club-phras\
es-allowed":"Los jugadores pueden enviarse frases fijas","club-codes":"Códigos para entrar","club-codes-words":"Un código deja entrar a tantas personas como usos tiene.","club-show":"Mostrar","club-\
new-code":"Código nuevo","club-how-many":"Para cuántas personas","club-uses":"{count, plural, one {para # persona más} many {para # personas más} other {para # personas más}}","club-code-link":"E\
nlace y código QR","club-print":"Imprimir","club-roster":"Cuentas para una clase","club-roster-words":"Un nombre por línea, o una tabla con los nombres en la primera columna. Cada uno recibe una fras\
e de acceso.","club-roster-make":"Crear cuentas","club-audit":"Registro","club-act":"{name} {act, select, set-up {preparó el club} delete {eliminó una cuenta} correct {corrigió un resultado} reset-pas\
sphrase {dio una contraseña nueva} add-roster {creó cuentas} set-role {cambió un papel} add-join-code {creó un código} set-settings {cambió los ajustes} other {}}","sign-in":"Primero inicia sesi\
ón.","not-allowed":"No puedes hacer eso.","closed-club":"Este club está cerrado; necesitas un código.","bad-join-code":"Ese código no deja entrar a nadie.","bad-setup-code":"Ese no es el código qu\
e ha escrito el programa.","set-up-already":"El club ya tiene responsable.","bad-name":"Un nombre tiene de 1 a {most} letras, cifras, espacios, guiones o puntos.","name-taken":"El nombre {name} ya est\
á en uso.","bad-passphrase":"Una contraseña tiene de {least} a {most} caracteres.","wrong-passphrase":"El nombre o la contraseña no es correcto.","has-passphrase":"Ya tienes contraseña.","no-such-\
player":"No existe ese jugador.","bad-field":"{name}: {detail}.","too-often":"Demasiado a menudo; espera {seconds} s.","many-connections":"Hay demasiada gente aquí.","not-json":"La petición no es JSO\
N.","no-invitation":"Esa invitación ya no existe.","own-invitation":"Esa invitación es tuya.","not-for-you":"Esa invitación es para otra persona.",blocked:"Uno de vosotros ha bloqueado al otro.","d\
oes-not-accept":"{name} no acepta eso.","many-games":"No puede haber más de {most} partidas a la vez.","bad-clock":"No existe ese reloj.","not-rated":"Esas partidas nunca tienen puntuación.","no-suc\
h-game":"No existe esa partida.","not-a-player":"No juegas en esa partida.","not-your-turn":"No es tu turno.",stale:"La partida va ya por la jugada {ply}.","not-running":"La partida no está en curso.",
"too-late-to-abort":"Es tarde para cancelar la partida.","no-offer":"Nadie ofrece {what, select, draw {tablas} takeback {retirar una jugada} adjourn {aplazar} resume {reanudar} rematch {la revancha} o\
ther {eso}}.","cannot-offer":"Ahora no puedes ofrecer {what, select, draw {tablas} takeback {retirar una jugada} adjourn {aplazar} resume {reanudar} rematch {la revancha} other {eso}}.","not-gone":"Tu\
 rival aún no lleva {seconds} s fuera.","no-phrases":"Este club no tiene frases.","no-such-tournament":"No existe ese torneo.","many-tournaments":"No son posibles más de {most} torneos a la vez.","n\
ot-now":"Ahora no es posible.","win-forfeit":"{winner, select, black {Las blancas no jugaron: ganan las negras.} other {Las negras no jugaron: ganan las blancas.}}","win-resignation":"{winner, select,\
 black {Las blancas abandonan: ganan las negras.} other {Las negras abandonan: ganan las blancas.}}","win-time":"{winner, select, black {A las blancas se les acabó el tiempo: ganan las negras.} other \
{A las negras se les acabó el tiempo: ganan las blancas.}}","win-gone":"{winner, select, black {Las blancas se han ido: ganan las negras.} other {Las negras se han ido: ganan las blancas.}}","win-dec\
ided":"El árbitro ha decidido: ganan las {winner, select, black {negras} other {blancas}}.","draw-gone":"Un jugador se ha ido: tablas.","draw-decided":"El árbitro ha decidido: tablas.",aborted:"La p\
artida se ha cancelado."},e=a;export{e as default};
