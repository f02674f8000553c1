import{byId as be,drawWith as In,h as Te,language as Vt,learn as Nn,note as Ze,other as Dn,Refusal as Mn,refuseSearches as Gn,render as qn,socket as Y,text as N,update as X}from"./rest.mjs";import{clockText as is,html as re,LOW as cs,nothing as ie,positionAfter as ls,SIDES as us,smallBoard as ds,socket as at,strip as hs,text as oe,update as ms}from"./rest.mjs";import{announce as Pe,app as We,Game as es,html as st,language as ts,newState as ss,note as z,SIDES as nt,socket as Ce,text as A,update as ns}from"./rest.mjs";var y={about:null,mine:null,open:[],running:[],players:[],invitation:null,refused:null,wish:{kind:"link",to:"",clock:"10+5",board:"8x8",rules:"olympiad",start:"standard",minutes:15,seconds:10,color:"r\
andom",rated:!1},part:"meet",archive:null,query:{player:"",result:"",rules:"",board:"",rated:""},line:[],openings:[],acts:[],player:null,search:"",tournaments:[],tournament:null,codes:[]};import{ruleName as Xt,text as we}from"./rest.mjs";var E=t=>`#game/${t}`,se=t=>`#club?tournament=${t}`;function Oe(t){let e=/^#game\/(\d{1,15})$/.exec(t)?.[1];return e===void 0?null:Number(e)}var ne=(t,e)=>`${Math.
round(t)}${e?"?":""}`,R=({name:t,rating:e,provisional:s})=>e===void 0?t:`${t} (${ne(e,s)})`,Ee=t=>we("club-rated",{rated:t?"yes":"no"});function Zt(t){return t.kind==="unlimited"?we("no-clock"):t.kind===
"days"?we("club-days",{count:t.days}):we("some-clock",{minutes:t.seconds/60,seconds:t.increment})}var I=({rules:t,board:e,clock:s,rated:n,game:a})=>[Xt(a?.rules??t??""),e,Zt(s),Ee(n)].join(" · ");var as=864e5,os=100,rs={resignation:"+Resign",time:"+Time"},Ae=class extends es{get allowsHelp(){let e=this.remote;return this.isOver||!e.own&&!!y.about.club.assist}resign(){this.remote.act({act:"resi\
gn"})}},ae=t=>nt.find(e=>t[e].id===y.about.me?.id),V=class{constructor(e,s){this.view=e,this.open=s,this.isThinking=!1,this.own=ae(e);let{clock:n}=e,a=n.kind==="realTime"?n.seconds*1e3:as,o=l=>({machine:l!==
this.own,level:e[l].level??1}),r=l=>R(e[l]),{rules:i,limit:c,fen:u}=e.game;this.game=new Ae(ss({id:`club-${e.id}`,rules:i,limit:c??null,fen:u,players:{black:o("black"),white:o("white")},names:{black:r(
"black"),white:r("white")},clock:n.kind==="unlimited"?null:{base:a,increment:n.kind==="realTime"?n.increment*1e3:0},flipped:this.own==="white"})),this.game.remote=this,this.at=performance.now(),this.offers=
"",this.closeOffers=()=>{},this.queue=Promise.resolve(),this.timer=void 0}allows(e){return e==="hint"?this.game.allowsHelp:e==="undo"?this.plays&&!this.view.rated:this.plays&&(e==="draw"||e==="resign")}offerDraw(){
this.act({act:"offer",what:"draw"})}get id(){return this.view.id}get address(){return new URL(E(this.id),location.href).href}get words(){let{tournament:e}=this.view,s=st`<a href=${se(e??0)}
      >${A("club-its-tournament")}</a
    >`;return e?st`${I(this.view)} · ${s}`:I(this.view)}get isRunning(){return this.view.state==="running"}get plays(){return!!this.own&&this.isRunning}get isWatched(){return!this.own}get firstMove(){
let{clock:e,clocks:s,ply:n}=this.view;if(!this.own||!this.isRunning||n>1||e.kind!=="realTime"||!s.deadline)return null;let a=Date.now()+s.deadline-s.now;return new Intl.DateTimeFormat(ts,{timeStyle:"m\
edium"}).format(a)}say({player:e,phrase:s}){let n=nt.find(r=>this.view[r].id===e);if(!n)return;let a=this.view[n].name,o=A("club-says",{name:a,words:A("club-phrase",{phrase:s})});Pe(o),z(o)}async load(){
let{tree:e,state:s}=this.game,n=0;for(let a of this.view.game.moves)n=e.add(n,a);s.live=s.shown=n,await this.game.load(),this.settle(),this.game.begin()}begin(){this.showOffers(),this.view.state!=="ov\
er"&&(this.timer=setInterval(()=>this.tick(),os),this.watch())}close(){clearInterval(this.timer),this.closeOffers(),Ce.send({type:"unwatch",topic:"game",game:this.id})}watch(){let e=this.game.tree.path(
this.game.state.live).length-1;Ce.send({type:"watch",topic:"game",game:this.id,since:e})}hear(e){return this.queue=this.queue.then(()=>this.follow(e)).catch(s=>{z(String(s),{kind:"error"})}),this.queue}async follow(e){
let{game:s}=this,{tree:n,state:a}=s,o=n.path(a.live),r=o.length-1,i=[..."game"in e?e.game.moves:[]],c="game"in e?e.since:Math.min(e.ply,r);if(!("game"in e)&&e.ply===r+1)i=[e.lastMove??"pass"];else if(c>
r||c+i.length<e.ply)return this.watch();let u=o[c];for(let w of i)u=n.add(u,w);this.view={...this.view,...e,game:this.view.game},this.at=performance.now(),u!==a.live&&!n.leadsTo(a.live,u)&&await s.setLive(
u);let l=n.path(u);for(let w of l.slice(l.indexOf(a.live)+1)){let $=s.liveView?.toMove??"black";await s.advance(w,$===this.own?"human":"machine")}this.settle(),s.changed()}settle(){let{game:e,view:s}=this,
{black:n,white:a}=s.clocks;e.state.left={black:n,white:a};let{tree:o,state:r}=e;r.clock&&r.live&&(o.node(r.live).clock={black:n,white:a});let{end:i}=s;if(s.state==="over"||s.state==="aborted"){let c=i?.
winner??null,u=rs[i?.how??""]??"+",l=c?`${c==="black"?"B":"W"}${u}`:"Draw",w=e.isOver;r.outcome={winner:c,text:i?.text??A("aborted"),code:l},!w&&!e.liveView?.end&&Pe(r.outcome.text),clearInterval(this.
timer)}this.showOffers(),e.liveView?.mustPass&&this.isRunning&&s.turn===this.own&&this.send("pass")}showOffers(){let{own:e,view:s}=this,n=JSON.stringify([s.offers,s.state,s.rematch,this.firstMove]);if(n===
this.offers||We.game!==this.game)return;this.offers=n,this.closeOffers();let r=Object.entries(s.offers).filter(([,c])=>c).map(([c,u])=>{let l=u,w=A("club-offers",{name:s[l].name,what:c}),$=K=>()=>this.
act({act:K,what:c}),k=l===e?[[A("club-withdraw"),$("decline")]]:[[A("draw-accept"),$("accept")],[A("draw-decline"),$("decline")]];return Pe(w),z(w,{ms:0,actions:e?k:[]})}),{rematch:i}=s;i&&!e&&r.push(
z(A("club-next-game"),{ms:0,actions:[[A("club-watch"),()=>this.open(i)]]})),this.firstMove&&r.push(z(A("club-first-move",{time:this.firstMove}),{ms:0})),s.state==="adjourned"&&r.push(z(A("club-adjourn\
ed"),{ms:0})),this.closeOffers=()=>r.forEach(c=>c())}tick(){let{clocks:e}=this.view;if(!e.running||!this.game.state.clock)return;let s=performance.now()-this.at;this.game.state.left[e.running]=Math.max(
0,e[e.running]-s),We.game===this.game&&ns()}async act(e){let s=await this.request(e);s&&z(s,{kind:"error"})}async request(e){try{let n=await Ce.begin({type:"act",game:this.id,act:e}).promise;return await this.
hear(n),null}catch(s){return s instanceof Error?s.message:String(s)}}async tryMove(e){let s=this.game.tree.path(this.game.state.live).length-1,n=await this.request({act:"move",move:e,ply:s});return n&&
n.replace(/[.。]$/,"")}send(e){e==="pass"?this.tryMove(e):this.act({act:"offer",what:e==="undo"?"takeback":"rematch"})}setPlayer(){}};function S(){let t=We.game?.remote;return t instanceof V?t:null}var Re="#club?boards",Be=60,ps=1e3,_=new Map,je,ce=()=>location.hash===Re,ot=()=>ce()?y.running.slice(0,Be).sort((t,e)=>t.id-e.id):[];function rt(t){_.set(t,{moves:[],picture:null,at:performance.now()}),
at.send({type:"watch",topic:"game",game:t,since:0})}function it(){let t=new Set(ot().map(({id:e})=>e));for(let e of _.keys())t.has(e)||(_.delete(e),S()?.id!==e&&at.send({type:"unwatch",topic:"game",game:e}));
for(let e of t)_.has(e)||rt(e);t.size?je??=setInterval(()=>ms(),ps):je=void clearInterval(je)}var ct=()=>_.clear();function lt(t){let{id:e,ply:s,lastMove:n}=t,a=_.get(e),o=y.running.find(r=>r.id===e)?.
game.fen;if(!(!a||!o)){if(a.at=performance.now(),"game"in t&&t.since===0)a.moves=t.game.moves;else if(s===a.moves.length+1)a.moves.push(n??"pass");else{if(s>a.moves.length)return rt(e);a.moves.length=
s}a.picture=ds(ls(o,a.moves),!1)}}function ut(){let{length:t}=y.running;return re`<section class="card club-wide" aria-label=${oe("club-boards")}>
    <h2>${oe("club-boards")}</h2>
    ${t?ie:re`<p class="faint">${oe("club-none-running")}</p>`}
    ${t>Be?re`<p>${oe("club-newest",{count:Be})}</p>`:ie}
    <div class="club-boards">${ot().map(bs)}</div>
  </section>`}function bs(t){let{id:e,turn:s}=t,[n,a]=us.map(o=>hs(o,null,{isToMove:s===o,name:t[o].name,clock:ws(t,o)}));return re`<a class="club-board" href=${E(e)}
    >${n} ${_.get(e)?.picture??ie} ${a}
    <span class="unseen">${s?oe("to-move",{side:s}):ie}</span></a
  >`}function ws({id:t,clock:{kind:e},clocks:s},n){if(e==="unlimited")return ie;let a=_.get(t)?.at,o=a&&s.running===n?performance.now()-a:0,r=s[n]-o;return re`<span class="clock${r<cs?" low":""}">${is(
r)}</span>`}import{addCommands as xs,SIDES as Ts,socket as Ss,text as F}from"./rest.mjs";import{clockWords as fs,dismiss as gs,h as ht,html as H,inWords as dt,note as ys,nothing as $s,openDialog as mt,Refusal as pt,SIDES as vs,text as fe}from"./rest.mjs";async function h(t,e,s){let n=await fetch(`club${e}`,{method:t,headers:{"content-type":"application/json"},...s&&{body:JSON.stringify(s)}}),a=await n.json().catch(()=>({}));if(n.ok)return dt(a);let o={
code:"no-answer",params:{status:n.status}};throw new pt((await dt({error:o,...a})).error)}async function v(t){try{await t()}catch(e){ys(e instanceof pt?e.message:fe("club-no-line"),{kind:"error"})}}var le=(t,e)=>mt(
t,[ht("p",{},e)]),Ie=new WeakSet,Ne=t=>async e=>{e.preventDefault();let s=e.currentTarget;Ie.has(s)||(Ie.add(s),gs(),await v(async()=>t(s)),Ie.delete(s))},g=(t,e,s="quiet")=>H`<button type="button" class=${s} @click=${Ne(
()=>e())}>
    ${t}
  </button>`,q=(t,e,s)=>mt(t,[ht("p",{},e)],{actions:s.map(([n,a])=>[n,()=>v(async()=>a())])}),f=(t,e)=>H`<section class="card" aria-label=${t}>
    <h2>${t}</h2>
    ${e}
  </section>`,x=(t,e)=>t.length?H`<ul class="club-list">
        ${t.map(s=>H`<li>${s}</li>`)}
      </ul>`:e?H`<p class="faint">${e}</p>`:$s,Z=["8x8","7x7","6x6","5x5"].map(t=>[t,t]),ge=["1+1","3+2","5+3","10+5","30+10","custom","1d","3d","none"],ye=t=>t.endsWith("d")?[t,fe("club-days",{count:Number.
parseInt(t,10)})]:fs(t);function $e(t){if(t==="none")return{kind:"unlimited"};if(t.endsWith("d"))return{kind:"days",days:Number.parseInt(t,10)};let[e,s]=t.split("+").map(Number);return{kind:"realTime",
seconds:e*60,increment:s}}var ks=({state:t,end:e,ply:s})=>t==="over"?fe("result",{winner:e?.winner??"draw"}):fe("count-moves",{count:s}),bt=(t,e,s)=>H`<button type="button" class="quiet club-game-row" @click=${s}>
    <b>${t}</b><span class="faint">${e}</span>
  </button>`;function ue(t){let e=vs.map(s=>R(t[s])).join(" – ");return H`<a class="button quiet club-game-row" href=${E(t.id)}>
    <b>${e}</b><span class="faint">${I(t)} · ${ks(t)}</span>
  </a>`}function wt(t){let e=t.remote;return e instanceof V?e:null}var ee=(t,e,s,n)=>({label:t,sign:e,where:"wide",isShown:a=>{let o=wt(a);return o!==null&&s(o)},act:a=>n(wt(a))}),Os=8,Es=({id:t})=>q(F("club-\
phrases"),"",[...Array(Os).keys()].map(e=>[F("club-phrase",{phrase:e}),()=>Ss.send({type:"phrase",game:t,phrase:e})])),Ps=t=>q(F("club-claim"),F("club-claim-words"),[[F("club-claim-win"),()=>t.act({act:"\
claim"})],[F("club-claim-draw"),()=>t.act({act:"claim",draw:!0})]]),Cs=t=>q(F("club-correct"),F("club-correct-words"),[...Ts,null].map(e=>[F("result",{winner:e??"draw"}),async()=>t.hear(await h("POST",
`/games/${t.id}/result`,{winner:e}))]));function ft(){let t=e=>s=>s.act({act:"offer",what:e});xs([ee("club-abort","cut",e=>e.plays&&e.view.ply<2,e=>e.act({act:"abort"})),ee("club-claim","now",e=>e.plays&&
e.view.clock.kind==="realTime"&&e.view.turn!==e.own,Ps),ee("club-adjourn","pause",e=>e.plays,t("adjourn")),ee("resume","go",e=>!!e.own&&e.view.state==="adjourned",t("resume")),ee("club-phrases","more",
e=>!!(e.own&&y.about.club.phrases),Es),ee("club-correct","draw",e=>e.view.state==="over"&&y.about.rights.includes("correct"),Cs)])}var gt={club:"Club","club-part":"{name, select, meet {Play} tournaments {Tournaments} archive {Archive} players {Players} account {Account} other {}}","club-you-are":"You are {name}.","club-no-line":"\
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
 {winner, select, black {Black} other {White}} wins.","draw-gone":"A player has left: draw.","draw-decided":"The arbiter decided: draw.",aborted:"The game was aborted."};import{html as Ws,load as As,nothing as js,save as Bs,text as Rs,update as Is}from"./rest.mjs";var yt="club-notify",$t=()=>typeof Notification<"u",De=()=>$t()&&Notification.permission==="granted"&&As(
yt)===!0;function Me(t,e,s){if(!(!De()||!document.hidden))try{let n=new Notification(t,{body:e,tag:s});n.addEventListener("click",()=>{focus(),location.hash=s,n.close()})}catch{}}async function Ns({currentTarget:t}){
let e=t,s=e.checked;s&&await Notification.requestPermission(),Bs(yt,s),e.checked=De(),Is()}var vt=()=>$t()?Ws`<label class="toggle"
        ><input
          type="checkbox"
          id="club-notify"
          .checked=${De()}
          ?disabled=${Notification.permission==="denied"}
          @change=${Ns}
        /><span>${Rs("club-notify")}</span></label
      >`:js;import{byId as Ms,choiceField as de,html as T,language as Gs,nothing as P,numberField as kt,rulesOptions as qs,SIDES as Fs,text as b,update as Fe}from"./rest.mjs";import{html as Ge,nothing as Ds}from"./rest.mjs";var D=([t,e,s="text"],n="")=>Ge`<label class="field"
    ><span>${e}</span
    ><input
      type=${s}
      name=${t}
      value=${n}
      autocomplete="off"
      autocapitalize="none"
      min=${s==="number"?1:Ds}
  /></label>`,J=(t,e,s)=>Ge`<label class="toggle"
    ><input type="checkbox" name=${t} ?checked=${s} /><span>${e}</span></label
  >`,O=(t,e,s)=>Ge`<form
    class="club-form"
    @submit=${Ne(async n=>{await s(Object.fromEntries(new FormData(n))),n.reset()})}
  >
    ${e}
    <div class="row"><button type="submit" class="primary">${t}</button></div>
  </form>`;var Ls=["swiss","round-robin","double-round-robin"],L={format:"swiss",rounds:5,rest:30,clock:"5+3",rules:"olympiad",board:"8x8"};function Us(){let t=/^#club\?tournament=(\d{1,15})$/.exec(location.hash)?.[1];
return t===void 0?null:Number(t)}async function te(){let t=Us();t===null?y.tournament=null:y.part="tournaments",y.part==="tournaments"&&(t===null?y.tournaments=(await h("GET","/tournaments")).tournaments:
y.tournament=await h("GET",`/tournaments/${t}`),Fe())}var Le=()=>y.about.rights.includes("direct"),xt=t=>y.tournament?Ks(y.tournament,t):[f(b("club-part",{name:"tournaments"}),x(y.tournaments.map(Ys),
b("club-no-tournaments"))),Le()?_s():P],Tt=({stage:t,rounds:e},s)=>[b("club-stage",{stage:t}),s?b("club-round",{round:s,rounds:e}):""].filter(Boolean).join(" · "),Ys=t=>T`<a class="button quiet club-game-row" href=${se(
t.id)}>
    <b>${t.name}</b
    ><span class="faint"
      >${b("club-format",{format:t.format})} · ${I(t.setup)}</span
    ><span class="faint"
      >${Tt(t,t.round)} ·
      ${b("club-count-players",{count:t.players})}</span
    >
  </a>`;function _s(){let t=e=>{Object.assign(L,e),Fe()};return f(b("club-new-tournament"),O(b("club-new-tournament"),T`${D(["name",b("club-name")])}
        ${de(b("club-kind-of-tournament"),Ls.map(e=>[e,b("club-format",{format:e})]),L.format,e=>t({format:e}))}
        <div class="pair">
          ${L.format==="swiss"?kt(b("club-rounds"),L.rounds,{min:1,max:30},e=>t({rounds:e})):P}
          ${kt(b("club-rest"),L.rest,{min:0,max:86400},e=>t({rest:e}))}
          ${de(b("clock"),ge.filter(e=>e.includes("+")||e.endsWith("d")).map(ye),L.clock,e=>t({clock:e}))}
          ${de(b("board"),Z,L.board,e=>t({board:e}))}
          ${de(b("rules"),qs(),L.rules,e=>t({rules:e}))}
        </div>
        ${J("rated",b("club-rated",{rated:"yes"}),!1)}`,async({name:e,rated:s})=>{let{format:n,rounds:a,rest:o,rules:r,board:i,clock:c}=L,u={rules:r,board:i,clock:$e(c),rated:!!s},{id:l}=await h("POST",
"/tournaments",{name:e,format:n,rounds:a,rest:o,setup:u});location.hash=se(l)}))}function Ks(t,e){let{id:s,name:n,format:a,setup:o,stage:r,nextAt:i,now:c,isStuck:u,played:l}=t,w=new Intl.DateTimeFormat(
Gs,{timeStyle:"medium"}),$=r==="running"&&i?w.format(Date.now()+i-c):"";return T`<section class="card club-wide" aria-label=${n}>
      <h2>${n}</h2>
      <p>${b("club-format",{format:a})} · ${I(o)}</p>
      <p role="status">
        ${Tt(t,l.length)}
        ${$?b("club-next-round",{time:$}):P}
        ${u?b("club-stuck"):P}
      </p>
      ${Vs(t)} ${Le()&&r!=="over"?Hs(t,e):P}
      ${Qs(t)}
      <div class="row">
        <a class="button quiet" href="#club" @click=${zs}>${b("club-all-tournaments")}</a>
        ${["csv","trf"].map(k=>T`<a class="button quiet" href=${`club/tournaments/${s}/${k}`} download
              >${k.toUpperCase()}</a
            >`)}
      </div>
    </section>
    ${l.map((k,K)=>Xs(k,K+1,t)).reverse()}`}var zs=()=>{y.tournament=null,Fe()},qe=async(t,e)=>{await h("POST",`/tournaments/${t}`,e),await te()};function Vs({id:t,stage:e,format:s,players:n}){if(e===
"over")return P;let{me:a}=y.about,o=n.find(u=>u.id===a?.id),r=o&&!o.hasWithdrawn,i=(u,l="quiet")=>g(b("club-direct",{act:u}),()=>qe(t,{act:u}),l),c=e==="open"||s==="swiss"||o;return T`<div class="row">
    ${a&&r?i("withdraw"):P}
    ${a&&!r&&c?i("enter","primary"):P}
    ${r&&s==="swiss"?g(b("club-bye",{wanted:o.wantsBye?"yes":"no"}),()=>qe(t,{act:"bye",wanted:!o.wantsBye})):P}
    ${Le()?(e==="open"?["start"]:e==="paused"?["resume","end"]:["pause","next","end"]).map(u=>i(u,u==="start"?"primary":"quiet")):P}
  </div>`}function Hs({id:t,players:e},s){let n=new Set(e.filter(i=>!i.hasWithdrawn).map(i=>i.id)),a=s.state.players.filter(i=>i.kind!=="deleted"&&!n.has(i.id)),o=i=>Number(Ms(i).querySelector("select").
value),r=(i,c,u)=>u.length?T`<div class="row" id=${i}>
          ${de(b("club-player"),u.map(l=>[String(l.id),l.name]),String(u[0].id),()=>{},!0)}
          ${g(b("club-direct-player",{act:c}),()=>qe(t,{act:c,player:o(i)}))}
        </div>`:P;return[r("tournament-add","enter",a),r("tournament-remove","withdraw",e.filter(i=>!i.hasWithdrawn))]}var Js=({elo:t,eloError:e})=>t===null||e===null?"":`${t<0?"−":"+"}${Math.round(
Math.abs(t))} ± ${Math.round(e)}`;function Qs({standings:t,tieBreaks:e,played:s}){let n=t.some(({elo:r})=>r!==null),a=new Map(t.map(({player:r,number:i})=>[r,i])),o=r=>{if(!r)return"";let{opponent:i,
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
          ${n?T`<th>${b("club-elo")}</th>`:P}
          ${s.map((r,i)=>T`<th>${i+1}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${t.map(r=>T`<tr>
            <td>${r.rank}</td>
            <th scope="row">${r.number}. ${r.name} (${ne(r.rating)})</th>
            <td>${r.points}</td>
            ${r.tieBreaks.map(i=>T`<td>${i}</td>`)}
            ${n?T`<td>${Js(r)}</td>`:P}
            ${s.map((i,c)=>T`<td>${o(r.rounds[c])}</td>`)}
          </tr>`)}
      </tbody>
    </table>
  </div>`}function Xs({pairs:t,byes:e},s,{rounds:n,players:a}){let o=c=>a.find(u=>u.id===c)?.name??"",r=t.map(c=>{let u=Fs.map(k=>o(c[k])).join(" – "),{result:l}=c,w=l?b("result",{winner:l.winner??"\
draw"})+(l.forfeit?` (${b("club-forfeit")})`:""):b("club-stage",{stage:"running"}),$=T`<b>${u}</b><span class="faint">${w}</span>`;return c.game?T`<a class="button quiet club-game-row" href=${E(c.game)}>${$}</a>`:
T`<span class="club-words">${$}</span>`}),i=e.map(([c,u])=>b("club-free",{name:o(c),bye:u}));return f(b("club-round",{round:s,rounds:n}),x([...r,...i],""))}var St=()=>y.part==="tournaments"&&location.
hash.startsWith("#club")?v(te):void 0;import{app as vn,choiceField as Q,FIRST_LEVEL as kn,html as W,nothing as B,ownClock as xn,plain as Tn,rulesOptions as Sn,startOptions as On,text as m,tickField as En,update as _t}from"./rest.mjs";import{choiceField as sn,html as C,language as nn,nothing as G,note as At,text as d,update as jt}from"./rest.mjs";import{html as he,openDialog as Zs,render as en,text as M}from"./rest.mjs";var Ue="#club?code=",Ot=()=>location.hash.startsWith(Ue)?decodeURIComponent(location.hash.slice(Ue.length)):"",Ye=(t="")=>location.href.split("#")[0]+t,Et=t=>he`<img class="club-qr" alt="" src=${`club\
/qr?text=${encodeURIComponent(t)}`} />`;function Pt(t,e){let s=document.createElement("div");en(e,s),Zs(t,[s],{wide:!0,actions:[[M("club-print"),()=>print()]]})}function Ct(t){let e=Ye(Ue+encodeURIComponent(
t));Pt(M("club-code-link"),he`<div class="club-slip">
      ${Et(e)}
      <p><b>${e}</b></p>
      <p>${M("club-code")}: <b class="club-code">${t}</b></p>
    </div>`)}var tn=t=>t.split(`
