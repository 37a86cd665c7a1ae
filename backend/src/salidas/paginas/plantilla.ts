import { createHash } from 'node:crypto';
import {
  ANCHOS_IMAGEN,
  ID_CARTA_INICIAL,
  ID_NUMERO_MESA,
  PIE_MESA,
  TOQUES,
  estilosDeTema,
  isPremium,
  temaOf,
  varianteImagen,
} from '@carta/contracts';
import type { AnchoImagen, Aspecto, Carta, CartaInicial, RestaurantePublico } from '@carta/contracts';

/**
 * The page that Vite built, taken apart: a diner's begins with its styles written into it, then comes what the
 * server drew, then the scripts, and its data last. One request, and it can be read.
 */
export interface Plantilla {
  /** The page as it is, for every other screen. */
  entera: string;
  /** Changes with whatever stands in a diner's page beside the carta. */
  version: string;
  /** CSP sources of what stands inside the page: hashes, since no other inline code may run. */
  hashes: { estilos: string; guiones: string };
  cabeza: string;
  /** Between what is drawn and the data. */
  medio: string;
  pie: string;
}

/** What a diner's page brings, and the mesa that it is read at; null: at none. */
export type Contenido = { carta: Carta; mesa: number | null } | { error: string };

/** What a page asks for its program and its style sheets by: of which kind, and where. */
const PEDIDO =
  /\s*<(?:script type="(module)"|link rel="(modulepreload|stylesheet)")[^>]*? (?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?/g;

/**
 * Remembers the buttons that are tapped before the screen answers, and marks them as heard; the screen taps them
 * again, and ends it (frontend/src/toques.ts).
 */
const RECUERDA_TOQUES = `self.${TOQUES}=new Set;addEventListener("click",e=>{let t=self.${TOQUES},b=e.target.closest("button");t&&b&&(t.add(b),b.dataset.oido="")},!0)`;

/** Puts the mesa's number where it belongs, as the screen would: its page is the same for others. */
const PON_MESA = `{let n=document.getElementById("${ID_NUMERO_MESA}");n&&(n.textContent=+new URLSearchParams(location.search).get("mesa"))}`;

/** After its first frame a page is taken for painted, where the browser does not say so: ms. */
const PINTADA_MS = 300;

/**
 * Runs the program once the page has been painted, so that what there is to read does not wait for it, and each
 * part of it in a task of its own, so that no finger does. Its last part is asked for once the first frame is on its
 * way, and is there when the others have run: the browser may tell of the paint much later. Safari before 17 does not
 * ask for them beforehand. What a bad line does not bring is asked for again while the carta is read, each time after
 * a longer wait.
 */
const startOf = (partes: readonly string[]): string => `{
const partes=${JSON.stringify(partes)},link=document.createElement("link"),
wait=ms=>new Promise(r=>setTimeout(r,ms)),
frame=new Promise(requestAnimationFrame),
paint=new Promise(r=>new PerformanceObserver(l=>l.getEntriesByName("first-contentful-paint")[0]&&r()).observe({type:"paint",buffered:!0}));
frame.then(()=>wait(0)).then(async()=>{
if(link.relList.supports("modulepreload"))document.head.append(Object.assign(link,{rel:"modulepreload",crossOrigin:"",href:partes.at(-1)}));
else for(const parte of partes)fetch(parte).catch(()=>0);
await Promise.race([paint,wait(${PINTADA_MS})]);
for(let i=0,fallos=0;i<partes.length;)await wait(0),await import(partes[i]).then(()=>i++,()=>wait(1000*++fallos))})
}`;

const SIN_GUIONES =
  '<noscript>Para pedir hace falta JavaScript. Sin él puedes leer la carta y pedir al personal.</noscript>';

/** @param readEstilos the text of a style sheet, by its address. */
export function readPlantilla(html: string, readEstilos: (href: string) => string): Plantilla {
  const pedidos = [...html.matchAll(PEDIDO)].map(([, modulo, link, href = '']) => ({
    que: modulo ?? link,
    href,
  }));
  const de = (que: string): string[] =>
    pedidos.flatMap((pedido) => (pedido.que === que ? [pedido.href] : []));
  const [cabeza = '', cuerpo = ''] = html.replace(PEDIDO, '').split('</head>');
  const [antes = '', despues = ''] = cuerpo.split('<div id="root"></div>');
  const estilos = de('stylesheet').map(readEstilos).join('');
  const partes = [...de('modulepreload'), ...de('module')];
  const empieza = startOf(partes);
  // asked for before any photo, and in no hurry: the page is painted without them
  const preloadLinks = de('modulepreload').map(
    (href) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${href}">`,
  );
  const piezas = {
    cabeza: `${cabeza}<style>${estilos}</style><script>${RECUERDA_TOQUES}</script></head>${antes}${preloadLinks.join('')}<div id="root">`,
    medio: `</div><script>${PON_MESA}</script>${SIN_GUIONES}<script type="application/json" id="${ID_CARTA_INICIAL}">`,
    pie: `</script><script>${empieza}</script>${despues.replace(/<noscript>.*?<\/noscript>\s*/s, '')}`,
  };
  return {
    ...piezas,
    entera: html,
    // of all that is not the carta's: a page that is kept by a phone must be the one that the policy allows
    version: hashOf(Object.values(piezas).join()).digest('base64url').slice(0, 8),
    hashes: {
      estilos: toFuente(estilos),
      guiones: [RECUERDA_TOQUES, PON_MESA, empieza].map(toFuente).join(' '),
    },
  };
}

/** A diner's page. @param dibujo what stands in its root; empty where the phone is to draw it. */
export function toPagina({ cabeza, medio, pie }: Plantilla, dibujo: string, contenido: Contenido): string {
  return toCabeza(cabeza, contenido) + dibujo + medio + toScriptJson(toInicial(contenido)) + pie;
}

/** What its screen begins with. */
export function toInicial(contenido: Contenido): CartaInicial {
  return 'error' in contenido ? contenido : { carta: contenido.carta };
}

const hashOf = (texto: string) => createHash('sha256').update(texto);

const toFuente = (texto: string): string => `'sha256-${hashOf(texto).digest('base64')}'`;

function toCabeza(cabeza: string, contenido: Contenido): string {
  if ('error' in contenido) return cabeza;
  const { nombre, tipoUsuario } = contenido.carta.restaurante;
  const titulada = withAspecto(withTitle(cabeza, nombre), contenido.carta.restaurante);
  return contenido.mesa !== null && isPremium(tipoUsuario)
    ? titulada.replace('<html', `<html ${PIE_MESA}`)
    : titulada;
}

/** The house's colour comes after the styles of all, and its logo is the icon; a house without either has the page of all. */
function withAspecto(cabeza: string, { aspecto }: RestaurantePublico): string {
  const { logo } = aspecto ?? {};
  const estilos = estilosOf(aspecto);
  const conColor = estilos && cabeza.replace('</head>', () => `<style>${estilos}</style></head>`);
  const hecha = conColor || cabeza;
  if (!logo) return hecha;
  const icono = varianteImagen(logo.imagen, Math.min(...ANCHOS_IMAGEN) as AnchoImagen, 'webp');
  return hecha.replace(/<link rel="icon"[^>]*>/, () => `<link rel="icon" type="image/webp" href="${icono}">`);
}

function estilosOf(aspecto: Aspecto | undefined): string {
  return aspecto?.color ? estilosDeTema(temaOf(aspecto.color)) : '';
}

/** What stands inside a page of this house, as CSP sources. */
export function hashesOf({ hashes }: Plantilla, { aspecto }: RestaurantePublico): Plantilla['hashes'] {
  const estilos = estilosOf(aspecto);
  return estilos ? { ...hashes, estilos: `${hashes.estilos} ${toFuente(estilos)}` } : hashes;
}

function withTitle(html: string, titulo: string): string {
  return html.replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(titulo)}</title>`);
}

function escapeHtml(texto: string): string {
  return texto.replace(/[&<>"']/g, (letra) => `&#${letra.charCodeAt(0)};`);
}

/** JSON that cannot end the script it is in, nor break a line of it. */
function toScriptJson(datos: unknown): string {
  return JSON.stringify(datos).replace(
    /[<>&\u2028\u2029]/g,
    (letra) => `\\u${letra.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
