import{app as ss,byId as je,drawWith as ns,h as ie,language as at,learn as as,note as Ee,Refusal as os,render as is,socket as x,text as I,update as M,VIEWS as cs}from"./rest.mjs";import{app as Be,COMMANDS as fe,SIDES as vt,socket as $t,text as R}from"./rest.mjs";import{announce as le,app as _,Game as it,language as ct,newState as rt,note as A,SIDES as Ne,socket as ue,text as O,update as lt}from"./rest.mjs";var ut=864e5,dt=100,ht={resignation:"+Resign",time:"\
+Time"},he=(t,e)=>`${Math.round(t)}${e?"?":""}`,L=({name:t,rating:e,provisional:s})=>e===void 0?t:`${t} (${he(e,s)})`,de=class extends it{get allowsHelp(){let e=this.remote;return this.isOver||!e.own&&
!!_.club?.about.club.assist}resign(){this.remote.act({act:"resign"})}},me=t=>Ne.find(e=>t[e].id===_.club?.about.me?.id),G=class{constructor(e,s){this.view=e,this.open=s,this.isThinking=!1,this.own=me(
e);let{clock:n}=e,a=n.kind==="realTime"?n.seconds*1e3:ut,o=b=>({machine:b!==this.own,level:e[b].level??1}),c=b=>L(e[b]),{rules:i,limit:r,fen:p}=e.game;this.game=new de(rt({id:`club-${e.id}`,rules:i,limit:r??
null,fen:p,players:{black:o("black"),white:o("white")},names:{black:c("black"),white:c("white")},clock:n.kind==="unlimited"?null:{base:a,increment:n.kind==="realTime"?n.increment*1e3:0},flipped:this.own===
"white"})),this.game.remote=this,this.at=performance.now(),this.offers="",this.closeOffers=()=>{},this.queue=Promise.resolve(),this.timer=void 0}get id(){return this.view.id}get isRunning(){return this.
view.state==="running"}get isWatched(){return!this.own}get firstMove(){let{clock:e,clocks:s,ply:n}=this.view;if(!this.own||!this.isRunning||n>1||e.kind!=="realTime"||!s.deadline)return null;let a=Date.
now()+s.deadline-s.now;return new Intl.DateTimeFormat(ct,{timeStyle:"medium"}).format(a)}say({player:e,phrase:s}){let n=Ne.find(c=>this.view[c].id===e);if(!n)return;let a=this.view[n].name,o=O("club-s\
ays",{name:a,words:O("club-phrase",{phrase:s})});le(o),A(o)}async load(){let{tree:e,state:s}=this.game,n=0;for(let a of this.view.game.moves)n=e.add(n,a);s.live=s.shown=n,await this.game.load(),this.settle(),
this.game.begin()}begin(){this.showOffers(),this.view.state!=="over"&&(this.timer=setInterval(()=>this.tick(),dt),this.watch())}close(){clearInterval(this.timer),this.closeOffers(),ue.send({type:"unwa\
tch",topic:"game",game:this.id})}watch(){let e=this.game.tree.path(this.game.state.live).length-1;ue.send({type:"watch",topic:"game",game:this.id,since:e})}hear(e){return this.queue=this.queue.then(()=>this.
follow(e)).catch(s=>{A(String(s),{kind:"error"})}),this.queue}async follow(e){let{game:s}=this,{tree:n,state:a}=s,o=n.path(a.live),c=o.length-1,i=[..."game"in e?e.game.moves:[]],r="game"in e?e.since:Math.
min(e.ply,c);if(!("game"in e)&&e.ply===c+1)i=[e.lastMove??"pass"];else if(r>c||r+i.length<e.ply)return this.watch();let p=o[r];for(let u of i)p=n.add(p,u);this.view={...this.view,...e,game:this.view.game},
this.at=performance.now(),p!==a.live&&!n.leadsTo(a.live,p)&&await s.setLive(p);let b=n.path(p);for(let u of b.slice(b.indexOf(a.live)+1)){let f=s.liveView?.toMove??"black";await s.advance(u,f===this.own?
"human":"machine")}this.settle(),s.changed()}settle(){let{game:e,view:s}=this,{black:n,white:a}=s.clocks;e.state.left={black:n,white:a};let{tree:o,state:c}=e;c.clock&&c.live&&(o.node(c.live).clock={black:n,
white:a});let{end:i}=s;if(s.state==="over"||s.state==="aborted"){let r=i?.winner??null,p=ht[i?.how??""]??"+",b=r?`${r==="black"?"B":"W"}${p}`:"Draw",u=e.isOver;c.outcome={winner:r,text:i?.text??O("abo\
rted"),code:b},!u&&!e.liveView?.end&&le(c.outcome.text),clearInterval(this.timer)}this.showOffers(),e.liveView?.mustPass&&this.isRunning&&s.turn===this.own&&this.send("pass")}showOffers(){let{own:e,view:s}=this,
n=JSON.stringify([s.offers,s.state,s.rematch,this.firstMove]);if(n===this.offers||_.game!==this.game)return;this.offers=n,this.closeOffers();let c=Object.entries(s.offers).filter(([,r])=>r).map(([r,p])=>{
let b=p,u=O("club-offers",{name:s[b].name,what:r}),f=H=>()=>this.act({act:H,what:r}),C=b===e?[[O("club-withdraw"),f("decline")]]:[[O("draw-accept"),f("accept")],[O("draw-decline"),f("decline")]];return le(
u),A(u,{ms:0,actions:e?C:[]})}),{rematch:i}=s;i&&!e&&c.push(A(O("club-next-game"),{ms:0,actions:[[O("club-watch"),()=>this.open(i)]]})),this.firstMove&&c.push(A(O("club-first-move",{time:this.firstMove}),
{ms:0})),s.state==="adjourned"&&c.push(A(O("club-adjourned"),{ms:0})),this.closeOffers=()=>c.forEach(r=>r())}tick(){let{clocks:e}=this.view;if(!e.running||!this.game.state.clock)return;let s=performance.
now()-this.at;this.game.state.left[e.running]=Math.max(0,e[e.running]-s),_.game===this.game&&lt()}async act(e){let s=await this.request(e);s&&A(s,{kind:"error"})}async request(e){try{let n=await ue.begin(
{type:"act",game:this.id,act:e}).promise;return await this.hear(n),null}catch(s){return s instanceof Error?s.message:String(s)}}async tryMove(e){let s=this.game.tree.path(this.game.state.live).length-
1,n=await this.request({act:"move",move:e,ply:s});return n&&n.replace(/[.。]$/,"")}send(e){e==="pass"?this.tryMove(e):this.act({act:"offer",what:e==="undo"?"takeback":"rematch"})}setPlayer(){}};function j(){
let t=_.game?.remote;return t instanceof G?t:null}import{app as mt,dismiss as pt,h as We,html as q,inWords as Re,note as bt,nothing as wt,openDialog as Ce,Refusal as Ae,ruleName as Ge,SIDES as gt,text as B}from"./rest.mjs";async function m(t,e,s){let n=await fetch(`club${e}`,{method:t,headers:{"content-type":"application/json"},...s&&{body:JSON.stringify(s)}}),a=await n.json().catch(()=>({}));if(n.ok)return Re(a);let o={
code:"no-answer",params:{status:n.status}};throw new Ae((await Re({error:o,...a})).error)}async function y(t){try{await t()}catch(e){bt(e instanceof Ae?e.message:B("club-no-line"),{kind:"error"})}}var J=(t,e)=>Ce(
t,[We("p",{},e)]),pe=new WeakSet,be=t=>async e=>{e.preventDefault();let s=e.currentTarget;pe.has(s)||(pe.add(s),pt(),await y(async()=>t(s)),pe.delete(s))},w=(t,e,s="quiet")=>q`<button type="button" class=${s} @click=${be(
()=>e())}>
    ${t}
  </button>`,N=(t,e,s)=>Ce(t,[We("p",{},e)],{actions:s.map(([n,a])=>[n,()=>y(async()=>a())])}),g=(t,e)=>q`<section class="card" aria-label=${t}>
    <h2>${t}</h2>
    ${e}
  </section>`,$=(t,e)=>t.length?q`<ul class="club-list">
        ${t.map(s=>q`<li>${s}</li>`)}
      </ul>`:e?q`<p class="faint">${e}</p>`:wt,Q=["8x8","7x7","6x6","5x5"].map(t=>[t,t]),Z=()=>(mt.about?.presets??[]).map(({name:t})=>[t,Ge(t)]),we=t=>B("club-rated",{rated:t?"yes":"no"});function ft(t){
return t.kind==="unlimited"?B("no-clock"):t.kind==="days"?B("club-days",{count:t.days}):B("some-clock",{minutes:t.seconds/60,seconds:t.increment})}var ee=({rules:t,board:e,clock:s,rated:n,game:a})=>[Ge(
a?.rules??t??""),e,ft(s),we(n)].join(" · "),yt=({state:t,end:e,ply:s})=>t==="over"?B("result",{winner:e?.winner??"draw"}):B("count-moves",{count:s});function K(t,e){let s=gt.map(n=>L(t[n])).join(" – ");
return q`<button type="button" class="quiet club-game-row" @click=${()=>e.open(t.id)}>
    <b>${s}</b><span class="faint">${ee(t)} · ${yt(t)}</span>
  </button>`}function V(t){let e=t.remote;return e instanceof G?e:null}function ge(t){let e=V(t);return e?.own&&e.isRunning?e:null}function Y(t,e,s){let n=fe[t];fe[t]={...n,isShown:a=>V(a)?e(a):n.isShown?.(a)!==!1,
act:(a,o)=>s&&V(a)?s(a):n.act(a,o)}}var kt=(t,e)=>V(t)?.act(e),U=(t,e,s,n)=>({label:t,sign:e,where:"wide",isShown:a=>{let o=V(a);return o!==null&&s(o)},act:a=>n(V(a))}),Tt=8,St=({id:t})=>N(R("club-phr\
ases"),"",[...Array(Tt).keys()].map(e=>[R("club-phrase",{phrase:e}),()=>$t.send({type:"phrase",game:t,phrase:e})])),xt=t=>N(R("club-claim"),R("club-claim-words"),[[R("club-claim-win"),()=>t.act({act:"\
claim"})],[R("club-claim-draw"),()=>t.act({act:"claim",draw:!0})]]),Ot=t=>N(R("club-correct"),R("club-correct-words"),[...vt,null].map(e=>[R("result",{winner:e??"draw"}),async()=>t.hear(await m("POST",
`/games/${t.id}/result`,{winner:e}))]));function De(){Y("undo",s=>ge(s)?.view.rated===!1),Y("redo",()=>!1),Y("hint",s=>s.allowsHelp),Y("now",()=>!1),Y("resign",s=>ge(s)!==null),Y("draw",s=>ge(s)!==null,
s=>kt(s,{act:"offer",what:"draw"}));let t=s=>!!s.own&&s.isRunning,e=s=>n=>n.act({act:"offer",what:s});Object.assign(fe,{abort:U("club-abort","cut",s=>t(s)&&s.view.ply<2,s=>s.act({act:"abort"})),claim:U(
"club-claim","now",s=>t(s)&&s.view.clock.kind==="realTime"&&s.view.turn!==s.own,xt),adjourn:U("club-adjourn","pause",t,e("adjourn")),continue:U("club-resume","go",s=>!!s.own&&s.view.state==="adjourned",
e("resume")),phrase:U("club-phrases","more",s=>!!(s.own&&Be.club?.about.club.phrases),St),correct:U("club-correct","draw",s=>s.view.state==="over"&&!!Be.club?.about.rights.includes("correct"),Ot)})}var Fe={club:"Club","club-part":"{name, select, meet {Play} archive {Archive} players {Players} account {Account} other {}}","club-you-are":"You are {name}.","club-no-line":"The club can’t be reached.",
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
nner, select, black {Black} other {White}} wins.","draw-gone":"A player has left: draw.","draw-decided":"The arbiter decided: draw.",aborted:"The game was aborted."};import{app as Qe,choiceField as F,clockWords as Ut,FIRST_LEVEL as Vt,html as k,nothing as T,numberField as Ze,text as d,update as tt}from"./rest.mjs";import{choiceField as Et,html as v,language as jt,nothing as E,note as Me,text as l,update as Le}from"./rest.mjs";var D=([t,e,s="text"])=>v`<label class="field"
    ><span>${e}</span
    ><input
      type=${s}
      name=${t}
      autocomplete="off"
      autocapitalize="none"
      min=${s==="number"?1:E}
  /></label>`,te=(t,e,s)=>v`<label class="toggle"
    ><input type="checkbox" name=${t} ?checked=${s} /><span>${e}</span></label
  >`,W=(t,e,s)=>v`<form
    class="club-form"
    @submit=${be(async n=>{await s(Object.fromEntries(new FormData(n))),n.reset()})}
  >
    ${e}
    <div class="row"><button type="submit" class="primary">${t}</button></div>
  </form>`,$e=()=>v`<label class="field"
    ><span>${l("club-guest-name")}</span
    ><input type="text" id="guest-name" maxlength="40" autocomplete="nickname"
  /></label>`,ke=()=>document.getElementById("guest-name")?.value.trim(),z=()=>D(["name",l("club-name")]),se=()=>D(["passphrase",l("club-passphrase"),"password"]),qe=()=>D(["code",l("club-code")]),Ye=t=>[
v`<label class="field"
    ><span>${l("club-its-name")}</span
    ><input type="text" name="club" autocomplete="off" value=${t.name}
  /></label>`,te("closed",l("club-closed"),t.closed),te("guests",l("club-guests"),t.guests),te("assist",l("club-assist"),t.assist),te("phrases",l("club-phrases-allowed"),t.phrases)],Ue=(t,e)=>({...e,name:t.
club||e.name,closed:"closed"in t,guests:"guests"in t,assist:"assist"in t,phrases:"phrases"in t}),Ve=t=>g(l("club-setup"),v`<p class="faint">${l("club-setup-words")}</p>
      ${W(l("club-begin"),[D(["code",l("club-setup-code")]),z(),se(),Ye(t.state.about.club)],e=>{let{code:s,name:n,passphrase:a}=e,o=Ue(e,t.state.about.club);return t.signIn("/setup",{code:s,name:n,passphrase:a,
settings:o})})}`),ye=t=>g(l("club-login"),W(l("club-login"),[z(),se()],e=>t.signIn("/login",e))),ve=(t,e)=>g(l("club-join"),v`<p class="faint">${l("club-join-words")}</p>
      ${W(l("club-join"),[z(),se(),e?qe():E],s=>t.signIn("/accounts",s))}`),Te=t=>[ye(t),ve(t,t.state.about.club.closed),t.state.about.club.guests?g(l("club-as-guest"),W(l("club-as-guest"),[z(),qe()],
({name:e,code:s})=>t.signIn("/guests",{code:s,...e&&{name:e}}))):E];function He(t){let{about:e,mine:s}=t.state,{me:n,rights:a}=e;return n?[s?.hasPassphrase?Pt(t):[ve(t,!1),ye(t)],a.includes("seat")?It(
t):E,s?.blocked.length?Rt(t,s.blocked):E,a.includes("manage")?[Ct(t),At(t)]:E,a.includes("audit")?Wt(t):E]:[ye(t),ve(t,!1)]}var Pt=t=>g(l("club-account"),v`${W(l("club-change"),[D(["old",l("club-passp\
hrase"),"password"]),D(["new",l("club-new-passphrase"),"password"])],async e=>{await m("POST","/me/passphrase",e),Me(l("club-changed"))})}
      <div class="row">
        <a class="button quiet" href="club/me/data" download="club.json">${l("club-data")}</a>
        ${w(l("club-logout"),()=>t.signIn("/logout",{}))}
      </div>
      ${t.state.about.me?.role==="owner"?E:v`<details>
            <summary>${l("club-delete")}</summary>
            <p class="faint">${l("club-delete-words")}</p>
            ${W(l("club-delete"),se(),async({passphrase:e})=>{await m("DELETE","/me",{passphrase:e}),location.reload()})}
          </details>`}`),It=t=>g(l("club-programs"),v`<p class="faint">${l("club-programs-words")}</p>
      ${$((t.state.mine?.bots??[]).map(e=>Nt(t,e)),"")}
      ${W(l("club-seat"),z(),async({name:e})=>{let{key:s}=await m("POST","/bots",{name:e});await t.refresh(),J(e,l("club-key",{name:e,key:s}))})}`);function Nt(t,{id:e,name:s,accepts:n}){let a=async()=>{
await m("DELETE",`/bots/${e}`),await t.refresh()};return v`<b class="club-words">${s}</b>
    ${Et(l("club-accepts"),["all","owner","none"].map(o=>[o,l("club-accepts-of",{accepts:o})]),n,o=>y(async()=>{await m("POST",`/bots/${e}`,{accepts:o}),await t.refresh()}))}
    ${w(l("club-new-key"),async()=>{let{key:o}=await m("POST",`/bots/${e}/key`);J(s,l("club-key",{name:s,key:o}))})}
    ${w(l("club-remove"),()=>N(l("club-remove-it",{name:s}),l("club-remove-words"),[[l("club-remove"),a]]))}`}var Rt=(t,e)=>g(l("club-blocked-players"),$(e.map(({id:s,name:n})=>v`<span class="club-words">${n}</span> ${w(
l("club-unblock"),async()=>{await m("DELETE",`/players/${s}/block`),await t.refresh()})}`),""));function Wt(t){let{acts:e,players:s}=t.state,n=new Intl.DateTimeFormat(jt,{dateStyle:"short",timeStyle:"\
short"}),a=i=>s.find(r=>r.id===i)?.name??(i===null?"":`#${i}`),o=i=>i?l("result",{winner:i.winner??"draw"}):"",c=e.map(({at:i,actor:r,act:p,subject:b,detail:u})=>{let[f,C]=b.split(" "),H=f==="player"?
a(Number(C)):"",re=p==="correct"?`${o(u.before)} → ${o(u.after)}`:"",X=u.role?l("club-member",{kind:"person",role:u.role}):"",Ie=[H,re,X].filter(Boolean).join(" · ");return v`<span class="club-words"
        ><b>${l("club-act",{name:a(r),act:p.replaceAll(" ","-")})}</b
        ><span class="faint">${n.format(i)}${Ie?` · ${Ie}`:E}</span></span
      >
      ${f==="game"?w(l("open"),()=>t.open(Number(C))):E}`});return g(l("club-audit"),v`${c.length?$(c,""):E}
    ${w(l("club-show"),async()=>{t.state.acts=(await m("GET","/audit")).acts,Le()})}`)}var Ct=t=>g(l("club-settings"),W(l("club-change"),Ye(t.state.about.club),async e=>{await m("POST","/settings",Ue(
e,t.state.about.club)),Me(l("club-changed")),await t.refresh()}));function At(t){let e=async()=>{t.state.codes=(await m("GET","/codes")).codes,Le()},s=t.state.codes.map(({code:n,usesLeft:a})=>v`<span class="club-words"
          ><b class="club-code">${n}</b
          ><span class="faint">${l("club-uses",{count:a})}</span></span
        >
        ${w(l("club-withdraw"),async()=>{await m("DELETE",`/codes/${encodeURIComponent(n)}`),await e()})}`);return g(l("club-codes"),v`<p class="faint">${l("club-codes-words")}</p>
      ${s.length?$(s,""):w(l("club-show"),e)}
      ${W(l("club-new-code"),D(["uses",l("club-how-many"),"number"]),async({uses:n})=>{await m("POST","/codes",{uses:Number(n)||1}),await e()})}`)}import{choiceField as Gt,html as S,nothing as P,note as _e,openingRow as Bt,ruleName as Dt,text as h,update as oe}from"./rest.mjs";var Je=50,ne=0;async function ae(t,e=!1){let{query:s,archive:n}=t.state,a=xe({...s,limit:String(Je)}),o=n?.at(-1);e&&o&&a.set("before",String(o.id));let c=++ne,{games:i}=await m("GET",`/games?${a}`);c===
ne&&(t.state.archive=[...e?n??[]:[],...i],e?oe():await Se(t,[]))}var xe=t=>new URLSearchParams(Object.entries(t).filter(([,e])=>e));async function Se(t,e){let{player:s,rules:n,board:a}=t.state.query,o=xe(
{player:s,rules:n,board:a||"8x8",moves:e.join(" ")}),c=++ne,{moves:i}=await m("GET",`/openings?${o}`);c===ne&&(Object.assign(t.state,{openings:i,line:e}),oe())}function Ft(t){let{line:e,openings:s}=t.
state,n=s.map(({move:a,black:o,draws:c,white:i})=>{let r=[o,c,i],p=o+c+i;return Bt({move:a,inBook:!1,counts:r,games:p},()=>y(()=>Se(t,[...e,a])))});return g(h("openings"),S`<p>${e.join(" ")}</p>
      <div class="explorer">
        ${n.length?S`<ul>
              ${n}
            </ul>`:S`<p class="faint">${h("openings-none")}</p>`}
      </div>
      ${e.length?w(h("back"),()=>Se(t,e.slice(0,-1))):P}`)}function Ke(t){let{query:e,archive:s,players:n}=t.state,a=(r,p,b)=>Gt(p,[["",h("club-all")],...b],e[r],u=>{e[r]=u,y(()=>ae(t))}),o=[a("player",
h("club-player"),n.map(({id:r,name:p})=>[String(r),p])),a("result",h("club-result"),["black","white","draw"].map(r=>[r,h("result",{winner:r})])),a("rules",h("rules"),Z()),a("board",h("board"),Q),a("ra\
ted",h("club-rating"),["true","false"].map(r=>[r,we(r==="true")]))],c=r=>S`<a
      class="button quiet"
      href=${`club/export?${xe({...e,format:r})}`}
      download=${`club.${r}`}
      >${h("club-export",{format:r})}</a
    >`;return[g(h("club-part",{name:"archive"}),S`<div class="pair club-filters">${o}</div>
      ${$((s??[]).map(r=>S`${K(r,t)}
              <a class="button quiet" href=${`club/games/${r.id}/sgf`} download
                >${h("club-sgf")}</a
              >`),h("club-none-over"))}
      <div class="row">
        ${(s?.length??0)>=Je?w(h("club-more"),()=>ae(t,!0)):P}
        ${c("sgf")} ${c("jsonl")}
      </div>`),Ft(t)]}async function ze(t,e){t.state.player=await m("GET",`/players/${e}`),oe(),scrollTo({top:0})}function Xe(t){let{players:e,player:s}=t.state,n=({kind:o,present:c})=>+(o!=="engine")*
2+Number(c??!1),a=[...e].sort((o,c)=>n(c)-n(o)).map(o=>S`<button
          type="button"
          class="quiet club-game-row"
          @click=${()=>y(()=>ze(t,o.id))}
        >
          <b>${o.name}</b>
          <span class="faint"
            >${h("club-member",{kind:o.kind,role:o.role})}${o.present?` · ${h("club-present")}`:P}</span
          >
        </button>`);return S`${s?Lt(t,s):P}
  ${g(h("club-part",{name:"players"}),$(a,h("club-nobody")))}`}function Mt(t){let[e,s]=t.split(" ");return h("club-class",{speed:e,board:s})}function Lt(t,{player:e,ratings:s,statistics:n}){let{about:a}=t.
state,o=e.id!==a.me?.id,c=s.map(({class:r,rating:p,provisional:b,games:u,history:f})=>S`<span class="club-words"
          ><b>${Mt(r)}: ${he(p,b)}</b
          ><span class="faint">${h("club-count-games",{count:u})}</span></span
        >
        ${Yt(f.map(C=>C.rating))}`),i=n.map(({rules:r,board:p,...b})=>S`${Dt(r)} ${p}: ${h("club-score",b)}`);return g(e.name,S`${$(c,h("club-no-ratings"))} ${i.length?$(i,""):P}
      <div class="row">
        ${o&&e.kind!=="deleted"?w(h("club-challenge"),()=>{Object.assign(t.state.wish,{kind:"challenge",to:String(e.id)}),t.state.part="meet",oe()},"primary"):P}
        ${o&&a.rights.includes("block")?w(h("club-block"),async()=>{await m("POST",`/players/${e.id}/block`),_e(h("club-blocked",{name:e.name})),await t.refresh()}):P}
        ${o&&a.rights.includes("manage")&&e.kind!=="engine"?qt(e,t):P}
      </div>`)}function qt({id:t,name:e,role:s,kind:n},a){let o=async()=>{await m("DELETE",`/players/${t}`),a.state.player=null,await a.refresh()},c=w(h("club-remove"),()=>N(h("club-remove-it",{name:e}),
h("club-remove-words"),[[h("club-remove"),o]])),i=async()=>{let{passphrase:p}=await m("POST",`/players/${t}/passphrase`);J(e,h("club-reset-to",{name:e,passphrase:p}))};if(n==="deleted")return P;if(n!==
"person")return c;let r=s==="arbiter";return[w(h("club-reset"),()=>N(h("club-reset"),h("club-reset-words",{name:e}),[[h("club-reset"),i]])),w(h("club-make",{role:r?"player":"arbiter"}),async()=>{await m(
"POST",`/players/${t}/role`,{role:r?"player":"arbiter"}),await a.refresh(),await ze(a,t),_e(h("club-changed"))}),c]}function Yt(t){if(t.length<2)return P;let e=Math.min(...t),s=Math.max(1,Math.max(...t)-
e),n=t.map((a,o)=>`${100*o/(t.length-1)},${28-26*(a-e)/s}`);return S`<svg class="club-curve" viewBox="0 0 100 30" aria-hidden="true">
    <polyline points=${n.join(" ")}></polyline>
  </svg>`}var Ht=["meet","archive","players","account"],_t=["link","open","pair","challenge"],Jt=["1+1","3+2","5+3","10+5","30+10","custom","1d","3d","none"],Kt={meet:t=>Qt(t),archive:Ke,players:Xe,account:He};
