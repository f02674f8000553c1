import{drawWith as Vs,update as X}from"./rest.mjs";import{Refusal as Hs}from"./rest.mjs";import{refuseSearches as Js}from"./rest.mjs";import{socket as Y}from"./rest.mjs";import{byId as fe,h as Oe}from"./rest.mjs";
import{note as ot}from"./rest.mjs";import{other as Qs}from"./rest.mjs";import{language as Xt,learn as Xs,text as F}from"./rest.mjs";import{render as Zs}from"./rest.mjs";import{update as fn}from"./rest.mjs";import{socket as ut}from"./rest.mjs";import{positionAfter as wn,smallBoard as gn}from"./rest.mjs";import{clockText as yn,SIDES as $n}from"./rest.mjs";import{text as re}from"./rest.mjs";
import{html as ie,nothing as ce}from"./rest.mjs";import{LOW as vn,strip as kn}from"./rest.mjs";import{app as Ie,update as cn}from"./rest.mjs";import{socket as je}from"./rest.mjs";import{announce as Ae,note as V}from"./rest.mjs";import{Game as ln,newState as un}from"./rest.mjs";import{outcome as dn,
SIDES as lt}from"./rest.mjs";import{language as mn,text as I}from"./rest.mjs";import{html as ct}from"./rest.mjs";var y={about:null,mine:null,open:[],running:[],players:[],invitation:null,refused:null,wish:{kind:"link",to:"",clock:"10+5",board:"8x8",rules:"olympiad",start:"standard",minutes:15,seconds:10,color:"r\
andom",rated:!1},part:"meet",archive:null,query:{player:"",result:"",rules:"",board:"",rated:""},line:[],openings:[],acts:[],player:null,search:"",tournaments:[],tournament:null,codes:[]};import{ruleName as an}from"./rest.mjs";import{text as we}from"./rest.mjs";var O=t=>`#game/${t}`,se=t=>`#club?tournament=${t}`;function Pe(t){let e=/^#game\/(\d{1,15})$/.exec(t)?.[1];return e===void 0?
null:Number(e)}var oe=(t,e)=>`${Math.round(t)}${e?"?":""}`,W=({name:t,rating:e,provisional:n})=>e===void 0?t:`${t} (${oe(e,n)})`,Ce=t=>we("club-rated",{rated:t?"yes":"no"});function rn(t){return t.kind===
"unlimited"?we("no-clock"):t.kind==="days"?we("club-days",{count:t.days}):we("some-clock",{minutes:t.seconds/60,seconds:t.increment})}var B=({rules:t,board:e,clock:n,rated:s,game:o})=>[an(o?.rules??t??
""),e,rn(n),Ce(s)].join(" · ");var pn=864e5,hn=100,bn={resignation:"+Resign",time:"+Time"},Re=class extends ln{get allowsHelp(){let e=this.remote;return this.isOver||!e.own&&!!y.about.club.assist}resign(){this.remote.act({act:"resi\
gn"})}},Z=t=>lt.find(e=>t[e].id===y.about.me?.id),ee=t=>t.turn!==null&&t.turn===Z(t),ae=class{constructor(e,n){this.view=e,this.open=n,this.isThinking=!1,this.own=Z(e);let{clock:s}=e,o=s.kind==="realT\
ime"?s.seconds*1e3:pn,a=d=>({machine:d!==this.own,level:e[d].level??1}),r=d=>W(e[d]),{rules:i,limit:c,fen:l}=e.game;this.game=new Re(un({id:`club-${e.id}`,rules:i,limit:c??null,fen:l,players:{black:a(
"black"),white:a("white")},names:{black:r("black"),white:r("white")},clock:s.kind==="unlimited"?null:{base:o,increment:s.kind==="realTime"?s.increment*1e3:0},flipped:this.own==="white"})),this.game.remote=
this,this.at=performance.now(),this.offers="",this.closeOffers=()=>{},this.queue=Promise.resolve(),this.timer=void 0}allows(e){return e==="hint"?this.game.allowsHelp:e==="undo"?this.plays&&!this.view.
rated:this.plays&&(e==="draw"||e==="resign")}offerDraw(){this.act({act:"offer",what:"draw"})}get id(){return this.view.id}get address(){return new URL(O(this.id),location.href).href}get words(){let{tournament:e}=this.
view,n=ct`<a href=${se(e??0)}
      >${I("club-its-tournament")}</a
    >`;return e?ct`${B(this.view)} · ${n}`:B(this.view)}get isRunning(){return this.view.state==="running"}get plays(){return!!this.own&&this.isRunning}get isWatched(){return!this.own}get firstMove(){
let{clock:e,clocks:n,ply:s}=this.view;if(!this.own||!this.isRunning||s>1||e.kind!=="realTime"||!n.deadline)return null;let o=Date.now()+n.deadline-n.now;return new Intl.DateTimeFormat(mn,{timeStyle:"m\
edium"}).format(o)}say({player:e,phrase:n}){let s=lt.find(r=>this.view[r].id===e);if(!s)return;let o=this.view[s].name,a=I("club-says",{name:o,words:I("club-phrase",{phrase:n})});Ae(a),V(a)}async load(){
let{tree:e,state:n}=this.game;n.live=n.shown=e.addLine(0,this.view.game.moves),await this.game.load(),this.settle(),this.game.begin()}begin(){this.showOffers(),this.view.state!=="over"&&(this.timer=setInterval(
()=>this.tick(),hn),this.watch())}close(){clearInterval(this.timer),this.closeOffers(),je.send({type:"unwatch",topic:"game",game:this.id})}watch(){let e=this.game.tree.path(this.game.state.live).length-
1;je.send({type:"watch",topic:"game",game:this.id,since:e})}hear(e){return this.queue=this.queue.then(()=>this.follow(e)).catch(n=>{V(String(n),{kind:"error"})}),this.queue}async follow(e){let{game:n}=this,
{tree:s,state:o}=n,a=s.path(o.live),r=a.length-1,i=[..."game"in e?e.game.moves:[]],c="game"in e?e.since:Math.min(e.ply,r);if(!("game"in e)&&e.ply===r+1)i=[e.lastMove??"pass"];else if(c>r||c+i.length<e.
ply)return this.watch();let l=s.addLine(a[c],i);this.view={...this.view,...e,game:this.view.game},this.at=performance.now(),await n.followTo(l),this.settle(),n.changed()}settle(){let{game:e,view:n}=this,
{black:s,white:o}=n.clocks;e.state.left={black:s,white:o};let{tree:a,state:r}=e;r.clock&&r.live&&(a.node(r.live).clock={black:s,white:o});let{end:i}=n;if(n.state==="over"||n.state==="aborted"){let c=i?.
winner??null,l=bn[i?.how??""]??"+",d=e.isOver;r.outcome={...dn(c,l),text:i?.text??I("aborted")},!d&&!e.liveView?.end&&Ae(r.outcome.text),clearInterval(this.timer)}this.showOffers(),e.liveView?.mustPass&&
this.isRunning&&n.turn===this.own&&this.send("pass")}showOffers(){let{own:e,view:n}=this,s=JSON.stringify([n.offers,n.state,n.rematch,this.firstMove]);if(s===this.offers||Ie.game!==this.game)return;this.
offers=s,this.closeOffers();let r=Object.entries(n.offers).filter(([,c])=>c).map(([c,l])=>{let d=l,$=I("club-offers",{name:n[d].name,what:c}),v=A=>()=>this.act({act:A,what:c}),m=d===e?[[I("club-withdr\
aw"),v("decline")]]:[[I("draw-accept"),v("accept")],[I("club-decline"),v("decline")]];return Ae($),V($,{ms:0,actions:e?m:[]})}),{rematch:i}=n;i&&!e&&r.push(V(I("club-next-game"),{ms:0,actions:[[I("ope\
n"),()=>this.open(i)]]})),this.firstMove&&r.push(V(I("club-first-move",{time:this.firstMove}),{ms:0})),n.state==="adjourned"&&r.push(V(I("club-adjourned"),{ms:0})),this.closeOffers=()=>r.forEach(c=>c())}tick(){
let{clocks:e}=this.view;if(!e.running||!this.game.state.clock)return;let n=performance.now()-this.at;this.game.state.left[e.running]=Math.max(0,e[e.running]-n),Ie.game===this.game&&cn()}async act(e){let n=await this.
request(e);n&&V(n,{kind:"error"})}async request(e){try{let s=await je.begin({type:"act",game:this.id,act:e}).promise;return await this.hear(s),null}catch(n){return n instanceof Error?n.message:String(
n)}}async tryMove(e){let n=this.game.tree.path(this.game.state.live).length-1,s=await this.request({act:"move",move:e,ply:n});return s&&s.replace(/[.。]$/,"")}send(e){e==="pass"?this.tryMove(e):this.
act({act:"offer",what:e==="undo"?"takeback":"rematch"})}setPlayer(){}};function ge(t){let e=t?.remote;return e instanceof ae?e:null}var T=()=>ge(Ie.game);var Be="#club?boards",We=60,xn=1e3,_=new Map,Ne,le=()=>location.hash===Be,dt=()=>le()?y.running.slice(0,We).sort((t,e)=>t.id-e.id):[];function mt(t){_.set(t,{moves:[],picture:null,at:performance.now()}),
ut.send({type:"watch",topic:"game",game:t,since:0})}function pt(){let t=new Set(dt().map(({id:e})=>e));for(let e of _.keys())t.has(e)||(_.delete(e),T()?.id!==e&&ut.send({type:"unwatch",topic:"game",game:e}));
for(let e of t)_.has(e)||mt(e);t.size?Ne??=setInterval(()=>fn(),xn):Ne=void clearInterval(Ne)}var ht=()=>_.clear();function bt(t){let{id:e,ply:n,lastMove:s}=t,o=_.get(e),a=y.running.find(r=>r.id===e)?.
game.fen;if(!(!o||!a)){if(o.at=performance.now(),"game"in t&&t.since===0)o.moves=t.game.moves;else if(n===o.moves.length+1)o.moves.push(s??"pass");else{if(n>o.moves.length)return mt(e);o.moves.length=
n}o.picture=gn(wn(a,o.moves),!1)}}function ft(){let{length:t}=y.running;return ie`<section class="card club-wide" aria-label=${re("club-boards")}>
    <h2>${re("club-boards")}</h2>
    ${t?ce:ie`<p class="faint">${re("club-none-running")}</p>`}
    ${t>We?ie`<p>${re("club-newest",{count:We})}</p>`:ce}
    <div class="club-boards">${dt().map(Tn)}</div>
  </section>`}function Tn(t){let{id:e,turn:n}=t,[s,o]=$n.map(a=>kn(a,null,{isToMove:n===a,name:t[a].name,clock:Sn(t,a)}));return ie`<a class="club-board" href=${O(e)}
    >${s} ${_.get(e)?.picture??ce} ${o}
    <span class="unseen">${n?re("to-move",{side:n}):ce}</span></a
  >`}function Sn({id:t,clock:{kind:e},clocks:n},s){if(e==="unlimited")return ce;let o=_.get(t)?.at,a=o&&n.running===s?performance.now()-o:0,r=n[s]-a;return ie`<span class="clock${r<vn?" low":""}">${yn(
r)}</span>`}import{socket as Bn}from"./rest.mjs";import{SIDES as Dn}from"./rest.mjs";import{text as U}from"./rest.mjs";import{addCommands as Mn}from"./rest.mjs";import{accepted as On,Refusal as En}from"./rest.mjs";import{openDialog as wt}from"./rest.mjs";import{choiceField as De}from"./rest.mjs";import{dismiss as Pn,note as Cn}from"./rest.mjs";import{plain as gt}from"./rest.mjs";
import{SIDES as jn}from"./rest.mjs";import{text as D}from"./rest.mjs";import{html as G,nothing as An}from"./rest.mjs";import{clockWords as In,rulesOptions as Rn}from"./rest.mjs";async function h(t,e,n){let s=await fetch(`club${e}`,{method:t,headers:{"content-type":"application/json"},...n&&{body:JSON.stringify(n)}}),o=await s.json().catch(()=>({}));return On({status:s.status,
answer:o})}async function k(t){try{await t()}catch(e){Cn(e instanceof En?e.message:D("no-server"),{kind:"error"})}}var ue=(t,e)=>wt(t,()=>G`<p>${e}</p>`),Me=new WeakSet,Fe=t=>async e=>{e.preventDefault();
let n=e.currentTarget;Me.has(n)||(Me.add(n),Pn(),await k(async()=>t(n)),Me.delete(n))},g=(t,e,n="quiet")=>gt(t,Fe(()=>e()),{class:n}),H=(t,e,n)=>wt(t,()=>G`<p>${e}</p>`,{actions:n.map(([s,o])=>[s,()=>k(
async()=>o())])}),de=(t,e)=>g(D("club-remove"),()=>H(D("club-remove-it",{name:t}),D("club-remove-words"),[[D("club-remove"),e]])),f=(t,e)=>G`<section class="card" aria-label=${t}>
    <h2>${t}</h2>
    ${e}
  </section>`,x=(t,e="")=>t.length?G`<ul class="club-list">
        ${t.map(n=>G`<li>${n}</li>`)}
      </ul>`:e?G`<p class="faint">${e}</p>`:An,Ge=["8x8","7x7","6x6","5x5"].map(t=>[t,t]),Le=["1+1","3+2","5+3","10+5","30+10","custom","1d","3d","none"],Nn=t=>t.endsWith("d")?[t,D("club-days",{count:Number.
parseInt(t,10)})]:In(t);function ye(t){if(t==="none")return{kind:"unlimited"};if(t.endsWith("d"))return{kind:"days",days:Number.parseInt(t,10)};let[e,n]=t.split("+").map(Number);return{kind:"realTime",
seconds:e*60,increment:n}}var $e=(t,e,n=Le)=>[De(D("clock"),n.map(Nn),t.clock,s=>e({clock:s})),De(D("board"),Ge,t.board,s=>e({board:s})),De(D("rules"),Rn(),t.rules,s=>e({rules:s}))],qe=(t,e)=>G`<b>${t}</b>${e.
map(n=>G`<span class="faint">${n}</span>`)}`,q=(t,...e)=>G`<span class="club-words">${qe(t,e)}</span>`,Wn=({state:t,end:e,ply:n})=>t==="over"?D("result",{winner:e?.winner??"draw"}):D("count-moves",{count:n}),
yt=(t,e,n)=>gt(qe(t,[e]),n,{class:"quiet club-game-row"}),ve=(t,e,...n)=>G`<a class="button quiet club-game-row" href=${t}>${qe(e,n)}</a>`;function me(t){let e=jn.map(n=>W(t[n])).join(" – ");return ve(
O(t.id),e,`${B(t)} · ${Wn(t)}`)}var te=(t,e,n,s)=>({label:t,sign:e,where:"wide",isShown:o=>{let a=ge(o);return a!==null&&n(a)},act:o=>s(ge(o))}),Fn=8,Gn=({id:t})=>H(U("club-phrases"),"",[...Array(Fn).keys()].map(e=>[U("club-phrase",
{phrase:e}),()=>Bn.send({type:"phrase",game:t,phrase:e})])),Ln=t=>H(U("club-claim"),U("club-claim-words"),[[U("club-claim-win"),()=>t.act({act:"claim"})],[U("club-claim-draw"),()=>t.act({act:"claim",draw:!0})]]),
qn=t=>H(U("club-correct"),U("club-correct-words"),[...Dn,null].map(e=>[U("result",{winner:e??"draw"}),async()=>t.hear(await h("POST",`/games/${t.id}/result`,{winner:e}))]));function $t(){let t=e=>n=>n.
act({act:"offer",what:e});Mn([te("club-abort","cut",e=>e.plays&&e.view.ply<2,e=>e.act({act:"abort"})),te("club-claim","now",e=>e.plays&&e.view.clock.kind==="realTime"&&e.view.turn!==e.own,Ln),te("club\
-adjourn","pause",e=>e.plays,t("adjourn")),te("resume","go",e=>!!e.own&&e.view.state==="adjourned",t("resume")),te("club-phrases","more",e=>!!(e.own&&y.about.club.phrases),Gn),te("club-correct","draw",
e=>e.view.state==="over"&&y.about.rights.includes("correct"),qn)])}var vt={club:"Club","club-part":"{name, select, meet {Play} tournaments {Tournaments} archive {Archive} players {Players} account {Account}}","club-you-are":"You are {name}.","club-no-engine":"This cl\
ub has no engine.","club-your-games":"Your games","club-notify":"Notify me when it is my turn","club-no-games":"You have no game. Invite someone, or challenge the computer.","club-invitations":"Invita\
tions and challenges","club-invite":"Invite","club-whom":"Whom","club-kind":"{kind, select, link {Someone with a link} open {Anyone in the lobby} pair {An opponent of about my rating} challenge {A mem\
ber or the computer}}","club-do":"{kind, select, link {Make a link} open {Put into the lobby} pair {Find an opponent} challenge {Challenge}}","club-kind-of":"{kind, select, link {Invitation by link} o\
pen {Open invitation} pair {Looking for an opponent} challenge {Challenge}}: {name}","club-lobby":"Lobby","club-lobby-empty":"Nobody waits for an opponent.","club-running":"Games now","club-none-runni\
ng":"No game is being played.","club-tv":"Watch the best game","club-boards":"All boards","club-newest":"Only the newest {count} games are here.","club-no-tv":"No game is on now. The next one opens by\
 itself.","club-days":"{count, plural, one {# day a move} other {# days a move}}","club-rated":"{rated, select, yes {Rated} other {Casual}}","club-side":"{name} plays {side, side}","club-random-side":"\
The sides are drawn by lot.","club-invitation":"Invitation","club-invites":"{name} invites you to a game","club-send-link":"Send this link to your opponent","club-show-link":"Show link","club-waits":"\
The game begins when your opponent opens the link and accepts.","club-decline":"Decline","club-withdraw":"Withdraw","club-challenged":"{name} challenges you.","club-started":"Another game of yours has\
 begun.","club-offers":"{name} {what, select, draw {offers a draw.} takeback {asks to take back a move.} adjourn {wants to adjourn the game.} resume {wants to resume the game.} rematch {wants a rematc\
h.}}","club-abort":"Abort","club-claim":"Claim","club-claim-words":"Claim the game if your opponent has been away for a minute.","club-claim-win":"Claim the win","club-claim-draw":"Claim a draw","club\
-adjourn":"Adjourn","club-adjourned":"The game is adjourned. It goes on when both want to resume it.","club-first-move":"The next move must come by {time}, or the game is aborted.","club-phrases":"Say\
 something","club-phrase":"{phrase, select, 0 {Hello!} 1 {Have fun!} 2 {Good move!} 3 {Oops!} 4 {One moment, please.} 5 {Thank you!} 6 {Good game!} 7 {Goodbye!}}","club-says":"{name}: {words}","club-c\
orrect":"Correct the result","club-correct-words":"The ratings are counted again, and the audit log keeps what you do.","club-next-game":"The players have begun another game.","club-no-tournaments":"T\
here is no tournament.","club-its-tournament":"The tournament","club-new-tournament":"New tournament","club-kind-of-tournament":"Kind","club-format":"{format, select, swiss {Swiss} round-robin {Round \
robin} double-round-robin {Double round robin}}","club-rounds":"Rounds","club-rest":"Seconds between rounds","club-stage":"{stage, select, open {Players enter} running {Running} paused {Paused} over {\
Over}}","club-round":"Round {round} of {rounds}","club-count-players":"{count, plural, one {# player} other {# players}}","club-next-round":"The next round begins at {time}.","club-stuck":"No pairing \
is possible: too few players, or all have met.","club-direct":"{act, select, enter {Enter} withdraw {Withdraw} start {Begin} pause {Pause} resume {Go on} next {Begin the next round} end {End the tourn\
ament}}","club-direct-player":"{act, select, enter {Enter this player} other {Withdraw this player}}","club-bye":"{wanted, select, yes {Play the next round after all} other {Half a point in place of t\
he next game}}","club-standings":"Standings","club-points":"Points","club-elo":"Elo","club-tie-break":"{name, select, buchholz {Buchholz} buchholzCut1 {Buchholz cut 1} sonnebornBerger {Sonneborn-Berge\
r} directEncounter {Direct encounter} wins {Wins} progressive {Progressive score}}","club-forfeit":"forfeit","club-free":"{name} does not play: {bye, select, allocated {a point} half {half a point} ot\
her {no point}}.","club-player":"Player","club-result":"Result","club-rating":"Rating","club-all":"All","club-none-over":"No such game is over yet.","club-more":"More","club-export":"{format, select, \
sgf {These games as SGF} jsonl {These games as JSON lines}}","club-member":"{kind, select, guest {Guest} person {Member} bot {Program} engine {Computer} deleted {Deleted}}{role, select, arbiter { (arb\
iter)} owner { (owner)}}","club-present":"here now","club-search":"Find a player","club-nobody":"Nobody is here yet.","club-count-games":"{count, plural, one {# game} other {# games}}","club-score":"{\
wins} won, {draws} drawn, {losses} lost","club-no-ratings":"No rating yet.","club-class":"{speed, select, bullet {Bullet} blitz {Blitz} rapid {Rapid} classical {Classical} days {Correspondence}} {boar\
d}","club-block":"Block","club-blocked":"{name} is blocked: neither of you can invite the other.","club-blocked-players":"Blocked players","club-unblock":"Unblock","club-remove":"Delete","club-remove-\
it":"Delete {name}?","club-remove-words":"The games stay, without the name.","club-reset-words":"{name} is signed out and needs the new passphrase.","club-reset-to":"The passphrase of {name} is now {p\
assphrase}. It is shown only once.","club-make":"{role, select, arbiter {Make an arbiter} other {Make a player}}","club-guest-name":"Your name, if you like","club-name":"Name","club-passphrase":"Passp\
hrase","club-new-passphrase":"New passphrase","club-code":"Code of the club","club-login":"Sign in","club-logout":"Sign out","club-join":"Become a member","club-join-words":"With a name and a passphra\
se you can sign in anywhere. A guest keeps the games.","club-as-guest":"Come in as a guest","club-account":"Your account","club-change":"Change","club-changed":"It is changed.","club-data":"Download m\
y data","club-delete":"Delete my account","club-programs":"Your programs","club-programs-words":"A program of yours can play here as a member.","club-seat":"Add a program","club-key":"The key of {name\
} is {key}. It is shown only once.","club-accepts":"Who may challenge it","club-accepts-of":"{accepts, select, all {Everyone} owner {Only I} none {No one}}","club-new-key":"New key","club-setup":"Set \
up the club","club-setup-words":"You need the code that the program has printed. You become the owner.","club-setup-code":"Code of the program","club-settings":"Settings of the club","club-its-name":"\
Name of the club","club-closed":"Only people with a code come in","club-guests":"Guests may play","club-assist":"Spectators may use the engine","club-phrases-allowed":"Players may send each other pres\
et phrases","club-codes":"Codes to come in","club-codes-words":"Each code lets in as many people as it has uses.","club-show":"Show","club-new-code":"New code","club-how-many":"For how many people","c\
lub-uses":"{count, plural, one {for # person more} other {for # people more}}","club-code-link":"Link and QR code","club-print":"Print","club-roster":"Accounts for a class","club-roster-words":"One na\
me on each line, or a table whose first column has them. Each gets a passphrase.","club-roster-make":"Make accounts","club-audit":"Audit log","club-act":"{name} {act, select, set-up {set up the club} \
delete {deleted an account} correct {corrected a result} reset-passphrase {gave a new passphrase} add-roster {made accounts} set-role {changed a role} add-join-code {made a code} set-settings {changed\
 the settings}}","sign-in":"Sign in first.","not-allowed":"You may not do that.","closed-club":"This club is closed; you need a code.","bad-join-code":"That code does not let anyone in.","bad-setup-co\
de":"That is not the code that the program has printed.","set-up-already":"The club has an owner already.","bad-name":"A name has 1 to {most} letters, digits, spaces, hyphens or dots.","name-taken":"T\
he name {name} is taken.","bad-passphrase":"A passphrase has {least} to {most} characters.","wrong-passphrase":"Name or passphrase is wrong.","has-passphrase":"You have a passphrase already.","no-such\
-player":"There is no such player.","bad-field":"{name}: {detail}.","too-often":"Too often; wait {seconds} s.","many-connections":"Too many people are here.","not-json":"The request is not JSON.","no-\
invitation":"There is no such invitation any more.","own-invitation":"That is your own invitation.","not-for-you":"That invitation is for someone else.",blocked:"One of you has blocked the other.","do\
es-not-accept":"{name} does not accept that.","many-games":"More than {most} games at a time are not possible.","bad-clock":"There is no such clock.","not-rated":"Such games are never rated.","no-such\
-game":"There is no such game.","not-a-player":"You do not play in this game.","not-your-turn":"It is not your turn.",stale:"The game is at move {ply} already.","not-running":"The game is not running.",
"too-late-to-abort":"It is too late to abort the game.","no-offer":"Nobody offers {what, select, draw {a draw} takeback {to take back} adjourn {to adjourn} resume {to resume} rematch {a rematch} other\
 {that}}.","cannot-offer":"You can’t offer {what, select, draw {a draw} takeback {to take back} adjourn {to adjourn} resume {to resume} rematch {a rematch} other {that}} now.","not-gone":"Your oppon\
ent has not been away for {seconds} s.","no-phrases":"This club has no phrases.","no-such-tournament":"There is no such tournament.","many-tournaments":"More than {most} tournaments at a time are not \
possible.","not-now":"That is not possible now.","win-forfeit":"{winner, other side} did not play: {winner, side} wins.","win-gone":"{winner, other side} has left: {winner, side} wins.","win-decided":"\
The arbiter decided: {winner, side} wins.","draw-gone":"A player has left: draw.","draw-decided":"The arbiter decided: draw.",aborted:"The game was aborted."};import{update as Un}from"./rest.mjs";import{load as Yn,save as _n}from"./rest.mjs";import{tickField as zn}from"./rest.mjs";import{text as Kn}from"./rest.mjs";import{nothing as Vn}from"./rest.mjs";var kt="\
club-notify",xt=()=>typeof Notification<"u",Ue=()=>xt()&&Notification.permission==="granted"&&Yn(kt)===!0;function Ye(t,e,n){if(!(!Ue()||!document.hidden))try{let s=new Notification(t,{body:e,tag:n});
s.addEventListener("click",()=>{focus(),location.hash=n,s.close()})}catch{}}async function Hn({currentTarget:t}){let e=t,n=e.checked;n&&await Notification.requestPermission(),_n(kt,n),e.checked=Ue(),Un()}
var Tt=()=>xt()?zn(Kn("club-notify"),Ue(),Hn,Notification.permission==="denied"):Vn;import{update as Ke}from"./rest.mjs";import{byId as Qn}from"./rest.mjs";import{choiceField as Ot,numberField as St}from"./rest.mjs";import{SIDES as Xn}from"./rest.mjs";import{language as Zn,text as w}from"./rest.mjs";
import{html as E,nothing as P}from"./rest.mjs";import{html as _e,nothing as Jn}from"./rest.mjs";var M=([t,e,n="text"],s="")=>_e`<label class="field"
    ><span>${e}</span
    ><input
      type=${n}
      name=${t}
      value=${s}
      autocomplete="off"
      autocapitalize="none"
      min=${n==="number"?1:Jn}
  /></label>`,J=(t,e,n)=>_e`<label class="toggle"
    ><input type="checkbox" name=${t} ?checked=${n} /><span>${e}</span></label
  >`,S=(t,e,n)=>_e`<form
    class="club-form"
    @submit=${Fe(async s=>{await n(Object.fromEntries(new FormData(s))),s.reset()})}
  >
    ${e}
    <div class="row"><button type="submit" class="primary">${t}</button></div>
  </form>`;var es=Le.filter(t=>t!=="custom"&&t!=="none"),ts=["swiss","round-robin","double-round-robin"],Q={format:"swiss",rounds:5,rest:30,clock:"5+3",rules:"olympiad",board:"8x8"};function ns(){let t=/^#club\?tournament=(\d{1,15})$/.
exec(location.hash)?.[1];return t===void 0?null:Number(t)}async function ne(){let t=ns();t===null?y.tournament=null:y.part="tournaments",y.part==="tournaments"&&(t===null?y.tournaments=(await h("GET",
"/tournaments")).tournaments:y.tournament=await h("GET",`/tournaments/${t}`),Ke())}var Ve=()=>y.about.rights.includes("direct"),Et=t=>y.tournament?as(y.tournament,t):[f(w("club-part",{name:"tournament\
s"}),x(y.tournaments.map(ss),w("club-no-tournaments"))),Ve()?os():P],Pt=({stage:t,rounds:e},n)=>[w("club-stage",{stage:t}),n?w("club-round",{round:n,rounds:e}):""].filter(Boolean).join(" · ");function ss(t){
let{id:e,name:n,format:s,setup:o,round:a,players:r}=t,i=`${w("club-format",{format:s})} · ${B(o)}`,c=w("club-count-players",{count:r});return ve(se(e),n,i,`${Pt(t,a)} · ${c}`)}function os(){let t=e=>{
Object.assign(Q,e),Ke()};return f(w("club-new-tournament"),S(w("club-new-tournament"),E`${M(["name",w("club-name")])}
        ${Ot(w("club-kind-of-tournament"),ts.map(e=>[e,w("club-format",{format:e})]),Q.format,e=>t({format:e}))}
        <div class="pair">
          ${Q.format==="swiss"?St(w("club-rounds"),Q.rounds,{min:1,max:30},e=>t({rounds:e})):P}
          ${St(w("club-rest"),Q.rest,{min:0,max:86400},e=>t({rest:e}))}
          ${$e(Q,t,es)}
        </div>
        ${J("rated",w("club-rated",{rated:"yes"}),!1)}`,async({name:e,rated:n})=>{let{format:s,rounds:o,rest:a,rules:r,board:i,clock:c}=Q,l={rules:r,board:i,clock:ye(c),rated:!!n},{id:d}=await h("POST",
"/tournaments",{name:e,format:s,rounds:o,rest:a,setup:l});location.hash=se(d)}))}function as(t,e){let{id:n,name:s,format:o,setup:a,stage:r,nextAt:i,now:c,isStuck:l,played:d}=t,$=new Intl.DateTimeFormat(
Zn,{timeStyle:"medium"}),v=r==="running"&&i?$.format(Date.now()+i-c):"";return E`<section class="card club-wide" aria-label=${s}>
      <h2>${s}</h2>
      <p>${w("club-format",{format:o})} · ${B(a)}</p>
      <p role="status">
        ${Pt(t,d.length)}
        ${v?w("club-next-round",{time:v}):P}
        ${l?w("club-stuck"):P}
      </p>
      ${cs(t)} ${Ve()&&r!=="over"?ls(t,e):P}
      ${ds(t)}
      <div class="row">
        <a class="button quiet" href="#club" @click=${rs}
          >${w("club-part",{name:"tournaments"})}</a
        >
        ${["csv","trf"].map(m=>E`<a class="button quiet" href=${`club/tournaments/${n}/${m}`} download
              >${m.toUpperCase()}</a
            >`)}
      </div>
    </section>
    ${d.map((m,A)=>ms(m,A+1,t)).reverse()}`}var rs=()=>{y.tournament=null,Ke()},ze=async(t,e)=>{await h("POST",`/tournaments/${t}`,e),await ne()},is={open:["start"],running:["pause","next","end"],paused:[
"resume","end"]};function cs({id:t,stage:e,format:n,players:s}){if(e==="over")return P;let{me:o}=y.about,a=s.find(l=>l.id===o?.id),r=a&&!a.hasWithdrawn,i=(l,d="quiet")=>g(w("club-direct",{act:l}),()=>ze(
t,{act:l}),d),c=e==="open"||n==="swiss"||a;return E`<div class="row">
    ${o&&r?i("withdraw"):P}
    ${o&&!r&&c?i("enter","primary"):P}
    ${r&&n==="swiss"?g(w("club-bye",{wanted:a.wantsBye?"yes":"no"}),()=>ze(t,{act:"bye",wanted:!a.wantsBye})):P}
    ${Ve()?is[e].map(l=>i(l,l==="start"?"primary":"quiet")):P}
  </div>`}function ls({id:t,players:e},n){let s=new Set(e.filter(i=>!i.hasWithdrawn).map(i=>i.id)),o=n.state.players.filter(i=>i.kind!=="deleted"&&!s.has(i.id)),a=i=>Number(Qn(i).querySelector("select").
value),r=(i,c,l)=>l.length?E`<div class="row" id=${i}>
          ${Ot(w("club-player"),l.map(d=>[String(d.id),d.name]),String(l[0].id),()=>{},!0)}
          ${g(w("club-direct-player",{act:c}),()=>ze(t,{act:c,player:a(i)}))}
        </div>`:P;return[r("tournament-add","enter",o),r("tournament-remove","withdraw",e.filter(i=>!i.hasWithdrawn))]}var us=({elo:t,eloError:e})=>t===null||e===null?"":`${t<0?"−":"+"}${Math.round(
Math.abs(t))} ± ${Math.round(e)}`;function ds({standings:t,tieBreaks:e,played:n}){let s=t.some(({elo:r})=>r!==null),o=new Map(t.map(({player:r,number:i})=>[r,i])),a=r=>{if(!r)return"";let{opponent:i,
color:c,result:l}=r;return[i===null?"":o.get(i),c&&(c==="black"?"●":"○"),l].join("")};return E`<div class="club-table">
    <table>
      <caption>
        ${w("club-standings")}
      </caption>
      <thead>
        <tr>
          <td></td>
          <th>${w("club-player")}</th>
          <th>${w("club-points")}</th>
          ${e.map(r=>E`<th>${w("club-tie-break",{name:r})}</th>`)}
          ${s?E`<th>${w("club-elo")}</th>`:P}
          ${n.map((r,i)=>E`<th>${i+1}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${t.map(r=>E`<tr>
            <td>${r.rank}</td>
            <th scope="row">${r.number}. ${r.name} (${oe(r.rating)})</th>
            <td>${r.points}</td>
            ${r.tieBreaks.map(i=>E`<td>${i}</td>`)}
            ${s?E`<td>${us(r)}</td>`:P}
            ${n.map((i,c)=>E`<td>${a(r.rounds[c])}</td>`)}
          </tr>`)}
      </tbody>
    </table>
  </div>`}function ms({pairs:t,byes:e},n,{rounds:s,players:o}){let a=c=>o.find(l=>l.id===c)?.name??"",r=t.map(c=>{let l=Xn.map(v=>a(c[v])).join(" – "),{result:d}=c,$=d?w("result",{winner:d.winner??"\
draw"})+(d.forfeit?` (${w("club-forfeit")})`:""):w("club-stage",{stage:"running"});return c.game?ve(O(c.game),l,$):q(l,$)}),i=e.map(([c,l])=>w("club-free",{name:a(c),bye:l}));return f(w("club-round",{
round:n,rounds:s}),x([...r,...i]))}var Ct=()=>y.part==="tournaments"&&location.hash.startsWith("#club")?k(ne):void 0;import{presetOf as Ws,update as Ht}from"./rest.mjs";import{FIRST_LEVEL as Bs}from"./rest.mjs";import{choiceField as Se,tickField as Ds}from"./rest.mjs";import{plain as Ms}from"./rest.mjs";import{text as p}from"./rest.mjs";
import{html as j,nothing as N}from"./rest.mjs";import{ownClock as Fs,startOptions as Gs}from"./rest.mjs";import{update as Wt}from"./rest.mjs";import{choiceField as bs}from"./rest.mjs";import{note as Bt}from"./rest.mjs";import{language as fs,text as u}from"./rest.mjs";import{html as C,nothing as z}from"./rest.mjs";import{openDialog as ps}from"./rest.mjs";import{text as L}from"./rest.mjs";import{html as pe}from"./rest.mjs";var He="#club?code=",jt=()=>location.hash.startsWith(He)?decodeURIComponent(location.hash.slice(He.length)):"",Je=(t="")=>location.href.split("#")[0]+t,At=t=>pe`<img class="club-qr" alt="" src=${`club\
/qr?text=${encodeURIComponent(t)}`} />`,It=(t,e)=>ps(t,()=>e,{wide:!0,actions:[[L("club-print"),()=>print()]]});function Rt(t){let e=Je(He+encodeURIComponent(t));It(L("club-code-link"),pe`<div class="club-slip">
      ${At(e)}
      <p><b>${e}</b></p>
      <p>${L("club-code")}: <b class="club-code">${t}</b></p>
    </div>`)}var hs=t=>t.split(`
`).map(e=>e.split(/[,;\t]/)[0].replace(/^\s*"|"\s*$/g,"").trim()).filter(Boolean),Nt=t=>f(L("club-roster"),pe`<p class="faint">${L("club-roster-words")}</p>
      ${S(L("club-roster-make"),pe`<textarea name="names" rows="6" aria-label=${L("club-roster")}></textarea>`,async({names:e})=>{let{accounts:n}=await t.change("POST","/roster",{names:hs(e)});It(L("c\
lub-roster"),n.map(({name:s,passphrase:o})=>pe`<div class="club-slip">
                  ${At(Je())}
                  <p><b>${Je()}</b></p>
                  <p>${L("club-name")}: <b>${s}</b></p>
                  <p>${L("club-passphrase")}: <b class="club-code">${o}</b></p>
                </div>`))})}`);var Ze=()=>C`<label class="field"
    ><span>${u("club-guest-name")}</span
    ><input type="text" id="guest-name" maxlength="40" autocomplete="nickname"
  /></label>`,et=()=>document.getElementById("guest-name")?.value.trim(),he=()=>M(["name",u("club-name")]),ke=()=>M(["passphrase",u("club-passphrase"),"password"]),Dt=()=>M(["code",u("club-code")],jt()),
Mt=t=>[M(["club",u("club-its-name")],t.name),J("closed",u("club-closed"),t.closed),J("guests",u("club-guests"),t.guests),J("assist",u("club-assist"),t.assist),J("phrases",u("club-phrases-allowed"),t.phrases)],
Ft=(t,e)=>({...e,name:t.club||e.name,closed:"closed"in t,guests:"guests"in t,assist:"assist"in t,phrases:"phrases"in t}),Gt=t=>f(u("club-setup"),C`<p class="faint">${u("club-setup-words")}</p>
      ${S(u("club-setup"),[M(["code",u("club-setup-code")]),he(),ke(),Mt(t.state.about.club)],e=>{let{code:n,name:s,passphrase:o}=e,a=Ft(e,t.state.about.club);return t.signIn("/setup",{code:n,name:s,passphrase:o,
settings:a})})}`),Qe=t=>f(u("club-login"),S(u("club-login"),[he(),ke()],e=>t.enter("/login",e))),Xe=(t,e)=>f(u("club-join"),C`<p class="faint">${u("club-join-words")}</p>
      ${S(u("club-join"),[he(),ke(),e?Dt():z],n=>t.enter("/accounts",n))}`),tt=t=>[Qe(t),Xe(t,t.state.about.club.closed),t.state.about.club.guests?f(u("club-as-guest"),S(u("club-as-guest"),[he(),Dt()],
({name:e,code:n})=>t.enter("/guests",{code:n,...e&&{name:e}}))):z];function Lt(t){let{about:e,mine:n}=t.state,{me:s,rights:o}=e;return s?[n?.hasPassphrase?ws(t):[Xe(t,!1),Qe(t)],o.includes("seat")?gs(
t):z,n?.blocked.length?vs(t,n.blocked):z,o.includes("manage")?[xs(t),Ts(t),Nt(t)]:z,o.includes("audit")?ks(t):z]:[Qe(t),Xe(t,!1)]}var ws=t=>f(u("club-account"),C`${S(u("club-change"),[M(["old",u("club\
-passphrase"),"password"]),M(["new",u("club-new-passphrase"),"password"])],async({old:e,new:n})=>{await h("POST","/me/passphrase",{old:e,new:n}),Bt(u("club-changed"))})}
      <div class="row">
        <a class="button quiet" href="club/me/data" download="club.json">${u("club-data")}</a>
        ${g(u("club-logout"),()=>t.signIn("/logout",{}))}
      </div>
      ${t.state.about.me?.role==="owner"?z:C`<details>
            <summary>${u("club-delete")}</summary>
            <p class="faint">${u("club-remove-words")}</p>
            ${S(u("club-delete"),ke(),async({passphrase:e})=>{await h("DELETE","/me",{passphrase:e}),location.reload()})}
          </details>`}`),gs=t=>f(u("club-programs"),C`<p class="faint">${u("club-programs-words")}</p>
      ${x((t.state.mine?.bots??[]).map(e=>$s(t,e)))}
      ${S(u("club-seat"),he(),async({name:e})=>{let{key:n}=await t.change("POST","/bots",{name:e});ue(e,u("club-key",{name:e,key:n}))})}`),ys=["all","owner","none"];function $s(t,{id:e,name:n,accepts:s}){
return C`<b class="club-words">${n}</b>
    ${bs(u("club-accepts"),ys.map(o=>[o,u("club-accepts-of",{accepts:o})]),s??"all",o=>k(()=>t.change("POST",`/bots/${e}`,{accepts:o})))}
    ${g(u("club-new-key"),async()=>{let{key:o}=await h("POST",`/bots/${e}/key`);ue(n,u("club-key",{name:n,key:o}))})}
    ${de(n,()=>t.change("DELETE",`/bots/${e}`))}`}var vs=(t,e)=>f(u("club-blocked-players"),x(e.map(({id:n,name:s})=>C`<span class="club-words">${s}</span>
            ${g(u("club-unblock"),()=>t.change("DELETE",`/players/${n}/block`))}`)));function ks(t){let{acts:e,players:n}=t.state,s=new Intl.DateTimeFormat(fs,{dateStyle:"short",timeStyle:"short"}),o=i=>n.
find(c=>c.id===i)?.name??(i===null?"":`#${i}`),a=i=>i?u("result",{winner:i.winner??"draw"}):"",r=e.map(({at:i,actor:c,act:l,subject:d,detail:$})=>{let{before:v,after:m,role:A}=$,[rt,it]=d.split(" "),en=rt===
"player"?o(Number(it)):"",tn=l==="correct"?`${a(v)} → ${a(m)}`:"",nn=A?u("club-member",{kind:"person",role:A}):"",sn=u("club-act",{name:o(c),act:l.replaceAll(" ","-")}),on=[s.format(i),en,tn,nn].filter(
Boolean).join(" · ");return C`${q(sn,on)}
    ${rt==="game"?g(u("open"),()=>t.open(Number(it))):z}`});return f(u("club-audit"),C`${x(r)}
    ${g(u("club-show"),async()=>{t.state.acts=(await h("GET","/audit")).acts,Wt()})}`)}var xs=t=>f(u("club-settings"),S(u("club-change"),Mt(t.state.about.club),async e=>{await t.change("POST","/settin\
gs",Ft(e,t.state.about.club)),Bt(u("club-changed"))}));function Ts(t){let e=async()=>{t.state.codes=(await h("GET","/codes")).codes,Wt()},n=t.state.codes.map(({code:s,usesLeft:o})=>C`${q(C`<span class="club-code">${s}</span>`,
u("club-uses",{count:o}))}
        ${g(u("club-code-link"),()=>Rt(s))}
        ${g(u("club-withdraw"),async()=>{await h("DELETE",`/codes/${encodeURIComponent(s)}`),await e()})}`);return f(u("club-codes"),C`<p class="faint">${u("club-codes-words")}</p>
      ${n.length?x(n):g(u("club-show"),e)}
      ${S(u("club-new-code"),M(["uses",u("club-how-many"),"number"]),async({uses:s})=>{await h("POST","/codes",{uses:Number(s)||1}),await e()})}`)}import{update as be}from"./rest.mjs";import{choiceField as Ss,valued as Os}from"./rest.mjs";import{note as Ut}from"./rest.mjs";import{ruleName as Es}from"./rest.mjs";import{language as qt,text as b}from"./rest.mjs";
