async function Pt(){let i=document.querySelector("script[type=module]")?.getAttribute("src")??"";try{let t=await fetch(location.pathname,{cache:"no-cache"});return t.ok&&!(await t.text()).includes(i)}catch{
return!1}}async function he(i){let t=await fetch(new URL(i,import.meta.url));if(t.ok)return t;throw{code:await Pt()?"new-version":"file-missing",params:{file:i}}}var{backend:Wt,searches:vs}=document.documentElement.dataset;async function de(){let{use:i,...t}=await import("./site.mjs");return i({fetchFile:he,hasFirst:Wt==="site",tell:s=>{K.part===
null&&s===null||(K.part=s,K.dispatchEvent(new Event("change")))}}),Wt==="site"&&t.loadFirst(),t}var K=Object.assign(new EventTarget,{part:null}),O=Wt==="site"?de():null,wt=O||vs==="here"?de:null;var pe={comma:", ",semicolon:"; ",space:" ",board:"Board",cell:"{square}, {piece, select, black {black} white {white} other {empty}}","cell-goals":"can move to {goals}","cell-chosen":"chosen","cell-ca\
pture":"can be captured","cell-goal":"can be reached","goal-capture":"capture on {square}","piece-goals":"{square} chosen. Can go to {goals}.","piece-stuck":"{square} chosen. It has no legal move.","c\
hoice-cancelled":"Choice cancelled","not-yours":"That piece is not yours to move.","no-piece":"That square is empty.",rank:"rank",file:"file",rising:"diagonal up to the right",falling:"diagonal up to \
the left","leaves-board":"would leave the board","lands-on-own":"would land on its own piece on {square}","in-the-way":"the {color, select, black {black} white {white}} piece on {square} is in the way",
"lines-of":"Lines of {square}","line-count":"{line}: {count, plural, one {# piece} other {# pieces}}.","way-to":"to {square}","way-captures":"captures on {square}","to-move":"{side, select, black {Bla\
ck} white {White}} to move.","choose-piece":"Choose a piece to see its moves.","plies-left":"{count, plural, one {# ply} other {# plies}} left.","game-paused":"The game is paused.","side-thinks":"{sid\
e, select, black {Black} white {White}} is thinking…","premove-next":"Next: {from}-{to}.","can-win":"{side, select, black {Black} white {White}} can win now!","connects-next":"{side, select, black {\
Black} white {White}} connects next move.","wins-next":"{side, select, black {Black} white {White}} wins next move.","you-won":"You won!","you-lost":"You lost.","computers-turn":"It is the computer’s \
turn.",moved:"{side, select, black {Black} white {White}}: {from} to {to}.",took:"{side, select, black {Black} white {White}}: {from} takes {to}.",passed:"{side, select, black {Black} white {White}} h\
as no move and passes.",refusal:"{from} to {to}: {reason}.",side:"{side, select, black {Black} white {White}}","player-of":"{side, select, black {Black} white {White}}’s player",you:"You",computer:"\
Computer {level} · {level, select, 1 {first game} 2 {beginner} 3 {novice} 4 {easy} 5 {casual} 6 {club} 7 {good club} 8 {strong} 9 {very strong} 10 {strongest}}",thinks:"thinking",pieces:"{count, plur\
al, one {# piece} other {# pieces}}",groups:"{count, plural, one {# group} other {# groups}}",status:"Status","no-server":"Cannot reach the server.","file-missing":"This site lacks a file: {file}.",loading:"\
Loading the program: {part, percent}.","cannot-run":"This browser is too old for this. It can play computer 1 and 2, and two people.","new-version":"There is a new version of this site.","try-again":"\
Try again",failed:"Something on this page has failed: {detail}","program-ended":"The terminal program has ended.",close:"Close"};var gt=document.documentElement,st={};if(gt.lang!=="en")try{({default:st}=await import(new URL(`${gt.lang}.mjs`,import.meta.url).href)),ys()}catch{gt.lang="en"}var vt=gt.lang,Rt={...pe,...st},bi=i=>{Object.
assign(Rt,i,st)};function ys(){for(let i of document.querySelectorAll("[data-words], [data-label]")){let{words:t,label:e}=i.dataset;if(t&&(i.textContent=st[t]),e)for(let s of["aria-label","title","con\
tent"])i.hasAttribute(s)&&i.setAttribute(s,st[e])}}var ue=i=>typeof i!="object"||i===null||(!Ft(i)||i.code in Rt)&&Object.values(i).every(ue),bs=new Intl.PluralRules(vt),fe=new Intl.NumberFormat(vt),xs=new Intl.
NumberFormat(vt,{style:"percent"}),ks=new Intl.ListFormat(vt),$s=/\{(\w+)(?:, (plural|select|percent|number))?(?:, ((?:[\w=-]+ \{[^{}]*\} ?)+))?\}/g,As=/([\w=-]+) \{([^{}]*)\}/g,Es=i=>xs.format(i<=0?0:
i>=1?1:Math.min(.99,Math.max(.01,i))),me=i=>ks.format(i),we=i=>i.join(p("comma")),xi=i=>p("full",{words:i}),yt=i=>i.filter(Boolean).join(p("space")),p=(i,t={})=>ge(i,t);function ge(i,t){let e=Rt[i];return e===
void 0?`${i} ${JSON.stringify(t)}`:e.replace($s,(s,n,o,r)=>{let c=t[n];return o==="percent"?Es(c):o==="number"?fe.format(c):o?Ls(r,o==="plural",c):String(bt(c)??"")})}function Ls(i,t,e){let s=new Map(
[...i.matchAll(As)].map(([,r,c])=>[r,c])),n=t?bs.select(e):String(e?.code??e),o=s.get(`=${e}`)??s.get(n)??s.get("other")??"";return t?o.replace("#",fe.format(e)):o}var bt=i=>Ft(i)?ge(i.code,i.params??
{}):i,Ft=i=>typeof i?.code=="string"&&Object.keys(i).every(t=>t==="code"||t==="params");async function nt(i){return ue(i)||await import("./rest.mjs"),it(i)}function it(i){return typeof i!=
"object"||i===null?i:Ft(i)?bt(i):Array.isArray(i)?i.map(it):Object.fromEntries(Object.entries(i).map(([t,e])=>[t,it(e)]))}var R=class extends Error{},M=Object.assign(new EventTarget,{fault:null});function I(i){M.fault=i?i.code?i:{code:"no-server"}:null,M.dispatchEvent(new Event("change"))}var ve=()=>M.dispatchEvent(new Event(
"retry")),Ms=300,_s=4e3,ot=(i,t="")=>`${i} ${t}`;function Ss(){let i=document.getElementById("answers")?.textContent;return JSON.parse(i||"[]").map(({path:e,body:s,answer:n})=>[ot(e,s?ye(s):""),it(n)])}
var ye=i=>JSON.stringify(Object.fromEntries(Object.entries(i).sort())),xt=new Map(Ss()),Ht=xt.get(ot("about"))?.firstLevel,rt=(i,t)=>new Promise(e=>{let s=()=>{clearTimeout(n),M.removeEventListener("r\
etry",s),e()},n=setTimeout(s,i);M.addEventListener("retry",s),t?.addEventListener("abort",s)});async function Ts(i,t,e){if(O)return(await O).answer(i,t);let s=t===null?{}:{method:"POST",body:t,signal:e},
n=await fetch(`api/${i}`,s),{ok:o,status:r}=n;return{status:r,answer:await(o?n.json():n.json().catch(()=>({})))}}async function be(i,t,e,s=nt){for(let n=Ms;;n=Math.min(2*n,_s)){let o,r;try{({status:o,
answer:r}=await Ts(i,t,e))}catch(a){if(e?.aborted)throw a;I(a),await rt(n,e);continue}if(I(null),o<300)return s(r);let c={code:"no-answer",params:{status:o}};throw new R((await nt({error:c,...r})).error)}}
async function Bt(i,t,e,s){if(t&&typeof t=="object"){let o=xt.get(ot(i,ye(t)));if(o)return o}let n=typeof t=="string"?t:JSON.stringify(t);return be(i,n,e,s)}function Os(i){return be(i,null)}async function kt(){
let i=xt.get(ot("about"));return i||xt.set(ot("about"),i=await Os("about")),i}var Cs="http://www.w3.org/2000/svg";function F(i,t={},...e){let s=document.createElement(i);for(let[n,o]of Object.entries(t))o==null||o===!1&&!(n in s)||(n.startsWith("on")?s.addEventListener(n.slice(
2),o):n==="class"||n.includes("-")||n==="role"||n==="for"?s.setAttribute(n,String(o)):s[n]=o);return s.append(...e.filter(n=>n!=null&&n!==!1)),s}function m(i,t={},...e){let s=document.createElementNS(
Cs,i);for(let[n,o]of Object.entries(t))o!==void 0&&s.setAttribute(n,String(o));return s.append(...e),s}function $(i){let t=document.getElementById(i);if(!t)throw new Error(`#${i}`);return t}function G(i,t,e={}){
return F("button",{type:"button",onclick:t,...e},i)}var Ns={settings:"M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",close:"M6 6l12 12M18 6L6 18"},$t=i=>m("svg",{class:"icon-drawing",viewBox:"0 0 24 24","aria-hidden":"true"},m("path",{d:Ns[i]}));var Is=8;function H(i){let t=$("live");for(t.append(F("p",{},i));t.children.length>Is;)t.firstChild?.remove()}var qt=()=>document.querySelector(".toast.passing")?.remove(),xe=()=>document.querySelector(
".view:not([hidden]) .notes")??$("toasts"),ke=()=>xe().append(...document.querySelectorAll(".toast:not(.passing)"));function at(i,{kind:t="note",actions:e=[],ms:s=6e3}={}){let n=F("div",{class:`toast ${t}`},
F("span",{},i));s>0&&n.classList.add("passing");let o=()=>n.remove();for(let[r,c]of e)n.append(G(r,()=>{o(),c()}));return n.append(G($t("close"),o,{class:"quiet icon","aria-label":p("close")})),qt(),xe().
append(n),s>0&&setTimeout(o,s),o}var h={game:null,link:null,said:null,detail:null,premove:null,arrows:[],glow:[],isCommenting:!1,isFirstVisit:!1,isKept:null,analysis:{isOn:!1,job:null,findings:null,fen:null,fault:"",known:null},review:{
run:0,progress:null,fault:"",retry:null},puzzles:null,learn:null,editor:null,club:null,about:null,extras:null},Ae=[],Vt=!1,Ee=i=>{Ae.push(i)};function y(i={}){Object.assign(h,i),!Vt&&(Vt=!0,queueMicrotask(
()=>{Vt=!1;for(let t of Ae)t()}))}var $e;function C(){return $e??=Promise.all([import("./rest.mjs"),js()]).then(([i])=>i),$e}function js(){let i=document.querySelector("link[rel=stylesh\
eet]"),t=document.createElement("link");return t.rel="stylesheet",t.href=new URL("later.css",i.href).href,new Promise(e=>{t.onload=t.onerror=e,i.after(t)})}var Le=()=>`${h.game?.state.id} ${h.game?.drawn?.
fen} ${h.game?.isOver}`;function At(i,t=null){y({said:{text:i,move:t,about:Le()}})}var Me=()=>h.said?.about===Le()?h.said:null;var _e=250,Ps=4e3,Ws=1001,Dt=class extends EventTarget{constructor(){super(),this.socket=null,this.jobs=new Map,this.next=1,this.wait=_e,this.isUp=!1,this.isRefused=!1,this.hasEnded=!1}connect(){if(this.
socket)return;if(this.isRefused){I(!1);return}let t=new URL("socket",location.href.split("#")[0]);t.protocol=t.protocol.replace("http","ws");let e=new WebSocket(t);this.socket=e,e.onmessage=async({data:s})=>this.
hear(await nt(JSON.parse(s))),e.onclose=({code:s})=>{this.hasEnded||=s===Ws,this.lost()}}lost(){this.isUp=!1,this.socket=null,I(!0),rt(this.wait).then(()=>this.connect()),this.wait=Math.min(this.wait*
1.7,Ps)}hear(t){let e=this.jobs.get(t.id);switch(t.type){case"hello":this.isUp=!0,this.hasEnded=!1,this.wait=_e;for(let[s,{ask:n}]of this.jobs)this.send({...n,id:s});I(!1);break;case"found":e?.found(t.
findings);break;case"done":this.jobs.delete(t.id),e?.resolve(t.findings??t.game);break;case"error":e?(this.jobs.delete(t.id),e.reject(new Error(t.error))):this.dispatchEvent(new CustomEvent("said",{detail:{
text:t.error,error:!0}}))}this.dispatchEvent(new CustomEvent(t.type,{detail:t}))}send(t){this.isUp&&this.socket?.send(JSON.stringify(t))}begin(t,e=()=>{}){let s=this.next++,n=new Promise((r,c)=>{this.
jobs.set(s,{ask:t,found:e,resolve:r,reject:c})});return this.send({...t,id:s}),{promise:n,stop:()=>{let r=this.jobs.get(s);r&&(this.isUp?this.send({type:"stop",id:s}):(this.jobs.delete(s),r.resolve(null)))}}}},
S=new Dt;function Se(i,t){let e=()=>{let n=M.fault?.code==="no-server"&&S.hasEnded&&h.link?{code:"program-ended"}:M.fault,{part:o}=K;if(!n&&o!==null)return i.dataset.code="loading",i.replaceChildren(p("loading",
{part:o}));if(i.dataset.code===(n?.code??""))return;if(i.dataset.code=n?.code??"",!n)return i.replaceChildren();let r=n.code==="new-version"?G(p("reload"),()=>location.reload()):G(p("try-again"),ve);i.
replaceChildren(bt(n)," ",r)};M.addEventListener("change",e,{signal:t}),K.addEventListener("change",e,{signal:t}),e()}var N=i=>[i.charCodeAt(0)-97,Number(i.slice(1))-1],Te=(i,t)=>String.fromCharCode(97+i)+(t+1);function B(i,{width:t,height:e,flipped:s}){let[n,o]=N(i),r=s?t-1-n:n,c=s?o:e-1-o;return[r*100,c*100]}function L(i,t){
let[e,s]=B(i,t);return[e+100/2,s+100/2]}function Et(i,t,{width:e,height:s,flipped:n}){return i<0||t<0||i>=e||t>=s?null:n?Te(e-1-i,t):Te(i,s-1-t)}function Y(i){return Array.from({length:i.height},(t,e)=>Array.
from({length:i.width},(s,n)=>Et(n,e,i)))}function Oe(i,{axis:t,ends:e}){let[s,n]=N(i),[o,r]=N(e[0]);switch(t){case"rank":return n===r;case"file":return s===o;case"rising":return s-n===o-r;default:return s+
n===o+r}}var A=["black","white"],z=i=>i==="black"?"white":"black",Lt=i=>i.charAt(0).toUpperCase()+i.slice(1);function Ce(i){let t=Math.max(0,i),e=Math.floor(t/1e3),s=o=>String(o).padStart(2,"0");if(e<20)return`\
0:${s(e)}.${Math.floor(t%1e3/100)}`;let n=Math.floor(e/60);return n>=60?`${Math.floor(n/60)}:${s(n%60)}:${s(e%60)}`:`${n}:${s(e%60)}`}var Ne=(i,t)=>`${i}-${t}`,Ie=(i,t)=>p("refusal",{...J(i),reason:t});
function je(i,t=""){if(!i)return{winner:i,text:p("draw-agreed"),code:"Draw"};let e=p(t==="+Time"?"out-of-time":"resigned",{winner:i});return{winner:i,text:e,code:`${i==="black"?"B":"W"}${t}`}}function J(i){
let[t,e]=i.split("-");return e?{from:t,to:e}:null}function Pe(i,t,e,s,n){let[o,r]=L(e,n);for(let c of s){let[[a,l],[d,u]]=c.ends.map(f=>L(f,n));i.append(m("line",{class:"line",x1:a,y1:l,x2:d,y2:u}));for(let f of c.ways)if(f.to&&!f.blocked){let[g,x]=L(
f.to,n);i.append(m("line",{class:"way",x1:o,y1:r,x2:g,y2:x}))}else f.by&&t.append(Fs(...L(f.by,n)));Rs(t,c,[o,r],n)}}function Rs(i,t,[e,s],n){let o=t.ways.map((g,x)=>{let[E,_]=L(t.ends[x===0?1:0],n),mt=Math.
max(Math.abs(E-e),Math.abs(_-s));return{isOpen:g.blocked===null,length:mt,dx:Math.sign(E-e),dy:Math.sign(_-s)}});o.sort((g,x)=>Number(x.isOpen)-Number(g.isOpen)||x.length-g.length);let r=o.find(({length:g})=>g>
0);if(!r)return;let{isOpen:c,dx:a,dy:l}=r,d=a&&l?.46:.5,[u,f]=[e+a*100*d,s+l*100*d];i.append(m("circle",{class:`count-badge ${c?"open":"shut"}`,cx:u,cy:f,r:17}),m("text",{class:"count-text",x:u,y:f+8},
String(t.count)))}function Fs(i,t){return m("path",{class:"cross",d:`M${i-20} ${t-20}L${i+20} ${t+20}M${i+20} ${t-20}L${i-20} ${t+20}`})}function We({name:i,count:t,ways:e}){let s=e.filter(({blocked:o,
by:r})=>o===null||r!==null),n=(s.length?s:e.slice(0,1)).map(({blocked:o,capture:r,to:c})=>o??p(r?"way-captures":"way-to",{square:c}));return[p("line-count",{line:Lt(i),count:t}),n.join(p("semicolon"))]}var Qi=["stones","flat","shapes"];function Re(i,t){let e=m("g",{class:`piece ${i}`});return t==="shapes"?(i==="black"?e.append(m("rect",{class:"body",x:-34,y:-34,width:68,height:68,rx:14})):e.append(m(
"circle",{class:"body",r:39}),m("circle",{class:"mark",r:20})),e):(e.append(m("ellipse",{class:"shade",cx:1,cy:4,rx:40,ry:40}),m("circle",{class:"body",r:39})),t==="stones"&&e.append(m("ellipse",{class:"\
shine",cx:-11,cy:-14,rx:15,ry:10,transform:"rotate(-35 -11 -14)"})),i==="white"&&e.append(m("circle",{class:"mark",r:t==="flat"?24:27})),e)}var Mt={isOnKeys:!0};addEventListener("keydown",({key:i})=>{i==="Tab"&&(Mt.isOnKeys=!0)},!0);addEventListener("pointerdown",()=>{Mt.isOnKeys=!1},!0);var Hs=6,_t=class{constructor(t){this.board=t,this.cells=new Map,this.names=new WeakMap,this.current=null,this.grip=null,this.isWaiting=!1;let{svg:e}=t;e.addEventListener("pointerdown",s=>this.down(s)),
e.addEventListener("pointermove",s=>this.move(s)),e.addEventListener("pointerup",s=>this.up(s)),e.addEventListener("pointercancel",()=>this.drop()),e.addEventListener("pointerleave",s=>{s.pointerType===
"mouse"&&t.hover(null)}),e.addEventListener("wheel",s=>this.wheel(s),{passive:!1}),e.addEventListener("keydown",s=>this.key(s)),e.addEventListener("focusin",s=>{let n=s.target.dataset.square;n&&this.setCurrent(
n)})}drawCells(t){t.replaceChildren(),this.cells.clear();let{frame:e}=this.board;for(let s of Y(e)){let n=m("g",{role:"row"});for(let o of s){let[r,c]=B(o,e),a=m("g",{class:"cell",role:"gridcell",tabindex:-1},
m("rect",{class:"hit",x:r,y:c,width:100,height:100}),m("rect",{class:"focus",x:r+3,y:c+3,width:94,height:94,rx:8}));a.dataset.square=o,this.cells.set(o,a),n.append(a)}t.append(n)}(!this.current||!this.
cells.has(this.current))&&(this.current=Y(e)[e.height-1][0]),this.cells.get(this.current)?.setAttribute("tabindex","0")}nameCells(){let{board:t}=this,{selected:e,shown:s}=t;if(!s)return;let{view:n}=s,
o=new Map(A.flatMap(a=>n[a].map(l=>[l,a]))),r=A.filter(a=>s.canMove(a)),c=new Map(n.moves.filter(({from:a})=>a!==null&&a===e).map(({to:a,capture:l})=>[a,l]));for(let[a,l]of this.cells){let d=o.get(a),
u=d&&r.includes(d)&&t.movesOf(a)||[],f=a===e,g=c.get(a),x=[d,f,g,...u.map(({text:_})=>_)].join();if(this.names.get(l)===x)continue;this.names.set(l,x);let E=[p("cell",{square:a,piece:d})];u.length&&E.
push(p("cell-goals",{goals:Fe(u)})),f&&E.push(p("cell-chosen")),g!==void 0&&E.push(p(g?"cell-capture":"cell-goal")),l.setAttribute("aria-label",we(E)),l.setAttribute("aria-selected",String(f))}}wheel(t){
let{step:e}=this.board.calls;!e||t.ctrlKey||t.deltaY===0||(t.preventDefault(),e(t.deltaY<0?"back":"next"))}setCurrent(t){this.current&&this.cells.get(this.current)?.setAttribute("tabindex","-1"),this.
current=t,this.cells.get(t)?.setAttribute("tabindex","0")}squareOf(t){let s=this.board.svg.getScreenCTM();if(!s||!this.board.shown)return null;let{x:n,y:o}=new DOMPoint(t.clientX,t.clientY).matrixTransform(
s.inverse());return Et(Math.floor(n/100),Math.floor(o/100),this.board.frame)}isMovable(t){let{shown:e}=this.board,s=this.board.sideAt(t);return s!==null&&!!(e?.canMove(s)||e?.canPremove?.(s))}down(t){
let e=this.squareOf(t);if(t.button!==0||!e)return;let{board:s}=this;if(this.isWaiting=!1,this.setCurrent(e),s.calls.tap?.(e))return;t.pointerType!=="mouse"&&s.hover(null);let n=s.selected===e&&!s.tried;
if(s.selected&&s.selected!==e&&!(this.isMovable(e)&&!s.movesOf(s.selected).some(o=>o.to===e))){this.go(s.selected,e);return}if(!this.isMovable(e)){s.select(null),t.pointerType!=="mouse"&&s.hover(s.sideAt(
e)?e:null);return}n||s.select(e),this.grip={from:e,piece:s.pieces.get(e),x:t.clientX,y:t.clientY,dragging:!1,wasSelected:n},this.board.svg.setPointerCapture(t.pointerId)}move(t){let{board:e,grip:s}=this;
if(!s){if((t.movementX||t.movementY)&&(this.isWaiting=!1),t.pointerType==="mouse"&&!this.isWaiting){let c=this.squareOf(t);e.hover(c&&e.sideAt(c)?c:null)}return}if(!s.dragging&&Math.hypot(t.clientX-s.
x,t.clientY-s.y)<Hs)return;s.dragging||(s.dragging=!0,s.piece?.classList.add("dragged"),s.piece&&e.layers.pieces.append(s.piece));let n=e.svg.getScreenCTM();if(!n||!s.piece)return;let{x:o,y:r}=new DOMPoint(
t.clientX,t.clientY).matrixTransform(n.inverse());s.piece.style.transform=`translate(${o}px, ${r}px) scale(1.08)`}up(t){let{board:e,grip:s}=this,n=this.squareOf(t);if(s){if(this.drop(),!s.dragging){s.
wasSelected&&e.select(null);return}!n||n===s.from||(s.piece&&e.movesOf(s.from).some(o=>o.to===n)&&e.put(s.piece,n),this.go(s.from,n))}}drop(){let{grip:t}=this;if(this.grip=null,!t?.piece)return;t.piece.
classList.remove("dragged");let e=t.piece.dataset.square;e&&this.board.put(t.piece,e)}async go(t,e){let{board:s}=this;s.select(null),await s.calls.move(Ne(t,e))==="illegal"&&s.refuse({from:t,to:e}),s.
settle()}key(t){let{board:e}=this,n={ArrowUp:[0,-1],ArrowDown:[0,1],ArrowLeft:[-1,0],ArrowRight:[1,0]}[t.key];n&&Mt.isOnKeys&&!t.altKey&&!t.ctrlKey&&this.current?(t.preventDefault(),t.stopPropagation(),
this.walk(...n)):(t.key==="Enter"||t.key===" ")&&this.current?(t.preventDefault(),this.press(this.current)):t.key==="Escape"&&e.selected&&(t.stopPropagation(),e.select(null),H(p("choice-cancelled")))}walk(t,e){
if(!this.current)return;let{frame:s}=this.board,[n,o]=N(this.current),r=(s.flipped?s.width-1-n:n)+t,c=(s.flipped?o:s.height-1-o)+e,a=Et(r,c,s);a&&(this.setCurrent(a),this.cells.get(a)?.focus(),this.board.
hover(this.board.sideAt(a)?a:null))}press(t){let{board:e}=this;if(!e.calls.tap?.(t))if(e.selected===t&&!e.tried)e.select(null);else if(e.selected&&e.selected!==t&&!(this.isMovable(t)&&!e.movesOf(e.selected).
some(s=>s.to===t)))this.go(e.selected,t);else if(this.isMovable(t)){e.select(t);let s=Fe(e.movesOf(t));H(Lt(p(s?"piece-goals":"piece-stuck",{square:t,goals:s})))}else H(p(e.sideAt(t)?"not-yours":"no-p\
iece"))}},Fe=i=>me(i.map(({to:t,capture:e})=>e?p("goal-capture",{square:t}):String(t)));var q="loa.",Bs=new EventTarget,St=!1,hn=()=>St;function T(i){try{return JSON.parse(localStorage.getItem(q+i)??"null")}catch{return null}}function j(i,t){let e=!0;try{localStorage.setItem(q+i,JSON.stringify(
t))}catch{e=!1}return(e?St&&i.startsWith("game."):!St)&&(St=!e,Bs.dispatchEvent(new Event("change"))),e}var Ut=(i,t)=>He(T(i),t);function He(i,t){return Array.isArray(t)?Array.isArray(i)?i.filter(e=>typeof e==
"string"):t:typeof t=="object"?Object.fromEntries(Object.entries(t).map(([e,s])=>[e,He(i?.[e],s)])):typeof i==typeof t?i:t}function dn(i){try{localStorage.removeItem(q+i)}catch{}}function pn(i){try{return Object.
keys(localStorage).filter(t=>t.startsWith(q+i)).map(t=>t.slice(q.length))}catch{return[]}}var Tt={load(i){try{return sessionStorage.getItem(q+i)}catch{return null}},save(i,t){try{sessionStorage.setItem(
q+i,t)}catch{}}};var Be={language:"auto",scheme:"auto",largeText:!1,board:"wood",pieces:"stones",coordinates:!0,counts:!1,overlay:!0,dots:!0,groups:!0,threats:!0,arrows:!0,teaching:!1,sounds:!1,volume:50,autoFlip:!1,analysisLines:3,
analysisSeconds:60,analysisThreads:1,speed:600},v=Ut("settings",Be),ct=new EventTarget;function Kt(){let i=document.documentElement;i.dataset.scheme=v.scheme,i.dataset.board=v.board,i.dataset.pieces=v.
pieces,i.dataset.text=v.largeText?"large":""}function mn(i,t){Object.assign(v,Ut("settings",Be),{[i]:t}),j("settings",v),Kt(),ct.dispatchEvent(new Event("change"))}var qs=new WeakMap,qe=220,Vs=matchMedia("(prefers-reduced-motion: reduce)"),Ot=class{constructor(t,e){this.calls=e,this.shown=null,this.selected=null,this.tried=null,this.hovered=null,this.arrows=[],this.
glowing=new Set,this.tinted=[],this.drawn=[],this.pieces=new Map,this.frameKey="",this.keys={},this.landing=void 0,this.layers=Object.fromEntries(["squares","tints","bonds","counts","overlay","pieces",
"marks","dots","labels","arrows","drawn","cells"].map(s=>[s,m("g",{class:s,...s==="cells"?{}:{"aria-hidden":"true"}})])),this.svg=m("svg",{class:"board",role:"grid","aria-label":e.label??p("board")},...Object.
values(this.layers)),qs.set(this.svg,this),t.append(F("div",{class:"board-frame"},this.svg)),this.input=new _t(this),ct.addEventListener("change",()=>{this.frameKey="",this.draw()})}get frame(){let{view:t,
flipped:e}=this.shown;return{width:t.width,height:t.height,flipped:e}}show(t){let e=this.shown?.view;this.shown=t,t.arrows&&(this.arrows=t.arrows),t.glow&&(this.glowing=new Set(t.glow)),t.tints&&(this.
tinted=t.tints);let{view:s}=t,{selected:n}=this;if(e&&e.fen!==s.fen){let o=(a,l)=>n!==null&&a[l].includes(n),r=A.some(a=>o(e,a)&&o(s,a)),c=Math.abs(e.plies-s.plies)<2&&e.width===s.width;(!r||!c)&&(this.
selected=null),this.tried=null,this.hovered=null,this.input.isWaiting=!0,this.drawn=[]}t.marks&&(this.drawn=t.marks),this.draw(e)}draw(t){if(!this.shown)return;let{width:e,height:s,flipped:n}=this.frame,
o=[e,s,n,v.coordinates,v.counts].join();o!==this.frameKey&&(this.frameKey=o,this.drawFrame(),this.pieces.clear(),this.layers.pieces.replaceChildren(),this.keys={},t=void 0),this.drawPieces(t)&&(clearTimeout(
this.landing),this.landing=setTimeout(()=>{this.landing=void 0,this.refresh()},qe)),this.refresh()}redraw(t,e,s){let n=JSON.stringify(e);n!==this.keys[t]&&(this.keys[t]=n,this.layers[t].replaceChildren(),
s())}drawFrame(){let{width:t,height:e}=this.frame,s=v.counts?84:6,n=v.counts?84:6,o=v.counts?52:6,c=[-o,-n,t*100+o+s,e*100+n+6];this.svg.setAttribute("viewBox",c.join(" ")),this.svg.setAttribute("widt\
h",String(c[2])),this.svg.setAttribute("height",String(c[3]));let a=this.layers.squares;a.replaceChildren(m("rect",{class:"rim",x:-6,y:-6,width:t*100+12,height:e*100+12,rx:10}));for(let l of Y(this.frame).
flat()){let[d,u]=B(l,this.frame),[f,g]=N(l);a.append(m("rect",{class:(f+g)%2?"light":"dark",x:d,y:u,width:100,height:100}))}v.coordinates&&this.drawCoordinates(a),this.input.drawCells(this.layers.cells)}drawCoordinates(t){
let e=Y(this.frame),s=(n,o,r,c)=>{let[a,l]=B(n,this.frame);t.append(m("text",{class:"coordinate",x:a+r,y:l+c},o))};for(let[n]of e)s(n,n.slice(1),11,23);for(let n of e[e.length-1])s(n,n[0],89,92)}drawCounts(){
let{view:t}=this.shown,e=this.hovered??this.selected;this.redraw("counts",[v.counts,t.lines,e],async()=>{if(!v.counts)return;let s=this.keys.counts,{drawCounts:n}=await import("./rest.mjs");
s===this.keys.counts&&(this.layers.counts.replaceChildren(),n(this.layers.counts,t.lines,this.frame,e))})}drawPieces(t){let{view:e}=this.shown,s=t&&Ds(t,e),n=s&&this.pieces.get(s.from);s&&n&&(this.lift(
n),this.pieces.get(s.to)?.remove(),this.pieces.delete(s.from),this.pieces.set(s.to,n));let o=new Map(A.flatMap(r=>e[r].map(c=>[c,r])));for(let[r,c]of this.pieces)(o.get(r)!==c.dataset.side||c.dataset.
theme!==v.pieces)&&(c.remove(),this.pieces.delete(r));for(let[r,c]of o){let a=this.pieces.get(r);a||(a=Re(c,v.pieces),a.dataset.side=c,a.dataset.theme=v.pieces,this.layers.pieces.append(a),this.pieces.
set(r,a)),a.dataset.square!==r&&(a.dataset.square=r),this.put(a,r)}return!!n&&!Vs.matches}lift(t){this.layers.pieces.append(t),t.classList.add("moved"),t.getBoundingClientRect(),setTimeout(()=>t.classList.
remove("moved"),qe)}settle(){if(this.shown)for(let[t,e]of this.pieces)e.classList.contains("dragged")||this.put(e,t)}put(t,e){let[s,n]=L(e,this.frame),o=`translate(${s}px, ${n}px)`;t.style.transform!==
o&&(t.style.transform=o)}refresh(){this.shown&&(this.drawCounts(),this.drawTints(),this.drawBonds(),this.drawOverlay(),this.drawDots(),this.drawArrows(),this.drawDrawn(),this.input.nameCells())}drawTints(){
let{view:t,premove:e}=this.shown,{lastMove:s}=t,n=this.landing!==void 0,o=[...n?[]:[s?.from,s?.to].map(r=>[r,"last"]),...this.tinted.map(({square:r,kind:c,label:a})=>[r,c,a]),...[...this.glowing].map(
r=>[r,"glow"]),[e?.from,"premove"],[e?.to,"premove"],[this.selected,"chosen"],...n?[]:(t.end?.connected??[]).map(r=>[r,"winning"])];this.redraw("tints",o,()=>{this.layers.labels.replaceChildren();for(let[
r,c,a]of o){if(!r)continue;let[l,d]=B(r,this.frame),u={x:l,y:d,width:100,height:100};this.layers.tints.append(m("rect",{class:`tint ${c}`,...u}));let f={class:"label",x:l+100-6,y:d+22};a&&this.layers.
labels.append(m("text",f,a))}})}drawBonds(){let{view:t}=this.shown,e=v.groups?t.groups:null;if((!e||e.black.length+e.white.length>0)&&this.landing===void 0){this.redraw("bonds",e,()=>{if(e)for(let r of A)
this.drawGroups(this.layers.bonds,r)});return}let{from:n,to:o}=t.lastMove??{};for(let r of[...this.layers.bonds.children]){let[c,a]=r.dataset.squares?.split(" ")??[],l=d=>d!==n&&d!==o&&this.sideAt(d)!==
null;l(c)&&l(a)||(r.remove(),this.keys.bonds="")}}drawGroups(t,e){let{view:s}=this.shown;for(let n of s.groups[e])n.forEach((o,r)=>{let[c,a]=N(o);for(let l of n.slice(r+1)){let[d,u]=N(l);if(Math.abs(c-
d)>1||Math.abs(a-u)>1)continue;let[f,g]=L(o,this.frame),[x,E]=L(l,this.frame),_=m("line",{class:`bond ${e}`,x1:f,y1:g,x2:x,y2:E});_.dataset.squares=`${o} ${l}`,t.append(_)}})}drawOverlay(){let{view:t}=this.
shown,{tried:e}=this,s=this.selected??this.hovered,o=(v.overlay||e)&&!t.end&&s?t.pieceLines[s]:void 0;this.redraw("overlay",[s,o,e],async()=>{let{overlay:r,marks:c}=this.layers;if(c.replaceChildren(),
!s||!o)return;let a=this.keys.overlay,l=e&&o.find(u=>Oe(e.to,u));if(!e||!l)return Pe(r,c,s,o,this.frame);let{drawTriedLine:d}=await import("./rest.mjs");a===this.keys.overlay&&d(r,c,e,l,
this.frame)})}drawDots(){let t=v.dots&&this.selected?this.movesOf(this.selected):[];this.redraw("dots",t,()=>{for(let{to:e,capture:s}of t){if(!e)continue;let[n,o]=L(e,this.frame),r=s?{class:"dot captu\
re",r:44}:{class:"dot",r:15};this.layers.dots.append(m("circle",{...r,cx:n,cy:o}))}})}drawArrows(){let{view:t}=this.shown,{from:e,to:s}=t.lastMove??{},r=[...this.arrows.length===0&&v.arrows&&this.landing===
void 0&&e&&s?[{from:e,to:s,kind:"last"}]:[],...this.arrows];this.redraw("arrows",r,()=>{for(let c of r)this.drawArrow(this.layers.arrows,c)})}drawDrawn(t=this.drawn){this.redraw("drawn",t,()=>{for(let e of t){
let[s,n]=L(e.from,this.frame);e.from!==e.to?this.drawArrow(this.layers.drawn,e):this.layers.drawn.append(m("circle",{class:`ring ${e.kind}`,cx:s,cy:n,r:44}))}})}drawArrow(t,{from:e,to:s,kind:n,label:o}){
let[r,c]=L(e,this.frame),[a,l]=L(s,this.frame),d=Math.hypot(a-r,l-c)||1,[u,f]=[(a-r)/d,(l-c)/d],g=n==="last"&&d>130?44:20,x=d-12,E=x-30,_=n==="last"?3.5:8,mt=n==="last"?13:22,W=(tt,et)=>`${(r+u*tt-f*et).
toFixed(1)},${(c+f*tt+u*et).toFixed(1)}`,gs=[W(g,_),W(E,_),W(E,mt),W(x,0),W(E,-mt),W(E,-_),W(g,-_)];if(t.append(m("polygon",{class:`arrow ${n}`,points:gs.join(" ")})),o){let[tt,et]=[r+u*d*.55,c+f*d*.55];
t.append(m("circle",{class:`badge ${n}`,cx:tt,cy:et,r:17}),m("text",{class:"badge-text",x:tt,y:et+8},o))}}movesOf(t){return this.shown?.view.moves.filter(e=>e.from===t)??[]}sideAt(t){let e=this.shown?.
view;return A.find(s=>e?.[s].includes(t))??null}select(t){this.selected=t,this.tried=null,this.refresh(),this.calls.select?.(t)}refuse(t){this.sideAt(t.from)&&(this.selected=t.from,this.tried=t,this.refresh())}hover(t){
t!==this.hovered&&(this.hovered=t,this.shown&&(this.drawCounts(),this.drawOverlay(),this.calls.hover?.(t)))}};function Ds(i,t){let e=t.lastMove;if(e?.from&&e.to&&t.plies===i.plies+1)return{from:e.from,
to:e.to};let s=i.lastMove;return s?.from&&s.to&&i.plies===t.plies+1?{from:s.to,to:s.from}:null}function Gt(i,t){let e={black:[...i.black],white:[...i.white]},{toMove:s,lastMove:n}=i;for(let o of t){let r=J(o);if(n={text:o,from:null,to:null,capture:!1,count:0},r){let{from:c,to:a}=r,l=e.black.includes(
c)?"black":"white",d=e[z(l)],u=d.includes(a);u&&d.splice(d.indexOf(a),1),e[l][e[l].indexOf(c)]=a,n={text:o,from:c,to:a,capture:u,count:0}}s=z(s)}return{...i,...e,fen:[i.fen,...t].join(" "),toMove:s,lastMove:n,
plies:i.plies+t.length,end:null,mustPass:!1,moves:[],pieceLines:{},lines:[],groups:{black:[],white:[]},threats:{black:[],white:[]}}}var Us=2**31-1;function Ve(i,t=()=>{}){if(!wt)return S.begin(i,t);let e=!1,s=null,n=wt,o=async()=>{for(;!e;)try{return s=(await n()).begin(i,t),e&&s.stop(),await s.promise}catch(a){if(!O)return r();e||
I(a),await rt(Us)}return null},r=()=>(s=S.begin(i,t),e&&s.stop(),s.promise),c=()=>{e=!0,s?.stop()};return{promise:o(),stop:c}}var De=()=>wt!==null||S.isUp;var X=class{constructor(t){this.nodes=t??[{id:0,parent:null,move:null,comment:"",children:[],clock:null}]}node(t){return this.nodes[t]}add(t,e){let s=this.nodes[t].children.find(o=>this.nodes[o].move===
e);if(s!==void 0)return s;let n=this.nodes.length;return this.nodes.push({id:n,parent:t,move:e,comment:"",children:[],clock:null}),this.nodes[t].children.push(n),n}take(t){let e=[0];for(let{id:s,parent:n,
move:o,comment:r,clock:c,marks:a}of t.nodes){if(n===null||o===null||e[n]===void 0||!t.nodes[n].children.includes(s))continue;let l=this.nodes[e[s]=this.add(e[n],o)];l.comment||=r,l.clock??=c,l.marks??=
a}return e}path(t){let e=[];for(let s=t;s!==null;s=this.nodes[s].parent)e.push(s);return e.reverse()}moves(t){return this.path(t).slice(1).map(e=>this.nodes[e].move)}end(t){for(;this.nodes[t].children.
length;)t=this.nodes[t].children[0];return t}promote(t){for(let e of this.path(t)){let s=this.nodes[e].parent;if(s===null)continue;let{children:n}=this.nodes[s];n.splice(n.indexOf(e),1),n.unshift(e)}}remove(t){
let e=this.nodes[t].parent;if(e===null)return t;let{children:s}=this.nodes[e];return s.splice(s.indexOf(t),1),e}leadsTo(t,e){return this.path(e).includes(t)}};var Ks=70,Gs=5e3,Ys=25,zs=2**31-1,Ue=0,Js="1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 1",Yt=2,Xs=(i,t)=>({black:{machine:i,level:Ht},white:{machine:t,level:Ht}});function Ke(i={}){return{id:Math.
random().toString(36).slice(2,10),rules:"olympiad",limit:null,fen:Js,nodes:new X().nodes,live:0,shown:0,players:Xs(!1,!0),clock:null,left:{black:0,white:0},outcome:null,seed:Math.floor(Math.random()*2**
32),flipped:!1,paused:!1,serious:!1,updated:Date.now(),edition:0,version:Yt,result:null,review:{},...i}}var Ct=class extends EventTarget{constructor(t){super(),this.state=t,this.tree=new X(t.nodes),this.
view=null,this.liveView=null,this.views=new Map,this.asked=new Map,this.pending=null,this.thinking=null,this.undone=[],this.remote=null,this.closed=!1,this.follows=!1,this.revision=++Ue}text(t){let{rules:e,
limit:s,fen:n}=this.state;return{rules:e,fen:n,moves:this.tree.moves(t),...s===null?{}:{limit:s}}}async viewOf(t,e){let s=this.views.get(t);if(s)return s;let n=this.asked.get(t)??this.ask(t,e);return this.
asked.set(t,n),n}async ask(t,e){try{return this.keep(t,await Bt("position",this.text(t),e))}finally{this.asked.delete(t)}}keep(t,e){let s=this.views.get(t)??e;return this.views.set(t,s),s}get isKnown(){
return this.view!==null&&this.views.get(this.state.shown)===this.view}get drawn(){return this.pending??this.view}get kept(){let{state:t,pending:e}=this,s=e?.lastMove?.text;if(!s)return t;let n=new X(structuredClone(
this.tree.nodes)),o=n.add(t.shown,s);return t.clock&&(n.node(o).clock??={...t.left}),{...t,nodes:n.nodes,shown:o,live:this.isAtLive?o:t.live}}changed(){this.revision=++Ue,this.state.nodes=this.tree.nodes,
this.state.updated=Date.now(),this.state.result=this.end&&(this.end.winner??"draw"),this.dispatchEvent(new Event("change"))}async load(t){let{live:e,shown:s}=this.state;[this.liveView,this.view]=await Promise.
all([e,s,0].map(n=>this.viewOf(n,t)))}begin(){this.changed(),this.goOn()}close(){this.closed=!0,this.stopThinking()}get isOver(){return!!(this.state.outcome||this.liveView?.end)}get allowsHelp(){return!this.
state.serious||this.isOver}get isAtLive(){return this.state.shown===this.state.live}sideToMove(t){return(this.views.get(t)??this.guess(t))?.toMove??"black"}get end(){return this.liveView?.end??this.state.
outcome}canMove(t){let{view:e,state:s}=this;return!e||this.pending||e.end||e.toMove!==t?!1:!this.isAtLive||s.outcome?!0:!s.players[t].machine||s.paused}canPremove(t){let{players:e,paused:s}=this.state;
return this.isAtLive&&!this.isOver&&!this.remote&&!s&&!e[t].machine&&e[z(t)].machine&&!this.canMove(t)}async show(t){this.state.shown=t,this.pending=null;let e=this.views.get(t);if(this.view=e??this.guess(
t)??this.view,this.dispatchEvent(new Event("view")),e||(await new Promise(n=>setTimeout(n,Ks)),this.state.shown!==t))return;let s=await this.viewOf(t);this.state.shown===t&&(this.view=s,this.dispatchEvent(
new Event("view")))}guess(t){let e=this.tree.path(t);for(let s=e.length-1;s>=0;s--){let n=this.views.get(e[s]);if(n)return Gt(n,e.slice(s+1).map(o=>this.tree.node(o).move??""))}return null}async tryMove(t){
if(this.pending)return null;let{shown:e,live:s}=this.state,{view:n}=this,o=n?.moves.some(({text:c})=>c===t)?Gt(n,[t]):null;this.pending=o,o&&this.dispatchEvent(new Event("view")),await null;let r=()=>{
!o||this.pending!==o||(this.pending=null,this.dispatchEvent(new Event("view")))};if(this.remote&&e===s&&!this.isOver){let c=await this.remote.tryMove(t);return c?r():setTimeout(r,Gs),c===null?null:typeof c==
"string"?{reason:c}:c}try{let c=await Bt("move",{game:this.text(e),move:t});if(!c.legal)return c;let a=this.tree.add(e,c.move);return this.keep(a,c.position),this.state.shown!==e||(e===s&&!this.isOver?
await this.advance(a,"human"):(await this.show(a),this.changed())),null}catch(c){if(c instanceof R)return{reason:c.message};throw c}finally{r()}}async advance(t,e){let s=this.isAtLive,{live:n}=this.state,
o=await this.viewOf(t);if(this.state.live!==n)return;let r=this.liveView?.toMove??"black";this.state.live=t,this.liveView=o,this.tree.promote(t),s&&(this.state.shown=t,this.view=o,this.pending=null),this.
undone[this.undone.length-1]===t?this.undone.pop():this.undone=[],this.dispatchEvent(new CustomEvent("move",{detail:{id:t,by:e,mover:r,view:o}})),this.changed(),this.goOn()}goOn(){if(this.closed||this.
follows||this.remote||this.isOver||!this.liveView)return;let{live:t,players:e,paused:s}=this.state,n=this.liveView.toMove;if(this.thinking){if(this.thinking.node===t&&e[n].machine&&!s)return;this.stopThinking()}
this.liveView.mustPass?this.advance(this.tree.add(t,"pass"),"pass"):e[n].machine&&!s&&this.think(t,n)}async think(t,e){let{players:s,seed:n}=this.state,o=s.black.machine&&s.white.machine,r=performance.
now(),c=Ve({type:"move",game:this.text(t),level:s[e].level,seed:n}),a={stop:c.stop,node:t};this.thinking=a,this.changed();let l=setTimeout(()=>{this.thinking===a&&this.moveNow()},this.timeForMove(e)),
d;try{d=await c.promise}catch(g){this.thinking===a&&(this.thinking=null),this.dispatchEvent(new CustomEvent("refused",{detail:String(g)}));return}finally{clearTimeout(l)}let u=(o?v.speed:250)-(performance.
now()-r);if(u>0&&await new Promise(g=>setTimeout(g,u)),this.thinking!==a)return;this.thinking=null;let f=d?.lines[0]?.move;f&&!this.closed&&this.state.live===t&&await this.advance(this.tree.add(t,f),"\
machine")}timeForMove(t){let{clock:e,left:s}=this.state;return e?Math.max(s[t]/Ys,Math.min(e.increment,s[t])/2):zs}stopThinking(){this.thinking?.stop(),this.thinking=null}moveNow(){this.remote?S.send(
{type:"hurry"}):De()&&this.thinking?.stop()}async undo(){if(this.remote)return this.remote.send("undo");let{players:t}=this.state,e=t.black.machine&&t.white.machine,s=this.tree.path(this.state.live),n=0;
for(let o=s.length-1;o>0;o--){n++;let r=await this.viewOf(s[o-1]);if(e||!t[r.toMove].machine&&!r.mustPass)break}if(n!==0){this.stopThinking(),this.state.outcome=null;for(let o of s.slice(-n).reverse())
this.undone.push(o);e&&(this.state.paused=!0),await this.setLive(s[s.length-1-n])}}async redo(){if(this.undone.length===0)return;let{players:t}=this.state;this.stopThinking();let e=this.state.live;for(;this.
undone.length;){let s=this.undone[this.undone.length-1];if(this.tree.node(s).parent!==e){this.undone=[];break}this.undone.pop(),e=s;let n=await this.viewOf(e);if(!t[n.toMove].machine&&!n.mustPass)break}
await this.setLive(e)}async setLive(t){let{state:e}=this;e.live=t,e.shown=t,e.clock&&(e.left={...this.tree.node(t).clock??{black:e.clock.base,white:e.clock.base}}),this.liveView=await this.viewOf(t),this.
view=this.liveView,this.pending=null,this.changed(),this.goOn()}async playFromHere(){this.stopThinking(),this.state.outcome=null,this.undone=[],await this.setLive(this.state.shown)}setPlayer(t,e){let s=this.
state.players[t];if(this.state.players[t]={...s,...e},this.remote)return this.remote.setPlayer(t,s,this.state.players[t]);this.stopThinking(),this.changed(),this.goOn()}pause(t){this.state.paused=t,t&&
this.stopThinking(),this.changed(),this.goOn()}finish(t){this.stopThinking(),this.state.outcome=t,this.changed()}resign(t){this.finish(je(z(t),"+Resign"))}get people(){return A.filter(t=>!this.state.players[t].
machine)}};var Nt="",Jt=({edition:i,updated:t,version:e,...s})=>JSON.stringify(s);function Ge(i){Nt=Jt(i)}function Ye(i){Tt.load("game")!==i&&(Tt.save("game",i),j("latest",i))}function ze(i,t=i,e){let s=Jt(t);if(s===
Nt)return;let n=T(`game.${i.id}`),o=i.edition??0;if(n?.edition>o)return void e?.(n);let r={...t,edition:o+1,version:Yt};j(`game.${i.id}`,r)&&(i.edition=r.edition,Nt=s,j("latest",i.id),e&&navigator.locks&&
(zt=Qs(i.id,s,e)))}var Zs=50,Qs=(i,t,e)=>navigator.locks.request("loa.games",async()=>{await new Promise(n=>setTimeout(n,Zs));let s=T(`game.${i}`);s&&Nt===t&&Jt(s)!==t&&await e(s)}),zt=Promise.resolve();
async function Vn(){for(let i;i!==zt;)await(i=zt)}function Je(){let i=Tt.load("game")??T("latest"),t=i?T(`game.${i}`):null;return t&&{...t,id:i}}var ie=globalThis,Xe=i=>i,It=ie.trustedTypes,Ze=It?It.createPolicy("lit-html",{createHTML:i=>i}):void 0,ns="$lit$",P=`lit$${Math.random().toFixed(9).slice(2)}$`,os="?"+P,ti=`<${os}>`,U=document,ht=()=>U.
createComment(""),dt=i=>i===null||typeof i!="object"&&typeof i!="function",ne=Array.isArray,ei=i=>ne(i)||typeof i?.[Symbol.iterator]=="function",Xt=`[ 	
\f\r]`,lt=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Qe=/-->/g,ts=/>/g,V=RegExp(`>|${Xt}(?:([^\\s"'>=/]+)(${Xt}*=${Xt}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),es=/'/g,ss=/"/g,rs=/^(?:script|style|textarea|title)$/i,oe=i=>(t,...e)=>({_$litType$:i,strings:t,values:e}),k=oe(1),Un=oe(2),Kn=oe(3),pt=Symbol.for("lit-noChange"),w=Symbol.
for("lit-nothing"),is=new WeakMap,D=U.createTreeWalker(U,129);function as(i,t){if(!ne(i)||!i.hasOwnProperty("raw"))throw Error("invalid template strings array");return Ze!==void 0?Ze.createHTML(t):t}var si=(i,t)=>{
let e=i.length-1,s=[],n,o=t===2?"<svg>":t===3?"<math>":"",r=lt;for(let c=0;c<e;c++){let a=i[c],l,d,u=-1,f=0;for(;f<a.length&&(r.lastIndex=f,d=r.exec(a),d!==null);)f=r.lastIndex,r===lt?d[1]==="!--"?r=Qe:
d[1]!==void 0?r=ts:d[2]!==void 0?(rs.test(d[2])&&(n=RegExp("</"+d[2],"g")),r=V):d[3]!==void 0&&(r=V):r===V?d[0]===">"?(r=n??lt,u=-1):d[1]===void 0?u=-2:(u=r.lastIndex-d[2].length,l=d[1],r=d[3]===void 0?
V:d[3]==='"'?ss:es):r===ss||r===es?r=V:r===Qe||r===ts?r=lt:(r=V,n=void 0);let g=r===V&&i[c+1].startsWith("/>")?" ":"";o+=r===lt?a+ti:u>=0?(s.push(l),a.slice(0,u)+ns+a.slice(u)+P+g):a+P+(u===-2?c:g)}return[
as(i,o+(i[e]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),s]},ut=class i{constructor({strings:t,_$litType$:e},s){let n;this.parts=[];let o=0,r=0,c=t.length-1,a=this.parts,[l,d]=si(t,e);if(this.el=i.createElement(
l,s),D.currentNode=this.el.content,e===2||e===3){let u=this.el.content.firstChild;u.replaceWith(...u.childNodes)}for(;(n=D.nextNode())!==null&&a.length<c;){if(n.nodeType===1){if(n.hasAttributes())for(let u of n.
getAttributeNames())if(u.endsWith(ns)){let f=d[r++],g=n.getAttribute(u).split(P),x=/([.?@])?(.*)/.exec(f);a.push({type:1,index:o,name:x[2],strings:g,ctor:x[1]==="."?Qt:x[1]==="?"?te:x[1]==="@"?ee:Q}),
n.removeAttribute(u)}else u.startsWith(P)&&(a.push({type:6,index:o}),n.removeAttribute(u));if(rs.test(n.tagName)){let u=n.textContent.split(P),f=u.length-1;if(f>0){n.textContent=It?It.emptyScript:"";for(let g=0;g<
f;g++)n.append(u[g],ht()),D.nextNode(),a.push({type:2,index:++o});n.append(u[f],ht())}}}else if(n.nodeType===8)if(n.data===os)a.push({type:2,index:o});else{let u=-1;for(;(u=n.data.indexOf(P,u+1))!==-1;)
a.push({type:7,index:o}),u+=P.length-1}o++}}static createElement(t,e){let s=U.createElement("template");return s.innerHTML=t,s}};function Z(i,t,e=i,s){if(t===pt)return t;let n=s!==void 0?e._$Co?.[s]:e.
_$Cl,o=dt(t)?void 0:t._$litDirective$;return n?.constructor!==o&&(n?._$AO?.(!1),o===void 0?n=void 0:(n=new o(i),n._$AT(i,e,s)),s!==void 0?(e._$Co??=[])[s]=n:e._$Cl=n),n!==void 0&&(t=Z(i,n._$AS(i,t.values),
n,s)),t}var Zt=class{constructor(t,e){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=e}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:e},parts:s}=this.
_$AD,n=(t?.creationScope??U).importNode(e,!0);D.currentNode=n;let o=D.nextNode(),r=0,c=0,a=s[0];for(;a!==void 0;){if(r===a.index){let l;a.type===2?l=new ft(o,o.nextSibling,this,t):a.type===1?l=new a.ctor(
o,a.name,a.strings,this,t):a.type===6&&(l=new se(o,this,t)),this._$AV.push(l),a=s[++c]}r!==a?.index&&(o=D.nextNode(),r++)}return D.currentNode=U,n}p(t){let e=0;for(let s of this._$AV)s!==void 0&&(s.strings!==
void 0?(s._$AI(t,s,e),e+=s.strings.length-2):s._$AI(t[e])),e++}},ft=class i{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,e,s,n){this.type=2,this._$AH=w,this._$AN=void 0,this._$AA=t,this.
_$AB=e,this._$AM=s,this.options=n,this._$Cv=n?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,e=this._$AM;return e!==void 0&&t?.nodeType===11&&(t=e.parentNode),t}get startNode(){return this.
_$AA}get endNode(){return this._$AB}_$AI(t,e=this){t=Z(this,t,e),dt(t)?t===w||t==null||t===""?(this._$AH!==w&&this._$AR(),this._$AH=w):t!==this._$AH&&t!==pt&&this._(t):t._$litType$!==void 0?this.$(t):
t.nodeType!==void 0?this.T(t):ei(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==w&&dt(this._$AH)?
this._$AA.nextSibling.data=t:this.T(U.createTextNode(t)),this._$AH=t}$(t){let{values:e,_$litType$:s}=t,n=typeof s=="number"?this._$AC(t):(s.el===void 0&&(s.el=ut.createElement(as(s.h,s.h[0]),this.options)),
s);if(this._$AH?._$AD===n)this._$AH.p(e);else{let o=new Zt(n,this),r=o.u(this.options);o.p(e),this.T(r),this._$AH=o}}_$AC(t){let e=is.get(t.strings);return e===void 0&&is.set(t.strings,e=new ut(t)),e}k(t){
ne(this._$AH)||(this._$AH=[],this._$AR());let e=this._$AH,s,n=0;for(let o of t)n===e.length?e.push(s=new i(this.O(ht()),this.O(ht()),this,this.options)):s=e[n],s._$AI(o),n++;n<e.length&&(this._$AR(s&&
s._$AB.nextSibling,n),e.length=n)}_$AR(t=this._$AA.nextSibling,e){for(this._$AP?.(!1,!0,e);t!==this._$AB;){let s=Xe(t).nextSibling;Xe(t).remove(),t=s}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,
this._$AP?.(t))}},Q=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,e,s,n,o){this.type=1,this._$AH=w,this._$AN=void 0,this.element=t,this.name=e,this._$AM=
n,this.options=o,s.length>2||s[0]!==""||s[1]!==""?(this._$AH=Array(s.length-1).fill(new String),this.strings=s):this._$AH=w}_$AI(t,e=this,s,n){let o=this.strings,r=!1;if(o===void 0)t=Z(this,t,e,0),r=!dt(
t)||t!==this._$AH&&t!==pt,r&&(this._$AH=t);else{let c=t,a,l;for(t=o[0],a=0;a<o.length-1;a++)l=Z(this,c[s+a],e,a),l===pt&&(l=this._$AH[a]),r||=!dt(l)||l!==this._$AH[a],l===w?t=w:t!==w&&(t+=(l??"")+o[a+
1]),this._$AH[a]=l}r&&!n&&this.j(t)}j(t){t===w?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},Qt=class extends Q{constructor(){super(...arguments),this.type=3}j(t){
this.element[this.name]=t===w?void 0:t}},te=class extends Q{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==w)}},ee=class extends Q{constructor(t,e,s,n,o){
super(t,e,s,n,o),this.type=5}_$AI(t,e=this){if((t=Z(this,t,e,0)??w)===pt)return;let s=this._$AH,n=t===w&&s!==w||t.capture!==s.capture||t.once!==s.once||t.passive!==s.passive,o=t!==w&&(s===w||n);n&&this.
element.removeEventListener(this.name,this,s),o&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,
t):this._$AH.handleEvent(t)}},se=class{constructor(t,e,s){this.element=t,this.type=6,this._$AN=void 0,this._$AM=e,this.options=s}get _$AU(){return this._$AM._$AU}_$AI(t){Z(this,t)}};var ii=ie.litHtmlPolyfillSupport;ii?.(ut,ft),(ie.litHtmlVersions??=[]).push("3.3.3");var re=(i,t,e)=>{let s=e?.renderBefore??t,n=s._$litPart$;if(n===void 0){let o=e?.renderBefore??null;s._$litPart$=n=
new ft(t.insertBefore(ht(),o),o,void 0,e??{})}return n._$AI(i),n};var cs=({id:i,top:t,bar:e,bottom:s,side:n})=>k`<div class="frame">
  <div class="top-row">${t??w}</div>
  <div class="board-row">${e??w}<div id=${i} class="board-host"></div></div>
  <div class="bottom-row">${s??w}</div>
  <div class="side">${n??w}</div>
</div>`,ls=(i,t,e)=>k`
  <div class="said-box" tabindex="0" role="group" aria-label=${p("status")}>
    ${i}
    <div class="notes" role="status"></div>
  </div>
  ${t} ${e}
`;var ni=2e4,oi=[p("you"),...Array.from({length:10},(i,t)=>p("computer",{level:t+1}))];function ae(i,t){let{players:e,names:s}=i.state,n=e[t],o=!i.isOver&&i.liveView?.toMove===t&&!i.pending,r=o&&!!(i.thinking||
i.remote?.isThinking),c=n.machine?n.level:0,a=l=>{let d=Number(l.target.value);i.setPlayer(t,d?{machine:!0,level:d}:{machine:!1})};return ri(t,i.view,{isToMove:o,isThinking:r,name:s?.[t],player:k`<select aria-label=${p(
"player-of",{side:t})} @change=${a}>
        ${oi.map((l,d)=>k`<option value=${d} .selected=${c===d}>${l}</option>`)}
      </select>
      <span class="spinner" title=${p("thinks")}></span>`,clock:ci(i,t)})}function ri(i,t,{isToMove:e,isThinking:s,name:n,player:o,clock:r}={}){return k`<div class=${`strip${e?" to-move":""}${s?" thin\
king":""}`} data-side=${i}>
    <span class="stone" aria-hidden="true"></span>
    <span class="strip-name">${n||p("side",{side:i})}</span>
    ${o??w}
    <span class="strip-groups">${ai(t,i)}</span>
    ${r??w}
  </div>`}function ai(i,t){let e=i?.groups[t].length;if(!i||!e)return"";let s=p("pieces",{count:i[t].length}),n=p("groups",{count:e});return k`<span class="piece-count">${s}${p("comma")}</span>${n}`}function ci({
state:i,tree:t,isAtLive:e},s){let{clock:n,left:o,shown:r}=i,c=e?o[s]:t.node(r).clock?.[s]??n?.base??0;return k`<span class="clock${c<ni?" low":""}" role="timer" ?hidden=${!n}
    >${n?Ce(c):""}</span
  >`}var hs=12;function ds(i){let t=i.drawn;if(!t)return w;let e=t.end??(i.isAtLive?i.state.outcome:null),s=Me(),n=`${s?.move&&!e?" fault":""}${e?" over":""}`,o=e?e.text:s?.text??di(i);return k`<p class="status${n}" role="status"
      >${e?li(i,e.winner):w}<span>${o}</span
      >${e?w:hi(i)}</p
    >
    ${e&&s?k`<p class="faint">${s.text}</p>`:w}`}function li({people:i},t){return i.length!==1||!t?w:k`<b>${p(i[0]===t?"you-won":"you-lost")}</b>`}function hi(i){let t=i.view;if(!t||i.pending||!v.threats||
!i.allowsHelp)return w;let{rules:e}=i.state,s=h.about?.presets.some(({name:n,misere:o})=>o&&n===e);return A.filter(n=>t.threats[n].length).map(n=>k`<span class="threat"
        >${p(n===t.toMove?"can-win":s?"wins-next":"connects-next",{side:n})}</span
      >`)}function di(i){let t=i.drawn,e=t.toMove,{players:s,paused:n}=i.state,o=[p("to-move",{side:e})];if(i.isAtLive&&n)o.push(p("game-paused"));else if(i.isAtLive&&s[e].machine&&!M.fault)o[0]=p("si\
de-thinks",{side:e}),h.premove&&o.push(p("premove-next",h.premove));else{let r=t.limit===null?hs+1:t.limit-t.plies;t.plies===0&&i.isAtLive&&o.push(p("choose-piece")),r<=hs&&o.push(p("plies-left",{count:r}))}
return yt(o)}var ps=i=>pi(i.pending?null:i.view,h.detail);function pi(i,t){let e=t&&v.overlay&&i?.pieceLines[t];if(!t||!e)return k`<div class="detail"></div>`;let s=A.find(n=>i?.[n].includes(t));return k`<div class="detail">
    <h2>${p("cell",{square:t,piece:s})}</h2>
    <ul class="line-words" aria-label=${p("lines-of",{square:t})}>
      ${e.map(n=>{let[o,r]=We(n);return k`<li><b>${o}</b> ${r}</li>`})}
    </ul>
  </div>`}function ce(i){let{game:t}=h,[e,s]=t?.state.flipped?A:[...A].reverse();return cs({id:"board",top:t&&ae(t,e),bar:t&&h.extras?h.extras.bar(t):k`<div class="bar"></div>`,bottom:t&&ae(t,s),side:t?.view&&ui(
t,i)})}var ui=(i,t)=>ls([ds(i),h.extras?.advice(i),h.extras?.nextStep(i,t),ps(i)],h.extras?.panel(i,t),h.extras?.actions(i,t));var jt=class{constructor(t){this.host=t,this.editPosition=null,this.key="",re(ce(this),t),this.board=new Ot(t.querySelector("#board"),{move:e=>this.tryMove(e),select:e=>{y({detail:e,premove:null,said:h.
said?.move?null:h.said})},hover:e=>y({detail:e??this.board.selected}),step:e=>h.game&&h.extras?.go(h.game,e)}),Ee(()=>this.draw()),kt().then(e=>{y({about:e}),this.react()}),ct.addEventListener("change",
()=>y()),document.addEventListener("keydown",e=>h.extras?.press(e,this)),addEventListener("pagehide",()=>this.keep())}get game(){return h.game}get link(){return h.link}async begin(){let t=Je();y({isFirstVisit:!T(
"seen")&&!(t?.nodes?.length>1)}),(!t||!await this.startSaved(t))&&await this.start(Ke())}see(){h.isFirstVisit&&j("seen",!0),y({isFirstVisit:!1})}async startSaved(t,e){let{readGame:s}=await import("./rest.mjs"),
{state:n,fault:o}=s(t);try{return n?await this.start(n,e):(await import("./rest.mjs")).rescue(t.id,{code:`${o}`}),!!n}catch(r){if(!(r instanceof R))throw r;return(await import("./rest.mjs")).
rescue(t.id,r.message),!1}}opens(){return this.opening?.abort(),this.opening=new AbortController}async open(t,e){let s=this.opens();e?.addEventListener("abort",()=>s.abort());try{if(!await this.startSaved(
t,s.signal)||s.signal.aborted)return}catch(n){if(s.signal.aborted)return;throw n}location.hash!=="#play"&&(location.hash="#play"),scrollTo(0,0)}async start(t,e){let s=new Ct(t);await s.load(e),!e?.aborted&&
(t.edition&&Ge(t),this.adopt(s),s.begin())}adopt(t){t.remote||Ye(t.state.id),h.game?.remote||h.game?.close(),this.clock?.stop(),this.listening?.abort(),this.listening=new AbortController;let{signal:e}=this.
listening,s={run:h.review.run+1,progress:null,fault:"",retry:null};y({game:t,said:null,premove:null,isCommenting:!1,review:s}),this.react(),t.state.clock&&C().then(({Clock:o})=>{h.game===t&&(this.clock=
new o(t,()=>y(),()=>this.keep()))});let n=(o,r)=>t.addEventListener(o,r,{signal:e});n("change",()=>{this.keep(),y(),this.react()}),n("view",()=>{t.pending?this.keep():this.keepSoon(),y(),this.react()}),
n("move",({detail:o})=>this.moved(t,o)),n("refused",({detail:o})=>at(o,{kind:"error"}))}keep(){clearTimeout(this.keeping);let{game:t}=h;!t||t.remote||ze(t.state,t.kept,async e=>{let{merge:s}=await C();
h.game===t&&s(this,t,e)})}keepSoon(){clearTimeout(this.keeping),this.keeping=setTimeout(()=>this.keep(),300)}toTerminal(){h.link?.game&&this.adopt(h.link.game)}async tryMove(t){let{game:e}=h;if(!e?.view)
return;let s=e.view.toMove;if(!e.canMove(s)&&!e.view.end){let o=e.people[0];o&&e.canPremove(o)?y({premove:J(t)}):e.pending||At(p("computers-turn"));return}if(y({arrows:[],glow:[]}),h.review.retry&&await h.
extras?.judgeRetry(e,t))return;e.view.moves.some(o=>o.text===t)&&qt();let n=await e.tryMove(t);if(n){let o=Ie(t,n.reason??"");return At(o,J(t)),H(o),"illegal"}}premove(){let{game:t,premove:e}=h;if(!t?.
view||!e||!t.canMove(t.view.toMove))return;h.premove=null;let{from:s,to:n}=e,o=t.view.moves.find(r=>r.from===s&&r.to===n);o&&t.isAtLive&&this.tryMove(o.text)}moved(t,e){let{lastMove:s,end:n}=e.view,o=p(
e.by==="pass"?"passed":s?.capture?"took":"moved",{...s,side:e.mover});H(yt([o,n?.text??""])),e.by==="human"&&this.see(),e.by==="pass"&&at(o),h.extras?.playSound(n?"over":s?.capture?"capture":"move"),n?
t.stopThinking():h.extras?.offerAtRepetition(t,e),t.people.length===2&&!t.remote&&v.autoFlip&&!n&&(t.state.flipped=e.view.toMove==="white"),v.teaching&&C().then(({teach:c})=>c(t,e).catch(()=>{}))}giveHint(t){
t.isOver||t.pending||C().then(({hint:e})=>e.give(t).catch(s=>At(s.message)))}flip(){h.game&&(h.game.state.flipped=!h.game.state.flipped,h.game.changed())}react(){let{game:t}=h;if(!t?.view)return;let e=`${t.
state.id} ${t.state.shown} ${t.isOver}`;e!==this.key&&y({arrows:[],glow:[],detail:null}),this.key=e,h.extras?.follow(t),h.extras?.writeTitle(t),queueMicrotask(()=>this.premove())}draw(){let{game:t}=h;
if(!t?.view)return;re(ce(this),this.host);let e=h.extras?.arrows()??[];this.board.show({view:t.drawn,flipped:t.state.flipped,canMove:s=>t.canMove(s),canPremove:s=>t.canPremove(s),premove:h.premove,arrows:h.
arrows.length?h.arrows:e,glow:h.glow,tints:h.extras?.tints(this.board.selected)??[],marks:!t.pending&&t.tree.node(t.state.shown).marks||[]}),h.extras?.drawMoves(this.host,t)}};var us=["play","puzzles","learn","editor"],fs={puzzles:async i=>{let{Puzzles:t}=await import("./rest.mjs");await new t($("view-puzzles"),i).begin()},learn:async i=>{let{Learn:t}=await import("./rest.mjs");
new t($("view-learn"),i).begin()},editor:async i=>{let{Editor:t}=await import("./rest.mjs");await new t($("view-editor"),i).begin()}},le=new AbortController;async function ms(i){le.abort(),
le=new AbortController;let{signal:t}=le;if(i.opening?.abort(),location.hash.startsWith("#game?")){let{openLink:o}=await import("./rest.mjs");if(await o(i,t)||t.aborted)return}let e=us.find(
o=>location.hash.startsWith(`#${o}`))??"play";for(let o of us)$(`view-${o}`).hidden=o!==e;ke();for(let o of document.querySelectorAll("[data-view]"))o.dataset.view===e?o.setAttribute("aria-current","p\
age"):o.removeAttribute("aria-current");y();let s=fs[e];if(delete fs[e],!s)return;let n=$(`view-${e}`);n.inert=!0,await C(),await s(i),n.inert=!1}async function ws(i){let t=$("not-started");if(document.
body.dataset.ready){let s=await Pt()?"new-version":"failed";t.firstChild?.replaceWith(p(s,{detail:i?.message??i})," ")}t.classList.add("now"),t.hidden=!1}async function fi(){Kt(),$("settings-button").
append($t("settings")),$("settings-button").addEventListener("click",async()=>(await C()).openSettings());let i=new jt($("view-play"));Se($("link-state")),addEventListener("hashchange",()=>ms(i));let{
shared:t}=await kt();if(t){y({isFirstVisit:!T("seen")});let{Link:o}=await import("./rest.mjs"),r=new o(c=>h.game===null||h.game.remote?i.adopt(c):void 0);y({link:r})}O||S.connect(),h.link&&
await h.link.first,await ms(i),h.game||await i.begin(),await new Promise(o=>setTimeout(o));let e=await O;await e?.loadFirst();let s=await C();document.querySelector(".view:not([hidden]) .notes")?.append(
...$("toasts").children),y({extras:s}),s.begin(i),i.react(),document.body.dataset.ready="true",M.addEventListener("change",()=>y());let n=o=>at(p("new-version"),{actions:[[p("reload"),o]],ms:0});await e?.
loadWhole(),y({isKept:await e?.keep(n)??null})}addEventListener("error",({error:i})=>ws(i));addEventListener("unhandledrejection",({reason:i})=>ws(i));$("not-started").addEventListener("click",({currentTarget:i})=>{
i.hidden=!0});$("not-started").hidden=!0;fi();export{he as a,O as b,h as c,Ee as d,y as e,C as f,At as g,Bs as h,hn as i,T as j,j as k,Ut as l,dn as m,pn as n,Tt as o,v as p,mn as q,S as r,Ve as s,A as t,z as u,Lt as v,Ce as w,Ne as x,Ie as y,je as z,
J as A,k as B,Un as C,w as D,re as E,F,m as G,$ as H,G as I,$t as J,Se as K,Gt as L,X as M,Yt as N,Xs as O,Ke as P,Ct as Q,H as R,qt as S,at as T,N as U,Te as V,B as W,L as X,Y,Oe as Z,Qi as _,Re as $,
qs as aa,Ot as ba,Ge as ca,ze as da,Vn as ea,cs as fa,ls as ga,ri as ha,ai as ia,pi as ja,vt as ka,bi as la,Es as ma,me as na,xi as oa,yt as pa,p as qa,bt as ra,nt as sa,R as ta,I as ua,Ht as va,rt as wa,
Bt as xa,kt as ya,us as za};
/*! For license information please see first.mjs.LEGAL.txt */
