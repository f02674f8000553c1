import{byId as ce,drawWith as mn,h as ge,language as Rt,learn as pn,note as Ye,other as bn,Refusal as wn,refuseSearches as fn,render as gn,socket as Y,text as B,update as ee}from"./rest.mjs";import{addCommands as es,SIDES as ts,socket as ss,text as L}from"./rest.mjs";import{announce as ke,app as Te,Game as Lt,language as Mt,newState as Ut,note as V,SIDES as He,socket as xe,text as A,update as Yt}from"./rest.mjs";var y={about:null,mine:null,open:[],running:[],players:[],invitation:null,refused:null,wish:{kind:"link",to:"",clock:"10+5",board:"8x8",rules:"olympiad",start:"standard",minutes:15,seconds:10,color:"r\
andom",rated:!1},part:"meet",archive:null,query:{player:"",result:"",rules:"",board:"",rated:""},line:[],openings:[],acts:[],player:null,search:"",tournaments:[],tournament:null,codes:[]};import{ruleName as Ft,text as le}from"./rest.mjs";var j=t=>`#game/${t}`;function $e(t){let e=/^#game\/(\d{1,15})$/.exec(t)?.[1];return e===void 0?null:Number(e)}var te=(t,e)=>`${Math.round(t)}${e?"?":
""}`,N=({name:t,rating:e,provisional:s})=>e===void 0?t:`${t} (${te(e,s)})`,ve=t=>le("club-rated",{rated:t?"yes":"no"});function qt(t){return t.kind==="unlimited"?le("no-clock"):t.kind==="days"?le("clu\
b-days",{count:t.days}):le("some-clock",{minutes:t.seconds/60,seconds:t.increment})}var I=({rules:t,board:e,clock:s,rated:n,game:a})=>[Ft(a?.rules??t??""),e,qt(s),ve(n)].join(" · ");var Kt=864e5,Vt=100,_t={resignation:"+Resign",time:"+Time"},Se=class extends Lt{get allowsHelp(){let e=this.remote;return this.isOver||!e.own&&!!y.about.club.assist}resign(){this.remote.act({act:"resi\
gn"})}},ue=t=>He.find(e=>t[e].id===y.about.me?.id),_=class{constructor(e,s){this.view=e,this.open=s,this.isThinking=!1,this.own=ue(e);let{clock:n}=e,a=n.kind==="realTime"?n.seconds*1e3:Kt,o=l=>({machine:l!==
this.own,level:e[l].level??1}),c=l=>N(e[l]),{rules:r,limit:i,fen:u}=e.game;this.game=new Se(Ut({id:`club-${e.id}`,rules:r,limit:i??null,fen:u,players:{black:o("black"),white:o("white")},names:{black:c(
"black"),white:c("white")},clock:n.kind==="unlimited"?null:{base:a,increment:n.kind==="realTime"?n.increment*1e3:0},flipped:this.own==="white"})),this.game.remote=this,this.at=performance.now(),this.offers=
"",this.closeOffers=()=>{},this.queue=Promise.resolve(),this.timer=void 0}allows(e){return e==="hint"?this.game.allowsHelp:e==="undo"?this.plays&&!this.view.rated:this.plays&&(e==="draw"||e==="resign")}offerDraw(){
this.act({act:"offer",what:"draw"})}get id(){return this.view.id}get address(){return new URL(j(this.id),location.href).href}get words(){return I(this.view)}get isRunning(){return this.view.state==="r\
unning"}get plays(){return!!this.own&&this.isRunning}get isWatched(){return!this.own}get firstMove(){let{clock:e,clocks:s,ply:n}=this.view;if(!this.own||!this.isRunning||n>1||e.kind!=="realTime"||!s.deadline)
return null;let a=Date.now()+s.deadline-s.now;return new Intl.DateTimeFormat(Mt,{timeStyle:"medium"}).format(a)}say({player:e,phrase:s}){let n=He.find(c=>this.view[c].id===e);if(!n)return;let a=this.view[n].
name,o=A("club-says",{name:a,words:A("club-phrase",{phrase:s})});ke(o),V(o)}async load(){let{tree:e,state:s}=this.game,n=0;for(let a of this.view.game.moves)n=e.add(n,a);s.live=s.shown=n,await this.game.
load(),this.settle(),this.game.begin()}begin(){this.showOffers(),this.view.state!=="over"&&(this.timer=setInterval(()=>this.tick(),Vt),this.watch())}close(){clearInterval(this.timer),this.closeOffers(),
xe.send({type:"unwatch",topic:"game",game:this.id})}watch(){let e=this.game.tree.path(this.game.state.live).length-1;xe.send({type:"watch",topic:"game",game:this.id,since:e})}hear(e){return this.queue=
this.queue.then(()=>this.follow(e)).catch(s=>{V(String(s),{kind:"error"})}),this.queue}async follow(e){let{game:s}=this,{tree:n,state:a}=s,o=n.path(a.live),c=o.length-1,r=[..."game"in e?e.game.moves:[]],
i="game"in e?e.since:Math.min(e.ply,c);if(!("game"in e)&&e.ply===c+1)r=[e.lastMove??"pass"];else if(i>c||i+r.length<e.ply)return this.watch();let u=o[i];for(let g of r)u=n.add(u,g);this.view={...this.
view,...e,game:this.view.game},this.at=performance.now(),u!==a.live&&!n.leadsTo(a.live,u)&&await s.setLive(u);let l=n.path(u);for(let g of l.slice(l.indexOf(a.live)+1)){let $=s.liveView?.toMove??"blac\
k";await s.advance(g,$===this.own?"human":"machine")}this.settle(),s.changed()}settle(){let{game:e,view:s}=this,{black:n,white:a}=s.clocks;e.state.left={black:n,white:a};let{tree:o,state:c}=e;c.clock&&
c.live&&(o.node(c.live).clock={black:n,white:a});let{end:r}=s;if(s.state==="over"||s.state==="aborted"){let i=r?.winner??null,u=_t[r?.how??""]??"+",l=i?`${i==="black"?"B":"W"}${u}`:"Draw",g=e.isOver;c.
outcome={winner:i,text:r?.text??A("aborted"),code:l},!g&&!e.liveView?.end&&ke(c.outcome.text),clearInterval(this.timer)}this.showOffers(),e.liveView?.mustPass&&this.isRunning&&s.turn===this.own&&this.
send("pass")}showOffers(){let{own:e,view:s}=this,n=JSON.stringify([s.offers,s.state,s.rematch,this.firstMove]);if(n===this.offers||Te.game!==this.game)return;this.offers=n,this.closeOffers();let c=Object.
entries(s.offers).filter(([,i])=>i).map(([i,u])=>{let l=u,g=A("club-offers",{name:s[l].name,what:i}),$=K=>()=>this.act({act:K,what:i}),x=l===e?[[A("club-withdraw"),$("decline")]]:[[A("draw-accept"),$(
"accept")],[A("draw-decline"),$("decline")]];return ke(g),V(g,{ms:0,actions:e?x:[]})}),{rematch:r}=s;r&&!e&&c.push(V(A("club-next-game"),{ms:0,actions:[[A("club-watch"),()=>this.open(r)]]})),this.firstMove&&
c.push(V(A("club-first-move",{time:this.firstMove}),{ms:0})),s.state==="adjourned"&&c.push(V(A("club-adjourned"),{ms:0})),this.closeOffers=()=>c.forEach(i=>i())}tick(){let{clocks:e}=this.view;if(!e.running||
!this.game.state.clock)return;let s=performance.now()-this.at;this.game.state.left[e.running]=Math.max(0,e[e.running]-s),Te.game===this.game&&Yt()}async act(e){let s=await this.request(e);s&&V(s,{kind:"\
error"})}async request(e){try{let n=await xe.begin({type:"act",game:this.id,act:e}).promise;return await this.hear(n),null}catch(s){return s instanceof Error?s.message:String(s)}}async tryMove(e){let s=this.
game.tree.path(this.game.state.live).length-1,n=await this.request({act:"move",move:e,ply:s});return n&&n.replace(/[.。]$/,"")}send(e){e==="pass"?this.tryMove(e):this.act({act:"offer",what:e==="undo"?
"takeback":"rematch"})}setPlayer(){}};function O(){let t=Te.game?.remote;return t instanceof _?t:null}import{clockWords as zt,dismiss as Ht,h as Qe,html as z,inWords as Je,note as Jt,nothing as Qt,openDialog as Xe,Refusal as Ze,SIDES as Xt,text as de}from"./rest.mjs";async function h(t,e,s){let n=await fetch(`club${e}`,{method:t,headers:{"content-type":"application/json"},...s&&{body:JSON.stringify(s)}}),a=await n.json().catch(()=>({}));if(n.ok)return Je(a);let o={
code:"no-answer",params:{status:n.status}};throw new Ze((await Je({error:o,...a})).error)}async function v(t){try{await t()}catch(e){Jt(e instanceof Ze?e.message:de("club-no-line"),{kind:"error"})}}var se=(t,e)=>Xe(
t,[Qe("p",{},e)]),Oe=new WeakSet,Ee=t=>async e=>{e.preventDefault();let s=e.currentTarget;Oe.has(s)||(Oe.add(s),Ht(),await v(async()=>t(s)),Oe.delete(s))},f=(t,e,s="quiet")=>z`<button type="button" class=${s} @click=${Ee(
()=>e())}>
    ${t}
  </button>`,q=(t,e,s)=>Xe(t,[Qe("p",{},e)],{actions:s.map(([n,a])=>[n,()=>v(async()=>a())])}),w=(t,e)=>z`<section class="card" aria-label=${t}>
    <h2>${t}</h2>
    ${e}
  </section>`,k=(t,e)=>t.length?z`<ul class="club-list">
        ${t.map(s=>z`<li>${s}</li>`)}
      </ul>`:e?z`<p class="faint">${e}</p>`:Qt,Q=["8x8","7x7","6x6","5x5"].map(t=>[t,t]),he=["1+1","3+2","5+3","10+5","30+10","custom","1d","3d","none"],me=t=>t.endsWith("d")?[t,de("club-days",{count:Number.
parseInt(t,10)})]:zt(t);function pe(t){if(t==="none")return{kind:"unlimited"};if(t.endsWith("d"))return{kind:"days",days:Number.parseInt(t,10)};let[e,s]=t.split("+").map(Number);return{kind:"realTime",
seconds:e*60,increment:s}}var Zt=({state:t,end:e,ply:s})=>t==="over"?de("result",{winner:e?.winner??"draw"}):de("count-moves",{count:s}),et=(t,e,s)=>z`<button type="button" class="quiet club-game-row" @click=${s}>
    <b>${t}</b><span class="faint">${e}</span>
  </button>`;function ne(t){let e=Xt.map(s=>N(t[s])).join(" – ");return z`<a class="button quiet club-game-row" href=${j(t.id)}>
    <b>${e}</b><span class="faint">${I(t)} · ${Zt(t)}</span>
  </a>`}function tt(t){let e=t.remote;return e instanceof _?e:null}var X=(t,e,s,n)=>({label:t,sign:e,where:"wide",isShown:a=>{let o=tt(a);return o!==null&&s(o)},act:a=>n(tt(a))}),ns=8,as=({id:t})=>q(L("club-p\
hrases"),"",[...Array(ns).keys()].map(e=>[L("club-phrase",{phrase:e}),()=>ss.send({type:"phrase",game:t,phrase:e})])),os=t=>q(L("club-claim"),L("club-claim-words"),[[L("club-claim-win"),()=>t.act({act:"\
claim"})],[L("club-claim-draw"),()=>t.act({act:"claim",draw:!0})]]),rs=t=>q(L("club-correct"),L("club-correct-words"),[...ts,null].map(e=>[L("result",{winner:e??"draw"}),async()=>t.hear(await h("POST",
`/games/${t.id}/result`,{winner:e}))]));function st(){let t=e=>s=>s.act({act:"offer",what:e});es([X("club-abort","cut",e=>e.plays&&e.view.ply<2,e=>e.act({act:"abort"})),X("club-claim","now",e=>e.plays&&
e.view.clock.kind==="realTime"&&e.view.turn!==e.own,os),X("club-adjourn","pause",e=>e.plays,t("adjourn")),X("resume","go",e=>!!e.own&&e.view.state==="adjourned",t("resume")),X("club-phrases","more",e=>!!(e.
own&&y.about.club.phrases),as),X("club-correct","draw",e=>e.view.state==="over"&&y.about.rights.includes("correct"),rs)])}var nt={club:"Club","club-part":"{name, select, meet {Play} tournaments {Tournaments} archive {Archive} players {Players} account {Account} other {}}","club-you-are":"You are {name}.","club-no-line":"\
The club can’t be reached.","club-no-engine":"This club has no engine.","club-your-games":"Your games","club-notify":"Notify me when it is my turn","club-no-games":"You have no game. Invite someone,\
 or challenge the computer.","club-invitations":"Invitations and challenges","club-invite":"Invite","club-whom":"Whom","club-kind":"{kind, select, link {Someone with a link} open {Anyone in the lobby}\
 pair {An opponent of about my rating} challenge {A member or the computer} other {}}","club-do":"{kind, select, link {Make a link} open {Put into the lobby} pair {Find an opponent} challenge {Challen\
ge} other {}}","club-kind-of":"{kind, select, link {Invitation by link} open {Open invitation} pair {Looking for an opponent} challenge {Challenge} other {}}: {name}","club-lobby":"Lobby","club-lobby-\
empty":"Nobody waits for an opponent.","club-running":"Games now","club-none-running":"No game is being played.","club-tv":"Watch the best game","club-no-tv":"No game is on now. The next one opens by \
itself.","club-watch":"Watch","club-days":"{count, plural, one {# day a move} other {# days a move}}","club-rated":"{rated, select, yes {Rated} other {Casual}}","club-side":"{name} plays {side, select\
, black {Black} other {White}}","club-random-side":"The sides are drawn by lot.","club-invitation":"Invitation","club-invites":"{name} invites you to a game","club-your-invitation":"Your invitation","\
club-send-link":"Send this link to your opponent","club-show-link":"Show link","club-waits":"The game begins when your opponent opens the link and accepts.","club-decline":"Decline","club-withdraw":"W\
ithdraw","club-challenged":"{name} challenges you.","club-started":"Another game of yours has begun.","club-offers":"{name} {what, select, draw {offers a draw.} takeback {asks to take back a move.} ad\
journ {wants to adjourn the game.} resume {wants to resume the game.} rematch {wants a rematch.} other {}}","club-abort":"Abort","club-claim":"Claim","club-claim-words":"Claim the game if your opponen\
t has been away for a minute.","club-claim-win":"Claim the win","club-claim-draw":"Claim a draw","club-adjourn":"Adjourn","club-adjourned":"The game is adjourned. It goes on when both want to resume i\
t.","club-first-move":"The next move must come by {time}, or the game is aborted.","club-phrases":"Say something","club-phrase":"{phrase, select, 0 {Hello!} 1 {Have fun!} 2 {Good move!} 3 {Oops!} 4 {O\
ne moment, please.} 5 {Thank you!} 6 {Good game!} 7 {Goodbye!} other {}}","club-says":"{name}: {words}","club-correct":"Correct the result","club-correct-words":"The ratings are counted again, and the\
 audit log keeps what you do.","club-next-game":"The players have begun another game.","club-no-tournaments":"There is no tournament.","club-all-tournaments":"All tournaments","club-new-tournament":"N\
ew tournament","club-kind-of-tournament":"Kind","club-format":"{format, select, swiss {Swiss} round-robin {Round robin} double-round-robin {Double round robin} other {}}","club-rounds":"Rounds","club-\
rest":"Seconds between rounds","club-stage":"{stage, select, open {Players enter} running {Running} paused {Paused} over {Over} other {}}","club-round":"Round {round} of {rounds}","club-count-players":"\
{count, plural, one {# player} other {# players}}","club-next-round":"The next round begins at {time}.","club-stuck":"No pairing is possible: too few players, or all have met.","club-direct":"{act, se\
lect, enter {Enter} withdraw {Withdraw} start {Begin} pause {Pause} resume {Go on} next {Begin the next round} end {End the tournament} other {}}","club-direct-player":"{act, select, enter {Enter this\
 player} other {Withdraw this player}}","club-bye":"{wanted, select, yes {Play the next round after all} other {Half a point in place of the next game}}","club-standings":"Standings","club-points":"Po\
ints","club-tie-break":"{name, select, buchholz {Buchholz} buchholzCut1 {Buchholz cut 1} sonnebornBerger {Sonneborn-Berger} directEncounter {Direct encounter} wins {Wins} progressive {Progressive scor\
e} other {}}","club-forfeit":"forfeit","club-free":"{name} does not play: {bye, select, allocated {a point} half {half a point} other {no point}}.","club-player":"Player","club-result":"Result","club-\
rating":"Rating","club-all":"All","club-none-over":"No such game is over yet.","club-more":"More","club-sgf":"SGF","club-export":"{format, select, sgf {These games as SGF} jsonl {These games as JSON l\
ines} other {}}","club-member":"{kind, select, guest {Guest} person {Member} bot {Program} engine {Computer} deleted {Deleted} other {}}{role, select, arbiter { (arbiter)} owner { (owner)} other {}}",
"club-present":"here now","club-search":"Find a player","club-nobody":"Nobody is here yet.","club-count-games":"{count, plural, one {# game} other {# games}}","club-score":"{wins} won, {draws} drawn, \
{losses} lost","club-no-ratings":"No rating yet.","club-class":"{speed, select, bullet {Bullet} blitz {Blitz} rapid {Rapid} classical {Classical} days {Correspondence} other {}} {board}","club-challen\
ge":"Challenge","club-block":"Block","club-blocked":"{name} is blocked: neither of you can invite the other.","club-blocked-players":"Blocked players","club-unblock":"Unblock","club-remove":"Delete","\
club-remove-it":"Delete {name}?","club-remove-words":"The games stay, without the name.","club-reset-words":"{name} is signed out and needs the new passphrase.","club-reset-to":"The passphrase of {nam\
e} is now {passphrase}. It is shown only once.","club-make":"{role, select, arbiter {Make an arbiter} other {Make a player}}","club-guest-name":"Your name, if you like","club-name":"Name","club-passph\
rase":"Passphrase","club-new-passphrase":"New passphrase","club-code":"Code of the club","club-login":"Sign in","club-logout":"Sign out","club-join":"Become a member","club-join-words":"With a name an\
d a passphrase you can sign in anywhere. A guest keeps the games.","club-as-guest":"Come in as a guest","club-account":"Your account","club-change":"Change","club-changed":"It is changed.","club-data":"\
Download my data","club-delete":"Delete my account","club-delete-words":"Your games stay, without your name.","club-programs":"Your programs","club-programs-words":"A program of yours can play here as\
 a member.","club-seat":"Add a program","club-key":"The key of {name} is {key}. It is shown only once.","club-accepts":"Who may challenge it","club-accepts-of":"{accepts, select, all {Everyone} owner \
{Only I} none {No one} other {}}","club-new-key":"New key","club-setup":"Set up the club","club-setup-words":"You need the code that the program has printed. You become the owner.","club-setup-code":"\
Code of the program","club-begin":"Open the club","club-settings":"Settings of the club","club-its-name":"Name of the club","club-closed":"Only people with a code come in","club-guests":"Guests may pl\
ay","club-assist":"Spectators may use the engine","club-phrases-allowed":"Players may send each other preset phrases","club-codes":"Codes to come in","club-codes-words":"Each code lets in as many peop\
le as it has uses.","club-show":"Show","club-new-code":"New code","club-how-many":"For how many people","club-uses":"{count, plural, one {for # person more} other {for # people more}}","club-code-link":"\
Link and QR code","club-print":"Print","club-roster":"Accounts for a class","club-roster-words":"One name on each line, or a table whose first column has them. Each gets a passphrase.","club-roster-ma\
ke":"Make accounts","club-slips":"Slips","club-audit":"Audit log","club-act":"{name} {act, select, set-up {set up the club} delete {deleted an account} correct {corrected a result} reset-passphrase {g\
ave a new passphrase} add-roster {made accounts} set-role {changed a role} add-join-code {made a code} set-settings {changed the settings} other {}}","sign-in":"Sign in first.","not-allowed":"You may \
not do that.","closed-club":"This club is closed; you need a code.","bad-join-code":"That code does not let anyone in.","bad-setup-code":"That is not the code that the program has printed.","set-up-al\
ready":"The club has an owner already.","bad-name":"A name has 1 to {most} letters, digits, spaces, hyphens or dots.","name-taken":"The name {name} is taken.","bad-passphrase":"A passphrase has {least\
} to {most} characters.","wrong-passphrase":"Name or passphrase is wrong.","has-passphrase":"You have a passphrase already.","no-such-player":"There is no such player.","bad-field":"{name}: {detail}.",
"too-often":"Too often; wait {seconds} s.","many-connections":"Too many people are here.","not-json":"The request is not JSON.","no-invitation":"There is no such invitation any more.","own-invitation":"\
That is your own invitation.","not-for-you":"That invitation is for someone else.",blocked:"One of you has blocked the other.","does-not-accept":"{name} does not accept that.","many-games":"More than \
{most} games at a time are not possible.","bad-clock":"There is no such clock.","not-rated":"Such games are never rated.","no-such-game":"There is no such game.","not-a-player":"You do not play in thi\
s game.","not-your-turn":"It is not your turn.",stale:"The game is at move {ply} already.","not-running":"The game is not running.","too-late-to-abort":"It is too late to abort the game.","no-offer":"\
Nobody offers {what, select, draw {a draw} takeback {to take back} adjourn {to adjourn} resume {to resume} rematch {a rematch} other {that}}.","cannot-offer":"You can’t offer {what, select, draw {a dr\
aw} takeback {to take back} adjourn {to adjourn} resume {to resume} rematch {a rematch} other {that}} now.","not-gone":"Your opponent has not been away for {seconds} s.","no-phrases":"This club has no\
 phrases.","no-such-tournament":"There is no such tournament.","many-tournaments":"More than {most} tournaments at a time are not possible.","not-now":"That is not possible now.","win-forfeit":"{winne\
r, select, black {White did not play: Black wins.} other {Black did not play: White wins.}}","win-resignation":"{winner, select, black {White resigned: Black wins.} other {Black resigned: White wins.}\
}","win-time":"{winner, select, black {White is out of time: Black wins.} other {Black is out of time: White wins.}}","win-gone":"{winner, select, black {White has left: Black wins.} other {Black has \
left: White wins.}}","win-decided":"The arbiter decided: {winner, select, black {Black} other {White}} wins.","draw-gone":"A player has left: draw.","draw-decided":"The arbiter decided: draw.",aborted:"\
The game was aborted."};import{html as is,load as cs,nothing as ls,save as us,text as ds,update as hs}from"./rest.mjs";var at="club-notify",ot=()=>typeof Notification<"u",Ce=()=>ot()&&Notification.permission==="granted"&&cs(
at)===!0;function Pe(t,e,s){if(!(!Ce()||!document.hidden))try{let n=new Notification(t,{body:e,tag:s});n.addEventListener("click",()=>{focus(),location.hash=s,n.close()})}catch{}}async function ms({currentTarget:t}){
let e=t,s=e.checked;s&&await Notification.requestPermission(),us(at,s),e.checked=Ce(),hs()}var rt=()=>ot()?is`<label class="toggle"
        ><input
          type="checkbox"
          id="club-notify"
          .checked=${Ce()}
          ?disabled=${Notification.permission==="denied"}
          @change=${ms}
        /><span>${ds("club-notify")}</span></label
      >`:ls;import{byId as bs,choiceField as ae,html as T,language as ws,nothing as R,numberField as it,rulesOptions as fs,SIDES as gs,text as b,update as Ne}from"./rest.mjs";import{html as We,nothing as ps}from"./rest.mjs";var D=([t,e,s="text"],n="")=>We`<label class="field"
    ><span>${e}</span
    ><input
      type=${s}
      name=${t}
      value=${n}
      autocomplete="off"
      autocapitalize="none"
      min=${s==="number"?1:ps}
  /></label>`,H=(t,e,s)=>We`<label class="toggle"
    ><input type="checkbox" name=${t} ?checked=${s} /><span>${e}</span></label
  >`,S=(t,e,s)=>We`<form
    class="club-form"
    @submit=${Ee(async n=>{await s(Object.fromEntries(new FormData(n))),n.reset()})}
  >
    ${e}
    <div class="row"><button type="submit" class="primary">${t}</button></div>
  </form>`;var ys=["swiss","round-robin","double-round-robin"],M={format:"swiss",rounds:5,rest:30,clock:"5+3",rules:"olympiad",board:"8x8"},ct=t=>`#club?tournament=${t}`;function $s(){let t=/^#club\?tournament=(\d{1,15})$/.
