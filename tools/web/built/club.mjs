import{app as Zs,drawWith as eo,update as J}from"./rest.mjs";import{Refusal as to}from"./rest.mjs";import{refuseSearches as no}from"./rest.mjs";import{socket as U}from"./rest.mjs";import{byId as oe,h as Ie}from"./rest.mjs";
import{note as rt}from"./rest.mjs";import{other as so}from"./rest.mjs";import{language as rn,learn as oo,text as F}from"./rest.mjs";import{render as ao}from"./rest.mjs";import{update as An}from"./rest.mjs";import{socket as ht}from"./rest.mjs";import{positionAfter as Rn,smallBoard as Nn}from"./rest.mjs";import{clockText as Bn,SIDES as Dn}from"./rest.mjs";import{text as ke}from"./rest.mjs";
import{html as xe,nothing as me}from"./rest.mjs";import{LOW as Wn,strip as Mn}from"./rest.mjs";import{app as We,update as fn}from"./rest.mjs";import{socket as Be}from"./rest.mjs";import{announce as De,note as ge}from"./rest.mjs";import{Game as bn,newState as wn}from"./rest.mjs";import{outcome as gn,
SIDES as ut}from"./rest.mjs";import{language as yn,text as R}from"./rest.mjs";import{html as lt}from"./rest.mjs";var f={about:null,mine:null,open:[],running:[],players:[],invitation:null,refused:null,wish:{kind:"link",to:"",clock:"10+5",board:"8x8",rules:"olympiad",start:"standard",minutes:15,seconds:10,color:"r\
andom",rated:!1},part:"meet",archive:null,query:{player:"",result:"",rules:"",board:"",rated:""},line:[],openings:[],acts:[],player:null,search:"",tournaments:[],tournament:null,codes:[]};import{ruleName as hn}from"./rest.mjs";import{text as we}from"./rest.mjs";var S=t=>`#game/${t}`,X=t=>`#club?tournament=${t}`;function ae(t,e){let n=Number(/\d+$/.exec(t)?.[0]??-1);return t===e(n)?n:null}
var re=(t,e)=>`${Math.round(t)}${e?"?":""}`,D=({name:t,rating:e,provisional:n})=>e===void 0?t:`${t} (${re(e,n)})`,Re=t=>we("club-rated",{rated:t?"yes":"no"});function Ne(t){return t.kind==="unlimited"?
we("no-clock"):t.kind==="days"?we("club-days",{count:t.days}):we("some-clock",{minutes:t.seconds/60,seconds:t.increment})}var W=({rules:t,board:e,clock:n,rated:s,game:o})=>[hn(o?.rules??t??""),e,Ne(n),
Re(s)].join(" · ");var $n=864e5,vn=100,kn={resignation:"+Resign",time:"+Time"},Me=class extends bn{get allowsHelp(){let e=this.remote;return this.isOver||!e.own&&!!f.about.club.assist}resign(){this.remote.act({act:"resi\
gn"})}},Z=t=>ut.find(e=>t[e].id===f.about.me?.id),ee=t=>t.turn!==null&&t.turn===Z(t),ie=class{constructor(e,n){this.view=e,this.id=e.id,this.address=new URL(S(e.id),location.href).href,this.open=n,this.
isThinking=!1,this.own=Z(e),this.isWatched=!this.own;let{clock:s}=e,o=s.kind==="realTime"?s.seconds*1e3:$n,a=u=>({machine:u!==this.own,level:e[u].level??1}),c=u=>D(e[u]),{rules:i,limit:r,fen:l}=e.game;
this.game=new Me(wn({id:`club-${e.id}`,rules:i,limit:r??null,fen:l,players:{black:a("black"),white:a("white")},names:{black:c("black"),white:c("white")},clock:s.kind==="unlimited"?null:{base:o,increment:s.
kind==="realTime"?s.increment*1e3:0},flipped:this.own==="white"})),this.game.remote=this,this.at=performance.now(),this.offers="",this.closeOffers=()=>{},this.queue=Promise.resolve(),this.timer=void 0}allows(e){
return e==="hint"?this.game.allowsHelp:e==="undo"?this.plays&&!this.view.rated:this.plays&&(e==="draw"||e==="resign")}offerDraw(){this.act({act:"offer",what:"draw"})}nameOf(e){return this.view[e].name}get words(){
let{tournament:e}=this.view,n=lt`<a href=${X(e??0)}
      >${R("club-its-tournament")}</a
    >`;return e?lt`${W(this.view)} · ${n}`:W(this.view)}get isRunning(){return this.view.state==="running"}get plays(){return!!this.own&&this.isRunning}get firstMove(){let{clock:e,clocks:n,ply:s}=this.
view;if(!this.own||!this.isRunning||s>1||e.kind!=="realTime"||!n.deadline)return null;let o=Date.now()+n.deadline-n.now;return new Intl.DateTimeFormat(yn,{timeStyle:"medium"}).format(o)}say({player:e,
phrase:n}){let s=ut.find(c=>this.view[c].id===e);if(!s)return;let o=this.view[s].name,a=R("words-of",{name:o,words:R("club-phrase",{phrase:n})});De(a),ge(a)}async load(){let{tree:e,state:n}=this.game;
n.live=n.shown=e.addLine(0,this.view.game.moves),await this.game.load(),this.settle(),this.game.begin()}begin(){this.showOffers(),this.view.state!=="over"&&(this.timer=setInterval(()=>this.tick(),vn),
this.watch())}close(){clearInterval(this.timer),this.closeOffers(),Be.send({type:"unwatch",topic:"game",game:this.id})}watch(){let e=this.game.tree.path(this.game.state.live).length-1;Be.send({type:"w\
atch",topic:"game",game:this.id,since:e})}hear(e){return this.queue=this.queue.then(()=>this.follow(e)).catch(n=>{ge(n.message,{kind:"error"})}),this.queue}async follow(e){let{game:n}=this,{tree:s,state:o}=n,
a=s.path(o.live),c=a.length-1,i=[..."game"in e?e.game.moves:[]],r="game"in e?e.since:Math.min(e.ply,c);if(!("game"in e)&&e.ply===c+1)i=[e.lastMove??"pass"];else if(r>c||r+i.length<e.ply)return this.watch();
let l=s.addLine(a[r],i);this.view={...this.view,...e,game:this.view.game},this.at=performance.now(),await n.followTo(l),this.settle(),n.changed()}settle(){let{game:e,view:n}=this,{black:s,white:o}=n.clocks;
e.state.left={black:s,white:o};let{tree:a,state:c}=e;c.clock&&c.live&&(a.node(c.live).clock={black:s,white:o});let{end:i}=n;if(n.state==="over"||n.state==="aborted"){let r=i?.winner??null,l=kn[i?.how??
""]??"+",u=e.isOver;c.outcome={...gn(r,l),text:i?.text??R("aborted")},n.state==="aborted"&&(c.outcome.code="Void"),!u&&!e.liveView?.end&&De(c.outcome.text),clearInterval(this.timer)}this.showOffers(),
e.liveView?.mustPass&&this.isRunning&&n.turn===this.own&&this.send("pass")}showOffers(){let{own:e,view:n}=this,s=JSON.stringify([n.offers,n.state,n.rematch,this.firstMove]);if(s===this.offers||We.game!==
this.game)return;this.offers=s,this.closeOffers();let o=(l,u=[])=>ge(l,{ms:0,actions:u}),i=Object.entries(n.offers).filter(([,l])=>l).map(([l,u])=>{let w=u,k=R("club-offers",{name:n[w].name,what:l}),d=Q=>()=>this.
act({act:Q,what:l}),T=w===e?[[R("club-withdraw"),d("decline")]]:[[R("draw-accept"),d("accept")],[R("club-decline"),d("decline")]];return De(k),o(k,e?T:[])}),{rematch:r}=n;r&&!e&&i.push(o(R("club-next-\
game"),[[R("open"),()=>this.open(r)]])),this.firstMove&&i.push(o(R("club-first-move",{time:this.firstMove}))),n.state==="adjourned"&&i.push(o(R("club-adjourned"))),this.closeOffers=()=>i.forEach(l=>l())}tick(){
let{clocks:e}=this.view;if(!e.running||!this.game.state.clock)return;let n=performance.now()-this.at;this.game.state.left[e.running]=Math.max(0,e[e.running]-n),We.game===this.game&&fn()}async act(e){let n=await this.
request(e);n&&ge(n,{kind:"error"})}async request(e){try{let s=await Be.begin({type:"act",game:this.id,act:e}).promise;return await this.hear(s),null}catch(n){return n instanceof Error?n.message:String(
n)}}async tryMove(e){let n=this.game.tree.path(this.game.state.live).length-1,s=await this.request({act:"move",move:e,ply:n});return s&&s.replace(/[.。]$/,"")}send(e){e==="pass"?this.tryMove(e):this.
act({act:"offer",what:e==="undo"?"takeback":"rematch"})}setPlayer(){}};function ye(t){let e=t?.remote;return e instanceof ie?e:null}var O=()=>ye(We.game);import{accepted as xn,Refusal as Tn}from"./rest.mjs";import{openDialog as dt}from"./rest.mjs";import{choiceField as Fe}from"./rest.mjs";import{dismiss as Sn,note as On}from"./rest.mjs";import{plain as mt}from"./rest.mjs";
import{SIDES as En}from"./rest.mjs";import{text as P}from"./rest.mjs";import{html as G,nothing as Cn}from"./rest.mjs";import{rulesOptions as Pn}from"./rest.mjs";async function m(t,e,n){let s=await fetch(`club${e}`,{method:t,headers:{"content-type":"application/json"},...n&&{body:JSON.stringify(n)}}),o=await s.json().catch(()=>({}));return xn({status:s.status,
answer:o})}async function v(t){try{await t()}catch(e){On(e instanceof Tn?e.message:P("no-server"),{kind:"error"})}}var ce=(t,e)=>dt(t,()=>G`<p>${e}</p>`),Ge=new WeakSet,Le=t=>async e=>{e.preventDefault();
let n=e.currentTarget;Ge.has(n)||(Ge.add(n),Sn(),await v(async()=>t(n)),Ge.delete(n))},p=(t,e,n="quiet")=>mt(t,Le(()=>e()),{class:n}),V=(t,e,n)=>dt(t,()=>G`<p>${e}</p>`,{actions:n.map(([s,o])=>[s,()=>v(
async()=>o())])}),le=(t,e)=>p(P("club-remove"),()=>V(P("club-remove-it",{name:t}),P("club-remove-words"),[[P("club-remove"),e]])),j=(t,e)=>G`<section class="card" aria-label=${t}>
    <h2>${t}</h2>
    ${e}
  </section>`,x=(t,e)=>j(P("club-card",{name:t}),e),$=(t,e)=>t.length?G`<ul class="club-list">
        ${t.map(n=>G`<li>${n}</li>`)}
      </ul>`:e?G`<p class="faint">${P("club-none",{what:e})}</p>`:Cn,qe=["8x8","7x7","6x6","5x5"].map(t=>[t,t]),Ue=["1+1","3+2","5+3","10+5","30+10","custom","1d","3d","none"],jn=t=>[t,t==="custom"?P(
"custom"):Ne(ue(t))];function ue(t){if(t==="none")return{kind:"unlimited"};if(t.endsWith("d"))return{kind:"days",days:Number.parseInt(t,10)};let[e,n]=t.split("+").map(Number);return{kind:"realTime",seconds:Math.
round(e*60),increment:n}}var $e=(t,e,n=Ue)=>[Fe(P("clock"),n.map(jn),t.clock,s=>e({clock:s})),Fe(P("board"),qe,t.board,s=>e({board:s})),Fe(P("rules"),Pn(),t.rules,s=>e({rules:s}))],Ye=(t,e)=>G`<b>${t}</b>${e.
map(n=>G`<span class="faint">${n}</span>`)}`,L=(t,...e)=>G`<span class="club-words">${Ye(t,e)}</span>`,In=({state:t,end:e,ply:n})=>t==="over"?P("result",{winner:e?.winner??"draw"}):P("count-moves",{count:n}),
pt=(t,e,n)=>mt(Ye(t,[e]),n,{class:"quiet club-game-row"}),ve=(t,e,...n)=>G`<a class="button quiet club-game-row" href=${t}>${Ye(e,n)}</a>`;function de(t){let e=En.map(n=>D(t[n])).join(" – ");return ve(
S(t.id),e,`${W(t)} · ${In(t)}`)}var Ke="#club?boards",ze=60,Fn=1e3,Y=new Map,_e,pe=()=>location.hash===Ke,ft=()=>pe()?f.running.slice(0,ze).sort((t,e)=>t.id-e.id):[];function bt(t){Y.set(t,{moves:[],picture:null,at:performance.now()}),
ht.send({type:"watch",topic:"game",game:t,since:0})}function wt(){let t=new Set(ft().map(({id:e})=>e));for(let e of Y.keys())t.has(e)||(Y.delete(e),O()?.id!==e&&ht.send({type:"unwatch",topic:"game",game:e}));
for(let e of t)Y.has(e)||bt(e);t.size?_e??=setInterval(()=>An(),Fn):_e=void clearInterval(_e)}var gt=()=>Y.clear();function yt(t){let{id:e,ply:n,lastMove:s}=t,o=Y.get(e),a=f.running.find(c=>c.id===e)?.
game.fen;if(!(!o||!a)){if(o.at=performance.now(),"game"in t&&t.since===0)o.moves=t.game.moves;else if(n===o.moves.length+1)o.moves.push(s??"pass");else{if(n>o.moves.length)return bt(e);o.moves.length=
n}o.picture=Nn(Rn(a,o.moves),!1)}}function $t(){let{length:t}=f.running;return xe`<section class="card club-wide" aria-label=${ke("club-boards")}>
    <h2>${ke("club-boards")}</h2>
    ${t?me:$([],"running")}
    ${t>ze?xe`<p>${ke("club-newest",{count:ze})}</p>`:me}
    <div class="club-boards">${ft().map(Gn)}</div>
  </section>`}function Gn(t){let{id:e,turn:n}=t,[s,o]=Dn.map(a=>Mn(a,null,{isToMove:n===a,name:t[a].name,clock:Ln(t,a)}));return xe`<a class="club-board" href=${S(e)}
    >${s} ${Y.get(e)?.picture??me} ${o}
    <span class="unseen">${n?ke("to-move",{side:n}):me}</span></a
  >`}function Ln({id:t,clock:{kind:e},clocks:n},s){if(e==="unlimited")return me;let o=Y.get(t)?.at,a=o&&n.running===s?performance.now()-o:0,c=n[s]-a;return xe`<span class="clock${c<Wn?" low":""}">${Bn(
c)}</span>`}import{socket as qn}from"./rest.mjs";import{SIDES as Un}from"./rest.mjs";import{text as _}from"./rest.mjs";import{addCommands as Yn}from"./rest.mjs";var te=(t,e,n,s)=>({label:t,sign:e,where:"wide",isShown:o=>{let a=ye(o);return a!==null&&n(a)},act:o=>s(ye(o))}),_n=8,zn=({id:t})=>V(_("club-phrases"),"",[...Array(_n).keys()].map(e=>[_("club-phrase",
{phrase:e}),()=>qn.send({type:"phrase",game:t,phrase:e})])),Kn=t=>V(_("club-claim"),_("club-claim-words"),["win","draw"].map(e=>[_("club-claim",{what:e}),()=>t.act({act:"claim",draw:e==="draw"})])),Vn=t=>V(
_("club-correct"),_("club-correct-words"),[...Un,null].map(e=>[_("result",{winner:e??"draw"}),async()=>t.hear(await m("POST",`/games/${t.id}/result`,{winner:e}))]));function vt(){let t=e=>n=>n.act({act:"\
offer",what:e});Yn([te("club-abort","cut",e=>e.plays&&e.view.ply<2,e=>e.act({act:"abort"})),te("club-claim","now",e=>e.plays&&e.view.clock.kind==="realTime"&&e.view.turn!==e.own,Kn),te("club-adjourn",
"pause",e=>e.plays,t("adjourn")),te("resume","go",e=>!!e.own&&e.view.state==="adjourned",t("resume")),te("club-phrases","more",e=>!!(e.own&&f.about.club.phrases),zn),te("club-correct","draw",e=>e.view.
state==="over"&&f.about.rights.includes("correct"),Vn)])}var kt={club:"Club","club-part":"{name, select, meet {Play} tournaments {Tournaments} archive {Archive} players {Players} account {Account}}","club-you-are":"You are {name}.","club-no-engine":"This cl\
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
"club-stuck":"No pairing is possible: too few players, or all have met.","club-failed":"The next round could not begin because of a fault in the club.","club-direct":"{act, select, enter {Enter} withd\
raw {Withdraw} start {Begin} pause {Pause} resume {Go on} next {Begin the next round} end {End the tournament}}","club-direct-player":"{act, select, enter {Enter this player} other {Withdraw this play\
er}}","club-bye":"{wanted, select, yes {Play the next round after all} other {Half a point in place of the next game}}","club-standings":"Standings","club-softened":"Elo counts one more draw for each \
two who have met, since someone won or lost every game.","club-forfeit":"forfeit","club-free":"{name} does not play: {bye, select, allocated {a point} half {half a point} other {no point}}.","club-all":"\
All","club-export":"These games as {format, select, sgf {SGF} jsonl {JSON lines}}","club-member":"{kind, select, guest {Guest} person {Member} bot {Program} engine {Computer} deleted {Deleted}}{role, \
select, arbiter { (arbiter)} owner { (owner)}}","club-present":"here now","club-search":"Find a player","club-count-games":"{count, plural, one {# game} other {# games}}","club-score":"{wins} won, {dr\
aws} drawn, {losses} lost","club-class":"{speed, select, bullet {Bullet} blitz {Blitz} rapid {Rapid} classical {Classical} days {Correspondence}} {board}","club-block":"Block","club-blocked":"{name} i\
s blocked: neither of you can invite the other.","club-unblock":"Unblock","club-remove":"Delete","club-remove-it":"Delete {name}?","club-remove-words":"The games stay, without the name.","club-reset-w\
ords":"{name} is signed out and needs the new passphrase.","club-reset-to":"The passphrase of {name} is now {passphrase}. It is shown only once.","club-make":"{role, select, arbiter {Make an arbiter} \
other {Make a player}}","club-logout":"Sign out","club-join-words":"With a name and a passphrase you can sign in anywhere. A guest keeps the games.","club-changed":"It is changed.","club-data":"Downlo\
ad my data","club-programs-words":"A program of yours can play here as a member.","club-key":"The key of {name} is {key}. It is shown only once.","club-accepts-of":"{accepts, select, all {Everyone} ow\
ner {Only I} none {No one}}","club-new-key":"New key","club-setup-words":"You need the code that the program has printed. You become the owner.","club-codes-words":"Each code lets in as many people as\
 it has uses.","club-show":"Show","club-uses":"{count, plural, one {for # person more} other {for # people more}}","club-code-link":"Link and QR code","club-print":"Print","club-roster-words":"One nam\
e on each line, or a table whose first column has them. Each gets a passphrase.","club-act":"{name} {act, select, set-up {set up the club} delete {deleted an account} correct {corrected a result} rese\
t-passphrase {gave a new passphrase} add-roster {made accounts} set-role {changed a role} add-join-code {made a code} set-settings {changed the settings}}","sign-in":"Sign in first.","not-allowed":"Yo\
u may not do that.","closed-club":"This club is closed; you need a code.","bad-join-code":"That code does not let anyone in.","bad-setup-code":"That is not the code that the program has printed.","set\
-up-already":"The club has an owner already.","bad-name":"A name has 1 to {most} letters, digits, spaces, hyphens or dots.","name-taken":"The name {name} is taken.","bad-passphrase":"A passphrase has \
{least} to {most} characters.","wrong-passphrase":"Name or passphrase is wrong.","has-passphrase":"You have a passphrase already.","no-such-player":"There is no such player.","bad-field":"{name}: {det\
ail}.","too-often":"Too often; wait {seconds} s.","many-connections":"Too many people are here.","not-json":"The request is not JSON.","no-invitation":"There is no such invitation any more.","own-invi\
tation":"That is your own invitation.","not-for-you":"That invitation is for someone else.",blocked:"One of you has blocked the other.","does-not-accept":"{name} does not accept that.","many-games":"M\
ore than {most} games at a time are not possible.","bad-clock":"There is no such clock.","clock-of-guests":"Guests play against levels with clocks of minutes.","not-rated":"Such games are never rated.",
"no-such-game":"There is no such game.","not-a-player":"You do not play in this game.","not-your-turn":"It is not your turn.",stale:"The game is at move {ply} already.","not-running":"The game is not \
running.","too-late-to-abort":"It is too late to abort the game.","no-offer":"Nobody offers {what, select, draw {a draw} takeback {to take back} adjourn {to adjourn} resume {to resume} rematch {a rema\
tch} other {that}}.","cannot-offer":"You can’t offer {what, select, draw {a draw} takeback {to take back} adjourn {to adjourn} resume {to resume} rematch {a rematch} other {that}} now.","not-gone":"\
Your opponent has not been away for {seconds} s.","no-phrases":"This club has no phrases.","no-such-tournament":"There is no such tournament.","many-tournaments":"More than {most} tournaments at a tim\
e are not possible.","not-now":"That is not possible now.","win-forfeit":"{winner, other side} did not play: {winner, side} wins.","win-gone":"{winner, other side} has left: {winner, side} wins.","win\
-decided":"The arbiter decided: {winner, side} wins.","draw-gone":"A player has left: draw.","draw-decided":"The arbiter decided: draw."};import{update as Hn}from"./rest.mjs";import{load as Jn,save as Qn}from"./rest.mjs";import{tickField as Xn}from"./rest.mjs";import{text as Zn}from"./rest.mjs";import{nothing as es}from"./rest.mjs";var xt="\
club-notify",Tt=()=>typeof Notification<"u",Ve=()=>Tt()&&Notification.permission==="granted"&&Jn(xt)===!0;function He(t,e,n){if(!(!Ve()||!document.hidden))try{let s=new Notification(t,{body:e,tag:n});
s.addEventListener("click",()=>{focus(),location.hash=n,s.close()})}catch{}}async function ts({currentTarget:t}){let e=t,n=e.checked;n&&await Notification.requestPermission(),Qn(xt,n),e.checked=Ve(),Hn()}
var St=()=>Tt()?Xn(Zn("club-notify"),Ve(),ts,Notification.permission==="denied"):es;import{update as Qe}from"./rest.mjs";import{byId as ns}from"./rest.mjs";import{choiceField as Ct,numberField as ss}from"./rest.mjs";import{SIDES as os}from"./rest.mjs";import{language as Pt,text as g}from"./rest.mjs";
import{html as I,nothing as C}from"./rest.mjs";import{text as Te}from"./rest.mjs";import{html as Se,nothing as Ot}from"./rest.mjs";var E=(t,e="text",n="")=>Se`<label class="field"
    ><span>${Te("club-field",{name:t})}</span
    ><input
      type=${e}
      name=${t}
      value=${n}
      autocomplete="off"
      autocapitalize="none"
      min=${e==="number"?1:Ot}
  /></label>`,Oe=(t,e,n=Te("club-field",{name:t}))=>Se`<label class="toggle"
    ><input type="checkbox" name=${t} ?checked=${e} /><span>${n}</span></label
  >`,q=(t,e,n)=>Se`<form
    class="club-form"
    @submit=${Le(async s=>{await n(Object.fromEntries(new FormData(s))),s.reset()})}
  >
    ${e}
    <div class="row">
      <button type="submit" class="primary">${Te("club-form",{name:t})}</button>
    </div>
  </form>`,H=(t,e,n,s)=>j(Te("club-form",{name:t}),[s?Se`<p class="faint">${s}</p>`:Ot,q(t,e,n)]);var Et=new Intl.NumberFormat(Pt),as=Ue.filter(t=>t!=="custom"&&t!=="none"),rs=["swiss","round-robin","double-round-robin"],ne={format:"swiss",rounds:5,rest:30,clock:"5+3",rules:"olympiad",board:"8x8"};
