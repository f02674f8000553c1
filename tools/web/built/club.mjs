import{byId as fe,drawWith as qn,h as Oe,language as Ht,learn as Un,note as tt,other as Yn,Refusal as _n,refuseSearches as Kn,render as zn,socket as U,text as D,update as X}from"./rest.mjs";import{clockText as us,html as ie,LOW as ds,nothing as ce,positionAfter as hs,SIDES as ms,smallBoard as ps,socket as ct,strip as bs,text as re,update as ws}from"./rest.mjs";import{announce as Ae,app as We,Game as ss,html as rt,language as ns,newState as as,note as z,outcome as os,SIDES as it,socket as je,text as A,update as rs}from"./rest.mjs";var g={about:null,mine:null,open:[],running:[],players:[],invitation:null,refused:null,wish:{kind:"link",to:"",clock:"10+5",board:"8x8",rules:"olympiad",start:"standard",minutes:15,seconds:10,color:"r\
andom",rated:!1},part:"meet",archive:null,query:{player:"",result:"",rules:"",board:"",rated:""},line:[],openings:[],acts:[],player:null,search:"",tournaments:[],tournament:null,codes:[]};import{ruleName as es,text as ge}from"./rest.mjs";var E=t=>`#game/${t}`,se=t=>`#club?tournament=${t}`;function Ce(t){let e=/^#game\/(\d{1,15})$/.exec(t)?.[1];return e===void 0?null:Number(e)}var ne=(t,e)=>`${Math.
round(t)}${e?"?":""}`,R=({name:t,rating:e,provisional:s})=>e===void 0?t:`${t} (${ne(e,s)})`,Pe=t=>ge("club-rated",{rated:t?"yes":"no"});function ts(t){return t.kind==="unlimited"?ge("no-clock"):t.kind===
"days"?ge("club-days",{count:t.days}):ge("some-clock",{minutes:t.seconds/60,seconds:t.increment})}var I=({rules:t,board:e,clock:s,rated:n,game:a})=>[es(a?.rules??t??""),e,ts(s),Pe(n)].join(" · ");var is=864e5,cs=100,ls={resignation:"+Resign",time:"+Time"},Be=class extends ss{get allowsHelp(){let e=this.remote;return this.isOver||!e.own&&!!g.about.club.assist}resign(){this.remote.act({act:"resi\
gn"})}},oe=t=>it.find(e=>t[e].id===g.about.me?.id),ae=class{constructor(e,s){this.view=e,this.open=s,this.isThinking=!1,this.own=oe(e);let{clock:n}=e,a=n.kind==="realTime"?n.seconds*1e3:is,o=l=>({machine:l!==
this.own,level:e[l].level??1}),r=l=>R(e[l]),{rules:i,limit:c,fen:u}=e.game;this.game=new Be(as({id:`club-${e.id}`,rules:i,limit:c??null,fen:u,players:{black:o("black"),white:o("white")},names:{black:r(
"black"),white:r("white")},clock:n.kind==="unlimited"?null:{base:a,increment:n.kind==="realTime"?n.increment*1e3:0},flipped:this.own==="white"})),this.game.remote=this,this.at=performance.now(),this.offers=
"",this.closeOffers=()=>{},this.queue=Promise.resolve(),this.timer=void 0}allows(e){return e==="hint"?this.game.allowsHelp:e==="undo"?this.plays&&!this.view.rated:this.plays&&(e==="draw"||e==="resign")}offerDraw(){
this.act({act:"offer",what:"draw"})}get id(){return this.view.id}get address(){return new URL(E(this.id),location.href).href}get words(){let{tournament:e}=this.view,s=rt`<a href=${se(e??0)}
      >${A("club-its-tournament")}</a
    >`;return e?rt`${I(this.view)} · ${s}`:I(this.view)}get isRunning(){return this.view.state==="running"}get plays(){return!!this.own&&this.isRunning}get isWatched(){return!this.own}get firstMove(){
let{clock:e,clocks:s,ply:n}=this.view;if(!this.own||!this.isRunning||n>1||e.kind!=="realTime"||!s.deadline)return null;let a=Date.now()+s.deadline-s.now;return new Intl.DateTimeFormat(ns,{timeStyle:"m\
edium"}).format(a)}say({player:e,phrase:s}){let n=it.find(r=>this.view[r].id===e);if(!n)return;let a=this.view[n].name,o=A("club-says",{name:a,words:A("club-phrase",{phrase:s})});Ae(o),z(o)}async load(){
let{tree:e,state:s}=this.game;s.live=s.shown=e.addLine(0,this.view.game.moves),await this.game.load(),this.settle(),this.game.begin()}begin(){this.showOffers(),this.view.state!=="over"&&(this.timer=setInterval(
()=>this.tick(),cs),this.watch())}close(){clearInterval(this.timer),this.closeOffers(),je.send({type:"unwatch",topic:"game",game:this.id})}watch(){let e=this.game.tree.path(this.game.state.live).length-
1;je.send({type:"watch",topic:"game",game:this.id,since:e})}hear(e){return this.queue=this.queue.then(()=>this.follow(e)).catch(s=>{z(String(s),{kind:"error"})}),this.queue}async follow(e){let{game:s}=this,
{tree:n,state:a}=s,o=n.path(a.live),r=o.length-1,i=[..."game"in e?e.game.moves:[]],c="game"in e?e.since:Math.min(e.ply,r);if(!("game"in e)&&e.ply===r+1)i=[e.lastMove??"pass"];else if(c>r||c+i.length<e.
ply)return this.watch();let u=n.addLine(o[c],i);this.view={...this.view,...e,game:this.view.game},this.at=performance.now(),await s.followTo(u),this.settle(),s.changed()}settle(){let{game:e,view:s}=this,
{black:n,white:a}=s.clocks;e.state.left={black:n,white:a};let{tree:o,state:r}=e;r.clock&&r.live&&(o.node(r.live).clock={black:n,white:a});let{end:i}=s;if(s.state==="over"||s.state==="aborted"){let c=i?.
winner??null,u=ls[i?.how??""]??"+",l=e.isOver;r.outcome={...os(c,u),text:i?.text??A("aborted")},!l&&!e.liveView?.end&&Ae(r.outcome.text),clearInterval(this.timer)}this.showOffers(),e.liveView?.mustPass&&
this.isRunning&&s.turn===this.own&&this.send("pass")}showOffers(){let{own:e,view:s}=this,n=JSON.stringify([s.offers,s.state,s.rematch,this.firstMove]);if(n===this.offers||We.game!==this.game)return;this.
offers=n,this.closeOffers();let r=Object.entries(s.offers).filter(([,c])=>c).map(([c,u])=>{let l=u,y=A("club-offers",{name:s[l].name,what:c}),k=Y=>()=>this.act({act:Y,what:c}),x=l===e?[[A("club-withdr\
aw"),k("decline")]]:[[A("draw-accept"),k("accept")],[A("club-decline"),k("decline")]];return Ae(y),z(y,{ms:0,actions:e?x:[]})}),{rematch:i}=s;i&&!e&&r.push(z(A("club-next-game"),{ms:0,actions:[[A("ope\
n"),()=>this.open(i)]]})),this.firstMove&&r.push(z(A("club-first-move",{time:this.firstMove}),{ms:0})),s.state==="adjourned"&&r.push(z(A("club-adjourned"),{ms:0})),this.closeOffers=()=>r.forEach(c=>c())}tick(){
let{clocks:e}=this.view;if(!e.running||!this.game.state.clock)return;let s=performance.now()-this.at;this.game.state.left[e.running]=Math.max(0,e[e.running]-s),We.game===this.game&&rs()}async act(e){let s=await this.
request(e);s&&z(s,{kind:"error"})}async request(e){try{let n=await je.begin({type:"act",game:this.id,act:e}).promise;return await this.hear(n),null}catch(s){return s instanceof Error?s.message:String(
s)}}async tryMove(e){let s=this.game.tree.path(this.game.state.live).length-1,n=await this.request({act:"move",move:e,ply:s});return n&&n.replace(/[.。]$/,"")}send(e){e==="pass"?this.tryMove(e):this.
act({act:"offer",what:e==="undo"?"takeback":"rematch"})}setPlayer(){}};function ye(t){let e=t?.remote;return e instanceof ae?e:null}var S=()=>ye(We.game);var Ne="#club?boards",Ie=60,fs=1e3,_=new Map,Re,le=()=>location.hash===Ne,lt=()=>le()?g.running.slice(0,Ie).sort((t,e)=>t.id-e.id):[];function ut(t){_.set(t,{moves:[],picture:null,at:performance.now()}),
ct.send({type:"watch",topic:"game",game:t,since:0})}function dt(){let t=new Set(lt().map(({id:e})=>e));for(let e of _.keys())t.has(e)||(_.delete(e),S()?.id!==e&&ct.send({type:"unwatch",topic:"game",game:e}));
for(let e of t)_.has(e)||ut(e);t.size?Re??=setInterval(()=>ws(),fs):Re=void clearInterval(Re)}var ht=()=>_.clear();function mt(t){let{id:e,ply:s,lastMove:n}=t,a=_.get(e),o=g.running.find(r=>r.id===e)?.
game.fen;if(!(!a||!o)){if(a.at=performance.now(),"game"in t&&t.since===0)a.moves=t.game.moves;else if(s===a.moves.length+1)a.moves.push(n??"pass");else{if(s>a.moves.length)return ut(e);a.moves.length=
s}a.picture=ps(hs(o,a.moves),!1)}}function pt(){let{length:t}=g.running;return ie`<section class="card club-wide" aria-label=${re("club-boards")}>
    <h2>${re("club-boards")}</h2>
    ${t?ce:ie`<p class="faint">${re("club-none-running")}</p>`}
    ${t>Ie?ie`<p>${re("club-newest",{count:Ie})}</p>`:ce}
    <div class="club-boards">${lt().map(gs)}</div>
  </section>`}function gs(t){let{id:e,turn:s}=t,[n,a]=ms.map(o=>bs(o,null,{isToMove:s===o,name:t[o].name,clock:ys(t,o)}));return ie`<a class="club-board" href=${E(e)}
    >${n} ${_.get(e)?.picture??ce} ${a}
    <span class="unseen">${s?re("to-move",{side:s}):ce}</span></a
  >`}function ys({id:t,clock:{kind:e},clocks:s},n){if(e==="unlimited")return ce;let a=_.get(t)?.at,o=a&&s.running===n?performance.now()-a:0,r=s[n]-o;return ie`<span class="clock${r<ds?" low":""}">${us(
r)}</span>`}import{addCommands as Cs,SIDES as Ps,socket as As,text as G}from"./rest.mjs";import{accepted as $s,clockWords as vs,dismiss as ks,h as bt,html as V,note as xs,nothing as Ts,openDialog as wt,Refusal as Ss,SIDES as Os,text as K}from"./rest.mjs";async function m(t,e,s){let n=await fetch(`club${e}`,{method:t,headers:{"content-type":"application/json"},...s&&{body:JSON.stringify(s)}}),a=await n.json().catch(()=>({}));return $s({status:n.status,
answer:a})}async function $(t){try{await t()}catch(e){xs(e instanceof Ss?e.message:K("no-server"),{kind:"error"})}}var ue=(t,e)=>wt(t,[bt("p",{},e)]),De=new WeakSet,Me=t=>async e=>{e.preventDefault();
let s=e.currentTarget;De.has(s)||(De.add(s),ks(),await $(async()=>t(s)),De.delete(s))},f=(t,e,s="quiet")=>V`<button type="button" class=${s} @click=${Me(()=>e())}>
    ${t}
  </button>`,H=(t,e,s)=>wt(t,[bt("p",{},e)],{actions:s.map(([n,a])=>[n,()=>$(async()=>a())])}),de=(t,e)=>f(K("club-remove"),()=>H(K("club-remove-it",{name:t}),K("club-remove-words"),[[K("club-remove"),
e]])),w=(t,e)=>V`<section class="card" aria-label=${t}>
    <h2>${t}</h2>
    ${e}
  </section>`,v=(t,e)=>t.length?V`<ul class="club-list">
        ${t.map(s=>V`<li>${s}</li>`)}
      </ul>`:e?V`<p class="faint">${e}</p>`:Ts,Z=["8x8","7x7","6x6","5x5"].map(t=>[t,t]),$e=["1+1","3+2","5+3","10+5","30+10","custom","1d","3d","none"],ve=t=>t.endsWith("d")?[t,K("club-days",{count:Number.
parseInt(t,10)})]:vs(t);function ke(t){if(t==="none")return{kind:"unlimited"};if(t.endsWith("d"))return{kind:"days",days:Number.parseInt(t,10)};let[e,s]=t.split("+").map(Number);return{kind:"realTime",
seconds:e*60,increment:s}}var Es=({state:t,end:e,ply:s})=>t==="over"?K("result",{winner:e?.winner??"draw"}):K("count-moves",{count:s}),ft=(t,e,s)=>V`<button type="button" class="quiet club-game-row" @click=${s}>
    <b>${t}</b><span class="faint">${e}</span>
  </button>`;function he(t){let e=Os.map(s=>R(t[s])).join(" – ");return V`<a class="button quiet club-game-row" href=${E(t.id)}>
    <b>${e}</b><span class="faint">${I(t)} · ${Es(t)}</span>
  </a>`}var ee=(t,e,s,n)=>({label:t,sign:e,where:"wide",isShown:a=>{let o=ye(a);return o!==null&&s(o)},act:a=>n(ye(a))}),js=8,Ws=({id:t})=>H(G("club-phrases"),"",[...Array(js).keys()].map(e=>[G("club-phrase",
{phrase:e}),()=>As.send({type:"phrase",game:t,phrase:e})])),Bs=t=>H(G("club-claim"),G("club-claim-words"),[[G("club-claim-win"),()=>t.act({act:"claim"})],[G("club-claim-draw"),()=>t.act({act:"claim",draw:!0})]]),
Rs=t=>H(G("club-correct"),G("club-correct-words"),[...Ps,null].map(e=>[G("result",{winner:e??"draw"}),async()=>t.hear(await m("POST",`/games/${t.id}/result`,{winner:e}))]));function gt(){let t=e=>s=>s.
act({act:"offer",what:e});Cs([ee("club-abort","cut",e=>e.plays&&e.view.ply<2,e=>e.act({act:"abort"})),ee("club-claim","now",e=>e.plays&&e.view.clock.kind==="realTime"&&e.view.turn!==e.own,Bs),ee("club\
-adjourn","pause",e=>e.plays,t("adjourn")),ee("resume","go",e=>!!e.own&&e.view.state==="adjourned",t("resume")),ee("club-phrases","more",e=>!!(e.own&&g.about.club.phrases),Ws),ee("club-correct","draw",
e=>e.view.state==="over"&&g.about.rights.includes("correct"),Rs)])}var yt={club:"Club","club-part":"{name, select, meet {Play} tournaments {Tournaments} archive {Archive} players {Players} account {Account} other {}}","club-you-are":"You are {name}.","club-no-engine":"\
This club has no engine.","club-your-games":"Your games","club-notify":"Notify me when it is my turn","club-no-games":"You have no game. Invite someone, or challenge the computer.","club-invitations":"\
Invitations and challenges","club-invite":"Invite","club-whom":"Whom","club-kind":"{kind, select, link {Someone with a link} open {Anyone in the lobby} pair {An opponent of about my rating} challenge \
{A member or the computer} other {}}","club-do":"{kind, select, link {Make a link} open {Put into the lobby} pair {Find an opponent} challenge {Challenge} other {}}","club-kind-of":"{kind, select, lin\
k {Invitation by link} open {Open invitation} pair {Looking for an opponent} challenge {Challenge} other {}}: {name}","club-lobby":"Lobby","club-lobby-empty":"Nobody waits for an opponent.","club-runn\
ing":"Games now","club-none-running":"No game is being played.","club-tv":"Watch the best game","club-boards":"All boards","club-newest":"Only the newest {count} games are here.","club-no-tv":"No game\
 is on now. The next one opens by itself.","club-days":"{count, plural, one {# day a move} other {# days a move}}","club-rated":"{rated, select, yes {Rated} other {Casual}}","club-side":"{name} plays \
{side, select, black {Black} other {White}}","club-random-side":"The sides are drawn by lot.","club-invitation":"Invitation","club-invites":"{name} invites you to a game","club-send-link":"Send this l\
ink to your opponent","club-show-link":"Show link","club-waits":"The game begins when your opponent opens the link and accepts.","club-decline":"Decline","club-withdraw":"Withdraw","club-challenged":"\
{name} challenges you.","club-started":"Another game of yours has begun.","club-offers":"{name} {what, select, draw {offers a draw.} takeback {asks to take back a move.} adjourn {wants to adjourn the \
game.} resume {wants to resume the game.} rematch {wants a rematch.} other {}}","club-abort":"Abort","club-claim":"Claim","club-claim-words":"Claim the game if your opponent has been away for a minute\
.","club-claim-win":"Claim the win","club-claim-draw":"Claim a draw","club-adjourn":"Adjourn","club-adjourned":"The game is adjourned. It goes on when both want to resume it.","club-first-move":"The n\
ext move must come by {time}, or the game is aborted.","club-phrases":"Say something","club-phrase":"{phrase, select, 0 {Hello!} 1 {Have fun!} 2 {Good move!} 3 {Oops!} 4 {One moment, please.} 5 {Thank\
 you!} 6 {Good game!} 7 {Goodbye!} other {}}","club-says":"{name}: {words}","club-correct":"Correct the result","club-correct-words":"The ratings are counted again, and the audit log keeps what you do\
.","club-next-game":"The players have begun another game.","club-no-tournaments":"There is no tournament.","club-its-tournament":"The tournament","club-new-tournament":"New tournament","club-kind-of-t\
ournament":"Kind","club-format":"{format, select, swiss {Swiss} round-robin {Round robin} double-round-robin {Double round robin} other {}}","club-rounds":"Rounds","club-rest":"Seconds between rounds",
"club-stage":"{stage, select, open {Players enter} running {Running} paused {Paused} over {Over} other {}}","club-round":"Round {round} of {rounds}","club-count-players":"{count, plural, one {# player\
} other {# players}}","club-next-round":"The next round begins at {time}.","club-stuck":"No pairing is possible: too few players, or all have met.","club-direct":"{act, select, enter {Enter} withdraw \
{Withdraw} start {Begin} pause {Pause} resume {Go on} next {Begin the next round} end {End the tournament} other {}}","club-direct-player":"{act, select, enter {Enter this player} other {Withdraw this\
 player}}","club-bye":"{wanted, select, yes {Play the next round after all} other {Half a point in place of the next game}}","club-standings":"Standings","club-points":"Points","club-elo":"Elo","club-\
tie-break":"{name, select, buchholz {Buchholz} buchholzCut1 {Buchholz cut 1} sonnebornBerger {Sonneborn-Berger} directEncounter {Direct encounter} wins {Wins} progressive {Progressive score} other {}}",
"club-forfeit":"forfeit","club-free":"{name} does not play: {bye, select, allocated {a point} half {half a point} other {no point}}.","club-player":"Player","club-result":"Result","club-rating":"Ratin\
g","club-all":"All","club-none-over":"No such game is over yet.","club-more":"More","club-export":"{format, select, sgf {These games as SGF} jsonl {These games as JSON lines} other {}}","club-member":"\
{kind, select, guest {Guest} person {Member} bot {Program} engine {Computer} deleted {Deleted} other {}}{role, select, arbiter { (arbiter)} owner { (owner)} other {}}","club-present":"here now","club-\
search":"Find a player","club-nobody":"Nobody is here yet.","club-count-games":"{count, plural, one {# game} other {# games}}","club-score":"{wins} won, {draws} drawn, {losses} lost","club-no-ratings":"\
No rating yet.","club-class":"{speed, select, bullet {Bullet} blitz {Blitz} rapid {Rapid} classical {Classical} days {Correspondence} other {}} {board}","club-block":"Block","club-blocked":"{name} is \
blocked: neither of you can invite the other.","club-blocked-players":"Blocked players","club-unblock":"Unblock","club-remove":"Delete","club-remove-it":"Delete {name}?","club-remove-words":"The games\
 stay, without the name.","club-reset-words":"{name} is signed out and needs the new passphrase.","club-reset-to":"The passphrase of {name} is now {passphrase}. It is shown only once.","club-make":"{r\
ole, select, arbiter {Make an arbiter} other {Make a player}}","club-guest-name":"Your name, if you like","club-name":"Name","club-passphrase":"Passphrase","club-new-passphrase":"New passphrase","club\
-code":"Code of the club","club-login":"Sign in","club-logout":"Sign out","club-join":"Become a member","club-join-words":"With a name and a passphrase you can sign in anywhere. A guest keeps the game\
s.","club-as-guest":"Come in as a guest","club-account":"Your account","club-change":"Change","club-changed":"It is changed.","club-data":"Download my data","club-delete":"Delete my account","club-pro\
grams":"Your programs","club-programs-words":"A program of yours can play here as a member.","club-seat":"Add a program","club-key":"The key of {name} is {key}. It is shown only once.","club-accepts":"\
Who may challenge it","club-accepts-of":"{accepts, select, all {Everyone} owner {Only I} none {No one} other {}}","club-new-key":"New key","club-setup":"Set up the club","club-setup-words":"You need t\
he code that the program has printed. You become the owner.","club-setup-code":"Code of the program","club-settings":"Settings of the club","club-its-name":"Name of the club","club-closed":"Only peopl\
e with a code come in","club-guests":"Guests may play","club-assist":"Spectators may use the engine","club-phrases-allowed":"Players may send each other preset phrases","club-codes":"Codes to come in",
"club-codes-words":"Each code lets in as many people as it has uses.","club-show":"Show","club-new-code":"New code","club-how-many":"For how many people","club-uses":"{count, plural, one {for # person\
 more} other {for # people more}}","club-code-link":"Link and QR code","club-print":"Print","club-roster":"Accounts for a class","club-roster-words":"One name on each line, or a table whose first colu\
mn has them. Each gets a passphrase.","club-roster-make":"Make accounts","club-audit":"Audit log","club-act":"{name} {act, select, set-up {set up the club} delete {deleted an account} correct {correct\
ed a result} reset-passphrase {gave a new passphrase} add-roster {made accounts} set-role {changed a role} add-join-code {made a code} set-settings {changed the settings} other {}}","sign-in":"Sign in\
 first.","not-allowed":"You may not do that.","closed-club":"This club is closed; you need a code.","bad-join-code":"That code does not let anyone in.","bad-setup-code":"That is not the code that the \
program has printed.","set-up-already":"The club has an owner already.","bad-name":"A name has 1 to {most} letters, digits, spaces, hyphens or dots.","name-taken":"The name {name} is taken.","bad-pass\
phrase":"A passphrase has {least} to {most} characters.","wrong-passphrase":"Name or passphrase is wrong.","has-passphrase":"You have a passphrase already.","no-such-player":"There is no such player.",
"bad-field":"{name}: {detail}.","too-often":"Too often; wait {seconds} s.","many-connections":"Too many people are here.","not-json":"The request is not JSON.","no-invitation":"There is no such invita\
tion any more.","own-invitation":"That is your own invitation.","not-for-you":"That invitation is for someone else.",blocked:"One of you has blocked the other.","does-not-accept":"{name} does not acce\
pt that.","many-games":"More than {most} games at a time are not possible.","bad-clock":"There is no such clock.","not-rated":"Such games are never rated.","no-such-game":"There is no such game.","not\
-a-player":"You do not play in this game.","not-your-turn":"It is not your turn.",stale:"The game is at move {ply} already.","not-running":"The game is not running.","too-late-to-abort":"It is too lat\
e to abort the game.","no-offer":"Nobody offers {what, select, draw {a draw} takeback {to take back} adjourn {to adjourn} resume {to resume} rematch {a rematch} other {that}}.","cannot-offer":"You can\
’t offer {what, select, draw {a draw} takeback {to take back} adjourn {to adjourn} resume {to resume} rematch {a rematch} other {that}} now.","not-gone":"Your opponent has not been away for {seconds\
} s.","no-phrases":"This club has no phrases.","no-such-tournament":"There is no such tournament.","many-tournaments":"More than {most} tournaments at a time are not possible.","not-now":"That is not \
possible now.","win-forfeit":"{winner, select, black {White did not play: Black wins.} other {Black did not play: White wins.}}","win-resignation":"{winner, select, black {White resigned: Black wins.}\
 other {Black resigned: White wins.}}","win-time":"{winner, select, black {White is out of time: Black wins.} other {Black is out of time: White wins.}}","win-gone":"{winner, select, black {White has \
left: Black wins.} other {Black has left: White wins.}}","win-decided":"The arbiter decided: {winner, select, black {Black} other {White}} wins.","draw-gone":"A player has left: draw.","draw-decided":"\
The arbiter decided: draw.",aborted:"The game was aborted."};import{load as Is,nothing as Ns,save as Ds,text as Ms,tickField as Fs,update as Gs}from"./rest.mjs";var $t="club-notify",vt=()=>typeof Notification<"u",Fe=()=>vt()&&Notification.permission==="granted"&&
Is($t)===!0;function Ge(t,e,s){if(!(!Fe()||!document.hidden))try{let n=new Notification(t,{body:e,tag:s});n.addEventListener("click",()=>{focus(),location.hash=s,n.close()})}catch{}}async function Ls({
currentTarget:t}){let e=t,s=e.checked;s&&await Notification.requestPermission(),Ds($t,s),e.checked=Fe(),Gs()}var kt=()=>vt()?Fs(Ms("club-notify"),Fe(),Ls,Notification.permission==="denied"):Ns;import{byId as Us,choiceField as me,html as T,language as Ys,nothing as C,numberField as xt,rulesOptions as _s,SIDES as Ks,text as p,update as Ue}from"./rest.mjs";import{html as Le,nothing as qs}from"./rest.mjs";var N=([t,e,s="text"],n="")=>Le`<label class="field"
    ><span>${e}</span
    ><input
      type=${s}
      name=${t}
      value=${n}
      autocomplete="off"
      autocapitalize="none"
      min=${s==="number"?1:qs}
  /></label>`,J=(t,e,s)=>Le`<label class="toggle"
    ><input type="checkbox" name=${t} ?checked=${s} /><span>${e}</span></label
  >`,O=(t,e,s)=>Le`<form
    class="club-form"
    @submit=${Me(async n=>{await s(Object.fromEntries(new FormData(n))),n.reset()})}
  >
    ${e}
    <div class="row"><button type="submit" class="primary">${t}</button></div>
  </form>`;var zs=["swiss","round-robin","double-round-robin"],L={format:"swiss",rounds:5,rest:30,clock:"5+3",rules:"olympiad",board:"8x8"};function Vs(){let t=/^#club\?tournament=(\d{1,15})$/.exec(location.hash)?.[1];
return t===void 0?null:Number(t)}async function te(){let t=Vs();t===null?g.tournament=null:g.part="tournaments",g.part==="tournaments"&&(t===null?g.tournaments=(await m("GET","/tournaments")).tournaments:
g.tournament=await m("GET",`/tournaments/${t}`),Ue())}var Ye=()=>g.about.rights.includes("direct"),Tt=t=>g.tournament?Qs(g.tournament,t):[w(p("club-part",{name:"tournaments"}),v(g.tournaments.map(Hs),
p("club-no-tournaments"))),Ye()?Js():C],St=({stage:t,rounds:e},s)=>[p("club-stage",{stage:t}),s?p("club-round",{round:s,rounds:e}):""].filter(Boolean).join(" · "),Hs=t=>T`<a class="button quiet club-game-row" href=${se(
t.id)}>
    <b>${t.name}</b
    ><span class="faint"
      >${p("club-format",{format:t.format})} · ${I(t.setup)}</span
    ><span class="faint"
      >${St(t,t.round)} ·
      ${p("club-count-players",{count:t.players})}</span
    >
  </a>`;function Js(){let t=e=>{Object.assign(L,e),Ue()};return w(p("club-new-tournament"),O(p("club-new-tournament"),T`${N(["name",p("club-name")])}
        ${me(p("club-kind-of-tournament"),zs.map(e=>[e,p("club-format",{format:e})]),L.format,e=>t({format:e}))}
        <div class="pair">
          ${L.format==="swiss"?xt(p("club-rounds"),L.rounds,{min:1,max:30},e=>t({rounds:e})):C}
          ${xt(p("club-rest"),L.rest,{min:0,max:86400},e=>t({rest:e}))}
          ${me(p("clock"),$e.filter(e=>e.includes("+")||e.endsWith("d")).map(ve),L.clock,e=>t({clock:e}))}
          ${me(p("board"),Z,L.board,e=>t({board:e}))}
          ${me(p("rules"),_s(),L.rules,e=>t({rules:e}))}
        </div>
        ${J("rated",p("club-rated",{rated:"yes"}),!1)}`,async({name:e,rated:s})=>{let{format:n,rounds:a,rest:o,rules:r,board:i,clock:c}=L,u={rules:r,board:i,clock:ke(c),rated:!!s},{id:l}=await m("POST",
"/tournaments",{name:e,format:n,rounds:a,rest:o,setup:u});location.hash=se(l)}))}function Qs(t,e){let{id:s,name:n,format:a,setup:o,stage:r,nextAt:i,now:c,isStuck:u,played:l}=t,y=new Intl.DateTimeFormat(
Ys,{timeStyle:"medium"}),k=r==="running"&&i?y.format(Date.now()+i-c):"";return T`<section class="card club-wide" aria-label=${n}>
      <h2>${n}</h2>
      <p>${p("club-format",{format:a})} · ${I(o)}</p>
      <p role="status">
        ${St(t,l.length)}
        ${k?p("club-next-round",{time:k}):C}
        ${u?p("club-stuck"):C}
      </p>
      ${en(t)} ${Ye()&&r!=="over"?tn(t,e):C}
      ${nn(t)}
      <div class="row">
        <a class="button quiet" href="#club" @click=${Xs}
          >${p("club-part",{name:"tournaments"})}</a
        >
        ${["csv","trf"].map(x=>T`<a class="button quiet" href=${`club/tournaments/${s}/${x}`} download
              >${x.toUpperCase()}</a
            >`)}
      </div>
    </section>
    ${l.map((x,Y)=>an(x,Y+1,t)).reverse()}`}var Xs=()=>{g.tournament=null,Ue()},qe=async(t,e)=>{await m("POST",`/tournaments/${t}`,e),await te()},Zs={open:["start"],running:["pause","next","end"],paused:[
"resume","end"]};function en({id:t,stage:e,format:s,players:n}){if(e==="over")return C;let{me:a}=g.about,o=n.find(u=>u.id===a?.id),r=o&&!o.hasWithdrawn,i=(u,l="quiet")=>f(p("club-direct",{act:u}),()=>qe(
t,{act:u}),l),c=e==="open"||s==="swiss"||o;return T`<div class="row">
    ${a&&r?i("withdraw"):C}
    ${a&&!r&&c?i("enter","primary"):C}
    ${r&&s==="swiss"?f(p("club-bye",{wanted:o.wantsBye?"yes":"no"}),()=>qe(t,{act:"bye",wanted:!o.wantsBye})):C}
    ${Ye()?Zs[e].map(u=>i(u,u==="start"?"primary":"quiet")):C}
  </div>`}function tn({id:t,players:e},s){let n=new Set(e.filter(i=>!i.hasWithdrawn).map(i=>i.id)),a=s.state.players.filter(i=>i.kind!=="deleted"&&!n.has(i.id)),o=i=>Number(Us(i).querySelector("select").
value),r=(i,c,u)=>u.length?T`<div class="row" id=${i}>
          ${me(p("club-player"),u.map(l=>[String(l.id),l.name]),String(u[0].id),()=>{},!0)}
          ${f(p("club-direct-player",{act:c}),()=>qe(t,{act:c,player:o(i)}))}
        </div>`:C;return[r("tournament-add","enter",a),r("tournament-remove","withdraw",e.filter(i=>!i.hasWithdrawn))]}var sn=({elo:t,eloError:e})=>t===null||e===null?"":`${t<0?"−":"+"}${Math.round(
Math.abs(t))} ± ${Math.round(e)}`;function nn({standings:t,tieBreaks:e,played:s}){let n=t.some(({elo:r})=>r!==null),a=new Map(t.map(({player:r,number:i})=>[r,i])),o=r=>{if(!r)return"";let{opponent:i,
color:c,result:u}=r;return[i===null?"":a.get(i),c&&(c==="black"?"●":"○"),u].join("")};return T`<div class="club-table">
    <table>
      <caption>
        ${p("club-standings")}
      </caption>
      <thead>
        <tr>
          <td></td>
          <th>${p("club-player")}</th>
          <th>${p("club-points")}</th>
          ${e.map(r=>T`<th>${p("club-tie-break",{name:r})}</th>`)}
          ${n?T`<th>${p("club-elo")}</th>`:C}
          ${s.map((r,i)=>T`<th>${i+1}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${t.map(r=>T`<tr>
            <td>${r.rank}</td>
            <th scope="row">${r.number}. ${r.name} (${ne(r.rating)})</th>
            <td>${r.points}</td>
            ${r.tieBreaks.map(i=>T`<td>${i}</td>`)}
            ${n?T`<td>${sn(r)}</td>`:C}
            ${s.map((i,c)=>T`<td>${o(r.rounds[c])}</td>`)}
          </tr>`)}
      </tbody>
    </table>
  </div>`}function an({pairs:t,byes:e},s,{rounds:n,players:a}){let o=c=>a.find(u=>u.id===c)?.name??"",r=t.map(c=>{let u=Ks.map(x=>o(c[x])).join(" – "),{result:l}=c,y=l?p("result",{winner:l.winner??"\
draw"})+(l.forfeit?` (${p("club-forfeit")})`:""):p("club-stage",{stage:"running"}),k=T`<b>${u}</b><span class="faint">${y}</span>`;return c.game?T`<a class="button quiet club-game-row" href=${E(c.game)}>${k}</a>`:
T`<span class="club-words">${k}</span>`}),i=e.map(([c,u])=>p("club-free",{name:o(c),bye:u}));return w(p("club-round",{round:s,rounds:n}),v([...r,...i],""))}var Ot=()=>g.part==="tournaments"&&location.
hash.startsWith("#club")?$(te):void 0;import{choiceField as Q,FIRST_LEVEL as Cn,html as P,nothing as B,ownClock as Pn,plain as An,presetOf as jn,rulesOptions as Wn,startOptions as Bn,text as h,tickField as Rn,update as Kt}from"./rest.mjs";import{choiceField as ln,html as j,language as un,nothing as F,note as Wt,text as d,update as Bt}from"./rest.mjs";import{html as pe,openDialog as on,render as rn,text as M}from"./rest.mjs";var _e="#club?code=",Et=()=>location.hash.startsWith(_e)?decodeURIComponent(location.hash.slice(_e.length)):"",Ke=(t="")=>location.href.split("#")[0]+t,Ct=t=>pe`<img class="club-qr" alt="" src=${`club\
/qr?text=${encodeURIComponent(t)}`} />`;function Pt(t,e){let s=document.createElement("div");rn(e,s),on(t,[s],{wide:!0,actions:[[M("club-print"),()=>print()]]})}function At(t){let e=Ke(_e+encodeURIComponent(
t));Pt(M("club-code-link"),pe`<div class="club-slip">
      ${Ct(e)}
      <p><b>${e}</b></p>
      <p>${M("club-code")}: <b class="club-code">${t}</b></p>
    </div>`)}var cn=t=>t.split(`
`).map(e=>e.split(/[,;\t]/)[0].replace(/^\s*"|"\s*$/g,"").trim()).filter(Boolean),jt=t=>w(M("club-roster"),pe`<p class="faint">${M("club-roster-words")}</p>
      ${O(M("club-roster-make"),pe`<textarea name="names" rows="6" aria-label=${M("club-roster")}></textarea>`,async({names:e})=>{let{accounts:s}=await t.change("POST","/roster",{names:cn(e)});Pt(M("c\
lub-roster"),s.map(({name:n,passphrase:a})=>pe`<div class="club-slip">
                  ${Ct(Ke())}
                  <p><b>${Ke()}</b></p>
                  <p>${M("club-name")}: <b>${n}</b></p>
                  <p>${M("club-passphrase")}: <b class="club-code">${a}</b></p>
                </div>`))})}`);var He=()=>j`<label class="field"
    ><span>${d("club-guest-name")}</span
    ><input type="text" id="guest-name" maxlength="40" autocomplete="nickname"
  /></label>`,Je=()=>document.getElementById("guest-name")?.value.trim(),be=()=>N(["name",d("club-name")]),xe=()=>N(["passphrase",d("club-passphrase"),"password"]),Rt=()=>N(["code",d("club-code")],Et()),
It=t=>[N(["club",d("club-its-name")],t.name),J("closed",d("club-closed"),t.closed),J("guests",d("club-guests"),t.guests),J("assist",d("club-assist"),t.assist),J("phrases",d("club-phrases-allowed"),t.phrases)],
Nt=(t,e)=>({...e,name:t.club||e.name,closed:"closed"in t,guests:"guests"in t,assist:"assist"in t,phrases:"phrases"in t}),Dt=t=>w(d("club-setup"),j`<p class="faint">${d("club-setup-words")}</p>
      ${O(d("club-setup"),[N(["code",d("club-setup-code")]),be(),xe(),It(t.state.about.club)],e=>{let{code:s,name:n,passphrase:a}=e,o=Nt(e,t.state.about.club);return t.signIn("/setup",{code:s,name:n,passphrase:a,
settings:o})})}`),ze=t=>w(d("club-login"),O(d("club-login"),[be(),xe()],e=>t.enter("/login",e))),Ve=(t,e)=>w(d("club-join"),j`<p class="faint">${d("club-join-words")}</p>
      ${O(d("club-join"),[be(),xe(),e?Rt():F],s=>t.enter("/accounts",s))}`),Qe=t=>[ze(t),Ve(t,t.state.about.club.closed),t.state.about.club.guests?w(d("club-as-guest"),O(d("club-as-guest"),[be(),Rt()],
({name:e,code:s})=>t.enter("/guests",{code:s,...e&&{name:e}}))):F];function Mt(t){let{about:e,mine:s}=t.state,{me:n,rights:a}=e;return n?[s?.hasPassphrase?dn(t):[Ve(t,!1),ze(t)],a.includes("seat")?hn(
t):F,s?.blocked.length?bn(t,s.blocked):F,a.includes("manage")?[fn(t),gn(t),jt(t)]:F,a.includes("audit")?wn(t):F]:[ze(t),Ve(t,!1)]}var dn=t=>w(d("club-account"),j`${O(d("club-change"),[N(["old",d("club\
-passphrase"),"password"]),N(["new",d("club-new-passphrase"),"password"])],async({old:e,new:s})=>{await m("POST","/me/passphrase",{old:e,new:s}),Wt(d("club-changed"))})}
      <div class="row">
        <a class="button quiet" href="club/me/data" download="club.json">${d("club-data")}</a>
        ${f(d("club-logout"),()=>t.signIn("/logout",{}))}
      </div>
      ${t.state.about.me?.role==="owner"?F:j`<details>
            <summary>${d("club-delete")}</summary>
            <p class="faint">${d("club-remove-words")}</p>
            ${O(d("club-delete"),xe(),async({passphrase:e})=>{await m("DELETE","/me",{passphrase:e}),location.reload()})}
          </details>`}`),hn=t=>w(d("club-programs"),j`<p class="faint">${d("club-programs-words")}</p>
      ${v((t.state.mine?.bots??[]).map(e=>pn(t,e)),"")}
      ${O(d("club-seat"),be(),async({name:e})=>{let{key:s}=await t.change("POST","/bots",{name:e});ue(e,d("club-key",{name:e,key:s}))})}`),mn=["all","owner","none"];function pn(t,{id:e,name:s,accepts:n}){
return j`<b class="club-words">${s}</b>
    ${ln(d("club-accepts"),mn.map(a=>[a,d("club-accepts-of",{accepts:a})]),n??"all",a=>$(()=>t.change("POST",`/bots/${e}`,{accepts:a})))}
    ${f(d("club-new-key"),async()=>{let{key:a}=await m("POST",`/bots/${e}/key`);ue(s,d("club-key",{name:s,key:a}))})}
    ${de(s,()=>t.change("DELETE",`/bots/${e}`))}`}var bn=(t,e)=>w(d("club-blocked-players"),v(e.map(({id:s,name:n})=>j`<span class="club-words">${n}</span>
            ${f(d("club-unblock"),()=>t.change("DELETE",`/players/${s}/block`))}`),""));function wn(t){let{acts:e,players:s}=t.state,n=new Intl.DateTimeFormat(un,{dateStyle:"short",timeStyle:"short"}),
a=i=>s.find(c=>c.id===i)?.name??(i===null?"":`#${i}`),o=i=>i?d("result",{winner:i.winner??"draw"}):"",r=e.map(({at:i,actor:c,act:u,subject:l,detail:y})=>{let{before:k,after:x,role:Y}=y,[nt,at]=l.split(
" "),Qt=nt==="player"?a(Number(at)):"",Xt=u==="correct"?`${o(k)} → ${o(x)}`:"",Zt=Y?d("club-member",{kind:"person",role:Y}):"",ot=[Qt,Xt,Zt].filter(Boolean).join(" · ");return j`<span class="club-words"
        ><b>${d("club-act",{name:a(c),act:u.replaceAll(" ","-")})}</b
        ><span class="faint">${n.format(i)}${ot?` · ${ot}`:F}</span></span
      >
      ${nt==="game"?f(d("open"),()=>t.open(Number(at))):F}`});return w(d("club-audit"),j`${r.length?v(r,""):F}
    ${f(d("club-show"),async()=>{t.state.acts=(await m("GET","/audit")).acts,Bt()})}`)}var fn=t=>w(d("club-settings"),O(d("club-change"),It(t.state.about.club),async e=>{await t.change("POST","/settin\
gs",Nt(e,t.state.about.club)),Wt(d("club-changed"))}));function gn(t){let e=async()=>{t.state.codes=(await m("GET","/codes")).codes,Bt()},s=t.state.codes.map(({code:n,usesLeft:a})=>j`<span class="club-words"
          ><b class="club-code">${n}</b
          ><span class="faint">${d("club-uses",{count:a})}</span></span
        >
        ${f(d("club-code-link"),()=>At(n))}
        ${f(d("club-withdraw"),async()=>{await m("DELETE",`/codes/${encodeURIComponent(n)}`),await e()})}`);return w(d("club-codes"),j`<p class="faint">${d("club-codes-words")}</p>
      ${s.length?v(s,""):f(d("club-show"),e)}
      ${O(d("club-new-code"),N(["uses",d("club-how-many"),"number"]),async({uses:n})=>{await m("POST","/codes",{uses:Number(n)||1}),await e()})}`)}import{choiceField as yn,html as W,language as Ft,nothing as q,note as Gt,openingRow as $n,ruleName as vn,rulesOptions as kn,text as b,update as we}from"./rest.mjs";var Lt=50,Te=0;async function Se(t,e=!1){let{query:s,archive:n}=t.state,a=Ze({...s,limit:String(Lt)}),o=n?.at(-1);e&&o&&a.set("before",String(o.id));let r=++Te,{games:i}=await m("GET",`/games?${a}`);r===
Te&&(t.state.archive=[...e?n??[]:[],...i],e?we():await Xe(t,[]))}var Ze=t=>new URLSearchParams(Object.entries(t).filter(([,e])=>e));async function Xe(t,e){let{player:s,rules:n,board:a}=t.state.query,o=Ze(
{player:s,rules:n,board:a||"8x8",moves:e.join(" ")}),r=++Te,{moves:i}=await m("GET",`/openings?${o}`);r===Te&&(Object.assign(t.state,{openings:i,line:e}),we())}function xn(t){let{line:e,openings:s}=t.
state,n=s.map(({move:a,black:o,draws:r,white:i})=>{let c=[o,r,i],u=o+r+i;return $n({move:a,inBook:!1,counts:c,games:u},()=>$(()=>Xe(t,[...e,a])))});return w(b("openings"),W`<p>${e.join(" ")}</p>
      <div class="explorer">
        ${n.length?W`<ul>
              ${n}
            </ul>`:W`<p class="faint">${b("openings-none")}</p>`}
      </div>
      ${e.length?f(b("back"),()=>Xe(t,e.slice(0,-1))):q}`)}function qt(t){let{query:e,archive:s,players:n}=t.state,a=(c,u,l)=>yn(u,[["",b("club-all")],...l],e[c],y=>{e[c]=y,$(()=>Se(t))}),o=[a("player",
b("club-player"),n.map(({id:c,name:u})=>[String(c),u])),a("result",b("club-result"),["black","white","draw"].map(c=>[c,b("result",{winner:c})])),a("rules",b("rules"),kn()),a("board",b("board"),Z),a("r\
ated",b("club-rating"),["true","false"].map(c=>[c,Pe(c==="true")]))],r=c=>W`<a
      class="button quiet"
      href=${`club/export?${Ze({...e,format:c})}`}
      download=${`club.${c}`}
      >${b("club-export",{format:c})}</a
    >`;return[w(b("club-part",{name:"archive"}),W`<div class="pair club-filters">${o}</div>
      ${v((s??[]).map(c=>W`${he(c)}
              <a class="button quiet" href=${`club/games/${c.id}/sgf`} download>${"SGF"}</a>`),b("club-none-over"))}
      <div class="row">
        ${(s?.length??0)>=Lt?f(b("club-more"),()=>Se(t,!0)):q}
        ${r("sgf")} ${r("jsonl")}
      </div>`),xn(t)]}async function Ut(t,e){t.state.player=await m("GET",`/players/${e}`),we(),scrollTo({top:0})}function Yt(t){let{players:e,player:s,search:n}=t.state,a=({kind:c,present:u})=>+(c!==
"engine")*2+Number(u??!1),o=c=>c.rating??0,r=n.toLocaleLowerCase(Ft),i=e.filter(({name:c})=>c.toLocaleLowerCase(Ft).includes(r)).sort((c,u)=>a(u)-a(c)||o(u)-o(c)).map(c=>{let{id:u,kind:l,role:y,present:k}=c,
x=[b("club-member",{kind:l,role:y}),k?b("club-present"):""],Y=()=>$(()=>Ut(t,u));return ft(R(c),x.filter(Boolean).join(" · "),Y)});return W`${s?Sn(t,s):q}
  ${w(b("club-part",{name:"players"}),W`<input
        type="search"
        aria-label=${b("club-search")}
        placeholder=${b("club-search")}
        .value=${n}
        @input=${c=>{t.state.search=c.target.value,we()}}
      />
      ${v(i,b("club-nobody"))}`)}`}function Tn(t){let[e,s]=t.split(" ");return b("club-class",{speed:e,board:s})}function Sn(t,{player:e,ratings:s,statistics:n}){let{about:a}=t.state,o=e.id!==a.me?.id,
r=s.map(({class:c,rating:u,provisional:l,games:y,history:k})=>W`<span class="club-words"
          ><b>${Tn(c)}: ${ne(u,l)}</b
          ><span class="faint">${b("club-count-games",{count:y})}</span></span
        >
        ${En(k.map(x=>x.rating))}`),i=n.map(({rules:c,board:u,...l})=>W`${vn(c)} ${u}: ${b("club-score",l)}`);return w(e.name,W`${v(r,b("club-no-ratings"))} ${i.length?v(i,""):q}
      <div class="row">
        ${o&&e.kind!=="deleted"?f(b("club-do",{kind:"challenge"}),()=>{Object.assign(t.state.wish,{kind:"challenge",to:String(e.id)}),t.state.part="meet",we()},"primary"):q}
        ${o&&a.rights.includes("block")?f(b("club-block"),async()=>{await t.change("POST",`/players/${e.id}/block`),Gt(b("club-blocked",{name:e.name}))}):q}
        ${o&&a.rights.includes("manage")&&e.kind!=="engine"?On(e,t):q}
      </div>`)}function On({id:t,name:e,role:s,kind:n},a){let o=async()=>{await m("DELETE",`/players/${t}`),a.state.player=null,await a.refresh()},r=async()=>{let{passphrase:c}=await m("POST",`/player\
s/${t}/passphrase`);ue(e,b("club-reset-to",{name:e,passphrase:c}))};if(n==="deleted")return q;if(n!=="person")return de(e,o);let i=s==="arbiter";return[f(b("club-new-passphrase"),()=>H(b("club-new-pas\
sphrase"),b("club-reset-words",{name:e}),[[b("club-new-passphrase"),r]])),f(b("club-make",{role:i?"player":"arbiter"}),async()=>{await a.change("POST",`/players/${t}/role`,{role:i?"player":"arbiter"}),
await Ut(a,t),Gt(b("club-changed"))}),de(e,o)]}function En(t){if(t.length<2)return q;let e=Math.min(...t),s=Math.max(1,Math.max(...t)-e),n=t.map((a,o)=>`${100*o/(t.length-1)},${28-26*(a-e)/s}`);return W`<svg class="club-curve" viewBox="0 0 100 30" aria-hidden="true">
    <polyline points=${n.join(" ")}></polyline>
  </svg>`}var In=["meet","tournaments","archive","players","account"],Nn=["link","open","pair","challenge"],Dn={meet:t=>Gn(t),tournaments:Tt,archive:qt,players:Yt,account:Mt};async function Mn(t,e){Object.assign(
t.state,{part:e,tournament:null}),location.hash.startsWith("#club?")&&(location.hash="#club"),Kt(),e==="tournaments"&&await te(),await(e==="archive"?Se(t):t.refresh())}function zt(t){let{about:e,part:s}=t.
state,n=e.club.closed&&!e.me,a=le()&&!n,o=e.needsSetup&&s===(e.me?"account":"meet");return P`<div class="club">
    <div class="club-head">
      <h1>${e.club.name}</h1>
      ${n?B:In.map(r=>An(h("club-part",{name:r}),()=>$(()=>Mn(t,r)),{isPressed:r===s&&!a}))}
      <span class="faint"
        >${e.me?h("club-you-are",{name:e.me.name}):B}</span
      >
    </div>
    <div class="notes" role="status"></div>
    <div class="club-cards">
      ${o&&!a&&!t.state.invitation?Dt(t):B}
      ${Fn(t)}
      ${n?Qe(t):a?pt():Dn[s](t)}
    </div>
  </div>`}var Vt=({state:{about:t}})=>t.me!==null||t.club.guests&&!t.club.closed;function Fn(t){let{invitation:e,refused:s,about:n}=t.state;if(s)return w(h("club-invitation"),P`<p>${s}</p>`);if(!e)return B;
let{author:a,setup:o,color:r,token:i,game:c}=e,u=a.id===n.me?.id,l=P`<p>${I(o)}</p>
    <p>
      ${r?h("club-side",{name:a.name,side:r}):h("club-random-side")}
    </p>`;return c?w(h("club-invitation"),f(h("open"),()=>t.open(c))):u?w(h("club-invitation"),P`<label class="field"
        ><span>${h("club-send-link")}</span
        ><input
          type="text"
          class="club-link"
          readonly
          .value=${location.href}
          @focus=${y=>y.target.select()}
      /></label>
      ${l}
      <p class="faint" role="status">${h("club-waits")}</p>
      <div class="row">${f(h("club-withdraw"),()=>t.withdraw(i))}</div>`):w(h("club-invites",{name:R(a)}),Vt(t)?P`${l} ${n.me?B:He()}
            <div class="row">
              ${f(h("draw-accept"),()=>t.accept(i,Je()),"primary")}
            </div>`:l)}function Gn(t){let{mine:e,open:s,running:n,about:a}=t.state,o=a.me?.id,r=e?.invitations??[];return P`${e?w(h("club-your-games"),P`${v([...e.games].sort((i,c)=>et(c,o)-et(i,o)).map(
i=>P`${et(i,o)?P`<span class="club-turn">${h("your-turn")}</span>`:B}
                  ${he(i)}`),h("club-no-games"))}
          ${kt()}`):B}
    ${r.length?w(h("club-invitations"),v(r.map(i=>_t(i,t)),"")):B}
    ${Vt(t)?Ln(t):Qe(t)}
    ${w(h("club-lobby"),v(s.map(i=>_t(i,t)),h("club-lobby-empty")))}
    ${w(h("club-running"),P`<div class="row">
          ${f(h("club-tv"),()=>t.watchTv())}
          <a class="button quiet" href=${Ne}>${h("club-boards")}</a>
        </div>
        ${v(n.map(he),h("club-none-running"))}`)}`}var et=({turn:t,...e},s)=>+(t!==null&&e[t].id===s);function _t({token:t,kind:e,author:s,target:n,setup:a,color:o},r){let i=s.id===r.state.about.me?.id,
c=R(i&&n?n:s),u=h("club-kind-of",{kind:e,whose:i?"own":"other",name:c}),l=o?` · ${h("club-side",{name:s.name,side:o})}`:"";return P`<span class="club-words"
      ><b>${u}</b><span class="faint">${I(a)}${l}</span></span
    >
    ${i?[e==="link"?P`<a class="button quiet" href=${`#club/${t}`}>${h("club-show-link")}</a>`:B,f(h("club-withdraw"),()=>r.withdraw(t))]:[f(h("draw-accept"),()=>r.accept(t),"primary"),e==="challenge"?
f(h("club-decline"),()=>r.withdraw(t)):B]}`}function Ln(t){let{about:e,wish:s}=t.state,n=l=>{Object.assign(s,l),Kt()},a=t.others.find(({level:l})=>l===Cn);s.to||=String(a?.id??"");let o=t.others.map(({
id:l,name:y})=>[String(l),y]),r=l=>jn(l)?.start??"standard",i=e.me?.kind==="person",c=()=>{let l=t.others.find(({id:y})=>String(y)===s.to)??t.others[0];return l?.kind==="guest"||l&&l.owner===e.me?.id},
u=()=>!i||s.clock==="none"||s.start!==r(s.rules)||s.kind==="challenge"&&c();return s.rated&&=!u(),w(h("club-invite"),P`${Q(h("club-whom"),Nn.map(l=>[l,h("club-kind",{kind:l})]),s.kind,l=>n({kind:l}))}
      ${s.kind==="challenge"?Q(h("opponent"),o,s.to,l=>n({to:l})):B}
      <div class="pair">
        ${Q(h("clock"),$e.map(ve),s.clock,l=>n({clock:l}))}
        ${Q(h("your-side"),[["random",h("random")],["black",h("black-first")],["white",h("side",{side:"white"})]],s.color,l=>n({color:l}))}
      </div>
      ${Pn(s,n,180)}
      <div class="pair">
        ${Q(h("rules"),Wn(),s.rules,l=>n({rules:l,start:r(l)}))}
        ${Q(h("board"),Z,s.board,l=>n({board:l}))}
      </div>
      ${Q(h("start"),Bn(),s.start,l=>n({start:l}))}
      ${Rn(h("club-rated",{rated:"yes"}),s.rated,()=>n({rated:!s.rated}),u())}
      ${e.me||t.state.invitation?B:He()}
      <div class="row">
        ${f(h("club-do",{kind:s.kind}),()=>t.invite(Je()),"primary")}
      </div>`)}var Ee="#club/",st=class{constructor(e){this.play=e,this.shown=null,this.tv=null,this.wanted=g.about.me?"":location.hash,this.opening=null,this.notes=new Map,this.changes=0;let s=(n,a)=>U.addEventListener(
n,o=>a(o.detail));s("hello",()=>{ht(),this.tv&&U.send({type:"watch",topic:"tv"}),this.catchUp()}),s("state",({game:n})=>this.heard(n)),s("game",({game:n})=>this.heard(n)),s("started",({game:n})=>this.
started(n)),s("lobby",({open:n})=>{this.state.open=n,X()}),s("tv",({game:n})=>n&&this.tune(n.id)),s("challenge",({invitation:n})=>this.challenged(n)),s("challengeGone",()=>this.catchUp()),s("tournamen\
t",Ot),s("phrase",n=>S()?.id===n.game&&S()?.say(n)),s("said",({text:n})=>tt(n,{kind:"error"})),addEventListener("hashchange",()=>$(()=>this.readAddress()))}get state(){return g}catchUp(){return $(async()=>{
await this.refresh(),await this.readAddress()})}async refresh(){let{changes:e}=this,s=await m("GET",""),n=s.me||!s.club.closed,[a,o,r]=await Promise.all([s.me?m("GET","/me"):null,n?m("GET","/players"):
{players:[]},n?m("GET","/games?state=running"):{games:[]}]);if(e!==this.changes)return this.refresh();let i=U.isRefused;U.isRefused=!n,i&&n&&U.connect(),a&&(a.games=this.newest(this.state.mine?.games??
[],a.games)),Object.assign(this.state,{about:s,mine:a,players:o.players,running:this.newest(this.state.running,r.games)}),X(),n&&U.send({type:"watch",topic:"lobby"}),S()?.watch()}async change(e,s,n){let a=await m(
e,s,n);return await this.refresh(),a}newest(e,s){let n=new Map(e.map(a=>[a.id,a]));return s.map(a=>{let o=n.get(a.id);return o&&o.clocks.now>a.clocks.now?o:a})}async readAddress(){(location.hash==="#c\
lub"||le())&&await this.refresh(),location.hash.startsWith("#club")&&await te();let e=S();e&&location.hash==="#play"&&history.replaceState(null,"",E(e.id));let{hash:s}=location,{about:n}=this.state,a=Ce(
s);if(s!=="#club"&&s!==this.wanted&&(this.wanted=""),a&&n.club.closed&&!n.me)return this.wanted=s,location.replace("#club");a&&await this.openAddressed(a);let o={invitation:null,refused:null};if(s.startsWith(
Ee)){let r=encodeURIComponent(s.slice(Ee.length));try{o.invitation=await m("GET",`/invitations/${r}`)}catch(i){if(!(i instanceof _n))throw i;o.refused=i.message}}location.hash===s&&(Object.assign(this.
state,o),X())}async openAddressed(e){let s=fe("view-play");s.inert=S()?.id!==e,await this.open(e);let n=Ce(location.hash);(!n||n===e)&&(s.inert=!1),n===e&&S()?.id!==e&&history.replaceState(null,"","#p\
lay")}heard(e){let s=S();s?.id===e.id&&s.hear(e),mt(e);let n=["running","adjourned"].includes(e.state);for(let a of[this.state.mine?.games??[],this.state.running]){let o=a.findIndex(({id:r})=>r===e.id);
o<0||(a===this.state.mine?.games&&this.tellTurn(a[o],e),n?a[o]={...a[o],...e,game:a[o].game}:this.changes+=a.splice(o,1).length)}X()}tellTurn(e,{id:s,turn:n}){!n||n===e.turn||n!==oe(e)||Ge(D("your-tur\
n"),R(e[Yn(n)]),E(s))}note(e,s,n){this.notes.set(e,tt(s,{ms:0,actions:n}))}async started(e){this.changes+=1;let{mine:s}=this.state,n=o=>[e,...o.filter(({id:r})=>r!==e.id)];if(this.state.running=n(this.
state.running),!s||!oe(e))return X();s.games=n(s.games);let a=S();(!a?.own||!a.isRunning)&&await this.open(e.id),S()?.id!==e.id&&this.note(e.id,D("club-started"),[[D("open"),()=>this.open(e.id)]])}challenged(e){
this.changes+=1,this.state.mine?.invitations.push(e),X();let{author:s,token:n}=e;if(s.id===this.state.about.me?.id)return;let a=D("club-challenged",{name:s.name});Ge(a,"","#club"),this.note(n,a,[[D("d\
raw-accept"),()=>$(()=>this.accept(n))],[D("club-decline"),()=>$(()=>this.withdraw(n))]])}open(e){if(this.opening?.id!==e||this.opening.signal.aborted){let s=this.play.opens(),{signal:n}=s,a=$(()=>this.
show(e,n)).then(()=>s.abort());this.opening={id:e,signal:n,done:a}}return this.opening.done}async show(e,s){let n=S();if(n?.id===e&&n.own===oe(n.view))return Jt(e);let a=new ae(await m("GET",`/games/${e}`),
o=>this.open(o));await a.load(),!s.aborted&&(this.play.adopt(a.game),X({isFirstVisit:!1}),await Jt(e))}get place(){return[location.hash,S()?.id,this.opening?.id].join()}async tune(e){this.tv===this.place?
(await this.open(e),this.tv=[E(e),e,e].join()):(this.tv=null,U.send({type:"unwatch",topic:"tv"}))}async watchTv(){let{place:e}=this,{game:s}=await m("GET","/tv");this.tv=e,U.send({type:"watch",topic:"\
tv"}),s||tt(D("club-no-tv"))}async beGuest(e){this.state.about.me||await this.signIn("/guests",e?{name:e}:{})}async signIn(e,s){await m("POST",e,s),U.socket?.close(),await this.refresh()}async enter(e,s){
let{wanted:n}=this;await this.signIn(e,s),n&&(location.hash=n)}async accept(e,s){await this.beGuest(s);let{game:n}=await m("POST",`/invitations/${e}`).catch(async a=>{throw await this.readAddress(),a});
await this.open(n),await this.refresh()}async withdraw(e){await m("DELETE",`/invitations/${e}`),location.hash===`${Ee}${e}`&&(location.hash="#club"),await this.refresh()}get others(){let{players:e,about:s}=this.
state;return e.filter(({id:n,kind:a})=>n!==s.me?.id&&a!=="deleted")}async invite(e){let{hash:s}=location;await this.beGuest(e);let{kind:n,to:a,board:o,rules:r,start:i,color:c,rated:u,...l}=this.state.
wish,y=l.clock==="custom"?`${l.minutes}+${l.seconds}`:l.clock,{invitation:k,game:x}=await m("POST","/invitations",{kind:n,setup:{rules:r,board:o,start:i,clock:ke(y),rated:u},...c!=="random"&&{color:c},
...n==="challenge"&&{to:Number(a||this.others[0]?.id)}});x?await this.open(x):n==="link"&&location.hash===s&&(location.hash=`${Ee}${k.token}`),await this.refresh()}get turns(){let{mine:e,about:s}=this.
state,n=s.me?.id;return(e?.games??[]).filter(({turn:a,...o})=>a&&o[a].id===n)}draw(){zn(zt(this),fe("view-club"));let e=S();fe("view-play").classList.toggle("club-game",e!==null),e!==this.shown&&(this.
shown?.close(),e?.begin(),this.shown=e),dt();let{games:s=[],invitations:n=[]}=this.state.mine??{},a=[...n.map(({token:i})=>i),...s.map(({id:i})=>i)];for(let[i,c]of this.notes)a.includes(i)&&i!==e?.id||
(c(),this.notes.delete(i));let o=this.turns.length;fe("club-count").textContent=o?String(o):"";let r=document.title.includes(D("your-turn"));o&&!r&&(document.title=`${D("your-turn")} · ${document.title}`)}};
async function Jt(t){let e=E(t);if(location.hash===e)return;let s=new Promise(n=>addEventListener("hashchange",n,{once:!0}));location.hash=e,await s}async function Vn(){let t=new URL(`club-${Ht}.mjs`,
import.meta.url).href,e=Ht==="en"?{}:(await import(t)).default;Un({...yt,...e})}function Hn(){let t=new URL("club.css",import.meta.url).href;document.head.append(Oe("link",{rel:"stylesheet",href:t}));
let e=D("club"),s=Oe("a",{href:"#club"},e," ",Oe("span",{id:"club-count"}));s.dataset.view="club",document.querySelector("nav.views")?.prepend(s),fe("main").append(Oe("section",{class:"view",id:"view-\
club","aria-label":e}))}async function io(t){await Vn();let e=await m("GET","");g.about=e,Hn(),gt(),document.documentElement.dataset.searches||Kn(D("club-no-engine"));let s=new st(t);qn(()=>s.draw()),
s.draw(),location.hash?dispatchEvent(new Event("hashchange")):location.replace("#club"),await $(()=>s.refresh())}export{st as Club,io as begin};
