var n=document.documentElement;function e(){try{return JSON.parse(localStorage.getItem("loa.settings")??"").language}catch{return null}}var a=["en",...(n.dataset.languages??"").split(" ")],o=[e(),...navigator.
languages].map(t=>String(t).split("-")[0]);n.lang=o.find(t=>a.includes(t))??"en";n.lang!=="en"&&import(new URL(`${n.lang}.mjs`,import.meta.url).href).catch(()=>{});
