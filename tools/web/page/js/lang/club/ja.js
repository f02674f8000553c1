// The catalogue of clubs in Japanese.

/** @type {import('../en/codes.js').ClubCatalogue} */
const JA = {
  // The view and its parts.
  club: 'クラブ',
  'club-part':
    '{name, select, meet {対局} tournaments {大会} archive {棋譜} players {会員} account {アカウント}}',
  'club-you-are': '{name}さん',
  'club-no-engine': 'このクラブにエンジンはありません。',

  // Titles of cards, sentences for empty lists, labels of fields, buttons of forms, headings.
  'club-card':
    '{name, select, games {あなたの対局} invitations {招待と挑戦} invitation {招待} invite {招待する} lobby {ロビー} ' +
    'running {進行中の対局} account {あなたのアカウント} programs {あなたのプログラム} blocked {ブロックした人} settings ' +
    '{クラブの設定} codes {入会コード} roster {クラスのアカウント} audit {操作の記録}}',
  'club-none':
    '{what, select, games {対局はありません。だれかを招待するか、コンピュータに挑戦しましょう。} lobby {相手を待っている人はいません。} running ' +
    '{進行中の対局はありません。} tournaments {大会はありません。} over {終わった対局はまだありません。} players {まだだれもいません。} ratings ' +
    '{レーティングはまだありません。}}',
  'club-field':
    '{name, select, name {名前} passphrase {パスフレーズ} new {新しいパスフレーズ} code {クラブのコード} setup ' +
    '{プログラムのコード} uses {人数} club {クラブの名前} closed {コードのある人だけ入れる} guests {ゲストも対局できる} assist ' +
    '{観戦者はエンジンを使える} phrases {対局者は定型文を送れる} guest {名前（なくてもよい）} kind {相手} accepts {挑戦できる人} format ' +
    '{方式} rounds {ラウンド数} rest {ラウンド間の秒数}}',
  'club-form':
    '{name, select, login {ログイン} join {会員になる} guest {ゲストとして入る} change {変更する} delete {アカウントを削除} ' +
    'seat {プログラムを加える} setup {クラブの準備} code {新しいコード} roster {アカウントを作る} tournament {新しい大会}}',
  'club-heading':
    '{name, select, player {対局者} points {得点} result {結果} rated {レート} elo {Elo} buchholz {ブッフホルツ} ' +
    'buchholzCut1 {ブッフホルツ（最低除く）} sonnebornBerger {ゾンネボルン・ベルガー} directEncounter {直接対決} wins {勝数}}',

  // Meeting.
  'club-notify': '自分の番になったら通知する',
  'club-kind':
    '{kind, select, link {リンクでだれか} open {ロビーのだれでも} pair {レーティングの近い相手} challenge {会員かコンピュータ}}',
  'club-do': '{kind, select, link {リンクを作る} open {ロビーに出す} pair {相手をさがす} challenge {挑戦する}}',
  'club-kind-of':
    '{kind, select, link {リンクの招待} open {だれでもよい招待} pair {相手をさがしています} challenge {挑戦}}：{name}',
  'club-tv': '一番の対局を見る',
  'club-boards': 'すべての盤',
  'club-newest': 'ここにあるのは新しい{count}局だけです。',
  'club-no-tv': '今は対局がありません。次の対局は自動で開きます。',
  'club-days': '{count, plural, other {一手#日}}',
  'club-rated': '{rated, select, yes {レート戦} other {フリー戦}}',
  'club-side': '{name}が{side, select, black {黒番} other {白番}}',
  'club-random-side': '手番はくじで決まります。',
  'club-invites': '{name}さんからの招待',
  'club-send-link': 'このリンクを相手に送ってください',
  'club-show-link': 'リンクを表示',
  'club-waits': '相手がリンクを開いて承諾すると、対局が始まります。',
  'club-decline': '断る',
  'club-withdraw': '取り消す',
  'club-challenged': '{name}さんが挑戦しています。',
  'club-started': '別の対局が始まりました。',

  // Games.
  'club-offers':
    '{name}さん：{what, select, draw {引き分けを提案しています。} takeback {待ったを求めています。} adjourn {中断を求めています。} ' +
    'resume {再開を求めています。} rematch {再戦を求めています。}}',
  'club-abort': '中止',
  'club-claim': '{what, select, win {勝ちを請求} draw {引き分けを請求} other {請求}}',
  'club-claim-words': '相手が1分以上いないときは、対局の結果を請求できます。',
  'club-adjourn': '中断',
  'club-adjourned': '対局は中断中です。二人とも再開を望むと続きます。',
  'club-first-move': '次の手を{time}までに指さないと、対局は中止されます。',
  'club-phrases': 'ひとこと',
  'club-phrase':
    '{phrase, select, 0 {こんにちは！} 1 {楽しみましょう！} 2 {いい手ですね！} 3 {しまった！} 4 {少しお待ちください。} 5 {ありがとう！} 6 ' +
    '{いい対局でした！} 7 {さようなら！}}',
  'club-correct': '結果を訂正',
  'club-correct-words': 'レートは計算し直され、操作は記録に残ります。',
  'club-next-game': '二人は次の対局を始めました。',

  // Tournaments.
  'club-its-tournament': '大会へ',
  'club-format': '{format, select, swiss {スイス式} round-robin {総当たり} double-round-robin {二重総当たり}}',
  'club-stage': '{stage, select, open {参加受付中} running {進行中} paused {休止中} over {終了}}',
  'club-round': '第{round}ラウンド／全{rounds}',
  'club-count-players': '{count, plural, other {#人}}',
  'club-next-round': '次のラウンドは{time}に始まります。',
  'club-stuck': '組み合わせができません。参加者が足りないか、全員が対戦済みです。',
  'club-failed': 'クラブの障害のため、次のラウンドを始められませんでした。',
  'club-direct':
    '{act, select, enter {参加する} withdraw {辞退する} start {開始} pause {休止} resume {再開} next ' +
    '{次のラウンドを始める} end {大会を終える}}',
  'club-direct-player': '{act, select, enter {この人を参加させる} other {この人を外す}}',
  'club-bye': '{wanted, select, yes {次のラウンドに出る} other {次の対局の代わりに0.5点}}',
  'club-standings': '順位表',
  'club-softened':
    '全勝または全敗の対局者がいるため、Eloでは対戦した二人ごとに引き分けを一つ加えています。',
  'club-forfeit': '不戦',
  'club-free': '{name}さんは対局なし：{bye, select, allocated {1点} half {0.5点} other {0点}}。',

  // Archive and players.
  'club-all': 'すべて',
  'club-export': 'この対局を{format, select, sgf {SGF} jsonl {JSON行}}で',
  'club-member':
    '{kind, select, guest {ゲスト} person {会員} bot {プログラム} engine {コンピュータ} deleted {削除済み}}{role, ' +
    'select, arbiter {（審判）} owner {（主催者）}}',
  'club-present': '在室',
  'club-search': 'プレイヤーを探す',
  'club-count-games': '{count, plural, other {#局}}',
  'club-score': '{wins}勝{draws}分{losses}敗',
  'club-class':
    '{speed, select, bullet {超早指し} blitz {早指し} rapid {ラピッド} classical {長時間} days {通信戦}} {board}',
  'club-block': 'ブロック',
  'club-blocked': '{name}さんをブロックしました。互いに招待できません。',
  'club-unblock': 'ブロック解除',
  'club-remove': '削除',
  'club-remove-it': '{name}を削除しますか？',
  'club-remove-words': '対局は名前なしで残ります。',
  'club-reset-words': '{name}さんはログアウトされ、新しいパスフレーズが必要になります。',
  'club-reset-to': '{name}さんのパスフレーズは{passphrase}です。表示は一度だけです。',
  'club-make': '{role, select, arbiter {審判にする} other {会員に戻す}}',

  // Accounts.
  'club-logout': 'ログアウト',
  'club-join-words': '名前とパスフレーズがあれば、どこからでもログインできます。ゲストの対局は残ります。',
  'club-changed': '変更しました。',
  'club-data': '自分のデータを保存',
  'club-programs-words': 'あなたのプログラムも会員として対局できます。',
  'club-key': '{name}のキーは{key}です。表示は一度だけです。',
  'club-accepts-of': '{accepts, select, all {全員} owner {自分だけ} none {なし}}',
  'club-new-key': '新しいキー',

  // The owner.
  'club-setup-words': 'プログラムが表示したコードが必要です。あなたが主催者になります。',
  'club-codes-words': 'コードは使用回数の人数だけ入れます。',
  'club-show': '表示',
  'club-uses': '{count, plural, other {あと#人}}',
  'club-code-link': 'リンクとQRコード',
  'club-print': '印刷',
  'club-roster-words': '1行に1人の名前、または最初の列に名前のある表。それぞれにパスフレーズを付けます。',
  'club-act':
    '{name}：{act, select, set-up {クラブを開設} delete {アカウントを削除} correct {結果を訂正} reset-passphrase ' +
    '{新しいパスフレーズを発行} add-roster {アカウントを一括作成} set-role {役割を変更} add-join-code {コードを作成} set-settings ' +
    '{設定を変更}}',

  // What the server refuses.
  'sign-in': 'まずログインしてください。',
  'not-allowed': 'それはできません。',
  'closed-club': 'このクラブにはコードが必要です。',
  'bad-join-code': 'そのコードでは入れません。',
  'bad-setup-code': 'プログラムが表示したコードと違います。',
  'set-up-already': 'クラブにはもう主催者がいます。',
  'bad-name': '名前に使えるのは文字、数字、空白、ハイフン、ピリオドで、1文字から{most}文字までです。',
  'name-taken': '{name}という名前は使われています。',
  'bad-passphrase': 'パスフレーズは{least}文字から{most}文字までです。',
  'wrong-passphrase': '名前かパスフレーズが違います。',
  'has-passphrase': 'パスフレーズはもうあります。',
  'no-such-player': 'その会員はいません。',
  'bad-field': '{name}：{detail}。',
  'too-often': '回数が多すぎます。{seconds}秒待ってください。',
  'many-connections': '人が多すぎます。',
  'not-json': '要求がJSONではありません。',
  'no-invitation': 'その招待はもうありません。',
  'own-invitation': 'それはあなた自身の招待です。',
  'not-for-you': 'その招待は別の人のものです。',
  blocked: 'どちらかが相手をブロックしています。',
  'does-not-accept': '{name}は受け付けません。',
  'many-games': '同時の対局は{most}局までです。',
  'bad-clock': 'その時計はありません。',
  'clock-of-guests': 'ゲストがレベルと対局するには、分単位の時計が必要です。',
  'not-rated': 'その対局はレート戦になりません。',
  'no-such-game': 'その対局はありません。',
  'not-a-player': 'あなたはこの対局の対局者ではありません。',
  'not-your-turn': 'あなたの手番ではありません。',
  stale: '対局はもう{ply}手目です。',
  'not-running': '対局は進行中ではありません。',
  'too-late-to-abort': '中止するには遅すぎます。',
  'no-offer':
    '{what, select, draw {引き分け} takeback {待った} adjourn {中断} resume {再開} ' +
    'rematch {再戦} other {それ}}の申し出はありません。',
  'cannot-offer':
    '今は{what, select, draw {引き分け} takeback {待った} adjourn {中断} resume {再開} ' +
    'rematch {再戦} other {それ}}を申し出られません。',
  'not-gone': '相手の不在はまだ{seconds}秒になりません。',
  'no-phrases': 'このクラブには定型文がありません。',

  // Ends of games.
  'no-such-tournament': 'その大会はありません。',
  'many-tournaments': '同時に開ける大会は{most}個までです。',
  'not-now': '今はできません。',
  'win-forfeit': '{winner, other side}の不戦敗、{winner, side}の勝ち。',
  'win-gone': '{winner, other side}の退席で{winner, side}の勝ちです。',
  'win-decided': '審判の裁定：{winner, side}の勝ちです。',
  'draw-gone': '対局者の退席で引き分けです。',
  'draw-decided': '審判の裁定：引き分けです。',
};

export default JA;
