import{app as Jt,byId as ke,drawWith as Kt,h as ne,language as Je,learn as _t,note as oe,Refusal as zt,render as Xt,socket as M,text as j,update as F,VIEWS as Qt}from"./rest.mjs";import{app as Pe,COMMANDS as me,SIDES as ht,socket as mt,text as N}from"./rest.mjs";import{announce as ie,app as J,Game as Xe,language as Qe,newState as Ze,note as A,SIDES as Se,socket as re,text as S,update as et}from"./rest.mjs";var tt=864e5,st=100,at={resignation:"+Resign",time:"\
+Time"},ue=(t,e)=>`${Math.round(t)}${e?"?":""}`,L=({name:t,rating:e,provisional:s})=>e===void 0?t:`${t} (${ue(e,s)})`,le=class extends Xe{get allowsHelp(){let e=this.remote;return this.isOver||!e.own&&
!!J.club?.about.club.assist}resign(){this.remote.act({act:"resign"})}},G=class{constructor(e,s){this.view=e,this.open=s,this.isThinking=!1;let a=J.club?.about.me?.id;this.own=Se.find(b=>e[b].id===a);let{
clock:n}=e,o=n.kind==="realTime"?n.seconds*1e3:tt,c=b=>({machine:b!==this.own,level:e[b].level??1}),u=b=>L(e[b]),{rules:r,limit:i,fen:p}=e.game;this.game=new le(Ze({id:`club-${e.id}`,rules:r,limit:i??
null,fen:p,players:{black:c("black"),white:c("white")},names:{black:u("black"),white:u("white")},clock:n.kind==="unlimited"?null:{base:o,increment:n.kind==="realTime"?n.increment*1e3:0},flipped:this.own===
"white"})),this.game.remote=this,this.at=performance.now(),this.offers="",this.closeOffers=()=>{},this.queue=Promise.resolve(),this.timer=setInterval(()=>this.tick(),st)}get id(){return this.view.id}get isRunning(){
return this.view.state==="running"}get isWatched(){return!this.own}get firstMove(){let{clock:e,clocks:s,ply:a}=this.view;if(!this.own||!this.isRunning||a>1||e.kind!=="realTime"||!s.deadline)return null;
let n=Date.now()+s.deadline-s.now;return new Intl.DateTimeFormat(Qe,{timeStyle:"medium"}).format(n)}say({player:e,phrase:s}){let a=Se.find(c=>this.view[c].id===e);if(!a)return;let n=this.view[a].name,
o=S("club-says",{name:n,words:S("club-phrase",{phrase:s})});ie(o),A(o)}async load(){let{tree:e,state:s}=this.game,a=0;for(let n of this.view.game.moves)a=e.add(a,n);s.live=s.shown=a,await this.game.load(),
this.settle(),this.game.begin()}close(){clearInterval(this.timer),this.closeOffers(),re.send({type:"unwatch",topic:"game",game:this.id})}watch(){let e=this.game.tree.path(this.game.state.live).length-
1;re.send({type:"watch",topic:"game",game:this.id,since:e})}hear(e){return this.queue=this.queue.then(()=>this.follow(e)).catch(s=>{A(String(s),{kind:"error"})}),this.queue}async follow(e){let{game:s}=this,
{tree:a,state:n}=s,o=a.path(n.live),c=o.length-1,u=[..."game"in e?e.game.moves:[]],r="game"in e?e.since:Math.min(e.ply,c);if(!("game"in e)&&e.ply===c+1)u=[e.lastMove??"pass"];else if(r>c||r+u.length<e.
ply)return this.watch();let i=o[r];for(let b of u)i=a.add(i,b);this.view={...this.view,...e,game:this.view.game},this.at=performance.now(),i!==n.live&&!a.leadsTo(n.live,i)&&await s.setLive(i);let p=a.
path(i);for(let b of p.slice(p.indexOf(n.live)+1)){let T=s.liveView?.toMove??"black";await s.advance(b,T===this.own?"human":"machine")}this.settle(),s.changed()}settle(){let{game:e,view:s}=this,{black:a,
white:n}=s.clocks;e.state.left={black:a,white:n};let{tree:o,state:c}=e;c.clock&&c.live&&(o.node(c.live).clock={black:a,white:n});let{end:u}=s;if(s.state==="over"||s.state==="aborted"){let r=u?.winner??
null,i=at[u?.how??""]??"+",p=r?`${r==="black"?"B":"W"}${i}`:"Draw",b=e.isOver;c.outcome={winner:r,text:u?.text??S("aborted"),code:p},!b&&!e.liveView?.end&&ie(c.outcome.text),clearInterval(this.timer)}
this.showOffers(),e.liveView?.mustPass&&this.isRunning&&s.turn===this.own&&this.send("pass")}showOffers(){let{own:e,view:s}=this,a=JSON.stringify([s.offers,s.state,s.rematch,this.firstMove]);if(a===this.
offers||J.game!==this.game)return;this.offers=a,this.closeOffers();let c=Object.entries(s.offers).filter(([,r])=>r).map(([r,i])=>{let p=i,b=S("club-offers",{name:s[p].name,what:r}),T=q=>()=>this.act({
act:q,what:r}),C=p===e?[[S("club-withdraw"),T("decline")]]:[[S("draw-accept"),T("accept")],[S("draw-decline"),T("decline")]];return ie(b),A(b,{ms:0,actions:e?C:[]})}),{rematch:u}=s;u&&!e&&c.push(A(S("\
club-next-game"),{ms:0,actions:[[S("club-watch"),()=>this.open(u)]]})),this.firstMove&&c.push(A(S("club-first-move",{time:this.firstMove}),{ms:0})),s.state==="adjourned"&&c.push(A(S("club-adjourned"),
{ms:0})),this.closeOffers=()=>c.forEach(r=>r())}tick(){let{clocks:e}=this.view;if(!e.running||!this.game.state.clock)return;let s=performance.now()-this.at;this.game.state.left[e.running]=Math.max(0,e[e.
running]-s),J.game===this.game&&et()}async act(e){let s=await this.request(e);s&&A(s,{kind:"error"})}async request(e){try{let a=await re.begin({type:"act",game:this.id,act:e}).promise;return await this.
hear(a),null}catch(s){return s instanceof Error?s.message:String(s)}}async tryMove(e){let s=this.game.tree.path(this.game.state.live).length-1,a=await this.request({act:"move",move:e,ply:s});return a&&
a.replace(/[.。]$/,"")}send(e){e==="pass"?this.tryMove(e):this.act({act:"offer",what:e==="undo"?"takeback":"rematch"})}setPlayer(){}};function P(){let t=J.game?.remote;return t instanceof G?t:null}import{app as nt,h as ot,html as Y,inWords as Oe,note as ct,nothing as it,openDialog as rt,Refusal as Ee,ruleName as je,SIDES as lt,text as R}from"./rest.mjs";async function h(t,e,s){let a=await fetch(`club${e}`,{method:t,headers:{"content-type":"application/json"},...s&&{body:JSON.stringify(s)}}),n=await a.json().catch(()=>({}));if(a.ok)return Oe(n);let o={
code:"no-answer",params:{status:a.status}};throw new Ee((await Oe({error:o,...n})).error)}async function g(t){try{await t()}catch(e){ct(e instanceof Ee?e.message:R("club-no-line"),{kind:"error"})}}var w=(t,e,s="\
quiet")=>Y`<button type="button" class=${s} @click=${()=>g(async()=>e())}>
    ${t}
  </button>`,W=(t,e,s)=>rt(t,[ot("p",{},e)],{actions:s.map(([a,n])=>[a,()=>g(async()=>n())])}),f=(t,e)=>Y`<section class="card" aria-label=${t}>
    <h2>${t}</h2>
    ${e}
  </section>`,v=(t,e)=>t.length?Y`<ul class="club-list">
        ${t.map(s=>Y`<li>${s}</li>`)}
      </ul>`:e?Y`<p class="faint">${e}</p>`:it,z=["8x8","7x7","6x6","5x5"].map(t=>[t,t]),X=()=>(nt.about?.presets??[]).map(({name:t})=>[t,je(t)]),de=t=>R("club-rated",{rated:t?"yes":"no"});function ut(t){
return t.kind==="unlimited"?R("no-clock"):t.kind==="days"?R("club-days",{count:t.days}):R("some-clock",{minutes:t.seconds/60,seconds:t.increment})}var Q=({rules:t,board:e,clock:s,rated:a,game:n})=>[je(
n?.rules??t??""),e,ut(s),de(a)].join(" · "),dt=({state:t,end:e,ply:s})=>t==="over"?R("result",{winner:e?.winner??"draw"}):R("count-moves",{count:s});function K(t,e){let s=lt.map(a=>L(t[a])).join(" – ");
return Y`<button type="button" class="quiet club-game-row" @click=${()=>e.open(t.id)}>
    <b>${s}</b><span class="faint">${Q(t)} · ${dt(t)}</span>
  </button>`}function H(t){let e=t.remote;return e instanceof G?e:null}function he(t){let e=H(t);return e?.own&&e.isRunning?e:null}function U(t,e,s){let a=me[t];me[t]={...a,isShown:n=>H(n)?e(n):a.isShown?.(n)!==!1,
act:(n,o)=>s&&H(n)?s(n):a.act(n,o)}}var pt=(t,e)=>H(t)?.act(e),V=(t,e,s,a)=>({label:t,sign:e,where:"wide",isShown:n=>{let o=H(n);return o!==null&&s(o)},act:n=>a(H(n))}),bt=8,wt=({id:t})=>W(N("club-phr\
ases"),"",[...Array(bt).keys()].map(e=>[N("club-phrase",{phrase:e}),()=>mt.send({type:"phrase",game:t,phrase:e})])),ft=t=>W(N("club-claim"),N("club-claim-words"),[[N("club-claim-win"),()=>t.act({act:"\
claim"})],[N("club-claim-draw"),()=>t.act({act:"claim",draw:!0})]]),gt=t=>W(N("club-correct"),N("club-correct-words"),[...ht,null].map(e=>[N("result",{winner:e??"draw"}),async()=>t.hear(await h("POST",
`/games/${t.id}/result`,{winner:e}))]));function Ne(){U("undo",s=>he(s)?.view.rated===!1),U("redo",()=>!1),U("hint",s=>s.allowsHelp),U("now",()=>!1),U("resign",s=>he(s)!==null),U("draw",s=>he(s)!==null,
s=>pt(s,{act:"offer",what:"draw"}));let t=s=>!!s.own&&s.isRunning,e=s=>a=>a.act({act:"offer",what:s});Object.assign(me,{abort:V("club-abort","cut",s=>t(s)&&s.view.ply<2,s=>s.act({act:"abort"})),claim:V(
"club-claim","now",s=>t(s)&&s.view.clock.kind==="realTime"&&s.view.turn!==s.own,ft),adjourn:V("club-adjourn","pause",t,e("adjourn")),continue:V("club-resume","go",s=>!!s.own&&s.view.state==="adjourned",
e("resume")),phrase:V("club-phrases","more",s=>!!(s.own&&Pe.club?.about.club.phrases),wt),correct:V("club-correct","draw",s=>s.view.state==="over"&&!!Pe.club?.about.rights.includes("correct"),gt)})}var Ie={club:"Club","club-part":"{name, select, meet {Play} archive {Archive} players {Players} account {Account} other {}}","club-you-are":"You are {name}.","club-no-line":"The club can’t be reached.",
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
ided":"The arbiter decided: draw.",aborted:"The game was aborted."};import{app as Le,choiceField as D,clockWords as Rt,html as $,nothing as k,numberField as Ye,text as d,update as Ve}from"./rest.mjs";import{choiceField as yt,html as y,language as vt,nothing as O,note as ee,text as l,update as Ce}from"./rest.mjs";var B=([t,e,s="text"])=>y`<label class="field"
    ><span>${e}</span><input type=${s} name=${t} autocomplete="off"
  /></label>`,Z=(t,e,s)=>y`<label class="toggle"
    ><input type="checkbox" name=${t} .checked=${s} /><span>${e}</span></label
  >`,I=(t,e,s)=>y`<form
    class="club-form"
    @submit=${a=>{a.preventDefault();let n=a.target;g(async()=>{await s(Object.fromEntries(new FormData(n))),n.reset()})}}
  >
    ${e}
    <div class="row"><button type="submit" class="primary">${t}</button></div>
  </form>`,we=()=>y`<label class="field"
    ><span>${l("club-guest-name")}</span
    ><input type="text" id="guest-name" maxlength="40" autocomplete="nickname"
  /></label>`,fe=()=>document.getElementById("guest-name")?.value.trim(),_=()=>B(["name",l("club-name")]),te=()=>B(["passphrase",l("club-passphrase"),"password"]),We=()=>B(["code",l("club-code")]),Ae=t=>[
y`<label class="field"
    ><span>${l("club-its-name")}</span
    ><input type="text" name="club" autocomplete="off" .value=${t.name}
  /></label>`,Z("closed",l("club-closed"),t.closed),Z("guests",l("club-guests"),t.guests),Z("assist",l("club-assist"),t.assist),Z("phrases",l("club-phrases-allowed"),t.phrases)],Ge=(t,e)=>({...e,name:t.
club||e.name,closed:"closed"in t,guests:"guests"in t,assist:"assist"in t,phrases:"phrases"in t}),Re=t=>f(l("club-setup"),y`<p class="faint">${l("club-setup-words")}</p>
      ${I(l("club-begin"),[B(["code",l("club-setup-code")]),_(),te(),Ae(t.state.about.club)],e=>{let{code:s,name:a,passphrase:n}=e,o=Ge(e,t.state.about.club);return t.signIn("/setup",{code:s,name:a,passphrase:n,
settings:o})})}`),pe=t=>f(l("club-login"),I(l("club-login"),[_(),te()],e=>t.signIn("/login",e))),be=(t,e)=>f(l("club-join"),y`<p class="faint">${l("club-join-words")}</p>
      ${I(l("club-join"),[_(),te(),e?We():O],s=>t.signIn("/accounts",s))}`),Be=t=>[pe(t),be(t,!0),t.state.about.club.guests?f(l("club-as-guest"),I(l("club-as-guest"),[_(),We()],({name:e,code:s})=>t.signIn(
"/guests",{code:s,...e&&{name:e}}))):O];function De(t){let{about:e,mine:s}=t.state,{me:a,rights:n}=e;return a?[s?.hasPassphrase?$t(t):[be(t,!1),pe(t)],n.includes("seat")?kt(t):O,s?.blocked.length?xt(t,
s.blocked):O,n.includes("manage")?[Ot(t),Et(t)]:O,n.includes("audit")?St(t):O]:[pe(t),be(t,!1)]}var $t=t=>f(l("club-account"),y`${I(l("club-change"),[B(["old",l("club-passphrase"),"password"]),B(["new",
l("club-new-passphrase"),"password"])],async e=>{await h("POST","/me/passphrase",e),ee(l("club-changed"))})}
      <div class="row">
        <a class="button quiet" href="club/me/data" download="club.json">${l("club-data")}</a>
        ${w(l("club-logout"),()=>t.signIn("/logout",{}))}
      </div>
      ${t.state.about.me?.role==="owner"?O:y`<details>
            <summary>${l("club-delete")}</summary>
            <p class="faint">${l("club-delete-words")}</p>
            ${I(l("club-delete"),te(),async({passphrase:e})=>{await h("DELETE","/me",{passphrase:e}),location.reload()})}
          </details>`}`),kt=t=>f(l("club-programs"),y`<p class="faint">${l("club-programs-words")}</p>
      ${v((t.state.mine?.bots??[]).map(e=>Tt(t,e)),"")}
      ${I(l("club-seat"),_(),async({name:e})=>{let{key:s}=await h("POST","/bots",{name:e});ee(l("club-key",{name:e,key:s}),{ms:0}),await t.refresh()})}`);function Tt(t,{id:e,name:s,accepts:a}){let n=async()=>{
await h("DELETE",`/bots/${e}`),await t.refresh()};return y`<b class="club-words">${s}</b>
    ${yt(l("club-accepts"),["all","owner","none"].map(o=>[o,l("club-accepts-of",{accepts:o})]),a,o=>g(async()=>{await h("POST",`/bots/${e}`,{accepts:o}),await t.refresh()}))}
    ${w(l("club-new-key"),async()=>{let{key:o}=await h("POST",`/bots/${e}/key`);ee(l("club-key",{name:s,key:o}),{ms:0})})}
    ${w(l("club-remove"),()=>W(l("club-remove-it",{name:s}),l("club-remove-words"),[[l("club-remove"),n]]))}`}var xt=(t,e)=>f(l("club-blocked-players"),v(e.map(({id:s,name:a})=>y`<span class="club-words">${a}</span> ${w(
l("club-unblock"),async()=>{await h("DELETE",`/players/${s}/block`),await t.refresh()})}`),""));function St(t){let{acts:e,players:s}=t.state,a=new Intl.DateTimeFormat(vt,{dateStyle:"short",timeStyle:"\
short"}),n=u=>s.find(r=>r.id===u)?.name??(u===null?"":`#${u}`),o=u=>u?l("result",{winner:u.winner??"draw"}):"",c=e.map(({at:u,actor:r,act:i,subject:p,detail:b})=>{let[T,C]=p.split(" "),q=T==="player"?
n(Number(C)):"",_e=i==="correct"?`${o(b.before)} → ${o(b.after)}`:"",ze=b.role?l("club-member",{kind:"person",role:b.role}):"",xe=[q,_e,ze].filter(Boolean).join(" · ");return y`<span class="club-words"
        ><b>${l("club-act",{name:n(r),act:i.replaceAll(" ","-")})}</b
        ><span class="faint">${a.format(u)}${xe?` · ${xe}`:O}</span></span
      >
      ${T==="game"?w(l("open"),()=>t.open(Number(C))):O}`});return f(l("club-audit"),y`${c.length?v(c,""):O}
    ${w(l("club-show"),async()=>{t.state.acts=(await h("GET","/audit")).acts,Ce()})}`)}var Ot=t=>f(l("club-settings"),I(l("club-change"),Ae(t.state.about.club),async e=>{await h("POST","/settings",Ge(
e,t.state.about.club)),ee(l("club-changed")),await t.refresh()}));function Et(t){let e=async()=>{t.state.codes=(await h("GET","/codes")).codes,Ce()},s=t.state.codes.map(({code:a,usesLeft:n})=>y`<span class="club-words"
          ><b class="club-code">${a}</b
          ><span class="faint">${l("club-uses",{count:n})}</span></span
        >
        ${w(l("club-withdraw"),async()=>{await h("DELETE",`/codes/${encodeURIComponent(a)}`),await e()})}`);return f(l("club-codes"),y`<p class="faint">${l("club-codes-words")}</p>
      ${s.length?v(s,""):w(l("club-show"),e)}
      ${I(l("club-new-code"),B(["uses",l("club-how-many"),"number"]),async({uses:a})=>{await h("POST","/codes",{uses:Number(a)||1}),await e()})}`)}import{choiceField as jt,html as x,nothing as E,note as ge,openingRow as Pt,ruleName as Nt,text as m,update as ae}from"./rest.mjs";var Fe=50;async function se(t,e=!1){let{query:s,archive:a}=t.state,n=ve({...s,limit:String(Fe)}),o=a?.at(-1);e&&o&&n.set("before",String(o.id));let{games:c}=await h("GET",`/games?${n}`);t.state.archive=
[...e?a??[]:[],...c],e?ae():await ye(t,[])}var ve=t=>new URLSearchParams(Object.entries(t).filter(([,e])=>e));async function ye(t,e){let{player:s,rules:a,board:n}=t.state.query,o=ve({player:s,rules:a,
board:n||"8x8",moves:e.join(" ")});t.state.openings=(await h("GET",`/openings?${o}`)).moves,t.state.line=e,ae()}function It(t){let{line:e,openings:s}=t.state,a=s.map(({move:n,black:o,draws:c,white:u})=>{
let r=[o,c,u],i=o+c+u;return Pt({move:n,inBook:!1,counts:r,games:i},()=>g(()=>ye(t,[...e,n])))});return f(m("openings"),x`<p>${e.join(" ")}</p>
      <div class="explorer">
        ${a.length?x`<ul>
              ${a}
            </ul>`:x`<p class="faint">${m("openings-none")}</p>`}
      </div>
      ${e.length?w(m("back"),()=>ye(t,e.slice(0,-1))):E}`)}function Me(t){let{query:e,archive:s,players:a}=t.state,n=(r,i,p)=>jt(i,[["",m("club-all")],...p],e[r],b=>{e[r]=b,g(()=>se(t))}),o=[n("player",
m("club-player"),a.map(({id:r,name:i})=>[String(r),i])),n("result",m("club-result"),["black","white","draw"].map(r=>[r,m("result",{winner:r})])),n("rules",m("rules"),X()),n("board",m("board"),z),n("ra\
ted",m("club-rating"),["true","false"].map(r=>[r,de(r==="true")]))],c=r=>x`<a
      class="button quiet"
      href=${`club/export?${ve({...e,format:r})}`}
      download=${`club.${r}`}
      >${m("club-export",{format:r})}</a
    >`;return[f(m("club-part",{name:"archive"}),x`<div class="pair club-filters">${o}</div>
      ${v((s??[]).map(r=>x`${K(r,t)}
              <a class="button quiet" href=${`club/games/${r.id}/sgf`} download
                >${m("club-sgf")}</a
              >`),m("club-none-over"))}
      <div class="row">
        ${(s?.length??0)>=Fe?w(m("club-more"),()=>se(t,!0)):E}
        ${c("sgf")} ${c("jsonl")}
      </div>`),It(t)]}function qe(t){let{players:e,player:s}=t.state,a=async({id:c})=>{t.state.player=await h("GET",`/players/${c}`),ae()},n=({kind:c,present:u})=>+(c!=="engine")*2+Number(u??!1),o=[...e].
sort((c,u)=>n(u)-n(c)).map(c=>x`<button type="button" class="quiet club-game-row" @click=${()=>a(c)}>
          <b>${c.name}</b>
          <span class="faint"
            >${m("club-member",{kind:c.kind,role:c.role})}${c.present?` · ${m("club-present")}`:E}</span
          >
        </button>`);return x`${s?Wt(t,s):E}
  ${f(m("club-part",{name:"players"}),v(o,m("club-nobody")))}`}function Ct(t){let[e,s]=t.split(" ");return m("club-class",{speed:e,board:s})}function Wt(t,{player:e,ratings:s,statistics:a}){let{about:n}=t.
state,o=e.id!==n.me?.id,c=s.map(({class:r,rating:i,provisional:p,games:b,history:T})=>x`<span class="club-words"
          ><b>${Ct(r)}: ${ue(i,p)}</b
          ><span class="faint">${m("club-count-games",{count:b})}</span></span
        >
        ${Gt(T.map(C=>C.rating))}`),u=a.map(({rules:r,board:i,...p})=>x`${Nt(r)} ${i}: ${m("club-score",p)}`);return f(e.name,x`${v(c,m("club-no-ratings"))} ${u.length?v(u,""):E}
      <div class="row">
        ${o&&e.kind!=="deleted"?w(m("club-challenge"),()=>{Object.assign(t.state.wish,{kind:"challenge",to:String(e.id)}),t.state.part="meet",ae()},"primary"):E}
        ${o&&n.rights.includes("block")?w(m("club-block"),async()=>{await h("POST",`/players/${e.id}/block`),ge(m("club-blocked",{name:e.name})),await t.refresh()}):E}
        ${o&&n.rights.includes("manage")&&e.kind!=="engine"?At(e,t):E}
      </div>`)}function At({id:t,name:e,role:s,kind:a},n){let o=async()=>{await h("DELETE",`/players/${t}`),n.state.player=null,await n.refresh()},c=w(m("club-remove"),()=>W(m("club-remove-it",{name:e}),
m("club-remove-words"),[[m("club-remove"),o]]));if(a==="deleted")return E;if(a!=="person")return c;let u=s==="arbiter";return[w(m("club-reset"),async()=>{let{passphrase:r}=await h("POST",`/players/${t}\
/passphrase`);ge(m("club-reset-to",{name:e,passphrase:r}),{ms:0})}),w(m("club-make",{role:u?"player":"arbiter"}),async()=>{await h("POST",`/players/${t}/role`,{role:u?"player":"arbiter"}),ge(m("club-c\
hanged"))}),c]}function Gt(t){if(t.length<2)return E;let e=Math.min(...t),s=Math.max(1,Math.max(...t)-e),a=t.map((n,o)=>`${100*o/(t.length-1)},${28-26*(n-e)/s}`);return x`<svg class="club-curve" viewBox="0 0 100 30" aria-hidden="true">
    <polyline points=${a.join(" ")}></polyline>
  </svg>`}var Bt=["meet","archive","players","account"],Dt=["link","open","pair","challenge"],Ft=["1+1","3+2","5+3","10+5","30+10","custom","1d","3d","none"],Mt={meet:t=>Yt(t),archive:Me,players:qe,account:De};
