import{app as zt,byId as Se,drawWith as Xt,h as oe,language as ze,learn as Qt,note as ce,Refusal as Zt,render as es,socket as M,text as j,update as F,VIEWS as ts}from"./rest.mjs";import{app as We,COMMANDS as we,SIDES as bt,socket as wt,text as N}from"./rest.mjs";import{announce as re,app as J,Game as et,language as tt,newState as st,note as A,SIDES as je,socket as le,text as S,update as at}from"./rest.mjs";var nt=864e5,ot=100,ct={resignation:"+Resign",time:"\
+Time"},de=(s,e)=>`${Math.round(s)}${e?"?":""}`,L=({name:s,rating:e,provisional:t})=>e===void 0?s:`${s} (${de(e,t)})`,ue=class extends et{get allowsHelp(){let e=this.remote;return this.isOver||!e.own&&
!!J.club?.about.club.assist}resign(){this.remote.act({act:"resign"})}},G=class{constructor(e,t){this.view=e,this.open=t,this.isThinking=!1;let a=J.club?.about.me?.id;this.own=je.find(b=>e[b].id===a);let{
clock:n}=e,o=n.kind==="realTime"?n.seconds*1e3:nt,c=b=>({machine:b!==this.own,level:e[b].level??1}),i=b=>L(e[b]),{rules:l,limit:r,fen:p}=e.game;this.game=new ue(st({id:`club-${e.id}`,rules:l,limit:r??
null,fen:p,players:{black:c("black"),white:c("white")},names:{black:i("black"),white:i("white")},clock:n.kind==="unlimited"?null:{base:o,increment:n.kind==="realTime"?n.increment*1e3:0},flipped:this.own===
"white"})),this.game.remote=this,this.at=performance.now(),this.offers="",this.closeOffers=()=>{},this.queue=Promise.resolve(),this.timer=setInterval(()=>this.tick(),ot)}get id(){return this.view.id}get isRunning(){
return this.view.state==="running"}get isWatched(){return!this.own}get firstMove(){let{clock:e,clocks:t,ply:a}=this.view;if(!this.own||!this.isRunning||a>1||e.kind!=="realTime"||!t.deadline)return null;
let n=Date.now()+t.deadline-t.now;return new Intl.DateTimeFormat(tt,{timeStyle:"medium"}).format(n)}say({player:e,phrase:t}){let a=je.find(c=>this.view[c].id===e);if(!a)return;let n=this.view[a].name,
o=S("club-says",{name:n,words:S("club-phrase",{phrase:t})});re(o),A(o)}async load(){let{tree:e,state:t}=this.game,a=0;for(let n of this.view.game.moves)a=e.add(a,n);t.live=t.shown=a,await this.game.load(),
this.settle(),this.game.begin()}close(){clearInterval(this.timer),this.closeOffers(),le.send({type:"unwatch",topic:"game",game:this.id})}watch(){let e=this.game.tree.path(this.game.state.live).length-
1;le.send({type:"watch",topic:"game",game:this.id,since:e})}hear(e){return this.queue=this.queue.then(()=>this.follow(e)).catch(t=>{A(String(t),{kind:"error"})}),this.queue}async follow(e){let{game:t}=this,
{tree:a,state:n}=t,o=a.path(n.live),c=o.length-1,i=[..."game"in e?e.game.moves:[]],l="game"in e?e.since:Math.min(e.ply,c);if(!("game"in e)&&e.ply===c+1)i=[e.lastMove??"pass"];else if(l>c||l+i.length<e.
ply)return this.watch();let r=o[l];for(let b of i)r=a.add(r,b);this.view={...this.view,...e,game:this.view.game},this.at=performance.now(),r!==n.live&&!a.leadsTo(n.live,r)&&await t.setLive(r);let p=a.
path(r);for(let b of p.slice(p.indexOf(n.live)+1)){let T=t.liveView?.toMove??"black";await t.advance(b,T===this.own?"human":"machine")}this.settle(),t.changed()}settle(){let{game:e,view:t}=this,{black:a,
white:n}=t.clocks;e.state.left={black:a,white:n};let{tree:o,state:c}=e;c.clock&&c.live&&(o.node(c.live).clock={black:a,white:n});let{end:i}=t;if(t.state==="over"||t.state==="aborted"){let l=i?.winner??
null,r=ct[i?.how??""]??"+",p=l?`${l==="black"?"B":"W"}${r}`:"Draw",b=e.isOver;c.outcome={winner:l,text:i?.text??S("aborted"),code:p},!b&&!e.liveView?.end&&re(c.outcome.text),clearInterval(this.timer)}
this.showOffers(),e.liveView?.mustPass&&this.isRunning&&t.turn===this.own&&this.send("pass")}showOffers(){let{own:e,view:t}=this,a=JSON.stringify([t.offers,t.state,t.rematch,this.firstMove]);if(a===this.
offers||J.game!==this.game)return;this.offers=a,this.closeOffers();let c=Object.entries(t.offers).filter(([,l])=>l).map(([l,r])=>{let p=r,b=S("club-offers",{name:t[p].name,what:l}),T=q=>()=>this.act({
act:q,what:l}),W=p===e?[[S("club-withdraw"),T("decline")]]:[[S("draw-accept"),T("accept")],[S("draw-decline"),T("decline")]];return re(b),A(b,{ms:0,actions:e?W:[]})}),{rematch:i}=t;i&&!e&&c.push(A(S("\
club-next-game"),{ms:0,actions:[[S("club-watch"),()=>this.open(i)]]})),this.firstMove&&c.push(A(S("club-first-move",{time:this.firstMove}),{ms:0})),t.state==="adjourned"&&c.push(A(S("club-adjourned"),
{ms:0})),this.closeOffers=()=>c.forEach(l=>l())}tick(){let{clocks:e}=this.view;if(!e.running||!this.game.state.clock)return;let t=performance.now()-this.at;this.game.state.left[e.running]=Math.max(0,e[e.
running]-t),J.game===this.game&&at()}async act(e){let t=await this.request(e);t&&A(t,{kind:"error"})}async request(e){try{let a=await le.begin({type:"act",game:this.id,act:e}).promise;return await this.
hear(a),null}catch(t){return t instanceof Error?t.message:String(t)}}async tryMove(e){let t=this.game.tree.path(this.game.state.live).length-1,a=await this.request({act:"move",move:e,ply:t});return a&&
a.replace(/[.。]$/,"")}send(e){e==="pass"?this.tryMove(e):this.act({act:"offer",what:e==="undo"?"takeback":"rematch"})}setPlayer(){}};function P(){let s=J.game?.remote;return s instanceof G?s:null}import{app as it,h as rt,html as Y,inWords as Pe,note as lt,nothing as ut,openDialog as dt,Refusal as Ne,ruleName as Ie,SIDES as ht,text as R}from"./rest.mjs";async function h(s,e,t){let a=await fetch(`club${e}`,{method:s,headers:{"content-type":"application/json"},...t&&{body:JSON.stringify(t)}}),n=await a.json().catch(()=>({}));if(a.ok)return Pe(n);let o={
code:"no-answer",params:{status:a.status}};throw new Ne((await Pe({error:o,...n})).error)}async function g(s){try{await s()}catch(e){lt(e instanceof Ne?e.message:R("club-no-line"),{kind:"error"})}}var he=new WeakSet,
me=s=>async e=>{e.preventDefault();let t=e.currentTarget;he.has(t)||(he.add(t),await g(async()=>s(t)),he.delete(t))},w=(s,e,t="quiet")=>Y`<button type="button" class=${t} @click=${me(()=>e())}>
    ${s}
  </button>`,C=(s,e,t)=>dt(s,[rt("p",{},e)],{actions:t.map(([a,n])=>[a,()=>g(async()=>n())])}),f=(s,e)=>Y`<section class="card" aria-label=${s}>
    <h2>${s}</h2>
    ${e}
  </section>`,v=(s,e)=>s.length?Y`<ul class="club-list">
        ${s.map(t=>Y`<li>${t}</li>`)}
      </ul>`:e?Y`<p class="faint">${e}</p>`:ut,z=["8x8","7x7","6x6","5x5"].map(s=>[s,s]),X=()=>(it.about?.presets??[]).map(({name:s})=>[s,Ie(s)]),pe=s=>R("club-rated",{rated:s?"yes":"no"});function mt(s){
return s.kind==="unlimited"?R("no-clock"):s.kind==="days"?R("club-days",{count:s.days}):R("some-clock",{minutes:s.seconds/60,seconds:s.increment})}var Q=({rules:s,board:e,clock:t,rated:a,game:n})=>[Ie(
n?.rules??s??""),e,mt(t),pe(a)].join(" · "),pt=({state:s,end:e,ply:t})=>s==="over"?R("result",{winner:e?.winner??"draw"}):R("count-moves",{count:t});function K(s,e){let t=ht.map(a=>L(s[a])).join(" – ");
return Y`<button type="button" class="quiet club-game-row" @click=${()=>e.open(s.id)}>
    <b>${t}</b><span class="faint">${Q(s)} · ${pt(s)}</span>
  </button>`}function H(s){let e=s.remote;return e instanceof G?e:null}function be(s){let e=H(s);return e?.own&&e.isRunning?e:null}function U(s,e,t){let a=we[s];we[s]={...a,isShown:n=>H(n)?e(n):a.isShown?.(n)!==!1,
act:(n,o)=>t&&H(n)?t(n):a.act(n,o)}}var ft=(s,e)=>H(s)?.act(e),V=(s,e,t,a)=>({label:s,sign:e,where:"wide",isShown:n=>{let o=H(n);return o!==null&&t(o)},act:n=>a(H(n))}),gt=8,yt=({id:s})=>C(N("club-phr\
ases"),"",[...Array(gt).keys()].map(e=>[N("club-phrase",{phrase:e}),()=>wt.send({type:"phrase",game:s,phrase:e})])),vt=s=>C(N("club-claim"),N("club-claim-words"),[[N("club-claim-win"),()=>s.act({act:"\
claim"})],[N("club-claim-draw"),()=>s.act({act:"claim",draw:!0})]]),$t=s=>C(N("club-correct"),N("club-correct-words"),[...bt,null].map(e=>[N("result",{winner:e??"draw"}),async()=>s.hear(await h("POST",
`/games/${s.id}/result`,{winner:e}))]));function Ce(){U("undo",t=>be(t)?.view.rated===!1),U("redo",()=>!1),U("hint",t=>t.allowsHelp),U("now",()=>!1),U("resign",t=>be(t)!==null),U("draw",t=>be(t)!==null,
t=>ft(t,{act:"offer",what:"draw"}));let s=t=>!!t.own&&t.isRunning,e=t=>a=>a.act({act:"offer",what:t});Object.assign(we,{abort:V("club-abort","cut",t=>s(t)&&t.view.ply<2,t=>t.act({act:"abort"})),claim:V(
"club-claim","now",t=>s(t)&&t.view.clock.kind==="realTime"&&t.view.turn!==t.own,vt),adjourn:V("club-adjourn","pause",s,e("adjourn")),continue:V("club-resume","go",t=>!!t.own&&t.view.state==="adjourned",
e("resume")),phrase:V("club-phrases","more",t=>!!(t.own&&We.club?.about.club.phrases),yt),correct:V("club-correct","draw",t=>t.view.state==="over"&&!!We.club?.about.rights.includes("correct"),$t)})}var Ae={club:"Club","club-part":"{name, select, meet {Play} archive {Archive} players {Players} account {Account} other {}}","club-you-are":"You are {name}.","club-no-line":"The club can’t be reached.",
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
ided":"The arbiter decided: draw.",aborted:"The game was aborted."};import{app as Ve,choiceField as D,clockWords as Ft,html as $,nothing as k,numberField as He,text as d,update as Ke}from"./rest.mjs";import{choiceField as kt,html as y,language as Tt,nothing as O,note as ee,text as u,update as Ge}from"./rest.mjs";var B=([s,e,t="text"])=>y`<label class="field"
    ><span>${e}</span><input type=${t} name=${s} autocomplete="off"
  /></label>`,Z=(s,e,t)=>y`<label class="toggle"
    ><input type="checkbox" name=${s} ?checked=${t} /><span>${e}</span></label
  >`,I=(s,e,t)=>y`<form
    class="club-form"
    @submit=${me(async a=>{await t(Object.fromEntries(new FormData(a))),a.reset()})}
  >
    ${e}
    <div class="row"><button type="submit" class="primary">${s}</button></div>
  </form>`,ye=()=>y`<label class="field"
    ><span>${u("club-guest-name")}</span
    ><input type="text" id="guest-name" maxlength="40" autocomplete="nickname"
  /></label>`,ve=()=>document.getElementById("guest-name")?.value.trim(),_=()=>B(["name",u("club-name")]),te=()=>B(["passphrase",u("club-passphrase"),"password"]),Re=()=>B(["code",u("club-code")]),Be=s=>[
y`<label class="field"
    ><span>${u("club-its-name")}</span
    ><input type="text" name="club" autocomplete="off" value=${s.name}
  /></label>`,Z("closed",u("club-closed"),s.closed),Z("guests",u("club-guests"),s.guests),Z("assist",u("club-assist"),s.assist),Z("phrases",u("club-phrases-allowed"),s.phrases)],De=(s,e)=>({...e,name:s.
club||e.name,closed:"closed"in s,guests:"guests"in s,assist:"assist"in s,phrases:"phrases"in s}),Fe=s=>f(u("club-setup"),y`<p class="faint">${u("club-setup-words")}</p>
      ${I(u("club-begin"),[B(["code",u("club-setup-code")]),_(),te(),Be(s.state.about.club)],e=>{let{code:t,name:a,passphrase:n}=e,o=De(e,s.state.about.club);return s.signIn("/setup",{code:t,name:a,passphrase:n,
settings:o})})}`),fe=s=>f(u("club-login"),I(u("club-login"),[_(),te()],e=>s.signIn("/login",e))),ge=(s,e)=>f(u("club-join"),y`<p class="faint">${u("club-join-words")}</p>
      ${I(u("club-join"),[_(),te(),e?Re():O],t=>s.signIn("/accounts",t))}`),Me=s=>[fe(s),ge(s,!0),s.state.about.club.guests?f(u("club-as-guest"),I(u("club-as-guest"),[_(),Re()],({name:e,code:t})=>s.signIn(
"/guests",{code:t,...e&&{name:e}}))):O];function qe(s){let{about:e,mine:t}=s.state,{me:a,rights:n}=e;return a?[t?.hasPassphrase?xt(s):[ge(s,!1),fe(s)],n.includes("seat")?St(s):O,t?.blocked.length?Et(s,
t.blocked):O,n.includes("manage")?[Pt(s),Nt(s)]:O,n.includes("audit")?jt(s):O]:[fe(s),ge(s,!1)]}var xt=s=>f(u("club-account"),y`${I(u("club-change"),[B(["old",u("club-passphrase"),"password"]),B(["new",
u("club-new-passphrase"),"password"])],async e=>{await h("POST","/me/passphrase",e),ee(u("club-changed"))})}
      <div class="row">
        <a class="button quiet" href="club/me/data" download="club.json">${u("club-data")}</a>
        ${w(u("club-logout"),()=>s.signIn("/logout",{}))}
      </div>
      ${s.state.about.me?.role==="owner"?O:y`<details>
            <summary>${u("club-delete")}</summary>
            <p class="faint">${u("club-delete-words")}</p>
            ${I(u("club-delete"),te(),async({passphrase:e})=>{await h("DELETE","/me",{passphrase:e}),location.reload()})}
          </details>`}`),St=s=>f(u("club-programs"),y`<p class="faint">${u("club-programs-words")}</p>
      ${v((s.state.mine?.bots??[]).map(e=>Ot(s,e)),"")}
      ${I(u("club-seat"),_(),async({name:e})=>{let{key:t}=await h("POST","/bots",{name:e});ee(u("club-key",{name:e,key:t}),{ms:0}),await s.refresh()})}`);function Ot(s,{id:e,name:t,accepts:a}){let n=async()=>{
await h("DELETE",`/bots/${e}`),await s.refresh()};return y`<b class="club-words">${t}</b>
    ${kt(u("club-accepts"),["all","owner","none"].map(o=>[o,u("club-accepts-of",{accepts:o})]),a,o=>g(async()=>{await h("POST",`/bots/${e}`,{accepts:o}),await s.refresh()}))}
    ${w(u("club-new-key"),async()=>{let{key:o}=await h("POST",`/bots/${e}/key`);ee(u("club-key",{name:t,key:o}),{ms:0})})}
    ${w(u("club-remove"),()=>C(u("club-remove-it",{name:t}),u("club-remove-words"),[[u("club-remove"),n]]))}`}var Et=(s,e)=>f(u("club-blocked-players"),v(e.map(({id:t,name:a})=>y`<span class="club-words">${a}</span> ${w(
u("club-unblock"),async()=>{await h("DELETE",`/players/${t}/block`),await s.refresh()})}`),""));function jt(s){let{acts:e,players:t}=s.state,a=new Intl.DateTimeFormat(Tt,{dateStyle:"short",timeStyle:"\
short"}),n=i=>t.find(l=>l.id===i)?.name??(i===null?"":`#${i}`),o=i=>i?u("result",{winner:i.winner??"draw"}):"",c=e.map(({at:i,actor:l,act:r,subject:p,detail:b})=>{let[T,W]=p.split(" "),q=T==="player"?
n(Number(W)):"",Qe=r==="correct"?`${o(b.before)} → ${o(b.after)}`:"",Ze=b.role?u("club-member",{kind:"person",role:b.role}):"",Ee=[q,Qe,Ze].filter(Boolean).join(" · ");return y`<span class="club-words"
        ><b>${u("club-act",{name:n(l),act:r.replaceAll(" ","-")})}</b
        ><span class="faint">${a.format(i)}${Ee?` · ${Ee}`:O}</span></span
      >
      ${T==="game"?w(u("open"),()=>s.open(Number(W))):O}`});return f(u("club-audit"),y`${c.length?v(c,""):O}
    ${w(u("club-show"),async()=>{s.state.acts=(await h("GET","/audit")).acts,Ge()})}`)}var Pt=s=>f(u("club-settings"),I(u("club-change"),Be(s.state.about.club),async e=>{await h("POST","/settings",De(
e,s.state.about.club)),ee(u("club-changed")),await s.refresh()}));function Nt(s){let e=async()=>{s.state.codes=(await h("GET","/codes")).codes,Ge()},t=s.state.codes.map(({code:a,usesLeft:n})=>y`<span class="club-words"
          ><b class="club-code">${a}</b
          ><span class="faint">${u("club-uses",{count:n})}</span></span
        >
        ${w(u("club-withdraw"),async()=>{await h("DELETE",`/codes/${encodeURIComponent(a)}`),await e()})}`);return f(u("club-codes"),y`<p class="faint">${u("club-codes-words")}</p>
      ${t.length?v(t,""):w(u("club-show"),e)}
      ${I(u("club-new-code"),B(["uses",u("club-how-many"),"number"]),async({uses:a})=>{await h("POST","/codes",{uses:Number(a)||1}),await e()})}`)}import{choiceField as It,html as x,nothing as E,note as $e,openingRow as Wt,ruleName as Ct,text as m,update as ne}from"./rest.mjs";var Le=50,se=0;async function ae(s,e=!1){let{query:t,archive:a}=s.state,n=Te({...t,limit:String(Le)}),o=a?.at(-1);e&&o&&n.set("before",String(o.id));let c=++se,{games:i}=await h("GET",`/games?${n}`);c===
se&&(s.state.archive=[...e?a??[]:[],...i],e?ne():await ke(s,[]))}var Te=s=>new URLSearchParams(Object.entries(s).filter(([,e])=>e));async function ke(s,e){let{player:t,rules:a,board:n}=s.state.query,o=Te(
{player:t,rules:a,board:n||"8x8",moves:e.join(" ")}),c=++se,{moves:i}=await h("GET",`/openings?${o}`);c===se&&(Object.assign(s.state,{openings:i,line:e}),ne())}function At(s){let{line:e,openings:t}=s.
state,a=t.map(({move:n,black:o,draws:c,white:i})=>{let l=[o,c,i],r=o+c+i;return Wt({move:n,inBook:!1,counts:l,games:r},()=>g(()=>ke(s,[...e,n])))});return f(m("openings"),x`<p>${e.join(" ")}</p>
      <div class="explorer">
        ${a.length?x`<ul>
              ${a}
            </ul>`:x`<p class="faint">${m("openings-none")}</p>`}
      </div>
      ${e.length?w(m("back"),()=>ke(s,e.slice(0,-1))):E}`)}function Ye(s){let{query:e,archive:t,players:a}=s.state,n=(l,r,p)=>It(r,[["",m("club-all")],...p],e[l],b=>{e[l]=b,g(()=>ae(s))}),o=[n("player",
m("club-player"),a.map(({id:l,name:r})=>[String(l),r])),n("result",m("club-result"),["black","white","draw"].map(l=>[l,m("result",{winner:l})])),n("rules",m("rules"),X()),n("board",m("board"),z),n("ra\
ted",m("club-rating"),["true","false"].map(l=>[l,pe(l==="true")]))],c=l=>x`<a
      class="button quiet"
      href=${`club/export?${Te({...e,format:l})}`}
      download=${`club.${l}`}
      >${m("club-export",{format:l})}</a
    >`;return[f(m("club-part",{name:"archive"}),x`<div class="pair club-filters">${o}</div>
      ${v((t??[]).map(l=>x`${K(l,s)}
              <a class="button quiet" href=${`club/games/${l.id}/sgf`} download
                >${m("club-sgf")}</a
              >`),m("club-none-over"))}
      <div class="row">
        ${(t?.length??0)>=Le?w(m("club-more"),()=>ae(s,!0)):E}
        ${c("sgf")} ${c("jsonl")}
      </div>`),At(s)]}function Ue(s){let{players:e,player:t}=s.state,a=async({id:c})=>{s.state.player=await h("GET",`/players/${c}`),ne()},n=({kind:c,present:i})=>+(c!=="engine")*2+Number(i??!1),o=[...e].
sort((c,i)=>n(i)-n(c)).map(c=>x`<button
          type="button"
          class="quiet club-game-row"
          @click=${()=>g(()=>a(c))}
        >
          <b>${c.name}</b>
          <span class="faint"
            >${m("club-member",{kind:c.kind,role:c.role})}${c.present?` · ${m("club-present")}`:E}</span
          >
        </button>`);return x`${t?Rt(s,t):E}
  ${f(m("club-part",{name:"players"}),v(o,m("club-nobody")))}`}function Gt(s){let[e,t]=s.split(" ");return m("club-class",{speed:e,board:t})}function Rt(s,{player:e,ratings:t,statistics:a}){let{about:n}=s.
state,o=e.id!==n.me?.id,c=t.map(({class:l,rating:r,provisional:p,games:b,history:T})=>x`<span class="club-words"
          ><b>${Gt(l)}: ${de(r,p)}</b
          ><span class="faint">${m("club-count-games",{count:b})}</span></span
        >
        ${Dt(T.map(W=>W.rating))}`),i=a.map(({rules:l,board:r,...p})=>x`${Ct(l)} ${r}: ${m("club-score",p)}`);return f(e.name,x`${v(c,m("club-no-ratings"))} ${i.length?v(i,""):E}
      <div class="row">
        ${o&&e.kind!=="deleted"?w(m("club-challenge"),()=>{Object.assign(s.state.wish,{kind:"challenge",to:String(e.id)}),s.state.part="meet",ne()},"primary"):E}
        ${o&&n.rights.includes("block")?w(m("club-block"),async()=>{await h("POST",`/players/${e.id}/block`),$e(m("club-blocked",{name:e.name})),await s.refresh()}):E}
        ${o&&n.rights.includes("manage")&&e.kind!=="engine"?Bt(e,s):E}
      </div>`)}function Bt({id:s,name:e,role:t,kind:a},n){let o=async()=>{await h("DELETE",`/players/${s}`),n.state.player=null,await n.refresh()},c=w(m("club-remove"),()=>C(m("club-remove-it",{name:e}),
m("club-remove-words"),[[m("club-remove"),o]]));if(a==="deleted")return E;if(a!=="person")return c;let i=t==="arbiter";return[w(m("club-reset"),async()=>{let{passphrase:l}=await h("POST",`/players/${s}\
/passphrase`);$e(m("club-reset-to",{name:e,passphrase:l}),{ms:0})}),w(m("club-make",{role:i?"player":"arbiter"}),async()=>{await h("POST",`/players/${s}/role`,{role:i?"player":"arbiter"}),$e(m("club-c\
hanged"))}),c]}function Dt(s){if(s.length<2)return E;let e=Math.min(...s),t=Math.max(1,Math.max(...s)-e),a=s.map((n,o)=>`${100*o/(s.length-1)},${28-26*(n-e)/t}`);return x`<svg class="club-curve" viewBox="0 0 100 30" aria-hidden="true">
    <polyline points=${a.join(" ")}></polyline>
  </svg>`}var Mt=["meet","archive","players","account"],qt=["link","open","pair","challenge"],Lt=["1+1","3+2","5+3","10+5","30+10","custom","1d","3d","none"],Yt={meet:s=>Ht(s),archive:Ye,players:Ue,account:qe};
