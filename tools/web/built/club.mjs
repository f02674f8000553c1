import{app as Xt,byId as je,drawWith as Qt,h as ie,language as Ze,learn as Zt,note as Ee,Refusal as es,render as ts,socket as W,text as P,update as F,VIEWS as ss}from"./rest.mjs";import{app as Re,COMMANDS as fe,SIDES as wt,socket as gt,text as N}from"./rest.mjs";import{announce as le,app as J,Game as tt,language as st,newState as nt,note as R,SIDES as Ie,socket as ue,text as S,update as at}from"./rest.mjs";var ot=864e5,it=100,ct={resignation:"+Resign",time:"\
+Time"},de=(s,e)=>`${Math.round(s)}${e?"?":""}`,q=({name:s,rating:e,provisional:t})=>e===void 0?s:`${s} (${de(e,t)})`,he=class extends tt{get allowsHelp(){let e=this.remote;return this.isOver||!e.own&&
!!J.club?.about.club.assist}resign(){this.remote.act({act:"resign"})}},me=s=>Ie.find(e=>s[e].id===J.club?.about.me?.id),G=class{constructor(e,t){this.view=e,this.open=t,this.isThinking=!1,this.own=me(
e);let{clock:n}=e,a=n.kind==="realTime"?n.seconds*1e3:ot,o=m=>({machine:m!==this.own,level:e[m].level??1}),i=m=>q(e[m]),{rules:c,limit:r,fen:u}=e.game;this.game=new he(nt({id:`club-${e.id}`,rules:c,limit:r??
null,fen:u,players:{black:o("black"),white:o("white")},names:{black:i("black"),white:i("white")},clock:n.kind==="unlimited"?null:{base:a,increment:n.kind==="realTime"?n.increment*1e3:0},flipped:this.own===
"white"})),this.game.remote=this,this.at=performance.now(),this.offers="",this.closeOffers=()=>{},this.queue=Promise.resolve(),this.timer=void 0}get id(){return this.view.id}get isRunning(){return this.
view.state==="running"}get isWatched(){return!this.own}get firstMove(){let{clock:e,clocks:t,ply:n}=this.view;if(!this.own||!this.isRunning||n>1||e.kind!=="realTime"||!t.deadline)return null;let a=Date.
now()+t.deadline-t.now;return new Intl.DateTimeFormat(st,{timeStyle:"medium"}).format(a)}say({player:e,phrase:t}){let n=Ie.find(i=>this.view[i].id===e);if(!n)return;let a=this.view[n].name,o=S("club-s\
ays",{name:a,words:S("club-phrase",{phrase:t})});le(o),R(o)}async load(){let{tree:e,state:t}=this.game,n=0;for(let a of this.view.game.moves)n=e.add(n,a);t.live=t.shown=n,await this.game.load(),this.settle(),
this.game.begin()}begin(){this.showOffers(),this.view.state!=="over"&&(this.timer=setInterval(()=>this.tick(),it),this.watch())}close(){clearInterval(this.timer),this.closeOffers(),ue.send({type:"unwa\
tch",topic:"game",game:this.id})}watch(){let e=this.game.tree.path(this.game.state.live).length-1;ue.send({type:"watch",topic:"game",game:this.id,since:e})}hear(e){return this.queue=this.queue.then(()=>this.
follow(e)).catch(t=>{R(String(t),{kind:"error"})}),this.queue}async follow(e){let{game:t}=this,{tree:n,state:a}=t,o=n.path(a.live),i=o.length-1,c=[..."game"in e?e.game.moves:[]],r="game"in e?e.since:Math.
min(e.ply,i);if(!("game"in e)&&e.ply===i+1)c=[e.lastMove??"pass"];else if(r>i||r+c.length<e.ply)return this.watch();let u=o[r];for(let g of c)u=n.add(u,g);this.view={...this.view,...e,game:this.view.game},
this.at=performance.now(),u!==a.live&&!n.leadsTo(a.live,u)&&await t.setLive(u);let m=n.path(u);for(let g of m.slice(m.indexOf(a.live)+1)){let T=t.liveView?.toMove??"black";await t.advance(g,T===this.own?
"human":"machine")}this.settle(),t.changed()}settle(){let{game:e,view:t}=this,{black:n,white:a}=t.clocks;e.state.left={black:n,white:a};let{tree:o,state:i}=e;i.clock&&i.live&&(o.node(i.live).clock={black:n,
white:a});let{end:c}=t;if(t.state==="over"||t.state==="aborted"){let r=c?.winner??null,u=ct[c?.how??""]??"+",m=r?`${r==="black"?"B":"W"}${u}`:"Draw",g=e.isOver;i.outcome={winner:r,text:c?.text??S("abo\
rted"),code:m},!g&&!e.liveView?.end&&le(i.outcome.text),clearInterval(this.timer)}this.showOffers(),e.liveView?.mustPass&&this.isRunning&&t.turn===this.own&&this.send("pass")}showOffers(){let{own:e,view:t}=this,
n=JSON.stringify([t.offers,t.state,t.rematch,this.firstMove]);if(n===this.offers||J.game!==this.game)return;this.offers=n,this.closeOffers();let i=Object.entries(t.offers).filter(([,r])=>r).map(([r,u])=>{
let m=u,g=S("club-offers",{name:t[m].name,what:r}),T=H=>()=>this.act({act:H,what:r}),C=m===e?[[S("club-withdraw"),T("decline")]]:[[S("draw-accept"),T("accept")],[S("draw-decline"),T("decline")]];return le(
g),R(g,{ms:0,actions:e?C:[]})}),{rematch:c}=t;c&&!e&&i.push(R(S("club-next-game"),{ms:0,actions:[[S("club-watch"),()=>this.open(c)]]})),this.firstMove&&i.push(R(S("club-first-move",{time:this.firstMove}),
{ms:0})),t.state==="adjourned"&&i.push(R(S("club-adjourned"),{ms:0})),this.closeOffers=()=>i.forEach(r=>r())}tick(){let{clocks:e}=this.view;if(!e.running||!this.game.state.clock)return;let t=performance.
now()-this.at;this.game.state.left[e.running]=Math.max(0,e[e.running]-t),J.game===this.game&&at()}async act(e){let t=await this.request(e);t&&R(t,{kind:"error"})}async request(e){try{let n=await ue.begin(
{type:"act",game:this.id,act:e}).promise;return await this.hear(n),null}catch(t){return t instanceof Error?t.message:String(t)}}async tryMove(e){let t=this.game.tree.path(this.game.state.live).length-
1,n=await this.request({act:"move",move:e,ply:t});return n&&n.replace(/[.。]$/,"")}send(e){e==="pass"?this.tryMove(e):this.act({act:"offer",what:e==="undo"?"takeback":"rematch"})}setPlayer(){}};function O(){
let s=J.game?.remote;return s instanceof G?s:null}import{app as rt,h as lt,html as L,inWords as We,note as ut,nothing as ht,openDialog as dt,Refusal as Ce,ruleName as Ae,SIDES as mt,text as B}from"./rest.mjs";async function d(s,e,t){let n=await fetch(`club${e}`,{method:s,headers:{"content-type":"application/json"},...t&&{body:JSON.stringify(t)}}),a=await n.json().catch(()=>({}));if(n.ok)return We(a);let o={
code:"no-answer",params:{status:n.status}};throw new Ce((await We({error:o,...a})).error)}async function f(s){try{await s()}catch(e){ut(e instanceof Ce?e.message:B("club-no-line"),{kind:"error"})}}var pe=new WeakSet,
be=s=>async e=>{e.preventDefault();let t=e.currentTarget;pe.has(t)||(pe.add(t),await f(async()=>s(t)),pe.delete(t))},b=(s,e,t="quiet")=>L`<button type="button" class=${t} @click=${be(()=>e())}>
    ${s}
  </button>`,A=(s,e,t)=>dt(s,[lt("p",{},e)],{actions:t.map(([n,a])=>[n,()=>f(async()=>a())])}),w=(s,e)=>L`<section class="card" aria-label=${s}>
    <h2>${s}</h2>
    ${e}
  </section>`,v=(s,e)=>s.length?L`<ul class="club-list">
        ${s.map(t=>L`<li>${t}</li>`)}
      </ul>`:e?L`<p class="faint">${e}</p>`:ht,X=["8x8","7x7","6x6","5x5"].map(s=>[s,s]),Q=()=>(rt.about?.presets??[]).map(({name:s})=>[s,Ae(s)]),we=s=>B("club-rated",{rated:s?"yes":"no"});function pt(s){
return s.kind==="unlimited"?B("no-clock"):s.kind==="days"?B("club-days",{count:s.days}):B("some-clock",{minutes:s.seconds/60,seconds:s.increment})}var Z=({rules:s,board:e,clock:t,rated:n,game:a})=>[Ae(
a?.rules??s??""),e,pt(t),we(n)].join(" · "),bt=({state:s,end:e,ply:t})=>s==="over"?B("result",{winner:e?.winner??"draw"}):B("count-moves",{count:t});function K(s,e){let t=mt.map(n=>q(s[n])).join(" – ");
return L`<button type="button" class="quiet club-game-row" @click=${()=>e.open(s.id)}>
    <b>${t}</b><span class="faint">${Z(s)} · ${bt(s)}</span>
  </button>`}function V(s){let e=s.remote;return e instanceof G?e:null}function ge(s){let e=V(s);return e?.own&&e.isRunning?e:null}function Y(s,e,t){let n=fe[s];fe[s]={...n,isShown:a=>V(a)?e(a):n.isShown?.(a)!==!1,
act:(a,o)=>t&&V(a)?t(a):n.act(a,o)}}var ft=(s,e)=>V(s)?.act(e),U=(s,e,t,n)=>({label:s,sign:e,where:"wide",isShown:a=>{let o=V(a);return o!==null&&t(o)},act:a=>n(V(a))}),yt=8,vt=({id:s})=>A(N("club-phr\
ases"),"",[...Array(yt).keys()].map(e=>[N("club-phrase",{phrase:e}),()=>gt.send({type:"phrase",game:s,phrase:e})])),$t=s=>A(N("club-claim"),N("club-claim-words"),[[N("club-claim-win"),()=>s.act({act:"\
claim"})],[N("club-claim-draw"),()=>s.act({act:"claim",draw:!0})]]),kt=s=>A(N("club-correct"),N("club-correct-words"),[...wt,null].map(e=>[N("result",{winner:e??"draw"}),async()=>s.hear(await d("POST",
`/games/${s.id}/result`,{winner:e}))]));function Ge(){Y("undo",t=>ge(t)?.view.rated===!1),Y("redo",()=>!1),Y("hint",t=>t.allowsHelp),Y("now",()=>!1),Y("resign",t=>ge(t)!==null),Y("draw",t=>ge(t)!==null,
t=>ft(t,{act:"offer",what:"draw"}));let s=t=>!!t.own&&t.isRunning,e=t=>n=>n.act({act:"offer",what:t});Object.assign(fe,{abort:U("club-abort","cut",t=>s(t)&&t.view.ply<2,t=>t.act({act:"abort"})),claim:U(
"club-claim","now",t=>s(t)&&t.view.clock.kind==="realTime"&&t.view.turn!==t.own,$t),adjourn:U("club-adjourn","pause",s,e("adjourn")),continue:U("club-resume","go",t=>!!t.own&&t.view.state==="adjourned",
e("resume")),phrase:U("club-phrases","more",t=>!!(t.own&&Re.club?.about.club.phrases),vt),correct:U("club-correct","draw",t=>t.view.state==="over"&&!!Re.club?.about.rights.includes("correct"),kt)})}var Be={club:"Club","club-part":"{name, select, meet {Play} archive {Archive} players {Players} account {Account} other {}}","club-you-are":"You are {name}.","club-no-line":"The club can’t be reached.",
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
-reset-to":"The passphrase of {name} is now {passphrase}. It is shown only once.","club-make":"{role, select, arbiter {Make an arbiter} other {Make a player}}","club-guest-name":"Your name, if you lik\
e","club-name":"Name","club-passphrase":"Passphrase","club-new-passphrase":"New passphrase","club-code":"Code of the club","club-login":"Sign in","club-logout":"Sign out","club-join":"Become a member",
"club-join-words":"With a name and a passphrase you can sign in anywhere. A guest keeps the games.","club-as-guest":"Come in as a guest","club-account":"Your account","club-change":"Change","club-chan\
ged":"It is changed.","club-data":"Download my data","club-delete":"Delete my account","club-delete-words":"Your games stay, without your name.","club-programs":"Your programs","club-programs-words":"\
A program of yours can play here as a member.","club-seat":"Add a program","club-key":"The key of {name} is {key}. It is shown only once.","club-accepts":"Who may challenge it","club-accepts-of":"{acc\
epts, select, all {Everyone} owner {Only I} none {No one} other {}}","club-new-key":"New key","club-setup":"Set up the club","club-setup-words":"You need the code that the program has printed. You bec\
ome the owner.","club-setup-code":"Code of the program","club-begin":"Open the club","club-settings":"Settings of the club","club-its-name":"Name of the club","club-closed":"Only people with a code co\
me in","club-guests":"Guests may play","club-assist":"Spectators may use the engine","club-phrases-allowed":"Players may send each other preset phrases","club-codes":"Codes to come in","club-codes-wor\
ds":"Each code lets in as many people as it has uses.","club-show":"Show","club-new-code":"New code","club-how-many":"For how many people","club-uses":"{count, plural, one {for # person more} other {f\
or # people more}}","club-audit":"Audit log","club-act":"{name} {act, select, set-up {set up the club} delete {deleted an account} correct {corrected a result} reset-passphrase {gave a new passphrase}\
 set-role {changed a role} add-join-code {made a code} set-settings {changed the settings} other {}}","sign-in":"Sign in first.","not-allowed":"You may not do that.","closed-club":"This club is closed\
; you need a code.","bad-join-code":"That code does not let anyone in.","bad-setup-code":"That is not the code that the program has printed.","set-up-already":"The club has an owner already.","bad-nam\
e":"A name has 1 to {most} characters.","name-taken":"The name {name} is taken.","bad-passphrase":"A passphrase has at least {least} characters.","wrong-passphrase":"Name or passphrase is wrong.","has\
-passphrase":"You have a passphrase already.","no-such-player":"There is no such player.","bad-field":"{name}: {detail}.","too-often":"Too often; wait {seconds} s.","many-connections":"Too many people\
 are here.","not-json":"The request is not JSON.","no-invitation":"There is no such invitation any more.","own-invitation":"That is your own invitation.","not-for-you":"That invitation is for someone \
else.",blocked:"One of you has blocked the other.","does-not-accept":"{name} does not accept that.","many-games":"More than {most} games at a time are not possible.","bad-clock":"There is no such cloc\
k.","not-rated":"Such games are never rated.","no-such-game":"There is no such game.","not-a-player":"You do not play in this game.","not-your-turn":"It is not your turn.",stale:"The game is at move {\
ply} already.","not-running":"The game is not running.","too-late-to-abort":"It is too late to abort the game.","no-offer":"Nobody offers {what, select, draw {a draw} takeback {to take back} adjourn {\
to adjourn} resume {to resume} rematch {a rematch} other {that}}.","cannot-offer":"You can’t offer {what, select, draw {a draw} takeback {to take back} adjourn {to adjourn} resume {to resume} rematch \
{a rematch} other {that}} now.","not-gone":"Your opponent has not been away for {seconds} s.","no-phrases":"This club has no phrases.","win-resignation":"{winner, select, black {White resigned: Black \
wins.} other {Black resigned: White wins.}}","win-time":"{winner, select, black {White is out of time: Black wins.} other {Black is out of time: White wins.}}","win-gone":"{winner, select, black {Whit\
e has left: Black wins.} other {Black has left: White wins.}}","win-decided":"The arbiter decided: {winner, select, black {Black} other {White}} wins.","draw-gone":"A player has left: draw.","draw-dec\
ided":"The arbiter decided: draw.",aborted:"The game was aborted."};import{app as Ke,choiceField as M,clockWords as Ft,html as $,nothing as k,numberField as _e,text as h,update as Xe}from"./rest.mjs";import{choiceField as Tt,html as y,language as xt,nothing as E,note as te,text as l,update as De}from"./rest.mjs";var D=([s,e,t="text"])=>y`<label class="field"
    ><span>${e}</span><input type=${t} name=${s} autocomplete="off"
  /></label>`,ee=(s,e,t)=>y`<label class="toggle"
    ><input type="checkbox" name=${s} ?checked=${t} /><span>${e}</span></label
  >`,I=(s,e,t)=>y`<form
    class="club-form"
    @submit=${be(async n=>{await t(Object.fromEntries(new FormData(n))),n.reset()})}
  >
    ${e}
    <div class="row"><button type="submit" class="primary">${s}</button></div>
  </form>`,$e=()=>y`<label class="field"
    ><span>${l("club-guest-name")}</span
    ><input type="text" id="guest-name" maxlength="40" autocomplete="nickname"
  /></label>`,ke=()=>document.getElementById("guest-name")?.value.trim(),_=()=>D(["name",l("club-name")]),se=()=>D(["passphrase",l("club-passphrase"),"password"]),Me=()=>D(["code",l("club-code")]),Fe=s=>[
y`<label class="field"
    ><span>${l("club-its-name")}</span
    ><input type="text" name="club" autocomplete="off" value=${s.name}
  /></label>`,ee("closed",l("club-closed"),s.closed),ee("guests",l("club-guests"),s.guests),ee("assist",l("club-assist"),s.assist),ee("phrases",l("club-phrases-allowed"),s.phrases)],qe=(s,e)=>({...e,name:s.
club||e.name,closed:"closed"in s,guests:"guests"in s,assist:"assist"in s,phrases:"phrases"in s}),Le=s=>w(l("club-setup"),y`<p class="faint">${l("club-setup-words")}</p>
      ${I(l("club-begin"),[D(["code",l("club-setup-code")]),_(),se(),Fe(s.state.about.club)],e=>{let{code:t,name:n,passphrase:a}=e,o=qe(e,s.state.about.club);return s.signIn("/setup",{code:t,name:n,passphrase:a,
settings:o})})}`),ye=s=>w(l("club-login"),I(l("club-login"),[_(),se()],e=>s.signIn("/login",e))),ve=(s,e)=>w(l("club-join"),y`<p class="faint">${l("club-join-words")}</p>
      ${I(l("club-join"),[_(),se(),e?Me():E],t=>s.signIn("/accounts",t))}`),Ye=s=>[ye(s),ve(s,!0),s.state.about.club.guests?w(l("club-as-guest"),I(l("club-as-guest"),[_(),Me()],({name:e,code:t})=>s.signIn(
"/guests",{code:t,...e&&{name:e}}))):E];function Ue(s){let{about:e,mine:t}=s.state,{me:n,rights:a}=e;return n?[t?.hasPassphrase?St(s):[ve(s,!1),ye(s)],a.includes("seat")?Ot(s):E,t?.blocked.length?jt(s,
t.blocked):E,a.includes("manage")?[Nt(s),It(s)]:E,a.includes("audit")?Pt(s):E]:[ye(s),ve(s,!1)]}var St=s=>w(l("club-account"),y`${I(l("club-change"),[D(["old",l("club-passphrase"),"password"]),D(["new",
l("club-new-passphrase"),"password"])],async e=>{await d("POST","/me/passphrase",e),te(l("club-changed"))})}
      <div class="row">
        <a class="button quiet" href="club/me/data" download="club.json">${l("club-data")}</a>
        ${b(l("club-logout"),()=>s.signIn("/logout",{}))}
      </div>
      ${s.state.about.me?.role==="owner"?E:y`<details>
            <summary>${l("club-delete")}</summary>
            <p class="faint">${l("club-delete-words")}</p>
            ${I(l("club-delete"),se(),async({passphrase:e})=>{await d("DELETE","/me",{passphrase:e}),location.reload()})}
          </details>`}`),Ot=s=>w(l("club-programs"),y`<p class="faint">${l("club-programs-words")}</p>
      ${v((s.state.mine?.bots??[]).map(e=>Et(s,e)),"")}
      ${I(l("club-seat"),_(),async({name:e})=>{let{key:t}=await d("POST","/bots",{name:e});te(l("club-key",{name:e,key:t}),{ms:0}),await s.refresh()})}`);function Et(s,{id:e,name:t,accepts:n}){let a=async()=>{
await d("DELETE",`/bots/${e}`),await s.refresh()};return y`<b class="club-words">${t}</b>
    ${Tt(l("club-accepts"),["all","owner","none"].map(o=>[o,l("club-accepts-of",{accepts:o})]),n,o=>f(async()=>{await d("POST",`/bots/${e}`,{accepts:o}),await s.refresh()}))}
    ${b(l("club-new-key"),async()=>{let{key:o}=await d("POST",`/bots/${e}/key`);te(l("club-key",{name:t,key:o}),{ms:0})})}
    ${b(l("club-remove"),()=>A(l("club-remove-it",{name:t}),l("club-remove-words"),[[l("club-remove"),a]]))}`}var jt=(s,e)=>w(l("club-blocked-players"),v(e.map(({id:t,name:n})=>y`<span class="club-words">${n}</span> ${b(
l("club-unblock"),async()=>{await d("DELETE",`/players/${t}/block`),await s.refresh()})}`),""));function Pt(s){let{acts:e,players:t}=s.state,n=new Intl.DateTimeFormat(xt,{dateStyle:"short",timeStyle:"\
short"}),a=c=>t.find(r=>r.id===c)?.name??(c===null?"":`#${c}`),o=c=>c?l("result",{winner:c.winner??"draw"}):"",i=e.map(({at:c,actor:r,act:u,subject:m,detail:g})=>{let[T,C]=m.split(" "),H=T==="player"?
a(Number(C)):"",re=u==="correct"?`${o(g.before)} → ${o(g.after)}`:"",z=g.role?l("club-member",{kind:"person",role:g.role}):"",Ne=[H,re,z].filter(Boolean).join(" · ");return y`<span class="club-words"
        ><b>${l("club-act",{name:a(r),act:u.replaceAll(" ","-")})}</b
        ><span class="faint">${n.format(c)}${Ne?` · ${Ne}`:E}</span></span
      >
      ${T==="game"?b(l("open"),()=>s.open(Number(C))):E}`});return w(l("club-audit"),y`${i.length?v(i,""):E}
    ${b(l("club-show"),async()=>{s.state.acts=(await d("GET","/audit")).acts,De()})}`)}var Nt=s=>w(l("club-settings"),I(l("club-change"),Fe(s.state.about.club),async e=>{await d("POST","/settings",qe(
e,s.state.about.club)),te(l("club-changed")),await s.refresh()}));function It(s){let e=async()=>{s.state.codes=(await d("GET","/codes")).codes,De()},t=s.state.codes.map(({code:n,usesLeft:a})=>y`<span class="club-words"
          ><b class="club-code">${n}</b
          ><span class="faint">${l("club-uses",{count:a})}</span></span
        >
        ${b(l("club-withdraw"),async()=>{await d("DELETE",`/codes/${encodeURIComponent(n)}`),await e()})}`);return w(l("club-codes"),y`<p class="faint">${l("club-codes-words")}</p>
      ${t.length?v(t,""):b(l("club-show"),e)}
      ${I(l("club-new-code"),D(["uses",l("club-how-many"),"number"]),async({uses:n})=>{await d("POST","/codes",{uses:Number(n)||1}),await e()})}`)}import{choiceField as Wt,html as x,nothing as j,note as Te,openingRow as Ct,ruleName as At,text as p,update as oe}from"./rest.mjs";var Ve=50,ne=0;async function ae(s,e=!1){let{query:t,archive:n}=s.state,a=Se({...t,limit:String(Ve)}),o=n?.at(-1);e&&o&&a.set("before",String(o.id));let i=++ne,{games:c}=await d("GET",`/games?${a}`);i===
ne&&(s.state.archive=[...e?n??[]:[],...c],e?oe():await xe(s,[]))}var Se=s=>new URLSearchParams(Object.entries(s).filter(([,e])=>e));async function xe(s,e){let{player:t,rules:n,board:a}=s.state.query,o=Se(
{player:t,rules:n,board:a||"8x8",moves:e.join(" ")}),i=++ne,{moves:c}=await d("GET",`/openings?${o}`);i===ne&&(Object.assign(s.state,{openings:c,line:e}),oe())}function Rt(s){let{line:e,openings:t}=s.
state,n=t.map(({move:a,black:o,draws:i,white:c})=>{let r=[o,i,c],u=o+i+c;return Ct({move:a,inBook:!1,counts:r,games:u},()=>f(()=>xe(s,[...e,a])))});return w(p("openings"),x`<p>${e.join(" ")}</p>
      <div class="explorer">
        ${n.length?x`<ul>
              ${n}
            </ul>`:x`<p class="faint">${p("openings-none")}</p>`}
      </div>
      ${e.length?b(p("back"),()=>xe(s,e.slice(0,-1))):j}`)}function He(s){let{query:e,archive:t,players:n}=s.state,a=(r,u,m)=>Wt(u,[["",p("club-all")],...m],e[r],g=>{e[r]=g,f(()=>ae(s))}),o=[a("player",
p("club-player"),n.map(({id:r,name:u})=>[String(r),u])),a("result",p("club-result"),["black","white","draw"].map(r=>[r,p("result",{winner:r})])),a("rules",p("rules"),Q()),a("board",p("board"),X),a("ra\
ted",p("club-rating"),["true","false"].map(r=>[r,we(r==="true")]))],i=r=>x`<a
      class="button quiet"
      href=${`club/export?${Se({...e,format:r})}`}
      download=${`club.${r}`}
      >${p("club-export",{format:r})}</a
    >`;return[w(p("club-part",{name:"archive"}),x`<div class="pair club-filters">${o}</div>
      ${v((t??[]).map(r=>x`${K(r,s)}
              <a class="button quiet" href=${`club/games/${r.id}/sgf`} download
                >${p("club-sgf")}</a
              >`),p("club-none-over"))}
      <div class="row">
        ${(t?.length??0)>=Ve?b(p("club-more"),()=>ae(s,!0)):j}
        ${i("sgf")} ${i("jsonl")}
      </div>`),Rt(s)]}function Je(s){let{players:e,player:t}=s.state,n=async({id:i})=>{s.state.player=await d("GET",`/players/${i}`),oe()},a=({kind:i,present:c})=>+(i!=="engine")*2+Number(c??!1),o=[...e].
sort((i,c)=>a(c)-a(i)).map(i=>x`<button
          type="button"
          class="quiet club-game-row"
          @click=${()=>f(()=>n(i))}
        >
          <b>${i.name}</b>
          <span class="faint"
            >${p("club-member",{kind:i.kind,role:i.role})}${i.present?` · ${p("club-present")}`:j}</span
          >
        </button>`);return x`${t?Bt(s,t):j}
  ${w(p("club-part",{name:"players"}),v(o,p("club-nobody")))}`}function Gt(s){let[e,t]=s.split(" ");return p("club-class",{speed:e,board:t})}function Bt(s,{player:e,ratings:t,statistics:n}){let{about:a}=s.
state,o=e.id!==a.me?.id,i=t.map(({class:r,rating:u,provisional:m,games:g,history:T})=>x`<span class="club-words"
          ><b>${Gt(r)}: ${de(u,m)}</b
          ><span class="faint">${p("club-count-games",{count:g})}</span></span
        >
        ${Mt(T.map(C=>C.rating))}`),c=n.map(({rules:r,board:u,...m})=>x`${At(r)} ${u}: ${p("club-score",m)}`);return w(e.name,x`${v(i,p("club-no-ratings"))} ${c.length?v(c,""):j}
      <div class="row">
        ${o&&e.kind!=="deleted"?b(p("club-challenge"),()=>{Object.assign(s.state.wish,{kind:"challenge",to:String(e.id)}),s.state.part="meet",oe()},"primary"):j}
        ${o&&a.rights.includes("block")?b(p("club-block"),async()=>{await d("POST",`/players/${e.id}/block`),Te(p("club-blocked",{name:e.name})),await s.refresh()}):j}
        ${o&&a.rights.includes("manage")&&e.kind!=="engine"?Dt(e,s):j}
      </div>`)}function Dt({id:s,name:e,role:t,kind:n},a){let o=async()=>{await d("DELETE",`/players/${s}`),a.state.player=null,await a.refresh()},i=b(p("club-remove"),()=>A(p("club-remove-it",{name:e}),
p("club-remove-words"),[[p("club-remove"),o]]));if(n==="deleted")return j;if(n!=="person")return i;let c=t==="arbiter";return[b(p("club-reset"),async()=>{let{passphrase:r}=await d("POST",`/players/${s}\
/passphrase`);Te(p("club-reset-to",{name:e,passphrase:r}),{ms:0})}),b(p("club-make",{role:c?"player":"arbiter"}),async()=>{await d("POST",`/players/${s}/role`,{role:c?"player":"arbiter"}),Te(p("club-c\
hanged"))}),i]}function Mt(s){if(s.length<2)return j;let e=Math.min(...s),t=Math.max(1,Math.max(...s)-e),n=s.map((a,o)=>`${100*o/(s.length-1)},${28-26*(a-e)/t}`);return x`<svg class="club-curve" viewBox="0 0 100 30" aria-hidden="true">
    <polyline points=${n.join(" ")}></polyline>
  </svg>`}var qt=["meet","archive","players","account"],Lt=["link","open","pair","challenge"],Yt=["1+1","3+2","5+3","10+5","30+10","custom","1d","3d","none"],Ut={meet:s=>Jt(s),archive:He,players:Je,account:Ue};
