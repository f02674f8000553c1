var e={comma:"、",semicolon:"、",space:"",board:"盤",cell:"{square}、{piece, select, black {黒} white {白} other {空き}}","cell-goals":"行き先は{goals}","cell-chosen":"選択中","cell-goa\
l":"{capture, select, true {取れます} other {移動できます}}","goal-capture":"{square}（取る）","piece-goals":"{square}を選びました。行き先は{goals}です。","piece-stuck":"{s\
quare}を選びました。この駒は動けません。","choice-cancelled":"選択を取り消しました","not-yours":"その駒は動かせません。","no-piece":"そのマスに駒はありません。",
rank:"横のライン",file:"縦のライン",rising:"右上がりの斜め",falling:"左上がりの斜め","leaves-board":"盤の外に出てしまいます","lands-on-own":"{square}の味方の駒に重なります",
"in-the-way":"{square}の{color, side}駒が邪魔をしています","lines-of":"{square}を通るライン","line-count":"{line}：{count, plural, other {#個}}",way:"{square}{capture, select, true \
{で取る} other {へ}}","to-move":"{side, select, black {黒番} white {白番}}です。","choose-piece":"{side, side}い駒を選んでください。","plies-left":"残り{count, plural, other {#手}}で\
す。","game-paused":"対局は一時停止中です。","side-thinks":"{side, side}が考えています…","premove-next":"次の手：{from}-{to}。","can-win":"{side, side}は今すぐ勝てます！",
"connects-next":"{side, side}は次の一手ですべてつながります。","wins-next":"{side, side}は次の一手で勝ちます。","your-end":"{isWon, select, true {あなたの勝ちです！} other {あなたの負けです。\
}}","computers-turn":"コンピューターの番です。",moved:"{side, side}：{from}{capture, select, true {が} other {から}}{to}{capture, select, true {の駒を取りました} other {へ}}。",
passed:"{side, side}は指せる手がないのでパスします。",refusal:"{from}から{to}へは動けません。{reason}。",side:"{side, select, black {黒} white {白}}","player-of":"{side, s\
ide}の対局者",you:"あなた",computer:"CPU {level} · {level, select, 1 {はじめて} 2 {入門} 3 {初心者} 4 {やさしい} 5 {気軽} 6 {クラブ} 7 {クラブ上位} 8 {強い} 9 {とても強い} 10 {最強}}",
outside:"最大のグループの外：{all}個中{count}個",status:"対局の状況","no-server":"サーバーに接続できません。","file-missing":"このサイトにファイルがありません: {file}",
loading:"プログラムを読み込んでいます：{part, percent}","cannot-run":"このブラウザーは古いため、これはできません。CPU 1と2、または2人での対局はできます。",
retry:"もう一度",failed:"このページで問題が起きました：{detail}","program-ended":"端末のプログラムは終了しました。",close:"閉じる",title:"Lines of Action",description:"\
Lines of Actionで遊び、学び、研究しましょう。",skip:"盤へ移動",main:"メインメニュー",play:"対局",puzzles:"問題集",learn:"遊び方",editor:"盤面編集",settings:"設定",
"needs-script":"このページにはJavaScriptが必要です。","not-started":"このページを開始できません。もう一度試してもだめなときは、新しいブラウザーをお使いください。",
reload:"ページを再読み込み","new-version":"このサイトの新しいバージョンがあります。","longer-address":"このサーバーは動いていますが、ページのアドレスはもっと長いものです。プログラムが表示したアドレスを開いてください。",
"no-such-request":"その要求はありません。","no-such-file":"そのファイルはありません。","wrong-method":"この要求には別のメソッドが必要です。","no-token":"要求にトー\
クンがありません。","no-host":"要求にホスト名がありません。","other-host":"このサーバーはその名前ではありません。","other-site":"ほかのサイトからの要求は受け付けません。",
"repeated-header":"要求にヘッダー「{name}」が二つ以上あります。","too-slow":"要求が届くまでに時間がかかりすぎました。",incomplete:"要求が最後まで届きませんでした：{detail}",
"too-large":"大きすぎます。サーバーが一度に読めるのは{kibibytes, number} KiBまでです。","not-an-object":"要求がJSONオブジェクトではありません。","bad-json":"要\
求を読み取れません：{detail}","bad-handshake":"WebSocketではありません：{detail}",internal:"サーバーで問題が起きました：{detail}","no-answer":"サーバーの応答：{status}",
"many-analyses":"サーバーの解析が混み合っています。しばらくしてからお試しください。","many-jobs":"同時にできる探索は{most}件までです。","job-in-use":"探索\
番号{id}は使用中です。","no-shared-game":"ここには端末のプログラムの対局がありません。","not-a-command":"それはコマンドではありません。","program-busy":"端\
末のプログラムは処理中です。","no-tables":"このサーバーにはテーブルがありません。","not-in-tables":"この局面はテーブルにありません。","search-stopped":"\
探索は中止されました。","bad-rules":"不明なルールです：{detail}","bad-size":"盤の大きさが正しくありません：{detail}","bad-start":"不明な初期配置です：{detail}",
"bad-position":"局面が正しくありません：{detail}","bad-move":"手が正しくありません：{detail}","bad-ply":"{number}手目：{detail}","illegal-ply":"{number}手目{move}：{reason}。",
"bad-time":"時間は0より大きい秒数です。","bad-level":"レベルは1から{most}までです。","long-text":"文章が{most, number}文字を超えています。","long-game":"{count, nu\
mber}手の対局は長すぎます。{most, number}手までです。","game-over":"対局は終わっています。","few-pieces":"どちらの側にも駒が二つ以上必要です。",over:"対局は終\
わっています","off-board":"{square}はこの盤にありません","empty-square":"{square}に駒がありません","other-piece":"{square}の駒は{owner, side}で、今は{mover, select, black {黒番} white {\
白番}}です","same-square":"動き出しも行き先も{square}です","no-line":"{from}と{to}は縦・横・斜めのどのラインでも結ばれていません","wrong-length":"この{line, select\
, rank {横のライン} file {縦のライン} other {斜めのライン}}には駒が{needed, plural, other {#個}}あるので、ちょうど{needed}マス動きます（{tried}マスではありません）",
"two-faults":"{first}。また、{second}","own-piece":"{square}に自分の{color, side}駒があります","must-jump":"指せる手があるので、パスはできません","no-passing":"このルールではパ\
スができません","win-connected":"{winner, side}の勝ち：{color, side}の駒が{count, plural, =0 {なくなり、つながったものとみなされます} =1 {一つだけになり、つながったものとみなされます} other {#個すべて一つのグループになりました}}。",
"win-simultaneous":"{winner, side}の勝ち：両者ともつながりましたが、指したのは{mover, side}です。","win-blocked":"{winner, side}の勝ち：{loser, side}に指せる手がありません。",
"win-other":"{winner, side}の勝ち{reason, select, repetition {（同一局面の繰り返し）} limit {（手数の上限）}}。","draw-connected":"引き分け：一方の駒がつながっています。",
"draw-simultaneous":"引き分け：一手で両者がつながりました。","draw-blocked":"引き分け：指せる手がありません。","draw-repetition":"引き分け：同一局面の繰り返しです。",
"draw-move-limit":"引き分け：{count, number}手に達しました。","win-resignation":"{winner, side}の勝ち：{winner, other side}が投了しました。","win-time":"{winner, side}の勝ち：{win\
ner, other side}の時間切れです。","draw-agreed":"合意による引き分けです。",aborted:"対局は中止されました。","draw-declined":"{side, side}は引き分けを断りました。",
"draw-offered":"{side, side}が引き分けを提案しています。この局面は三度目です。","draw-accept":"受ける",game:"対局",commands:"操作",moves:"棋譜","of-rules":"{rules}ルール",
"with-key":"{label}（{key}）","new-game":"新しい対局",undo:"待った",redo:"やり直す",back:"一手戻る",next:"一手進む","step-back":"戻る","step-on":"進む","draw-word":"引き分け",
"your-turn":"あなたの番です",hint:"ヒント",flip:"反転","offer-draw":"引き分けを提案",resign:"投了","move-now":"すぐ指させる",pause:"一時停止",resume:"再開",more:"もっと",
speed:"速さ","my-games":"自分の対局","import-short":"読み込み","share-short":"共有","to-terminal":"端末の対局へ","back-to-game":"対局に戻る","review-game":"対局を振り返る",
"review-again":"もう一度振り返る",rematch:"再戦","level-offer":"{count}局続けて{how, select, won {勝ちました} other {負けました}}。レベル{level}にしますか？","resign-\
as":"{side, side}で投了しますか？","keep-playing":"対局を続ける","another-game":"別の対局を始めますか？","game-stays":"盤上の対局は終わっていません。「自分の対局」に残ります。",
"new-here":"Lines of Actionは初めてですか？","rules-in-short":"駒は、動くライン上にある駒の数とちょうど同じマス数だけ動きます。自分の駒をすべて一つのグループにつなげれば勝ちです。",
"learn-fast":"2分で覚える","easy-game":"やさしい相手と対局","no-thanks":"今はしない","no-moves-yet":"まだ手がありません。",comment:"コメント","type-move":"手を入力（例：b1-b3\
）","not-a-move":"「{text}」はb1-b3のような手ではありません。","draw-marks":"矢印と丸を描く","draw-how":"ドラッグで矢印、クリックで丸を描きます。キーでは両方のマスで Enter を押します。",
"clear-marks":"描いたものを消す","marks-here":"描いたもの：{marks}。","mark-colour":"{kind, select, own {オレンジ} blue {青} red {赤}}","mark-from":"{square}から。終わりのマスを選びます。同じマスなら丸\
になります。","mark-changed":"{from}から{to}{isThere, select, true {の印を消しました} other {に描きました}}。",promote:"本譜にする",cut:"この手以降を削除",mark:"{ma\
rk, select, good {好手} inaccuracy {緩手} mistake {疑問手} blunder {悪手} missed {勝ち逃し}}","no-analysis":"この対局では、終わるまで解析と振り返りを使えません。",
analyse:"解析する",stop:"停止",thinking:"解析中…",found:"深さ{depth} · {nodes}局面 · 毎秒{speed}",done:"完了、{found}",solved:"解析済み{holds, select, false {（手数の上限と同一局面の繰り返しを除く）}}：手\
番の{value}です。","solved-by":"{rules}ルールで解析済み{holds, select, false {（手数の上限と同一局面の繰り返しを除く）}}：手番の{value}です。",value:"{value, se\
lect, win {勝ち} loss {負け} tie {タイ} draw {引き分け}}","value-in":"{plies}手で{value, select, win {勝ち} loss {負け} tie {タイ} draw {引き分け}}","value-letter":"{value, selec\
t, win {勝} loss {負} tie {タ} draw {分}}{plies}",openings:"序盤","openings-about":"プログラム（レベル8）の{total, number}局のうち{games, number}局がこの局面になりました。★は定跡の手です。",
"openings-none":"この局面になった対局はありません。",shares:"黒勝ち{black, percent}、引き分け{draws, percent}、白勝ち{white, percent}","book-move":"定跡の手",options:"\
詳細設定",lines:"候補手の数",seconds:"秒数",threads:"スレッド数","wins-in":"{side, side}が{moves}手で勝ち","no-evaluation":"評価なし","black-chance":"黒の勝率：{chance, percent}",
"no-hints":"助言なしの対局ではヒントを使えません。",looking:"よい手を探しています…","no-choice":"選べる手がありません。","hint-part":"盤のこのあたりに注目しましょう。",
"hint-move":"{move}がよい手です。","hint-wins":"この一手で勝ちです。","hint-wins-in":"これで{moves, plural, other {#手}}で勝てます。","hint-connects":"{squares}とつながります。",
"hint-stops":"勝ちになる{move}を防ぎます。","ask-for-more":"もう一度押すと次のヒントが出ます。","bad-move-made":"{mark, select, mistake {今の手は疑問手です。} blunder {今の手は悪手です。} mis\
sed {勝ちを逃しました。}}待ったをしますか？","take-back":"待った","nothing-to-read":"読み込むものがありません。","not-a-record":"対局を読み取れません：{detail}",
"left-out":"一部は読み込めませんでした：{detail}","first-of":"{count, number}局のうち最初の対局です。","bad-tree":"対局を読み取れません：{detail}","many-nodes":"変化\
を含めて{count, number}手の対局は大きすぎます。{most, number}手までです。","node-without-move":"ノード{number}に手がありません。","node-without-parent":"ノード{number}より\
前に親ノードがありません。","no-root":"対局の始まりがありません。","who-human":"人間",copied:"{what}をコピーしました。",copy:"コピー",save:"保存",open:"開く",
"share-link":"この局面へのリンク","link-warning":"{place, select, here {このリンクはこのコンピューターでしか開けません。ほかの人にはSGFを送ってください。} other {このリンクを知る人は、あなたのサーバーを使えます。}}リンクにはアドレスの秘密の部分が含まれます。",
"share-sgf":"SGF（変化を含む全対局）","share-fen":"FEN（この局面）",source:"ソース","share-embed":"他のページに置く盤","open-full":"プログラムで開く","share-picture":"\
画像",gif:"対局の GIF","import-text":"対局または局面","import-example":"SGF、FEN、または手順を貼り付けてください。例：b1-b3 a2-c2 …","import-file-name":"ファイル",
imported:"対局を読み込みました。","saved-newer":"このページの新しい版で保存されています。","saved-damaged":"データが壊れています。","saved-refused":"保存した対局を開け\
ません。{reason}","storage-full":"手が保存されなくなりました。ブラウザーの保存領域がいっぱいか、無効になっています。対局を削除するか、この対局のコピーを保存してください。",
"other-tab":"この対局は別のタブで進んでいます。あなたの手はそこでは変化になります。","saved-copy":"コピーを保存","saved-here":"このブラウザーに最近の50局が保存されています。",
"no-games-yet":"まだ対局がありません。","delete-game":"この対局を削除",result:"{winner, select, black {黒の勝ち} white {白の勝ち} other {引き分け}}","count-moves":"{count\
, plural, other {#手}}","bad-link":"このリンクには正しい対局がありません。{reason}","start-game":"対局を始める","black-first":"黒（先手）",rules:"ルール","rule-name":"\
{name, select, berkeley {Berkeley} boardspace {BoardSpace} codingame {CodinGame} cuhk {CUHK} gamesman {GAMESMAN} gamesman-misere {GAMESMAN misère} olympiad {オリンピアード} openspiel {OpenSpiel} playstrategy\
 {PlayStrategy} soucie {Soucie}}","rule-words":"{name, select, berkeley {一手で両者がつながったときは、その手を指した側の勝ちです。双方30手でタイになります。} cuhk {黒は左右に並びます。一手で両者がつながると引き分けです。} gamesman {手番の側に指せる手がなければ引き分けです。} gamesman-mise\
re {駒がつながった側の負けです。} olympiad {大会のルール：一手で両者がつながるか、同じ局面が三度現れると引き分けです。} soucie {考案者のルール：一手で両者がつながったときは、その手を指した側の勝ちです。手数に上限はありません。} openspiel {指せる手がない側の負けです。同じ盤面が再び現れると引き分けです。} codingame {考案者のルールに加え、双方75手\
で引き分けになります。} playstrategy {一手で両者がつながったとき、手番の側に指せる手がないとき、または五度目の繰り返しで引き分けです。} boardspace {BoardSpaceで使われている考案者のルールです。}}",
start:"初期配置","start-name":"{name, select, standard {標準：黒が上下} sides {左右：黒が左右} scrambled {スクランブルエッグ：縁に黒白が交互に並ぶ}}",opponent:"相手",
"level-words":"{level, select, 1 {ほとんど見落とします。} 2 {見落としが多めです。最初はここから。} 3 {先を読みますが、見落としが多めです。} 4 {先を読みますが、ときどき手を見落とします。} 5 {何局か経験があります。} 6 {クラブの指し手くらい。} 7 {クラブの強い指し手くらい。} 8 {3手の勝ちを読み切ります。} 9 {3分の1秒考えます。\
} 10 {全力、最長5秒考えます。}}","person-here":"二人で対局","person-words":"この画面を二人で使います。","your-side":"あなたの側",random:"ランダム",strength:"強さ",
custom:"詳しく決める","custom-words":"対局者、ルール、盤、ハンデを選べます。",elo:"Elo {elo}",files:"縦の列数",ranks:"横の段数",clock:"持ち時間","no-clock":"時間制限なし",
"some-clock":"{minutes, number}分+一手{seconds}秒",minutes:"分","seconds-a-move":"一手ごとの秒数","name-of":"{side, side}の名前","gives-up":"{side, side}が落とす駒の数",handicap:"\
駒落ち：最初に取り除く駒です。駒が少ないとつなげやすくなりますが、動ける距離も短くなります。","rated-style":"レート戦のように指す（助言なし）",
language:"言語","language-auto":"ブラウザーに合わせる",scheme:"明るさ","scheme-name":"{name, select, auto {自動} light {ライト} dark {ダーク}}","large-text":"離れても読める大きな文字",
"board-name":"{name, select, wood {木目} slate {スレート} paper {紙} green {緑} clear {高コントラスト（色覚特性対応）}}","piece-style":"駒","piece-name":"{name, select, stones \
{立体} flat {平面} shapes {図形}}","on-the-board":"盤上の表示",coordinates:"座標",counts:"各ラインの駒の数を盤の縁に表示",overlay:"ポインターの下の駒のライン",
dots:"選んだ駒が動けるマスの印",bonds:"グループ内のつながり",arrows:"矢印：直前の手、最善手","during-a-game":"対局中",threats:"次の一手で勝てるときに知らせる",
teaching:"練習：悪い手のあとに待ったを勧める","auto-flip":"一つの画面で二人で指すときに盤を回す",sounds:"効果音",volume:"音量",kept:"オフライン: {isKept, select, tru\
e {利用できます} other {ここでは利用できません}}",keys:"キー操作","keys-step":"← → | 一手戻る、一手進む（盤の上でマウスホイールも可）","keys-ends":"Hom\
e、End | 最初の手、最後の手","keys-analysis":"A | 解析の開始と終了","keys-tab":"Tab | 盤へ、さらに次へ","keys-square":"盤上で矢印キー | 別のマスへ（盤上で手を進めるには[と]）",
"keys-choose":"Enterまたはスペース | 駒を選び、行き先を選ぶ","keys-escape":"Esc | 選択や先行入力を取り消す","keys-draw":"マウスの右ボタン、または Shift | マスを丸で囲む。ドラッグで矢印",
"keys-marks":"D, X | クリックかキーで描く、描いたものを消す","keys-keys":"? | この一覧",full:"{words}。","no-pieces":"{color, side}の駒がありません。","one-piece":"{co\
lor, side}の駒は一つだけで、つながったものとみなされます。対局は終わっていることになります。","all-connected":"{color, side}の駒はすでにすべてつながっています。対局は終わっていることになります。",
"over-already":"対局は終わっていることになります。{end}","no-moves":"どちらの側にも指せる手がありません。","many-pieces":"{color, side}の駒が{count}個あります。この大きさの初期配置では{m\
ost}個までです。","mover-blocked":"{color, select, black {黒番} white {白番}}ですが、指せる手がありません。","how-to-edit":"置く駒を選び、マスをクリックします。もう一度クリックすると取り除けます。",
"edit-nothing":"取り除く","editor-board":"編集用の盤",mover:"手番","play-from-here":"ここから対局","start-position":"初期配置","empty-board":"空の盤","from-game":"対局から",
"copy-link":"リンクをコピー","can-start":"ここから対局を始められます。","cannot-start":"ここからは対局を始められません：","retry-side":"{side, side}の失着をやり直す",
"retry-word":"やり直す","review-progress":"振り返りの進み具合","review-graph":"対局中の黒の勝率","words-of":"{name}：{words}","show-better":"よりよい手","mistake-of":"失着 {nu\
mber}/{count}。","find-better":"実戦は{move}でした。よりよい手を探しましょう。","is-best":"{move}は最善手です。","is-good":"{move}もよい手です。最善手は{best}でした。",
"not-better":"{move}はよくなりません。もう一度考えましょう。","next-mistake":"次の失着","only-move":"唯一の手です。","best-proven":"最善手です（{score}）。","bes\
t-estimated":"最善手です（勝率{chance, percent}）。","chance-taken":"お見事！{side, other side}のミスをうまくとがめた手です。",judged:"{judgement, select, good {好手} inaccu\
racy {緩手} mistake {疑問手} blunder {悪手} missed-win {勝ち逃し}}：勝率{before, percent}→{after, percent}。{better}{now}",better:"{move}のほうがよい手でした（{score}）。",
now:"現在は{score}です。",nothing:"",won:"勝ち",lost:"負け","win-in":"{moves}手で勝ち","loss-in":"{moves}手で負け",chance:"{chance, percent}",summary:"精度{accuracy, percent}、緩手{inaccu\
racies}、疑問手{mistakes}、悪手{blunders}、勝ち逃し{missed}",compared:"{how, select, above {相手のレベルのふだんの出来より上でした。} near {相手のレベルのふだんの出来と同じくらいでした。}}良い手：{judged}手中{good}手。精度{accuracy, percent}\
（レベル{level}はふだん{usual, percent}）。","all-remarks":"すべての指摘","summary-of":"{side, side}：","no-summary":"評価する手がありません","puzzle-board":"問題の盤",
puzzle:"問題","puzzle-number":"第{number}問","next-puzzle":"次の問題","show-solution":"解答を見る","puzzle-win":"{side, select, black {黒番} white {白番}}、{count, plural, =1 {一手} other {#手}}で\
勝ち。正解の初手は一つだけです。","puzzle-hold":"{side, select, black {黒番} white {白番}}。{side, other side}が{count, plural, =1 {次の一手} other {#手以内}}で勝つのを防ぐ、ただ一つの手を見つけましょう。",
"puzzle-yours":"あなたは{side, side}で、手前側です。","puzzle-score":"正解 {solved}/{count} · 連続{streak}問 · 最高{best}問","puzzle-no-win":"{move}は指せますが、{moves, plural, other {\
#手}}では勝てません。","puzzle-no-hold":"{move}は指せますが、それでも{side, other side}が勝ちます。","puzzle-right":"正解です。次の手は？","puzzle-goes-on":"{side, \
select, black {黒番} white {白番}}：{moves, plural, other {#手}}で勝ちです。","puzzle-solved":"正解です！","puzzle-shown":"以上が解答です。","puzzle-piece":"{square}の駒を動かします。",
"puzzle-move":"正解は{move}です。",theme:"テーマ","puzzle-theme":"{theme, select, all {すべてのテーマ} h {唯一の手} c {取る手} s {捨て駒} q {静かな手} t {勝ちを狙う手} b {道をふさぐ手} d {守り} e {終盤}}",
"puzzle-task":"{moves}手{task, select, win {で勝ち} hold {の勝ちを防ぐ}}","puzzle-rating":"レーティング{rating}","your-rating":"あなたのレーティング：{rating}","puzzle-answe\
r":"{side, side}は{move}と応じます。","puzzle-wrong":"不正解です。","puzzle-of-day":"今日の問題","timed-run":"3分チャレンジ","run-score":"正解{count} · ミス{mistakes}/{most}",
"run-over":"今回は{count, plural, other {#問}}正解しました。最高は{best}問です。",history:"履歴","no-history":"まだ問題を解いていません。","puzzle-result":"{result, se\
lect, once {正解} failed {不正解} later {あとで正解}}",tutorial:"チュートリアル",step:"ステップ{number}/{count}：{title}","next-step":"次のステップ",lessons:"すべてのレッスン",
"rule-sets":"ルールの種類","rules-differ":"駒の動きはどのルールでも同じです。一手で両者がつながったとき、指せる手がないとき、そして引き分けの決まりが異なります。",
"other-move":"指せる手ですが、ここで探している手ではありません。もう一度考えましょう。","end-retry":"{end}もう一度考えましょう。",count:"数えてから動かす",
"count-words":"駒は、動くライン上にある駒の数とちょうど同じマス数だけ動きます。ここには二つあります。矢印のとおりに動かしてください。","count\
-praise":"正解！縦・横・斜めのどのラインでも、黒も白もすべて数えます。",jump:"味方の駒を飛び越える","jump-words":"味方の駒は邪魔になりません。このラインには六つあるので、ほかの駒を飛び越えて6マス動かしてく\
ださい。","jump-praise":"駒が六つ、だから6マス。みごとに飛び越えました。",capture:"取る手と邪魔な駒","capture-words":"相手の駒のあるマスに着くと、その駒を取ります。飛び越えることはできません。印のついた駒で取って\
ください。","capture-praise":"取りました！白は駒が一つ減り、つなげる駒も一つ減りました。","capture-retry":"指せる手ですが、印のついた駒は何も取っていません。点線の輪を探してください。",
connect:"駒をつなげる","connect-words":"自分の駒がすべて一つのグループになれば勝ちです。斜めもつながります。印のついた駒をつなげてください。","c\
onnect-praise":"すべて一つのグループになり、黒の勝ちです。","connect-retry":"まだつながっていない駒があります。離れた駒のラインを数えてみましょう。",
defend:"相手を止める","defend-words":"白は矢印の手でつなげようとしています。印のついた駒をそのラインに動かすと、駒の数が変わって指せなくなります。",
"defend-praise":"これで白に勝つ手はなくなりました。","defend-retry":"白はまだ次の一手で勝てます。もう一度考えましょう。","helping-title":"取ると相手を助けることも",
"helping-words":"駒が少ないほど、つなげる駒も少なくて済みます。黒が離れた白い駒を取ると、白はつながって勝ちになります。","helping-retry":"白はつながっていません\
。離れている白い駒はどれでしょうか。","blocked-title":"指せる手がないとき","blocked-words":"まれに、ここでの黒のように、指せる手がないことがあります。多くのルールではパスとなり、相手が続けて指します。"},
s=e;export{s as default};
