async function It(){let i=document.querySelector("script[type=module]")?.getAttribute("src")??"";try{let t=await fetch(location.pathname,{cache:"no-cache"});return t.ok&&!(await t.text()).includes(i)}catch{
return!1}}async function ce(i){let t=await fetch(new URL(i,import.meta.url));if(t.ok)return t;throw{code:await It()?"new-version":"file-missing",params:{file:i}}}var{backend:ws,searches:gs}=document.documentElement.dataset;async function le(){let{use:i,...t}=await import("./site.mjs");return i(ce),t}var O=ws==="site"?le():null,ft=O||gs==="here"?
le:null;var he={comma:", ",semicolon:"; ",space:" ",board:"Board",cell:"{square}, {piece, select, black {black} white {white} other {empty}}","cell-goals":"can move to {goals}","cell-chosen":"chosen","cell-ca\
pture":"can be captured","cell-goal":"can be reached","goal-capture":"capture on {square}","piece-goals":"{square} chosen. Can go to {goals}.","piece-stuck":"{square} chosen. It has no legal move.","c\
hoice-cancelled":"Choice cancelled","not-yours":"That piece is not yours to move.","no-piece":"That square is empty.",rank:"rank",file:"file",rising:"diagonal up to the right",falling:"diagonal up to \
the left","leaves-board":"would leave the board","lands-on-own":"would land on its own piece on {square}","in-the-way":"the {color, select, black {black} white {white}} piece on {square} is in the way",
"lines-of":"Lines of {square}","line-count":"{line}: {count, plural, one {# piece} other {# pieces}}.","way-to":"to {square}","way-captures":"captures on {square}","to-move":"{side, select, black {Bla\
ck} white {White}} to move.","choose-piece":"Choose a piece to see its moves.","plies-left":"{count, plural, one {# ply} other {# plies}} left.","game-paused":"The game is paused.","side-thinks":"{sid\
e, select, black {Black} white {White}} is thinking…","premove-next":"Next: {from}-{to}.","can-win":"{side, select, black {Black} white {White}} can win now!","connects-next":"{side, select, black {\
Black} white {White}} connects next move.","wins-next":"{side, select, black {Black} white {White}} wins next move.","you-won":"You won!","you-lost":"You lost.","computers-turn":"It is the computer’s \
turn.",moved:"{side, select, black {Black} white {White}}: {from} to {to}.",took:"{side, select, black {Black} white {White}}: {from} takes {to}.",passed:"{side, select, black {Black} white {White}} h\
as no move and passes.",refusal:"{from} to {to}: {reason}.",side:"{side, select, black {Black} white {White}}","player-of":"{side, select, black {Black} white {White}}’s player",you:"You",computer:"\
Computer {level} · {level, select, 1 {first game} 2 {beginner} 3 {novice} 4 {easy} 5 {casual} 6 {club} 7 {good club} 8 {strong} 9 {very strong} 10 {strongest}}",pieces:"{count, plural, one {# piece} \
other {# pieces}}",groups:"{count, plural, one {# group} other {# groups}}",status:"Status","no-server":"Cannot reach the server.","file-missing":"This site lacks a file: {file}.","cannot-run":"This b\
rowser is too old to play here.","new-version":"There is a new version of this site.","try-again":"Try again",failed:"Something on this page has failed: {detail}","program-ended":"The terminal program\
 has ended.",close:"Close"};var mt=document.documentElement,st={};if(mt.lang!=="en")try{({default:st}=await import(new URL(`${mt.lang}.mjs`,import.meta.url).href)),vs()}catch{mt.lang="en"}var wt=mt.lang,jt={...he,...st},vi=i=>{Object.
assign(jt,i,st)};function vs(){for(let i of document.querySelectorAll("[data-words], [data-label]")){let{words:t,label:e}=i.dataset;if(t&&(i.textContent=st[t]),e)for(let s of["aria-label","title","con\
tent"])i.hasAttribute(s)&&i.setAttribute(s,st[e])}}var de=i=>typeof i!="object"||i===null||(!Pt(i)||i.code in jt)&&Object.values(i).every(de),ys=new Intl.PluralRules(wt),pe=new Intl.NumberFormat(wt),bs=new Intl.
NumberFormat(wt,{style:"percent"}),xs=new Intl.ListFormat(wt),ks=/\{(\w+)(?:, (plural|select|percent|number))?(?:, ((?:[\w=-]+ \{[^{}]*\} ?)+))?\}/g,$s=/([\w=-]+) \{([^{}]*)\}/g,As=i=>bs.format(i<=0?0:
i>=1?1:Math.min(.99,Math.max(.01,i))),ue=i=>xs.format(i),fe=i=>i.join(p("comma")),yi=i=>p("full",{words:i}),gt=i=>i.filter(Boolean).join(p("space")),p=(i,t={})=>me(i,t);function me(i,t){let e=jt[i];return e===
void 0?`${i} ${JSON.stringify(t)}`:e.replace(ks,(s,n,o,r)=>{let c=t[n];return o==="percent"?As(c):o==="number"?pe.format(c):o?Es(r,o==="plural",c):String(vt(c)??"")})}function Es(i,t,e){let s=new Map(
[...i.matchAll($s)].map(([,r,c])=>[r,c])),n=t?ys.select(e):String(e?.code??e),o=s.get(`=${e}`)??s.get(n)??s.get("other")??"";return t?o.replace("#",pe.format(e)):o}var vt=i=>Pt(i)?me(i.code,i.params??
{}):i,Pt=i=>typeof i?.code=="string"&&Object.keys(i).every(t=>t==="code"||t==="params");async function R(i){return de(i)||await import("./rest.mjs"),it(i)}function it(i){return typeof i!=
"object"||i===null?i:Pt(i)?vt(i):Array.isArray(i)?i.map(it):Object.fromEntries(Object.entries(i).map(([t,e])=>[t,it(e)]))}var H=class extends Error{},L=Object.assign(new EventTarget,{fault:null});function Y(i){L.fault=i?i.code?i:{code:"no-server"}:null,L.dispatchEvent(new Event("change"))}var we=()=>L.dispatchEvent(new Event(
"retry")),Ms=300,Ls=4e3,nt=(i,t="")=>`${i} ${t}`;function _s(){let i=document.getElementById("answers")?.textContent;return JSON.parse(i||"[]").map(({path:e,body:s,answer:n})=>[nt(e,s?ge(s):""),it(n)])}
var ge=i=>JSON.stringify(Object.fromEntries(Object.entries(i).sort())),yt=new Map(_s()),Wt=yt.get(nt("about"))?.firstLevel,Rt=(i,t)=>new Promise(e=>{let s=()=>{clearTimeout(n),L.removeEventListener("r\
etry",s),e()},n=setTimeout(s,i);L.addEventListener("retry",s),t?.addEventListener("abort",s)});async function Ss(i,t,e){if(O)return(await O).answer(i,t);let s=t===null?{}:{method:"POST",body:t,signal:e},
n=await fetch(`api/${i}`,s),{ok:o,status:r}=n;return{status:r,answer:await(o?n.json():n.json().catch(()=>({})))}}async function ve(i,t,e,s=R){for(let n=Ms;;n=Math.min(2*n,Ls)){let o,r;try{({status:o,answer:r}=
await Ss(i,t,e))}catch(a){if(e?.aborted)throw a;Y(a),await Rt(n,e);continue}if(Y(null),o<300)return s(r);let c={code:"no-answer",params:{status:o}};throw new H((await R({error:c,...r})).error)}}async function Ht(i,t,e,s){
if(t&&typeof t=="object"){let o=yt.get(nt(i,ge(t)));if(o)return o}let n=typeof t=="string"?t:JSON.stringify(t);return ve(i,n,e,s)}function Ts(i){return ve(i,null)}async function bt(){let i=yt.get(nt("\
about"));return i||yt.set(nt("about"),i=await Ts("about")),i}var Os="http://www.w3.org/2000/svg";function B(i,t={},...e){let s=document.createElement(i);for(let[n,o]of Object.entries(t))o==null||o===!1&&!(n in s)||(n.startsWith("on")?s.addEventListener(n.slice(
2),o):n==="class"||n.includes("-")||n==="role"||n==="for"?s.setAttribute(n,String(o)):s[n]=o);return s.append(...e.filter(n=>n!=null&&n!==!1)),s}function f(i,t={},...e){let s=document.createElementNS(
Os,i);for(let[n,o]of Object.entries(t))o!==void 0&&s.setAttribute(n,String(o));return s.append(...e),s}function $(i){let t=document.getElementById(i);if(!t)throw new Error(`#${i}`);return t}function z(i,t,e={}){
return B("button",{type:"button",onclick:t,...e},i)}var Cs={settings:"M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",close:"M6 6l12 12M18 6L6 18"},xt=i=>f("svg",{class:"icon-drawing",viewBox:"0 0 24 24","aria-hidden":"true"},f("path",{d:Cs[i]}));var Ns=8;function F(i){let t=$("live");for(t.append(B("p",{},i));t.children.length>Ns;)t.firstChild?.remove()}var Bt=()=>document.querySelector(".toast.passing")?.remove(),ye=()=>document.querySelector(
".view:not([hidden]) .notes")??$("toasts"),be=()=>ye().append(...document.querySelectorAll(".toast:not(.passing)"));function ot(i,{kind:t="note",actions:e=[],ms:s=6e3}={}){let n=B("div",{class:`toast ${t}`},
B("span",{},i));s>0&&n.classList.add("passing");let o=()=>n.remove();for(let[r,c]of e)n.append(z(r,()=>{o(),c()}));return n.append(z(xt("close"),o,{class:"quiet icon","aria-label":p("close")})),Bt(),ye().
append(n),s>0&&setTimeout(o,s),o}var h={game:null,link:null,said:null,detail:null,premove:null,arrows:[],glow:[],isCommenting:!1,isFirstVisit:!1,isKept:null,analysis:{isOn:!1,job:null,findings:null,fen:null,fault:"",known:null},review:{
run:0,progress:null,fault:"",retry:null},puzzles:null,learn:null,editor:null,club:null,about:null,extras:null},ke=[],Ft=!1,$e=i=>{ke.push(i)};function y(i={}){Object.assign(h,i),!Ft&&(Ft=!0,queueMicrotask(
()=>{Ft=!1;for(let t of ke)t()}))}var xe;function C(){return xe??=Promise.all([import("./rest.mjs"),Is()]).then(([i])=>i),xe}function Is(){let i=document.querySelector("link[rel=stylesh\
eet]"),t=document.createElement("link");return t.rel="stylesheet",t.href=new URL("later.css",i.href).href,new Promise(e=>{t.onload=t.onerror=e,i.after(t)})}var Ae=()=>`${h.game?.state.id} ${h.game?.drawn?.
fen} ${h.game?.isOver}`;function kt(i,t=null){y({said:{text:i,move:t,about:Ae()}})}var Ee=()=>h.said?.about===Ae()?h.said:null;var Me=250,js=4e3,Ps=1001,Vt=class extends EventTarget{constructor(){super(),this.socket=null,this.jobs=new Map,this.next=1,this.wait=Me,this.isUp=!1,this.isRefused=!1,this.hasEnded=!1}connect(){if(this.
socket)return;if(this.isRefused){Y(!1);return}let t=new URL("socket",location.href.split("#")[0]);t.protocol=t.protocol.replace("http","ws");let e=new WebSocket(t);this.socket=e,e.onmessage=async({data:s})=>this.
hear(await R(JSON.parse(s))),e.onclose=({code:s})=>{this.hasEnded||=s===Ps,this.lost()}}lost(){this.isUp=!1,this.socket=null,Y(!0),Rt(this.wait).then(()=>this.connect()),this.wait=Math.min(this.wait*1.7,
js)}hear(t){let e=this.jobs.get(t.id);switch(t.type){case"hello":this.isUp=!0,this.hasEnded=!1,this.wait=Me;for(let[s,{ask:n}]of this.jobs)this.send({...n,id:s});Y(!1);break;case"found":e?.found(t.findings);
break;case"done":this.jobs.delete(t.id),e?.resolve(t.findings??t.game);break;case"error":e?(this.jobs.delete(t.id),e.reject(new Error(t.error))):this.dispatchEvent(new CustomEvent("said",{detail:{text:t.
error,error:!0}}))}this.dispatchEvent(new CustomEvent(t.type,{detail:t}))}send(t){this.isUp&&this.socket?.send(JSON.stringify(t))}begin(t,e=()=>{}){let s=this.next++,n=new Promise((r,c)=>{this.jobs.set(
s,{ask:t,found:e,resolve:r,reject:c})});return this.send({...t,id:s}),{promise:n,stop:()=>{let r=this.jobs.get(s);r&&(this.isUp?this.send({type:"stop",id:s}):(this.jobs.delete(s),r.resolve(null)))}}}},
S=new Vt;function Le(i,t){let e=()=>{let n=L.fault?.code==="no-server"&&S.hasEnded&&h.link?{code:"program-ended"}:L.fault;if(i.dataset.code===(n?.code??""))return;if(i.dataset.code=n?.code??"",!n)return i.replaceChildren();
let o=n.code==="new-version"?z(p("reload"),()=>location.reload()):z(p("try-again"),we);i.replaceChildren(vt(n)," ",o)};L.addEventListener("change",e,{signal:t}),e()}var N=i=>[i.charCodeAt(0)-97,Number(i.slice(1))-1],_e=(i,t)=>String.fromCharCode(97+i)+(t+1);function I(i,{width:t,height:e,flipped:s}){let[n,o]=N(i),r=s?t-1-n:n,c=s?o:e-1-o;return[r*100,c*100]}function M(i,t){
let[e,s]=I(i,t);return[e+100/2,s+100/2]}function $t(i,t,{width:e,height:s,flipped:n}){return i<0||t<0||i>=e||t>=s?null:n?_e(e-1-i,t):_e(i,s-1-t)}function V(i){return Array.from({length:i.height},(t,e)=>Array.
from({length:i.width},(s,n)=>$t(n,e,i)))}function Se(i,{axis:t,ends:e}){let[s,n]=N(i),[o,r]=N(e[0]);switch(t){case"rank":return n===r;case"file":return s===o;case"rising":return s-n===o-r;default:return s+
n===o+r}}function Te(i){let t=V(i),e=(s,n,o,r)=>{let[c,a]=I(s,i);return f("text",{class:"coordinate",x:c+o,y:a+r},n)};return[...t.map(([s])=>e(s,s.slice(1),11,23)),...t[t.length-1].map(s=>e(s,s[0],89,92))]}var A=["black","white"],G=i=>i==="black"?"white":"black",At=i=>i.charAt(0).toUpperCase()+i.slice(1);function Oe(i){let t=Math.max(0,i),e=Math.floor(t/1e3),s=o=>String(o).padStart(2,"0");if(e<20)return`\
0:${s(e)}.${Math.floor(t%1e3/100)}`;let n=Math.floor(e/60);return n>=60?`${Math.floor(n/60)}:${s(n%60)}:${s(e%60)}`:`${n}:${s(e%60)}`}var Ce=(i,t)=>`${i}-${t}`,Ne=(i,t)=>p("refusal",{...J(i),reason:t});
function Ie(i,t=""){if(!i)return{winner:i,text:p("draw-agreed"),code:"Draw"};let e=p(t==="+Time"?"out-of-time":"resigned",{winner:i});return{winner:i,text:e,code:`${i==="black"?"B":"W"}${t}`}}function J(i){
let[t,e]=i.split("-");return e?{from:t,to:e}:null}function je(i,t,e,s,n){let[o,r]=M(e,n);for(let c of s){let[[a,l],[d,u]]=c.ends.map(m=>M(m,n));i.append(f("line",{class:"line",x1:a,y1:l,x2:d,y2:u}));for(let m of c.ways)if(m.to&&!m.blocked){let[g,x]=M(
m.to,n);i.append(f("line",{class:"way",x1:o,y1:r,x2:g,y2:x}))}else m.by&&t.append(Rs(...M(m.by,n)));Ws(t,c,[o,r],n)}}function Ws(i,t,[e,s],n){let o=t.ways.map((g,x)=>{let[E,_]=M(t.ends[x===0?1:0],n),ut=Math.
max(Math.abs(E-e),Math.abs(_-s));return{isOpen:g.blocked===null,length:ut,dx:Math.sign(E-e),dy:Math.sign(_-s)}});o.sort((g,x)=>Number(x.isOpen)-Number(g.isOpen)||x.length-g.length);let r=o.find(({length:g})=>g>
0);if(!r)return;let{isOpen:c,dx:a,dy:l}=r,d=a&&l?.46:.5,[u,m]=[e+a*100*d,s+l*100*d];i.append(f("circle",{class:`count-badge ${c?"open":"shut"}`,cx:u,cy:m,r:17}),f("text",{class:"count-text",x:u,y:m+8},
String(t.count)))}function Rs(i,t){return f("path",{class:"cross",d:`M${i-20} ${t-20}L${i+20} ${t+20}M${i+20} ${t-20}L${i-20} ${t+20}`})}function Pe({name:i,count:t,ways:e}){let s=e.filter(({blocked:o,
by:r})=>o===null||r!==null),n=(s.length?s:e.slice(0,1)).map(({blocked:o,capture:r,to:c})=>o??p(r?"way-captures":"way-to",{square:c}));return[p("line-count",{line:At(i),count:t}),n.join(p("semicolon"))]}var Qi=["stones","flat","shapes"];function We(i,t){let e=f("g",{class:`piece ${i}`});return t==="shapes"?(i==="black"?e.append(f("rect",{class:"body",x:-34,y:-34,width:68,height:68,rx:14})):e.append(f(
"circle",{class:"body",r:39}),f("circle",{class:"mark",r:20})),e):(e.append(f("ellipse",{class:"shade",cx:1,cy:4,rx:40,ry:40}),f("circle",{class:"body",r:39})),t==="stones"&&e.append(f("ellipse",{class:"\
shine",cx:-11,cy:-14,rx:15,ry:10,transform:"rotate(-35 -11 -14)"})),i==="white"&&e.append(f("circle",{class:"mark",r:t==="flat"?24:27})),e)}var Et={isOnKeys:!0};addEventListener("keydown",({key:i})=>{i==="Tab"&&(Et.isOnKeys=!0)},!0);addEventListener("pointerdown",()=>{Et.isOnKeys=!1},!0);var Hs=6,Mt=class{constructor(t){this.board=t,this.cells=new Map,this.names=new WeakMap,this.current=null,this.grip=null,this.isWaiting=!1;let{svg:e}=t;e.addEventListener("pointerdown",s=>this.down(s)),
e.addEventListener("pointermove",s=>this.move(s)),e.addEventListener("pointerup",s=>this.up(s)),e.addEventListener("pointercancel",()=>this.drop()),e.addEventListener("pointerleave",s=>{s.pointerType===
"mouse"&&t.hover(null)}),e.addEventListener("wheel",s=>this.wheel(s),{passive:!1}),e.addEventListener("keydown",s=>this.key(s)),e.addEventListener("focusin",s=>{let n=s.target.dataset.square;n&&this.setCurrent(
n)})}drawCells(t){t.replaceChildren(),this.cells.clear();let{frame:e}=this.board;for(let s of V(e)){let n=f("g",{role:"row"});for(let o of s){let[r,c]=I(o,e),a=f("g",{class:"cell",role:"gridcell",tabindex:-1},
f("rect",{class:"hit",x:r,y:c,width:100,height:100}),f("rect",{class:"focus",x:r+3,y:c+3,width:94,height:94,rx:8}));a.dataset.square=o,this.cells.set(o,a),n.append(a)}t.append(n)}(!this.current||!this.
cells.has(this.current))&&(this.current=V(e)[e.height-1][0]),this.cells.get(this.current)?.setAttribute("tabindex","0")}nameCells(){let{board:t}=this,{selected:e,shown:s}=t;if(!s)return;let{view:n}=s,
o=new Map(A.flatMap(a=>n[a].map(l=>[l,a]))),r=A.filter(a=>s.canMove(a)),c=new Map(n.moves.filter(({from:a})=>a!==null&&a===e).map(({to:a,capture:l})=>[a,l]));for(let[a,l]of this.cells){let d=o.get(a),
u=d&&r.includes(d)&&t.movesOf(a)||[],m=a===e,g=c.get(a),x=[d,m,g,...u.map(({text:_})=>_)].join();if(this.names.get(l)===x)continue;this.names.set(l,x);let E=[p("cell",{square:a,piece:d})];u.length&&E.
push(p("cell-goals",{goals:Re(u)})),m&&E.push(p("cell-chosen")),g!==void 0&&E.push(p(g?"cell-capture":"cell-goal")),l.setAttribute("aria-label",fe(E)),l.setAttribute("aria-selected",String(m))}}wheel(t){
let{step:e}=this.board.calls;!e||t.ctrlKey||t.deltaY===0||(t.preventDefault(),e(t.deltaY<0?"back":"next"))}setCurrent(t){this.current&&this.cells.get(this.current)?.setAttribute("tabindex","-1"),this.
current=t,this.cells.get(t)?.setAttribute("tabindex","0")}focus(){this.current&&this.cells.get(this.current)?.focus()}squareOf(t){let s=this.board.svg.getScreenCTM();if(!s||!this.board.shown)return null;
let{x:n,y:o}=new DOMPoint(t.clientX,t.clientY).matrixTransform(s.inverse());return $t(Math.floor(n/100),Math.floor(o/100),this.board.frame)}isMovable(t){let{shown:e}=this.board,s=this.board.sideAt(t);
return s!==null&&!!(e?.canMove(s)||e?.canPremove?.(s))}down(t){let e=this.squareOf(t);if(t.button!==0||!e)return;let{board:s}=this;if(this.isWaiting=!1,this.setCurrent(e),s.calls.tap?.(e))return;t.pointerType!==
"mouse"&&s.hover(null);let n=s.selected===e&&!s.tried;if(s.selected&&s.selected!==e&&!(this.isMovable(e)&&!s.movesOf(s.selected).some(o=>o.to===e))){this.go(s.selected,e);return}if(!this.isMovable(e)){
s.select(null),t.pointerType!=="mouse"&&s.hover(s.sideAt(e)?e:null);return}n||s.select(e),this.grip={from:e,piece:s.pieces.get(e),x:t.clientX,y:t.clientY,dragging:!1,wasSelected:n},this.board.svg.setPointerCapture(
t.pointerId)}move(t){let{board:e,grip:s}=this;if(!s){if((t.movementX||t.movementY)&&(this.isWaiting=!1),t.pointerType==="mouse"&&!this.isWaiting){let c=this.squareOf(t);e.hover(c&&e.sideAt(c)?c:null)}
return}if(!s.dragging&&Math.hypot(t.clientX-s.x,t.clientY-s.y)<Hs)return;s.dragging||(s.dragging=!0,s.piece?.classList.add("dragged"),s.piece&&e.layers.pieces.append(s.piece));let n=e.svg.getScreenCTM();
if(!n||!s.piece)return;let{x:o,y:r}=new DOMPoint(t.clientX,t.clientY).matrixTransform(n.inverse());s.piece.style.transform=`translate(${o}px, ${r}px) scale(1.08)`}up(t){let{board:e,grip:s}=this,n=this.
squareOf(t);if(s){if(this.drop(),!s.dragging){s.wasSelected&&e.select(null);return}!n||n===s.from||(s.piece&&e.movesOf(s.from).some(o=>o.to===n)&&e.put(s.piece,n),this.go(s.from,n))}}drop(){let{grip:t}=this;
if(this.grip=null,!t?.piece)return;t.piece.classList.remove("dragged");let e=t.piece.dataset.square;e&&this.board.put(t.piece,e)}async go(t,e){let{board:s}=this;s.select(null),await s.calls.move(Ce(t,
e))==="illegal"&&s.refuse({from:t,to:e}),s.settle()}key(t){let{board:e}=this,n={ArrowUp:[0,-1],ArrowDown:[0,1],ArrowLeft:[-1,0],ArrowRight:[1,0]}[t.key];n&&Et.isOnKeys&&!t.altKey&&!t.ctrlKey&&this.current?
(t.preventDefault(),t.stopPropagation(),this.walk(...n)):(t.key==="Enter"||t.key===" ")&&this.current?(t.preventDefault(),this.press(this.current)):t.key==="Escape"&&e.selected&&(t.stopPropagation(),e.
select(null),F(p("choice-cancelled")))}walk(t,e){if(!this.current)return;let{frame:s}=this.board,[n,o]=N(this.current),r=(s.flipped?s.width-1-n:n)+t,c=(s.flipped?o:s.height-1-o)+e,a=$t(r,c,s);a&&(this.
setCurrent(a),this.cells.get(a)?.focus(),this.board.hover(this.board.sideAt(a)?a:null))}press(t){let{board:e}=this;if(!e.calls.tap?.(t))if(e.selected===t&&!e.tried)e.select(null);else if(e.selected&&e.
selected!==t&&!(this.isMovable(t)&&!e.movesOf(e.selected).some(s=>s.to===t)))this.go(e.selected,t);else if(this.isMovable(t)){e.select(t);let s=Re(e.movesOf(t));F(At(p(s?"piece-goals":"piece-stuck",{square:t,
goals:s})))}else F(p(e.sideAt(t)?"not-yours":"no-piece"))}},Re=i=>ue(i.map(({to:t,capture:e})=>e?p("goal-capture",{square:t}):String(t)));var q="loa.",Bs=new EventTarget,Lt=!1,hn=()=>Lt;function T(i){try{return JSON.parse(localStorage.getItem(q+i)??"null")}catch{return null}}function j(i,t){let e=!0;try{localStorage.setItem(q+i,JSON.stringify(
t))}catch{e=!1}return(e?Lt&&i.startsWith("game."):!Lt)&&(Lt=!e,Bs.dispatchEvent(new Event("change"))),e}var qt=(i,t)=>He(T(i),t);function He(i,t){return Array.isArray(t)?Array.isArray(i)?i.filter(e=>typeof e==
"string"):t:typeof t=="object"?Object.fromEntries(Object.entries(t).map(([e,s])=>[e,He(i?.[e],s)])):typeof i==typeof t?i:t}function dn(i){try{localStorage.removeItem(q+i)}catch{}}function pn(i){try{return Object.
keys(localStorage).filter(t=>t.startsWith(q+i)).map(t=>t.slice(q.length))}catch{return[]}}var _t={load(i){try{return sessionStorage.getItem(q+i)}catch{return null}},save(i,t){try{sessionStorage.setItem(
q+i,t)}catch{}}};var Be={language:"auto",scheme:"auto",largeText:!1,board:"wood",pieces:"stones",coordinates:!0,counts:!1,overlay:!0,dots:!0,groups:!0,threats:!0,arrows:!0,teaching:!1,sounds:!1,volume:50,autoFlip:!1,analysisLines:3,
analysisSeconds:60,analysisThreads:1,speed:600},v=qt("settings",Be),rt=new EventTarget;function Dt(){let i=document.documentElement;i.dataset.scheme=v.scheme,i.dataset.board=v.board,i.dataset.pieces=v.
pieces,i.dataset.text=v.largeText?"large":""}function mn(i,t){Object.assign(v,qt("settings",Be),{[i]:t}),j("settings",v),Dt(),rt.dispatchEvent(new Event("change"))}var Fs=new WeakMap,Fe=220,Vs=matchMedia("(prefers-reduced-motion: reduce)"),St=class{constructor(t,e){this.calls=e,this.shown=null,this.selected=null,this.tried=null,this.hovered=null,this.arrows=[],this.
glowing=new Set,this.tinted=[],this.drawn=[],this.pieces=new Map,this.frameKey="",this.keys={},this.landing=void 0,this.layers=Object.fromEntries(["squares","tints","bonds","counts","overlay","pieces",
"marks","dots","labels","arrows","drawn","cells"].map(s=>[s,f("g",{class:s,...s==="cells"?{}:{"aria-hidden":"true"}})])),this.svg=f("svg",{class:"board",role:"grid","aria-label":e.label??p("board")},...Object.
values(this.layers)),Fs.set(this.svg,this),t.append(B("div",{class:"board-frame"},this.svg)),this.input=new Mt(this),rt.addEventListener("change",()=>{this.frameKey="",this.draw()})}get frame(){let{view:t,
flipped:e}=this.shown;return{width:t.width,height:t.height,flipped:e}}show(t){let e=this.shown?.view;this.shown=t,t.arrows&&(this.arrows=t.arrows),t.glow&&(this.glowing=new Set(t.glow)),t.tints&&(this.
tinted=t.tints);let{view:s}=t,{selected:n}=this;if(e&&e.fen!==s.fen){let o=(a,l)=>n!==null&&a[l].includes(n),r=A.some(a=>o(e,a)&&o(s,a)),c=Math.abs(e.plies-s.plies)<2&&e.width===s.width;(!r||!c)&&(this.
selected=null),this.tried=null,this.hovered=null,this.input.isWaiting=!0,this.drawn=[]}t.marks&&(this.drawn=t.marks),this.draw(e)}draw(t){if(!this.shown)return;let{width:e,height:s,flipped:n}=this.frame,
o=[e,s,n,v.coordinates,v.counts].join();o!==this.frameKey&&(this.frameKey=o,this.drawFrame(),this.pieces.clear(),this.layers.pieces.replaceChildren(),this.keys={},t=void 0),this.drawPieces(t)&&(clearTimeout(
this.landing),this.landing=setTimeout(()=>{this.landing=void 0,this.refresh()},Fe)),this.refresh()}redraw(t,e,s){let n=JSON.stringify(e);n!==this.keys[t]&&(this.keys[t]=n,this.layers[t].replaceChildren(),
s())}drawFrame(){let{width:t,height:e}=this.frame,s=v.counts?84:6,n=v.counts?84:6,o=v.counts?52:6,c=[-o,-n,t*100+o+s,e*100+n+6];this.svg.setAttribute("viewBox",c.join(" ")),this.svg.setAttribute("widt\
h",String(c[2])),this.svg.setAttribute("height",String(c[3]));let a=this.layers.squares;a.replaceChildren(f("rect",{class:"rim",x:-6,y:-6,width:t*100+12,height:e*100+12,rx:10}));for(let l of V(this.frame).
flat()){let[d,u]=I(l,this.frame),[m,g]=N(l);a.append(f("rect",{class:(m+g)%2?"light":"dark",x:d,y:u,width:100,height:100}))}v.coordinates&&a.append(...Te(this.frame)),this.input.drawCells(this.layers.
cells)}drawCounts(){let{view:t}=this.shown,e=this.hovered??this.selected;this.redraw("counts",[v.counts,t.lines,e],async()=>{if(!v.counts)return;let s=this.keys.counts,{drawCounts:n}=await import("./rest.mjs");
s===this.keys.counts&&(this.layers.counts.replaceChildren(),n(this.layers.counts,t.lines,this.frame,e))})}drawPieces(t){let{view:e}=this.shown,s=t&&qs(t,e),n=s&&this.pieces.get(s.from);s&&n&&(this.lift(
n),this.pieces.get(s.to)?.remove(),this.pieces.delete(s.from),this.pieces.set(s.to,n));let o=new Map(A.flatMap(r=>e[r].map(c=>[c,r])));for(let[r,c]of this.pieces)(o.get(r)!==c.dataset.side||c.dataset.
theme!==v.pieces)&&(c.remove(),this.pieces.delete(r));for(let[r,c]of o){let a=this.pieces.get(r);a||(a=We(c,v.pieces),a.dataset.side=c,a.dataset.theme=v.pieces,this.layers.pieces.append(a),this.pieces.
set(r,a)),a.dataset.square!==r&&(a.dataset.square=r),this.put(a,r)}return!!n&&!Vs.matches}lift(t){this.layers.pieces.append(t),t.classList.add("moved"),t.getBoundingClientRect(),setTimeout(()=>t.classList.
remove("moved"),Fe)}settle(){if(this.shown)for(let[t,e]of this.pieces)e.classList.contains("dragged")||this.put(e,t)}put(t,e){let[s,n]=M(e,this.frame),o=`translate(${s}px, ${n}px)`;t.style.transform!==
o&&(t.style.transform=o)}refresh(){this.shown&&(this.drawCounts(),this.drawTints(),this.drawBonds(),this.drawOverlay(),this.drawDots(),this.drawArrows(),this.drawDrawn(),this.input.nameCells())}drawTints(){
let{view:t,premove:e}=this.shown,{lastMove:s}=t,n=this.landing!==void 0,o=[...n?[]:[s?.from,s?.to].map(r=>[r,"last"]),...this.tinted.map(({square:r,kind:c,label:a})=>[r,c,a]),...[...this.glowing].map(
r=>[r,"glow"]),[e?.from,"premove"],[e?.to,"premove"],[this.selected,"chosen"],...n?[]:(t.end?.connected??[]).map(r=>[r,"winning"])];this.redraw("tints",o,()=>{this.layers.labels.replaceChildren();for(let[
r,c,a]of o){if(!r)continue;let[l,d]=I(r,this.frame),u={x:l,y:d,width:100,height:100};this.layers.tints.append(f("rect",{class:`tint ${c}`,...u}));let m={class:"label",x:l+100-6,y:d+22};a&&this.layers.
labels.append(f("text",m,a))}})}drawBonds(){let{view:t}=this.shown,e=v.groups?t.groups:null;if((!e||e.black.length+e.white.length>0)&&this.landing===void 0){this.redraw("bonds",e,()=>{if(e)for(let r of A)
this.drawGroups(this.layers.bonds,r)});return}let{from:n,to:o}=t.lastMove??{};for(let r of[...this.layers.bonds.children]){let[c,a]=r.dataset.squares?.split(" ")??[],l=d=>d!==n&&d!==o&&this.sideAt(d)!==
null;l(c)&&l(a)||(r.remove(),this.keys.bonds="")}}drawGroups(t,e){let{view:s}=this.shown;for(let n of s.groups[e])n.forEach((o,r)=>{let[c,a]=N(o);for(let l of n.slice(r+1)){let[d,u]=N(l);if(Math.abs(c-
d)>1||Math.abs(a-u)>1)continue;let[m,g]=M(o,this.frame),[x,E]=M(l,this.frame),_=f("line",{class:`bond ${e}`,x1:m,y1:g,x2:x,y2:E});_.dataset.squares=`${o} ${l}`,t.append(_)}})}drawOverlay(){let{view:t}=this.
shown,{tried:e}=this,s=this.selected??this.hovered,o=(v.overlay||e)&&!t.end&&s?t.pieceLines[s]:void 0;this.redraw("overlay",[s,o,e],async()=>{let{overlay:r,marks:c}=this.layers;if(c.replaceChildren(),
!s||!o)return;let a=this.keys.overlay,l=e&&o.find(u=>Se(e.to,u));if(!e||!l)return je(r,c,s,o,this.frame);let{drawTriedLine:d}=await import("./rest.mjs");a===this.keys.overlay&&d(r,c,e,l,
this.frame)})}drawDots(){let t=v.dots&&this.selected?this.movesOf(this.selected):[];this.redraw("dots",t,()=>{for(let{to:e,capture:s}of t){if(!e)continue;let[n,o]=M(e,this.frame),r=s?{class:"dot captu\
re",r:44}:{class:"dot",r:15};this.layers.dots.append(f("circle",{...r,cx:n,cy:o}))}})}drawArrows(){let{view:t}=this.shown,{from:e,to:s}=t.lastMove??{},r=[...this.arrows.length===0&&v.arrows&&this.landing===
void 0&&e&&s?[{from:e,to:s,kind:"last"}]:[],...this.arrows];this.redraw("arrows",r,()=>{for(let c of r)this.drawArrow(this.layers.arrows,c)})}drawDrawn(t=this.drawn){this.redraw("drawn",t,()=>{for(let e of t){
let[s,n]=M(e.from,this.frame);e.from!==e.to?this.drawArrow(this.layers.drawn,e):this.layers.drawn.append(f("circle",{class:`ring ${e.kind}`,cx:s,cy:n,r:44}))}})}drawArrow(t,{from:e,to:s,kind:n,label:o}){
let[r,c]=M(e,this.frame),[a,l]=M(s,this.frame),d=Math.hypot(a-r,l-c)||1,[u,m]=[(a-r)/d,(l-c)/d],g=n==="last"&&d>130?44:20,x=d-12,E=x-30,_=n==="last"?3.5:8,ut=n==="last"?13:22,W=(tt,et)=>`${(r+u*tt-m*et).
toFixed(1)},${(c+m*tt+u*et).toFixed(1)}`,ms=[W(g,_),W(E,_),W(E,ut),W(x,0),W(E,-ut),W(E,-_),W(g,-_)];if(t.append(f("polygon",{class:`arrow ${n}`,points:ms.join(" ")})),o){let[tt,et]=[r+u*d*.55,c+m*d*.55];
t.append(f("circle",{class:`badge ${n}`,cx:tt,cy:et,r:17}),f("text",{class:"badge-text",x:tt,y:et+8},o))}}movesOf(t){return this.shown?.view.moves.filter(e=>e.from===t)??[]}sideAt(t){let e=this.shown?.
view;return A.find(s=>e?.[s].includes(t))??null}select(t){this.selected=t,this.tried=null,this.refresh(),this.calls.select?.(t)}refuse(t){this.sideAt(t.from)&&(this.selected=t.from,this.tried=t,this.refresh())}hover(t){
t!==this.hovered&&(this.hovered=t,this.shown&&(this.drawCounts(),this.drawOverlay(),this.calls.hover?.(t)))}};function qs(i,t){let e=t.lastMove;if(e?.from&&e.to&&t.plies===i.plies+1)return{from:e.from,
to:e.to};let s=i.lastMove;return s?.from&&s.to&&i.plies===t.plies+1?{from:s.to,to:s.from}:null}function Ut(i,t){let e={black:[...i.black],white:[...i.white]},{toMove:s,lastMove:n}=i;for(let o of t){let r=J(o);if(n={text:o,from:null,to:null,capture:!1,count:0},r){let{from:c,to:a}=r,l=e.black.includes(
c)?"black":"white",d=e[G(l)],u=d.includes(a);u&&d.splice(d.indexOf(a),1),e[l][e[l].indexOf(c)]=a,n={text:o,from:c,to:a,capture:u,count:0}}s=G(s)}return{...i,...e,fen:[i.fen,...t].join(" "),toMove:s,lastMove:n,
plies:i.plies+t.length,end:null,mustPass:!1,moves:[],pieceLines:{},lines:[],groups:{black:[],white:[]},threats:{black:[],white:[]}}}function Ve(i,t=()=>{}){if(!ft)return S.begin(i,t);let e=!1,s=ft().then(({begin:r})=>r(i,t)),n=()=>{e=!0,s.then(({stop:r})=>r()).catch(()=>{})};return{promise:s.then(({promise:r})=>r).catch(async r=>{
if(O)throw new Error((await R({error:r})).error);let c=S.begin(i,t);return s=Promise.resolve(c),e&&c.stop(),c.promise}),stop:n}}var qe=()=>ft!==null||S.isUp;var X=class{constructor(t){this.nodes=t??[{id:0,parent:null,move:null,comment:"",children:[],clock:null}]}node(t){return this.nodes[t]}add(t,e){let s=this.nodes[t].children.find(o=>this.nodes[o].move===
e);if(s!==void 0)return s;let n=this.nodes.length;return this.nodes.push({id:n,parent:t,move:e,comment:"",children:[],clock:null}),this.nodes[t].children.push(n),n}take(t){let e=[0];for(let{id:s,parent:n,
move:o,comment:r,clock:c,marks:a}of t.nodes){if(n===null||o===null||e[n]===void 0||!t.nodes[n].children.includes(s))continue;let l=this.nodes[e[s]=this.add(e[n],o)];l.comment||=r,l.clock??=c,l.marks??=
a}return e}path(t){let e=[];for(let s=t;s!==null;s=this.nodes[s].parent)e.push(s);return e.reverse()}moves(t){return this.path(t).slice(1).map(e=>this.nodes[e].move)}end(t){for(;this.nodes[t].children.
length;)t=this.nodes[t].children[0];return t}promote(t){for(let e of this.path(t)){let s=this.nodes[e].parent;if(s===null)continue;let{children:n}=this.nodes[s];n.splice(n.indexOf(e),1),n.unshift(e)}}remove(t){
let e=this.nodes[t].parent;if(e===null)return t;let{children:s}=this.nodes[e];return s.splice(s.indexOf(t),1),e}leadsTo(t,e){return this.path(e).includes(t)}};var Ds=70,Us=5e3,Ks=25,Ys=2**31-1,De=0,zs="1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 1",Kt=2,Gs=(i,t)=>({black:{machine:i,level:Wt},white:{machine:t,level:Wt}});function Ue(i={}){return{id:Math.
random().toString(36).slice(2,10),rules:"olympiad",limit:null,fen:zs,nodes:new X().nodes,live:0,shown:0,players:Gs(!1,!0),clock:null,left:{black:0,white:0},outcome:null,seed:Math.floor(Math.random()*2**
32),flipped:!1,paused:!1,serious:!1,updated:Date.now(),edition:0,version:Kt,result:null,review:{},...i}}var Tt=class extends EventTarget{constructor(t){super(),this.state=t,this.tree=new X(t.nodes),this.
view=null,this.liveView=null,this.views=new Map,this.asked=new Map,this.pending=null,this.thinking=null,this.undone=[],this.remote=null,this.closed=!1,this.follows=!1,this.revision=++De}text(t){let{rules:e,
limit:s,fen:n}=this.state;return{rules:e,fen:n,moves:this.tree.moves(t),...s===null?{}:{limit:s}}}async viewOf(t,e){let s=this.views.get(t);if(s)return s;let n=this.asked.get(t)??this.ask(t,e);return this.
asked.set(t,n),n}async ask(t,e){try{return this.keep(t,await Ht("position",this.text(t),e))}finally{this.asked.delete(t)}}keep(t,e){let s=this.views.get(t)??e;return this.views.set(t,s),s}get isKnown(){
return this.view!==null&&this.views.get(this.state.shown)===this.view}get drawn(){return this.pending??this.view}get kept(){let{state:t,pending:e}=this,s=e?.lastMove?.text;if(!s)return t;let n=new X(structuredClone(
this.tree.nodes)),o=n.add(t.shown,s);return t.clock&&(n.node(o).clock??={...t.left}),{...t,nodes:n.nodes,shown:o,live:this.isAtLive?o:t.live}}changed(){this.revision=++De,this.state.nodes=this.tree.nodes,
this.state.updated=Date.now(),this.state.result=this.end&&(this.end.winner??"draw"),this.dispatchEvent(new Event("change"))}async load(t){let{live:e,shown:s}=this.state;[this.liveView,this.view]=await Promise.
all([e,s,0].map(n=>this.viewOf(n,t)))}begin(){this.changed(),this.goOn()}close(){this.closed=!0,this.stopThinking()}get isOver(){return!!(this.state.outcome||this.liveView?.end)}get allowsHelp(){return!this.
state.serious||this.isOver}get isAtLive(){return this.state.shown===this.state.live}sideToMove(t){return(this.views.get(t)??this.guess(t))?.toMove??"black"}get end(){return this.liveView?.end??this.state.
outcome}canMove(t){let{view:e,state:s}=this;return!e||this.pending||e.end||e.toMove!==t?!1:!this.isAtLive||s.outcome?!0:!s.players[t].machine||s.paused}canPremove(t){let{players:e,paused:s}=this.state;
return this.isAtLive&&!this.isOver&&!this.remote&&!s&&!e[t].machine&&e[G(t)].machine&&!this.canMove(t)}async show(t){this.state.shown=t,this.pending=null;let e=this.views.get(t);if(this.view=e??this.guess(
t)??this.view,this.dispatchEvent(new Event("view")),e||(await new Promise(n=>setTimeout(n,Ds)),this.state.shown!==t))return;let s=await this.viewOf(t);this.state.shown===t&&(this.view=s,this.dispatchEvent(
new Event("view")))}guess(t){let e=this.tree.path(t);for(let s=e.length-1;s>=0;s--){let n=this.views.get(e[s]);if(n)return Ut(n,e.slice(s+1).map(o=>this.tree.node(o).move??""))}return null}async tryMove(t){
if(this.pending)return null;let{shown:e,live:s}=this.state,{view:n}=this,o=n?.moves.some(({text:c})=>c===t)?Ut(n,[t]):null;this.pending=o,o&&this.dispatchEvent(new Event("view")),await null;let r=()=>{
!o||this.pending!==o||(this.pending=null,this.dispatchEvent(new Event("view")))};if(this.remote&&e===s&&!this.isOver){let c=await this.remote.tryMove(t);return c?r():setTimeout(r,Us),c===null?null:typeof c==
"string"?{reason:c}:c}try{let c=await Ht("move",{game:this.text(e),move:t});if(!c.legal)return c;let a=this.tree.add(e,c.move);return this.keep(a,c.position),this.state.shown!==e||(e===s&&!this.isOver?
await this.advance(a,"human"):(await this.show(a),this.changed())),null}catch(c){if(c instanceof H)return{reason:c.message};throw c}finally{r()}}async advance(t,e){let s=this.isAtLive,{live:n}=this.state,
o=await this.viewOf(t);if(this.state.live!==n)return;let r=this.liveView?.toMove??"black";this.state.live=t,this.liveView=o,this.tree.promote(t),s&&(this.state.shown=t,this.view=o,this.pending=null),this.
undone[this.undone.length-1]===t?this.undone.pop():this.undone=[],this.dispatchEvent(new CustomEvent("move",{detail:{id:t,by:e,mover:r,view:o}})),this.changed(),this.goOn()}goOn(){if(this.closed||this.
follows||this.remote||this.isOver||!this.liveView)return;let{live:t,players:e,paused:s}=this.state,n=this.liveView.toMove;if(this.thinking){if(this.thinking.node===t&&e[n].machine&&!s)return;this.stopThinking()}
this.liveView.mustPass?this.advance(this.tree.add(t,"pass"),"pass"):e[n].machine&&!s&&this.think(t,n)}async think(t,e){let{players:s,seed:n}=this.state,o=s.black.machine&&s.white.machine,r=performance.
now(),c=Ve({type:"move",game:this.text(t),level:s[e].level,seed:n}),a={stop:c.stop,node:t};this.thinking=a,this.changed();let l=setTimeout(()=>{this.thinking===a&&this.moveNow()},this.timeForMove(e)),
d;try{d=await c.promise}catch(g){this.thinking===a&&(this.thinking=null),this.dispatchEvent(new CustomEvent("refused",{detail:String(g)}));return}finally{clearTimeout(l)}let u=(o?v.speed:250)-(performance.
now()-r);if(u>0&&await new Promise(g=>setTimeout(g,u)),this.thinking!==a)return;this.thinking=null;let m=d?.lines[0]?.move;m&&!this.closed&&this.state.live===t&&await this.advance(this.tree.add(t,m),"\
machine")}timeForMove(t){let{clock:e,left:s}=this.state;return e?Math.max(s[t]/Ks,Math.min(e.increment,s[t])/2):Ys}stopThinking(){this.thinking?.stop(),this.thinking=null}moveNow(){this.remote?S.send(
{type:"hurry"}):qe()&&this.thinking?.stop()}async undo(){if(this.remote)return this.remote.send("undo");let{players:t}=this.state,e=t.black.machine&&t.white.machine,s=this.tree.path(this.state.live),n=0;
for(let o=s.length-1;o>0;o--){n++;let r=await this.viewOf(s[o-1]);if(e||!t[r.toMove].machine&&!r.mustPass)break}if(n!==0){this.stopThinking(),this.state.outcome=null;for(let o of s.slice(-n).reverse())
this.undone.push(o);e&&(this.state.paused=!0),await this.setLive(s[s.length-1-n])}}async redo(){if(this.undone.length===0)return;let{players:t}=this.state;this.stopThinking();let e=this.state.live;for(;this.
undone.length;){let s=this.undone[this.undone.length-1];if(this.tree.node(s).parent!==e){this.undone=[];break}this.undone.pop(),e=s;let n=await this.viewOf(e);if(!t[n.toMove].machine&&!n.mustPass)break}
await this.setLive(e)}async setLive(t){let{state:e}=this;e.live=t,e.shown=t,e.clock&&(e.left={...this.tree.node(t).clock??{black:e.clock.base,white:e.clock.base}}),this.liveView=await this.viewOf(t),this.
view=this.liveView,this.pending=null,this.changed(),this.goOn()}async playFromHere(){this.stopThinking(),this.state.outcome=null,this.undone=[],await this.setLive(this.state.shown)}setPlayer(t,e){let s=this.
state.players[t];if(this.state.players[t]={...s,...e},this.remote)return this.remote.setPlayer(t,s,this.state.players[t]);this.stopThinking(),this.changed(),this.goOn()}pause(t){this.state.paused=t,t&&
this.stopThinking(),this.changed(),this.goOn()}finish(t){this.stopThinking(),this.state.outcome=t,this.changed()}resign(t){this.finish(Ie(G(t),"+Resign"))}get people(){return A.filter(t=>!this.state.players[t].
machine)}};var Ot="",zt=({edition:i,updated:t,version:e,...s})=>JSON.stringify(s);function Ke(i){Ot=zt(i)}function Ye(i){_t.load("game")!==i&&(_t.save("game",i),j("latest",i))}function ze(i,t=i,e){let s=zt(t);if(s===
Ot)return;let n=T(`game.${i.id}`),o=i.edition??0;if(n?.edition>o)return void e?.(n);let r={...t,edition:o+1,version:Kt};j(`game.${i.id}`,r)&&(i.edition=r.edition,Ot=s,j("latest",i.id),e&&navigator.locks&&
(Yt=Xs(i.id,s,e)))}var Js=50,Xs=(i,t,e)=>navigator.locks.request("loa.games",async()=>{await new Promise(n=>setTimeout(n,Js));let s=T(`game.${i}`);s&&Ot===t&&zt(s)!==t&&await e(s)}),Yt=Promise.resolve();
async function Dn(){for(let i;i!==Yt;)await(i=Yt)}function Ge(){let i=_t.load("game")??T("latest"),t=i?T(`game.${i}`):null;return t&&{...t,id:i}}var ee=globalThis,Je=i=>i,Ct=ee.trustedTypes,Xe=Ct?Ct.createPolicy("lit-html",{createHTML:i=>i}):void 0,is="$lit$",P=`lit$${Math.random().toFixed(9).slice(2)}$`,ns="?"+P,Zs=`<${ns}>`,K=document,ct=()=>K.
createComment(""),lt=i=>i===null||typeof i!="object"&&typeof i!="function",se=Array.isArray,Qs=i=>se(i)||typeof i?.[Symbol.iterator]=="function",Gt=`[ 	
\f\r]`,at=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Ze=/-->/g,Qe=/>/g,D=RegExp(`>|${Gt}(?:([^\\s"'>=/]+)(${Gt}*=${Gt}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),ts=/'/g,es=/"/g,os=/^(?:script|style|textarea|title)$/i,ie=i=>(t,...e)=>({_$litType$:i,strings:t,values:e}),k=ie(1),Kn=ie(2),Yn=ie(3),ht=Symbol.for("lit-noChange"),w=Symbol.
for("lit-nothing"),ss=new WeakMap,U=K.createTreeWalker(K,129);function rs(i,t){if(!se(i)||!i.hasOwnProperty("raw"))throw Error("invalid template strings array");return Xe!==void 0?Xe.createHTML(t):t}var ti=(i,t)=>{
let e=i.length-1,s=[],n,o=t===2?"<svg>":t===3?"<math>":"",r=at;for(let c=0;c<e;c++){let a=i[c],l,d,u=-1,m=0;for(;m<a.length&&(r.lastIndex=m,d=r.exec(a),d!==null);)m=r.lastIndex,r===at?d[1]==="!--"?r=Ze:
d[1]!==void 0?r=Qe:d[2]!==void 0?(os.test(d[2])&&(n=RegExp("</"+d[2],"g")),r=D):d[3]!==void 0&&(r=D):r===D?d[0]===">"?(r=n??at,u=-1):d[1]===void 0?u=-2:(u=r.lastIndex-d[2].length,l=d[1],r=d[3]===void 0?
D:d[3]==='"'?es:ts):r===es||r===ts?r=D:r===Ze||r===Qe?r=at:(r=D,n=void 0);let g=r===D&&i[c+1].startsWith("/>")?" ":"";o+=r===at?a+Zs:u>=0?(s.push(l),a.slice(0,u)+is+a.slice(u)+P+g):a+P+(u===-2?c:g)}return[
rs(i,o+(i[e]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),s]},dt=class i{constructor({strings:t,_$litType$:e},s){let n;this.parts=[];let o=0,r=0,c=t.length-1,a=this.parts,[l,d]=ti(t,e);if(this.el=i.createElement(
l,s),U.currentNode=this.el.content,e===2||e===3){let u=this.el.content.firstChild;u.replaceWith(...u.childNodes)}for(;(n=U.nextNode())!==null&&a.length<c;){if(n.nodeType===1){if(n.hasAttributes())for(let u of n.
getAttributeNames())if(u.endsWith(is)){let m=d[r++],g=n.getAttribute(u).split(P),x=/([.?@])?(.*)/.exec(m);a.push({type:1,index:o,name:x[2],strings:g,ctor:x[1]==="."?Xt:x[1]==="?"?Zt:x[1]==="@"?Qt:Q}),
n.removeAttribute(u)}else u.startsWith(P)&&(a.push({type:6,index:o}),n.removeAttribute(u));if(os.test(n.tagName)){let u=n.textContent.split(P),m=u.length-1;if(m>0){n.textContent=Ct?Ct.emptyScript:"";for(let g=0;g<
m;g++)n.append(u[g],ct()),U.nextNode(),a.push({type:2,index:++o});n.append(u[m],ct())}}}else if(n.nodeType===8)if(n.data===ns)a.push({type:2,index:o});else{let u=-1;for(;(u=n.data.indexOf(P,u+1))!==-1;)
a.push({type:7,index:o}),u+=P.length-1}o++}}static createElement(t,e){let s=K.createElement("template");return s.innerHTML=t,s}};function Z(i,t,e=i,s){if(t===ht)return t;let n=s!==void 0?e._$Co?.[s]:e.
_$Cl,o=lt(t)?void 0:t._$litDirective$;return n?.constructor!==o&&(n?._$AO?.(!1),o===void 0?n=void 0:(n=new o(i),n._$AT(i,e,s)),s!==void 0?(e._$Co??=[])[s]=n:e._$Cl=n),n!==void 0&&(t=Z(i,n._$AS(i,t.values),
n,s)),t}var Jt=class{constructor(t,e){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=e}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:e},parts:s}=this.
_$AD,n=(t?.creationScope??K).importNode(e,!0);U.currentNode=n;let o=U.nextNode(),r=0,c=0,a=s[0];for(;a!==void 0;){if(r===a.index){let l;a.type===2?l=new pt(o,o.nextSibling,this,t):a.type===1?l=new a.ctor(
o,a.name,a.strings,this,t):a.type===6&&(l=new te(o,this,t)),this._$AV.push(l),a=s[++c]}r!==a?.index&&(o=U.nextNode(),r++)}return U.currentNode=K,n}p(t){let e=0;for(let s of this._$AV)s!==void 0&&(s.strings!==
void 0?(s._$AI(t,s,e),e+=s.strings.length-2):s._$AI(t[e])),e++}},pt=class i{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,e,s,n){this.type=2,this._$AH=w,this._$AN=void 0,this._$AA=t,this.
_$AB=e,this._$AM=s,this.options=n,this._$Cv=n?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,e=this._$AM;return e!==void 0&&t?.nodeType===11&&(t=e.parentNode),t}get startNode(){return this.
_$AA}get endNode(){return this._$AB}_$AI(t,e=this){t=Z(this,t,e),lt(t)?t===w||t==null||t===""?(this._$AH!==w&&this._$AR(),this._$AH=w):t!==this._$AH&&t!==ht&&this._(t):t._$litType$!==void 0?this.$(t):
t.nodeType!==void 0?this.T(t):Qs(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==w&&lt(this._$AH)?
this._$AA.nextSibling.data=t:this.T(K.createTextNode(t)),this._$AH=t}$(t){let{values:e,_$litType$:s}=t,n=typeof s=="number"?this._$AC(t):(s.el===void 0&&(s.el=dt.createElement(rs(s.h,s.h[0]),this.options)),
s);if(this._$AH?._$AD===n)this._$AH.p(e);else{let o=new Jt(n,this),r=o.u(this.options);o.p(e),this.T(r),this._$AH=o}}_$AC(t){let e=ss.get(t.strings);return e===void 0&&ss.set(t.strings,e=new dt(t)),e}k(t){
se(this._$AH)||(this._$AH=[],this._$AR());let e=this._$AH,s,n=0;for(let o of t)n===e.length?e.push(s=new i(this.O(ct()),this.O(ct()),this,this.options)):s=e[n],s._$AI(o),n++;n<e.length&&(this._$AR(s&&
s._$AB.nextSibling,n),e.length=n)}_$AR(t=this._$AA.nextSibling,e){for(this._$AP?.(!1,!0,e);t!==this._$AB;){let s=Je(t).nextSibling;Je(t).remove(),t=s}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,
this._$AP?.(t))}},Q=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,e,s,n,o){this.type=1,this._$AH=w,this._$AN=void 0,this.element=t,this.name=e,this._$AM=
n,this.options=o,s.length>2||s[0]!==""||s[1]!==""?(this._$AH=Array(s.length-1).fill(new String),this.strings=s):this._$AH=w}_$AI(t,e=this,s,n){let o=this.strings,r=!1;if(o===void 0)t=Z(this,t,e,0),r=!lt(
t)||t!==this._$AH&&t!==ht,r&&(this._$AH=t);else{let c=t,a,l;for(t=o[0],a=0;a<o.length-1;a++)l=Z(this,c[s+a],e,a),l===ht&&(l=this._$AH[a]),r||=!lt(l)||l!==this._$AH[a],l===w?t=w:t!==w&&(t+=(l??"")+o[a+
1]),this._$AH[a]=l}r&&!n&&this.j(t)}j(t){t===w?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},Xt=class extends Q{constructor(){super(...arguments),this.type=3}j(t){
this.element[this.name]=t===w?void 0:t}},Zt=class extends Q{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==w)}},Qt=class extends Q{constructor(t,e,s,n,o){
super(t,e,s,n,o),this.type=5}_$AI(t,e=this){if((t=Z(this,t,e,0)??w)===ht)return;let s=this._$AH,n=t===w&&s!==w||t.capture!==s.capture||t.once!==s.once||t.passive!==s.passive,o=t!==w&&(s===w||n);n&&this.
element.removeEventListener(this.name,this,s),o&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,
t):this._$AH.handleEvent(t)}},te=class{constructor(t,e,s){this.element=t,this.type=6,this._$AN=void 0,this._$AM=e,this.options=s}get _$AU(){return this._$AM._$AU}_$AI(t){Z(this,t)}};var ei=ee.litHtmlPolyfillSupport;ei?.(dt,pt),(ee.litHtmlVersions??=[]).push("3.3.3");var ne=(i,t,e)=>{let s=e?.renderBefore??t,n=s._$litPart$;if(n===void 0){let o=e?.renderBefore??null;s._$litPart$=n=
new pt(t.insertBefore(ct(),o),o,void 0,e??{})}return n._$AI(i),n};var as=({id:i,top:t,bar:e,bottom:s,side:n})=>k`<div class="frame">
  <div class="top-row">${t??w}</div>
  <div class="board-row">${e??w}<div id=${i} class="board-host"></div></div>
  <div class="bottom-row">${s??w}</div>
  <div class="side">${n??w}</div>
</div>`,cs=(i,t,e)=>k`
  <div class="said-box" tabindex="0" role="group" aria-label=${p("status")}>
    ${i}
    <div class="notes" role="status"></div>
  </div>
  ${t} ${e}
`;var si=2e4,ii=[p("you"),...Array.from({length:10},(i,t)=>p("computer",{level:t+1}))];function oe(i,t){let{players:e,names:s}=i.state,n=e[t],o=!i.isOver&&i.liveView?.toMove===t&&!i.pending,r=o&&!!(i.thinking||
i.remote?.isThinking),c=n.machine?n.level:0,a=l=>{let d=Number(l.target.value);i.setPlayer(t,d?{machine:!0,level:d}:{machine:!1})};return ni(t,i.view,{isToMove:o,isThinking:r,name:s?.[t],player:k`<select aria-label=${p(
"player-of",{side:t})} @change=${a}>
        ${ii.map((l,d)=>k`<option value=${d} .selected=${c===d}>${l}</option>`)}
      </select>`,clock:ri(i,t)})}function ni(i,t,{isToMove:e,isThinking:s,name:n,player:o,clock:r}={}){return k`<div class=${`strip${e?" to-move":""}${s?" thinking":""}`} data-side=${i}>
    <span class="stone" aria-hidden="true"></span>
    <span class="strip-name${n?"":" plain"}">${n||p("side",{side:i})}</span>
    ${o??w}
    <span class="strip-groups">${oi(t,i)}</span>
    ${r??w}
  </div>`}function oi(i,t){let e=i?.groups[t].length;if(!i||!e)return"";let s=p("pieces",{count:i[t].length}),n=p("groups",{count:e});return k`<span class="piece-count">${s}${p("comma")}</span>${n}`}function ri({
state:i,tree:t,isAtLive:e},s){let{clock:n,left:o,shown:r}=i,c=e?o[s]:t.node(r).clock?.[s]??n?.base??0;return k`<span class="clock${c<si?" low":""}" role="timer" ?hidden=${!n}
    >${n?Oe(c):""}</span
  >`}var ls=12;function hs(i){let t=i.drawn;if(!t)return w;let e=t.end??(i.isAtLive?i.state.outcome:null),s=Ee(),n=`${s?.move&&!e?" fault":""}${e?" over":""}`,o=e?e.text:s?.text??li(i);return k`<p class="status${n}" role="status"
      >${e?ai(i,e.winner):w}<span>${o}</span
      >${e?w:ci(i)}</p
    >
    ${e&&s?k`<p class="faint">${s.text}</p>`:w}`}function ai({people:i},t){return i.length!==1||!t?w:k`<b>${p(i[0]===t?"you-won":"you-lost")}</b>`}function ci(i){let t=i.view;if(!t||i.pending||!v.threats||
!i.allowsHelp)return w;let{rules:e}=i.state,s=h.about?.presets.some(({name:n,misere:o})=>o&&n===e);return A.filter(n=>t.threats[n].length).map(n=>k`<span class="threat"
        >${p(n===t.toMove?"can-win":s?"wins-next":"connects-next",{side:n})}</span
      >`)}function li(i){let t=i.drawn,e=t.toMove,{players:s,paused:n}=i.state,o=[p("to-move",{side:e})];if(i.isAtLive&&n)o.push(p("game-paused"));else if(i.isAtLive&&s[e].machine&&!L.fault)o[0]=p("si\
de-thinks",{side:e}),h.premove&&o.push(p("premove-next",h.premove));else{let r=t.limit===null?ls+1:t.limit-t.plies;t.plies===0&&i.isAtLive&&o.push(p("choose-piece")),r<=ls&&o.push(p("plies-left",{count:r}))}
return gt(o)}var lo=i=>hi(i.pending?null:i.view,h.detail);function hi(i,t){let e=t&&v.overlay&&i?.pieceLines[t];if(!t||!e)return w;let s=A.find(n=>i?.[n].includes(t));return k`<div class="detail">
    <h2>${p("cell",{square:t,piece:s})}</h2>
    <ul class="line-words" aria-label=${p("lines-of",{square:t})}>
      ${e.map(n=>{let[o,r]=Pe(n);return k`<li><b>${o}</b> ${r}</li>`})}
    </ul>
  </div>`}function re(i){let{game:t}=h,[e,s]=t?.state.flipped?A:[...A].reverse();return as({id:"board",top:t&&oe(t,e),bar:t&&h.extras?h.extras.bar(t):k`<div class="bar"></div>`,bottom:t&&oe(t,s),side:t?.view&&di(
t,i)})}var di=(i,t)=>cs([hs(i),h.extras?.advice(i),h.extras?.nextStep(i,t)],h.extras?.panel(i,t),h.extras?.actions(i,t));var Nt=class{constructor(t){this.host=t,this.editPosition=null,this.key="",ne(re(this),t),this.board=new St(t.querySelector("#board"),{move:e=>this.tryMove(e),select:e=>{y({detail:e,premove:null,said:h.
said?.move?null:h.said})},hover:e=>y({detail:e??this.board.selected}),step:e=>h.game&&h.extras?.go(h.game,e)}),$e(()=>this.draw()),bt().then(e=>{y({about:e}),this.react()}),rt.addEventListener("change",
()=>y()),document.addEventListener("keydown",e=>h.extras?.press(e,this)),addEventListener("pagehide",()=>this.keep())}get game(){return h.game}get link(){return h.link}async begin(){let t=Ge();y({isFirstVisit:!T(
"seen")&&!(t?.nodes?.length>1)}),(!t||!await this.startSaved(t))&&await this.start(Ue())}see(){h.isFirstVisit&&(j("seen",!0),y({isFirstVisit:!1}),document.activeElement?.closest(".first-visit")&&this.
board.input.focus())}async startSaved(t,e){let{readGame:s}=await import("./rest.mjs"),{state:n,fault:o}=s(t);try{return n?await this.start(n,e):(await import("./rest.mjs")).
rescue(t.id,{code:`${o}`}),!!n}catch(r){if(!(r instanceof H))throw r;return(await import("./rest.mjs")).rescue(t.id,r.message),!1}}opens(){return this.opening?.abort(),this.opening=new AbortController}async open(t,e){
let s=this.opens();e?.addEventListener("abort",()=>s.abort());try{if(!await this.startSaved(t,s.signal)||s.signal.aborted)return}catch(n){if(s.signal.aborted)return;throw n}location.hash!=="#play"&&(location.
hash="#play"),scrollTo(0,0)}async start(t,e){let s=new Tt(t);await s.load(e),!e?.aborted&&(t.edition&&Ke(t),this.adopt(s),s.begin())}adopt(t){t.remote||Ye(t.state.id),h.game?.remote||h.game?.close(),this.
clock?.stop(),this.listening?.abort(),this.listening=new AbortController;let{signal:e}=this.listening,s={run:h.review.run+1,progress:null,fault:"",retry:null};y({game:t,said:null,premove:null,isCommenting:!1,
review:s}),this.react(),t.state.clock&&C().then(({Clock:o})=>{h.game===t&&(this.clock=new o(t,()=>y(),()=>this.keep()))});let n=(o,r)=>t.addEventListener(o,r,{signal:e});n("change",()=>{this.keep(),y(),
this.react()}),n("view",()=>{t.pending?this.keep():this.keepSoon(),y(),this.react()}),n("move",({detail:o})=>this.moved(t,o)),n("refused",({detail:o})=>ot(o,{kind:"error"}))}keep(){clearTimeout(this.keeping);
let{game:t}=h;!t||t.remote||ze(t.state,t.kept,async e=>{let{merge:s}=await C();h.game===t&&s(this,t,e)})}keepSoon(){clearTimeout(this.keeping),this.keeping=setTimeout(()=>this.keep(),300)}toTerminal(){
h.link?.game&&this.adopt(h.link.game)}async tryMove(t){let{game:e}=h;if(!e?.view)return;let s=e.view.toMove;if(!e.canMove(s)&&!e.view.end){let o=e.people[0];o&&e.canPremove(o)?y({premove:J(t)}):e.pending||
kt(p("computers-turn"));return}if(y({arrows:[],glow:[]}),h.review.retry&&await h.extras?.judgeRetry(e,t))return;e.view.moves.some(o=>o.text===t)&&Bt();let n=await e.tryMove(t);if(n){let o=Ne(t,n.reason??
"");return kt(o,J(t)),F(o),"illegal"}}premove(){let{game:t,premove:e}=h;if(!t?.view||!e||!t.canMove(t.view.toMove))return;h.premove=null;let{from:s,to:n}=e,o=t.view.moves.find(r=>r.from===s&&r.to===n);
o&&t.isAtLive&&this.tryMove(o.text)}moved(t,e){let{lastMove:s,end:n}=e.view,o=p(e.by==="pass"?"passed":s?.capture?"took":"moved",{...s,side:e.mover});F(gt([o,n?.text??""])),e.by==="human"&&this.see(),
e.by==="pass"&&ot(o),h.extras?.playSound(n?"over":s?.capture?"capture":"move"),n?t.stopThinking():h.extras?.offerAtRepetition(t,e),t.people.length===2&&!t.remote&&v.autoFlip&&!n&&(t.state.flipped=e.view.
toMove==="white"),v.teaching&&C().then(({teach:c})=>c(t,e).catch(()=>{}))}giveHint(t){t.isOver||t.pending||C().then(({hint:e})=>e.give(t).catch(s=>kt(s.message)))}flip(){h.game&&(h.game.state.flipped=
!h.game.state.flipped,h.game.changed())}react(){let{game:t}=h;if(!t?.view)return;let e=`${t.state.id} ${t.state.shown} ${t.isOver}`;e!==this.key&&y({arrows:[],glow:[],detail:null}),this.key=e,h.extras?.
follow(t),h.extras?.writeTitle(t),queueMicrotask(()=>this.premove())}draw(){let{game:t}=h;if(!t?.view)return;ne(re(this),this.host);let e=h.extras?.arrows()??[];this.board.show({view:t.drawn,flipped:t.
state.flipped,canMove:s=>t.canMove(s),canPremove:s=>t.canPremove(s),premove:h.premove,arrows:h.arrows.length?h.arrows:e,glow:h.glow,tints:h.extras?.tints(this.board.selected)??[],marks:!t.pending&&t.tree.
node(t.state.shown).marks||[]}),h.extras?.drawMoves(this.host,t)}};var ds=["play","puzzles","learn","editor"],ps={puzzles:async i=>{let{Puzzles:t}=await import("./rest.mjs");await new t($("view-puzzles"),i).begin()},learn:async i=>{let{Learn:t}=await import("./rest.mjs");
new t($("view-learn"),i).begin()},editor:async i=>{let{Editor:t}=await import("./rest.mjs");await new t($("view-editor"),i).begin()}},ae=new AbortController;async function us(i){ae.abort(),
ae=new AbortController;let{signal:t}=ae;if(i.opening?.abort(),location.hash.startsWith("#game?")){let{openLink:o}=await import("./rest.mjs");if(await o(i,t)||t.aborted)return}let e=ds.find(
o=>location.hash.startsWith(`#${o}`))??"play";for(let o of ds)$(`view-${o}`).hidden=o!==e;be();for(let o of document.querySelectorAll("[data-view]"))o.dataset.view===e?o.setAttribute("aria-current","p\
age"):o.removeAttribute("aria-current");y();let s=ps[e];if(delete ps[e],!s)return;let n=$(`view-${e}`);n.inert=!0,await C(),await s(i),n.inert=!1}async function fs(i){let t=$("not-started");if(document.
body.dataset.ready){let s=await It()?"new-version":"failed";t.firstChild?.replaceWith(p(s,{detail:i?.message??i})," ")}t.classList.add("now"),t.hidden=!1}async function pi(){Dt(),$("settings-button").
append(xt("settings")),$("settings-button").addEventListener("click",async()=>(await C()).openSettings());let i=new Nt($("view-play"));Le($("link-state")),addEventListener("hashchange",()=>us(i));let{
shared:t}=await bt();if(t){y({isFirstVisit:!T("seen")});let{Link:n}=await import("./rest.mjs"),o=new n(r=>h.game===null||h.game.remote?i.adopt(r):void 0);y({link:o})}O||S.connect(),h.link&&
await h.link.first,await us(i),h.game||await i.begin(),await new Promise(n=>setTimeout(n));let e=await C();document.querySelector(".view:not([hidden]) .notes")?.append(...$("toasts").children),y({extras:e}),
e.begin(i),i.react(),document.body.dataset.ready="true",L.addEventListener("change",()=>y());let s=n=>ot(p("new-version"),{actions:[[p("reload"),n]],ms:0});y({isKept:await(await O)?.keep(s)??null})}addEventListener(
"error",({error:i})=>fs(i));addEventListener("unhandledrejection",({reason:i})=>fs(i));$("not-started").addEventListener("click",({currentTarget:i})=>{i.hidden=!0});$("not-started").hidden=!0;pi();export{ce as a,O as b,h as c,$e as d,y as e,C as f,kt as g,Bs as h,hn as i,T as j,j as k,qt as l,dn as m,pn as n,_t as o,v as p,mn as q,S as r,Ve as s,A as t,G as u,At as v,Oe as w,Ce as x,Ne as y,Ie as z,
J as A,k as B,Kn as C,w as D,ne as E,B as F,f as G,$ as H,z as I,xt as J,Le as K,Ut as L,X as M,Kt as N,Gs as O,Ue as P,Tt as Q,F as R,Bt as S,ot as T,ii as U,ni as V,oi as W,N as X,_e as Y,I as Z,M as _,
V as $,Se as aa,Qi as ba,We as ca,Fs as da,St as ea,lo as fa,hi as ga,Ke as ha,ze as ia,Dn as ja,as as ka,cs as la,wt as ma,vi as na,As as oa,ue as pa,yi as qa,gt as ra,p as sa,vt as ta,R as ua,H as va,
Y as wa,Wt as xa,Rt as ya,Ht as za,bt as Aa,ds as Ba};
/*! For license information please see first.mjs.LEGAL.txt */