async function Vt(s,e){s.state.part=e,Xe(),e==="archive"&&await ae(s)}function Qe(s){let{about:e,part:t}=s.state,n=e.club.closed&&!e.me;return $`<div class="club">
    <div class="club-head">
      <h1>${e.club.name}</h1>
      ${n?k:qt.map(a=>$`<button
                type="button"
                class="quiet"
                aria-pressed=${a===t}
                @click=${()=>f(()=>Vt(s,a))}
              >
                ${h("club-part",{name:a})}
              </button>`)}
      <span class="faint"
        >${e.me?h("club-you-are",{name:e.me.name}):k}</span
      >
    </div>
    <div class="notes" role="status"></div>
    <div class="club-cards">
      ${e.needsSetup&&t===(e.me?"account":"meet")&&!s.state.invitation?Le(s):k}
      ${Ht(s)}
      ${n?Ye(s):Ut[t](s)}
    </div>
  </div>`}function Ht(s){let{invitation:e,refused:t,about:n}=s.state;if(t)return w(h("club-invitation"),$`<p>${t}</p>`);if(!e)return k;let{author:a,setup:o,color:i,token:c,game:r}=e,u=a.id===n.me?.id,
m=$`<p>${Z(o)}</p>
    <p>
      ${i?h("club-side",{name:a.name,side:i}):h("club-random-side")}
    </p>`;return r?w(h("club-invitation"),b(h("open"),()=>s.open(r))):u?w(h("club-your-invitation"),$`<label class="field"
        ><span>${h("club-send-link")}</span
        ><input
          type="text"
          class="club-link"
          readonly
          .value=${location.href}
          @focus=${g=>g.target.select()}
      /></label>
      ${m}
      <p class="faint" role="status">${h("club-waits")}</p>
      <div class="row">${b(h("club-withdraw"),()=>s.withdraw(c))}</div>`):w(h("club-invites",{name:q(a)}),$`${m} ${n.me?k:$e()}
        <div class="row">
          ${b(h("club-accept"),()=>s.accept(c,ke()),"primary")}
        </div>`)}function Jt(s){let{mine:e,open:t,running:n,about:a}=s.state,o=a.me?.id,i=e?.invitations??[];return $`${e?w(h("club-your-games"),v([...e.games].sort((c,r)=>Oe(r,o)-Oe(c,o)).map(c=>$`${Oe(
c,o)?$`<span class="club-turn">${h("your-turn")}</span>`:k}
                  ${K(c,s)}`),h("club-no-games"))):k}
    ${i.length?w(h("club-invitations"),v(i.map(c=>ze(c,s)),"")):k}
    ${zt(s)}
    ${w(h("club-lobby"),v(t.map(c=>ze(c,s)),h("club-lobby-empty")))}
    ${w(h("club-running"),$`<div class="row">${b(h("club-tv"),()=>s.watchTv())}</div>
        ${v(n.map(c=>K(c,s)),h("club-none-running"))}`)}`}var Oe=({turn:s,...e},t)=>+(s!==null&&e[s].id===t);function ze({token:s,kind:e,author:t,target:n,setup:a,color:o},i){let c=t.id===i.state.about.
me?.id,r=q(c&&n?n:t),u=h("club-kind-of",{kind:e,whose:c?"own":"other",name:r}),m=o?` · ${h("club-side",{name:t.name,side:o})}`:"";return $`<span class="club-words"
      ><b>${u}</b><span class="faint">${Z(a)}${m}</span></span
    >
    ${c?[e==="link"?$`<a class="button quiet" href=${`#club/${s}`}>${h("club-show-link")}</a>`:k,b(h("club-withdraw"),()=>i.withdraw(s))]:[b(h("club-accept"),()=>i.accept(s),"primary"),e==="challenge"?
b(h("club-decline"),()=>i.withdraw(s)):k]}`}var Kt=s=>s.endsWith("d")?[s,h("club-days",{count:Number.parseInt(s,10)})]:Ft(s),_t=({clock:s,minutes:e,seconds:t},n)=>s==="custom"?$`<div class="pair">
        ${_e(h("minutes"),e,{min:1,max:180},a=>n({minutes:a}))}
        ${_e(h("seconds-a-move"),t,{min:0,max:180},a=>n({seconds:a}))}
      </div>`:k;function zt(s){let{about:e,wish:t}=s.state,n=u=>{Object.assign(t,u),t.rated&&=!r(),Xe()},a=s.others.map(({id:u,name:m})=>[String(u),m]),o=(Ke.about?.starts??[]).map(u=>[u,h("start-name",
{name:u})||u]),i=u=>Ke.about?.presets.find(({name:m})=>m===u)?.start??"standard",c=e.me?.kind==="person",r=()=>!c||t.clock==="none"||t.start!==i(t.rules);return w(h("club-invite"),$`${M(h("club-whom"),
Lt.map(u=>[u,h("club-kind",{kind:u})]),t.kind,u=>n({kind:u}))}
      ${t.kind==="challenge"?M(h("opponent"),a,t.to,u=>n({to:u})):k}
      <div class="pair">
        ${M(h("clock"),Yt.map(Kt),t.clock,u=>n({clock:u}))}
        ${M(h("your-side"),[["random",h("random")],["black",h("black-first")],["white",h("white")]],t.color,u=>n({color:u}))}
      </div>
      ${_t(t,n)}
      <div class="pair">
        ${M(h("rules"),Q(),t.rules,u=>n({rules:u,start:i(u)}))}
        ${M(h("board"),X,t.board,u=>n({board:u}))}
      </div>
      ${M(h("start"),o,t.start,u=>n({start:u}))}
      <label class="toggle"
        ><input
          type="checkbox"
          id="club-rated"
          .checked=${t.rated}
          ?disabled=${r()}
          @change=${()=>n({rated:!t.rated})}
        /><span>${h("club-rated",{rated:"yes"})}</span></label
      >
      ${e.me||s.state.invitation?k:$e()}
      <div class="row">
        ${b(h("club-do",{kind:t.kind}),()=>s.invite(ke()),"primary")}
      </div>`)}var ce="#club/",Pe=class{constructor(e){this.play=e,this.shown=null,this.tv=null,this.opening=null,this.notes=new Map,this.changes=0;let t=(n,a)=>W.addEventListener(n,o=>a(o.detail));t("hello",()=>{this.
tv&&W.send({type:"watch",topic:"tv"}),this.catchUp()}),t("state",({game:n})=>this.heard(n)),t("game",({game:n})=>this.heard(n)),t("started",({game:n})=>this.started(n)),t("lobby",({open:n})=>{this.state.
open=n,F()}),t("tv",({game:n})=>n&&this.tune(n.id)),t("challenge",({invitation:n})=>this.challenged(n)),t("challengeGone",()=>this.catchUp()),t("phrase",n=>O()?.id===n.game&&O()?.say(n)),t("said",({text:n})=>Ee(
n,{kind:"error"})),addEventListener("hashchange",()=>f(()=>this.readAddress()))}get state(){return Xt.club}catchUp(){return f(async()=>{await this.refresh(),await this.readAddress()})}async refresh(){
let{changes:e}=this,t=await d("GET",""),n=t.me||!t.club.closed,[a,o,i]=await Promise.all([t.me?d("GET","/me"):null,n?d("GET","/players"):{players:[]},n?d("GET","/games?state=running"):{games:[]}]);if(e!==
this.changes)return this.refresh();Object.assign(this.state,{about:t,mine:a,players:o.players,running:i.games}),F(),n&&W.send({type:"watch",topic:"lobby"}),O()?.watch()}async readAddress(){location.hash===
"#club"&&await this.refresh();let{hash:e}=location,t={invitation:null,refused:null};if(e.startsWith(ce)){let n=encodeURIComponent(e.slice(ce.length));try{t.invitation=await d("GET",`/invitations/${n}`)}catch(a){
if(!(a instanceof es))throw a;t.refused=a.message}}location.hash===e&&(Object.assign(this.state,t),F())}heard(e){let t=O();t?.id===e.id&&t.hear(e);let n=["running","adjourned"].includes(e.state);for(let a of[
this.state.mine?.games??[],this.state.running]){let o=a.findIndex(({id:i})=>i===e.id);o<0||(this.changes+=1,n?a[o]={...a[o],...e,game:a[o].game}:a.splice(o,1))}F()}note(e,t,n){this.notes.set(e,Ee(t,{ms:0,
actions:n}))}async started(e){this.changes+=1,this.state.mine?.games.unshift(e);let t=O();(!t?.own||!t.isRunning)&&await this.open(e.id),O()?.id!==e.id&&this.note(e.id,P("club-started"),[[P("open"),()=>this.
open(e.id)]])}challenged(e){this.changes+=1,this.state.mine?.invitations.push(e),F();let{author:t,token:n}=e;t.id!==this.state.about.me?.id&&this.note(n,P("club-challenged",{name:t.name}),[[P("draw-ac\
cept"),()=>f(()=>this.accept(n))],[P("club-decline"),()=>f(()=>this.withdraw(n))]])}open(e){if(this.opening?.id!==e||this.opening.signal.aborted){let t=this.play.opens(),{signal:n}=t,a=f(()=>this.show(
e,n)).then(()=>t.abort());this.opening={id:e,signal:n,done:a}}return this.opening.done}async show(e,t){let n=O();if(n?.id===e&&n.own===me(n.view))return et();let a=new G(await d("GET",`/games/${e}`),o=>this.
open(o));await a.load(),!t.aborted&&(this.play.adopt(a.game),F({isFirstVisit:!1}),await et())}get place(){return[location.hash,O()?.id,this.opening?.id].join()}async tune(e){this.tv===this.place?(await this.
open(e),this.tv=["#play",e,e].join()):(this.tv=null,W.send({type:"unwatch",topic:"tv"}))}async watchTv(){let{place:e}=this,{game:t}=await d("GET","/tv");this.tv=e,W.send({type:"watch",topic:"tv"}),t||
Ee(P("club-no-tv"))}async beGuest(e){this.state.about.me||await this.signIn("/guests",e?{name:e}:{})}async signIn(e,t){await d("POST",e,t),W.socket?.close(),await this.refresh()}async accept(e,t){await this.
beGuest(t);let{game:n}=await d("POST",`/invitations/${e}`).catch(async a=>{throw await this.readAddress(),a});await this.open(n),await this.refresh()}async withdraw(e){await d("DELETE",`/invitations/${e}`),
location.hash===`${ce}${e}`&&(location.hash="#club"),await this.refresh()}get others(){let{players:e,about:t}=this.state;return e.filter(({id:n,kind:a})=>n!==t.me?.id&&a!=="deleted")}async invite(e){let{
hash:t}=location;await this.beGuest(e);let{kind:n,to:a,board:o,rules:i,start:c,color:r,rated:u,...m}=this.state.wish,g=m.clock==="custom"?`${m.minutes}+${m.seconds}`:m.clock,[T,C]=g.split("+").map(Number),
H=g.endsWith("d")?{kind:"days",days:Number.parseInt(g,10)}:g==="none"?{kind:"unlimited"}:{kind:"realTime",seconds:T*60,increment:C},{invitation:re,game:z}=await d("POST","/invitations",{kind:n,setup:{
rules:i,board:o,start:c,clock:H,rated:u},...r!=="random"&&{color:r},...n==="challenge"&&{to:Number(a||this.others[0]?.id)}});z?await this.open(z):n==="link"&&location.hash===t&&(location.hash=`${ce}${re.
token}`),await this.refresh()}get turns(){let{mine:e,about:t}=this.state,n=t.me?.id;return(e?.games??[]).filter(({turn:a,...o})=>a&&o[a].id===n)}draw(){ts(Qe(this),je("view-club"));let e=O();this.play.
host.classList.toggle("club-game",e!==null),e!==this.shown&&(this.shown?.close(),e?.begin(),this.shown=e);let{games:t=[],invitations:n=[]}=this.state.mine??{},a=[...n.map(({token:c})=>c),...t.map(({id:c})=>c)];
for(let[c,r]of this.notes)a.includes(c)&&c!==e?.id||(r(),this.notes.delete(c));let o=this.turns.length;je("club-count").textContent=o?String(o):"";let i=document.title.includes(P("your-turn"));o&&!i&&
(document.title=`${P("your-turn")} · ${document.title}`)}};async function et(){if(location.hash.startsWith("#play"))return;let s=new Promise(e=>addEventListener("hashchange",e,{once:!0}));location.hash=
"#play",await s}async function ns(){let s=new URL(`club-${Ze}.mjs`,import.meta.url).href,e=Ze==="en"?{}:(await import(s)).default;Zt({...Be,...e})}function as(){if(document.documentElement.dataset.searches)
return;let s=W.begin.bind(W);W.begin=(e,t)=>e.type==="act"?s(e,t):{promise:Promise.reject(new Error(P("club-no-engine"))),stop:()=>{}}}function os(){let s=new URL("club.css",import.meta.url).href;document.
head.append(ie("link",{rel:"stylesheet",href:s}));let e=P("club"),t=ie("a",{href:"#club"},e," ",ie("span",{id:"club-count"}));t.dataset.view="club",document.querySelector("nav.views")?.prepend(t),je("\
main").append(ie("section",{class:"view",id:"view-club","aria-label":e})),ss.push("club")}async function Rs(s){await ns();let e=await d("GET","");F({club:{about:e,mine:null,open:[],running:[],players:[],
invitation:null,refused:null,wish:{kind:"link",to:"",clock:"10+5",board:"8x8",rules:"olympiad",start:"standard",minutes:15,seconds:10,color:"random",rated:!1},part:"meet",archive:null,query:{player:"",
result:"",rules:"",board:"",rated:""},line:[],openings:[],acts:[],player:null,codes:[]}}),os(),Ge(),as();let t=new Pe(s);Qt(()=>t.draw()),t.draw(),location.hash?dispatchEvent(new Event("hashchange")):
location.replace("#club"),await f(()=>t.refresh())}export{Pe as Club,Rs as begin};
