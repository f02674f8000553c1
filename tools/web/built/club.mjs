import{byId as le,drawWith as an,h as ye,language as Rt,learn as on,note as Ke,other as rn,Refusal as cn,refuseSearches as ln,render as un,socket as Y,text as B,update as ee}from"./rest.mjs";import{addCommands as ts,SIDES as ss,socket as ns,text as M}from"./rest.mjs";import{announce as xe,app as Se,Game as Ft,language as Lt,newState as Mt,note as K,SIDES as ze,socket as Te,text as A,update as Ut}from"./rest.mjs";var $={about:null,mine:null,open:[],running:[],players:[],invitation:null,refused:null,wish:{kind:"link",to:"",clock:"10+5",board:"8x8",rules:"olympiad",start:"standard",minutes:15,seconds:10,color:"r\
andom",rated:!1},part:"meet",archive:null,query:{player:"",result:"",rules:"",board:"",rated:""},line:[],openings:[],acts:[],player:null,search:"",tournaments:[],tournament:null,codes:[]};import{ruleName as Gt,text as ue}from"./rest.mjs";var j=t=>`#game/${t}`;function ve(t){let e=/^#game\/(\d{1,15})$/.exec(t)?.[1];return e===void 0?null:Number(e)}var se=(t,e)=>`${Math.round(t)}${e?"?":
""}`,N=({name:t,rating:e,provisional:s})=>e===void 0?t:`${t} (${se(e,s)})`,ke=t=>ue("club-rated",{rated:t?"yes":"no"});function qt(t){return t.kind==="unlimited"?ue("no-clock"):t.kind==="days"?ue("clu\
b-days",{count:t.days}):ue("some-clock",{minutes:t.seconds/60,seconds:t.increment})}var I=({rules:t,board:e,clock:s,rated:n,game:a})=>[Gt(a?.rules??t??""),e,qt(s),ke(n)].join(" · ");var Yt=864e5,Kt=100,Vt={resignation:"+Resign",time:"+Time"},Oe=class extends Ft{get allowsHelp(){let e=this.remote;return this.isOver||!e.own&&!!$.about.club.assist}resign(){this.remote.act({act:"resi\
gn"})}},de=t=>ze.find(e=>t[e].id===$.about.me?.id),V=class{constructor(e,s){this.view=e,this.open=s,this.isThinking=!1,this.own=de(e);let{clock:n}=e,a=n.kind==="realTime"?n.seconds*1e3:Yt,o=h=>({machine:h!==
this.own,level:e[h].level??1}),c=h=>N(e[h]),{rules:r,limit:i,fen:l}=e.game;this.game=new Oe(Mt({id:`club-${e.id}`,rules:r,limit:i??null,fen:l,players:{black:o("black"),white:o("white")},names:{black:c(
"black"),white:c("white")},clock:n.kind==="unlimited"?null:{base:a,increment:n.kind==="realTime"?n.increment*1e3:0},flipped:this.own==="white"})),this.game.remote=this,this.at=performance.now(),this.offers=
"",this.closeOffers=()=>{},this.queue=Promise.resolve(),this.timer=void 0}allows(e){return e==="hint"?this.game.allowsHelp:e==="undo"?this.plays&&!this.view.rated:this.plays&&(e==="draw"||e==="resign")}offerDraw(){
this.act({act:"offer",what:"draw"})}get id(){return this.view.id}get address(){return new URL(j(this.id),location.href).href}get words(){return I(this.view)}get isRunning(){return this.view.state==="r\
unning"}get plays(){return!!this.own&&this.isRunning}get isWatched(){return!this.own}get firstMove(){let{clock:e,clocks:s,ply:n}=this.view;if(!this.own||!this.isRunning||n>1||e.kind!=="realTime"||!s.deadline)
return null;let a=Date.now()+s.deadline-s.now;return new Intl.DateTimeFormat(Lt,{timeStyle:"medium"}).format(a)}say({player:e,phrase:s}){let n=ze.find(c=>this.view[c].id===e);if(!n)return;let a=this.view[n].
name,o=A("club-says",{name:a,words:A("club-phrase",{phrase:s})});xe(o),K(o)}async load(){let{tree:e,state:s}=this.game,n=0;for(let a of this.view.game.moves)n=e.add(n,a);s.live=s.shown=n,await this.game.
load(),this.settle(),this.game.begin()}begin(){this.showOffers(),this.view.state!=="over"&&(this.timer=setInterval(()=>this.tick(),Kt),this.watch())}close(){clearInterval(this.timer),this.closeOffers(),
Te.send({type:"unwatch",topic:"game",game:this.id})}watch(){let e=this.game.tree.path(this.game.state.live).length-1;Te.send({type:"watch",topic:"game",game:this.id,since:e})}hear(e){return this.queue=
this.queue.then(()=>this.follow(e)).catch(s=>{K(String(s),{kind:"error"})}),this.queue}async follow(e){let{game:s}=this,{tree:n,state:a}=s,o=n.path(a.live),c=o.length-1,r=[..."game"in e?e.game.moves:[]],
i="game"in e?e.since:Math.min(e.ply,c);if(!("game"in e)&&e.ply===c+1)r=[e.lastMove??"pass"];else if(i>c||i+r.length<e.ply)return this.watch();let l=o[i];for(let d of r)l=n.add(l,d);this.view={...this.
view,...e,game:this.view.game},this.at=performance.now(),l!==a.live&&!n.leadsTo(a.live,l)&&await s.setLive(l);let h=n.path(l);for(let d of h.slice(h.indexOf(a.live)+1)){let y=s.liveView?.toMove??"blac\
k";await s.advance(d,y===this.own?"human":"machine")}this.settle(),s.changed()}settle(){let{game:e,view:s}=this,{black:n,white:a}=s.clocks;e.state.left={black:n,white:a};let{tree:o,state:c}=e;c.clock&&
c.live&&(o.node(c.live).clock={black:n,white:a});let{end:r}=s;if(s.state==="over"||s.state==="aborted"){let i=r?.winner??null,l=Vt[r?.how??""]??"+",h=i?`${i==="black"?"B":"W"}${l}`:"Draw",d=e.isOver;c.
outcome={winner:i,text:r?.text??A("aborted"),code:h},!d&&!e.liveView?.end&&xe(c.outcome.text),clearInterval(this.timer)}this.showOffers(),e.liveView?.mustPass&&this.isRunning&&s.turn===this.own&&this.
send("pass")}showOffers(){let{own:e,view:s}=this,n=JSON.stringify([s.offers,s.state,s.rematch,this.firstMove]);if(n===this.offers||Se.game!==this.game)return;this.offers=n,this.closeOffers();let c=Object.
entries(s.offers).filter(([,i])=>i).map(([i,l])=>{let h=l,d=A("club-offers",{name:s[h].name,what:i}),y=te=>()=>this.act({act:te,what:i}),x=h===e?[[A("club-withdraw"),y("decline")]]:[[A("draw-accept"),
y("accept")],[A("draw-decline"),y("decline")]];return xe(d),K(d,{ms:0,actions:e?x:[]})}),{rematch:r}=s;r&&!e&&c.push(K(A("club-next-game"),{ms:0,actions:[[A("club-watch"),()=>this.open(r)]]})),this.firstMove&&
c.push(K(A("club-first-move",{time:this.firstMove}),{ms:0})),s.state==="adjourned"&&c.push(K(A("club-adjourned"),{ms:0})),this.closeOffers=()=>c.forEach(i=>i())}tick(){let{clocks:e}=this.view;if(!e.running||
!this.game.state.clock)return;let s=performance.now()-this.at;this.game.state.left[e.running]=Math.max(0,e[e.running]-s),Se.game===this.game&&Ut()}async act(e){let s=await this.request(e);s&&K(s,{kind:"\
error"})}async request(e){try{let n=await Te.begin({type:"act",game:this.id,act:e}).promise;return await this.hear(n),null}catch(s){return s instanceof Error?s.message:String(s)}}async tryMove(e){let s=this.
game.tree.path(this.game.state.live).length-1,n=await this.request({act:"move",move:e,ply:s});return n&&n.replace(/[.。]$/,"")}send(e){e==="pass"?this.tryMove(e):this.act({act:"offer",what:e==="undo"?
"takeback":"rematch"})}setPlayer(){}};function E(){let t=Se.game?.remote;return t instanceof V?t:null}import{app as _t,clockWords as zt,dismiss as Ht,h as Je,html as H,inWords as He,note as Jt,nothing as Qt,openDialog as Qe,Refusal as Xe,ruleName as Xt,SIDES as Zt,text as he}from"./rest.mjs";async function p(t,e,s){let n=await fetch(`club${e}`,{method:t,headers:{"content-type":"application/json"},...s&&{body:JSON.stringify(s)}}),a=await n.json().catch(()=>({}));if(n.ok)return He(a);let o={
code:"no-answer",params:{status:n.status}};throw new Xe((await He({error:o,...a})).error)}async function v(t){try{await t()}catch(e){Jt(e instanceof Xe?e.message:he("club-no-line"),{kind:"error"})}}var ne=(t,e)=>Qe(
t,[Je("p",{},e)]),Ee=new WeakSet,Ce=t=>async e=>{e.preventDefault();let s=e.currentTarget;Ee.has(s)||(Ee.add(s),Ht(),await v(async()=>t(s)),Ee.delete(s))},g=(t,e,s="quiet")=>H`<button type="button" class=${s} @click=${Ce(
()=>e())}>
    ${t}
  </button>`,L=(t,e,s)=>Qe(t,[Je("p",{},e)],{actions:s.map(([n,a])=>[n,()=>v(async()=>a())])}),f=(t,e)=>H`<section class="card" aria-label=${t}>
    <h2>${t}</h2>
    ${e}
  </section>`,k=(t,e)=>t.length?H`<ul class="club-list">
        ${t.map(s=>H`<li>${s}</li>`)}
      </ul>`:e?H`<p class="faint">${e}</p>`:Qt,J=["8x8","7x7","6x6","5x5"].map(t=>[t,t]),me=["1+1","3+2","5+3","10+5","30+10","custom","1d","3d","none"],pe=t=>t.endsWith("d")?[t,he("club-days",{count:Number.
parseInt(t,10)})]:zt(t);function be(t){if(t==="none")return{kind:"unlimited"};if(t.endsWith("d"))return{kind:"days",days:Number.parseInt(t,10)};let[e,s]=t.split("+").map(Number);return{kind:"realTime",
seconds:e*60,increment:s}}var Q=()=>(_t.about?.presets??[]).map(({name:t})=>[t,Xt(t)]),es=({state:t,end:e,ply:s})=>t==="over"?he("result",{winner:e?.winner??"draw"}):he("count-moves",{count:s});function ae(t){
let e=Zt.map(s=>N(t[s])).join(" – ");return H`<a class="button quiet club-game-row" href=${j(t.id)}>
    <b>${e}</b><span class="faint">${I(t)} · ${es(t)}</span>
  </a>`}function Ze(t){let e=t.remote;return e instanceof V?e:null}var X=(t,e,s,n)=>({label:t,sign:e,where:"wide",isShown:a=>{let o=Ze(a);return o!==null&&s(o)},act:a=>n(Ze(a))}),as=8,os=({id:t})=>L(M("club-p\
hrases"),"",[...Array(as).keys()].map(e=>[M("club-phrase",{phrase:e}),()=>ns.send({type:"phrase",game:t,phrase:e})])),rs=t=>L(M("club-claim"),M("club-claim-words"),[[M("club-claim-win"),()=>t.act({act:"\
claim"})],[M("club-claim-draw"),()=>t.act({act:"claim",draw:!0})]]),is=t=>L(M("club-correct"),M("club-correct-words"),[...ss,null].map(e=>[M("result",{winner:e??"draw"}),async()=>t.hear(await p("POST",
`/games/${t.id}/result`,{winner:e}))]));function et(){let t=e=>s=>s.act({act:"offer",what:e});ts([X("club-abort","cut",e=>e.plays&&e.view.ply<2,e=>e.act({act:"abort"})),X("club-claim","now",e=>e.plays&&
e.view.clock.kind==="realTime"&&e.view.turn!==e.own,rs),X("club-adjourn","pause",e=>e.plays,t("adjourn")),X("club-resume","go",e=>!!e.own&&e.view.state==="adjourned",t("resume")),X("club-phrases","mor\
e",e=>!!(e.own&&$.about.club.phrases),os),X("club-correct","draw",e=>e.view.state==="over"&&$.about.rights.includes("correct"),is)])}var tt={club:"Club","club-part":"{name, select, meet {Play} tournaments {Tournaments} archive {Archive} players {Players} account {Account} other {}}","club-you-are":"You are {name}.","club-no-line":"\
The club can’t be reached.","club-no-engine":"This club has no engine.","club-your-games":"Your games","club-notify":"Notify me when it is my turn","club-no-games":"You have no game. Invite someone,\
 or challenge the computer.","club-invitations":"Invitations and challenges","club-invite":"Invite","club-whom":"Whom","club-kind":"{kind, select, link {Someone with a link} open {Anyone in the lobby}\
 pair {An opponent of about my rating} challenge {A member or the computer} other {}}","club-do":"{kind, select, link {Make a link} open {Put into the lobby} pair {Find an opponent} challenge {Challen\
ge} other {}}","club-kind-of":"{kind, select, link {Invitation by link} open {Open invitation} pair {Looking for an opponent} challenge {Challenge} other {}}: {name}","club-lobby":"Lobby","club-lobby-\
empty":"Nobody waits for an opponent.","club-running":"Games now","club-none-running":"No game is being played.","club-tv":"Watch the best game","club-no-tv":"No game is on now. The next one opens by \
itself.","club-watch":"Watch","club-days":"{count, plural, one {# day a move} other {# days a move}}","club-rated":"{rated, select, yes {Rated} other {Casual}}","club-side":"{name} plays {side, select\
, black {Black} other {White}}","club-random-side":"The sides are drawn by lot.","club-invitation":"Invitation","club-invites":"{name} invites you to a game","club-your-invitation":"Your invitation","\
club-send-link":"Send this link to your opponent","club-show-link":"Show link","club-waits":"The game begins when your opponent opens the link and accepts.","club-accept":"Accept","club-decline":"Decl\
ine","club-withdraw":"Withdraw","club-challenged":"{name} challenges you.","club-started":"Another game of yours has begun.","club-offers":"{name} {what, select, draw {offers a draw.} takeback {asks t\
o take back a move.} adjourn {wants to adjourn the game.} resume {wants to resume the game.} rematch {wants a rematch.} other {}}","club-abort":"Abort","club-claim":"Claim","club-claim-words":"Claim t\
he game if your opponent has been away for a minute.","club-claim-win":"Claim the win","club-claim-draw":"Claim a draw","club-adjourn":"Adjourn","club-resume":"Resume","club-adjourned":"The game is ad\
journed. It goes on when both want to resume it.","club-first-move":"The next move must come by {time}, or the game is aborted.","club-phrases":"Say something","club-phrase":"{phrase, select, 0 {Hello\
!} 1 {Have fun!} 2 {Good move!} 3 {Oops!} 4 {One moment, please.} 5 {Thank you!} 6 {Good game!} 7 {Goodbye!} other {}}","club-says":"{name}: {words}","club-correct":"Correct the result","club-correct-\
words":"The ratings are counted again, and the audit log keeps what you do.","club-next-game":"The players have begun another game.","club-no-tournaments":"There is no tournament.","club-all-tournamen\
ts":"All tournaments","club-new-tournament":"New tournament","club-kind-of-tournament":"Kind","club-format":"{format, select, swiss {Swiss} round-robin {Round robin} double-round-robin {Double round r\
obin} other {}}","club-rounds":"Rounds","club-rest":"Seconds between rounds","club-stage":"{stage, select, open {Players enter} running {Running} paused {Paused} over {Over} other {}}","club-round":"R\
ound {round} of {rounds}","club-count-players":"{count, plural, one {# player} other {# players}}","club-next-round":"The next round begins at {time}.","club-stuck":"No pairing is possible: too few pl\
ayers, or all have met.","club-direct":"{act, select, enter {Enter} withdraw {Withdraw} start {Begin} pause {Pause} resume {Go on} next {Begin the next round} end {End the tournament} other {}}","club\
-direct-player":"{act, select, enter {Enter this player} other {Withdraw this player}}","club-bye":"{wanted, select, yes {Play the next round after all} other {Half a point in place of the next game}}",
"club-standings":"Standings","club-points":"Points","club-tie-break":"{name, select, buchholz {Buchholz} buchholzCut1 {Buchholz cut 1} sonnebornBerger {Sonneborn-Berger} directEncounter {Direct encoun\
ter} wins {Wins} progressive {Progressive score} other {}}","club-forfeit":"forfeit","club-free":"{name} does not play: {bye, select, allocated {a point} half {half a point} other {no point}}.","club-\
player":"Player","club-result":"Result","club-rating":"Rating","club-all":"All","club-none-over":"No such game is over yet.","club-more":"More","club-sgf":"SGF","club-export":"{format, select, sgf {Th\
ese games as SGF} jsonl {These games as JSON lines} other {}}","club-member":"{kind, select, guest {Guest} person {Member} bot {Program} engine {Computer} deleted {Deleted} other {}}{role, select, arb\
iter { (arbiter)} owner { (owner)} other {}}","club-present":"here now","club-search":"Find a player","club-nobody":"Nobody is here yet.","club-count-games":"{count, plural, one {# game} other {# game\
s}}","club-score":"{wins} won, {draws} drawn, {losses} lost","club-no-ratings":"No rating yet.","club-class":"{speed, select, bullet {Bullet} blitz {Blitz} rapid {Rapid} classical {Classical} days {Co\
rrespondence} other {}} {board}","club-challenge":"Challenge","club-block":"Block","club-blocked":"{name} is blocked: neither of you can invite the other.","club-blocked-players":"Blocked players","cl\
ub-unblock":"Unblock","club-remove":"Delete","club-remove-it":"Delete {name}?","club-remove-words":"The games stay, without the name.","club-reset":"New passphrase","club-reset-words":"{name} is signe\
d out and needs the new passphrase.","club-reset-to":"The passphrase of {name} is now {passphrase}. It is shown only once.","club-make":"{role, select, arbiter {Make an arbiter} other {Make a player}}",
"club-guest-name":"Your name, if you like","club-name":"Name","club-passphrase":"Passphrase","club-new-passphrase":"New passphrase","club-code":"Code of the club","club-login":"Sign in","club-logout":"\
Sign out","club-join":"Become a member","club-join-words":"With a name and a passphrase you can sign in anywhere. A guest keeps the games.","club-as-guest":"Come in as a guest","club-account":"Your ac\
count","club-change":"Change","club-changed":"It is changed.","club-data":"Download my data","club-delete":"Delete my account","club-delete-words":"Your games stay, without your name.","club-programs":"\
Your programs","club-programs-words":"A program of yours can play here as a member.","club-seat":"Add a program","club-key":"The key of {name} is {key}. It is shown only once.","club-accepts":"Who may\
 challenge it","club-accepts-of":"{accepts, select, all {Everyone} owner {Only I} none {No one} other {}}","club-new-key":"New key","club-setup":"Set up the club","club-setup-words":"You need the code\
 that the program has printed. You become the owner.","club-setup-code":"Code of the program","club-begin":"Open the club","club-settings":"Settings of the club","club-its-name":"Name of the club","cl\
ub-closed":"Only people with a code come in","club-guests":"Guests may play","club-assist":"Spectators may use the engine","club-phrases-allowed":"Players may send each other preset phrases","club-cod\
es":"Codes to come in","club-codes-words":"Each code lets in as many people as it has uses.","club-show":"Show","club-new-code":"New code","club-how-many":"For how many people","club-uses":"{count, pl\
ural, one {for # person more} other {for # people more}}","club-code-link":"Link and QR code","club-print":"Print","club-roster":"Accounts for a class","club-roster-words":"One name on each line, or a\
 table whose first column has them. Each gets a passphrase.","club-roster-make":"Make accounts","club-slips":"Slips","club-audit":"Audit log","club-act":"{name} {act, select, set-up {set up the club} \
delete {deleted an account} correct {corrected a result} reset-passphrase {gave a new passphrase} add-roster {made accounts} set-role {changed a role} add-join-code {made a code} set-settings {changed\
 the settings} other {}}","sign-in":"Sign in first.","not-allowed":"You may not do that.","closed-club":"This club is closed; you need a code.","bad-join-code":"That code does not let anyone in.","bad\
-setup-code":"That is not the code that the program has printed.","set-up-already":"The club has an owner already.","bad-name":"A name has 1 to {most} letters, digits, spaces, hyphens or dots.","name-\
taken":"The name {name} is taken.","bad-passphrase":"A passphrase has {least} to {most} characters.","wrong-passphrase":"Name or passphrase is wrong.","has-passphrase":"You have a passphrase already.",
"no-such-player":"There is no such player.","bad-field":"{name}: {detail}.","too-often":"Too often; wait {seconds} s.","many-connections":"Too many people are here.","not-json":"The request is not JSO\
N.","no-invitation":"There is no such invitation any more.","own-invitation":"That is your own invitation.","not-for-you":"That invitation is for someone else.",blocked:"One of you has blocked the oth\
er.","does-not-accept":"{name} does not accept that.","many-games":"More than {most} games at a time are not possible.","bad-clock":"There is no such clock.","not-rated":"Such games are never rated.",
"no-such-game":"There is no such game.","not-a-player":"You do not play in this game.","not-your-turn":"It is not your turn.",stale:"The game is at move {ply} already.","not-running":"The game is not \
running.","too-late-to-abort":"It is too late to abort the game.","no-offer":"Nobody offers {what, select, draw {a draw} takeback {to take back} adjourn {to adjourn} resume {to resume} rematch {a rema\
tch} other {that}}.","cannot-offer":"You can’t offer {what, select, draw {a draw} takeback {to take back} adjourn {to adjourn} resume {to resume} rematch {a rematch} other {that}} now.","not-gone":"\
Your opponent has not been away for {seconds} s.","no-phrases":"This club has no phrases.","no-such-tournament":"There is no such tournament.","many-tournaments":"More than {most} tournaments at a tim\
e are not possible.","not-now":"That is not possible now.","win-forfeit":"{winner, select, black {White did not play: Black wins.} other {Black did not play: White wins.}}","win-resignation":"{winner,\
 select, black {White resigned: Black wins.} other {Black resigned: White wins.}}","win-time":"{winner, select, black {White is out of time: Black wins.} other {Black is out of time: White wins.}}","w\
in-gone":"{winner, select, black {White has left: Black wins.} other {Black has left: White wins.}}","win-decided":"The arbiter decided: {winner, select, black {Black} other {White}} wins.","draw-gone":"\
A player has left: draw.","draw-decided":"The arbiter decided: draw.",aborted:"The game was aborted."};import{html as cs,load as ls,nothing as us,save as ds,text as hs,update as ms}from"./rest.mjs";var st="club-notify",nt=()=>typeof Notification<"u",Pe=()=>nt()&&Notification.permission==="granted"&&ls(
st)===!0;function We(t,e,s){if(!(!Pe()||!document.hidden))try{let n=new Notification(t,{body:e,tag:s});n.addEventListener("click",()=>{focus(),location.hash=s,n.close()})}catch{}}async function ps({currentTarget:t}){
let e=t,s=e.checked;s&&await Notification.requestPermission(),ds(st,s),e.checked=Pe(),ms()}var at=()=>nt()?cs`<label class="toggle"
        ><input
          type="checkbox"
          id="club-notify"
          .checked=${Pe()}
          ?disabled=${Notification.permission==="denied"}
          @change=${ps}
        /><span>${hs("club-notify")}</span></label
      >`:us;import{byId as ws,choiceField as oe,html as T,language as fs,nothing as R,numberField as ot,SIDES as gs,text as w,update as Ae}from"./rest.mjs";import{html as je,nothing as bs}from"./rest.mjs";var D=([t,e,s="text"],n="")=>je`<label class="field"
    ><span>${e}</span
    ><input
      type=${s}
      name=${t}
      value=${n}
      autocomplete="off"
      autocapitalize="none"
      min=${s==="number"?1:bs}
  /></label>`,_=(t,e,s)=>je`<label class="toggle"
    ><input type="checkbox" name=${t} ?checked=${s} /><span>${e}</span></label
  >`,O=(t,e,s)=>je`<form
    class="club-form"
    @submit=${Ce(async n=>{await s(Object.fromEntries(new FormData(n))),n.reset()})}
  >
    ${e}
    <div class="row"><button type="submit" class="primary">${t}</button></div>
  </form>`;var ys=["swiss","round-robin","double-round-robin"],U={format:"swiss",rounds:5,rest:30,clock:"5+3",rules:"olympiad",board:"8x8"},rt=t=>`#club?tournament=${t}`;function $s(){let t=/^#club\?tournament=(\d{1,15})$/.