async function se(){let t=ae(location.hash,X);t===null?f.tournament=null:f.part="tournaments",f.part==="tournaments"&&(t===null?f.tournaments=(await m("GET","/tournaments")).tournaments:f.tournament=await m(
"GET",`/tournaments/${t}`),Qe())}var Xe=()=>f.about.rights.includes("direct"),jt=t=>f.tournament?ls(f.tournament,t):[j(g("club-part",{name:"tournaments"}),$(f.tournaments.map(is),"tournaments")),Xe()?
cs():C],It=({stage:t,rounds:e},n)=>[g("club-stage",{stage:t}),n?g("club-round",{round:n,rounds:e}):""].filter(Boolean).join(" · ");function is(t){let{id:e,name:n,format:s,setup:o,round:a,players:c}=t,
i=`${g("club-format",{format:s})} · ${W(o)}`,r=g("club-count-players",{count:c});return ve(X(e),n,i,`${It(t,a)} · ${r}`)}function cs(){let t=n=>{Object.assign(ne,n),Qe()},e=(n,s,o)=>ss(g("club-field",
{name:n}),ne[n],{min:s,max:o},a=>t({[n]:a}));return H("tournament",I`${E("name")}
      ${Ct(g("club-field",{name:"format"}),rs.map(n=>[n,g("club-format",{format:n})]),ne.format,n=>t({format:n}))}
      <div class="pair">
        ${ne.format==="swiss"?e("rounds",1,30):C}
        ${e("rest",0,86400)}
        ${$e(ne,t,as)}
      </div>
      ${Oe("rated",!1,g("club-rated",{rated:"yes"}))}`,async({name:n,rated:s})=>{let{format:o,rounds:a,rest:c,rules:i,board:r,clock:l}=ne,u={rules:i,board:r,clock:ue(l),rated:!!s},{id:w}=await m("POST",
"/tournaments",{name:n,format:o,rounds:a,rest:c,setup:u});location.hash=X(w)})}function ls(t,e){let{id:n,name:s,format:o,setup:a,stage:c,nextAt:i,now:r,isStuck:l,isFailed:u,played:w}=t,k=new Intl.DateTimeFormat(
Pt,{timeStyle:"medium"}),d=c==="running"&&i?k.format(Date.now()+i-r):"";return I`<section class="card club-wide" aria-label=${s}>
      <h2>${s}</h2>
      <p>${g("club-format",{format:o})} · ${W(a)}</p>
      <p role="status">
        ${It(t,w.length)}
        ${d?g("club-next-round",{time:d}):C}
        ${l?g("club-stuck"):C}
        ${u?g("club-failed"):C}
      </p>
      ${ms(t)} ${Xe()&&c!=="over"?ps(t,e):C}
      ${fs(t)}
      <div class="row">
        <a class="button quiet" href="#club" @click=${us}
          >${g("club-part",{name:"tournaments"})}</a
        >
        ${["csv","trf"].map(T=>I`<a class="button quiet" href=${`club/tournaments/${n}/${T}`} download
              >${T.toUpperCase()}</a
            >`)}
      </div>
    </section>
    ${w.map((T,Q)=>bs(T,Q+1,t)).reverse()}`}var us=()=>{f.tournament=null,Qe()},Je=async(t,e)=>{await m("POST",`/tournaments/${t}`,e),await se()},ds={open:["start"],running:["pause","next","end"],paused:[
"resume","end"]};function ms({id:t,stage:e,format:n,players:s}){if(e==="over")return C;let{me:o}=f.about,a=s.find(l=>l.id===o?.id),c=a&&!a.hasWithdrawn,i=(l,u="quiet")=>p(g("club-direct",{act:l}),()=>Je(
t,{act:l}),u),r=e==="open"||n==="swiss"||a;return I`<div class="row">
    ${o&&c?i("withdraw"):C}
    ${o&&!c&&r?i("enter","primary"):C}
    ${c&&n==="swiss"?p(g("club-bye",{wanted:a.wantsBye?"yes":"no"}),()=>Je(t,{act:"bye",wanted:!a.wantsBye})):C}
    ${Xe()?ds[e].map(l=>i(l,l==="start"?"primary":"quiet")):C}
  </div>`}function ps({id:t,players:e},n){let s=new Set(e.filter(i=>!i.hasWithdrawn).map(i=>i.id)),o=n.state.players.filter(i=>i.kind!=="deleted"&&!s.has(i.id)),a=i=>Number(ns(i).querySelector("select").
value),c=(i,r,l)=>l.length?I`<div class="row" id=${i}>
          ${Ct(g("club-heading",{name:"player"}),l.map(u=>[String(u.id),u.name]),String(l[0].id),()=>{},!0)}
          ${p(g("club-direct-player",{act:r}),()=>Je(t,{act:r,player:a(i)}))}
        </div>`:C;return[c("tournament-add","enter",o),c("tournament-remove","withdraw",e.filter(i=>!i.hasWithdrawn))]}var hs=({elo:t,eloError:e})=>t===null||e===null?"":`${t<0?"−":"+"}${Math.round(
Math.abs(t))} ± ${Math.round(e)}`;function fs({standings:t,tieBreaks:e,played:n,softened:s}){let o=t.some(({elo:r})=>r!==null),a=["player","points",...e,...o?["elo"]:[]],c=new Map(t.map(({player:r,number:l})=>[
r,l])),i=r=>{if(!r)return"";let{opponent:l,color:u,result:w}=r;return[l===null?"":c.get(l),u&&(u==="black"?"●":"○"),w].join("")};return I`<div class="club-table">
    <table>
      <caption>
        ${g("club-standings")}
      </caption>
      <thead>
        <tr>
          <td></td>
          ${a.map(r=>I`<th>${g("club-heading",{name:r})}</th>`)}
          ${n.map((r,l)=>I`<th>${l+1}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${t.map(r=>I`<tr>
            <td>${r.rank}</td>
            <th scope="row">${r.number}. ${r.name} (${re(r.rating)})</th>
            <td>${Et.format(r.points)}</td>
            ${r.tieBreaks.map(l=>I`<td>${Et.format(l)}</td>`)}
            ${o?I`<td>${hs(r)}</td>`:C}
            ${n.map((l,u)=>I`<td>${i(r.rounds[u])}</td>`)}
          </tr>`)}
      </tbody>
    </table>
    ${o&&s?I`<p class="faint">${g("club-softened")}</p>`:C}
  </div>`}function bs({pairs:t,byes:e},n,{rounds:s,players:o}){let a=r=>o.find(l=>l.id===r)?.name??"",c=t.map(r=>{let l=os.map(k=>a(r[k])).join(" – "),{result:u}=r,w=u?g("result",{winner:u.winner??"\
draw"})+(u.forfeit?` (${g("club-forfeit")})`:""):g("club-stage",{stage:"running"});return r.game?ve(S(r.game),l,w):L(l,w)}),i=e.map(([r,l])=>g("club-free",{name:a(r),bye:l}));return j(g("club-round",{
round:n,rounds:s}),$([...c,...i]))}var At=()=>f.part==="tournaments"&&location.hash.startsWith("#club")?v(se):void 0;import{presetOf as Gs,update as sn}from"./rest.mjs";import{FIRST_LEVEL as Ls}from"./rest.mjs";import{choiceField as je,tickField as qs}from"./rest.mjs";import{plain as Us}from"./rest.mjs";import{text as h}from"./rest.mjs";
import{html as A,nothing as B}from"./rest.mjs";import{ownClock as Ys,startOptions as _s}from"./rest.mjs";import{update as Lt}from"./rest.mjs";import{choiceField as $s}from"./rest.mjs";import{note as qt}from"./rest.mjs";import{language as vs,text as y}from"./rest.mjs";import{html as M,nothing as z}from"./rest.mjs";import{openDialog as ws}from"./rest.mjs";import{text as he}from"./rest.mjs";import{html as Ee,nothing as gs}from"./rest.mjs";var Nt="#club?code",Bt=()=>new URLSearchParams(location.hash).get(Nt)??"",Dt=(t="")=>location.href.split("#")[0]+t,Wt=(t,e)=>Ee`<div class="club-slip">
    <img class="club-qr" alt="" src=${`club/qr?text=${encodeURIComponent(t)}`} />
    <p><b>${t}</b></p>
    ${Object.entries(e).map(([n,s])=>Ee`<p>
          ${he("club-field",{name:n})}:
          <b class=${n==="name"?gs:"club-code"}>${s}</b>
        </p>`)}
  </div>`,Mt=(t,e)=>ws(t,()=>e,{wide:!0,actions:[[he("club-print"),()=>print()]]}),Ft=t=>Mt(he("club-code-link"),Wt(Dt(`${Nt}=${encodeURIComponent(t)}`),{code:t})),ys=t=>t.split(`
`).map(e=>e.split(/[,;\t]/)[0].replace(/^\s*"|"\s*$/g,"").trim()).filter(Boolean),Rt=()=>he("club-card",{name:"roster"}),Gt=t=>x("roster",Ee`<p class="faint">${he("club-roster-words")}</p>
      ${q("roster",Ee`<textarea name="names" rows="6" aria-label=${Rt()}></textarea>`,async({names:e})=>{let{accounts:n}=await t.change("POST","/roster",{names:ys(e)});Mt(Rt(),n.map(({name:s,passphrase:o})=>Wt(
Dt(),{name:s,passphrase:o})))})}`);var tt=()=>M`<label class="field"
    ><span>${y("club-field",{name:"guest"})}</span
    ><input type="text" id="guest-name" maxlength="40" autocomplete="nickname"
  /></label>`,nt=()=>document.getElementById("guest-name")?.value.trim(),fe=()=>E("passphrase","password"),Ut=()=>E("code","text",Bt()),Yt=["closed","guests","assist","phrases"],_t=t=>[E("club","text",
t.name),Yt.map(e=>Oe(e,t[e]))],zt=(t,e)=>({...e,name:t.club||e.name,...Object.fromEntries(Yt.map(n=>[n,n in t]))}),Kt=t=>H("setup",[E("setup"),E("name"),fe(),_t(t.state.about.club)],e=>{let{setup:n,name:s,
passphrase:o}=e,a=zt(e,t.state.about.club);return t.signIn("/setup",{code:n,name:s,passphrase:o,settings:a})},y("club-setup-words")),Ze=t=>H("login",[E("name"),fe()],e=>t.enter("/login",e)),et=(t,e)=>H(
"join",[E("name"),fe(),e?Ut():z],n=>t.enter("/accounts",n),y("club-join-words")),st=t=>[Ze(t),et(t,t.state.about.club.closed),t.state.about.club.guests?H("guest",[E("name"),Ut()],({name:e,code:n})=>t.
enter("/guests",{code:n,...e&&{name:e}})):z];function Vt(t){let{about:e,mine:n}=t.state,{me:s,rights:o}=e;return s?[n?.hasPassphrase?ks(t):[et(t,!1),Ze(t)],o.includes("seat")?xs(t):z,n?.blocked.length?
Os(t,n.blocked):z,o.includes("manage")?[Cs(t),Ps(t),Gt(t)]:z,o.includes("audit")?Es(t):z]:[Ze(t),et(t,!1)]}var ks=t=>x("account",M`${q("change",[fe(),E("new","password")],async({passphrase:e,new:n})=>{
await m("POST","/me/passphrase",{old:e,new:n}),qt(y("club-changed"))})}
      <div class="row">
        <a class="button quiet" href="club/me/data" download="club.json">${y("club-data")}</a>
        ${p(y("club-logout"),()=>t.signIn("/logout",{}))}
      </div>
      ${t.state.about.me?.role==="owner"?z:M`<details>
            <summary>${y("club-form",{name:"delete"})}</summary>
            <p class="faint">${y("club-remove-words")}</p>
            ${q("delete",fe(),async({passphrase:e})=>{await m("DELETE","/me",{passphrase:e}),location.reload()})}
          </details>`}`),xs=t=>x("programs",M`<p class="faint">${y("club-programs-words")}</p>
      ${$((t.state.mine?.bots??[]).map(e=>Ss(t,e)))}
      ${q("seat",E("name"),async({name:e})=>{let{key:n}=await t.change("POST","/bots",{name:e});ce(e,y("club-key",{name:e,key:n}))})}`),Ts=["all","owner","none"];function Ss(t,{id:e,name:n,accepts:s}){
return M`<b class="club-words">${n}</b>
    ${$s(y("club-field",{name:"accepts"}),Ts.map(o=>[o,y("club-accepts-of",{accepts:o})]),s??"all",o=>v(()=>t.change("POST",`/bots/${e}`,{accepts:o})))}
    ${p(y("club-new-key"),async()=>{let{key:o}=await m("POST",`/bots/${e}/key`);ce(n,y("club-key",{name:n,key:o}))})}
    ${le(n,()=>t.change("DELETE",`/bots/${e}`))}`}var Os=(t,e)=>x("blocked",$(e.map(({id:n,name:s})=>M`<span class="club-words">${s}</span>
            ${p(y("club-unblock"),()=>t.change("DELETE",`/players/${n}/block`))}`)));function Es(t){let{acts:e,players:n}=t.state,s=new Intl.DateTimeFormat(vs,{dateStyle:"short",timeStyle:"short"}),o=i=>n.
find(r=>r.id===i)?.name??(i===null?"":`#${i}`),a=i=>i?y("result",{winner:i.winner??"draw"}):"",c=e.map(({at:i,actor:r,act:l,subject:u,detail:w})=>{let{before:k,after:d,role:T}=w,[Q,ct]=u.split(" "),ln=Q===
"player"?o(Number(ct)):"",un=l==="correct"?`${a(k)} → ${a(d)}`:"",dn=T?y("club-member",{kind:"person",role:T}):"",mn=y("club-act",{name:o(r),act:l.replaceAll(" ","-")}),pn=[s.format(i),ln,un,dn].filter(
Boolean).join(" · ");return M`${L(mn,pn)}
    ${Q==="game"?p(y("open"),()=>t.open(Number(ct))):z}`});return x("audit",M`${$(c)}
    ${p(y("club-show"),async()=>{t.state.acts=(await m("GET","/audit")).acts,Lt()})}`)}var Cs=t=>x("settings",q("change",_t(t.state.about.club),async e=>{await t.change("POST","/settings",zt(e,t.state.
about.club)),qt(y("club-changed"))}));function Ps(t){let e=async()=>{t.state.codes=(await m("GET","/codes")).codes,Lt()},n=t.state.codes.map(({code:s,usesLeft:o})=>M`${L(M`<span class="club-code">${s}</span>`,
y("club-uses",{count:o}))}
        ${p(y("club-code-link"),()=>Ft(s))}
        ${p(y("club-withdraw"),async()=>{await m("DELETE",`/codes/${encodeURIComponent(s)}`),await e()})}`);return x("codes",M`<p class="faint">${y("club-codes-words")}</p>
      ${n.length?$(n):p(y("club-show"),e)}
      ${q("code",E("uses","number"),async({uses:s})=>{await m("POST","/codes",{uses:Number(s)||1}),await e()})}`)}import{update as be}from"./rest.mjs";import{choiceField as js,valued as Is}from"./rest.mjs";import{note as Qt}from"./rest.mjs";import{ruleName as As}from"./rest.mjs";import{language as Ht,text as b}from"./rest.mjs";
