var root=document.documentElement;function chosen(){try{return JSON.parse(localStorage.getItem("loa.settings")??"").language}catch{return null}}var known=["en",...(root.dataset.languages??"").split(" ")],
wanted=[chosen(),...navigator.languages].map(name=>String(name).split("-")[0]);root.lang=wanted.find(name=>known.includes(name))??"en";root.lang!=="en"&&import(new URL(`${root.lang}.mjs`,import.meta.url).
href).catch(()=>{});
