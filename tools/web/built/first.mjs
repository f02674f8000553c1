var{backend,searches}=document.documentElement.dataset,load=()=>import("./site.mjs"),site=backend==="site"?load():null,searcher=site||searches==="here"?load:null;var EN={comma:", ",semicolon:"; ",space:" ",board:"Board",cell:"{square}, {piece, select, black {black} white {white} other {empty}}","cell-goals":"can move to {goals}","cell-chosen":"chosen","cell-ca\
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
al, one {# piece} other {# pieces}}",groups:"{count, plural, one {# group} other {# groups}}",status:"Status","no-server":"Cannot reach the server.","try-again":"Try again",failed:"Something on this p\
age has failed: {detail}","program-ended":"The terminal program has ended.",close:"Close"};var root=document.documentElement,translations={};if(root.lang!=="en")try{({default:translations}=await import(new URL(`${root.lang}.mjs`,import.meta.url).href)),translateFrame()}catch{root.lang="en"}
var language=root.lang,patterns={...EN,...translations},learn=more=>{Object.assign(patterns,more,translations)};function translateFrame(){for(let part of document.querySelectorAll("[data-words], [data\
-label]")){let{words,label}=part.dataset;if(words&&(part.textContent=translations[words]),label)for(let name of["aria-label","title","content"])part.hasAttribute(name)&&part.setAttribute(name,translations[label])}}
var isKnown=answer=>typeof answer!="object"||answer===null||(!isMessage(answer)||answer.code in patterns)&&Object.values(answer).every(isKnown),plurals=new Intl.PluralRules(language),numbers=new Intl.
NumberFormat(language),shares=new Intl.NumberFormat(language,{style:"percent"}),lists=new Intl.ListFormat(language),PARAMETER=/\{(\w+)(?:, (plural|select|percent|number))?(?:, ((?:[\w=-]+ \{[^{}]*\} ?)+))?\}/g,
FORM=/([\w=-]+) \{([^{}]*)\}/g,percent=chance=>shares.format(chance<=0?0:chance>=1?1:Math.min(.99,Math.max(.01,chance))),list=parts=>lists.format(parts),series=parts=>parts.join(text("comma")),full=words=>text(
"full",{words}),prose=parts=>parts.filter(Boolean).join(text("space")),text=(code,params={})=>write(code,params);function write(code,params){let pattern=patterns[code];return pattern===void 0?`${code}\
 ${JSON.stringify(params)}`:pattern.replace(PARAMETER,(_2,name,kind,forms)=>{let value=params[name];return kind==="percent"?percent(value):kind==="number"?numbers.format(value):kind?choose(forms,kind===
"plural",value):String(sentence(value)??"")})}function choose(forms,isPlural,value){let found=new Map([...forms.matchAll(FORM)].map(([,name2,form2])=>[name2,form2])),name=isPlural?plurals.select(value):
String(value?.code??value),form=found.get(`=${value}`)??found.get(name)??found.get("other")??"";return isPlural?form.replace("#",numbers.format(value)):form}var sentence=message=>isMessage(message)?write(
message.code,message.params??{}):message,isMessage=value=>typeof value?.code=="string";async function inWords(answer){return isKnown(answer)||await import("./rest.mjs"),translated(answer)}
function translated(answer){return typeof answer!="object"||answer===null?answer:isMessage(answer)?sentence(answer):Array.isArray(answer)?answer.map(translated):Object.fromEntries(Object.entries(answer).
map(([name,value])=>[name,translated(value)]))}var Refusal=class extends Error{},line=Object.assign(new EventTarget,{isDown:!1});function noteLine(isDown){line.isDown=isDown,line.dispatchEvent(new Event("change"))}var retry=()=>line.dispatchEvent(
new Event("retry")),FIRST_WAIT=300,LONGEST_WAIT=4e3,key=(path,body="")=>`${path} ${body}`;function answersOfPage(){let content=document.getElementById("answers")?.textContent;return JSON.parse(content||
"[]").map(({path,body,answer})=>[key(path,body?canonical(body):""),translated(answer)])}var canonical=value=>JSON.stringify(Object.fromEntries(Object.entries(value).sort())),known=new Map(answersOfPage()),
pause=(ms,signal)=>new Promise(resolve=>{let end=()=>{clearTimeout(timer),line.removeEventListener("retry",end),resolve()},timer=setTimeout(end,ms);line.addEventListener("retry",end),signal?.addEventListener(
"abort",end)});async function send(path,body,signal){if(site)return(await site).answer(path,body);let init=body===null?{}:{method:"POST",body,signal},response=await fetch(`api/${path}`,init),{ok,status:status2}=response;
return{status:status2,answer:await(ok?response.json():response.json().catch(()=>({})))}}async function ask(path,body,signal,read=inWords){for(let wait=FIRST_WAIT;;wait=Math.min(2*wait,LONGEST_WAIT)){let status2,
answer;try{({status:status2,answer}=await send(path,body,signal))}catch(error){if(signal?.aborted)throw error;noteLine(!0),await pause(wait,signal);continue}if(noteLine(!1),status2<300)return read(answer);
let fault={code:"no-answer",params:{status:status2}};throw new Refusal((await inWords({error:fault,...answer})).error)}}async function post(path,body,signal,read){if(body&&typeof body=="object"){let answer=known.
get(key(path,canonical(body)));if(answer)return answer}let sent=typeof body=="string"?body:JSON.stringify(body);return ask(path,sent,signal,read)}function get(path){return ask(path,null)}async function about(){
let answer=known.get(key("about"));return answer||known.set(key("about"),answer=await get("about")),answer}var SVG="http://www.w3.org/2000/svg";function h(tag,props={},...children){let element=document.createElement(tag);for(let[name,value]of Object.entries(props))value==null||value===!1&&!(name in element)||
(name.startsWith("on")?element.addEventListener(name.slice(2),value):name==="class"||name.includes("-")||name==="role"||name==="for"?element.setAttribute(name,String(value)):element[name]=value);return element.
append(...children.filter(child=>child!=null&&child!==!1)),element}function s(tag,attributes={},...children){let element=document.createElementNS(SVG,tag);for(let[name,value]of Object.entries(attributes))
value!==void 0&&element.setAttribute(name,String(value));return element.append(...children),element}function byId(id){let element=document.getElementById(id);if(!element)throw new Error(`#${id}`);return element}
function button(label,onclick,props={}){return h("button",{type:"button",onclick,...props},label)}var PATHS={settings:"M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",close:"M6 6l12 12M18 6L6 18"},icon=name=>s("svg",{class:"icon-drawing",viewBox:"0 0 24 24","aria-hidden":"true"},s("path",{d:PATHS[name]}));var MOST=8;function announce(words){let log=byId("live");for(log.append(h("p",{},words));log.children.length>MOST;)log.firstChild?.remove()}var dismiss=()=>document.querySelector(".toast.passing")?.remove();
function note(words,{kind="note",actions=[],ms=6e3}={}){let toast=h("div",{class:`toast ${kind}`},h("span",{},words));ms>0&&toast.classList.add("passing");let close=()=>toast.remove();for(let[label,act]of actions)
toast.append(button(label,()=>{close(),act()}));return toast.append(button(icon("close"),close,{class:"quiet icon","aria-label":text("close")})),dismiss(),(document.querySelector(".view:not([hidden]) \
.notes")??byId("toasts")).append(toast),ms>0&&setTimeout(close,ms),close}var app={game:null,link:null,said:null,detail:null,premove:null,arrows:[],glow:[],isCommenting:!1,isFirstVisit:!1,analysis:{isOn:!1,job:null,findings:null,fen:null,fault:"",known:null},review:{run:0,progress:null,
fault:"",retry:null},puzzles:null,learn:null,editor:null,about:null,extras:null},views=[],isPlanned=!1,drawWith=how=>{views.push(how)};function update(change={}){Object.assign(app,change),!isPlanned&&
(isPlanned=!0,queueMicrotask(()=>{isPlanned=!1;for(let draw of views)draw()}))}var loaded;function extras(){return loaded??=Promise.all([import("./rest.mjs"),laterStyle()]).then(([module])=>module),
loaded}function laterStyle(){let first=document.querySelector("link[rel=stylesheet]"),link=document.createElement("link");return link.rel="stylesheet",link.href=new URL("later.css",first.href).href,new Promise(
resolve=>{link.onload=link.onerror=resolve,first.after(link)})}var position=()=>`${app.game?.state.id} ${app.game?.drawn?.fen} ${app.game?.isOver}`;function say(text2,move=null){update({said:{text:text2,
move,about:position()}})}var said=()=>app.said?.about===position()?app.said:null;var FIRST_WAIT2=250,LONGEST_WAIT2=4e3,GOING_AWAY=1001,Socket=class extends EventTarget{constructor(){super(),this.socket=null,this.jobs=new Map,this.next=1,this.wait=FIRST_WAIT2,this.isUp=!1,this.hasEnded=
!1}connect(){let address=new URL("socket",location.href.split("#")[0]);address.protocol=address.protocol.replace("http","ws");let socket2=new WebSocket(address);this.socket=socket2,socket2.onmessage=async({
data})=>this.hear(await inWords(JSON.parse(data))),socket2.onclose=({code})=>{this.hasEnded||=code===GOING_AWAY,this.lost()}}lost(){this.isUp=!1,this.socket=null,noteLine(!0),pause(this.wait).then(()=>this.
connect()),this.wait=Math.min(this.wait*1.7,LONGEST_WAIT2)}hear(message){let job=this.jobs.get(message.id);switch(message.type){case"hello":this.isUp=!0,this.hasEnded=!1,this.wait=FIRST_WAIT2;for(let[
id,{ask:ask2}]of this.jobs)this.send({...ask2,id});noteLine(!1);break;case"found":job?.found(message.findings);break;case"done":this.jobs.delete(message.id),job?.resolve(message.findings);break;case"e\
rror":job?(this.jobs.delete(message.id),job.reject(new Error(message.error))):this.dispatchEvent(new CustomEvent("said",{detail:{text:message.error,error:!0}}));break;case"shared":case"said":this.dispatchEvent(
new CustomEvent(message.type,{detail:message.game??message}));break}}send(message){this.isUp&&this.socket?.send(JSON.stringify(message))}begin(ask2,found=()=>{}){let id=this.next++,promise=new Promise(
(resolve,reject)=>{this.jobs.set(id,{ask:ask2,found,resolve,reject})});return this.send({...ask2,id}),{promise,stop:()=>{let job=this.jobs.get(id);job&&(this.isUp?this.send({type:"stop",id}):(this.jobs.
delete(id),job.resolve(null)))}}}},socket=new Socket;function sayOffline(host,signal){let draw=()=>{let code=socket.hasEnded&&app.link?"program-ended":"no-server";if(line.isDown?host.dataset.code===code:!host.dataset.code)return;host.dataset.code=line.isDown?
code:"";let words=line.isDown?[text(code)," ",button(text("try-again"),retry)]:[];host.replaceChildren(...words)};line.addEventListener("change",draw,{signal}),draw()}var place=name=>[name.charCodeAt(0)-97,Number(name.slice(1))-1],squareName=(file,rank)=>String.fromCharCode(97+file)+(rank+1);function corner(name,{width,height,flipped}){let[file,rank]=place(name),column2=flipped?
width-1-file:file,row=flipped?rank:height-1-rank;return[column2*100,row*100]}function middle(name,frame2){let[x2,y2]=corner(name,frame2);return[x2+100/2,y2+100/2]}function squareAt(column2,row,{width,
height,flipped}){return column2<0||row<0||column2>=width||row>=height?null:flipped?squareName(width-1-column2,row):squareName(column2,height-1-row)}function rows(frame2){return Array.from({length:frame2.
height},(_2,row)=>Array.from({length:frame2.width},(_3,column2)=>squareAt(column2,row,frame2)))}function isOn(square,{axis,ends:ends2}){let[file,rank]=place(square),[endFile,endRank]=place(ends2[0]);switch(axis){case"\
rank":return rank===endRank;case"file":return file===endFile;case"rising":return file-rank===endFile-endRank;default:return file+rank===endFile+endRank}}var SIDES=["black","white"],other=side2=>side2==="black"?"white":"black",capital=word=>word.charAt(0).toUpperCase()+word.slice(1);function clockText(ms){let left2=Math.max(0,ms),seconds=Math.floor(left2/
1e3),pad=n2=>String(n2).padStart(2,"0");if(seconds<20)return`0:${pad(seconds)}.${Math.floor(left2%1e3/100)}`;let minutes=Math.floor(seconds/60);return minutes>=60?`${Math.floor(minutes/60)}:${pad(minutes%
60)}:${pad(seconds%60)}`:`${minutes}:${pad(seconds%60)}`}var moveText=(from,to)=>`${from}-${to}`,refusal=(move,reason)=>text("refusal",{...ends(move),reason});function outcome(winner,how=""){if(!winner)
return{winner,text:text("draw-agreed"),code:"Draw"};let words=text(how==="+Time"?"out-of-time":"resigned",{winner});return{winner,text:words,code:`${winner==="black"?"B":"W"}${how}`}}function ends(text2){
let[from,to]=text2.split("-");return to?{from,to}:null}function drawLines(layer,marks,square,lines,frame2){let[x2,y2]=middle(square,frame2);for(let line2 of lines){let[[x1,y1],[x22,y22]]=line2.ends.map(end=>middle(end,frame2));layer.append(s("line",{class:"\
line",x1,y1,x2:x22,y2:y22}));for(let way of line2.ways)if(way.to&&!way.blocked){let[tx,ty]=middle(way.to,frame2);layer.append(s("line",{class:"way",x1:x2,y1:y2,x2:tx,y2:ty}))}else way.by&&marks.append(
cross(...middle(way.by,frame2)));badge(marks,line2,[x2,y2],frame2)}}function badge(layer,line2,[x2,y2],frame2){let sides=line2.ways.map((way,index)=>{let[ex,ey]=middle(line2.ends[index===0?1:0],frame2),
length=Math.max(Math.abs(ex-x2),Math.abs(ey-y2));return{isOpen:way.blocked===null,length,dx:Math.sign(ex-x2),dy:Math.sign(ey-y2)}});sides.sort((a2,b2)=>Number(b2.isOpen)-Number(a2.isOpen)||b2.length-a2.
length);let side2=sides.find(({length})=>length>0);if(!side2)return;let{isOpen,dx,dy}=side2,reach=dx&&dy?.46:.5,[bx,by]=[x2+dx*100*reach,y2+dy*100*reach];layer.append(s("circle",{class:`count-badge ${isOpen?
"open":"shut"}`,cx:bx,cy:by,r:17}),s("text",{class:"count-text",x:bx,y:by+8},String(line2.count)))}function cross(x2,y2){return s("path",{class:"cross",d:`M${x2-20} ${y2-20}L${x2+20} ${y2+20}M${x2+20}\
 ${y2-20}L${x2-20} ${y2+20}`})}function lineWords({name,count,ways}){let notable=ways.filter(({blocked,by})=>blocked===null||by!==null),said2=(notable.length?notable:ways.slice(0,1)).map(({blocked,capture,
to})=>blocked??text(capture?"way-captures":"way-to",{square:to}));return[text("line-count",{line:capital(name),count}),said2.join(text("semicolon"))]}var PIECES=["stones","flat","shapes"];function drawPiece(side2,theme){let group=s("g",{class:`piece ${side2}`});return theme==="shapes"?(side2==="black"?group.append(s("rect",{class:"body",x:-34,y:-34,
width:68,height:68,rx:14})):group.append(s("circle",{class:"body",r:39}),s("circle",{class:"mark",r:20})),group):(group.append(s("ellipse",{class:"shade",cx:1,cy:4,rx:40,ry:40}),s("circle",{class:"bod\
y",r:39})),theme==="stones"&&group.append(s("ellipse",{class:"shine",cx:-11,cy:-14,rx:15,ry:10,transform:"rotate(-35 -11 -14)"})),side2==="white"&&group.append(s("circle",{class:"mark",r:theme==="flat"?
24:27})),group)}var hand={isOnKeys:!0};addEventListener("keydown",({key:key2})=>{key2==="Tab"&&(hand.isOnKeys=!0)},!0);addEventListener("pointerdown",()=>{hand.isOnKeys=!1},!0);var STILL=6,BoardInput=class{constructor(board){this.board=board,this.cells=new Map,this.names=new WeakMap,this.current=null,this.grip=null,this.isWaiting=!1;let{svg}=board;svg.addEventListener("point\
erdown",event=>this.down(event)),svg.addEventListener("pointermove",event=>this.move(event)),svg.addEventListener("pointerup",event=>this.up(event)),svg.addEventListener("pointercancel",()=>this.drop()),
svg.addEventListener("pointerleave",event=>{event.pointerType==="mouse"&&board.hover(null)}),svg.addEventListener("wheel",event=>this.wheel(event),{passive:!1}),svg.addEventListener("keydown",event=>this.
key(event)),svg.addEventListener("focusin",event=>{let square=event.target.dataset.square;square&&this.setCurrent(square)})}drawCells(layer){layer.replaceChildren(),this.cells.clear();let{frame:frame2}=this.
board;for(let row of rows(frame2)){let group=s("g",{role:"row"});for(let square of row){let[x2,y2]=corner(square,frame2),cell=s("g",{class:"cell",role:"gridcell",tabindex:-1},s("rect",{class:"hit",x:x2,
y:y2,width:100,height:100}),s("rect",{class:"focus",x:x2+3,y:y2+3,width:94,height:94,rx:8}));cell.dataset.square=square,this.cells.set(square,cell),group.append(cell)}layer.append(group)}(!this.current||
!this.cells.has(this.current))&&(this.current=rows(frame2)[frame2.height-1][0]),this.cells.get(this.current)?.setAttribute("tabindex","0")}nameCells(){let{board}=this,{selected,shown}=board;if(!shown)
return;let{view}=shown,sides=new Map(SIDES.flatMap(side2=>view[side2].map(square=>[square,side2]))),movable=SIDES.filter(side2=>shown.canMove(side2)),goals=new Map(view.moves.filter(({from})=>from!==null&&
from===selected).map(({to,capture})=>[to,capture]));for(let[square,cell]of this.cells){let piece=sides.get(square),own=piece&&movable.includes(piece)&&board.movesOf(square)||[],isChosen=square===selected,
goal=goals.get(square),name=[piece,isChosen,goal,...own.map(({text:text2})=>text2)].join();if(this.names.get(cell)===name)continue;this.names.set(cell,name);let parts=[text("cell",{square,piece})];own.
length&&parts.push(text("cell-goals",{goals:goalWords(own)})),isChosen&&parts.push(text("cell-chosen")),goal!==void 0&&parts.push(text(goal?"cell-capture":"cell-goal")),cell.setAttribute("aria-label",
series(parts)),cell.setAttribute("aria-selected",String(isChosen))}}wheel(event){let{step}=this.board.calls;!step||event.ctrlKey||event.deltaY===0||(event.preventDefault(),step(event.deltaY<0?"back":"\
next"))}setCurrent(square){this.current&&this.cells.get(this.current)?.setAttribute("tabindex","-1"),this.current=square,this.cells.get(square)?.setAttribute("tabindex","0")}squareOf(event){let matrix=this.
board.svg.getScreenCTM();if(!matrix||!this.board.shown)return null;let{x:x2,y:y2}=new DOMPoint(event.clientX,event.clientY).matrixTransform(matrix.inverse());return squareAt(Math.floor(x2/100),Math.floor(
y2/100),this.board.frame)}isMovable(square){let{shown}=this.board,side2=this.board.sideAt(square);return side2!==null&&!!(shown?.canMove(side2)||shown?.canPremove?.(side2))}down(event){let square=this.
squareOf(event);if(event.button!==0||!square)return;let{board}=this;if(this.isWaiting=!1,this.setCurrent(square),board.calls.tap?.(square))return;event.pointerType!=="mouse"&&board.hover(null);let wasSelected=board.
selected===square&&!board.tried;if(board.selected&&board.selected!==square&&!(this.isMovable(square)&&!board.movesOf(board.selected).some(move=>move.to===square))){this.go(board.selected,square);return}
if(!this.isMovable(square)){board.select(null),event.pointerType!=="mouse"&&board.hover(board.sideAt(square)?square:null);return}wasSelected||board.select(square),this.grip={from:square,piece:board.pieces.
get(square),x:event.clientX,y:event.clientY,dragging:!1,wasSelected},this.board.svg.setPointerCapture(event.pointerId)}move(event){let{board,grip}=this;if(!grip){if((event.movementX||event.movementY)&&
(this.isWaiting=!1),event.pointerType==="mouse"&&!this.isWaiting){let square=this.squareOf(event);board.hover(square&&board.sideAt(square)?square:null)}return}if(!grip.dragging&&Math.hypot(event.clientX-
grip.x,event.clientY-grip.y)<STILL)return;grip.dragging||(grip.dragging=!0,grip.piece?.classList.add("dragged"),grip.piece&&board.layers.pieces.append(grip.piece));let matrix=board.svg.getScreenCTM();
if(!matrix||!grip.piece)return;let{x:x2,y:y2}=new DOMPoint(event.clientX,event.clientY).matrixTransform(matrix.inverse());grip.piece.style.transform=`translate(${x2}px, ${y2}px) scale(1.08)`}up(event){
let{board,grip}=this,to=this.squareOf(event);if(grip){if(this.drop(),!grip.dragging){grip.wasSelected&&board.select(null);return}!to||to===grip.from||(grip.piece&&board.movesOf(grip.from).some(move=>move.
to===to)&&board.put(grip.piece,to),this.go(grip.from,to))}}drop(){let{grip}=this;if(this.grip=null,!grip?.piece)return;grip.piece.classList.remove("dragged");let square=grip.piece.dataset.square;square&&
this.board.put(grip.piece,square)}async go(from,to){let{board}=this;board.select(null),await board.calls.move(moveText(from,to))==="illegal"&&board.refuse({from,to}),board.settle()}key(event){let{board}=this,
step={ArrowUp:[0,-1],ArrowDown:[0,1],ArrowLeft:[-1,0],ArrowRight:[1,0]}[event.key];step&&hand.isOnKeys&&!event.altKey&&!event.ctrlKey&&this.current?(event.preventDefault(),event.stopPropagation(),this.
walk(...step)):(event.key==="Enter"||event.key===" ")&&this.current?(event.preventDefault(),this.press(this.current)):event.key==="Escape"&&board.selected&&(event.stopPropagation(),board.select(null),
announce(text("choice-cancelled")))}walk(right,down){if(!this.current)return;let{frame:frame2}=this.board,[file,rank]=place(this.current),column2=(frame2.flipped?frame2.width-1-file:file)+right,row=(frame2.
flipped?rank:frame2.height-1-rank)+down,next=squareAt(column2,row,frame2);next&&(this.setCurrent(next),this.cells.get(next)?.focus(),this.board.hover(this.board.sideAt(next)?next:null))}press(square){
let{board}=this;if(!board.calls.tap?.(square))if(board.selected===square&&!board.tried)board.select(null);else if(board.selected&&board.selected!==square&&!(this.isMovable(square)&&!board.movesOf(board.
selected).some(move=>move.to===square)))this.go(board.selected,square);else if(this.isMovable(square)){board.select(square);let goals=goalWords(board.movesOf(square));announce(capital(text(goals?"piec\
e-goals":"piece-stuck",{square,goals})))}else announce(text(board.sideAt(square)?"not-yours":"no-piece"))}},goalWords=moves=>list(moves.map(({to,capture})=>capture?text("goal-capture",{square:to}):String(
to)));var PREFIX="loa.",storage=new EventTarget,full2=!1,isFull=()=>full2;function load2(name){try{return JSON.parse(localStorage.getItem(PREFIX+name)??"null")}catch{return null}}function save(name,value){let isSaved=!0;
try{localStorage.setItem(PREFIX+name,JSON.stringify(value))}catch{isSaved=!1}return(isSaved?full2&&name.startsWith("game."):!full2)&&(full2=!isSaved,storage.dispatchEvent(new Event("change"))),isSaved}
var loadOver=(name,model)=>shaped(load2(name),model);function shaped(value,model){return Array.isArray(model)?Array.isArray(value)?value.filter(item=>typeof item=="string"):model:typeof model=="object"?
Object.fromEntries(Object.entries(model).map(([name,part])=>[name,shaped(value?.[name],part)])):typeof value==typeof model?value:model}function forget(name){try{localStorage.removeItem(PREFIX+name)}catch{}}
function names(start2){try{return Object.keys(localStorage).filter(key2=>key2.startsWith(PREFIX+start2)).map(key2=>key2.slice(PREFIX.length))}catch{return[]}}var tab={load(name){try{return sessionStorage.
getItem(PREFIX+name)}catch{return null}},save(name,value){try{sessionStorage.setItem(PREFIX+name,value)}catch{}}};var DEFAULTS={language:"auto",scheme:"auto",largeText:!1,board:"wood",pieces:"stones",coordinates:!0,counts:!1,overlay:!0,dots:!0,groups:!0,threats:!0,arrows:!0,teaching:!1,sounds:!1,volume:50,autoFlip:!1,
analysisLines:3,analysisSeconds:60,analysisThreads:1,speed:600},settings=loadOver("settings",DEFAULTS),settingsChanged=new EventTarget;function applySettings(){let root2=document.documentElement;root2.
dataset.scheme=settings.scheme,root2.dataset.board=settings.board,root2.dataset.pieces=settings.pieces,root2.dataset.text=settings.largeText?"large":""}function set(name,value){Object.assign(settings,
loadOver("settings",DEFAULTS),{[name]:value}),save("settings",settings),applySettings(),settingsChanged.dispatchEvent(new Event("change"))}var boards=new WeakMap,PIECE_TIME=220,STILL2=matchMedia("(prefers-reduced-motion: reduce)"),Board=class{constructor(host,calls){this.calls=calls,this.shown=null,this.selected=null,this.tried=null,this.
hovered=null,this.arrows=[],this.glowing=new Set,this.tinted=[],this.drawn=[],this.pieces=new Map,this.frameKey="",this.keys={},this.landing=void 0,this.layers=Object.fromEntries(["squares","tints","b\
onds","counts","overlay","pieces","marks","dots","labels","arrows","drawn","cells"].map(name=>[name,s("g",{class:name,...name==="cells"?{}:{"aria-hidden":"true"}})])),this.svg=s("svg",{class:"board",role:"\
grid","aria-label":calls.label??text("board")},...Object.values(this.layers)),boards.set(this.svg,this),host.append(h("div",{class:"board-frame"},this.svg)),this.input=new BoardInput(this),settingsChanged.
addEventListener("change",()=>{this.frameKey="",this.draw()})}get frame(){let{view,flipped}=this.shown;return{width:view.width,height:view.height,flipped}}show(shown){let before=this.shown?.view;this.
shown=shown,shown.arrows&&(this.arrows=shown.arrows),shown.glow&&(this.glowing=new Set(shown.glow)),shown.tints&&(this.tinted=shown.tints);let{view}=shown,{selected}=this;if(before&&before.fen!==view.
fen){let has=(one,side2)=>selected!==null&&one[side2].includes(selected),isSamePiece=SIDES.some(side2=>has(before,side2)&&has(view,side2)),isNear=Math.abs(before.plies-view.plies)<2&&before.width===view.
width;(!isSamePiece||!isNear)&&(this.selected=null),this.tried=null,this.hovered=null,this.input.isWaiting=!0,this.drawn=[]}shown.marks&&(this.drawn=shown.marks),this.draw(before)}draw(before){if(!this.
shown)return;let{width,height,flipped}=this.frame,key2=[width,height,flipped,settings.coordinates,settings.counts].join();key2!==this.frameKey&&(this.frameKey=key2,this.drawFrame(),this.pieces.clear(),
this.layers.pieces.replaceChildren(),this.keys={},before=void 0),this.drawPieces(before)&&(clearTimeout(this.landing),this.landing=setTimeout(()=>{this.landing=void 0,this.refresh()},PIECE_TIME)),this.
refresh()}redraw(name,content,draw){let key2=JSON.stringify(content);key2!==this.keys[name]&&(this.keys[name]=key2,this.layers[name].replaceChildren(),draw())}drawFrame(){let{width,height}=this.frame,
right=settings.counts?84:6,top=settings.counts?84:6,left2=settings.counts?52:6,box=[-left2,-top,width*100+left2+right,height*100+top+6];this.svg.setAttribute("viewBox",box.join(" ")),this.svg.setAttribute(
"width",String(box[2])),this.svg.setAttribute("height",String(box[3]));let squares=this.layers.squares;squares.replaceChildren(s("rect",{class:"rim",x:-6,y:-6,width:width*100+12,height:height*100+12,rx:10}));
for(let name of rows(this.frame).flat()){let[x2,y2]=corner(name,this.frame),[file,rank]=place(name);squares.append(s("rect",{class:(file+rank)%2?"light":"dark",x:x2,y:y2,width:100,height:100}))}settings.
coordinates&&this.drawCoordinates(squares),this.input.drawCells(this.layers.cells)}drawCoordinates(layer){let grid=rows(this.frame),write2=(square,letter,right,down)=>{let[x2,y2]=corner(square,this.frame);
layer.append(s("text",{class:"coordinate",x:x2+right,y:y2+down},letter))};for(let[square]of grid)write2(square,square.slice(1),11,23);for(let square of grid[grid.length-1])write2(square,square[0],89,92)}drawCounts(){
let{view}=this.shown,square=this.hovered??this.selected;this.redraw("counts",[settings.counts,view.lines,square],async()=>{if(!settings.counts)return;let key2=this.keys.counts,{drawCounts}=await import("./rest.mjs");
key2===this.keys.counts&&(this.layers.counts.replaceChildren(),drawCounts(this.layers.counts,view.lines,this.frame,square))})}drawPieces(before){let{view}=this.shown,move=before&&glide(before,view),moving=move&&
this.pieces.get(move.from);move&&moving&&(this.lift(moving),this.pieces.get(move.to)?.remove(),this.pieces.delete(move.from),this.pieces.set(move.to,moving));let wanted=new Map(SIDES.flatMap(side2=>view[side2].
map(square=>[square,side2])));for(let[square,piece]of this.pieces)(wanted.get(square)!==piece.dataset.side||piece.dataset.theme!==settings.pieces)&&(piece.remove(),this.pieces.delete(square));for(let[
square,side2]of wanted){let piece=this.pieces.get(square);piece||(piece=drawPiece(side2,settings.pieces),piece.dataset.side=side2,piece.dataset.theme=settings.pieces,this.layers.pieces.append(piece),this.
pieces.set(square,piece)),piece.dataset.square!==square&&(piece.dataset.square=square),this.put(piece,square)}return!!moving&&!STILL2.matches}lift(piece){this.layers.pieces.append(piece),piece.classList.
add("moved"),piece.getBoundingClientRect(),setTimeout(()=>piece.classList.remove("moved"),PIECE_TIME)}settle(){if(this.shown)for(let[square,piece]of this.pieces)piece.classList.contains("dragged")||this.
put(piece,square)}put(piece,square){let[x2,y2]=middle(square,this.frame),transform=`translate(${x2}px, ${y2}px)`;piece.style.transform!==transform&&(piece.style.transform=transform)}refresh(){this.shown&&
(this.drawCounts(),this.drawTints(),this.drawBonds(),this.drawOverlay(),this.drawDots(),this.drawArrows(),this.drawDrawn(),this.input.nameCells())}drawTints(){let{view,premove}=this.shown,{lastMove}=view,
isLanding=this.landing!==void 0,marked=[...isLanding?[]:[lastMove?.from,lastMove?.to].map(square=>[square,"last"]),...this.tinted.map(({square,kind,label})=>[square,kind,label]),...[...this.glowing].map(
square=>[square,"glow"]),[premove?.from,"premove"],[premove?.to,"premove"],[this.selected,"chosen"],...isLanding?[]:(view.end?.connected??[]).map(square=>[square,"winning"])];this.redraw("tints",marked,
()=>{this.layers.labels.replaceChildren();for(let[square,kind,label]of marked){if(!square)continue;let[x2,y2]=corner(square,this.frame),box={x:x2,y:y2,width:100,height:100};this.layers.tints.append(s(
"rect",{class:`tint ${kind}`,...box}));let place2={class:"label",x:x2+100-6,y:y2+22};label&&this.layers.labels.append(s("text",place2,label))}})}drawBonds(){let{view}=this.shown,groups=settings.groups?
view.groups:null;if((!groups||groups.black.length+groups.white.length>0)&&this.landing===void 0){this.redraw("bonds",groups,()=>{if(groups)for(let side2 of SIDES)this.drawGroups(this.layers.bonds,side2)});
return}let{from,to}=view.lastMove??{};for(let bond of[...this.layers.bonds.children]){let[a2,b2]=bond.dataset.squares?.split(" ")??[],isThere=square=>square!==from&&square!==to&&this.sideAt(square)!==
null;isThere(a2)&&isThere(b2)||(bond.remove(),this.keys.bonds="")}}drawGroups(layer,side2){let{view}=this.shown;for(let group of view.groups[side2])group.forEach((square,index)=>{let[file,rank]=place(
square);for(let next of group.slice(index+1)){let[otherFile,otherRank]=place(next);if(Math.abs(file-otherFile)>1||Math.abs(rank-otherRank)>1)continue;let[x1,y1]=middle(square,this.frame),[x2,y2]=middle(
next,this.frame),bond=s("line",{class:`bond ${side2}`,x1,y1,x2,y2});bond.dataset.squares=`${square} ${next}`,layer.append(bond)}})}drawOverlay(){let{view}=this.shown,{tried}=this,square=this.selected??
this.hovered,lines=(settings.overlay||tried)&&!view.end&&square?view.pieceLines[square]:void 0;this.redraw("overlay",[square,lines,tried],async()=>{let{overlay,marks}=this.layers;if(marks.replaceChildren(),
!square||!lines)return;let key2=this.keys.overlay,line2=tried&&lines.find(one=>isOn(tried.to,one));if(!tried||!line2)return drawLines(overlay,marks,square,lines,this.frame);let{drawTriedLine}=await import("./rest.mjs");
key2===this.keys.overlay&&drawTriedLine(overlay,marks,tried,line2,this.frame)})}drawDots(){let moves=settings.dots&&this.selected?this.movesOf(this.selected):[];this.redraw("dots",moves,()=>{for(let{to,
capture}of moves){if(!to)continue;let[cx,cy]=middle(to,this.frame),shape=capture?{class:"dot capture",r:44}:{class:"dot",r:15};this.layers.dots.append(s("circle",{...shape,cx,cy}))}})}drawArrows(){let{
view}=this.shown,{from,to}=view.lastMove??{},arrows=[...this.arrows.length===0&&settings.arrows&&this.landing===void 0&&from&&to?[{from,to,kind:"last"}]:[],...this.arrows];this.redraw("arrows",arrows,
()=>{for(let arrow of arrows)this.drawArrow(this.layers.arrows,arrow)})}drawDrawn(drawn=this.drawn){this.redraw("drawn",drawn,()=>{for(let arrow of drawn){let[cx,cy]=middle(arrow.from,this.frame);arrow.
from!==arrow.to?this.drawArrow(this.layers.drawn,arrow):this.layers.drawn.append(s("circle",{class:`ring ${arrow.kind}`,cx,cy,r:44}))}})}drawArrow(layer,{from,to,kind,label}){let[x1,y1]=middle(from,this.
frame),[x2,y2]=middle(to,this.frame),length=Math.hypot(x2-x1,y2-y1)||1,[dx,dy]=[(x2-x1)/length,(y2-y1)/length],begin2=kind==="last"&&length>130?44:20,tip=length-12,neck=tip-30,half=kind==="last"?3.5:8,
head=kind==="last"?13:22,at=(along,aside)=>`${(x1+dx*along-dy*aside).toFixed(1)},${(y1+dy*along+dx*aside).toFixed(1)}`,points=[at(begin2,half),at(neck,half),at(neck,head),at(tip,0),at(neck,-head),at(neck,
-half),at(begin2,-half)];if(layer.append(s("polygon",{class:`arrow ${kind}`,points:points.join(" ")})),label){let[x3,y3]=[x1+dx*length*.55,y1+dy*length*.55];layer.append(s("circle",{class:`badge ${kind}`,
cx:x3,cy:y3,r:17}),s("text",{class:"badge-text",x:x3,y:y3+8},label))}}movesOf(square){return this.shown?.view.moves.filter(move=>move.from===square)??[]}sideAt(square){let view=this.shown?.view;return SIDES.
find(side2=>view?.[side2].includes(square))??null}select(square){this.selected=square,this.tried=null,this.refresh(),this.calls.select?.(square)}refuse(move){this.sideAt(move.from)&&(this.selected=move.
from,this.tried=move,this.refresh())}hover(square){square!==this.hovered&&(this.hovered=square,this.shown&&(this.drawCounts(),this.drawOverlay(),this.calls.hover?.(square)))}};function glide(before,after2){
let forth=after2.lastMove;if(forth?.from&&forth.to&&after2.plies===before.plies+1)return{from:forth.from,to:forth.to};let back=before.lastMove;return back?.from&&back.to&&before.plies===after2.plies+1?
{from:back.to,to:back.from}:null}function begin(ask2,found=()=>{}){if(!searcher)return socket.begin(ask2,found);let isStopped=!1,search=searcher().then(({begin:begin2})=>begin2(ask2,found)),stop=()=>{isStopped=!0,search.then(({stop:stop2})=>stop2()).
catch(()=>{})};return{promise:search.then(({promise:promise2})=>promise2).catch(async error=>{if(site)throw new Error((await inWords({error})).error);let instead=socket.begin(ask2,found);return search=
Promise.resolve(instead),isStopped&&instead.stop(),instead.promise}),stop}}var canStop=()=>searcher!==null||socket.isUp;var Tree=class{constructor(nodes){this.nodes=nodes??[{id:0,parent:null,move:null,comment:"",children:[],clock:null}]}node(id){return this.nodes[id]}add(parent,move){let there=this.nodes[parent].children.
find(id2=>this.nodes[id2].move===move);if(there!==void 0)return there;let id=this.nodes.length;return this.nodes.push({id,parent,move,comment:"",children:[],clock:null}),this.nodes[parent].children.push(
id),id}take(other2){let ids=[0];for(let{id,parent,move,comment,clock:clock2,marks}of other2.nodes){if(parent===null||move===null||ids[parent]===void 0||!other2.nodes[parent].children.includes(id))continue;
let node=this.nodes[ids[id]=this.add(ids[parent],move)];node.comment||=comment,node.clock??=clock2,node.marks??=marks}return ids}path(id){let path=[];for(let at=id;at!==null;at=this.nodes[at].parent)path.
push(at);return path.reverse()}moves(id){return this.path(id).slice(1).map(at=>this.nodes[at].move)}end(id){for(;this.nodes[id].children.length;)id=this.nodes[id].children[0];return id}promote(id){for(let at of this.
path(id)){let parent=this.nodes[at].parent;if(parent===null)continue;let{children}=this.nodes[parent];children.splice(children.indexOf(at),1),children.unshift(at)}}remove(id){let parent=this.nodes[id].
parent;if(parent===null)return id;let{children}=this.nodes[parent];return children.splice(children.indexOf(id),1),parent}leadsTo(id,later){return this.path(later).includes(id)}};var REST=70,REMOTE_WAIT=5e3,MOVES_LEFT=25,LONGEST_TIMER=2**31-1,revisions=0,STANDARD="1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 1",VERSION=2;function newState(given={}){return{id:Math.random().
toString(36).slice(2,10),rules:"olympiad",limit:null,fen:STANDARD,nodes:new Tree().nodes,live:0,shown:0,players:{black:{machine:!1,level:3},white:{machine:!0,level:3}},clock:null,left:{black:0,white:0},
outcome:null,seed:Math.floor(Math.random()*2**32),flipped:!1,paused:!1,serious:!1,updated:Date.now(),edition:0,version:VERSION,result:null,review:{},...given}}function after(view,moves){let pieces={black:[
...view.black],white:[...view.white]},{toMove,lastMove}=view;for(let made of moves){let move=ends(made);if(lastMove={text:made,from:null,to:null,capture:!1,count:0},move){let{from,to}=move,side2=pieces.
black.includes(from)?"black":"white",enemies=pieces[other(side2)],capture=enemies.includes(to);capture&&enemies.splice(enemies.indexOf(to),1),pieces[side2][pieces[side2].indexOf(from)]=to,lastMove={text:made,
from,to,capture,count:0}}toMove=other(toMove)}return{...view,...pieces,fen:[view.fen,...moves].join(" "),toMove,lastMove,plies:view.plies+moves.length,end:null,mustPass:!1,moves:[],pieceLines:{},lines:[],
groups:{black:[],white:[]},threats:{black:[],white:[]}}}var Game=class extends EventTarget{constructor(state){super(),this.state=state,this.tree=new Tree(state.nodes),this.view=null,this.liveView=null,
this.views=new Map,this.asked=new Map,this.pending=null,this.thinking=null,this.undone=[],this.remote=null,this.closed=!1,this.follows=!1,this.revision=++revisions}text(id){let{rules,limit,fen}=this.state;
return{rules,fen,moves:this.tree.moves(id),...limit===null?{}:{limit}}}async viewOf(id,signal){let known3=this.views.get(id);if(known3)return known3;let asked=this.asked.get(id)??this.ask(id,signal);return this.
asked.set(id,asked),asked}async ask(id,signal){try{return this.keep(id,await post("position",this.text(id),signal))}finally{this.asked.delete(id)}}keep(id,view){let kept=this.views.get(id)??view;return this.
views.set(id,kept),kept}get isKnown(){return this.view!==null&&this.views.get(this.state.shown)===this.view}get drawn(){return this.pending??this.view}get kept(){let{state,pending}=this,move=pending?.
lastMove?.text;if(!move)return state;let tree=new Tree(structuredClone(this.tree.nodes)),id=tree.add(state.shown,move);return state.clock&&(tree.node(id).clock??={...state.left}),{...state,nodes:tree.
nodes,shown:id,live:this.isAtLive?id:state.live}}changed(){this.revision=++revisions,this.state.nodes=this.tree.nodes,this.state.updated=Date.now(),this.state.result=this.end&&(this.end.winner??"draw"),
this.dispatchEvent(new Event("change"))}async load(signal){let{live,shown}=this.state;[this.liveView,this.view]=await Promise.all([live,shown,0].map(id=>this.viewOf(id,signal)))}begin(){this.changed(),
this.goOn()}close(){this.closed=!0,this.stopThinking()}get isOver(){return!!(this.state.outcome||this.liveView?.end)}get allowsHelp(){return!this.state.serious||this.isOver}get isAtLive(){return this.
state.shown===this.state.live}sideToMove(id){return(this.views.get(id)??this.guess(id))?.toMove??"black"}get end(){return this.liveView?.end??this.state.outcome}canMove(side2){let{view,state}=this;return!view||
this.pending||view.end||view.toMove!==side2?!1:!this.isAtLive||state.outcome?!0:!state.players[side2].machine||state.paused}canPremove(side2){let{players,paused}=this.state;return this.isAtLive&&!this.
isOver&&!this.remote&&!paused&&!players[side2].machine&&players[other(side2)].machine&&!this.canMove(side2)}async show(id){this.state.shown=id,this.pending=null;let known3=this.views.get(id);if(this.view=
known3??this.guess(id)??this.view,this.dispatchEvent(new Event("view")),known3||(await new Promise(resolve=>setTimeout(resolve,REST)),this.state.shown!==id))return;let view=await this.viewOf(id);this.
state.shown===id&&(this.view=view,this.dispatchEvent(new Event("view")))}guess(id){let path=this.tree.path(id);for(let at=path.length-1;at>=0;at--){let base=this.views.get(path[at]);if(base)return after(
base,path.slice(at+1).map(next=>this.tree.node(next).move??""))}return null}async tryMove(move){if(this.pending)return null;let{shown,live}=this.state,{view}=this,pending=view?.moves.some(({text:text2})=>text2===
move)?after(view,[move]):null;this.pending=pending,pending&&this.dispatchEvent(new Event("view")),await null;let settle=()=>{!pending||this.pending!==pending||(this.pending=null,this.dispatchEvent(new Event(
"view")))};if(this.remote&&shown===live&&!this.isOver){let reason=await this.remote.tryMove(move);return reason?settle():setTimeout(settle,REMOTE_WAIT),reason===null?null:typeof reason=="string"?{reason}:
reason}try{let answer=await post("move",{game:this.text(shown),move});if(!answer.legal)return answer;let id=this.tree.add(shown,answer.move);return this.keep(id,answer.position),this.state.shown!==shown||
(shown===live&&!this.isOver?await this.advance(id,"human"):(await this.show(id),this.changed())),null}catch(error){if(error instanceof Refusal)return{reason:error.message};throw error}finally{settle()}}async advance(id,by){
let wasShown=this.isAtLive,{live}=this.state,view=await this.viewOf(id);if(this.state.live!==live)return;let mover=this.liveView?.toMove??"black";this.state.live=id,this.liveView=view,this.tree.promote(
id),wasShown&&(this.state.shown=id,this.view=view,this.pending=null),this.undone[this.undone.length-1]===id?this.undone.pop():this.undone=[],this.dispatchEvent(new CustomEvent("move",{detail:{id,by,mover,
view}})),this.changed(),this.goOn()}goOn(){if(this.closed||this.follows||this.remote||this.isOver||!this.liveView)return;let{live,players,paused}=this.state,side2=this.liveView.toMove;if(this.thinking){
if(this.thinking.node===live&&players[side2].machine&&!paused)return;this.stopThinking()}this.liveView.mustPass?this.advance(this.tree.add(live,"pass"),"pass"):players[side2].machine&&!paused&&this.think(
live,side2)}async think(node,side2){let{players,seed}=this.state,isShow=players.black.machine&&players.white.machine,begun=performance.now(),job=begin({type:"move",game:this.text(node),level:players[side2].
level,seed}),own={stop:job.stop,node};this.thinking=own,this.changed();let alarm=setTimeout(()=>{this.thinking===own&&this.moveNow()},this.timeForMove(side2)),findings;try{findings=await job.promise}catch(error){
this.thinking===own&&(this.thinking=null),this.dispatchEvent(new CustomEvent("refused",{detail:String(error)}));return}finally{clearTimeout(alarm)}let wait=(isShow?settings.speed:250)-(performance.now()-
begun);if(wait>0&&await new Promise(resolve=>setTimeout(resolve,wait)),this.thinking!==own)return;this.thinking=null;let move=findings?.lines[0]?.move;move&&!this.closed&&this.state.live===node&&await this.
advance(this.tree.add(node,move),"machine")}timeForMove(side2){let{clock:clock2,left:left2}=this.state;return clock2?Math.max(left2[side2]/MOVES_LEFT,Math.min(clock2.increment,left2[side2])/2):LONGEST_TIMER}stopThinking(){
this.thinking?.stop(),this.thinking=null}moveNow(){this.remote?socket.send({type:"hurry"}):canStop()&&this.thinking?.stop()}async undo(){if(this.remote)return this.remote.send("undo");let{players}=this.
state,both=players.black.machine&&players.white.machine,path=this.tree.path(this.state.live),count=0;for(let at=path.length-1;at>0;at--){count++;let before=await this.viewOf(path[at-1]);if(both||!players[before.
toMove].machine&&!before.mustPass)break}if(count!==0){this.stopThinking(),this.state.outcome=null;for(let id of path.slice(-count).reverse())this.undone.push(id);both&&(this.state.paused=!0),await this.
setLive(path[path.length-1-count])}}async redo(){if(this.undone.length===0)return;let{players}=this.state;this.stopThinking();let live=this.state.live;for(;this.undone.length;){let next=this.undone[this.
undone.length-1];if(this.tree.node(next).parent!==live){this.undone=[];break}this.undone.pop(),live=next;let view=await this.viewOf(live);if(!players[view.toMove].machine&&!view.mustPass)break}await this.
setLive(live)}async setLive(id){let{state}=this;state.live=id,state.shown=id,state.clock&&(state.left={...this.tree.node(id).clock??{black:state.clock.base,white:state.clock.base}}),this.liveView=await this.
viewOf(id),this.view=this.liveView,this.pending=null,this.changed(),this.goOn()}async playFromHere(){this.stopThinking(),this.state.outcome=null,this.undone=[],await this.setLive(this.state.shown)}setPlayer(side2,change){
let before=this.state.players[side2];if(this.state.players[side2]={...before,...change},this.remote)return this.remote.setPlayer(side2,before,this.state.players[side2]);this.stopThinking(),this.changed(),
this.goOn()}pause(paused){this.state.paused=paused,paused&&this.stopThinking(),this.changed(),this.goOn()}finish(outcome2){this.stopThinking(),this.state.outcome=outcome2,this.changed()}resign(side2){
this.finish(outcome(other(side2),"+Resign"))}get people(){return SIDES.filter(side2=>!this.state.players[side2].machine)}};var known2="",contentOf=({edition,updated,version,...content})=>JSON.stringify(content);function know(state){known2=contentOf(state)}function mark(id){tab.load("game")!==id&&(tab.save("game",id),save(
"latest",id))}function keep(state,content=state){let text2=contentOf(content);if(text2===known2)return null;let there=load2(`game.${state.id}`),edition=state.edition??0;if(there?.edition>edition)return there;
let saved={...content,edition:edition+1,version:VERSION};return save(`game.${state.id}`,saved)&&(state.edition=saved.edition,known2=text2,save("latest",state.id)),null}function latest(){let id=tab.load(
"game")??load2("latest"),state=id?load2(`game.${id}`):null;return state&&{...state,id}}var t=globalThis,i=t2=>t2,s2=t.trustedTypes,e=s2?s2.createPolicy("lit-html",{createHTML:t2=>t2}):void 0,h2="$lit$",o=`lit$${Math.random().toFixed(9).slice(2)}$`,n="?"+o,r=`<${n}>`,l=document,c=()=>l.createComment(
""),a=t2=>t2===null||typeof t2!="object"&&typeof t2!="function",u=Array.isArray,d=t2=>u(t2)||typeof t2?.[Symbol.iterator]=="function",f=`[ 	
\f\r]`,v=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,_=/-->/g,m=/>/g,p=RegExp(`>|${f}(?:([^\\s"'>=/]+)(${f}*=${f}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),g=/'/g,$=/"/g,y=/^(?:script|style|textarea|title)$/i,x=t2=>(i2,...s3)=>({_$litType$:t2,strings:i2,values:s3}),b=x(1),w=x(2),T=x(3),E=Symbol.for("lit-noChange"),A=Symbol.
for("lit-nothing"),C=new WeakMap,P=l.createTreeWalker(l,129);function V(t2,i2){if(!u(t2)||!t2.hasOwnProperty("raw"))throw Error("invalid template strings array");return e!==void 0?e.createHTML(i2):i2}
var N=(t2,i2)=>{let s3=t2.length-1,e2=[],n2,l2=i2===2?"<svg>":i2===3?"<math>":"",c2=v;for(let i3=0;i3<s3;i3++){let s4=t2[i3],a2,u2,d2=-1,f2=0;for(;f2<s4.length&&(c2.lastIndex=f2,u2=c2.exec(s4),u2!==null);)
f2=c2.lastIndex,c2===v?u2[1]==="!--"?c2=_:u2[1]!==void 0?c2=m:u2[2]!==void 0?(y.test(u2[2])&&(n2=RegExp("</"+u2[2],"g")),c2=p):u2[3]!==void 0&&(c2=p):c2===p?u2[0]===">"?(c2=n2??v,d2=-1):u2[1]===void 0?
d2=-2:(d2=c2.lastIndex-u2[2].length,a2=u2[1],c2=u2[3]===void 0?p:u2[3]==='"'?$:g):c2===$||c2===g?c2=p:c2===_||c2===m?c2=v:(c2=p,n2=void 0);let x2=c2===p&&t2[i3+1].startsWith("/>")?" ":"";l2+=c2===v?s4+
r:d2>=0?(e2.push(a2),s4.slice(0,d2)+h2+s4.slice(d2)+o+x2):s4+o+(d2===-2?i3:x2)}return[V(t2,l2+(t2[s3]||"<?>")+(i2===2?"</svg>":i2===3?"</math>":"")),e2]},S=class _S{constructor({strings:t2,_$litType$:i2},e2){
let r2;this.parts=[];let l2=0,a2=0,u2=t2.length-1,d2=this.parts,[f2,v2]=N(t2,i2);if(this.el=_S.createElement(f2,e2),P.currentNode=this.el.content,i2===2||i2===3){let t3=this.el.content.firstChild;t3.replaceWith(
...t3.childNodes)}for(;(r2=P.nextNode())!==null&&d2.length<u2;){if(r2.nodeType===1){if(r2.hasAttributes())for(let t3 of r2.getAttributeNames())if(t3.endsWith(h2)){let i3=v2[a2++],s3=r2.getAttribute(t3).
split(o),e3=/([.?@])?(.*)/.exec(i3);d2.push({type:1,index:l2,name:e3[2],strings:s3,ctor:e3[1]==="."?I:e3[1]==="?"?L:e3[1]==="@"?z:H}),r2.removeAttribute(t3)}else t3.startsWith(o)&&(d2.push({type:6,index:l2}),
r2.removeAttribute(t3));if(y.test(r2.tagName)){let t3=r2.textContent.split(o),i3=t3.length-1;if(i3>0){r2.textContent=s2?s2.emptyScript:"";for(let s3=0;s3<i3;s3++)r2.append(t3[s3],c()),P.nextNode(),d2.
push({type:2,index:++l2});r2.append(t3[i3],c())}}}else if(r2.nodeType===8)if(r2.data===n)d2.push({type:2,index:l2});else{let t3=-1;for(;(t3=r2.data.indexOf(o,t3+1))!==-1;)d2.push({type:7,index:l2}),t3+=
o.length-1}l2++}}static createElement(t2,i2){let s3=l.createElement("template");return s3.innerHTML=t2,s3}};function M(t2,i2,s3=t2,e2){if(i2===E)return i2;let h3=e2!==void 0?s3._$Co?.[e2]:s3._$Cl,o2=a(
i2)?void 0:i2._$litDirective$;return h3?.constructor!==o2&&(h3?._$AO?.(!1),o2===void 0?h3=void 0:(h3=new o2(t2),h3._$AT(t2,s3,e2)),e2!==void 0?(s3._$Co??=[])[e2]=h3:s3._$Cl=h3),h3!==void 0&&(i2=M(t2,h3.
_$AS(t2,i2.values),h3,e2)),i2}var R=class{constructor(t2,i2){this._$AV=[],this._$AN=void 0,this._$AD=t2,this._$AM=i2}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t2){
let{el:{content:i2},parts:s3}=this._$AD,e2=(t2?.creationScope??l).importNode(i2,!0);P.currentNode=e2;let h3=P.nextNode(),o2=0,n2=0,r2=s3[0];for(;r2!==void 0;){if(o2===r2.index){let i3;r2.type===2?i3=new k(
h3,h3.nextSibling,this,t2):r2.type===1?i3=new r2.ctor(h3,r2.name,r2.strings,this,t2):r2.type===6&&(i3=new Z(h3,this,t2)),this._$AV.push(i3),r2=s3[++n2]}o2!==r2?.index&&(h3=P.nextNode(),o2++)}return P.
currentNode=l,e2}p(t2){let i2=0;for(let s3 of this._$AV)s3!==void 0&&(s3.strings!==void 0?(s3._$AI(t2,s3,i2),i2+=s3.strings.length-2):s3._$AI(t2[i2])),i2++}},k=class _k{get _$AU(){return this._$AM?._$AU??
this._$Cv}constructor(t2,i2,s3,e2){this.type=2,this._$AH=A,this._$AN=void 0,this._$AA=t2,this._$AB=i2,this._$AM=s3,this.options=e2,this._$Cv=e2?.isConnected??!0}get parentNode(){let t2=this._$AA.parentNode,
i2=this._$AM;return i2!==void 0&&t2?.nodeType===11&&(t2=i2.parentNode),t2}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t2,i2=this){t2=M(this,t2,i2),a(t2)?t2===A||t2==null||t2===
""?(this._$AH!==A&&this._$AR(),this._$AH=A):t2!==this._$AH&&t2!==E&&this._(t2):t2._$litType$!==void 0?this.$(t2):t2.nodeType!==void 0?this.T(t2):d(t2)?this.k(t2):this._(t2)}O(t2){return this._$AA.parentNode.
insertBefore(t2,this._$AB)}T(t2){this._$AH!==t2&&(this._$AR(),this._$AH=this.O(t2))}_(t2){this._$AH!==A&&a(this._$AH)?this._$AA.nextSibling.data=t2:this.T(l.createTextNode(t2)),this._$AH=t2}$(t2){let{
values:i2,_$litType$:s3}=t2,e2=typeof s3=="number"?this._$AC(t2):(s3.el===void 0&&(s3.el=S.createElement(V(s3.h,s3.h[0]),this.options)),s3);if(this._$AH?._$AD===e2)this._$AH.p(i2);else{let t3=new R(e2,
this),s4=t3.u(this.options);t3.p(i2),this.T(s4),this._$AH=t3}}_$AC(t2){let i2=C.get(t2.strings);return i2===void 0&&C.set(t2.strings,i2=new S(t2)),i2}k(t2){u(this._$AH)||(this._$AH=[],this._$AR());let i2=this.
_$AH,s3,e2=0;for(let h3 of t2)e2===i2.length?i2.push(s3=new _k(this.O(c()),this.O(c()),this,this.options)):s3=i2[e2],s3._$AI(h3),e2++;e2<i2.length&&(this._$AR(s3&&s3._$AB.nextSibling,e2),i2.length=e2)}_$AR(t2=this.
_$AA.nextSibling,s3){for(this._$AP?.(!1,!0,s3);t2!==this._$AB;){let s4=i(t2).nextSibling;i(t2).remove(),t2=s4}}setConnected(t2){this._$AM===void 0&&(this._$Cv=t2,this._$AP?.(t2))}},H=class{get tagName(){
return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t2,i2,s3,e2,h3){this.type=1,this._$AH=A,this._$AN=void 0,this.element=t2,this.name=i2,this._$AM=e2,this.options=h3,s3.length>2||
s3[0]!==""||s3[1]!==""?(this._$AH=Array(s3.length-1).fill(new String),this.strings=s3):this._$AH=A}_$AI(t2,i2=this,s3,e2){let h3=this.strings,o2=!1;if(h3===void 0)t2=M(this,t2,i2,0),o2=!a(t2)||t2!==this.
_$AH&&t2!==E,o2&&(this._$AH=t2);else{let e3=t2,n2,r2;for(t2=h3[0],n2=0;n2<h3.length-1;n2++)r2=M(this,e3[s3+n2],i2,n2),r2===E&&(r2=this._$AH[n2]),o2||=!a(r2)||r2!==this._$AH[n2],r2===A?t2=A:t2!==A&&(t2+=
(r2??"")+h3[n2+1]),this._$AH[n2]=r2}o2&&!e2&&this.j(t2)}j(t2){t2===A?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t2??"")}},I=class extends H{constructor(){super(...arguments),
this.type=3}j(t2){this.element[this.name]=t2===A?void 0:t2}},L=class extends H{constructor(){super(...arguments),this.type=4}j(t2){this.element.toggleAttribute(this.name,!!t2&&t2!==A)}},z=class extends H{constructor(t2,i2,s3,e2,h3){
super(t2,i2,s3,e2,h3),this.type=5}_$AI(t2,i2=this){if((t2=M(this,t2,i2,0)??A)===E)return;let s3=this._$AH,e2=t2===A&&s3!==A||t2.capture!==s3.capture||t2.once!==s3.once||t2.passive!==s3.passive,h3=t2!==
A&&(s3===A||e2);e2&&this.element.removeEventListener(this.name,this,s3),h3&&this.element.addEventListener(this.name,this,t2),this._$AH=t2}handleEvent(t2){typeof this._$AH=="function"?this._$AH.call(this.
options?.host??this.element,t2):this._$AH.handleEvent(t2)}},Z=class{constructor(t2,i2,s3){this.element=t2,this.type=6,this._$AN=void 0,this._$AM=i2,this.options=s3}get _$AU(){return this._$AM._$AU}_$AI(t2){
M(this,t2)}};var B=t.litHtmlPolyfillSupport;B?.(S,k),(t.litHtmlVersions??=[]).push("3.3.3");var D=(t2,i2,s3)=>{let e2=s3?.renderBefore??i2,h3=e2._$litPart$;if(h3===void 0){let t3=s3?.renderBefore??null;e2._$litPart$=
h3=new k(i2.insertBefore(c(),t3),t3,void 0,s3??{})}return h3._$AI(t2),h3};var frame=({id,top,bar,bottom,side:side2})=>b`<div class="frame">
  <div class="top-row">${top??A}</div>
  <div class="board-row">${bar??A}<div id=${id} class="board-host"></div></div>
  <div class="bottom-row">${bottom??A}</div>
  <div class="side">${side2??A}</div>
</div>`,column=(status2,content,actions)=>b`
  <div class="said-box" tabindex="0" role="group" aria-label=${text("status")}>
    ${status2}
    <div class="notes" role="status"></div>
  </div>
  ${content} ${actions}
`;var LOW=2e4,PLAYERS=[text("you"),...Array.from({length:10},(_2,index)=>text("computer",{level:index+1}))];function playerStrip(game,side2){let{players,names:names2}=game.state,player=players[side2],isToMove=!game.
isOver&&game.liveView?.toMove===side2&&!game.pending,isThinking=isToMove&&!!(game.thinking||game.remote?.isThinking),current=player.machine?player.level:0,choose2=event=>{let level=Number(event.target.
value);game.setPlayer(side2,level?{machine:!0,level}:{machine:!1})};return strip(side2,game.view,{isToMove,isThinking,name:names2?.[side2],player:b`<select aria-label=${text("player-of",{side:side2})} @change=${choose2}>
        ${PLAYERS.map((name,level)=>b`<option value=${level} .selected=${current===level}>${name}</option>`)}
      </select>
      <span class="spinner" title=${text("thinks")}></span>`,clock:clock(game,side2)})}function strip(side2,view,{isToMove,isThinking,name,player,clock:clock2}={}){return b`<div class=${`strip${isToMove?
" to-move":""}${isThinking?" thinking":""}`} data-side=${side2}>
    <span class="stone" aria-hidden="true"></span>
    <span class="strip-name">${name||text("side",{side:side2})}</span>
    ${player??A}
    <span class="strip-groups">${groupWords(view,side2)}</span>
    ${clock2??A}
  </div>`}function groupWords(view,side2){let count=view?.groups[side2].length;if(!view||!count)return"";let pieces=text("pieces",{count:view[side2].length}),groups=text("groups",{count});return b`<span class="piece-count">${pieces}${text(
"comma")}</span>${groups}`}function clock({state,tree,isAtLive},side2){let{clock:clock2,left:left2,shown}=state,time=isAtLive?left2[side2]:tree.node(shown).clock?.[side2]??clock2?.base??0;return b`<span class="clock${time<
LOW?" low":""}" role="timer" ?hidden=${!clock2}
    >${clock2?clockText(time):""}</span
  >`}var FEW=12;function status(game){let view=game.drawn;if(!view)return A;let end=view.end??(game.isAtLive?game.state.outcome:null),own=said(),kind=`${own?.move&&!end?" fault":""}${end?" over":""}`,words=end?
end.text:own?.text??turnWords(game);return b`<p class="status${kind}" role="status"
      >${end?result(game,end.winner):A}<span>${words}</span
      >${end?A:threats(game)}</p
    >
    ${end&&own?b`<p class="faint">${own.text}</p>`:A}`}function result({people},winner){return people.length!==1||!winner?A:b`<b>${text(people[0]===winner?"you-won":"you-lost")}</b>`}function threats(game){
let view=game.view;if(!view||game.pending||!settings.threats||!game.allowsHelp)return A;let{rules}=game.state,isMisere=app.about?.presets.some(({name,misere})=>misere&&name===rules);return SIDES.filter(
side2=>view.threats[side2].length).map(side2=>b`<span class="threat"
        >${text(side2===view.toMove?"can-win":isMisere?"wins-next":"connects-next",{side:side2})}</span
      >`)}function turnWords(game){let view=game.drawn,side2=view.toMove,{players,paused}=game.state,words=[text("to-move",{side:side2})];if(game.isAtLive&&paused)words.push(text("game-paused"));else if(game.
isAtLive&&players[side2].machine)words[0]=text("side-thinks",{side:side2}),app.premove&&words.push(text("premove-next",app.premove));else{let count=view.limit===null?FEW+1:view.limit-view.plies;view.plies===
0&&game.isAtLive&&words.push(text("choose-piece")),count<=FEW&&words.push(text("plies-left",{count}))}return prose(words)}var detail=game=>pieceLines(game.pending?null:game.view,app.detail);function pieceLines(view,square){
let lines=square&&settings.overlay&&view?.pieceLines[square];if(!square||!lines)return b`<div class="detail"></div>`;let piece=SIDES.find(one=>view?.[one].includes(square));return b`<div class="detail">
    <h2>${text("cell",{square,piece})}</h2>
    <ul class="line-words" aria-label=${text("lines-of",{square})}>
      ${lines.map(line2=>{let[head,ways]=lineWords(line2);return b`<li><b>${head}</b> ${ways}</li>`})}
    </ul>
  </div>`}function playView(play){let{game}=app,[above,below]=game?.state.flipped?SIDES:[...SIDES].reverse();return frame({id:"board",top:game&&playerStrip(game,above),bar:game&&app.extras?app.extras.bar(game):
b`<div class="bar"></div>`,bottom:game&&playerStrip(game,below),side:game?.view&&side(game,play)})}var side=(game,play)=>column([status(game),app.extras?.advice(game),app.extras?.nextStep(game,play),detail(
game)],app.extras?.panel(game,play),app.extras?.actions(game,play));var Play=class{constructor(host){this.host=host,this.editPosition=null,this.key="",D(playView(this),host),this.board=new Board(host.querySelector("#board"),{move:move=>this.tryMove(move),select:square=>{
update({detail:square,premove:null,said:app.said?.move?null:app.said})},hover:square=>update({detail:square??this.board.selected}),step:where=>app.game&&app.extras?.go(app.game,where)}),drawWith(()=>this.
draw()),about().then(known3=>{update({about:known3}),this.react()}),settingsChanged.addEventListener("change",()=>update()),document.addEventListener("keydown",event=>app.extras?.press(event,this)),addEventListener(
"pagehide",()=>this.keep())}get game(){return app.game}get link(){return app.link}async begin(){let last=latest();update({isFirstVisit:!load2("seen")&&!(last?.nodes?.length>1)}),(!last||!await this.startSaved(
last))&&await this.start(newState())}see(){app.isFirstVisit&&save("seen",!0),update({isFirstVisit:!1})}async startSaved(value,signal){let{readGame}=await import("./rest.mjs"),{state,fault}=readGame(
value);try{return state?await this.start(state,signal):(await import("./rest.mjs")).rescue(value.id,{code:`${fault}`}),!!state}catch(error){if(!(error instanceof Refusal))throw error;return(await import("./rest.mjs")).
rescue(value.id,error.message),!1}}async open(state,signal){this.opening?.abort();let opening=this.opening=new AbortController;signal?.addEventListener("abort",()=>opening.abort());try{if(!await this.
startSaved(state,opening.signal)||opening.signal.aborted)return}catch(error){if(opening.signal.aborted)return;throw error}location.hash!=="#play"&&(location.hash="#play"),scrollTo(0,0)}async start(state,signal){
let game=new Game(state);await game.load(signal),!signal?.aborted&&(state.edition&&know(state),this.adopt(game),game.begin())}adopt(game){game.remote||mark(game.state.id),app.game?.remote||app.game?.close(),
this.clock?.stop(),this.listening?.abort(),this.listening=new AbortController;let{signal}=this.listening,review={run:app.review.run+1,progress:null,fault:"",retry:null};update({game,said:null,premove:null,
isCommenting:!1,review}),this.react(),game.state.clock&&extras().then(({Clock})=>{app.game===game&&(this.clock=new Clock(game,()=>update(),()=>this.keep()))});let listen=(name,act)=>game.addEventListener(
name,act,{signal});listen("change",()=>{this.keep(),update(),this.react()}),listen("view",()=>{game.pending?this.keep():this.keepSoon(),update(),this.react()}),listen("move",({detail:detail2})=>this.moved(
game,detail2)),listen("refused",({detail:detail2})=>note(detail2,{kind:"error"}))}keep(){clearTimeout(this.keeping);let{game}=app;if(!game||game.remote)return;let newer=keep(game.state,game.kept);newer&&
extras().then(({merge})=>merge(this,game,newer))}keepSoon(){clearTimeout(this.keeping),this.keeping=setTimeout(()=>this.keep(),300)}toTerminal(){app.link?.game&&this.adopt(app.link.game)}async tryMove(move){
let{game}=app;if(!game?.view)return;let side2=game.view.toMove;if(!game.canMove(side2)&&!game.view.end){let mover=game.people[0];mover&&game.canPremove(mover)?update({premove:ends(move)}):game.pending||
say(text("computers-turn"));return}if(update({arrows:[],glow:[]}),app.review.retry&&await app.extras?.judgeRetry(game,move))return;game.view.moves.some(one=>one.text===move)&&dismiss();let refused=await game.
tryMove(move);if(refused){let words=refusal(move,refused.reason??"");return say(words,ends(move)),announce(words),"illegal"}}premove(){let{game,premove}=app;if(!game?.view||!premove||!game.canMove(game.
view.toMove))return;app.premove=null;let{from,to}=premove,move=game.view.moves.find(one=>one.from===from&&one.to===to);move&&game.isAtLive&&this.tryMove(move.text)}moved(game,move){let{lastMove,end}=move.
view,what=text(move.by==="pass"?"passed":lastMove?.capture?"took":"moved",{...lastMove,side:move.mover});announce(prose([what,end?.text??""])),move.by==="human"&&this.see(),move.by==="pass"&&note(what),
app.extras?.playSound(end?"over":lastMove?.capture?"capture":"move"),end?game.stopThinking():app.extras?.offerAtRepetition(game,move),game.people.length===2&&!game.remote&&settings.autoFlip&&!end&&(game.
state.flipped=move.view.toMove==="white"),settings.teaching&&extras().then(({teach})=>teach(game,move).catch(()=>{}))}giveHint(game){game.isOver||game.pending||extras().then(({hint})=>hint.give(game).
catch(error=>say(error.message)))}flip(){app.game&&(app.game.state.flipped=!app.game.state.flipped,app.game.changed())}react(){let{game}=app;if(!game?.view)return;let key2=`${game.state.id} ${game.state.
shown} ${game.isOver}`;key2!==this.key&&update({arrows:[],glow:[],detail:null}),this.key=key2,app.extras?.follow(game),app.extras?.writeTitle(game),queueMicrotask(()=>this.premove())}draw(){let{game}=app;
if(!game?.view)return;D(playView(this),this.host);let arrows=app.extras?.arrows()??[];this.board.show({view:game.drawn,flipped:game.state.flipped,canMove:side2=>game.canMove(side2),canPremove:side2=>game.
canPremove(side2),premove:app.premove,arrows:app.arrows.length?app.arrows:arrows,glow:app.glow,tints:app.extras?.tints(this.board.selected)??[],marks:!game.pending&&game.tree.node(game.state.shown).marks||
[]}),app.extras?.drawMoves(this.host,game)}};var VIEWS=["play","puzzles","learn","editor"],LATER={puzzles:async play=>{let{Puzzles}=await import("./rest.mjs");await new Puzzles(byId("view-puzzles"),play).begin()},learn:async play=>{
let{Learn}=await import("./rest.mjs");new Learn(byId("view-learn"),play).begin()},editor:async play=>{let{Editor}=await import("./rest.mjs");await new Editor(byId("view-e\
ditor"),play).begin()}},left=new AbortController;async function follow(play){left.abort(),left=new AbortController;let{signal}=left;if(play.opening?.abort(),location.hash.startsWith("#game?")){let{openLink}=await import("./rest.mjs");
if(await openLink(play,signal)||signal.aborted)return}let view=VIEWS.find(name=>location.hash===`#${name}`)??"play";for(let name of VIEWS)byId(`view-${name}`).hidden=name!==view;for(let link of document.
querySelectorAll("[data-view]"))link.dataset.view===view?link.setAttribute("aria-current","page"):link.removeAttribute("aria-current");update();let make=LATER[view];if(delete LATER[view],!make)return;
let host=byId(`view-${view}`);host.inert=!0,await extras(),await make(play),host.inert=!1}function fail(error){let place2=byId("not-started");document.body.dataset.ready&&place2.firstChild?.replaceWith(
text("failed",{detail:error?.message??error})," "),place2.classList.add("now"),place2.hidden=!1}async function start(){applySettings(),byId("settings-button").append(icon("settings")),byId("settings-b\
utton").addEventListener("click",async()=>(await extras()).openSettings());let play=new Play(byId("view-play"));sayOffline(byId("link-state")),addEventListener("hashchange",()=>follow(play));let{shared}=await about();
if(shared){update({isFirstVisit:!load2("seen")});let{Link}=await import("./rest.mjs"),link=new Link(game=>app.game===null||app.game.remote?play.adopt(game):void 0);update({link})}site||
socket.connect(),app.link&&await app.link.first,await follow(play),app.game||await play.begin(),await new Promise(resolve=>setTimeout(resolve));let more=await extras();document.querySelector(".view:no\
t([hidden]) .notes")?.append(...byId("toasts").children),more.tidy(),more.watchStorage(play),more.followTabs(play),update({extras:more}),play.react(),document.body.dataset.ready="true",(await site)?.keep(
replace=>note(text("new-version"),{actions:[[text("reload"),replace]],ms:0}))}addEventListener("error",({error})=>fail(error));addEventListener("unhandledrejection",({reason})=>fail(reason));byId("not\
-started").addEventListener("click",({currentTarget})=>{currentTarget.hidden=!0});byId("not-started").hidden=!0;start();export{app,drawWith,update,extras,say,storage,isFull,load2 as load,save,loadOver,forget,names,tab,settings,set,socket,begin,SIDES,other,capital,clockText,moveText,refusal,outcome,ends,b,w,A,D,h,s,button,
icon,sayOffline,Tree,VERSION,newState,after,Game,announce,note,place,squareName,corner,middle,rows,isOn,PIECES,drawPiece,boards,Board,know,keep,frame,column,strip,groupWords,pieceLines,language,learn,
percent,list,full,prose,text,sentence,Refusal,noteLine,pause,post,about};
/*! For license information please see first.mjs.LEGAL.txt */
