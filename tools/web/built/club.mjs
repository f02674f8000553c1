import{byId as oe,drawWith as ss,h as ae,language as Qe,learn as as,note as Se,Refusal as ns,refuseSearches as os,render as is,socket as W,text as j,update as U}from"./rest.mjs";import{addCommands as pt,SIDES as bt,socket as wt,text as C}from"./rest.mjs";import{announce as re,app as le,Game as et,language as tt,newState as st,note as G,SIDES as je,socket as ce,text as x,update as at}from"./rest.mjs";var P={about:null,mine:null,open:[],running:[],players:[],invitation:null,refused:null,wish:{kind:"link",to:"",clock:"10+5",board:"8x8",rules:"olympiad",start:"standard",minutes:15,seconds:10,color:"r\
andom",rated:!1},part:"meet",archive:null,query:{player:"",result:"",rules:"",board:"",rated:""},line:[],openings:[],acts:[],player:null,codes:[]};var nt=864e5,ot=100,it={resignation:"+Resign",time:"+Time"},he=(t,e)=>`${Math.round(t)}${e?"?":""}`,L=({name:t,rating:e,provisional:s})=>e===void 0?t:`${t} (${he(e,s)})`,ue=class extends et{get allowsHelp(){
let e=this.remote;return this.isOver||!e.own&&!!P.about.club.assist}resign(){this.remote.act({act:"resign"})}},de=t=>je.find(e=>t[e].id===P.about.me?.id),B=class{constructor(e,s){this.view=e,this.open=
s,this.isThinking=!1,this.own=de(e);let{clock:a}=e,n=a.kind==="realTime"?a.seconds*1e3:nt,o=l=>({machine:l!==this.own,level:e[l].level??1}),r=l=>L(e[l]),{rules:i,limit:c,fen:d}=e.game;this.game=new ue(
st({id:`club-${e.id}`,rules:i,limit:c??null,fen:d,players:{black:o("black"),white:o("white")},names:{black:r("black"),white:r("white")},clock:a.kind==="unlimited"?null:{base:n,increment:a.kind==="real\
Time"?a.increment*1e3:0},flipped:this.own==="white"})),this.game.remote=this,this.at=performance.now(),this.offers="",this.closeOffers=()=>{},this.queue=Promise.resolve(),this.timer=void 0}allows(e){return e===
"hint"?this.game.allowsHelp:e==="undo"?this.plays&&!this.view.rated:this.plays&&(e==="draw"||e==="resign")}offerDraw(){this.act({act:"offer",what:"draw"})}get id(){return this.view.id}get isRunning(){
return this.view.state==="running"}get plays(){return!!this.own&&this.isRunning}get isWatched(){return!this.own}get firstMove(){let{clock:e,clocks:s,ply:a}=this.view;if(!this.own||!this.isRunning||a>1||
e.kind!=="realTime"||!s.deadline)return null;let n=Date.now()+s.deadline-s.now;return new Intl.DateTimeFormat(tt,{timeStyle:"medium"}).format(n)}say({player:e,phrase:s}){let a=je.find(r=>this.view[r].
id===e);if(!a)return;let n=this.view[a].name,o=x("club-says",{name:n,words:x("club-phrase",{phrase:s})});re(o),G(o)}async load(){let{tree:e,state:s}=this.game,a=0;for(let n of this.view.game.moves)a=e.
add(a,n);s.live=s.shown=a,await this.game.load(),this.settle(),this.game.begin()}begin(){this.showOffers(),this.view.state!=="over"&&(this.timer=setInterval(()=>this.tick(),ot),this.watch())}close(){clearInterval(
this.timer),this.closeOffers(),ce.send({type:"unwatch",topic:"game",game:this.id})}watch(){let e=this.game.tree.path(this.game.state.live).length-1;ce.send({type:"watch",topic:"game",game:this.id,since:e})}hear(e){
return this.queue=this.queue.then(()=>this.follow(e)).catch(s=>{G(String(s),{kind:"error"})}),this.queue}async follow(e){let{game:s}=this,{tree:a,state:n}=s,o=a.path(n.live),r=o.length-1,i=[..."game"in
e?e.game.moves:[]],c="game"in e?e.since:Math.min(e.ply,r);if(!("game"in e)&&e.ply===r+1)i=[e.lastMove??"pass"];else if(c>r||c+i.length<e.ply)return this.watch();let d=o[c];for(let b of i)d=a.add(d,b);
this.view={...this.view,...e,game:this.view.game},this.at=performance.now(),d!==n.live&&!a.leadsTo(n.live,d)&&await s.setLive(d);let l=a.path(d);for(let b of l.slice(l.indexOf(n.live)+1)){let $=s.liveView?.
toMove??"black";await s.advance(b,$===this.own?"human":"machine")}this.settle(),s.changed()}settle(){let{game:e,view:s}=this,{black:a,white:n}=s.clocks;e.state.left={black:a,white:n};let{tree:o,state:r}=e;
r.clock&&r.live&&(o.node(r.live).clock={black:a,white:n});let{end:i}=s;if(s.state==="over"||s.state==="aborted"){let c=i?.winner??null,d=it[i?.how??""]??"+",l=c?`${c==="black"?"B":"W"}${d}`:"Draw",b=e.
isOver;r.outcome={winner:c,text:i?.text??x("aborted"),code:l},!b&&!e.liveView?.end&&re(r.outcome.text),clearInterval(this.timer)}this.showOffers(),e.liveView?.mustPass&&this.isRunning&&s.turn===this.own&&
this.send("pass")}showOffers(){let{own:e,view:s}=this,a=JSON.stringify([s.offers,s.state,s.rematch,this.firstMove]);if(a===this.offers||le.game!==this.game)return;this.offers=a,this.closeOffers();let r=Object.
entries(s.offers).filter(([,c])=>c).map(([c,d])=>{let l=d,b=x("club-offers",{name:s[l].name,what:c}),$=V=>()=>this.act({act:V,what:c}),A=l===e?[[x("club-withdraw"),$("decline")]]:[[x("draw-accept"),$(
"accept")],[x("draw-decline"),$("decline")]];return re(b),G(b,{ms:0,actions:e?A:[]})}),{rematch:i}=s;i&&!e&&r.push(G(x("club-next-game"),{ms:0,actions:[[x("club-watch"),()=>this.open(i)]]})),this.firstMove&&
r.push(G(x("club-first-move",{time:this.firstMove}),{ms:0})),s.state==="adjourned"&&r.push(G(x("club-adjourned"),{ms:0})),this.closeOffers=()=>r.forEach(c=>c())}tick(){let{clocks:e}=this.view;if(!e.running||
!this.game.state.clock)return;let s=performance.now()-this.at;this.game.state.left[e.running]=Math.max(0,e[e.running]-s),le.game===this.game&&at()}async act(e){let s=await this.request(e);s&&G(s,{kind:"\
error"})}async request(e){try{let a=await ce.begin({type:"act",game:this.id,act:e}).promise;return await this.hear(a),null}catch(s){return s instanceof Error?s.message:String(s)}}async tryMove(e){let s=this.
game.tree.path(this.game.state.live).length-1,a=await this.request({act:"move",move:e,ply:s});return a&&a.replace(/[.。]$/,"")}send(e){e==="pass"?this.tryMove(e):this.act({act:"offer",what:e==="undo"?
"takeback":"rematch"})}setPlayer(){}};function E(){let t=le.game?.remote;return t instanceof B?t:null}import{dismiss as rt,h as Ie,html as q,inWords as Pe,note as ct,nothing as lt,openDialog as Ce,Refusal as Ne,ruleName as ut,SIDES as ht,text as D}from"./rest.mjs";async function p(t,e,s){let a=await fetch(`club${e}`,{method:t,headers:{"content-type":"application/json"},...s&&{body:JSON.stringify(s)}}),n=await a.json().catch(()=>({}));if(a.ok)return Pe(n);let o={
code:"no-answer",params:{status:a.status}};throw new Ne((await Pe({error:o,...n})).error)}async function g(t){try{await t()}catch(e){ct(e instanceof Ne?e.message:D("club-no-line"),{kind:"error"})}}var H=(t,e)=>Ce(
t,[Ie("p",{},e)]),me=new WeakSet,pe=t=>async e=>{e.preventDefault();let s=e.currentTarget;me.has(s)||(me.add(s),rt(),await g(async()=>t(s)),me.delete(s))},w=(t,e,s="quiet")=>q`<button type="button" class=${s} @click=${pe(
()=>e())}>
    ${t}
  </button>`,I=(t,e,s)=>Ce(t,[Ie("p",{},e)],{actions:s.map(([a,n])=>[a,()=>g(async()=>n())])}),f=(t,e)=>q`<section class="card" aria-label=${t}>
    <h2>${t}</h2>
    ${e}
  </section>`,v=(t,e)=>t.length?q`<ul class="club-list">
        ${t.map(s=>q`<li>${s}</li>`)}
      </ul>`:e?q`<p class="faint">${e}</p>`:lt,z=["8x8","7x7","6x6","5x5"].map(t=>[t,t]),be=t=>D("club-rated",{rated:t?"yes":"no"});function dt(t){return t.kind==="unlimited"?D("no-clock"):t.kind==="d\
ays"?D("club-days",{count:t.days}):D("some-clock",{minutes:t.seconds/60,seconds:t.increment})}var X=({rules:t,board:e,clock:s,rated:a,game:n})=>[ut(n?.rules??t??""),e,dt(s),be(a)].join(" · "),mt=({state:t,
end:e,ply:s})=>t==="over"?D("result",{winner:e?.winner??"draw"}):D("count-moves",{count:s}),we=(t,e,s)=>q`<button type="button" class="quiet club-game-row" @click=${s}>
    <b>${t}</b><span class="faint">${e}</span>
  </button>`;function _(t,e){let s=ht.map(a=>L(t[a])).join(" – ");return we(s,`${X(t)} · ${mt(t)}`,()=>e.open(t.id))}function Re(t){let e=t.remote;return e instanceof B?e:null}var Y=(t,e,s,a)=>({label:t,sign:e,where:"wide",isShown:n=>{let o=Re(n);return o!==null&&s(o)},act:n=>a(Re(n))}),ft=8,gt=({id:t})=>I(C("club-p\
hrases"),"",[...Array(ft).keys()].map(e=>[C("club-phrase",{phrase:e}),()=>wt.send({type:"phrase",game:t,phrase:e})])),yt=t=>I(C("club-claim"),C("club-claim-words"),[[C("club-claim-win"),()=>t.act({act:"\
claim"})],[C("club-claim-draw"),()=>t.act({act:"claim",draw:!0})]]),vt=t=>I(C("club-correct"),C("club-correct-words"),[...bt,null].map(e=>[C("result",{winner:e??"draw"}),async()=>t.hear(await p("POST",
`/games/${t.id}/result`,{winner:e}))]));function We(){let t=e=>s=>s.act({act:"offer",what:e});pt([Y("club-abort","cut",e=>e.plays&&e.view.ply<2,e=>e.act({act:"abort"})),Y("club-claim","now",e=>e.plays&&
e.view.clock.kind==="realTime"&&e.view.turn!==e.own,yt),Y("club-adjourn","pause",e=>e.plays,t("adjourn")),Y("resume","go",e=>!!e.own&&e.view.state==="adjourned",t("resume")),Y("club-phrases","more",e=>!!(e.
own&&P.about.club.phrases),gt),Y("club-correct","draw",e=>e.view.state==="over"&&P.about.rights.includes("correct"),vt)])}var Ae={club:"Club","club-part":"{name, select, meet {Play} archive {Archive} players {Players} account {Account} other {}}","club-you-are":"You are {name}.","club-no-line":"The club can’t be reached.",
"club-no-engine":"This club has no engine.","club-your-games":"Your games","club-no-games":"You have no game. Invite someone, or challenge the computer.","club-invitations":"Invitations and challenges",
"club-invite":"Invite","club-whom":"Whom","club-kind":"{kind, select, link {Someone with a link} open {Anyone in the lobby} pair {An opponent of about my rating} challenge {A member or the computer} o\
ther {}}","club-do":"{kind, select, link {Make a link} open {Put into the lobby} pair {Find an opponent} challenge {Challenge} other {}}","club-kind-of":"{kind, select, link {Invitation by link} open \
{Open invitation} pair {Looking for an opponent} challenge {Challenge} other {}}: {name}","club-lobby":"Lobby","club-lobby-empty":"Nobody waits for an opponent.","club-running":"Games now","club-none-\
running":"No game is being played.","club-tv":"Watch the best game","club-no-tv":"No game is on now. The next one opens by itself.","club-watch":"Watch","club-days":"{count, plural, one {# day a move}\
 other {# days a move}}","club-rated":"{rated, select, yes {Rated} other {Casual}}","club-side":"{name} plays {side, select, black {Black} other {White}}","club-random-side":"The sides are drawn by lo\
t.","club-invitation":"Invitation","club-invites":"{name} invites you to a game","club-your-invitation":"Your invitation","club-send-link":"Send this link to your opponent","club-show-link":"Show link",
"club-waits":"The game begins when your opponent opens the link and accepts.","club-decline":"Decline","club-withdraw":"Withdraw","club-challenged":"{name} challenges you.","club-started":"Another gam\
e of yours has begun.","club-offers":"{name} {what, select, draw {offers a draw.} takeback {asks to take back a move.} adjourn {wants to adjourn the game.} resume {wants to resume the game.} rematch {\
wants a rematch.} other {}}","club-abort":"Abort","club-claim":"Claim","club-claim-words":"Claim the game if your opponent has been away for a minute.","club-claim-win":"Claim the win","club-claim-dra\
w":"Claim a draw","club-adjourn":"Adjourn","club-adjourned":"The game is adjourned. It goes on when both want to resume it.","club-first-move":"The next move must come by {time}, or the game is aborte\
d.","club-phrases":"Say something","club-phrase":"{phrase, select, 0 {Hello!} 1 {Have fun!} 2 {Good move!} 3 {Oops!} 4 {One moment, please.} 5 {Thank you!} 6 {Good game!} 7 {Goodbye!} other {}}","club\
-says":"{name}: {words}","club-correct":"Correct the result","club-correct-words":"The ratings are counted again, and the audit log keeps what you do.","club-next-game":"The players have begun another\
 game.","club-player":"Player","club-result":"Result","club-rating":"Rating","club-all":"All","club-none-over":"No such game is over yet.","club-more":"More","club-sgf":"SGF","club-export":"{format, s\
elect, sgf {These games as SGF} jsonl {These games as JSON lines} other {}}","club-member":"{kind, select, guest {Guest} person {Member} bot {Program} engine {Computer} deleted {Deleted} other {}}{rol\
e, select, arbiter { (arbiter)} owner { (owner)} other {}}","club-present":"here now","club-nobody":"Nobody is here yet.","club-count-games":"{count, plural, one {# game} other {# games}}","club-score":"\
{wins} won, {draws} drawn, {losses} lost","club-no-ratings":"No rating yet.","club-class":"{speed, select, bullet {Bullet} blitz {Blitz} rapid {Rapid} classical {Classical} days {Correspondence} other\
 {}} {board}","club-challenge":"Challenge","club-block":"Block","club-blocked":"{name} is blocked: neither of you can invite the other.","club-blocked-players":"Blocked players","club-unblock":"Unbloc\
k","club-remove":"Delete","club-remove-it":"Delete {name}?","club-remove-words":"The games stay, without the name.","club-reset-words":"{name} is signed out and needs the new passphrase.","club-reset-\
to":"The passphrase of {name} is now {passphrase}. It is shown only once.","club-make":"{role, select, arbiter {Make an arbiter} other {Make a player}}","club-guest-name":"Your name, if you like","clu\
b-name":"Name","club-passphrase":"Passphrase","club-new-passphrase":"New passphrase","club-code":"Code of the club","club-login":"Sign in","club-logout":"Sign out","club-join":"Become a member","club-\
join-words":"With a name and a passphrase you can sign in anywhere. A guest keeps the games.","club-as-guest":"Come in as a guest","club-account":"Your account","club-change":"Change","club-changed":"\
It is changed.","club-data":"Download my data","club-delete":"Delete my account","club-delete-words":"Your games stay, without your name.","club-programs":"Your programs","club-programs-words":"A prog\
ram of yours can play here as a member.","club-seat":"Add a program","club-key":"The key of {name} is {key}. It is shown only once.","club-accepts":"Who may challenge it","club-accepts-of":"{accepts, \
select, all {Everyone} owner {Only I} none {No one} other {}}","club-new-key":"New key","club-setup":"Set up the club","club-setup-words":"You need the code that the program has printed. You become th\
e owner.","club-setup-code":"Code of the program","club-begin":"Open the club","club-settings":"Settings of the club","club-its-name":"Name of the club","club-closed":"Only people with a code come in",
"club-guests":"Guests may play","club-assist":"Spectators may use the engine","club-phrases-allowed":"Players may send each other preset phrases","club-codes":"Codes to come in","club-codes-words":"Ea\
ch code lets in as many people as it has uses.","club-show":"Show","club-new-code":"New code","club-how-many":"For how many people","club-uses":"{count, plural, one {for # person more} other {for # pe\
ople more}}","club-audit":"Audit log","club-act":"{name} {act, select, set-up {set up the club} delete {deleted an account} correct {corrected a result} reset-passphrase {gave a new passphrase} set-ro\
le {changed a role} add-join-code {made a code} set-settings {changed the settings} other {}}","sign-in":"Sign in first.","not-allowed":"You may not do that.","closed-club":"This club is closed; you n\
eed a code.","bad-join-code":"That code does not let anyone in.","bad-setup-code":"That is not the code that the program has printed.","set-up-already":"The club has an owner already.","bad-name":"A n\
ame has 1 to {most} letters, digits, spaces, hyphens or dots.","name-taken":"The name {name} is taken.","bad-passphrase":"A passphrase has {least} to {most} characters.","wrong-passphrase":"Name or pa\
ssphrase is wrong.","has-passphrase":"You have a passphrase already.","no-such-player":"There is no such player.","bad-field":"{name}: {detail}.","too-often":"Too often; wait {seconds} s.","many-conne\
ctions":"Too many people are here.","not-json":"The request is not JSON.","no-invitation":"There is no such invitation any more.","own-invitation":"That is your own invitation.","not-for-you":"That in\
vitation is for someone else.",blocked:"One of you has blocked the other.","does-not-accept":"{name} does not accept that.","many-games":"More than {most} games at a time are not possible.","bad-clock":"\
There is no such clock.","not-rated":"Such games are never rated.","no-such-game":"There is no such game.","not-a-player":"You do not play in this game.","not-your-turn":"It is not your turn.",stale:"\
The game is at move {ply} already.","not-running":"The game is not running.","too-late-to-abort":"It is too late to abort the game.","no-offer":"Nobody offers {what, select, draw {a draw} takeback {to\
 take back} adjourn {to adjourn} resume {to resume} rematch {a rematch} other {that}}.","cannot-offer":"You can’t offer {what, select, draw {a draw} takeback {to take back} adjourn {to adjourn} resume\
 {to resume} rematch {a rematch} other {that}} now.","not-gone":"Your opponent has not been away for {seconds} s.","no-phrases":"This club has no phrases.","win-resignation":"{winner, select, black {W\
hite resigned: Black wins.} other {Black resigned: White wins.}}","win-time":"{winner, select, black {White is out of time: Black wins.} other {Black is out of time: White wins.}}","win-gone":"{winner\
, select, black {White has left: Black wins.} other {Black has left: White wins.}}","win-decided":"The arbiter decided: {winner, select, black {Black} other {White}} wins.","draw-gone":"A player has l\
eft: draw.","draw-decided":"The arbiter decided: draw.",aborted:"The game was aborted."};import{app as Ft,choiceField as M,clockWords as Mt,FIRST_LEVEL as Lt,html as k,nothing as T,ownClock as qt,plain as Yt,rulesOptions as Ut,startOptions as Vt,text as h,tickField as Ht,update as Ke}from"./rest.mjs";import{choiceField as $t,html as y,language as kt,nothing as S,note as Ge,text as u,update as Be}from"./rest.mjs";var F=([t,e,s="text"])=>y`<label class="field"
    ><span>${e}</span
    ><input
      type=${s}
      name=${t}
      autocomplete="off"
      autocapitalize="none"
      min=${s==="number"?1:S}
  /></label>`,Q=(t,e,s)=>y`<label class="toggle"
    ><input type="checkbox" name=${t} ?checked=${s} /><span>${e}</span></label
  >`,N=(t,e,s)=>y`<form
    class="club-form"
    @submit=${pe(async a=>{await s(Object.fromEntries(new FormData(a))),a.reset()})}
  >
    ${e}
    <div class="row"><button type="submit" class="primary">${t}</button></div>
  </form>`,ye=()=>y`<label class="field"
    ><span>${u("club-guest-name")}</span
    ><input type="text" id="guest-name" maxlength="40" autocomplete="nickname"
  /></label>`,ve=()=>document.getElementById("guest-name")?.value.trim(),J=()=>F(["name",u("club-name")]),Z=()=>F(["passphrase",u("club-passphrase"),"password"]),De=()=>F(["code",u("club-code")]),Fe=t=>[
y`<label class="field"
    ><span>${u("club-its-name")}</span
    ><input type="text" name="club" autocomplete="off" value=${t.name}
  /></label>`,Q("closed",u("club-closed"),t.closed),Q("guests",u("club-guests"),t.guests),Q("assist",u("club-assist"),t.assist),Q("phrases",u("club-phrases-allowed"),t.phrases)],Me=(t,e)=>({...e,name:t.
club||e.name,closed:"closed"in t,guests:"guests"in t,assist:"assist"in t,phrases:"phrases"in t}),Le=t=>f(u("club-setup"),y`<p class="faint">${u("club-setup-words")}</p>
      ${N(u("club-begin"),[F(["code",u("club-setup-code")]),J(),Z(),Fe(t.state.about.club)],e=>{let{code:s,name:a,passphrase:n}=e,o=Me(e,t.state.about.club);return t.signIn("/setup",{code:s,name:a,passphrase:n,
settings:o})})}`),fe=t=>f(u("club-login"),N(u("club-login"),[J(),Z()],e=>t.signIn("/login",e))),ge=(t,e)=>f(u("club-join"),y`<p class="faint">${u("club-join-words")}</p>
      ${N(u("club-join"),[J(),Z(),e?De():S],s=>t.signIn("/accounts",s))}`),$e=t=>[fe(t),ge(t,t.state.about.club.closed),t.state.about.club.guests?f(u("club-as-guest"),N(u("club-as-guest"),[J(),De()],({
name:e,code:s})=>t.signIn("/guests",{code:s,...e&&{name:e}}))):S];function qe(t){let{about:e,mine:s}=t.state,{me:a,rights:n}=e;return a?[s?.hasPassphrase?Tt(t):[ge(t,!1),fe(t)],n.includes("seat")?xt(t):
S,s?.blocked.length?Ot(t,s.blocked):S,n.includes("manage")?[jt(t),Pt(t)]:S,n.includes("audit")?Et(t):S]:[fe(t),ge(t,!1)]}var Tt=t=>f(u("club-account"),y`${N(u("club-change"),[F(["old",u("club-passphra\
se"),"password"]),F(["new",u("club-new-passphrase"),"password"])],async e=>{await p("POST","/me/passphrase",e),Ge(u("club-changed"))})}
      <div class="row">
        <a class="button quiet" href="club/me/data" download="club.json">${u("club-data")}</a>
        ${w(u("club-logout"),()=>t.signIn("/logout",{}))}
      </div>
      ${t.state.about.me?.role==="owner"?S:y`<details>
            <summary>${u("club-delete")}</summary>
            <p class="faint">${u("club-delete-words")}</p>
            ${N(u("club-delete"),Z(),async({passphrase:e})=>{await p("DELETE","/me",{passphrase:e}),location.reload()})}
          </details>`}`),xt=t=>f(u("club-programs"),y`<p class="faint">${u("club-programs-words")}</p>
      ${v((t.state.mine?.bots??[]).map(e=>St(t,e)),"")}
      ${N(u("club-seat"),J(),async({name:e})=>{let{key:s}=await p("POST","/bots",{name:e});await t.refresh(),H(e,u("club-key",{name:e,key:s}))})}`);function St(t,{id:e,name:s,accepts:a}){let n=async()=>{
await p("DELETE",`/bots/${e}`),await t.refresh()};return y`<b class="club-words">${s}</b>
    ${$t(u("club-accepts"),["all","owner","none"].map(o=>[o,u("club-accepts-of",{accepts:o})]),a,o=>g(async()=>{await p("POST",`/bots/${e}`,{accepts:o}),await t.refresh()}))}
    ${w(u("club-new-key"),async()=>{let{key:o}=await p("POST",`/bots/${e}/key`);H(s,u("club-key",{name:s,key:o}))})}
    ${w(u("club-remove"),()=>I(u("club-remove-it",{name:s}),u("club-remove-words"),[[u("club-remove"),n]]))}`}var Ot=(t,e)=>f(u("club-blocked-players"),v(e.map(({id:s,name:a})=>y`<span class="club-words">${a}</span> ${w(
u("club-unblock"),async()=>{await p("DELETE",`/players/${s}/block`),await t.refresh()})}`),""));function Et(t){let{acts:e,players:s}=t.state,a=new Intl.DateTimeFormat(kt,{dateStyle:"short",timeStyle:"\
short"}),n=i=>s.find(c=>c.id===i)?.name??(i===null?"":`#${i}`),o=i=>i?u("result",{winner:i.winner??"draw"}):"",r=e.map(({at:i,actor:c,act:d,subject:l,detail:b})=>{let[$,A]=l.split(" "),V=$==="player"?
n(Number(A)):"",ie=d==="correct"?`${o(b.before)} → ${o(b.after)}`:"",K=b.role?u("club-member",{kind:"person",role:b.role}):"",Ee=[V,ie,K].filter(Boolean).join(" · ");return y`<span class="club-words"
        ><b>${u("club-act",{name:n(c),act:d.replaceAll(" ","-")})}</b
        ><span class="faint">${a.format(i)}${Ee?` · ${Ee}`:S}</span></span
      >
      ${$==="game"?w(u("open"),()=>t.open(Number(A))):S}`});return f(u("club-audit"),y`${r.length?v(r,""):S}
    ${w(u("club-show"),async()=>{t.state.acts=(await p("GET","/audit")).acts,Be()})}`)}var jt=t=>f(u("club-settings"),N(u("club-change"),Fe(t.state.about.club),async e=>{await p("POST","/settings",Me(
e,t.state.about.club)),Ge(u("club-changed")),await t.refresh()}));function Pt(t){let e=async()=>{t.state.codes=(await p("GET","/codes")).codes,Be()},s=t.state.codes.map(({code:a,usesLeft:n})=>y`<span class="club-words"
          ><b class="club-code">${a}</b
          ><span class="faint">${u("club-uses",{count:n})}</span></span
        >
        ${w(u("club-withdraw"),async()=>{await p("DELETE",`/codes/${encodeURIComponent(a)}`),await e()})}`);return f(u("club-codes"),y`<p class="faint">${u("club-codes-words")}</p>
      ${s.length?v(s,""):w(u("club-show"),e)}
      ${N(u("club-new-code"),F(["uses",u("club-how-many"),"number"]),async({uses:a})=>{await p("POST","/codes",{uses:Number(a)||1}),await e()})}`)}import{choiceField as It,html as O,nothing as R,note as Ye,openingRow as Ct,ruleName as Nt,rulesOptions as Rt,text as m,update as se}from"./rest.mjs";var Ue=50,ee=0;async function te(t,e=!1){let{query:s,archive:a}=t.state,n=Te({...s,limit:String(Ue)}),o=a?.at(-1);e&&o&&n.set("before",String(o.id));let r=++ee,{games:i}=await p("GET",`/games?${n}`);r===
ee&&(t.state.archive=[...e?a??[]:[],...i],e?se():await ke(t,[]))}var Te=t=>new URLSearchParams(Object.entries(t).filter(([,e])=>e));async function ke(t,e){let{player:s,rules:a,board:n}=t.state.query,o=Te(
{player:s,rules:a,board:n||"8x8",moves:e.join(" ")}),r=++ee,{moves:i}=await p("GET",`/openings?${o}`);r===ee&&(Object.assign(t.state,{openings:i,line:e}),se())}function Wt(t){let{line:e,openings:s}=t.
state,a=s.map(({move:n,black:o,draws:r,white:i})=>{let c=[o,r,i],d=o+r+i;return Ct({move:n,inBook:!1,counts:c,games:d},()=>g(()=>ke(t,[...e,n])))});return f(m("openings"),O`<p>${e.join(" ")}</p>
      <div class="explorer">
        ${a.length?O`<ul>
              ${a}
            </ul>`:O`<p class="faint">${m("openings-none")}</p>`}
      </div>
      ${e.length?w(m("back"),()=>ke(t,e.slice(0,-1))):R}`)}function Ve(t){let{query:e,archive:s,players:a}=t.state,n=(c,d,l)=>It(d,[["",m("club-all")],...l],e[c],b=>{e[c]=b,g(()=>te(t))}),o=[n("player",
m("club-player"),a.map(({id:c,name:d})=>[String(c),d])),n("result",m("club-result"),["black","white","draw"].map(c=>[c,m("result",{winner:c})])),n("rules",m("rules"),Rt()),n("board",m("board"),z),n("r\
ated",m("club-rating"),["true","false"].map(c=>[c,be(c==="true")]))],r=c=>O`<a
      class="button quiet"
      href=${`club/export?${Te({...e,format:c})}`}
      download=${`club.${c}`}
      >${m("club-export",{format:c})}</a
    >`;return[f(m("club-part",{name:"archive"}),O`<div class="pair club-filters">${o}</div>
      ${v((s??[]).map(c=>O`${_(c,t)}
              <a class="button quiet" href=${`club/games/${c.id}/sgf`} download
                >${m("club-sgf")}</a
              >`),m("club-none-over"))}
      <div class="row">
        ${(s?.length??0)>=Ue?w(m("club-more"),()=>te(t,!0)):R}
        ${r("sgf")} ${r("jsonl")}
      </div>`),Wt(t)]}async function He(t,e){t.state.player=await p("GET",`/players/${e}`),se(),scrollTo({top:0})}function _e(t){let{players:e,player:s}=t.state,a=({kind:o,present:r})=>+(o!=="engine")*
2+Number(r??!1),n=[...e].sort((o,r)=>a(r)-a(o)).map(({id:o,name:r,kind:i,role:c,present:d})=>{let l=[m("club-member",{kind:i,role:c}),d?m("club-present"):""],b=()=>g(()=>He(t,o));return we(r,l.filter(
Boolean).join(" · "),b)});return O`${s?Gt(t,s):R}
  ${f(m("club-part",{name:"players"}),v(n,m("club-nobody")))}`}function At(t){let[e,s]=t.split(" ");return m("club-class",{speed:e,board:s})}function Gt(t,{player:e,ratings:s,statistics:a}){let{about:n}=t.
state,o=e.id!==n.me?.id,r=s.map(({class:c,rating:d,provisional:l,games:b,history:$})=>O`<span class="club-words"
          ><b>${At(c)}: ${he(d,l)}</b
          ><span class="faint">${m("club-count-games",{count:b})}</span></span
        >
        ${Dt($.map(A=>A.rating))}`),i=a.map(({rules:c,board:d,...l})=>O`${Nt(c)} ${d}: ${m("club-score",l)}`);return f(e.name,O`${v(r,m("club-no-ratings"))} ${i.length?v(i,""):R}
      <div class="row">
        ${o&&e.kind!=="deleted"?w(m("club-challenge"),()=>{Object.assign(t.state.wish,{kind:"challenge",to:String(e.id)}),t.state.part="meet",se()},"primary"):R}
        ${o&&n.rights.includes("block")?w(m("club-block"),async()=>{await p("POST",`/players/${e.id}/block`),Ye(m("club-blocked",{name:e.name})),await t.refresh()}):R}
        ${o&&n.rights.includes("manage")&&e.kind!=="engine"?Bt(e,t):R}
      </div>`)}function Bt({id:t,name:e,role:s,kind:a},n){let o=async()=>{await p("DELETE",`/players/${t}`),n.state.player=null,await n.refresh()},r=w(m("club-remove"),()=>I(m("club-remove-it",{name:e}),
m("club-remove-words"),[[m("club-remove"),o]])),i=async()=>{let{passphrase:d}=await p("POST",`/players/${t}/passphrase`);H(e,m("club-reset-to",{name:e,passphrase:d}))};if(a==="deleted")return R;if(a!==
"person")return r;let c=s==="arbiter";return[w(m("club-new-passphrase"),()=>I(m("club-new-passphrase"),m("club-reset-words",{name:e}),[[m("club-new-passphrase"),i]])),w(m("club-make",{role:c?"player":
"arbiter"}),async()=>{await p("POST",`/players/${t}/role`,{role:c?"player":"arbiter"}),await n.refresh(),await He(n,t),Ye(m("club-changed"))}),r]}function Dt(t){if(t.length<2)return R;let e=Math.min(...t),
s=Math.max(1,Math.max(...t)-e),a=t.map((n,o)=>`${100*o/(t.length-1)},${28-26*(n-e)/s}`);return O`<svg class="club-curve" viewBox="0 0 100 30" aria-hidden="true">
    <polyline points=${a.join(" ")}></polyline>
  </svg>`}var _t=["meet","archive","players","account"],Jt=["link","open","pair","challenge"],Kt=["1+1","3+2","5+3","10+5","30+10","custom","1d","3d","none"],zt={meet:t=>Zt(t),archive:Ve,players:_e,account:qe};