`).map(e=>e.split(/[,;\t]/)[0].replace(/^\s*"|"\s*$/g,"").trim()).filter(Boolean),Wt=t=>f(M("club-roster"),he`<p class="faint">${M("club-roster-words")}</p>
      ${O(M("club-roster-make"),he`<textarea name="names" rows="6" aria-label=${M("club-roster")}></textarea>`,async({names:e})=>{let{accounts:s}=await h("POST","/roster",{names:tn(e)});await t.refresh(),
Pt(M("club-slips"),s.map(({name:n,passphrase:a})=>he`<div class="club-slip">
                  ${Et(Ye())}
                  <p><b>${Ye()}</b></p>
                  <p>${M("club-name")}: <b>${n}</b></p>
                  <p>${M("club-passphrase")}: <b class="club-code">${a}</b></p>
                </div>`))})}`);var ze=()=>C`<label class="field"
    ><span>${d("club-guest-name")}</span
    ><input type="text" id="guest-name" maxlength="40" autocomplete="nickname"
  /></label>`,Ve=()=>document.getElementById("guest-name")?.value.trim(),me=()=>D(["name",d("club-name")]),ve=()=>D(["passphrase",d("club-passphrase"),"password"]),Bt=()=>D(["code",d("club-code")],Ot()),
Rt=t=>[C`<label class="field"
    ><span>${d("club-its-name")}</span
    ><input type="text" name="club" autocomplete="off" value=${t.name}
  /></label>`,J("closed",d("club-closed"),t.closed),J("guests",d("club-guests"),t.guests),J("assist",d("club-assist"),t.assist),J("phrases",d("club-phrases-allowed"),t.phrases)],It=(t,e)=>({...e,name:t.
club||e.name,closed:"closed"in t,guests:"guests"in t,assist:"assist"in t,phrases:"phrases"in t}),Nt=t=>f(d("club-setup"),C`<p class="faint">${d("club-setup-words")}</p>
      ${O(d("club-begin"),[D(["code",d("club-setup-code")]),me(),ve(),Rt(t.state.about.club)],e=>{let{code:s,name:n,passphrase:a}=e,o=It(e,t.state.about.club);return t.signIn("/setup",{code:s,name:n,passphrase:a,
settings:o})})}`),_e=t=>f(d("club-login"),O(d("club-login"),[me(),ve()],e=>t.enter("/login",e))),Ke=(t,e)=>f(d("club-join"),C`<p class="faint">${d("club-join-words")}</p>
      ${O(d("club-join"),[me(),ve(),e?Bt():G],s=>t.enter("/accounts",s))}`),He=t=>[_e(t),Ke(t,t.state.about.club.closed),t.state.about.club.guests?f(d("club-as-guest"),O(d("club-as-guest"),[me(),Bt()],
({name:e,code:s})=>t.enter("/guests",{code:s,...e&&{name:e}}))):G];function Dt(t){let{about:e,mine:s}=t.state,{me:n,rights:a}=e;return n?[s?.hasPassphrase?an(t):[Ke(t,!1),_e(t)],a.includes("seat")?on(
t):G,s?.blocked.length?cn(t,s.blocked):G,a.includes("manage")?[un(t),dn(t),Wt(t)]:G,a.includes("audit")?ln(t):G]:[_e(t),Ke(t,!1)]}var an=t=>f(d("club-account"),C`${O(d("club-change"),[D(["old",d("club\
-passphrase"),"password"]),D(["new",d("club-new-passphrase"),"password"])],async e=>{await h("POST","/me/passphrase",e),At(d("club-changed"))})}
      <div class="row">
        <a class="button quiet" href="club/me/data" download="club.json">${d("club-data")}</a>
        ${g(d("club-logout"),()=>t.signIn("/logout",{}))}
      </div>
      ${t.state.about.me?.role==="owner"?G:C`<details>
            <summary>${d("club-delete")}</summary>
            <p class="faint">${d("club-delete-words")}</p>
            ${O(d("club-delete"),ve(),async({passphrase:e})=>{await h("DELETE","/me",{passphrase:e}),location.reload()})}
          </details>`}`),on=t=>f(d("club-programs"),C`<p class="faint">${d("club-programs-words")}</p>
      ${x((t.state.mine?.bots??[]).map(e=>rn(t,e)),"")}
      ${O(d("club-seat"),me(),async({name:e})=>{let{key:s}=await h("POST","/bots",{name:e});await t.refresh(),le(e,d("club-key",{name:e,key:s}))})}`);function rn(t,{id:e,name:s,accepts:n}){let a=async()=>{
await h("DELETE",`/bots/${e}`),await t.refresh()};return C`<b class="club-words">${s}</b>
    ${sn(d("club-accepts"),["all","owner","none"].map(o=>[o,d("club-accepts-of",{accepts:o})]),n,o=>v(async()=>{await h("POST",`/bots/${e}`,{accepts:o}),await t.refresh()}))}
    ${g(d("club-new-key"),async()=>{let{key:o}=await h("POST",`/bots/${e}/key`);le(s,d("club-key",{name:s,key:o}))})}
    ${g(d("club-remove"),()=>q(d("club-remove-it",{name:s}),d("club-remove-words"),[[d("club-remove"),a]]))}`}var cn=(t,e)=>f(d("club-blocked-players"),x(e.map(({id:s,name:n})=>C`<span class="club-words">${n}</span> ${g(
d("club-unblock"),async()=>{await h("DELETE",`/players/${s}/block`),await t.refresh()})}`),""));function ln(t){let{acts:e,players:s}=t.state,n=new Intl.DateTimeFormat(nn,{dateStyle:"short",timeStyle:"\
short"}),a=i=>s.find(c=>c.id===i)?.name??(i===null?"":`#${i}`),o=i=>i?d("result",{winner:i.winner??"draw"}):"",r=e.map(({at:i,actor:c,act:u,subject:l,detail:w})=>{let[$,k]=l.split(" "),K=$==="player"?
a(Number(k)):"",Jt=u==="correct"?`${o(w.before)} → ${o(w.after)}`:"",Qt=w.role?d("club-member",{kind:"person",role:w.role}):"",tt=[K,Jt,Qt].filter(Boolean).join(" · ");return C`<span class="club-words"
        ><b>${d("club-act",{name:a(c),act:u.replaceAll(" ","-")})}</b
        ><span class="faint">${n.format(i)}${tt?` · ${tt}`:G}</span></span
      >
      ${$==="game"?g(d("open"),()=>t.open(Number(k))):G}`});return f(d("club-audit"),C`${r.length?x(r,""):G}
    ${g(d("club-show"),async()=>{t.state.acts=(await h("GET","/audit")).acts,jt()})}`)}var un=t=>f(d("club-settings"),O(d("club-change"),Rt(t.state.about.club),async e=>{await h("POST","/settings",It(
e,t.state.about.club)),At(d("club-changed")),await t.refresh()}));function dn(t){let e=async()=>{t.state.codes=(await h("GET","/codes")).codes,jt()},s=t.state.codes.map(({code:n,usesLeft:a})=>C`<span class="club-words"
          ><b class="club-code">${n}</b
          ><span class="faint">${d("club-uses",{count:a})}</span></span
        >
        ${g(d("club-code-link"),()=>Ct(n))}
        ${g(d("club-withdraw"),async()=>{await h("DELETE",`/codes/${encodeURIComponent(n)}`),await e()})}`);return f(d("club-codes"),C`<p class="faint">${d("club-codes-words")}</p>
      ${s.length?x(s,""):g(d("club-show"),e)}
      ${O(d("club-new-code"),D(["uses",d("club-how-many"),"number"]),async({uses:n})=>{await h("POST","/codes",{uses:Number(n)||1}),await e()})}`)}import{choiceField as hn,html as j,language as Mt,nothing as U,note as Gt,openingRow as mn,ruleName as pn,rulesOptions as bn,text as p,update as pe}from"./rest.mjs";var qt=50,ke=0;async function xe(t,e=!1){let{query:s,archive:n}=t.state,a=Qe({...s,limit:String(qt)}),o=n?.at(-1);e&&o&&a.set("before",String(o.id));let r=++ke,{games:i}=await h("GET",`/games?${a}`);r===
ke&&(t.state.archive=[...e?n??[]:[],...i],e?pe():await Je(t,[]))}var Qe=t=>new URLSearchParams(Object.entries(t).filter(([,e])=>e));async function Je(t,e){let{player:s,rules:n,board:a}=t.state.query,o=Qe(
{player:s,rules:n,board:a||"8x8",moves:e.join(" ")}),r=++ke,{moves:i}=await h("GET",`/openings?${o}`);r===ke&&(Object.assign(t.state,{openings:i,line:e}),pe())}function wn(t){let{line:e,openings:s}=t.
state,n=s.map(({move:a,black:o,draws:r,white:i})=>{let c=[o,r,i],u=o+r+i;return mn({move:a,inBook:!1,counts:c,games:u},()=>v(()=>Je(t,[...e,a])))});return f(p("openings"),j`<p>${e.join(" ")}</p>
      <div class="explorer">
        ${n.length?j`<ul>
              ${n}
            </ul>`:j`<p class="faint">${p("openings-none")}</p>`}
      </div>
      ${e.length?g(p("back"),()=>Je(t,e.slice(0,-1))):U}`)}function Ft(t){let{query:e,archive:s,players:n}=t.state,a=(c,u,l)=>hn(u,[["",p("club-all")],...l],e[c],w=>{e[c]=w,v(()=>xe(t))}),o=[a("player",
p("club-player"),n.map(({id:c,name:u})=>[String(c),u])),a("result",p("club-result"),["black","white","draw"].map(c=>[c,p("result",{winner:c})])),a("rules",p("rules"),bn()),a("board",p("board"),Z),a("r\
ated",p("club-rating"),["true","false"].map(c=>[c,Ee(c==="true")]))],r=c=>j`<a
      class="button quiet"
      href=${`club/export?${Qe({...e,format:c})}`}
      download=${`club.${c}`}
      >${p("club-export",{format:c})}</a
    >`;return[f(p("club-part",{name:"archive"}),j`<div class="pair club-filters">${o}</div>
      ${x((s??[]).map(c=>j`${ue(c)}
              <a class="button quiet" href=${`club/games/${c.id}/sgf`} download
                >${p("club-sgf")}</a
              >`),p("club-none-over"))}
      <div class="row">
        ${(s?.length??0)>=qt?g(p("club-more"),()=>xe(t,!0)):U}
        ${r("sgf")} ${r("jsonl")}
      </div>`),wn(t)]}async function Lt(t,e){t.state.player=await h("GET",`/players/${e}`),pe(),scrollTo({top:0})}function Ut(t){let{players:e,player:s,search:n}=t.state,a=({kind:c,present:u})=>+(c!==
"engine")*2+Number(u??!1),o=c=>c.rating??0,r=n.toLocaleLowerCase(Mt),i=e.filter(({name:c})=>c.toLocaleLowerCase(Mt).includes(r)).sort((c,u)=>a(u)-a(c)||o(u)-o(c)).map(c=>{let{id:u,kind:l,role:w,present:$}=c,
k=[p("club-member",{kind:l,role:w}),$?p("club-present"):""],K=()=>v(()=>Lt(t,u));return bt(R(c),k.filter(Boolean).join(" · "),K)});return j`${s?gn(t,s):U}
  ${f(p("club-part",{name:"players"}),j`<input
        type="search"
        aria-label=${p("club-search")}
        placeholder=${p("club-search")}
        .value=${n}
        @input=${c=>{t.state.search=c.target.value,pe()}}
      />
      ${x(i,p("club-nobody"))}`)}`}function fn(t){let[e,s]=t.split(" ");return p("club-class",{speed:e,board:s})}function gn(t,{player:e,ratings:s,statistics:n}){let{about:a}=t.state,o=e.id!==a.me?.id,
r=s.map(({class:c,rating:u,provisional:l,games:w,history:$})=>j`<span class="club-words"
          ><b>${fn(c)}: ${ne(u,l)}</b
          ><span class="faint">${p("club-count-games",{count:w})}</span></span
        >
        ${$n($.map(k=>k.rating))}`),i=n.map(({rules:c,board:u,...l})=>j`${pn(c)} ${u}: ${p("club-score",l)}`);return f(e.name,j`${x(r,p("club-no-ratings"))} ${i.length?x(i,""):U}
      <div class="row">
        ${o&&e.kind!=="deleted"?g(p("club-challenge"),()=>{Object.assign(t.state.wish,{kind:"challenge",to:String(e.id)}),t.state.part="meet",pe()},"primary"):U}
        ${o&&a.rights.includes("block")?g(p("club-block"),async()=>{await h("POST",`/players/${e.id}/block`),Gt(p("club-blocked",{name:e.name})),await t.refresh()}):U}
        ${o&&a.rights.includes("manage")&&e.kind!=="engine"?yn(e,t):U}
      </div>`)}function yn({id:t,name:e,role:s,kind:n},a){let o=async()=>{await h("DELETE",`/players/${t}`),a.state.player=null,await a.refresh()},r=g(p("club-remove"),()=>q(p("club-remove-it",{name:e}),
p("club-remove-words"),[[p("club-remove"),o]])),i=async()=>{let{passphrase:u}=await h("POST",`/players/${t}/passphrase`);le(e,p("club-reset-to",{name:e,passphrase:u}))};if(n==="deleted")return U;if(n!==
"person")return r;let c=s==="arbiter";return[g(p("club-new-passphrase"),()=>q(p("club-new-passphrase"),p("club-reset-words",{name:e}),[[p("club-new-passphrase"),i]])),g(p("club-make",{role:c?"player":
"arbiter"}),async()=>{await h("POST",`/players/${t}/role`,{role:c?"player":"arbiter"}),await a.refresh(),await Lt(a,t),Gt(p("club-changed"))}),r]}function $n(t){if(t.length<2)return U;let e=Math.min(...t),
s=Math.max(1,Math.max(...t)-e),n=t.map((a,o)=>`${100*o/(t.length-1)},${28-26*(a-e)/s}`);return j`<svg class="club-curve" viewBox="0 0 100 30" aria-hidden="true">
    <polyline points=${n.join(" ")}></polyline>
  </svg>`}var Pn=["meet","tournaments","archive","players","account"],Cn=["link","open","pair","challenge"],Wn={meet:t=>Bn(t),tournaments:xt,archive:Ft,players:Ut,account:Dt};async function An(t,e){Object.assign(
t.state,{part:e,tournament:null}),location.hash.startsWith("#club?")&&(location.hash="#club"),_t(),e==="tournaments"&&await te(),await(e==="archive"?xe(t):t.refresh())}function Kt(t){let{about:e,part:s}=t.
state,n=e.club.closed&&!e.me,a=ce()&&!n,o=e.needsSetup&&s===(e.me?"account":"meet");return W`<div class="club">
    <div class="club-head">
      <h1>${e.club.name}</h1>
      ${n?B:Pn.map(r=>Tn(m("club-part",{name:r}),()=>v(()=>An(t,r)),{isPressed:r===s&&!a}))}
      <span class="faint"
        >${e.me?m("club-you-are",{name:e.me.name}):B}</span
      >
    </div>
    <div class="notes" role="status"></div>
    <div class="club-cards">
      ${o&&!a&&!t.state.invitation?Nt(t):B}
      ${jn(t)}
      ${n?He(t):a?ut():Wn[s](t)}
    </div>
  </div>`}var zt=({state:{about:t}})=>t.me!==null||t.club.guests&&!t.club.closed;function jn(t){let{invitation:e,refused:s,about:n}=t.state;if(s)return f(m("club-invitation"),W`<p>${s}</p>`);if(!e)return B;
let{author:a,setup:o,color:r,token:i,game:c}=e,u=a.id===n.me?.id,l=W`<p>${I(o)}</p>
    <p>
      ${r?m("club-side",{name:a.name,side:r}):m("club-random-side")}
    </p>`;return c?f(m("club-invitation"),g(m("open"),()=>t.open(c))):u?f(m("club-your-invitation"),W`<label class="field"
        ><span>${m("club-send-link")}</span
        ><input
          type="text"
          class="club-link"
          readonly
          .value=${location.href}
          @focus=${w=>w.target.select()}
      /></label>
      ${l}
      <p class="faint" role="status">${m("club-waits")}</p>
      <div class="row">${g(m("club-withdraw"),()=>t.withdraw(i))}</div>`):f(m("club-invites",{name:R(a)}),zt(t)?W`${l} ${n.me?B:ze()}
            <div class="row">
              ${g(m("draw-accept"),()=>t.accept(i,Ve()),"primary")}
            </div>`:l)}function Bn(t){let{mine:e,open:s,running:n,about:a}=t.state,o=a.me?.id,r=e?.invitations??[];return W`${e?f(m("club-your-games"),W`${x([...e.games].sort((i,c)=>Xe(c,o)-Xe(i,o)).map(
i=>W`${Xe(i,o)?W`<span class="club-turn">${m("your-turn")}</span>`:B}
                  ${ue(i)}`),m("club-no-games"))}
          ${vt()}`):B}
    ${r.length?f(m("club-invitations"),x(r.map(i=>Yt(i,t)),"")):B}
    ${zt(t)?Rn(t):He(t)}
    ${f(m("club-lobby"),x(s.map(i=>Yt(i,t)),m("club-lobby-empty")))}
    ${f(m("club-running"),W`<div class="row">
          ${g(m("club-tv"),()=>t.watchTv())}
          <a class="button quiet" href=${Re}>${m("club-boards")}</a>
        </div>
        ${x(n.map(i=>ue(i)),m("club-none-running"))}`)}`}var Xe=({turn:t,...e},s)=>+(t!==null&&e[t].id===s);function Yt({token:t,kind:e,author:s,target:n,setup:a,color:o},r){let i=s.id===r.state.about.
me?.id,c=R(i&&n?n:s),u=m("club-kind-of",{kind:e,whose:i?"own":"other",name:c}),l=o?` · ${m("club-side",{name:s.name,side:o})}`:"";return W`<span class="club-words"
      ><b>${u}</b><span class="faint">${I(a)}${l}</span></span
    >
    ${i?[e==="link"?W`<a class="button quiet" href=${`#club/${t}`}>${m("club-show-link")}</a>`:B,g(m("club-withdraw"),()=>r.withdraw(t))]:[g(m("draw-accept"),()=>r.accept(t),"primary"),e==="challenge"?
g(m("club-decline"),()=>r.withdraw(t)):B]}`}function Rn(t){let{about:e,wish:s}=t.state,n=l=>{Object.assign(s,l),_t()},a=t.others.find(({level:l})=>l===kn);s.to||=String(a?.id??"");let o=t.others.map(({
id:l,name:w})=>[String(l),w]),r=l=>vn.about?.presets.find(({name:w})=>w===l)?.start??"standard",i=e.me?.kind==="person",c=()=>{let l=t.others.find(({id:w})=>String(w)===s.to)??t.others[0];return l?.kind===
"guest"||l&&l.owner===e.me?.id},u=()=>!i||s.clock==="none"||s.start!==r(s.rules)||s.kind==="challenge"&&c();return s.rated&&=!u(),f(m("club-invite"),W`${Q(m("club-whom"),Cn.map(l=>[l,m("club-kind",{kind:l})]),
s.kind,l=>n({kind:l}))}
      ${s.kind==="challenge"?Q(m("opponent"),o,s.to,l=>n({to:l})):B}
      <div class="pair">
        ${Q(m("clock"),ge.map(ye),s.clock,l=>n({clock:l}))}
        ${Q(m("your-side"),[["random",m("random")],["black",m("black-first")],["white",m("white")]],s.color,l=>n({color:l}))}
      </div>
      ${xn(s,n,180)}
      <div class="pair">
        ${Q(m("rules"),Sn(),s.rules,l=>n({rules:l,start:r(l)}))}
        ${Q(m("board"),Z,s.board,l=>n({board:l}))}
      </div>
      ${Q(m("start"),On(),s.start,l=>n({start:l}))}
      ${En(m("club-rated",{rated:"yes"}),s.rated,()=>n({rated:!s.rated}),u())}
      ${e.me||t.state.invitation?B:ze()}
      <div class="row">
        ${g(m("club-do",{kind:s.kind}),()=>t.invite(Ve()),"primary")}
      </div>`)}var Se="#club/",et=class{constructor(e){this.play=e,this.shown=null,this.tv=null,this.wanted=y.about.me?"":location.hash,this.opening=null,this.notes=new Map,this.changes=0;let s=(n,a)=>Y.addEventListener(
n,o=>a(o.detail));s("hello",()=>{ct(),this.tv&&Y.send({type:"watch",topic:"tv"}),this.catchUp()}),s("state",({game:n})=>this.heard(n)),s("game",({game:n})=>this.heard(n)),s("started",({game:n})=>this.
started(n)),s("lobby",({open:n})=>{this.state.open=n,X()}),s("tv",({game:n})=>n&&this.tune(n.id)),s("challenge",({invitation:n})=>this.challenged(n)),s("challengeGone",()=>this.catchUp()),s("tournamen\
t",St),s("phrase",n=>S()?.id===n.game&&S()?.say(n)),s("said",({text:n})=>Ze(n,{kind:"error"})),addEventListener("hashchange",()=>v(()=>this.readAddress()))}get state(){return y}catchUp(){return v(async()=>{
await this.refresh(),await this.readAddress()})}async refresh(){let{changes:e}=this,s=await h("GET",""),n=s.me||!s.club.closed,[a,o,r]=await Promise.all([s.me?h("GET","/me"):null,n?h("GET","/players"):
{players:[]},n?h("GET","/games?state=running"):{games:[]}]);if(e!==this.changes)return this.refresh();let i=Y.isRefused;Y.isRefused=!n,i&&n&&Y.connect(),a&&(a.games=this.newest(this.state.mine?.games??
[],a.games)),Object.assign(this.state,{about:s,mine:a,players:o.players,running:this.newest(this.state.running,r.games)}),X(),n&&Y.send({type:"watch",topic:"lobby"}),S()?.watch()}newest(e,s){let n=new Map(
e.map(a=>[a.id,a]));return s.map(a=>{let o=n.get(a.id);return o&&o.clocks.now>a.clocks.now?o:a})}async readAddress(){(location.hash==="#club"||ce())&&await this.refresh(),location.hash.startsWith("#cl\
ub")&&await te();let e=S();e&&location.hash==="#play"&&history.replaceState(null,"",E(e.id));let{hash:s}=location,{about:n}=this.state,a=Oe(s);if(s!=="#club"&&s!==this.wanted&&(this.wanted=""),a&&n.club.
closed&&!n.me)return this.wanted=s,location.replace("#club");a&&await this.openAddressed(a);let o={invitation:null,refused:null};if(s.startsWith(Se)){let r=encodeURIComponent(s.slice(Se.length));try{o.
invitation=await h("GET",`/invitations/${r}`)}catch(i){if(!(i instanceof Mn))throw i;o.refused=i.message}}location.hash===s&&(Object.assign(this.state,o),X())}async openAddressed(e){let s=be("view-pla\
y");s.inert=S()?.id!==e,await this.open(e);let n=Oe(location.hash);(!n||n===e)&&(s.inert=!1),n===e&&S()?.id!==e&&history.replaceState(null,"","#play")}heard(e){let s=S();s?.id===e.id&&s.hear(e),lt(e);
let n=["running","adjourned"].includes(e.state);for(let a of[this.state.mine?.games??[],this.state.running]){let o=a.findIndex(({id:r})=>r===e.id);o<0||(a===this.state.mine?.games&&this.tellTurn(a[o],
e),n?a[o]={...a[o],...e,game:a[o].game}:this.changes+=a.splice(o,1).length)}X()}tellTurn(e,{id:s,turn:n}){!n||n===e.turn||n!==ae(e)||Me(N("your-turn"),R(e[Dn(n)]),E(s))}note(e,s,n){this.notes.set(e,Ze(
s,{ms:0,actions:n}))}async started(e){this.changes+=1;let{mine:s}=this.state,n=o=>[e,...o.filter(({id:r})=>r!==e.id)];if(this.state.running=n(this.state.running),!s||!ae(e))return X();s.games=n(s.games);
let a=S();(!a?.own||!a.isRunning)&&await this.open(e.id),S()?.id!==e.id&&this.note(e.id,N("club-started"),[[N("open"),()=>this.open(e.id)]])}challenged(e){this.changes+=1,this.state.mine?.invitations.
push(e),X();let{author:s,token:n}=e;if(s.id===this.state.about.me?.id)return;let a=N("club-challenged",{name:s.name});Me(a,"","#club"),this.note(n,a,[[N("draw-accept"),()=>v(()=>this.accept(n))],[N("c\
lub-decline"),()=>v(()=>this.withdraw(n))]])}open(e){if(this.opening?.id!==e||this.opening.signal.aborted){let s=this.play.opens(),{signal:n}=s,a=v(()=>this.show(e,n)).then(()=>s.abort());this.opening=
{id:e,signal:n,done:a}}return this.opening.done}async show(e,s){let n=S();if(n?.id===e&&n.own===ae(n.view))return Ht(e);let a=new V(await h("GET",`/games/${e}`),o=>this.open(o));await a.load(),!s.aborted&&
(this.play.adopt(a.game),X({isFirstVisit:!1}),await Ht(e))}get place(){return[location.hash,S()?.id,this.opening?.id].join()}async tune(e){this.tv===this.place?(await this.open(e),this.tv=[E(e),e,e].join()):
(this.tv=null,Y.send({type:"unwatch",topic:"tv"}))}async watchTv(){let{place:e}=this,{game:s}=await h("GET","/tv");this.tv=e,Y.send({type:"watch",topic:"tv"}),s||Ze(N("club-no-tv"))}async beGuest(e){this.
state.about.me||await this.signIn("/guests",e?{name:e}:{})}async signIn(e,s){await h("POST",e,s),Y.socket?.close(),await this.refresh()}async enter(e,s){let{wanted:n}=this;await this.signIn(e,s),n&&(location.
hash=n)}async accept(e,s){await this.beGuest(s);let{game:n}=await h("POST",`/invitations/${e}`).catch(async a=>{throw await this.readAddress(),a});await this.open(n),await this.refresh()}async withdraw(e){
await h("DELETE",`/invitations/${e}`),location.hash===`${Se}${e}`&&(location.hash="#club"),await this.refresh()}get others(){let{players:e,about:s}=this.state;return e.filter(({id:n,kind:a})=>n!==s.me?.
id&&a!=="deleted")}async invite(e){let{hash:s}=location;await this.beGuest(e);let{kind:n,to:a,board:o,rules:r,start:i,color:c,rated:u,...l}=this.state.wish,w=l.clock==="custom"?`${l.minutes}+${l.seconds}`:
l.clock,{invitation:$,game:k}=await h("POST","/invitations",{kind:n,setup:{rules:r,board:o,start:i,clock:$e(w),rated:u},...c!=="random"&&{color:c},...n==="challenge"&&{to:Number(a||this.others[0]?.id)}});
k?await this.open(k):n==="link"&&location.hash===s&&(location.hash=`${Se}${$.token}`),await this.refresh()}get turns(){let{mine:e,about:s}=this.state,n=s.me?.id;return(e?.games??[]).filter(({turn:a,...o})=>a&&
o[a].id===n)}draw(){qn(Kt(this),be("view-club"));let e=S();be("view-play").classList.toggle("club-game",e!==null),e!==this.shown&&(this.shown?.close(),e?.begin(),this.shown=e),it();let{games:s=[],invitations:n=[]}=this.
state.mine??{},a=[...n.map(({token:i})=>i),...s.map(({id:i})=>i)];for(let[i,c]of this.notes)a.includes(i)&&i!==e?.id||(c(),this.notes.delete(i));let o=this.turns.length;be("club-count").textContent=o?
String(o):"";let r=document.title.includes(N("your-turn"));o&&!r&&(document.title=`${N("your-turn")} · ${document.title}`)}};async function Ht(t){let e=E(t);if(location.hash===e)return;let s=new Promise(
n=>addEventListener("hashchange",n,{once:!0}));location.hash=e,await s}async function Fn(){let t=new URL(`club-${Vt}.mjs`,import.meta.url).href,e=Vt==="en"?{}:(await import(t)).default;Nn({...gt,...e})}
function Ln(){let t=new URL("club.css",import.meta.url).href;document.head.append(Te("link",{rel:"stylesheet",href:t}));let e=N("club"),s=Te("a",{href:"#club"},e," ",Te("span",{id:"club-count"}));s.dataset.
view="club",document.querySelector("nav.views")?.prepend(s),be("main").append(Te("section",{class:"view",id:"view-club","aria-label":e}))}async function eo(t){await Fn();let e=await h("GET","");y.about=
e,Ln(),ft(),document.documentElement.dataset.searches||Gn(N("club-no-engine"));let s=new et(t);In(()=>s.draw()),s.draw(),location.hash?dispatchEvent(new Event("hashchange")):location.replace("#club"),
await v(()=>s.refresh())}export{et as Club,eo as begin};
