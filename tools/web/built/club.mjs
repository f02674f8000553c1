import{app as bt,byId as me,drawWith as wt,h as z,inWords as gt,language as Ce,learn as ft,note as de,render as yt,socket as A,text as x,update as C,VIEWS as vt}from"./rest.mjs";import{COMMANDS as te}from"./rest.mjs";import{announce as be,app as B,Game as Ge,newState as Re,note as M,SIDES as Fe,socket as X,text as O,update as qe}from"./rest.mjs";var Me=864e5,Be=100,De={resignation:"+Resign",time:"+Time"},Z=(t,e)=>`${Math.
round(t)}${e?"?":""}`,G=({name:t,rating:e,provisional:s})=>e===void 0?t:`${t} (${Z(e,s)})`,Q=class extends Ge{get allowsHelp(){let e=this.remote;return this.isOver||!e.own&&!!B.club?.about.club.assist}resign(){
this.remote.act({act:"resign"})}},N=class{constructor(e,s){this.view=e,this.open=s,this.isThinking=!1;let n=B.club?.about.me?.id;this.own=Fe.find(w=>e[w].id===n);let{clock:a}=e,o=a.kind==="realTime"?a.
seconds*1e3:Me,c=w=>({machine:w!==this.own,level:e[w].level??1}),i=w=>G(e[w]),{rules:u,limit:m,fen:b}=e.game;this.game=new Q(Re({id:`club-${e.id}`,rules:u,limit:m??null,fen:b,players:{black:c("black"),
white:c("white")},names:{black:i("black"),white:i("white")},clock:a.kind==="unlimited"?null:{base:o,increment:a.kind==="realTime"?a.increment*1e3:0},flipped:this.own==="white"})),this.game.remote=this,
this.at=performance.now(),this.offers="",this.closeOffers=()=>{},this.queue=Promise.resolve(),this.timer=setInterval(()=>this.tick(),Be)}get id(){return this.view.id}get isRunning(){return this.view.state===
"running"}async load(){let{tree:e,state:s}=this.game,n=0;for(let a of this.view.game.moves)n=e.add(n,a);s.live=s.shown=n,await this.game.load(),this.settle(),this.game.begin()}close(){clearInterval(this.
timer),this.closeOffers(),X.send({type:"unwatch",topic:"game",game:this.id})}watch(){let e=this.game.tree.path(this.game.state.live).length-1;X.send({type:"watch",topic:"game",game:this.id,since:e})}hear(e){
return this.queue=this.queue.then(()=>this.follow(e)).catch(s=>{M(String(s),{kind:"error"})}),this.queue}async follow(e){let{game:s}=this,{tree:n,state:a}=s,o=n.path(a.live),c=o.length-1,i=[..."game"in
e?e.game.moves:[]],u="game"in e?e.since:Math.min(e.ply,c);if(!("game"in e)&&e.ply===c+1)i=[e.lastMove??"pass"];else if(u>c||u+i.length<e.ply)return this.watch();let m=o[u];for(let w of i)m=n.add(m,w);
this.view={...this.view,...e,game:this.view.game},this.at=performance.now(),m!==a.live&&!n.leadsTo(a.live,m)&&await s.setLive(m);let b=n.path(m);for(let w of b.slice(b.indexOf(a.live)+1)){let T=s.liveView?.
toMove??"black";await s.advance(w,T===this.own?"human":"machine")}this.settle(),s.changed()}settle(){let{game:e,view:s}=this,{black:n,white:a}=s.clocks;e.state.left={black:n,white:a};let{tree:o,state:c}=e;
c.clock&&c.live&&(o.node(c.live).clock={black:n,white:a});let{end:i}=s;if(s.state==="over"||s.state==="aborted"){let u=i?.winner??null,m=De[i?.how??""]??"+",b=u?`${u==="black"?"B":"W"}${m}`:"Draw",w=e.
isOver;c.outcome={winner:u,text:i?.text??O("aborted"),code:b},!w&&!e.liveView?.end&&be(c.outcome.text),clearInterval(this.timer)}this.showOffers(),e.liveView?.mustPass&&this.isRunning&&s.turn===this.own&&
this.send("pass")}showOffers(){let{own:e,view:s}=this,n=JSON.stringify([s.offers,s.state,s.rematch]);if(n===this.offers||B.game!==this.game)return;this.offers=n,this.closeOffers();let c=Object.entries(
s.offers).filter(([,u])=>u).map(([u,m])=>{let b=m,w=O("club-offers",{name:s[b].name,what:u}),T=Ae=>()=>this.act({act:Ae,what:u}),H=b===e?[[O("club-withdraw"),T("decline")]]:[[O("draw-accept"),T("accep\
t")],[O("draw-decline"),T("decline")]];return be(w),M(w,{ms:0,actions:e?H:[]})}),{rematch:i}=s;i&&!e&&c.push(M(O("club-next-game"),{ms:0,actions:[[O("club-watch"),()=>this.open(i)]]})),s.state==="adjo\
urned"&&c.push(M(O("club-adjourned"),{ms:0})),this.closeOffers=()=>c.forEach(u=>u())}tick(){let{clocks:e}=this.view;if(!e.running||!this.game.state.clock)return;let s=performance.now()-this.at;this.game.
state.left[e.running]=Math.max(0,e[e.running]-s),B.game===this.game&&qe()}async act(e){let s=await this.request(e);s&&M(s,{kind:"error"})}async request(e){try{let n=await X.begin({type:"act",game:this.
id,act:e}).promise;return await this.hear(n),null}catch(s){return s instanceof Error?s.message:String(s)}}async tryMove(e){let s=this.game.tree.path(this.game.state.live).length-1,n=await this.request(
{act:"move",move:e,ply:s});return n&&n.replace(/[.。]$/,"")}send(e){e==="pass"?this.tryMove(e):this.act({act:"offer",what:e==="undo"?"takeback":"rematch"})}setPlayer(){}};function I(){let t=B.game?.remote;
return t instanceof N?t:null}function D(t){let e=t.remote;return e instanceof N?e:null}function ee(t){let e=D(t);return e?.own&&e.isRunning?e:null}function R(t,e,s){let n=te[t];te[t]={...n,isShown:a=>D(a)?e(a):n.isShown?.(a)!==!1,
act:(a,o)=>s&&D(a)?s(a):n.act(a,o)}}var we=(t,e)=>D(t)?.act(e),V=(t,e,s,n)=>({label:t,sign:e,where:"wide",isShown:a=>{let o=D(a);return!!o?.own&&s(o)},act:a=>we(a,n)});function ge(){R("undo",e=>ee(e)?.
view.rated===!1),R("redo",()=>!1),R("hint",e=>e.allowsHelp),R("now",()=>!1),R("resign",e=>ee(e)!==null),R("draw",e=>ee(e)!==null,e=>we(e,{act:"offer",what:"draw"}));let t=e=>e.isRunning;Object.assign(
te,{abort:V("club-abort","cut",e=>e.isRunning&&e.view.ply<2,{act:"abort"}),claim:V("club-claim","now",e=>e.isRunning&&e.view.turn!==e.own,{act:"claim"}),adjourn:V("club-adjourn","pause",t,{act:"offer",
what:"adjourn"}),continue:V("club-resume","go",e=>e.view.state==="adjourned",{act:"offer",what:"resume"})})}var fe={club:"Club","club-part":"{name, select, meet {Play} archive {Archive} players {Players} account {Account} other {}}","club-you-are":"You are {name}.","club-no-line":"The club can’t be reached.",
"club-no-engine":"This club has no engine.","club-your-games":"Your games","club-no-games":"You have no game. Invite someone, or challenge the computer.","club-invitations":"Invitations and challenges",
"club-invite":"Invite","club-whom":"Whom","club-kind":"{kind, select, link {Someone with a link} open {Anyone in the lobby} pair {An opponent of about my rating} challenge {A member or the computer} o\
ther {}}","club-do":"{kind, select, link {Make a link} open {Put into the lobby} pair {Find an opponent} challenge {Challenge} other {}}","club-kind-of":"{kind, select, link {Invitation by link} open \
{Open invitation} pair {Looking for an opponent} challenge {Challenge} other {}}: {name}","club-lobby":"Lobby","club-lobby-empty":"Nobody waits for an opponent.","club-running":"Games now","club-none-\
running":"No game is being played.","club-tv":"Watch the best game","club-no-tv":"No game is on now. The next one opens by itself.","club-watch":"Watch","club-days":"{count, plural, one {# day a move}\
 other {# days a move}}","club-rated":"{rated, select, yes {Rated} other {Casual}}","club-side":"{name} plays {side, select, black {Black} other {White}}","club-random-side":"The sides are drawn by lo\
t.","club-invitation":"Invitation","club-invites":"{name} invites you to a game","club-your-invitation":"Your invitation","club-send-link":"Send this link to your opponent","club-show-link":"Show link",
"club-waits":"The game begins when your opponent opens the link and accepts.","club-accept":"Accept","club-decline":"Decline","club-withdraw":"Withdraw","club-challenged":"{name} challenges you.","clu\
b-started":"Another game of yours has begun.","club-offers":"{name} {what, select, draw {offers a draw.} takeback {asks to take back a move.} adjourn {wants to adjourn the game.} resume {wants to resu\
me the game.} rematch {wants a rematch.} other {}}","club-abort":"Abort","club-claim":"Claim the win","club-adjourn":"Adjourn","club-resume":"Resume","club-adjourned":"The game is adjourned. It goes o\
n when both want to resume it.","club-next-game":"The players have begun another game.","club-player":"Player","club-result":"Result","club-all":"All","club-none-over":"No such game is over yet.","clu\
b-more":"More","club-sgf":"SGF","club-export":"All games as SGF","club-member":"{kind, select, guest {Guest} person {Member} bot {Program} engine {Computer} deleted {Deleted} other {}}{role, select, a\
rbiter { (arbiter)} owner { (owner)} other {}}","club-present":"here now","club-nobody":"Nobody is here yet.","club-count-games":"{count, plural, one {# game} other {# games}}","club-score":"{wins} wo\
n, {draws} drawn, {losses} lost","club-no-ratings":"No rating yet.","club-class":"{speed, select, bullet {Bullet} blitz {Blitz} rapid {Rapid} classical {Classical} days {Correspondence} other {}} {boa\
rd}","club-challenge":"Challenge","club-block":"Block","club-blocked":"{name} is blocked: neither of you can invite the other.","club-reset":"New passphrase","club-reset-to":"The passphrase of {name} \
is now {passphrase}. It is shown only once.","club-make":"{role, select, arbiter {Make an arbiter} other {Make a player}}","club-guest-name":"Your name, if you like","club-name":"Name","club-passphras\
e":"Passphrase","club-new-passphrase":"New passphrase","club-code":"Code of the club","club-login":"Sign in","club-logout":"Sign out","club-join":"Become a member","club-join-words":"With a name and a\
 passphrase you can sign in anywhere. A guest keeps the games.","club-as-guest":"Come in as a guest","club-account":"Your account","club-change":"Change","club-changed":"It is changed.","club-data":"D\
ownload my data","club-delete":"Delete my account","club-delete-words":"Your games stay, without your name.","club-programs":"Your programs","club-programs-words":"A program of yours can play here as \
a member.","club-seat":"Add a program","club-key":"The key of {name} is {key}. It is shown only once.","club-setup":"Set up the club","club-setup-words":"You need the code that the program has printed\
. You become the owner.","club-setup-code":"Code of the program","club-begin":"Open the club","club-settings":"Settings of the club","club-its-name":"Name of the club","club-closed":"Only people with \
a code come in","club-guests":"Guests may play","club-assist":"Spectators may use the engine","club-codes":"Codes to come in","club-codes-words":"Each code lets in as many people as it has uses.","clu\
b-show-codes":"Show codes","club-new-code":"New code","club-how-many":"For how many people","club-uses":"{count, plural, one {for # person more} other {for # people more}}","sign-in":"Sign in first.",
"not-allowed":"You may not do that.","closed-club":"This club is closed; you need a code.","bad-join-code":"That code does not let anyone in.","bad-setup-code":"That is not the code that the program h\
as printed.","set-up-already":"The club has an owner already.","bad-name":"A name has 1 to {most} characters.","name-taken":"The name {name} is taken.","bad-passphrase":"A passphrase has at least {lea\
st} characters.","wrong-passphrase":"Name or passphrase is wrong.","has-passphrase":"You have a passphrase already.","no-such-player":"There is no such player.","bad-field":"{name}: {detail}.","too-of\
ten":"Too often; wait {seconds} s.","many-connections":"Too many people are here.","not-json":"The request is not JSON.","no-invitation":"There is no such invitation any more.","own-invitation":"That \
is your own invitation.","not-for-you":"That invitation is for someone else.",blocked:"One of you has blocked the other.","does-not-accept":"{name} does not accept that.","many-games":"More than {most\
} games at a time are not possible.","bad-clock":"There is no such clock.","not-rated":"Such games are never rated.","no-such-game":"There is no such game.","not-a-player":"You do not play in this gam\
e.","not-your-turn":"It is not your turn.",stale:"The game is at move {ply} already.","not-running":"The game is not running.","too-late-to-abort":"It is too late to abort the game.","no-offer":"Nobod\
y offers {what, select, draw {a draw} takeback {to take back} adjourn {to adjourn} resume {to resume} rematch {a rematch} other {that}}.","cannot-offer":"You can’t offer {what, select, draw {a draw} t\
akeback {to take back} adjourn {to adjourn} resume {to resume} rematch {a rematch} other {that}} now.","not-gone":"Your opponent has not been away for {seconds} s.","no-phrases":"This club has no phra\
ses.","win-resignation":"{winner, select, black {White resigned: Black wins.} other {Black resigned: White wins.}}","win-time":"{winner, select, black {White is out of time: Black wins.} other {Black \
is out of time: White wins.}}","win-gone":"{winner, select, black {White has left: Black wins.} other {Black has left: White wins.}}","win-decided":"The arbiter decided: {winner, select, black {Black}\
 other {White}} wins.","draw-gone":"A player has left: draw.","draw-decided":"The arbiter decided: draw.",aborted:"The game was aborted."};import{html as F,inWords as Ye,note as Le,Refusal as ye,ruleName as Ue,SIDES as Ve,text as P}from"./rest.mjs";async function d(t,e,s){let n=await fetch(`club${e}`,{method:t,headers:{"content-type":"application/json"},...s&&{body:JSON.stringify(s)}}),a=await n.json().catch(()=>({}));if(n.ok)return a;let o={code:"\
no-answer",params:{status:n.status}};throw new ye((await Ye({error:o,...a})).error)}async function f(t){try{await t()}catch(e){Le(e instanceof ye?e.message:P("club-no-line"),{kind:"error"})}}var g=(t,e,s="\
quiet")=>F`<button type="button" class=${s} @click=${()=>f(async()=>e())}>
    ${t}
  </button>`,p=(t,e)=>F`<section class="card" aria-label=${t}>
    <h2>${t}</h2>
    ${e}
  </section>`,y=(t,e)=>t.length?F`<ul class="club-list">
        ${t.map(s=>F`<li>${s}</li>`)}
      </ul>`:F`<p class="faint">${e}</p>`;function Ke(t){return t.kind==="unlimited"?P("no-clock"):t.kind==="days"?P("club-days",{count:t.days}):P("some-clock",{minutes:t.seconds/60,seconds:t.increment})}
