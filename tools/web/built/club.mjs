import{app as es,byId as Ee,drawWith as ts,h as ie,language as nt,learn as ss,note as Oe,Refusal as ns,render as as,socket as S,text as N,update as M,VIEWS as os}from"./rest.mjs";import{app as Ge,COMMANDS as fe,SIDES as yt,socket as vt,text as W}from"./rest.mjs";import{announce as le,app as J,Game as ot,language as it,newState as ct,note as A,SIDES as Ne,socket as ue,text as O,update as rt}from"./rest.mjs";var lt=864e5,ut=100,ht={resignation:"+Resign",time:"\
+Time"},de=(s,e)=>`${Math.round(s)}${e?"?":""}`,q=({name:s,rating:e,provisional:t})=>e===void 0?s:`${s} (${de(e,t)})`,he=class extends ot{get allowsHelp(){let e=this.remote;return this.isOver||!e.own&&
!!J.club?.about.club.assist}resign(){this.remote.act({act:"resign"})}},me=s=>Ne.find(e=>s[e].id===J.club?.about.me?.id),G=class{constructor(e,t){this.view=e,this.open=t,this.isThinking=!1,this.own=me(
e);let{clock:n}=e,a=n.kind==="realTime"?n.seconds*1e3:lt,o=r=>({machine:r!==this.own,level:e[r].level??1}),c=r=>q(e[r]),{rules:i,limit:l,fen:m}=e.game;this.game=new he(ct({id:`club-${e.id}`,rules:i,limit:l??
null,fen:m,players:{black:o("black"),white:o("white")},names:{black:c("black"),white:c("white")},clock:n.kind==="unlimited"?null:{base:a,increment:n.kind==="realTime"?n.increment*1e3:0},flipped:this.own===
"white"})),this.game.remote=this,this.at=performance.now(),this.offers="",this.closeOffers=()=>{},this.queue=Promise.resolve(),this.timer=void 0}get id(){return this.view.id}get isRunning(){return this.
view.state==="running"}get isWatched(){return!this.own}get firstMove(){let{clock:e,clocks:t,ply:n}=this.view;if(!this.own||!this.isRunning||n>1||e.kind!=="realTime"||!t.deadline)return null;let a=Date.
now()+t.deadline-t.now;return new Intl.DateTimeFormat(it,{timeStyle:"medium"}).format(a)}say({player:e,phrase:t}){let n=Ne.find(c=>this.view[c].id===e);if(!n)return;let a=this.view[n].name,o=O("club-s\
ays",{name:a,words:O("club-phrase",{phrase:t})});le(o),A(o)}async load(){let{tree:e,state:t}=this.game,n=0;for(let a of this.view.game.moves)n=e.add(n,a);t.live=t.shown=n,await this.game.load(),this.settle(),
this.game.begin()}begin(){this.showOffers(),this.view.state!=="over"&&(this.timer=setInterval(()=>this.tick(),ut),this.watch())}close(){clearInterval(this.timer),this.closeOffers(),ue.send({type:"unwa\
tch",topic:"game",game:this.id})}watch(){let e=this.game.tree.path(this.game.state.live).length-1;ue.send({type:"watch",topic:"game",game:this.id,since:e})}hear(e){return this.queue=this.queue.then(()=>this.
follow(e)).catch(t=>{A(String(t),{kind:"error"})}),this.queue}async follow(e){let{game:t}=this,{tree:n,state:a}=t,o=n.path(a.live),c=o.length-1,i=[..."game"in e?e.game.moves:[]],l="game"in e?e.since:Math.
min(e.ply,c);if(!("game"in e)&&e.ply===c+1)i=[e.lastMove??"pass"];else if(l>c||l+i.length<e.ply)return this.watch();let m=o[l];for(let b of i)m=n.add(m,b);this.view={...this.view,...e,game:this.view.game},
this.at=performance.now(),m!==a.live&&!n.leadsTo(a.live,m)&&await t.setLive(m);let r=n.path(m);for(let b of r.slice(r.indexOf(a.live)+1)){let T=t.liveView?.toMove??"black";await t.advance(b,T===this.own?
"human":"machine")}this.settle(),t.changed()}settle(){let{game:e,view:t}=this,{black:n,white:a}=t.clocks;e.state.left={black:n,white:a};let{tree:o,state:c}=e;c.clock&&c.live&&(o.node(c.live).clock={black:n,
white:a});let{end:i}=t;if(t.state==="over"||t.state==="aborted"){let l=i?.winner??null,m=ht[i?.how??""]??"+",r=l?`${l==="black"?"B":"W"}${m}`:"Draw",b=e.isOver;c.outcome={winner:l,text:i?.text??O("abo\
rted"),code:r},!b&&!e.liveView?.end&&le(c.outcome.text),clearInterval(this.timer)}this.showOffers(),e.liveView?.mustPass&&this.isRunning&&t.turn===this.own&&this.send("pass")}showOffers(){let{own:e,view:t}=this,
n=JSON.stringify([t.offers,t.state,t.rematch,this.firstMove]);if(n===this.offers||J.game!==this.game)return;this.offers=n,this.closeOffers();let c=Object.entries(t.offers).filter(([,l])=>l).map(([l,m])=>{
let r=m,b=O("club-offers",{name:t[r].name,what:l}),T=H=>()=>this.act({act:H,what:l}),R=r===e?[[O("club-withdraw"),T("decline")]]:[[O("draw-accept"),T("accept")],[O("draw-decline"),T("decline")]];return le(
b),A(b,{ms:0,actions:e?R:[]})}),{rematch:i}=t;i&&!e&&c.push(A(O("club-next-game"),{ms:0,actions:[[O("club-watch"),()=>this.open(i)]]})),this.firstMove&&c.push(A(O("club-first-move",{time:this.firstMove}),
{ms:0})),t.state==="adjourned"&&c.push(A(O("club-adjourned"),{ms:0})),this.closeOffers=()=>c.forEach(l=>l())}tick(){let{clocks:e}=this.view;if(!e.running||!this.game.state.clock)return;let t=performance.
now()-this.at;this.game.state.left[e.running]=Math.max(0,e[e.running]-t),J.game===this.game&&rt()}async act(e){let t=await this.request(e);t&&A(t,{kind:"error"})}async request(e){try{let n=await ue.begin(
{type:"act",game:this.id,act:e}).promise;return await this.hear(n),null}catch(t){return t instanceof Error?t.message:String(t)}}async tryMove(e){let t=this.game.tree.path(this.game.state.live).length-
1,n=await this.request({act:"move",move:e,ply:t});return n&&n.replace(/[.。]$/,"")}send(e){e==="pass"?this.tryMove(e):this.act({act:"offer",what:e==="undo"?"takeback":"rematch"})}setPlayer(){}};function j(){
let s=J.game?.remote;return s instanceof G?s:null}import{app as dt,dismiss as mt,h as We,html as L,inWords as Ie,note as pt,nothing as bt,openDialog as Ce,Refusal as Re,ruleName as Ae,SIDES as wt,text as B}from"./rest.mjs";async function p(s,e,t){let n=await fetch(`club${e}`,{method:s,headers:{"content-type":"application/json"},...t&&{body:JSON.stringify(t)}}),a=await n.json().catch(()=>({}));if(n.ok)return Ie(a);let o={
code:"no-answer",params:{status:n.status}};throw new Re((await Ie({error:o,...a})).error)}async function f(s){try{await s()}catch(e){pt(e instanceof Re?e.message:B("club-no-line"),{kind:"error"})}}var K=(s,e)=>Ce(
s,[We("p",{},e)]),pe=new WeakSet,be=s=>async e=>{e.preventDefault();let t=e.currentTarget;pe.has(t)||(pe.add(t),mt(),await f(async()=>s(t)),pe.delete(t))},w=(s,e,t="quiet")=>L`<button type="button" class=${t} @click=${be(
()=>e())}>
    ${s}
  </button>`,I=(s,e,t)=>Ce(s,[We("p",{},e)],{actions:t.map(([n,a])=>[n,()=>f(async()=>a())])}),g=(s,e)=>L`<section class="card" aria-label=${s}>
    <h2>${s}</h2>
    ${e}
  </section>`,v=(s,e)=>s.length?L`<ul class="club-list">
        ${s.map(t=>L`<li>${t}</li>`)}
      </ul>`:e?L`<p class="faint">${e}</p>`:bt,Q=["8x8","7x7","6x6","5x5"].map(s=>[s,s]),Z=()=>(dt.about?.presets??[]).map(({name:s})=>[s,Ae(s)]),we=s=>B("club-rated",{rated:s?"yes":"no"});function gt(s){
return s.kind==="unlimited"?B("no-clock"):s.kind==="days"?B("club-days",{count:s.days}):B("some-clock",{minutes:s.seconds/60,seconds:s.increment})}var ee=({rules:s,board:e,clock:t,rated:n,game:a})=>[Ae(
a?.rules??s??""),e,gt(t),we(n)].join(" · "),ft=({state:s,end:e,ply:t})=>s==="over"?B("result",{winner:e?.winner??"draw"}):B("count-moves",{count:t});function _(s,e){let t=wt.map(n=>q(s[n])).join(" – ");
return L`<button type="button" class="quiet club-game-row" @click=${()=>e.open(s.id)}>
    <b>${t}</b><span class="faint">${ee(s)} · ${ft(s)}</span>
  </button>`}function V(s){let e=s.remote;return e instanceof G?e:null}function ge(s){let e=V(s);return e?.own&&e.isRunning?e:null}function Y(s,e,t){let n=fe[s];fe[s]={...n,isShown:a=>V(a)?e(a):n.isShown?.(a)!==!1,
act:(a,o)=>t&&V(a)?t(a):n.act(a,o)}}var $t=(s,e)=>V(s)?.act(e),U=(s,e,t,n)=>({label:s,sign:e,where:"wide",isShown:a=>{let o=V(a);return o!==null&&t(o)},act:a=>n(V(a))}),kt=8,Tt=({id:s})=>I(W("club-phr\
ases"),"",[...Array(kt).keys()].map(e=>[W("club-phrase",{phrase:e}),()=>vt.send({type:"phrase",game:s,phrase:e})])),xt=s=>I(W("club-claim"),W("club-claim-words"),[[W("club-claim-win"),()=>s.act({act:"\
claim"})],[W("club-claim-draw"),()=>s.act({act:"claim",draw:!0})]]),St=s=>I(W("club-correct"),W("club-correct-words"),[...yt,null].map(e=>[W("result",{winner:e??"draw"}),async()=>s.hear(await p("POST",
`/games/${s.id}/result`,{winner:e}))]));function Be(){Y("undo",t=>ge(t)?.view.rated===!1),Y("redo",()=>!1),Y("hint",t=>t.allowsHelp),Y("now",()=>!1),Y("resign",t=>ge(t)!==null),Y("draw",t=>ge(t)!==null,
t=>$t(t,{act:"offer",what:"draw"}));let s=t=>!!t.own&&t.isRunning,e=t=>n=>n.act({act:"offer",what:t});Object.assign(fe,{abort:U("club-abort","cut",t=>s(t)&&t.view.ply<2,t=>t.act({act:"abort"})),claim:U(
"club-claim","now",t=>s(t)&&t.view.clock.kind==="realTime"&&t.view.turn!==t.own,xt),adjourn:U("club-adjourn","pause",s,e("adjourn")),continue:U("club-resume","go",t=>!!t.own&&t.view.state==="adjourned",
e("resume")),phrase:U("club-phrases","more",t=>!!(t.own&&Ge.club?.about.club.phrases),Tt),correct:U("club-correct","draw",t=>t.view.state==="over"&&!!Ge.club?.about.rights.includes("correct"),St)})}var De={club:"Club","club-part":"{name, select, meet {Play} archive {Archive} players {Players} account {Account} other {}}","club-you-are":"You are {name}.","club-no-line":"The club can’t be reached.",
"club-no-engine":"This club has no engine.","club-your-games":"Your games","club-no-games":"You have no game. Invite someone, or challenge the computer.","club-invitations":"Invitations and challenges",
"club-invite":"Invite","club-whom":"Whom","club-kind":"{kind, select, link {Someone with a link} open {Anyone in the lobby} pair {An opponent of about my rating} challenge {A member or the computer} o\
ther {}}","club-do":"{kind, select, link {Make a link} open {Put into the lobby} pair {Find an opponent} challenge {Challenge} other {}}","club-kind-of":"{kind, select, link {Invitation by link} open \
{Open invitation} pair {Looking for an opponent} challenge {Challenge} other {}}: {name}","club-lobby":"Lobby","club-lobby-empty":"Nobody waits for an opponent.","club-running":"Games now","club-none-\
running":"No game is being played.","club-tv":"Watch the best game","club-no-tv":"No game is on now. The next one opens by itself.","club-watch":"Watch","club-days":"{count, plural, one {# day a move}\
 other {# days a move}}","club-rated":"{rated, select, yes {Rated} other {Casual}}","club-side":"{name} plays {side, select, black {Black} other {White}}","club-random-side":"The sides are drawn by lo\
t.","club-invitation":"Invitation","club-invites":"{name} invites you to a game","club-your-invitation":"Your invitation","club-send-link":"Send this link to your opponent","club-show-link":"Show link",
"club-waits":"The game begins when your opponent opens the link and accepts.","club-accept":"Accept","club-decline":"Decline","club-withdraw":"Withdraw","club-challenged":"{name} challenges you.","clu\
b-started":"Another game of yours has begun.","club-offers":"{name} {what, select, draw {offers a draw.} takeback {asks to take back a move.} adjourn {wants to adjourn the game.} resume {wants to resu\
me the game.} rematch {wants a rematch.} other {}}","club-abort":"Abort","club-claim":"Claim","club-claim-words":"Claim the game if your opponent has been away for a minute.","club-claim-win":"Claim t\
he win","club-claim-draw":"Claim a draw","club-adjourn":"Adjourn","club-resume":"Resume","club-adjourned":"The game is adjourned. It goes on when both want to resume it.","club-first-move":"The next m\
ove must come by {time}, or the game is aborted.","club-phrases":"Say something","club-phrase":"{phrase, select, 0 {Hello!} 1 {Have fun!} 2 {Good move!} 3 {Oops!} 4 {One moment, please.} 5 {Thank you!\
} 6 {Good game!} 7 {Goodbye!} other {}}","club-says":"{name}: {words}","club-correct":"Correct the result","club-correct-words":"The ratings are counted again, and the audit log keeps what you do.","c\
lub-next-game":"The players have begun another game.","club-player":"Player","club-result":"Result","club-rating":"Rating","club-all":"All","club-none-over":"No such game is over yet.","club-more":"Mo\
re","club-sgf":"SGF","club-export":"{format, select, sgf {These games as SGF} jsonl {These games as JSON lines} other {}}","club-member":"{kind, select, guest {Guest} person {Member} bot {Program} eng\
ine {Computer} deleted {Deleted} other {}}{role, select, arbiter { (arbiter)} owner { (owner)} other {}}","club-present":"here now","club-nobody":"Nobody is here yet.","club-count-games":"{count, plur\
al, one {# game} other {# games}}","club-score":"{wins} won, {draws} drawn, {losses} lost","club-no-ratings":"No rating yet.","club-class":"{speed, select, bullet {Bullet} blitz {Blitz} rapid {Rapid} \
classical {Classical} days {Correspondence} other {}} {board}","club-challenge":"Challenge","club-block":"Block","club-blocked":"{name} is blocked: neither of you can invite the other.","club-blocked-\
players":"Blocked players","club-unblock":"Unblock","club-remove":"Delete","club-remove-it":"Delete {name}?","club-remove-words":"The games stay, without the name.","club-reset":"New passphrase","club\
-reset-words":"{name} is signed out and needs the new passphrase.","club-reset-to":"The passphrase of {name} is now {passphrase}. It is shown only once.","club-make":"{role, select, arbiter {Make an a\
rbiter} other {Make a player}}","club-guest-name":"Your name, if you like","club-name":"Name","club-passphrase":"Passphrase","club-new-passphrase":"New passphrase","club-code":"Code of the club","club\
-login":"Sign in","club-logout":"Sign out","club-join":"Become a member","club-join-words":"With a name and a passphrase you can sign in anywhere. A guest keeps the games.","club-as-guest":"Come in as\
 a guest","club-account":"Your account","club-change":"Change","club-changed":"It is changed.","club-data":"Download my data","club-delete":"Delete my account","club-delete-words":"Your games stay, wi\
thout your name.","club-programs":"Your programs","club-programs-words":"A program of yours can play here as a member.","club-seat":"Add a program","club-key":"The key of {name} is {key}. It is shown \
only once.","club-accepts":"Who may challenge it","club-accepts-of":"{accepts, select, all {Everyone} owner {Only I} none {No one} other {}}","club-new-key":"New key","club-setup":"Set up the club","c\
lub-setup-words":"You need the code that the program has printed. You become the owner.","club-setup-code":"Code of the program","club-begin":"Open the club","club-settings":"Settings of the club","cl\
ub-its-name":"Name of the club","club-closed":"Only people with a code come in","club-guests":"Guests may play","club-assist":"Spectators may use the engine","club-phrases-allowed":"Players may send e\
ach other preset phrases","club-codes":"Codes to come in","club-codes-words":"Each code lets in as many people as it has uses.","club-show":"Show","club-new-code":"New code","club-how-many":"For how m\
any people","club-uses":"{count, plural, one {for # person more} other {for # people more}}","club-audit":"Audit log","club-act":"{name} {act, select, set-up {set up the club} delete {deleted an accou\
nt} correct {corrected a result} reset-passphrase {gave a new passphrase} set-role {changed a role} add-join-code {made a code} set-settings {changed the settings} other {}}","sign-in":"Sign in first.",
"not-allowed":"You may not do that.","closed-club":"This club is closed; you need a code.","bad-join-code":"That code does not let anyone in.","bad-setup-code":"That is not the code that the program h\
as printed.","set-up-already":"The club has an owner already.","bad-name":"A name has 1 to {most} letters, digits, spaces, hyphens or dots.","name-taken":"The name {name} is taken.","bad-passphrase":"\
A passphrase has {least} to {most} characters.","wrong-passphrase":"Name or passphrase is wrong.","has-passphrase":"You have a passphrase already.","no-such-player":"There is no such player.","bad-fie\
ld":"{name}: {detail}.","too-often":"Too often; wait {seconds} s.","many-connections":"Too many people are here.","not-json":"The request is not JSON.","no-invitation":"There is no such invitation any\
 more.","own-invitation":"That is your own invitation.","not-for-you":"That invitation is for someone else.",blocked:"One of you has blocked the other.","does-not-accept":"{name} does not accept that.",
"many-games":"More than {most} games at a time are not possible.","bad-clock":"There is no such clock.","not-rated":"Such games are never rated.","no-such-game":"There is no such game.","not-a-player":"\
You do not play in this game.","not-your-turn":"It is not your turn.",stale:"The game is at move {ply} already.","not-running":"The game is not running.","too-late-to-abort":"It is too late to abort t\
he game.","no-offer":"Nobody offers {what, select, draw {a draw} takeback {to take back} adjourn {to adjourn} resume {to resume} rematch {a rematch} other {that}}.","cannot-offer":"You can’t offer {wh\
at, select, draw {a draw} takeback {to take back} adjourn {to adjourn} resume {to resume} rematch {a rematch} other {that}} now.","not-gone":"Your opponent has not been away for {seconds} s.","no-phra\
ses":"This club has no phrases.","win-resignation":"{winner, select, black {White resigned: Black wins.} other {Black resigned: White wins.}}","win-time":"{winner, select, black {White is out of time:\
 Black wins.} other {Black is out of time: White wins.}}","win-gone":"{winner, select, black {White has left: Black wins.} other {Black has left: White wins.}}","win-decided":"The arbiter decided: {wi\
nner, select, black {Black} other {White}} wins.","draw-gone":"A player has left: draw.","draw-decided":"The arbiter decided: draw.",aborted:"The game was aborted."};import{app as Qe,choiceField as F,clockWords as Yt,html as $,nothing as k,numberField as Ze,text as h,update as tt}from"./rest.mjs";import{choiceField as Ot,html as y,language as Et,nothing as E,note as Fe,text as u,update as Me}from"./rest.mjs";var D=([s,e,t="text"])=>y`<label class="field"
    ><span>${e}</span
    ><input
      type=${t}
      name=${s}
      autocomplete="off"
      autocapitalize="none"
      min=${t==="number"?1:E}
  /></label>`,te=(s,e,t)=>y`<label class="toggle"
    ><input type="checkbox" name=${s} ?checked=${t} /><span>${e}</span></label
  >`,C=(s,e,t)=>y`<form
    class="club-form"
    @submit=${be(async n=>{await t(Object.fromEntries(new FormData(n))),n.reset()})}
  >
    ${e}
    <div class="row"><button type="submit" class="primary">${s}</button></div>
  </form>`,$e=()=>y`<label class="field"
    ><span>${u("club-guest-name")}</span
    ><input type="text" id="guest-name" maxlength="40" autocomplete="nickname"
  /></label>`,ke=()=>document.getElementById("guest-name")?.value.trim(),z=()=>D(["name",u("club-name")]),se=()=>D(["passphrase",u("club-passphrase"),"password"]),qe=()=>D(["code",u("club-code")]),Le=s=>[
y`<label class="field"
    ><span>${u("club-its-name")}</span
    ><input type="text" name="club" autocomplete="off" value=${s.name}
  /></label>`,te("closed",u("club-closed"),s.closed),te("guests",u("club-guests"),s.guests),te("assist",u("club-assist"),s.assist),te("phrases",u("club-phrases-allowed"),s.phrases)],Ye=(s,e)=>({...e,name:s.
club||e.name,closed:"closed"in s,guests:"guests"in s,assist:"assist"in s,phrases:"phrases"in s}),Ue=s=>g(u("club-setup"),y`<p class="faint">${u("club-setup-words")}</p>
      ${C(u("club-begin"),[D(["code",u("club-setup-code")]),z(),se(),Le(s.state.about.club)],e=>{let{code:t,name:n,passphrase:a}=e,o=Ye(e,s.state.about.club);return s.signIn("/setup",{code:t,name:n,passphrase:a,
settings:o})})}`),ye=s=>g(u("club-login"),C(u("club-login"),[z(),se()],e=>s.signIn("/login",e))),ve=(s,e)=>g(u("club-join"),y`<p class="faint">${u("club-join-words")}</p>
      ${C(u("club-join"),[z(),se(),e?qe():E],t=>s.signIn("/accounts",t))}`),Ve=s=>[ye(s),ve(s,!0),s.state.about.club.guests?g(u("club-as-guest"),C(u("club-as-guest"),[z(),qe()],({name:e,code:t})=>s.signIn(
"/guests",{code:t,...e&&{name:e}}))):E];function He(s){let{about:e,mine:t}=s.state,{me:n,rights:a}=e;return n?[t?.hasPassphrase?jt(s):[ve(s,!1),ye(s)],a.includes("seat")?Pt(s):E,t?.blocked.length?It(s,
t.blocked):E,a.includes("manage")?[Ct(s),Rt(s)]:E,a.includes("audit")?Wt(s):E]:[ye(s),ve(s,!1)]}var jt=s=>g(u("club-account"),y`${C(u("club-change"),[D(["old",u("club-passphrase"),"password"]),D(["new",
u("club-new-passphrase"),"password"])],async e=>{await p("POST","/me/passphrase",e),Fe(u("club-changed"))})}
      <div class="row">
        <a class="button quiet" href="club/me/data" download="club.json">${u("club-data")}</a>
        ${w(u("club-logout"),()=>s.signIn("/logout",{}))}
      </div>
      ${s.state.about.me?.role==="owner"?E:y`<details>
            <summary>${u("club-delete")}</summary>
            <p class="faint">${u("club-delete-words")}</p>
            ${C(u("club-delete"),se(),async({passphrase:e})=>{await p("DELETE","/me",{passphrase:e}),location.reload()})}
          </details>`}`),Pt=s=>g(u("club-programs"),y`<p class="faint">${u("club-programs-words")}</p>
      ${v((s.state.mine?.bots??[]).map(e=>Nt(s,e)),"")}
      ${C(u("club-seat"),z(),async({name:e})=>{let{key:t}=await p("POST","/bots",{name:e});await s.refresh(),K(e,u("club-key",{name:e,key:t}))})}`);function Nt(s,{id:e,name:t,accepts:n}){let a=async()=>{
await p("DELETE",`/bots/${e}`),await s.refresh()};return y`<b class="club-words">${t}</b>
    ${Ot(u("club-accepts"),["all","owner","none"].map(o=>[o,u("club-accepts-of",{accepts:o})]),n,o=>f(async()=>{await p("POST",`/bots/${e}`,{accepts:o}),await s.refresh()}))}
    ${w(u("club-new-key"),async()=>{let{key:o}=await p("POST",`/bots/${e}/key`);K(t,u("club-key",{name:t,key:o}))})}
    ${w(u("club-remove"),()=>I(u("club-remove-it",{name:t}),u("club-remove-words"),[[u("club-remove"),a]]))}`}var It=(s,e)=>g(u("club-blocked-players"),v(e.map(({id:t,name:n})=>y`<span class="club-words">${n}</span> ${w(
u("club-unblock"),async()=>{await p("DELETE",`/players/${t}/block`),await s.refresh()})}`),""));function Wt(s){let{acts:e,players:t}=s.state,n=new Intl.DateTimeFormat(Et,{dateStyle:"short",timeStyle:"\
short"}),a=i=>t.find(l=>l.id===i)?.name??(i===null?"":`#${i}`),o=i=>i?u("result",{winner:i.winner??"draw"}):"",c=e.map(({at:i,actor:l,act:m,subject:r,detail:b})=>{let[T,R]=r.split(" "),H=T==="player"?
a(Number(R)):"",re=m==="correct"?`${o(b.before)} → ${o(b.after)}`:"",X=b.role?u("club-member",{kind:"person",role:b.role}):"",Pe=[H,re,X].filter(Boolean).join(" · ");return y`<span class="club-words"
        ><b>${u("club-act",{name:a(l),act:m.replaceAll(" ","-")})}</b
        ><span class="faint">${n.format(i)}${Pe?` · ${Pe}`:E}</span></span
      >
      ${T==="game"?w(u("open"),()=>s.open(Number(R))):E}`});return g(u("club-audit"),y`${c.length?v(c,""):E}
    ${w(u("club-show"),async()=>{s.state.acts=(await p("GET","/audit")).acts,Me()})}`)}var Ct=s=>g(u("club-settings"),C(u("club-change"),Le(s.state.about.club),async e=>{await p("POST","/settings",Ye(
e,s.state.about.club)),Fe(u("club-changed")),await s.refresh()}));function Rt(s){let e=async()=>{s.state.codes=(await p("GET","/codes")).codes,Me()},t=s.state.codes.map(({code:n,usesLeft:a})=>y`<span class="club-words"
          ><b class="club-code">${n}</b
          ><span class="faint">${u("club-uses",{count:a})}</span></span
        >
        ${w(u("club-withdraw"),async()=>{await p("DELETE",`/codes/${encodeURIComponent(n)}`),await e()})}`);return g(u("club-codes"),y`<p class="faint">${u("club-codes-words")}</p>
      ${t.length?v(t,""):w(u("club-show"),e)}
      ${C(u("club-new-code"),D(["uses",u("club-how-many"),"number"]),async({uses:n})=>{await p("POST","/codes",{uses:Number(n)||1}),await e()})}`)}import{choiceField as At,html as x,nothing as P,note as Je,openingRow as Gt,ruleName as Bt,text as d,update as oe}from"./rest.mjs";var Ke=50,ne=0;async function ae(s,e=!1){let{query:t,archive:n}=s.state,a=xe({...t,limit:String(Ke)}),o=n?.at(-1);e&&o&&a.set("before",String(o.id));let c=++ne,{games:i}=await p("GET",`/games?${a}`);c===
ne&&(s.state.archive=[...e?n??[]:[],...i],e?oe():await Te(s,[]))}var xe=s=>new URLSearchParams(Object.entries(s).filter(([,e])=>e));async function Te(s,e){let{player:t,rules:n,board:a}=s.state.query,o=xe(
{player:t,rules:n,board:a||"8x8",moves:e.join(" ")}),c=++ne,{moves:i}=await p("GET",`/openings?${o}`);c===ne&&(Object.assign(s.state,{openings:i,line:e}),oe())}function Dt(s){let{line:e,openings:t}=s.
state,n=t.map(({move:a,black:o,draws:c,white:i})=>{let l=[o,c,i],m=o+c+i;return Gt({move:a,inBook:!1,counts:l,games:m},()=>f(()=>Te(s,[...e,a])))});return g(d("openings"),x`<p>${e.join(" ")}</p>
      <div class="explorer">
        ${n.length?x`<ul>
              ${n}
            </ul>`:x`<p class="faint">${d("openings-none")}</p>`}
      </div>
      ${e.length?w(d("back"),()=>Te(s,e.slice(0,-1))):P}`)}function _e(s){let{query:e,archive:t,players:n}=s.state,a=(l,m,r)=>At(m,[["",d("club-all")],...r],e[l],b=>{e[l]=b,f(()=>ae(s))}),o=[a("player",
d("club-player"),n.map(({id:l,name:m})=>[String(l),m])),a("result",d("club-result"),["black","white","draw"].map(l=>[l,d("result",{winner:l})])),a("rules",d("rules"),Z()),a("board",d("board"),Q),a("ra\
ted",d("club-rating"),["true","false"].map(l=>[l,we(l==="true")]))],c=l=>x`<a
      class="button quiet"
      href=${`club/export?${xe({...e,format:l})}`}
      download=${`club.${l}`}
      >${d("club-export",{format:l})}</a
    >`;return[g(d("club-part",{name:"archive"}),x`<div class="pair club-filters">${o}</div>
      ${v((t??[]).map(l=>x`${_(l,s)}
              <a class="button quiet" href=${`club/games/${l.id}/sgf`} download
                >${d("club-sgf")}</a
              >`),d("club-none-over"))}
      <div class="row">
        ${(t?.length??0)>=Ke?w(d("club-more"),()=>ae(s,!0)):P}
        ${c("sgf")} ${c("jsonl")}
      </div>`),Dt(s)]}async function ze(s,e){s.state.player=await p("GET",`/players/${e}`),oe(),scrollTo({top:0})}function Xe(s){let{players:e,player:t}=s.state,n=({kind:o,present:c})=>+(o!=="engine")*
2+Number(c??!1),a=[...e].sort((o,c)=>n(c)-n(o)).map(o=>x`<button
          type="button"
          class="quiet club-game-row"
          @click=${()=>f(()=>ze(s,o.id))}
        >
          <b>${o.name}</b>
          <span class="faint"
            >${d("club-member",{kind:o.kind,role:o.role})}${o.present?` · ${d("club-present")}`:P}</span
          >
        </button>`);return x`${t?Mt(s,t):P}
  ${g(d("club-part",{name:"players"}),v(a,d("club-nobody")))}`}function Ft(s){let[e,t]=s.split(" ");return d("club-class",{speed:e,board:t})}function Mt(s,{player:e,ratings:t,statistics:n}){let{about:a}=s.
state,o=e.id!==a.me?.id,c=t.map(({class:l,rating:m,provisional:r,games:b,history:T})=>x`<span class="club-words"
          ><b>${Ft(l)}: ${de(m,r)}</b
          ><span class="faint">${d("club-count-games",{count:b})}</span></span
        >
        ${Lt(T.map(R=>R.rating))}`),i=n.map(({rules:l,board:m,...r})=>x`${Bt(l)} ${m}: ${d("club-score",r)}`);return g(e.name,x`${v(c,d("club-no-ratings"))} ${i.length?v(i,""):P}
      <div class="row">
        ${o&&e.kind!=="deleted"?w(d("club-challenge"),()=>{Object.assign(s.state.wish,{kind:"challenge",to:String(e.id)}),s.state.part="meet",oe()},"primary"):P}
        ${o&&a.rights.includes("block")?w(d("club-block"),async()=>{await p("POST",`/players/${e.id}/block`),Je(d("club-blocked",{name:e.name})),await s.refresh()}):P}
        ${o&&a.rights.includes("manage")&&e.kind!=="engine"?qt(e,s):P}
      </div>`)}function qt({id:s,name:e,role:t,kind:n},a){let o=async()=>{await p("DELETE",`/players/${s}`),a.state.player=null,await a.refresh()},c=w(d("club-remove"),()=>I(d("club-remove-it",{name:e}),
d("club-remove-words"),[[d("club-remove"),o]])),i=async()=>{let{passphrase:m}=await p("POST",`/players/${s}/passphrase`);K(e,d("club-reset-to",{name:e,passphrase:m}))};if(n==="deleted")return P;if(n!==
"person")return c;let l=t==="arbiter";return[w(d("club-reset"),()=>I(d("club-reset"),d("club-reset-words",{name:e}),[[d("club-reset"),i]])),w(d("club-make",{role:l?"player":"arbiter"}),async()=>{await p(
"POST",`/players/${s}/role`,{role:l?"player":"arbiter"}),await a.refresh(),await ze(a,s),Je(d("club-changed"))}),c]}function Lt(s){if(s.length<2)return P;let e=Math.min(...s),t=Math.max(1,Math.max(...s)-
e),n=s.map((a,o)=>`${100*o/(s.length-1)},${28-26*(a-e)/t}`);return x`<svg class="club-curve" viewBox="0 0 100 30" aria-hidden="true">
    <polyline points=${n.join(" ")}></polyline>
  </svg>`}var Ut=["meet","archive","players","account"],Vt=["link","open","pair","challenge"],Ht=["1+1","3+2","5+3","10+5","30+10","custom","1d","3d","none"],Jt={meet:s=>zt(s),archive:_e,players:Xe,account:He};
