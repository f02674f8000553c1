import{app as ts,byId as je,drawWith as ss,h as ie,language as at,learn as ns,note as Ee,Refusal as as,render as os,socket as S,text as N,update as M,VIEWS as is}from"./rest.mjs";import{app as Be,COMMANDS as fe,SIDES as vt,socket as $t,text as W}from"./rest.mjs";import{announce as le,app as J,Game as it,language as ct,newState as rt,note as A,SIDES as Ie,socket as ue,text as O,update as lt}from"./rest.mjs";var ut=864e5,dt=100,ht={resignation:"+Resign",time:"\
+Time"},he=(t,e)=>`${Math.round(t)}${e?"?":""}`,q=({name:t,rating:e,provisional:s})=>e===void 0?t:`${t} (${he(e,s)})`,de=class extends it{get allowsHelp(){let e=this.remote;return this.isOver||!e.own&&
!!J.club?.about.club.assist}resign(){this.remote.act({act:"resign"})}},me=t=>Ie.find(e=>t[e].id===J.club?.about.me?.id),G=class{constructor(e,s){this.view=e,this.open=s,this.isThinking=!1,this.own=me(
e);let{clock:n}=e,a=n.kind==="realTime"?n.seconds*1e3:ut,o=r=>({machine:r!==this.own,level:e[r].level??1}),c=r=>q(e[r]),{rules:i,limit:l,fen:m}=e.game;this.game=new de(rt({id:`club-${e.id}`,rules:i,limit:l??
null,fen:m,players:{black:o("black"),white:o("white")},names:{black:c("black"),white:c("white")},clock:n.kind==="unlimited"?null:{base:a,increment:n.kind==="realTime"?n.increment*1e3:0},flipped:this.own===
"white"})),this.game.remote=this,this.at=performance.now(),this.offers="",this.closeOffers=()=>{},this.queue=Promise.resolve(),this.timer=void 0}get id(){return this.view.id}get isRunning(){return this.
view.state==="running"}get isWatched(){return!this.own}get firstMove(){let{clock:e,clocks:s,ply:n}=this.view;if(!this.own||!this.isRunning||n>1||e.kind!=="realTime"||!s.deadline)return null;let a=Date.
now()+s.deadline-s.now;return new Intl.DateTimeFormat(ct,{timeStyle:"medium"}).format(a)}say({player:e,phrase:s}){let n=Ie.find(c=>this.view[c].id===e);if(!n)return;let a=this.view[n].name,o=O("club-s\
ays",{name:a,words:O("club-phrase",{phrase:s})});le(o),A(o)}async load(){let{tree:e,state:s}=this.game,n=0;for(let a of this.view.game.moves)n=e.add(n,a);s.live=s.shown=n,await this.game.load(),this.settle(),
this.game.begin()}begin(){this.showOffers(),this.view.state!=="over"&&(this.timer=setInterval(()=>this.tick(),dt),this.watch())}close(){clearInterval(this.timer),this.closeOffers(),ue.send({type:"unwa\
tch",topic:"game",game:this.id})}watch(){let e=this.game.tree.path(this.game.state.live).length-1;ue.send({type:"watch",topic:"game",game:this.id,since:e})}hear(e){return this.queue=this.queue.then(()=>this.
follow(e)).catch(s=>{A(String(s),{kind:"error"})}),this.queue}async follow(e){let{game:s}=this,{tree:n,state:a}=s,o=n.path(a.live),c=o.length-1,i=[..."game"in e?e.game.moves:[]],l="game"in e?e.since:Math.
min(e.ply,c);if(!("game"in e)&&e.ply===c+1)i=[e.lastMove??"pass"];else if(l>c||l+i.length<e.ply)return this.watch();let m=o[l];for(let b of i)m=n.add(m,b);this.view={...this.view,...e,game:this.view.game},
this.at=performance.now(),m!==a.live&&!n.leadsTo(a.live,m)&&await s.setLive(m);let r=n.path(m);for(let b of r.slice(r.indexOf(a.live)+1)){let T=s.liveView?.toMove??"black";await s.advance(b,T===this.own?
"human":"machine")}this.settle(),s.changed()}settle(){let{game:e,view:s}=this,{black:n,white:a}=s.clocks;e.state.left={black:n,white:a};let{tree:o,state:c}=e;c.clock&&c.live&&(o.node(c.live).clock={black:n,
white:a});let{end:i}=s;if(s.state==="over"||s.state==="aborted"){let l=i?.winner??null,m=ht[i?.how??""]??"+",r=l?`${l==="black"?"B":"W"}${m}`:"Draw",b=e.isOver;c.outcome={winner:l,text:i?.text??O("abo\
rted"),code:r},!b&&!e.liveView?.end&&le(c.outcome.text),clearInterval(this.timer)}this.showOffers(),e.liveView?.mustPass&&this.isRunning&&s.turn===this.own&&this.send("pass")}showOffers(){let{own:e,view:s}=this,
n=JSON.stringify([s.offers,s.state,s.rematch,this.firstMove]);if(n===this.offers||J.game!==this.game)return;this.offers=n,this.closeOffers();let c=Object.entries(s.offers).filter(([,l])=>l).map(([l,m])=>{
let r=m,b=O("club-offers",{name:s[r].name,what:l}),T=H=>()=>this.act({act:H,what:l}),R=r===e?[[O("club-withdraw"),T("decline")]]:[[O("draw-accept"),T("accept")],[O("draw-decline"),T("decline")]];return le(
b),A(b,{ms:0,actions:e?R:[]})}),{rematch:i}=s;i&&!e&&c.push(A(O("club-next-game"),{ms:0,actions:[[O("club-watch"),()=>this.open(i)]]})),this.firstMove&&c.push(A(O("club-first-move",{time:this.firstMove}),
{ms:0})),s.state==="adjourned"&&c.push(A(O("club-adjourned"),{ms:0})),this.closeOffers=()=>c.forEach(l=>l())}tick(){let{clocks:e}=this.view;if(!e.running||!this.game.state.clock)return;let s=performance.
now()-this.at;this.game.state.left[e.running]=Math.max(0,e[e.running]-s),J.game===this.game&&lt()}async act(e){let s=await this.request(e);s&&A(s,{kind:"error"})}async request(e){try{let n=await ue.begin(
{type:"act",game:this.id,act:e}).promise;return await this.hear(n),null}catch(s){return s instanceof Error?s.message:String(s)}}async tryMove(e){let s=this.game.tree.path(this.game.state.live).length-
1,n=await this.request({act:"move",move:e,ply:s});return n&&n.replace(/[.。]$/,"")}send(e){e==="pass"?this.tryMove(e):this.act({act:"offer",what:e==="undo"?"takeback":"rematch"})}setPlayer(){}};function j(){
let t=J.game?.remote;return t instanceof G?t:null}import{app as mt,dismiss as pt,h as Ce,html as L,inWords as We,note as bt,nothing as wt,openDialog as Re,Refusal as Ae,ruleName as Ge,SIDES as gt,text as B}from"./rest.mjs";async function p(t,e,s){let n=await fetch(`club${e}`,{method:t,headers:{"content-type":"application/json"},...s&&{body:JSON.stringify(s)}}),a=await n.json().catch(()=>({}));if(n.ok)return We(a);let o={
code:"no-answer",params:{status:n.status}};throw new Ae((await We({error:o,...a})).error)}async function f(t){try{await t()}catch(e){bt(e instanceof Ae?e.message:B("club-no-line"),{kind:"error"})}}var K=(t,e)=>Re(
t,[Ce("p",{},e)]),pe=new WeakSet,be=t=>async e=>{e.preventDefault();let s=e.currentTarget;pe.has(s)||(pe.add(s),pt(),await f(async()=>t(s)),pe.delete(s))},w=(t,e,s="quiet")=>L`<button type="button" class=${s} @click=${be(
()=>e())}>
    ${t}
  </button>`,I=(t,e,s)=>Re(t,[Ce("p",{},e)],{actions:s.map(([n,a])=>[n,()=>f(async()=>a())])}),g=(t,e)=>L`<section class="card" aria-label=${t}>
    <h2>${t}</h2>
    ${e}
  </section>`,v=(t,e)=>t.length?L`<ul class="club-list">
        ${t.map(s=>L`<li>${s}</li>`)}
      </ul>`:e?L`<p class="faint">${e}</p>`:wt,Q=["8x8","7x7","6x6","5x5"].map(t=>[t,t]),Z=()=>(mt.about?.presets??[]).map(({name:t})=>[t,Ge(t)]),we=t=>B("club-rated",{rated:t?"yes":"no"});function ft(t){
return t.kind==="unlimited"?B("no-clock"):t.kind==="days"?B("club-days",{count:t.days}):B("some-clock",{minutes:t.seconds/60,seconds:t.increment})}var ee=({rules:t,board:e,clock:s,rated:n,game:a})=>[Ge(
a?.rules??t??""),e,ft(s),we(n)].join(" · "),yt=({state:t,end:e,ply:s})=>t==="over"?B("result",{winner:e?.winner??"draw"}):B("count-moves",{count:s});function _(t,e){let s=gt.map(n=>q(t[n])).join(" – ");
return L`<button type="button" class="quiet club-game-row" @click=${()=>e.open(t.id)}>
    <b>${s}</b><span class="faint">${ee(t)} · ${yt(t)}</span>
  </button>`}function V(t){let e=t.remote;return e instanceof G?e:null}function ge(t){let e=V(t);return e?.own&&e.isRunning?e:null}function Y(t,e,s){let n=fe[t];fe[t]={...n,isShown:a=>V(a)?e(a):n.isShown?.(a)!==!1,
act:(a,o)=>s&&V(a)?s(a):n.act(a,o)}}var kt=(t,e)=>V(t)?.act(e),U=(t,e,s,n)=>({label:t,sign:e,where:"wide",isShown:a=>{let o=V(a);return o!==null&&s(o)},act:a=>n(V(a))}),Tt=8,xt=({id:t})=>I(W("club-phr\
ases"),"",[...Array(Tt).keys()].map(e=>[W("club-phrase",{phrase:e}),()=>$t.send({type:"phrase",game:t,phrase:e})])),St=t=>I(W("club-claim"),W("club-claim-words"),[[W("club-claim-win"),()=>t.act({act:"\
claim"})],[W("club-claim-draw"),()=>t.act({act:"claim",draw:!0})]]),Ot=t=>I(W("club-correct"),W("club-correct-words"),[...vt,null].map(e=>[W("result",{winner:e??"draw"}),async()=>t.hear(await p("POST",
`/games/${t.id}/result`,{winner:e}))]));function De(){Y("undo",s=>ge(s)?.view.rated===!1),Y("redo",()=>!1),Y("hint",s=>s.allowsHelp),Y("now",()=>!1),Y("resign",s=>ge(s)!==null),Y("draw",s=>ge(s)!==null,
s=>kt(s,{act:"offer",what:"draw"}));let t=s=>!!s.own&&s.isRunning,e=s=>n=>n.act({act:"offer",what:s});Object.assign(fe,{abort:U("club-abort","cut",s=>t(s)&&s.view.ply<2,s=>s.act({act:"abort"})),claim:U(
"club-claim","now",s=>t(s)&&s.view.clock.kind==="realTime"&&s.view.turn!==s.own,St),adjourn:U("club-adjourn","pause",t,e("adjourn")),continue:U("club-resume","go",s=>!!s.own&&s.view.state==="adjourned",
e("resume")),phrase:U("club-phrases","more",s=>!!(s.own&&Be.club?.about.club.phrases),xt),correct:U("club-correct","draw",s=>s.view.state==="over"&&!!Be.club?.about.rights.includes("correct"),Ot)})}var Fe={club:"Club","club-part":"{name, select, meet {Play} archive {Archive} players {Players} account {Account} other {}}","club-you-are":"You are {name}.","club-no-line":"The club can’t be reached.",
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
nner, select, black {Black} other {White}} wins.","draw-gone":"A player has left: draw.","draw-decided":"The arbiter decided: draw.",aborted:"The game was aborted."};import{app as Qe,choiceField as F,clockWords as Ut,html as $,nothing as k,numberField as Ze,text as d,update as tt}from"./rest.mjs";import{choiceField as Et,html as y,language as jt,nothing as E,note as Me,text as u,update as qe}from"./rest.mjs";var D=([t,e,s="text"])=>y`<label class="field"
    ><span>${e}</span
    ><input
      type=${s}
      name=${t}
      autocomplete="off"
      autocapitalize="none"
      min=${s==="number"?1:E}
  /></label>`,te=(t,e,s)=>y`<label class="toggle"
    ><input type="checkbox" name=${t} ?checked=${s} /><span>${e}</span></label
  >`,C=(t,e,s)=>y`<form
    class="club-form"
    @submit=${be(async n=>{await s(Object.fromEntries(new FormData(n))),n.reset()})}
  >
    ${e}
    <div class="row"><button type="submit" class="primary">${t}</button></div>
  </form>`,$e=()=>y`<label class="field"
    ><span>${u("club-guest-name")}</span
    ><input type="text" id="guest-name" maxlength="40" autocomplete="nickname"
  /></label>`,ke=()=>document.getElementById("guest-name")?.value.trim(),z=()=>D(["name",u("club-name")]),se=()=>D(["passphrase",u("club-passphrase"),"password"]),Le=()=>D(["code",u("club-code")]),Ye=t=>[
y`<label class="field"
    ><span>${u("club-its-name")}</span
    ><input type="text" name="club" autocomplete="off" value=${t.name}
  /></label>`,te("closed",u("club-closed"),t.closed),te("guests",u("club-guests"),t.guests),te("assist",u("club-assist"),t.assist),te("phrases",u("club-phrases-allowed"),t.phrases)],Ue=(t,e)=>({...e,name:t.
club||e.name,closed:"closed"in t,guests:"guests"in t,assist:"assist"in t,phrases:"phrases"in t}),Ve=t=>g(u("club-setup"),y`<p class="faint">${u("club-setup-words")}</p>
      ${C(u("club-begin"),[D(["code",u("club-setup-code")]),z(),se(),Ye(t.state.about.club)],e=>{let{code:s,name:n,passphrase:a}=e,o=Ue(e,t.state.about.club);return t.signIn("/setup",{code:s,name:n,passphrase:a,
settings:o})})}`),ye=t=>g(u("club-login"),C(u("club-login"),[z(),se()],e=>t.signIn("/login",e))),ve=(t,e)=>g(u("club-join"),y`<p class="faint">${u("club-join-words")}</p>
      ${C(u("club-join"),[z(),se(),e?Le():E],s=>t.signIn("/accounts",s))}`),Te=t=>[ye(t),ve(t,t.state.about.club.closed),t.state.about.club.guests?g(u("club-as-guest"),C(u("club-as-guest"),[z(),Le()],
({name:e,code:s})=>t.signIn("/guests",{code:s,...e&&{name:e}}))):E];function He(t){let{about:e,mine:s}=t.state,{me:n,rights:a}=e;return n?[s?.hasPassphrase?Pt(t):[ve(t,!1),ye(t)],a.includes("seat")?Nt(
t):E,s?.blocked.length?Wt(t,s.blocked):E,a.includes("manage")?[Rt(t),At(t)]:E,a.includes("audit")?Ct(t):E]:[ye(t),ve(t,!1)]}var Pt=t=>g(u("club-account"),y`${C(u("club-change"),[D(["old",u("club-passp\
hrase"),"password"]),D(["new",u("club-new-passphrase"),"password"])],async e=>{await p("POST","/me/passphrase",e),Me(u("club-changed"))})}
      <div class="row">
        <a class="button quiet" href="club/me/data" download="club.json">${u("club-data")}</a>
        ${w(u("club-logout"),()=>t.signIn("/logout",{}))}
      </div>
      ${t.state.about.me?.role==="owner"?E:y`<details>
            <summary>${u("club-delete")}</summary>
            <p class="faint">${u("club-delete-words")}</p>
            ${C(u("club-delete"),se(),async({passphrase:e})=>{await p("DELETE","/me",{passphrase:e}),location.reload()})}
          </details>`}`),Nt=t=>g(u("club-programs"),y`<p class="faint">${u("club-programs-words")}</p>
      ${v((t.state.mine?.bots??[]).map(e=>It(t,e)),"")}
      ${C(u("club-seat"),z(),async({name:e})=>{let{key:s}=await p("POST","/bots",{name:e});await t.refresh(),K(e,u("club-key",{name:e,key:s}))})}`);function It(t,{id:e,name:s,accepts:n}){let a=async()=>{
await p("DELETE",`/bots/${e}`),await t.refresh()};return y`<b class="club-words">${s}</b>
    ${Et(u("club-accepts"),["all","owner","none"].map(o=>[o,u("club-accepts-of",{accepts:o})]),n,o=>f(async()=>{await p("POST",`/bots/${e}`,{accepts:o}),await t.refresh()}))}
    ${w(u("club-new-key"),async()=>{let{key:o}=await p("POST",`/bots/${e}/key`);K(s,u("club-key",{name:s,key:o}))})}
    ${w(u("club-remove"),()=>I(u("club-remove-it",{name:s}),u("club-remove-words"),[[u("club-remove"),a]]))}`}var Wt=(t,e)=>g(u("club-blocked-players"),v(e.map(({id:s,name:n})=>y`<span class="club-words">${n}</span> ${w(
u("club-unblock"),async()=>{await p("DELETE",`/players/${s}/block`),await t.refresh()})}`),""));function Ct(t){let{acts:e,players:s}=t.state,n=new Intl.DateTimeFormat(jt,{dateStyle:"short",timeStyle:"\
short"}),a=i=>s.find(l=>l.id===i)?.name??(i===null?"":`#${i}`),o=i=>i?u("result",{winner:i.winner??"draw"}):"",c=e.map(({at:i,actor:l,act:m,subject:r,detail:b})=>{let[T,R]=r.split(" "),H=T==="player"?
a(Number(R)):"",re=m==="correct"?`${o(b.before)} → ${o(b.after)}`:"",X=b.role?u("club-member",{kind:"person",role:b.role}):"",Ne=[H,re,X].filter(Boolean).join(" · ");return y`<span class="club-words"
        ><b>${u("club-act",{name:a(l),act:m.replaceAll(" ","-")})}</b
        ><span class="faint">${n.format(i)}${Ne?` · ${Ne}`:E}</span></span
      >
      ${T==="game"?w(u("open"),()=>t.open(Number(R))):E}`});return g(u("club-audit"),y`${c.length?v(c,""):E}
    ${w(u("club-show"),async()=>{t.state.acts=(await p("GET","/audit")).acts,qe()})}`)}var Rt=t=>g(u("club-settings"),C(u("club-change"),Ye(t.state.about.club),async e=>{await p("POST","/settings",Ue(
e,t.state.about.club)),Me(u("club-changed")),await t.refresh()}));function At(t){let e=async()=>{t.state.codes=(await p("GET","/codes")).codes,qe()},s=t.state.codes.map(({code:n,usesLeft:a})=>y`<span class="club-words"
          ><b class="club-code">${n}</b
          ><span class="faint">${u("club-uses",{count:a})}</span></span
        >
        ${w(u("club-withdraw"),async()=>{await p("DELETE",`/codes/${encodeURIComponent(n)}`),await e()})}`);return g(u("club-codes"),y`<p class="faint">${u("club-codes-words")}</p>
      ${s.length?v(s,""):w(u("club-show"),e)}
      ${C(u("club-new-code"),D(["uses",u("club-how-many"),"number"]),async({uses:n})=>{await p("POST","/codes",{uses:Number(n)||1}),await e()})}`)}import{choiceField as Gt,html as x,nothing as P,note as Je,openingRow as Bt,ruleName as Dt,text as h,update as oe}from"./rest.mjs";var Ke=50,ne=0;async function ae(t,e=!1){let{query:s,archive:n}=t.state,a=Se({...s,limit:String(Ke)}),o=n?.at(-1);e&&o&&a.set("before",String(o.id));let c=++ne,{games:i}=await p("GET",`/games?${a}`);c===
ne&&(t.state.archive=[...e?n??[]:[],...i],e?oe():await xe(t,[]))}var Se=t=>new URLSearchParams(Object.entries(t).filter(([,e])=>e));async function xe(t,e){let{player:s,rules:n,board:a}=t.state.query,o=Se(
{player:s,rules:n,board:a||"8x8",moves:e.join(" ")}),c=++ne,{moves:i}=await p("GET",`/openings?${o}`);c===ne&&(Object.assign(t.state,{openings:i,line:e}),oe())}function Ft(t){let{line:e,openings:s}=t.
state,n=s.map(({move:a,black:o,draws:c,white:i})=>{let l=[o,c,i],m=o+c+i;return Bt({move:a,inBook:!1,counts:l,games:m},()=>f(()=>xe(t,[...e,a])))});return g(h("openings"),x`<p>${e.join(" ")}</p>
      <div class="explorer">
        ${n.length?x`<ul>
              ${n}
            </ul>`:x`<p class="faint">${h("openings-none")}</p>`}
      </div>
      ${e.length?w(h("back"),()=>xe(t,e.slice(0,-1))):P}`)}function _e(t){let{query:e,archive:s,players:n}=t.state,a=(l,m,r)=>Gt(m,[["",h("club-all")],...r],e[l],b=>{e[l]=b,f(()=>ae(t))}),o=[a("player",
h("club-player"),n.map(({id:l,name:m})=>[String(l),m])),a("result",h("club-result"),["black","white","draw"].map(l=>[l,h("result",{winner:l})])),a("rules",h("rules"),Z()),a("board",h("board"),Q),a("ra\
ted",h("club-rating"),["true","false"].map(l=>[l,we(l==="true")]))],c=l=>x`<a
      class="button quiet"
      href=${`club/export?${Se({...e,format:l})}`}
      download=${`club.${l}`}
      >${h("club-export",{format:l})}</a
    >`;return[g(h("club-part",{name:"archive"}),x`<div class="pair club-filters">${o}</div>
      ${v((s??[]).map(l=>x`${_(l,t)}
              <a class="button quiet" href=${`club/games/${l.id}/sgf`} download
                >${h("club-sgf")}</a
              >`),h("club-none-over"))}
      <div class="row">
        ${(s?.length??0)>=Ke?w(h("club-more"),()=>ae(t,!0)):P}
        ${c("sgf")} ${c("jsonl")}
      </div>`),Ft(t)]}async function ze(t,e){t.state.player=await p("GET",`/players/${e}`),oe(),scrollTo({top:0})}function Xe(t){let{players:e,player:s}=t.state,n=({kind:o,present:c})=>+(o!=="engine")*
2+Number(c??!1),a=[...e].sort((o,c)=>n(c)-n(o)).map(o=>x`<button
          type="button"
          class="quiet club-game-row"
          @click=${()=>f(()=>ze(t,o.id))}
        >
          <b>${o.name}</b>
          <span class="faint"
            >${h("club-member",{kind:o.kind,role:o.role})}${o.present?` · ${h("club-present")}`:P}</span
          >
        </button>`);return x`${s?qt(t,s):P}
  ${g(h("club-part",{name:"players"}),v(a,h("club-nobody")))}`}function Mt(t){let[e,s]=t.split(" ");return h("club-class",{speed:e,board:s})}function qt(t,{player:e,ratings:s,statistics:n}){let{about:a}=t.
state,o=e.id!==a.me?.id,c=s.map(({class:l,rating:m,provisional:r,games:b,history:T})=>x`<span class="club-words"
          ><b>${Mt(l)}: ${he(m,r)}</b
          ><span class="faint">${h("club-count-games",{count:b})}</span></span
        >
        ${Yt(T.map(R=>R.rating))}`),i=n.map(({rules:l,board:m,...r})=>x`${Dt(l)} ${m}: ${h("club-score",r)}`);return g(e.name,x`${v(c,h("club-no-ratings"))} ${i.length?v(i,""):P}
      <div class="row">
        ${o&&e.kind!=="deleted"?w(h("club-challenge"),()=>{Object.assign(t.state.wish,{kind:"challenge",to:String(e.id)}),t.state.part="meet",oe()},"primary"):P}
        ${o&&a.rights.includes("block")?w(h("club-block"),async()=>{await p("POST",`/players/${e.id}/block`),Je(h("club-blocked",{name:e.name})),await t.refresh()}):P}
        ${o&&a.rights.includes("manage")&&e.kind!=="engine"?Lt(e,t):P}
      </div>`)}function Lt({id:t,name:e,role:s,kind:n},a){let o=async()=>{await p("DELETE",`/players/${t}`),a.state.player=null,await a.refresh()},c=w(h("club-remove"),()=>I(h("club-remove-it",{name:e}),
h("club-remove-words"),[[h("club-remove"),o]])),i=async()=>{let{passphrase:m}=await p("POST",`/players/${t}/passphrase`);K(e,h("club-reset-to",{name:e,passphrase:m}))};if(n==="deleted")return P;if(n!==
"person")return c;let l=s==="arbiter";return[w(h("club-reset"),()=>I(h("club-reset"),h("club-reset-words",{name:e}),[[h("club-reset"),i]])),w(h("club-make",{role:l?"player":"arbiter"}),async()=>{await p(
"POST",`/players/${t}/role`,{role:l?"player":"arbiter"}),await a.refresh(),await ze(a,t),Je(h("club-changed"))}),c]}function Yt(t){if(t.length<2)return P;let e=Math.min(...t),s=Math.max(1,Math.max(...t)-
e),n=t.map((a,o)=>`${100*o/(t.length-1)},${28-26*(a-e)/s}`);return x`<svg class="club-curve" viewBox="0 0 100 30" aria-hidden="true">
    <polyline points=${n.join(" ")}></polyline>
  </svg>`}var Vt=["meet","archive","players","account"],Ht=["link","open","pair","challenge"],Jt=["1+1","3+2","5+3","10+5","30+10","custom","1d","3d","none"],Kt={meet:t=>Xt(t),archive:_e,players:Xe,account:He};
