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
import type {
  AnchoImagen,
  Aspecto,
  Carta,
  CartaInicial,
  FotoAspecto,
  RestaurantePublico,
} from '@carta/contracts';

/**
 * The page that Vite built, taken apart at its marks (frontend/index.html): a diner's begins with its styles written
 * into it, then comes what the server drew, then the scripts, and its data last. One request, and it can be read.
 */
export interface Plantilla {
  /** The page as it is, for every other screen. */
  entera: string;
  /** Changes with whatever stands in a diner's page beside the carta. */
  version: string;
  /** CSP sources of what stands inside the page: hashes, since no other inline code may run. */
  hashes: { estilos: string; guiones: string };
  /** Up to the title, and the title and the icon of a page that is no house's. */
  cabeza: string;
  titulo: string;
  icono: string;
  /** The styles of all, and what comes before the house's own. */
  estilos: string;
  /** From the end of the head to what is drawn. */
  antes: string;
  /** Between what is drawn and the data. */
  medio: string;
  pie: string;
}

/** What a diner's page brings, and the mesa that it is read at; null: at none. */
export type Contenido = { carta: Carta; mesa: number | null } | { error: string };

/** Before the title, before the icon, and before what Vite writes, which a diner's page has in another way. */
const MARCA = '<!--marca-->';

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

/** Whether a page was built with the marks that it is taken apart at. */
export const isMarcada = (html: string): boolean => html.split(MARCA).length === 4;

/**
 * @param carga what the page begins with: the scripts as they run, the program's own last, and its style sheets.
 * @param readEstilos the text of a style sheet, by its address.
 */
export function readPlantilla(
  html: string,
  carga: { guiones: readonly string[]; estilos: readonly string[] },
  readEstilos: (href: string) => string,
): Plantilla {
  const [cabeza = '', titulo = '', icono = ''] = html.split(MARCA);
  const estilos = carga.estilos.map(readEstilos).join('');
  const empieza = startOf(carga.guiones);
  // asked for before any photo, and in no hurry: the page is painted without them
  const preloadLinks = carga.guiones
    .slice(0, -1)
    .map((href) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${href}">`);
  const piezas = {
    cabeza,
    titulo,
    icono,
    estilos: `<style>${estilos}</style><script>${RECUERDA_TOQUES}</script>`,
    antes: `</head><body>${preloadLinks.join('')}<div id="root">`,
    medio: `</div><script>${PON_MESA}</script>${SIN_GUIONES}<script type="application/json" id="${ID_CARTA_INICIAL}">`,
    pie: `</script><script>${empieza}</script></body></html>`,
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
export function toPagina(plantilla: Plantilla, dibujo: string, contenido: Contenido): string {
  return (
    toCabeza(plantilla, contenido) +
    dibujo +
    plantilla.medio +
    toScriptJson(toInicial(contenido)) +
    plantilla.pie
  );
}

/** What its screen begins with. */
export function toInicial(contenido: Contenido): CartaInicial {
  return 'error' in contenido ? contenido : { carta: contenido.carta };
}

const hashOf = (texto: string) => createHash('sha256').update(texto);

const toFuente = (texto: string): string => `'sha256-${hashOf(texto).digest('base64')}'`;

/** All that stands before what is drawn: the house's name is the title, its logo the icon, its colour after the styles of all. */
function toCabeza(plantilla: Plantilla, contenido: Contenido): string {
  const { cabeza, titulo, icono, estilos, antes } = plantilla;
  if ('error' in contenido) return cabeza + titulo + icono + estilos + antes;
  const { nombre, tipoUsuario, aspecto } = contenido.carta.restaurante;
  const conPie = contenido.mesa !== null && isPremium(tipoUsuario);
  const color = estilosOf(aspecto);
  return [
    conPie ? cabeza.replace('<html', `<html ${PIE_MESA}`) : cabeza,
    `<title>${escapeHtml(nombre)}</title>`,
    aspecto?.logo ? toIcono(aspecto.logo) : icono,
    estilos,
    color && `<style>${color}</style>`,
    antes,
  ].join('');
}

function toIcono({ imagen }: FotoAspecto): string {
  const menor = Math.min(...ANCHOS_IMAGEN) as AnchoImagen;
  return `<link rel="icon" type="image/webp" href="${varianteImagen(imagen, menor, 'webp')}">`;
}

function estilosOf(aspecto: Aspecto | undefined): string {
  return aspecto?.color ? estilosDeTema(temaOf(aspecto.color)) : '';
}

/** What stands inside a page of this house, as CSP sources. */
export function hashesOf({ hashes }: Plantilla, { aspecto }: RestaurantePublico): Plantilla['hashes'] {
  const estilos = estilosOf(aspecto);
  return estilos ? { ...hashes, estilos: `${hashes.estilos} ${toFuente(estilos)}` } : hashes;
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