import{html as N,nothing as K}from"./rest.mjs";import{row as Rs}from"./rest.mjs";import{rulesOptions as Ns}from"./rest.mjs";var Jt=50,Xt=!1,Ce=0;async function Pe(t,e=!1){let{query:n,archive:s}=t.state,o=at({...n,limit:String(Jt)}),a=s?.at(-1);e&&a&&o.set("before",String(a.id));let c=++Ce,{games:i}=await m("GET",`/games?${o}`);
c===Ce&&(Xt=i.length===Jt,t.state.archive=[...e?s??[]:[],...i],e?be():await ot(t,[]))}var at=t=>new URLSearchParams(Object.entries(t).filter(([,e])=>e));async function ot(t,e){let{player:n,rules:s,board:o}=t.
state.query,a=at({player:n,rules:s,board:o||"8x8",moves:e.join(" ")}),c=++Ce,{moves:i}=await m("GET",`/openings?${a}`);c===Ce&&(Object.assign(t.state,{openings:i,line:e}),be())}function Bs(t){let{line:e,
openings:n}=t.state,s=n.map(({move:o,black:a,draws:c,white:i})=>{let r=[a,c,i],l=a+c+i;return Rs({move:o,inBook:!1,counts:r,games:l},()=>v(()=>ot(t,[...e,o])))});return j(b("openings"),N`<p>${e.join("\
 ")}</p>
      <div class="explorer">
        ${s.length?N`<ul>
              ${s}
            </ul>`:N`<p class="faint">${b("openings-none")}</p>`}
      </div>
      ${e.length?p(b("back"),()=>ot(t,e.slice(0,-1))):K}`)}function Zt(t){let{query:e,archive:n,players:s}=t.state,o=(r,l,u=b("club-heading",{name:r}))=>js(u,[["",b("club-all")],...l],e[r],w=>{e[r]=w,
v(()=>Pe(t))}),a=[o("player",s.map(({id:r,name:l})=>[String(r),l])),o("result",["black","white","draw"].map(r=>[r,b("result",{winner:r})])),o("rules",Ns(),b("rules")),o("board",qe,b("board")),o("rated",
["true","false"].map(r=>[r,Re(r==="true")]))],c=r=>N`<a
      class="button quiet"
      href=${`club/export?${at({...e,format:r})}`}
      download=${`club.${r}`}
      >${b("club-export",{format:r})}</a
    >`;return[j(b("club-part",{name:"archive"}),N`<div class="pair club-filters">${a}</div>
      ${$((n??[]).map(r=>N`${de(r)}
              <a class="button quiet" href=${`club/games/${r.id}/sgf`} download>${"SGF"}</a>`),"over")}
      <div class="row">
        ${Xt?p(b("more"),()=>Pe(t,!0)):K}
        ${c("sgf")} ${c("jsonl")}
      </div>`),Bs(t)]}async function en(t,e){t.state.player=await m("GET",`/players/${e}`),be(),scrollTo({top:0})}function tn(t){let{players:e,player:n,search:s}=t.state,o=({kind:r,present:l})=>+(r!==
"engine")*2+Number(l??!1),a=r=>r.rating??0,c=s.toLocaleLowerCase(Ht),i=e.filter(({name:r})=>r.toLocaleLowerCase(Ht).includes(c)).sort((r,l)=>o(l)-o(r)||a(l)-a(r)).map(r=>{let{id:l,kind:u,role:w,present:k}=r,
d=[b("club-member",{kind:u,role:w}),k?b("club-present"):""],T=()=>v(()=>en(t,l));return pt(D(r),d.filter(Boolean).join(" · "),T)});return N`${n?Ws(t,n):K}
  ${j(b("club-part",{name:"players"}),N`<input
        type="search"
        aria-label=${b("club-search")}
        placeholder=${b("club-search")}
        .value=${s}
        @input=${Is(r=>{t.state.search=r,be()})}
      />
      ${$(i,"players")}`)}`}function Ds(t){let[e,n]=t.split(" ");return b("club-class",{speed:e,board:n})}function Ws(t,{player:e,ratings:n,statistics:s}){let{about:o}=t.state,a=e.id!==o.me?.id,c=n.map(
({class:r,rating:l,provisional:u,games:w,history:k})=>N`${L(`${Ds(r)}: ${re(l,u)}`,b("club-count-games",{count:w}))}
        ${Fs(k.map(d=>d.rating))}`),i=s.map(({rules:r,board:l,...u})=>N`${As(r)} ${l}: ${b("club-score",u)}`);return j(e.name,N`${$(c,"ratings")} ${$(i)}
      <div class="row">
        ${a&&e.kind!=="deleted"?p(b("club-do",{kind:"challenge"}),()=>{Object.assign(t.state.wish,{kind:"challenge",to:String(e.id)}),t.state.part="meet",be()},"primary"):K}
        ${a&&o.rights.includes("block")?p(b("club-block"),async()=>{await t.change("POST",`/players/${e.id}/block`),Qt(b("club-blocked",{name:e.name}))}):K}
        ${a&&o.rights.includes("manage")&&e.kind!=="engine"?Ms(e,t):K}
      </div>`)}function Ms({id:t,name:e,role:n,kind:s},o){let a=async()=>{await m("DELETE",`/players/${t}`),o.state.player=null,await o.refresh()},c=async()=>{let{passphrase:l}=await m("POST",`/player\
s/${t}/passphrase`);ce(e,b("club-reset-to",{name:e,passphrase:l}))};if(s==="deleted")return K;if(s!=="person")return le(e,a);let i=n==="arbiter"?"player":"arbiter",r=b("club-field",{name:"new"});return[
p(r,()=>V(r,b("club-reset-words",{name:e}),[[r,c]])),p(b("club-make",{role:i}),async()=>{await o.change("POST",`/players/${t}/role`,{role:i}),await en(o,t),Qt(b("club-changed"))}),le(e,a)]}function Fs(t){
if(t.length<2)return K;let e=Math.min(...t),n=Math.max(1,Math.max(...t)-e),s=t.map((o,a)=>`${100*a/(t.length-1)},${28-26*(o-e)/n}`);return N`<svg class="club-curve" viewBox="0 0 100 30" aria-hidden="true">
    <polyline points=${s.join(" ")}></polyline>
  </svg>`}var zs=["meet","tournaments","archive","players","account"],Ks=["link","open","pair","challenge"],Vs={meet:t=>Qs(t),tournaments:jt,archive:Zt,players:tn,account:Vt};async function Hs(t,e){Object.assign(
t.state,{part:e,tournament:null}),location.hash.startsWith("#club?")&&(location.hash="#club"),sn(),e==="tournaments"&&await se(),await(e==="archive"?Pe(t):t.refresh())}function on(t){let{about:e,part:n}=t.
state,s=e.club.closed&&!e.me,o=pe()&&!s,a=e.needsSetup&&n===(e.me?"account":"meet");return A`<div class="club">
    <div class="club-head">
      <h1>${e.club.name}</h1>
      ${s?B:zs.map(c=>Us(h("club-part",{name:c}),()=>v(()=>Hs(t,c)),{isPressed:c===n&&!o}))}
      <span class="faint"
        >${e.me?h("club-you-are",{name:e.me.name}):B}</span
      >
    </div>
    <div class="notes" role="status"></div>
    <div class="club-cards">
      ${a&&!o&&!t.state.invitation?Kt(t):B}
      ${Js(t)}
      ${s?st(t):o?$t():Vs[n](t)}
    </div>
  </div>`}var an=({state:{about:t}})=>t.me!==null||t.club.guests&&!t.club.closed;function Js(t){let{invitation:e,refused:n,about:s}=t.state;if(n)return x("invitation",A`<p>${n}</p>`);if(!e)return B;let{
author:o,setup:a,color:c,token:i,game:r}=e,l=o.id===s.me?.id,u=A`<p>${W(a)}</p>
    <p>
      ${c?h("club-side",{name:o.name,side:c}):h("club-random-side")}
    </p>`;return r?x("invitation",p(h("open"),()=>t.open(r))):l?x("invitation",A`<label class="field"
        ><span>${h("club-send-link")}</span
        ><input
          type="text"
          class="club-link"
          readonly
          .value=${location.href}
          @focus=${w=>w.target.select()}
      /></label>
      ${u}
      <p class="faint" role="status">${h("club-waits")}</p>
      <div class="row">${p(h("club-withdraw"),()=>t.withdraw(i))}</div>`):j(h("club-invites",{name:D(o)}),an(t)?A`${u} ${s.me?B:tt()}
            <div class="row">
              ${p(h("draw-accept"),()=>t.accept(i,nt()),"primary")}
            </div>`:u)}function Qs(t){let{mine:e,open:n,running:s}=t.state,o=e?.invitations??[];return A`${e?x("games",A`${$([...e.games].sort((a,c)=>Number(ee(c))-Number(ee(a))).map(a=>A`${ee(a)?A`<span class="club-turn">${h(
"your-turn")}</span>`:B}
                  ${de(a)}`),"games")}
          ${St()}`):B}
    ${o.length?x("invitations",$(o.map(a=>nn(a,t)))):B}
    ${an(t)?Xs(t):st(t)}
    ${x("lobby",$(n.map(a=>nn(a,t)),"lobby"))}
    ${x("running",A`<div class="row">
          ${p(h("club-tv"),()=>t.watchTv())}
          <a class="button quiet" href=${Ke}>${h("club-boards")}</a>
        </div>
        ${$(s.map(de),"running")}`)}`}function nn({token:t,kind:e,author:n,target:s,setup:o,color:a},c){let i=n.id===c.state.about.me?.id,r=D(i&&s?s:n),l=h("club-kind-of",{kind:e,name:r}),u=a?` · ${h(
"club-side",{name:n.name,side:a})}`:"";return A`${L(l,W(o)+u)}
    ${i?[e==="link"?A`<a class="button quiet" href=${`#club/${t}`}>${h("club-show-link")}</a>`:B,p(h("club-withdraw"),()=>c.withdraw(t))]:[p(h("draw-accept"),()=>c.accept(t),"primary"),e==="challenge"?
p(h("club-decline"),()=>c.withdraw(t)):B]}`}function Xs(t){let{about:e,wish:n}=t.state,s=d=>Gs(d)?.start??"standard",o=d=>{Object.assign(n,d,d.rules&&{start:s(d.rules)}),sn()},[a,c,i]=$e(n,o),r=t.others.
find(({level:d})=>d===Ls);n.to||=String(r?.id??"");let l=t.others.map(({id:d,name:T})=>[String(d),T]),u=e.me?.kind==="person",w=()=>{let d=t.others.find(({id:T})=>String(T)===n.to)??t.others[0];return d?.
kind==="guest"||d&&d.owner===e.me?.id},k=()=>!u||n.clock==="none"||n.start!==s(n.rules)||n.kind==="challenge"&&w();return n.rated&&=!k(),x("invite",A`${je(h("club-field",{name:"kind"}),Ks.map(d=>[d,h(
"club-kind",{kind:d})]),n.kind,d=>o({kind:d}))}
      ${n.kind==="challenge"?je(h("opponent"),l,n.to,d=>o({to:d})):B}
      <div class="pair">
        ${a}
        ${je(h("your-side"),[["random",h("random")],["black",h("black-first")],["white",h("side",{side:"white"})]],n.color,d=>o({color:d}))}
      </div>
      ${Ys(n,o,180)}
      <div class="pair">${i} ${c}</div>
      ${je(h("start"),_s(),n.start,d=>o({start:d}))}
      ${qs(h("club-rated",{rated:"yes"}),n.rated,()=>o({rated:!n.rated}),k())}
      ${e.me||t.state.invitation?B:tt()}
      <div class="row">
        ${p(h("club-do",{kind:n.kind}),()=>t.invite(nt()),"primary")}
      </div>`)}var Ae="#club/",it=class{constructor(e){this.play=e,this.state=f,this.shown=null,this.tv=null,this.wanted=f.about.me?"":location.hash,this.opening=null,this.notes=new Map,this.changes=0;let n=(s,o)=>U.
addEventListener(s,a=>o(a.detail));n("hello",()=>{gt(),this.tv&&U.send({type:"watch",topic:"tv"}),this.catchUp()}),n("state",({game:s})=>this.heard(s)),n("game",({game:s})=>this.heard(s)),n("started",
({game:s})=>this.started(s)),n("lobby",({open:s})=>{this.state.open=s,J()}),n("tv",({game:s})=>s&&this.tune(s.id)),n("challenge",({invitation:s})=>this.challenged(s)),n("challengeGone",()=>this.catchUp()),
n("tournament",At),n("phrase",s=>O()?.id===s.game&&O()?.say(s)),n("said",({text:s})=>rt(s,{kind:"error"})),addEventListener("hashchange",()=>v(()=>this.readAddress()))}catchUp(){return v(async()=>{await this.
refresh(),await this.readAddress()})}async refresh(){let{changes:e}=this,n=await m("GET",""),s=n.me||!n.club.closed,[o,a,c]=await Promise.all([n.me?m("GET","/me"):null,s?m("GET","/players"):{players:[]},
s?m("GET","/games?state=running"):{games:[]}]);if(e!==this.changes)return this.refresh();let i=U.isRefused;U.isRefused=!s,i&&s&&U.connect(),o&&(o.games=this.newest(this.state.mine?.games??[],o.games)),
Object.assign(this.state,{about:n,mine:o,players:a.players,running:this.newest(this.state.running,c.games)}),J(),s&&U.send({type:"watch",topic:"lobby"}),O()?.watch()}async change(e,n,s){let o=await m(
e,n,s);return await this.refresh(),o}newest(e,n){let s=new Map(e.map(o=>[o.id,o]));return n.map(o=>{let a=s.get(o.id);return a&&a.clocks.now>o.clocks.now?a:o})}async readAddress(){(location.hash==="#c\
lub"||pe())&&await this.refresh(),location.hash.startsWith("#club")&&await se();let e=O();e&&location.hash==="#play"&&history.replaceState(null,"",S(e.id));let{hash:n}=location,{about:s}=this.state,o=ae(
n,S);if(n!=="#club"&&n!==this.wanted&&(this.wanted=""),o&&s.club.closed&&!s.me)return this.wanted=n,location.replace("#club");o&&await this.openAddressed(o);let a={invitation:null,refused:null};if(n.startsWith(
Ae)){let c=encodeURIComponent(n.slice(Ae.length));try{a.invitation=await m("GET",`/invitations/${c}`)}catch(i){if(!(i instanceof to))throw i;a.refused=i.message}}location.hash===n&&(Object.assign(this.
state,a),J())}async openAddressed(e){let n=oe("view-play");n.inert=O()?.id!==e,await this.open(e);let s=ae(location.hash,S);(!s||s===e)&&(n.inert=!1),s===e&&O()?.id!==e&&history.replaceState(null,"","\
#play")}heard(e){let n=O();n?.id===e.id&&n.hear(e),yt(e);let s=["running","adjourned"].includes(e.state);for(let o of[this.state.mine?.games??[],this.state.running]){let a=o.findIndex(({id:c})=>c===e.
id);a<0||(o===this.state.mine?.games&&this.tellTurn(o[a],e),s?o[a]={...o[a],...e,game:o[a].game}:this.changes+=o.splice(a,1).length)}J()}tellTurn(e,{id:n,turn:s}){!s||s===e.turn||s!==Z(e)||He(F("your-\
turn"),D(e[so(s)]),S(n))}note(e,n,s){this.notes.set(e,rt(n,{ms:0,actions:s}))}async started(e){this.changes+=1;let{mine:n}=this.state,s=a=>[e,...a.filter(({id:c})=>c!==e.id)];if(this.state.running=s(this.
state.running),!n||!Z(e))return J();n.games=s(n.games);let o=O();(!o?.own||!o.isRunning)&&await this.open(e.id),O()?.id!==e.id&&this.note(e.id,F("club-started"),[[F("open"),()=>this.open(e.id)]])}challenged(e){
this.changes+=1,this.state.mine?.invitations.push(e),J();let{author:n,token:s}=e;if(n.id===this.state.about.me?.id)return;let o=F("club-challenged",{name:n.name});He(o,"","#club"),this.note(s,o,[[F("d\
raw-accept"),()=>v(()=>this.accept(s))],[F("club-decline"),()=>v(()=>this.withdraw(s))]])}open(e){if(this.opening?.id!==e||this.opening.signal.aborted){let n=this.play.opens(),{signal:s}=n,o=v(()=>this.
show(e,s)).then(()=>n.abort());this.opening={id:e,signal:s,done:o}}return this.opening.done}async show(e,n){let s=O();if(s?.id===e&&s.own===Z(s.view))return cn(e);let o=new ie(await m("GET",`/games/${e}`),
a=>this.open(a));await o.load(),!n.aborted&&(this.play.adopt(o.game),J({isFirstVisit:!1}),await cn(e))}get place(){return[location.hash,O()?.id,this.opening?.id].join()}async tune(e){this.tv===this.place?
(await this.open(e),this.tv=[S(e),e,e].join()):(this.tv=null,U.send({type:"unwatch",topic:"tv"}))}async watchTv(){let{place:e}=this,{game:n}=await m("GET","/tv");this.tv=e,U.send({type:"watch",topic:"\
tv"}),n||rt(F("club-no-tv"))}async beGuest(e){this.state.about.me||await this.signIn("/guests",e?{name:e}:{})}async signIn(e,n){await m("POST",e,n),U.socket?.close(),await this.refresh()}async enter(e,n){
let{wanted:s}=this;await this.signIn(e,n),s&&(location.hash=s)}async accept(e,n){await this.beGuest(n);let{game:s}=await m("POST",`/invitations/${e}`).catch(async o=>{throw await this.readAddress(),o});
await this.open(s),await this.refresh()}async withdraw(e){await m("DELETE",`/invitations/${e}`),location.hash===`${Ae}${e}`&&(location.hash="#club"),await this.refresh()}get others(){let{players:e,about:n}=this.
state;return e.filter(({id:s,kind:o})=>s!==n.me?.id&&o!=="deleted")}async invite(e){let{hash:n}=location;await this.beGuest(e);let{kind:s,to:o,board:a,rules:c,start:i,color:r,rated:l,...u}=this.state.
wish,w=u.clock==="custom"?`${u.minutes}+${u.seconds}`:u.clock,{invitation:k,game:d}=await m("POST","/invitations",{kind:s,setup:{rules:c,board:a,start:i,clock:ue(w),rated:l},...r!=="random"&&{color:r},
...s==="challenge"&&{to:Number(o||this.others[0]?.id)}});d?await this.open(d):s==="link"&&location.hash===n&&(location.hash=`${Ae}${k.token}`),await this.refresh()}draw(){ao(on(this),oe("view-club"));
let e=O();oe("view-play").classList.toggle("club-game",e!==null),e!==this.shown&&(this.shown?.close(),e?.begin(),this.shown=e),wt();let{games:n=[],invitations:s=[]}=this.state.mine??{},o=[...s.map(({token:r})=>r),
...n.map(({id:r})=>r)];for(let[r,l]of this.notes)o.includes(r)&&r!==e?.id||(l(),this.notes.delete(r));let a=n.filter(ee).length;oe("club-count").textContent=a?String(a):"";let c=a||Zs.game?.isYourTurn&&
!oe("view-play").hidden,i=document.title.replace(`${F("your-turn")} · `,"");document.title=c?`${F("your-turn")} · ${i}`:i}};async function cn(t){let e=S(t);if(location.hash===e)return;let n=new Promise(
s=>addEventListener("hashchange",s,{once:!0}));location.hash=e,await n}async function ro(){let t=new URL(`club-${rn}.mjs`,import.meta.url).href,e=rn==="en"?{}:(await import(t)).default;oo({...kt,...e})}
function io(){let t=new URL("club.css",import.meta.url).href;document.head.append(Ie("link",{rel:"stylesheet",href:t}));let e=F("club"),n=Ie("a",{href:"#club"},e," ",Ie("span",{id:"club-count"}));n.dataset.
view="club",document.querySelector("nav.views")?.prepend(n),oe("main").append(Ie("section",{class:"view",id:"view-club","aria-label":e}))}async function Pr(t){await ro();let e=await m("GET","");f.about=
e,io(),vt(),document.documentElement.dataset.searches||no(F("club-no-engine"));let n=new it(t);eo(()=>n.draw()),n.draw(),location.hash?dispatchEvent(new Event("hashchange")):location.replace("#club"),
await v(()=>n.refresh())}export{it as Club,Pr as begin};
