import{byId as ie,drawWith as Zt,h as ne,language as tt,learn as es,note as Se,Refusal as ts,refuseSearches as ss,render as as,socket as R,text as P,update as U}from"./rest.mjs";import{addCommands as gt,SIDES as ft,socket as yt,text as C}from"./rest.mjs";import{announce as ce,app as ue,Game as at,language as nt,newState as ot,note as G,SIDES as je,socket as le,text as S,update as it}from"./rest.mjs";var I={about:null,mine:null,open:[],running:[],players:[],invitation:null,refused:null,wish:{kind:"link",to:"",clock:"10+5",board:"8x8",rules:"olympiad",start:"standard",minutes:15,seconds:10,color:"r\
andom",rated:!1},part:"meet",archive:null,query:{player:"",result:"",rules:"",board:"",rated:""},line:[],openings:[],acts:[],player:null,codes:[]};var rt=864e5,ct=100,lt={resignation:"+Resign",time:"+Time"},he=(t,e)=>`${Math.round(t)}${e?"?":""}`,L=({name:t,rating:e,provisional:s})=>e===void 0?t:`${t} (${he(e,s)})`,de=class extends at{get allowsHelp(){
let e=this.remote;return this.isOver||!e.own&&!!I.about.club.assist}resign(){this.remote.act({act:"resign"})}},me=t=>je.find(e=>t[e].id===I.about.me?.id),D=class{constructor(e,s){this.view=e,this.open=
s,this.isThinking=!1,this.own=me(e);let{clock:a}=e,n=a.kind==="realTime"?a.seconds*1e3:rt,o=b=>({machine:b!==this.own,level:e[b].level??1}),r=b=>L(e[b]),{rules:i,limit:c,fen:p}=e.game;this.game=new de(
ot({id:`club-${e.id}`,rules:i,limit:c??null,fen:p,players:{black:o("black"),white:o("white")},names:{black:r("black"),white:r("white")},clock:a.kind==="unlimited"?null:{base:n,increment:a.kind==="real\
Time"?a.increment*1e3:0},flipped:this.own==="white"})),this.game.remote=this,this.at=performance.now(),this.offers="",this.closeOffers=()=>{},this.queue=Promise.resolve(),this.timer=void 0}allows(e){return e===
"hint"?this.game.allowsHelp:e==="undo"?this.plays&&!this.view.rated:this.plays&&(e==="draw"||e==="resign")}offerDraw(){this.act({act:"offer",what:"draw"})}get id(){return this.view.id}get isRunning(){
return this.view.state==="running"}get plays(){return!!this.own&&this.isRunning}get isWatched(){return!this.own}get firstMove(){let{clock:e,clocks:s,ply:a}=this.view;if(!this.own||!this.isRunning||a>1||
e.kind!=="realTime"||!s.deadline)return null;let n=Date.now()+s.deadline-s.now;return new Intl.DateTimeFormat(nt,{timeStyle:"medium"}).format(n)}say({player:e,phrase:s}){let a=je.find(r=>this.view[r].
id===e);if(!a)return;let n=this.view[a].name,o=S("club-says",{name:n,words:S("club-phrase",{phrase:s})});ce(o),G(o)}async load(){let{tree:e,state:s}=this.game,a=0;for(let n of this.view.game.moves)a=e.
add(a,n);s.live=s.shown=a,await this.game.load(),this.settle(),this.game.begin()}begin(){this.showOffers(),this.view.state!=="over"&&(this.timer=setInterval(()=>this.tick(),ct),this.watch())}close(){clearInterval(
this.timer),this.closeOffers(),le.send({type:"unwatch",topic:"game",game:this.id})}watch(){let e=this.game.tree.path(this.game.state.live).length-1;le.send({type:"watch",topic:"game",game:this.id,since:e})}hear(e){
return this.queue=this.queue.then(()=>this.follow(e)).catch(s=>{G(String(s),{kind:"error"})}),this.queue}async follow(e){let{game:s}=this,{tree:a,state:n}=s,o=a.path(n.live),r=o.length-1,i=[..."game"in
e?e.game.moves:[]],c="game"in e?e.since:Math.min(e.ply,r);if(!("game"in e)&&e.ply===r+1)i=[e.lastMove??"pass"];else if(c>r||c+i.length<e.ply)return this.watch();let p=o[c];for(let u of i)p=a.add(p,u);
this.view={...this.view,...e,game:this.view.game},this.at=performance.now(),p!==n.live&&!a.leadsTo(n.live,p)&&await s.setLive(p);let b=a.path(p);for(let u of b.slice(b.indexOf(n.live)+1)){let f=s.liveView?.
toMove??"black";await s.advance(u,f===this.own?"human":"machine")}this.settle(),s.changed()}settle(){let{game:e,view:s}=this,{black:a,white:n}=s.clocks;e.state.left={black:a,white:n};let{tree:o,state:r}=e;
r.clock&&r.live&&(o.node(r.live).clock={black:a,white:n});let{end:i}=s;if(s.state==="over"||s.state==="aborted"){let c=i?.winner??null,p=lt[i?.how??""]??"+",b=c?`${c==="black"?"B":"W"}${p}`:"Draw",u=e.
isOver;r.outcome={winner:c,text:i?.text??S("aborted"),code:b},!u&&!e.liveView?.end&&ce(r.outcome.text),clearInterval(this.timer)}this.showOffers(),e.liveView?.mustPass&&this.isRunning&&s.turn===this.own&&
this.send("pass")}showOffers(){let{own:e,view:s}=this,a=JSON.stringify([s.offers,s.state,s.rematch,this.firstMove]);if(a===this.offers||ue.game!==this.game)return;this.offers=a,this.closeOffers();let r=Object.
entries(s.offers).filter(([,c])=>c).map(([c,p])=>{let b=p,u=S("club-offers",{name:s[b].name,what:c}),f=V=>()=>this.act({act:V,what:c}),A=b===e?[[S("club-withdraw"),f("decline")]]:[[S("draw-accept"),f(
"accept")],[S("draw-decline"),f("decline")]];return ce(u),G(u,{ms:0,actions:e?A:[]})}),{rematch:i}=s;i&&!e&&r.push(G(S("club-next-game"),{ms:0,actions:[[S("club-watch"),()=>this.open(i)]]})),this.firstMove&&
r.push(G(S("club-first-move",{time:this.firstMove}),{ms:0})),s.state==="adjourned"&&r.push(G(S("club-adjourned"),{ms:0})),this.closeOffers=()=>r.forEach(c=>c())}tick(){let{clocks:e}=this.view;if(!e.running||
!this.game.state.clock)return;let s=performance.now()-this.at;this.game.state.left[e.running]=Math.max(0,e[e.running]-s),ue.game===this.game&&it()}async act(e){let s=await this.request(e);s&&G(s,{kind:"\
error"})}async request(e){try{let a=await le.begin({type:"act",game:this.id,act:e}).promise;return await this.hear(a),null}catch(s){return s instanceof Error?s.message:String(s)}}async tryMove(e){let s=this.
game.tree.path(this.game.state.live).length-1,a=await this.request({act:"move",move:e,ply:s});return a&&a.replace(/[.。]$/,"")}send(e){e==="pass"?this.tryMove(e):this.act({act:"offer",what:e==="undo"?
"takeback":"rematch"})}setPlayer(){}};function E(){let t=ue.game?.remote;return t instanceof D?t:null}import{app as ut,dismiss as dt,h as Ie,html as q,inWords as Pe,note as ht,nothing as mt,openDialog as Ne,Refusal as Ce,ruleName as We,SIDES as pt,text as B}from"./rest.mjs";async function m(t,e,s){let a=await fetch(`club${e}`,{method:t,headers:{"content-type":"application/json"},...s&&{body:JSON.stringify(s)}}),n=await a.json().catch(()=>({}));if(a.ok)return Pe(n);let o={
code:"no-answer",params:{status:a.status}};throw new Ce((await Pe({error:o,...n})).error)}async function y(t){try{await t()}catch(e){ht(e instanceof Ce?e.message:B("club-no-line"),{kind:"error"})}}var H=(t,e)=>Ne(
t,[Ie("p",{},e)]),pe=new WeakSet,be=t=>async e=>{e.preventDefault();let s=e.currentTarget;pe.has(s)||(pe.add(s),dt(),await y(async()=>t(s)),pe.delete(s))},w=(t,e,s="quiet")=>q`<button type="button" class=${s} @click=${be(
()=>e())}>
    ${t}
  </button>`,N=(t,e,s)=>Ne(t,[Ie("p",{},e)],{actions:s.map(([a,n])=>[a,()=>y(async()=>n())])}),g=(t,e)=>q`<section class="card" aria-label=${t}>
    <h2>${t}</h2>
    ${e}
  </section>`,$=(t,e)=>t.length?q`<ul class="club-list">
        ${t.map(s=>q`<li>${s}</li>`)}
      </ul>`:e?q`<p class="faint">${e}</p>`:mt,z=["8x8","7x7","6x6","5x5"].map(t=>[t,t]),X=()=>(ut.about?.presets??[]).map(({name:t})=>[t,We(t)]),we=t=>B("club-rated",{rated:t?"yes":"no"});function bt(t){
return t.kind==="unlimited"?B("no-clock"):t.kind==="days"?B("club-days",{count:t.days}):B("some-clock",{minutes:t.seconds/60,seconds:t.increment})}var Q=({rules:t,board:e,clock:s,rated:a,game:n})=>[We(
n?.rules??t??""),e,bt(s),we(a)].join(" · "),wt=({state:t,end:e,ply:s})=>t==="over"?B("result",{winner:e?.winner??"draw"}):B("count-moves",{count:s});function _(t,e){let s=pt.map(a=>L(t[a])).join(" – ");
return q`<button type="button" class="quiet club-game-row" @click=${()=>e.open(t.id)}>
    <b>${s}</b><span class="faint">${Q(t)} · ${wt(t)}</span>
  </button>`}function Re(t){let e=t.remote;return e instanceof D?e:null}var Y=(t,e,s,a)=>({label:t,sign:e,where:"wide",isShown:n=>{let o=Re(n);return o!==null&&s(o)},act:n=>a(Re(n))}),vt=8,$t=({id:t})=>N(C("club-p\
hrases"),"",[...Array(vt).keys()].map(e=>[C("club-phrase",{phrase:e}),()=>yt.send({type:"phrase",game:t,phrase:e})])),kt=t=>N(C("club-claim"),C("club-claim-words"),[[C("club-claim-win"),()=>t.act({act:"\
claim"})],[C("club-claim-draw"),()=>t.act({act:"claim",draw:!0})]]),Tt=t=>N(C("club-correct"),C("club-correct-words"),[...ft,null].map(e=>[C("result",{winner:e??"draw"}),async()=>t.hear(await m("POST",
`/games/${t.id}/result`,{winner:e}))]));function Ae(){let t=e=>s=>s.act({act:"offer",what:e});gt([Y("club-abort","cut",e=>e.plays&&e.view.ply<2,e=>e.act({act:"abort"})),Y("club-claim","now",e=>e.plays&&
e.view.clock.kind==="realTime"&&e.view.turn!==e.own,kt),Y("club-adjourn","pause",e=>e.plays,t("adjourn")),Y("club-resume","go",e=>!!e.own&&e.view.state==="adjourned",t("resume")),Y("club-phrases","mor\
e",e=>!!(e.own&&I.about.club.phrases),$t),Y("club-correct","draw",e=>e.view.state==="over"&&I.about.rights.includes("correct"),Tt)])}var Ge={club:"Club","club-part":"{name, select, meet {Play} archive {Archive} players {Players} account {Account} other {}}","club-you-are":"You are {name}.","club-no-line":"The club can’t be reached.",
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
nner, select, black {Black} other {White}} wins.","draw-gone":"A player has left: draw.","draw-decided":"The arbiter decided: draw.",aborted:"The game was aborted."};import{app as Ke,choiceField as M,clockWords as Lt,FIRST_LEVEL as qt,html as k,nothing as T,numberField as ze,text as d,update as Qe}from"./rest.mjs";import{choiceField as xt,html as v,language as St,nothing as O,note as De,text as l,update as Be}from"./rest.mjs";var F=([t,e,s="text"])=>v`<label class="field"
    ><span>${e}</span
    ><input
      type=${s}
      name=${t}
      autocomplete="off"
      autocapitalize="none"
      min=${s==="number"?1:O}
  /></label>`,Z=(t,e,s)=>v`<label class="toggle"
    ><input type="checkbox" name=${t} ?checked=${s} /><span>${e}</span></label
  >`,W=(t,e,s)=>v`<form
    class="club-form"
    @submit=${be(async a=>{await s(Object.fromEntries(new FormData(a))),a.reset()})}
  >
    ${e}
    <div class="row"><button type="submit" class="primary">${t}</button></div>
  </form>`,ye=()=>v`<label class="field"
    ><span>${l("club-guest-name")}</span
    ><input type="text" id="guest-name" maxlength="40" autocomplete="nickname"
  /></label>`,ve=()=>document.getElementById("guest-name")?.value.trim(),J=()=>F(["name",l("club-name")]),ee=()=>F(["passphrase",l("club-passphrase"),"password"]),Fe=()=>F(["code",l("club-code")]),Me=t=>[
v`<label class="field"
    ><span>${l("club-its-name")}</span
    ><input type="text" name="club" autocomplete="off" value=${t.name}
  /></label>`,Z("closed",l("club-closed"),t.closed),Z("guests",l("club-guests"),t.guests),Z("assist",l("club-assist"),t.assist),Z("phrases",l("club-phrases-allowed"),t.phrases)],Le=(t,e)=>({...e,name:t.
club||e.name,closed:"closed"in t,guests:"guests"in t,assist:"assist"in t,phrases:"phrases"in t}),qe=t=>g(l("club-setup"),v`<p class="faint">${l("club-setup-words")}</p>
      ${W(l("club-begin"),[F(["code",l("club-setup-code")]),J(),ee(),Me(t.state.about.club)],e=>{let{code:s,name:a,passphrase:n}=e,o=Le(e,t.state.about.club);return t.signIn("/setup",{code:s,name:a,passphrase:n,
settings:o})})}`),ge=t=>g(l("club-login"),W(l("club-login"),[J(),ee()],e=>t.signIn("/login",e))),fe=(t,e)=>g(l("club-join"),v`<p class="faint">${l("club-join-words")}</p>
      ${W(l("club-join"),[J(),ee(),e?Fe():O],s=>t.signIn("/accounts",s))}`),$e=t=>[ge(t),fe(t,t.state.about.club.closed),t.state.about.club.guests?g(l("club-as-guest"),W(l("club-as-guest"),[J(),Fe()],
({name:e,code:s})=>t.signIn("/guests",{code:s,...e&&{name:e}}))):O];function Ye(t){let{about:e,mine:s}=t.state,{me:a,rights:n}=e;return a?[s?.hasPassphrase?Ot(t):[fe(t,!1),ge(t)],n.includes("seat")?Et(
t):O,s?.blocked.length?Pt(t,s.blocked):O,n.includes("manage")?[Nt(t),Ct(t)]:O,n.includes("audit")?It(t):O]:[ge(t),fe(t,!1)]}var Ot=t=>g(l("club-account"),v`${W(l("club-change"),[F(["old",l("club-passp\
hrase"),"password"]),F(["new",l("club-new-passphrase"),"password"])],async e=>{await m("POST","/me/passphrase",e),De(l("club-changed"))})}
      <div class="row">
        <a class="button quiet" href="club/me/data" download="club.json">${l("club-data")}</a>
        ${w(l("club-logout"),()=>t.signIn("/logout",{}))}
      </div>
      ${t.state.about.me?.role==="owner"?O:v`<details>
            <summary>${l("club-delete")}</summary>
            <p class="faint">${l("club-delete-words")}</p>
            ${W(l("club-delete"),ee(),async({passphrase:e})=>{await m("DELETE","/me",{passphrase:e}),location.reload()})}
          </details>`}`),Et=t=>g(l("club-programs"),v`<p class="faint">${l("club-programs-words")}</p>
      ${$((t.state.mine?.bots??[]).map(e=>jt(t,e)),"")}
      ${W(l("club-seat"),J(),async({name:e})=>{let{key:s}=await m("POST","/bots",{name:e});await t.refresh(),H(e,l("club-key",{name:e,key:s}))})}`);function jt(t,{id:e,name:s,accepts:a}){let n=async()=>{
await m("DELETE",`/bots/${e}`),await t.refresh()};return v`<b class="club-words">${s}</b>
    ${xt(l("club-accepts"),["all","owner","none"].map(o=>[o,l("club-accepts-of",{accepts:o})]),a,o=>y(async()=>{await m("POST",`/bots/${e}`,{accepts:o}),await t.refresh()}))}
    ${w(l("club-new-key"),async()=>{let{key:o}=await m("POST",`/bots/${e}/key`);H(s,l("club-key",{name:s,key:o}))})}
    ${w(l("club-remove"),()=>N(l("club-remove-it",{name:s}),l("club-remove-words"),[[l("club-remove"),n]]))}`}var Pt=(t,e)=>g(l("club-blocked-players"),$(e.map(({id:s,name:a})=>v`<span class="club-words">${a}</span> ${w(
l("club-unblock"),async()=>{await m("DELETE",`/players/${s}/block`),await t.refresh()})}`),""));function It(t){let{acts:e,players:s}=t.state,a=new Intl.DateTimeFormat(St,{dateStyle:"short",timeStyle:"\
short"}),n=i=>s.find(c=>c.id===i)?.name??(i===null?"":`#${i}`),o=i=>i?l("result",{winner:i.winner??"draw"}):"",r=e.map(({at:i,actor:c,act:p,subject:b,detail:u})=>{let[f,A]=b.split(" "),V=f==="player"?
n(Number(A)):"",re=p==="correct"?`${o(u.before)} → ${o(u.after)}`:"",K=u.role?l("club-member",{kind:"person",role:u.role}):"",Ee=[V,re,K].filter(Boolean).join(" · ");return v`<span class="club-words"
        ><b>${l("club-act",{name:n(c),act:p.replaceAll(" ","-")})}</b
        ><span class="faint">${a.format(i)}${Ee?` · ${Ee}`:O}</span></span
      >
      ${f==="game"?w(l("open"),()=>t.open(Number(A))):O}`});return g(l("club-audit"),v`${r.length?$(r,""):O}
    ${w(l("club-show"),async()=>{t.state.acts=(await m("GET","/audit")).acts,Be()})}`)}var Nt=t=>g(l("club-settings"),W(l("club-change"),Me(t.state.about.club),async e=>{await m("POST","/settings",Le(
e,t.state.about.club)),De(l("club-changed")),await t.refresh()}));function Ct(t){let e=async()=>{t.state.codes=(await m("GET","/codes")).codes,Be()},s=t.state.codes.map(({code:a,usesLeft:n})=>v`<span class="club-words"
          ><b class="club-code">${a}</b
          ><span class="faint">${l("club-uses",{count:n})}</span></span
        >
        ${w(l("club-withdraw"),async()=>{await m("DELETE",`/codes/${encodeURIComponent(a)}`),await e()})}`);return g(l("club-codes"),v`<p class="faint">${l("club-codes-words")}</p>
      ${s.length?$(s,""):w(l("club-show"),e)}
      ${W(l("club-new-code"),F(["uses",l("club-how-many"),"number"]),async({uses:a})=>{await m("POST","/codes",{uses:Number(a)||1}),await e()})}`)}import{choiceField as Wt,html as x,nothing as j,note as Ue,openingRow as Rt,ruleName as At,text as h,update as ae}from"./rest.mjs";var Ve=50,te=0;async function se(t,e=!1){let{query:s,archive:a}=t.state,n=Te({...s,limit:String(Ve)}),o=a?.at(-1);e&&o&&n.set("before",String(o.id));let r=++te,{games:i}=await m("GET",`/games?${n}`);r===
te&&(t.state.archive=[...e?a??[]:[],...i],e?ae():await ke(t,[]))}var Te=t=>new URLSearchParams(Object.entries(t).filter(([,e])=>e));async function ke(t,e){let{player:s,rules:a,board:n}=t.state.query,o=Te(
{player:s,rules:a,board:n||"8x8",moves:e.join(" ")}),r=++te,{moves:i}=await m("GET",`/openings?${o}`);r===te&&(Object.assign(t.state,{openings:i,line:e}),ae())}function Gt(t){let{line:e,openings:s}=t.
state,a=s.map(({move:n,black:o,draws:r,white:i})=>{let c=[o,r,i],p=o+r+i;return Rt({move:n,inBook:!1,counts:c,games:p},()=>y(()=>ke(t,[...e,n])))});return g(h("openings"),x`<p>${e.join(" ")}</p>
      <div class="explorer">
        ${a.length?x`<ul>
              ${a}
            </ul>`:x`<p class="faint">${h("openings-none")}</p>`}
      </div>
      ${e.length?w(h("back"),()=>ke(t,e.slice(0,-1))):j}`)}function He(t){let{query:e,archive:s,players:a}=t.state,n=(c,p,b)=>Wt(p,[["",h("club-all")],...b],e[c],u=>{e[c]=u,y(()=>se(t))}),o=[n("player",
h("club-player"),a.map(({id:c,name:p})=>[String(c),p])),n("result",h("club-result"),["black","white","draw"].map(c=>[c,h("result",{winner:c})])),n("rules",h("rules"),X()),n("board",h("board"),z),n("ra\
ted",h("club-rating"),["true","false"].map(c=>[c,we(c==="true")]))],r=c=>x`<a
      class="button quiet"
      href=${`club/export?${Te({...e,format:c})}`}
      download=${`club.${c}`}
      >${h("club-export",{format:c})}</a
    >`;return[g(h("club-part",{name:"archive"}),x`<div class="pair club-filters">${o}</div>
      ${$((s??[]).map(c=>x`${_(c,t)}
              <a class="button quiet" href=${`club/games/${c.id}/sgf`} download
                >${h("club-sgf")}</a
              >`),h("club-none-over"))}
      <div class="row">
        ${(s?.length??0)>=Ve?w(h("club-more"),()=>se(t,!0)):j}
        ${r("sgf")} ${r("jsonl")}
      </div>`),Gt(t)]}async function _e(t,e){t.state.player=await m("GET",`/players/${e}`),ae(),scrollTo({top:0})}function Je(t){let{players:e,player:s}=t.state,a=({kind:o,present:r})=>+(o!=="engine")*
2+Number(r??!1),n=[...e].sort((o,r)=>a(r)-a(o)).map(o=>x`<button
          type="button"
          class="quiet club-game-row"
          @click=${()=>y(()=>_e(t,o.id))}
        >
          <b>${o.name}</b>
          <span class="faint"
            >${h("club-member",{kind:o.kind,role:o.role})}${o.present?` · ${h("club-present")}`:j}</span
          >
        </button>`);return x`${s?Bt(t,s):j}
  ${g(h("club-part",{name:"players"}),$(n,h("club-nobody")))}`}function Dt(t){let[e,s]=t.split(" ");return h("club-class",{speed:e,board:s})}function Bt(t,{player:e,ratings:s,statistics:a}){let{about:n}=t.
state,o=e.id!==n.me?.id,r=s.map(({class:c,rating:p,provisional:b,games:u,history:f})=>x`<span class="club-words"
          ><b>${Dt(c)}: ${he(p,b)}</b
          ><span class="faint">${h("club-count-games",{count:u})}</span></span
        >
        ${Mt(f.map(A=>A.rating))}`),i=a.map(({rules:c,board:p,...b})=>x`${At(c)} ${p}: ${h("club-score",b)}`);return g(e.name,x`${$(r,h("club-no-ratings"))} ${i.length?$(i,""):j}
      <div class="row">
        ${o&&e.kind!=="deleted"?w(h("club-challenge"),()=>{Object.assign(t.state.wish,{kind:"challenge",to:String(e.id)}),t.state.part="meet",ae()},"primary"):j}
        ${o&&n.rights.includes("block")?w(h("club-block"),async()=>{await m("POST",`/players/${e.id}/block`),Ue(h("club-blocked",{name:e.name})),await t.refresh()}):j}
        ${o&&n.rights.includes("manage")&&e.kind!=="engine"?Ft(e,t):j}
      </div>`)}function Ft({id:t,name:e,role:s,kind:a},n){let o=async()=>{await m("DELETE",`/players/${t}`),n.state.player=null,await n.refresh()},r=w(h("club-remove"),()=>N(h("club-remove-it",{name:e}),
h("club-remove-words"),[[h("club-remove"),o]])),i=async()=>{let{passphrase:p}=await m("POST",`/players/${t}/passphrase`);H(e,h("club-reset-to",{name:e,passphrase:p}))};if(a==="deleted")return j;if(a!==
"person")return r;let c=s==="arbiter";return[w(h("club-reset"),()=>N(h("club-reset"),h("club-reset-words",{name:e}),[[h("club-reset"),i]])),w(h("club-make",{role:c?"player":"arbiter"}),async()=>{await m(
"POST",`/players/${t}/role`,{role:c?"player":"arbiter"}),await n.refresh(),await _e(n,t),Ue(h("club-changed"))}),r]}function Mt(t){if(t.length<2)return j;let e=Math.min(...t),s=Math.max(1,Math.max(...t)-
e),a=t.map((n,o)=>`${100*o/(t.length-1)},${28-26*(n-e)/s}`);return x`<svg class="club-curve" viewBox="0 0 100 30" aria-hidden="true">
    <polyline points=${a.join(" ")}></polyline>
  </svg>`}var Yt=["meet","archive","players","account"],Ut=["link","open","pair","challenge"],Vt=["1+1","3+2","5+3","10+5","30+10","custom","1d","3d","none"],Ht={meet:t=>Kt(t),archive:He,players:Je,account:Ye};