async function Ut(s,e){s.state.part=e,Ke(),e==="archive"&&await ae(s)}function _e(s){let{about:e,part:t}=s.state,a=e.club.closed&&!e.me;return $`<div class="club">
    <div class="club-head">
      <h1>${e.club.name}</h1>
      ${a?k:Mt.map(n=>$`<button
                type="button"
                class="quiet"
                aria-pressed=${n===t}
                @click=${()=>g(()=>Ut(s,n))}
              >
                ${d("club-part",{name:n})}
              </button>`)}
      <span class="faint"
        >${e.me?d("club-you-are",{name:e.me.name}):k}</span
      >
    </div>
    <div class="notes" role="status"></div>
    <div class="club-cards">
      ${e.needsSetup&&t===(e.me?"account":"meet")&&!s.state.invitation?Fe(s):k}
      ${Vt(s)}
      ${a?Me(s):Yt[t](s)}
    </div>
  </div>`}function Vt(s){let{invitation:e,refused:t,about:a}=s.state;if(t)return f(d("club-invitation"),$`<p>${t}</p>`);if(!e)return k;let{author:n,setup:o,color:c,token:i,game:l}=e,r=n.id===a.me?.id,
p=$`<p>${Q(o)}</p>
    <p>
      ${c?d("club-side",{name:n.name,side:c}):d("club-random-side")}
    </p>`;return l?f(d("club-invitation"),w(d("open"),()=>s.open(l))):r?f(d("club-your-invitation"),$`<label class="field"
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
      <div class="row">${w(d("club-withdraw"),()=>s.withdraw(i))}</div>`):f(d("club-invites",{name:L(n)}),$`${p} ${a.me?k:ye()}
        <div class="row">
          ${w(d("club-accept"),async()=>{await s.beGuest(ve()),await s.accept(i)},"primary")}
        </div>`)}function Ht(s){let{mine:e,open:t,running:a,about:n}=s.state,o=n.me?.id,c=e?.invitations??[];return $`${e?f(d("club-your-games"),v([...e.games].sort((i,l)=>xe(l,o)-xe(i,o)).map(i=>$`${xe(
i,o)?$`<span class="club-turn">${d("your-turn")}</span>`:k}
                  ${K(i,s)}`),d("club-no-games"))):k}
    ${c.length?f(d("club-invitations"),v(c.map(i=>Je(i,s)),"")):k}
    ${_t(s)}
    ${f(d("club-lobby"),v(t.map(i=>Je(i,s)),d("club-lobby-empty")))}
    ${f(d("club-running"),$`<div class="row">${w(d("club-tv"),()=>s.watchTv())}</div>
        ${v(a.map(i=>K(i,s)),d("club-none-running"))}`)}`}var xe=({turn:s,...e},t)=>+(s!==null&&e[s].id===t);function Je({token:s,kind:e,author:t,target:a,setup:n,color:o},c){let i=t.id===c.state.about.
me?.id,l=L(i&&a?a:t),r=d("club-kind-of",{kind:e,whose:i?"own":"other",name:l}),p=o?` · ${d("club-side",{name:t.name,side:o})}`:"";return $`<span class="club-words"
      ><b>${r}</b><span class="faint">${Q(n)}${p}</span></span
    >
    ${i?[e==="link"?$`<a class="button quiet" href=${`#club/${s}`}>${d("club-show-link")}</a>`:k,w(d("club-withdraw"),()=>c.withdraw(s))]:[w(d("club-accept"),()=>c.accept(s),"primary"),e==="challenge"?
w(d("club-decline"),()=>c.withdraw(s)):k]}`}var Jt=s=>s.endsWith("d")?[s,d("club-days",{count:Number.parseInt(s,10)})]:Ft(s),Kt=({clock:s,minutes:e,seconds:t},a)=>s==="custom"?$`<div class="pair">
        ${He(d("minutes"),e,{min:1,max:180},n=>a({minutes:n}))}
        ${He(d("seconds-a-move"),t,{min:0,max:180},n=>a({seconds:n}))}
      </div>`:k;function _t(s){let{about:e,wish:t}=s.state,a=r=>{Object.assign(t,r),t.rated&&=!l(),Ke()},n=s.others.map(({id:r,name:p})=>[String(r),p]),o=(Ve.about?.starts??[]).map(r=>[r,d("start-name",
{name:r})||r]),c=r=>Ve.about?.presets.find(({name:p})=>p===r)?.start??"standard",i=e.me?.kind==="person",l=()=>!i||t.clock==="none"||t.start!==c(t.rules);return f(d("club-invite"),$`${D(d("club-whom"),
qt.map(r=>[r,d("club-kind",{kind:r})]),t.kind,r=>a({kind:r}))}
      ${t.kind==="challenge"?D(d("opponent"),n,t.to,r=>a({to:r})):k}
      <div class="pair">
        ${D(d("clock"),Lt.map(Jt),t.clock,r=>a({clock:r}))}
        ${D(d("your-side"),[["random",d("random")],["black",d("black-first")],["white",d("white")]],t.color,r=>a({color:r}))}
      </div>
      ${Kt(t,a)}
      <div class="pair">
        ${D(d("rules"),X(),t.rules,r=>a({rules:r,start:c(r)}))}
        ${D(d("board"),z,t.board,r=>a({board:r}))}
      </div>
      ${D(d("start"),o,t.start,r=>a({start:r}))}
      <label class="toggle"
        ><input
          type="checkbox"
          id="club-rated"
          .checked=${t.rated}
          ?disabled=${l()}
          @change=${()=>a({rated:!t.rated})}
        /><span>${d("club-rated",{rated:"yes"})}</span></label
      >
      ${e.me||s.state.invitation?k:ye()}
      <div class="row">
        ${w(d("club-do",{kind:t.kind}),async()=>{await s.beGuest(ve()),await s.invite()},"primary")}
      </div>`)}var ie="#club/",Oe=class{constructor(e){this.play=e,this.shown=null,this.isOnTv=!1;let t=(a,n)=>M.addEventListener(a,o=>n(o.detail));t("hello",()=>g(()=>this.refresh())),t("state",({game:a})=>this.heard(
a)),t("game",({game:a})=>this.heard(a)),t("started",({game:a})=>this.started(a)),t("lobby",({open:a})=>{this.state.open=a,F()}),t("tv",({game:a})=>this.isOnTv&&a&&this.open(a.id)),t("challenge",({invitation:a})=>this.
challenged(a)),t("challengeGone",()=>g(async()=>{await this.refresh(),await this.readAddress()})),t("phrase",a=>P()?.id===a.game&&P()?.say(a)),t("said",({text:a})=>ce(a,{kind:"error"})),addEventListener(
"hashchange",()=>g(()=>this.readAddress()))}get state(){return zt.club}async refresh(){let e=await h("GET",""),t=e.me||!e.club.closed,[a,n,o]=await Promise.all([e.me?h("GET","/me"):null,t?h("GET","/pl\
ayers"):{players:[]},t?h("GET","/games?state=running"):{games:[]}]);Object.assign(this.state,{about:e,mine:a,players:n.players,running:o.games}),F(),t&&M.send({type:"watch",topic:"lobby"}),P()?.watch()}async readAddress(){
location.hash==="#club"&&await this.refresh();let{hash:e}=location,t={invitation:null,refused:null};if(e.startsWith(ie)){let a=encodeURIComponent(e.slice(ie.length));try{t.invitation=await h("GET",`/i\
nvitations/${a}`)}catch(n){if(!(n instanceof Zt))throw n;t.refused=n.message}}location.hash===e&&(Object.assign(this.state,t),F())}heard(e){let t=P();t?.id===e.id&&t.hear(e);let a=["running","adjourne\
d"].includes(e.state);for(let n of[this.state.mine?.games??[],this.state.running]){let o=n.findIndex(({id:c})=>c===e.id);o<0||(a?n[o]={...n[o],...e,game:n[o].game}:n.splice(o,1))}F()}async started(e){
this.state.mine?.games.unshift(e);let t=P();t?.own&&t.isRunning&&t.id!==e.id?ce(j("club-started"),{ms:0,actions:[[j("open"),()=>this.open(e.id)]]}):await this.open(e.id)}challenged(e){this.state.mine?.
invitations.push(e),F();let{author:t,token:a}=e;t.id!==this.state.about.me?.id&&ce(j("club-challenged",{name:t.name}),{ms:0,actions:[[j("draw-accept"),()=>g(()=>this.accept(a))],[j("club-decline"),()=>g(
()=>this.withdraw(a))]]})}open(e){return g(async()=>{if(P()?.id!==e){let a=await h("GET",`/games/${e}`),n=new G(a,o=>this.open(o));await n.load(),P()?.close(),this.play.adopt(n.game),F({isFirstVisit:!1}),
await Xe(),n.showOffers(),a.state!=="over"&&n.watch()}else await Xe()})}async watchTv(){let{game:e}=await h("GET","/tv");this.isOnTv=!0,M.send({type:"watch",topic:"tv"}),e||ce(j("club-no-tv"))}async beGuest(e){
this.state.about.me||await this.signIn("/guests",e?{name:e}:{})}async signIn(e,t){await h("POST",e,t),M.socket?.close(),await this.refresh()}async accept(e){await this.beGuest();let{game:t}=await h("P\
OST",`/invitations/${e}`);await this.open(t),await this.refresh()}async withdraw(e){await h("DELETE",`/invitations/${e}`),location.hash===`${ie}${e}`&&(location.hash="#club"),await this.refresh()}get others(){
let{players:e,about:t}=this.state;return e.filter(({id:a,kind:n})=>a!==t.me?.id&&n!=="deleted")}async invite(){await this.beGuest();let{kind:e,to:t,board:a,rules:n,start:o,color:c,rated:i,...l}=this.state.
wish,r=l.clock==="custom"?`${l.minutes}+${l.seconds}`:l.clock,[p,b]=r.split("+").map(Number),T=r.endsWith("d")?{kind:"days",days:Number.parseInt(r,10)}:r==="none"?{kind:"unlimited"}:{kind:"realTime",seconds:p*
60,increment:b},{invitation:W,game:q}=await h("POST","/invitations",{kind:e,setup:{rules:n,board:a,start:o,clock:T,rated:i},...c!=="random"&&{color:c},...e==="challenge"&&{to:Number(t||this.others[0]?.
id)}});q?await this.open(q):e==="link"&&(location.hash=`${ie}${W.token}`),await this.refresh()}get turns(){let{mine:e,about:t}=this.state,a=t.me?.id;return(e?.games??[]).filter(({turn:n,...o})=>n&&o[n].
id===a)}draw(){es(_e(this),Se("view-club"));let e=P();this.play.host.classList.toggle("club-game",e!==null),e!==this.shown&&this.shown?.close(),this.shown=e;let t=this.turns.length;Se("club-count").textContent=
t?String(t):"";let a=document.title.includes(j("your-turn"));t&&!a&&(document.title=`${j("your-turn")} · ${document.title}`)}};async function Xe(){if(location.hash.startsWith("#play"))return;let s=new Promise(
e=>addEventListener("hashchange",e,{once:!0}));location.hash="#play",await s}async function ss(){let s=new URL(`club-${ze}.mjs`,import.meta.url).href,e=ze==="en"?{}:(await import(s)).default;Qt({...Ae,
...e})}function as(){if(document.documentElement.dataset.searches)return;let s=M.begin.bind(M);M.begin=(e,t)=>e.type==="act"?s(e,t):{promise:Promise.reject(new Error(j("club-no-engine"))),stop:()=>{}}}
function ns(){let s=new URL("club.css",import.meta.url).href;document.head.append(oe("link",{rel:"stylesheet",href:s}));let e=j("club"),t=oe("a",{href:"#club"},e," ",oe("span",{id:"club-count"}));t.dataset.
view="club",document.querySelector("nav.views")?.prepend(t),Se("main").append(oe("section",{class:"view",id:"view-club","aria-label":e})),ts.push("club")}async function As(s){await ss();let e=await h(
"GET","");F({club:{about:e,mine:null,open:[],running:[],players:[],invitation:null,refused:null,wish:{kind:"link",to:"",clock:"10+5",board:"8x8",rules:"olympiad",start:"standard",minutes:15,seconds:10,
color:"random",rated:!1},part:"meet",archive:null,query:{player:"",result:"",rules:"",board:"",rated:""},line:[],openings:[],acts:[],player:null,codes:[]}}),ns(),Ce(),as();let t=new Oe(s);Xt(()=>t.draw()),
t.draw(),location.hash?dispatchEvent(new Event("hashchange")):location.replace("#club"),await g(()=>t.refresh())}export{Oe as Club,As as begin};
