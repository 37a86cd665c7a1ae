import { ID_NUMERO_MESA, TOQUES } from '@carta/contracts';

/* The lines of script that stand in a diner's page; its policy (CSP) allows each by its hash. */

/**
 * Remembers which buttons are tapped before the screen runs, and marks them; the screen repeats the taps
 * (frontend/src/toques.ts).
 */
export const RECUERDA_TOQUES = `self.${TOQUES}=new Set;addEventListener("click",e=>{let t=self.${TOQUES},b=e.target.closest("button");t&&b&&(t.add(b),b.dataset.oido="")},!0)`;

/** All mesas of a zona share one page, so the phone writes its own mesa's number into it. */
export const PON_MESA = `{let n=document.getElementById("${ID_NUMERO_MESA}");n&&(n.textContent=+new URLSearchParams(location.search).get("mesa"))}`;

/**
 * In a house with languages: an address that names one is a choice, which this phone keeps; one that names none, as a
 * code that is scanned, leads to what was chosen before. The page is hidden until then, for three seconds at most.
 */
export const ELIGE_LENGUA = `try{let d=document.documentElement,a=d.dataset.lenguas.split(" "),n="carta.lengua",p=new URLSearchParams(location.search),q=p.get("lang"),l=localStorage.getItem(n);a.includes(q)?localStorage.setItem(n,q):q===null&&a.includes(l)&&l!==d.lang&&(p.set("lang",l),d.hidden=!0,setTimeout(()=>d.hidden=!1,3e3),location.replace("?"+p))}catch{}`;

/**
 * Some browsers do not report the first paint, which then counts as done this long after the first frame
 * (ms).
 */
const PINTADA_MS = 300;

/**
 * Runs the program after the first paint, so that reading does not wait for it, and each part in a task of
 * its own, so that no tap waits long. Safari before 17 ignores the page's preload links and needs a fetch. A
 * part that fails on a bad line is loaded again, after an ever longer wait.
 */
export const startOf = (partes: readonly string[]): string => `{
const partes=${JSON.stringify(partes)},
wait=ms=>new Promise(r=>setTimeout(r,ms)),
paint=new Promise(r=>new PerformanceObserver(l=>l.getEntriesByName("first-contentful-paint")[0]&&r()).observe({type:"paint",buffered:!0}));
if(!document.createElement("link").relList.supports("modulepreload"))for(const parte of partes)fetch(parte).catch(()=>0);
(async()=>{
await Promise.race([paint,new Promise(requestAnimationFrame).then(()=>wait(${PINTADA_MS}))]);
for(let i=0,fallos=0;i<partes.length;)await wait(0),await import(partes[i]).then(()=>i++,()=>wait(1000*++fallos))})()
}`;