async function Xt(t,e){t.state.part=e,Ke(),await(e==="archive"?te(t):t.refresh())}function ze(t){let{about:e,part:s}=t.state,a=e.club.closed&&!e.me;return k`<div class="club">
    <div class="club-head">
      <h1>${e.club.name}</h1>
      ${a?T:_t.map(n=>Yt(h("club-part",{name:n}),()=>g(()=>Xt(t,n)),{isPressed:n===s}))}
      <span class="faint"
        >${e.me?h("club-you-are",{name:e.me.name}):T}</span
      >
    </div>
    <div class="notes" role="status"></div>
    <div class="club-cards">
      ${e.needsSetup&&s===(e.me?"account":"meet")&&!t.state.invitation?Le(t):T}
      ${Qt(t)}
      ${a?$e(t):zt[s](t)}
    </div>
  </div>`}var Xe=({state:{about:t}})=>t.me!==null||t.club.guests&&!t.club.closed;function Qt(t){let{invitation:e,refused:s,about:a}=t.state;if(s)return f(h("club-invitation"),k`<p>${s}</p>`);if(!e)return T;
let{author:n,setup:o,color:r,token:i,game:c}=e,d=n.id===a.me?.id,l=k`<p>${X(o)}</p>
    <p>
      ${r?h("club-side",{name:n.name,side:r}):h("club-random-side")}
    </p>`;return c?f(h("club-invitation"),w(h("open"),()=>t.open(c))):d?f(h("club-your-invitation"),k`<label class="field"
        ><span>${h("club-send-link")}</span
        ><input
          type="text"
          class="club-link"
          readonly
          .value=${location.href}
          @focus=${b=>b.target.select()}
      /></label>
      ${l}
      <p class="faint" role="status">${h("club-waits")}</p>
      <div class="row">${w(h("club-withdraw"),()=>t.withdraw(i))}</div>`):f(h("club-invites",{name:L(n)}),Xe(t)?k`${l} ${a.me?T:ye()}
            <div class="row">
              ${w(h("draw-accept"),()=>t.accept(i,ve()),"primary")}
            </div>`:l)}function Zt(t){let{mine:e,open:s,running:a,about:n}=t.state,o=n.me?.id,r=e?.invitations??[];return k`${e?f(h("club-your-games"),v([...e.games].sort((i,c)=>xe(c,o)-xe(i,o)).map(i=>k`${xe(
i,o)?k`<span class="club-turn">${h("your-turn")}</span>`:T}
                  ${_(i,t)}`),h("club-no-games"))):T}
    ${r.length?f(h("club-invitations"),v(r.map(i=>Je(i,t)),"")):T}
    ${Xe(t)?ts(t):$e(t)}
    ${f(h("club-lobby"),v(s.map(i=>Je(i,t)),h("club-lobby-empty")))}
    ${f(h("club-running"),k`<div class="row">${w(h("club-tv"),()=>t.watchTv())}</div>
        ${v(a.map(i=>_(i,t)),h("club-none-running"))}`)}`}var xe=({turn:t,...e},s)=>+(t!==null&&e[t].id===s);function Je({token:t,kind:e,author:s,target:a,setup:n,color:o},r){let i=s.id===r.state.about.
me?.id,c=L(i&&a?a:s),d=h("club-kind-of",{kind:e,whose:i?"own":"other",name:c}),l=o?` · ${h("club-side",{name:s.name,side:o})}`:"";return k`<span class="club-words"
      ><b>${d}</b><span class="faint">${X(n)}${l}</span></span
    >
    ${i?[e==="link"?k`<a class="button quiet" href=${`#club/${t}`}>${h("club-show-link")}</a>`:T,w(h("club-withdraw"),()=>r.withdraw(t))]:[w(h("draw-accept"),()=>r.accept(t),"primary"),e==="challenge"?
w(h("club-decline"),()=>r.withdraw(t)):T]}`}var es=t=>t.endsWith("d")?[t,h("club-days",{count:Number.parseInt(t,10)})]:Mt(t);function ts(t){let{about:e,wish:s}=t.state,a=l=>{Object.assign(s,l),Ke()},n=t.
others.find(({level:l})=>l===Lt);s.to||=String(n?.id??"");let o=t.others.map(({id:l,name:b})=>[String(l),b]),r=l=>Ft.about?.presets.find(({name:b})=>b===l)?.start??"standard",i=e.me?.kind==="person",c=()=>{
let l=t.others.find(({id:b})=>String(b)===s.to)??t.others[0];return l?.kind==="guest"||l&&l.owner===e.me?.id},d=()=>!i||s.clock==="none"||s.start!==r(s.rules)||s.kind==="challenge"&&c();return s.rated&&=
!d(),f(h("club-invite"),k`${M(h("club-whom"),Jt.map(l=>[l,h("club-kind",{kind:l})]),s.kind,l=>a({kind:l}))}
      ${s.kind==="challenge"?M(h("opponent"),o,s.to,l=>a({to:l})):T}
      <div class="pair">
        ${M(h("clock"),Kt.map(es),s.clock,l=>a({clock:l}))}
        ${M(h("your-side"),[["random",h("random")],["black",h("black-first")],["white",h("white")]],s.color,l=>a({color:l}))}
      </div>
      ${qt(s,a,180)}
      <div class="pair">
        ${M(h("rules"),Ut(),s.rules,l=>a({rules:l,start:r(l)}))}
        ${M(h("board"),z,s.board,l=>a({board:l}))}
      </div>
      ${M(h("start"),Vt(),s.start,l=>a({start:l}))}
      ${Ht(h("club-rated",{rated:"yes"}),s.rated,()=>a({rated:!s.rated}),d())}
      ${e.me||t.state.invitation?T:ye()}
      <div class="row">
        ${w(h("club-do",{kind:s.kind}),()=>t.invite(ve()),"primary")}
      </div>`)}var ne="#club/",Oe=class{constructor(e){this.play=e,this.shown=null,this.tv=null,this.opening=null,this.notes=new Map,this.changes=0;let s=(a,n)=>W.addEventListener(a,o=>n(o.detail));s("hello",()=>{this.
tv&&W.send({type:"watch",topic:"tv"}),this.catchUp()}),s("state",({game:a})=>this.heard(a)),s("game",({game:a})=>this.heard(a)),s("started",({game:a})=>this.started(a)),s("lobby",({open:a})=>{this.state.
open=a,U()}),s("tv",({game:a})=>a&&this.tune(a.id)),s("challenge",({invitation:a})=>this.challenged(a)),s("challengeGone",()=>this.catchUp()),s("phrase",a=>E()?.id===a.game&&E()?.say(a)),s("said",({text:a})=>Se(
a,{kind:"error"})),addEventListener("hashchange",()=>g(()=>this.readAddress()))}get state(){return P}catchUp(){return g(async()=>{await this.refresh(),await this.readAddress()})}async refresh(){let{changes:e}=this,
s=await p("GET",""),a=s.me||!s.club.closed,[n,o,r]=await Promise.all([s.me?p("GET","/me"):null,a?p("GET","/players"):{players:[]},a?p("GET","/games?state=running"):{games:[]}]);if(e!==this.changes)return this.
refresh();let i=W.isRefused;W.isRefused=!a,i&&a&&W.connect(),Object.assign(this.state,{about:s,mine:n,players:o.players,running:r.games}),U(),a&&W.send({type:"watch",topic:"lobby"}),E()?.watch()}async readAddress(){
location.hash==="#club"&&await this.refresh();let{hash:e}=location,s={invitation:null,refused:null};if(e.startsWith(ne)){let a=encodeURIComponent(e.slice(ne.length));try{s.invitation=await p("GET",`/i\
nvitations/${a}`)}catch(n){if(!(n instanceof ns))throw n;s.refused=n.message}}location.hash===e&&(Object.assign(this.state,s),U())}heard(e){let s=E();s?.id===e.id&&s.hear(e);let a=["running","adjourne\
d"].includes(e.state);for(let n of[this.state.mine?.games??[],this.state.running]){let o=n.findIndex(({id:r})=>r===e.id);o<0||(this.changes+=1,a?n[o]={...n[o],...e,game:n[o].game}:n.splice(o,1))}U()}note(e,s,a){
this.notes.set(e,Se(s,{ms:0,actions:a}))}async started(e){this.changes+=1;let{mine:s}=this.state;s&&(s.games=[e,...s.games.filter(({id:n})=>n!==e.id)]);let a=E();(!a?.own||!a.isRunning)&&await this.open(
e.id),E()?.id!==e.id&&this.note(e.id,j("club-started"),[[j("open"),()=>this.open(e.id)]])}challenged(e){this.changes+=1,this.state.mine?.invitations.push(e),U();let{author:s,token:a}=e;s.id!==this.state.
about.me?.id&&this.note(a,j("club-challenged",{name:s.name}),[[j("draw-accept"),()=>g(()=>this.accept(a))],[j("club-decline"),()=>g(()=>this.withdraw(a))]])}open(e){if(this.opening?.id!==e||this.opening.
signal.aborted){let s=this.play.opens(),{signal:a}=s,n=g(()=>this.show(e,a)).then(()=>s.abort());this.opening={id:e,signal:a,done:n}}return this.opening.done}async show(e,s){let a=E();if(a?.id===e&&a.
own===de(a.view))return Ze();let n=new B(await p("GET",`/games/${e}`),o=>this.open(o));await n.load(),!s.aborted&&(this.play.adopt(n.game),U({isFirstVisit:!1}),await Ze())}get place(){return[location.
hash,E()?.id,this.opening?.id].join()}async tune(e){this.tv===this.place?(await this.open(e),this.tv=["#play",e,e].join()):(this.tv=null,W.send({type:"unwatch",topic:"tv"}))}async watchTv(){let{place:e}=this,
{game:s}=await p("GET","/tv");this.tv=e,W.send({type:"watch",topic:"tv"}),s||Se(j("club-no-tv"))}async beGuest(e){this.state.about.me||await this.signIn("/guests",e?{name:e}:{})}async signIn(e,s){await p(
"POST",e,s),W.socket?.close(),await this.refresh()}async accept(e,s){await this.beGuest(s);let{game:a}=await p("POST",`/invitations/${e}`).catch(async n=>{throw await this.readAddress(),n});await this.
open(a),await this.refresh()}async withdraw(e){await p("DELETE",`/invitations/${e}`),location.hash===`${ne}${e}`&&(location.hash="#club"),await this.refresh()}get others(){let{players:e,about:s}=this.
state;return e.filter(({id:a,kind:n})=>a!==s.me?.id&&n!=="deleted")}async invite(e){let{hash:s}=location;await this.beGuest(e);let{kind:a,to:n,board:o,rules:r,start:i,color:c,rated:d,...l}=this.state.
wish,b=l.clock==="custom"?`${l.minutes}+${l.seconds}`:l.clock,[$,A]=b.split("+").map(Number),V=b.endsWith("d")?{kind:"days",days:Number.parseInt(b,10)}:b==="none"?{kind:"unlimited"}:{kind:"realTime",seconds:$*
60,increment:A},{invitation:ie,game:K}=await p("POST","/invitations",{kind:a,setup:{rules:r,board:o,start:i,clock:V,rated:d},...c!=="random"&&{color:c},...a==="challenge"&&{to:Number(n||this.others[0]?.
id)}});K?await this.open(K):a==="link"&&location.hash===s&&(location.hash=`${ne}${ie.token}`),await this.refresh()}get turns(){let{mine:e,about:s}=this.state,a=s.me?.id;return(e?.games??[]).filter(({turn:n,
...o})=>n&&o[n].id===a)}draw(){is(ze(this),oe("view-club"));let e=E();oe("view-play").classList.toggle("club-game",e!==null),e!==this.shown&&(this.shown?.close(),e?.begin(),this.shown=e);let{games:s=[],
invitations:a=[]}=this.state.mine??{},n=[...a.map(({token:i})=>i),...s.map(({id:i})=>i)];for(let[i,c]of this.notes)n.includes(i)&&i!==e?.id||(c(),this.notes.delete(i));let o=this.turns.length;oe("club\
-count").textContent=o?String(o):"";let r=document.title.includes(j("your-turn"));o&&!r&&(document.title=`${j("your-turn")} · ${document.title}`)}};async function Ze(){if(location.hash.startsWith("#p\
lay"))return;let t=new Promise(e=>addEventListener("hashchange",e,{once:!0}));location.hash="#play",await t}async function rs(){let t=new URL(`club-${Qe}.mjs`,import.meta.url).href,e=Qe==="en"?{}:(await import(t)).
default;as({...Ae,...e})}function cs(){let t=new URL("club.css",import.meta.url).href;document.head.append(ae("link",{rel:"stylesheet",href:t}));let e=j("club"),s=ae("a",{href:"#club"},e," ",ae("span",
{id:"club-count"}));s.dataset.view="club",document.querySelector("nav.views")?.prepend(s),oe("main").append(ae("section",{class:"view",id:"view-club","aria-label":e}))}async function qs(t){await rs();
let e=await p("GET","");P.about=e,cs(),We(),document.documentElement.dataset.searches||os(j("club-no-engine"));let s=new Oe(t);ss(()=>s.draw()),s.draw(),location.hash?dispatchEvent(new Event("hashchan\
ge")):location.replace("#club"),await g(()=>s.refresh())}export{Oe as Club,qs as begin};