async function _t(t,e){t.state.part=e,Qe(),await(e==="archive"?se(t):t.refresh())}function Ze(t){let{about:e,part:s}=t.state,a=e.club.closed&&!e.me;return k`<div class="club">
    <div class="club-head">
      <h1>${e.club.name}</h1>
      ${a?T:Yt.map(n=>k`<button
                type="button"
                class="quiet"
                aria-pressed=${n===s}
                @click=${()=>y(()=>_t(t,n))}
              >
                ${d("club-part",{name:n})}
              </button>`)}
      <span class="faint"
        >${e.me?d("club-you-are",{name:e.me.name}):T}</span
      >
    </div>
    <div class="notes" role="status"></div>
    <div class="club-cards">
      ${e.needsSetup&&s===(e.me?"account":"meet")&&!t.state.invitation?qe(t):T}
      ${Jt(t)}
      ${a?$e(t):Ht[s](t)}
    </div>
  </div>`}var et=({state:{about:t}})=>t.me!==null||t.club.guests&&!t.club.closed;function Jt(t){let{invitation:e,refused:s,about:a}=t.state;if(s)return g(d("club-invitation"),k`<p>${s}</p>`);if(!e)return T;
let{author:n,setup:o,color:r,token:i,game:c}=e,p=n.id===a.me?.id,b=k`<p>${Q(o)}</p>
    <p>
      ${r?d("club-side",{name:n.name,side:r}):d("club-random-side")}
    </p>`;return c?g(d("club-invitation"),w(d("open"),()=>t.open(c))):p?g(d("club-your-invitation"),k`<label class="field"
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
      <div class="row">${w(d("club-withdraw"),()=>t.withdraw(i))}</div>`):g(d("club-invites",{name:L(n)}),et(t)?k`${b} ${a.me?T:ye()}
            <div class="row">
              ${w(d("club-accept"),()=>t.accept(i,ve()),"primary")}
            </div>`:b)}function Kt(t){let{mine:e,open:s,running:a,about:n}=t.state,o=n.me?.id,r=e?.invitations??[];return k`${e?g(d("club-your-games"),$([...e.games].sort((i,c)=>xe(c,o)-xe(i,o)).map(i=>k`${xe(
i,o)?k`<span class="club-turn">${d("your-turn")}</span>`:T}
                  ${_(i,t)}`),d("club-no-games"))):T}
    ${r.length?g(d("club-invitations"),$(r.map(i=>Xe(i,t)),"")):T}
    ${et(t)?Qt(t):$e(t)}
    ${g(d("club-lobby"),$(s.map(i=>Xe(i,t)),d("club-lobby-empty")))}
    ${g(d("club-running"),k`<div class="row">${w(d("club-tv"),()=>t.watchTv())}</div>
        ${$(a.map(i=>_(i,t)),d("club-none-running"))}`)}`}var xe=({turn:t,...e},s)=>+(t!==null&&e[t].id===s);function Xe({token:t,kind:e,author:s,target:a,setup:n,color:o},r){let i=s.id===r.state.about.
me?.id,c=L(i&&a?a:s),p=d("club-kind-of",{kind:e,whose:i?"own":"other",name:c}),b=o?` · ${d("club-side",{name:s.name,side:o})}`:"";return k`<span class="club-words"
      ><b>${p}</b><span class="faint">${Q(n)}${b}</span></span
    >
    ${i?[e==="link"?k`<a class="button quiet" href=${`#club/${t}`}>${d("club-show-link")}</a>`:T,w(d("club-withdraw"),()=>r.withdraw(t))]:[w(d("club-accept"),()=>r.accept(t),"primary"),e==="challenge"?
w(d("club-decline"),()=>r.withdraw(t)):T]}`}var zt=t=>t.endsWith("d")?[t,d("club-days",{count:Number.parseInt(t,10)})]:Lt(t),Xt=({clock:t,minutes:e,seconds:s},a)=>t==="custom"?k`<div class="pair">
        ${ze(d("minutes"),e,{min:1,max:180},n=>a({minutes:n}))}
        ${ze(d("seconds-a-move"),s,{min:0,max:180},n=>a({seconds:n}))}
      </div>`:T;function Qt(t){let{about:e,wish:s}=t.state,a=u=>{Object.assign(s,u),Qe()},n=t.others.find(({level:u})=>u===qt);s.to||=String(n?.id??"");let o=t.others.map(({id:u,name:f})=>[String(u),f]),
r=(Ke.about?.starts??[]).map(u=>[u,d("start-name",{name:u})||u]),i=u=>Ke.about?.presets.find(({name:f})=>f===u)?.start??"standard",c=e.me?.kind==="person",p=()=>{let u=t.others.find(({id:f})=>String(f)===
s.to)??t.others[0];return u?.kind==="guest"||u&&u.owner===e.me?.id},b=()=>!c||s.clock==="none"||s.start!==i(s.rules)||s.kind==="challenge"&&p();return s.rated&&=!b(),g(d("club-invite"),k`${M(d("club-w\
hom"),Ut.map(u=>[u,d("club-kind",{kind:u})]),s.kind,u=>a({kind:u}))}
      ${s.kind==="challenge"?M(d("opponent"),o,s.to,u=>a({to:u})):T}
      <div class="pair">
        ${M(d("clock"),Vt.map(zt),s.clock,u=>a({clock:u}))}
        ${M(d("your-side"),[["random",d("random")],["black",d("black-first")],["white",d("white")]],s.color,u=>a({color:u}))}
      </div>
      ${Xt(s,a)}
      <div class="pair">
        ${M(d("rules"),X(),s.rules,u=>a({rules:u,start:i(u)}))}
        ${M(d("board"),z,s.board,u=>a({board:u}))}
      </div>
      ${M(d("start"),r,s.start,u=>a({start:u}))}
      <label class="toggle"
        ><input
          type="checkbox"
          id="club-rated"
          .checked=${s.rated}
          ?disabled=${b()}
          @change=${()=>a({rated:!s.rated})}
        /><span>${d("club-rated",{rated:"yes"})}</span></label
      >
      ${e.me||t.state.invitation?T:ye()}
      <div class="row">
        ${w(d("club-do",{kind:s.kind}),()=>t.invite(ve()),"primary")}
      </div>`)}var oe="#club/",Oe=class{constructor(e){this.play=e,this.shown=null,this.tv=null,this.opening=null,this.notes=new Map,this.changes=0;let s=(a,n)=>R.addEventListener(a,o=>n(o.detail));s("hello",()=>{this.
tv&&R.send({type:"watch",topic:"tv"}),this.catchUp()}),s("state",({game:a})=>this.heard(a)),s("game",({game:a})=>this.heard(a)),s("started",({game:a})=>this.started(a)),s("lobby",({open:a})=>{this.state.
open=a,U()}),s("tv",({game:a})=>a&&this.tune(a.id)),s("challenge",({invitation:a})=>this.challenged(a)),s("challengeGone",()=>this.catchUp()),s("phrase",a=>E()?.id===a.game&&E()?.say(a)),s("said",({text:a})=>Se(
a,{kind:"error"})),addEventListener("hashchange",()=>y(()=>this.readAddress()))}get state(){return I}catchUp(){return y(async()=>{await this.refresh(),await this.readAddress()})}async refresh(){let{changes:e}=this,
s=await m("GET",""),a=s.me||!s.club.closed,[n,o,r]=await Promise.all([s.me?m("GET","/me"):null,a?m("GET","/players"):{players:[]},a?m("GET","/games?state=running"):{games:[]}]);if(e!==this.changes)return this.
refresh();let i=R.isRefused;R.isRefused=!a,i&&a&&R.connect(),Object.assign(this.state,{about:s,mine:n,players:o.players,running:r.games}),U(),a&&R.send({type:"watch",topic:"lobby"}),E()?.watch()}async readAddress(){
location.hash==="#club"&&await this.refresh();let{hash:e}=location,s={invitation:null,refused:null};if(e.startsWith(oe)){let a=encodeURIComponent(e.slice(oe.length));try{s.invitation=await m("GET",`/i\
nvitations/${a}`)}catch(n){if(!(n instanceof ts))throw n;s.refused=n.message}}location.hash===e&&(Object.assign(this.state,s),U())}heard(e){let s=E();s?.id===e.id&&s.hear(e);let a=["running","adjourne\
d"].includes(e.state);for(let n of[this.state.mine?.games??[],this.state.running]){let o=n.findIndex(({id:r})=>r===e.id);o<0||(this.changes+=1,a?n[o]={...n[o],...e,game:n[o].game}:n.splice(o,1))}U()}note(e,s,a){
this.notes.set(e,Se(s,{ms:0,actions:a}))}async started(e){this.changes+=1;let{mine:s}=this.state;s&&(s.games=[e,...s.games.filter(({id:n})=>n!==e.id)]);let a=E();(!a?.own||!a.isRunning)&&await this.open(
e.id),E()?.id!==e.id&&this.note(e.id,P("club-started"),[[P("open"),()=>this.open(e.id)]])}challenged(e){this.changes+=1,this.state.mine?.invitations.push(e),U();let{author:s,token:a}=e;s.id!==this.state.
about.me?.id&&this.note(a,P("club-challenged",{name:s.name}),[[P("draw-accept"),()=>y(()=>this.accept(a))],[P("club-decline"),()=>y(()=>this.withdraw(a))]])}open(e){if(this.opening?.id!==e||this.opening.
signal.aborted){let s=this.play.opens(),{signal:a}=s,n=y(()=>this.show(e,a)).then(()=>s.abort());this.opening={id:e,signal:a,done:n}}return this.opening.done}async show(e,s){let a=E();if(a?.id===e&&a.
own===me(a.view))return st();let n=new D(await m("GET",`/games/${e}`),o=>this.open(o));await n.load(),!s.aborted&&(this.play.adopt(n.game),U({isFirstVisit:!1}),await st())}get place(){return[location.
hash,E()?.id,this.opening?.id].join()}async tune(e){this.tv===this.place?(await this.open(e),this.tv=["#play",e,e].join()):(this.tv=null,R.send({type:"unwatch",topic:"tv"}))}async watchTv(){let{place:e}=this,
{game:s}=await m("GET","/tv");this.tv=e,R.send({type:"watch",topic:"tv"}),s||Se(P("club-no-tv"))}async beGuest(e){this.state.about.me||await this.signIn("/guests",e?{name:e}:{})}async signIn(e,s){await m(
"POST",e,s),R.socket?.close(),await this.refresh()}async accept(e,s){await this.beGuest(s);let{game:a}=await m("POST",`/invitations/${e}`).catch(async n=>{throw await this.readAddress(),n});await this.
open(a),await this.refresh()}async withdraw(e){await m("DELETE",`/invitations/${e}`),location.hash===`${oe}${e}`&&(location.hash="#club"),await this.refresh()}get others(){let{players:e,about:s}=this.
state;return e.filter(({id:a,kind:n})=>a!==s.me?.id&&n!=="deleted")}async invite(e){let{hash:s}=location;await this.beGuest(e);let{kind:a,to:n,board:o,rules:r,start:i,color:c,rated:p,...b}=this.state.
wish,u=b.clock==="custom"?`${b.minutes}+${b.seconds}`:b.clock,[f,A]=u.split("+").map(Number),V=u.endsWith("d")?{kind:"days",days:Number.parseInt(u,10)}:u==="none"?{kind:"unlimited"}:{kind:"realTime",seconds:f*
60,increment:A},{invitation:re,game:K}=await m("POST","/invitations",{kind:a,setup:{rules:r,board:o,start:i,clock:V,rated:p},...c!=="random"&&{color:c},...a==="challenge"&&{to:Number(n||this.others[0]?.
id)}});K?await this.open(K):a==="link"&&location.hash===s&&(location.hash=`${oe}${re.token}`),await this.refresh()}get turns(){let{mine:e,about:s}=this.state,a=s.me?.id;return(e?.games??[]).filter(({turn:n,
...o})=>n&&o[n].id===a)}draw(){as(Ze(this),ie("view-club"));let e=E();ie("view-play").classList.toggle("club-game",e!==null),e!==this.shown&&(this.shown?.close(),e?.begin(),this.shown=e);let{games:s=[],
invitations:a=[]}=this.state.mine??{},n=[...a.map(({token:i})=>i),...s.map(({id:i})=>i)];for(let[i,c]of this.notes)n.includes(i)&&i!==e?.id||(c(),this.notes.delete(i));let o=this.turns.length;ie("club\
-count").textContent=o?String(o):"";let r=document.title.includes(P("your-turn"));o&&!r&&(document.title=`${P("your-turn")} · ${document.title}`)}};async function st(){if(location.hash.startsWith("#p\
lay"))return;let t=new Promise(e=>addEventListener("hashchange",e,{once:!0}));location.hash="#play",await t}async function ns(){let t=new URL(`club-${tt}.mjs`,import.meta.url).href,e=tt==="en"?{}:(await import(t)).
default;es({...Ge,...e})}function os(){let t=new URL("club.css",import.meta.url).href;document.head.append(ne("link",{rel:"stylesheet",href:t}));let e=P("club"),s=ne("a",{href:"#club"},e," ",ne("span",
{id:"club-count"}));s.dataset.view="club",document.querySelector("nav.views")?.prepend(s),ie("main").append(ne("section",{class:"view",id:"view-club","aria-label":e}))}async function Fs(t){await ns();
let e=await m("GET","");I.about=e,os(),Ae(),document.documentElement.dataset.searches||ss(P("club-no-engine"));let s=new Oe(t);Zt(()=>s.draw()),s.draw(),location.hash?dispatchEvent(new Event("hashchan\
ge")):location.replace("#club"),await y(()=>s.refresh())}export{Oe as Club,Fs as begin};