async function zt(t,e){t.state.part=e,tt(),await(e==="archive"?ae(t):t.refresh())}function st(t){let{about:e,part:s}=t.state,n=e.club.closed&&!e.me;return k`<div class="club">
    <div class="club-head">
      <h1>${e.club.name}</h1>
      ${n?T:Ht.map(a=>k`<button
                type="button"
                class="quiet"
                aria-pressed=${a===s}
                @click=${()=>y(()=>zt(t,a))}
              >
                ${d("club-part",{name:a})}
              </button>`)}
      <span class="faint"
        >${e.me?d("club-you-are",{name:e.me.name}):T}</span
      >
    </div>
    <div class="notes" role="status"></div>
    <div class="club-cards">
      ${e.needsSetup&&s===(e.me?"account":"meet")&&!t.state.invitation?Ve(t):T}
      ${Xt(t)}
      ${n?Te(t):Kt[s](t)}
    </div>
  </div>`}var nt=({state:{about:t}})=>t.me!==null||t.club.guests&&!t.club.closed;function Xt(t){let{invitation:e,refused:s,about:n}=t.state;if(s)return g(d("club-invitation"),k`<p>${s}</p>`);if(!e)return T;
let{author:a,setup:o,color:c,token:i,game:r}=e,p=a.id===n.me?.id,b=k`<p>${ee(o)}</p>
    <p>
      ${c?d("club-side",{name:a.name,side:c}):d("club-random-side")}
    </p>`;return r?g(d("club-invitation"),w(d("open"),()=>t.open(r))):p?g(d("club-your-invitation"),k`<label class="field"
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
      <div class="row">${w(d("club-withdraw"),()=>t.withdraw(i))}</div>`):g(d("club-invites",{name:L(a)}),nt(t)?k`${b} ${n.me?T:$e()}
            <div class="row">
              ${w(d("club-accept"),()=>t.accept(i,ke()),"primary")}
            </div>`:b)}function Qt(t){let{mine:e,open:s,running:n,about:a}=t.state,o=a.me?.id,c=e?.invitations??[];return k`${e?g(d("club-your-games"),$([...e.games].sort((i,r)=>Oe(r,o)-Oe(i,o)).map(i=>k`${Oe(
i,o)?k`<span class="club-turn">${d("your-turn")}</span>`:T}
                  ${K(i,t)}`),d("club-no-games"))):T}
    ${c.length?g(d("club-invitations"),$(c.map(i=>et(i,t)),"")):T}
    ${nt(t)?ts(t):Te(t)}
    ${g(d("club-lobby"),$(s.map(i=>et(i,t)),d("club-lobby-empty")))}
    ${g(d("club-running"),k`<div class="row">${w(d("club-tv"),()=>t.watchTv())}</div>
        ${$(n.map(i=>K(i,t)),d("club-none-running"))}`)}`}var Oe=({turn:t,...e},s)=>+(t!==null&&e[t].id===s);function et({token:t,kind:e,author:s,target:n,setup:a,color:o},c){let i=s.id===c.state.about.
me?.id,r=L(i&&n?n:s),p=d("club-kind-of",{kind:e,whose:i?"own":"other",name:r}),b=o?` · ${d("club-side",{name:s.name,side:o})}`:"";return k`<span class="club-words"
      ><b>${p}</b><span class="faint">${ee(a)}${b}</span></span
    >
    ${i?[e==="link"?k`<a class="button quiet" href=${`#club/${t}`}>${d("club-show-link")}</a>`:T,w(d("club-withdraw"),()=>c.withdraw(t))]:[w(d("club-accept"),()=>c.accept(t),"primary"),e==="challenge"?
w(d("club-decline"),()=>c.withdraw(t)):T]}`}var Zt=t=>t.endsWith("d")?[t,d("club-days",{count:Number.parseInt(t,10)})]:Ut(t),es=({clock:t,minutes:e,seconds:s},n)=>t==="custom"?k`<div class="pair">
        ${Ze(d("minutes"),e,{min:1,max:180},a=>n({minutes:a}))}
        ${Ze(d("seconds-a-move"),s,{min:0,max:180},a=>n({seconds:a}))}
      </div>`:T;function ts(t){let{about:e,wish:s}=t.state,n=u=>{Object.assign(s,u),tt()},a=t.others.find(({level:u})=>u===Vt);s.to||=String(a?.id??"");let o=t.others.map(({id:u,name:f})=>[String(u),f]),
c=(Qe.about?.starts??[]).map(u=>[u,d("start-name",{name:u})||u]),i=u=>Qe.about?.presets.find(({name:f})=>f===u)?.start??"standard",r=e.me?.kind==="person",p=()=>{let u=t.others.find(({id:f})=>String(f)===
s.to)??t.others[0];return u?.kind==="guest"||u&&u.owner===e.me?.id},b=()=>!r||s.clock==="none"||s.start!==i(s.rules)||s.kind==="challenge"&&p();return s.rated&&=!b(),g(d("club-invite"),k`${F(d("club-w\
hom"),_t.map(u=>[u,d("club-kind",{kind:u})]),s.kind,u=>n({kind:u}))}
      ${s.kind==="challenge"?F(d("opponent"),o,s.to,u=>n({to:u})):T}
      <div class="pair">
        ${F(d("clock"),Jt.map(Zt),s.clock,u=>n({clock:u}))}
        ${F(d("your-side"),[["random",d("random")],["black",d("black-first")],["white",d("white")]],s.color,u=>n({color:u}))}
      </div>
      ${es(s,n)}
      <div class="pair">
        ${F(d("rules"),Z(),s.rules,u=>n({rules:u,start:i(u)}))}
        ${F(d("board"),Q,s.board,u=>n({board:u}))}
      </div>
      ${F(d("start"),c,s.start,u=>n({start:u}))}
      <label class="toggle"
        ><input
          type="checkbox"
          id="club-rated"
          .checked=${s.rated}
          ?disabled=${b()}
          @change=${()=>n({rated:!s.rated})}
        /><span>${d("club-rated",{rated:"yes"})}</span></label
      >
      ${e.me||t.state.invitation?T:$e()}
      <div class="row">
        ${w(d("club-do",{kind:s.kind}),()=>t.invite(ke()),"primary")}
      </div>`)}var ce="#club/",Pe=class{constructor(e){this.play=e,this.shown=null,this.tv=null,this.opening=null,this.notes=new Map,this.changes=0;let s=(n,a)=>x.addEventListener(n,o=>a(o.detail));s("hello",()=>{this.
tv&&x.send({type:"watch",topic:"tv"}),this.catchUp()}),s("state",({game:n})=>this.heard(n)),s("game",({game:n})=>this.heard(n)),s("started",({game:n})=>this.started(n)),s("lobby",({open:n})=>{this.state.
open=n,M()}),s("tv",({game:n})=>n&&this.tune(n.id)),s("challenge",({invitation:n})=>this.challenged(n)),s("challengeGone",()=>this.catchUp()),s("phrase",n=>j()?.id===n.game&&j()?.say(n)),s("said",({text:n})=>Ee(
n,{kind:"error"})),addEventListener("hashchange",()=>y(()=>this.readAddress()))}get state(){return ss.club}catchUp(){return y(async()=>{await this.refresh(),await this.readAddress()})}async refresh(){
let{changes:e}=this,s=await m("GET",""),n=s.me||!s.club.closed,[a,o,c]=await Promise.all([s.me?m("GET","/me"):null,n?m("GET","/players"):{players:[]},n?m("GET","/games?state=running"):{games:[]}]);if(e!==
this.changes)return this.refresh();let i=x.isRefused;x.isRefused=!n,i&&n&&x.connect(),Object.assign(this.state,{about:s,mine:a,players:o.players,running:c.games}),M(),n&&x.send({type:"watch",topic:"lo\
bby"}),j()?.watch()}async readAddress(){location.hash==="#club"&&await this.refresh();let{hash:e}=location,s={invitation:null,refused:null};if(e.startsWith(ce)){let n=encodeURIComponent(e.slice(ce.length));
try{s.invitation=await m("GET",`/invitations/${n}`)}catch(a){if(!(a instanceof os))throw a;s.refused=a.message}}location.hash===e&&(Object.assign(this.state,s),M())}heard(e){let s=j();s?.id===e.id&&s.
hear(e);let n=["running","adjourned"].includes(e.state);for(let a of[this.state.mine?.games??[],this.state.running]){let o=a.findIndex(({id:c})=>c===e.id);o<0||(this.changes+=1,n?a[o]={...a[o],...e,game:a[o].
game}:a.splice(o,1))}M()}note(e,s,n){this.notes.set(e,Ee(s,{ms:0,actions:n}))}async started(e){this.changes+=1,this.state.mine?.games.unshift(e);let s=j();(!s?.own||!s.isRunning)&&await this.open(e.id),
j()?.id!==e.id&&this.note(e.id,I("club-started"),[[I("open"),()=>this.open(e.id)]])}challenged(e){this.changes+=1,this.state.mine?.invitations.push(e),M();let{author:s,token:n}=e;s.id!==this.state.about.
me?.id&&this.note(n,I("club-challenged",{name:s.name}),[[I("draw-accept"),()=>y(()=>this.accept(n))],[I("club-decline"),()=>y(()=>this.withdraw(n))]])}open(e){if(this.opening?.id!==e||this.opening.signal.
aborted){let s=this.play.opens(),{signal:n}=s,a=y(()=>this.show(e,n)).then(()=>s.abort());this.opening={id:e,signal:n,done:a}}return this.opening.done}async show(e,s){let n=j();if(n?.id===e&&n.own===me(
n.view))return ot();let a=new G(await m("GET",`/games/${e}`),o=>this.open(o));await a.load(),!s.aborted&&(this.play.adopt(a.game),M({isFirstVisit:!1}),await ot())}get place(){return[location.hash,j()?.
id,this.opening?.id].join()}async tune(e){this.tv===this.place?(await this.open(e),this.tv=["#play",e,e].join()):(this.tv=null,x.send({type:"unwatch",topic:"tv"}))}async watchTv(){let{place:e}=this,{game:s}=await m(
"GET","/tv");this.tv=e,x.send({type:"watch",topic:"tv"}),s||Ee(I("club-no-tv"))}async beGuest(e){this.state.about.me||await this.signIn("/guests",e?{name:e}:{})}async signIn(e,s){await m("POST",e,s),x.
socket?.close(),await this.refresh()}async accept(e,s){await this.beGuest(s);let{game:n}=await m("POST",`/invitations/${e}`).catch(async a=>{throw await this.readAddress(),a});await this.open(n),await this.
refresh()}async withdraw(e){await m("DELETE",`/invitations/${e}`),location.hash===`${ce}${e}`&&(location.hash="#club"),await this.refresh()}get others(){let{players:e,about:s}=this.state;return e.filter(
({id:n,kind:a})=>n!==s.me?.id&&a!=="deleted")}async invite(e){let{hash:s}=location;await this.beGuest(e);let{kind:n,to:a,board:o,rules:c,start:i,color:r,rated:p,...b}=this.state.wish,u=b.clock==="cust\
om"?`${b.minutes}+${b.seconds}`:b.clock,[f,C]=u.split("+").map(Number),H=u.endsWith("d")?{kind:"days",days:Number.parseInt(u,10)}:u==="none"?{kind:"unlimited"}:{kind:"realTime",seconds:f*60,increment:C},
{invitation:re,game:X}=await m("POST","/invitations",{kind:n,setup:{rules:c,board:o,start:i,clock:H,rated:p},...r!=="random"&&{color:r},...n==="challenge"&&{to:Number(a||this.others[0]?.id)}});X?await this.
open(X):n==="link"&&location.hash===s&&(location.hash=`${ce}${re.token}`),await this.refresh()}get turns(){let{mine:e,about:s}=this.state,n=s.me?.id;return(e?.games??[]).filter(({turn:a,...o})=>a&&o[a].
id===n)}draw(){is(st(this),je("view-club"));let e=j();this.play.host.classList.toggle("club-game",e!==null),e!==this.shown&&(this.shown?.close(),e?.begin(),this.shown=e);let{games:s=[],invitations:n=[]}=this.
state.mine??{},a=[...n.map(({token:i})=>i),...s.map(({id:i})=>i)];for(let[i,r]of this.notes)a.includes(i)&&i!==e?.id||(r(),this.notes.delete(i));let o=this.turns.length;je("club-count").textContent=o?
String(o):"";let c=document.title.includes(I("your-turn"));o&&!c&&(document.title=`${I("your-turn")} · ${document.title}`)}};async function ot(){if(location.hash.startsWith("#play"))return;let t=new Promise(
e=>addEventListener("hashchange",e,{once:!0}));location.hash="#play",await t}async function rs(){let t=new URL(`club-${at}.mjs`,import.meta.url).href,e=at==="en"?{}:(await import(t)).default;as({...Fe,
...e})}function ls(){if(document.documentElement.dataset.searches)return;let t=x.begin.bind(x);x.begin=(e,s)=>e.type==="act"?t(e,s):{promise:Promise.reject(new Error(I("club-no-engine"))),stop:()=>{}}}
function us(){let t=new URL("club.css",import.meta.url).href;document.head.append(ie("link",{rel:"stylesheet",href:t}));let e=I("club"),s=ie("a",{href:"#club"},e," ",ie("span",{id:"club-count"}));s.dataset.
view="club",document.querySelector("nav.views")?.prepend(s),je("main").append(ie("section",{class:"view",id:"view-club","aria-label":e})),cs.push("club")}async function Ms(t){await rs();let e=await m(
"GET","");M({club:{about:e,mine:null,open:[],running:[],players:[],invitation:null,refused:null,wish:{kind:"link",to:"",clock:"10+5",board:"8x8",rules:"olympiad",start:"standard",minutes:15,seconds:10,
color:"random",rated:!1},part:"meet",archive:null,query:{player:"",result:"",rules:"",board:"",rated:""},line:[],openings:[],acts:[],player:null,codes:[]}}),us(),De(),ls();let s=new Pe(t);ns(()=>s.draw()),
s.draw(),location.hash?dispatchEvent(new Event("hashchange")):location.replace("#club"),await y(()=>s.refresh())}export{Pe as Club,Ms as begin};