async function _t(t,e){t.state.part=e,tt(),await(e==="archive"?ae(t):t.refresh())}function st(t){let{about:e,part:s}=t.state,n=e.club.closed&&!e.me;return $`<div class="club">
    <div class="club-head">
      <h1>${e.club.name}</h1>
      ${n?k:Vt.map(a=>$`<button
                type="button"
                class="quiet"
                aria-pressed=${a===s}
                @click=${()=>f(()=>_t(t,a))}
              >
                ${d("club-part",{name:a})}
              </button>`)}
      <span class="faint"
        >${e.me?d("club-you-are",{name:e.me.name}):k}</span
      >
    </div>
    <div class="notes" role="status"></div>
    <div class="club-cards">
      ${e.needsSetup&&s===(e.me?"account":"meet")&&!t.state.invitation?Ve(t):k}
      ${zt(t)}
      ${n?Te(t):Kt[s](t)}
    </div>
  </div>`}var nt=({state:{about:t}})=>t.me!==null||t.club.guests&&!t.club.closed;function zt(t){let{invitation:e,refused:s,about:n}=t.state;if(s)return g(d("club-invitation"),$`<p>${s}</p>`);if(!e)return k;
let{author:a,setup:o,color:c,token:i,game:l}=e,m=a.id===n.me?.id,r=$`<p>${ee(o)}</p>
    <p>
      ${c?d("club-side",{name:a.name,side:c}):d("club-random-side")}
    </p>`;return l?g(d("club-invitation"),w(d("open"),()=>t.open(l))):m?g(d("club-your-invitation"),$`<label class="field"
        ><span>${d("club-send-link")}</span
        ><input
          type="text"
          class="club-link"
          readonly
          .value=${location.href}
          @focus=${b=>b.target.select()}
      /></label>
      ${r}
      <p class="faint" role="status">${d("club-waits")}</p>
      <div class="row">${w(d("club-withdraw"),()=>t.withdraw(i))}</div>`):g(d("club-invites",{name:q(a)}),nt(t)?$`${r} ${n.me?k:$e()}
            <div class="row">
              ${w(d("club-accept"),()=>t.accept(i,ke()),"primary")}
            </div>`:r)}function Xt(t){let{mine:e,open:s,running:n,about:a}=t.state,o=a.me?.id,c=e?.invitations??[];return $`${e?g(d("club-your-games"),v([...e.games].sort((i,l)=>Oe(l,o)-Oe(i,o)).map(i=>$`${Oe(
i,o)?$`<span class="club-turn">${d("your-turn")}</span>`:k}
                  ${_(i,t)}`),d("club-no-games"))):k}
    ${c.length?g(d("club-invitations"),v(c.map(i=>et(i,t)),"")):k}
    ${nt(t)?es(t):Te(t)}
    ${g(d("club-lobby"),v(s.map(i=>et(i,t)),d("club-lobby-empty")))}
    ${g(d("club-running"),$`<div class="row">${w(d("club-tv"),()=>t.watchTv())}</div>
        ${v(n.map(i=>_(i,t)),d("club-none-running"))}`)}`}var Oe=({turn:t,...e},s)=>+(t!==null&&e[t].id===s);function et({token:t,kind:e,author:s,target:n,setup:a,color:o},c){let i=s.id===c.state.about.
me?.id,l=q(i&&n?n:s),m=d("club-kind-of",{kind:e,whose:i?"own":"other",name:l}),r=o?` · ${d("club-side",{name:s.name,side:o})}`:"";return $`<span class="club-words"
      ><b>${m}</b><span class="faint">${ee(a)}${r}</span></span
    >
    ${i?[e==="link"?$`<a class="button quiet" href=${`#club/${t}`}>${d("club-show-link")}</a>`:k,w(d("club-withdraw"),()=>c.withdraw(t))]:[w(d("club-accept"),()=>c.accept(t),"primary"),e==="challenge"?
w(d("club-decline"),()=>c.withdraw(t)):k]}`}var Qt=t=>t.endsWith("d")?[t,d("club-days",{count:Number.parseInt(t,10)})]:Ut(t),Zt=({clock:t,minutes:e,seconds:s},n)=>t==="custom"?$`<div class="pair">
        ${Ze(d("minutes"),e,{min:1,max:180},a=>n({minutes:a}))}
        ${Ze(d("seconds-a-move"),s,{min:0,max:180},a=>n({seconds:a}))}
      </div>`:k;function es(t){let{about:e,wish:s}=t.state,n=r=>{Object.assign(s,r),tt()},a=t.others.map(({id:r,name:b})=>[String(r),b]),o=(Qe.about?.starts??[]).map(r=>[r,d("start-name",{name:r})||r]),
c=r=>Qe.about?.presets.find(({name:b})=>b===r)?.start??"standard",i=e.me?.kind==="person",l=()=>{let r=t.others.find(({id:b})=>String(b)===s.to)??t.others[0];return r?.kind==="guest"||r&&r.owner===e.me?.
id},m=()=>!i||s.clock==="none"||s.start!==c(s.rules)||s.kind==="challenge"&&l();return s.rated&&=!m(),g(d("club-invite"),$`${F(d("club-whom"),Ht.map(r=>[r,d("club-kind",{kind:r})]),s.kind,r=>n({kind:r}))}
      ${s.kind==="challenge"?F(d("opponent"),a,s.to,r=>n({to:r})):k}
      <div class="pair">
        ${F(d("clock"),Jt.map(Qt),s.clock,r=>n({clock:r}))}
        ${F(d("your-side"),[["random",d("random")],["black",d("black-first")],["white",d("white")]],s.color,r=>n({color:r}))}
      </div>
      ${Zt(s,n)}
      <div class="pair">
        ${F(d("rules"),Z(),s.rules,r=>n({rules:r,start:c(r)}))}
        ${F(d("board"),Q,s.board,r=>n({board:r}))}
      </div>
      ${F(d("start"),o,s.start,r=>n({start:r}))}
      <label class="toggle"
        ><input
          type="checkbox"
          id="club-rated"
          .checked=${s.rated}
          ?disabled=${m()}
          @change=${()=>n({rated:!s.rated})}
        /><span>${d("club-rated",{rated:"yes"})}</span></label
      >
      ${e.me||t.state.invitation?k:$e()}
      <div class="row">
        ${w(d("club-do",{kind:s.kind}),()=>t.invite(ke()),"primary")}
      </div>`)}var ce="#club/",Pe=class{constructor(e){this.play=e,this.shown=null,this.tv=null,this.opening=null,this.notes=new Map,this.changes=0;let s=(n,a)=>S.addEventListener(n,o=>a(o.detail));s("hello",()=>{this.
tv&&S.send({type:"watch",topic:"tv"}),this.catchUp()}),s("state",({game:n})=>this.heard(n)),s("game",({game:n})=>this.heard(n)),s("started",({game:n})=>this.started(n)),s("lobby",({open:n})=>{this.state.
open=n,M()}),s("tv",({game:n})=>n&&this.tune(n.id)),s("challenge",({invitation:n})=>this.challenged(n)),s("challengeGone",()=>this.catchUp()),s("phrase",n=>j()?.id===n.game&&j()?.say(n)),s("said",({text:n})=>Ee(
n,{kind:"error"})),addEventListener("hashchange",()=>f(()=>this.readAddress()))}get state(){return ts.club}catchUp(){return f(async()=>{await this.refresh(),await this.readAddress()})}async refresh(){
let{changes:e}=this,s=await p("GET",""),n=s.me||!s.club.closed,[a,o,c]=await Promise.all([s.me?p("GET","/me"):null,n?p("GET","/players"):{players:[]},n?p("GET","/games?state=running"):{games:[]}]);if(e!==
this.changes)return this.refresh();let i=S.isRefused;S.isRefused=!n,i&&n&&S.connect(),Object.assign(this.state,{about:s,mine:a,players:o.players,running:c.games}),M(),n&&S.send({type:"watch",topic:"lo\
bby"}),j()?.watch()}async readAddress(){location.hash==="#club"&&await this.refresh();let{hash:e}=location,s={invitation:null,refused:null};if(e.startsWith(ce)){let n=encodeURIComponent(e.slice(ce.length));
try{s.invitation=await p("GET",`/invitations/${n}`)}catch(a){if(!(a instanceof as))throw a;s.refused=a.message}}location.hash===e&&(Object.assign(this.state,s),M())}heard(e){let s=j();s?.id===e.id&&s.
hear(e);let n=["running","adjourned"].includes(e.state);for(let a of[this.state.mine?.games??[],this.state.running]){let o=a.findIndex(({id:c})=>c===e.id);o<0||(this.changes+=1,n?a[o]={...a[o],...e,game:a[o].
game}:a.splice(o,1))}M()}note(e,s,n){this.notes.set(e,Ee(s,{ms:0,actions:n}))}async started(e){this.changes+=1,this.state.mine?.games.unshift(e);let s=j();(!s?.own||!s.isRunning)&&await this.open(e.id),
j()?.id!==e.id&&this.note(e.id,N("club-started"),[[N("open"),()=>this.open(e.id)]])}challenged(e){this.changes+=1,this.state.mine?.invitations.push(e),M();let{author:s,token:n}=e;s.id!==this.state.about.
me?.id&&this.note(n,N("club-challenged",{name:s.name}),[[N("draw-accept"),()=>f(()=>this.accept(n))],[N("club-decline"),()=>f(()=>this.withdraw(n))]])}open(e){if(this.opening?.id!==e||this.opening.signal.
aborted){let s=this.play.opens(),{signal:n}=s,a=f(()=>this.show(e,n)).then(()=>s.abort());this.opening={id:e,signal:n,done:a}}return this.opening.done}async show(e,s){let n=j();if(n?.id===e&&n.own===me(
n.view))return ot();let a=new G(await p("GET",`/games/${e}`),o=>this.open(o));await a.load(),!s.aborted&&(this.play.adopt(a.game),M({isFirstVisit:!1}),await ot())}get place(){return[location.hash,j()?.
id,this.opening?.id].join()}async tune(e){this.tv===this.place?(await this.open(e),this.tv=["#play",e,e].join()):(this.tv=null,S.send({type:"unwatch",topic:"tv"}))}async watchTv(){let{place:e}=this,{game:s}=await p(
"GET","/tv");this.tv=e,S.send({type:"watch",topic:"tv"}),s||Ee(N("club-no-tv"))}async beGuest(e){this.state.about.me||await this.signIn("/guests",e?{name:e}:{})}async signIn(e,s){await p("POST",e,s),S.
socket?.close(),await this.refresh()}async accept(e,s){await this.beGuest(s);let{game:n}=await p("POST",`/invitations/${e}`).catch(async a=>{throw await this.readAddress(),a});await this.open(n),await this.
refresh()}async withdraw(e){await p("DELETE",`/invitations/${e}`),location.hash===`${ce}${e}`&&(location.hash="#club"),await this.refresh()}get others(){let{players:e,about:s}=this.state;return e.filter(
({id:n,kind:a})=>n!==s.me?.id&&a!=="deleted")}async invite(e){let{hash:s}=location;await this.beGuest(e);let{kind:n,to:a,board:o,rules:c,start:i,color:l,rated:m,...r}=this.state.wish,b=r.clock==="cust\
om"?`${r.minutes}+${r.seconds}`:r.clock,[T,R]=b.split("+").map(Number),H=b.endsWith("d")?{kind:"days",days:Number.parseInt(b,10)}:b==="none"?{kind:"unlimited"}:{kind:"realTime",seconds:T*60,increment:R},
{invitation:re,game:X}=await p("POST","/invitations",{kind:n,setup:{rules:c,board:o,start:i,clock:H,rated:m},...l!=="random"&&{color:l},...n==="challenge"&&{to:Number(a||this.others[0]?.id)}});X?await this.
open(X):n==="link"&&location.hash===s&&(location.hash=`${ce}${re.token}`),await this.refresh()}get turns(){let{mine:e,about:s}=this.state,n=s.me?.id;return(e?.games??[]).filter(({turn:a,...o})=>a&&o[a].
id===n)}draw(){os(st(this),je("view-club"));let e=j();this.play.host.classList.toggle("club-game",e!==null),e!==this.shown&&(this.shown?.close(),e?.begin(),this.shown=e);let{games:s=[],invitations:n=[]}=this.
state.mine??{},a=[...n.map(({token:i})=>i),...s.map(({id:i})=>i)];for(let[i,l]of this.notes)a.includes(i)&&i!==e?.id||(l(),this.notes.delete(i));let o=this.turns.length;je("club-count").textContent=o?
String(o):"";let c=document.title.includes(N("your-turn"));o&&!c&&(document.title=`${N("your-turn")} · ${document.title}`)}};async function ot(){if(location.hash.startsWith("#play"))return;let t=new Promise(
e=>addEventListener("hashchange",e,{once:!0}));location.hash="#play",await t}async function cs(){let t=new URL(`club-${at}.mjs`,import.meta.url).href,e=at==="en"?{}:(await import(t)).default;ns({...Fe,
...e})}function rs(){if(document.documentElement.dataset.searches)return;let t=S.begin.bind(S);S.begin=(e,s)=>e.type==="act"?t(e,s):{promise:Promise.reject(new Error(N("club-no-engine"))),stop:()=>{}}}
function ls(){let t=new URL("club.css",import.meta.url).href;document.head.append(ie("link",{rel:"stylesheet",href:t}));let e=N("club"),s=ie("a",{href:"#club"},e," ",ie("span",{id:"club-count"}));s.dataset.
view="club",document.querySelector("nav.views")?.prepend(s),je("main").append(ie("section",{class:"view",id:"view-club","aria-label":e})),is.push("club")}async function Fs(t){await cs();let e=await p(
"GET","");M({club:{about:e,mine:null,open:[],running:[],players:[],invitation:null,refused:null,wish:{kind:"link",to:"",clock:"10+5",board:"8x8",rules:"olympiad",start:"standard",minutes:15,seconds:10,
color:"random",rated:!1},part:"meet",archive:null,query:{player:"",result:"",rules:"",board:"",rated:""},line:[],openings:[],acts:[],player:null,codes:[]}}),ls(),De(),rs();let s=new Pe(t);ss(()=>s.draw()),
s.draw(),location.hash?dispatchEvent(new Event("hashchange")):location.replace("#club"),await f(()=>s.refresh())}export{Pe as Club,Fs as begin};
