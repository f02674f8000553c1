import{drawWith as Xs,update as Q}from"./rest.mjs";import{Refusal as Zs}from"./rest.mjs";import{refuseSearches as eo}from"./rest.mjs";import{socket as U}from"./rest.mjs";import{byId as be,h as je}from"./rest.mjs";
import{note as rt}from"./rest.mjs";import{other as to}from"./rest.mjs";import{language as sn,learn as no,text as F}from"./rest.mjs";import{render as so}from"./rest.mjs";import{update as Pn}from"./rest.mjs";import{socket as ft}from"./rest.mjs";import{positionAfter as jn,smallBoard as In}from"./rest.mjs";import{clockText as An,SIDES as Rn}from"./rest.mjs";import{text as ve}from"./rest.mjs";
import{html as ke,nothing as de}from"./rest.mjs";import{LOW as Nn,strip as Wn}from"./rest.mjs";import{app as Be,update as mn}from"./rest.mjs";import{socket as Ne}from"./rest.mjs";import{announce as We,note as V}from"./rest.mjs";import{Game as hn,newState as pn}from"./rest.mjs";import{outcome as fn,
SIDES as dt}from"./rest.mjs";import{language as bn,text as I}from"./rest.mjs";import{html as ut}from"./rest.mjs";var f={about:null,mine:null,open:[],running:[],players:[],invitation:null,refused:null,wish:{kind:"link",to:"",clock:"10+5",board:"8x8",rules:"olympiad",start:"standard",minutes:15,seconds:10,color:"r\
andom",rated:!1},part:"meet",archive:null,query:{player:"",result:"",rules:"",board:"",rated:""},line:[],openings:[],acts:[],player:null,search:"",tournaments:[],tournament:null,codes:[]};import{ruleName as dn}from"./rest.mjs";import{text as we}from"./rest.mjs";var O=t=>`#game/${t}`,se=t=>`#club?tournament=${t}`;function Ae(t){let e=/^#game\/(\d{1,15})$/.exec(t)?.[1];return e===void 0?
null:Number(e)}var oe=(t,e)=>`${Math.round(t)}${e?"?":""}`,B=({name:t,rating:e,provisional:n})=>e===void 0?t:`${t} (${oe(e,n)})`,ae=t=>we("club-rated",{rated:t?"yes":"no"});function Re(t){return t.kind===
"unlimited"?we("no-clock"):t.kind==="days"?we("club-days",{count:t.days}):we("some-clock",{minutes:t.seconds/60,seconds:t.increment})}var D=({rules:t,board:e,clock:n,rated:s,game:o})=>[dn(o?.rules??t??
""),e,Re(n),ae(s)].join(" · ");var wn=864e5,gn=100,yn={resignation:"+Resign",time:"+Time"},De=class extends hn{get allowsHelp(){let e=this.remote;return this.isOver||!e.own&&!!f.about.club.assist}resign(){this.remote.act({act:"resi\
gn"})}},X=t=>dt.find(e=>t[e].id===f.about.me?.id),Z=t=>t.turn!==null&&t.turn===X(t),re=class{constructor(e,n){this.view=e,this.open=n,this.isThinking=!1,this.own=X(e);let{clock:s}=e,o=s.kind==="realTi\
me"?s.seconds*1e3:wn,a=u=>({machine:u!==this.own,level:e[u].level??1}),c=u=>B(e[u]),{rules:r,limit:i,fen:l}=e.game;this.game=new De(pn({id:`club-${e.id}`,rules:r,limit:i??null,fen:l,players:{black:a("\
black"),white:a("white")},names:{black:c("black"),white:c("white")},clock:s.kind==="unlimited"?null:{base:o,increment:s.kind==="realTime"?s.increment*1e3:0},flipped:this.own==="white"})),this.game.remote=
this,this.at=performance.now(),this.offers="",this.closeOffers=()=>{},this.queue=Promise.resolve(),this.timer=void 0}allows(e){return e==="hint"?this.game.allowsHelp:e==="undo"?this.plays&&!this.view.
rated:this.plays&&(e==="draw"||e==="resign")}offerDraw(){this.act({act:"offer",what:"draw"})}get id(){return this.view.id}get address(){return new URL(O(this.id),location.href).href}get words(){let{tournament:e}=this.
view,n=ut`<a href=${se(e??0)}
      >${I("club-its-tournament")}</a
    >`;return e?ut`${D(this.view)} · ${n}`:D(this.view)}get isRunning(){return this.view.state==="running"}get plays(){return!!this.own&&this.isRunning}get isWatched(){return!this.own}get firstMove(){
let{clock:e,clocks:n,ply:s}=this.view;if(!this.own||!this.isRunning||s>1||e.kind!=="realTime"||!n.deadline)return null;let o=Date.now()+n.deadline-n.now;return new Intl.DateTimeFormat(bn,{timeStyle:"m\
edium"}).format(o)}say({player:e,phrase:n}){let s=dt.find(c=>this.view[c].id===e);if(!s)return;let o=this.view[s].name,a=I("words-of",{name:o,words:I("club-phrase",{phrase:n})});We(a),V(a)}async load(){
let{tree:e,state:n}=this.game;n.live=n.shown=e.addLine(0,this.view.game.moves),await this.game.load(),this.settle(),this.game.begin()}begin(){this.showOffers(),this.view.state!=="over"&&(this.timer=setInterval(
()=>this.tick(),gn),this.watch())}close(){clearInterval(this.timer),this.closeOffers(),Ne.send({type:"unwatch",topic:"game",game:this.id})}watch(){let e=this.game.tree.path(this.game.state.live).length-
1;Ne.send({type:"watch",topic:"game",game:this.id,since:e})}hear(e){return this.queue=this.queue.then(()=>this.follow(e)).catch(n=>{V(String(n),{kind:"error"})}),this.queue}async follow(e){let{game:n}=this,
{tree:s,state:o}=n,a=s.path(o.live),c=a.length-1,r=[..."game"in e?e.game.moves:[]],i="game"in e?e.since:Math.min(e.ply,c);if(!("game"in e)&&e.ply===c+1)r=[e.lastMove??"pass"];else if(i>c||i+r.length<e.
ply)return this.watch();let l=s.addLine(a[i],r);this.view={...this.view,...e,game:this.view.game},this.at=performance.now(),await n.followTo(l),this.settle(),n.changed()}settle(){let{game:e,view:n}=this,
{black:s,white:o}=n.clocks;e.state.left={black:s,white:o};let{tree:a,state:c}=e;c.clock&&c.live&&(a.node(c.live).clock={black:s,white:o});let{end:r}=n;if(n.state==="over"||n.state==="aborted"){let i=r?.
winner??null,l=yn[r?.how??""]??"+",u=e.isOver;c.outcome={...fn(i,l),text:r?.text??I("aborted")},!u&&!e.liveView?.end&&We(c.outcome.text),clearInterval(this.timer)}this.showOffers(),e.liveView?.mustPass&&
this.isRunning&&n.turn===this.own&&this.send("pass")}showOffers(){let{own:e,view:n}=this,s=JSON.stringify([n.offers,n.state,n.rematch,this.firstMove]);if(s===this.offers||Be.game!==this.game)return;this.
offers=s,this.closeOffers();let c=Object.entries(n.offers).filter(([,i])=>i).map(([i,l])=>{let u=l,g=I("club-offers",{name:n[u].name,what:i}),v=j=>()=>this.act({act:j,what:i}),d=u===e?[[I("club-withdr\
aw"),v("decline")]]:[[I("draw-accept"),v("accept")],[I("club-decline"),v("decline")]];return We(g),V(g,{ms:0,actions:e?d:[]})}),{rematch:r}=n;r&&!e&&c.push(V(I("club-next-game"),{ms:0,actions:[[I("ope\
n"),()=>this.open(r)]]})),this.firstMove&&c.push(V(I("club-first-move",{time:this.firstMove}),{ms:0})),n.state==="adjourned"&&c.push(V(I("club-adjourned"),{ms:0})),this.closeOffers=()=>c.forEach(i=>i())}tick(){
let{clocks:e}=this.view;if(!e.running||!this.game.state.clock)return;let n=performance.now()-this.at;this.game.state.left[e.running]=Math.max(0,e[e.running]-n),Be.game===this.game&&mn()}async act(e){let n=await this.
request(e);n&&V(n,{kind:"error"})}async request(e){try{let s=await Ne.begin({type:"act",game:this.id,act:e}).promise;return await this.hear(s),null}catch(n){return n instanceof Error?n.message:String(
n)}}async tryMove(e){let n=this.game.tree.path(this.game.state.live).length-1,s=await this.request({act:"move",move:e,ply:n});return s&&s.replace(/[.。]$/,"")}send(e){e==="pass"?this.tryMove(e):this.
act({act:"offer",what:e==="undo"?"takeback":"rematch"})}setPlayer(){}};function ge(t){let e=t?.remote;return e instanceof re?e:null}var T=()=>ge(Be.game);import{accepted as $n,Refusal as vn}from"./rest.mjs";import{openDialog as mt}from"./rest.mjs";import{choiceField as Me}from"./rest.mjs";import{dismiss as kn,note as xn}from"./rest.mjs";import{plain as ht}from"./rest.mjs";
import{SIDES as Tn}from"./rest.mjs";import{text as E}from"./rest.mjs";import{html as G,nothing as Sn}from"./rest.mjs";import{rulesOptions as On}from"./rest.mjs";async function m(t,e,n){let s=await fetch(`club${e}`,{method:t,headers:{"content-type":"application/json"},...n&&{body:JSON.stringify(n)}}),o=await s.json().catch(()=>({}));return $n({status:s.status,
answer:o})}async function k(t){try{await t()}catch(e){xn(e instanceof vn?e.message:E("no-server"),{kind:"error"})}}var ie=(t,e)=>mt(t,()=>G`<p>${e}</p>`),Fe=new WeakSet,Ge=t=>async e=>{e.preventDefault();
let n=e.currentTarget;Fe.has(n)||(Fe.add(n),kn(),await k(async()=>t(n)),Fe.delete(n))},h=(t,e,n="quiet")=>ht(t,Ge(()=>e()),{class:n}),H=(t,e,n)=>mt(t,()=>G`<p>${e}</p>`,{actions:n.map(([s,o])=>[s,()=>k(
async()=>o())])}),ce=(t,e)=>h(E("club-remove"),()=>H(E("club-remove-it",{name:t}),E("club-remove-words"),[[E("club-remove"),e]])),C=(t,e)=>G`<section class="card" aria-label=${t}>
    <h2>${t}</h2>
    ${e}
  </section>`,x=(t,e)=>C(E("club-card",{name:t}),e),$=(t,e)=>t.length?G`<ul class="club-list">
        ${t.map(n=>G`<li>${n}</li>`)}
      </ul>`:e?G`<p class="faint">${E("club-none",{what:e})}</p>`:Sn,Le=["8x8","7x7","6x6","5x5"].map(t=>[t,t]),qe=["1+1","3+2","5+3","10+5","30+10","custom","1d","3d","none"],En=t=>[t,t==="custom"?E(
"custom"):Re(le(t))];function le(t){if(t==="none")return{kind:"unlimited"};if(t.endsWith("d"))return{kind:"days",days:Number.parseInt(t,10)};let[e,n]=t.split("+").map(Number);return{kind:"realTime",seconds:e*
60,increment:n}}var ye=(t,e,n=qe)=>[Me(E("clock"),n.map(En),t.clock,s=>e({clock:s})),Me(E("board"),Le,t.board,s=>e({board:s})),Me(E("rules"),On(),t.rules,s=>e({rules:s}))],Ue=(t,e)=>G`<b>${t}</b>${e.map(
n=>G`<span class="faint">${n}</span>`)}`,L=(t,...e)=>G`<span class="club-words">${Ue(t,e)}</span>`,Cn=({state:t,end:e,ply:n})=>t==="over"?E("result",{winner:e?.winner??"draw"}):E("count-moves",{count:n}),
pt=(t,e,n)=>ht(Ue(t,[e]),n,{class:"quiet club-game-row"}),$e=(t,e,...n)=>G`<a class="button quiet club-game-row" href=${t}>${Ue(e,n)}</a>`;function ue(t){let e=Tn.map(n=>B(t[n])).join(" – ");return $e(
O(t.id),e,`${D(t)} · ${Cn(t)}`)}var ze="#club?boards",_e=60,Bn=1e3,Y=new Map,Ye,me=()=>location.hash===ze,bt=()=>me()?f.running.slice(0,_e).sort((t,e)=>t.id-e.id):[];function wt(t){Y.set(t,{moves:[],picture:null,at:performance.now()}),
ft.send({type:"watch",topic:"game",game:t,since:0})}function gt(){let t=new Set(bt().map(({id:e})=>e));for(let e of Y.keys())t.has(e)||(Y.delete(e),T()?.id!==e&&ft.send({type:"unwatch",topic:"game",game:e}));
for(let e of t)Y.has(e)||wt(e);t.size?Ye??=setInterval(()=>Pn(),Bn):Ye=void clearInterval(Ye)}var yt=()=>Y.clear();function $t(t){let{id:e,ply:n,lastMove:s}=t,o=Y.get(e),a=f.running.find(c=>c.id===e)?.
game.fen;if(!(!o||!a)){if(o.at=performance.now(),"game"in t&&t.since===0)o.moves=t.game.moves;else if(n===o.moves.length+1)o.moves.push(s??"pass");else{if(n>o.moves.length)return wt(e);o.moves.length=
n}o.picture=In(jn(a,o.moves),!1)}}function vt(){let{length:t}=f.running;return ke`<section class="card club-wide" aria-label=${ve("club-boards")}>
    <h2>${ve("club-boards")}</h2>
    ${t?de:$([],"running")}
    ${t>_e?ke`<p>${ve("club-newest",{count:_e})}</p>`:de}
    <div class="club-boards">${bt().map(Dn)}</div>
  </section>`}function Dn(t){let{id:e,turn:n}=t,[s,o]=Rn.map(a=>Wn(a,null,{isToMove:n===a,name:t[a].name,clock:Mn(t,a)}));return ke`<a class="club-board" href=${O(e)}
    >${s} ${Y.get(e)?.picture??de} ${o}
    <span class="unseen">${n?ve("to-move",{side:n}):de}</span></a
  >`}function Mn({id:t,clock:{kind:e},clocks:n},s){if(e==="unlimited")return de;let o=Y.get(t)?.at,a=o&&n.running===s?performance.now()-o:0,c=n[s]-a;return ke`<span class="clock${c<Nn?" low":""}">${An(
c)}</span>`}import{socket as Fn}from"./rest.mjs";import{SIDES as Gn}from"./rest.mjs";import{text as _}from"./rest.mjs";import{addCommands as Ln}from"./rest.mjs";var ee=(t,e,n,s)=>({label:t,sign:e,where:"wide",isShown:o=>{let a=ge(o);return a!==null&&n(a)},act:o=>s(ge(o))}),qn=8,Un=({id:t})=>H(_("club-phrases"),"",[...Array(qn).keys()].map(e=>[_("club-phrase",
{phrase:e}),()=>Fn.send({type:"phrase",game:t,phrase:e})])),Yn=t=>H(_("club-claim"),_("club-claim-words"),["win","draw"].map(e=>[_("club-claim",{what:e}),()=>t.act({act:"claim",draw:e==="draw"})])),_n=t=>H(
_("club-correct"),_("club-correct-words"),[...Gn,null].map(e=>[_("result",{winner:e??"draw"}),async()=>t.hear(await m("POST",`/games/${t.id}/result`,{winner:e}))]));function kt(){let t=e=>n=>n.act({act:"\
offer",what:e});Ln([ee("club-abort","cut",e=>e.plays&&e.view.ply<2,e=>e.act({act:"abort"})),ee("club-claim","now",e=>e.plays&&e.view.clock.kind==="realTime"&&e.view.turn!==e.own,Yn),ee("club-adjourn",
"pause",e=>e.plays,t("adjourn")),ee("resume","go",e=>!!e.own&&e.view.state==="adjourned",t("resume")),ee("club-phrases","more",e=>!!(e.own&&f.about.club.phrases),Un),ee("club-correct","draw",e=>e.view.
state==="over"&&f.about.rights.includes("correct"),_n)])}var xt={club:"Club","club-part":"{name, select, meet {Play} tournaments {Tournaments} archive {Archive} players {Players} account {Account}}","club-you-are":"You are {name}.","club-no-engine":"This cl\
ub has no engine.","club-card":"{name, select, games {Your games} invitations {Invitations and challenges} invitation {Invitation} invite {Invite} lobby {Lobby} running {Games now} account {Your accou\
nt} programs {Your programs} blocked {Blocked players} settings {Settings of the club} codes {Codes to come in} roster {Accounts for a class} audit {Audit log}}","club-none":"{what, select, games {You\
 have no game. Invite someone, or challenge the computer.} lobby {Nobody waits for an opponent.} running {No game is being played.} tournaments {There is no tournament.} over {No such game is over yet\
.} players {Nobody is here yet.} ratings {No rating yet.}}","club-field":"{name, select, name {Name} passphrase {Passphrase} new {New passphrase} code {Code of the club} setup {Code of the program} us\
es {For how many people} club {Name of the club} closed {Only people with a code come in} guests {Guests may play} assist {Spectators may use the engine} phrases {Players may send each other preset ph\
rases} guest {Your name, if you like} kind {Whom} accepts {Who may challenge it} format {Kind} rounds {Rounds} rest {Seconds between rounds}}","club-form":"{name, select, login {Sign in} join {Become \
a member} guest {Come in as a guest} change {Change} delete {Delete my account} seat {Add a program} setup {Set up the club} code {New code} roster {Make accounts} tournament {New tournament}}","club-\
heading":"{name, select, player {Player} points {Points} result {Result} rated {Rating} elo {Elo} buchholz {Buchholz} buchholzCut1 {Buchholz cut 1} sonnebornBerger {Sonneborn-Berger} directEncounter {\
Direct encounter} wins {Wins}}","club-notify":"Notify me when it is my turn","club-kind":"{kind, select, link {Someone with a link} open {Anyone in the lobby} pair {An opponent of about my rating} cha\
llenge {A member or the computer}}","club-do":"{kind, select, link {Make a link} open {Put into the lobby} pair {Find an opponent} challenge {Challenge}}","club-kind-of":"{kind, select, link {Invitati\
on by link} open {Open invitation} pair {Looking for an opponent} challenge {Challenge}}: {name}","club-tv":"Watch the best game","club-boards":"All boards","club-newest":"Only the newest {count} game\
s are here.","club-no-tv":"No game is on now. The next one opens by itself.","club-days":"{count, plural, one {# day a move} other {# days a move}}","club-rated":"{rated, select, yes {Rated} other {Ca\
sual}}","club-side":"{name} plays {side, side}","club-random-side":"The sides are drawn by lot.","club-invites":"{name} invites you to a game","club-send-link":"Send this link to your opponent","club-\
show-link":"Show link","club-waits":"The game begins when your opponent opens the link and accepts.","club-decline":"Decline","club-withdraw":"Withdraw","club-challenged":"{name} challenges you.","clu\
b-started":"Another game of yours has begun.","club-offers":"{name} {what, select, draw {offers a draw.} takeback {asks to take back a move.} adjourn {wants to adjourn the game.} resume {wants to resu\
me the game.} rematch {wants a rematch.}}","club-abort":"Abort","club-claim":"{what, select, win {Claim the win} draw {Claim a draw} other {Claim}}","club-claim-words":"Claim the game if your opponent\
 has been away for a minute.","club-adjourn":"Adjourn","club-adjourned":"The game is adjourned. It goes on when both want to resume it.","club-first-move":"The next move must come by {time}, or the ga\
me is aborted.","club-phrases":"Say something","club-phrase":"{phrase, select, 0 {Hello!} 1 {Have fun!} 2 {Good move!} 3 {Oops!} 4 {One moment, please.} 5 {Thank you!} 6 {Good game!} 7 {Goodbye!}}","c\
lub-correct":"Correct the result","club-correct-words":"The ratings are counted again, and the audit log keeps what you do.","club-next-game":"The players have begun another game.","club-its-tournamen\
t":"The tournament","club-format":"{format, select, swiss {Swiss} round-robin {Round robin} double-round-robin {Double round robin}}","club-stage":"{stage, select, open {Players enter} running {Runnin\
g} paused {Paused} over {Over}}","club-round":"Round {round} of {rounds}","club-count-players":"{count, plural, one {# player} other {# players}}","club-next-round":"The next round begins at {time}.",
"club-stuck":"No pairing is possible: too few players, or all have met.","club-direct":"{act, select, enter {Enter} withdraw {Withdraw} start {Begin} pause {Pause} resume {Go on} next {Begin the next \
round} end {End the tournament}}","club-direct-player":"{act, select, enter {Enter this player} other {Withdraw this player}}","club-bye":"{wanted, select, yes {Play the next round after all} other {H\
alf a point in place of the next game}}","club-standings":"Standings","club-forfeit":"forfeit","club-free":"{name} does not play: {bye, select, allocated {a point} half {half a point} other {no point}\
}.","club-all":"All","club-export":"These games as {format, select, sgf {SGF} jsonl {JSON lines}}","club-member":"{kind, select, guest {Guest} person {Member} bot {Program} engine {Computer} deleted {\
Deleted}}{role, select, arbiter { (arbiter)} owner { (owner)}}","club-present":"here now","club-search":"Find a player","club-count-games":"{count, plural, one {# game} other {# games}}","club-score":"\
{wins} won, {draws} drawn, {losses} lost","club-class":"{speed, select, bullet {Bullet} blitz {Blitz} rapid {Rapid} classical {Classical} days {Correspondence}} {board}","club-block":"Block","club-blo\
cked":"{name} is blocked: neither of you can invite the other.","club-unblock":"Unblock","club-remove":"Delete","club-remove-it":"Delete {name}?","club-remove-words":"The games stay, without the name.",
"club-reset-words":"{name} is signed out and needs the new passphrase.","club-reset-to":"The passphrase of {name} is now {passphrase}. It is shown only once.","club-make":"{role, select, arbiter {Make\
 an arbiter} other {Make a player}}","club-logout":"Sign out","club-join-words":"With a name and a passphrase you can sign in anywhere. A guest keeps the games.","club-changed":"It is changed.","club-\
data":"Download my data","club-programs-words":"A program of yours can play here as a member.","club-key":"The key of {name} is {key}. It is shown only once.","club-accepts-of":"{accepts, select, all \
{Everyone} owner {Only I} none {No one}}","club-new-key":"New key","club-setup-words":"You need the code that the program has printed. You become the owner.","club-codes-words":"Each code lets in as m\
any people as it has uses.","club-show":"Show","club-uses":"{count, plural, one {for # person more} other {for # people more}}","club-code-link":"Link and QR code","club-print":"Print","club-roster-wo\
rds":"One name on each line, or a table whose first column has them. Each gets a passphrase.","club-act":"{name} {act, select, set-up {set up the club} delete {deleted an account} correct {corrected a\
 result} reset-passphrase {gave a new passphrase} add-roster {made accounts} set-role {changed a role} add-join-code {made a code} set-settings {changed the settings}}","sign-in":"Sign in first.","not\
-allowed":"You may not do that.","closed-club":"This club is closed; you need a code.","bad-join-code":"That code does not let anyone in.","bad-setup-code":"That is not the code that the program has p\
rinted.","set-up-already":"The club has an owner already.","bad-name":"A name has 1 to {most} letters, digits, spaces, hyphens or dots.","name-taken":"The name {name} is taken.","bad-passphrase":"A pa\
ssphrase has {least} to {most} characters.","wrong-passphrase":"Name or passphrase is wrong.","has-passphrase":"You have a passphrase already.","no-such-player":"There is no such player.","bad-field":"\
{name}: {detail}.","too-often":"Too often; wait {seconds} s.","many-connections":"Too many people are here.","not-json":"The request is not JSON.","no-invitation":"There is no such invitation any more\
.","own-invitation":"That is your own invitation.","not-for-you":"That invitation is for someone else.",blocked:"One of you has blocked the other.","does-not-accept":"{name} does not accept that.","ma\
ny-games":"More than {most} games at a time are not possible.","bad-clock":"There is no such clock.","not-rated":"Such games are never rated.","no-such-game":"There is no such game.","not-a-player":"Y\
ou do not play in this game.","not-your-turn":"It is not your turn.",stale:"The game is at move {ply} already.","not-running":"The game is not running.","too-late-to-abort":"It is too late to abort th\
e game.","no-offer":"Nobody offers {what, select, draw {a draw} takeback {to take back} adjourn {to adjourn} resume {to resume} rematch {a rematch} other {that}}.","cannot-offer":"You can’t offer {wha\
t, select, draw {a draw} takeback {to take back} adjourn {to adjourn} resume {to resume} rematch {a rematch} other {that}} now.","not-gone":"Your opponent has not been away for {seconds} s.","no-phras\
es":"This club has no phrases.","no-such-tournament":"There is no such tournament.","many-tournaments":"More than {most} tournaments at a time are not possible.","not-now":"That is not possible now.",
"win-forfeit":"{winner, other side} did not play: {winner, side} wins.","win-gone":"{winner, other side} has left: {winner, side} wins.","win-decided":"The arbiter decided: {winner, side} wins.","draw\
-gone":"A player has left: draw.","draw-decided":"The arbiter decided: draw.",aborted:"The game was aborted."};import{update as zn}from"./rest.mjs";import{load as Kn,save as Vn}from"./rest.mjs";import{tickField as Hn}from"./rest.mjs";import{text as Jn}from"./rest.mjs";import{nothing as Qn}from"./rest.mjs";var Tt="\
club-notify",St=()=>typeof Notification<"u",Ke=()=>St()&&Notification.permission==="granted"&&Kn(Tt)===!0;function Ve(t,e,n){if(!(!Ke()||!document.hidden))try{let s=new Notification(t,{body:e,tag:n});
s.addEventListener("click",()=>{focus(),location.hash=n,s.close()})}catch{}}async function Xn({currentTarget:t}){let e=t,n=e.checked;n&&await Notification.requestPermission(),Vn(Tt,n),e.checked=Ke(),zn()}
var Ot=()=>St()?Hn(Jn("club-notify"),Ke(),Xn,Notification.permission==="denied"):Qn;import{update as Je}from"./rest.mjs";import{byId as Zn}from"./rest.mjs";import{choiceField as Ct,numberField as es}from"./rest.mjs";import{SIDES as ts}from"./rest.mjs";import{language as ns,text as y}from"./rest.mjs";
import{html as A,nothing as R}from"./rest.mjs";import{text as xe}from"./rest.mjs";import{html as Te,nothing as Et}from"./rest.mjs";var S=(t,e="text",n="")=>Te`<label class="field"
    ><span>${xe("club-field",{name:t})}</span
    ><input
      type=${e}
      name=${t}
      value=${n}
      autocomplete="off"
      autocapitalize="none"
      min=${e==="number"?1:Et}
  /></label>`,Se=(t,e,n=xe("club-field",{name:t}))=>Te`<label class="toggle"
    ><input type="checkbox" name=${t} ?checked=${e} /><span>${n}</span></label
  >`,q=(t,e,n)=>Te`<form
    class="club-form"
    @submit=${Ge(async s=>{await n(Object.fromEntries(new FormData(s))),s.reset()})}
  >
    ${e}
    <div class="row">
      <button type="submit" class="primary">${xe("club-form",{name:t})}</button>
    </div>
  </form>`,J=(t,e,n,s)=>C(xe("club-form",{name:t}),[s?Te`<p class="faint">${s}</p>`:Et,q(t,e,n)]);var ss=qe.filter(t=>t!=="custom"&&t!=="none"),os=["swiss","round-robin","double-round-robin"],te={format:"swiss",rounds:5,rest:30,clock:"5+3",rules:"olympiad",board:"8x8"};function as(){let t=/^#club\?tournament=(\d{1,15})$/.
exec(location.hash)?.[1];return t===void 0?null:Number(t)}async function ne(){let t=as();t===null?f.tournament=null:f.part="tournaments",f.part==="tournaments"&&(t===null?f.tournaments=(await m("GET",
"/tournaments")).tournaments:f.tournament=await m("GET",`/tournaments/${t}`),Je())}var Qe=()=>f.about.rights.includes("direct"),Pt=t=>f.tournament?cs(f.tournament,t):[C(y("club-part",{name:"tournament\
s"}),$(f.tournaments.map(rs),"tournaments")),Qe()?is():R],jt=({stage:t,rounds:e},n)=>[y("club-stage",{stage:t}),n?y("club-round",{round:n,rounds:e}):""].filter(Boolean).join(" · ");function rs(t){let{
id:e,name:n,format:s,setup:o,round:a,players:c}=t,r=`${y("club-format",{format:s})} · ${D(o)}`,i=y("club-count-players",{count:c});return $e(se(e),n,r,`${jt(t,a)} · ${i}`)}function is(){let t=n=>{Object.
assign(te,n),Je()},e=(n,s,o)=>es(y("club-field",{name:n}),te[n],{min:s,max:o},a=>t({[n]:a}));return J("tournament",A`${S("name")}
      ${Ct(y("club-field",{name:"format"}),os.map(n=>[n,y("club-format",{format:n})]),te.format,n=>t({format:n}))}
      <div class="pair">
        ${te.format==="swiss"?e("rounds",1,30):R}
        ${e("rest",0,86400)}
        ${ye(te,t,ss)}
      </div>
      ${Se("rated",!1,ae(!0))}`,async({name:n,rated:s})=>{let{format:o,rounds:a,rest:c,rules:r,board:i,clock:l}=te,u={rules:r,board:i,clock:le(l),rated:!!s},{id:g}=await m("POST","/tournaments",{name:n,
format:o,rounds:a,rest:c,setup:u});location.hash=se(g)})}function cs(t,e){let{id:n,name:s,format:o,setup:a,stage:c,nextAt:r,now:i,isStuck:l,played:u}=t,g=new Intl.DateTimeFormat(ns,{timeStyle:"medium"}),
v=c==="running"&&r?g.format(Date.now()+r-i):"";return A`<section class="card club-wide" aria-label=${s}>
      <h2>${s}</h2>
      <p>${y("club-format",{format:o})} · ${D(a)}</p>
      <p role="status">
        ${jt(t,u.length)}
        ${v?y("club-next-round",{time:v}):R}
        ${l?y("club-stuck"):R}
      </p>
      ${ds(t)} ${Qe()&&c!=="over"?ms(t,e):R}
      ${ps(t)}
      <div class="row">
        <a class="button quiet" href="#club" @click=${ls}
          >${y("club-part",{name:"tournaments"})}</a
        >
        ${["csv","trf"].map(d=>A`<a class="button quiet" href=${`club/tournaments/${n}/${d}`} download
              >${d.toUpperCase()}</a
            >`)}
      </div>
    </section>
    ${u.map((d,j)=>fs(d,j+1,t)).reverse()}`}var ls=()=>{f.tournament=null,Je()},He=async(t,e)=>{await m("POST",`/tournaments/${t}`,e),await ne()},us={open:["start"],running:["pause","next","end"],paused:[
"resume","end"]};function ds({id:t,stage:e,format:n,players:s}){if(e==="over")return R;let{me:o}=f.about,a=s.find(l=>l.id===o?.id),c=a&&!a.hasWithdrawn,r=(l,u="quiet")=>h(y("club-direct",{act:l}),()=>He(
t,{act:l}),u),i=e==="open"||n==="swiss"||a;return A`<div class="row">
    ${o&&c?r("withdraw"):R}
    ${o&&!c&&i?r("enter","primary"):R}
    ${c&&n==="swiss"?h(y("club-bye",{wanted:a.wantsBye?"yes":"no"}),()=>He(t,{act:"bye",wanted:!a.wantsBye})):R}
    ${Qe()?us[e].map(l=>r(l,l==="start"?"primary":"quiet")):R}
  </div>`}function ms({id:t,players:e},n){let s=new Set(e.filter(r=>!r.hasWithdrawn).map(r=>r.id)),o=n.state.players.filter(r=>r.kind!=="deleted"&&!s.has(r.id)),a=r=>Number(Zn(r).querySelector("select").
value),c=(r,i,l)=>l.length?A`<div class="row" id=${r}>
          ${Ct(y("club-heading",{name:"player"}),l.map(u=>[String(u.id),u.name]),String(l[0].id),()=>{},!0)}
          ${h(y("club-direct-player",{act:i}),()=>He(t,{act:i,player:a(r)}))}
        </div>`:R;return[c("tournament-add","enter",o),c("tournament-remove","withdraw",e.filter(r=>!r.hasWithdrawn))]}var hs=({elo:t,eloError:e})=>t===null||e===null?"":`${t<0?"−":"+"}${Math.round(
Math.abs(t))} ± ${Math.round(e)}`;function ps({standings:t,tieBreaks:e,played:n}){let s=t.some(({elo:r})=>r!==null),o=["player","points",...e,...s?["elo"]:[]],a=new Map(t.map(({player:r,number:i})=>[
r,i])),c=r=>{if(!r)return"";let{opponent:i,color:l,result:u}=r;return[i===null?"":a.get(i),l&&(l==="black"?"●":"○"),u].join("")};return A`<div class="club-table">
    <table>
      <caption>
        ${y("club-standings")}
      </caption>
      <thead>
        <tr>
          <td></td>
          ${o.map(r=>A`<th>${y("club-heading",{name:r})}</th>`)}
          ${n.map((r,i)=>A`<th>${i+1}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${t.map(r=>A`<tr>
            <td>${r.rank}</td>
            <th scope="row">${r.number}. ${r.name} (${oe(r.rating)})</th>
            <td>${r.points}</td>
            ${r.tieBreaks.map(i=>A`<td>${i}</td>`)}
            ${s?A`<td>${hs(r)}</td>`:R}
            ${n.map((i,l)=>A`<td>${c(r.rounds[l])}</td>`)}
          </tr>`)}
      </tbody>
    </table>
  </div>`}function fs({pairs:t,byes:e},n,{rounds:s,players:o}){let a=i=>o.find(l=>l.id===i)?.name??"",c=t.map(i=>{let l=ts.map(v=>a(i[v])).join(" – "),{result:u}=i,g=u?y("result",{winner:u.winner??"\
draw"})+(u.forfeit?` (${y("club-forfeit")})`:""):y("club-stage",{stage:"running"});return i.game?$e(O(i.game),l,g):L(l,g)}),r=e.map(([i,l])=>y("club-free",{name:a(i),bye:l}));return C(y("club-round",{
round:n,rounds:s}),$([...c,...r]))}var It=()=>f.part==="tournaments"&&location.hash.startsWith("#club")?k(ne):void 0;import{presetOf as Fs,update as en}from"./rest.mjs";import{FIRST_LEVEL as Gs}from"./rest.mjs";import{choiceField as Pe,tickField as Ls}from"./rest.mjs";import{plain as qs}from"./rest.mjs";import{text as p}from"./rest.mjs";
import{html as P,nothing as W}from"./rest.mjs";import{ownClock as Us,startOptions as Ys}from"./rest.mjs";import{update as Ft}from"./rest.mjs";import{choiceField as ys}from"./rest.mjs";import{note as Gt}from"./rest.mjs";import{language as $s,text as w}from"./rest.mjs";import{html as M,nothing as z}from"./rest.mjs";import{openDialog as bs}from"./rest.mjs";import{text as he}from"./rest.mjs";import{html as Oe,nothing as ws}from"./rest.mjs";var Xe="#club?code=",Rt=()=>location.hash.startsWith(Xe)?decodeURIComponent(location.hash.slice(Xe.length)):"",Nt=(t="")=>location.href.split("#")[0]+t,Wt=(t,e)=>Oe`<div class="club-slip">
    <img class="club-qr" alt="" src=${`club/qr?text=${encodeURIComponent(t)}`} />
    <p><b>${t}</b></p>
    ${Object.entries(e).map(([n,s])=>Oe`<p>
          ${he("club-field",{name:n})}:
          <b class=${n==="name"?ws:"club-code"}>${s}</b>
        </p>`)}
  </div>`,Bt=(t,e)=>bs(t,()=>e,{wide:!0,actions:[[he("club-print"),()=>print()]]}),Dt=t=>Bt(he("club-code-link"),Wt(Nt(Xe+encodeURIComponent(t)),{code:t})),gs=t=>t.split(`
`).map(e=>e.split(/[,;\t]/)[0].replace(/^\s*"|"\s*$/g,"").trim()).filter(Boolean),At=()=>he("club-card",{name:"roster"}),Mt=t=>x("roster",Oe`<p class="faint">${he("club-roster-words")}</p>
      ${q("roster",Oe`<textarea name="names" rows="6" aria-label=${At()}></textarea>`,async({names:e})=>{let{accounts:n}=await t.change("POST","/roster",{names:gs(e)});Bt(At(),n.map(({name:s,passphrase:o})=>Wt(
Nt(),{name:s,passphrase:o})))})}`);var tt=()=>M`<label class="field"
    ><span>${w("club-field",{name:"guest"})}</span
    ><input type="text" id="guest-name" maxlength="40" autocomplete="nickname"
  /></label>`,nt=()=>document.getElementById("guest-name")?.value.trim(),pe=()=>S("passphrase","password"),Lt=()=>S("code","text",Rt()),qt=["closed","guests","assist","phrases"],Ut=t=>[S("club","text",
t.name),qt.map(e=>Se(e,t[e]))],Yt=(t,e)=>({...e,name:t.club||e.name,...Object.fromEntries(qt.map(n=>[n,n in t]))}),_t=t=>J("setup",[S("setup"),S("name"),pe(),Ut(t.state.about.club)],e=>{let{setup:n,name:s,
passphrase:o}=e,a=Yt(e,t.state.about.club);return t.signIn("/setup",{code:n,name:s,passphrase:o,settings:a})},w("club-setup-words")),Ze=t=>J("login",[S("name"),pe()],e=>t.enter("/login",e)),et=(t,e)=>J(
"join",[S("name"),pe(),e?Lt():z],n=>t.enter("/accounts",n),w("club-join-words")),st=t=>[Ze(t),et(t,t.state.about.club.closed),t.state.about.club.guests?J("guest",[S("name"),Lt()],({name:e,code:n})=>t.
enter("/guests",{code:n,...e&&{name:e}})):z];function zt(t){let{about:e,mine:n}=t.state,{me:s,rights:o}=e;return s?[n?.hasPassphrase?vs(t):[et(t,!1),Ze(t)],o.includes("seat")?ks(t):z,n?.blocked.length?
Ss(t,n.blocked):z,o.includes("manage")?[Es(t),Cs(t),Mt(t)]:z,o.includes("audit")?Os(t):z]:[Ze(t),et(t,!1)]}var vs=t=>x("account",M`${q("change",[pe(),S("new","password")],async({passphrase:e,new:n})=>{
await m("POST","/me/passphrase",{old:e,new:n}),Gt(w("club-changed"))})}
      <div class="row">
        <a class="button quiet" href="club/me/data" download="club.json">${w("club-data")}</a>
        ${h(w("club-logout"),()=>t.signIn("/logout",{}))}
      </div>
      ${t.state.about.me?.role==="owner"?z:M`<details>
            <summary>${w("club-form",{name:"delete"})}</summary>
            <p class="faint">${w("club-remove-words")}</p>
            ${q("delete",pe(),async({passphrase:e})=>{await m("DELETE","/me",{passphrase:e}),location.reload()})}
          </details>`}`),ks=t=>x("programs",M`<p class="faint">${w("club-programs-words")}</p>
      ${$((t.state.mine?.bots??[]).map(e=>Ts(t,e)))}
      ${q("seat",S("name"),async({name:e})=>{let{key:n}=await t.change("POST","/bots",{name:e});ie(e,w("club-key",{name:e,key:n}))})}`),xs=["all","owner","none"];function Ts(t,{id:e,name:n,accepts:s}){
return M`<b class="club-words">${n}</b>
    ${ys(w("club-field",{name:"accepts"}),xs.map(o=>[o,w("club-accepts-of",{accepts:o})]),s??"all",o=>k(()=>t.change("POST",`/bots/${e}`,{accepts:o})))}
    ${h(w("club-new-key"),async()=>{let{key:o}=await m("POST",`/bots/${e}/key`);ie(n,w("club-key",{name:n,key:o}))})}
    ${ce(n,()=>t.change("DELETE",`/bots/${e}`))}`}var Ss=(t,e)=>x("blocked",$(e.map(({id:n,name:s})=>M`<span class="club-words">${s}</span>
            ${h(w("club-unblock"),()=>t.change("DELETE",`/players/${n}/block`))}`)));function Os(t){let{acts:e,players:n}=t.state,s=new Intl.DateTimeFormat($s,{dateStyle:"short",timeStyle:"short"}),o=r=>n.
find(i=>i.id===r)?.name??(r===null?"":`#${r}`),a=r=>r?w("result",{winner:r.winner??"draw"}):"",c=e.map(({at:r,actor:i,act:l,subject:u,detail:g})=>{let{before:v,after:d,role:j}=g,[ct,lt]=u.split(" "),an=ct===
"player"?o(Number(lt)):"",rn=l==="correct"?`${a(v)} → ${a(d)}`:"",cn=j?w("club-member",{kind:"person",role:j}):"",ln=w("club-act",{name:o(i),act:l.replaceAll(" ","-")}),un=[s.format(r),an,rn,cn].filter(
Boolean).join(" · ");return M`${L(ln,un)}
    ${ct==="game"?h(w("open"),()=>t.open(Number(lt))):z}`});return x("audit",M`${$(c)}
    ${h(w("club-show"),async()=>{t.state.acts=(await m("GET","/audit")).acts,Ft()})}`)}var Es=t=>x("settings",q("change",Ut(t.state.about.club),async e=>{await t.change("POST","/settings",Yt(e,t.state.
about.club)),Gt(w("club-changed"))}));function Cs(t){let e=async()=>{t.state.codes=(await m("GET","/codes")).codes,Ft()},n=t.state.codes.map(({code:s,usesLeft:o})=>M`${L(M`<span class="club-code">${s}</span>`,
w("club-uses",{count:o}))}
        ${h(w("club-code-link"),()=>Dt(s))}
        ${h(w("club-withdraw"),async()=>{await m("DELETE",`/codes/${encodeURIComponent(s)}`),await e()})}`);return x("codes",M`<p class="faint">${w("club-codes-words")}</p>
      ${n.length?$(n):h(w("club-show"),e)}
      ${q("code",S("uses","number"),async({uses:s})=>{await m("POST","/codes",{uses:Number(s)||1}),await e()})}`)}import{update as fe}from"./rest.mjs";import{choiceField as Ps,valued as js}from"./rest.mjs";import{note as Vt}from"./rest.mjs";import{ruleName as Is}from"./rest.mjs";import{language as Kt,text as b}from"./rest.mjs";
