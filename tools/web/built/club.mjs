import{app as Jt,byId as ke,drawWith as Kt,h as ne,inWords as _t,language as He,learn as zt,note as oe,Refusal as Xt,render as Qt,socket as M,text as j,update as F,VIEWS as Zt}from"./rest.mjs";import{app as je,COMMANDS as he,SIDES as ht,socket as mt,text as N}from"./rest.mjs";import{announce as ie,app as J,Game as ze,language as Xe,newState as Qe,note as A,SIDES as Se,socket as ce,text as S,update as Ze}from"./rest.mjs";var et=864e5,tt=100,st={resignation:"+Resign",time:"\
+Time"},le=(t,e)=>`${Math.round(t)}${e?"?":""}`,L=({name:t,rating:e,provisional:s})=>e===void 0?t:`${t} (${le(e,s)})`,re=class extends ze{get allowsHelp(){let e=this.remote;return this.isOver||!e.own&&
!!J.club?.about.club.assist}resign(){this.remote.act({act:"resign"})}},G=class{constructor(e,s){this.view=e,this.open=s,this.isThinking=!1;let a=J.club?.about.me?.id;this.own=Se.find(p=>e[p].id===a);let{
clock:n}=e,i=n.kind==="realTime"?n.seconds*1e3:et,c=p=>({machine:p!==this.own,level:e[p].level??1}),o=p=>L(e[p]),{rules:r,limit:h,fen:f}=e.game;this.game=new re(Qe({id:`club-${e.id}`,rules:r,limit:h??
null,fen:f,players:{black:c("black"),white:c("white")},names:{black:o("black"),white:o("white")},clock:n.kind==="unlimited"?null:{base:i,increment:n.kind==="realTime"?n.increment*1e3:0},flipped:this.own===
"white"})),this.game.remote=this,this.at=performance.now(),this.offers="",this.closeOffers=()=>{},this.queue=Promise.resolve(),this.timer=setInterval(()=>this.tick(),tt)}get id(){return this.view.id}get isRunning(){
return this.view.state==="running"}get isWatched(){return!this.own}get firstMove(){let{clock:e,clocks:s,ply:a}=this.view;if(!this.own||!this.isRunning||a>1||e.kind!=="realTime"||!s.deadline)return null;
let n=Date.now()+s.deadline-s.now;return new Intl.DateTimeFormat(Xe,{timeStyle:"medium"}).format(n)}say({player:e,phrase:s}){let a=Se.find(c=>this.view[c].id===e);if(!a)return;let n=this.view[a].name,
i=S("club-says",{name:n,words:S("club-phrase",{phrase:s})});ie(i),A(i)}async load(){let{tree:e,state:s}=this.game,a=0;for(let n of this.view.game.moves)a=e.add(a,n);s.live=s.shown=a,await this.game.load(),
this.settle(),this.game.begin()}close(){clearInterval(this.timer),this.closeOffers(),ce.send({type:"unwatch",topic:"game",game:this.id})}watch(){let e=this.game.tree.path(this.game.state.live).length-
1;ce.send({type:"watch",topic:"game",game:this.id,since:e})}hear(e){return this.queue=this.queue.then(()=>this.follow(e)).catch(s=>{A(String(s),{kind:"error"})}),this.queue}async follow(e){let{game:s}=this,
{tree:a,state:n}=s,i=a.path(n.live),c=i.length-1,o=[..."game"in e?e.game.moves:[]],r="game"in e?e.since:Math.min(e.ply,c);if(!("game"in e)&&e.ply===c+1)o=[e.lastMove??"pass"];else if(r>c||r+o.length<e.
ply)return this.watch();let h=i[r];for(let p of o)h=a.add(h,p);this.view={...this.view,...e,game:this.view.game},this.at=performance.now(),h!==n.live&&!a.leadsTo(n.live,h)&&await s.setLive(h);let f=a.
path(h);for(let p of f.slice(f.indexOf(n.live)+1)){let T=s.liveView?.toMove??"black";await s.advance(p,T===this.own?"human":"machine")}this.settle(),s.changed()}settle(){let{game:e,view:s}=this,{black:a,
white:n}=s.clocks;e.state.left={black:a,white:n};let{tree:i,state:c}=e;c.clock&&c.live&&(i.node(c.live).clock={black:a,white:n});let{end:o}=s;if(s.state==="over"||s.state==="aborted"){let r=o?.winner??
null,h=st[o?.how??""]??"+",f=r?`${r==="black"?"B":"W"}${h}`:"Draw",p=e.isOver;c.outcome={winner:r,text:o?.text??S("aborted"),code:f},!p&&!e.liveView?.end&&ie(c.outcome.text),clearInterval(this.timer)}
this.showOffers(),e.liveView?.mustPass&&this.isRunning&&s.turn===this.own&&this.send("pass")}showOffers(){let{own:e,view:s}=this,a=JSON.stringify([s.offers,s.state,s.rematch,this.firstMove]);if(a===this.
offers||J.game!==this.game)return;this.offers=a,this.closeOffers();let c=Object.entries(s.offers).filter(([,r])=>r).map(([r,h])=>{let f=h,p=S("club-offers",{name:s[f].name,what:r}),T=q=>()=>this.act({
act:q,what:r}),W=f===e?[[S("club-withdraw"),T("decline")]]:[[S("draw-accept"),T("accept")],[S("draw-decline"),T("decline")]];return ie(p),A(p,{ms:0,actions:e?W:[]})}),{rematch:o}=s;o&&!e&&c.push(A(S("\
club-next-game"),{ms:0,actions:[[S("club-watch"),()=>this.open(o)]]})),this.firstMove&&c.push(A(S("club-first-move",{time:this.firstMove}),{ms:0})),s.state==="adjourned"&&c.push(A(S("club-adjourned"),
{ms:0})),this.closeOffers=()=>c.forEach(r=>r())}tick(){let{clocks:e}=this.view;if(!e.running||!this.game.state.clock)return;let s=performance.now()-this.at;this.game.state.left[e.running]=Math.max(0,e[e.
running]-s),J.game===this.game&&Ze()}async act(e){let s=await this.request(e);s&&A(s,{kind:"error"})}async request(e){try{let a=await ce.begin({type:"act",game:this.id,act:e}).promise;return await this.
hear(a),null}catch(s){return s instanceof Error?s.message:String(s)}}async tryMove(e){let s=this.game.tree.path(this.game.state.live).length-1,a=await this.request({act:"move",move:e,ply:s});return a&&
a.replace(/[.。]$/,"")}send(e){e==="pass"?this.tryMove(e):this.act({act:"offer",what:e==="undo"?"takeback":"rematch"})}setPlayer(){}};function P(){let t=J.game?.remote;return t instanceof G?t:null}import{app as at,h as nt,html as Y,inWords as ot,note as it,nothing as ct,openDialog as rt,Refusal as Oe,ruleName as Ee,SIDES as lt,text as R}from"./rest.mjs";async function d(t,e,s){let a=await fetch(`club${e}`,{method:t,headers:{"content-type":"application/json"},...s&&{body:JSON.stringify(s)}}),n=await a.json().catch(()=>({}));if(a.ok)return n;let i={code:"\
no-answer",params:{status:a.status}};throw new Oe((await ot({error:i,...n})).error)}async function g(t){try{await t()}catch(e){it(e instanceof Oe?e.message:R("club-no-line"),{kind:"error"})}}var b=(t,e,s="\
quiet")=>Y`<button type="button" class=${s} @click=${()=>g(async()=>e())}>
    ${t}
  </button>`,C=(t,e,s)=>rt(t,[nt("p",{},e)],{actions:s.map(([a,n])=>[a,()=>g(async()=>n())])}),w=(t,e)=>Y`<section class="card" aria-label=${t}>
    <h2>${t}</h2>
    ${e}
  </section>`,v=(t,e)=>t.length?Y`<ul class="club-list">
        ${t.map(s=>Y`<li>${s}</li>`)}
      </ul>`:e?Y`<p class="faint">${e}</p>`:ct,z=["8x8","7x7","6x6","5x5"].map(t=>[t,t]),X=()=>(at.about?.presets??[]).map(({name:t})=>[t,Ee(t)]),ue=t=>R("club-rated",{rated:t?"yes":"no"});function ut(t){
return t.kind==="unlimited"?R("no-clock"):t.kind==="days"?R("club-days",{count:t.days}):R("some-clock",{minutes:t.seconds/60,seconds:t.increment})}var Q=({rules:t,board:e,clock:s,rated:a,game:n})=>[Ee(
n?.rules??t??""),e,ut(s),ue(a)].join(" · "),dt=({state:t,end:e,ply:s})=>t==="over"?R("result",{winner:e?.winner??"draw"}):R("count-moves",{count:s});function K(t,e){let s=lt.map(a=>L(t[a])).join(" – ");
return Y`<button type="button" class="quiet club-game-row" @click=${()=>e.open(t.id)}>
    <b>${s}</b><span class="faint">${Q(t)} · ${dt(t)}</span>
  </button>`}function H(t){let e=t.remote;return e instanceof G?e:null}function de(t){let e=H(t);return e?.own&&e.isRunning?e:null}function U(t,e,s){let a=he[t];he[t]={...a,isShown:n=>H(n)?e(n):a.isShown?.(n)!==!1,
act:(n,i)=>s&&H(n)?s(n):a.act(n,i)}}var pt=(t,e)=>H(t)?.act(e),V=(t,e,s,a)=>({label:t,sign:e,where:"wide",isShown:n=>{let i=H(n);return i!==null&&s(i)},act:n=>a(H(n))}),bt=8,wt=({id:t})=>C(N("club-phr\
ases"),"",[...Array(bt).keys()].map(e=>[N("club-phrase",{phrase:e}),()=>mt.send({type:"phrase",game:t,phrase:e})])),ft=t=>C(N("club-claim"),N("club-claim-words"),[[N("club-claim-win"),()=>t.act({act:"\
claim"})],[N("club-claim-draw"),()=>t.act({act:"claim",draw:!0})]]),gt=t=>C(N("club-correct"),N("club-correct-words"),[...ht,null].map(e=>[N("result",{winner:e??"draw"}),async()=>t.hear(await d("POST",
`/games/${t.id}/result`,{winner:e}))]));function Pe(){U("undo",s=>de(s)?.view.rated===!1),U("redo",()=>!1),U("hint",s=>s.allowsHelp),U("now",()=>!1),U("resign",s=>de(s)!==null),U("draw",s=>de(s)!==null,
s=>pt(s,{act:"offer",what:"draw"}));let t=s=>!!s.own&&s.isRunning,e=s=>a=>a.act({act:"offer",what:s});Object.assign(he,{abort:V("club-abort","cut",s=>t(s)&&s.view.ply<2,s=>s.act({act:"abort"})),claim:V(
"club-claim","now",s=>t(s)&&s.view.clock.kind==="realTime"&&s.view.turn!==s.own,ft),adjourn:V("club-adjourn","pause",t,e("adjourn")),continue:V("club-resume","go",s=>!!s.own&&s.view.state==="adjourned",
e("resume")),phrase:V("club-phrases","more",s=>!!(s.own&&je.club?.about.club.phrases),wt),correct:V("club-correct","draw",s=>s.view.state==="over"&&!!je.club?.about.rights.includes("correct"),gt)})}var Ne={club:"Club","club-part":"{name, select, meet {Play} archive {Archive} players {Players} account {Account} other {}}","club-you-are":"You are {name}.","club-no-line":"The club can’t be reached.",
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
ided":"The arbiter decided: draw.",aborted:"The game was aborted."};import{app as qe,choiceField as D,clockWords as Rt,html as $,nothing as k,numberField as Le,text as u,update as Ue}from"./rest.mjs";import{choiceField as yt,html as y,language as vt,nothing as O,note as ee,text as l,update as Ie}from"./rest.mjs";var B=([t,e,s="text"])=>y`<label class="field"
    ><span>${e}</span><input type=${s} name=${t} autocomplete="off"
  /></label>`,Z=(t,e,s)=>y`<label class="toggle"
    ><input type="checkbox" name=${t} .checked=${s} /><span>${e}</span></label
  >`,I=(t,e,s)=>y`<form
    class="club-form"
    @submit=${a=>{a.preventDefault();let n=a.target;g(async()=>{await s(Object.fromEntries(new FormData(n))),n.reset()})}}
  >
    ${e}
    <div class="row"><button type="submit" class="primary">${t}</button></div>
  </form>`,be=()=>y`<label class="field"
    ><span>${l("club-guest-name")}</span
    ><input type="text" id="guest-name" maxlength="40" autocomplete="nickname"
  /></label>`,we=()=>document.getElementById("guest-name")?.value.trim(),_=()=>B(["name",l("club-name")]),te=()=>B(["passphrase",l("club-passphrase"),"password"]),We=()=>B(["code",l("club-code")]),Ce=t=>[
y`<label class="field"
    ><span>${l("club-its-name")}</span
    ><input type="text" name="club" autocomplete="off" .value=${t.name}
  /></label>`,Z("closed",l("club-closed"),t.closed),Z("guests",l("club-guests"),t.guests),Z("assist",l("club-assist"),t.assist),Z("phrases",l("club-phrases-allowed"),t.phrases)],Ae=(t,e)=>({...e,name:t.
club||e.name,closed:"closed"in t,guests:"guests"in t,assist:"assist"in t,phrases:"phrases"in t}),Ge=t=>w(l("club-setup"),y`<p class="faint">${l("club-setup-words")}</p>
      ${I(l("club-begin"),[B(["code",l("club-setup-code")]),_(),te(),Ce(t.state.about.club)],e=>{let{code:s,name:a,passphrase:n}=e,i=Ae(e,t.state.about.club);return t.signIn("/setup",{code:s,name:a,passphrase:n,
settings:i})})}`),me=t=>w(l("club-login"),I(l("club-login"),[_(),te()],e=>t.signIn("/login",e))),pe=(t,e)=>w(l("club-join"),y`<p class="faint">${l("club-join-words")}</p>
      ${I(l("club-join"),[_(),te(),e?We():O],s=>t.signIn("/accounts",s))}`),Re=t=>[me(t),pe(t,!0),t.state.about.club.guests?w(l("club-as-guest"),I(l("club-as-guest"),[_(),We()],({name:e,code:s})=>t.signIn(
"/guests",{code:s,...e&&{name:e}}))):O];function Be(t){let{about:e,mine:s}=t.state,{me:a,rights:n}=e;return a?[s?.hasPassphrase?$t(t):[pe(t,!1),me(t)],n.includes("seat")?kt(t):O,s?.blocked.length?xt(t,
s.blocked):O,n.includes("manage")?[Ot(t),Et(t)]:O,n.includes("audit")?St(t):O]:[me(t),pe(t,!1)]}var $t=t=>w(l("club-account"),y`${I(l("club-change"),[B(["old",l("club-passphrase"),"password"]),B(["new",
l("club-new-passphrase"),"password"])],async e=>{await d("POST","/me/passphrase",e),ee(l("club-changed"))})}
      <div class="row">
        <a class="button quiet" href="club/me/data" download="club.json">${l("club-data")}</a>
        ${b(l("club-logout"),()=>t.signIn("/logout",{}))}
      </div>
      ${t.state.about.me?.role==="owner"?O:y`<details>
            <summary>${l("club-delete")}</summary>
            <p class="faint">${l("club-delete-words")}</p>
            ${I(l("club-delete"),te(),async({passphrase:e})=>{await d("DELETE","/me",{passphrase:e}),location.reload()})}
          </details>`}`),kt=t=>w(l("club-programs"),y`<p class="faint">${l("club-programs-words")}</p>
      ${v((t.state.mine?.bots??[]).map(e=>Tt(t,e)),"")}
      ${I(l("club-seat"),_(),async({name:e})=>{let{key:s}=await d("POST","/bots",{name:e});ee(l("club-key",{name:e,key:s}),{ms:0}),await t.refresh()})}`);function Tt(t,{id:e,name:s,accepts:a}){let n=async()=>{
await d("DELETE",`/bots/${e}`),await t.refresh()};return y`<b class="club-words">${s}</b>
    ${yt(l("club-accepts"),["all","owner","none"].map(i=>[i,l("club-accepts-of",{accepts:i})]),a,i=>g(async()=>{await d("POST",`/bots/${e}`,{accepts:i}),await t.refresh()}))}
    ${b(l("club-new-key"),async()=>{let{key:i}=await d("POST",`/bots/${e}/key`);ee(l("club-key",{name:s,key:i}),{ms:0})})}
    ${b(l("club-remove"),()=>C(l("club-remove-it",{name:s}),l("club-remove-words"),[[l("club-remove"),n]]))}`}var xt=(t,e)=>w(l("club-blocked-players"),v(e.map(({id:s,name:a})=>y`<span class="club-words">${a}</span> ${b(
l("club-unblock"),async()=>{await d("DELETE",`/players/${s}/block`),await t.refresh()})}`),""));function St(t){let{acts:e,players:s}=t.state,a=new Intl.DateTimeFormat(vt,{dateStyle:"short",timeStyle:"\
short"}),n=o=>s.find(r=>r.id===o)?.name??(o===null?"":`#${o}`),i=o=>o?l("result",{winner:o.winner??"draw"}):"",c=e.map(({at:o,actor:r,act:h,subject:f,detail:p})=>{let[T,W]=f.split(" "),q=T==="player"?
n(Number(W)):"",Ke=h==="correct"?`${i(p.before)} → ${i(p.after)}`:"",_e=p.role?l("club-member",{kind:"person",role:p.role}):"",xe=[q,Ke,_e].filter(Boolean).join(" · ");return y`<span class="club-words"
        ><b>${l("club-act",{name:n(r),act:h.replaceAll(" ","-")})}</b
        ><span class="faint">${a.format(o)}${xe?` · ${xe}`:O}</span></span
      >
      ${T==="game"?b(l("open"),()=>t.open(Number(W))):O}`});return w(l("club-audit"),y`${c.length?v(c,""):O}
    ${b(l("club-show"),async()=>{t.state.acts=(await d("GET","/audit")).acts,Ie()})}`)}var Ot=t=>w(l("club-settings"),I(l("club-change"),Ce(t.state.about.club),async e=>{await d("POST","/settings",Ae(
e,t.state.about.club)),ee(l("club-changed")),await t.refresh()}));function Et(t){let e=async()=>{t.state.codes=(await d("GET","/codes")).codes,Ie()},s=t.state.codes.map(({code:a,usesLeft:n})=>y`<span class="club-words"
          ><b class="club-code">${a}</b
          ><span class="faint">${l("club-uses",{count:n})}</span></span
        >
        ${b(l("club-withdraw"),async()=>{await d("DELETE",`/codes/${encodeURIComponent(a)}`),await e()})}`);return w(l("club-codes"),y`<p class="faint">${l("club-codes-words")}</p>
      ${s.length?v(s,""):b(l("club-show"),e)}
      ${I(l("club-new-code"),B(["uses",l("club-how-many"),"number"]),async({uses:a})=>{await d("POST","/codes",{uses:Number(a)||1}),await e()})}`)}import{choiceField as jt,html as x,nothing as E,note as fe,openingRow as Pt,ruleName as Nt,text as m,update as ae}from"./rest.mjs";var De=50;async function se(t,e=!1){let{query:s,archive:a}=t.state,n=ye({...s,limit:String(De)}),i=a?.at(-1);e&&i&&n.set("before",String(i.id));let{games:c}=await d("GET",`/games?${n}`);t.state.archive=
[...e?a??[]:[],...c],e?ae():await ge(t,[])}var ye=t=>new URLSearchParams(Object.entries(t).filter(([,e])=>e));async function ge(t,e){let{player:s,rules:a,board:n}=t.state.query,i=ye({player:s,rules:a,
board:n||"8x8",moves:e.join(" ")});t.state.openings=(await d("GET",`/openings?${i}`)).moves,t.state.line=e,ae()}function It(t){let{line:e,openings:s}=t.state,a=s.map(({move:n,black:i,draws:c,white:o})=>{
let r=[i,c,o],h=i+c+o;return Pt({move:n,inBook:!1,counts:r,games:h},()=>g(()=>ge(t,[...e,n])))});return w(m("openings"),x`<p>${e.join(" ")}</p>
      <div class="explorer">
        ${a.length?x`<ul>
              ${a}
            </ul>`:x`<p class="faint">${m("openings-none")}</p>`}
      </div>
      ${e.length?b(m("back"),()=>ge(t,e.slice(0,-1))):E}`)}function Fe(t){let{query:e,archive:s,players:a}=t.state,n=(r,h,f)=>jt(h,[["",m("club-all")],...f],e[r],p=>{e[r]=p,g(()=>se(t))}),i=[n("player",
m("club-player"),a.map(({id:r,name:h})=>[String(r),h])),n("result",m("club-result"),["black","white","draw"].map(r=>[r,m("result",{winner:r})])),n("rules",m("rules"),X()),n("board",m("board"),z),n("ra\
ted",m("club-rating"),["true","false"].map(r=>[r,ue(r==="true")]))],c=r=>x`<a
      class="button quiet"
      href=${`club/export?${ye({...e,format:r})}`}
      download=${`club.${r}`}
      >${m("club-export",{format:r})}</a
    >`;return[w(m("club-part",{name:"archive"}),x`<div class="pair club-filters">${i}</div>
      ${v((s??[]).map(r=>x`${K(r,t)}
              <a class="button quiet" href=${`club/games/${r.id}/sgf`} download
                >${m("club-sgf")}</a
              >`),m("club-none-over"))}
      <div class="row">
        ${(s?.length??0)>=De?b(m("club-more"),()=>se(t,!0)):E}
        ${c("sgf")} ${c("jsonl")}
      </div>`),It(t)]}function Me(t){let{players:e,player:s}=t.state,a=async({id:c})=>{t.state.player=await d("GET",`/players/${c}`),ae()},n=({kind:c,present:o})=>+(c!=="engine")*2+Number(o??!1),i=[...e].
sort((c,o)=>n(o)-n(c)).map(c=>x`<button type="button" class="quiet club-game-row" @click=${()=>a(c)}>
          <b>${c.name}</b>
          <span class="faint"
            >${m("club-member",{kind:c.kind,role:c.role})}${c.present?` · ${m("club-present")}`:E}</span
          >
        </button>`);return x`${s?Ct(t,s):E}
  ${w(m("club-part",{name:"players"}),v(i,m("club-nobody")))}`}function Wt(t){let[e,s]=t.split(" ");return m("club-class",{speed:e,board:s})}function Ct(t,{player:e,ratings:s,statistics:a}){let{about:n}=t.
state,i=e.id!==n.me?.id,c=s.map(({class:r,rating:h,provisional:f,games:p,history:T})=>x`<span class="club-words"
          ><b>${Wt(r)}: ${le(h,f)}</b
          ><span class="faint">${m("club-count-games",{count:p})}</span></span
        >
        ${Gt(T.map(W=>W.rating))}`),o=a.map(({rules:r,board:h,...f})=>x`${Nt(r)} ${h}: ${m("club-score",f)}`);return w(e.name,x`${v(c,m("club-no-ratings"))} ${o.length?v(o,""):E}
      <div class="row">
        ${i&&e.kind!=="deleted"?b(m("club-challenge"),()=>{Object.assign(t.state.wish,{kind:"challenge",to:String(e.id)}),t.state.part="meet",ae()},"primary"):E}
        ${i&&n.rights.includes("block")?b(m("club-block"),async()=>{await d("POST",`/players/${e.id}/block`),fe(m("club-blocked",{name:e.name})),await t.refresh()}):E}
        ${i&&n.rights.includes("manage")&&e.kind!=="engine"?At(e,t):E}
      </div>`)}function At({id:t,name:e,role:s,kind:a},n){let i=async()=>{await d("DELETE",`/players/${t}`),n.state.player=null,await n.refresh()},c=b(m("club-remove"),()=>C(m("club-remove-it",{name:e}),
m("club-remove-words"),[[m("club-remove"),i]]));if(a==="deleted")return E;if(a!=="person")return c;let o=s==="arbiter";return[b(m("club-reset"),async()=>{let{passphrase:r}=await d("POST",`/players/${t}\
/passphrase`);fe(m("club-reset-to",{name:e,passphrase:r}),{ms:0})}),b(m("club-make",{role:o?"player":"arbiter"}),async()=>{await d("POST",`/players/${t}/role`,{role:o?"player":"arbiter"}),fe(m("club-c\
hanged"))}),c]}function Gt(t){if(t.length<2)return E;let e=Math.min(...t),s=Math.max(1,Math.max(...t)-e),a=t.map((n,i)=>`${100*i/(t.length-1)},${28-26*(n-e)/s}`);return x`<svg class="club-curve" viewBox="0 0 100 30" aria-hidden="true">
    <polyline points=${a.join(" ")}></polyline>
  </svg>`}var Bt=["meet","archive","players","account"],Dt=["link","open","pair","challenge"],Ft=["1+1","3+2","5+3","10+5","30+10","custom","1d","3d","none"],Mt={meet:t=>Yt(t),archive:Fe,players:Me,account:Be};