import{html as R,nothing as K}from"./rest.mjs";import{row as Ps}from"./rest.mjs";import{rulesOptions as Cs}from"./rest.mjs";var Yt=50,xe=0;async function Te(t,e=!1){let{query:n,archive:s}=t.state,o=st({...n,limit:String(Yt)}),a=s?.at(-1);e&&a&&o.set("before",String(a.id));let r=++xe,{games:i}=await h("GET",`/games?${o}`);r===
xe&&(t.state.archive=[...e?s??[]:[],...i],e?be():await nt(t,[]))}var st=t=>new URLSearchParams(Object.entries(t).filter(([,e])=>e));async function nt(t,e){let{player:n,rules:s,board:o}=t.state.query,a=st(
{player:n,rules:s,board:o||"8x8",moves:e.join(" ")}),r=++xe,{moves:i}=await h("GET",`/openings?${a}`);r===xe&&(Object.assign(t.state,{openings:i,line:e}),be())}function js(t){let{line:e,openings:n}=t.
state,s=n.map(({move:o,black:a,draws:r,white:i})=>{let c=[a,r,i],l=a+r+i;return Ps({move:o,inBook:!1,counts:c,games:l},()=>k(()=>nt(t,[...e,o])))});return f(b("openings"),R`<p>${e.join(" ")}</p>
      <div class="explorer">
        ${s.length?R`<ul>
              ${s}
            </ul>`:R`<p class="faint">${b("openings-none")}</p>`}
      </div>
      ${e.length?g(b("back"),()=>nt(t,e.slice(0,-1))):K}`)}function _t(t){let{query:e,archive:n,players:s}=t.state,o=(c,l,d)=>Ss(l,[["",b("club-all")],...d],e[c],$=>{e[c]=$,k(()=>Te(t))}),a=[o("player",
b("club-player"),s.map(({id:c,name:l})=>[String(c),l])),o("result",b("club-result"),["black","white","draw"].map(c=>[c,b("result",{winner:c})])),o("rules",b("rules"),Cs()),o("board",b("board"),Ge),o("\
rated",b("club-rating"),["true","false"].map(c=>[c,Ce(c==="true")]))],r=c=>R`<a
      class="button quiet"
      href=${`club/export?${st({...e,format:c})}`}
      download=${`club.${c}`}
      >${b("club-export",{format:c})}</a
    >`;return[f(b("club-part",{name:"archive"}),R`<div class="pair club-filters">${a}</div>
      ${x((n??[]).map(c=>R`${me(c)}
              <a class="button quiet" href=${`club/games/${c.id}/sgf`} download>${"SGF"}</a>`),b("club-none-over"))}
      <div class="row">
        ${(n?.length??0)>=Yt?g(b("club-more"),()=>Te(t,!0)):K}
        ${r("sgf")} ${r("jsonl")}
      </div>`),js(t)]}async function zt(t,e){t.state.player=await h("GET",`/players/${e}`),be(),scrollTo({top:0})}function Kt(t){let{players:e,player:n,search:s}=t.state,o=({kind:c,present:l})=>+(c!==
"engine")*2+Number(l??!1),a=c=>c.rating??0,r=s.toLocaleLowerCase(qt),i=e.filter(({name:c})=>c.toLocaleLowerCase(qt).includes(r)).sort((c,l)=>o(l)-o(c)||a(l)-a(c)).map(c=>{let{id:l,kind:d,role:$,present:v}=c,
m=[b("club-member",{kind:d,role:$}),v?b("club-present"):""],A=()=>k(()=>zt(t,l));return yt(W(c),m.filter(Boolean).join(" · "),A)});return R`${n?Is(t,n):K}
  ${f(b("club-part",{name:"players"}),R`<input
        type="search"
        aria-label=${b("club-search")}
        placeholder=${b("club-search")}
        .value=${s}
        @input=${Os(c=>{t.state.search=c,be()})}
      />
      ${x(i,b("club-nobody"))}`)}`}function As(t){let[e,n]=t.split(" ");return b("club-class",{speed:e,board:n})}function Is(t,{player:e,ratings:n,statistics:s}){let{about:o}=t.state,a=e.id!==o.me?.id,
r=n.map(({class:c,rating:l,provisional:d,games:$,history:v})=>R`${q(`${As(c)}: ${oe(l,d)}`,b("club-count-games",{count:$}))}
        ${Ns(v.map(m=>m.rating))}`),i=s.map(({rules:c,board:l,...d})=>R`${Es(c)} ${l}: ${b("club-score",d)}`);return f(e.name,R`${x(r,b("club-no-ratings"))} ${x(i)}
      <div class="row">
        ${a&&e.kind!=="deleted"?g(b("club-do",{kind:"challenge"}),()=>{Object.assign(t.state.wish,{kind:"challenge",to:String(e.id)}),t.state.part="meet",be()},"primary"):K}
        ${a&&o.rights.includes("block")?g(b("club-block"),async()=>{await t.change("POST",`/players/${e.id}/block`),Ut(b("club-blocked",{name:e.name}))}):K}
        ${a&&o.rights.includes("manage")&&e.kind!=="engine"?Rs(e,t):K}
      </div>`)}function Rs({id:t,name:e,role:n,kind:s},o){let a=async()=>{await h("DELETE",`/players/${t}`),o.state.player=null,await o.refresh()},r=async()=>{let{passphrase:c}=await h("POST",`/player\
s/${t}/passphrase`);ue(e,b("club-reset-to",{name:e,passphrase:c}))};if(s==="deleted")return K;if(s!=="person")return de(e,a);let i=n==="arbiter";return[g(b("club-new-passphrase"),()=>H(b("club-new-pas\
sphrase"),b("club-reset-words",{name:e}),[[b("club-new-passphrase"),r]])),g(b("club-make",{role:i?"player":"arbiter"}),async()=>{await o.change("POST",`/players/${t}/role`,{role:i?"player":"arbiter"}),
await zt(o,t),Ut(b("club-changed"))}),de(e,a)]}function Ns(t){if(t.length<2)return K;let e=Math.min(...t),n=Math.max(1,Math.max(...t)-e),s=t.map((o,a)=>`${100*a/(t.length-1)},${28-26*(o-e)/n}`);return R`<svg class="club-curve" viewBox="0 0 100 30" aria-hidden="true">
    <polyline points=${s.join(" ")}></polyline>
  </svg>`}var Ls=["meet","tournaments","archive","players","account"],qs=["link","open","pair","challenge"],Us={meet:t=>zs(t),tournaments:Et,archive:_t,players:Kt,account:Lt};async function Ys(t,e){Object.assign(
t.state,{part:e,tournament:null}),location.hash.startsWith("#club?")&&(location.hash="#club"),Ht(),e==="tournaments"&&await ne(),await(e==="archive"?Te(t):t.refresh())}function Jt(t){let{about:e,part:n}=t.
state,s=e.club.closed&&!e.me,o=le()&&!s,a=e.needsSetup&&n===(e.me?"account":"meet");return j`<div class="club">
    <div class="club-head">
      <h1>${e.club.name}</h1>
      ${s?N:Ls.map(r=>Ms(p("club-part",{name:r}),()=>k(()=>Ys(t,r)),{isPressed:r===n&&!o}))}
      <span class="faint"
        >${e.me?p("club-you-are",{name:e.me.name}):N}</span
      >
    </div>
    <div class="notes" role="status"></div>
    <div class="club-cards">
      ${a&&!o&&!t.state.invitation?Gt(t):N}
      ${_s(t)}
      ${s?tt(t):o?ft():Us[n](t)}
    </div>
  </div>`}var Qt=({state:{about:t}})=>t.me!==null||t.club.guests&&!t.club.closed;function _s(t){let{invitation:e,refused:n,about:s}=t.state;if(n)return f(p("club-invitation"),j`<p>${n}</p>`);if(!e)return N;
let{author:o,setup:a,color:r,token:i,game:c}=e,l=o.id===s.me?.id,d=j`<p>${B(a)}</p>
    <p>
      ${r?p("club-side",{name:o.name,side:r}):p("club-random-side")}
    </p>`;return c?f(p("club-invitation"),g(p("open"),()=>t.open(c))):l?f(p("club-invitation"),j`<label class="field"
        ><span>${p("club-send-link")}</span
        ><input
          type="text"
          class="club-link"
          readonly
          .value=${location.href}
          @focus=${$=>$.target.select()}
      /></label>
      ${d}
      <p class="faint" role="status">${p("club-waits")}</p>
      <div class="row">${g(p("club-withdraw"),()=>t.withdraw(i))}</div>`):f(p("club-invites",{name:W(o)}),Qt(t)?j`${d} ${s.me?N:Ze()}
            <div class="row">
              ${g(p("draw-accept"),()=>t.accept(i,et()),"primary")}
            </div>`:d)}function zs(t){let{mine:e,open:n,running:s}=t.state,o=e?.invitations??[];return j`${e?f(p("club-your-games"),j`${x([...e.games].sort((a,r)=>Number(ee(r))-Number(ee(a))).map(a=>j`${ee(
a)?j`<span class="club-turn">${p("your-turn")}</span>`:N}
                  ${me(a)}`),p("club-no-games"))}
          ${Tt()}`):N}
    ${o.length?f(p("club-invitations"),x(o.map(a=>Vt(a,t)))):N}
    ${Qt(t)?Ks(t):tt(t)}
    ${f(p("club-lobby"),x(n.map(a=>Vt(a,t)),p("club-lobby-empty")))}
    ${f(p("club-running"),j`<div class="row">
          ${g(p("club-tv"),()=>t.watchTv())}
          <a class="button quiet" href=${Be}>${p("club-boards")}</a>
        </div>
        ${x(s.map(me),p("club-none-running"))}`)}`}function Vt({token:t,kind:e,author:n,target:s,setup:o,color:a},r){let i=n.id===r.state.about.me?.id,c=W(i&&s?s:n),l=p("club-kind-of",{kind:e,whose:i?
"own":"other",name:c}),d=a?` · ${p("club-side",{name:n.name,side:a})}`:"";return j`${q(l,B(o)+d)}
    ${i?[e==="link"?j`<a class="button quiet" href=${`#club/${t}`}>${p("club-show-link")}</a>`:N,g(p("club-withdraw"),()=>r.withdraw(t))]:[g(p("draw-accept"),()=>r.accept(t),"primary"),e==="challenge"?
g(p("club-decline"),()=>r.withdraw(t)):N]}`}function Ks(t){let{about:e,wish:n}=t.state,s=m=>Ws(m)?.start??"standard",o=m=>{Object.assign(n,m,m.rules&&{start:s(m.rules)}),Ht()},[a,r,i]=$e(n,o),c=t.others.
find(({level:m})=>m===Bs);n.to||=String(c?.id??"");let l=t.others.map(({id:m,name:A})=>[String(m),A]),d=e.me?.kind==="person",$=()=>{let m=t.others.find(({id:A})=>String(A)===n.to)??t.others[0];return m?.
kind==="guest"||m&&m.owner===e.me?.id},v=()=>!d||n.clock==="none"||n.start!==s(n.rules)||n.kind==="challenge"&&$();return n.rated&&=!v(),f(p("club-invite"),j`${Se(p("club-whom"),qs.map(m=>[m,p("club-k\
ind",{kind:m})]),n.kind,m=>o({kind:m}))}
      ${n.kind==="challenge"?Se(p("opponent"),l,n.to,m=>o({to:m})):N}
      <div class="pair">
        ${a}
        ${Se(p("your-side"),[["random",p("random")],["black",p("black-first")],["white",p("side",{side:"white"})]],n.color,m=>o({color:m}))}
      </div>
      ${Fs(n,o,180)}
      <div class="pair">${i} ${r}</div>
      ${Se(p("start"),Gs(),n.start,m=>o({start:m}))}
      ${Ds(p("club-rated",{rated:"yes"}),n.rated,()=>o({rated:!n.rated}),v())}
      ${e.me||t.state.invitation?N:Ze()}
      <div class="row">
        ${g(p("club-do",{kind:n.kind}),()=>t.invite(et()),"primary")}
      </div>`)}var Ee="#club/",at=class{constructor(e){this.play=e,this.shown=null,this.tv=null,this.wanted=y.about.me?"":location.hash,this.opening=null,this.notes=new Map,this.changes=0;let n=(s,o)=>Y.addEventListener(
s,a=>o(a.detail));n("hello",()=>{ht(),this.tv&&Y.send({type:"watch",topic:"tv"}),this.catchUp()}),n("state",({game:s})=>this.heard(s)),n("game",({game:s})=>this.heard(s)),n("started",({game:s})=>this.
started(s)),n("lobby",({open:s})=>{this.state.open=s,X()}),n("tv",({game:s})=>s&&this.tune(s.id)),n("challenge",({invitation:s})=>this.challenged(s)),n("challengeGone",()=>this.catchUp()),n("tournamen\
t",Ct),n("phrase",s=>T()?.id===s.game&&T()?.say(s)),n("said",({text:s})=>ot(s,{kind:"error"})),addEventListener("hashchange",()=>k(()=>this.readAddress()))}get state(){return y}catchUp(){return k(async()=>{
await this.refresh(),await this.readAddress()})}async refresh(){let{changes:e}=this,n=await h("GET",""),s=n.me||!n.club.closed,[o,a,r]=await Promise.all([n.me?h("GET","/me"):null,s?h("GET","/players"):
{players:[]},s?h("GET","/games?state=running"):{games:[]}]);if(e!==this.changes)return this.refresh();let i=Y.isRefused;Y.isRefused=!s,i&&s&&Y.connect(),o&&(o.games=this.newest(this.state.mine?.games??
[],o.games)),Object.assign(this.state,{about:n,mine:o,players:a.players,running:this.newest(this.state.running,r.games)}),X(),s&&Y.send({type:"watch",topic:"lobby"}),T()?.watch()}async change(e,n,s){let o=await h(
e,n,s);return await this.refresh(),o}newest(e,n){let s=new Map(e.map(o=>[o.id,o]));return n.map(o=>{let a=s.get(o.id);return a&&a.clocks.now>o.clocks.now?a:o})}async readAddress(){(location.hash==="#c\
lub"||le())&&await this.refresh(),location.hash.startsWith("#club")&&await ne();let e=T();e&&location.hash==="#play"&&history.replaceState(null,"",O(e.id));let{hash:n}=location,{about:s}=this.state,o=Pe(
n);if(n!=="#club"&&n!==this.wanted&&(this.wanted=""),o&&s.club.closed&&!s.me)return this.wanted=n,location.replace("#club");o&&await this.openAddressed(o);let a={invitation:null,refused:null};if(n.startsWith(
Ee)){let r=encodeURIComponent(n.slice(Ee.length));try{a.invitation=await h("GET",`/invitations/${r}`)}catch(i){if(!(i instanceof Hs))throw i;a.refused=i.message}}location.hash===n&&(Object.assign(this.
state,a),X())}async openAddressed(e){let n=fe("view-play");n.inert=T()?.id!==e,await this.open(e);let s=Pe(location.hash);(!s||s===e)&&(n.inert=!1),s===e&&T()?.id!==e&&history.replaceState(null,"","#p\
lay")}heard(e){let n=T();n?.id===e.id&&n.hear(e),bt(e);let s=["running","adjourned"].includes(e.state);for(let o of[this.state.mine?.games??[],this.state.running]){let a=o.findIndex(({id:r})=>r===e.id);
a<0||(o===this.state.mine?.games&&this.tellTurn(o[a],e),s?o[a]={...o[a],...e,game:o[a].game}:this.changes+=o.splice(a,1).length)}X()}tellTurn(e,{id:n,turn:s}){!s||s===e.turn||s!==Z(e)||Ye(F("your-turn"),
W(e[Qs(s)]),O(n))}note(e,n,s){this.notes.set(e,ot(n,{ms:0,actions:s}))}async started(e){this.changes+=1;let{mine:n}=this.state,s=a=>[e,...a.filter(({id:r})=>r!==e.id)];if(this.state.running=s(this.state.
running),!n||!Z(e))return X();n.games=s(n.games);let o=T();(!o?.own||!o.isRunning)&&await this.open(e.id),T()?.id!==e.id&&this.note(e.id,F("club-started"),[[F("open"),()=>this.open(e.id)]])}challenged(e){
this.changes+=1,this.state.mine?.invitations.push(e),X();let{author:n,token:s}=e;if(n.id===this.state.about.me?.id)return;let o=F("club-challenged",{name:n.name});Ye(o,"","#club"),this.note(s,o,[[F("d\
raw-accept"),()=>k(()=>this.accept(s))],[F("club-decline"),()=>k(()=>this.withdraw(s))]])}open(e){if(this.opening?.id!==e||this.opening.signal.aborted){let n=this.play.opens(),{signal:s}=n,o=k(()=>this.
show(e,s)).then(()=>n.abort());this.opening={id:e,signal:s,done:o}}return this.opening.done}async show(e,n){let s=T();if(s?.id===e&&s.own===Z(s.view))return Zt(e);let o=new ae(await h("GET",`/games/${e}`),
a=>this.open(a));await o.load(),!n.aborted&&(this.play.adopt(o.game),X({isFirstVisit:!1}),await Zt(e))}get place(){return[location.hash,T()?.id,this.opening?.id].join()}async tune(e){this.tv===this.place?
(await this.open(e),this.tv=[O(e),e,e].join()):(this.tv=null,Y.send({type:"unwatch",topic:"tv"}))}async watchTv(){let{place:e}=this,{game:n}=await h("GET","/tv");this.tv=e,Y.send({type:"watch",topic:"\
tv"}),n||ot(F("club-no-tv"))}async beGuest(e){this.state.about.me||await this.signIn("/guests",e?{name:e}:{})}async signIn(e,n){await h("POST",e,n),Y.socket?.close(),await this.refresh()}async enter(e,n){
let{wanted:s}=this;await this.signIn(e,n),s&&(location.hash=s)}async accept(e,n){await this.beGuest(n);let{game:s}=await h("POST",`/invitations/${e}`).catch(async o=>{throw await this.readAddress(),o});
await this.open(s),await this.refresh()}async withdraw(e){await h("DELETE",`/invitations/${e}`),location.hash===`${Ee}${e}`&&(location.hash="#club"),await this.refresh()}get others(){let{players:e,about:n}=this.
state;return e.filter(({id:s,kind:o})=>s!==n.me?.id&&o!=="deleted")}async invite(e){let{hash:n}=location;await this.beGuest(e);let{kind:s,to:o,board:a,rules:r,start:i,color:c,rated:l,...d}=this.state.
wish,$=d.clock==="custom"?`${d.minutes}+${d.seconds}`:d.clock,{invitation:v,game:m}=await h("POST","/invitations",{kind:s,setup:{rules:r,board:a,start:i,clock:ye($),rated:l},...c!=="random"&&{color:c},
...s==="challenge"&&{to:Number(o||this.others[0]?.id)}});m?await this.open(m):s==="link"&&location.hash===n&&(location.hash=`${Ee}${v.token}`),await this.refresh()}draw(){Zs(Jt(this),fe("view-club"));
let e=T();fe("view-play").classList.toggle("club-game",e!==null),e!==this.shown&&(this.shown?.close(),e?.begin(),this.shown=e),pt();let{games:n=[],invitations:s=[]}=this.state.mine??{},o=[...s.map(({token:i})=>i),
...n.map(({id:i})=>i)];for(let[i,c]of this.notes)o.includes(i)&&i!==e?.id||(c(),this.notes.delete(i));let a=n.filter(ee).length;fe("club-count").textContent=a?String(a):"";let r=document.title.includes(
F("your-turn"));a&&!r&&(document.title=`${F("your-turn")} · ${document.title}`)}};async function Zt(t){let e=O(t);if(location.hash===e)return;let n=new Promise(s=>addEventListener("hashchange",s,{once:!0}));
location.hash=e,await n}async function eo(){let t=new URL(`club-${Xt}.mjs`,import.meta.url).href,e=Xt==="en"?{}:(await import(t)).default;Xs({...vt,...e})}function to(){let t=new URL("club.css",import.meta.
url).href;document.head.append(Oe("link",{rel:"stylesheet",href:t}));let e=F("club"),n=Oe("a",{href:"#club"},e," ",Oe("span",{id:"club-count"}));n.dataset.view="club",document.querySelector("nav.views")?.
prepend(n),fe("main").append(Oe("section",{class:"view",id:"view-club","aria-label":e}))}async function vr(t){await eo();let e=await h("GET","");y.about=e,to(),$t(),document.documentElement.dataset.searches||
Js(F("club-no-engine"));let n=new at(t);Vs(()=>n.draw()),n.draw(),location.hash?dispatchEvent(new Event("hashchange")):location.replace("#club"),await k(()=>n.refresh())}export{at as Club,vr as begin};