import{html as N,nothing as K}from"./rest.mjs";import{row as As}from"./rest.mjs";import{rulesOptions as Rs}from"./rest.mjs";var Ht=50,Ee=0;async function Ce(t,e=!1){let{query:n,archive:s}=t.state,o=at({...n,limit:String(Ht)}),a=s?.at(-1);e&&a&&o.set("before",String(a.id));let c=++Ee,{games:r}=await m("GET",`/games?${o}`);c===
Ee&&(t.state.archive=[...e?s??[]:[],...r],e?fe():await ot(t,[]))}var at=t=>new URLSearchParams(Object.entries(t).filter(([,e])=>e));async function ot(t,e){let{player:n,rules:s,board:o}=t.state.query,a=at(
{player:n,rules:s,board:o||"8x8",moves:e.join(" ")}),c=++Ee,{moves:r}=await m("GET",`/openings?${a}`);c===Ee&&(Object.assign(t.state,{openings:r,line:e}),fe())}function Ns(t){let{line:e,openings:n}=t.
state,s=n.map(({move:o,black:a,draws:c,white:r})=>{let i=[a,c,r],l=a+c+r;return As({move:o,inBook:!1,counts:i,games:l},()=>k(()=>ot(t,[...e,o])))});return C(b("openings"),N`<p>${e.join(" ")}</p>
      <div class="explorer">
        ${s.length?N`<ul>
              ${s}
            </ul>`:N`<p class="faint">${b("openings-none")}</p>`}
      </div>
      ${e.length?h(b("back"),()=>ot(t,e.slice(0,-1))):K}`)}function Jt(t){let{query:e,archive:n,players:s}=t.state,o=(i,l,u=b("club-heading",{name:i}))=>Ps(u,[["",b("club-all")],...l],e[i],g=>{e[i]=g,
k(()=>Ce(t))}),a=[o("player",s.map(({id:i,name:l})=>[String(i),l])),o("result",["black","white","draw"].map(i=>[i,b("result",{winner:i})])),o("rules",Rs(),b("rules")),o("board",Le,b("board")),o("rated",
["true","false"].map(i=>[i,ae(i==="true")]))],c=i=>N`<a
      class="button quiet"
      href=${`club/export?${at({...e,format:i})}`}
      download=${`club.${i}`}
      >${b("club-export",{format:i})}</a
    >`;return[C(b("club-part",{name:"archive"}),N`<div class="pair club-filters">${a}</div>
      ${$((n??[]).map(i=>N`${ue(i)}
              <a class="button quiet" href=${`club/games/${i.id}/sgf`} download>${"SGF"}</a>`),"over")}
      <div class="row">
        ${(n?.length??0)>=Ht?h(b("more"),()=>Ce(t,!0)):K}
        ${c("sgf")} ${c("jsonl")}
      </div>`),Ns(t)]}async function Qt(t,e){t.state.player=await m("GET",`/players/${e}`),fe(),scrollTo({top:0})}function Xt(t){let{players:e,player:n,search:s}=t.state,o=({kind:i,present:l})=>+(i!==
"engine")*2+Number(l??!1),a=i=>i.rating??0,c=s.toLocaleLowerCase(Kt),r=e.filter(({name:i})=>i.toLocaleLowerCase(Kt).includes(c)).sort((i,l)=>o(l)-o(i)||a(l)-a(i)).map(i=>{let{id:l,kind:u,role:g,present:v}=i,
d=[b("club-member",{kind:u,role:g}),v?b("club-present"):""],j=()=>k(()=>Qt(t,l));return pt(B(i),d.filter(Boolean).join(" · "),j)});return N`${n?Bs(t,n):K}
  ${C(b("club-part",{name:"players"}),N`<input
        type="search"
        aria-label=${b("club-search")}
        placeholder=${b("club-search")}
        .value=${s}
        @input=${js(i=>{t.state.search=i,fe()})}
      />
      ${$(r,"players")}`)}`}function Ws(t){let[e,n]=t.split(" ");return b("club-class",{speed:e,board:n})}function Bs(t,{player:e,ratings:n,statistics:s}){let{about:o}=t.state,a=e.id!==o.me?.id,c=n.map(
({class:i,rating:l,provisional:u,games:g,history:v})=>N`${L(`${Ws(i)}: ${oe(l,u)}`,b("club-count-games",{count:g}))}
        ${Ms(v.map(d=>d.rating))}`),r=s.map(({rules:i,board:l,...u})=>N`${Is(i)} ${l}: ${b("club-score",u)}`);return C(e.name,N`${$(c,"ratings")} ${$(r)}
      <div class="row">
        ${a&&e.kind!=="deleted"?h(b("club-do",{kind:"challenge"}),()=>{Object.assign(t.state.wish,{kind:"challenge",to:String(e.id)}),t.state.part="meet",fe()},"primary"):K}
        ${a&&o.rights.includes("block")?h(b("club-block"),async()=>{await t.change("POST",`/players/${e.id}/block`),Vt(b("club-blocked",{name:e.name}))}):K}
        ${a&&o.rights.includes("manage")&&e.kind!=="engine"?Ds(e,t):K}
      </div>`)}function Ds({id:t,name:e,role:n,kind:s},o){let a=async()=>{await m("DELETE",`/players/${t}`),o.state.player=null,await o.refresh()},c=async()=>{let{passphrase:l}=await m("POST",`/player\
s/${t}/passphrase`);ie(e,b("club-reset-to",{name:e,passphrase:l}))};if(s==="deleted")return K;if(s!=="person")return ce(e,a);let r=n==="arbiter"?"player":"arbiter",i=b("club-field",{name:"new"});return[
h(i,()=>H(i,b("club-reset-words",{name:e}),[[i,c]])),h(b("club-make",{role:r}),async()=>{await o.change("POST",`/players/${t}/role`,{role:r}),await Qt(o,t),Vt(b("club-changed"))}),ce(e,a)]}function Ms(t){
if(t.length<2)return K;let e=Math.min(...t),n=Math.max(1,Math.max(...t)-e),s=t.map((o,a)=>`${100*a/(t.length-1)},${28-26*(o-e)/n}`);return N`<svg class="club-curve" viewBox="0 0 100 30" aria-hidden="true">
    <polyline points=${s.join(" ")}></polyline>
  </svg>`}var _s=["meet","tournaments","archive","players","account"],zs=["link","open","pair","challenge"],Ks={meet:t=>Js(t),tournaments:Pt,archive:Jt,players:Xt,account:zt};async function Vs(t,e){Object.assign(
t.state,{part:e,tournament:null}),location.hash.startsWith("#club?")&&(location.hash="#club"),en(),e==="tournaments"&&await ne(),await(e==="archive"?Ce(t):t.refresh())}function tn(t){let{about:e,part:n}=t.
state,s=e.club.closed&&!e.me,o=me()&&!s,a=e.needsSetup&&n===(e.me?"account":"meet");return P`<div class="club">
    <div class="club-head">
      <h1>${e.club.name}</h1>
      ${s?W:_s.map(c=>qs(p("club-part",{name:c}),()=>k(()=>Vs(t,c)),{isPressed:c===n&&!o}))}
      <span class="faint"
        >${e.me?p("club-you-are",{name:e.me.name}):W}</span
      >
    </div>
    <div class="notes" role="status"></div>
    <div class="club-cards">
      ${a&&!o&&!t.state.invitation?_t(t):W}
      ${Hs(t)}
      ${s?st(t):o?vt():Ks[n](t)}
    </div>
  </div>`}var nn=({state:{about:t}})=>t.me!==null||t.club.guests&&!t.club.closed;function Hs(t){let{invitation:e,refused:n,about:s}=t.state;if(n)return x("invitation",P`<p>${n}</p>`);if(!e)return W;let{
author:o,setup:a,color:c,token:r,game:i}=e,l=o.id===s.me?.id,u=P`<p>${D(a)}</p>
    <p>
      ${c?p("club-side",{name:o.name,side:c}):p("club-random-side")}
    </p>`;return i?x("invitation",h(p("open"),()=>t.open(i))):l?x("invitation",P`<label class="field"
        ><span>${p("club-send-link")}</span
        ><input
          type="text"
          class="club-link"
          readonly
          .value=${location.href}
          @focus=${g=>g.target.select()}
      /></label>
      ${u}
      <p class="faint" role="status">${p("club-waits")}</p>
      <div class="row">${h(p("club-withdraw"),()=>t.withdraw(r))}</div>`):C(p("club-invites",{name:B(o)}),nn(t)?P`${u} ${s.me?W:tt()}
            <div class="row">
              ${h(p("draw-accept"),()=>t.accept(r,nt()),"primary")}
            </div>`:u)}function Js(t){let{mine:e,open:n,running:s}=t.state,o=e?.invitations??[];return P`${e?x("games",P`${$([...e.games].sort((a,c)=>Number(Z(c))-Number(Z(a))).map(a=>P`${Z(a)?P`<span class="club-turn">${p(
"your-turn")}</span>`:W}
                  ${ue(a)}`),"games")}
          ${Ot()}`):W}
    ${o.length?x("invitations",$(o.map(a=>Zt(a,t)))):W}
    ${nn(t)?Qs(t):st(t)}
    ${x("lobby",$(n.map(a=>Zt(a,t)),"lobby"))}
    ${x("running",P`<div class="row">
          ${h(p("club-tv"),()=>t.watchTv())}
          <a class="button quiet" href=${ze}>${p("club-boards")}</a>
        </div>
        ${$(s.map(ue),"running")}`)}`}function Zt({token:t,kind:e,author:n,target:s,setup:o,color:a},c){let r=n.id===c.state.about.me?.id,i=B(r&&s?s:n),l=p("club-kind-of",{kind:e,whose:r?"own":"other",
name:i}),u=a?` · ${p("club-side",{name:n.name,side:a})}`:"";return P`${L(l,D(o)+u)}
    ${r?[e==="link"?P`<a class="button quiet" href=${`#club/${t}`}>${p("club-show-link")}</a>`:W,h(p("club-withdraw"),()=>c.withdraw(t))]:[h(p("draw-accept"),()=>c.accept(t),"primary"),e==="challenge"?
h(p("club-decline"),()=>c.withdraw(t)):W]}`}function Qs(t){let{about:e,wish:n}=t.state,s=d=>Fs(d)?.start??"standard",o=d=>{Object.assign(n,d,d.rules&&{start:s(d.rules)}),en()},[a,c,r]=ye(n,o),i=t.others.
find(({level:d})=>d===Gs);n.to||=String(i?.id??"");let l=t.others.map(({id:d,name:j})=>[String(d),j]),u=e.me?.kind==="person",g=()=>{let d=t.others.find(({id:j})=>String(j)===n.to)??t.others[0];return d?.
kind==="guest"||d&&d.owner===e.me?.id},v=()=>!u||n.clock==="none"||n.start!==s(n.rules)||n.kind==="challenge"&&g();return n.rated&&=!v(),x("invite",P`${Pe(p("club-field",{name:"kind"}),zs.map(d=>[d,p(
"club-kind",{kind:d})]),n.kind,d=>o({kind:d}))}
      ${n.kind==="challenge"?Pe(p("opponent"),l,n.to,d=>o({to:d})):W}
      <div class="pair">
        ${a}
        ${Pe(p("your-side"),[["random",p("random")],["black",p("black-first")],["white",p("side",{side:"white"})]],n.color,d=>o({color:d}))}
      </div>
      ${Us(n,o,180)}
      <div class="pair">${r} ${c}</div>
      ${Pe(p("start"),Ys(),n.start,d=>o({start:d}))}
      ${Ls(p("club-rated",{rated:"yes"}),n.rated,()=>o({rated:!n.rated}),v())}
      ${e.me||t.state.invitation?W:tt()}
      <div class="row">
        ${h(p("club-do",{kind:n.kind}),()=>t.invite(nt()),"primary")}
      </div>`)}var Ie="#club/",it=class{constructor(e){this.play=e,this.shown=null,this.tv=null,this.wanted=f.about.me?"":location.hash,this.opening=null,this.notes=new Map,this.changes=0;let n=(s,o)=>U.addEventListener(
s,a=>o(a.detail));n("hello",()=>{yt(),this.tv&&U.send({type:"watch",topic:"tv"}),this.catchUp()}),n("state",({game:s})=>this.heard(s)),n("game",({game:s})=>this.heard(s)),n("started",({game:s})=>this.
started(s)),n("lobby",({open:s})=>{this.state.open=s,Q()}),n("tv",({game:s})=>s&&this.tune(s.id)),n("challenge",({invitation:s})=>this.challenged(s)),n("challengeGone",()=>this.catchUp()),n("tournamen\
t",It),n("phrase",s=>T()?.id===s.game&&T()?.say(s)),n("said",({text:s})=>rt(s,{kind:"error"})),addEventListener("hashchange",()=>k(()=>this.readAddress()))}get state(){return f}catchUp(){return k(async()=>{
await this.refresh(),await this.readAddress()})}async refresh(){let{changes:e}=this,n=await m("GET",""),s=n.me||!n.club.closed,[o,a,c]=await Promise.all([n.me?m("GET","/me"):null,s?m("GET","/players"):
{players:[]},s?m("GET","/games?state=running"):{games:[]}]);if(e!==this.changes)return this.refresh();let r=U.isRefused;U.isRefused=!s,r&&s&&U.connect(),o&&(o.games=this.newest(this.state.mine?.games??
[],o.games)),Object.assign(this.state,{about:n,mine:o,players:a.players,running:this.newest(this.state.running,c.games)}),Q(),s&&U.send({type:"watch",topic:"lobby"}),T()?.watch()}async change(e,n,s){let o=await m(
e,n,s);return await this.refresh(),o}newest(e,n){let s=new Map(e.map(o=>[o.id,o]));return n.map(o=>{let a=s.get(o.id);return a&&a.clocks.now>o.clocks.now?a:o})}async readAddress(){(location.hash==="#c\
lub"||me())&&await this.refresh(),location.hash.startsWith("#club")&&await ne();let e=T();e&&location.hash==="#play"&&history.replaceState(null,"",O(e.id));let{hash:n}=location,{about:s}=this.state,o=Ae(
n);if(n!=="#club"&&n!==this.wanted&&(this.wanted=""),o&&s.club.closed&&!s.me)return this.wanted=n,location.replace("#club");o&&await this.openAddressed(o);let a={invitation:null,refused:null};if(n.startsWith(
Ie)){let c=encodeURIComponent(n.slice(Ie.length));try{a.invitation=await m("GET",`/invitations/${c}`)}catch(r){if(!(r instanceof Zs))throw r;a.refused=r.message}}location.hash===n&&(Object.assign(this.
state,a),Q())}async openAddressed(e){let n=be("view-play");n.inert=T()?.id!==e,await this.open(e);let s=Ae(location.hash);(!s||s===e)&&(n.inert=!1),s===e&&T()?.id!==e&&history.replaceState(null,"","#p\
lay")}heard(e){let n=T();n?.id===e.id&&n.hear(e),$t(e);let s=["running","adjourned"].includes(e.state);for(let o of[this.state.mine?.games??[],this.state.running]){let a=o.findIndex(({id:c})=>c===e.id);
a<0||(o===this.state.mine?.games&&this.tellTurn(o[a],e),s?o[a]={...o[a],...e,game:o[a].game}:this.changes+=o.splice(a,1).length)}Q()}tellTurn(e,{id:n,turn:s}){!s||s===e.turn||s!==X(e)||Ve(F("your-turn"),
B(e[to(s)]),O(n))}note(e,n,s){this.notes.set(e,rt(n,{ms:0,actions:s}))}async started(e){this.changes+=1;let{mine:n}=this.state,s=a=>[e,...a.filter(({id:c})=>c!==e.id)];if(this.state.running=s(this.state.
running),!n||!X(e))return Q();n.games=s(n.games);let o=T();(!o?.own||!o.isRunning)&&await this.open(e.id),T()?.id!==e.id&&this.note(e.id,F("club-started"),[[F("open"),()=>this.open(e.id)]])}challenged(e){
this.changes+=1,this.state.mine?.invitations.push(e),Q();let{author:n,token:s}=e;if(n.id===this.state.about.me?.id)return;let o=F("club-challenged",{name:n.name});Ve(o,"","#club"),this.note(s,o,[[F("d\
raw-accept"),()=>k(()=>this.accept(s))],[F("club-decline"),()=>k(()=>this.withdraw(s))]])}open(e){if(this.opening?.id!==e||this.opening.signal.aborted){let n=this.play.opens(),{signal:s}=n,o=k(()=>this.
show(e,s)).then(()=>n.abort());this.opening={id:e,signal:s,done:o}}return this.opening.done}async show(e,n){let s=T();if(s?.id===e&&s.own===X(s.view))return on(e);let o=new re(await m("GET",`/games/${e}`),
a=>this.open(a));await o.load(),!n.aborted&&(this.play.adopt(o.game),Q({isFirstVisit:!1}),await on(e))}get place(){return[location.hash,T()?.id,this.opening?.id].join()}async tune(e){this.tv===this.place?
(await this.open(e),this.tv=[O(e),e,e].join()):(this.tv=null,U.send({type:"unwatch",topic:"tv"}))}async watchTv(){let{place:e}=this,{game:n}=await m("GET","/tv");this.tv=e,U.send({type:"watch",topic:"\
tv"}),n||rt(F("club-no-tv"))}async beGuest(e){this.state.about.me||await this.signIn("/guests",e?{name:e}:{})}async signIn(e,n){await m("POST",e,n),U.socket?.close(),await this.refresh()}async enter(e,n){
let{wanted:s}=this;await this.signIn(e,n),s&&(location.hash=s)}async accept(e,n){await this.beGuest(n);let{game:s}=await m("POST",`/invitations/${e}`).catch(async o=>{throw await this.readAddress(),o});
await this.open(s),await this.refresh()}async withdraw(e){await m("DELETE",`/invitations/${e}`),location.hash===`${Ie}${e}`&&(location.hash="#club"),await this.refresh()}get others(){let{players:e,about:n}=this.
state;return e.filter(({id:s,kind:o})=>s!==n.me?.id&&o!=="deleted")}async invite(e){let{hash:n}=location;await this.beGuest(e);let{kind:s,to:o,board:a,rules:c,start:r,color:i,rated:l,...u}=this.state.
wish,g=u.clock==="custom"?`${u.minutes}+${u.seconds}`:u.clock,{invitation:v,game:d}=await m("POST","/invitations",{kind:s,setup:{rules:c,board:a,start:r,clock:le(g),rated:l},...i!=="random"&&{color:i},
...s==="challenge"&&{to:Number(o||this.others[0]?.id)}});d?await this.open(d):s==="link"&&location.hash===n&&(location.hash=`${Ie}${v.token}`),await this.refresh()}draw(){so(tn(this),be("view-club"));
let e=T();be("view-play").classList.toggle("club-game",e!==null),e!==this.shown&&(this.shown?.close(),e?.begin(),this.shown=e),gt();let{games:n=[],invitations:s=[]}=this.state.mine??{},o=[...s.map(({token:r})=>r),
...n.map(({id:r})=>r)];for(let[r,i]of this.notes)o.includes(r)&&r!==e?.id||(i(),this.notes.delete(r));let a=n.filter(Z).length;be("club-count").textContent=a?String(a):"";let c=document.title.includes(
F("your-turn"));a&&!c&&(document.title=`${F("your-turn")} · ${document.title}`)}};async function on(t){let e=O(t);if(location.hash===e)return;let n=new Promise(s=>addEventListener("hashchange",s,{once:!0}));
location.hash=e,await n}async function oo(){let t=new URL(`club-${sn}.mjs`,import.meta.url).href,e=sn==="en"?{}:(await import(t)).default;no({...xt,...e})}function ao(){let t=new URL("club.css",import.meta.
url).href;document.head.append(je("link",{rel:"stylesheet",href:t}));let e=F("club"),n=je("a",{href:"#club"},e," ",je("span",{id:"club-count"}));n.dataset.view="club",document.querySelector("nav.views")?.
prepend(n),be("main").append(je("section",{class:"view",id:"view-club","aria-label":e}))}async function Er(t){await oo();let e=await m("GET","");f.about=e,ao(),kt(),document.documentElement.dataset.searches||
eo(F("club-no-engine"));let n=new it(t);Xs(()=>n.draw()),n.draw(),location.hash?dispatchEvent(new Event("hashchange")):location.replace("#club"),await k(()=>n.refresh())}export{it as Club,Er as begin};