exec(location.hash)?.[1];return t===void 0?null:Number(t)}async function Z(){let t=$s();t===null?$.tournament=null:$.part="tournaments",$.part==="tournaments"&&(t===null?$.tournaments=(await p("GET","\
/tournaments")).tournaments:$.tournament=await p("GET",`/tournaments/${t}`),Ae())}var Re=()=>$.about.rights.includes("direct"),it=t=>$.tournament?xs($.tournament,t):[f(w("club-part",{name:"tournaments"}),
k($.tournaments.map(vs),w("club-no-tournaments"))),Re()?ks():R],ct=({stage:t,rounds:e},s)=>[w("club-stage",{stage:t}),s?w("club-round",{round:s,rounds:e}):""].filter(Boolean).join(" · "),vs=t=>T`<a class="button quiet club-game-row" href=${rt(
t.id)}>
    <b>${t.name}</b
    ><span class="faint"
      >${w("club-format",{format:t.format})} · ${I(t.setup)}</span
    ><span class="faint"
      >${ct(t,t.round)} ·
      ${w("club-count-players",{count:t.players})}</span
    >
  </a>`;function ks(){let t=e=>{Object.assign(U,e),Ae()};return f(w("club-new-tournament"),O(w("club-new-tournament"),T`${D(["name",w("club-name")])}
        ${oe(w("club-kind-of-tournament"),ys.map(e=>[e,w("club-format",{format:e})]),U.format,e=>t({format:e}))}
        <div class="pair">
          ${U.format==="swiss"?ot(w("club-rounds"),U.rounds,{min:1,max:30},e=>t({rounds:e})):R}
          ${ot(w("club-rest"),U.rest,{min:0,max:86400},e=>t({rest:e}))}
          ${oe(w("clock"),me.filter(e=>e.includes("+")||e.endsWith("d")).map(pe),U.clock,e=>t({clock:e}))}
          ${oe(w("board"),J,U.board,e=>t({board:e}))}
          ${oe(w("rules"),Q(),U.rules,e=>t({rules:e}))}
        </div>
        ${_("rated",w("club-rated",{rated:"yes"}),!1)}`,async({name:e,rated:s})=>{let{format:n,rounds:a,rest:o,rules:c,board:r,clock:i}=U,l={rules:c,board:r,clock:be(i),rated:!!s},{id:h}=await p("POST",
"/tournaments",{name:e,format:n,rounds:a,rest:o,setup:l});location.hash=rt(h)}))}function xs(t,e){let{id:s,name:n,format:a,setup:o,stage:c,nextAt:r,now:i,isStuck:l,played:h}=t,d=new Intl.DateTimeFormat(
fs,{timeStyle:"medium"}),y=c==="running"&&r?d.format(Date.now()+r-i):"";return T`<section class="card club-wide" aria-label=${n}>
      <h2>${n}</h2>
      <p>${w("club-format",{format:a})} · ${I(o)}</p>
      <p role="status">
        ${ct(t,h.length)}
        ${y?w("club-next-round",{time:y}):R}
        ${l?w("club-stuck"):R}
      </p>
      ${Ss(t)} ${Re()&&c!=="over"?Os(t,e):R}
      ${Es(t)}
      <div class="row">
        <a class="button quiet" href="#club" @click=${Ts}>${w("club-all-tournaments")}</a>
        ${["csv","trf"].map(x=>T`<a class="button quiet" href=${`club/tournaments/${s}/${x}`} download
              >${x.toUpperCase()}</a
            >`)}
      </div>
    </section>
    ${h.map((x,te)=>Cs(x,te+1,t)).reverse()}`}var Ts=()=>{$.tournament=null,Ae()},Ne=async(t,e)=>{await p("POST",`/tournaments/${t}`,e),await Z()};function Ss({id:t,stage:e,format:s,players:n}){if(e===
"over")return R;let{me:a}=$.about,o=n.find(l=>l.id===a?.id),c=o&&!o.hasWithdrawn,r=(l,h="quiet")=>g(w("club-direct",{act:l}),()=>Ne(t,{act:l}),h),i=e==="open"||s==="swiss"||o;return T`<div class="row">
    ${a&&c?r("withdraw"):R}
    ${a&&!c&&i?r("enter","primary"):R}
    ${c&&s==="swiss"?g(w("club-bye",{wanted:o.wantsBye?"yes":"no"}),()=>Ne(t,{act:"bye",wanted:!o.wantsBye})):R}
    ${Re()?(e==="open"?["start"]:e==="paused"?["resume","end"]:["pause","next","end"]).map(l=>r(l,l==="start"?"primary":"quiet")):R}
  </div>`}function Os({id:t,players:e},s){let n=new Set(e.filter(r=>!r.hasWithdrawn).map(r=>r.id)),a=s.state.players.filter(r=>r.kind!=="deleted"&&!n.has(r.id)),o=r=>Number(ws(r).querySelector("select").
value),c=(r,i,l)=>l.length?T`<div class="row" id=${r}>
          ${oe(w("club-player"),l.map(h=>[String(h.id),h.name]),String(l[0].id),()=>{},!0)}
          ${g(w("club-direct-player",{act:i}),()=>Ne(t,{act:i,player:o(r)}))}
        </div>`:R;return[c("tournament-add","enter",a),c("tournament-remove","withdraw",e.filter(r=>!r.hasWithdrawn))]}function Es({standings:t,tieBreaks:e,played:s}){let n=new Map(t.map(({player:o,number:c})=>[
o,c])),a=o=>{if(!o)return"";let{opponent:c,color:r,result:i}=o;return[c===null?"":n.get(c),r&&(r==="black"?"●":"○"),i].join("")};return T`<div class="club-table">
    <table>
      <caption>
        ${w("club-standings")}
      </caption>
      <thead>
        <tr>
          <td></td>
          <th>${w("club-player")}</th>
          <th>${w("club-points")}</th>
          ${e.map(o=>T`<th>${w("club-tie-break",{name:o})}</th>`)}
          ${s.map((o,c)=>T`<th>${c+1}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${t.map(o=>T`<tr>
            <td>${o.rank}</td>
            <th scope="row">${o.number}. ${o.name} (${se(o.rating)})</th>
            <td>${o.points}</td>
            ${o.tieBreaks.map(c=>T`<td>${c}</td>`)}
            ${s.map((c,r)=>T`<td>${a(o.rounds[r])}</td>`)}
          </tr>`)}
      </tbody>
    </table>
  </div>`}function Cs({pairs:t,byes:e},s,{rounds:n,players:a}){let o=i=>a.find(l=>l.id===i)?.name??"",c=t.map(i=>{let l=gs.map(x=>o(i[x])).join(" – "),{result:h}=i,d=h?w("result",{winner:h.winner??"\
draw"})+(h.forfeit?` (${w("club-forfeit")})`:""):w("club-stage",{stage:"running"}),y=T`<b>${l}</b><span class="faint">${d}</span>`;return i.game?T`<a class="button quiet club-game-row" href=${j(i.game)}>${y}</a>`:
T`<span class="club-words">${y}</span>`}),r=e.map(([i,l])=>w("club-free",{name:o(i),bye:l}));return f(w("club-round",{round:s,rounds:n}),k([...c,...r],""))}var lt=()=>$.part==="tournaments"&&location.
hash.startsWith("#club")?v(Z):void 0;import{app as Ct,choiceField as z,FIRST_LEVEL as Hs,html as S,nothing as W,numberField as Pt,text as m,update as jt}from"./rest.mjs";import{choiceField as Ns,html as C,language as As,nothing as q,note as bt,text as u,update as wt}from"./rest.mjs";import{html as re,openDialog as Ps,render as Ws,text as G}from"./rest.mjs";var Be="#club?code=",ut=()=>location.hash.startsWith(Be)?decodeURIComponent(location.hash.slice(Be.length)):"",Ie=(t="")=>location.href.split("#")[0]+t,dt=t=>re`<img class="club-qr" alt="" src=${`club\
/qr?text=${encodeURIComponent(t)}`} />`;function ht(t,e){let s=document.createElement("div");Ws(e,s),Ps(t,[s],{wide:!0,actions:[[G("club-print"),()=>print()]]})}function mt(t){let e=Ie(Be+encodeURIComponent(
t));ht(G("club-code-link"),re`<div class="club-slip">
      ${dt(e)}
      <p><b>${e}</b></p>
      <p>${G("club-code")}: <b class="club-code">${t}</b></p>
    </div>`)}var js=t=>t.split(`
`).map(e=>e.split(/[,;\t]/)[0].replace(/^\s*"|"\s*$/g,"").trim()).filter(Boolean),pt=t=>f(G("club-roster"),re`<p class="faint">${G("club-roster-words")}</p>
      ${O(G("club-roster-make"),re`<textarea name="names" rows="6" aria-label=${G("club-roster")}></textarea>`,async({names:e})=>{let{accounts:s}=await p("POST","/roster",{names:js(e)});await t.refresh(),
ht(G("club-slips"),s.map(({name:n,passphrase:a})=>re`<div class="club-slip">
                  ${dt(Ie())}
                  <p><b>${Ie()}</b></p>
                  <p>${G("club-name")}: <b>${n}</b></p>
                  <p>${G("club-passphrase")}: <b class="club-code">${a}</b></p>
                </div>`))})}`);var qe=()=>C`<label class="field"
    ><span>${u("club-guest-name")}</span
    ><input type="text" id="guest-name" maxlength="40" autocomplete="nickname"
  /></label>`,Fe=()=>document.getElementById("guest-name")?.value.trim(),ie=()=>D(["name",u("club-name")]),we=()=>D(["passphrase",u("club-passphrase"),"password"]),ft=()=>D(["code",u("club-code")],ut()),
gt=t=>[C`<label class="field"
    ><span>${u("club-its-name")}</span
    ><input type="text" name="club" autocomplete="off" value=${t.name}
  /></label>`,_("closed",u("club-closed"),t.closed),_("guests",u("club-guests"),t.guests),_("assist",u("club-assist"),t.assist),_("phrases",u("club-phrases-allowed"),t.phrases)],yt=(t,e)=>({...e,name:t.
club||e.name,closed:"closed"in t,guests:"guests"in t,assist:"assist"in t,phrases:"phrases"in t}),$t=t=>f(u("club-setup"),C`<p class="faint">${u("club-setup-words")}</p>
      ${O(u("club-begin"),[D(["code",u("club-setup-code")]),ie(),we(),gt(t.state.about.club)],e=>{let{code:s,name:n,passphrase:a}=e,o=yt(e,t.state.about.club);return t.signIn("/setup",{code:s,name:n,passphrase:a,
settings:o})})}`),De=t=>f(u("club-login"),O(u("club-login"),[ie(),we()],e=>t.enter("/login",e))),Ge=(t,e)=>f(u("club-join"),C`<p class="faint">${u("club-join-words")}</p>
      ${O(u("club-join"),[ie(),we(),e?ft():q],s=>t.enter("/accounts",s))}`),Le=t=>[De(t),Ge(t,t.state.about.club.closed),t.state.about.club.guests?f(u("club-as-guest"),O(u("club-as-guest"),[ie(),ft()],
({name:e,code:s})=>t.enter("/guests",{code:s,...e&&{name:e}}))):q];function vt(t){let{about:e,mine:s}=t.state,{me:n,rights:a}=e;return n?[s?.hasPassphrase?Rs(t):[Ge(t,!1),De(t)],a.includes("seat")?Bs(
t):q,s?.blocked.length?Ds(t,s.blocked):q,a.includes("manage")?[qs(t),Fs(t),pt(t)]:q,a.includes("audit")?Gs(t):q]:[De(t),Ge(t,!1)]}var Rs=t=>f(u("club-account"),C`${O(u("club-change"),[D(["old",u("club\
-passphrase"),"password"]),D(["new",u("club-new-passphrase"),"password"])],async e=>{await p("POST","/me/passphrase",e),bt(u("club-changed"))})}
      <div class="row">
        <a class="button quiet" href="club/me/data" download="club.json">${u("club-data")}</a>
        ${g(u("club-logout"),()=>t.signIn("/logout",{}))}
      </div>
      ${t.state.about.me?.role==="owner"?q:C`<details>
            <summary>${u("club-delete")}</summary>
            <p class="faint">${u("club-delete-words")}</p>
            ${O(u("club-delete"),we(),async({passphrase:e})=>{await p("DELETE","/me",{passphrase:e}),location.reload()})}
          </details>`}`),Bs=t=>f(u("club-programs"),C`<p class="faint">${u("club-programs-words")}</p>
      ${k((t.state.mine?.bots??[]).map(e=>Is(t,e)),"")}
      ${O(u("club-seat"),ie(),async({name:e})=>{let{key:s}=await p("POST","/bots",{name:e});await t.refresh(),ne(e,u("club-key",{name:e,key:s}))})}`);function Is(t,{id:e,name:s,accepts:n}){let a=async()=>{
await p("DELETE",`/bots/${e}`),await t.refresh()};return C`<b class="club-words">${s}</b>
    ${Ns(u("club-accepts"),["all","owner","none"].map(o=>[o,u("club-accepts-of",{accepts:o})]),n,o=>v(async()=>{await p("POST",`/bots/${e}`,{accepts:o}),await t.refresh()}))}
    ${g(u("club-new-key"),async()=>{let{key:o}=await p("POST",`/bots/${e}/key`);ne(s,u("club-key",{name:s,key:o}))})}
    ${g(u("club-remove"),()=>L(u("club-remove-it",{name:s}),u("club-remove-words"),[[u("club-remove"),a]]))}`}var Ds=(t,e)=>f(u("club-blocked-players"),k(e.map(({id:s,name:n})=>C`<span class="club-words">${n}</span> ${g(
u("club-unblock"),async()=>{await p("DELETE",`/players/${s}/block`),await t.refresh()})}`),""));function Gs(t){let{acts:e,players:s}=t.state,n=new Intl.DateTimeFormat(As,{dateStyle:"short",timeStyle:"\
short"}),a=r=>s.find(i=>i.id===r)?.name??(r===null?"":`#${r}`),o=r=>r?u("result",{winner:r.winner??"draw"}):"",c=e.map(({at:r,actor:i,act:l,subject:h,detail:d})=>{let[y,x]=h.split(" "),te=y==="player"?
a(Number(x)):"",It=l==="correct"?`${o(d.before)} → ${o(d.after)}`:"",Dt=d.role?u("club-member",{kind:"person",role:d.role}):"",_e=[te,It,Dt].filter(Boolean).join(" · ");return C`<span class="club-words"
        ><b>${u("club-act",{name:a(i),act:l.replaceAll(" ","-")})}</b
        ><span class="faint">${n.format(r)}${_e?` · ${_e}`:q}</span></span
      >
      ${y==="game"?g(u("open"),()=>t.open(Number(x))):q}`});return f(u("club-audit"),C`${c.length?k(c,""):q}
    ${g(u("club-show"),async()=>{t.state.acts=(await p("GET","/audit")).acts,wt()})}`)}var qs=t=>f(u("club-settings"),O(u("club-change"),gt(t.state.about.club),async e=>{await p("POST","/settings",yt(
e,t.state.about.club)),bt(u("club-changed")),await t.refresh()}));function Fs(t){let e=async()=>{t.state.codes=(await p("GET","/codes")).codes,wt()},s=t.state.codes.map(({code:n,usesLeft:a})=>C`<span class="club-words"
          ><b class="club-code">${n}</b
          ><span class="faint">${u("club-uses",{count:a})}</span></span
        >
        ${g(u("club-code-link"),()=>mt(n))}
        ${g(u("club-withdraw"),async()=>{await p("DELETE",`/codes/${encodeURIComponent(n)}`),await e()})}`);return f(u("club-codes"),C`<p class="faint">${u("club-codes-words")}</p>
      ${s.length?k(s,""):g(u("club-show"),e)}
      ${O(u("club-new-code"),D(["uses",u("club-how-many"),"number"]),async({uses:n})=>{await p("POST","/codes",{uses:Number(n)||1}),await e()})}`)}import{choiceField as Ls,html as P,language as kt,nothing as F,note as xt,openingRow as Ms,ruleName as Us,text as b,update as ce}from"./rest.mjs";var Tt=50,fe=0;async function ge(t,e=!1){let{query:s,archive:n}=t.state,a=Ue({...s,limit:String(Tt)}),o=n?.at(-1);e&&o&&a.set("before",String(o.id));let c=++fe,{games:r}=await p("GET",`/games?${a}`);c===
fe&&(t.state.archive=[...e?n??[]:[],...r],e?ce():await Me(t,[]))}var Ue=t=>new URLSearchParams(Object.entries(t).filter(([,e])=>e));async function Me(t,e){let{player:s,rules:n,board:a}=t.state.query,o=Ue(
{player:s,rules:n,board:a||"8x8",moves:e.join(" ")}),c=++fe,{moves:r}=await p("GET",`/openings?${o}`);c===fe&&(Object.assign(t.state,{openings:r,line:e}),ce())}function Ys(t){let{line:e,openings:s}=t.
state,n=s.map(({move:a,black:o,draws:c,white:r})=>{let i=[o,c,r],l=o+c+r;return Ms({move:a,inBook:!1,counts:i,games:l},()=>v(()=>Me(t,[...e,a])))});return f(b("openings"),P`<p>${e.join(" ")}</p>
      <div class="explorer">
        ${n.length?P`<ul>
              ${n}
            </ul>`:P`<p class="faint">${b("openings-none")}</p>`}
      </div>
      ${e.length?g(b("back"),()=>Me(t,e.slice(0,-1))):F}`)}function St(t){let{query:e,archive:s,players:n}=t.state,a=(i,l,h)=>Ls(l,[["",b("club-all")],...h],e[i],d=>{e[i]=d,v(()=>ge(t))}),o=[a("player",
b("club-player"),n.map(({id:i,name:l})=>[String(i),l])),a("result",b("club-result"),["black","white","draw"].map(i=>[i,b("result",{winner:i})])),a("rules",b("rules"),Q()),a("board",b("board"),J),a("ra\
ted",b("club-rating"),["true","false"].map(i=>[i,ke(i==="true")]))],c=i=>P`<a
      class="button quiet"
      href=${`club/export?${Ue({...e,format:i})}`}
      download=${`club.${i}`}
      >${b("club-export",{format:i})}</a
    >`;return[f(b("club-part",{name:"archive"}),P`<div class="pair club-filters">${o}</div>
      ${k((s??[]).map(i=>P`${ae(i)}
              <a class="button quiet" href=${`club/games/${i.id}/sgf`} download
                >${b("club-sgf")}</a
              >`),b("club-none-over"))}
      <div class="row">
        ${(s?.length??0)>=Tt?g(b("club-more"),()=>ge(t,!0)):F}
        ${c("sgf")} ${c("jsonl")}
      </div>`),Ys(t)]}async function Ot(t,e){t.state.player=await p("GET",`/players/${e}`),ce(),scrollTo({top:0})}function Et(t){let{players:e,player:s,search:n}=t.state,a=({kind:i,present:l})=>+(i!==
"engine")*2+Number(l??!1),o=i=>i.rating??0,c=n.toLocaleLowerCase(kt),r=e.filter(({name:i})=>i.toLocaleLowerCase(kt).includes(c)).sort((i,l)=>a(l)-a(i)||o(l)-o(i)).map(i=>P`<button
          type="button"
          class="quiet club-game-row"
          @click=${()=>v(()=>Ot(t,i.id))}
        >
          <b>${N(i)}</b>
          <span class="faint"
            >${b("club-member",{kind:i.kind,role:i.role})}${i.present?` · ${b("club-present")}`:F}</span
          >
        </button>`);return P`${s?Vs(t,s):F}
  ${f(b("club-part",{name:"players"}),P`<input
        type="search"
        aria-label=${b("club-search")}
        placeholder=${b("club-search")}
        .value=${n}
        @input=${i=>{t.state.search=i.target.value,ce()}}
      />
      ${k(r,b("club-nobody"))}`)}`}function Ks(t){let[e,s]=t.split(" ");return b("club-class",{speed:e,board:s})}function Vs(t,{player:e,ratings:s,statistics:n}){let{about:a}=t.state,o=e.id!==a.me?.id,
c=s.map(({class:i,rating:l,provisional:h,games:d,history:y})=>P`<span class="club-words"
          ><b>${Ks(i)}: ${se(l,h)}</b
          ><span class="faint">${b("club-count-games",{count:d})}</span></span
        >
        ${zs(y.map(x=>x.rating))}`),r=n.map(({rules:i,board:l,...h})=>P`${Us(i)} ${l}: ${b("club-score",h)}`);return f(e.name,P`${k(c,b("club-no-ratings"))} ${r.length?k(r,""):F}
      <div class="row">
        ${o&&e.kind!=="deleted"?g(b("club-challenge"),()=>{Object.assign(t.state.wish,{kind:"challenge",to:String(e.id)}),t.state.part="meet",ce()},"primary"):F}
        ${o&&a.rights.includes("block")?g(b("club-block"),async()=>{await p("POST",`/players/${e.id}/block`),xt(b("club-blocked",{name:e.name})),await t.refresh()}):F}
        ${o&&a.rights.includes("manage")&&e.kind!=="engine"?_s(e,t):F}
      </div>`)}function _s({id:t,name:e,role:s,kind:n},a){let o=async()=>{await p("DELETE",`/players/${t}`),a.state.player=null,await a.refresh()},c=g(b("club-remove"),()=>L(b("club-remove-it",{name:e}),
b("club-remove-words"),[[b("club-remove"),o]])),r=async()=>{let{passphrase:l}=await p("POST",`/players/${t}/passphrase`);ne(e,b("club-reset-to",{name:e,passphrase:l}))};if(n==="deleted")return F;if(n!==
"person")return c;let i=s==="arbiter";return[g(b("club-reset"),()=>L(b("club-reset"),b("club-reset-words",{name:e}),[[b("club-reset"),r]])),g(b("club-make",{role:i?"player":"arbiter"}),async()=>{await p(
"POST",`/players/${t}/role`,{role:i?"player":"arbiter"}),await a.refresh(),await Ot(a,t),xt(b("club-changed"))}),c]}function zs(t){if(t.length<2)return F;let e=Math.min(...t),s=Math.max(1,Math.max(...t)-
e),n=t.map((a,o)=>`${100*o/(t.length-1)},${28-26*(a-e)/s}`);return P`<svg class="club-curve" viewBox="0 0 100 30" aria-hidden="true">
    <polyline points=${n.join(" ")}></polyline>
  </svg>`}var Js=["meet","tournaments","archive","players","account"],Qs=["link","open","pair","challenge"],Xs={meet:t=>tn(t),tournaments:it,archive:St,players:Et,account:vt};async function Zs(t,e){Object.assign(
t.state,{part:e,tournament:null}),location.hash.startsWith("#club?")&&(location.hash="#club"),jt(),e==="tournaments"&&await Z(),await(e==="archive"?ge(t):t.refresh())}function Nt(t){let{about:e,part:s}=t.
state,n=e.club.closed&&!e.me;return S`<div class="club">
    <div class="club-head">
      <h1>${e.club.name}</h1>
      ${n?W:Js.map(a=>S`<button
                type="button"
                class="quiet"
                aria-pressed=${a===s}
                @click=${()=>v(()=>Zs(t,a))}
              >
                ${m("club-part",{name:a})}
              </button>`)}
      <span class="faint"
        >${e.me?m("club-you-are",{name:e.me.name}):W}</span
      >
    </div>
    <div class="notes" role="status"></div>
    <div class="club-cards">
      ${e.needsSetup&&s===(e.me?"account":"meet")&&!t.state.invitation?$t(t):W}
      ${en(t)}
      ${n?Le(t):Xs[s](t)}
    </div>
  </div>`}var At=({state:{about:t}})=>t.me!==null||t.club.guests&&!t.club.closed;function en(t){let{invitation:e,refused:s,about:n}=t.state;if(s)return f(m("club-invitation"),S`<p>${s}</p>`);if(!e)return W;
let{author:a,setup:o,color:c,token:r,game:i}=e,l=a.id===n.me?.id,h=S`<p>${I(o)}</p>
    <p>
      ${c?m("club-side",{name:a.name,side:c}):m("club-random-side")}
    </p>`;return i?f(m("club-invitation"),g(m("open"),()=>t.open(i))):l?f(m("club-your-invitation"),S`<label class="field"
        ><span>${m("club-send-link")}</span
        ><input
          type="text"
          class="club-link"
          readonly
          .value=${location.href}
          @focus=${d=>d.target.select()}
      /></label>
      ${h}
      <p class="faint" role="status">${m("club-waits")}</p>
      <div class="row">${g(m("club-withdraw"),()=>t.withdraw(r))}</div>`):f(m("club-invites",{name:N(a)}),At(t)?S`${h} ${n.me?W:qe()}
            <div class="row">
              ${g(m("club-accept"),()=>t.accept(r,Fe()),"primary")}
            </div>`:h)}function tn(t){let{mine:e,open:s,running:n,about:a}=t.state,o=a.me?.id,c=e?.invitations??[];return S`${e?f(m("club-your-games"),S`${k([...e.games].sort((r,i)=>Ye(i,o)-Ye(r,o)).map(
r=>S`${Ye(r,o)?S`<span class="club-turn">${m("your-turn")}</span>`:W}
                  ${ae(r)}`),m("club-no-games"))}
          ${at()}`):W}
    ${c.length?f(m("club-invitations"),k(c.map(r=>Wt(r,t)),"")):W}
    ${At(t)?nn(t):Le(t)}
    ${f(m("club-lobby"),k(s.map(r=>Wt(r,t)),m("club-lobby-empty")))}
    ${f(m("club-running"),S`<div class="row">${g(m("club-tv"),()=>t.watchTv())}</div>
        ${k(n.map(r=>ae(r)),m("club-none-running"))}`)}`}var Ye=({turn:t,...e},s)=>+(t!==null&&e[t].id===s);function Wt({token:t,kind:e,author:s,target:n,setup:a,color:o},c){let r=s.id===c.state.about.
me?.id,i=N(r&&n?n:s),l=m("club-kind-of",{kind:e,whose:r?"own":"other",name:i}),h=o?` · ${m("club-side",{name:s.name,side:o})}`:"";return S`<span class="club-words"
      ><b>${l}</b><span class="faint">${I(a)}${h}</span></span
    >
    ${r?[e==="link"?S`<a class="button quiet" href=${`#club/${t}`}>${m("club-show-link")}</a>`:W,g(m("club-withdraw"),()=>c.withdraw(t))]:[g(m("club-accept"),()=>c.accept(t),"primary"),e==="challenge"?
g(m("club-decline"),()=>c.withdraw(t)):W]}`}var sn=({clock:t,minutes:e,seconds:s},n)=>t==="custom"?S`<div class="pair">
        ${Pt(m("minutes"),e,{min:1,max:180},a=>n({minutes:a}))}
        ${Pt(m("seconds-a-move"),s,{min:0,max:180},a=>n({seconds:a}))}
      </div>`:W;function nn(t){let{about:e,wish:s}=t.state,n=d=>{Object.assign(s,d),jt()},a=t.others.find(({level:d})=>d===Hs);s.to||=String(a?.id??"");let o=t.others.map(({id:d,name:y})=>[String(d),y]),
c=(Ct.about?.starts??[]).map(d=>[d,m("start-name",{name:d})||d]),r=d=>Ct.about?.presets.find(({name:y})=>y===d)?.start??"standard",i=e.me?.kind==="person",l=()=>{let d=t.others.find(({id:y})=>String(y)===
s.to)??t.others[0];return d?.kind==="guest"||d&&d.owner===e.me?.id},h=()=>!i||s.clock==="none"||s.start!==r(s.rules)||s.kind==="challenge"&&l();return s.rated&&=!h(),f(m("club-invite"),S`${z(m("club-w\
hom"),Qs.map(d=>[d,m("club-kind",{kind:d})]),s.kind,d=>n({kind:d}))}
      ${s.kind==="challenge"?z(m("opponent"),o,s.to,d=>n({to:d})):W}
      <div class="pair">
        ${z(m("clock"),me.map(pe),s.clock,d=>n({clock:d}))}
        ${z(m("your-side"),[["random",m("random")],["black",m("black-first")],["white",m("white")]],s.color,d=>n({color:d}))}
      </div>
      ${sn(s,n)}
      <div class="pair">
        ${z(m("rules"),Q(),s.rules,d=>n({rules:d,start:r(d)}))}
        ${z(m("board"),J,s.board,d=>n({board:d}))}
      </div>
      ${z(m("start"),c,s.start,d=>n({start:d}))}
      <label class="toggle"
        ><input
          type="checkbox"
          id="club-rated"
          .checked=${s.rated}
          ?disabled=${h()}
          @change=${()=>n({rated:!s.rated})}
        /><span>${m("club-rated",{rated:"yes"})}</span></label
      >
      ${e.me||t.state.invitation?W:qe()}
      <div class="row">
        ${g(m("club-do",{kind:s.kind}),()=>t.invite(Fe()),"primary")}
      </div>`)}var $e="#club/",Ve=class{constructor(e){this.play=e,this.shown=null,this.tv=null,this.wanted=$.about.me?"":location.hash,this.opening=null,this.notes=new Map,this.changes=0;let s=(n,a)=>Y.addEventListener(
n,o=>a(o.detail));s("hello",()=>{this.tv&&Y.send({type:"watch",topic:"tv"}),this.catchUp()}),s("state",({game:n})=>this.heard(n)),s("game",({game:n})=>this.heard(n)),s("started",({game:n})=>this.started(
n)),s("lobby",({open:n})=>{this.state.open=n,ee()}),s("tv",({game:n})=>n&&this.tune(n.id)),s("challenge",({invitation:n})=>this.challenged(n)),s("challengeGone",()=>this.catchUp()),s("tournament",lt),
s("phrase",n=>E()?.id===n.game&&E()?.say(n)),s("said",({text:n})=>Ke(n,{kind:"error"})),addEventListener("hashchange",()=>v(()=>this.readAddress()))}get state(){return $}catchUp(){return v(async()=>{await this.
refresh(),await this.readAddress()})}async refresh(){let{changes:e}=this,s=await p("GET",""),n=s.me||!s.club.closed,[a,o,c]=await Promise.all([s.me?p("GET","/me"):null,n?p("GET","/players"):{players:[]},
n?p("GET","/games?state=running"):{games:[]}]);if(e!==this.changes)return this.refresh();let r=Y.isRefused;Y.isRefused=!n,r&&n&&Y.connect(),Object.assign(this.state,{about:s,mine:a,players:o.players,running:c.
games}),ee(),n&&Y.send({type:"watch",topic:"lobby"}),E()?.watch()}async readAddress(){location.hash==="#club"&&await this.refresh(),location.hash.startsWith("#club")&&await Z();let e=E();e&&location.hash===
"#play"&&history.replaceState(null,"",j(e.id));let{hash:s}=location,{about:n}=this.state,a=ve(s);if(s!=="#club"&&s!==this.wanted&&(this.wanted=""),a&&n.club.closed&&!n.me)return this.wanted=s,location.
replace("#club");a&&await this.openAddressed(a);let o={invitation:null,refused:null};if(s.startsWith($e)){let c=encodeURIComponent(s.slice($e.length));try{o.invitation=await p("GET",`/invitations/${c}`)}catch(r){
if(!(r instanceof cn))throw r;o.refused=r.message}}location.hash===s&&(Object.assign(this.state,o),ee())}async openAddressed(e){let s=le("view-play");s.inert=E()?.id!==e,await this.open(e);let n=ve(location.
hash);(!n||n===e)&&(s.inert=!1),n===e&&E()?.id!==e&&history.replaceState(null,"","#play")}heard(e){let s=E();s?.id===e.id&&s.hear(e);let n=["running","adjourned"].includes(e.state);for(let a of[this.state.
mine?.games??[],this.state.running]){let o=a.findIndex(({id:c})=>c===e.id);o<0||(this.changes+=1,a===this.state.mine?.games&&this.tellTurn(a[o],e),n?a[o]={...a[o],...e,game:a[o].game}:a.splice(o,1))}ee()}tellTurn(e,{
id:s,turn:n}){!n||n===e.turn||n!==de(e)||We(B("your-turn"),N(e[rn(n)]),j(s))}note(e,s,n){this.notes.set(e,Ke(s,{ms:0,actions:n}))}async started(e){this.changes+=1;let{mine:s}=this.state;s&&(s.games=[e,
...s.games.filter(({id:a})=>a!==e.id)]);let n=E();(!n?.own||!n.isRunning)&&await this.open(e.id),E()?.id!==e.id&&this.note(e.id,B("club-started"),[[B("open"),()=>this.open(e.id)]])}challenged(e){this.
changes+=1,this.state.mine?.invitations.push(e),ee();let{author:s,token:n}=e;if(s.id===this.state.about.me?.id)return;let a=B("club-challenged",{name:s.name});We(a,"","#club"),this.note(n,a,[[B("draw-\
accept"),()=>v(()=>this.accept(n))],[B("club-decline"),()=>v(()=>this.withdraw(n))]])}open(e){if(this.opening?.id!==e||this.opening.signal.aborted){let s=this.play.opens(),{signal:n}=s,a=v(()=>this.show(
e,n)).then(()=>s.abort());this.opening={id:e,signal:n,done:a}}return this.opening.done}async show(e,s){let n=E();if(n?.id===e&&n.own===de(n.view))return Bt(e);let a=new V(await p("GET",`/games/${e}`),
o=>this.open(o));await a.load(),!s.aborted&&(this.play.adopt(a.game),ee({isFirstVisit:!1}),await Bt(e))}get place(){return[location.hash,E()?.id,this.opening?.id].join()}async tune(e){this.tv===this.place?
(await this.open(e),this.tv=[j(e),e,e].join()):(this.tv=null,Y.send({type:"unwatch",topic:"tv"}))}async watchTv(){let{place:e}=this,{game:s}=await p("GET","/tv");this.tv=e,Y.send({type:"watch",topic:"\
tv"}),s||Ke(B("club-no-tv"))}async beGuest(e){this.state.about.me||await this.signIn("/guests",e?{name:e}:{})}async signIn(e,s){await p("POST",e,s),Y.socket?.close(),await this.refresh()}async enter(e,s){
let{wanted:n}=this;await this.signIn(e,s),n&&(location.hash=n)}async accept(e,s){await this.beGuest(s);let{game:n}=await p("POST",`/invitations/${e}`).catch(async a=>{throw await this.readAddress(),a});
await this.open(n),await this.refresh()}async withdraw(e){await p("DELETE",`/invitations/${e}`),location.hash===`${$e}${e}`&&(location.hash="#club"),await this.refresh()}get others(){let{players:e,about:s}=this.
state;return e.filter(({id:n,kind:a})=>n!==s.me?.id&&a!=="deleted")}async invite(e){let{hash:s}=location;await this.beGuest(e);let{kind:n,to:a,board:o,rules:c,start:r,color:i,rated:l,...h}=this.state.
wish,d=h.clock==="custom"?`${h.minutes}+${h.seconds}`:h.clock,{invitation:y,game:x}=await p("POST","/invitations",{kind:n,setup:{rules:c,board:o,start:r,clock:be(d),rated:l},...i!=="random"&&{color:i},
...n==="challenge"&&{to:Number(a||this.others[0]?.id)}});x?await this.open(x):n==="link"&&location.hash===s&&(location.hash=`${$e}${y.token}`),await this.refresh()}get turns(){let{mine:e,about:s}=this.
state,n=s.me?.id;return(e?.games??[]).filter(({turn:a,...o})=>a&&o[a].id===n)}draw(){un(Nt(this),le("view-club"));let e=E();le("view-play").classList.toggle("club-game",e!==null),e!==this.shown&&(this.
shown?.close(),e?.begin(),this.shown=e);let{games:s=[],invitations:n=[]}=this.state.mine??{},a=[...n.map(({token:r})=>r),...s.map(({id:r})=>r)];for(let[r,i]of this.notes)a.includes(r)&&r!==e?.id||(i(),
this.notes.delete(r));let o=this.turns.length;le("club-count").textContent=o?String(o):"";let c=document.title.includes(B("your-turn"));o&&!c&&(document.title=`${B("your-turn")} · ${document.title}`)}};
async function Bt(t){let e=j(t);if(location.hash===e)return;let s=new Promise(n=>addEventListener("hashchange",n,{once:!0}));location.hash=e,await s}async function dn(){let t=new URL(`club-${Rt}.mjs`,
import.meta.url).href,e=Rt==="en"?{}:(await import(t)).default;on({...tt,...e})}function hn(){let t=new URL("club.css",import.meta.url).href;document.head.append(ye("link",{rel:"stylesheet",href:t}));
let e=B("club"),s=ye("a",{href:"#club"},e," ",ye("span",{id:"club-count"}));s.dataset.view="club",document.querySelector("nav.views")?.prepend(s),le("main").append(ye("section",{class:"view",id:"view-\
club","aria-label":e}))}async function fa(t){await dn();let e=await p("GET","");$.about=e,hn(),et(),document.documentElement.dataset.searches||ln(B("club-no-engine"));let s=new Ve(t);an(()=>s.draw()),
s.draw(),location.hash?dispatchEvent(new Event("hashchange")):location.replace("#club"),await v(()=>s.refresh())}export{Ve as Club,fa as begin};
