import{byId as be,drawWith as qn,h as Te,language as Jt,learn as Fn,note as Ze,other as Ln,Refusal as Un,refuseSearches as Yn,render as _n,socket as Y,text as N,update as X}from"./rest.mjs";import{clockText as us,html as re,LOW as ds,nothing as ie,positionAfter as hs,SIDES as ms,smallBoard as ps,socket as rt,strip as bs,text as oe,update as ws}from"./rest.mjs";import{announce as Ce,app as Ae,Game as ns,html as at,language as as,newState as os,note as z,SIDES as ot,socket as Pe,text as W,update as rs}from"./rest.mjs";var y={about:null,mine:null,open:[],running:[],players:[],invitation:null,refused:null,wish:{kind:"link",to:"",clock:"10+5",board:"8x8",rules:"olympiad",start:"standard",minutes:15,seconds:10,color:"r\
andom",rated:!1},part:"meet",archive:null,query:{player:"",result:"",rules:"",board:"",rated:""},line:[],openings:[],acts:[],player:null,search:"",tournaments:[],tournament:null,codes:[]};import{ruleName as ts,text as we}from"./rest.mjs";var E=t=>`#game/${t}`,se=t=>`#club?tournament=${t}`;function Oe(t){let e=/^#game\/(\d{1,15})$/.exec(t)?.[1];return e===void 0?null:Number(e)}var ne=(t,e)=>`${Math.
round(t)}${e?"?":""}`,R=({name:t,rating:e,provisional:s})=>e===void 0?t:`${t} (${ne(e,s)})`,Ee=t=>we("club-rated",{rated:t?"yes":"no"});function ss(t){return t.kind==="unlimited"?we("no-clock"):t.kind===
"days"?we("club-days",{count:t.days}):we("some-clock",{minutes:t.seconds/60,seconds:t.increment})}var I=({rules:t,board:e,clock:s,rated:n,game:a})=>[ts(a?.rules??t??""),e,ss(s),Ee(n)].join(" · ");var is=864e5,cs=100,ls={resignation:"+Resign",time:"+Time"},We=class extends ns{get allowsHelp(){let e=this.remote;return this.isOver||!e.own&&!!y.about.club.assist}resign(){this.remote.act({act:"resi\
gn"})}},ae=t=>ot.find(e=>t[e].id===y.about.me?.id),V=class{constructor(e,s){this.view=e,this.open=s,this.isThinking=!1,this.own=ae(e);let{clock:n}=e,a=n.kind==="realTime"?n.seconds*1e3:is,o=l=>({machine:l!==
this.own,level:e[l].level??1}),r=l=>R(e[l]),{rules:i,limit:c,fen:u}=e.game;this.game=new We(os({id:`club-${e.id}`,rules:i,limit:c??null,fen:u,players:{black:o("black"),white:o("white")},names:{black:r(
"black"),white:r("white")},clock:n.kind==="unlimited"?null:{base:a,increment:n.kind==="realTime"?n.increment*1e3:0},flipped:this.own==="white"})),this.game.remote=this,this.at=performance.now(),this.offers=
"",this.closeOffers=()=>{},this.queue=Promise.resolve(),this.timer=void 0}allows(e){return e==="hint"?this.game.allowsHelp:e==="undo"?this.plays&&!this.view.rated:this.plays&&(e==="draw"||e==="resign")}offerDraw(){
this.act({act:"offer",what:"draw"})}get id(){return this.view.id}get address(){return new URL(E(this.id),location.href).href}get words(){let{tournament:e}=this.view,s=at`<a href=${se(e??0)}
      >${W("club-its-tournament")}</a
    >`;return e?at`${I(this.view)} · ${s}`:I(this.view)}get isRunning(){return this.view.state==="running"}get plays(){return!!this.own&&this.isRunning}get isWatched(){return!this.own}get firstMove(){
let{clock:e,clocks:s,ply:n}=this.view;if(!this.own||!this.isRunning||n>1||e.kind!=="realTime"||!s.deadline)return null;let a=Date.now()+s.deadline-s.now;return new Intl.DateTimeFormat(as,{timeStyle:"m\
edium"}).format(a)}say({player:e,phrase:s}){let n=ot.find(r=>this.view[r].id===e);if(!n)return;let a=this.view[n].name,o=W("club-says",{name:a,words:W("club-phrase",{phrase:s})});Ce(o),z(o)}async load(){
let{tree:e,state:s}=this.game,n=0;for(let a of this.view.game.moves)n=e.add(n,a);s.live=s.shown=n,await this.game.load(),this.settle(),this.game.begin()}begin(){this.showOffers(),this.view.state!=="ov\
er"&&(this.timer=setInterval(()=>this.tick(),cs),this.watch())}close(){clearInterval(this.timer),this.closeOffers(),Pe.send({type:"unwatch",topic:"game",game:this.id})}watch(){let e=this.game.tree.path(
this.game.state.live).length-1;Pe.send({type:"watch",topic:"game",game:this.id,since:e})}hear(e){return this.queue=this.queue.then(()=>this.follow(e)).catch(s=>{z(String(s),{kind:"error"})}),this.queue}async follow(e){
let{game:s}=this,{tree:n,state:a}=s,o=n.path(a.live),r=o.length-1,i=[..."game"in e?e.game.moves:[]],c="game"in e?e.since:Math.min(e.ply,r);if(!("game"in e)&&e.ply===r+1)i=[e.lastMove??"pass"];else if(c>
r||c+i.length<e.ply)return this.watch();let u=o[c];for(let g of i)u=n.add(u,g);this.view={...this.view,...e,game:this.view.game},this.at=performance.now(),u!==a.live&&!n.leadsTo(a.live,u)&&await s.setLive(
u);let l=n.path(u);for(let g of l.slice(l.indexOf(a.live)+1)){let $=s.liveView?.toMove??"black";await s.advance(g,$===this.own?"human":"machine")}this.settle(),s.changed()}settle(){let{game:e,view:s}=this,
{black:n,white:a}=s.clocks;e.state.left={black:n,white:a};let{tree:o,state:r}=e;r.clock&&r.live&&(o.node(r.live).clock={black:n,white:a});let{end:i}=s;if(s.state==="over"||s.state==="aborted"){let c=i?.
winner??null,u=ls[i?.how??""]??"+",l=c?`${c==="black"?"B":"W"}${u}`:"Draw",g=e.isOver;r.outcome={winner:c,text:i?.text??W("aborted"),code:l},!g&&!e.liveView?.end&&Ce(r.outcome.text),clearInterval(this.
timer)}this.showOffers(),e.liveView?.mustPass&&this.isRunning&&s.turn===this.own&&this.send("pass")}showOffers(){let{own:e,view:s}=this,n=JSON.stringify([s.offers,s.state,s.rematch,this.firstMove]);if(n===
this.offers||Ae.game!==this.game)return;this.offers=n,this.closeOffers();let r=Object.entries(s.offers).filter(([,c])=>c).map(([c,u])=>{let l=u,g=W("club-offers",{name:s[l].name,what:c}),$=_=>()=>this.
act({act:_,what:c}),x=l===e?[[W("club-withdraw"),$("decline")]]:[[W("draw-accept"),$("accept")],[W("draw-decline"),$("decline")]];return Ce(g),z(g,{ms:0,actions:e?x:[]})}),{rematch:i}=s;i&&!e&&r.push(
z(W("club-next-game"),{ms:0,actions:[[W("club-watch"),()=>this.open(i)]]})),this.firstMove&&r.push(z(W("club-first-move",{time:this.firstMove}),{ms:0})),s.state==="adjourned"&&r.push(z(W("club-adjourn\
ed"),{ms:0})),this.closeOffers=()=>r.forEach(c=>c())}tick(){let{clocks:e}=this.view;if(!e.running||!this.game.state.clock)return;let s=performance.now()-this.at;this.game.state.left[e.running]=Math.max(
0,e[e.running]-s),Ae.game===this.game&&rs()}async act(e){let s=await this.request(e);s&&z(s,{kind:"error"})}async request(e){try{let n=await Pe.begin({type:"act",game:this.id,act:e}).promise;return await this.
hear(n),null}catch(s){return s instanceof Error?s.message:String(s)}}async tryMove(e){let s=this.game.tree.path(this.game.state.live).length-1,n=await this.request({act:"move",move:e,ply:s});return n&&
n.replace(/[.。]$/,"")}send(e){e==="pass"?this.tryMove(e):this.act({act:"offer",what:e==="undo"?"takeback":"rematch"})}setPlayer(){}};function S(){let t=Ae.game?.remote;return t instanceof V?t:null}var Re="#club?boards",Be=60,fs=1e3,K=new Map,je,ce=()=>location.hash===Re,it=()=>ce()?y.running.slice(0,Be).sort((t,e)=>t.id-e.id):[];function ct(t){K.set(t,{moves:[],picture:null,at:performance.now()}),
rt.send({type:"watch",topic:"game",game:t,since:0})}function lt(){let t=new Set(it().map(({id:e})=>e));for(let e of K.keys())t.has(e)||(K.delete(e),S()?.id!==e&&rt.send({type:"unwatch",topic:"game",game:e}));
for(let e of t)K.has(e)||ct(e);t.size?je??=setInterval(()=>ws(),fs):je=void clearInterval(je)}var ut=()=>K.clear();function dt(t){let{id:e,ply:s,lastMove:n}=t,a=K.get(e),o=y.running.find(r=>r.id===e)?.
game.fen;if(!(!a||!o)){if(a.at=performance.now(),"game"in t&&t.since===0)a.moves=t.game.moves;else if(s===a.moves.length+1)a.moves.push(n??"pass");else{if(s>a.moves.length)return ct(e);a.moves.length=
s}a.picture=ps(hs(o,a.moves),!1)}}function ht(){let{length:t}=y.running;return re`<section class="card club-wide" aria-label=${oe("club-boards")}>
    <h2>${oe("club-boards")}</h2>
    ${t?ie:re`<p class="faint">${oe("club-none-running")}</p>`}
    ${t>Be?re`<p>${oe("club-newest",{count:Be})}</p>`:ie}
    <div class="club-boards">${it().map(gs)}</div>
  </section>`}function gs(t){let{id:e,turn:s}=t,[n,a]=ms.map(o=>bs(o,null,{isToMove:s===o,name:t[o].name,clock:ys(t,o)}));return re`<a class="club-board" href=${E(e)}
    >${n} ${K.get(e)?.picture??ie} ${a}
    <span class="unseen">${s?oe("to-move",{side:s}):ie}</span></a
  >`}function ys({id:t,clock:{kind:e},clocks:s},n){if(e==="unlimited")return ie;let a=K.get(t)?.at,o=a&&s.running===n?performance.now()-a:0,r=s[n]-o;return re`<span class="clock${r<ds?" low":""}">${us(
r)}</span>`}import{addCommands as Os,SIDES as Es,socket as Cs,text as F}from"./rest.mjs";import{clockWords as $s,dismiss as vs,h as pt,html as H,inWords as mt,note as ks,nothing as xs,openDialog as bt,Refusal as wt,SIDES as Ts,text as fe}from"./rest.mjs";async function h(t,e,s){let n=await fetch(`club${e}`,{method:t,headers:{"content-type":"application/json"},...s&&{body:JSON.stringify(s)}}),a=await n.json().catch(()=>({}));if(n.ok)return mt(a);let o={
code:"no-answer",params:{status:n.status}};throw new wt((await mt({error:o,...a})).error)}async function v(t){try{await t()}catch(e){ks(e instanceof wt?e.message:fe("club-no-line"),{kind:"error"})}}var le=(t,e)=>bt(
t,[pt("p",{},e)]),Ie=new WeakSet,Ne=t=>async e=>{e.preventDefault();let s=e.currentTarget;Ie.has(s)||(Ie.add(s),vs(),await v(async()=>t(s)),Ie.delete(s))},f=(t,e,s="quiet")=>H`<button type="button" class=${s} @click=${Ne(
()=>e())}>
    ${t}
  </button>`,q=(t,e,s)=>bt(t,[pt("p",{},e)],{actions:s.map(([n,a])=>[n,()=>v(async()=>a())])}),w=(t,e)=>H`<section class="card" aria-label=${t}>
    <h2>${t}</h2>
    ${e}
  </section>`,k=(t,e)=>t.length?H`<ul class="club-list">
        ${t.map(s=>H`<li>${s}</li>`)}
      </ul>`:e?H`<p class="faint">${e}</p>`:xs,Z=["8x8","7x7","6x6","5x5"].map(t=>[t,t]),ge=["1+1","3+2","5+3","10+5","30+10","custom","1d","3d","none"],ye=t=>t.endsWith("d")?[t,fe("club-days",{count:Number.
parseInt(t,10)})]:$s(t);function $e(t){if(t==="none")return{kind:"unlimited"};if(t.endsWith("d"))return{kind:"days",days:Number.parseInt(t,10)};let[e,s]=t.split("+").map(Number);return{kind:"realTime",
seconds:e*60,increment:s}}var Ss=({state:t,end:e,ply:s})=>t==="over"?fe("result",{winner:e?.winner??"draw"}):fe("count-moves",{count:s}),ft=(t,e,s)=>H`<button type="button" class="quiet club-game-row" @click=${s}>
    <b>${t}</b><span class="faint">${e}</span>
  </button>`;function ue(t){let e=Ts.map(s=>R(t[s])).join(" – ");return H`<a class="button quiet club-game-row" href=${E(t.id)}>
    <b>${e}</b><span class="faint">${I(t)} · ${Ss(t)}</span>
  </a>`}function gt(t){let e=t.remote;return e instanceof V?e:null}var ee=(t,e,s,n)=>({label:t,sign:e,where:"wide",isShown:a=>{let o=gt(a);return o!==null&&s(o)},act:a=>n(gt(a))}),Ps=8,As=({id:t})=>q(F("club-\
phrases"),"",[...Array(Ps).keys()].map(e=>[F("club-phrase",{phrase:e}),()=>Cs.send({type:"phrase",game:t,phrase:e})])),Ws=t=>q(F("club-claim"),F("club-claim-words"),[[F("club-claim-win"),()=>t.act({act:"\
claim"})],[F("club-claim-draw"),()=>t.act({act:"claim",draw:!0})]]),js=t=>q(F("club-correct"),F("club-correct-words"),[...Es,null].map(e=>[F("result",{winner:e??"draw"}),async()=>t.hear(await h("POST",
`/games/${t.id}/result`,{winner:e}))]));function yt(){let t=e=>s=>s.act({act:"offer",what:e});Os([ee("club-abort","cut",e=>e.plays&&e.view.ply<2,e=>e.act({act:"abort"})),ee("club-claim","now",e=>e.plays&&
e.view.clock.kind==="realTime"&&e.view.turn!==e.own,Ws),ee("club-adjourn","pause",e=>e.plays,t("adjourn")),ee("resume","go",e=>!!e.own&&e.view.state==="adjourned",t("resume")),ee("club-phrases","more",
e=>!!(e.own&&y.about.club.phrases),As),ee("club-correct","draw",e=>e.view.state==="over"&&y.about.rights.includes("correct"),js)])}var $t={club:"Club","club-part":"{name, select, meet {Play} tournaments {Tournaments} archive {Archive} players {Players} account {Account} other {}}","club-you-are":"You are {name}.","club-no-line":"\
The club can’t be reached.","club-no-engine":"This club has no engine.","club-your-games":"Your games","club-notify":"Notify me when it is my turn","club-no-games":"You have no game. Invite someone,\
 or challenge the computer.","club-invitations":"Invitations and challenges","club-invite":"Invite","club-whom":"Whom","club-kind":"{kind, select, link {Someone with a link} open {Anyone in the lobby}\
 pair {An opponent of about my rating} challenge {A member or the computer} other {}}","club-do":"{kind, select, link {Make a link} open {Put into the lobby} pair {Find an opponent} challenge {Challen\
ge} other {}}","club-kind-of":"{kind, select, link {Invitation by link} open {Open invitation} pair {Looking for an opponent} challenge {Challenge} other {}}: {name}","club-lobby":"Lobby","club-lobby-\
empty":"Nobody waits for an opponent.","club-running":"Games now","club-none-running":"No game is being played.","club-tv":"Watch the best game","club-boards":"All boards","club-newest":"Only the newe\
st {count} games are here.","club-no-tv":"No game is on now. The next one opens by itself.","club-watch":"Watch","club-days":"{count, plural, one {# day a move} other {# days a move}}","club-rated":"{\
rated, select, yes {Rated} other {Casual}}","club-side":"{name} plays {side, select, black {Black} other {White}}","club-random-side":"The sides are drawn by lot.","club-invitation":"Invitation","club\
-invites":"{name} invites you to a game","club-your-invitation":"Your invitation","club-send-link":"Send this link to your opponent","club-show-link":"Show link","club-waits":"The game begins when you\
r opponent opens the link and accepts.","club-decline":"Decline","club-withdraw":"Withdraw","club-challenged":"{name} challenges you.","club-started":"Another game of yours has begun.","club-offers":"\
{name} {what, select, draw {offers a draw.} takeback {asks to take back a move.} adjourn {wants to adjourn the game.} resume {wants to resume the game.} rematch {wants a rematch.} other {}}","club-abo\
rt":"Abort","club-claim":"Claim","club-claim-words":"Claim the game if your opponent has been away for a minute.","club-claim-win":"Claim the win","club-claim-draw":"Claim a draw","club-adjourn":"Adjo\
urn","club-adjourned":"The game is adjourned. It goes on when both want to resume it.","club-first-move":"The next move must come by {time}, or the game is aborted.","club-phrases":"Say something","cl\
ub-phrase":"{phrase, select, 0 {Hello!} 1 {Have fun!} 2 {Good move!} 3 {Oops!} 4 {One moment, please.} 5 {Thank you!} 6 {Good game!} 7 {Goodbye!} other {}}","club-says":"{name}: {words}","club-correct":"\
Correct the result","club-correct-words":"The ratings are counted again, and the audit log keeps what you do.","club-next-game":"The players have begun another game.","club-no-tournaments":"There is n\
o tournament.","club-all-tournaments":"All tournaments","club-its-tournament":"The tournament","club-new-tournament":"New tournament","club-kind-of-tournament":"Kind","club-format":"{format, select, s\
wiss {Swiss} round-robin {Round robin} double-round-robin {Double round robin} other {}}","club-rounds":"Rounds","club-rest":"Seconds between rounds","club-stage":"{stage, select, open {Players enter}\
 running {Running} paused {Paused} over {Over} other {}}","club-round":"Round {round} of {rounds}","club-count-players":"{count, plural, one {# player} other {# players}}","club-next-round":"The next \
round begins at {time}.","club-stuck":"No pairing is possible: too few players, or all have met.","club-direct":"{act, select, enter {Enter} withdraw {Withdraw} start {Begin} pause {Pause} resume {Go \
on} next {Begin the next round} end {End the tournament} other {}}","club-direct-player":"{act, select, enter {Enter this player} other {Withdraw this player}}","club-bye":"{wanted, select, yes {Play \
the next round after all} other {Half a point in place of the next game}}","club-standings":"Standings","club-points":"Points","club-elo":"Elo","club-tie-break":"{name, select, buchholz {Buchholz} buc\
hholzCut1 {Buchholz cut 1} sonnebornBerger {Sonneborn-Berger} directEncounter {Direct encounter} wins {Wins} progressive {Progressive score} other {}}","club-forfeit":"forfeit","club-free":"{name} doe\
s not play: {bye, select, allocated {a point} half {half a point} other {no point}}.","club-player":"Player","club-result":"Result","club-rating":"Rating","club-all":"All","club-none-over":"No such ga\
me is over yet.","club-more":"More","club-sgf":"SGF","club-export":"{format, select, sgf {These games as SGF} jsonl {These games as JSON lines} other {}}","club-member":"{kind, select, guest {Guest} p\
erson {Member} bot {Program} engine {Computer} deleted {Deleted} other {}}{role, select, arbiter { (arbiter)} owner { (owner)} other {}}","club-present":"here now","club-search":"Find a player","club-\
nobody":"Nobody is here yet.","club-count-games":"{count, plural, one {# game} other {# games}}","club-score":"{wins} won, {draws} drawn, {losses} lost","club-no-ratings":"No rating yet.","club-class":"\
{speed, select, bullet {Bullet} blitz {Blitz} rapid {Rapid} classical {Classical} days {Correspondence} other {}} {board}","club-challenge":"Challenge","club-block":"Block","club-blocked":"{name} is b\
locked: neither of you can invite the other.","club-blocked-players":"Blocked players","club-unblock":"Unblock","club-remove":"Delete","club-remove-it":"Delete {name}?","club-remove-words":"The games \
stay, without the name.","club-reset-words":"{name} is signed out and needs the new passphrase.","club-reset-to":"The passphrase of {name} is now {passphrase}. It is shown only once.","club-make":"{ro\
le, select, arbiter {Make an arbiter} other {Make a player}}","club-guest-name":"Your name, if you like","club-name":"Name","club-passphrase":"Passphrase","club-new-passphrase":"New passphrase","club-\
code":"Code of the club","club-login":"Sign in","club-logout":"Sign out","club-join":"Become a member","club-join-words":"With a name and a passphrase you can sign in anywhere. A guest keeps the games\
.","club-as-guest":"Come in as a guest","club-account":"Your account","club-change":"Change","club-changed":"It is changed.","club-data":"Download my data","club-delete":"Delete my account","club-dele\
te-words":"Your games stay, without your name.","club-programs":"Your programs","club-programs-words":"A program of yours can play here as a member.","club-seat":"Add a program","club-key":"The key of\
 {name} is {key}. It is shown only once.","club-accepts":"Who may challenge it","club-accepts-of":"{accepts, select, all {Everyone} owner {Only I} none {No one} other {}}","club-new-key":"New key","cl\
ub-setup":"Set up the club","club-setup-words":"You need the code that the program has printed. You become the owner.","club-setup-code":"Code of the program","club-begin":"Open the club","club-settin\
gs":"Settings of the club","club-its-name":"Name of the club","club-closed":"Only people with a code come in","club-guests":"Guests may play","club-assist":"Spectators may use the engine","club-phrase\
s-allowed":"Players may send each other preset phrases","club-codes":"Codes to come in","club-codes-words":"Each code lets in as many people as it has uses.","club-show":"Show","club-new-code":"New co\
de","club-how-many":"For how many people","club-uses":"{count, plural, one {for # person more} other {for # people more}}","club-code-link":"Link and QR code","club-print":"Print","club-roster":"Accou\
nts for a class","club-roster-words":"One name on each line, or a table whose first column has them. Each gets a passphrase.","club-roster-make":"Make accounts","club-slips":"Slips","club-audit":"Audi\
t log","club-act":"{name} {act, select, set-up {set up the club} delete {deleted an account} correct {corrected a result} reset-passphrase {gave a new passphrase} add-roster {made accounts} set-role {\
changed a role} add-join-code {made a code} set-settings {changed the settings} other {}}","sign-in":"Sign in first.","not-allowed":"You may not do that.","closed-club":"This club is closed; you need \
a code.","bad-join-code":"That code does not let anyone in.","bad-setup-code":"That is not the code that the program has printed.","set-up-already":"The club has an owner already.","bad-name":"A name \
has 1 to {most} letters, digits, spaces, hyphens or dots.","name-taken":"The name {name} is taken.","bad-passphrase":"A passphrase has {least} to {most} characters.","wrong-passphrase":"Name or passph\
rase is wrong.","has-passphrase":"You have a passphrase already.","no-such-player":"There is no such player.","bad-field":"{name}: {detail}.","too-often":"Too often; wait {seconds} s.","many-connectio\
ns":"Too many people are here.","not-json":"The request is not JSON.","no-invitation":"There is no such invitation any more.","own-invitation":"That is your own invitation.","not-for-you":"That invita\
tion is for someone else.",blocked:"One of you has blocked the other.","does-not-accept":"{name} does not accept that.","many-games":"More than {most} games at a time are not possible.","bad-clock":"T\
here is no such clock.","not-rated":"Such games are never rated.","no-such-game":"There is no such game.","not-a-player":"You do not play in this game.","not-your-turn":"It is not your turn.",stale:"T\
he game is at move {ply} already.","not-running":"The game is not running.","too-late-to-abort":"It is too late to abort the game.","no-offer":"Nobody offers {what, select, draw {a draw} takeback {to \
take back} adjourn {to adjourn} resume {to resume} rematch {a rematch} other {that}}.","cannot-offer":"You can’t offer {what, select, draw {a draw} takeback {to take back} adjourn {to adjourn} resume \
{to resume} rematch {a rematch} other {that}} now.","not-gone":"Your opponent has not been away for {seconds} s.","no-phrases":"This club has no phrases.","no-such-tournament":"There is no such tourna\
ment.","many-tournaments":"More than {most} tournaments at a time are not possible.","not-now":"That is not possible now.","win-forfeit":"{winner, select, black {White did not play: Black wins.} other\
 {Black did not play: White wins.}}","win-resignation":"{winner, select, black {White resigned: Black wins.} other {Black resigned: White wins.}}","win-time":"{winner, select, black {White is out of t\
ime: Black wins.} other {Black is out of time: White wins.}}","win-gone":"{winner, select, black {White has left: Black wins.} other {Black has left: White wins.}}","win-decided":"The arbiter decided:\
 {winner, select, black {Black} other {White}} wins.","draw-gone":"A player has left: draw.","draw-decided":"The arbiter decided: draw.",aborted:"The game was aborted."};import{html as Bs,load as Rs,nothing as Is,save as Ns,text as Ds,update as Ms}from"./rest.mjs";var vt="club-notify",kt=()=>typeof Notification<"u",De=()=>kt()&&Notification.permission==="granted"&&Rs(
vt)===!0;function Me(t,e,s){if(!(!De()||!document.hidden))try{let n=new Notification(t,{body:e,tag:s});n.addEventListener("click",()=>{focus(),location.hash=s,n.close()})}catch{}}async function Gs({currentTarget:t}){
let e=t,s=e.checked;s&&await Notification.requestPermission(),Ns(vt,s),e.checked=De(),Ms()}var xt=()=>kt()?Bs`<label class="toggle"
        ><input
          type="checkbox"
          id="club-notify"
          .checked=${De()}
          ?disabled=${Notification.permission==="denied"}
          @change=${Gs}
        /><span>${Ds("club-notify")}</span></label
      >`:Is;import{byId as Fs,choiceField as de,html as T,language as Ls,nothing as C,numberField as Tt,rulesOptions as Us,SIDES as Ys,text as b,update as Fe}from"./rest.mjs";import{html as Ge,nothing as qs}from"./rest.mjs";var D=([t,e,s="text"],n="")=>Ge`<label class="field"
    ><span>${e}</span
    ><input
      type=${s}
      name=${t}
      value=${n}
      autocomplete="off"
      autocapitalize="none"
      min=${s==="number"?1:qs}
  /></label>`,J=(t,e,s)=>Ge`<label class="toggle"
    ><input type="checkbox" name=${t} ?checked=${s} /><span>${e}</span></label
  >`,O=(t,e,s)=>Ge`<form
    class="club-form"
    @submit=${Ne(async n=>{await s(Object.fromEntries(new FormData(n))),n.reset()})}
  >
    ${e}
    <div class="row"><button type="submit" class="primary">${t}</button></div>
  </form>`;var _s=["swiss","round-robin","double-round-robin"],L={format:"swiss",rounds:5,rest:30,clock:"5+3",rules:"olympiad",board:"8x8"};function Ks(){let t=/^#club\?tournament=(\d{1,15})$/.exec(location.hash)?.[1];
return t===void 0?null:Number(t)}async function te(){let t=Ks();t===null?y.tournament=null:y.part="tournaments",y.part==="tournaments"&&(t===null?y.tournaments=(await h("GET","/tournaments")).tournaments:
y.tournament=await h("GET",`/tournaments/${t}`),Fe())}var Le=()=>y.about.rights.includes("direct"),St=t=>y.tournament?Hs(y.tournament,t):[w(b("club-part",{name:"tournaments"}),k(y.tournaments.map(zs),
b("club-no-tournaments"))),Le()?Vs():C],Ot=({stage:t,rounds:e},s)=>[b("club-stage",{stage:t}),s?b("club-round",{round:s,rounds:e}):""].filter(Boolean).join(" · "),zs=t=>T`<a class="button quiet club-game-row" href=${se(
t.id)}>
    <b>${t.name}</b
    ><span class="faint"
      >${b("club-format",{format:t.format})} · ${I(t.setup)}</span
    ><span class="faint"
      >${Ot(t,t.round)} ·
      ${b("club-count-players",{count:t.players})}</span
    >
  </a>`;function Vs(){let t=e=>{Object.assign(L,e),Fe()};return w(b("club-new-tournament"),O(b("club-new-tournament"),T`${D(["name",b("club-name")])}
        ${de(b("club-kind-of-tournament"),_s.map(e=>[e,b("club-format",{format:e})]),L.format,e=>t({format:e}))}
        <div class="pair">
          ${L.format==="swiss"?Tt(b("club-rounds"),L.rounds,{min:1,max:30},e=>t({rounds:e})):C}
          ${Tt(b("club-rest"),L.rest,{min:0,max:86400},e=>t({rest:e}))}
          ${de(b("clock"),ge.filter(e=>e.includes("+")||e.endsWith("d")).map(ye),L.clock,e=>t({clock:e}))}
          ${de(b("board"),Z,L.board,e=>t({board:e}))}
          ${de(b("rules"),Us(),L.rules,e=>t({rules:e}))}
        </div>
        ${J("rated",b("club-rated",{rated:"yes"}),!1)}`,async({name:e,rated:s})=>{let{format:n,rounds:a,rest:o,rules:r,board:i,clock:c}=L,u={rules:r,board:i,clock:$e(c),rated:!!s},{id:l}=await h("POST",
"/tournaments",{name:e,format:n,rounds:a,rest:o,setup:u});location.hash=se(l)}))}function Hs(t,e){let{id:s,name:n,format:a,setup:o,stage:r,nextAt:i,now:c,isStuck:u,played:l}=t,g=new Intl.DateTimeFormat(
Ls,{timeStyle:"medium"}),$=r==="running"&&i?g.format(Date.now()+i-c):"";return T`<section class="card club-wide" aria-label=${n}>
      <h2>${n}</h2>
      <p>${b("club-format",{format:a})} · ${I(o)}</p>
      <p role="status">
        ${Ot(t,l.length)}
        ${$?b("club-next-round",{time:$}):C}
        ${u?b("club-stuck"):C}
      </p>
      ${Xs(t)} ${Le()&&r!=="over"?Zs(t,e):C}
      ${tn(t)}
      <div class="row">
        <a class="button quiet" href="#club" @click=${Js}>${b("club-all-tournaments")}</a>
        ${["csv","trf"].map(x=>T`<a class="button quiet" href=${`club/tournaments/${s}/${x}`} download
              >${x.toUpperCase()}</a
            >`)}
      </div>
    </section>
    ${l.map((x,_)=>sn(x,_+1,t)).reverse()}`}var Js=()=>{y.tournament=null,Fe()},qe=async(t,e)=>{await h("POST",`/tournaments/${t}`,e),await te()},Qs={open:["start"],running:["pause","next","end"],paused:[
"resume","end"]};function Xs({id:t,stage:e,format:s,players:n}){if(e==="over")return C;let{me:a}=y.about,o=n.find(u=>u.id===a?.id),r=o&&!o.hasWithdrawn,i=(u,l="quiet")=>f(b("club-direct",{act:u}),()=>qe(
t,{act:u}),l),c=e==="open"||s==="swiss"||o;return T`<div class="row">
    ${a&&r?i("withdraw"):C}
    ${a&&!r&&c?i("enter","primary"):C}
    ${r&&s==="swiss"?f(b("club-bye",{wanted:o.wantsBye?"yes":"no"}),()=>qe(t,{act:"bye",wanted:!o.wantsBye})):C}
    ${Le()?Qs[e].map(u=>i(u,u==="start"?"primary":"quiet")):C}
  </div>`}function Zs({id:t,players:e},s){let n=new Set(e.filter(i=>!i.hasWithdrawn).map(i=>i.id)),a=s.state.players.filter(i=>i.kind!=="deleted"&&!n.has(i.id)),o=i=>Number(Fs(i).querySelector("select").
value),r=(i,c,u)=>u.length?T`<div class="row" id=${i}>
          ${de(b("club-player"),u.map(l=>[String(l.id),l.name]),String(u[0].id),()=>{},!0)}
          ${f(b("club-direct-player",{act:c}),()=>qe(t,{act:c,player:o(i)}))}
        </div>`:C;return[r("tournament-add","enter",a),r("tournament-remove","withdraw",e.filter(i=>!i.hasWithdrawn))]}var en=({elo:t,eloError:e})=>t===null||e===null?"":`${t<0?"−":"+"}${Math.round(
Math.abs(t))} ± ${Math.round(e)}`;function tn({standings:t,tieBreaks:e,played:s}){let n=t.some(({elo:r})=>r!==null),a=new Map(t.map(({player:r,number:i})=>[r,i])),o=r=>{if(!r)return"";let{opponent:i,
color:c,result:u}=r;return[i===null?"":a.get(i),c&&(c==="black"?"●":"○"),u].join("")};return T`<div class="club-table">
    <table>
      <caption>
        ${b("club-standings")}
      </caption>
      <thead>
        <tr>
          <td></td>
          <th>${b("club-player")}</th>
          <th>${b("club-points")}</th>
          ${e.map(r=>T`<th>${b("club-tie-break",{name:r})}</th>`)}
          ${n?T`<th>${b("club-elo")}</th>`:C}
          ${s.map((r,i)=>T`<th>${i+1}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${t.map(r=>T`<tr>
            <td>${r.rank}</td>
            <th scope="row">${r.number}. ${r.name} (${ne(r.rating)})</th>
            <td>${r.points}</td>
            ${r.tieBreaks.map(i=>T`<td>${i}</td>`)}
            ${n?T`<td>${en(r)}</td>`:C}
            ${s.map((i,c)=>T`<td>${o(r.rounds[c])}</td>`)}
          </tr>`)}
      </tbody>
    </table>
  </div>`}function sn({pairs:t,byes:e},s,{rounds:n,players:a}){let o=c=>a.find(u=>u.id===c)?.name??"",r=t.map(c=>{let u=Ys.map(x=>o(c[x])).join(" – "),{result:l}=c,g=l?b("result",{winner:l.winner??"\
draw"})+(l.forfeit?` (${b("club-forfeit")})`:""):b("club-stage",{stage:"running"}),$=T`<b>${u}</b><span class="faint">${g}</span>`;return c.game?T`<a class="button quiet club-game-row" href=${E(c.game)}>${$}</a>`:
T`<span class="club-words">${$}</span>`}),i=e.map(([c,u])=>b("club-free",{name:o(c),bye:u}));return w(b("club-round",{round:s,rounds:n}),k([...r,...i],""))}var Et=()=>y.part==="tournaments"&&location.
hash.startsWith("#club")?v(te):void 0;import{app as On,choiceField as Q,FIRST_LEVEL as En,html as A,nothing as B,ownClock as Cn,plain as Pn,rulesOptions as An,startOptions as Wn,text as m,tickField as jn,update as zt}from"./rest.mjs";import{choiceField as rn,html as P,language as cn,nothing as G,note as Bt,text as d,update as Rt}from"./rest.mjs";import{html as he,openDialog as nn,render as an,text as M}from"./rest.mjs";var Ue="#club?code=",Ct=()=>location.hash.startsWith(Ue)?decodeURIComponent(location.hash.slice(Ue.length)):"",Ye=(t="")=>location.href.split("#")[0]+t,Pt=t=>he`<img class="club-qr" alt="" src=${`club\
/qr?text=${encodeURIComponent(t)}`} />`;function At(t,e){let s=document.createElement("div");an(e,s),nn(t,[s],{wide:!0,actions:[[M("club-print"),()=>print()]]})}function Wt(t){let e=Ye(Ue+encodeURIComponent(
t));At(M("club-code-link"),he`<div class="club-slip">
      ${Pt(e)}
      <p><b>${e}</b></p>
      <p>${M("club-code")}: <b class="club-code">${t}</b></p>
    </div>`)}var on=t=>t.split(`
`).map(e=>e.split(/[,;\t]/)[0].replace(/^\s*"|"\s*$/g,"").trim()).filter(Boolean),jt=t=>w(M("club-roster"),he`<p class="faint">${M("club-roster-words")}</p>
      ${O(M("club-roster-make"),he`<textarea name="names" rows="6" aria-label=${M("club-roster")}></textarea>`,async({names:e})=>{let{accounts:s}=await h("POST","/roster",{names:on(e)});await t.refresh(),
At(M("club-slips"),s.map(({name:n,passphrase:a})=>he`<div class="club-slip">
                  ${Pt(Ye())}
                  <p><b>${Ye()}</b></p>
                  <p>${M("club-name")}: <b>${n}</b></p>
                  <p>${M("club-passphrase")}: <b class="club-code">${a}</b></p>
                </div>`))})}`);var ze=()=>P`<label class="field"
    ><span>${d("club-guest-name")}</span
    ><input type="text" id="guest-name" maxlength="40" autocomplete="nickname"
  /></label>`,Ve=()=>document.getElementById("guest-name")?.value.trim(),me=()=>D(["name",d("club-name")]),ve=()=>D(["passphrase",d("club-passphrase"),"password"]),It=()=>D(["code",d("club-code")],Ct()),
Nt=t=>[P`<label class="field"
    ><span>${d("club-its-name")}</span
    ><input type="text" name="club" autocomplete="off" value=${t.name}
  /></label>`,J("closed",d("club-closed"),t.closed),J("guests",d("club-guests"),t.guests),J("assist",d("club-assist"),t.assist),J("phrases",d("club-phrases-allowed"),t.phrases)],Dt=(t,e)=>({...e,name:t.
club||e.name,closed:"closed"in t,guests:"guests"in t,assist:"assist"in t,phrases:"phrases"in t}),Mt=t=>w(d("club-setup"),P`<p class="faint">${d("club-setup-words")}</p>
      ${O(d("club-begin"),[D(["code",d("club-setup-code")]),me(),ve(),Nt(t.state.about.club)],e=>{let{code:s,name:n,passphrase:a}=e,o=Dt(e,t.state.about.club);return t.signIn("/setup",{code:s,name:n,passphrase:a,
settings:o})})}`),_e=t=>w(d("club-login"),O(d("club-login"),[me(),ve()],e=>t.enter("/login",e))),Ke=(t,e)=>w(d("club-join"),P`<p class="faint">${d("club-join-words")}</p>
      ${O(d("club-join"),[me(),ve(),e?It():G],s=>t.enter("/accounts",s))}`),He=t=>[_e(t),Ke(t,t.state.about.club.closed),t.state.about.club.guests?w(d("club-as-guest"),O(d("club-as-guest"),[me(),It()],
({name:e,code:s})=>t.enter("/guests",{code:s,...e&&{name:e}}))):G];function Gt(t){let{about:e,mine:s}=t.state,{me:n,rights:a}=e;return n?[s?.hasPassphrase?ln(t):[Ke(t,!1),_e(t)],a.includes("seat")?un(
t):G,s?.blocked.length?mn(t,s.blocked):G,a.includes("manage")?[bn(t),wn(t),jt(t)]:G,a.includes("audit")?pn(t):G]:[_e(t),Ke(t,!1)]}var ln=t=>w(d("club-account"),P`${O(d("club-change"),[D(["old",d("club\
-passphrase"),"password"]),D(["new",d("club-new-passphrase"),"password"])],async({old:e,new:s})=>{await h("POST","/me/passphrase",{old:e,new:s}),Bt(d("club-changed"))})}
      <div class="row">
        <a class="button quiet" href="club/me/data" download="club.json">${d("club-data")}</a>
        ${f(d("club-logout"),()=>t.signIn("/logout",{}))}
      </div>
      ${t.state.about.me?.role==="owner"?G:P`<details>
            <summary>${d("club-delete")}</summary>
            <p class="faint">${d("club-delete-words")}</p>
            ${O(d("club-delete"),ve(),async({passphrase:e})=>{await h("DELETE","/me",{passphrase:e}),location.reload()})}
          </details>`}`),un=t=>w(d("club-programs"),P`<p class="faint">${d("club-programs-words")}</p>
      ${k((t.state.mine?.bots??[]).map(e=>hn(t,e)),"")}
      ${O(d("club-seat"),me(),async({name:e})=>{let{key:s}=await h("POST","/bots",{name:e});await t.refresh(),le(e,d("club-key",{name:e,key:s}))})}`),dn=["all","owner","none"];function hn(t,{id:e,name:s,
accepts:n}){let a=async()=>{await h("DELETE",`/bots/${e}`),await t.refresh()};return P`<b class="club-words">${s}</b>
    ${rn(d("club-accepts"),dn.map(o=>[o,d("club-accepts-of",{accepts:o})]),n??"all",o=>v(async()=>{await h("POST",`/bots/${e}`,{accepts:o}),await t.refresh()}))}
    ${f(d("club-new-key"),async()=>{let{key:o}=await h("POST",`/bots/${e}/key`);le(s,d("club-key",{name:s,key:o}))})}
    ${f(d("club-remove"),()=>q(d("club-remove-it",{name:s}),d("club-remove-words"),[[d("club-remove"),a]]))}`}var mn=(t,e)=>w(d("club-blocked-players"),k(e.map(({id:s,name:n})=>P`<span class="club-words">${n}</span> ${f(
d("club-unblock"),async()=>{await h("DELETE",`/players/${s}/block`),await t.refresh()})}`),""));function pn(t){let{acts:e,players:s}=t.state,n=new Intl.DateTimeFormat(cn,{dateStyle:"short",timeStyle:"\
short"}),a=i=>s.find(c=>c.id===i)?.name??(i===null?"":`#${i}`),o=i=>i?d("result",{winner:i.winner??"draw"}):"",r=e.map(({at:i,actor:c,act:u,subject:l,detail:g})=>{let{before:$,after:x,role:_}=g,[tt,st]=l.
split(" "),Xt=tt==="player"?a(Number(st)):"",Zt=u==="correct"?`${o($)} → ${o(x)}`:"",es=_?d("club-member",{kind:"person",role:_}):"",nt=[Xt,Zt,es].filter(Boolean).join(" · ");return P`<span class="club-words"
        ><b>${d("club-act",{name:a(c),act:u.replaceAll(" ","-")})}</b
        ><span class="faint">${n.format(i)}${nt?` · ${nt}`:G}</span></span
      >
      ${tt==="game"?f(d("open"),()=>t.open(Number(st))):G}`});return w(d("club-audit"),P`${r.length?k(r,""):G}
    ${f(d("club-show"),async()=>{t.state.acts=(await h("GET","/audit")).acts,Rt()})}`)}var bn=t=>w(d("club-settings"),O(d("club-change"),Nt(t.state.about.club),async e=>{await h("POST","/settings",Dt(
e,t.state.about.club)),Bt(d("club-changed")),await t.refresh()}));function wn(t){let e=async()=>{t.state.codes=(await h("GET","/codes")).codes,Rt()},s=t.state.codes.map(({code:n,usesLeft:a})=>P`<span class="club-words"
          ><b class="club-code">${n}</b
          ><span class="faint">${d("club-uses",{count:a})}</span></span
        >
        ${f(d("club-code-link"),()=>Wt(n))}
        ${f(d("club-withdraw"),async()=>{await h("DELETE",`/codes/${encodeURIComponent(n)}`),await e()})}`);return w(d("club-codes"),P`<p class="faint">${d("club-codes-words")}</p>
      ${s.length?k(s,""):f(d("club-show"),e)}
      ${O(d("club-new-code"),D(["uses",d("club-how-many"),"number"]),async({uses:n})=>{await h("POST","/codes",{uses:Number(n)||1}),await e()})}`)}import{choiceField as fn,html as j,language as qt,nothing as U,note as Ft,openingRow as gn,ruleName as yn,rulesOptions as $n,text as p,update as pe}from"./rest.mjs";var Lt=50,ke=0;async function xe(t,e=!1){let{query:s,archive:n}=t.state,a=Qe({...s,limit:String(Lt)}),o=n?.at(-1);e&&o&&a.set("before",String(o.id));let r=++ke,{games:i}=await h("GET",`/games?${a}`);r===
ke&&(t.state.archive=[...e?n??[]:[],...i],e?pe():await Je(t,[]))}var Qe=t=>new URLSearchParams(Object.entries(t).filter(([,e])=>e));async function Je(t,e){let{player:s,rules:n,board:a}=t.state.query,o=Qe(
{player:s,rules:n,board:a||"8x8",moves:e.join(" ")}),r=++ke,{moves:i}=await h("GET",`/openings?${o}`);r===ke&&(Object.assign(t.state,{openings:i,line:e}),pe())}function vn(t){let{line:e,openings:s}=t.
state,n=s.map(({move:a,black:o,draws:r,white:i})=>{let c=[o,r,i],u=o+r+i;return gn({move:a,inBook:!1,counts:c,games:u},()=>v(()=>Je(t,[...e,a])))});return w(p("openings"),j`<p>${e.join(" ")}</p>
      <div class="explorer">
        ${n.length?j`<ul>
              ${n}
            </ul>`:j`<p class="faint">${p("openings-none")}</p>`}
      </div>
      ${e.length?f(p("back"),()=>Je(t,e.slice(0,-1))):U}`)}function Ut(t){let{query:e,archive:s,players:n}=t.state,a=(c,u,l)=>fn(u,[["",p("club-all")],...l],e[c],g=>{e[c]=g,v(()=>xe(t))}),o=[a("player",
p("club-player"),n.map(({id:c,name:u})=>[String(c),u])),a("result",p("club-result"),["black","white","draw"].map(c=>[c,p("result",{winner:c})])),a("rules",p("rules"),$n()),a("board",p("board"),Z),a("r\
ated",p("club-rating"),["true","false"].map(c=>[c,Ee(c==="true")]))],r=c=>j`<a
      class="button quiet"
      href=${`club/export?${Qe({...e,format:c})}`}
      download=${`club.${c}`}
      >${p("club-export",{format:c})}</a
    >`;return[w(p("club-part",{name:"archive"}),j`<div class="pair club-filters">${o}</div>
      ${k((s??[]).map(c=>j`${ue(c)}
              <a class="button quiet" href=${`club/games/${c.id}/sgf`} download
                >${p("club-sgf")}</a
              >`),p("club-none-over"))}
      <div class="row">
        ${(s?.length??0)>=Lt?f(p("club-more"),()=>xe(t,!0)):U}
        ${r("sgf")} ${r("jsonl")}
      </div>`),vn(t)]}async function Yt(t,e){t.state.player=await h("GET",`/players/${e}`),pe(),scrollTo({top:0})}function _t(t){let{players:e,player:s,search:n}=t.state,a=({kind:c,present:u})=>+(c!==
"engine")*2+Number(u??!1),o=c=>c.rating??0,r=n.toLocaleLowerCase(qt),i=e.filter(({name:c})=>c.toLocaleLowerCase(qt).includes(r)).sort((c,u)=>a(u)-a(c)||o(u)-o(c)).map(c=>{let{id:u,kind:l,role:g,present:$}=c,
x=[p("club-member",{kind:l,role:g}),$?p("club-present"):""],_=()=>v(()=>Yt(t,u));return ft(R(c),x.filter(Boolean).join(" · "),_)});return j`${s?xn(t,s):U}
  ${w(p("club-part",{name:"players"}),j`<input
        type="search"
        aria-label=${p("club-search")}
        placeholder=${p("club-search")}
        .value=${n}
        @input=${c=>{t.state.search=c.target.value,pe()}}
      />
      ${k(i,p("club-nobody"))}`)}`}function kn(t){let[e,s]=t.split(" ");return p("club-class",{speed:e,board:s})}function xn(t,{player:e,ratings:s,statistics:n}){let{about:a}=t.state,o=e.id!==a.me?.id,
r=s.map(({class:c,rating:u,provisional:l,games:g,history:$})=>j`<span class="club-words"
          ><b>${kn(c)}: ${ne(u,l)}</b
          ><span class="faint">${p("club-count-games",{count:g})}</span></span
        >
        ${Sn($.map(x=>x.rating))}`),i=n.map(({rules:c,board:u,...l})=>j`${yn(c)} ${u}: ${p("club-score",l)}`);return w(e.name,j`${k(r,p("club-no-ratings"))} ${i.length?k(i,""):U}
      <div class="row">
        ${o&&e.kind!=="deleted"?f(p("club-challenge"),()=>{Object.assign(t.state.wish,{kind:"challenge",to:String(e.id)}),t.state.part="meet",pe()},"primary"):U}
        ${o&&a.rights.includes("block")?f(p("club-block"),async()=>{await h("POST",`/players/${e.id}/block`),Ft(p("club-blocked",{name:e.name})),await t.refresh()}):U}
        ${o&&a.rights.includes("manage")&&e.kind!=="engine"?Tn(e,t):U}
      </div>`)}function Tn({id:t,name:e,role:s,kind:n},a){let o=async()=>{await h("DELETE",`/players/${t}`),a.state.player=null,await a.refresh()},r=f(p("club-remove"),()=>q(p("club-remove-it",{name:e}),
p("club-remove-words"),[[p("club-remove"),o]])),i=async()=>{let{passphrase:u}=await h("POST",`/players/${t}/passphrase`);le(e,p("club-reset-to",{name:e,passphrase:u}))};if(n==="deleted")return U;if(n!==
"person")return r;let c=s==="arbiter";return[f(p("club-new-passphrase"),()=>q(p("club-new-passphrase"),p("club-reset-words",{name:e}),[[p("club-new-passphrase"),i]])),f(p("club-make",{role:c?"player":
"arbiter"}),async()=>{await h("POST",`/players/${t}/role`,{role:c?"player":"arbiter"}),await a.refresh(),await Yt(a,t),Ft(p("club-changed"))}),r]}function Sn(t){if(t.length<2)return U;let e=Math.min(...t),
s=Math.max(1,Math.max(...t)-e),n=t.map((a,o)=>`${100*o/(t.length-1)},${28-26*(a-e)/s}`);return j`<svg class="club-curve" viewBox="0 0 100 30" aria-hidden="true">
    <polyline points=${n.join(" ")}></polyline>
  </svg>`}var Bn=["meet","tournaments","archive","players","account"],Rn=["link","open","pair","challenge"],In={meet:t=>Mn(t),tournaments:St,archive:Ut,players:_t,account:Gt};async function Nn(t,e){Object.assign(
t.state,{part:e,tournament:null}),location.hash.startsWith("#club?")&&(location.hash="#club"),zt(),e==="tournaments"&&await te(),await(e==="archive"?xe(t):t.refresh())}function Vt(t){let{about:e,part:s}=t.
state,n=e.club.closed&&!e.me,a=ce()&&!n,o=e.needsSetup&&s===(e.me?"account":"meet");return A`<div class="club">
    <div class="club-head">
      <h1>${e.club.name}</h1>
      ${n?B:Bn.map(r=>Pn(m("club-part",{name:r}),()=>v(()=>Nn(t,r)),{isPressed:r===s&&!a}))}
      <span class="faint"
        >${e.me?m("club-you-are",{name:e.me.name}):B}</span
      >
    </div>
    <div class="notes" role="status"></div>
    <div class="club-cards">
      ${o&&!a&&!t.state.invitation?Mt(t):B}
      ${Dn(t)}
      ${n?He(t):a?ht():In[s](t)}
    </div>
  </div>`}var Ht=({state:{about:t}})=>t.me!==null||t.club.guests&&!t.club.closed;function Dn(t){let{invitation:e,refused:s,about:n}=t.state;if(s)return w(m("club-invitation"),A`<p>${s}</p>`);if(!e)return B;
let{author:a,setup:o,color:r,token:i,game:c}=e,u=a.id===n.me?.id,l=A`<p>${I(o)}</p>
    <p>
      ${r?m("club-side",{name:a.name,side:r}):m("club-random-side")}
    </p>`;return c?w(m("club-invitation"),f(m("open"),()=>t.open(c))):u?w(m("club-your-invitation"),A`<label class="field"
        ><span>${m("club-send-link")}</span
        ><input
          type="text"
          class="club-link"
          readonly
          .value=${location.href}
          @focus=${g=>g.target.select()}
      /></label>
      ${l}
      <p class="faint" role="status">${m("club-waits")}</p>
      <div class="row">${f(m("club-withdraw"),()=>t.withdraw(i))}</div>`):w(m("club-invites",{name:R(a)}),Ht(t)?A`${l} ${n.me?B:ze()}
            <div class="row">
              ${f(m("draw-accept"),()=>t.accept(i,Ve()),"primary")}
            </div>`:l)}function Mn(t){let{mine:e,open:s,running:n,about:a}=t.state,o=a.me?.id,r=e?.invitations??[];return A`${e?w(m("club-your-games"),A`${k([...e.games].sort((i,c)=>Xe(c,o)-Xe(i,o)).map(
i=>A`${Xe(i,o)?A`<span class="club-turn">${m("your-turn")}</span>`:B}
                  ${ue(i)}`),m("club-no-games"))}
          ${xt()}`):B}
    ${r.length?w(m("club-invitations"),k(r.map(i=>Kt(i,t)),"")):B}
    ${Ht(t)?Gn(t):He(t)}
    ${w(m("club-lobby"),k(s.map(i=>Kt(i,t)),m("club-lobby-empty")))}
    ${w(m("club-running"),A`<div class="row">
          ${f(m("club-tv"),()=>t.watchTv())}
          <a class="button quiet" href=${Re}>${m("club-boards")}</a>
        </div>
        ${k(n.map(i=>ue(i)),m("club-none-running"))}`)}`}var Xe=({turn:t,...e},s)=>+(t!==null&&e[t].id===s);function Kt({token:t,kind:e,author:s,target:n,setup:a,color:o},r){let i=s.id===r.state.about.
me?.id,c=R(i&&n?n:s),u=m("club-kind-of",{kind:e,whose:i?"own":"other",name:c}),l=o?` · ${m("club-side",{name:s.name,side:o})}`:"";return A`<span class="club-words"
      ><b>${u}</b><span class="faint">${I(a)}${l}</span></span
    >
    ${i?[e==="link"?A`<a class="button quiet" href=${`#club/${t}`}>${m("club-show-link")}</a>`:B,f(m("club-withdraw"),()=>r.withdraw(t))]:[f(m("draw-accept"),()=>r.accept(t),"primary"),e==="challenge"?
f(m("club-decline"),()=>r.withdraw(t)):B]}`}function Gn(t){let{about:e,wish:s}=t.state,n=l=>{Object.assign(s,l),zt()},a=t.others.find(({level:l})=>l===En);s.to||=String(a?.id??"");let o=t.others.map(({
id:l,name:g})=>[String(l),g]),r=l=>On.about?.presets.find(({name:g})=>g===l)?.start??"standard",i=e.me?.kind==="person",c=()=>{let l=t.others.find(({id:g})=>String(g)===s.to)??t.others[0];return l?.kind===
"guest"||l&&l.owner===e.me?.id},u=()=>!i||s.clock==="none"||s.start!==r(s.rules)||s.kind==="challenge"&&c();return s.rated&&=!u(),w(m("club-invite"),A`${Q(m("club-whom"),Rn.map(l=>[l,m("club-kind",{kind:l})]),
s.kind,l=>n({kind:l}))}
      ${s.kind==="challenge"?Q(m("opponent"),o,s.to,l=>n({to:l})):B}
      <div class="pair">
        ${Q(m("clock"),ge.map(ye),s.clock,l=>n({clock:l}))}
        ${Q(m("your-side"),[["random",m("random")],["black",m("black-first")],["white",m("white")]],s.color,l=>n({color:l}))}
      </div>
      ${Cn(s,n,180)}
      <div class="pair">
        ${Q(m("rules"),An(),s.rules,l=>n({rules:l,start:r(l)}))}
        ${Q(m("board"),Z,s.board,l=>n({board:l}))}
      </div>
      ${Q(m("start"),Wn(),s.start,l=>n({start:l}))}
      ${jn(m("club-rated",{rated:"yes"}),s.rated,()=>n({rated:!s.rated}),u())}
      ${e.me||t.state.invitation?B:ze()}
      <div class="row">
        ${f(m("club-do",{kind:s.kind}),()=>t.invite(Ve()),"primary")}
      </div>`)}var Se="#club/",et=class{constructor(e){this.play=e,this.shown=null,this.tv=null,this.wanted=y.about.me?"":location.hash,this.opening=null,this.notes=new Map,this.changes=0;let s=(n,a)=>Y.addEventListener(
n,o=>a(o.detail));s("hello",()=>{ut(),this.tv&&Y.send({type:"watch",topic:"tv"}),this.catchUp()}),s("state",({game:n})=>this.heard(n)),s("game",({game:n})=>this.heard(n)),s("started",({game:n})=>this.
started(n)),s("lobby",({open:n})=>{this.state.open=n,X()}),s("tv",({game:n})=>n&&this.tune(n.id)),s("challenge",({invitation:n})=>this.challenged(n)),s("challengeGone",()=>this.catchUp()),s("tournamen\
t",Et),s("phrase",n=>S()?.id===n.game&&S()?.say(n)),s("said",({text:n})=>Ze(n,{kind:"error"})),addEventListener("hashchange",()=>v(()=>this.readAddress()))}get state(){return y}catchUp(){return v(async()=>{
await this.refresh(),await this.readAddress()})}async refresh(){let{changes:e}=this,s=await h("GET",""),n=s.me||!s.club.closed,[a,o,r]=await Promise.all([s.me?h("GET","/me"):null,n?h("GET","/players"):
{players:[]},n?h("GET","/games?state=running"):{games:[]}]);if(e!==this.changes)return this.refresh();let i=Y.isRefused;Y.isRefused=!n,i&&n&&Y.connect(),a&&(a.games=this.newest(this.state.mine?.games??
[],a.games)),Object.assign(this.state,{about:s,mine:a,players:o.players,running:this.newest(this.state.running,r.games)}),X(),n&&Y.send({type:"watch",topic:"lobby"}),S()?.watch()}newest(e,s){let n=new Map(
e.map(a=>[a.id,a]));return s.map(a=>{let o=n.get(a.id);return o&&o.clocks.now>a.clocks.now?o:a})}async readAddress(){(location.hash==="#club"||ce())&&await this.refresh(),location.hash.startsWith("#cl\
ub")&&await te();let e=S();e&&location.hash==="#play"&&history.replaceState(null,"",E(e.id));let{hash:s}=location,{about:n}=this.state,a=Oe(s);if(s!=="#club"&&s!==this.wanted&&(this.wanted=""),a&&n.club.
closed&&!n.me)return this.wanted=s,location.replace("#club");a&&await this.openAddressed(a);let o={invitation:null,refused:null};if(s.startsWith(Se)){let r=encodeURIComponent(s.slice(Se.length));try{o.
invitation=await h("GET",`/invitations/${r}`)}catch(i){if(!(i instanceof Un))throw i;o.refused=i.message}}location.hash===s&&(Object.assign(this.state,o),X())}async openAddressed(e){let s=be("view-pla\
y");s.inert=S()?.id!==e,await this.open(e);let n=Oe(location.hash);(!n||n===e)&&(s.inert=!1),n===e&&S()?.id!==e&&history.replaceState(null,"","#play")}heard(e){let s=S();s?.id===e.id&&s.hear(e),dt(e);
let n=["running","adjourned"].includes(e.state);for(let a of[this.state.mine?.games??[],this.state.running]){let o=a.findIndex(({id:r})=>r===e.id);o<0||(a===this.state.mine?.games&&this.tellTurn(a[o],
e),n?a[o]={...a[o],...e,game:a[o].game}:this.changes+=a.splice(o,1).length)}X()}tellTurn(e,{id:s,turn:n}){!n||n===e.turn||n!==ae(e)||Me(N("your-turn"),R(e[Ln(n)]),E(s))}note(e,s,n){this.notes.set(e,Ze(
s,{ms:0,actions:n}))}async started(e){this.changes+=1;let{mine:s}=this.state,n=o=>[e,...o.filter(({id:r})=>r!==e.id)];if(this.state.running=n(this.state.running),!s||!ae(e))return X();s.games=n(s.games);
let a=S();(!a?.own||!a.isRunning)&&await this.open(e.id),S()?.id!==e.id&&this.note(e.id,N("club-started"),[[N("open"),()=>this.open(e.id)]])}challenged(e){this.changes+=1,this.state.mine?.invitations.
push(e),X();let{author:s,token:n}=e;if(s.id===this.state.about.me?.id)return;let a=N("club-challenged",{name:s.name});Me(a,"","#club"),this.note(n,a,[[N("draw-accept"),()=>v(()=>this.accept(n))],[N("c\
lub-decline"),()=>v(()=>this.withdraw(n))]])}open(e){if(this.opening?.id!==e||this.opening.signal.aborted){let s=this.play.opens(),{signal:n}=s,a=v(()=>this.show(e,n)).then(()=>s.abort());this.opening=
{id:e,signal:n,done:a}}return this.opening.done}async show(e,s){let n=S();if(n?.id===e&&n.own===ae(n.view))return Qt(e);let a=new V(await h("GET",`/games/${e}`),o=>this.open(o));await a.load(),!s.aborted&&
(this.play.adopt(a.game),X({isFirstVisit:!1}),await Qt(e))}get place(){return[location.hash,S()?.id,this.opening?.id].join()}async tune(e){this.tv===this.place?(await this.open(e),this.tv=[E(e),e,e].join()):
(this.tv=null,Y.send({type:"unwatch",topic:"tv"}))}async watchTv(){let{place:e}=this,{game:s}=await h("GET","/tv");this.tv=e,Y.send({type:"watch",topic:"tv"}),s||Ze(N("club-no-tv"))}async beGuest(e){this.
state.about.me||await this.signIn("/guests",e?{name:e}:{})}async signIn(e,s){await h("POST",e,s),Y.socket?.close(),await this.refresh()}async enter(e,s){let{wanted:n}=this;await this.signIn(e,s),n&&(location.
hash=n)}async accept(e,s){await this.beGuest(s);let{game:n}=await h("POST",`/invitations/${e}`).catch(async a=>{throw await this.readAddress(),a});await this.open(n),await this.refresh()}async withdraw(e){
await h("DELETE",`/invitations/${e}`),location.hash===`${Se}${e}`&&(location.hash="#club"),await this.refresh()}get others(){let{players:e,about:s}=this.state;return e.filter(({id:n,kind:a})=>n!==s.me?.
id&&a!=="deleted")}async invite(e){let{hash:s}=location;await this.beGuest(e);let{kind:n,to:a,board:o,rules:r,start:i,color:c,rated:u,...l}=this.state.wish,g=l.clock==="custom"?`${l.minutes}+${l.seconds}`:
l.clock,{invitation:$,game:x}=await h("POST","/invitations",{kind:n,setup:{rules:r,board:o,start:i,clock:$e(g),rated:u},...c!=="random"&&{color:c},...n==="challenge"&&{to:Number(a||this.others[0]?.id)}});
x?await this.open(x):n==="link"&&location.hash===s&&(location.hash=`${Se}${$.token}`),await this.refresh()}get turns(){let{mine:e,about:s}=this.state,n=s.me?.id;return(e?.games??[]).filter(({turn:a,...o})=>a&&
o[a].id===n)}draw(){_n(Vt(this),be("view-club"));let e=S();be("view-play").classList.toggle("club-game",e!==null),e!==this.shown&&(this.shown?.close(),e?.begin(),this.shown=e),lt();let{games:s=[],invitations:n=[]}=this.
state.mine??{},a=[...n.map(({token:i})=>i),...s.map(({id:i})=>i)];for(let[i,c]of this.notes)a.includes(i)&&i!==e?.id||(c(),this.notes.delete(i));let o=this.turns.length;be("club-count").textContent=o?
String(o):"";let r=document.title.includes(N("your-turn"));o&&!r&&(document.title=`${N("your-turn")} · ${document.title}`)}};async function Qt(t){let e=E(t);if(location.hash===e)return;let s=new Promise(
n=>addEventListener("hashchange",n,{once:!0}));location.hash=e,await s}async function Kn(){let t=new URL(`club-${Jt}.mjs`,import.meta.url).href,e=Jt==="en"?{}:(await import(t)).default;Fn({...$t,...e})}
function zn(){let t=new URL("club.css",import.meta.url).href;document.head.append(Te("link",{rel:"stylesheet",href:t}));let e=N("club"),s=Te("a",{href:"#club"},e," ",Te("span",{id:"club-count"}));s.dataset.
view="club",document.querySelector("nav.views")?.prepend(s),be("main").append(Te("section",{class:"view",id:"view-club","aria-label":e}))}async function oo(t){await Kn();let e=await h("GET","");y.about=
e,zn(),yt(),document.documentElement.dataset.searches||Yn(N("club-no-engine"));let s=new et(t);qn(()=>s.draw()),s.draw(),location.hash?dispatchEvent(new Event("hashchange")):location.replace("#club"),
await v(()=>s.refresh())}export{et as Club,oo as begin};