async function qt(t,e){t.state.part=e,Ve(),e==="archive"&&await se(t)}function He(t){let{about:e,part:s}=t.state,a=e.club.closed&&!e.me;return $`<div class="club">
    <div class="club-head">
      <h1>${e.club.name}</h1>
      ${a?k:Bt.map(n=>$`<button
                type="button"
                class="quiet"
                aria-pressed=${n===s}
                @click=${()=>g(()=>qt(t,n))}
              >
                ${d("club-part",{name:n})}
              </button>`)}
      <span class="faint"
        >${e.me?d("club-you-are",{name:e.me.name}):k}</span
      >
    </div>
    <div class="notes" role="status"></div>
    <div class="club-cards">
      ${e.needsSetup&&s===(e.me?"account":"meet")&&!t.state.invitation?Re(t):k}
      ${Lt(t)}
      ${a?Be(t):Mt[s](t)}
    </div>
  </div>`}function Lt(t){let{invitation:e,refused:s,about:a}=t.state;if(s)return f(d("club-invitation"),$`<p>${s}</p>`);if(!e)return k;let{author:n,setup:o,color:c,token:u,game:r}=e,i=n.id===a.me?.id,
p=$`<p>${Q(o)}</p>
    <p>
      ${c?d("club-side",{name:n.name,side:c}):d("club-random-side")}
    </p>`;return r?f(d("club-invitation"),w(d("open"),()=>t.open(r))):i?f(d("club-your-invitation"),$`<label class="field"
        ><span>${d("club-send-link")}</span
        ><input
          type="text"
          class="club-link"
          readonly
          .value=${location.href}
          @focus=${b=>b.target.select()}
      /></label>
      ${p}
      <p class="faint" role="status">${d("club-waits")}</p>
      <div class="row">${w(d("club-withdraw"),()=>t.withdraw(u))}</div>`):f(d("club-invites",{name:L(n)}),$`${p} ${a.me?k:we()}
        <div class="row">
          ${w(d("club-accept"),async()=>{await t.beGuest(fe()),await t.accept(u)},"primary")}
        </div>`)}function Yt(t){let{mine:e,open:s,running:a,about:n}=t.state,o=n.me?.id,c=e?.invitations??[];return $`${e?f(d("club-your-games"),v([...e.games].sort((u,r)=>$e(r,o)-$e(u,o)).map(u=>$`${$e(
u,o)?$`<span class="club-turn">${d("your-turn")}</span>`:k}
                  ${K(u,t)}`),d("club-no-games"))):k}
    ${c.length?f(d("club-invitations"),v(c.map(u=>Ue(u,t)),"")):k}
    ${Ht(t)}
    ${f(d("club-lobby"),v(s.map(u=>Ue(u,t)),d("club-lobby-empty")))}
    ${f(d("club-running"),$`<div class="row">${w(d("club-tv"),()=>t.watchTv())}</div>
        ${v(a.map(u=>K(u,t)),d("club-none-running"))}`)}`}var $e=({turn:t,...e},s)=>+(t!==null&&e[t].id===s);function Ue({token:t,kind:e,author:s,target:a,setup:n,color:o},c){let u=s.id===c.state.about.
me?.id,r=L(u&&a?a:s),i=d("club-kind-of",{kind:e,whose:u?"own":"other",name:r}),p=o?` · ${d("club-side",{name:s.name,side:o})}`:"";return $`<span class="club-words"
      ><b>${i}</b><span class="faint">${Q(n)}${p}</span></span
    >
    ${u?[e==="link"?$`<a class="button quiet" href=${`#club/${t}`}>${d("club-show-link")}</a>`:k,w(d("club-withdraw"),()=>c.withdraw(t))]:[w(d("club-accept"),()=>c.accept(t),"primary"),e==="challenge"?
w(d("club-decline"),()=>c.withdraw(t)):k]}`}var Ut=t=>t.endsWith("d")?[t,d("club-days",{count:Number.parseInt(t,10)})]:Rt(t),Vt=({clock:t,minutes:e,seconds:s},a)=>t==="custom"?$`<div class="pair">
        ${Ye(d("minutes"),e,{min:1,max:180},n=>a({minutes:n}))}
        ${Ye(d("seconds-a-move"),s,{min:0,max:180},n=>a({seconds:n}))}
      </div>`:k;function Ht(t){let{about:e,wish:s}=t.state,a=i=>{Object.assign(s,i),s.rated&&=!r(),Ve()},n=t.others.map(({id:i,name:p})=>[String(i),p]),o=(Le.about?.starts??[]).map(i=>[i,d("start-name",
{name:i})||i]),c=i=>Le.about?.presets.find(({name:p})=>p===i)?.start??"standard",u=e.me?.kind==="person",r=()=>!u||s.clock==="none"||s.start!==c(s.rules);return f(d("club-invite"),$`${D(d("club-whom"),
Dt.map(i=>[i,d("club-kind",{kind:i})]),s.kind,i=>a({kind:i}))}
      ${s.kind==="challenge"?D(d("opponent"),n,s.to,i=>a({to:i})):k}
      <div class="pair">
        ${D(d("clock"),Ft.map(Ut),s.clock,i=>a({clock:i}))}
        ${D(d("your-side"),[["random",d("random")],["black",d("black-first")],["white",d("white")]],s.color,i=>a({color:i}))}
      </div>
      ${Vt(s,a)}
      <div class="pair">
        ${D(d("rules"),X(),s.rules,i=>a({rules:i,start:c(i)}))}
        ${D(d("board"),z,s.board,i=>a({board:i}))}
      </div>
      ${D(d("start"),o,s.start,i=>a({start:i}))}
      <label class="toggle"
        ><input
          type="checkbox"
          id="club-rated"
          .checked=${s.rated}
          ?disabled=${r()}
          @change=${()=>a({rated:!s.rated})}
        /><span>${d("club-rated",{rated:"yes"})}</span></label
      >
      ${e.me||t.state.invitation?k:we()}
      <div class="row">
        ${w(d("club-do",{kind:s.kind}),async()=>{await t.beGuest(fe()),await t.invite()},"primary")}
      </div>`)}var ce="#club/",Te=class{constructor(e){this.play=e,this.shown=null,this.isOnTv=!1;let s=(a,n)=>M.addEventListener(a,o=>n(o.detail));s("hello",()=>g(()=>this.refresh())),s("state",({game:a})=>this.heard(
a)),s("game",({game:a})=>this.heard(a)),s("started",({game:a})=>this.started(a)),s("lobby",({open:a})=>{this.state.open=a,F()}),s("tv",({game:a})=>this.isOnTv&&a&&this.open(a.id)),s("challenge",({invitation:a})=>this.
challenged(a)),s("challengeGone",()=>g(async()=>{await this.refresh(),await this.readAddress()})),s("phrase",a=>P()?.id===a.game&&P()?.say(a)),s("said",({text:a})=>oe(a,{kind:"error"})),addEventListener(
"hashchange",()=>g(()=>this.readAddress()))}get state(){return Jt.club}async refresh(){let e=await h("GET",""),s=e.me||!e.club.closed,[a,n,o]=await Promise.all([e.me?h("GET","/me"):null,s?h("GET","/pl\
ayers"):{players:[]},s?h("GET","/games?state=running"):{games:[]}]);Object.assign(this.state,{about:e,mine:a,players:n.players,running:o.games}),F(),s&&M.send({type:"watch",topic:"lobby"}),P()?.watch()}async readAddress(){
location.hash==="#club"&&await this.refresh();let{hash:e}=location,s={invitation:null,refused:null};if(e.startsWith(ce)){let a=encodeURIComponent(e.slice(ce.length));try{s.invitation=await h("GET",`/i\
nvitations/${a}`)}catch(n){if(!(n instanceof zt))throw n;s.refused=n.message}}location.hash===e&&(Object.assign(this.state,s),F())}heard(e){let s=P();s?.id===e.id&&s.hear(e);let a=["running","adjourne\
d"].includes(e.state);for(let n of[this.state.mine?.games??[],this.state.running]){let o=n.findIndex(({id:c})=>c===e.id);o<0||(a?n[o]={...n[o],...e,game:n[o].game}:n.splice(o,1))}F()}async started(e){
this.state.mine?.games.unshift(e);let s=P();s?.own&&s.isRunning&&s.id!==e.id?oe(j("club-started"),{ms:0,actions:[[j("open"),()=>this.open(e.id)]]}):await this.open(e.id)}challenged(e){this.state.mine?.
invitations.push(e),F();let{author:s,token:a}=e;s.id!==this.state.about.me?.id&&oe(j("club-challenged",{name:s.name}),{ms:0,actions:[[j("draw-accept"),()=>g(()=>this.accept(a))],[j("club-decline"),()=>g(
()=>this.withdraw(a))]]})}open(e){return g(async()=>{if(P()?.id!==e){let a=await h("GET",`/games/${e}`),n=new G(a,o=>this.open(o));await n.load(),P()?.close(),this.play.adopt(n.game),F({isFirstVisit:!1}),
await Ke(),n.showOffers(),a.state!=="over"&&n.watch()}else await Ke()})}async watchTv(){let{game:e}=await h("GET","/tv");this.isOnTv=!0,M.send({type:"watch",topic:"tv"}),e||oe(j("club-no-tv"))}async beGuest(e){
this.state.about.me||await this.signIn("/guests",e?{name:e}:{})}async signIn(e,s){await h("POST",e,s),M.socket?.close(),await this.refresh()}async accept(e){await this.beGuest();let{game:s}=await h("P\
OST",`/invitations/${e}`);await this.open(s),await this.refresh()}async withdraw(e){await h("DELETE",`/invitations/${e}`),location.hash===`${ce}${e}`&&(location.hash="#club"),await this.refresh()}get others(){
let{players:e,about:s}=this.state;return e.filter(({id:a,kind:n})=>a!==s.me?.id&&n!=="deleted")}async invite(){await this.beGuest();let{kind:e,to:s,board:a,rules:n,start:o,color:c,rated:u,...r}=this.state.
wish,i=r.clock==="custom"?`${r.minutes}+${r.seconds}`:r.clock,[p,b]=i.split("+").map(Number),T=i.endsWith("d")?{kind:"days",days:Number.parseInt(i,10)}:i==="none"?{kind:"unlimited"}:{kind:"realTime",seconds:p*
60,increment:b},{invitation:C,game:q}=await h("POST","/invitations",{kind:e,setup:{rules:n,board:a,start:o,clock:T,rated:u},...c!=="random"&&{color:c},...e==="challenge"&&{to:Number(s||this.others[0]?.
id)}});q?await this.open(q):e==="link"&&(location.hash=`${ce}${C.token}`),await this.refresh()}get turns(){let{mine:e,about:s}=this.state,a=s.me?.id;return(e?.games??[]).filter(({turn:n,...o})=>n&&o[n].
id===a)}draw(){Xt(He(this),ke("view-club"));let e=P();this.play.host.classList.toggle("club-game",e!==null),e!==this.shown&&this.shown?.close(),this.shown=e;let s=this.turns.length;ke("club-count").textContent=
s?String(s):"";let a=document.title.includes(j("your-turn"));s&&!a&&(document.title=`${j("your-turn")} · ${document.title}`)}};async function Ke(){if(location.hash.startsWith("#play"))return;let t=new Promise(
e=>addEventListener("hashchange",e,{once:!0}));location.hash="#play",await t}async function Zt(){let t=new URL(`club-${Je}.mjs`,import.meta.url).href,e=Je==="en"?{}:(await import(t)).default;_t({...Ie,
...e})}function es(){if(document.documentElement.dataset.searches)return;let t=M.begin.bind(M);M.begin=(e,s)=>e.type==="act"?t(e,s):{promise:Promise.reject(new Error(j("club-no-engine"))),stop:()=>{}}}
function ts(){let t=new URL("club.css",import.meta.url).href;document.head.append(ne("link",{rel:"stylesheet",href:t}));let e=j("club"),s=ne("a",{href:"#club"},e," ",ne("span",{id:"club-count"}));s.dataset.
view="club",document.querySelector("nav.views")?.prepend(s),ke("main").append(ne("section",{class:"view",id:"view-club","aria-label":e})),Qt.push("club")}async function Is(t){await Zt();let e=await h(
"GET","");F({club:{about:e,mine:null,open:[],running:[],players:[],invitation:null,refused:null,wish:{kind:"link",to:"",clock:"10+5",board:"8x8",rules:"olympiad",start:"standard",minutes:15,seconds:10,
color:"random",rated:!1},part:"meet",archive:null,query:{player:"",result:"",rules:"",board:"",rated:""},line:[],openings:[],acts:[],player:null,codes:[]}}),ts(),Ne(),es();let s=new Te(t);Kt(()=>s.draw()),
s.draw(),location.hash?dispatchEvent(new Event("hashchange")):location.replace("#club"),await g(()=>s.refresh())}export{Te as Club,Is as begin};