async function Kt(s,e){s.state.part=e,tt(),e==="archive"&&await ae(s)}function st(s){let{about:e,part:t}=s.state,n=e.club.closed&&!e.me;return $`<div class="club">
    <div class="club-head">
      <h1>${e.club.name}</h1>
      ${n?k:Ut.map(a=>$`<button
                type="button"
                class="quiet"
                aria-pressed=${a===t}
                @click=${()=>f(()=>Kt(s,a))}
              >
                ${h("club-part",{name:a})}
              </button>`)}
      <span class="faint"
        >${e.me?h("club-you-are",{name:e.me.name}):k}</span
      >
    </div>
    <div class="notes" role="status"></div>
    <div class="club-cards">
      ${e.needsSetup&&t===(e.me?"account":"meet")&&!s.state.invitation?Ue(s):k}
      ${_t(s)}
      ${n?Ve(s):Jt[t](s)}
    </div>
  </div>`}function _t(s){let{invitation:e,refused:t,about:n}=s.state;if(t)return g(h("club-invitation"),$`<p>${t}</p>`);if(!e)return k;let{author:a,setup:o,color:c,token:i,game:l}=e,m=a.id===n.me?.id,
r=$`<p>${ee(o)}</p>
    <p>
      ${c?h("club-side",{name:a.name,side:c}):h("club-random-side")}
    </p>`;return l?g(h("club-invitation"),w(h("open"),()=>s.open(l))):m?g(h("club-your-invitation"),$`<label class="field"
        ><span>${h("club-send-link")}</span
        ><input
          type="text"
          class="club-link"
          readonly
          .value=${location.href}
          @focus=${b=>b.target.select()}
      /></label>
      ${r}
      <p class="faint" role="status">${h("club-waits")}</p>
      <div class="row">${w(h("club-withdraw"),()=>s.withdraw(i))}</div>`):g(h("club-invites",{name:q(a)}),$`${r} ${n.me?k:$e()}
        <div class="row">
          ${w(h("club-accept"),()=>s.accept(i,ke()),"primary")}
        </div>`)}function zt(s){let{mine:e,open:t,running:n,about:a}=s.state,o=a.me?.id,c=e?.invitations??[];return $`${e?g(h("club-your-games"),v([...e.games].sort((i,l)=>Se(l,o)-Se(i,o)).map(i=>$`${Se(
i,o)?$`<span class="club-turn">${h("your-turn")}</span>`:k}
                  ${_(i,s)}`),h("club-no-games"))):k}
    ${c.length?g(h("club-invitations"),v(c.map(i=>et(i,s)),"")):k}
    ${Zt(s)}
    ${g(h("club-lobby"),v(t.map(i=>et(i,s)),h("club-lobby-empty")))}
    ${g(h("club-running"),$`<div class="row">${w(h("club-tv"),()=>s.watchTv())}</div>
        ${v(n.map(i=>_(i,s)),h("club-none-running"))}`)}`}var Se=({turn:s,...e},t)=>+(s!==null&&e[s].id===t);function et({token:s,kind:e,author:t,target:n,setup:a,color:o},c){let i=t.id===c.state.about.
me?.id,l=q(i&&n?n:t),m=h("club-kind-of",{kind:e,whose:i?"own":"other",name:l}),r=o?` · ${h("club-side",{name:t.name,side:o})}`:"";return $`<span class="club-words"
      ><b>${m}</b><span class="faint">${ee(a)}${r}</span></span
    >
    ${i?[e==="link"?$`<a class="button quiet" href=${`#club/${s}`}>${h("club-show-link")}</a>`:k,w(h("club-withdraw"),()=>c.withdraw(s))]:[w(h("club-accept"),()=>c.accept(s),"primary"),e==="challenge"?
w(h("club-decline"),()=>c.withdraw(s)):k]}`}var Xt=s=>s.endsWith("d")?[s,h("club-days",{count:Number.parseInt(s,10)})]:Yt(s),Qt=({clock:s,minutes:e,seconds:t},n)=>s==="custom"?$`<div class="pair">
        ${Ze(h("minutes"),e,{min:1,max:180},a=>n({minutes:a}))}
        ${Ze(h("seconds-a-move"),t,{min:0,max:180},a=>n({seconds:a}))}
      </div>`:k;function Zt(s){let{about:e,wish:t}=s.state,n=r=>{Object.assign(t,r),tt()},a=s.others.map(({id:r,name:b})=>[String(r),b]),o=(Qe.about?.starts??[]).map(r=>[r,h("start-name",{name:r})||r]),
c=r=>Qe.about?.presets.find(({name:b})=>b===r)?.start??"standard",i=e.me?.kind==="person",l=()=>{let r=s.others.find(({id:b})=>String(b)===t.to)??s.others[0];return r?.kind==="guest"||r&&r.owner===e.me?.
id},m=()=>!i||t.clock==="none"||t.start!==c(t.rules)||t.kind==="challenge"&&l();return t.rated&&=!m(),g(h("club-invite"),$`${F(h("club-whom"),Vt.map(r=>[r,h("club-kind",{kind:r})]),t.kind,r=>n({kind:r}))}
      ${t.kind==="challenge"?F(h("opponent"),a,t.to,r=>n({to:r})):k}
      <div class="pair">
        ${F(h("clock"),Ht.map(Xt),t.clock,r=>n({clock:r}))}
        ${F(h("your-side"),[["random",h("random")],["black",h("black-first")],["white",h("white")]],t.color,r=>n({color:r}))}
      </div>
      ${Qt(t,n)}
      <div class="pair">
        ${F(h("rules"),Z(),t.rules,r=>n({rules:r,start:c(r)}))}
        ${F(h("board"),Q,t.board,r=>n({board:r}))}
      </div>
      ${F(h("start"),o,t.start,r=>n({start:r}))}
      <label class="toggle"
        ><input
          type="checkbox"
          id="club-rated"
          .checked=${t.rated}
          ?disabled=${m()}
          @change=${()=>n({rated:!t.rated})}
        /><span>${h("club-rated",{rated:"yes"})}</span></label
      >
      ${e.me||s.state.invitation?k:$e()}
      <div class="row">
        ${w(h("club-do",{kind:t.kind}),()=>s.invite(ke()),"primary")}
      </div>`)}var ce="#club/",je=class{constructor(e){this.play=e,this.shown=null,this.tv=null,this.opening=null,this.notes=new Map,this.changes=0;let t=(n,a)=>S.addEventListener(n,o=>a(o.detail));t("hello",()=>{this.
tv&&S.send({type:"watch",topic:"tv"}),this.catchUp()}),t("state",({game:n})=>this.heard(n)),t("game",({game:n})=>this.heard(n)),t("started",({game:n})=>this.started(n)),t("lobby",({open:n})=>{this.state.
open=n,M()}),t("tv",({game:n})=>n&&this.tune(n.id)),t("challenge",({invitation:n})=>this.challenged(n)),t("challengeGone",()=>this.catchUp()),t("phrase",n=>j()?.id===n.game&&j()?.say(n)),t("said",({text:n})=>Oe(
n,{kind:"error"})),addEventListener("hashchange",()=>f(()=>this.readAddress()))}get state(){return es.club}catchUp(){return f(async()=>{await this.refresh(),await this.readAddress()})}async refresh(){
let{changes:e}=this,t=await p("GET",""),n=t.me||!t.club.closed,[a,o,c]=await Promise.all([t.me?p("GET","/me"):null,n?p("GET","/players"):{players:[]},n?p("GET","/games?state=running"):{games:[]}]);if(e!==
this.changes)return this.refresh();let i=S.isRefused;S.isRefused=!n,i&&n&&S.connect(),Object.assign(this.state,{about:t,mine:a,players:o.players,running:c.games}),M(),n&&S.send({type:"watch",topic:"lo\
bby"}),j()?.watch()}async readAddress(){location.hash==="#club"&&await this.refresh();let{hash:e}=location,t={invitation:null,refused:null};if(e.startsWith(ce)){let n=encodeURIComponent(e.slice(ce.length));
try{t.invitation=await p("GET",`/invitations/${n}`)}catch(a){if(!(a instanceof ns))throw a;t.refused=a.message}}location.hash===e&&(Object.assign(this.state,t),M())}heard(e){let t=j();t?.id===e.id&&t.
hear(e);let n=["running","adjourned"].includes(e.state);for(let a of[this.state.mine?.games??[],this.state.running]){let o=a.findIndex(({id:c})=>c===e.id);o<0||(this.changes+=1,n?a[o]={...a[o],...e,game:a[o].
game}:a.splice(o,1))}M()}note(e,t,n){this.notes.set(e,Oe(t,{ms:0,actions:n}))}async started(e){this.changes+=1,this.state.mine?.games.unshift(e);let t=j();(!t?.own||!t.isRunning)&&await this.open(e.id),
j()?.id!==e.id&&this.note(e.id,N("club-started"),[[N("open"),()=>this.open(e.id)]])}challenged(e){this.changes+=1,this.state.mine?.invitations.push(e),M();let{author:t,token:n}=e;t.id!==this.state.about.
me?.id&&this.note(n,N("club-challenged",{name:t.name}),[[N("draw-accept"),()=>f(()=>this.accept(n))],[N("club-decline"),()=>f(()=>this.withdraw(n))]])}open(e){if(this.opening?.id!==e||this.opening.signal.
aborted){let t=this.play.opens(),{signal:n}=t,a=f(()=>this.show(e,n)).then(()=>t.abort());this.opening={id:e,signal:n,done:a}}return this.opening.done}async show(e,t){let n=j();if(n?.id===e&&n.own===me(
n.view))return at();let a=new G(await p("GET",`/games/${e}`),o=>this.open(o));await a.load(),!t.aborted&&(this.play.adopt(a.game),M({isFirstVisit:!1}),await at())}get place(){return[location.hash,j()?.
id,this.opening?.id].join()}async tune(e){this.tv===this.place?(await this.open(e),this.tv=["#play",e,e].join()):(this.tv=null,S.send({type:"unwatch",topic:"tv"}))}async watchTv(){let{place:e}=this,{game:t}=await p(
"GET","/tv");this.tv=e,S.send({type:"watch",topic:"tv"}),t||Oe(N("club-no-tv"))}async beGuest(e){this.state.about.me||await this.signIn("/guests",e?{name:e}:{})}async signIn(e,t){await p("POST",e,t),S.
socket?.close(),await this.refresh()}async accept(e,t){await this.beGuest(t);let{game:n}=await p("POST",`/invitations/${e}`).catch(async a=>{throw await this.readAddress(),a});await this.open(n),await this.
refresh()}async withdraw(e){await p("DELETE",`/invitations/${e}`),location.hash===`${ce}${e}`&&(location.hash="#club"),await this.refresh()}get others(){let{players:e,about:t}=this.state;return e.filter(
({id:n,kind:a})=>n!==t.me?.id&&a!=="deleted")}async invite(e){let{hash:t}=location;await this.beGuest(e);let{kind:n,to:a,board:o,rules:c,start:i,color:l,rated:m,...r}=this.state.wish,b=r.clock==="cust\
om"?`${r.minutes}+${r.seconds}`:r.clock,[T,R]=b.split("+").map(Number),H=b.endsWith("d")?{kind:"days",days:Number.parseInt(b,10)}:b==="none"?{kind:"unlimited"}:{kind:"realTime",seconds:T*60,increment:R},
{invitation:re,game:X}=await p("POST","/invitations",{kind:n,setup:{rules:c,board:o,start:i,clock:H,rated:m},...l!=="random"&&{color:l},...n==="challenge"&&{to:Number(a||this.others[0]?.id)}});X?await this.
open(X):n==="link"&&location.hash===t&&(location.hash=`${ce}${re.token}`),await this.refresh()}get turns(){let{mine:e,about:t}=this.state,n=t.me?.id;return(e?.games??[]).filter(({turn:a,...o})=>a&&o[a].
id===n)}draw(){as(st(this),Ee("view-club"));let e=j();this.play.host.classList.toggle("club-game",e!==null),e!==this.shown&&(this.shown?.close(),e?.begin(),this.shown=e);let{games:t=[],invitations:n=[]}=this.
state.mine??{},a=[...n.map(({token:i})=>i),...t.map(({id:i})=>i)];for(let[i,l]of this.notes)a.includes(i)&&i!==e?.id||(l(),this.notes.delete(i));let o=this.turns.length;Ee("club-count").textContent=o?
String(o):"";let c=document.title.includes(N("your-turn"));o&&!c&&(document.title=`${N("your-turn")} · ${document.title}`)}};async function at(){if(location.hash.startsWith("#play"))return;let s=new Promise(
e=>addEventListener("hashchange",e,{once:!0}));location.hash="#play",await s}async function is(){let s=new URL(`club-${nt}.mjs`,import.meta.url).href,e=nt==="en"?{}:(await import(s)).default;ss({...De,
...e})}function cs(){if(document.documentElement.dataset.searches)return;let s=S.begin.bind(S);S.begin=(e,t)=>e.type==="act"?s(e,t):{promise:Promise.reject(new Error(N("club-no-engine"))),stop:()=>{}}}
function rs(){let s=new URL("club.css",import.meta.url).href;document.head.append(ie("link",{rel:"stylesheet",href:s}));let e=N("club"),t=ie("a",{href:"#club"},e," ",ie("span",{id:"club-count"}));t.dataset.
view="club",document.querySelector("nav.views")?.prepend(t),Ee("main").append(ie("section",{class:"view",id:"view-club","aria-label":e})),os.push("club")}async function Ds(s){await is();let e=await p(
"GET","");M({club:{about:e,mine:null,open:[],running:[],players:[],invitation:null,refused:null,wish:{kind:"link",to:"",clock:"10+5",board:"8x8",rules:"olympiad",start:"standard",minutes:15,seconds:10,
color:"random",rated:!1},part:"meet",archive:null,query:{player:"",result:"",rules:"",board:"",rated:""},line:[],openings:[],acts:[],player:null,codes:[]}}),rs(),Be(),cs();let t=new je(s);ts(()=>t.draw()),
t.draw(),location.hash?dispatchEvent(new Event("hashchange")):location.replace("#club"),await f(()=>t.refresh())}export{je as Club,Ds as begin};
