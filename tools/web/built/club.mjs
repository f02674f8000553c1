import{byId as z,drawWith as bs,h as re,language as ct,learn as ws,note as Pe,other as fs,Refusal as gs,refuseSearches as ys,render as vs,socket as G,text as j,update as V}from"./rest.mjs";import{addCommands as Ot,SIDES as Et,socket as jt,text as I}from"./rest.mjs";import{announce as me,app as be,Game as ht,language as mt,newState as pt,note as F,SIDES as We,socket as pe,text as O,update as bt}from"./rest.mjs";var N={about:null,mine:null,open:[],running:[],players:[],invitation:null,refused:null,wish:{kind:"link",to:"",clock:"10+5",board:"8x8",rules:"olympiad",start:"standard",minutes:15,seconds:10,color:"r\
andom",rated:!1},part:"meet",archive:null,query:{player:"",result:"",rules:"",board:"",rated:""},line:[],openings:[],acts:[],player:null,codes:[]};import{ruleName as ut,text as Q}from"./rest.mjs";var A=t=>`#game/${t}`;function ue(t){let e=/^#game\/(\d{1,15})$/.exec(t)?.[1];return e===void 0?null:Number(e)}var de=(t,e)=>`${Math.round(t)}${e?"?":""}`,
C=({name:t,rating:e,provisional:s})=>e===void 0?t:`${t} (${de(e,s)})`,he=t=>Q("club-rated",{rated:t?"yes":"no"});function dt(t){return t.kind==="unlimited"?Q("no-clock"):t.kind==="days"?Q("club-days",
{count:t.days}):Q("some-clock",{minutes:t.seconds/60,seconds:t.increment})}var B=({rules:t,board:e,clock:s,rated:a,game:n})=>[ut(n?.rules??t??""),e,dt(s),he(a)].join(" · ");var wt=864e5,ft=100,gt={resignation:"+Resign",time:"+Time"},we=class extends ht{get allowsHelp(){let e=this.remote;return this.isOver||!e.own&&!!N.about.club.assist}resign(){this.remote.act({act:"resi\
gn"})}},Z=t=>We.find(e=>t[e].id===N.about.me?.id),L=class{constructor(e,s){this.view=e,this.open=s,this.isThinking=!1,this.own=Z(e);let{clock:a}=e,n=a.kind==="realTime"?a.seconds*1e3:wt,o=b=>({machine:b!==
this.own,level:e[b].level??1}),r=b=>C(e[b]),{rules:i,limit:c,fen:p}=e.game;this.game=new we(pt({id:`club-${e.id}`,rules:i,limit:c??null,fen:p,players:{black:o("black"),white:o("white")},names:{black:r(
"black"),white:r("white")},clock:a.kind==="unlimited"?null:{base:n,increment:a.kind==="realTime"?a.increment*1e3:0},flipped:this.own==="white"})),this.game.remote=this,this.at=performance.now(),this.offers=
"",this.closeOffers=()=>{},this.queue=Promise.resolve(),this.timer=void 0}allows(e){return e==="hint"?this.game.allowsHelp:e==="undo"?this.plays&&!this.view.rated:this.plays&&(e==="draw"||e==="resign")}offerDraw(){
this.act({act:"offer",what:"draw"})}get id(){return this.view.id}get address(){return new URL(A(this.id),location.href).href}get words(){return B(this.view)}get isRunning(){return this.view.state==="r\
unning"}get plays(){return!!this.own&&this.isRunning}get isWatched(){return!this.own}get firstMove(){let{clock:e,clocks:s,ply:a}=this.view;if(!this.own||!this.isRunning||a>1||e.kind!=="realTime"||!s.deadline)
return null;let n=Date.now()+s.deadline-s.now;return new Intl.DateTimeFormat(mt,{timeStyle:"medium"}).format(n)}say({player:e,phrase:s}){let a=We.find(r=>this.view[r].id===e);if(!a)return;let n=this.view[a].
name,o=O("club-says",{name:n,words:O("club-phrase",{phrase:s})});me(o),F(o)}async load(){let{tree:e,state:s}=this.game,a=0;for(let n of this.view.game.moves)a=e.add(a,n);s.live=s.shown=a,await this.game.
load(),this.settle(),this.game.begin()}begin(){this.showOffers(),this.view.state!=="over"&&(this.timer=setInterval(()=>this.tick(),ft),this.watch())}close(){clearInterval(this.timer),this.closeOffers(),
pe.send({type:"unwatch",topic:"game",game:this.id})}watch(){let e=this.game.tree.path(this.game.state.live).length-1;pe.send({type:"watch",topic:"game",game:this.id,since:e})}hear(e){return this.queue=
this.queue.then(()=>this.follow(e)).catch(s=>{F(String(s),{kind:"error"})}),this.queue}async follow(e){let{game:s}=this,{tree:a,state:n}=s,o=a.path(n.live),r=o.length-1,i=[..."game"in e?e.game.moves:[]],
c="game"in e?e.since:Math.min(e.ply,r);if(!("game"in e)&&e.ply===r+1)i=[e.lastMove??"pass"];else if(c>r||c+i.length<e.ply)return this.watch();let p=o[c];for(let u of i)p=a.add(p,u);this.view={...this.
view,...e,game:this.view.game},this.at=performance.now(),p!==n.live&&!a.leadsTo(n.live,p)&&await s.setLive(p);let b=a.path(p);for(let u of b.slice(b.indexOf(n.live)+1)){let g=s.liveView?.toMove??"blac\
k";await s.advance(u,g===this.own?"human":"machine")}this.settle(),s.changed()}settle(){let{game:e,view:s}=this,{black:a,white:n}=s.clocks;e.state.left={black:a,white:n};let{tree:o,state:r}=e;r.clock&&
r.live&&(o.node(r.live).clock={black:a,white:n});let{end:i}=s;if(s.state==="over"||s.state==="aborted"){let c=i?.winner??null,p=gt[i?.how??""]??"+",b=c?`${c==="black"?"B":"W"}${p}`:"Draw",u=e.isOver;r.
outcome={winner:c,text:i?.text??O("aborted"),code:b},!u&&!e.liveView?.end&&me(r.outcome.text),clearInterval(this.timer)}this.showOffers(),e.liveView?.mustPass&&this.isRunning&&s.turn===this.own&&this.
send("pass")}showOffers(){let{own:e,view:s}=this,a=JSON.stringify([s.offers,s.state,s.rematch,this.firstMove]);if(a===this.offers||be.game!==this.game)return;this.offers=a,this.closeOffers();let r=Object.
entries(s.offers).filter(([,c])=>c).map(([c,p])=>{let b=p,u=O("club-offers",{name:s[b].name,what:c}),g=H=>()=>this.act({act:H,what:c}),D=b===e?[[O("club-withdraw"),g("decline")]]:[[O("draw-accept"),g(
"accept")],[O("draw-decline"),g("decline")]];return me(u),F(u,{ms:0,actions:e?D:[]})}),{rematch:i}=s;i&&!e&&r.push(F(O("club-next-game"),{ms:0,actions:[[O("club-watch"),()=>this.open(i)]]})),this.firstMove&&
r.push(F(O("club-first-move",{time:this.firstMove}),{ms:0})),s.state==="adjourned"&&r.push(F(O("club-adjourned"),{ms:0})),this.closeOffers=()=>r.forEach(c=>c())}tick(){let{clocks:e}=this.view;if(!e.running||
!this.game.state.clock)return;let s=performance.now()-this.at;this.game.state.left[e.running]=Math.max(0,e[e.running]-s),be.game===this.game&&bt()}async act(e){let s=await this.request(e);s&&F(s,{kind:"\
error"})}async request(e){try{let a=await pe.begin({type:"act",game:this.id,act:e}).promise;return await this.hear(a),null}catch(s){return s instanceof Error?s.message:String(s)}}async tryMove(e){let s=this.
game.tree.path(this.game.state.live).length-1,a=await this.request({act:"move",move:e,ply:s});return a&&a.replace(/[.。]$/,"")}send(e){e==="pass"?this.tryMove(e):this.act({act:"offer",what:e==="undo"?
"takeback":"rematch"})}setPlayer(){}};function T(){let t=be.game?.remote;return t instanceof L?t:null}import{app as yt,dismiss as vt,h as Re,html as Y,inWords as Ie,note as $t,nothing as kt,openDialog as Ge,Refusal as De,ruleName as Tt,SIDES as xt,text as ge}from"./rest.mjs";async function m(t,e,s){let a=await fetch(`club${e}`,{method:t,headers:{"content-type":"application/json"},...s&&{body:JSON.stringify(s)}}),n=await a.json().catch(()=>({}));if(a.ok)return Ie(n);let o={
code:"no-answer",params:{status:a.status}};throw new De((await Ie({error:o,...n})).error)}async function y(t){try{await t()}catch(e){$t(e instanceof De?e.message:ge("club-no-line"),{kind:"error"})}}var K=(t,e)=>Ge(
t,[Re("p",{},e)]),fe=new WeakSet,ye=t=>async e=>{e.preventDefault();let s=e.currentTarget;fe.has(s)||(fe.add(s),vt(),await y(async()=>t(s)),fe.delete(s))},w=(t,e,s="quiet")=>Y`<button type="button" class=${s} @click=${ye(
()=>e())}>
    ${t}
  </button>`,W=(t,e,s)=>Ge(t,[Re("p",{},e)],{actions:s.map(([a,n])=>[a,()=>y(async()=>n())])}),f=(t,e)=>Y`<section class="card" aria-label=${t}>
    <h2>${t}</h2>
    ${e}
  </section>`,$=(t,e)=>t.length?Y`<ul class="club-list">
        ${t.map(s=>Y`<li>${s}</li>`)}
      </ul>`:e?Y`<p class="faint">${e}</p>`:kt,ee=["8x8","7x7","6x6","5x5"].map(t=>[t,t]),te=()=>(yt.about?.presets??[]).map(({name:t})=>[t,Tt(t)]),St=({state:t,end:e,ply:s})=>t==="over"?ge("result",{
winner:e?.winner??"draw"}):ge("count-moves",{count:s});function _(t){let e=xt.map(s=>C(t[s])).join(" – ");return Y`<a class="button quiet club-game-row" href=${A(t.id)}>
    <b>${e}</b><span class="faint">${B(t)} · ${St(t)}</span>
  </a>`}function Be(t){let e=t.remote;return e instanceof L?e:null}var U=(t,e,s,a)=>({label:t,sign:e,where:"wide",isShown:n=>{let o=Be(n);return o!==null&&s(o)},act:n=>a(Be(n))}),Nt=8,Pt=({id:t})=>W(I("club-p\
hrases"),"",[...Array(Nt).keys()].map(e=>[I("club-phrase",{phrase:e}),()=>jt.send({type:"phrase",game:t,phrase:e})])),At=t=>W(I("club-claim"),I("club-claim-words"),[[I("club-claim-win"),()=>t.act({act:"\
claim"})],[I("club-claim-draw"),()=>t.act({act:"claim",draw:!0})]]),Ct=t=>W(I("club-correct"),I("club-correct-words"),[...Et,null].map(e=>[I("result",{winner:e??"draw"}),async()=>t.hear(await m("POST",
`/games/${t.id}/result`,{winner:e}))]));function Fe(){let t=e=>s=>s.act({act:"offer",what:e});Ot([U("club-abort","cut",e=>e.plays&&e.view.ply<2,e=>e.act({act:"abort"})),U("club-claim","now",e=>e.plays&&
e.view.clock.kind==="realTime"&&e.view.turn!==e.own,At),U("club-adjourn","pause",e=>e.plays,t("adjourn")),U("club-resume","go",e=>!!e.own&&e.view.state==="adjourned",t("resume")),U("club-phrases","mor\
e",e=>!!(e.own&&N.about.club.phrases),Pt),U("club-correct","draw",e=>e.view.state==="over"&&N.about.rights.includes("correct"),Ct)])}var Le={club:"Club","club-part":"{name, select, meet {Play} archive {Archive} players {Players} account {Account} other {}}","club-you-are":"You are {name}.","club-no-line":"The club can’t be reached.",
"club-no-engine":"This club has no engine.","club-your-games":"Your games","club-notify":"Notify me when it is my turn","club-no-games":"You have no game. Invite someone, or challenge the computer.","\
club-invitations":"Invitations and challenges","club-invite":"Invite","club-whom":"Whom","club-kind":"{kind, select, link {Someone with a link} open {Anyone in the lobby} pair {An opponent of about my\
 rating} challenge {A member or the computer} other {}}","club-do":"{kind, select, link {Make a link} open {Put into the lobby} pair {Find an opponent} challenge {Challenge} other {}}","club-kind-of":"\
{kind, select, link {Invitation by link} open {Open invitation} pair {Looking for an opponent} challenge {Challenge} other {}}: {name}","club-lobby":"Lobby","club-lobby-empty":"Nobody waits for an opp\
onent.","club-running":"Games now","club-none-running":"No game is being played.","club-tv":"Watch the best game","club-no-tv":"No game is on now. The next one opens by itself.","club-watch":"Watch","\
club-days":"{count, plural, one {# day a move} other {# days a move}}","club-rated":"{rated, select, yes {Rated} other {Casual}}","club-side":"{name} plays {side, select, black {Black} other {White}}",
"club-random-side":"The sides are drawn by lot.","club-invitation":"Invitation","club-invites":"{name} invites you to a game","club-your-invitation":"Your invitation","club-send-link":"Send this link \
to your opponent","club-show-link":"Show link","club-waits":"The game begins when your opponent opens the link and accepts.","club-accept":"Accept","club-decline":"Decline","club-withdraw":"Withdraw",
"club-challenged":"{name} challenges you.","club-started":"Another game of yours has begun.","club-offers":"{name} {what, select, draw {offers a draw.} takeback {asks to take back a move.} adjourn {wa\
nts to adjourn the game.} resume {wants to resume the game.} rematch {wants a rematch.} other {}}","club-abort":"Abort","club-claim":"Claim","club-claim-words":"Claim the game if your opponent has bee\
n away for a minute.","club-claim-win":"Claim the win","club-claim-draw":"Claim a draw","club-adjourn":"Adjourn","club-resume":"Resume","club-adjourned":"The game is adjourned. It goes on when both wa\
nt to resume it.","club-first-move":"The next move must come by {time}, or the game is aborted.","club-phrases":"Say something","club-phrase":"{phrase, select, 0 {Hello!} 1 {Have fun!} 2 {Good move!} \
3 {Oops!} 4 {One moment, please.} 5 {Thank you!} 6 {Good game!} 7 {Goodbye!} other {}}","club-says":"{name}: {words}","club-correct":"Correct the result","club-correct-words":"The ratings are counted \
again, and the audit log keeps what you do.","club-next-game":"The players have begun another game.","club-player":"Player","club-result":"Result","club-rating":"Rating","club-all":"All","club-none-ov\
er":"No such game is over yet.","club-more":"More","club-sgf":"SGF","club-export":"{format, select, sgf {These games as SGF} jsonl {These games as JSON lines} other {}}","club-member":"{kind, select, \
guest {Guest} person {Member} bot {Program} engine {Computer} deleted {Deleted} other {}}{role, select, arbiter { (arbiter)} owner { (owner)} other {}}","club-present":"here now","club-nobody":"Nobody\
 is here yet.","club-count-games":"{count, plural, one {# game} other {# games}}","club-score":"{wins} won, {draws} drawn, {losses} lost","club-no-ratings":"No rating yet.","club-class":"{speed, selec\
t, bullet {Bullet} blitz {Blitz} rapid {Rapid} classical {Classical} days {Correspondence} other {}} {board}","club-challenge":"Challenge","club-block":"Block","club-blocked":"{name} is blocked: neith\
er of you can invite the other.","club-blocked-players":"Blocked players","club-unblock":"Unblock","club-remove":"Delete","club-remove-it":"Delete {name}?","club-remove-words":"The games stay, without\
 the name.","club-reset":"New passphrase","club-reset-words":"{name} is signed out and needs the new passphrase.","club-reset-to":"The passphrase of {name} is now {passphrase}. It is shown only once.",
"club-make":"{role, select, arbiter {Make an arbiter} other {Make a player}}","club-guest-name":"Your name, if you like","club-name":"Name","club-passphrase":"Passphrase","club-new-passphrase":"New pa\
ssphrase","club-code":"Code of the club","club-login":"Sign in","club-logout":"Sign out","club-join":"Become a member","club-join-words":"With a name and a passphrase you can sign in anywhere. A guest\
 keeps the games.","club-as-guest":"Come in as a guest","club-account":"Your account","club-change":"Change","club-changed":"It is changed.","club-data":"Download my data","club-delete":"Delete my acc\
ount","club-delete-words":"Your games stay, without your name.","club-programs":"Your programs","club-programs-words":"A program of yours can play here as a member.","club-seat":"Add a program","club-\
key":"The key of {name} is {key}. It is shown only once.","club-accepts":"Who may challenge it","club-accepts-of":"{accepts, select, all {Everyone} owner {Only I} none {No one} other {}}","club-new-ke\
y":"New key","club-setup":"Set up the club","club-setup-words":"You need the code that the program has printed. You become the owner.","club-setup-code":"Code of the program","club-begin":"Open the cl\
ub","club-settings":"Settings of the club","club-its-name":"Name of the club","club-closed":"Only people with a code come in","club-guests":"Guests may play","club-assist":"Spectators may use the engi\
ne","club-phrases-allowed":"Players may send each other preset phrases","club-codes":"Codes to come in","club-codes-words":"Each code lets in as many people as it has uses.","club-show":"Show","club-n\
ew-code":"New code","club-how-many":"For how many people","club-uses":"{count, plural, one {for # person more} other {for # people more}}","club-audit":"Audit log","club-act":"{name} {act, select, set\
-up {set up the club} delete {deleted an account} correct {corrected a result} reset-passphrase {gave a new passphrase} set-role {changed a role} add-join-code {made a code} set-settings {changed the \
settings} other {}}","sign-in":"Sign in first.","not-allowed":"You may not do that.","closed-club":"This club is closed; you need a code.","bad-join-code":"That code does not let anyone in.","bad-setu\
p-code":"That is not the code that the program has printed.","set-up-already":"The club has an owner already.","bad-name":"A name has 1 to {most} letters, digits, spaces, hyphens or dots.","name-taken":"\
The name {name} is taken.","bad-passphrase":"A passphrase has {least} to {most} characters.","wrong-passphrase":"Name or passphrase is wrong.","has-passphrase":"You have a passphrase already.","no-suc\
h-player":"There is no such player.","bad-field":"{name}: {detail}.","too-often":"Too often; wait {seconds} s.","many-connections":"Too many people are here.","not-json":"The request is not JSON.","no\
-invitation":"There is no such invitation any more.","own-invitation":"That is your own invitation.","not-for-you":"That invitation is for someone else.",blocked:"One of you has blocked the other.","d\
oes-not-accept":"{name} does not accept that.","many-games":"More than {most} games at a time are not possible.","bad-clock":"There is no such clock.","not-rated":"Such games are never rated.","no-suc\
h-game":"There is no such game.","not-a-player":"You do not play in this game.","not-your-turn":"It is not your turn.",stale:"The game is at move {ply} already.","not-running":"The game is not running\
.","too-late-to-abort":"It is too late to abort the game.","no-offer":"Nobody offers {what, select, draw {a draw} takeback {to take back} adjourn {to adjourn} resume {to resume} rematch {a rematch} ot\
her {that}}.","cannot-offer":"You can’t offer {what, select, draw {a draw} takeback {to take back} adjourn {to adjourn} resume {to resume} rematch {a rematch} other {that}} now.","not-gone":"Your op\
ponent has not been away for {seconds} s.","no-phrases":"This club has no phrases.","win-resignation":"{winner, select, black {White resigned: Black wins.} other {Black resigned: White wins.}}","win-t\
ime":"{winner, select, black {White is out of time: Black wins.} other {Black is out of time: White wins.}}","win-gone":"{winner, select, black {White has left: Black wins.} other {Black has left: Whi\
te wins.}}","win-decided":"The arbiter decided: {winner, select, black {Black} other {White}} wins.","draw-gone":"A player has left: draw.","draw-decided":"The arbiter decided: draw.",aborted:"The gam\
e was aborted."};import{html as Wt,load as It,nothing as Rt,save as Gt,text as Dt,update as Bt}from"./rest.mjs";var Me="club-notify",qe=()=>typeof Notification<"u",ve=()=>qe()&&Notification.permission==="granted"&&It(
Me)===!0;function $e(t,e,s){if(!(!ve()||!document.hidden))try{let a=new Notification(t,{body:e,tag:s});a.addEventListener("click",()=>{focus(),location.hash=s,a.close()})}catch{}}async function Ft({currentTarget:t}){
let e=t,s=e.checked;s&&await Notification.requestPermission(),Gt(Me,s),e.checked=ve(),Bt()}var Ye=()=>qe()?Wt`<label class="toggle"
        ><input
          type="checkbox"
          id="club-notify"
          .checked=${ve()}
          ?disabled=${Notification.permission==="denied"}
          @change=${Ft}
        /><span>${Dt("club-notify")}</span></label
      >`:Rt;import{app as st,choiceField as q,clockWords as as,FIRST_LEVEL as ns,html as k,nothing as x,numberField as at,text as d,update as ot}from"./rest.mjs";import{choiceField as Lt,html as v,language as Mt,nothing as E,note as Ue,text as l,update as Ve}from"./rest.mjs";var M=([t,e,s="text"])=>v`<label class="field"
    ><span>${e}</span
    ><input
      type=${s}
      name=${t}
      autocomplete="off"
      autocapitalize="none"
      min=${s==="number"?1:E}
  /></label>`,se=(t,e,s)=>v`<label class="toggle"
    ><input type="checkbox" name=${t} ?checked=${s} /><span>${e}</span></label
  >`,R=(t,e,s)=>v`<form
    class="club-form"
    @submit=${ye(async a=>{await s(Object.fromEntries(new FormData(a))),a.reset()})}
  >
    ${e}
    <div class="row"><button type="submit" class="primary">${t}</button></div>
  </form>`,xe=()=>v`<label class="field"
    ><span>${l("club-guest-name")}</span
    ><input type="text" id="guest-name" maxlength="40" autocomplete="nickname"
  /></label>`,Se=()=>document.getElementById("guest-name")?.value.trim(),J=()=>M(["name",l("club-name")]),ae=()=>M(["passphrase",l("club-passphrase"),"password"]),He=()=>M(["code",l("club-code")]),Ke=t=>[
v`<label class="field"
    ><span>${l("club-its-name")}</span
    ><input type="text" name="club" autocomplete="off" value=${t.name}
  /></label>`,se("closed",l("club-closed"),t.closed),se("guests",l("club-guests"),t.guests),se("assist",l("club-assist"),t.assist),se("phrases",l("club-phrases-allowed"),t.phrases)],_e=(t,e)=>({...e,name:t.
club||e.name,closed:"closed"in t,guests:"guests"in t,assist:"assist"in t,phrases:"phrases"in t}),Je=t=>f(l("club-setup"),v`<p class="faint">${l("club-setup-words")}</p>
      ${R(l("club-begin"),[M(["code",l("club-setup-code")]),J(),ae(),Ke(t.state.about.club)],e=>{let{code:s,name:a,passphrase:n}=e,o=_e(e,t.state.about.club);return t.signIn("/setup",{code:s,name:a,passphrase:n,
settings:o})})}`),ke=t=>f(l("club-login"),R(l("club-login"),[J(),ae()],e=>t.enter("/login",e))),Te=(t,e)=>f(l("club-join"),v`<p class="faint">${l("club-join-words")}</p>
      ${R(l("club-join"),[J(),ae(),e?He():E],s=>t.enter("/accounts",s))}`),Oe=t=>[ke(t),Te(t,t.state.about.club.closed),t.state.about.club.guests?f(l("club-as-guest"),R(l("club-as-guest"),[J(),He()],({
name:e,code:s})=>t.enter("/guests",{code:s,...e&&{name:e}}))):E];function ze(t){let{about:e,mine:s}=t.state,{me:a,rights:n}=e;return a?[s?.hasPassphrase?qt(t):[Te(t,!1),ke(t)],n.includes("seat")?Yt(t):
E,s?.blocked.length?Vt(t,s.blocked):E,n.includes("manage")?[Kt(t),_t(t)]:E,n.includes("audit")?Ht(t):E]:[ke(t),Te(t,!1)]}var qt=t=>f(l("club-account"),v`${R(l("club-change"),[M(["old",l("club-passphra\
se"),"password"]),M(["new",l("club-new-passphrase"),"password"])],async e=>{await m("POST","/me/passphrase",e),Ue(l("club-changed"))})}
      <div class="row">
        <a class="button quiet" href="club/me/data" download="club.json">${l("club-data")}</a>
        ${w(l("club-logout"),()=>t.signIn("/logout",{}))}
      </div>
      ${t.state.about.me?.role==="owner"?E:v`<details>
            <summary>${l("club-delete")}</summary>
            <p class="faint">${l("club-delete-words")}</p>
            ${R(l("club-delete"),ae(),async({passphrase:e})=>{await m("DELETE","/me",{passphrase:e}),location.reload()})}
          </details>`}`),Yt=t=>f(l("club-programs"),v`<p class="faint">${l("club-programs-words")}</p>
      ${$((t.state.mine?.bots??[]).map(e=>Ut(t,e)),"")}
      ${R(l("club-seat"),J(),async({name:e})=>{let{key:s}=await m("POST","/bots",{name:e});await t.refresh(),K(e,l("club-key",{name:e,key:s}))})}`);function Ut(t,{id:e,name:s,accepts:a}){let n=async()=>{
await m("DELETE",`/bots/${e}`),await t.refresh()};return v`<b class="club-words">${s}</b>
    ${Lt(l("club-accepts"),["all","owner","none"].map(o=>[o,l("club-accepts-of",{accepts:o})]),a,o=>y(async()=>{await m("POST",`/bots/${e}`,{accepts:o}),await t.refresh()}))}
    ${w(l("club-new-key"),async()=>{let{key:o}=await m("POST",`/bots/${e}/key`);K(s,l("club-key",{name:s,key:o}))})}
    ${w(l("club-remove"),()=>W(l("club-remove-it",{name:s}),l("club-remove-words"),[[l("club-remove"),n]]))}`}var Vt=(t,e)=>f(l("club-blocked-players"),$(e.map(({id:s,name:a})=>v`<span class="club-words">${a}</span> ${w(
l("club-unblock"),async()=>{await m("DELETE",`/players/${s}/block`),await t.refresh()})}`),""));function Ht(t){let{acts:e,players:s}=t.state,a=new Intl.DateTimeFormat(Mt,{dateStyle:"short",timeStyle:"\
short"}),n=i=>s.find(c=>c.id===i)?.name??(i===null?"":`#${i}`),o=i=>i?l("result",{winner:i.winner??"draw"}):"",r=e.map(({at:i,actor:c,act:p,subject:b,detail:u})=>{let[g,D]=b.split(" "),H=g==="player"?
n(Number(D)):"",le=p==="correct"?`${o(u.before)} → ${o(u.after)}`:"",X=u.role?l("club-member",{kind:"person",role:u.role}):"",Ce=[H,le,X].filter(Boolean).join(" · ");return v`<span class="club-words"
        ><b>${l("club-act",{name:n(c),act:p.replaceAll(" ","-")})}</b
        ><span class="faint">${a.format(i)}${Ce?` · ${Ce}`:E}</span></span
      >
      ${g==="game"?w(l("open"),()=>t.open(Number(D))):E}`});return f(l("club-audit"),v`${r.length?$(r,""):E}
    ${w(l("club-show"),async()=>{t.state.acts=(await m("GET","/audit")).acts,Ve()})}`)}var Kt=t=>f(l("club-settings"),R(l("club-change"),Ke(t.state.about.club),async e=>{await m("POST","/settings",_e(
e,t.state.about.club)),Ue(l("club-changed")),await t.refresh()}));function _t(t){let e=async()=>{t.state.codes=(await m("GET","/codes")).codes,Ve()},s=t.state.codes.map(({code:a,usesLeft:n})=>v`<span class="club-words"
          ><b class="club-code">${a}</b
          ><span class="faint">${l("club-uses",{count:n})}</span></span
        >
        ${w(l("club-withdraw"),async()=>{await m("DELETE",`/codes/${encodeURIComponent(a)}`),await e()})}`);return f(l("club-codes"),v`<p class="faint">${l("club-codes-words")}</p>
      ${s.length?$(s,""):w(l("club-show"),e)}
      ${R(l("club-new-code"),M(["uses",l("club-how-many"),"number"]),async({uses:a})=>{await m("POST","/codes",{uses:Number(a)||1}),await e()})}`)}import{choiceField as Jt,html as S,nothing as P,note as Xe,openingRow as zt,ruleName as Xt,text as h,update as ie}from"./rest.mjs";var Qe=50,ne=0;async function oe(t,e=!1){let{query:s,archive:a}=t.state,n=je({...s,limit:String(Qe)}),o=a?.at(-1);e&&o&&n.set("before",String(o.id));let r=++ne,{games:i}=await m("GET",`/games?${n}`);r===
ne&&(t.state.archive=[...e?a??[]:[],...i],e?ie():await Ee(t,[]))}var je=t=>new URLSearchParams(Object.entries(t).filter(([,e])=>e));async function Ee(t,e){let{player:s,rules:a,board:n}=t.state.query,o=je(
{player:s,rules:a,board:n||"8x8",moves:e.join(" ")}),r=++ne,{moves:i}=await m("GET",`/openings?${o}`);r===ne&&(Object.assign(t.state,{openings:i,line:e}),ie())}function Qt(t){let{line:e,openings:s}=t.
state,a=s.map(({move:n,black:o,draws:r,white:i})=>{let c=[o,r,i],p=o+r+i;return zt({move:n,inBook:!1,counts:c,games:p},()=>y(()=>Ee(t,[...e,n])))});return f(h("openings"),S`<p>${e.join(" ")}</p>
      <div class="explorer">
        ${a.length?S`<ul>
              ${a}
            </ul>`:S`<p class="faint">${h("openings-none")}</p>`}
      </div>
      ${e.length?w(h("back"),()=>Ee(t,e.slice(0,-1))):P}`)}function Ze(t){let{query:e,archive:s,players:a}=t.state,n=(c,p,b)=>Jt(p,[["",h("club-all")],...b],e[c],u=>{e[c]=u,y(()=>oe(t))}),o=[n("player",
h("club-player"),a.map(({id:c,name:p})=>[String(c),p])),n("result",h("club-result"),["black","white","draw"].map(c=>[c,h("result",{winner:c})])),n("rules",h("rules"),te()),n("board",h("board"),ee),n("\
rated",h("club-rating"),["true","false"].map(c=>[c,he(c==="true")]))],r=c=>S`<a
      class="button quiet"
      href=${`club/export?${je({...e,format:c})}`}
      download=${`club.${c}`}
      >${h("club-export",{format:c})}</a
    >`;return[f(h("club-part",{name:"archive"}),S`<div class="pair club-filters">${o}</div>
      ${$((s??[]).map(c=>S`${_(c)}
              <a class="button quiet" href=${`club/games/${c.id}/sgf`} download
                >${h("club-sgf")}</a
              >`),h("club-none-over"))}
      <div class="row">
        ${(s?.length??0)>=Qe?w(h("club-more"),()=>oe(t,!0)):P}
        ${r("sgf")} ${r("jsonl")}
      </div>`),Qt(t)]}async function et(t,e){t.state.player=await m("GET",`/players/${e}`),ie(),scrollTo({top:0})}function tt(t){let{players:e,player:s}=t.state,a=({kind:o,present:r})=>+(o!=="engine")*
2+Number(r??!1),n=[...e].sort((o,r)=>a(r)-a(o)).map(o=>S`<button
          type="button"
          class="quiet club-game-row"
          @click=${()=>y(()=>et(t,o.id))}
        >
          <b>${o.name}</b>
          <span class="faint"
            >${h("club-member",{kind:o.kind,role:o.role})}${o.present?` · ${h("club-present")}`:P}</span
          >
        </button>`);return S`${s?es(t,s):P}
  ${f(h("club-part",{name:"players"}),$(n,h("club-nobody")))}`}function Zt(t){let[e,s]=t.split(" ");return h("club-class",{speed:e,board:s})}function es(t,{player:e,ratings:s,statistics:a}){let{about:n}=t.
state,o=e.id!==n.me?.id,r=s.map(({class:c,rating:p,provisional:b,games:u,history:g})=>S`<span class="club-words"
          ><b>${Zt(c)}: ${de(p,b)}</b
          ><span class="faint">${h("club-count-games",{count:u})}</span></span
        >
        ${ss(g.map(D=>D.rating))}`),i=a.map(({rules:c,board:p,...b})=>S`${Xt(c)} ${p}: ${h("club-score",b)}`);return f(e.name,S`${$(r,h("club-no-ratings"))} ${i.length?$(i,""):P}
      <div class="row">
        ${o&&e.kind!=="deleted"?w(h("club-challenge"),()=>{Object.assign(t.state.wish,{kind:"challenge",to:String(e.id)}),t.state.part="meet",ie()},"primary"):P}
        ${o&&n.rights.includes("block")?w(h("club-block"),async()=>{await m("POST",`/players/${e.id}/block`),Xe(h("club-blocked",{name:e.name})),await t.refresh()}):P}
        ${o&&n.rights.includes("manage")&&e.kind!=="engine"?ts(e,t):P}
      </div>`)}function ts({id:t,name:e,role:s,kind:a},n){let o=async()=>{await m("DELETE",`/players/${t}`),n.state.player=null,await n.refresh()},r=w(h("club-remove"),()=>W(h("club-remove-it",{name:e}),
h("club-remove-words"),[[h("club-remove"),o]])),i=async()=>{let{passphrase:p}=await m("POST",`/players/${t}/passphrase`);K(e,h("club-reset-to",{name:e,passphrase:p}))};if(a==="deleted")return P;if(a!==
"person")return r;let c=s==="arbiter";return[w(h("club-reset"),()=>W(h("club-reset"),h("club-reset-words",{name:e}),[[h("club-reset"),i]])),w(h("club-make",{role:c?"player":"arbiter"}),async()=>{await m(
"POST",`/players/${t}/role`,{role:c?"player":"arbiter"}),await n.refresh(),await et(n,t),Xe(h("club-changed"))}),r]}function ss(t){if(t.length<2)return P;let e=Math.min(...t),s=Math.max(1,Math.max(...t)-
e),a=t.map((n,o)=>`${100*o/(t.length-1)},${28-26*(n-e)/s}`);return S`<svg class="club-curve" viewBox="0 0 100 30" aria-hidden="true">
    <polyline points=${a.join(" ")}></polyline>
  </svg>`}var os=["meet","archive","players","account"],is=["link","open","pair","challenge"],rs=["1+1","3+2","5+3","10+5","30+10","custom","1d","3d","none"],cs={meet:t=>ds(t),archive:Ze,players:tt,account:ze};
async function ls(t,e){t.state.part=e,ot(),await(e==="archive"?oe(t):t.refresh())}function it(t){let{about:e,part:s}=t.state,a=e.club.closed&&!e.me;return k`<div class="club">
    <div class="club-head">
      <h1>${e.club.name}</h1>
      ${a?x:os.map(n=>k`<button
                type="button"
                class="quiet"
                aria-pressed=${n===s}
                @click=${()=>y(()=>ls(t,n))}
              >
                ${d("club-part",{name:n})}
              </button>`)}
      <span class="faint"
        >${e.me?d("club-you-are",{name:e.me.name}):x}</span
      >
    </div>
    <div class="notes" role="status"></div>
    <div class="club-cards">
      ${e.needsSetup&&s===(e.me?"account":"meet")&&!t.state.invitation?Je(t):x}
      ${us(t)}
      ${a?Oe(t):cs[s](t)}
    </div>
  </div>`}var rt=({state:{about:t}})=>t.me!==null||t.club.guests&&!t.club.closed;function us(t){let{invitation:e,refused:s,about:a}=t.state;if(s)return f(d("club-invitation"),k`<p>${s}</p>`);if(!e)return x;
let{author:n,setup:o,color:r,token:i,game:c}=e,p=n.id===a.me?.id,b=k`<p>${B(o)}</p>
    <p>
      ${r?d("club-side",{name:n.name,side:r}):d("club-random-side")}
    </p>`;return c?f(d("club-invitation"),w(d("open"),()=>t.open(c))):p?f(d("club-your-invitation"),k`<label class="field"
        ><span>${d("club-send-link")}</span
        ><input
          type="text"
          class="club-link"
          readonly
          .value=${location.href}
          @focus=${u=>u.target.select()}
      /></label>
      ${b}
      <p class="faint" role="status">${d("club-waits")}</p>
      <div class="row">${w(d("club-withdraw"),()=>t.withdraw(i))}</div>`):f(d("club-invites",{name:C(n)}),rt(t)?k`${b} ${a.me?x:xe()}
            <div class="row">
              ${w(d("club-accept"),()=>t.accept(i,Se()),"primary")}
            </div>`:b)}function ds(t){let{mine:e,open:s,running:a,about:n}=t.state,o=n.me?.id,r=e?.invitations??[];return k`${e?f(d("club-your-games"),k`${$([...e.games].sort((i,c)=>Ne(c,o)-Ne(i,o)).map(
i=>k`${Ne(i,o)?k`<span class="club-turn">${d("your-turn")}</span>`:x}
                  ${_(i)}`),d("club-no-games"))}
          ${Ye()}`):x}
    ${r.length?f(d("club-invitations"),$(r.map(i=>nt(i,t)),"")):x}
    ${rt(t)?ps(t):Oe(t)}
    ${f(d("club-lobby"),$(s.map(i=>nt(i,t)),d("club-lobby-empty")))}
    ${f(d("club-running"),k`<div class="row">${w(d("club-tv"),()=>t.watchTv())}</div>
        ${$(a.map(i=>_(i)),d("club-none-running"))}`)}`}var Ne=({turn:t,...e},s)=>+(t!==null&&e[t].id===s);function nt({token:t,kind:e,author:s,target:a,setup:n,color:o},r){let i=s.id===r.state.about.
me?.id,c=C(i&&a?a:s),p=d("club-kind-of",{kind:e,whose:i?"own":"other",name:c}),b=o?` · ${d("club-side",{name:s.name,side:o})}`:"";return k`<span class="club-words"
      ><b>${p}</b><span class="faint">${B(n)}${b}</span></span
    >
    ${i?[e==="link"?k`<a class="button quiet" href=${`#club/${t}`}>${d("club-show-link")}</a>`:x,w(d("club-withdraw"),()=>r.withdraw(t))]:[w(d("club-accept"),()=>r.accept(t),"primary"),e==="challenge"?
w(d("club-decline"),()=>r.withdraw(t)):x]}`}var hs=t=>t.endsWith("d")?[t,d("club-days",{count:Number.parseInt(t,10)})]:as(t),ms=({clock:t,minutes:e,seconds:s},a)=>t==="custom"?k`<div class="pair">
        ${at(d("minutes"),e,{min:1,max:180},n=>a({minutes:n}))}
        ${at(d("seconds-a-move"),s,{min:0,max:180},n=>a({seconds:n}))}
      </div>`:x;function ps(t){let{about:e,wish:s}=t.state,a=u=>{Object.assign(s,u),ot()},n=t.others.find(({level:u})=>u===ns);s.to||=String(n?.id??"");let o=t.others.map(({id:u,name:g})=>[String(u),g]),
r=(st.about?.starts??[]).map(u=>[u,d("start-name",{name:u})||u]),i=u=>st.about?.presets.find(({name:g})=>g===u)?.start??"standard",c=e.me?.kind==="person",p=()=>{let u=t.others.find(({id:g})=>String(g)===
s.to)??t.others[0];return u?.kind==="guest"||u&&u.owner===e.me?.id},b=()=>!c||s.clock==="none"||s.start!==i(s.rules)||s.kind==="challenge"&&p();return s.rated&&=!b(),f(d("club-invite"),k`${q(d("club-w\
hom"),is.map(u=>[u,d("club-kind",{kind:u})]),s.kind,u=>a({kind:u}))}
      ${s.kind==="challenge"?q(d("opponent"),o,s.to,u=>a({to:u})):x}
      <div class="pair">
        ${q(d("clock"),rs.map(hs),s.clock,u=>a({clock:u}))}
        ${q(d("your-side"),[["random",d("random")],["black",d("black-first")],["white",d("white")]],s.color,u=>a({color:u}))}
      </div>
      ${ms(s,a)}
      <div class="pair">
        ${q(d("rules"),te(),s.rules,u=>a({rules:u,start:i(u)}))}
        ${q(d("board"),ee,s.board,u=>a({board:u}))}
      </div>
      ${q(d("start"),r,s.start,u=>a({start:u}))}
      <label class="toggle"
        ><input
          type="checkbox"
          id="club-rated"
          .checked=${s.rated}
          ?disabled=${b()}
          @change=${()=>a({rated:!s.rated})}
        /><span>${d("club-rated",{rated:"yes"})}</span></label
      >
      ${e.me||t.state.invitation?x:xe()}
      <div class="row">
        ${w(d("club-do",{kind:s.kind}),()=>t.invite(Se()),"primary")}
      </div>`)}var ce="#club/",Ae=class{constructor(e){this.play=e,this.shown=null,this.tv=null,this.wanted=N.about.me?"":location.hash,this.opening=null,this.notes=new Map,this.changes=0;let s=(a,n)=>G.addEventListener(
a,o=>n(o.detail));s("hello",()=>{this.tv&&G.send({type:"watch",topic:"tv"}),this.catchUp()}),s("state",({game:a})=>this.heard(a)),s("game",({game:a})=>this.heard(a)),s("started",({game:a})=>this.started(
a)),s("lobby",({open:a})=>{this.state.open=a,V()}),s("tv",({game:a})=>a&&this.tune(a.id)),s("challenge",({invitation:a})=>this.challenged(a)),s("challengeGone",()=>this.catchUp()),s("phrase",a=>T()?.id===
a.game&&T()?.say(a)),s("said",({text:a})=>Pe(a,{kind:"error"})),addEventListener("hashchange",()=>y(()=>this.readAddress()))}get state(){return N}catchUp(){return y(async()=>{await this.refresh(),await this.
readAddress()})}async refresh(){let{changes:e}=this,s=await m("GET",""),a=s.me||!s.club.closed,[n,o,r]=await Promise.all([s.me?m("GET","/me"):null,a?m("GET","/players"):{players:[]},a?m("GET","/games?\
state=running"):{games:[]}]);if(e!==this.changes)return this.refresh();let i=G.isRefused;G.isRefused=!a,i&&a&&G.connect(),Object.assign(this.state,{about:s,mine:n,players:o.players,running:r.games}),V(),
a&&G.send({type:"watch",topic:"lobby"}),T()?.watch()}async readAddress(){location.hash==="#club"&&await this.refresh();let e=T();e&&location.hash==="#play"&&history.replaceState(null,"",A(e.id));let{hash:s}=location,
{about:a}=this.state,n=ue(s);if(s!=="#club"&&s!==this.wanted&&(this.wanted=""),n&&a.club.closed&&!a.me)return this.wanted=s,location.replace("#club");n&&await this.openAddressed(n);let o={invitation:null,
refused:null};if(s.startsWith(ce)){let r=encodeURIComponent(s.slice(ce.length));try{o.invitation=await m("GET",`/invitations/${r}`)}catch(i){if(!(i instanceof gs))throw i;o.refused=i.message}}location.
hash===s&&(Object.assign(this.state,o),V())}async openAddressed(e){let s=z("view-play");s.inert=T()?.id!==e,await this.open(e);let a=ue(location.hash);(!a||a===e)&&(s.inert=!1),a===e&&T()?.id!==e&&history.
replaceState(null,"","#play")}heard(e){let s=T();s?.id===e.id&&s.hear(e);let a=["running","adjourned"].includes(e.state);for(let n of[this.state.mine?.games??[],this.state.running]){let o=n.findIndex(
({id:r})=>r===e.id);o<0||(this.changes+=1,n===this.state.mine?.games&&this.tellTurn(n[o],e),a?n[o]={...n[o],...e,game:n[o].game}:n.splice(o,1))}V()}tellTurn(e,{id:s,turn:a}){!a||a===e.turn||a!==Z(e)||
$e(j("your-turn"),C(e[fs(a)]),A(s))}note(e,s,a){this.notes.set(e,Pe(s,{ms:0,actions:a}))}async started(e){this.changes+=1;let{mine:s}=this.state;s&&(s.games=[e,...s.games.filter(({id:n})=>n!==e.id)]);
let a=T();(!a?.own||!a.isRunning)&&await this.open(e.id),T()?.id!==e.id&&this.note(e.id,j("club-started"),[[j("open"),()=>this.open(e.id)]])}challenged(e){this.changes+=1,this.state.mine?.invitations.
push(e),V();let{author:s,token:a}=e;if(s.id===this.state.about.me?.id)return;let n=j("club-challenged",{name:s.name});$e(n,"","#club"),this.note(a,n,[[j("draw-accept"),()=>y(()=>this.accept(a))],[j("c\
lub-decline"),()=>y(()=>this.withdraw(a))]])}open(e){if(this.opening?.id!==e||this.opening.signal.aborted){let s=this.play.opens(),{signal:a}=s,n=y(()=>this.show(e,a)).then(()=>s.abort());this.opening=
{id:e,signal:a,done:n}}return this.opening.done}async show(e,s){let a=T();if(a?.id===e&&a.own===Z(a.view))return lt(e);let n=new L(await m("GET",`/games/${e}`),o=>this.open(o));await n.load(),!s.aborted&&
(this.play.adopt(n.game),V({isFirstVisit:!1}),await lt(e))}get place(){return[location.hash,T()?.id,this.opening?.id].join()}async tune(e){this.tv===this.place?(await this.open(e),this.tv=[A(e),e,e].join()):
(this.tv=null,G.send({type:"unwatch",topic:"tv"}))}async watchTv(){let{place:e}=this,{game:s}=await m("GET","/tv");this.tv=e,G.send({type:"watch",topic:"tv"}),s||Pe(j("club-no-tv"))}async beGuest(e){this.
state.about.me||await this.signIn("/guests",e?{name:e}:{})}async signIn(e,s){await m("POST",e,s),G.socket?.close(),await this.refresh()}async enter(e,s){let{wanted:a}=this;await this.signIn(e,s),a&&(location.
hash=a)}async accept(e,s){await this.beGuest(s);let{game:a}=await m("POST",`/invitations/${e}`).catch(async n=>{throw await this.readAddress(),n});await this.open(a),await this.refresh()}async withdraw(e){
await m("DELETE",`/invitations/${e}`),location.hash===`${ce}${e}`&&(location.hash="#club"),await this.refresh()}get others(){let{players:e,about:s}=this.state;return e.filter(({id:a,kind:n})=>a!==s.me?.
id&&n!=="deleted")}async invite(e){let{hash:s}=location;await this.beGuest(e);let{kind:a,to:n,board:o,rules:r,start:i,color:c,rated:p,...b}=this.state.wish,u=b.clock==="custom"?`${b.minutes}+${b.seconds}`:
b.clock,[g,D]=u.split("+").map(Number),H=u.endsWith("d")?{kind:"days",days:Number.parseInt(u,10)}:u==="none"?{kind:"unlimited"}:{kind:"realTime",seconds:g*60,increment:D},{invitation:le,game:X}=await m(
"POST","/invitations",{kind:a,setup:{rules:r,board:o,start:i,clock:H,rated:p},...c!=="random"&&{color:c},...a==="challenge"&&{to:Number(n||this.others[0]?.id)}});X?await this.open(X):a==="link"&&location.
hash===s&&(location.hash=`${ce}${le.token}`),await this.refresh()}get turns(){let{mine:e,about:s}=this.state,a=s.me?.id;return(e?.games??[]).filter(({turn:n,...o})=>n&&o[n].id===a)}draw(){vs(it(this),
z("view-club"));let e=T();z("view-play").classList.toggle("club-game",e!==null),e!==this.shown&&(this.shown?.close(),e?.begin(),this.shown=e);let{games:s=[],invitations:a=[]}=this.state.mine??{},n=[...a.
map(({token:i})=>i),...s.map(({id:i})=>i)];for(let[i,c]of this.notes)n.includes(i)&&i!==e?.id||(c(),this.notes.delete(i));let o=this.turns.length;z("club-count").textContent=o?String(o):"";let r=document.
title.includes(j("your-turn"));o&&!r&&(document.title=`${j("your-turn")} · ${document.title}`)}};async function lt(t){let e=A(t);if(location.hash===e)return;let s=new Promise(a=>addEventListener("has\
hchange",a,{once:!0}));location.hash=e,await s}async function $s(){let t=new URL(`club-${ct}.mjs`,import.meta.url).href,e=ct==="en"?{}:(await import(t)).default;ws({...Le,...e})}function ks(){let t=new URL(
"club.css",import.meta.url).href;document.head.append(re("link",{rel:"stylesheet",href:t}));let e=j("club"),s=re("a",{href:"#club"},e," ",re("span",{id:"club-count"}));s.dataset.view="club",document.querySelector(
"nav.views")?.prepend(s),z("main").append(re("section",{class:"view",id:"view-club","aria-label":e}))}async function ua(t){await $s();let e=await m("GET","");N.about=e,ks(),Fe(),document.documentElement.
dataset.searches||ys(j("club-no-engine"));let s=new Ae(t);bs(()=>s.draw()),s.draw(),location.hash?dispatchEvent(new Event("hashchange")):location.replace("#club"),await y(()=>s.refresh())}export{Ae as Club,ua as begin};
