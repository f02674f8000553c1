async function Ft(){let n=document.querySelector("script[type=module]")?.getAttribute("src")??"";try{let t=await fetch(location.pathname,{cache:"no-cache"});return t.ok&&!(await t.text()).includes(n)}catch{
return!1}}var X=Object.assign(new EventTarget,{part:null});function $e(n){X.part!==n&&(X.part=n,X.dispatchEvent(new Event("change")))}var Ae=JSON.parse(document.documentElement.dataset.sizes??"{}"),Ee=new Map,
Js=1e3;async function xt(n,t){let s=setInterval(()=>Ae[n]&&$e((Ee.get(n)??0)/Ae[n]),Js);try{return await t}finally{clearInterval(s),$e(null)}}async function W(n){let t=await fetch(new URL(n,import.meta.
url));if(!t.ok)throw{code:await Ft()?"new-version":"file-missing",params:{file:n}};let e=0,s=new TransformStream({transform(i,o){Ee.set(n,e+=i.length),o.enqueue(i)}});return new Response(t.body?.pipeThrough(
s))}async function Le(n,t){try{return await t()}catch(e){throw await W(n),e}}var{backend:Ks,searches:zs}=document.documentElement.dataset,M=Ks==="site",Se=null;async function Xs(){let n=M?W("first.wasm"):null;n?.catch(()=>{});let{use:t,...e}=await Le("site.mjs",()=>import("./site.mjs"));
return t({fetchFile:W,waitFor:xt,first:n}),M&&e.loadFirst(),e}var Z=()=>Se??=Xs().catch(n=>{throw Se=null,n}),kt=M||zs==="here"?Z:null;M&&Z().catch(()=>{});var Me={comma:", ",semicolon:"; ",space:" ",full:"{words}.",board:"Board",cell:"{square}, {piece, select, black {black} white {white} other {empty}}","cell-goals":"can move to {goals}","cell-chosen":"\
chosen","cell-goal":"{capture, select, true {can be captured} other {can be reached}}","goal-capture":"capture on {square}","piece-goals":"{square} chosen. Can go to {goals}.","piece-stuck":"{square} \
chosen. It has no legal move.","choice-cancelled":"Choice cancelled","not-yours":"That piece is not yours to move.","no-piece":"That square is empty.",rank:"rank",file:"file",rising:"diagonal up to th\
e right",falling:"diagonal up to the left","leaves-board":"would leave the board","lands-on-own":"would land on its own piece on {square}","in-the-way":"the {color, lowercase side} piece on {square} i\
s in the way","lines-of":"Lines of {square}","line-count":"{line}: {count, plural, one {# piece} other {# pieces}}.",way:"{capture, select, true {captures on} other {to}} {square}","to-move":"{side, s\
ide} to move.","your-turn":"Your turn","choose-piece":"Choose a {side, lowercase side} piece.","plies-left":"{count, plural, one {# ply} other {# plies}} left.","game-paused":"The game is paused.","si\
de-thinks":"{side, side} is thinking…","premove-next":"Next: {from}-{to}.","can-win":"{side, side} can win now!","connects-next":"{side, side} connects next move.","wins-next":"{side, side} wins nex\
t move.","your-end":"{isWon, select, true {You won!} other {You lost.}}","computers-turn":"It is the computer’s turn.",moved:"{side, side}: {from} {capture, select, true {takes} other {to}} {to}.",passed:"\
{side, side} has no move and passes.",refusal:"{from} to {to}: {reason}.",back:"One move back",next:"Next move",result:"{winner, select, black {Black wins} white {White wins} other {Draw}}",side:"{sid\
e, select, black {Black} white {White}}","player-of":"{side, side}’s player",you:"You",computer:"Computer {level} · {level, select, 1 {first game} 2 {beginner} 3 {novice} 4 {easy} 5 {casual} 6 {club\
} 7 {good club} 8 {strong} 9 {very strong} 10 {strongest}}",outside:"{count} of {all} pieces outside the largest group",status:"Status","no-server":"Cannot reach the server.","file-missing":"This site\
 lacks a file: {file}.",loading:"Loading the program: {part, percent}.","cannot-run":"This browser is too old for this. It can play computer 1 and 2, and two people.","new-version":"There is a new ver\
sion of this site.",retry:"Retry",failed:"Something on this page has failed: {detail}","program-ended":"The terminal program has ended.",close:"Close"};var{languages:Zs}=document.documentElement.dataset,Te=Zs?.split(" ")??[];var _e=()=>Promise.resolve(),Oe=n=>{_e=n},N=()=>_e();var Ce=/\{(\w+)(?:, (plural|select|percent|number|[a-z ]*side))?(?:, ((?:[\w=-]+ \{[^{}]*\} ?)+))?\}/g,Ne=/([\w=-]+) \{([^{}]*)\}/g;var qt=globalThis.document?.documentElement,j="en",lt={},Ht=qt?.lang.split("-")[0]??j;if(Te.includes(Ht))try{({default:lt}=await import(new URL(`${Ht}.mjs`,import.meta.url).href)),j=Ht}catch{}qt?.dataset.
languages&&(qt.lang=j,j!=="en"&&Qs());var Bt={...Me,...lt},ri=n=>{Object.assign(Bt,n,lt)};function Qs(){for(let n of document.querySelectorAll("[data-words], [data-label]")){let{words:t,label:e}=n.dataset;
if(t&&(n.textContent=lt[t]),e)for(let s of["aria-label","title","content"])n.hasAttribute(s)&&n.setAttribute(s,lt[e])}}var je=n=>typeof n!="object"||n===null||(!Dt(n)||n.code in Bt)&&Object.values(n).
every(je),tn=new Intl.PluralRules(j),Ie=new Intl.NumberFormat(j),en=new Intl.NumberFormat(j,{style:"percent"}),sn=new Intl.ListFormat(j),nn=n=>en.format(n<=0?0:n>=1?1:Math.min(.99,Math.max(.01,n))),Pe=n=>sn.
format(n),We=n=>n.join(h("comma")),Re=n=>h("full",{words:n}),$t=n=>n.filter(Boolean).join(h("space")),h=(n,t={})=>Vt(n,t);function Vt(n,t){let e=Bt[n];return e===void 0?`${n} ${JSON.stringify(t)}`:e.replace(
Ce,(s,i,o,r)=>{let c=t[i];return o==="percent"?nn(c):o==="number"?Ie.format(c):o?.endsWith("side")?on(o,c):o?rn(r,o==="plural",c):String(At(c)??"")})}function on(n,t){let e=t==="black"?"white":"black",
s=Vt("side",{side:n.includes("other")?e:t});return n.startsWith("lowercase")?s.toLocaleLowerCase(j):s}function rn(n,t,e){let s=new Map([...n.matchAll(Ne)].map(([,r,c])=>[r,c])),i=t?tn.select(e):String(
e?.code??e),o=s.get(`=${e}`)??s.get(i)??s.get("other")??"";return t?o.replace("#",Ie.format(e)):o}var At=n=>Dt(n)?Vt(n.code,n.params??{}):n,Dt=n=>typeof n?.code=="string"&&Object.keys(n).every(t=>t===
"code"||t==="params");async function dt(n){return je(n)||await N(),ht(n)}function ht(n){return typeof n!="object"||n===null?n:Dt(n)?At(n):Array.isArray(n)?n.map(ht):Object.fromEntries(Object.entries(n).
map(([t,e])=>[t,ht(e)]))}var D=class extends Error{},S=Object.assign(new EventTarget,{fault:null});function R(n){S.fault=n?n.code?n:{code:"no-server"}:null,S.dispatchEvent(new Event("change"))}var He=()=>S.dispatchEvent(new Event(
"retry")),an=300,cn=4e3,Q=(n,t="")=>`${n} ${t}`,Ut=n=>JSON.stringify(Object.fromEntries(Object.entries(n).sort())),tt=new Map;function qe(n){for(let{path:t,body:e,answer:s}of n)tt.set(Q(t,e?Ut(e):""),
ht(s))}qe(JSON.parse(document.getElementById("answers")?.textContent||"[]"));var Gt=tt.get(Q("about"))?.firstLevel,pt=(n,t)=>new Promise(e=>{let s=()=>{clearTimeout(i),S.removeEventListener("retry",s),
e()},i=setTimeout(s,n);S.addEventListener("retry",s),t?.addEventListener("abort",s)});async function ln(n,t,e){if(M)return(await Z()).answer(n,t);let s=t===null?{}:{method:"POST",body:t,signal:e},i=await fetch(
`api/${n}`,s),{ok:o,status:r}=i;return{status:r,answer:await(o?i.json():i.json().catch(()=>({})))}}async function Et(n,t){for(let e=an;;e=Math.min(2*e,cn))try{let s=await n();return R(null),s}catch(s){
if(t?.aborted)throw s;R(s),await pt(e,t)}}async function hn({status:n,answer:t},e=dt){if(n<300)return e(t);let s={code:"no-answer",params:{status:n}};throw new D((await dt({error:s,...t})).error)}var Be=async(n,t,e,s)=>hn(
await Et(()=>ln(n,t,e),e),s),Lt=async(n,t,e,s)=>tt.get(Q(n,Ut(t)))??Be(n,JSON.stringify(t),e,s),Fe;async function di(n,t){return M&&(Fe??=W("lessons.json").then(s=>s.json()).then(qe,()=>{}),tt.has(Q(n,
Ut(t)))||await Fe),Lt(n,t)}async function St(){let n=tt.get(Q("about"));return n||tt.set(Q("about"),n=await Be("about",null)),n}var dn="http://www.w3.org/2000/svg";function I(n,t={},...e){let s=document.createElement(n);for(let[i,o]of Object.entries(t))i.startsWith("on")?s.addEventListener(i.slice(2),o):i==="class"||i==="role"||
i.includes("-")?s.setAttribute(i,o):s[i]=o;return s.append(...e),s}function w(n,t={},...e){let s=document.createElementNS(dn,n);for(let[i,o]of Object.entries(t))o!==void 0&&s.setAttribute(i,String(o));
return s.append(...e),s}function T(n){let t=document.getElementById(n);if(!t)throw new Error(`#${n}`);return t}function et(n,t,e={}){return I("button",{type:"button",onclick:t,...e},n)}var Ve=()=>w("s\
vg",{class:"icon-drawing",viewBox:"0 0 24 24","aria-hidden":"true"},w("path",{d:"M6 6l12 12M18 6L6 18"}));function ui(n,t){let e=document.createElement("a");e.href=URL.createObjectURL(t),e.download=n,
e.click(),setTimeout(()=>URL.revokeObjectURL(e.href),1e4)}var pn=8;function ut(n){let t=T("live");for(t.append(I("p",{},n));t.children.length>pn;)t.firstChild?.remove()}var Yt=()=>document.querySelector(".toast.passing")?.remove(),De=()=>document.querySelector(
".view:not([hidden]) .notes")??T("toasts"),Ue=()=>De().append(...document.querySelectorAll(".toast:not(.passing)"));function ft(n,{kind:t="note",actions:e=[],ms:s=6e3}={}){let i=()=>a.remove(),o=e.map(
([l,d])=>et(l,()=>{i(),d()})),r=et(Ve(),i,{class:"quiet icon","aria-label":h("close")}),c=`toast ${t}${s>0?" passing":""}`,a=I("div",{class:c},I("span",{},n),...o,r);return Yt(),De().append(a),s>0&&setTimeout(
i,s),i}var Ge=250,un=4e3,fn=1001,Jt=class extends EventTarget{constructor(){super(),this.socket=null,this.jobs=new Map,this.next=1,this.wait=Ge,this.isGreeted=!1,this.isRefused=!1,this.isOfProgram=!1,this.hasEnded=
!1}connect(){if(this.socket)return;if(this.isRefused){R(!1);return}let t=new URL("socket",location.href.split("#")[0]);t.protocol=t.protocol.replace("http","ws");let e=new WebSocket(t);this.socket=e,e.
onmessage=async({data:s})=>this.hear(await dt(JSON.parse(s))),e.onclose=({code:s})=>{this.hasEnded||=s===fn,this.isGreeted=!1,this.socket=null,R(!0),pt(this.wait).then(()=>this.connect()),this.wait=Math.
min(this.wait*1.7,un)}}get isUp(){return this.isGreeted&&this.socket?.readyState===WebSocket.OPEN}hear(t){let e=this.jobs.get(t.id);switch(t.type){case"hello":this.isGreeted=!0,this.hasEnded=!1,this.wait=
Ge;for(let[s,{ask:i}]of this.jobs)this.send({...i,id:s});R(!1);break;case"found":e?.found(t.findings);break;case"done":this.jobs.delete(t.id),e?.resolve(t.findings??t.game);break;case"error":this.jobs.
delete(t.id),e?e.reject(new Error(t.error)):this.tell("said",{text:t.error,error:!0})}this.tell(t.type,t)}tell(t,e){this.dispatchEvent(new CustomEvent(t,{detail:e}))}send(t){this.isUp&&this.socket?.send(
JSON.stringify(t))}begin(t,e=()=>{}){let s=this.next++,i=new Promise((r,c)=>{this.jobs.set(s,{ask:t,found:e,resolve:r,reject:c})});return this.send({...t,id:s}),{promise:i,stop:()=>{let r=this.jobs.get(
s);r&&(this.isUp?this.send({type:"stop",id:s}):(this.jobs.delete(s),r.resolve(null)))}}}},_=new Jt;function Ye(n,t){let e=()=>{let i=S.fault?.code==="no-server"&&_.hasEnded&&_.isOfProgram?{code:"program-ended"}:S.fault,{part:o}=X;if(!i&&o!==null)return n.dataset.code="loading",n.replaceChildren(h("\
loading",{part:o}));if(n.dataset.code===(i?.code??""))return;if(n.dataset.code=i?.code??"",!i)return n.replaceChildren();let r=i.code==="new-version"?et(h("reload"),()=>location.reload()):et(h("retry"),
He);n.replaceChildren(At(i)," ",r)};S.addEventListener("change",e,{signal:t}),X.addEventListener("change",e,{signal:t}),e()}var U="loa.",Mt=Object.assign(new EventTarget,{isFull:!1});function st(n,t){try{return n()}catch{return t}}var O=n=>st(()=>JSON.parse(localStorage.getItem(U+n)??"null"),null);function F(n,t){let e=st(
()=>(localStorage.setItem(U+n,JSON.stringify(t)),!0),!1);return(e?Mt.isFull&&n.startsWith("game."):!Mt.isFull)&&(Mt.isFull=!e,Mt.dispatchEvent(new Event("change"))),e}var Kt=(n,t)=>Je(O(n),t);function Je(n,t){
return Array.isArray(t)?Array.isArray(n)?n.filter(e=>typeof e=="string"):t:typeof t=="object"?Object.fromEntries(Object.entries(t).map(([e,s])=>[e,Je(n?.[e],s)])):typeof n==typeof t?n:t}var Si=n=>st(()=>localStorage.
removeItem(U+n),void 0),Mi=n=>st(()=>Object.keys(localStorage),[]).filter(t=>t.startsWith(U+n)).map(t=>t.slice(U.length)),Tt={load:n=>st(()=>sessionStorage.getItem(U+n),null),save:(n,t)=>st(()=>sessionStorage.
setItem(U+n,t),void 0)};var Xt=(n=null)=>({progress:n,fault:"",retry:null,isFull:!1}),u={game:null,link:null,said:null,detail:null,premove:null,arrows:[],glow:[],isCommenting:!1,isFirstVisit:!1,isKept:null,analysis:{isOn:!1,
job:null,findings:null,fen:null,fault:"",known:null},review:Xt(),about:null,isWhole:!1},Ke=n=>u.about?.presets.find(({name:t})=>t===n),ze=[],zt=!1,Xe=n=>{ze.push(n)};function y(n={}){Object.assign(u,n),
!zt&&(zt=!0,queueMicrotask(()=>{zt=!1;for(let t of ze)t()}))}var Ze=()=>`${u.game?.state.id} ${u.game?.drawn?.fen} ${u.game?.isOver}`;function Zt(n,t=null){y({said:{text:n,move:t,about:Ze()}})}var Qe=()=>u.
said?.about===Ze()?u.said:null;var ts=new Map;var es={language:"auto",scheme:"auto",largeText:!1,board:"wood",pieces:"stones",coordinates:!0,counts:!1,overlay:!0,dots:!0,groups:!0,threats:!0,arrows:!0,teaching:!1,sounds:!1,volume:50,autoFlip:!1,analysisLines:3,
analysisSeconds:60,analysisThreads:1,speed:600},E=Kt("settings",es),G=new EventTarget;function Ni(n,t){Object.assign(E,Kt("settings",es),{[n]:t}),F("settings",E),G.dispatchEvent(new Event("change"))}var A={},Ii=n=>{Object.assign(A,n)};var k=["black","white"],nt=n=>n==="black"?"white":"black",_t=n=>n.charAt(0).toUpperCase()+n.slice(1);function ss(n){let t=Math.max(0,n),e=Math.floor(t/1e3),s=o=>String(o).padStart(2,"0");if(e<20)return`\
0:${s(e)}.${Math.floor(t%1e3/100)}`;let i=Math.floor(e/60);return i>=60?`${Math.floor(i/60)}:${s(i%60)}:${s(e%60)}`:`${i}:${s(e%60)}`}var ns=(n,t)=>`${n}-${t}`,is=(n,t)=>h(n?.from?"moved":"passed",{...n,
side:t}),os=(n,t)=>h("refusal",{...it(n),reason:t});function rs(n,t=""){if(!n)return{winner:n,text:h("draw-agreed"),code:"Draw"};let e=h(t==="+Time"?"win-time":"win-resignation",{winner:n});return{winner:n,
text:e,code:`${n==="black"?"B":"W"}${t}`}}function it(n){let[t,e]=n.split("-");return e?{from:t,to:e}:null}function Qt(n,t){let e={black:[...n.black],white:[...n.white]},{toMove:s,lastMove:i}=n;for(let o of t){let r=it(o);if(i={text:o,from:null,to:null,capture:!1,count:0},r){let{from:c,to:a}=r,l=e.black.includes(
c)?"black":"white",d=e[nt(l)],p=d.includes(a);p&&d.splice(d.indexOf(a),1),e[l][e[l].indexOf(c)]=a,i={text:o,from:c,to:a,capture:p,count:0}}s=nt(s)}return{...n,...e,fen:[n.fen,...t].join(" "),toMove:s,
lastMove:i,plies:n.plies+t.length,end:null,mustPass:!1,moves:[],pieceLines:{},lines:[],groups:{black:[],white:[]},threats:{black:[],white:[]}}}var mn=2**31-1,te="",Di=n=>{te=n};function ee(n,t=()=>{}){if(te)return{promise:Promise.reject(new Error(te)),stop:()=>{}};if(!kt)return _.begin(n,t);let e=kt,s=!1,i=null,o=a=>(i=a,s&&i.stop(),i.promise),
r=async()=>{for(;!s;)try{return await o(await(await e()).begin(n,t))}catch(a){if(!M)return o(_.begin(n,t));s||R(a),await pt(mn)}return null},c=()=>{s=!0,i?.stop()};return{promise:r(),stop:c}}var Ui=(n,t)=>ee(
{type:"analyse",game:n,lines:1,seconds:t}).promise,as=()=>kt!==null||_.isUp;var ot=class{constructor(t){this.nodes=t??[{id:0,parent:null,move:null,comment:"",children:[],clock:null}]}node(t){return this.nodes[t]}add(t,e){let s=this.nodes[t].children.find(o=>this.nodes[o].move===
e);if(s!==void 0)return s;let i=this.nodes.length;return this.nodes.push({id:i,parent:t,move:e,comment:"",children:[],clock:null}),this.nodes[t].children.push(i),i}addLine(t,e){for(let s of e)t=this.add(
t,s);return t}take(t){let e=[0];for(let{id:s,parent:i,move:o,comment:r,clock:c,marks:a}of t.nodes){if(i===null||o===null||e[i]===void 0||!t.nodes[i].children.includes(s))continue;let l=this.nodes[e[s]=
this.add(e[i],o)];l.comment||=r,l.clock??=c,l.marks??=a}return e}path(t){let e=[];for(let s=t;s!==null;s=this.nodes[s].parent)e.push(s);return e.reverse()}moves(t){return this.path(t).slice(1).map(e=>this.
nodes[e].move)}end(t){for(;this.nodes[t].children.length;)t=this.nodes[t].children[0];return t}promote(t){for(let e of this.path(t)){let s=this.nodes[e].parent;if(s===null)continue;let{children:i}=this.
nodes[s];i.splice(i.indexOf(e),1),i.unshift(e)}}remove(t){let e=this.nodes[t].parent;if(e===null)return t;let{children:s}=this.nodes[e];return s.splice(s.indexOf(t),1),e}leadsTo(t,e){return this.path(
e).includes(t)}};var wn=70,gn=5e3,vn=25,yn=2**31-1,cs=0,bn="1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 1",se=2,xn=(n,t)=>({black:{machine:n,level:Gt},white:{machine:t,level:Gt}});function ls(n={}){let t=n.clock?.
base??0;return{id:Math.random().toString(36).slice(2,10),rules:"olympiad",limit:null,fen:bn,nodes:new ot().nodes,live:0,shown:0,players:xn(!1,!0),clock:null,left:{black:t,white:t},outcome:null,seed:Math.
floor(Math.random()*2**32),flipped:!1,paused:!1,serious:!1,updated:Date.now(),edition:0,version:se,result:null,review:{},...n}}var Ot=class extends EventTarget{constructor(t){super(),this.state=t,this.
tree=new ot(t.nodes),this.view=null,this.liveView=null,this.views=new Map,this.asked=new Map,this.pending=null,this.drawnAt=performance.now(),this.thinking=null,this.undone=[],this.remote=null,this.closed=
!1,this.follows=!1,this.revision=++cs}text(t){let{rules:e,limit:s,fen:i}=this.state;return{rules:e,fen:i,moves:this.tree.moves(t),...s===null?{}:{limit:s}}}async viewOf(t,e){let s=this.views.get(t);if(s)
return s;let i=this.asked.get(t);return i||(i=Lt("position",this.text(t),e).then(o=>this.keep(t,o)).finally(()=>this.asked.delete(t)),this.asked.set(t,i)),i}keep(t,e){let s=this.views.get(t)??e;return this.
views.set(t,s),s}get isKnown(){return this.view!==null&&this.views.get(this.state.shown)===this.view}get drawn(){return this.pending??this.view}get kept(){let{state:t,pending:e}=this,s=e?.lastMove?.text;
if(!s)return t;let i=new ot(structuredClone(this.tree.nodes)),o=i.add(t.shown,s);return t.clock&&(i.node(o).clock??={...t.left}),{...t,nodes:i.nodes,shown:o,live:this.isAtLive?o:t.live}}changed(){this.
revision=++cs,this.state.nodes=this.tree.nodes,this.state.updated=Date.now(),this.state.result=this.end&&(this.end.winner??"draw"),this.dispatchEvent(new Event("change"))}async load(t){let{live:e,shown:s}=this.
state;[this.liveView,this.view]=await Promise.all([e,s,0].map(i=>this.viewOf(i,t)))}begin(){this.changed(),this.goOn()}close(){this.closed=!0,this.stopThinking()}get isOver(){return!!(this.state.outcome||
this.liveView?.end)}get allowsHelp(){return!this.state.serious||this.isOver}get isAtLive(){return this.state.shown===this.state.live}get isYourTurn(){let{people:t,liveView:e}=this;return t.length===1&&
t[0]===e?.toMove&&!this.isOver&&!this.pending}sideToMove(t){return(this.views.get(t)??this.guess(t))?.toMove??"black"}get end(){return this.liveView?.end??this.state.outcome}canMove(t){let{view:e,state:s}=this;
return!e||this.pending||e.end||e.toMove!==t?!1:!!(!this.isAtLive||s.outcome||s.paused||!s.players[t].machine)}canPremove(t){let{players:e,paused:s}=this.state;return this.isAtLive&&!this.isOver&&!this.
remote&&!s&&!e[t].machine&&e[nt(t)].machine&&!this.canMove(t)}async show(t){this.state.shown=t,this.pending=null;let e=this.views.get(t);if(this.view=e??this.guess(t)??this.view,this.dispatchEvent(new Event(
"view")),e||(await new Promise(i=>setTimeout(i,wn)),this.state.shown!==t))return;let s=await this.viewOf(t);this.state.shown===t&&(this.view=s,this.dispatchEvent(new Event("view")))}guess(t){let e=this.
tree.path(t);for(let s=e.length-1;s>=0;s--){let i=this.views.get(e[s]);if(i)return Qt(i,e.slice(s+1).map(o=>this.tree.node(o).move??""))}return null}async tryMove(t){if(this.pending)return null;let{shown:e,
live:s}=this.state,{view:i}=this,o=i?.moves.some(({text:c})=>c===t)?Qt(i,[t]):null;this.pending=o,o&&(this.drawnAt=performance.now()),o&&this.dispatchEvent(new Event("view")),await null;let r=()=>{!o||
this.pending!==o||(this.pending=null,this.dispatchEvent(new Event("view")))};if(this.remote&&e===s&&!this.isOver){let c=await this.remote.tryMove(t);return c?r():setTimeout(r,gn),c===null?null:typeof c==
"string"?{reason:c}:c}try{let c=await Lt("move",{game:this.text(e),move:t});if("reason"in c)return c;let a=this.tree.add(e,c.move);return this.keep(a,c.position),this.state.shown!==e||(e===s&&!this.isOver?
await this.advance(a,"human"):(await this.show(a),this.changed())),null}catch(c){if(c instanceof D)return{reason:c.message};throw c}finally{r()}}async advance(t,e){let s=this.isAtLive,{live:i}=this.state,
o=await this.viewOf(t);if(this.state.live!==i)return;let r=this.liveView?.toMove??"black";this.state.live=t,this.liveView=o,this.tree.promote(t),s&&(this.state.shown=t,this.view=o,this.pending=null),this.
undone[this.undone.length-1]===t?this.undone.pop():this.undone=[],this.dispatchEvent(new CustomEvent("move",{detail:{id:t,by:e,mover:r,view:o}})),this.begin()}async followTo(t){let{live:e,players:s}=this.
state;if(!this.tree.leadsTo(e,t))return this.setLive(t);let i=this.tree.path(t);for(let o of i.slice(i.indexOf(e)+1)){let r=this.liveView?.toMove??"black";await this.advance(o,s[r].machine?"machine":"\
human")}}goOn(){if(this.closed||this.follows||this.remote||this.isOver||!this.liveView)return;let{live:t,players:e,paused:s}=this.state,i=this.liveView.toMove;if(this.thinking){if(this.thinking.node===
t&&e[i].machine&&!s)return;this.stopThinking()}this.liveView.mustPass?this.advance(this.tree.add(t,"pass"),"pass"):e[i].machine&&!s&&this.think(t,i)}async think(t,e){let{players:s,seed:i}=this.state,o=this.
people.length===0,r=o?performance.now():this.drawnAt,c=ee({type:"move",game:this.text(t),level:s[e].level,seed:i}),a={stop:c.stop,node:t};this.thinking=a,this.changed();let l=setTimeout(()=>{this.thinking===
a&&this.moveNow()},this.timeForMove(e)),d;try{d=await c.promise}catch(m){this.thinking===a&&(this.thinking=null),this.dispatchEvent(new CustomEvent("refused",{detail:String(m)}));return}finally{clearTimeout(
l)}let p=(o?E.speed:250)-(performance.now()-r);if(p>0&&await new Promise(m=>setTimeout(m,p)),this.thinking!==a)return;this.thinking=null;let f=d?.lines[0]?.move;f&&!this.closed&&this.state.live===t&&await this.
advance(this.tree.add(t,f),"machine")}timeForMove(t){let{clock:e,left:s}=this.state;return e?Math.max(s[t]/vn,Math.min(e.increment,s[t])/2):yn}stopThinking(){this.thinking?.stop(),this.thinking=null}moveNow(){
this.remote?_.send({type:"hurry"}):as()&&this.thinking?.stop()}async undo(){if(this.remote)return this.remote.send("undo");let{players:t}=this.state,e=this.people.length===0,s=this.tree.path(this.state.
live),i=0;for(let o=s.length-1;o>0;o--){i++;let r=await this.viewOf(s[o-1]);if(e||!t[r.toMove].machine&&!r.mustPass)break}if(i!==0){this.stopThinking(),this.state.outcome=null;for(let o of s.slice(-i).
reverse())this.undone.push(o);e&&(this.state.paused=!0),await this.setLive(s[s.length-1-i])}}async redo(){if(this.undone.length===0)return;let{players:t}=this.state;this.stopThinking();let e=this.state.
live;for(;this.undone.length;){let s=this.undone[this.undone.length-1];if(this.tree.node(s).parent!==e){this.undone=[];break}this.undone.pop(),e=s;let i=await this.viewOf(e);if(!t[i.toMove].machine&&!i.
mustPass)break}await this.setLive(e)}async setLive(t){let{state:e}=this;e.live=t,e.shown=t,e.clock&&(e.left={...this.tree.node(t).clock??{black:e.clock.base,white:e.clock.base}}),this.liveView=await this.
viewOf(t),this.view=this.liveView,this.pending=null,this.begin()}async playFrom(t){this.stopThinking(),this.state.outcome=null,this.undone=[],await this.setLive(t)}setPlayer(t,e){let s=this.state.players[t];
if(this.state.players[t]={...s,...e},this.remote)return this.remote.setPlayer(t,s,this.state.players[t]);this.stopThinking(),this.begin()}pause(t){this.state.paused=t,t&&this.stopThinking(),this.begin()}finish(t){
this.stopThinking(),this.state.outcome=t,this.changed()}resign(t){this.finish(rs(nt(t),"+Resign"))}get people(){return k.filter(t=>!this.state.players[t].machine)}};var Ct="",ie=({edition:n,updated:t,version:e,...s})=>JSON.stringify(s);function hs(n){Ct=ie(n)}function ds(n){Tt.load("game")!==n&&(Tt.save("game",n),F("latest",n))}function ps(n,t=n,e){let s=ie(t);if(s===
Ct)return;let i=O(`game.${n.id}`),o=n.edition??0;if(i?.edition>o)return void e?.(i);let r={...t,edition:o+1,version:se};F(`game.${n.id}`,r)&&(n.edition=r.edition,Ct=s,F("latest",n.id),e&&navigator.locks&&
(ne=$n(n.id,s,e)))}var kn=50,$n=(n,t,e)=>navigator.locks.request("loa.games",async()=>{await new Promise(i=>setTimeout(i,kn));let s=O(`game.${n}`);s&&Ct===t&&ie(s)!==t&&await e(s)}),ne=Promise.resolve();
async function io(){for(let n;n!==ne;)await(n=ne)}function us(){let n=Tt.load("game")??O("latest"),t=n?O(`game.${n}`):null;return t&&{...t,id:n}}var fs=document.title,Nt=class{constructor(t){this.board=t,this.key="",St().then(e=>{y({about:e}),this.react()}),G.addEventListener("change",()=>y()),addEventListener("pagehide",()=>this.keep())}get game(){
return u.game}async begin(){let t=us();y({isFirstVisit:!O("seen")&&!(t?.nodes?.length>1)}),(!t||!await this.startSaved(t))&&await this.start(ls())}see(){u.isFirstVisit&&(F("seen",!0),y({isFirstVisit:!1}),
document.activeElement?.closest(".first-visit")&&this.board.input.focus())}async startSaved(t,e){await N();let{state:s,fault:i}=A.readGame?.(t)??{};try{return s?await this.start(s,e):A.rescue?.(t.id,{
code:`${i}`}),!!s}catch(o){if(!(o instanceof D))throw o;return A.rescue?.(t.id,o.message),!1}}opens(){return this.opening?.abort(),this.opening=new AbortController}async open(t,e){let s=this.opens();e?.
addEventListener("abort",()=>s.abort());try{if(!await this.startSaved(t,s.signal)||s.signal.aborted)return}catch(i){if(s.signal.aborted)return;throw i}location.hash!=="#play"&&(location.hash="#play"),
scrollTo(0,0)}async start(t,e){let s=new Ot(t);await s.load(e),!e?.aborted&&(t.edition&&hs(t),this.adopt(s),s.begin())}adopt(t){t.remote||ds(t.state.id),u.game?.remote||u.game?.close(),this.clock?.stop(),
this.listening?.abort(),this.listening=new AbortController;let{signal:e}=this.listening;y({game:t,said:null,premove:null,isCommenting:!1,review:Xt()}),this.react(),t.state.clock&&N().then(()=>{u.game===
t&&(this.clock=A.startClock?.(t))});let s=(i,o)=>t.addEventListener(i,o,{signal:e});s("change",()=>{this.keep(),y(),this.react()}),s("view",()=>{clearTimeout(this.keeping),t.pending?this.keep():this.keeping=
setTimeout(()=>this.keep(),300),y(),this.react()}),s("move",({detail:i})=>this.moved(t,i)),s("time",()=>this.keep()),s("refused",({detail:i})=>ft(i,{kind:"error"}))}keep(){clearTimeout(this.keeping);let{
game:t}=u;!t||t.remote||ps(t.state,t.kept,async e=>{await N(),u.game===t&&A.merge?.(this,t,e)})}async tryMove(t){let{game:e}=u;if(!e?.view)return;let s=e.view.toMove;if(!e.canMove(s)&&!e.view.end){let o=e.
people[0];o&&e.canPremove(o)?y({premove:it(t)}):e.pending||Zt(h("computers-turn"));return}if(y({arrows:[],glow:[]}),u.review.retry&&await A.judgeRetry?.(e,t))return;e.view.moves.some(o=>o.text===t)&&Yt();
let i=await e.tryMove(t);if(i){let o=os(t,i.reason??"");return Zt(o,it(t)),ut(o),"illegal"}}premove(){let{game:t,premove:e}=u;if(!t?.view||!e||!t.canMove(t.view.toMove))return;y({premove:null});let{from:s,
to:i}=e,o=t.view.moves.find(r=>r.from===s&&r.to===i);o&&t.isAtLive&&this.tryMove(o.text)}moved(t,e){let{lastMove:s,end:i}=e.view,o=is(s,e.mover);ut($t([o,i?.text??""])),e.by==="human"&&this.see(),e.by===
"pass"&&ft(o),A.playSound?.(i?"over":s?.capture?"capture":"move"),i?t.stopThinking():A.offerAtRepetition?.(t,e),t.people.length===2&&!t.remote&&E.autoFlip&&!i&&(t.state.flipped=e.view.toMove==="white"),
E.teaching&&N().then(()=>A.teach?.(t,e).catch(()=>{}))}flip(){u.game&&(u.game.state.flipped=!u.game.state.flipped,u.game.changed())}react(){let{game:t}=u;if(!t?.view)return;let e=`${t.state.id} ${t.state.
shown} ${t.isOver}`;e!==this.key&&y({arrows:[],glow:[],detail:null}),this.key=e,A.follow?.(t),document.title=t.isYourTurn?`${h("your-turn")} · ${fs}`:fs,queueMicrotask(()=>this.premove())}};var H=n=>[n.charCodeAt(0)-97,Number(n.slice(1))-1],ms=(n,t)=>String.fromCharCode(97+n)+(t+1);function P(n,{width:t,height:e,flipped:s}){let[i,o]=H(n),r=s?t-1-i:i,c=s?o:e-1-o;return[r*100,c*100]}function L(n,t){
let[e,s]=P(n,t);return[e+100/2,s+100/2]}function jt(n,t,{width:e,height:s,flipped:i}){return n<0||t<0||n>=e||t>=s?null:i?ms(e-1-n,t):ms(n,s-1-t)}function rt(n){return Array.from({length:n.height},(t,e)=>Array.
from({length:n.width},(s,i)=>jt(i,e,n)))}var ws={rank:(n,t)=>t,file:n=>n,rising:(n,t)=>n-t,falling:(n,t)=>n+t},gs=(n,{axis:t,ends:e})=>ws[t](...H(n))===ws[t](...H(e[0]));function oe(n,t,e){let[s,i]=P(n,t);return w("rect",{...e,x:s,y:i,width:100,height:100})}var vs=n=>rt(n).flat().map(t=>{let[e,s]=H(t);return oe(t,n,{class:(e+s)%2?"light":"dark"})});function ys(n){let t=rt(
n),e=(s,i,o,r)=>{let[c,a]=P(s,n);return w("text",{class:"coordinate",x:c+o,y:a+r},i)};return[...t.map(([s])=>e(s,s.slice(1),11,23)),...t[t.length-1].map(s=>e(s,s[0],89,92))]}function bs(n,t,e,s,i){let[o,r]=L(e,i);for(let c of s){let[[a,l],[d,p]]=c.ends.map(f=>L(f,i));n.append(w("line",{class:"line",x1:a,y1:l,x2:d,y2:p}));for(let f of c.ways)if(f.to&&!f.blocked){let[m,v]=L(
f.to,i);n.append(w("line",{class:"way",x1:o,y1:r,x2:m,y2:v}))}else if(f.by){let[m,v]=L(f.by,i);t.append(w("path",{class:"cross",d:`M${m-20} ${v-20}l40 40m0-40-40 40`}))}An(t,c,[o,r],i)}}function An(n,t,[
e,s],i){let o=t.ways.map((m,v)=>{let[$,V]=L(t.ends[v===0?1:0],i),C=Math.max(Math.abs($-e),Math.abs(V-s));return{isOpen:m.blocked===null,length:C,dx:Math.sign($-e),dy:Math.sign(V-s)}});o.sort((m,v)=>Number(
v.isOpen)-Number(m.isOpen)||v.length-m.length);let r=o.find(({length:m})=>m>0);if(!r)return;let{isOpen:c,dx:a,dy:l}=r,d=a&&l?.46:.5,[p,f]=[e+a*100*d,s+l*100*d];n.append(w("circle",{class:`count-badge ${c?
"open":"shut"}`,cx:p,cy:f,r:17}),w("text",{class:"count-text",x:p,y:f+8},String(t.count)))}function xs({name:n,count:t,ways:e}){let s=e.filter(({blocked:o,by:r})=>o===null||r!==null),i=(s.length?s:e.slice(
0,1)).map(({blocked:o,capture:r,to:c})=>o??h("way",{capture:r,square:c}));return[h("line-count",{line:_t(n),count:t}),i.join(h("semicolon"))]}var To=["stones","flat","shapes"];function ks(n,t){let e=w("g",{class:`piece ${n}`});return t==="shapes"?(n==="black"?e.append(w("rect",{class:"body",x:-34,y:-34,width:68,height:68,rx:14})):e.append(w(
"circle",{class:"body",r:39}),w("circle",{class:"mark",r:20})),e):(e.append(w("ellipse",{class:"shade",cx:1,cy:4,rx:40,ry:40}),w("circle",{class:"body",r:39})),t==="stones"&&e.append(w("ellipse",{class:"\
shine",cx:-11,cy:-14,rx:15,ry:10,transform:"rotate(-35 -11 -14)"})),n==="white"&&e.append(w("circle",{class:"mark",r:t==="flat"?24:27})),e)}var En=6,re=!0;addEventListener("keydown",({key:n})=>{re||=n==="Tab"},!0);addEventListener("pointerdown",()=>{re=!1},!0);var It=class{constructor(t){this.board=t,this.cells=new Map,this.names=new WeakMap,
this.current="",this.grip=null,this.isWaiting=!1;let{svg:e}=t;e.addEventListener("pointerdown",s=>this.down(s)),e.addEventListener("pointermove",s=>this.move(s)),e.addEventListener("pointerup",s=>this.
up(s)),e.addEventListener("pointercancel",()=>this.drop()),e.addEventListener("pointerleave",s=>{s.pointerType==="mouse"&&t.hover(null)}),e.addEventListener("wheel",s=>this.wheel(s),{passive:!1}),e.addEventListener(
"keydown",s=>this.key(s)),e.addEventListener("focusin",s=>{let i=s.target.dataset.square;i&&this.setCurrent(i)})}drawCells(t){t.replaceChildren(),this.cells.clear();let{frame:e}=this.board;for(let s of rt(
e)){let i=w("g",{role:"row"});for(let o of s){let[r,c]=P(o,e),a=w("g",{class:"cell",role:"gridcell",tabindex:-1},w("rect",{class:"hit",x:r,y:c,width:100,height:100}),w("rect",{class:"focus",x:r+3,y:c+
3,width:94,height:94,rx:8}));a.dataset.square=o,this.cells.set(o,a),i.append(a)}t.append(i)}this.setCurrent(this.cells.has(this.current)?this.current:rt(e)[e.height-1][0])}nameCells(){let{board:t}=this,
{selected:e,shown:s}=t;if(!s)return;let{view:i}=s,o=new Map(k.flatMap(a=>i[a].map(l=>[l,a]))),r=k.filter(a=>s.canMove(a)),c=new Map(i.moves.filter(({from:a})=>a!==null&&a===e).map(({to:a,capture:l})=>[
a,l]));for(let[a,l]of this.cells){let d=o.get(a),p=d&&r.includes(d)&&t.movesOf(a)||[],f=a===e,m=c.get(a),v=[d,f,m,...p.map(({text:V})=>V)].join();if(this.names.get(l)===v)continue;this.names.set(l,v);
let $=[h("cell",{square:a,piece:d})];p.length&&$.push(h("cell-goals",{goals:$s(p)})),f&&$.push(h("cell-chosen")),m!==void 0&&$.push(h("cell-goal",{capture:m})),l.setAttribute("aria-label",We($)),l.setAttribute(
"aria-selected",String(f))}}wheel(t){let{step:e}=this.board.calls;!e||t.ctrlKey||t.deltaY===0||(t.preventDefault(),e(t.deltaY<0?"back":"next"))}setCurrent(t){this.cells.get(this.current)?.setAttribute(
"tabindex","-1"),this.current=t,this.cells.get(t)?.setAttribute("tabindex","0")}focus(){this.cells.get(this.current)?.focus()}pointOf({clientX:t,clientY:e}){let s=this.board.svg.getScreenCTM();return s&&
new DOMPoint(t,e).matrixTransform(s.inverse())}squareOf(t){let e=this.pointOf(t);return!e||!this.board.shown?null:jt(Math.floor(e.x/100),Math.floor(e.y/100),this.board.frame)}isMovable(t){let{shown:e}=this.
board,s=this.board.sideAt(t);return s!==null&&!!(e?.canMove(s)||e?.canPremove?.(s))}isGoal(t){let{selected:e}=this.board;return e&&e!==t&&((i=>this.board.movesOf(i).some(({to:o})=>o===t))(e)||!this.isMovable(
t))}down(t){let e=this.squareOf(t);if(t.button!==0||!e)return;let{board:s}=this;if(this.isWaiting=!1,this.setCurrent(e),s.calls.tap?.(e))return;t.pointerType!=="mouse"&&s.hover(null);let i=s.selected===
e&&!s.tried;if(s.selected&&this.isGoal(e)){this.go(s.selected,e);return}if(!this.isMovable(e)){s.select(null),t.pointerType!=="mouse"&&s.hover(s.sideAt(e)?e:null);return}i||s.select(e),this.grip={from:e,
piece:s.pieces.get(e),x:t.clientX,y:t.clientY,dragging:!1,wasSelected:i},this.board.svg.setPointerCapture(t.pointerId)}move(t){let{board:e,grip:s}=this;if(!s){if((t.movementX||t.movementY)&&(this.isWaiting=
!1),t.pointerType==="mouse"&&!this.isWaiting){let o=this.squareOf(t);e.hover(o&&e.sideAt(o)?o:null)}return}if(!s.dragging){if(Math.hypot(t.clientX-s.x,t.clientY-s.y)<En)return;s.dragging=!0,s.piece?.classList.
add("dragged"),s.piece&&e.layers.pieces.append(s.piece)}let i=this.pointOf(t);i&&s.piece&&(s.piece.style.transform=`translate(${i.x}px, ${i.y}px) scale(1.08)`)}up(t){let{board:e,grip:s}=this,i=this.squareOf(
t);if(s){if(this.drop(),!s.dragging){s.wasSelected&&e.select(null);return}!i||i===s.from||(s.piece&&e.movesOf(s.from).some(o=>o.to===i)&&e.put(s.piece,i),this.go(s.from,i))}}drop(){let{grip:t}=this;if(this.
grip=null,!t?.piece)return;t.piece.classList.remove("dragged");let e=t.piece.dataset.square;e&&this.board.put(t.piece,e)}async go(t,e){let{board:s}=this;s.select(null);let i=await s.calls.move(ns(t,e))===
"illegal";return i&&s.refuse({from:t,to:e}),s.settle(),i}key(t){let{board:e}=this,i={ArrowUp:[0,-1],ArrowDown:[0,1],ArrowLeft:[-1,0],ArrowRight:[1,0]}[t.key];i&&re&&!t.altKey&&!t.ctrlKey?(t.preventDefault(),
t.stopPropagation(),this.walk(...i)):t.key==="Enter"||t.key===" "?(t.preventDefault(),this.press(this.current)):t.key==="Escape"&&e.selected&&(t.stopPropagation(),e.select(null),e.announce(h("choice-c\
ancelled")))}walk(t,e){let{frame:s}=this.board,[i,o]=P(this.current,s),r=jt(i/100+t,o/100+e,s);r&&(this.setCurrent(r),this.focus(),this.board.hover(this.board.sideAt(r)?r:null))}press(t){let{board:e}=this;
if(!e.calls.tap?.(t))if(e.selected===t&&!e.tried)e.select(null);else if(e.selected&&this.isGoal(t))this.go(e.selected,t);else if(this.isMovable(t)){e.select(t);let s=$s(e.movesOf(t));e.announce(_t(h(s?
"piece-goals":"piece-stuck",{square:t,goals:s})))}else e.announce(h(e.sideAt(t)?"not-yours":"no-piece"))}},$s=n=>Pe(n.map(({to:t,capture:e})=>e?h("goal-capture",{square:t}):String(t)));var Ln=new WeakMap,ae={},Sn=["squares","tints","bonds","counts","overlay","pieces","marks","dots","labels","arrows","drawn","cells"],Y=6,As=220,Mn=matchMedia("(prefers-reduced-motion: reduce)"),Pt=class{constructor(t,e,s){
this.calls=e,this.looks=s??E,this.announce=e.announce??ut,this.shown=null,this.selected=null,this.tried=null,this.hovered=null,this.drawn=[],this.pieces=new Map,this.keys={},this.landing=void 0,this.layers=
Object.fromEntries(Sn.map(i=>[i,w("g",{class:i,...i==="cells"?{}:{"aria-hidden":"true"}})])),this.svg=w("svg",{class:"board",role:"grid","aria-label":e.label??h("board")},...Object.values(this.layers)),
Ln.set(this.svg,this),t.append(I("div",{class:"board-frame"},this.svg)),this.input=new It(this),!s&&G.addEventListener("change",()=>{this.keys={},this.draw()})}get frame(){let{view:t,flipped:e}=this.shown;
return{width:t.width,height:t.height,flipped:e}}show(t){let e=this.shown?.view;this.shown=t;let{view:s}=t,{selected:i}=this;if(e&&e.fen!==s.fen){let o=(a,l)=>i!==null&&a[l].includes(i),r=k.some(a=>o(e,
a)&&o(s,a)),c=Math.abs(e.plies-s.plies)<2&&e.width===s.width;(!r||!c)&&(this.selected=null),this.tried=null,this.hovered=null,this.input.isWaiting=!0,this.drawn=[]}t.marks&&(this.drawn=t.marks),this.draw(
e)}draw(t){if(!this.shown)return;let{width:e,height:s,flipped:i}=this.frame,o=[e,s,i,this.looks.coordinates,this.looks.counts].join();o!==this.keys.frame&&(this.keys={frame:o},this.drawFrame(),this.pieces.
clear(),this.layers.pieces.replaceChildren(),t=void 0),this.drawPieces(t)&&(clearTimeout(this.landing),this.landing=setTimeout(()=>{this.landing=void 0,this.refresh()},As)),this.refresh()}redraw(t,e,s){
let i=JSON.stringify(e);i!==this.keys[t]&&(this.keys[t]=i,this.layers[t].replaceChildren(),s())}drawFrame(){let{width:t,height:e}=this.frame,[s,i]=this.looks.counts?[84,52]:[Y,Y],o=[-i,-s,t*100+i+s,e*
100+s+Y];this.svg.setAttribute("viewBox",o.join(" ")),this.svg.setAttribute("width",String(o[2])),this.svg.setAttribute("height",String(o[3]));let r={width:t*100+2*Y,height:e*100+2*Y,rx:10};this.layers.
squares.replaceChildren(w("rect",{class:"rim",x:-Y,y:-Y,...r}),...vs(this.frame),...this.looks.coordinates?ys(this.frame):[]),this.input.drawCells(this.layers.cells)}drawCounts(){let{view:t}=this.shown,
e=this.hovered??this.selected,s=this.looks.counts?ae.counts:void 0;this.redraw("counts",[!!s,t.lines,e],()=>{this.looks.counts&&!s&&N().then(()=>this.drawCounts()),s?.(this.layers.counts,t.lines,this.
frame,e)})}drawPieces(t){let{view:e}=this.shown,s=t&&Tn(t,e),i=s&&this.pieces.get(s.from);s&&i&&(this.lift(i),this.pieces.get(s.to)?.remove(),this.pieces.delete(s.from),this.pieces.set(s.to,i));let o=new Map(
k.flatMap(r=>e[r].map(c=>[c,r])));for(let[r,c]of this.pieces)(o.get(r)!==c.dataset.side||c.dataset.theme!==this.looks.pieces)&&(c.remove(),this.pieces.delete(r));for(let[r,c]of o){let a=this.pieces.get(
r);a||(a=ks(c,this.looks.pieces),a.dataset.side=c,a.dataset.theme=this.looks.pieces,this.layers.pieces.append(a),this.pieces.set(r,a)),a.dataset.square!==r&&(a.dataset.square=r),this.put(a,r)}return!!i&&
!Mn.matches}lift(t){this.layers.pieces.append(t),t.classList.add("moved"),t.getBoundingClientRect(),setTimeout(()=>t.classList.remove("moved"),As)}settle(){if(this.shown)for(let[t,e]of this.pieces)e.classList.
contains("dragged")||this.put(e,t)}put(t,e){let[s,i]=L(e,this.frame),o=`translate(${s}px, ${i}px)`;t.style.transform!==o&&(t.style.transform=o)}refresh(){this.shown&&(this.drawCounts(),this.drawTints(),
this.drawBonds(),this.drawOverlay(),this.drawDots(),this.drawArrows(),this.drawDrawn(),this.input.nameCells())}drawTints(){let{view:t,premove:e,glow:s=[],tints:i=[]}=this.shown,{lastMove:o}=t,r=this.landing!==
void 0,c=[...r?[]:[o?.from,o?.to].map(a=>[a,"last"]),...i.map(({square:a,kind:l,label:d})=>[a,l,d]),...s.map(a=>[a,"glow"]),[e?.from,"premove"],[e?.to,"premove"],[this.selected,"chosen"],...r?[]:(t.end?.
connected??[]).map(a=>[a,"winning"])];this.redraw("tints",c,()=>{this.layers.labels.replaceChildren();for(let[a,l,d]of c){if(!a)continue;let[p,f]=P(a,this.frame);this.layers.tints.append(oe(a,this.frame,
{class:`tint ${l}`}));let m={class:"label",x:p+100-6,y:f+22};d&&this.layers.labels.append(w("text",m,d))}})}drawBonds(){let{view:t}=this.shown,e=this.looks.groups?t.groups:null;if((!e||e.black.length+
e.white.length>0)&&this.landing===void 0){this.redraw("bonds",e,()=>{if(e)for(let r of k)this.drawGroups(r)});return}let{from:i,to:o}=t.lastMove??{};for(let r of[...this.layers.bonds.children]){let[c,
a]=r.dataset.squares?.split(" ")??[],l=d=>d!==i&&d!==o&&this.sideAt(d)!==null;l(c)&&l(a)||(r.remove(),this.keys.bonds="")}}drawGroups(t){let{view:e}=this.shown;for(let s of e.groups[t])s.forEach((i,o)=>{
let[r,c]=H(i);for(let a of s.slice(o+1)){let[l,d]=H(a);if(Math.abs(r-l)>1||Math.abs(c-d)>1)continue;let[p,f]=L(i,this.frame),[m,v]=L(a,this.frame),$=w("line",{class:`bond ${t}`,x1:p,y1:f,x2:m,y2:v});$.
dataset.squares=`${i} ${a}`,this.layers.bonds.append($)}})}drawOverlay(){let{view:t}=this.shown,{tried:e}=this,s=this.selected??this.hovered,o=(this.looks.overlay||e)&&!t.end&&s?t.pieceLines[s]:void 0;
this.redraw("overlay",[s,o,e,"tried"in ae],()=>{let{overlay:r,marks:c}=this.layers;if(c.replaceChildren(),!s||!o)return;let a=e&&o.find(l=>gs(e.to,l));e&&a?ae.tried?.(r,c,e,a,this.frame):bs(r,c,s,o,this.
frame)})}drawDots(){let t=this.looks.dots&&this.selected?this.movesOf(this.selected):[];this.redraw("dots",t,()=>{for(let{to:e,capture:s}of t){if(!e)continue;let[i,o]=L(e,this.frame),r=s?{class:"dot c\
apture",r:44}:{class:"dot",r:15};this.layers.dots.append(w("circle",{...r,cx:i,cy:o}))}})}drawArrows(){let{view:t,arrows:e=[]}=this.shown,{from:s,to:i}=t.lastMove??{},r=e.length===0&&this.looks.arrows&&
this.landing===void 0&&s&&i?[{from:s,to:i,kind:"last"}]:e;this.redraw("arrows",r,()=>{for(let c of r)this.drawArrow(this.layers.arrows,c)})}drawDrawn(t=this.drawn){this.redraw("drawn",t,()=>{for(let e of t){
let[s,i]=L(e.from,this.frame);e.from!==e.to?this.drawArrow(this.layers.drawn,e):this.layers.drawn.append(w("circle",{class:`ring ${e.kind}`,cx:s,cy:i,r:44}))}})}drawArrow(t,{from:e,to:s,kind:i}){let[o,
r]=L(e,this.frame),[c,a]=L(s,this.frame),l=Math.hypot(c-o,a-r)||1,[d,p]=[(c-o)/l,(a-r)/l],f=i==="last"&&l>130?44:20,m=l-12,v=m-30,$=i==="last"?3.5:8,V=i==="last"?13:22,C=(xe,ke)=>`${(o+d*xe-p*ke).toFixed(
1)},${(r+p*xe+d*ke).toFixed(1)}`,Ys=[C(f,$),C(v,$),C(v,V),C(m,0),C(v,-V),C(v,-$),C(f,-$)];t.append(w("polygon",{class:`arrow ${i}`,points:Ys.join(" ")}))}movesOf(t){return this.shown?.view.moves.filter(
e=>e.from===t)??[]}sideAt(t){let e=this.shown?.view;return k.find(s=>e?.[s].includes(t))??null}select(t){this.selected=t,this.tried=null,this.refresh(),this.calls.select?.(t)}refuse(t){this.sideAt(t.from)&&
(this.selected=t.from,this.tried=t,this.refresh())}hover(t){t!==this.hovered&&(this.hovered=t,this.shown&&(this.drawCounts(),this.drawOverlay(),this.calls.hover?.(t)))}};function Tn(n,t){let e=t.lastMove;
if(e?.from&&e.to&&t.plies===n.plies+1)return{from:e.from,to:e.to};let s=n.lastMove;return s?.from&&s.to&&n.plies===t.plies+1?{from:s.to,to:s.from}:null}var fe=globalThis,Es=n=>n,Wt=fe.trustedTypes,Ls=Wt?Wt.createPolicy("lit-html",{createHTML:n=>n}):void 0,Cs="$lit$",q=`lit$${Math.random().toFixed(9).slice(2)}$`,Ns="?"+q,_n=`<${Ns}>`,z=document,wt=()=>z.
createComment(""),gt=n=>n===null||typeof n!="object"&&typeof n!="function",me=Array.isArray,On=n=>me(n)||typeof n?.[Symbol.iterator]=="function",ce=`[ 	
\f\r]`,mt=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Ss=/-->/g,Ms=/>/g,J=RegExp(`>|${ce}(?:([^\\s"'>=/]+)(${ce}*=${ce}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Ts=/'/g,_s=/"/g,js=/^(?:script|style|textarea|title)$/i,we=n=>(t,...e)=>({_$litType$:n,strings:t,values:e}),x=we(1),Jo=we(2),Ko=we(3),vt=Symbol.for("lit-noChange"),g=Symbol.
for("lit-nothing"),Os=new WeakMap,K=z.createTreeWalker(z,129);function Is(n,t){if(!me(n)||!n.hasOwnProperty("raw"))throw Error("invalid template strings array");return Ls!==void 0?Ls.createHTML(t):t}var Cn=(n,t)=>{
let e=n.length-1,s=[],i,o=t===2?"<svg>":t===3?"<math>":"",r=mt;for(let c=0;c<e;c++){let a=n[c],l,d,p=-1,f=0;for(;f<a.length&&(r.lastIndex=f,d=r.exec(a),d!==null);)f=r.lastIndex,r===mt?d[1]==="!--"?r=Ss:
d[1]!==void 0?r=Ms:d[2]!==void 0?(js.test(d[2])&&(i=RegExp("</"+d[2],"g")),r=J):d[3]!==void 0&&(r=J):r===J?d[0]===">"?(r=i??mt,p=-1):d[1]===void 0?p=-2:(p=r.lastIndex-d[2].length,l=d[1],r=d[3]===void 0?
J:d[3]==='"'?_s:Ts):r===_s||r===Ts?r=J:r===Ss||r===Ms?r=mt:(r=J,i=void 0);let m=r===J&&n[c+1].startsWith("/>")?" ":"";o+=r===mt?a+_n:p>=0?(s.push(l),a.slice(0,p)+Cs+a.slice(p)+q+m):a+q+(p===-2?c:m)}return[
Is(n,o+(n[e]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),s]},yt=class n{constructor({strings:t,_$litType$:e},s){let i;this.parts=[];let o=0,r=0,c=t.length-1,a=this.parts,[l,d]=Cn(t,e);if(this.el=n.createElement(
l,s),K.currentNode=this.el.content,e===2||e===3){let p=this.el.content.firstChild;p.replaceWith(...p.childNodes)}for(;(i=K.nextNode())!==null&&a.length<c;){if(i.nodeType===1){if(i.hasAttributes())for(let p of i.
getAttributeNames())if(p.endsWith(Cs)){let f=d[r++],m=i.getAttribute(p).split(q),v=/([.?@])?(.*)/.exec(f);a.push({type:1,index:o,name:v[2],strings:m,ctor:v[1]==="."?he:v[1]==="?"?de:v[1]==="@"?pe:ct}),
i.removeAttribute(p)}else p.startsWith(q)&&(a.push({type:6,index:o}),i.removeAttribute(p));if(js.test(i.tagName)){let p=i.textContent.split(q),f=p.length-1;if(f>0){i.textContent=Wt?Wt.emptyScript:"";for(let m=0;m<
f;m++)i.append(p[m],wt()),K.nextNode(),a.push({type:2,index:++o});i.append(p[f],wt())}}}else if(i.nodeType===8)if(i.data===Ns)a.push({type:2,index:o});else{let p=-1;for(;(p=i.data.indexOf(q,p+1))!==-1;)
a.push({type:7,index:o}),p+=q.length-1}o++}}static createElement(t,e){let s=z.createElement("template");return s.innerHTML=t,s}};function at(n,t,e=n,s){if(t===vt)return t;let i=s!==void 0?e._$Co?.[s]:
e._$Cl,o=gt(t)?void 0:t._$litDirective$;return i?.constructor!==o&&(i?._$AO?.(!1),o===void 0?i=void 0:(i=new o(n),i._$AT(n,e,s)),s!==void 0?(e._$Co??=[])[s]=i:e._$Cl=i),i!==void 0&&(t=at(n,i._$AS(n,t.
values),i,s)),t}var le=class{constructor(t,e){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=e}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:e},
parts:s}=this._$AD,i=(t?.creationScope??z).importNode(e,!0);K.currentNode=i;let o=K.nextNode(),r=0,c=0,a=s[0];for(;a!==void 0;){if(r===a.index){let l;a.type===2?l=new bt(o,o.nextSibling,this,t):a.type===
1?l=new a.ctor(o,a.name,a.strings,this,t):a.type===6&&(l=new ue(o,this,t)),this._$AV.push(l),a=s[++c]}r!==a?.index&&(o=K.nextNode(),r++)}return K.currentNode=z,i}p(t){let e=0;for(let s of this._$AV)s!==
void 0&&(s.strings!==void 0?(s._$AI(t,s,e),e+=s.strings.length-2):s._$AI(t[e])),e++}},bt=class n{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,e,s,i){this.type=2,this._$AH=g,this._$AN=void 0,
this._$AA=t,this._$AB=e,this._$AM=s,this.options=i,this._$Cv=i?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,e=this._$AM;return e!==void 0&&t?.nodeType===11&&(t=e.parentNode),t}get startNode(){
return this._$AA}get endNode(){return this._$AB}_$AI(t,e=this){t=at(this,t,e),gt(t)?t===g||t==null||t===""?(this._$AH!==g&&this._$AR(),this._$AH=g):t!==this._$AH&&t!==vt&&this._(t):t._$litType$!==void 0?
this.$(t):t.nodeType!==void 0?this.T(t):On(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==g&&gt(
this._$AH)?this._$AA.nextSibling.data=t:this.T(z.createTextNode(t)),this._$AH=t}$(t){let{values:e,_$litType$:s}=t,i=typeof s=="number"?this._$AC(t):(s.el===void 0&&(s.el=yt.createElement(Is(s.h,s.h[0]),
this.options)),s);if(this._$AH?._$AD===i)this._$AH.p(e);else{let o=new le(i,this),r=o.u(this.options);o.p(e),this.T(r),this._$AH=o}}_$AC(t){let e=Os.get(t.strings);return e===void 0&&Os.set(t.strings,
e=new yt(t)),e}k(t){me(this._$AH)||(this._$AH=[],this._$AR());let e=this._$AH,s,i=0;for(let o of t)i===e.length?e.push(s=new n(this.O(wt()),this.O(wt()),this,this.options)):s=e[i],s._$AI(o),i++;i<e.length&&
(this._$AR(s&&s._$AB.nextSibling,i),e.length=i)}_$AR(t=this._$AA.nextSibling,e){for(this._$AP?.(!1,!0,e);t!==this._$AB;){let s=Es(t).nextSibling;Es(t).remove(),t=s}}setConnected(t){this._$AM===void 0&&
(this._$Cv=t,this._$AP?.(t))}},ct=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,e,s,i,o){this.type=1,this._$AH=g,this._$AN=void 0,this.element=t,this.name=
e,this._$AM=i,this.options=o,s.length>2||s[0]!==""||s[1]!==""?(this._$AH=Array(s.length-1).fill(new String),this.strings=s):this._$AH=g}_$AI(t,e=this,s,i){let o=this.strings,r=!1;if(o===void 0)t=at(this,
t,e,0),r=!gt(t)||t!==this._$AH&&t!==vt,r&&(this._$AH=t);else{let c=t,a,l;for(t=o[0],a=0;a<o.length-1;a++)l=at(this,c[s+a],e,a),l===vt&&(l=this._$AH[a]),r||=!gt(l)||l!==this._$AH[a],l===g?t=g:t!==g&&(t+=
(l??"")+o[a+1]),this._$AH[a]=l}r&&!i&&this.j(t)}j(t){t===g?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},he=class extends ct{constructor(){super(...arguments),this.
type=3}j(t){this.element[this.name]=t===g?void 0:t}},de=class extends ct{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==g)}},pe=class extends ct{constructor(t,e,s,i,o){
super(t,e,s,i,o),this.type=5}_$AI(t,e=this){if((t=at(this,t,e,0)??g)===vt)return;let s=this._$AH,i=t===g&&s!==g||t.capture!==s.capture||t.once!==s.once||t.passive!==s.passive,o=t!==g&&(s===g||i);i&&this.
element.removeEventListener(this.name,this,s),o&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,
t):this._$AH.handleEvent(t)}},ue=class{constructor(t,e,s){this.element=t,this.type=6,this._$AN=void 0,this._$AM=e,this.options=s}get _$AU(){return this._$AM._$AU}_$AI(t){at(this,t)}};var Nn=fe.litHtmlPolyfillSupport;Nn?.(yt,bt),(fe.litHtmlVersions??=[]).push("3.3.3");var ge=(n,t,e)=>{let s=e?.renderBefore??t,i=s._$litPart$;if(i===void 0){let o=e?.renderBefore??null;s._$litPart$=i=
new bt(t.insertBefore(wt(),o),o,void 0,e??{})}return i._$AI(n),i};var Ps=({id:n,top:t,bar:e,bottom:s,side:i})=>x`<div class="frame">
  <div class="top-row">${t??g}</div>
  <div class="board-row">${e??g}<div id=${n} class="board-host"></div></div>
  <div class="bottom-row">${s??g}</div>
  <div class="side">${i??g}</div>
</div>`,Ws=(n,t,e)=>x`
  <div class="said-box" tabindex="0" role="group" aria-label=${h("status")}>
    ${n}
    <div class="notes" role="status"></div>
  </div>
  ${t} ${e}
`;var jn=2e4,In=[h("you"),...Array.from({length:10},(n,t)=>h("computer",{level:t+1}))];function ve(n,t){let{players:e,names:s}=n.state,i=e[t],o=!n.isOver&&n.liveView?.toMove===t&&!n.pending,r=o&&!!(n.thinking||
n.remote?.isThinking),c=i.machine?i.level:0,a=l=>{let d=Number(l.target.value);n.setPlayer(t,d?{machine:!0,level:d}:{machine:!1})};return Pn(t,n.view,{isToMove:o,isThinking:r,name:s?.[t],player:x`<select aria-label=${h(
"player-of",{side:t})} @change=${a}>
        ${In.map((l,d)=>x`<option value=${d} .selected=${c===d}>${l}</option>`)}
      </select>`,clock:Rn(n,t)})}function Pn(n,t,{isToMove:e,isThinking:s,name:i,player:o,clock:r}={}){return x`<div class=${`strip${e?" to-move":""}${s?" thinking":""}`} data-side=${n}>
    <span class="stone" aria-hidden="true"></span>
    <span class="strip-name${i?"":" plain"}">${i||h("side",{side:n})}</span>
    ${o??g}
    ${Wn(t,n)}
    ${r??g}
  </div>`}function Wn(n,t){let e=n?.groups[t].map(r=>r.length)??[];if(!n||!e.length)return x`<span class="race"></span>`;let s=Math.max(...e),i=n[t].length-s,o=h("outside",{count:i,all:n[t].length});return x`<span class="race" role="img" aria-label=${o} title=${o}
    >${n[t].map((r,c)=>x`<i class=${c<s?"joined":""}></i>`)}<b>${i}</b
  ></span>`}function Rn({state:n,tree:t,isAtLive:e},s){let{clock:i,left:o,shown:r}=n,c=e?o[s]:t.node(r).clock?.[s]??i?.base??0;return x`<span class="clock${c<jn?" low":""}" role="timer" ?hidden=${!i}
    >${i?ss(c):""}</span
  >`}var Rs=12;function Fs(n){let t=n.drawn;if(!t)return g;let e=t.end??(n.isAtLive?n.state.outcome:null),s=Qe(),i=`${s?.move&&!e?" fault":""}${e?" over":""}`,o=e?e.text:s?.text??qn(n);return x`<p class="status${i}" role="status"
      >${e?Fn(n,e.winner):g}<span>${o}</span
      >${e?g:Hn(n)}</p
    >
    ${e&&s?x`<p class="faint">${s.text}</p>`:g}`}function Fn({people:n},t){return n.length!==1||!t?g:x`<b>${h("your-end",{isWon:n[0]===t})}</b>`}function Hn(n){let t=n.view;if(!t||n.pending||!E.threats||
!n.allowsHelp)return g;let e=Ke(n.state.rules)?.misere;return k.filter(s=>t.threats[s].length).map(s=>x`<span class="threat"
        >${h(s===t.toMove?"can-win":e?"wins-next":"connects-next",{side:s})}</span
      >`)}function qn(n){let t=n.drawn,e=t.toMove,{players:s,paused:i}=n.state,r=[n.isAtLive&&n.isYourTurn?Re(h("your-turn")):h("to-move",{side:e})];if(n.isAtLive&&i)r.push(h("game-paused"));else if(n.
isAtLive&&s[e].machine&&!S.fault)r[0]=h("side-thinks",{side:e}),u.premove&&r.push(h("premove-next",u.premove));else{let c=t.limit===null?Rs+1:t.limit-t.plies;t.plies===0&&n.isAtLive&&r.push(h("choose-\
piece",{side:e})),c<=Rs&&r.push(h("plies-left",{count:c}))}return $t(r)}var dr=n=>Bn(n.pending?null:n.view,u.detail);function Bn(n,t){let e=t&&E.overlay&&n?.pieceLines[t];if(!t||!e)return g;let s=k.find(
i=>n?.[i].includes(t));return x`<div class="detail">
    <h2>${h("cell",{square:t,piece:s})}</h2>
    <ul class="line-words" aria-label=${h("lines-of",{square:t})}>
      ${e.map(i=>{let[o,r]=xs(i);return x`<li><b>${o}</b> ${r}</li>`})}
    </ul>
  </div>`}var B=()=>u.isWhole?A:{};function Hs(n){ge(qs(null),n);let t=new Pt(n.querySelector("#board"),{move:s=>e.tryMove(s),select:s=>{y({detail:s,premove:null,said:u.said?.move?null:u.said})},hover:s=>y({detail:s??
t.selected}),step:s=>u.game&&A.go?.(u.game,s)}),e=new Nt(t);return Xe(()=>Vn(e,n)),e}function Vn(n,t){let{game:e}=u;if(!e?.view)return;ge(qs(n),t);let s=B().arrows?.()??[];n.board.show({view:e.drawn,flipped:e.
state.flipped,canMove:i=>e.canMove(i),canPremove:i=>e.canPremove(i),premove:u.premove,arrows:u.arrows.length?u.arrows:s,glow:u.glow,tints:B().tints?.(n.board.selected)??[],marks:!e.pending&&e.tree.node(
e.state.shown).marks||[]}),B().drawMoves?.(t,e)}function qs(n){let{game:t}=u,[e,s]=t?.state.flipped?k:[...k].reverse();return Ps({id:"board",top:t&&ve(t,e),bar:(t&&B().bar?.(t))??x`<div class="bar"></div>`,
bottom:t&&ve(t,s),side:t?.view&&n&&Dn(t,n)})}var Dn=(n,t)=>Ws([Fs(n),B().advice?.(n),B().nextStep?.(n,t)],B().panel?.(n,t),B().actions?.(n,t));async function Un(){return await xt("rest.mjs",W("rest.mjs").then(n=>n.arrayBuffer())),import("./rest.mjs")}var Gn,Rt=()=>Gn??=Et(Un);Oe(Rt);var Bs;async function be(){Bs??=new Promise(
t=>{let e=document.querySelector("link[rel=stylesheet]"),s=new URL("later.css",e.href).href;e.after(I("link",{rel:"stylesheet",href:s,onload:t,onerror:t}))});let[n]=await Promise.all([Rt(),Bs]);return n}
var Vs=new WeakSet([T("view-play")]),ye=new AbortController;async function Ds(n){ye.abort(),ye=new AbortController;let{signal:t}=ye;if(n.opening?.abort(),location.hash.startsWith("#game?")){let{openLink:r}=await Rt();
if(await r(n,t)||t.aborted)return}let e=[...document.querySelectorAll(".view")],s=({id:r})=>r.replace("view-",""),i=e.find(r=>location.hash.startsWith(`#${s(r)}`))??e[0],o=s(i);for(let r of e)r.hidden=
r!==i;Ue();for(let r of document.querySelectorAll("[data-view]"))r.dataset.view===o?r.setAttribute("aria-current","page"):r.removeAttribute("aria-current");y(),!Vs.has(i)&&(Vs.add(i),i.inert=!0,await be(),
await ts.get(o)?.(i,n),i.inert=!1)}async function Gs(n){let t=T("not-started");if(document.body.dataset.ready){let s=await Ft()?"new-version":"failed";t.firstChild?.replaceWith(h(s,{detail:n?.message??
n})," ")}t.classList.add("now"),t.hidden=!1}function Us(){let{scheme:n,board:t,pieces:e,largeText:s}=E,i={scheme:n,board:t,pieces:e,text:s?"large":""};Object.assign(document.documentElement.dataset,i)}
var Yn=5e3;async function Jn(){G.addEventListener("change",Us),Us(),T("settings-button").addEventListener("click",async()=>(await be()).openSettings());let n=Hs(T("view-play"));Ye(T("link-state")),addEventListener(
"hashchange",()=>Ds(n));let{shared:t}=await St();if(t){y({isFirstVisit:!O("seen")});let{Link:o}=await Rt(),r=new o(c=>u.game===null||u.game.remote?n.adopt(c):void 0);y({link:r})}M||_.connect(),u.link&&
await u.link.first,await Ds(n),u.game||await n.begin(),await new Promise(o=>setTimeout(o));let e=M?await Et(Z):null;await Promise.race([e?.loadFirst(),new Promise(o=>setTimeout(o,Yn))]);let s=await be();
document.querySelector(".view:not([hidden]) .notes")?.append(...T("toasts").children),s.begin(n),"club"in document.documentElement.dataset&&import("./club.mjs").then(o=>o.begin(n)),y({isWhole:!0}),
n.react(),document.body.dataset.ready="true",S.addEventListener("change",()=>y());let i=o=>ft(h("new-version"),{actions:[[h("reload"),o]],ms:0});await e?.loadWhole(),y({isKept:await e?.keep(i)??null})}
addEventListener("error",({error:n})=>Gs(n));addEventListener("unhandledrejection",({reason:n})=>Gs(n));T("not-started").addEventListener("click",({currentTarget:n})=>{n.hidden=!0});T("not-started").hidden=
!0;Jn();export{W as a,Le as b,M as c,Te as d,j as e,ri as f,nn as g,Pe as h,Re as i,$t as j,h as k,At as l,D as m,Gt as n,Et as o,hn as p,Lt as q,di as r,St as s,I as t,w as u,T as v,Ve as w,ui as x,ut as y,Yt as z,
ft as A,_ as B,Ye as C,Mt as D,O as E,F,Kt as G,Si as H,Mi as I,Tt as J,Xt as K,u as L,Ke as M,Xe as N,y as O,Zt as P,ts as Q,E as R,G as S,Ni as T,Ii as U,k as V,nt as W,_t as X,ss as Y,ns as Z,os as _,
rs as $,it as aa,Qt as ba,Di as ca,ee as da,Ui as ea,ot as fa,se as ga,xn as ha,ls as ia,Ot as ja,hs as ka,ps as la,io as ma,H as na,ms as oa,P as pa,L as qa,rt as ra,gs as sa,oe as ta,vs as ua,To as va,
ks as wa,Ln as xa,ae as ya,Pt as za,x as Aa,Jo as Ba,g as Ca,ge as Da,Ps as Ea,Ws as Fa,jn as Ga,In as Ha,Pn as Ia,Wn as Ja,dr as Ka,Bn as La};
/*! For license information please see first.mjs.LEGAL.txt */
