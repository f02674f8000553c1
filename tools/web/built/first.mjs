async function Rt(){let n=document.querySelector("script[type=module]")?.getAttribute("src")??"";try{let t=await fetch(location.pathname,{cache:"no-cache"});return t.ok&&!(await t.text()).includes(n)}catch{
return!1}}async function ue(n){let t=await fetch(new URL(n,import.meta.url));if(t.ok)return t;throw{code:await Rt()?"new-version":"file-missing",params:{file:n}}}var{backend:Ft,searches:Ts}=document.documentElement.dataset;async function fe(){let{use:n,...t}=await import("./site.mjs");return n({fetchFile:ue,hasFirst:Ft==="site",tell:s=>{J.part===
null&&s===null||(J.part=s,J.dispatchEvent(new Event("change")))}}),Ft==="site"&&t.loadFirst(),t}var J=Object.assign(new EventTarget,{part:null}),N=Ft==="site"?fe():null,vt=N||Ts==="here"?fe:null;var me={comma:", ",semicolon:"; ",space:" ",full:"{words}.",board:"Board",cell:"{square}, {piece, select, black {black} white {white} other {empty}}","cell-goals":"can move to {goals}","cell-chosen":"\
chosen","cell-capture":"can be captured","cell-goal":"can be reached","goal-capture":"capture on {square}","piece-goals":"{square} chosen. Can go to {goals}.","piece-stuck":"{square} chosen. It has no\
 legal move.","choice-cancelled":"Choice cancelled","not-yours":"That piece is not yours to move.","no-piece":"That square is empty.",rank:"rank",file:"file",rising:"diagonal up to the right",falling:"\
diagonal up to the left","leaves-board":"would leave the board","lands-on-own":"would land on its own piece on {square}","in-the-way":"the {color, select, black {black} white {white}} piece on {square\
} is in the way","lines-of":"Lines of {square}","line-count":"{line}: {count, plural, one {# piece} other {# pieces}}.","way-to":"to {square}","way-captures":"captures on {square}","to-move":"{side, s\
elect, black {Black} white {White}} to move.","your-turn":"Your turn","choose-piece":"Choose a {side, select, black {black} white {white}} piece.","plies-left":"{count, plural, one {# ply} other {# pl\
ies}} left.","game-paused":"The game is paused.","side-thinks":"{side, select, black {Black} white {White}} is thinking…","premove-next":"Next: {from}-{to}.","can-win":"{side, select, black {Black} \
white {White}} can win now!","connects-next":"{side, select, black {Black} white {White}} connects next move.","wins-next":"{side, select, black {Black} white {White}} wins next move.","you-won":"You \
won!","you-lost":"You lost.","computers-turn":"It is the computer’s turn.",moved:"{side, select, black {Black} white {White}}: {from} to {to}.",took:"{side, select, black {Black} white {White}}: {fr\
om} takes {to}.",passed:"{side, select, black {Black} white {White}} has no move and passes.",refusal:"{from} to {to}: {reason}.",side:"{side, select, black {Black} white {White}}","player-of":"{side,\
 select, black {Black} white {White}}’s player",you:"You",computer:"Computer {level} · {level, select, 1 {first game} 2 {beginner} 3 {novice} 4 {easy} 5 {casual} 6 {club} 7 {good club} 8 {strong} 9 \
{very strong} 10 {strongest}}",thinks:"thinking",outside:"{count} of {all} pieces outside the largest group",status:"Status","no-server":"Cannot reach the server.","file-missing":"This site lacks a fi\
le: {file}.",loading:"Loading the program: {part, percent}.","cannot-run":"This browser is too old for this. It can play computer 1 and 2, and two people.","new-version":"There is a new version of thi\
s site.","try-again":"Try again",failed:"Something on this page has failed: {detail}","program-ended":"The terminal program has ended.",close:"Close"};var we=()=>Promise.resolve(),ge=n=>{we=n},O=()=>we();var ve=/\{(\w+)(?:, (plural|select|percent|number))?(?:, ((?:[\w=-]+ \{[^{}]*\} ?)+))?\}/g,ye=/([\w=-]+) \{([^{}]*)\}/g;var yt=document.documentElement,ot={};if(yt.lang!=="en")try{({default:ot}=await import(new URL(`${yt.lang}.mjs`,import.meta.url).href)),Os()}catch{yt.lang="en"}var bt=yt.lang,Ht={...me,...ot},Wn=n=>{Object.
assign(Ht,n,ot)};function Os(){for(let n of document.querySelectorAll("[data-words], [data-label]")){let{words:t,label:e}=n.dataset;if(t&&(n.textContent=ot[t]),e)for(let s of["aria-label","title","con\
tent"])n.hasAttribute(s)&&n.setAttribute(s,ot[e])}}var be=n=>typeof n!="object"||n===null||(!Bt(n)||n.code in Ht)&&Object.values(n).every(be),Cs=new Intl.PluralRules(bt),xe=new Intl.NumberFormat(bt),Ns=new Intl.
NumberFormat(bt,{style:"percent"}),js=new Intl.ListFormat(bt),Ws=n=>Ns.format(n<=0?0:n>=1?1:Math.min(.99,Math.max(.01,n))),ke=n=>js.format(n),$e=n=>n.join(d("comma")),Ae=n=>d("full",{words:n}),xt=n=>n.
filter(Boolean).join(d("space")),d=(n,t={})=>Ee(n,t);function Ee(n,t){let e=Ht[n];return e===void 0?`${n} ${JSON.stringify(t)}`:e.replace(ve,(s,i,o,r)=>{let a=t[i];return o==="percent"?Ws(a):o==="numb\
er"?xe.format(a):o?Ps(r,o==="plural",a):String(kt(a)??"")})}function Ps(n,t,e){let s=new Map([...n.matchAll(ye)].map(([,r,a])=>[r,a])),i=t?Cs.select(e):String(e?.code??e),o=s.get(`=${e}`)??s.get(i)??s.
get("other")??"";return t?o.replace("#",xe.format(e)):o}var kt=n=>Bt(n)?Ee(n.code,n.params??{}):n,Bt=n=>typeof n?.code=="string"&&Object.keys(n).every(t=>t==="code"||t==="params");async function at(n){
return be(n)||await O(),rt(n)}function rt(n){return typeof n!="object"||n===null?n:Bt(n)?kt(n):Array.isArray(n)?n.map(rt):Object.fromEntries(Object.entries(n).map(([t,e])=>[t,rt(e)]))}var B=class extends Error{},L=Object.assign(new EventTarget,{fault:null});function P(n){L.fault=n?n.code?n:{code:"no-server"}:null,L.dispatchEvent(new Event("change"))}var Me=()=>L.dispatchEvent(new Event(
"retry")),Is=300,Rs=4e3,lt=(n,t="")=>`${n} ${t}`;function Fs(){let n=document.getElementById("answers")?.textContent;return JSON.parse(n||"[]").map(({path:e,body:s,answer:i})=>[lt(e,s?Le(s):""),rt(i)])}
var Le=n=>JSON.stringify(Object.fromEntries(Object.entries(n).sort())),$t=new Map(Fs()),qt=$t.get(lt("about"))?.firstLevel,ct=(n,t)=>new Promise(e=>{let s=()=>{clearTimeout(i),L.removeEventListener("r\
etry",s),e()},i=setTimeout(s,n);L.addEventListener("retry",s),t?.addEventListener("abort",s)});async function Hs(n,t,e){if(N)return(await N).answer(n,t);let s=t===null?{}:{method:"POST",body:t,signal:e},
i=await fetch(`api/${n}`,s),{ok:o,status:r}=i;return{status:r,answer:await(o?i.json():i.json().catch(()=>({})))}}async function _e(n,t,e,s=at){for(let i=Is;;i=Math.min(2*i,Rs)){let o,r;try{({status:o,
answer:r}=await Hs(n,t,e))}catch(l){if(e?.aborted)throw l;P(l),await ct(i,e);continue}if(P(null),o<300)return s(r);let a={code:"no-answer",params:{status:o}};throw new B((await at({error:a,...r})).error)}}
async function Vt(n,t,e,s){if(t&&typeof t=="object"){let o=$t.get(lt(n,Le(t)));if(o)return o}let i=typeof t=="string"?t:JSON.stringify(t);return _e(n,i,e,s)}function Bs(n){return _e(n,null)}async function At(){
let n=$t.get(lt("about"));return n||$t.set(lt("about"),n=await Bs("about")),n}var qs="http://www.w3.org/2000/svg";function j(n,t={},...e){let s=document.createElement(n);for(let[i,o]of Object.entries(t))o==null||o===!1&&!(i in s)||(i.startsWith("on")?s.addEventListener(i.slice(
2),o):i==="class"||i.includes("-")||i==="role"||i==="for"?s.setAttribute(i,String(o)):s[i]=o);return s.append(...e.filter(i=>i!=null&&i!==!1)),s}function m(n,t={},...e){let s=document.createElementNS(
qs,n);for(let[i,o]of Object.entries(t))o!==void 0&&s.setAttribute(i,String(o));return s.append(...e),s}function _(n){let t=document.getElementById(n);if(!t)throw new Error(`#${n}`);return t}function X(n,t,e={}){
return j("button",{type:"button",onclick:t,...e},n)}function Hn(n,t){let e=document.createElement("a");e.href=URL.createObjectURL(t),e.download=n,e.click(),setTimeout(()=>URL.revokeObjectURL(e.href),1e4)}var Vs={settings:"M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",close:"M6 6l12 12M18 6L6 18"},Et=n=>m("svg",{class:"icon-drawing",viewBox:"0 0 24 24","aria-hidden":"true"},m("path",{d:Vs[n]}));var q="loa.",Ds=new EventTarget,Mt=!1,Dn=()=>Mt;function C(n){try{return JSON.parse(localStorage.getItem(q+n)??"null")}catch{return null}}function I(n,t){let e=!0;try{localStorage.setItem(q+n,JSON.stringify(
t))}catch{e=!1}return(e?Mt&&n.startsWith("game."):!Mt)&&(Mt=!e,Ds.dispatchEvent(new Event("change"))),e}var Dt=(n,t)=>Se(C(n),t);function Se(n,t){return Array.isArray(t)?Array.isArray(n)?n.filter(e=>typeof e==
"string"):t:typeof t=="object"?Object.fromEntries(Object.entries(t).map(([e,s])=>[e,Se(n?.[e],s)])):typeof n==typeof t?n:t}function Un(n){try{localStorage.removeItem(q+n)}catch{}}function Kn(n){try{return Object.
keys(localStorage).filter(t=>t.startsWith(q+n)).map(t=>t.slice(q.length))}catch{return[]}}var Lt={load(n){try{return sessionStorage.getItem(q+n)}catch{return null}},save(n,t){try{sessionStorage.setItem(
q+n,t)}catch{}}};var Te={language:"auto",scheme:"auto",largeText:!1,board:"wood",pieces:"stones",coordinates:!0,counts:!1,overlay:!0,dots:!0,groups:!0,threats:!0,arrows:!0,teaching:!1,sounds:!1,volume:50,autoFlip:!1,analysisLines:3,
analysisSeconds:60,analysisThreads:1,speed:600},v=Dt("settings",Te),V=new EventTarget;function Jn(n,t){Object.assign(v,Dt("settings",Te),{[n]:t}),I("settings",v),V.dispatchEvent(new Event("change"))}function Oe(){let n=document.documentElement,t=()=>{n.dataset.scheme=v.scheme,n.dataset.board=v.board,n.dataset.pieces=v.pieces,n.dataset.text=v.largeText?"large":""};V.addEventListener("change",t),t()}var Us=8;function D(n){let t=_("live");for(t.append(j("p",{},n));t.children.length>Us;)t.firstChild?.remove()}var Ut=()=>document.querySelector(".toast.passing")?.remove(),Ce=()=>document.querySelector(
".view:not([hidden]) .notes")??_("toasts"),Ne=()=>Ce().append(...document.querySelectorAll(".toast:not(.passing)"));function ht(n,{kind:t="note",actions:e=[],ms:s=6e3}={}){let i=j("div",{class:`toast ${t}`},
j("span",{},n));s>0&&i.classList.add("passing");let o=()=>i.remove();for(let[r,a]of e)i.append(X(r,()=>{o(),a()}));return i.append(X(Et("close"),o,{class:"quiet icon","aria-label":d("close")})),Ut(),Ce().
append(i),s>0&&setTimeout(o,s),o}var je=250,Ks=4e3,Ys=1001,Kt=class extends EventTarget{constructor(){super(),this.socket=null,this.jobs=new Map,this.next=1,this.wait=je,this.isUp=!1,this.isRefused=!1,this.isOfProgram=!1,this.hasEnded=
!1}connect(){if(this.socket)return;if(this.isRefused){P(!1);return}let t=new URL("socket",location.href.split("#")[0]);t.protocol=t.protocol.replace("http","ws");let e=new WebSocket(t);this.socket=e,e.
onmessage=async({data:s})=>this.hear(await at(JSON.parse(s))),e.onclose=({code:s})=>{this.hasEnded||=s===Ys,this.lost()}}lost(){this.isUp=!1,this.socket=null,P(!0),ct(this.wait).then(()=>this.connect()),
this.wait=Math.min(this.wait*1.7,Ks)}hear(t){let e=this.jobs.get(t.id);switch(t.type){case"hello":this.isUp=!0,this.hasEnded=!1,this.wait=je;for(let[s,{ask:i}]of this.jobs)this.send({...i,id:s});P(!1);
break;case"found":e?.found(t.findings);break;case"done":this.jobs.delete(t.id),e?.resolve(t.findings??t.game);break;case"error":e?(this.jobs.delete(t.id),e.reject(new Error(t.error))):this.dispatchEvent(
new CustomEvent("said",{detail:{text:t.error,error:!0}}))}this.dispatchEvent(new CustomEvent(t.type,{detail:t}))}send(t){this.isUp&&this.socket?.send(JSON.stringify(t))}begin(t,e=()=>{}){let s=this.next++,
i=new Promise((r,a)=>{this.jobs.set(s,{ask:t,found:e,resolve:r,reject:a})});return this.send({...t,id:s}),{promise:i,stop:()=>{let r=this.jobs.get(s);r&&(this.isUp?this.send({type:"stop",id:s}):(this.
jobs.delete(s),r.resolve(null)))}}}},T=new Kt;function We(n,t){let e=()=>{let i=L.fault?.code==="no-server"&&T.hasEnded&&T.isOfProgram?{code:"program-ended"}:L.fault,{part:o}=J;if(!i&&o!==null)return n.dataset.code="loading",n.replaceChildren(d("\
loading",{part:o}));if(n.dataset.code===(i?.code??""))return;if(n.dataset.code=i?.code??"",!i)return n.replaceChildren();let r=i.code==="new-version"?X(d("reload"),()=>location.reload()):X(d("try-agai\
n"),Me);n.replaceChildren(kt(i)," ",r)};L.addEventListener("change",e,{signal:t}),J.addEventListener("change",e,{signal:t}),e()}var p={game:null,link:null,said:null,detail:null,premove:null,arrows:[],glow:[],isCommenting:!1,isFirstVisit:!1,isKept:null,analysis:{isOn:!1,job:null,findings:null,fen:null,fault:"",known:null},review:{
run:0,progress:null,fault:"",retry:null,isFull:!1},about:null,isWhole:!1},Pe=[],Yt=!1,Ie=n=>{Pe.push(n)};function y(n={}){Object.assign(p,n),!Yt&&(Yt=!0,queueMicrotask(()=>{Yt=!1;for(let t of Pe)t()}))}
var Re=()=>`${p.game?.state.id} ${p.game?.drawn?.fen} ${p.game?.isOver}`;function Gt(n,t=null){y({said:{text:n,move:t,about:Re()}})}var Fe=()=>p.said?.about===Re()?p.said:null;var He=new Map;var $={},fi=n=>{Object.assign($,n)};var A=["black","white"],z=n=>n==="black"?"white":"black",_t=n=>n.charAt(0).toUpperCase()+n.slice(1);function Be(n){let t=Math.max(0,n),e=Math.floor(t/1e3),s=o=>String(o).padStart(2,"0");if(e<20)return`\
0:${s(e)}.${Math.floor(t%1e3/100)}`;let i=Math.floor(e/60);return i>=60?`${Math.floor(i/60)}:${s(i%60)}:${s(e%60)}`:`${i}:${s(e%60)}`}var qe=(n,t)=>`${n}-${t}`,Ve=(n,t)=>d("refusal",{...Z(n),reason:t});
function De(n,t=""){if(!n)return{winner:n,text:d("draw-agreed"),code:"Draw"};let e=d(t==="+Time"?"out-of-time":"resigned",{winner:n});return{winner:n,text:e,code:`${n==="black"?"B":"W"}${t}`}}function Z(n){
let[t,e]=n.split("-");return e?{from:t,to:e}:null}function Jt(n,t){let e={black:[...n.black],white:[...n.white]},{toMove:s,lastMove:i}=n;for(let o of t){let r=Z(o);if(i={text:o,from:null,to:null,capture:!1,count:0},r){let{from:a,to:l}=r,c=e.black.includes(
a)?"black":"white",h=e[z(c)],u=h.includes(l);u&&h.splice(h.indexOf(l),1),e[c][e[c].indexOf(a)]=l,i={text:o,from:a,to:l,capture:u,count:0}}s=z(s)}return{...n,...e,fen:[n.fen,...t].join(" "),toMove:s,lastMove:i,
plies:n.plies+t.length,end:null,mustPass:!1,moves:[],pieceLines:{},lines:[],groups:{black:[],white:[]},threats:{black:[],white:[]}}}var Gs=2**31-1,Xt="",$i=n=>{Xt=n};function Ue(n,t=()=>{}){if(Xt)return{promise:Promise.reject(new Error(Xt)),stop:()=>{}};if(!vt)return T.begin(n,t);let e=!1,s=null,i=vt,o=async()=>{for(;!e;)try{return s=
(await i()).begin(n,t),e&&s.stop(),await s.promise}catch(l){if(!N)return r();e||P(l),await ct(Gs)}return null},r=()=>(s=T.begin(n,t),e&&s.stop(),s.promise),a=()=>{e=!0,s?.stop()};return{promise:o(),stop:a}}
var Ke=()=>vt!==null||T.isUp;var Q=class{constructor(t){this.nodes=t??[{id:0,parent:null,move:null,comment:"",children:[],clock:null}]}node(t){return this.nodes[t]}add(t,e){let s=this.nodes[t].children.find(o=>this.nodes[o].move===
e);if(s!==void 0)return s;let i=this.nodes.length;return this.nodes.push({id:i,parent:t,move:e,comment:"",children:[],clock:null}),this.nodes[t].children.push(i),i}take(t){let e=[0];for(let{id:s,parent:i,
move:o,comment:r,clock:a,marks:l}of t.nodes){if(i===null||o===null||e[i]===void 0||!t.nodes[i].children.includes(s))continue;let c=this.nodes[e[s]=this.add(e[i],o)];c.comment||=r,c.clock??=a,c.marks??=
l}return e}path(t){let e=[];for(let s=t;s!==null;s=this.nodes[s].parent)e.push(s);return e.reverse()}moves(t){return this.path(t).slice(1).map(e=>this.nodes[e].move)}end(t){for(;this.nodes[t].children.
length;)t=this.nodes[t].children[0];return t}promote(t){for(let e of this.path(t)){let s=this.nodes[e].parent;if(s===null)continue;let{children:i}=this.nodes[s];i.splice(i.indexOf(e),1),i.unshift(e)}}remove(t){
let e=this.nodes[t].parent;if(e===null)return t;let{children:s}=this.nodes[e];return s.splice(s.indexOf(t),1),e}leadsTo(t,e){return this.path(e).includes(t)}};var Js=70,Xs=5e3,zs=25,Zs=2**31-1,Ye=0,Qs="1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 1",zt=2,tn=(n,t)=>({black:{machine:n,level:qt},white:{machine:t,level:qt}});function Ge(n={}){return{id:Math.
random().toString(36).slice(2,10),rules:"olympiad",limit:null,fen:Qs,nodes:new Q().nodes,live:0,shown:0,players:tn(!1,!0),clock:null,left:{black:0,white:0},outcome:null,seed:Math.floor(Math.random()*2**
32),flipped:!1,paused:!1,serious:!1,updated:Date.now(),edition:0,version:zt,result:null,review:{},...n}}var St=class extends EventTarget{constructor(t){super(),this.state=t,this.tree=new Q(t.nodes),this.
view=null,this.liveView=null,this.views=new Map,this.asked=new Map,this.pending=null,this.thinking=null,this.undone=[],this.remote=null,this.closed=!1,this.follows=!1,this.revision=++Ye}text(t){let{rules:e,
limit:s,fen:i}=this.state;return{rules:e,fen:i,moves:this.tree.moves(t),...s===null?{}:{limit:s}}}async viewOf(t,e){let s=this.views.get(t);if(s)return s;let i=this.asked.get(t)??this.ask(t,e);return this.
asked.set(t,i),i}async ask(t,e){try{return this.keep(t,await Vt("position",this.text(t),e))}finally{this.asked.delete(t)}}keep(t,e){let s=this.views.get(t)??e;return this.views.set(t,s),s}get isKnown(){
return this.view!==null&&this.views.get(this.state.shown)===this.view}get drawn(){return this.pending??this.view}get kept(){let{state:t,pending:e}=this,s=e?.lastMove?.text;if(!s)return t;let i=new Q(structuredClone(
this.tree.nodes)),o=i.add(t.shown,s);return t.clock&&(i.node(o).clock??={...t.left}),{...t,nodes:i.nodes,shown:o,live:this.isAtLive?o:t.live}}changed(){this.revision=++Ye,this.state.nodes=this.tree.nodes,
this.state.updated=Date.now(),this.state.result=this.end&&(this.end.winner??"draw"),this.dispatchEvent(new Event("change"))}async load(t){let{live:e,shown:s}=this.state;[this.liveView,this.view]=await Promise.
all([e,s,0].map(i=>this.viewOf(i,t)))}begin(){this.changed(),this.goOn()}close(){this.closed=!0,this.stopThinking()}get isOver(){return!!(this.state.outcome||this.liveView?.end)}get allowsHelp(){return!this.
state.serious||this.isOver}get isAtLive(){return this.state.shown===this.state.live}get isYourTurn(){let{people:t,liveView:e}=this;return t.length===1&&t[0]===e?.toMove&&!this.isOver&&!this.pending}sideToMove(t){
return(this.views.get(t)??this.guess(t))?.toMove??"black"}get end(){return this.liveView?.end??this.state.outcome}canMove(t){let{view:e,state:s}=this;return!e||this.pending||e.end||e.toMove!==t?!1:!this.
isAtLive||s.outcome?!0:!s.players[t].machine||s.paused}canPremove(t){let{players:e,paused:s}=this.state;return this.isAtLive&&!this.isOver&&!this.remote&&!s&&!e[t].machine&&e[z(t)].machine&&!this.canMove(
t)}async show(t){this.state.shown=t,this.pending=null;let e=this.views.get(t);if(this.view=e??this.guess(t)??this.view,this.dispatchEvent(new Event("view")),e||(await new Promise(i=>setTimeout(i,Js)),
this.state.shown!==t))return;let s=await this.viewOf(t);this.state.shown===t&&(this.view=s,this.dispatchEvent(new Event("view")))}guess(t){let e=this.tree.path(t);for(let s=e.length-1;s>=0;s--){let i=this.
views.get(e[s]);if(i)return Jt(i,e.slice(s+1).map(o=>this.tree.node(o).move??""))}return null}async tryMove(t){if(this.pending)return null;let{shown:e,live:s}=this.state,{view:i}=this,o=i?.moves.some(
({text:a})=>a===t)?Jt(i,[t]):null;this.pending=o,o&&this.dispatchEvent(new Event("view")),await null;let r=()=>{!o||this.pending!==o||(this.pending=null,this.dispatchEvent(new Event("view")))};if(this.
remote&&e===s&&!this.isOver){let a=await this.remote.tryMove(t);return a?r():setTimeout(r,Xs),a===null?null:typeof a=="string"?{reason:a}:a}try{let a=await Vt("move",{game:this.text(e),move:t});if(!a.
legal)return a;let l=this.tree.add(e,a.move);return this.keep(l,a.position),this.state.shown!==e||(e===s&&!this.isOver?await this.advance(l,"human"):(await this.show(l),this.changed())),null}catch(a){
if(a instanceof B)return{reason:a.message};throw a}finally{r()}}async advance(t,e){let s=this.isAtLive,{live:i}=this.state,o=await this.viewOf(t);if(this.state.live!==i)return;let r=this.liveView?.toMove??
"black";this.state.live=t,this.liveView=o,this.tree.promote(t),s&&(this.state.shown=t,this.view=o,this.pending=null),this.undone[this.undone.length-1]===t?this.undone.pop():this.undone=[],this.dispatchEvent(
new CustomEvent("move",{detail:{id:t,by:e,mover:r,view:o}})),this.changed(),this.goOn()}goOn(){if(this.closed||this.follows||this.remote||this.isOver||!this.liveView)return;let{live:t,players:e,paused:s}=this.
state,i=this.liveView.toMove;if(this.thinking){if(this.thinking.node===t&&e[i].machine&&!s)return;this.stopThinking()}this.liveView.mustPass?this.advance(this.tree.add(t,"pass"),"pass"):e[i].machine&&
!s&&this.think(t,i)}async think(t,e){let{players:s,seed:i}=this.state,o=s.black.machine&&s.white.machine,r=performance.now(),a=Ue({type:"move",game:this.text(t),level:s[e].level,seed:i}),l={stop:a.stop,
node:t};this.thinking=l,this.changed();let c=setTimeout(()=>{this.thinking===l&&this.moveNow()},this.timeForMove(e)),h;try{h=await a.promise}catch(g){this.thinking===l&&(this.thinking=null),this.dispatchEvent(
new CustomEvent("refused",{detail:String(g)}));return}finally{clearTimeout(c)}let u=(o?v.speed:250)-(performance.now()-r);if(u>0&&await new Promise(g=>setTimeout(g,u)),this.thinking!==l)return;this.thinking=
null;let f=h?.lines[0]?.move;f&&!this.closed&&this.state.live===t&&await this.advance(this.tree.add(t,f),"machine")}timeForMove(t){let{clock:e,left:s}=this.state;return e?Math.max(s[t]/zs,Math.min(e.increment,
s[t])/2):Zs}stopThinking(){this.thinking?.stop(),this.thinking=null}moveNow(){this.remote?T.send({type:"hurry"}):Ke()&&this.thinking?.stop()}async undo(){if(this.remote)return this.remote.send("undo");
let{players:t}=this.state,e=t.black.machine&&t.white.machine,s=this.tree.path(this.state.live),i=0;for(let o=s.length-1;o>0;o--){i++;let r=await this.viewOf(s[o-1]);if(e||!t[r.toMove].machine&&!r.mustPass)
break}if(i!==0){this.stopThinking(),this.state.outcome=null;for(let o of s.slice(-i).reverse())this.undone.push(o);e&&(this.state.paused=!0),await this.setLive(s[s.length-1-i])}}async redo(){if(this.undone.
length===0)return;let{players:t}=this.state;this.stopThinking();let e=this.state.live;for(;this.undone.length;){let s=this.undone[this.undone.length-1];if(this.tree.node(s).parent!==e){this.undone=[];
break}this.undone.pop(),e=s;let i=await this.viewOf(e);if(!t[i.toMove].machine&&!i.mustPass)break}await this.setLive(e)}async setLive(t){let{state:e}=this;e.live=t,e.shown=t,e.clock&&(e.left={...this.
tree.node(t).clock??{black:e.clock.base,white:e.clock.base}}),this.liveView=await this.viewOf(t),this.view=this.liveView,this.pending=null,this.changed(),this.goOn()}async playFromHere(){this.stopThinking(),
this.state.outcome=null,this.undone=[],await this.setLive(this.state.shown)}setPlayer(t,e){let s=this.state.players[t];if(this.state.players[t]={...s,...e},this.remote)return this.remote.setPlayer(t,s,
this.state.players[t]);this.stopThinking(),this.changed(),this.goOn()}pause(t){this.state.paused=t,t&&this.stopThinking(),this.changed(),this.goOn()}finish(t){this.stopThinking(),this.state.outcome=t,
this.changed()}resign(t){this.finish(De(z(t),"+Resign"))}get people(){return A.filter(t=>!this.state.players[t].machine)}};var Tt="",Qt=({edition:n,updated:t,version:e,...s})=>JSON.stringify(s);function Je(n){Tt=Qt(n)}function Xe(n){Lt.load("game")!==n&&(Lt.save("game",n),I("latest",n))}function ze(n,t=n,e){let s=Qt(t);if(s===
Tt)return;let i=C(`game.${n.id}`),o=n.edition??0;if(i?.edition>o)return void e?.(i);let r={...t,edition:o+1,version:zt};I(`game.${n.id}`,r)&&(n.edition=r.edition,Tt=s,I("latest",n.id),e&&navigator.locks&&
(Zt=sn(n.id,s,e)))}var en=50,sn=(n,t,e)=>navigator.locks.request("loa.games",async()=>{await new Promise(i=>setTimeout(i,en));let s=C(`game.${n}`);s&&Tt===t&&Qt(s)!==t&&await e(s)}),Zt=Promise.resolve();
async function Pi(){for(let n;n!==Zt;)await(n=Zt)}function Ze(){let n=Lt.load("game")??C("latest"),t=n?C(`game.${n}`):null;return t&&{...t,id:n}}var Ot=class{constructor(t){this.board=t,this.key="",At().then(e=>{y({about:e}),this.react()}),V.addEventListener("change",()=>y()),addEventListener("pagehide",()=>this.keep())}get game(){return p.game}get link(){
return p.link}async begin(){let t=Ze();y({isFirstVisit:!C("seen")&&!(t?.nodes?.length>1)}),(!t||!await this.startSaved(t))&&await this.start(Ge())}see(){p.isFirstVisit&&I("seen",!0),y({isFirstVisit:!1})}async startSaved(t,e){
await O();let{state:s,fault:i}=$.readGame?.(t)??{};try{return s?await this.start(s,e):$.rescue?.(t.id,{code:`${i}`}),!!s}catch(o){if(!(o instanceof B))throw o;return $.rescue?.(t.id,o.message),!1}}opens(){
return this.opening?.abort(),this.opening=new AbortController}async open(t,e){let s=this.opens();e?.addEventListener("abort",()=>s.abort());try{if(!await this.startSaved(t,s.signal)||s.signal.aborted)
return}catch(i){if(s.signal.aborted)return;throw i}location.hash!=="#play"&&(location.hash="#play"),scrollTo(0,0)}async start(t,e){let s=new St(t);await s.load(e),!e?.aborted&&(t.edition&&Je(t),this.adopt(
s),s.begin())}adopt(t){t.remote||Xe(t.state.id),p.game?.remote||p.game?.close(),this.clock?.stop(),this.listening?.abort(),this.listening=new AbortController;let{signal:e}=this.listening,i={run:p.review.
run+1,progress:null,fault:"",retry:null,isFull:!1};y({game:t,said:null,premove:null,isCommenting:!1,review:i}),this.react(),t.state.clock&&O().then(()=>{p.game===t&&(this.clock=$.startClock?.(t))});let o=(r,a)=>t.
addEventListener(r,a,{signal:e});o("change",()=>{this.keep(),y(),this.react()}),o("view",()=>{t.pending?this.keep():this.keepSoon(),y(),this.react()}),o("move",({detail:r})=>this.moved(t,r)),o("time",
()=>this.keep()),o("refused",({detail:r})=>ht(r,{kind:"error"}))}keep(){clearTimeout(this.keeping);let{game:t}=p;!t||t.remote||ze(t.state,t.kept,async e=>{await O(),p.game===t&&$.merge?.(this,t,e)})}keepSoon(){
clearTimeout(this.keeping),this.keeping=setTimeout(()=>this.keep(),300)}toTerminal(){p.link?.game&&this.adopt(p.link.game)}async tryMove(t){let{game:e}=p;if(!e?.view)return;let s=e.view.toMove;if(!e.canMove(
s)&&!e.view.end){let o=e.people[0];o&&e.canPremove(o)?y({premove:Z(t)}):e.pending||Gt(d("computers-turn"));return}if(y({arrows:[],glow:[]}),p.review.retry&&await $.judgeRetry?.(e,t))return;e.view.moves.
some(o=>o.text===t)&&Ut();let i=await e.tryMove(t);if(i){let o=Ve(t,i.reason??"");return Gt(o,Z(t)),D(o),"illegal"}}premove(){let{game:t,premove:e}=p;if(!t?.view||!e||!t.canMove(t.view.toMove))return;
p.premove=null;let{from:s,to:i}=e,o=t.view.moves.find(r=>r.from===s&&r.to===i);o&&t.isAtLive&&this.tryMove(o.text)}moved(t,e){let{lastMove:s,end:i}=e.view,o=d(e.by==="pass"?"passed":s?.capture?"took":
"moved",{...s,side:e.mover});D(xt([o,i?.text??""])),e.by==="human"&&this.see(),e.by==="pass"&&ht(o),$.playSound?.(i?"over":s?.capture?"capture":"move"),i?t.stopThinking():$.offerAtRepetition?.(t,e),t.
people.length===2&&!t.remote&&v.autoFlip&&!i&&(t.state.flipped=e.view.toMove==="white"),v.teaching&&O().then(()=>$.teach?.(t,e).catch(()=>{}))}flip(){p.game&&(p.game.state.flipped=!p.game.state.flipped,
p.game.changed())}react(){let{game:t}=p;if(!t?.view)return;let e=`${t.state.id} ${t.state.shown} ${t.isOver}`;e!==this.key&&y({arrows:[],glow:[],detail:null}),this.key=e,$.follow?.(t),$.writeTitle?.(t),
queueMicrotask(()=>this.premove())}};var W=n=>[n.charCodeAt(0)-97,Number(n.slice(1))-1],Qe=(n,t)=>String.fromCharCode(97+n)+(t+1);function U(n,{width:t,height:e,flipped:s}){let[i,o]=W(n),r=s?t-1-i:i,a=s?o:e-1-o;return[r*100,a*100]}function M(n,t){
let[e,s]=U(n,t);return[e+100/2,s+100/2]}function Ct(n,t,{width:e,height:s,flipped:i}){return n<0||t<0||n>=e||t>=s?null:i?Qe(e-1-n,t):Qe(n,s-1-t)}function tt(n){return Array.from({length:n.height},(t,e)=>Array.
from({length:n.width},(s,i)=>Ct(i,e,n)))}function ts(n,{axis:t,ends:e}){let[s,i]=W(n),[o,r]=W(e[0]);switch(t){case"rank":return i===r;case"file":return s===o;case"rising":return s-i===o-r;default:return s+
i===o+r}}function es(n,t,e,s,i){let[o,r]=M(e,i);for(let a of s){let[[l,c],[h,u]]=a.ends.map(f=>M(f,i));n.append(m("line",{class:"line",x1:l,y1:c,x2:h,y2:u}));for(let f of a.ways)if(f.to&&!f.blocked){let[g,k]=M(
f.to,i);n.append(m("line",{class:"way",x1:o,y1:r,x2:g,y2:k}))}else f.by&&t.append(on(...M(f.by,i)));nn(t,a,[o,r],i)}}function nn(n,t,[e,s],i){let o=t.ways.map((g,k)=>{let[E,S]=M(t.ends[k===0?1:0],i),gt=Math.
max(Math.abs(E-e),Math.abs(S-s));return{isOpen:g.blocked===null,length:gt,dx:Math.sign(E-e),dy:Math.sign(S-s)}});o.sort((g,k)=>Number(k.isOpen)-Number(g.isOpen)||k.length-g.length);let r=o.find(({length:g})=>g>
0);if(!r)return;let{isOpen:a,dx:l,dy:c}=r,h=l&&c?.46:.5,[u,f]=[e+l*100*h,s+c*100*h];n.append(m("circle",{class:`count-badge ${a?"open":"shut"}`,cx:u,cy:f,r:17}),m("text",{class:"count-text",x:u,y:f+8},
String(t.count)))}function on(n,t){return m("path",{class:"cross",d:`M${n-20} ${t-20}L${n+20} ${t+20}M${n+20} ${t-20}L${n-20} ${t+20}`})}function ss({name:n,count:t,ways:e}){let s=e.filter(({blocked:o,
by:r})=>o===null||r!==null),i=(s.length?s:e.slice(0,1)).map(({blocked:o,capture:r,to:a})=>o??d(r?"way-captures":"way-to",{square:a}));return[d("line-count",{line:_t(n),count:t}),i.join(d("semicolon"))]}var no=["stones","flat","shapes"];function ns(n,t){let e=m("g",{class:`piece ${n}`});return t==="shapes"?(n==="black"?e.append(m("rect",{class:"body",x:-34,y:-34,width:68,height:68,rx:14})):e.append(m(
"circle",{class:"body",r:39}),m("circle",{class:"mark",r:20})),e):(e.append(m("ellipse",{class:"shade",cx:1,cy:4,rx:40,ry:40}),m("circle",{class:"body",r:39})),t==="stones"&&e.append(m("ellipse",{class:"\
shine",cx:-11,cy:-14,rx:15,ry:10,transform:"rotate(-35 -11 -14)"})),n==="white"&&e.append(m("circle",{class:"mark",r:t==="flat"?24:27})),e)}var Nt={isOnKeys:!0};addEventListener("keydown",({key:n})=>{n==="Tab"&&(Nt.isOnKeys=!0)},!0);addEventListener("pointerdown",()=>{Nt.isOnKeys=!1},!0);var rn=6,jt=class{constructor(t){this.board=t,this.cells=new Map,this.names=new WeakMap,this.current=null,this.grip=null,this.isWaiting=!1;let{svg:e}=t;e.addEventListener("pointerdown",s=>this.down(s)),
e.addEventListener("pointermove",s=>this.move(s)),e.addEventListener("pointerup",s=>this.up(s)),e.addEventListener("pointercancel",()=>this.drop()),e.addEventListener("pointerleave",s=>{s.pointerType===
"mouse"&&t.hover(null)}),e.addEventListener("wheel",s=>this.wheel(s),{passive:!1}),e.addEventListener("keydown",s=>this.key(s)),e.addEventListener("focusin",s=>{let i=s.target.dataset.square;i&&this.setCurrent(
i)})}drawCells(t){t.replaceChildren(),this.cells.clear();let{frame:e}=this.board;for(let s of tt(e)){let i=m("g",{role:"row"});for(let o of s){let[r,a]=U(o,e),l=m("g",{class:"cell",role:"gridcell",tabindex:-1},
m("rect",{class:"hit",x:r,y:a,width:100,height:100}),m("rect",{class:"focus",x:r+3,y:a+3,width:94,height:94,rx:8}));l.dataset.square=o,this.cells.set(o,l),i.append(l)}t.append(i)}(!this.current||!this.
cells.has(this.current))&&(this.current=tt(e)[e.height-1][0]),this.cells.get(this.current)?.setAttribute("tabindex","0")}nameCells(){let{board:t}=this,{selected:e,shown:s}=t;if(!s)return;let{view:i}=s,
o=new Map(A.flatMap(l=>i[l].map(c=>[c,l]))),r=A.filter(l=>s.canMove(l)),a=new Map(i.moves.filter(({from:l})=>l!==null&&l===e).map(({to:l,capture:c})=>[l,c]));for(let[l,c]of this.cells){let h=o.get(l),
u=h&&r.includes(h)&&t.movesOf(l)||[],f=l===e,g=a.get(l),k=[h,f,g,...u.map(({text:S})=>S)].join();if(this.names.get(c)===k)continue;this.names.set(c,k);let E=[d("cell",{square:l,piece:h})];u.length&&E.
push(d("cell-goals",{goals:is(u)})),f&&E.push(d("cell-chosen")),g!==void 0&&E.push(d(g?"cell-capture":"cell-goal")),c.setAttribute("aria-label",$e(E)),c.setAttribute("aria-selected",String(f))}}wheel(t){
let{step:e}=this.board.calls;!e||t.ctrlKey||t.deltaY===0||(t.preventDefault(),e(t.deltaY<0?"back":"next"))}setCurrent(t){this.current&&this.cells.get(this.current)?.setAttribute("tabindex","-1"),this.
current=t,this.cells.get(t)?.setAttribute("tabindex","0")}squareOf(t){let s=this.board.svg.getScreenCTM();if(!s||!this.board.shown)return null;let{x:i,y:o}=new DOMPoint(t.clientX,t.clientY).matrixTransform(
s.inverse());return Ct(Math.floor(i/100),Math.floor(o/100),this.board.frame)}isMovable(t){let{shown:e}=this.board,s=this.board.sideAt(t);return s!==null&&!!(e?.canMove(s)||e?.canPremove?.(s))}down(t){
let e=this.squareOf(t);if(t.button!==0||!e)return;let{board:s}=this;if(this.isWaiting=!1,this.setCurrent(e),s.calls.tap?.(e))return;t.pointerType!=="mouse"&&s.hover(null);let i=s.selected===e&&!s.tried;
if(s.selected&&s.selected!==e&&!(this.isMovable(e)&&!s.movesOf(s.selected).some(o=>o.to===e))){this.go(s.selected,e);return}if(!this.isMovable(e)){s.select(null),t.pointerType!=="mouse"&&s.hover(s.sideAt(
e)?e:null);return}i||s.select(e),this.grip={from:e,piece:s.pieces.get(e),x:t.clientX,y:t.clientY,dragging:!1,wasSelected:i},this.board.svg.setPointerCapture(t.pointerId)}move(t){let{board:e,grip:s}=this;
if(!s){if((t.movementX||t.movementY)&&(this.isWaiting=!1),t.pointerType==="mouse"&&!this.isWaiting){let a=this.squareOf(t);e.hover(a&&e.sideAt(a)?a:null)}return}if(!s.dragging&&Math.hypot(t.clientX-s.
x,t.clientY-s.y)<rn)return;s.dragging||(s.dragging=!0,s.piece?.classList.add("dragged"),s.piece&&e.layers.pieces.append(s.piece));let i=e.svg.getScreenCTM();if(!i||!s.piece)return;let{x:o,y:r}=new DOMPoint(
t.clientX,t.clientY).matrixTransform(i.inverse());s.piece.style.transform=`translate(${o}px, ${r}px) scale(1.08)`}up(t){let{board:e,grip:s}=this,i=this.squareOf(t);if(s){if(this.drop(),!s.dragging){s.
wasSelected&&e.select(null);return}!i||i===s.from||(s.piece&&e.movesOf(s.from).some(o=>o.to===i)&&e.put(s.piece,i),this.go(s.from,i))}}drop(){let{grip:t}=this;if(this.grip=null,!t?.piece)return;t.piece.
classList.remove("dragged");let e=t.piece.dataset.square;e&&this.board.put(t.piece,e)}async go(t,e){let{board:s}=this;s.select(null),await s.calls.move(qe(t,e))==="illegal"&&s.refuse({from:t,to:e}),s.
settle()}key(t){let{board:e}=this,i={ArrowUp:[0,-1],ArrowDown:[0,1],ArrowLeft:[-1,0],ArrowRight:[1,0]}[t.key];i&&Nt.isOnKeys&&!t.altKey&&!t.ctrlKey&&this.current?(t.preventDefault(),t.stopPropagation(),
this.walk(...i)):(t.key==="Enter"||t.key===" ")&&this.current?(t.preventDefault(),this.press(this.current)):t.key==="Escape"&&e.selected&&(t.stopPropagation(),e.select(null),D(d("choice-cancelled")))}walk(t,e){
if(!this.current)return;let{frame:s}=this.board,[i,o]=W(this.current),r=(s.flipped?s.width-1-i:i)+t,a=(s.flipped?o:s.height-1-o)+e,l=Ct(r,a,s);l&&(this.setCurrent(l),this.cells.get(l)?.focus(),this.board.
hover(this.board.sideAt(l)?l:null))}press(t){let{board:e}=this;if(!e.calls.tap?.(t))if(e.selected===t&&!e.tried)e.select(null);else if(e.selected&&e.selected!==t&&!(this.isMovable(t)&&!e.movesOf(e.selected).
some(s=>s.to===t)))this.go(e.selected,t);else if(this.isMovable(t)){e.select(t);let s=is(e.movesOf(t));D(_t(d(s?"piece-goals":"piece-stuck",{square:t,goals:s})))}else D(d(e.sideAt(t)?"not-yours":"no-p\
iece"))}},is=n=>ke(n.map(({to:t,capture:e})=>e?d("goal-capture",{square:t}):String(t)));var an=new WeakMap,os={},rs=220,ln=matchMedia("(prefers-reduced-motion: reduce)"),Wt=class{constructor(t,e){this.calls=e,this.shown=null,this.selected=null,this.tried=null,this.hovered=null,this.arrows=
[],this.glowing=new Set,this.tinted=[],this.drawn=[],this.pieces=new Map,this.frameKey="",this.keys={},this.landing=void 0,this.layers=Object.fromEntries(["squares","tints","bonds","counts","overlay",
"pieces","marks","dots","labels","arrows","drawn","cells"].map(s=>[s,m("g",{class:s,...s==="cells"?{}:{"aria-hidden":"true"}})])),this.svg=m("svg",{class:"board",role:"grid","aria-label":e.label??d("b\
oard")},...Object.values(this.layers)),an.set(this.svg,this),t.append(j("div",{class:"board-frame"},this.svg)),this.input=new jt(this),V.addEventListener("change",()=>{this.frameKey="",this.draw()})}get frame(){
let{view:t,flipped:e}=this.shown;return{width:t.width,height:t.height,flipped:e}}show(t){let e=this.shown?.view;this.shown=t,t.arrows&&(this.arrows=t.arrows),t.glow&&(this.glowing=new Set(t.glow)),t.tints&&
(this.tinted=t.tints);let{view:s}=t,{selected:i}=this;if(e&&e.fen!==s.fen){let o=(l,c)=>i!==null&&l[c].includes(i),r=A.some(l=>o(e,l)&&o(s,l)),a=Math.abs(e.plies-s.plies)<2&&e.width===s.width;(!r||!a)&&
(this.selected=null),this.tried=null,this.hovered=null,this.input.isWaiting=!0,this.drawn=[]}t.marks&&(this.drawn=t.marks),this.draw(e)}draw(t){if(!this.shown)return;let{width:e,height:s,flipped:i}=this.
frame,o=[e,s,i,v.coordinates,v.counts].join();o!==this.frameKey&&(this.frameKey=o,this.drawFrame(),this.pieces.clear(),this.layers.pieces.replaceChildren(),this.keys={},t=void 0),this.drawPieces(t)&&(clearTimeout(
this.landing),this.landing=setTimeout(()=>{this.landing=void 0,this.refresh()},rs)),this.refresh()}redraw(t,e,s){let i=JSON.stringify(e);i!==this.keys[t]&&(this.keys[t]=i,this.layers[t].replaceChildren(),
s())}drawFrame(){let{width:t,height:e}=this.frame,s=v.counts?84:6,i=v.counts?84:6,o=v.counts?52:6,a=[-o,-i,t*100+o+s,e*100+i+6];this.svg.setAttribute("viewBox",a.join(" ")),this.svg.setAttribute("widt\
h",String(a[2])),this.svg.setAttribute("height",String(a[3]));let l=this.layers.squares;l.replaceChildren(m("rect",{class:"rim",x:-6,y:-6,width:t*100+12,height:e*100+12,rx:10}));for(let c of tt(this.frame).
flat()){let[h,u]=U(c,this.frame),[f,g]=W(c);l.append(m("rect",{class:(f+g)%2?"light":"dark",x:h,y:u,width:100,height:100}))}v.coordinates&&this.drawCoordinates(l),this.input.drawCells(this.layers.cells)}drawCoordinates(t){
let e=tt(this.frame),s=(i,o,r,a)=>{let[l,c]=U(i,this.frame);t.append(m("text",{class:"coordinate",x:l+r,y:c+a},o))};for(let[i]of e)s(i,i.slice(1),11,23);for(let i of e[e.length-1])s(i,i[0],89,92)}drawCounts(){
let{view:t}=this.shown,e=this.hovered??this.selected;this.redraw("counts",[v.counts,t.lines,e],async()=>{if(!v.counts)return;let s=this.keys.counts;await O(),s===this.keys.counts&&(this.layers.counts.
replaceChildren(),os.counts?.(this.layers.counts,t.lines,this.frame,e))})}drawPieces(t){let{view:e}=this.shown,s=t&&cn(t,e),i=s&&this.pieces.get(s.from);s&&i&&(this.lift(i),this.pieces.get(s.to)?.remove(),
this.pieces.delete(s.from),this.pieces.set(s.to,i));let o=new Map(A.flatMap(r=>e[r].map(a=>[a,r])));for(let[r,a]of this.pieces)(o.get(r)!==a.dataset.side||a.dataset.theme!==v.pieces)&&(a.remove(),this.
pieces.delete(r));for(let[r,a]of o){let l=this.pieces.get(r);l||(l=ns(a,v.pieces),l.dataset.side=a,l.dataset.theme=v.pieces,this.layers.pieces.append(l),this.pieces.set(r,l)),l.dataset.square!==r&&(l.
dataset.square=r),this.put(l,r)}return!!i&&!ln.matches}lift(t){this.layers.pieces.append(t),t.classList.add("moved"),t.getBoundingClientRect(),setTimeout(()=>t.classList.remove("moved"),rs)}settle(){if(this.
shown)for(let[t,e]of this.pieces)e.classList.contains("dragged")||this.put(e,t)}put(t,e){let[s,i]=M(e,this.frame),o=`translate(${s}px, ${i}px)`;t.style.transform!==o&&(t.style.transform=o)}refresh(){this.
shown&&(this.drawCounts(),this.drawTints(),this.drawBonds(),this.drawOverlay(),this.drawDots(),this.drawArrows(),this.drawDrawn(),this.input.nameCells())}drawTints(){let{view:t,premove:e}=this.shown,{
lastMove:s}=t,i=this.landing!==void 0,o=[...i?[]:[s?.from,s?.to].map(r=>[r,"last"]),...this.tinted.map(({square:r,kind:a,label:l})=>[r,a,l]),...[...this.glowing].map(r=>[r,"glow"]),[e?.from,"premove"],
[e?.to,"premove"],[this.selected,"chosen"],...i?[]:(t.end?.connected??[]).map(r=>[r,"winning"])];this.redraw("tints",o,()=>{this.layers.labels.replaceChildren();for(let[r,a,l]of o){if(!r)continue;let[
c,h]=U(r,this.frame),u={x:c,y:h,width:100,height:100};this.layers.tints.append(m("rect",{class:`tint ${a}`,...u}));let f={class:"label",x:c+100-6,y:h+22};l&&this.layers.labels.append(m("text",f,l))}})}drawBonds(){
let{view:t}=this.shown,e=v.groups?t.groups:null;if((!e||e.black.length+e.white.length>0)&&this.landing===void 0){this.redraw("bonds",e,()=>{if(e)for(let r of A)this.drawGroups(this.layers.bonds,r)});return}
let{from:i,to:o}=t.lastMove??{};for(let r of[...this.layers.bonds.children]){let[a,l]=r.dataset.squares?.split(" ")??[],c=h=>h!==i&&h!==o&&this.sideAt(h)!==null;c(a)&&c(l)||(r.remove(),this.keys.bonds=
"")}}drawGroups(t,e){let{view:s}=this.shown;for(let i of s.groups[e])i.forEach((o,r)=>{let[a,l]=W(o);for(let c of i.slice(r+1)){let[h,u]=W(c);if(Math.abs(a-h)>1||Math.abs(l-u)>1)continue;let[f,g]=M(o,
this.frame),[k,E]=M(c,this.frame),S=m("line",{class:`bond ${e}`,x1:f,y1:g,x2:k,y2:E});S.dataset.squares=`${o} ${c}`,t.append(S)}})}drawOverlay(){let{view:t}=this.shown,{tried:e}=this,s=this.selected??
this.hovered,o=(v.overlay||e)&&!t.end&&s?t.pieceLines[s]:void 0;this.redraw("overlay",[s,o,e],async()=>{let{overlay:r,marks:a}=this.layers;if(a.replaceChildren(),!s||!o)return;let l=this.keys.overlay,
c=e&&o.find(h=>ts(e.to,h));if(!e||!c)return es(r,a,s,o,this.frame);await O(),l===this.keys.overlay&&os.tried?.(r,a,e,c,this.frame)})}drawDots(){let t=v.dots&&this.selected?this.movesOf(this.selected):
[];this.redraw("dots",t,()=>{for(let{to:e,capture:s}of t){if(!e)continue;let[i,o]=M(e,this.frame),r=s?{class:"dot capture",r:44}:{class:"dot",r:15};this.layers.dots.append(m("circle",{...r,cx:i,cy:o}))}})}drawArrows(){
let{view:t}=this.shown,{from:e,to:s}=t.lastMove??{},r=[...this.arrows.length===0&&v.arrows&&this.landing===void 0&&e&&s?[{from:e,to:s,kind:"last"}]:[],...this.arrows];this.redraw("arrows",r,()=>{for(let a of r)
this.drawArrow(this.layers.arrows,a)})}drawDrawn(t=this.drawn){this.redraw("drawn",t,()=>{for(let e of t){let[s,i]=M(e.from,this.frame);e.from!==e.to?this.drawArrow(this.layers.drawn,e):this.layers.drawn.
append(m("circle",{class:`ring ${e.kind}`,cx:s,cy:i,r:44}))}})}drawArrow(t,{from:e,to:s,kind:i,label:o}){let[r,a]=M(e,this.frame),[l,c]=M(s,this.frame),h=Math.hypot(l-r,c-a)||1,[u,f]=[(l-r)/h,(c-a)/h],
g=i==="last"&&h>130?44:20,k=h-12,E=k-30,S=i==="last"?3.5:8,gt=i==="last"?13:22,H=(nt,it)=>`${(r+u*nt-f*it).toFixed(1)},${(a+f*nt+u*it).toFixed(1)}`,Ss=[H(g,S),H(E,S),H(E,gt),H(k,0),H(E,-gt),H(E,-S),H(
g,-S)];if(t.append(m("polygon",{class:`arrow ${i}`,points:Ss.join(" ")})),o){let[nt,it]=[r+u*h*.55,a+f*h*.55];t.append(m("circle",{class:`badge ${i}`,cx:nt,cy:it,r:17}),m("text",{class:"badge-text",x:nt,
y:it+8},o))}}movesOf(t){return this.shown?.view.moves.filter(e=>e.from===t)??[]}sideAt(t){let e=this.shown?.view;return A.find(s=>e?.[s].includes(t))??null}select(t){this.selected=t,this.tried=null,this.
refresh(),this.calls.select?.(t)}refuse(t){this.sideAt(t.from)&&(this.selected=t.from,this.tried=t,this.refresh())}hover(t){t!==this.hovered&&(this.hovered=t,this.shown&&(this.drawCounts(),this.drawOverlay(),
this.calls.hover?.(t)))}};function cn(n,t){let e=t.lastMove;if(e?.from&&e.to&&t.plies===n.plies+1)return{from:e.from,to:e.to};let s=n.lastMove;return s?.from&&s.to&&n.plies===t.plies+1?{from:s.to,to:s.
from}:null}var re=globalThis,as=n=>n,Pt=re.trustedTypes,ls=Pt?Pt.createPolicy("lit-html",{createHTML:n=>n}):void 0,fs="$lit$",R=`lit$${Math.random().toFixed(9).slice(2)}$`,ms="?"+R,hn=`<${ms}>`,G=document,pt=()=>G.
createComment(""),ut=n=>n===null||typeof n!="object"&&typeof n!="function",ae=Array.isArray,dn=n=>ae(n)||typeof n?.[Symbol.iterator]=="function",te=`[ 	
\f\r]`,dt=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,cs=/-->/g,hs=/>/g,K=RegExp(`>|${te}(?:([^\\s"'>=/]+)(${te}*=${te}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),ds=/'/g,ps=/"/g,ws=/^(?:script|style|textarea|title)$/i,le=n=>(t,...e)=>({_$litType$:n,strings:t,values:e}),x=le(1),Ao=le(2),Eo=le(3),ft=Symbol.for("lit-noChange"),w=Symbol.
for("lit-nothing"),us=new WeakMap,Y=G.createTreeWalker(G,129);function gs(n,t){if(!ae(n)||!n.hasOwnProperty("raw"))throw Error("invalid template strings array");return ls!==void 0?ls.createHTML(t):t}var pn=(n,t)=>{
let e=n.length-1,s=[],i,o=t===2?"<svg>":t===3?"<math>":"",r=dt;for(let a=0;a<e;a++){let l=n[a],c,h,u=-1,f=0;for(;f<l.length&&(r.lastIndex=f,h=r.exec(l),h!==null);)f=r.lastIndex,r===dt?h[1]==="!--"?r=cs:
h[1]!==void 0?r=hs:h[2]!==void 0?(ws.test(h[2])&&(i=RegExp("</"+h[2],"g")),r=K):h[3]!==void 0&&(r=K):r===K?h[0]===">"?(r=i??dt,u=-1):h[1]===void 0?u=-2:(u=r.lastIndex-h[2].length,c=h[1],r=h[3]===void 0?
K:h[3]==='"'?ps:ds):r===ps||r===ds?r=K:r===cs||r===hs?r=dt:(r=K,i=void 0);let g=r===K&&n[a+1].startsWith("/>")?" ":"";o+=r===dt?l+hn:u>=0?(s.push(c),l.slice(0,u)+fs+l.slice(u)+R+g):l+R+(u===-2?a:g)}return[
gs(n,o+(n[e]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),s]},mt=class n{constructor({strings:t,_$litType$:e},s){let i;this.parts=[];let o=0,r=0,a=t.length-1,l=this.parts,[c,h]=pn(t,e);if(this.el=n.createElement(
c,s),Y.currentNode=this.el.content,e===2||e===3){let u=this.el.content.firstChild;u.replaceWith(...u.childNodes)}for(;(i=Y.nextNode())!==null&&l.length<a;){if(i.nodeType===1){if(i.hasAttributes())for(let u of i.
getAttributeNames())if(u.endsWith(fs)){let f=h[r++],g=i.getAttribute(u).split(R),k=/([.?@])?(.*)/.exec(f);l.push({type:1,index:o,name:k[2],strings:g,ctor:k[1]==="."?se:k[1]==="?"?ne:k[1]==="@"?ie:st}),
i.removeAttribute(u)}else u.startsWith(R)&&(l.push({type:6,index:o}),i.removeAttribute(u));if(ws.test(i.tagName)){let u=i.textContent.split(R),f=u.length-1;if(f>0){i.textContent=Pt?Pt.emptyScript:"";for(let g=0;g<
f;g++)i.append(u[g],pt()),Y.nextNode(),l.push({type:2,index:++o});i.append(u[f],pt())}}}else if(i.nodeType===8)if(i.data===ms)l.push({type:2,index:o});else{let u=-1;for(;(u=i.data.indexOf(R,u+1))!==-1;)
l.push({type:7,index:o}),u+=R.length-1}o++}}static createElement(t,e){let s=G.createElement("template");return s.innerHTML=t,s}};function et(n,t,e=n,s){if(t===ft)return t;let i=s!==void 0?e._$Co?.[s]:
e._$Cl,o=ut(t)?void 0:t._$litDirective$;return i?.constructor!==o&&(i?._$AO?.(!1),o===void 0?i=void 0:(i=new o(n),i._$AT(n,e,s)),s!==void 0?(e._$Co??=[])[s]=i:e._$Cl=i),i!==void 0&&(t=et(n,i._$AS(n,t.
values),i,s)),t}var ee=class{constructor(t,e){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=e}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:e},
parts:s}=this._$AD,i=(t?.creationScope??G).importNode(e,!0);Y.currentNode=i;let o=Y.nextNode(),r=0,a=0,l=s[0];for(;l!==void 0;){if(r===l.index){let c;l.type===2?c=new wt(o,o.nextSibling,this,t):l.type===
1?c=new l.ctor(o,l.name,l.strings,this,t):l.type===6&&(c=new oe(o,this,t)),this._$AV.push(c),l=s[++a]}r!==l?.index&&(o=Y.nextNode(),r++)}return Y.currentNode=G,i}p(t){let e=0;for(let s of this._$AV)s!==
void 0&&(s.strings!==void 0?(s._$AI(t,s,e),e+=s.strings.length-2):s._$AI(t[e])),e++}},wt=class n{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,e,s,i){this.type=2,this._$AH=w,this._$AN=void 0,
this._$AA=t,this._$AB=e,this._$AM=s,this.options=i,this._$Cv=i?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,e=this._$AM;return e!==void 0&&t?.nodeType===11&&(t=e.parentNode),t}get startNode(){
return this._$AA}get endNode(){return this._$AB}_$AI(t,e=this){t=et(this,t,e),ut(t)?t===w||t==null||t===""?(this._$AH!==w&&this._$AR(),this._$AH=w):t!==this._$AH&&t!==ft&&this._(t):t._$litType$!==void 0?
this.$(t):t.nodeType!==void 0?this.T(t):dn(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==w&&ut(
this._$AH)?this._$AA.nextSibling.data=t:this.T(G.createTextNode(t)),this._$AH=t}$(t){let{values:e,_$litType$:s}=t,i=typeof s=="number"?this._$AC(t):(s.el===void 0&&(s.el=mt.createElement(gs(s.h,s.h[0]),
this.options)),s);if(this._$AH?._$AD===i)this._$AH.p(e);else{let o=new ee(i,this),r=o.u(this.options);o.p(e),this.T(r),this._$AH=o}}_$AC(t){let e=us.get(t.strings);return e===void 0&&us.set(t.strings,
e=new mt(t)),e}k(t){ae(this._$AH)||(this._$AH=[],this._$AR());let e=this._$AH,s,i=0;for(let o of t)i===e.length?e.push(s=new n(this.O(pt()),this.O(pt()),this,this.options)):s=e[i],s._$AI(o),i++;i<e.length&&
(this._$AR(s&&s._$AB.nextSibling,i),e.length=i)}_$AR(t=this._$AA.nextSibling,e){for(this._$AP?.(!1,!0,e);t!==this._$AB;){let s=as(t).nextSibling;as(t).remove(),t=s}}setConnected(t){this._$AM===void 0&&
(this._$Cv=t,this._$AP?.(t))}},st=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,e,s,i,o){this.type=1,this._$AH=w,this._$AN=void 0,this.element=t,this.name=
e,this._$AM=i,this.options=o,s.length>2||s[0]!==""||s[1]!==""?(this._$AH=Array(s.length-1).fill(new String),this.strings=s):this._$AH=w}_$AI(t,e=this,s,i){let o=this.strings,r=!1;if(o===void 0)t=et(this,
t,e,0),r=!ut(t)||t!==this._$AH&&t!==ft,r&&(this._$AH=t);else{let a=t,l,c;for(t=o[0],l=0;l<o.length-1;l++)c=et(this,a[s+l],e,l),c===ft&&(c=this._$AH[l]),r||=!ut(c)||c!==this._$AH[l],c===w?t=w:t!==w&&(t+=
(c??"")+o[l+1]),this._$AH[l]=c}r&&!i&&this.j(t)}j(t){t===w?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},se=class extends st{constructor(){super(...arguments),this.
type=3}j(t){this.element[this.name]=t===w?void 0:t}},ne=class extends st{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==w)}},ie=class extends st{constructor(t,e,s,i,o){
super(t,e,s,i,o),this.type=5}_$AI(t,e=this){if((t=et(this,t,e,0)??w)===ft)return;let s=this._$AH,i=t===w&&s!==w||t.capture!==s.capture||t.once!==s.once||t.passive!==s.passive,o=t!==w&&(s===w||i);i&&this.
element.removeEventListener(this.name,this,s),o&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,
t):this._$AH.handleEvent(t)}},oe=class{constructor(t,e,s){this.element=t,this.type=6,this._$AN=void 0,this._$AM=e,this.options=s}get _$AU(){return this._$AM._$AU}_$AI(t){et(this,t)}};var un=re.litHtmlPolyfillSupport;un?.(mt,wt),(re.litHtmlVersions??=[]).push("3.3.3");var ce=(n,t,e)=>{let s=e?.renderBefore??t,i=s._$litPart$;if(i===void 0){let o=e?.renderBefore??null;s._$litPart$=i=
new wt(t.insertBefore(pt(),o),o,void 0,e??{})}return i._$AI(n),i};var vs=({id:n,top:t,bar:e,bottom:s,side:i})=>x`<div class="frame">
  <div class="top-row">${t??w}</div>
  <div class="board-row">${e??w}<div id=${n} class="board-host"></div></div>
  <div class="bottom-row">${s??w}</div>
  <div class="side">${i??w}</div>
</div>`,ys=(n,t,e)=>x`
  <div class="said-box" tabindex="0" role="group" aria-label=${d("status")}>
    ${n}
    <div class="notes" role="status"></div>
  </div>
  ${t} ${e}
`;var fn=2e4,mn=[d("you"),...Array.from({length:10},(n,t)=>d("computer",{level:t+1}))];function he(n,t){let{players:e,names:s}=n.state,i=e[t],o=!n.isOver&&n.liveView?.toMove===t&&!n.pending,r=o&&!!(n.thinking||
n.remote?.isThinking),a=i.machine?i.level:0,l=c=>{let h=Number(c.target.value);n.setPlayer(t,h?{machine:!0,level:h}:{machine:!1})};return wn(t,n.view,{isToMove:o,isThinking:r,name:s?.[t],player:x`<select aria-label=${d(
"player-of",{side:t})} @change=${l}>
        ${mn.map((c,h)=>x`<option value=${h} .selected=${a===h}>${c}</option>`)}
      </select>
      <span class="spinner" title=${d("thinks")}></span>`,clock:vn(n,t)})}function wn(n,t,{isToMove:e,isThinking:s,name:i,player:o,clock:r}={}){return x`<div class=${`strip${e?" to-move":""}${s?" thin\
king":""}`} data-side=${n}>
    <span class="stone" aria-hidden="true"></span>
    <span class="strip-name">${i||d("side",{side:n})}</span>
    ${o??w}
    ${gn(t,n)}
    ${r??w}
  </div>`}function gn(n,t){let e=n?.groups[t].map(r=>r.length)??[];if(!n||!e.length)return x`<span class="race"></span>`;let s=Math.max(...e),i=n[t].length-s,o=d("outside",{count:i,all:n[t].length});return x`<span class="race" role="img" aria-label=${o} title=${o}
    >${n[t].map((r,a)=>x`<i class=${a<s?"joined":""}></i>`)}<b>${i}</b
  ></span>`}function vn({state:n,tree:t,isAtLive:e},s){let{clock:i,left:o,shown:r}=n,a=e?o[s]:t.node(r).clock?.[s]??i?.base??0;return x`<span class="clock${a<fn?" low":""}" role="timer" ?hidden=${!i}
    >${i?Be(a):""}</span
  >`}var bs=12;function xs(n){let t=n.drawn;if(!t)return w;let e=t.end??(n.isAtLive?n.state.outcome:null),s=Fe(),i=`${s?.move&&!e?" fault":""}${e?" over":""}`,o=e?e.text:s?.text??xn(n);return x`<p class="status${i}" role="status"
      >${e?yn(n,e.winner):w}<span>${o}</span
      >${e?w:bn(n)}</p
    >
    ${e&&s?x`<p class="faint">${s.text}</p>`:w}`}function yn({people:n},t){return n.length!==1||!t?w:x`<b>${d(n[0]===t?"you-won":"you-lost")}</b>`}function bn(n){let t=n.view;if(!t||n.pending||!v.threats||
!n.allowsHelp)return w;let{rules:e}=n.state,s=p.about?.presets.some(({name:i,misere:o})=>o&&i===e);return A.filter(i=>t.threats[i].length).map(i=>x`<span class="threat"
        >${d(i===t.toMove?"can-win":s?"wins-next":"connects-next",{side:i})}</span
      >`)}function xn(n){let t=n.drawn,e=t.toMove,{players:s,paused:i}=n.state,r=[n.isAtLive&&n.isYourTurn?Ae(d("your-turn")):d("to-move",{side:e})];if(n.isAtLive&&i)r.push(d("game-paused"));else if(n.
isAtLive&&s[e].machine&&!L.fault)r[0]=d("side-thinks",{side:e}),p.premove&&r.push(d("premove-next",p.premove));else{let a=t.limit===null?bs+1:t.limit-t.plies;t.plies===0&&n.isAtLive&&r.push(d("choose-\
piece",{side:e})),a<=bs&&r.push(d("plies-left",{count:a}))}return xt(r)}var ks=n=>kn(n.pending?null:n.view,p.detail);function kn(n,t){let e=t&&v.overlay&&n?.pieceLines[t];if(!t||!e)return x`<div class="detail"></div>`;
let s=A.find(i=>n?.[i].includes(t));return x`<div class="detail">
    <h2>${d("cell",{square:t,piece:s})}</h2>
    <ul class="line-words" aria-label=${d("lines-of",{square:t})}>
      ${e.map(i=>{let[o,r]=ss(i);return x`<li><b>${o}</b> ${r}</li>`})}
    </ul>
  </div>`}var F=()=>p.isWhole?$:{};function $s(n){ce(As(null),n);let t=new Wt(n.querySelector("#board"),{move:s=>e.tryMove(s),select:s=>{y({detail:s,premove:null,said:p.said?.move?null:p.said})},hover:s=>y({detail:s??
t.selected}),step:s=>p.game&&$.go?.(p.game,s)}),e=new Ot(t);return Ie(()=>$n(e,n)),e}function $n(n,t){let{game:e}=p;if(!e?.view)return;ce(As(n),t);let s=F().arrows?.()??[];n.board.show({view:e.drawn,flipped:e.
state.flipped,canMove:i=>e.canMove(i),canPremove:i=>e.canPremove(i),premove:p.premove,arrows:p.arrows.length?p.arrows:s,glow:p.glow,tints:F().tints?.(n.board.selected)??[],marks:!e.pending&&e.tree.node(
e.state.shown).marks||[]}),F().drawMoves?.(t,e)}function As(n){let{game:t}=p,[e,s]=t?.state.flipped?A:[...A].reverse();return vs({id:"board",top:t&&he(t,e),bar:(t&&F().bar?.(t))??x`<div class="bar"></div>`,
bottom:t&&he(t,s),side:t?.view&&n&&An(t,n)})}var An=(n,t)=>ys([xs(n),F().advice?.(n),F().nextStep?.(n,t),ks(n)],F().panel?.(n,t),F().actions?.(n,t));var It=()=>import("./rest.mjs");ge(It);var Es;async function pe(){Es??=new Promise(t=>{let e=document.querySelector("link[rel=stylesheet]"),s=new URL("later.css",e.href).href;e.after(j(
"link",{rel:"stylesheet",href:s,onload:t,onerror:t}))});let[n]=await Promise.all([It(),Es]);return n}var Ms=new WeakSet([_("view-play")]),de=new AbortController;async function Ls(n){de.abort(),de=new AbortController;
let{signal:t}=de;if(n.opening?.abort(),location.hash.startsWith("#game?")){let{openLink:r}=await It();if(await r(n,t)||t.aborted)return}let e=[...document.querySelectorAll(".view")],s=({id:r})=>r.replace(
"view-",""),i=e.find(r=>location.hash.startsWith(`#${s(r)}`))??e[0],o=s(i);for(let r of e)r.hidden=r!==i;Ne();for(let r of document.querySelectorAll("[data-view]"))r.dataset.view===o?r.setAttribute("a\
ria-current","page"):r.removeAttribute("aria-current");y(),!Ms.has(i)&&(Ms.add(i),i.inert=!0,await pe(),await He.get(o)?.(i,n),i.inert=!1)}async function _s(n){let t=_("not-started");if(document.body.
dataset.ready){let s=await Rt()?"new-version":"failed";t.firstChild?.replaceWith(d(s,{detail:n?.message??n})," ")}t.classList.add("now"),t.hidden=!1}async function En(){Oe(),_("settings-button").append(
Et("settings")),_("settings-button").addEventListener("click",async()=>(await pe()).openSettings());let n=$s(_("view-play"));We(_("link-state")),addEventListener("hashchange",()=>Ls(n));let{shared:t}=await At();
if(t){y({isFirstVisit:!C("seen")});let{Link:o}=await It(),r=new o(a=>p.game===null||p.game.remote?n.adopt(a):void 0);y({link:r})}N||T.connect(),p.link&&await p.link.first,await Ls(n),p.game||await n.begin(),
await new Promise(o=>setTimeout(o));let e=await N;await e?.loadFirst();let s=await pe();document.querySelector(".view:not([hidden]) .notes")?.append(..._("toasts").children),s.begin(n),"club"in document.
documentElement.dataset&&import("./club.mjs").then(o=>o.begin(n)),y({isWhole:!0}),n.react(),document.body.dataset.ready="true",L.addEventListener("change",()=>y());let i=o=>ht(d("new-ve\
rsion"),{actions:[[d("reload"),o]],ms:0});await e?.loadWhole(),y({isKept:await e?.keep(i)??null})}addEventListener("error",({error:n})=>_s(n));addEventListener("unhandledrejection",({reason:n})=>_s(n));
_("not-started").addEventListener("click",({currentTarget:n})=>{n.hidden=!0});_("not-started").hidden=!0;En();export{ue as a,N as b,bt as c,Wn as d,Ws as e,ke as f,Ae as g,xt as h,d as i,kt as j,at as k,B as l,P as m,qt as n,ct as o,Vt as p,At as q,j as r,m as s,_ as t,X as u,Hn as v,Et as w,Ds as x,Dn as y,C as z,
I as A,Dt as B,Un as C,Kn as D,Lt as E,v as F,Jn as G,D as H,Ut as I,ht as J,T as K,We as L,p as M,Ie as N,y as O,Gt as P,He as Q,fi as R,A as S,z as T,_t as U,Be as V,qe as W,Ve as X,De as Y,Z,Jt as _,
$i as $,Ue as aa,Q as ba,zt as ca,tn as da,Ge as ea,St as fa,Je as ga,ze as ha,Pi as ia,W as ja,Qe as ka,U as la,M as ma,tt as na,ts as oa,no as pa,ns as qa,an as ra,os as sa,Wt as ta,x as ua,Ao as va,
w as wa,ce as xa,vs as ya,ys as za,wn as Aa,gn as Ba,kn as Ca};
/*! For license information please see first.mjs.LEGAL.txt */