var K=({rules:t,board:e,clock:s,rated:n,game:a})=>[Ue(a?.rules??t??""),e,Ke(s),P("club-rated",{rated:n?"yes":"no"})].join(" · ");function Y(t,e){let s=Ve.map(o=>G(t[o])).join(" – "),a=t.state==="ov\
er"?P("result",{winner:t.end?.winner??"draw"}):P("count-moves",{count:t.ply});return F`<button type="button" class="quiet club-game-row" @click=${()=>e.open(t.id)}>
    <b>${s}</b><span class="faint">${K(t)} · ${a}</span>
  </button>`}import{app as nt,choiceField as q,html as $,nothing as k,ruleName as at,text as l,update as Pe}from"./rest.mjs";import{html as v,nothing as L,note as oe,text as r,update as _e}from"./rest.mjs";var W=([t,e,s="text"])=>v`<label class="field"
    ><span>${e}</span><input type=${s} name=${t} autocomplete="off"
  /></label>`,se=(t,e,s)=>v`<label class="toggle"
    ><input type="checkbox" name=${t} .checked=${s} /><span>${e}</span></label
  >`,S=(t,e,s)=>v`<form
    class="club-form"
    @submit=${n=>{n.preventDefault();let a=n.target;f(async()=>{await s(Object.fromEntries(new FormData(a))),a.reset()})}}
  >
    ${e}
    <div class="row"><button type="submit" class="primary">${t}</button></div>
  </form>`,ie=()=>v`<label class="field"
    ><span>${r("club-guest-name")}</span
    ><input type="text" id="guest-name" maxlength="40" autocomplete="nickname"
  /></label>`,ce=()=>document.getElementById("guest-name")?.value.trim(),U=()=>W(["name",r("club-name")]),_=()=>W(["passphrase",r("club-passphrase"),"password"]),ve=()=>W(["code",r("club-code")]),$e=t=>[
v`<label class="field"
    ><span>${r("club-its-name")}</span
    ><input type="text" name="club" autocomplete="off" .value=${t.name}
  /></label>`,se("closed",r("club-closed"),t.closed),se("guests",r("club-guests"),t.guests),se("assist",r("club-assist"),t.assist)],ke=(t,e)=>({...e,name:t.club||e.name,closed:"closed"in t,guests:"gue\
sts"in t,assist:"assist"in t}),Te=t=>p(r("club-setup"),v`<p class="faint">${r("club-setup-words")}</p>
      ${S(r("club-begin"),[W(["code",r("club-setup-code")]),U(),_(),$e(t.state.about.club)],e=>{let{code:s,name:n,passphrase:a}=e,o=ke(e,t.state.about.club);return t.signIn("/setup",{code:s,name:n,passphrase:a,
settings:o})})}`),ne=t=>p(r("club-login"),S(r("club-login"),[U(),_()],e=>t.signIn("/login",e))),ae=(t,e)=>p(r("club-join"),v`<p class="faint">${r("club-join-words")}</p>
      ${S(r("club-join"),[U(),_(),e?ve():L],s=>t.signIn("/accounts",s))}`),xe=t=>[ne(t),ae(t,!0),t.state.about.club.guests?p(r("club-as-guest"),S(r("club-as-guest"),[U(),ve()],({name:e,code:s})=>t.signIn(
"/guests",{code:s,...e&&{name:e}}))):L];function Se(t){let{about:e,mine:s}=t.state,{me:n,rights:a}=e;return n?[s?.hasPassphrase?Je(t):[ae(t,!1),ne(t)],a.includes("seat")?ze(t):L,a.includes("manage")?[
He(t),Xe(t)]:L]:[ne(t),ae(t,!1)]}var Je=t=>p(r("club-account"),v`${S(r("club-change"),[W(["old",r("club-passphrase"),"password"]),W(["new",r("club-new-passphrase"),"password"])],async e=>{await d("POS\
T","/me/passphrase",e),oe(r("club-changed"))})}
      <div class="row">
        <a class="button quiet" href="club/me/data" download="club.json">${r("club-data")}</a>
        ${g(r("club-logout"),()=>t.signIn("/logout",{}))}
      </div>
      ${t.state.about.me?.role==="owner"?L:v`<details>
            <summary>${r("club-delete")}</summary>
            <p class="faint">${r("club-delete-words")}</p>
            ${S(r("club-delete"),_(),async({passphrase:e})=>{await d("DELETE","/me",{passphrase:e}),location.reload()})}
          </details>`}`),ze=t=>p(r("club-programs"),v`<p class="faint">${r("club-programs-words")}</p>
      ${S(r("club-seat"),U(),async({name:e})=>{let{key:s}=await d("POST","/bots",{name:e});oe(r("club-key",{name:e,key:s}),{ms:0}),await t.refresh()})}`),He=t=>p(r("club-settings"),S(r("club-change"),
$e(t.state.about.club),async e=>{await d("POST","/settings",ke(e,t.state.about.club)),oe(r("club-changed")),await t.refresh()}));function Xe(t){let e=async()=>{t.state.codes=(await d("GET","/codes")).
codes,_e()},s=t.state.codes.map(({code:n,usesLeft:a})=>v`<span class="club-words"
          ><b class="club-code">${n}</b
          ><span class="faint">${r("club-uses",{count:a})}</span></span
        >
        ${g(r("club-withdraw"),async()=>{await d("DELETE",`/codes/${encodeURIComponent(n)}`),await e()})}`);return p(r("club-codes"),v`<p class="faint">${r("club-codes-words")}</p>
      ${s.length?y(s,""):g(r("club-show-codes"),e)}
      ${S(r("club-new-code"),W(["uses",r("club-how-many"),"number"]),async({uses:n})=>{await d("POST","/codes",{uses:Number(n)||1}),await e()})}`)}import{choiceField as Oe,html as E,nothing as j,note as re,ruleName as Qe,text as h,update as le}from"./rest.mjs";var je=50;async function J(t,e=!1){let{query:s,archive:n}=t.state,a=new URLSearchParams({limit:String(je)});for(let[i,u]of Object.entries(s))u&&a.set(i,u);let o=n?.at(-1);e&&o&&a.set("before",String(o.
id));let{games:c}=await d("GET",`/games?${a}`);t.state.archive=[...e?n??[]:[],...c],le()}function Ee(t){let{query:e,archive:s,players:n}=t.state,a=i=>{Object.assign(e,i),f(()=>J(t))},o=n.map(({id:i,name:u})=>[
String(i),u]),c=["black","white","draw"].map(i=>[i,h("result",{winner:i})]);return p(h("club-part",{name:"archive"}),E`<div class="pair">
        ${Oe(h("club-player"),[["",h("club-all")],...o],e.player,i=>a({player:i}))}
        ${Oe(h("club-result"),[["",h("club-all")],...c],e.result,i=>a({result:i}))}
      </div>
      ${y((s??[]).map(i=>E`${Y(i,t)}
              <a class="button quiet" href=${`club/games/${i.id}/sgf`} download
                >${h("club-sgf")}</a
              >`),h("club-none-over"))}
      <div class="row">
        ${(s?.length??0)>=je?g(h("club-more"),()=>J(t,!0)):j}
        <a class="button quiet" href="club/export?format=sgf" download="club.sgf"
          >${h("club-export")}</a
        >
      </div>`)}function Ne(t){let{players:e,player:s}=t.state,n=async({id:c})=>{t.state.player=await d("GET",`/players/${c}`),le()},a=({kind:c,present:i})=>+(c!=="engine")*2+Number(i??!1),o=[...e].sort(
(c,i)=>a(i)-a(c)).map(c=>E`<button type="button" class="quiet club-game-row" @click=${()=>n(c)}>
          <b>${c.name}</b>
          <span class="faint"
            >${h("club-member",{kind:c.kind,role:c.role})}${c.present?` · ${h("club-present")}`:j}</span
          >
        </button>`);return E`${s?et(t,s):j}
  ${p(h("club-part",{name:"players"}),y(o,h("club-nobody")))}`}function Ze(t){let[e,s]=t.split(" ");return h("club-class",{speed:e,board:s})}function et(t,{player:e,ratings:s,statistics:n}){let{about:a}=t.
state,o=e.id!==a.me?.id,c=s.map(({class:u,rating:m,provisional:b,games:w,history:T})=>E`<span class="club-words"
          ><b>${Ze(u)}: ${Z(m,b)}</b
          ><span class="faint">${h("club-count-games",{count:w})}</span></span
        >
        ${st(T.map(H=>H.rating))}`),i=n.map(({rules:u,board:m,...b})=>E`${Qe(u)} ${m}: ${h("club-score",b)}`);return p(e.name,E`${y(c,h("club-no-ratings"))} ${i.length?y(i,""):j}
      <div class="row">
        ${o&&e.kind!=="deleted"?g(h("club-challenge"),()=>{Object.assign(t.state.wish,{kind:"challenge",to:String(e.id)}),t.state.part="meet",le()},"primary"):j}
        ${o&&a.rights.includes("block")?g(h("club-block"),async()=>{await d("POST",`/players/${e.id}/block`),re(h("club-blocked",{name:e.name}))}):j}
        ${o&&a.rights.includes("manage")&&e.kind==="person"?tt(e):j}
      </div>`)}function tt({id:t,name:e,role:s}){let n=s==="arbiter";return[g(h("club-reset"),async()=>{let{passphrase:a}=await d("POST",`/players/${t}/passphrase`);re(h("club-reset-to",{name:e,passphrase:a}),
{ms:0})}),g(h("club-make",{role:n?"player":"arbiter"}),async()=>{await d("POST",`/players/${t}/role`,{role:n?"player":"arbiter"}),re(h("club-changed"))})]}function st(t){if(t.length<2)return j;let e=Math.
min(...t),s=Math.max(1,Math.max(...t)-e),n=t.map((a,o)=>`${100*o/(t.length-1)},${28-26*(a-e)/s}`);return E`<svg class="club-curve" viewBox="0 0 100 30" aria-hidden="true">
    <polyline points=${n.join(" ")}></polyline>
  </svg>`}var ot=["meet","archive","players","account"],it=["link","open","pair","challenge"],ct=["1+1","3+2","5+3","10+5","30+10","1d","3d","none"],rt=["8x8","7x7","6x6","5x5"],lt={meet:t=>ht(t),archive:Ee,players:Ne,
account:Se};async function ut(t,e){t.state.part=e,Pe(),e==="archive"&&await J(t)}function We(t){let{about:e,part:s}=t.state,n=e.club.closed&&!e.me;return $`<div class="club">
    <div class="club-head">
      <h1>${e.club.name}</h1>
      ${n?k:ot.map(a=>$`<button
                type="button"
                class="quiet"
                aria-pressed=${a===s}
                @click=${()=>f(()=>ut(t,a))}
              >
                ${l("club-part",{name:a})}
              </button>`)}
      <span class="faint"
        >${e.me?l("club-you-are",{name:e.me.name}):k}</span
      >
    </div>
    <div class="notes" role="status"></div>
    <div class="club-cards">
      ${e.needsSetup&&s===(e.me?"account":"meet")&&!t.state.invitation?Te(t):k}
      ${dt(t)}
      ${n?xe(t):lt[s](t)}
    </div>
  </div>`}function dt(t){let{invitation:e,about:s}=t.state;if(!e)return k;let{author:n,setup:a,color:o,token:c,game:i}=e,u=n.id===s.me?.id,m=$`<p>${K(a)}</p>
    <p>
      ${o?l("club-side",{name:n.name,side:o}):l("club-random-side")}
    </p>`;return i?p(l("club-invitation"),g(l("open"),()=>t.open(i))):u?p(l("club-your-invitation"),$`<label class="field"
        ><span>${l("club-send-link")}</span
        ><input
          type="text"
          class="club-link"
          readonly
          .value=${location.href}
          @focus=${b=>b.target.select()}
      /></label>
      ${m}
      <p class="faint" role="status">${l("club-waits")}</p>
      <div class="row">${g(l("club-withdraw"),()=>t.withdraw(c))}</div>`):p(l("club-invites",{name:G(n)}),$`${m} ${s.me?k:ie()}
        <div class="row">
          ${g(l("club-accept"),async()=>{await t.beGuest(ce()),await t.accept(c)},"primary")}
        </div>`)}function ht(t){let{mine:e,open:s,running:n,about:a}=t.state,o=a.me?.id,c=e?.invitations??[];return $`${e?p(l("club-your-games"),y([...e.games].sort((i,u)=>ue(u,o)-ue(i,o)).map(i=>$`${ue(
i,o)?$`<span class="club-turn">${l("your-turn")}</span>`:k}
                  ${Y(i,t)}`),l("club-no-games"))):k}
    ${c.length?p(l("club-invitations"),y(c.map(i=>Ie(i,t)),"")):k}
    ${pt(t)}
    ${p(l("club-lobby"),y(s.map(i=>Ie(i,t)),l("club-lobby-empty")))}
    ${p(l("club-running"),$`<div class="row">${g(l("club-tv"),()=>t.watchTv())}</div>
        ${y(n.map(i=>Y(i,t)),l("club-none-running"))}`)}`}var ue=({turn:t,...e},s)=>+(t!==null&&e[t].id===s);function Ie({token:t,kind:e,author:s,target:n,setup:a,color:o},c){let i=s.id===c.state.about.
me?.id,u=G(i&&n?n:s),m=l("club-kind-of",{kind:e,whose:i?"own":"other",name:u}),b=o?` · ${l("club-side",{name:s.name,side:o})}`:"";return $`<span class="club-words"
      ><b>${m}</b><span class="faint">${K(a)}${b}</span></span
    >
    ${i?[e==="link"?$`<a class="button quiet" href=${`#club/${t}`}>${l("club-show-link")}</a>`:k,g(l("club-withdraw"),()=>c.withdraw(t))]:[g(l("club-accept"),()=>c.accept(t),"primary"),e==="challenge"?
g(l("club-decline"),()=>c.withdraw(t)):k]}`}var mt=t=>{let[e,s]=t.split("+");return t==="none"?[t,l("no-clock")]:t.endsWith("d")?[t,l("club-days",{count:Number.parseInt(t,10)})]:[t,l("some-clock",{minutes:e,
seconds:s})]};function pt(t){let{wish:e}=t.state,s=o=>{Object.assign(e,o),Pe()},n=t.others.map(({id:o,name:c})=>[String(o),c]),a=(nt.about?.presets??[]).map(({name:o})=>[o,at(o)]);return p(l("club-inv\
ite"),$`${q(l("club-whom"),it.map(o=>[o,l("club-kind",{kind:o})]),e.kind,o=>s({kind:o}))}
      ${e.kind==="challenge"?q(l("opponent"),n,e.to,o=>s({to:o})):k}
      <div class="pair">
        ${q(l("clock"),ct.map(mt),e.clock,o=>s({clock:o}))}
        ${q(l("your-side"),[["random",l("random")],["black",l("black-first")],["white",l("white")]],e.color,o=>s({color:o}))}
      </div>
      <div class="pair">
        ${q(l("rules"),a,e.rules,o=>s({rules:o}))}
        ${q(l("board"),rt.map(o=>[o,o]),e.board,o=>s({board:o}))}
      </div>
      <label class="toggle"
        ><input
          type="checkbox"
          id="club-rated"
          .checked=${e.rated}
          ?disabled=${e.clock==="none"}
          @change=${()=>s({rated:!e.rated})}
        /><span>${l("club-rated",{rated:"yes"})}</span></label
      >
      ${t.state.about.me||t.state.invitation?k:ie()}
      <div class="row">
        ${g(l("club-do",{kind:e.kind}),async()=>{await t.beGuest(ce()),await t.invite()},"primary")}
      </div>`)}var he="#club/",pe=class{constructor(e){this.play=e,this.shown=null,this.isOnTv=!1;let s=(n,a)=>A.addEventListener(n,o=>a(o.detail));s("hello",()=>f(()=>this.refresh())),s("state",({game:n})=>this.heard(
n)),s("game",({game:n})=>this.heard(n)),s("started",({game:n})=>this.started(n)),s("lobby",({open:n})=>{this.state.open=n,C()}),s("tv",({game:n})=>this.isOnTv&&n&&this.open(n.id)),s("challenge",({invitation:n})=>this.
challenged(n)),s("challengeGone",()=>f(()=>this.refresh())),addEventListener("hashchange",()=>f(()=>this.readAddress()))}get state(){return bt.club}async refresh(){let e=await d("GET",""),s=e.me||!e.club.
closed,[n,a,o]=await Promise.all([e.me?d("GET","/me"):null,s?d("GET","/players"):{players:[]},s?d("GET","/games?state=running"):{games:[]}]);Object.assign(this.state,{about:e,mine:n,players:a.players,
running:o.games}),C(),s&&A.send({type:"watch",topic:"lobby"}),I()?.watch()}async readAddress(){location.hash==="#club"&&await this.refresh();let{hash:e}=location;if(this.state.invitation=null,e.startsWith(
he)){let s=encodeURIComponent(e.slice(he.length));this.state.invitation=await d("GET",`/invitations/${s}`)}C()}heard(e){let s=I();s?.id===e.id&&s.hear(e);let n=["running","adjourned"].includes(e.state);
for(let a of[this.state.mine?.games??[],this.state.running]){let o=a.findIndex(({id:c})=>c===e.id);o<0||(n?a[o]={...a[o],...e,game:a[o].game}:a.splice(o,1))}C()}async started(e){this.state.mine?.games.
unshift(e);let s=I();s?.own&&s.isRunning&&s.id!==e.id?de(x("club-started"),{ms:0,actions:[[x("open"),()=>this.open(e.id)]]}):await this.open(e.id)}challenged(e){this.state.mine?.invitations.push(e),C();
let{author:s,token:n}=e;s.id!==this.state.about.me?.id&&de(x("club-challenged",{name:s.name}),{ms:0,actions:[[x("draw-accept"),()=>f(()=>this.accept(n))],[x("club-decline"),()=>f(()=>this.withdraw(n))]]})}open(e){
return f(async()=>{if(I()?.id!==e){let n=await gt(await d("GET",`/games/${e}`)),a=new N(n,o=>this.open(o));await a.load(),I()?.close(),this.play.adopt(a.game),C({isFirstVisit:!1}),a.showOffers(),n.state!==
"over"&&a.watch()}location.hash.startsWith("#play")||(location.hash="#play")})}async watchTv(){let{game:e}=await d("GET","/tv");this.isOnTv=!0,A.send({type:"watch",topic:"tv"}),e||de(x("club-no-tv"))}async beGuest(e){
this.state.about.me||await this.signIn("/guests",e?{name:e}:{})}async signIn(e,s){await d("POST",e,s),A.socket?.close(),await this.refresh()}async accept(e){await this.beGuest();let{game:s}=await d("P\
OST",`/invitations/${e}`);await this.open(s),await this.refresh()}async withdraw(e){await d("DELETE",`/invitations/${e}`),this.state.invitation&&(location.hash="#club"),await this.refresh()}get others(){
let{players:e,about:s}=this.state;return e.filter(({id:n,kind:a})=>n!==s.me?.id&&a!=="deleted")}async invite(){await this.beGuest();let{kind:e,to:s,clock:n,board:a,rules:o,color:c,rated:i}=this.state.
wish,[u,m]=n.split("+").map(Number),b=n.endsWith("d")?{kind:"days",days:Number.parseInt(n,10)}:n==="none"?{kind:"unlimited"}:{kind:"realTime",seconds:u*60,increment:m},{invitation:w,game:T}=await d("P\
OST","/invitations",{kind:e,setup:{rules:o,board:a,clock:b,rated:i},...c!=="random"&&{color:c},...e==="challenge"&&{to:Number(s||this.others[0]?.id)}});T?await this.open(T):e==="link"&&(location.hash=
`${he}${w.token}`),await this.refresh()}get turns(){let{mine:e,about:s}=this.state,n=s.me?.id;return(e?.games??[]).filter(({turn:a,...o})=>a&&o[a].id===n)}draw(){yt(We(this),me("view-club"));let e=I();
this.play.host.classList.toggle("club-game",e!==null),e!==this.shown&&this.shown?.close(),this.shown=e;let s=this.turns.length;me("club-count").textContent=s?String(s):"";let n=document.title.includes(
x("your-turn"));s&&!n&&(document.title=`${x("your-turn")} · ${document.title}`)}};async function $t(){let t=new URL(`club-${Ce}.mjs`,import.meta.url).href,e=Ce==="en"?{}:(await import(t)).default;ft(
{...fe,...e})}function kt(){if(document.documentElement.dataset.searches)return;let t=A.begin.bind(A);A.begin=(e,s)=>e.type==="act"?t(e,s):{promise:Promise.reject(new Error(x("club-no-engine"))),stop:()=>{}}}
function Tt(){let t=new URL("club.css",import.meta.url).href;document.head.append(z("link",{rel:"stylesheet",href:t}));let e=x("club"),s=z("a",{href:"#club"},e," ",z("span",{id:"club-count"}));s.dataset.
view="club",document.querySelector("nav.views")?.prepend(s),me("main").append(z("section",{class:"view",id:"view-club","aria-label":e})),vt.push("club")}async function Qt(t){await $t();let e=await d("\
GET","");C({club:{about:e,mine:null,open:[],running:[],players:[],invitation:null,wish:{kind:"link",to:"",clock:"10+5",board:"8x8",rules:"olympiad",color:"random",rated:!1},part:"meet",archive:null,query:{
player:"",result:""},player:null,codes:[]}}),Tt(),ge(),kt();let s=new pe(t);wt(()=>s.draw()),s.draw(),location.hash?dispatchEvent(new Event("hashchange")):location.replace("#club"),await f(()=>s.refresh())}export{pe as Club,Qt as begin};