exec(location.hash)?.[1];return t===void 0?null:Number(t)}async function Z(){let t=$s();t===null?y.tournament=null:y.part="tournaments",y.part==="tournaments"&&(t===null?y.tournaments=(await h("GET","\
/tournaments")).tournaments:y.tournament=await h("GET",`/tournaments/${t}`),Ne())}var Ae=()=>y.about.rights.includes("direct"),lt=t=>y.tournament?xs(y.tournament,t):[w(b("club-part",{name:"tournaments"}),
k(y.tournaments.map(vs),b("club-no-tournaments"))),Ae()?ks():R],ut=({stage:t,rounds:e},s)=>[b("club-stage",{stage:t}),s?b("club-round",{round:s,rounds:e}):""].filter(Boolean).join(" · "),vs=t=>T`<a class="button quiet club-game-row" href=${ct(
t.id)}>
    <b>${t.name}</b
    ><span class="faint"
      >${b("club-format",{format:t.format})} · ${I(t.setup)}</span
    ><span class="faint"
      >${ut(t,t.round)} ·
      ${b("club-count-players",{count:t.players})}</span
    >
  </a>`;function ks(){let t=e=>{Object.assign(M,e),Ne()};return w(b("club-new-tournament"),S(b("club-new-tournament"),T`${D(["name",b("club-name")])}
        ${ae(b("club-kind-of-tournament"),ys.map(e=>[e,b("club-format",{format:e})]),M.format,e=>t({format:e}))}
        <div class="pair">
          ${M.format==="swiss"?it(b("club-rounds"),M.rounds,{min:1,max:30},e=>t({rounds:e})):R}
          ${it(b("club-rest"),M.rest,{min:0,max:86400},e=>t({rest:e}))}
          ${ae(b("clock"),he.filter(e=>e.includes("+")||e.endsWith("d")).map(me),M.clock,e=>t({clock:e}))}
          ${ae(b("board"),Q,M.board,e=>t({board:e}))}
          ${ae(b("rules"),fs(),M.rules,e=>t({rules:e}))}
        </div>
        ${H("rated",b("club-rated",{rated:"yes"}),!1)}`,async({name:e,rated:s})=>{let{format:n,rounds:a,rest:o,rules:c,board:r,clock:i}=M,u={rules:c,board:r,clock:pe(i),rated:!!s},{id:l}=await h("POST",
"/tournaments",{name:e,format:n,rounds:a,rest:o,setup:u});location.hash=ct(l)}))}function xs(t,e){let{id:s,name:n,format:a,setup:o,stage:c,nextAt:r,now:i,isStuck:u,played:l}=t,g=new Intl.DateTimeFormat(
ws,{timeStyle:"medium"}),$=c==="running"&&r?g.format(Date.now()+r-i):"";return T`<section class="card club-wide" aria-label=${n}>
      <h2>${n}</h2>
      <p>${b("club-format",{format:a})} · ${I(o)}</p>
      <p role="status">
        ${ut(t,l.length)}
        ${$?b("club-next-round",{time:$}):R}
        ${u?b("club-stuck"):R}
      </p>
      ${Os(t)} ${Ae()&&c!=="over"?Es(t,e):R}
      ${Cs(t)}
      <div class="row">
        <a class="button quiet" href="#club" @click=${Ts}>${b("club-all-tournaments")}</a>
        ${["csv","trf"].map(x=>T`<a class="button quiet" href=${`club/tournaments/${s}/${x}`} download
              >${x.toUpperCase()}</a
            >`)}
      </div>
    </section>
    ${l.map((x,K)=>Ps(x,K+1,t)).reverse()}`}var Ts=()=>{y.tournament=null,Ne()},je=async(t,e)=>{await h("POST",`/tournaments/${t}`,e),await Z()},Ss={open:["start"],running:["pause","next","end"],paused:[
"resume","end"]};function Os({id:t,stage:e,format:s,players:n}){if(e==="over")return R;let{me:a}=y.about,o=n.find(u=>u.id===a?.id),c=o&&!o.hasWithdrawn,r=(u,l="quiet")=>f(b("club-direct",{act:u}),()=>je(
t,{act:u}),l),i=e==="open"||s==="swiss"||o;return T`<div class="row">
    ${a&&c?r("withdraw"):R}
    ${a&&!c&&i?r("enter","primary"):R}
    ${c&&s==="swiss"?f(b("club-bye",{wanted:o.wantsBye?"yes":"no"}),()=>je(t,{act:"bye",wanted:!o.wantsBye})):R}
    ${Ae()?Ss[e].map(u=>r(u,u==="start"?"primary":"quiet")):R}
  </div>`}function Es({id:t,players:e},s){let n=new Set(e.filter(r=>!r.hasWithdrawn).map(r=>r.id)),a=s.state.players.filter(r=>r.kind!=="deleted"&&!n.has(r.id)),o=r=>Number(bs(r).querySelector("select").
value),c=(r,i,u)=>u.length?T`<div class="row" id=${r}>
          ${ae(b("club-player"),u.map(l=>[String(l.id),l.name]),String(u[0].id),()=>{},!0)}
          ${f(b("club-direct-player",{act:i}),()=>je(t,{act:i,player:o(r)}))}
        </div>`:R;return[c("tournament-add","enter",a),c("tournament-remove","withdraw",e.filter(r=>!r.hasWithdrawn))]}function Cs({standings:t,tieBreaks:e,played:s}){let n=new Map(t.map(({player:o,number:c})=>[
o,c])),a=o=>{if(!o)return"";let{opponent:c,color:r,result:i}=o;return[c===null?"":n.get(c),r&&(r==="black"?"●":"○"),i].join("")};return T`<div class="club-table">
    <table>
      <caption>
        ${b("club-standings")}
      </caption>
      <thead>
        <tr>
          <td></td>
          <th>${b("club-player")}</th>
          <th>${b("club-points")}</th>
          ${e.map(o=>T`<th>${b("club-tie-break",{name:o})}</th>`)}
          ${s.map((o,c)=>T`<th>${c+1}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${t.map(o=>T`<tr>
            <td>${o.rank}</td>
            <th scope="row">${o.number}. ${o.name} (${te(o.rating)})</th>
            <td>${o.points}</td>
            ${o.tieBreaks.map(c=>T`<td>${c}</td>`)}
            ${s.map((c,r)=>T`<td>${a(o.rounds[r])}</td>`)}
          </tr>`)}
      </tbody>
    </table>
  </div>`}function Ps({pairs:t,byes:e},s,{rounds:n,players:a}){let o=i=>a.find(u=>u.id===i)?.name??"",c=t.map(i=>{let u=gs.map(x=>o(i[x])).join(" – "),{result:l}=i,g=l?b("result",{winner:l.winner??"\
draw"})+(l.forfeit?` (${b("club-forfeit")})`:""):b("club-stage",{stage:"running"}),$=T`<b>${u}</b><span class="faint">${g}</span>`;return i.game?T`<a class="button quiet club-game-row" href=${j(i.game)}>${$}</a>`:
T`<span class="club-words">${$}</span>`}),r=e.map(([i,u])=>b("club-free",{name:o(i),bye:u}));return w(b("club-round",{round:s,rounds:n}),k([...c,...r],""))}var dt=()=>y.part==="tournaments"&&location.
hash.startsWith("#club")?v(Z):void 0;import{app as Xs,choiceField as J,FIRST_LEVEL as Zs,html as C,nothing as W,ownClock as en,plain as tn,rulesOptions as sn,startOptions as nn,text as m,tickField as an,update as jt}from"./rest.mjs";import{choiceField as As,html as E,language as Rs,nothing as F,note as ft,text as d,update as gt}from"./rest.mjs";import{html as oe,openDialog as Ws,render as js,text as G}from"./rest.mjs";var Re="#club?code=",ht=()=>location.hash.startsWith(Re)?decodeURIComponent(location.hash.slice(Re.length)):"",Be=(t="")=>location.href.split("#")[0]+t,mt=t=>oe`<img class="club-qr" alt="" src=${`club\
/qr?text=${encodeURIComponent(t)}`} />`;function pt(t,e){let s=document.createElement("div");js(e,s),Ws(t,[s],{wide:!0,actions:[[G("club-print"),()=>print()]]})}function bt(t){let e=Be(Re+encodeURIComponent(
t));pt(G("club-code-link"),oe`<div class="club-slip">
      ${mt(e)}
      <p><b>${e}</b></p>
      <p>${G("club-code")}: <b class="club-code">${t}</b></p>
    </div>`)}var Ns=t=>t.split(`
`).map(e=>e.split(/[,;\t]/)[0].replace(/^\s*"|"\s*$/g,"").trim()).filter(Boolean),wt=t=>w(G("club-roster"),oe`<p class="faint">${G("club-roster-words")}</p>
      ${S(G("club-roster-make"),oe`<textarea name="names" rows="6" aria-label=${G("club-roster")}></textarea>`,async({names:e})=>{let{accounts:s}=await h("POST","/roster",{names:Ns(e)});await t.refresh(),
pt(G("club-slips"),s.map(({name:n,passphrase:a})=>oe`<div class="club-slip">
                  ${mt(Be())}
                  <p><b>${Be()}</b></p>
                  <p>${G("club-name")}: <b>${n}</b></p>
                  <p>${G("club-passphrase")}: <b class="club-code">${a}</b></p>
                </div>`))})}`);var Ge=()=>E`<label class="field"
    ><span>${d("club-guest-name")}</span
    ><input type="text" id="guest-name" maxlength="40" autocomplete="nickname"
  /></label>`,Fe=()=>document.getElementById("guest-name")?.value.trim(),re=()=>D(["name",d("club-name")]),be=()=>D(["passphrase",d("club-passphrase"),"password"]),yt=()=>D(["code",d("club-code")],ht()),
$t=t=>[E`<label class="field"
    ><span>${d("club-its-name")}</span
    ><input type="text" name="club" autocomplete="off" value=${t.name}
  /></label>`,H("closed",d("club-closed"),t.closed),H("guests",d("club-guests"),t.guests),H("assist",d("club-assist"),t.assist),H("phrases",d("club-phrases-allowed"),t.phrases)],vt=(t,e)=>({...e,name:t.
club||e.name,closed:"closed"in t,guests:"guests"in t,assist:"assist"in t,phrases:"phrases"in t}),kt=t=>w(d("club-setup"),E`<p class="faint">${d("club-setup-words")}</p>
      ${S(d("club-begin"),[D(["code",d("club-setup-code")]),re(),be(),$t(t.state.about.club)],e=>{let{code:s,name:n,passphrase:a}=e,o=vt(e,t.state.about.club);return t.signIn("/setup",{code:s,name:n,passphrase:a,
settings:o})})}`),Ie=t=>w(d("club-login"),S(d("club-login"),[re(),be()],e=>t.enter("/login",e))),De=(t,e)=>w(d("club-join"),E`<p class="faint">${d("club-join-words")}</p>
      ${S(d("club-join"),[re(),be(),e?yt():F],s=>t.enter("/accounts",s))}`),qe=t=>[Ie(t),De(t,t.state.about.club.closed),t.state.about.club.guests?w(d("club-as-guest"),S(d("club-as-guest"),[re(),yt()],
({name:e,code:s})=>t.enter("/guests",{code:s,...e&&{name:e}}))):F];function xt(t){let{about:e,mine:s}=t.state,{me:n,rights:a}=e;return n?[s?.hasPassphrase?Bs(t):[De(t,!1),Ie(t)],a.includes("seat")?Is(
t):F,s?.blocked.length?Fs(t,s.blocked):F,a.includes("manage")?[Ls(t),Ms(t),wt(t)]:F,a.includes("audit")?qs(t):F]:[Ie(t),De(t,!1)]}var Bs=t=>w(d("club-account"),E`${S(d("club-change"),[D(["old",d("club\
-passphrase"),"password"]),D(["new",d("club-new-passphrase"),"password"])],async({old:e,new:s})=>{await h("POST","/me/passphrase",{old:e,new:s}),ft(d("club-changed"))})}
      <div class="row">
        <a class="button quiet" href="club/me/data" download="club.json">${d("club-data")}</a>
        ${f(d("club-logout"),()=>t.signIn("/logout",{}))}
      </div>
      ${t.state.about.me?.role==="owner"?F:E`<details>
            <summary>${d("club-delete")}</summary>
            <p class="faint">${d("club-delete-words")}</p>
            ${S(d("club-delete"),be(),async({passphrase:e})=>{await h("DELETE","/me",{passphrase:e}),location.reload()})}
          </details>`}`),Is=t=>w(d("club-programs"),E`<p class="faint">${d("club-programs-words")}</p>
      ${k((t.state.mine?.bots??[]).map(e=>Gs(t,e)),"")}
      ${S(d("club-seat"),re(),async({name:e})=>{let{key:s}=await h("POST","/bots",{name:e});await t.refresh(),se(e,d("club-key",{name:e,key:s}))})}`),Ds=["all","owner","none"];function Gs(t,{id:e,name:s,
accepts:n}){let a=async()=>{await h("DELETE",`/bots/${e}`),await t.refresh()};return E`<b class="club-words">${s}</b>
    ${As(d("club-accepts"),Ds.map(o=>[o,d("club-accepts-of",{accepts:o})]),n??"all",o=>v(async()=>{await h("POST",`/bots/${e}`,{accepts:o}),await t.refresh()}))}
    ${f(d("club-new-key"),async()=>{let{key:o}=await h("POST",`/bots/${e}/key`);se(s,d("club-key",{name:s,key:o}))})}
    ${f(d("club-remove"),()=>q(d("club-remove-it",{name:s}),d("club-remove-words"),[[d("club-remove"),a]]))}`}var Fs=(t,e)=>w(d("club-blocked-players"),k(e.map(({id:s,name:n})=>E`<span class="club-words">${n}</span> ${f(
d("club-unblock"),async()=>{await h("DELETE",`/players/${s}/block`),await t.refresh()})}`),""));function qs(t){let{acts:e,players:s}=t.state,n=new Intl.DateTimeFormat(Rs,{dateStyle:"short",timeStyle:"\
short"}),a=r=>s.find(i=>i.id===r)?.name??(r===null?"":`#${r}`),o=r=>r?d("result",{winner:r.winner??"draw"}):"",c=e.map(({at:r,actor:i,act:u,subject:l,detail:g})=>{let{before:$,after:x,role:K}=g,[Ve,_e]=l.
split(" "),It=Ve==="player"?a(Number(_e)):"",Dt=u==="correct"?`${o($)} → ${o(x)}`:"",Gt=K?d("club-member",{kind:"person",role:K}):"",ze=[It,Dt,Gt].filter(Boolean).join(" · ");return E`<span class="club-words"
        ><b>${d("club-act",{name:a(i),act:u.replaceAll(" ","-")})}</b
        ><span class="faint">${n.format(r)}${ze?` · ${ze}`:F}</span></span
      >
      ${Ve==="game"?f(d("open"),()=>t.open(Number(_e))):F}`});return w(d("club-audit"),E`${c.length?k(c,""):F}
    ${f(d("club-show"),async()=>{t.state.acts=(await h("GET","/audit")).acts,gt()})}`)}var Ls=t=>w(d("club-settings"),S(d("club-change"),$t(t.state.about.club),async e=>{await h("POST","/settings",vt(
e,t.state.about.club)),ft(d("club-changed")),await t.refresh()}));function Ms(t){let e=async()=>{t.state.codes=(await h("GET","/codes")).codes,gt()},s=t.state.codes.map(({code:n,usesLeft:a})=>E`<span class="club-words"
          ><b class="club-code">${n}</b
          ><span class="faint">${d("club-uses",{count:a})}</span></span
        >
        ${f(d("club-code-link"),()=>bt(n))}
        ${f(d("club-withdraw"),async()=>{await h("DELETE",`/codes/${encodeURIComponent(n)}`),await e()})}`);return w(d("club-codes"),E`<p class="faint">${d("club-codes-words")}</p>
      ${s.length?k(s,""):f(d("club-show"),e)}
      ${S(d("club-new-code"),D(["uses",d("club-how-many"),"number"]),async({uses:n})=>{await h("POST","/codes",{uses:Number(n)||1}),await e()})}`)}import{choiceField as Us,html as P,language as Tt,nothing as U,note as St,openingRow as Ys,ruleName as Ks,rulesOptions as Vs,text as p,update as ie}from"./rest.mjs";var Ot=50,we=0;async function fe(t,e=!1){let{query:s,archive:n}=t.state,a=Me({...s,limit:String(Ot)}),o=n?.at(-1);e&&o&&a.set("before",String(o.id));let c=++we,{games:r}=await h("GET",`/games?${a}`);c===
we&&(t.state.archive=[...e?n??[]:[],...r],e?ie():await Le(t,[]))}var Me=t=>new URLSearchParams(Object.entries(t).filter(([,e])=>e));async function Le(t,e){let{player:s,rules:n,board:a}=t.state.query,o=Me(
{player:s,rules:n,board:a||"8x8",moves:e.join(" ")}),c=++we,{moves:r}=await h("GET",`/openings?${o}`);c===we&&(Object.assign(t.state,{openings:r,line:e}),ie())}function _s(t){let{line:e,openings:s}=t.
state,n=s.map(({move:a,black:o,draws:c,white:r})=>{let i=[o,c,r],u=o+c+r;return Ys({move:a,inBook:!1,counts:i,games:u},()=>v(()=>Le(t,[...e,a])))});return w(p("openings"),P`<p>${e.join(" ")}</p>
      <div class="explorer">
        ${n.length?P`<ul>
              ${n}
            </ul>`:P`<p class="faint">${p("openings-none")}</p>`}
      </div>
      ${e.length?f(p("back"),()=>Le(t,e.slice(0,-1))):U}`)}function Et(t){let{query:e,archive:s,players:n}=t.state,a=(i,u,l)=>Us(u,[["",p("club-all")],...l],e[i],g=>{e[i]=g,v(()=>fe(t))}),o=[a("player",
p("club-player"),n.map(({id:i,name:u})=>[String(i),u])),a("result",p("club-result"),["black","white","draw"].map(i=>[i,p("result",{winner:i})])),a("rules",p("rules"),Vs()),a("board",p("board"),Q),a("r\
ated",p("club-rating"),["true","false"].map(i=>[i,ve(i==="true")]))],c=i=>P`<a
      class="button quiet"
      href=${`club/export?${Me({...e,format:i})}`}
      download=${`club.${i}`}
      >${p("club-export",{format:i})}</a
    >`;return[w(p("club-part",{name:"archive"}),P`<div class="pair club-filters">${o}</div>
      ${k((s??[]).map(i=>P`${ne(i)}
              <a class="button quiet" href=${`club/games/${i.id}/sgf`} download
                >${p("club-sgf")}</a
              >`),p("club-none-over"))}
      <div class="row">
        ${(s?.length??0)>=Ot?f(p("club-more"),()=>fe(t,!0)):U}
        ${c("sgf")} ${c("jsonl")}
      </div>`),_s(t)]}async function Ct(t,e){t.state.player=await h("GET",`/players/${e}`),ie(),scrollTo({top:0})}function Pt(t){let{players:e,player:s,search:n}=t.state,a=({kind:i,present:u})=>+(i!==
"engine")*2+Number(u??!1),o=i=>i.rating??0,c=n.toLocaleLowerCase(Tt),r=e.filter(({name:i})=>i.toLocaleLowerCase(Tt).includes(c)).sort((i,u)=>a(u)-a(i)||o(u)-o(i)).map(i=>{let{id:u,kind:l,role:g,present:$}=i,
x=[p("club-member",{kind:l,role:g}),$?p("club-present"):""],K=()=>v(()=>Ct(t,u));return et(N(i),x.filter(Boolean).join(" · "),K)});return P`${s?Hs(t,s):U}
  ${w(p("club-part",{name:"players"}),P`<input
        type="search"
        aria-label=${p("club-search")}
        placeholder=${p("club-search")}
        .value=${n}
        @input=${i=>{t.state.search=i.target.value,ie()}}
      />
      ${k(r,p("club-nobody"))}`)}`}function zs(t){let[e,s]=t.split(" ");return p("club-class",{speed:e,board:s})}function Hs(t,{player:e,ratings:s,statistics:n}){let{about:a}=t.state,o=e.id!==a.me?.id,
c=s.map(({class:i,rating:u,provisional:l,games:g,history:$})=>P`<span class="club-words"
          ><b>${zs(i)}: ${te(u,l)}</b
          ><span class="faint">${p("club-count-games",{count:g})}</span></span
        >
        ${Qs($.map(x=>x.rating))}`),r=n.map(({rules:i,board:u,...l})=>P`${Ks(i)} ${u}: ${p("club-score",l)}`);return w(e.name,P`${k(c,p("club-no-ratings"))} ${r.length?k(r,""):U}
      <div class="row">
        ${o&&e.kind!=="deleted"?f(p("club-challenge"),()=>{Object.assign(t.state.wish,{kind:"challenge",to:String(e.id)}),t.state.part="meet",ie()},"primary"):U}
        ${o&&a.rights.includes("block")?f(p("club-block"),async()=>{await h("POST",`/players/${e.id}/block`),St(p("club-blocked",{name:e.name})),await t.refresh()}):U}
        ${o&&a.rights.includes("manage")&&e.kind!=="engine"?Js(e,t):U}
      </div>`)}function Js({id:t,name:e,role:s,kind:n},a){let o=async()=>{await h("DELETE",`/players/${t}`),a.state.player=null,await a.refresh()},c=f(p("club-remove"),()=>q(p("club-remove-it",{name:e}),
p("club-remove-words"),[[p("club-remove"),o]])),r=async()=>{let{passphrase:u}=await h("POST",`/players/${t}/passphrase`);se(e,p("club-reset-to",{name:e,passphrase:u}))};if(n==="deleted")return U;if(n!==
"person")return c;let i=s==="arbiter";return[f(p("club-new-passphrase"),()=>q(p("club-new-passphrase"),p("club-reset-words",{name:e}),[[p("club-new-passphrase"),r]])),f(p("club-make",{role:i?"player":
"arbiter"}),async()=>{await h("POST",`/players/${t}/role`,{role:i?"player":"arbiter"}),await a.refresh(),await Ct(a,t),St(p("club-changed"))}),c]}function Qs(t){if(t.length<2)return U;let e=Math.min(...t),
s=Math.max(1,Math.max(...t)-e),n=t.map((a,o)=>`${100*o/(t.length-1)},${28-26*(a-e)/s}`);return P`<svg class="club-curve" viewBox="0 0 100 30" aria-hidden="true">
    <polyline points=${n.join(" ")}></polyline>
  </svg>`}var on=["meet","tournaments","archive","players","account"],rn=["link","open","pair","challenge"],cn={meet:t=>dn(t),tournaments:lt,archive:Et,players:Pt,account:xt};async function ln(t,e){Object.assign(
t.state,{part:e,tournament:null}),location.hash.startsWith("#club?")&&(location.hash="#club"),jt(),e==="tournaments"&&await Z(),await(e==="archive"?fe(t):t.refresh())}function Nt(t){let{about:e,part:s}=t.
state,n=e.club.closed&&!e.me;return C`<div class="club">
    <div class="club-head">
      <h1>${e.club.name}</h1>
      ${n?W:on.map(a=>tn(m("club-part",{name:a}),()=>v(()=>ln(t,a)),{isPressed:a===s}))}
      <span class="faint"
        >${e.me?m("club-you-are",{name:e.me.name}):W}</span
      >
    </div>
    <div class="notes" role="status"></div>
    <div class="club-cards">
      ${e.needsSetup&&s===(e.me?"account":"meet")&&!t.state.invitation?kt(t):W}
      ${un(t)}
      ${n?qe(t):cn[s](t)}
    </div>
  </div>`}var At=({state:{about:t}})=>t.me!==null||t.club.guests&&!t.club.closed;function un(t){let{invitation:e,refused:s,about:n}=t.state;if(s)return w(m("club-invitation"),C`<p>${s}</p>`);if(!e)return W;
let{author:a,setup:o,color:c,token:r,game:i}=e,u=a.id===n.me?.id,l=C`<p>${I(o)}</p>
    <p>
      ${c?m("club-side",{name:a.name,side:c}):m("club-random-side")}
    </p>`;return i?w(m("club-invitation"),f(m("open"),()=>t.open(i))):u?w(m("club-your-invitation"),C`<label class="field"
        ><span>${m("club-send-link")}</span
        ><input
          type="text"
          class="club-link"
          readonly
          .value=${location.href}
          @focus=${g=>g.target.select()}
      /></label>
      ${l}
      <p class="faint" role="status">${m("club-waits")}</p>
      <div class="row">${f(m("club-withdraw"),()=>t.withdraw(r))}</div>`):w(m("club-invites",{name:N(a)}),At(t)?C`${l} ${n.me?W:Ge()}
            <div class="row">
              ${f(m("draw-accept"),()=>t.accept(r,Fe()),"primary")}
            </div>`:l)}function dn(t){let{mine:e,open:s,running:n,about:a}=t.state,o=a.me?.id,c=e?.invitations??[];return C`${e?w(m("club-your-games"),C`${k([...e.games].sort((r,i)=>Ue(i,o)-Ue(r,o)).map(
r=>C`${Ue(r,o)?C`<span class="club-turn">${m("your-turn")}</span>`:W}
                  ${ne(r)}`),m("club-no-games"))}
          ${rt()}`):W}
    ${c.length?w(m("club-invitations"),k(c.map(r=>Wt(r,t)),"")):W}
    ${At(t)?hn(t):qe(t)}
    ${w(m("club-lobby"),k(s.map(r=>Wt(r,t)),m("club-lobby-empty")))}
    ${w(m("club-running"),C`<div class="row">${f(m("club-tv"),()=>t.watchTv())}</div>
        ${k(n.map(r=>ne(r)),m("club-none-running"))}`)}`}var Ue=({turn:t,...e},s)=>+(t!==null&&e[t].id===s);function Wt({token:t,kind:e,author:s,target:n,setup:a,color:o},c){let r=s.id===c.state.about.
me?.id,i=N(r&&n?n:s),u=m("club-kind-of",{kind:e,whose:r?"own":"other",name:i}),l=o?` · ${m("club-side",{name:s.name,side:o})}`:"";return C`<span class="club-words"
      ><b>${u}</b><span class="faint">${I(a)}${l}</span></span
    >
    ${r?[e==="link"?C`<a class="button quiet" href=${`#club/${t}`}>${m("club-show-link")}</a>`:W,f(m("club-withdraw"),()=>c.withdraw(t))]:[f(m("draw-accept"),()=>c.accept(t),"primary"),e==="challenge"?
f(m("club-decline"),()=>c.withdraw(t)):W]}`}function hn(t){let{about:e,wish:s}=t.state,n=l=>{Object.assign(s,l),jt()},a=t.others.find(({level:l})=>l===Zs);s.to||=String(a?.id??"");let o=t.others.map(({
id:l,name:g})=>[String(l),g]),c=l=>Xs.about?.presets.find(({name:g})=>g===l)?.start??"standard",r=e.me?.kind==="person",i=()=>{let l=t.others.find(({id:g})=>String(g)===s.to)??t.others[0];return l?.kind===
"guest"||l&&l.owner===e.me?.id},u=()=>!r||s.clock==="none"||s.start!==c(s.rules)||s.kind==="challenge"&&i();return s.rated&&=!u(),w(m("club-invite"),C`${J(m("club-whom"),rn.map(l=>[l,m("club-kind",{kind:l})]),
s.kind,l=>n({kind:l}))}
      ${s.kind==="challenge"?J(m("opponent"),o,s.to,l=>n({to:l})):W}
      <div class="pair">
        ${J(m("clock"),he.map(me),s.clock,l=>n({clock:l}))}
        ${J(m("your-side"),[["random",m("random")],["black",m("black-first")],["white",m("white")]],s.color,l=>n({color:l}))}
      </div>
      ${en(s,n,180)}
      <div class="pair">
        ${J(m("rules"),sn(),s.rules,l=>n({rules:l,start:c(l)}))}
        ${J(m("board"),Q,s.board,l=>n({board:l}))}
      </div>
      ${J(m("start"),nn(),s.start,l=>n({start:l}))}
      ${an(m("club-rated",{rated:"yes"}),s.rated,()=>n({rated:!s.rated}),u())}
      ${e.me||t.state.invitation?W:Ge()}
      <div class="row">
        ${f(m("club-do",{kind:s.kind}),()=>t.invite(Fe()),"primary")}
      </div>`)}var ye="#club/",Ke=class{constructor(e){this.play=e,this.shown=null,this.tv=null,this.wanted=y.about.me?"":location.hash,this.opening=null,this.notes=new Map,this.changes=0;let s=(n,a)=>Y.addEventListener(
n,o=>a(o.detail));s("hello",()=>{this.tv&&Y.send({type:"watch",topic:"tv"}),this.catchUp()}),s("state",({game:n})=>this.heard(n)),s("game",({game:n})=>this.heard(n)),s("started",({game:n})=>this.started(
n)),s("lobby",({open:n})=>{this.state.open=n,ee()}),s("tv",({game:n})=>n&&this.tune(n.id)),s("challenge",({invitation:n})=>this.challenged(n)),s("challengeGone",()=>this.catchUp()),s("tournament",dt),
s("phrase",n=>O()?.id===n.game&&O()?.say(n)),s("said",({text:n})=>Ye(n,{kind:"error"})),addEventListener("hashchange",()=>v(()=>this.readAddress()))}get state(){return y}catchUp(){return v(async()=>{await this.
refresh(),await this.readAddress()})}async refresh(){let{changes:e}=this,s=await h("GET",""),n=s.me||!s.club.closed,[a,o,c]=await Promise.all([s.me?h("GET","/me"):null,n?h("GET","/players"):{players:[]},
n?h("GET","/games?state=running"):{games:[]}]);if(e!==this.changes)return this.refresh();let r=Y.isRefused;Y.isRefused=!n,r&&n&&Y.connect(),Object.assign(this.state,{about:s,mine:a,players:o.players,running:c.
games}),ee(),n&&Y.send({type:"watch",topic:"lobby"}),O()?.watch()}async readAddress(){location.hash==="#club"&&await this.refresh(),location.hash.startsWith("#club")&&await Z();let e=O();e&&location.hash===
"#play"&&history.replaceState(null,"",j(e.id));let{hash:s}=location,{about:n}=this.state,a=$e(s);if(s!=="#club"&&s!==this.wanted&&(this.wanted=""),a&&n.club.closed&&!n.me)return this.wanted=s,location.
replace("#club");a&&await this.openAddressed(a);let o={invitation:null,refused:null};if(s.startsWith(ye)){let c=encodeURIComponent(s.slice(ye.length));try{o.invitation=await h("GET",`/invitations/${c}`)}catch(r){
if(!(r instanceof wn))throw r;o.refused=r.message}}location.hash===s&&(Object.assign(this.state,o),ee())}async openAddressed(e){let s=ce("view-play");s.inert=O()?.id!==e,await this.open(e);let n=$e(location.
hash);(!n||n===e)&&(s.inert=!1),n===e&&O()?.id!==e&&history.replaceState(null,"","#play")}heard(e){let s=O();s?.id===e.id&&s.hear(e);let n=["running","adjourned"].includes(e.state);for(let a of[this.state.
mine?.games??[],this.state.running]){let o=a.findIndex(({id:c})=>c===e.id);o<0||(this.changes+=1,a===this.state.mine?.games&&this.tellTurn(a[o],e),n?a[o]={...a[o],...e,game:a[o].game}:a.splice(o,1))}ee()}tellTurn(e,{
id:s,turn:n}){!n||n===e.turn||n!==ue(e)||Pe(B("your-turn"),N(e[bn(n)]),j(s))}note(e,s,n){this.notes.set(e,Ye(s,{ms:0,actions:n}))}async started(e){this.changes+=1;let{mine:s}=this.state;s&&(s.games=[e,
...s.games.filter(({id:a})=>a!==e.id)]);let n=O();(!n?.own||!n.isRunning)&&await this.open(e.id),O()?.id!==e.id&&this.note(e.id,B("club-started"),[[B("open"),()=>this.open(e.id)]])}challenged(e){this.
changes+=1,this.state.mine?.invitations.push(e),ee();let{author:s,token:n}=e;if(s.id===this.state.about.me?.id)return;let a=B("club-challenged",{name:s.name});Pe(a,"","#club"),this.note(n,a,[[B("draw-\
accept"),()=>v(()=>this.accept(n))],[B("club-decline"),()=>v(()=>this.withdraw(n))]])}open(e){if(this.opening?.id!==e||this.opening.signal.aborted){let s=this.play.opens(),{signal:n}=s,a=v(()=>this.show(
e,n)).then(()=>s.abort());this.opening={id:e,signal:n,done:a}}return this.opening.done}async show(e,s){let n=O();if(n?.id===e&&n.own===ue(n.view))return Bt(e);let a=new _(await h("GET",`/games/${e}`),
o=>this.open(o));await a.load(),!s.aborted&&(this.play.adopt(a.game),ee({isFirstVisit:!1}),await Bt(e))}get place(){return[location.hash,O()?.id,this.opening?.id].join()}async tune(e){this.tv===this.place?
(await this.open(e),this.tv=[j(e),e,e].join()):(this.tv=null,Y.send({type:"unwatch",topic:"tv"}))}async watchTv(){let{place:e}=this,{game:s}=await h("GET","/tv");this.tv=e,Y.send({type:"watch",topic:"\
tv"}),s||Ye(B("club-no-tv"))}async beGuest(e){this.state.about.me||await this.signIn("/guests",e?{name:e}:{})}async signIn(e,s){await h("POST",e,s),Y.socket?.close(),await this.refresh()}async enter(e,s){
let{wanted:n}=this;await this.signIn(e,s),n&&(location.hash=n)}async accept(e,s){await this.beGuest(s);let{game:n}=await h("POST",`/invitations/${e}`).catch(async a=>{throw await this.readAddress(),a});
await this.open(n),await this.refresh()}async withdraw(e){await h("DELETE",`/invitations/${e}`),location.hash===`${ye}${e}`&&(location.hash="#club"),await this.refresh()}get others(){let{players:e,about:s}=this.
state;return e.filter(({id:n,kind:a})=>n!==s.me?.id&&a!=="deleted")}async invite(e){let{hash:s}=location;await this.beGuest(e);let{kind:n,to:a,board:o,rules:c,start:r,color:i,rated:u,...l}=this.state.
wish,g=l.clock==="custom"?`${l.minutes}+${l.seconds}`:l.clock,{invitation:$,game:x}=await h("POST","/invitations",{kind:n,setup:{rules:c,board:o,start:r,clock:pe(g),rated:u},...i!=="random"&&{color:i},
...n==="challenge"&&{to:Number(a||this.others[0]?.id)}});x?await this.open(x):n==="link"&&location.hash===s&&(location.hash=`${ye}${$.token}`),await this.refresh()}get turns(){let{mine:e,about:s}=this.
state,n=s.me?.id;return(e?.games??[]).filter(({turn:a,...o})=>a&&o[a].id===n)}draw(){gn(Nt(this),ce("view-club"));let e=O();ce("view-play").classList.toggle("club-game",e!==null),e!==this.shown&&(this.
shown?.close(),e?.begin(),this.shown=e);let{games:s=[],invitations:n=[]}=this.state.mine??{},a=[...n.map(({token:r})=>r),...s.map(({id:r})=>r)];for(let[r,i]of this.notes)a.includes(r)&&r!==e?.id||(i(),
this.notes.delete(r));let o=this.turns.length;ce("club-count").textContent=o?String(o):"";let c=document.title.includes(B("your-turn"));o&&!c&&(document.title=`${B("your-turn")} · ${document.title}`)}};
async function Bt(t){let e=j(t);if(location.hash===e)return;let s=new Promise(n=>addEventListener("hashchange",n,{once:!0}));location.hash=e,await s}async function yn(){let t=new URL(`club-${Rt}.mjs`,
import.meta.url).href,e=Rt==="en"?{}:(await import(t)).default;pn({...nt,...e})}function $n(){let t=new URL("club.css",import.meta.url).href;document.head.append(ge("link",{rel:"stylesheet",href:t}));
let e=B("club"),s=ge("a",{href:"#club"},e," ",ge("span",{id:"club-count"}));s.dataset.view="club",document.querySelector("nav.views")?.prepend(s),ce("main").append(ge("section",{class:"view",id:"view-\
club","aria-label":e}))}async function Sa(t){await yn();let e=await h("GET","");y.about=e,$n(),st(),document.documentElement.dataset.searches||fn(B("club-no-engine"));let s=new Ke(t);mn(()=>s.draw()),
s.draw(),location.hash?dispatchEvent(new Event("hashchange")):location.replace("#club"),await v(()=>s.refresh())}export{Ke as Club,Sa as begin};