async function qt(t,e){t.state.part=e,Ue(),e==="archive"&&await se(t)}function Ve(t){let{about:e,part:s}=t.state,a=e.club.closed&&!e.me;return $`<div class="club">
    <div class="club-head">
      <h1>${e.club.name}</h1>
      ${a?k:Bt.map(n=>$`<button
                type="button"
                class="quiet"
                aria-pressed=${n===s}
                @click=${()=>g(()=>qt(t,n))}
              >
                ${u("club-part",{name:n})}
              </button>`)}
      <span class="faint"
        >${e.me?u("club-you-are",{name:e.me.name}):k}</span
      >
    </div>
    <div class="notes" role="status"></div>
    <div class="club-cards">
      ${e.needsSetup&&s===(e.me?"account":"meet")&&!t.state.invitation?Ge(t):k}
      ${Lt(t)}
      ${a?Re(t):Mt[s](t)}
    </div>
  </div>`}function Lt(t){let{invitation:e,refused:s,about:a}=t.state;if(s)return w(u("club-invitation"),$`<p>${s}</p>`);if(!e)return k;let{author:n,setup:i,color:c,token:o,game:r}=e,h=n.id===a.me?.id,
f=$`<p>${Q(i)}</p>
    <p>
      ${c?u("club-side",{name:n.name,side:c}):u("club-random-side")}
    </p>`;return r?w(u("club-invitation"),b(u("open"),()=>t.open(r))):h?w(u("club-your-invitation"),$`<label class="field"
        ><span>${u("club-send-link")}</span
        ><input
          type="text"
          class="club-link"
          readonly
          .value=${location.href}
          @focus=${p=>p.target.select()}
      /></label>
      ${f}
      <p class="faint" role="status">${u("club-waits")}</p>
      <div class="row">${b(u("club-withdraw"),()=>t.withdraw(o))}</div>`):w(u("club-invites",{name:L(n)}),$`${f} ${a.me?k:be()}
        <div class="row">
          ${b(u("club-accept"),async()=>{await t.beGuest(we()),await t.accept(o)},"primary")}
        </div>`)}function Yt(t){let{mine:e,open:s,running:a,about:n}=t.state,i=n.me?.id,c=e?.invitations??[];return $`${e?w(u("club-your-games"),v([...e.games].sort((o,r)=>ve(r,i)-ve(o,i)).map(o=>$`${ve(
o,i)?$`<span class="club-turn">${u("your-turn")}</span>`:k}
                  ${K(o,t)}`),u("club-no-games"))):k}
    ${c.length?w(u("club-invitations"),v(c.map(o=>Ye(o,t)),"")):k}
    ${Ht(t)}
    ${w(u("club-lobby"),v(s.map(o=>Ye(o,t)),u("club-lobby-empty")))}
    ${w(u("club-running"),$`<div class="row">${b(u("club-tv"),()=>t.watchTv())}</div>
        ${v(a.map(o=>K(o,t)),u("club-none-running"))}`)}`}var ve=({turn:t,...e},s)=>+(t!==null&&e[t].id===s);function Ye({token:t,kind:e,author:s,target:a,setup:n,color:i},c){let o=s.id===c.state.about.
me?.id,r=L(o&&a?a:s),h=u("club-kind-of",{kind:e,whose:o?"own":"other",name:r}),f=i?` · ${u("club-side",{name:s.name,side:i})}`:"";return $`<span class="club-words"
      ><b>${h}</b><span class="faint">${Q(n)}${f}</span></span
    >
    ${o?[e==="link"?$`<a class="button quiet" href=${`#club/${t}`}>${u("club-show-link")}</a>`:k,b(u("club-withdraw"),()=>c.withdraw(t))]:[b(u("club-accept"),()=>c.accept(t),"primary"),e==="challenge"?
b(u("club-decline"),()=>c.withdraw(t)):k]}`}var Ut=t=>t.endsWith("d")?[t,u("club-days",{count:Number.parseInt(t,10)})]:Rt(t),Vt=({clock:t,minutes:e,seconds:s},a)=>t==="custom"?$`<div class="pair">
        ${Le(u("minutes"),e,{min:1,max:180},n=>a({minutes:n}))}
        ${Le(u("seconds-a-move"),s,{min:0,max:180},n=>a({seconds:n}))}
      </div>`:k;function Ht(t){let{wish:e}=t.state,s=o=>{Object.assign(e,o),e.rated&&=!c(),Ue()},a=t.others.map(({id:o,name:r})=>[String(o),r]),n=(qe.about?.starts??[]).map(o=>[o,u("start-name",{name:o})||
o]),i=o=>qe.about?.presets.find(({name:r})=>r===o)?.start??"standard",c=()=>e.clock==="none"||e.start!==i(e.rules);return w(u("club-invite"),$`${D(u("club-whom"),Dt.map(o=>[o,u("club-kind",{kind:o})]),
e.kind,o=>s({kind:o}))}
      ${e.kind==="challenge"?D(u("opponent"),a,e.to,o=>s({to:o})):k}
      <div class="pair">
        ${D(u("clock"),Ft.map(Ut),e.clock,o=>s({clock:o}))}
        ${D(u("your-side"),[["random",u("random")],["black",u("black-first")],["white",u("white")]],e.color,o=>s({color:o}))}
      </div>
      ${Vt(e,s)}
      <div class="pair">
        ${D(u("rules"),X(),e.rules,o=>s({rules:o,start:i(o)}))}
        ${D(u("board"),z,e.board,o=>s({board:o}))}
      </div>
      ${D(u("start"),n,e.start,o=>s({start:o}))}
      <label class="toggle"
        ><input
          type="checkbox"
          id="club-rated"
          .checked=${e.rated}
          ?disabled=${c()}
          @change=${()=>s({rated:!e.rated})}
        /><span>${u("club-rated",{rated:"yes"})}</span></label
      >
      ${t.state.about.me||t.state.invitation?k:be()}
      <div class="row">
        ${b(u("club-do",{kind:e.kind}),async()=>{await t.beGuest(we()),await t.invite()},"primary")}
      </div>`)}var $e="#club/",Te=class{constructor(e){this.play=e,this.shown=null,this.isOnTv=!1;let s=(a,n)=>M.addEventListener(a,i=>n(i.detail));s("hello",()=>g(()=>this.refresh())),s("state",({game:a})=>this.heard(
a)),s("game",({game:a})=>this.heard(a)),s("started",({game:a})=>this.started(a)),s("lobby",({open:a})=>{this.state.open=a,F()}),s("tv",({game:a})=>this.isOnTv&&a&&this.open(a.id)),s("challenge",({invitation:a})=>this.
challenged(a)),s("challengeGone",()=>g(async()=>{await this.refresh(),await this.readAddress()})),s("phrase",a=>P()?.id===a.game&&P()?.say(a)),s("said",({text:a})=>oe(a,{kind:"error"})),addEventListener(
"hashchange",()=>g(()=>this.readAddress()))}get state(){return Jt.club}async refresh(){let e=await d("GET",""),s=e.me||!e.club.closed,[a,n,i]=await Promise.all([e.me?d("GET","/me"):null,s?d("GET","/pl\
ayers"):{players:[]},s?d("GET","/games?state=running"):{games:[]}]);Object.assign(this.state,{about:e,mine:a,players:n.players,running:i.games}),F(),s&&M.send({type:"watch",topic:"lobby"}),P()?.watch()}async readAddress(){
location.hash==="#club"&&await this.refresh();let{hash:e}=location;if(this.state.invitation=this.state.refused=null,e.startsWith($e)){let s=encodeURIComponent(e.slice($e.length));try{this.state.invitation=
await d("GET",`/invitations/${s}`)}catch(a){if(!(a instanceof Xt))throw a;this.state.refused=a.message}}F()}heard(e){let s=P();s?.id===e.id&&s.hear(e);let a=["running","adjourned"].includes(e.state);for(let n of[
this.state.mine?.games??[],this.state.running]){let i=n.findIndex(({id:c})=>c===e.id);i<0||(a?n[i]={...n[i],...e,game:n[i].game}:n.splice(i,1))}F()}async started(e){this.state.mine?.games.unshift(e);let s=P();
s?.own&&s.isRunning&&s.id!==e.id?oe(j("club-started"),{ms:0,actions:[[j("open"),()=>this.open(e.id)]]}):await this.open(e.id)}challenged(e){this.state.mine?.invitations.push(e),F();let{author:s,token:a}=e;
s.id!==this.state.about.me?.id&&oe(j("club-challenged",{name:s.name}),{ms:0,actions:[[j("draw-accept"),()=>g(()=>this.accept(a))],[j("club-decline"),()=>g(()=>this.withdraw(a))]]})}open(e){return g(async()=>{
if(P()?.id!==e){let a=await _t(await d("GET",`/games/${e}`)),n=new G(a,i=>this.open(i));await n.load(),P()?.close(),this.play.adopt(n.game),F({isFirstVisit:!1}),await Je(),n.showOffers(),a.state!=="ov\
er"&&n.watch()}else await Je()})}async watchTv(){let{game:e}=await d("GET","/tv");this.isOnTv=!0,M.send({type:"watch",topic:"tv"}),e||oe(j("club-no-tv"))}async beGuest(e){this.state.about.me||await this.
signIn("/guests",e?{name:e}:{})}async signIn(e,s){await d("POST",e,s),M.socket?.close(),await this.refresh()}async accept(e){await this.beGuest();let{game:s}=await d("POST",`/invitations/${e}`);await this.
open(s),await this.refresh()}async withdraw(e){await d("DELETE",`/invitations/${e}`),this.state.invitation&&(location.hash="#club"),await this.refresh()}get others(){let{players:e,about:s}=this.state;
return e.filter(({id:a,kind:n})=>a!==s.me?.id&&n!=="deleted")}async invite(){await this.beGuest();let{kind:e,to:s,board:a,rules:n,start:i,color:c,rated:o,...r}=this.state.wish,h=r.clock==="custom"?`${r.
minutes}+${r.seconds}`:r.clock,[f,p]=h.split("+").map(Number),T=h.endsWith("d")?{kind:"days",days:Number.parseInt(h,10)}:h==="none"?{kind:"unlimited"}:{kind:"realTime",seconds:f*60,increment:p},{invitation:W,
game:q}=await d("POST","/invitations",{kind:e,setup:{rules:n,board:a,start:i,clock:T,rated:o},...c!=="random"&&{color:c},...e==="challenge"&&{to:Number(s||this.others[0]?.id)}});q?await this.open(q):e===
"link"&&(location.hash=`${$e}${W.token}`),await this.refresh()}get turns(){let{mine:e,about:s}=this.state,a=s.me?.id;return(e?.games??[]).filter(({turn:n,...i})=>n&&i[n].id===a)}draw(){Qt(Ve(this),ke(
"view-club"));let e=P();this.play.host.classList.toggle("club-game",e!==null),e!==this.shown&&this.shown?.close(),this.shown=e;let s=this.turns.length;ke("club-count").textContent=s?String(s):"";let a=document.
title.includes(j("your-turn"));s&&!a&&(document.title=`${j("your-turn")} · ${document.title}`)}};async function Je(){if(location.hash.startsWith("#play"))return;let t=new Promise(e=>addEventListener(
"hashchange",e,{once:!0}));location.hash="#play",await t}async function es(){let t=new URL(`club-${He}.mjs`,import.meta.url).href,e=He==="en"?{}:(await import(t)).default;zt({...Ne,...e})}function ts(){
if(document.documentElement.dataset.searches)return;let t=M.begin.bind(M);M.begin=(e,s)=>e.type==="act"?t(e,s):{promise:Promise.reject(new Error(j("club-no-engine"))),stop:()=>{}}}function ss(){let t=new URL(
"club.css",import.meta.url).href;document.head.append(ne("link",{rel:"stylesheet",href:t}));let e=j("club"),s=ne("a",{href:"#club"},e," ",ne("span",{id:"club-count"}));s.dataset.view="club",document.querySelector(
"nav.views")?.prepend(s),ke("main").append(ne("section",{class:"view",id:"view-club","aria-label":e})),Zt.push("club")}async function Ws(t){await es();let e=await d("GET","");F({club:{about:e,mine:null,
open:[],running:[],players:[],invitation:null,refused:null,wish:{kind:"link",to:"",clock:"10+5",board:"8x8",rules:"olympiad",start:"standard",minutes:15,seconds:10,color:"random",rated:!1},part:"meet",
archive:null,query:{player:"",result:"",rules:"",board:"",rated:""},line:[],openings:[],acts:[],player:null,codes:[]}}),ss(),Pe(),ts();let s=new Te(t);Kt(()=>s.draw()),s.draw(),location.hash?dispatchEvent(
new Event("hashchange")):location.replace("#club"),await g(()=>s.refresh())}export{Te as Club,Ws as begin};
