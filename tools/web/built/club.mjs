import{byId as re,drawWith as Ys,h as fe,language as xt,learn as Us,note as qe,other as Ks,Refusal as Vs,refuseSearches as _s,render as zs,socket as Y,text as B,update as Z}from"./rest.mjs";import{addCommands as Ut,SIDES as Kt,socket as Vt,text as q}from"./rest.mjs";import{announce as ve,app as xe,Game as jt,language as Wt,newState as Ct,note as U,SIDES as Ye,socket as ke,text as C,update as Nt}from"./rest.mjs";var $={about:null,mine:null,open:[],running:[],players:[],invitation:null,refused:null,wish:{kind:"link",to:"",clock:"10+5",board:"8x8",rules:"olympiad",start:"standard",minutes:15,seconds:10,color:"r\
andom",rated:!1},part:"meet",archive:null,query:{player:"",result:"",rules:"",board:"",rated:""},line:[],openings:[],acts:[],player:null,tournaments:[],tournament:null,codes:[]};import{ruleName as Et,text as ie}from"./rest.mjs";var W=t=>`#game/${t}`;function ye(t){let e=/^#game\/(\d{1,15})$/.exec(t)?.[1];return e===void 0?null:Number(e)}var te=(t,e)=>`${Math.round(t)}${e?"?":
""}`,G=({name:t,rating:e,provisional:s})=>e===void 0?t:`${t} (${te(e,s)})`,$e=t=>ie("club-rated",{rated:t?"yes":"no"});function Pt(t){return t.kind==="unlimited"?ie("no-clock"):t.kind==="days"?ie("clu\
b-days",{count:t.days}):ie("some-clock",{minutes:t.seconds/60,seconds:t.increment})}var I=({rules:t,board:e,clock:s,rated:n,game:a})=>[Et(a?.rules??t??""),e,Pt(s),$e(n)].join(" · ");var At=864e5,Rt=100,Bt={resignation:"+Resign",time:"+Time"},Te=class extends jt{get allowsHelp(){let e=this.remote;return this.isOver||!e.own&&!!$.about.club.assist}resign(){this.remote.act({act:"resi\
gn"})}},ce=t=>Ye.find(e=>t[e].id===$.about.me?.id),K=class{constructor(e,s){this.view=e,this.open=s,this.isThinking=!1,this.own=ce(e);let{clock:n}=e,a=n.kind==="realTime"?n.seconds*1e3:At,o=h=>({machine:h!==
this.own,level:e[h].level??1}),i=h=>G(e[h]),{rules:r,limit:c,fen:d}=e.game;this.game=new Te(Ct({id:`club-${e.id}`,rules:r,limit:c??null,fen:d,players:{black:o("black"),white:o("white")},names:{black:i(
"black"),white:i("white")},clock:n.kind==="unlimited"?null:{base:a,increment:n.kind==="realTime"?n.increment*1e3:0},flipped:this.own==="white"})),this.game.remote=this,this.at=performance.now(),this.offers=
"",this.closeOffers=()=>{},this.queue=Promise.resolve(),this.timer=void 0}allows(e){return e==="hint"?this.game.allowsHelp:e==="undo"?this.plays&&!this.view.rated:this.plays&&(e==="draw"||e==="resign")}offerDraw(){
this.act({act:"offer",what:"draw"})}get id(){return this.view.id}get address(){return new URL(W(this.id),location.href).href}get words(){return I(this.view)}get isRunning(){return this.view.state==="r\
unning"}get plays(){return!!this.own&&this.isRunning}get isWatched(){return!this.own}get firstMove(){let{clock:e,clocks:s,ply:n}=this.view;if(!this.own||!this.isRunning||n>1||e.kind!=="realTime"||!s.deadline)
return null;let a=Date.now()+s.deadline-s.now;return new Intl.DateTimeFormat(Wt,{timeStyle:"medium"}).format(a)}say({player:e,phrase:s}){let n=Ye.find(i=>this.view[i].id===e);if(!n)return;let a=this.view[n].
name,o=C("club-says",{name:a,words:C("club-phrase",{phrase:s})});ve(o),U(o)}async load(){let{tree:e,state:s}=this.game,n=0;for(let a of this.view.game.moves)n=e.add(n,a);s.live=s.shown=n,await this.game.
load(),this.settle(),this.game.begin()}begin(){this.showOffers(),this.view.state!=="over"&&(this.timer=setInterval(()=>this.tick(),Rt),this.watch())}close(){clearInterval(this.timer),this.closeOffers(),
ke.send({type:"unwatch",topic:"game",game:this.id})}watch(){let e=this.game.tree.path(this.game.state.live).length-1;ke.send({type:"watch",topic:"game",game:this.id,since:e})}hear(e){return this.queue=
this.queue.then(()=>this.follow(e)).catch(s=>{U(String(s),{kind:"error"})}),this.queue}async follow(e){let{game:s}=this,{tree:n,state:a}=s,o=n.path(a.live),i=o.length-1,r=[..."game"in e?e.game.moves:[]],
c="game"in e?e.since:Math.min(e.ply,i);if(!("game"in e)&&e.ply===i+1)r=[e.lastMove??"pass"];else if(c>i||c+r.length<e.ply)return this.watch();let d=o[c];for(let u of r)d=n.add(d,u);this.view={...this.
view,...e,game:this.view.game},this.at=performance.now(),d!==a.live&&!n.leadsTo(a.live,d)&&await s.setLive(d);let h=n.path(d);for(let u of h.slice(h.indexOf(a.live)+1)){let y=s.liveView?.toMove??"blac\
k";await s.advance(u,y===this.own?"human":"machine")}this.settle(),s.changed()}settle(){let{game:e,view:s}=this,{black:n,white:a}=s.clocks;e.state.left={black:n,white:a};let{tree:o,state:i}=e;i.clock&&
i.live&&(o.node(i.live).clock={black:n,white:a});let{end:r}=s;if(s.state==="over"||s.state==="aborted"){let c=r?.winner??null,d=Bt[r?.how??""]??"+",h=c?`${c==="black"?"B":"W"}${d}`:"Draw",u=e.isOver;i.
outcome={winner:c,text:r?.text??C("aborted"),code:h},!u&&!e.liveView?.end&&ve(i.outcome.text),clearInterval(this.timer)}this.showOffers(),e.liveView?.mustPass&&this.isRunning&&s.turn===this.own&&this.
send("pass")}showOffers(){let{own:e,view:s}=this,n=JSON.stringify([s.offers,s.state,s.rematch,this.firstMove]);if(n===this.offers||xe.game!==this.game)return;this.offers=n,this.closeOffers();let i=Object.
entries(s.offers).filter(([,c])=>c).map(([c,d])=>{let h=d,u=C("club-offers",{name:s[h].name,what:c}),y=ee=>()=>this.act({act:ee,what:c}),x=h===e?[[C("club-withdraw"),y("decline")]]:[[C("draw-accept"),
y("accept")],[C("draw-decline"),y("decline")]];return ve(u),U(u,{ms:0,actions:e?x:[]})}),{rematch:r}=s;r&&!e&&i.push(U(C("club-next-game"),{ms:0,actions:[[C("club-watch"),()=>this.open(r)]]})),this.firstMove&&
i.push(U(C("club-first-move",{time:this.firstMove}),{ms:0})),s.state==="adjourned"&&i.push(U(C("club-adjourned"),{ms:0})),this.closeOffers=()=>i.forEach(c=>c())}tick(){let{clocks:e}=this.view;if(!e.running||
!this.game.state.clock)return;let s=performance.now()-this.at;this.game.state.left[e.running]=Math.max(0,e[e.running]-s),xe.game===this.game&&Nt()}async act(e){let s=await this.request(e);s&&U(s,{kind:"\
error"})}async request(e){try{let n=await ke.begin({type:"act",game:this.id,act:e}).promise;return await this.hear(n),null}catch(s){return s instanceof Error?s.message:String(s)}}async tryMove(e){let s=this.
game.tree.path(this.game.state.live).length-1,n=await this.request({act:"move",move:e,ply:s});return n&&n.replace(/[.。]$/,"")}send(e){e==="pass"?this.tryMove(e):this.act({act:"offer",what:e==="undo"?
"takeback":"rematch"})}setPlayer(){}};function E(){let t=xe.game?.remote;return t instanceof K?t:null}import{app as It,clockWords as Dt,dismiss as Gt,h as Ke,html as _,inWords as Ue,note as Ft,nothing as qt,openDialog as Ve,Refusal as _e,ruleName as Mt,SIDES as Lt,text as le}from"./rest.mjs";async function p(t,e,s){let n=await fetch(`club${e}`,{method:t,headers:{"content-type":"application/json"},...s&&{body:JSON.stringify(s)}}),a=await n.json().catch(()=>({}));if(n.ok)return Ue(a);let o={
code:"no-answer",params:{status:n.status}};throw new _e((await Ue({error:o,...a})).error)}async function v(t){try{await t()}catch(e){Ft(e instanceof _e?e.message:le("club-no-line"),{kind:"error"})}}var se=(t,e)=>Ve(
t,[Ke("p",{},e)]),Se=new WeakSet,Oe=t=>async e=>{e.preventDefault();let s=e.currentTarget;Se.has(s)||(Se.add(s),Gt(),await v(async()=>t(s)),Se.delete(s))},f=(t,e,s="quiet")=>_`<button type="button" class=${s} @click=${Oe(
()=>e())}>
    ${t}
  </button>`,F=(t,e,s)=>Ve(t,[Ke("p",{},e)],{actions:s.map(([n,a])=>[n,()=>v(async()=>a())])}),g=(t,e)=>_`<section class="card" aria-label=${t}>
    <h2>${t}</h2>
    ${e}
  </section>`,k=(t,e)=>t.length?_`<ul class="club-list">
        ${t.map(s=>_`<li>${s}</li>`)}
      </ul>`:e?_`<p class="faint">${e}</p>`:qt,z=["8x8","7x7","6x6","5x5"].map(t=>[t,t]),ue=["1+1","3+2","5+3","10+5","30+10","custom","1d","3d","none"],de=t=>t.endsWith("d")?[t,le("club-days",{count:Number.
parseInt(t,10)})]:Dt(t);function he(t){if(t==="none")return{kind:"unlimited"};if(t.endsWith("d"))return{kind:"days",days:Number.parseInt(t,10)};let[e,s]=t.split("+").map(Number);return{kind:"realTime",
seconds:e*60,increment:s}}var H=()=>(It.about?.presets??[]).map(({name:t})=>[t,Mt(t)]),Yt=({state:t,end:e,ply:s})=>t==="over"?le("result",{winner:e?.winner??"draw"}):le("count-moves",{count:s});function ne(t){
let e=Lt.map(s=>G(t[s])).join(" – ");return _`<a class="button quiet club-game-row" href=${W(t.id)}>
    <b>${e}</b><span class="faint">${I(t)} · ${Yt(t)}</span>
  </a>`}function ze(t){let e=t.remote;return e instanceof K?e:null}var J=(t,e,s,n)=>({label:t,sign:e,where:"wide",isShown:a=>{let o=ze(a);return o!==null&&s(o)},act:a=>n(ze(a))}),_t=8,zt=({id:t})=>F(q("club-p\
hrases"),"",[...Array(_t).keys()].map(e=>[q("club-phrase",{phrase:e}),()=>Vt.send({type:"phrase",game:t,phrase:e})])),Ht=t=>F(q("club-claim"),q("club-claim-words"),[[q("club-claim-win"),()=>t.act({act:"\
claim"})],[q("club-claim-draw"),()=>t.act({act:"claim",draw:!0})]]),Jt=t=>F(q("club-correct"),q("club-correct-words"),[...Kt,null].map(e=>[q("result",{winner:e??"draw"}),async()=>t.hear(await p("POST",
`/games/${t.id}/result`,{winner:e}))]));function He(){let t=e=>s=>s.act({act:"offer",what:e});Ut([J("club-abort","cut",e=>e.plays&&e.view.ply<2,e=>e.act({act:"abort"})),J("club-claim","now",e=>e.plays&&
e.view.clock.kind==="realTime"&&e.view.turn!==e.own,Ht),J("club-adjourn","pause",e=>e.plays,t("adjourn")),J("club-resume","go",e=>!!e.own&&e.view.state==="adjourned",t("resume")),J("club-phrases","mor\
e",e=>!!(e.own&&$.about.club.phrases),zt),J("club-correct","draw",e=>e.view.state==="over"&&$.about.rights.includes("correct"),Jt)])}var Je={club:"Club","club-part":"{name, select, meet {Play} tournaments {Tournaments} archive {Archive} players {Players} account {Account} other {}}","club-you-are":"You are {name}.","club-no-line":"\
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
iter { (arbiter)} owner { (owner)} other {}}","club-present":"here now","club-nobody":"Nobody is here yet.","club-count-games":"{count, plural, one {# game} other {# games}}","club-score":"{wins} won,\
 {draws} drawn, {losses} lost","club-no-ratings":"No rating yet.","club-class":"{speed, select, bullet {Bullet} blitz {Blitz} rapid {Rapid} classical {Classical} days {Correspondence} other {}} {board\
}","club-challenge":"Challenge","club-block":"Block","club-blocked":"{name} is blocked: neither of you can invite the other.","club-blocked-players":"Blocked players","club-unblock":"Unblock","club-re\
move":"Delete","club-remove-it":"Delete {name}?","club-remove-words":"The games stay, without the name.","club-reset":"New passphrase","club-reset-words":"{name} is signed out and needs the new passph\
rase.","club-reset-to":"The passphrase of {name} is now {passphrase}. It is shown only once.","club-make":"{role, select, arbiter {Make an arbiter} other {Make a player}}","club-guest-name":"Your name\
, if you like","club-name":"Name","club-passphrase":"Passphrase","club-new-passphrase":"New passphrase","club-code":"Code of the club","club-login":"Sign in","club-logout":"Sign out","club-join":"Beco\
me a member","club-join-words":"With a name and a passphrase you can sign in anywhere. A guest keeps the games.","club-as-guest":"Come in as a guest","club-account":"Your account","club-change":"Chang\
e","club-changed":"It is changed.","club-data":"Download my data","club-delete":"Delete my account","club-delete-words":"Your games stay, without your name.","club-programs":"Your programs","club-prog\
rams-words":"A program of yours can play here as a member.","club-seat":"Add a program","club-key":"The key of {name} is {key}. It is shown only once.","club-accepts":"Who may challenge it","club-acce\
pts-of":"{accepts, select, all {Everyone} owner {Only I} none {No one} other {}}","club-new-key":"New key","club-setup":"Set up the club","club-setup-words":"You need the code that the program has pri\
nted. You become the owner.","club-setup-code":"Code of the program","club-begin":"Open the club","club-settings":"Settings of the club","club-its-name":"Name of the club","club-closed":"Only people w\
ith a code come in","club-guests":"Guests may play","club-assist":"Spectators may use the engine","club-phrases-allowed":"Players may send each other preset phrases","club-codes":"Codes to come in","c\
lub-codes-words":"Each code lets in as many people as it has uses.","club-show":"Show","club-new-code":"New code","club-how-many":"For how many people","club-uses":"{count, plural, one {for # person m\
ore} other {for # people more}}","club-audit":"Audit log","club-act":"{name} {act, select, set-up {set up the club} delete {deleted an account} correct {corrected a result} reset-passphrase {gave a ne\
w passphrase} set-role {changed a role} add-join-code {made a code} set-settings {changed the settings} other {}}","sign-in":"Sign in first.","not-allowed":"You may not do that.","closed-club":"This c\
lub is closed; you need a code.","bad-join-code":"That code does not let anyone in.","bad-setup-code":"That is not the code that the program has printed.","set-up-already":"The club has an owner alrea\
dy.","bad-name":"A name has 1 to {most} letters, digits, spaces, hyphens or dots.","name-taken":"The name {name} is taken.","bad-passphrase":"A passphrase has {least} to {most} characters.","wrong-pas\
sphrase":"Name or passphrase is wrong.","has-passphrase":"You have a passphrase already.","no-such-player":"There is no such player.","bad-field":"{name}: {detail}.","too-often":"Too often; wait {seco\
nds} s.","many-connections":"Too many people are here.","not-json":"The request is not JSON.","no-invitation":"There is no such invitation any more.","own-invitation":"That is your own invitation.","n\
ot-for-you":"That invitation is for someone else.",blocked:"One of you has blocked the other.","does-not-accept":"{name} does not accept that.","many-games":"More than {most} games at a time are not p\
ossible.","bad-clock":"There is no such clock.","not-rated":"Such games are never rated.","no-such-game":"There is no such game.","not-a-player":"You do not play in this game.","not-your-turn":"It is \
not your turn.",stale:"The game is at move {ply} already.","not-running":"The game is not running.","too-late-to-abort":"It is too late to abort the game.","no-offer":"Nobody offers {what, select, dra\
w {a draw} takeback {to take back} adjourn {to adjourn} resume {to resume} rematch {a rematch} other {that}}.","cannot-offer":"You can’t offer {what, select, draw {a draw} takeback {to take back} adjo\
urn {to adjourn} resume {to resume} rematch {a rematch} other {that}} now.","not-gone":"Your opponent has not been away for {seconds} s.","no-phrases":"This club has no phrases.","no-such-tournament":"\
There is no such tournament.","many-tournaments":"More than {most} tournaments at a time are not possible.","not-now":"That is not possible now.","win-forfeit":"{winner, select, black {White did not p\
lay: Black wins.} other {Black did not play: White wins.}}","win-resignation":"{winner, select, black {White resigned: Black wins.} other {Black resigned: White wins.}}","win-time":"{winner, select, b\
lack {White is out of time: Black wins.} other {Black is out of time: White wins.}}","win-gone":"{winner, select, black {White has left: Black wins.} other {Black has left: White wins.}}","win-decided":"\
The arbiter decided: {winner, select, black {Black} other {White}} wins.","draw-gone":"A player has left: draw.","draw-decided":"The arbiter decided: draw.",aborted:"The game was aborted."};import{html as Xt,load as Qt,nothing as Zt,save as es,text as ts,update as ss}from"./rest.mjs";var Xe="club-notify",Qe=()=>typeof Notification<"u",Ee=()=>Qe()&&Notification.permission==="granted"&&Qt(
Xe)===!0;function Pe(t,e,s){if(!(!Ee()||!document.hidden))try{let n=new Notification(t,{body:e,tag:s});n.addEventListener("click",()=>{focus(),location.hash=s,n.close()})}catch{}}async function ns({currentTarget:t}){
let e=t,s=e.checked;s&&await Notification.requestPermission(),es(Xe,s),e.checked=Ee(),ss()}var Ze=()=>Qe()?Xt`<label class="toggle"
        ><input
          type="checkbox"
          id="club-notify"
          .checked=${Ee()}
          ?disabled=${Notification.permission==="denied"}
          @change=${ns}
        /><span>${ts("club-notify")}</span></label
      >`:Zt;import{byId as ms,choiceField as oe,html as S,language as ps,nothing as R,numberField as it,SIDES as bs,text as w,update as Be}from"./rest.mjs";import{choiceField as as,html as T,language as os,nothing as N,note as et,text as l,update as tt}from"./rest.mjs";var M=([t,e,s="text"])=>T`<label class="field"
    ><span>${e}</span
    ><input
      type=${s}
      name=${t}
      autocomplete="off"
      autocapitalize="none"
      min=${s==="number"?1:N}
  /></label>`,X=(t,e,s)=>T`<label class="toggle"
    ><input type="checkbox" name=${t} ?checked=${s} /><span>${e}</span></label
  >`,A=(t,e,s)=>T`<form
    class="club-form"
    @submit=${Oe(async n=>{await s(Object.fromEntries(new FormData(n))),n.reset()})}
  >
    ${e}
    <div class="row"><button type="submit" class="primary">${t}</button></div>
  </form>`,Ce=()=>T`<label class="field"
    ><span>${l("club-guest-name")}</span
    ><input type="text" id="guest-name" maxlength="40" autocomplete="nickname"
  /></label>`,Ne=()=>document.getElementById("guest-name")?.value.trim(),ae=()=>M(["name",l("club-name")]),me=()=>M(["passphrase",l("club-passphrase"),"password"]),st=()=>M(["code",l("club-code")]),nt=t=>[
T`<label class="field"
    ><span>${l("club-its-name")}</span
    ><input type="text" name="club" autocomplete="off" value=${t.name}
  /></label>`,X("closed",l("club-closed"),t.closed),X("guests",l("club-guests"),t.guests),X("assist",l("club-assist"),t.assist),X("phrases",l("club-phrases-allowed"),t.phrases)],at=(t,e)=>({...e,name:t.
club||e.name,closed:"closed"in t,guests:"guests"in t,assist:"assist"in t,phrases:"phrases"in t}),ot=t=>g(l("club-setup"),T`<p class="faint">${l("club-setup-words")}</p>
      ${A(l("club-begin"),[M(["code",l("club-setup-code")]),ae(),me(),nt(t.state.about.club)],e=>{let{code:s,name:n,passphrase:a}=e,o=at(e,t.state.about.club);return t.signIn("/setup",{code:s,name:n,passphrase:a,
settings:o})})}`),je=t=>g(l("club-login"),A(l("club-login"),[ae(),me()],e=>t.enter("/login",e))),We=(t,e)=>g(l("club-join"),T`<p class="faint">${l("club-join-words")}</p>
      ${A(l("club-join"),[ae(),me(),e?st():N],s=>t.enter("/accounts",s))}`),Ae=t=>[je(t),We(t,t.state.about.club.closed),t.state.about.club.guests?g(l("club-as-guest"),A(l("club-as-guest"),[ae(),st()],
({name:e,code:s})=>t.enter("/guests",{code:s,...e&&{name:e}}))):N];function rt(t){let{about:e,mine:s}=t.state,{me:n,rights:a}=e;return n?[s?.hasPassphrase?rs(t):[We(t,!1),je(t)],a.includes("seat")?is(
t):N,s?.blocked.length?ls(t,s.blocked):N,a.includes("manage")?[ds(t),hs(t)]:N,a.includes("audit")?us(t):N]:[je(t),We(t,!1)]}var rs=t=>g(l("club-account"),T`${A(l("club-change"),[M(["old",l("club-passp\
hrase"),"password"]),M(["new",l("club-new-passphrase"),"password"])],async e=>{await p("POST","/me/passphrase",e),et(l("club-changed"))})}
      <div class="row">
        <a class="button quiet" href="club/me/data" download="club.json">${l("club-data")}</a>
        ${f(l("club-logout"),()=>t.signIn("/logout",{}))}
      </div>
      ${t.state.about.me?.role==="owner"?N:T`<details>
            <summary>${l("club-delete")}</summary>
            <p class="faint">${l("club-delete-words")}</p>
            ${A(l("club-delete"),me(),async({passphrase:e})=>{await p("DELETE","/me",{passphrase:e}),location.reload()})}
          </details>`}`),is=t=>g(l("club-programs"),T`<p class="faint">${l("club-programs-words")}</p>
      ${k((t.state.mine?.bots??[]).map(e=>cs(t,e)),"")}
      ${A(l("club-seat"),ae(),async({name:e})=>{let{key:s}=await p("POST","/bots",{name:e});await t.refresh(),se(e,l("club-key",{name:e,key:s}))})}`);function cs(t,{id:e,name:s,accepts:n}){let a=async()=>{
await p("DELETE",`/bots/${e}`),await t.refresh()};return T`<b class="club-words">${s}</b>
    ${as(l("club-accepts"),["all","owner","none"].map(o=>[o,l("club-accepts-of",{accepts:o})]),n,o=>v(async()=>{await p("POST",`/bots/${e}`,{accepts:o}),await t.refresh()}))}
    ${f(l("club-new-key"),async()=>{let{key:o}=await p("POST",`/bots/${e}/key`);se(s,l("club-key",{name:s,key:o}))})}
    ${f(l("club-remove"),()=>F(l("club-remove-it",{name:s}),l("club-remove-words"),[[l("club-remove"),a]]))}`}var ls=(t,e)=>g(l("club-blocked-players"),k(e.map(({id:s,name:n})=>T`<span class="club-words">${n}</span> ${f(
l("club-unblock"),async()=>{await p("DELETE",`/players/${s}/block`),await t.refresh()})}`),""));function us(t){let{acts:e,players:s}=t.state,n=new Intl.DateTimeFormat(os,{dateStyle:"short",timeStyle:"\
short"}),a=r=>s.find(c=>c.id===r)?.name??(r===null?"":`#${r}`),o=r=>r?l("result",{winner:r.winner??"draw"}):"",i=e.map(({at:r,actor:c,act:d,subject:h,detail:u})=>{let[y,x]=h.split(" "),ee=y==="player"?
a(Number(x)):"",St=d==="correct"?`${o(u.before)} → ${o(u.after)}`:"",Ot=u.role?l("club-member",{kind:"person",role:u.role}):"",Le=[ee,St,Ot].filter(Boolean).join(" · ");return T`<span class="club-words"
        ><b>${l("club-act",{name:a(c),act:d.replaceAll(" ","-")})}</b
        ><span class="faint">${n.format(r)}${Le?` · ${Le}`:N}</span></span
      >
      ${y==="game"?f(l("open"),()=>t.open(Number(x))):N}`});return g(l("club-audit"),T`${i.length?k(i,""):N}
    ${f(l("club-show"),async()=>{t.state.acts=(await p("GET","/audit")).acts,tt()})}`)}var ds=t=>g(l("club-settings"),A(l("club-change"),nt(t.state.about.club),async e=>{await p("POST","/settings",at(
e,t.state.about.club)),et(l("club-changed")),await t.refresh()}));function hs(t){let e=async()=>{t.state.codes=(await p("GET","/codes")).codes,tt()},s=t.state.codes.map(({code:n,usesLeft:a})=>T`<span class="club-words"
          ><b class="club-code">${n}</b
          ><span class="faint">${l("club-uses",{count:a})}</span></span
        >
        ${f(l("club-withdraw"),async()=>{await p("DELETE",`/codes/${encodeURIComponent(n)}`),await e()})}`);return g(l("club-codes"),T`<p class="faint">${l("club-codes-words")}</p>
      ${s.length?k(s,""):f(l("club-show"),e)}
      ${A(l("club-new-code"),M(["uses",l("club-how-many"),"number"]),async({uses:n})=>{await p("POST","/codes",{uses:Number(n)||1}),await e()})}`)}var ws=["swiss","round-robin","double-round-robin"],L={format:"swiss",rounds:5,rest:30,clock:"5+3",rules:"olympiad",board:"8x8"},ct=t=>`#club?tournament=${t}`;function fs(){let t=/^#club\?tournament=(\d{1,15})$/.
exec(location.hash)?.[1];return t===void 0?null:Number(t)}async function Q(){let t=fs();t===null?$.tournament=null:$.part="tournaments",$.part==="tournaments"&&(t===null?$.tournaments=(await p("GET","\
/tournaments")).tournaments:$.tournament=await p("GET",`/tournaments/${t}`),Be())}var Ie=()=>$.about.rights.includes("direct"),lt=t=>$.tournament?$s($.tournament,t):[g(w("club-part",{name:"tournaments"}),
k($.tournaments.map(gs),w("club-no-tournaments"))),Ie()?ys():R],ut=({stage:t,rounds:e},s)=>[w("club-stage",{stage:t}),s?w("club-round",{round:s,rounds:e}):""].filter(Boolean).join(" · "),gs=t=>S`<a class="button quiet club-game-row" href=${ct(
t.id)}>
    <b>${t.name}</b
    ><span class="faint"
      >${w("club-format",{format:t.format})} · ${I(t.setup)}</span
    ><span class="faint"
      >${ut(t,t.round)} ·
      ${w("club-count-players",{count:t.players})}</span
    >
  </a>`;function ys(){let t=e=>{Object.assign(L,e),Be()};return g(w("club-new-tournament"),A(w("club-new-tournament"),S`${M(["name",w("club-name")])}
        ${oe(w("club-kind-of-tournament"),ws.map(e=>[e,w("club-format",{format:e})]),L.format,e=>t({format:e}))}
        <div class="pair">
          ${L.format==="swiss"?it(w("club-rounds"),L.rounds,{min:1,max:30},e=>t({rounds:e})):R}
          ${it(w("club-rest"),L.rest,{min:0,max:86400},e=>t({rest:e}))}
          ${oe(w("clock"),ue.filter(e=>e.includes("+")||e.endsWith("d")).map(de),L.clock,e=>t({clock:e}))}
          ${oe(w("board"),z,L.board,e=>t({board:e}))}
          ${oe(w("rules"),H(),L.rules,e=>t({rules:e}))}
        </div>
        ${X("rated",w("club-rated",{rated:"yes"}),!1)}`,async({name:e,rated:s})=>{let{format:n,rounds:a,rest:o,rules:i,board:r,clock:c}=L,d={rules:i,board:r,clock:he(c),rated:!!s},{id:h}=await p("POST",
"/tournaments",{name:e,format:n,rounds:a,rest:o,setup:d});location.hash=ct(h)}))}function $s(t,e){let{id:s,name:n,format:a,setup:o,stage:i,nextAt:r,now:c,isStuck:d,played:h}=t,u=new Intl.DateTimeFormat(
ps,{timeStyle:"medium"}),y=i==="running"&&r?u.format(Date.now()+r-c):"";return S`<section class="card club-wide" aria-label=${n}>
      <h2>${n}</h2>
      <p>${w("club-format",{format:a})} · ${I(o)}</p>
      <p role="status">
        ${ut(t,h.length)}
        ${y?w("club-next-round",{time:y}):R}
        ${d?w("club-stuck"):R}
      </p>
      ${ks(t)} ${Ie()&&i!=="over"?xs(t,e):R}
      ${Ts(t)}
      <div class="row">
        <a class="button quiet" href="#club" @click=${vs}>${w("club-all-tournaments")}</a>
        ${["csv","trf"].map(x=>S`<a class="button quiet" href=${`club/tournaments/${s}/${x}`} download
              >${x.toUpperCase()}</a
            >`)}
      </div>
    </section>
    ${h.map((x,ee)=>Ss(x,ee+1,t)).reverse()}`}var vs=()=>{$.tournament=null,Be()},Re=async(t,e)=>{await p("POST",`/tournaments/${t}`,e),await Q()};function ks({id:t,stage:e,format:s,players:n}){if(e===
"over")return R;let{me:a}=$.about,o=n.find(d=>d.id===a?.id),i=o&&!o.hasWithdrawn,r=(d,h="quiet")=>f(w("club-direct",{act:d}),()=>Re(t,{act:d}),h),c=e==="open"||s==="swiss"||o;return S`<div class="row">
    ${a&&i?r("withdraw"):R}
    ${a&&!i&&c?r("enter","primary"):R}
    ${i&&s==="swiss"?f(w("club-bye",{wanted:o.wantsBye?"yes":"no"}),()=>Re(t,{act:"bye",wanted:!o.wantsBye})):R}
    ${Ie()?(e==="open"?["start"]:e==="paused"?["resume","end"]:["pause","next","end"]).map(d=>r(d,d==="start"?"primary":"quiet")):R}
  </div>`}function xs({id:t,players:e},s){let n=new Set(e.filter(r=>!r.hasWithdrawn).map(r=>r.id)),a=s.state.players.filter(r=>r.kind!=="deleted"&&!n.has(r.id)),o=r=>Number(ms(r).querySelector("select").
value),i=(r,c,d)=>d.length?S`<div class="row" id=${r}>
          ${oe(w("club-player"),d.map(h=>[String(h.id),h.name]),String(d[0].id),()=>{},!0)}
          ${f(w("club-direct-player",{act:c}),()=>Re(t,{act:c,player:o(r)}))}
        </div>`:R;return[i("tournament-add","enter",a),i("tournament-remove","withdraw",e.filter(r=>!r.hasWithdrawn))]}function Ts({standings:t,tieBreaks:e,played:s}){let n=new Map(t.map(({player:o,number:i})=>[
o,i])),a=o=>{if(!o)return"";let{opponent:i,color:r,result:c}=o;return[i===null?"":n.get(i),r&&(r==="black"?"●":"○"),c].join("")};return S`<div class="club-table">
    <table>
      <caption>
        ${w("club-standings")}
      </caption>
      <thead>
        <tr>
          <td></td>
          <th>${w("club-player")}</th>
          <th>${w("club-points")}</th>
          ${e.map(o=>S`<th>${w("club-tie-break",{name:o})}</th>`)}
          ${s.map((o,i)=>S`<th>${i+1}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${t.map(o=>S`<tr>
            <td>${o.rank}</td>
            <th scope="row">${o.number}. ${o.name} (${te(o.rating)})</th>
            <td>${o.points}</td>
            ${o.tieBreaks.map(i=>S`<td>${i}</td>`)}
            ${s.map((i,r)=>S`<td>${a(o.rounds[r])}</td>`)}
          </tr>`)}
      </tbody>
    </table>
  </div>`}function Ss({pairs:t,byes:e},s,{rounds:n,players:a}){let o=c=>a.find(d=>d.id===c)?.name??"",i=t.map(c=>{let d=bs.map(x=>o(c[x])).join(" – "),{result:h}=c,u=h?w("result",{winner:h.winner??"\
draw"})+(h.forfeit?` (${w("club-forfeit")})`:""):w("club-stage",{stage:"running"}),y=S`<b>${d}</b><span class="faint">${u}</span>`;return c.game?S`<a class="button quiet club-game-row" href=${W(c.game)}>${y}</a>`:
S`<span class="club-words">${y}</span>`}),r=e.map(([c,d])=>w("club-free",{name:o(c),bye:d}));return g(w("club-round",{round:s,rounds:n}),k([...i,...r],""))}var dt=()=>$.part==="tournaments"&&location.
hash.startsWith("#club")?v(Q):void 0;import{app as ft,choiceField as V,FIRST_LEVEL as Rs,html as O,nothing as P,numberField as gt,text as m,update as $t}from"./rest.mjs";import{choiceField as Os,html as j,nothing as D,note as ht,openingRow as Es,ruleName as Ps,text as b,update as we}from"./rest.mjs";var mt=50,pe=0;async function be(t,e=!1){let{query:s,archive:n}=t.state,a=Ge({...s,limit:String(mt)}),o=n?.at(-1);e&&o&&a.set("before",String(o.id));let i=++pe,{games:r}=await p("GET",`/games?${a}`);i===
pe&&(t.state.archive=[...e?n??[]:[],...r],e?we():await De(t,[]))}var Ge=t=>new URLSearchParams(Object.entries(t).filter(([,e])=>e));async function De(t,e){let{player:s,rules:n,board:a}=t.state.query,o=Ge(
{player:s,rules:n,board:a||"8x8",moves:e.join(" ")}),i=++pe,{moves:r}=await p("GET",`/openings?${o}`);i===pe&&(Object.assign(t.state,{openings:r,line:e}),we())}function js(t){let{line:e,openings:s}=t.
state,n=s.map(({move:a,black:o,draws:i,white:r})=>{let c=[o,i,r],d=o+i+r;return Es({move:a,inBook:!1,counts:c,games:d},()=>v(()=>De(t,[...e,a])))});return g(b("openings"),j`<p>${e.join(" ")}</p>
      <div class="explorer">
        ${n.length?j`<ul>
              ${n}
            </ul>`:j`<p class="faint">${b("openings-none")}</p>`}
      </div>
      ${e.length?f(b("back"),()=>De(t,e.slice(0,-1))):D}`)}function pt(t){let{query:e,archive:s,players:n}=t.state,a=(c,d,h)=>Os(d,[["",b("club-all")],...h],e[c],u=>{e[c]=u,v(()=>be(t))}),o=[a("player",
b("club-player"),n.map(({id:c,name:d})=>[String(c),d])),a("result",b("club-result"),["black","white","draw"].map(c=>[c,b("result",{winner:c})])),a("rules",b("rules"),H()),a("board",b("board"),z),a("ra\
ted",b("club-rating"),["true","false"].map(c=>[c,$e(c==="true")]))],i=c=>j`<a
      class="button quiet"
      href=${`club/export?${Ge({...e,format:c})}`}
      download=${`club.${c}`}
      >${b("club-export",{format:c})}</a
    >`;return[g(b("club-part",{name:"archive"}),j`<div class="pair club-filters">${o}</div>
      ${k((s??[]).map(c=>j`${ne(c)}
              <a class="button quiet" href=${`club/games/${c.id}/sgf`} download
                >${b("club-sgf")}</a
              >`),b("club-none-over"))}
      <div class="row">
        ${(s?.length??0)>=mt?f(b("club-more"),()=>be(t,!0)):D}
        ${i("sgf")} ${i("jsonl")}
      </div>`),js(t)]}async function bt(t,e){t.state.player=await p("GET",`/players/${e}`),we(),scrollTo({top:0})}function wt(t){let{players:e,player:s}=t.state,n=({kind:o,present:i})=>+(o!=="engine")*
2+Number(i??!1),a=[...e].sort((o,i)=>n(i)-n(o)).map(o=>j`<button
          type="button"
          class="quiet club-game-row"
          @click=${()=>v(()=>bt(t,o.id))}
        >
          <b>${o.name}</b>
          <span class="faint"
            >${b("club-member",{kind:o.kind,role:o.role})}${o.present?` · ${b("club-present")}`:D}</span
          >
        </button>`);return j`${s?Cs(t,s):D}
  ${g(b("club-part",{name:"players"}),k(a,b("club-nobody")))}`}function Ws(t){let[e,s]=t.split(" ");return b("club-class",{speed:e,board:s})}function Cs(t,{player:e,ratings:s,statistics:n}){let{about:a}=t.
state,o=e.id!==a.me?.id,i=s.map(({class:c,rating:d,provisional:h,games:u,history:y})=>j`<span class="club-words"
          ><b>${Ws(c)}: ${te(d,h)}</b
          ><span class="faint">${b("club-count-games",{count:u})}</span></span
        >
        ${As(y.map(x=>x.rating))}`),r=n.map(({rules:c,board:d,...h})=>j`${Ps(c)} ${d}: ${b("club-score",h)}`);return g(e.name,j`${k(i,b("club-no-ratings"))} ${r.length?k(r,""):D}
      <div class="row">
        ${o&&e.kind!=="deleted"?f(b("club-challenge"),()=>{Object.assign(t.state.wish,{kind:"challenge",to:String(e.id)}),t.state.part="meet",we()},"primary"):D}
        ${o&&a.rights.includes("block")?f(b("club-block"),async()=>{await p("POST",`/players/${e.id}/block`),ht(b("club-blocked",{name:e.name})),await t.refresh()}):D}
        ${o&&a.rights.includes("manage")&&e.kind!=="engine"?Ns(e,t):D}
      </div>`)}function Ns({id:t,name:e,role:s,kind:n},a){let o=async()=>{await p("DELETE",`/players/${t}`),a.state.player=null,await a.refresh()},i=f(b("club-remove"),()=>F(b("club-remove-it",{name:e}),
b("club-remove-words"),[[b("club-remove"),o]])),r=async()=>{let{passphrase:d}=await p("POST",`/players/${t}/passphrase`);se(e,b("club-reset-to",{name:e,passphrase:d}))};if(n==="deleted")return D;if(n!==
"person")return i;let c=s==="arbiter";return[f(b("club-reset"),()=>F(b("club-reset"),b("club-reset-words",{name:e}),[[b("club-reset"),r]])),f(b("club-make",{role:c?"player":"arbiter"}),async()=>{await p(
"POST",`/players/${t}/role`,{role:c?"player":"arbiter"}),await a.refresh(),await bt(a,t),ht(b("club-changed"))}),i]}function As(t){if(t.length<2)return D;let e=Math.min(...t),s=Math.max(1,Math.max(...t)-
e),n=t.map((a,o)=>`${100*o/(t.length-1)},${28-26*(a-e)/s}`);return j`<svg class="club-curve" viewBox="0 0 100 30" aria-hidden="true">
    <polyline points=${n.join(" ")}></polyline>
  </svg>`}var Bs=["meet","tournaments","archive","players","account"],Is=["link","open","pair","challenge"],Ds={meet:t=>qs(t),tournaments:lt,archive:pt,players:wt,account:rt};async function Gs(t,e){Object.assign(
t.state,{part:e,tournament:null}),location.hash.startsWith("#club?")&&(location.hash="#club"),$t(),e==="tournaments"&&await Q(),await(e==="archive"?be(t):t.refresh())}function vt(t){let{about:e,part:s}=t.
state,n=e.club.closed&&!e.me;return O`<div class="club">
    <div class="club-head">
      <h1>${e.club.name}</h1>
      ${n?P:Bs.map(a=>O`<button
                type="button"
                class="quiet"
                aria-pressed=${a===s}
                @click=${()=>v(()=>Gs(t,a))}
              >
                ${m("club-part",{name:a})}
              </button>`)}
      <span class="faint"
        >${e.me?m("club-you-are",{name:e.me.name}):P}</span
      >
    </div>
    <div class="notes" role="status"></div>
    <div class="club-cards">
      ${e.needsSetup&&s===(e.me?"account":"meet")&&!t.state.invitation?ot(t):P}
      ${Fs(t)}
      ${n?Ae(t):Ds[s](t)}
    </div>
  </div>`}var kt=({state:{about:t}})=>t.me!==null||t.club.guests&&!t.club.closed;function Fs(t){let{invitation:e,refused:s,about:n}=t.state;if(s)return g(m("club-invitation"),O`<p>${s}</p>`);if(!e)return P;
let{author:a,setup:o,color:i,token:r,game:c}=e,d=a.id===n.me?.id,h=O`<p>${I(o)}</p>
    <p>
      ${i?m("club-side",{name:a.name,side:i}):m("club-random-side")}
    </p>`;return c?g(m("club-invitation"),f(m("open"),()=>t.open(c))):d?g(m("club-your-invitation"),O`<label class="field"
        ><span>${m("club-send-link")}</span
        ><input
          type="text"
          class="club-link"
          readonly
          .value=${location.href}
          @focus=${u=>u.target.select()}
      /></label>
      ${h}
      <p class="faint" role="status">${m("club-waits")}</p>
      <div class="row">${f(m("club-withdraw"),()=>t.withdraw(r))}</div>`):g(m("club-invites",{name:G(a)}),kt(t)?O`${h} ${n.me?P:Ce()}
            <div class="row">
              ${f(m("club-accept"),()=>t.accept(r,Ne()),"primary")}
            </div>`:h)}function qs(t){let{mine:e,open:s,running:n,about:a}=t.state,o=a.me?.id,i=e?.invitations??[];return O`${e?g(m("club-your-games"),O`${k([...e.games].sort((r,c)=>Fe(c,o)-Fe(r,o)).map(
r=>O`${Fe(r,o)?O`<span class="club-turn">${m("your-turn")}</span>`:P}
                  ${ne(r)}`),m("club-no-games"))}
          ${Ze()}`):P}
    ${i.length?g(m("club-invitations"),k(i.map(r=>yt(r,t)),"")):P}
    ${kt(t)?Ls(t):Ae(t)}
    ${g(m("club-lobby"),k(s.map(r=>yt(r,t)),m("club-lobby-empty")))}
    ${g(m("club-running"),O`<div class="row">${f(m("club-tv"),()=>t.watchTv())}</div>
        ${k(n.map(r=>ne(r)),m("club-none-running"))}`)}`}var Fe=({turn:t,...e},s)=>+(t!==null&&e[t].id===s);function yt({token:t,kind:e,author:s,target:n,setup:a,color:o},i){let r=s.id===i.state.about.
me?.id,c=G(r&&n?n:s),d=m("club-kind-of",{kind:e,whose:r?"own":"other",name:c}),h=o?` · ${m("club-side",{name:s.name,side:o})}`:"";return O`<span class="club-words"
      ><b>${d}</b><span class="faint">${I(a)}${h}</span></span
    >
    ${r?[e==="link"?O`<a class="button quiet" href=${`#club/${t}`}>${m("club-show-link")}</a>`:P,f(m("club-withdraw"),()=>i.withdraw(t))]:[f(m("club-accept"),()=>i.accept(t),"primary"),e==="challenge"?
f(m("club-decline"),()=>i.withdraw(t)):P]}`}var Ms=({clock:t,minutes:e,seconds:s},n)=>t==="custom"?O`<div class="pair">
        ${gt(m("minutes"),e,{min:1,max:180},a=>n({minutes:a}))}
        ${gt(m("seconds-a-move"),s,{min:0,max:180},a=>n({seconds:a}))}
      </div>`:P;function Ls(t){let{about:e,wish:s}=t.state,n=u=>{Object.assign(s,u),$t()},a=t.others.find(({level:u})=>u===Rs);s.to||=String(a?.id??"");let o=t.others.map(({id:u,name:y})=>[String(u),y]),
i=(ft.about?.starts??[]).map(u=>[u,m("start-name",{name:u})||u]),r=u=>ft.about?.presets.find(({name:y})=>y===u)?.start??"standard",c=e.me?.kind==="person",d=()=>{let u=t.others.find(({id:y})=>String(y)===
s.to)??t.others[0];return u?.kind==="guest"||u&&u.owner===e.me?.id},h=()=>!c||s.clock==="none"||s.start!==r(s.rules)||s.kind==="challenge"&&d();return s.rated&&=!h(),g(m("club-invite"),O`${V(m("club-w\
hom"),Is.map(u=>[u,m("club-kind",{kind:u})]),s.kind,u=>n({kind:u}))}
      ${s.kind==="challenge"?V(m("opponent"),o,s.to,u=>n({to:u})):P}
      <div class="pair">
        ${V(m("clock"),ue.map(de),s.clock,u=>n({clock:u}))}
        ${V(m("your-side"),[["random",m("random")],["black",m("black-first")],["white",m("white")]],s.color,u=>n({color:u}))}
      </div>
      ${Ms(s,n)}
      <div class="pair">
        ${V(m("rules"),H(),s.rules,u=>n({rules:u,start:r(u)}))}
        ${V(m("board"),z,s.board,u=>n({board:u}))}
      </div>
      ${V(m("start"),i,s.start,u=>n({start:u}))}
      <label class="toggle"
        ><input
          type="checkbox"
          id="club-rated"
          .checked=${s.rated}
          ?disabled=${h()}
          @change=${()=>n({rated:!s.rated})}
        /><span>${m("club-rated",{rated:"yes"})}</span></label
      >
      ${e.me||t.state.invitation?P:Ce()}
      <div class="row">
        ${f(m("club-do",{kind:s.kind}),()=>t.invite(Ne()),"primary")}
      </div>`)}var ge="#club/",Me=class{constructor(e){this.play=e,this.shown=null,this.tv=null,this.wanted=$.about.me?"":location.hash,this.opening=null,this.notes=new Map,this.changes=0;let s=(n,a)=>Y.addEventListener(
n,o=>a(o.detail));s("hello",()=>{this.tv&&Y.send({type:"watch",topic:"tv"}),this.catchUp()}),s("state",({game:n})=>this.heard(n)),s("game",({game:n})=>this.heard(n)),s("started",({game:n})=>this.started(
n)),s("lobby",({open:n})=>{this.state.open=n,Z()}),s("tv",({game:n})=>n&&this.tune(n.id)),s("challenge",({invitation:n})=>this.challenged(n)),s("challengeGone",()=>this.catchUp()),s("tournament",dt),s(
"phrase",n=>E()?.id===n.game&&E()?.say(n)),s("said",({text:n})=>qe(n,{kind:"error"})),addEventListener("hashchange",()=>v(()=>this.readAddress()))}get state(){return $}catchUp(){return v(async()=>{await this.
refresh(),await this.readAddress()})}async refresh(){let{changes:e}=this,s=await p("GET",""),n=s.me||!s.club.closed,[a,o,i]=await Promise.all([s.me?p("GET","/me"):null,n?p("GET","/players"):{players:[]},
n?p("GET","/games?state=running"):{games:[]}]);if(e!==this.changes)return this.refresh();let r=Y.isRefused;Y.isRefused=!n,r&&n&&Y.connect(),Object.assign(this.state,{about:s,mine:a,players:o.players,running:i.
games}),Z(),n&&Y.send({type:"watch",topic:"lobby"}),E()?.watch()}async readAddress(){location.hash==="#club"&&await this.refresh(),location.hash.startsWith("#club")&&await Q();let e=E();e&&location.hash===
"#play"&&history.replaceState(null,"",W(e.id));let{hash:s}=location,{about:n}=this.state,a=ye(s);if(s!=="#club"&&s!==this.wanted&&(this.wanted=""),a&&n.club.closed&&!n.me)return this.wanted=s,location.
replace("#club");a&&await this.openAddressed(a);let o={invitation:null,refused:null};if(s.startsWith(ge)){let i=encodeURIComponent(s.slice(ge.length));try{o.invitation=await p("GET",`/invitations/${i}`)}catch(r){
if(!(r instanceof Vs))throw r;o.refused=r.message}}location.hash===s&&(Object.assign(this.state,o),Z())}async openAddressed(e){let s=re("view-play");s.inert=E()?.id!==e,await this.open(e);let n=ye(location.
hash);(!n||n===e)&&(s.inert=!1),n===e&&E()?.id!==e&&history.replaceState(null,"","#play")}heard(e){let s=E();s?.id===e.id&&s.hear(e);let n=["running","adjourned"].includes(e.state);for(let a of[this.state.
mine?.games??[],this.state.running]){let o=a.findIndex(({id:i})=>i===e.id);o<0||(this.changes+=1,a===this.state.mine?.games&&this.tellTurn(a[o],e),n?a[o]={...a[o],...e,game:a[o].game}:a.splice(o,1))}Z()}tellTurn(e,{
id:s,turn:n}){!n||n===e.turn||n!==ce(e)||Pe(B("your-turn"),G(e[Ks(n)]),W(s))}note(e,s,n){this.notes.set(e,qe(s,{ms:0,actions:n}))}async started(e){this.changes+=1;let{mine:s}=this.state;s&&(s.games=[e,
...s.games.filter(({id:a})=>a!==e.id)]);let n=E();(!n?.own||!n.isRunning)&&await this.open(e.id),E()?.id!==e.id&&this.note(e.id,B("club-started"),[[B("open"),()=>this.open(e.id)]])}challenged(e){this.
changes+=1,this.state.mine?.invitations.push(e),Z();let{author:s,token:n}=e;if(s.id===this.state.about.me?.id)return;let a=B("club-challenged",{name:s.name});Pe(a,"","#club"),this.note(n,a,[[B("draw-a\
ccept"),()=>v(()=>this.accept(n))],[B("club-decline"),()=>v(()=>this.withdraw(n))]])}open(e){if(this.opening?.id!==e||this.opening.signal.aborted){let s=this.play.opens(),{signal:n}=s,a=v(()=>this.show(
e,n)).then(()=>s.abort());this.opening={id:e,signal:n,done:a}}return this.opening.done}async show(e,s){let n=E();if(n?.id===e&&n.own===ce(n.view))return Tt(e);let a=new K(await p("GET",`/games/${e}`),
o=>this.open(o));await a.load(),!s.aborted&&(this.play.adopt(a.game),Z({isFirstVisit:!1}),await Tt(e))}get place(){return[location.hash,E()?.id,this.opening?.id].join()}async tune(e){this.tv===this.place?
(await this.open(e),this.tv=[W(e),e,e].join()):(this.tv=null,Y.send({type:"unwatch",topic:"tv"}))}async watchTv(){let{place:e}=this,{game:s}=await p("GET","/tv");this.tv=e,Y.send({type:"watch",topic:"\
tv"}),s||qe(B("club-no-tv"))}async beGuest(e){this.state.about.me||await this.signIn("/guests",e?{name:e}:{})}async signIn(e,s){await p("POST",e,s),Y.socket?.close(),await this.refresh()}async enter(e,s){
let{wanted:n}=this;await this.signIn(e,s),n&&(location.hash=n)}async accept(e,s){await this.beGuest(s);let{game:n}=await p("POST",`/invitations/${e}`).catch(async a=>{throw await this.readAddress(),a});
await this.open(n),await this.refresh()}async withdraw(e){await p("DELETE",`/invitations/${e}`),location.hash===`${ge}${e}`&&(location.hash="#club"),await this.refresh()}get others(){let{players:e,about:s}=this.
state;return e.filter(({id:n,kind:a})=>n!==s.me?.id&&a!=="deleted")}async invite(e){let{hash:s}=location;await this.beGuest(e);let{kind:n,to:a,board:o,rules:i,start:r,color:c,rated:d,...h}=this.state.
wish,u=h.clock==="custom"?`${h.minutes}+${h.seconds}`:h.clock,{invitation:y,game:x}=await p("POST","/invitations",{kind:n,setup:{rules:i,board:o,start:r,clock:he(u),rated:d},...c!=="random"&&{color:c},
...n==="challenge"&&{to:Number(a||this.others[0]?.id)}});x?await this.open(x):n==="link"&&location.hash===s&&(location.hash=`${ge}${y.token}`),await this.refresh()}get turns(){let{mine:e,about:s}=this.
state,n=s.me?.id;return(e?.games??[]).filter(({turn:a,...o})=>a&&o[a].id===n)}draw(){zs(vt(this),re("view-club"));let e=E();re("view-play").classList.toggle("club-game",e!==null),e!==this.shown&&(this.
shown?.close(),e?.begin(),this.shown=e);let{games:s=[],invitations:n=[]}=this.state.mine??{},a=[...n.map(({token:r})=>r),...s.map(({id:r})=>r)];for(let[r,c]of this.notes)a.includes(r)&&r!==e?.id||(c(),
this.notes.delete(r));let o=this.turns.length;re("club-count").textContent=o?String(o):"";let i=document.title.includes(B("your-turn"));o&&!i&&(document.title=`${B("your-turn")} · ${document.title}`)}};
async function Tt(t){let e=W(t);if(location.hash===e)return;let s=new Promise(n=>addEventListener("hashchange",n,{once:!0}));location.hash=e,await s}async function Hs(){let t=new URL(`club-${xt}.mjs`,
import.meta.url).href,e=xt==="en"?{}:(await import(t)).default;Us({...Je,...e})}function Js(){let t=new URL("club.css",import.meta.url).href;document.head.append(fe("link",{rel:"stylesheet",href:t}));
let e=B("club"),s=fe("a",{href:"#club"},e," ",fe("span",{id:"club-count"}));s.dataset.view="club",document.querySelector("nav.views")?.prepend(s),re("main").append(fe("section",{class:"view",id:"view-\
club","aria-label":e}))}async function _n(t){await Hs();let e=await p("GET","");$.about=e,Js(),He(),document.documentElement.dataset.searches||_s(B("club-no-engine"));let s=new Me(t);Ys(()=>s.draw()),
s.draw(),location.hash?dispatchEvent(new Event("hashchange")):location.replace("#club"),await v(()=>s.refresh())}export{Me as Club,_n as begin};
