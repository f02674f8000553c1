var e={comma:", ",semicolon:"; ",space:" ",board:"Brett",cell:"{square}, {piece, select, black {schwarz} white {weiß} other {leer}}","cell-goals":"kann ziehen nach {goals}","cell-chosen":"ausgewählt",
"cell-goal":"{capture, select, true {kann geschlagen werden} other {erreichbar}}","goal-capture":"{square} (schlägt)","piece-goals":"{square} ausgewählt. Mögliche Ziele: {goals}.","piece-stuck":"{s\
quare} ausgewählt. Dieser Stein kann nicht ziehen.","choice-cancelled":"Auswahl aufgehoben","not-yours":"Diesen Stein darfst du nicht ziehen.","no-piece":"Dieses Feld ist leer.",rank:"Reihe",file:"Sp\
alte",rising:"Diagonale nach rechts oben",falling:"Diagonale nach links oben","leaves-board":"führt vom Brett","lands-on-own":"endet auf dem eigenen Stein auf {square}","in-the-way":"{color, select, \
black {der schwarze} white {der weiße}} Stein auf {square} steht im Weg","lines-of":"Linien von {square}","line-count":"{line}: {count, plural, one {# Stein} other {# Steine}}.",way:"{capture, select\
, true {schlägt auf} other {nach}} {square}","to-move":"{side, side} am Zug.","choose-piece":"Wähle einen {side, select, black {schwarzen} white {weißen}} Stein.","plies-left":"Noch {count, plural,\
 one {# Zug} other {# Züge}} bis zum Ende.","game-paused":"Die Partie ist angehalten.","side-thinks":"{side, side} denkt nach …","premove-next":"Danach: {from}-{to}.","can-win":"{side, side} kann j\
etzt gewinnen!","connects-next":"{side, side} droht, sich mit dem nächsten Zug zu verbinden.","wins-next":"{side, side} droht, mit dem nächsten Zug zu gewinnen.","your-end":"{isWon, select, true {Du\
 hast gewonnen!} other {Du hast verloren.}}","computers-turn":"Der Computer ist am Zug.",moved:"{side, side}: {from} {capture, select, true {schlägt} other {nach}} {to}.",passed:"{side, side} kann ni\
cht ziehen und setzt aus.",refusal:"{from} nach {to}: {reason}.",side:"{side, select, black {Schwarz} white {Weiß}}","player-of":"Wer {side, side} spielt",you:"Du",computer:"Computer {level} · {level\
, select, 1 {erstes Spiel} 2 {Neuling} 3 {Anfänger} 4 {leicht} 5 {Freizeit} 6 {Verein} 7 {guter Verein} 8 {stark} 9 {sehr stark} 10 {am stärksten}}",outside:"{count} von {all} Steinen außerhalb der \
größten Gruppe",status:"Spielstand","no-server":"Der Server ist nicht erreichbar.","file-missing":"Dieser Seite fehlt eine Datei: {file}.",loading:"Das Programm wird geladen: {part, percent}.","cann\
ot-run":"Dieser Browser ist dafür zu alt. Er spielt Computer 1 und 2 und Partien zu zweit.",retry:"Noch einmal",failed:"Auf dieser Seite ist etwas schiefgegangen: {detail}","program-ended":"Das Progr\
amm im Terminal ist beendet.",close:"Schließen",title:"Lines of Action",description:"Lines of Action spielen, lernen und studieren.",skip:"Zum Brett springen",main:"Hauptmenü",play:"Spielen",puzzles:"\
Aufgaben",learn:"Regeln",editor:"Editor",settings:"Einstellungen","needs-script":"Diese Seite braucht JavaScript.","not-started":"Diese Seite startet nicht. Wenn ein zweiter Versuch nicht hilft, nimm \
einen neueren Browser.",reload:"Seite neu laden","new-version":"Es gibt eine neue Version dieser Seite.","longer-address":"Dieser Server läuft, aber die Adresse seiner Seite ist länger. Das Programm h\
at sie ausgegeben. Bitte öffne jene Adresse.","no-such-request":"Diese Anfrage gibt es nicht.","no-such-file":"Diese Datei gibt es nicht.","wrong-method":"Diese Anfrage braucht eine andere Methode.",
"no-token":"Der Anfrage fehlt das Token.","no-host":"Die Anfrage nennt keinen Host.","other-host":"Dieser Server hat einen anderen Namen.","other-site":"Anfragen von anderen Websites werden abgelehnt.",
"repeated-header":"Die Anfrage hat den Header „{name}“ mehr als einmal.","too-slow":"Die Anfrage kam zu langsam an.",incomplete:"Die Anfrage kam nicht vollständig an: {detail}.","too-large":"Das \
ist zu groß: Der Server liest höchstens {kibibytes, number} KiB auf einmal.","not-an-object":"Die Anfrage ist kein JSON-Objekt.","bad-json":"Die Anfrage ist nicht lesbar: {detail}.","bad-handshake":"\
Kein WebSocket: {detail}.",internal:"Fehler im Server: {detail}.","no-answer":"Der Server hat mit {status} geantwortet.","many-analyses":"Der Server hat gerade zu viele Analysen. Versuche es später no\
ch einmal.","many-jobs":"Mehr als {most} Suchen gleichzeitig sind nicht möglich.","job-in-use":"Die Suchnummer {id} ist schon vergeben.","no-shared-game":"Hier gibt es keine Partie eines Terminalprog\
ramms.","not-a-command":"Das ist keine Befehlszeile.","program-busy":"Das Programm im Terminal ist beschäftigt.","no-tables":"Dieser Server hat keine Tabellen.","not-in-tables":"Die Tabellen enthalte\
n diese Stellung nicht.","search-stopped":"Die Suche wurde abgebrochen.","bad-rules":"Unbekannte Regeln: {detail}.","bad-size":"Keine Brettgröße: {detail}.","bad-start":"Unbekannte Startstellung: {d\
etail}.","bad-position":"Keine Stellung: {detail}.","bad-move":"Kein Zug: {detail}.","bad-ply":"Zug {number}: {detail}.","illegal-ply":"Zug {number}, {move}: {reason}.","bad-time":"Eine Zeit ist eine \
Zahl von Sekunden größer als 0.","bad-level":"Eine Stufe ist 1 bis {most}.","long-text":"Der Text ist länger als {most, number} Zeichen.","long-game":"Eine Partie von {count, number} Zügen ist zu l\
ang; erlaubt sind {most, number}.","game-over":"Die Partie ist zu Ende.","few-pieces":"Jede Seite braucht mindestens zwei Steine.",over:"die Partie ist zu Ende","off-board":"{square} liegt nicht auf d\
iesem Brett","empty-square":"auf {square} steht kein Stein","other-piece":"der Stein auf {square} ist {owner, lowercase side}, und am Zug ist {mover, side}","same-square":"der Zug beginnt und endet au\
f {square}","no-line":"{from} und {to} liegen nicht auf einer Reihe, Spalte oder Diagonale","wrong-length":"der Zug muss genau {needed, plural, one {# Feld} other {# Felder}} weit sein, denn so viele \
Steine stehen auf dieser {line, select, rank {Reihe} file {Spalte} other {Diagonale}}, nicht {tried}","two-faults":"{first}; {second}","own-piece":"auf {square} steht dein eigener {color, select, blac\
k {schwarzer} white {weißer}} Stein","must-jump":"du hast einen Zug und darfst deshalb nicht aussetzen","no-passing":"diese Regeln kennen kein Aussetzen","win-connected":"{winner, side} gewinnt: {col\
or, side} {count, plural, =0 {hat keine Steine mehr, und das gilt als verbunden} one {hat nur noch einen Stein, und das gilt als verbunden} other {hat alle # Steine in einer Gruppe}}.","win-simultaneo\
us":"{winner, side} gewinnt: Beide Seiten sind verbunden, und {mover, side} hat gezogen.","win-blocked":"{winner, side} gewinnt: {loser, side} kann nicht mehr ziehen.","win-other":"{winner, side} gewi\
nnt{reason, select, repetition { durch Stellungswiederholung} limit { durch die Zuggrenze}}.","draw-connected":"Remis: Eine Seite ist verbunden.","draw-simultaneous":"Remis: Der Zug verbindet beide Se\
iten.","draw-blocked":"Remis: Es gibt keinen erlaubten Zug.","draw-repetition":"Remis durch Stellungswiederholung.","draw-move-limit":"Remis: {count, number} Züge sind gespielt.","win-resignation":"{\
winner, side} gewinnt: {winner, other side} hat aufgegeben.","win-time":"{winner, side} gewinnt: Die Zeit von {winner, other side} ist abgelaufen.","draw-agreed":"Remis vereinbart.",aborted:"Die Parti\
e wurde abgebrochen.","draw-declined":"{side, side} lehnt das Remis ab.","draw-offered":"{side, side} bietet Remis an: Diese Stellung ist zum dritten Mal auf dem Brett.","draw-accept":"Annehmen",game:"\
Partie",commands:"Befehle",moves:"Züge","of-rules":"{rules}-Regeln","with-key":"{label} ({key})","new-game":"Neue Partie",undo:"Rück­gängig",redo:"Wieder­holen",back:"Einen Zug zurück",next:"Ein\
en Zug vor","step-back":"Zurück","step-on":"Vor","draw-word":"Remis","your-turn":"Du bist am Zug",hint:"Tipp",flip:"Brett drehen","offer-draw":"Remis anbieten",resign:"Aufgeben","move-now":"Sofort zi\
ehen",pause:"Anhalten",resume:"Fortsetzen",more:"Mehr",speed:"Tempo","my-games":"Meine Partien","import-short":"Importieren","share-short":"Teilen","to-terminal":"Zur Partie im Terminal","back-to-game":"\
Zurück zur Partie","review-game":"Partie auswerten","review-again":"Noch einmal auswerten",rematch:"Revanche","level-offer":"{count} {how, select, won {Siege} other {Niederlagen}} in Folge. Stufe {le\
vel}?","resign-as":"Als {side, side} aufgeben?","keep-playing":"Weiterspielen","another-game":"Eine andere Partie beginnen?","game-stays":"Die Partie auf dem Brett ist nicht zu Ende. Sie bleibt unter \
„Meine Partien“.","new-here":"Neu bei Lines of Action?","rules-in-short":"Ein Stein zieht genau so viele Felder weit, wie Steine auf seiner Linie stehen. Wer alle eigenen Steine zu einer Gruppe ve\
rbindet, gewinnt.","learn-fast":"In zwei Minuten lernen","easy-game":"Eine leichte Partie spielen","no-thanks":"Nein, danke","no-moves-yet":"Noch keine Züge.",comment:"Kommentar","type-move":"Zug ein\
geben, etwa b1-b3","not-a-move":"„{text}“ ist kein Zug wie b1-b3.","draw-marks":"Pfeile und Kreise zeichnen","draw-how":"Ziehen gibt einen Pfeil, Klicken einen Kreis; mit Tasten: Enter auf beiden \
Feldern.","clear-marks":"Zeichnungen löschen","marks-here":"Gezeichnet: {marks}.","mark-colour":"{kind, select, own {Orange} blue {Blau} red {Rot}}","mark-from":"Von {square}. Wähle das andere Ende; \
dasselbe Feld gibt einen Kreis.","mark-changed":"Von {from} nach {to} {isThere, select, true {entfernt} other {gezeichnet}}.",promote:"Zur Hauptvariante machen",cut:"Diesen Zug und seine Fortsetzung e\
ntfernen",mark:"{mark, select, good {guter Zug} inaccuracy {Ungenauigkeit} mistake {Fehler} blunder {grober Fehler} missed {verpasster Gewinn}}","no-analysis":"Diese Partie hat vor ihrem Ende weder An\
alyse noch Auswertung.",analyse:"Analysieren",stop:"Stopp",thinking:"Analyse läuft …",found:"Tiefe {depth} · {nodes} Stellungen · {speed}/s",done:"fertig, {found}",solved:"Gelöst{holds, select, f\
alse {, ohne Zuglimit und Stellungswiederholung}}: {value} für die Seite am Zug.","solved-by":"Gelöst nach den Regeln von {rules}{holds, select, false {, ohne Zuglimit und Stellungswiederholung}}: {v\
alue} für die Seite am Zug.",value:"{value, select, win {Gewinn} loss {Verlust} tie {Unentschieden} draw {Remis}}","value-in":"{value, select, win {Gewinn} loss {Verlust} tie {Unentschieden} draw {Re\
mis}} in {plies}","value-letter":"{value, select, win {G} loss {V} tie {U} draw {R}}{plies}",openings:"Eröffnungen","openings-about":"{games, number} von {total, number} Partien des Programms (Stufe \
8) kamen hierher. ★ ist ein Zug seines Buchs.","openings-none":"Keine der Partien kam hierher.",shares:"Schwarz gewinnt {black, percent}, Remis {draws, percent}, Weiß gewinnt {white, percent}","boo\
k-move":"Buchzug",options:"Optionen",lines:"Varianten",seconds:"Sekunden",threads:"Threads","wins-in":"{side, side} gewinnt in {moves}","no-evaluation":"Keine Bewertung","black-chance":"Gewinnchance v\
on Schwarz: {chance, percent}","no-hints":"In Partien ohne Hilfe gibt es keine Tipps.",looking:"Suche einen guten Zug …","no-choice":"Es gibt keinen Zug zur Wahl.","hint-part":"Sieh dir diesen Teil \
des Bretts an.","hint-move":"{move} ist ein guter Zug.","hint-wins":"Das gewinnt sofort.","hint-wins-in":"Das gewinnt in {moves, plural, one {# Zug} other {# Zügen}}.","hint-connects":"Das verbindet \
mit {squares}.","hint-stops":"Das verhindert {move}, was gewinnen würde.","ask-for-more":"Frag noch einmal, um mehr zu erfahren.","bad-move-made":"{mark, select, mistake {Dieser Zug ist ein Fehler.} \
blunder {Dieser Zug ist ein grober Fehler.} missed {Du hast einen Gewinn verpasst.}} Zurücknehmen?","take-back":"Zurücknehmen","nothing-to-read":"Es gibt nichts zu lesen.","not-a-record":"Keine Part\
ie lesbar: {detail}.","left-out":"Nicht alles wurde gelesen: {detail}.","first-of":"Dies ist die erste von {count, number} Partien.","bad-tree":"Die Partie ist nicht lesbar: {detail}.","many-nodes":"E\
ine Partie von {count, number} Zügen samt Varianten ist zu groß; erlaubt sind {most, number}.","node-without-move":"Knoten {number} hat keinen Zug.","node-without-parent":"Vor Knoten {number} steht \
kein Elternknoten.","no-root":"Der Partie fehlt ihr Anfang.","who-human":"Mensch",copied:"Kopiert: {what}.",copy:"Kopieren",save:"Speichern",open:"Öffnen","share-link":"Link zu dieser Stellung","link\
-warning":"{place, select, here {Dieser Link öffnet sich nur auf diesem Computer; anderen schicke die SGF-Datei.} other {Wer diesen Link hat, kann deinen Server benutzen.}} Er enthält den geheimen Tei\
l der Adresse.","share-sgf":"SGF, die ganze Partie mit Varianten","share-fen":"FEN, diese Stellung",source:"Quelltext","share-embed":"Brett für eine andere Seite","open-full":"Im ganzen Programm öffn\
en","share-picture":"Bild",gif:"GIF der Partie","import-text":"Partie oder Stellung","import-example":"Füge SGF, eine FEN oder Züge wie  b1-b3 a2-c2 …  ein.","import-file-name":"Datei",imported:"P\
artie importiert.","saved-newer":"Eine neuere Version dieser Seite hat sie gespeichert.","saved-damaged":"Sie ist beschädigt.","saved-refused":"Eine gespeicherte Partie lässt sich nicht öffnen. {reas\
on}","storage-full":"Deine Züge werden nicht mehr gespeichert: Der Speicher des Browsers ist voll oder abgeschaltet. Lösche Partien, oder speichere eine Kopie von dieser.","other-tab":"Diese Partie \
ist in einem anderen Tab weitergegangen. Dein Zug ist dort eine Variante.","saved-copy":"Kopie speichern","saved-here":"In diesem Browser gespeichert: die letzten 50 Partien.","no-games-yet":"Noch kei\
ne Partien.","delete-game":"Diese Partie löschen",result:"{winner, select, black {Schwarz gewinnt} white {Weiß gewinnt} other {Remis}}","count-moves":"{count, plural, one {# Zug} other {# Züge}}","\
bad-link":"Dieser Link enthält keine gültige Partie. {reason}","start-game":"Partie beginnen","black-first":"Schwarz (beginnt)",rules:"Regeln","rule-name":"{name, select, berkeley {Berkeley} boardsp\
ace {BoardSpace} codingame {CodinGame} cuhk {CUHK} gamesman {GAMESMAN} gamesman-misere {GAMESMAN misère} olympiad {Olympiade} openspiel {OpenSpiel} playstrategy {PlayStrategy} soucie {Soucie}}","rule\
-words":"{name, select, berkeley {Verbindet ein Zug beide Seiten, gewinnt, wer ihn gemacht hat. Unentschieden nach 30 Zügen jeder Seite.} cuhk {Schwarz beginnt links und rechts. Verbindet ein Zug beid\
e Seiten, ist die Partie remis.} gamesman {Kann die Seite am Zug nicht ziehen, ist die Partie remis.} gamesman-misere {Wer seine Steine verbindet, verliert.} olympiad {Turnierregeln: remis, wenn ein Z\
ug beide Seiten verbindet oder eine Stellung dreimal vorkommt.} soucie {Die Regeln des Erfinders: Verbindet ein Zug beide Seiten, gewinnt, wer ihn gemacht hat. Keine Zuggrenze.} openspiel {Wer nicht z\
iehen kann, verliert. Eine wiederholte Brettstellung ist remis.} codingame {Die Regeln des Erfinders, aber remis nach 75 Zügen jeder Seite.} playstrategy {Remis, wenn ein Zug beide Seiten verbindet, w\
enn die Seite am Zug nicht ziehen kann, oder bei der fünften Wiederholung.} boardspace {Die Regeln des Erfinders, wie auf BoardSpace gespielt.}}",start:"Aufstellung","start-name":"{name, select, stan\
dard {Üblich: Schwarz oben und unten} sides {Seiten: Schwarz links und rechts} scrambled {Rührei: Die Farben wechseln sich am Rand ab}}",opponent:"Gegner","level-words":"{level, select, 1 {Übersieht\
 fast alles.} 2 {Übersieht viel: gut für den Anfang.} 3 {Denkt voraus und übersieht viel.} 4 {Denkt voraus und übersieht manche Züge.} 5 {Hat schon einige Partien gespielt.} 6 {Wie ein Vereinsspieler.\
} 7 {Wie ein guter Vereinsspieler.} 8 {Sieht Gewinne in drei Zügen.} 9 {Denkt eine Drittelsekunde nach.} 10 {Volle Stärke, bis zu fünf Sekunden.}}","person-here":"Zwei Personen","person-words":"Bei\
de an diesem Bildschirm.","your-side":"Du spielst",random:"Zufällig",strength:"Spielstärke",custom:"Selbst gewählt","custom-words":"Spieler, Regeln, Brett und Vorgabe.",elo:"Elo {elo}",files:"Spalt\
en",ranks:"Reihen",clock:"Uhr","no-clock":"Ohne Uhr","some-clock":"{minutes, number} min + {seconds} s pro Zug",minutes:"Minuten","seconds-a-move":"Sekunden pro Zug","name-of":"Name von {side, side}",
"gives-up":"{side, side} gibt Steine vor",handicap:"Vorgabe: Steine, die von Anfang an fehlen. Weniger Steine sind leichter zu verbinden, ziehen aber auch weniger weit.","rated-style":"Partie wie um W\
ertungspunkte (ohne Hilfe)",language:"Sprache","language-auto":"Wie im Browser",scheme:"Hell oder dunkel","scheme-name":"{name, select, auto {System} light {Hell} dark {Dunkel}}","large-text":"Große S\
chrift, von weitem lesbar","board-name":"{name, select, wood {Holz} slate {Schiefer} paper {Papier} green {Grün} clear {Hoher Kontrast, auch für Farbenblinde}}","piece-style":"Steine","piece-name":"\
{name, select, stones {Plastisch} flat {Flach} shapes {Formen}}","on-the-board":"Auf dem Brett",coordinates:"Koordinaten",counts:"Zahl der Steine aller Linien am Rand",overlay:"Linien des Steins unter\
 dem Zeiger",dots:"Punkte auf den Feldern, die der gewählte Stein erreicht",bonds:"Verbindungen in Gruppen",arrows:"Pfeile: letzter Zug, beste Züge","during-a-game":"Während der Partie",threats:"Wa\
rnen, wenn eine Seite mit dem nächsten Zug gewinnen kann",teaching:"Lernhilfe: anbieten, schlechte Züge zurückzunehmen","auto-flip":"Brett für zwei Spieler an einem Bildschirm drehen",sounds:"Töne",
volume:"Lautstärke",kept:"Ohne Netz: {isKept, select, true {bereit} other {hier nicht möglich}}.",keys:"Tasten","keys-step":"← → | einen Zug zurück oder vor; auch mit dem Mausrad über dem Brett",
"keys-ends":"Pos1, Ende | zum ersten oder letzten Zug","keys-analysis":"A | Analyse ein und aus","keys-tab":"Tab | zum Brett und weiter","keys-square":"Pfeiltasten auf dem Brett | anderes Feld; dort b\
lättern [ und ] in der Partie","keys-choose":"Eingabe oder Leertaste | einen Stein wählen, dann sein Ziel","keys-escape":"Esc | Auswahl oder vorgemerkten Zug aufheben","keys-draw":"Rechte Maustaste \
oder Umschalt | ein Feld einkreisen; ziehen für einen Pfeil","keys-marks":"D, X | mit Klicks oder Tasten zeichnen; Zeichnungen löschen","keys-keys":"? | diese Liste",full:"{words}.","no-pieces":"{co\
lor, side} hat keine Steine.","one-piece":"{color, side} hat nur einen Stein, und das gilt als verbunden: Die Partie wäre zu Ende.","all-connected":"Alle Steine von {color, side} sind schon verbunden\
: Die Partie wäre zu Ende.","over-already":"Die Partie wäre zu Ende. {end}","no-moves":"Keine Seite kann ziehen.","many-pieces":"{color, side} hat {count} Steine; Startstellungen dieser Größe haben \
höchstens {most}.","mover-blocked":"{color, side} ist am Zug und kann nicht ziehen.","how-to-edit":"Wähle eine Art Stein, dann klicke auf Felder. Noch ein Klick entfernt den Stein.","edit-nothing":"\
Entfernen","editor-board":"Brett des Editors",mover:"Am Zug","play-from-here":"Von hier spielen","start-position":"Start­stellung","empty-board":"Leeres Brett","from-game":"Aus der Partie","copy-link":"\
Link kopieren","can-start":"Hier kann eine Partie beginnen.","cannot-start":"Hier kann keine Partie beginnen:","retry-side":"Fehler von {side, side} verbessern","retry-word":"Verbessern","review-progr\
ess":"Fortschritt der Auswertung","review-graph":"Gewinnchance von Schwarz im Lauf der Partie","words-of":"{name}: {words}","show-better":"Besserer Zug","mistake-of":"Fehler {number} von {count}.","fi\
nd-better":"Gespielt wurde {move}. Finde einen besseren Zug.","is-best":"{move} ist der beste Zug.","is-good":"Auch {move} ist gut. Der beste Zug war {best}.","not-better":"{move} ist nicht besser. Ve\
rsuche es noch einmal.","next-mistake":"Nächster Fehler","only-move":"Der einzige Zug.","best-proven":"Der beste Zug ({score}).","best-estimated":"Der beste Zug (Gewinnchance {chance, percent}).","ch\
ance-taken":"Gut! {side, other side} hatte einen Fehler gemacht, und dieser Zug nutzt ihn aus.",judged:"{judgement, select, good {Gut} inaccuracy {Ungenauigkeit} mistake {Fehler} blunder {Grober Fehle\
r} missed-win {Verpasster Gewinn}}: Gewinnchance {before, percent} → {after, percent}.{better}{now}",better:" Besser war {move} ({score}).",now:" Jetzt: {score}.",nothing:"",won:"gewonnen",lost:"ver\
loren","win-in":"Gewinn in {moves}","loss-in":"Verlust in {moves}",chance:"{chance, percent}",summary:"Genauigkeit {accuracy, percent}; Ungenauigkeiten {inaccuracies}, Fehler {mistakes}, grobe Fehler \
{blunders}, verpasste Gewinne {missed}",compared:"{how, select, above {Du hast besser gespielt als dein Gegner üblicherweise. } near {Du hast so gut gespielt wie dein Gegner üblicherweise. }}Gute Züge\
: {good} von {judged}. Genauigkeit {accuracy, percent}; Stufe {level} hat meist {usual, percent}.","all-remarks":"Alle Anmerkungen","summary-of":"{side, side}:","no-summary":"kein Zug zu bewerten","pu\
zzle-board":"Brett der Aufgabe",puzzle:"Aufgabe","puzzle-number":"Aufgabe {number}","next-puzzle":"Nächste Aufgabe","show-solution":"Lösung zeigen","puzzle-win":"{side, side} am Zug gewinnt {count, \
plural, =1 {sofort} one {in # Zug} other {in # Zügen}}. Nur ein erster Zug schafft es.","puzzle-hold":"{side, side} am Zug: Nur ein Zug verhindert, dass {side, other side} {count, plural, =1 {sofort}\
 one {in # Zug} other {innerhalb von # Zügen}} gewinnt.","puzzle-yours":"Du spielst {side, side}, unten.","puzzle-score":"Gelöst: {solved} von {count} · Serie {streak} · beste {best}","puzzle-no-w\
in":"{move} ist erlaubt, gewinnt aber nicht in {moves, plural, one {# Zug} other {# Zügen}}.","puzzle-no-hold":"{move} ist erlaubt, aber {side, other side} gewinnt trotzdem.","puzzle-right":"Richtig.\
 Und jetzt?","puzzle-goes-on":"{side, side} am Zug: Gewinn in {moves, plural, one {# Zug} other {# Zügen}}.","puzzle-solved":"Gelöst!","puzzle-shown":"Das war die Lösung.","puzzle-piece":"Der Stein\
 auf {square} zieht.","puzzle-move":"Der Zug ist {move}.",theme:"Thema","puzzle-theme":"{theme, select, all {Alle Themen} h {Einziger Zug} c {Schlagen} s {Opfer} q {Stiller Zug} t {Drohung} b {Versper\
ren} d {Verteidigung} e {Endspiel}}","puzzle-task":"{task, select, win {Gewinn in} hold {Abwehr gegen}} {moves}","puzzle-rating":"Wertung {rating}","your-rating":"Deine Wertung: {rating}","puzzle-answ\
er":"{side, side} antwortet {move}.","puzzle-wrong":"Falsch.","puzzle-of-day":"Aufgabe des Tages","timed-run":"3-Minuten-Lauf","run-score":"{count} gelöst · Fehler: {mistakes} von {most}","run-over":"\
{count, plural, =0 {Keine Aufgabe} one {# Aufgabe} other {# Aufgaben}} in diesem Lauf gelöst. Dein Rekord: {best}.",history:"Verlauf","no-history":"Du hast noch keine Aufgabe versucht.","puzzle-resul\
t":"{result, select, once {gelöst} failed {nicht gelöst} later {später gelöst}}",tutorial:"Einführung",step:"Schritt {number} von {count}: {title}","next-step":"Nächster Schritt",lessons:"Alle L\
ektionen","rule-sets":"Regelwerke","rules-differ":"Die Steine ziehen nach allen Regeln gleich. Die Regeln unterscheiden sich darin, was gilt, wenn ein Zug beide Seiten verbindet oder wenn eine Seite n\
icht ziehen kann, und wann eine Partie remis ist.","other-move":"Das ist erlaubt, aber nicht der gesuchte Zug. Versuche es noch einmal.","end-retry":"{end} Versuche es noch einmal.",count:"Zählen, dan\
n ziehen","count-words":"Ein Stein zieht genau so viele Felder weit, wie Steine auf seiner Linie stehen. Hier sind es zwei: Folge dem Pfeil.","count-praise":"Richtig! Auf Reihen, Spalten und Diagonale\
n zählen alle Steine, beide Farben.",jump:"Über eigene Steine springen","jump-words":"Eigene Steine stehen nie im Weg. Auf dieser Linie stehen sechs: Springe sechs Felder weit, über die anderen hinw\
eg.","jump-praise":"Sechs Steine, sechs Felder, mitten über die anderen hinweg.",capture:"Schlagen und Hindernisse","capture-words":"Du schlägst einen gegnerischen Stein, indem du auf ihm landest. Üb\
erspringen kannst du ihn nicht. Schlage mit dem markierten Stein.","capture-praise":"Geschlagen! Weiß hat einen Stein weniger und muss also einen weniger verbinden.","capture-retry":"Erlaubt, aber de\
r markierte Stein hat nichts geschlagen. Suche den gestrichelten Ring.",connect:"Die Steine verbinden","connect-words":"Du gewinnst, wenn alle deine Steine eine Gruppe bilden. Auch diagonale Nachbarn \
zählen. Verbinde den markierten Stein.","connect-praise":"Alle in einer Gruppe: Schwarz gewinnt.","connect-retry":"Noch sind nicht alle Steine verbunden. Zähle die Linien des einzelnen Steins.",defend:"\
Die andere Seite aufhalten","defend-words":"Weiß droht, sich zu verbinden, wie der Pfeil zeigt. Ziehe den markierten Stein auf diese Linie: Dann stimmt ihre Zahl nicht mehr.","defend-praise":"Jetzt h\
at Weiß keinen Gewinnzug mehr.","defend-retry":"Weiß kann mit dem nächsten Zug immer noch gewinnen. Versuche es noch einmal.","helping-title":"Schlagen kann der anderen Seite helfen","helping-words":"\
Wer weniger Steine hat, muss weniger verbinden. Schlägt Schwarz den einzelnen weißen Stein, ist Weiß verbunden und gewinnt.","helping-retry":"Weiß ist nicht verbunden. Welcher weiße Stein steht all\
ein?","blocked-title":"Kein erlaubter Zug","blocked-words":"Selten kann eine Seite gar nicht ziehen, wie hier Schwarz. Nach den meisten Regeln setzt sie dann aus, und die andere Seite zieht noch einma\
l."},n=e;export{n as default};
