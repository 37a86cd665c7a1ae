import { createHash } from 'node:crypto';
import {
  ANCHOS_IMAGEN,
  ID_CARTA_INICIAL,
  LENGUAS,
  PIE_MESA,
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
  Lengua,
  MenusFuera,
  RestaurantePublico,
} from '@carta/contracts';
import { ELIGE_LENGUA, PON_MESA, RECUERDA_TOQUES, startOf } from './guiones-pagina';
import { PALABRAS_PAGINA, sayIn } from './palabras-pagina';
import { presentacionOf } from './presentacion';
import { escapeHtml, toScriptJson } from './texto-html';

/**
 * The page that Vite built is cut at its marks (frontend/index.html). A diner's page carries its styles, then
 * the drawing, then the scripts and the data: it can be read after a single request.
 */
export interface Plantilla {
  /** Every other screen gets the page as it was built. */
  entera: string;
  /** It names the screens that the page is made of; undefined where Vite has not written it. */
  build: string | undefined;
  /** Changes with every part of a diner's page except the carta. */
  version: string;
  /** The policy (CSP) allows no inline code but these hashes. */
  hashes: { estilos: string; guiones: string };
  /** `cabeza` ends before the title; `titulo` and `icono` are for a page that belongs to no house. */
  cabeza: string;
  titulo: string;
  icono: string;
  estilos: string;
  antes: string;
  medio: string;
  pie: string;
  /** Links to the words of each language but Spanish, which the screen speaks without any. */
  palabras: Readonly<Partial<Record<Lengua, string>>>;
}

/**
 * `mesa` is null when the carta is read by its name, away from any mesa; `base` begins its addresses, and this one
 * names its language where that is `elegida`. `fuera` is of the instant at which it was asked for.
 */
export type Contenido =
  | { carta: Carta; fuera?: MenusFuera | null; mesa: number | null; base: string; elegida?: boolean }
  | { error: string };

/** Stands before the title, before the icon, and before the tags of Vite, which a diner's page replaces. */
const MARCA = '<!--marca-->';

export const isMarcada = (html: string): boolean => html.split(MARCA).length === 4;

const BUILD = /<meta name="build" content="([^"]+)">/;

/** `recursos` lists the scripts in the order in which they run, the program's own last, and the style sheets. */
export function readPlantilla(
  html: string,
  recursos: { guiones: readonly string[]; estilos: readonly string[] },
  readEstilos: (href: string) => string,
  guionesDe: (lengua: Lengua) => readonly string[] = () => [],
): Plantilla {
  const [cabeza = '', titulo = '', icono = ''] = html.split(MARCA).map((parte) => parte.trim());
  const estilos = recursos.estilos.map(readEstilos).join('');
  const empieza = startOf(recursos.guiones);
  // they load before any photo but at low priority, because the page is painted without them
  const toPreload = (href: string): string =>
    `<link rel="modulepreload" crossorigin fetchpriority="low" href="${href}">`;
  const preloadLinks = recursos.guiones.map(toPreload);
  // Vite loads a sheet that it finds no link of once more, behind all the others
  const cargadas = recursos.estilos.map((href) => `<link rel="stylesheet" disabled href="${href}">`);
  const piezas = {
    cabeza,
    titulo,
    icono,
    estilos: `<style>${estilos}</style>${cargadas.join('')}<script>${RECUERDA_TOQUES}</script>`,
    antes: `</head><body>${preloadLinks.join('')}<div id="root">`,
    medio: `</div><script>${PON_MESA}</script><noscript>${PALABRAS_PAGINA.es.sinGuiones}</noscript><script type="application/json" id="${ID_CARTA_INICIAL}">`,
    pie: `</script><script>${empieza}</script></body></html>`,
  };
  const palabras = Object.fromEntries(
    LENGUAS.map((lengua) => [lengua, lengua === 'es' ? '' : guionesDe(lengua).map(toPreload).join('')]),
  );
  return {
    ...piezas,
    palabras,
    entera: html,
    build: BUILD.exec(cabeza)?.[1],
    // hashes all but the carta: the policy must allow the very page that a phone has cached
    version: toHash(JSON.stringify([piezas, palabras, PALABRAS_PAGINA, ELIGE_LENGUA])),
    hashes: {
      estilos: toFuente(estilos),
      guiones: [RECUERDA_TOQUES, PON_MESA, empieza].map(toFuente).join(' '),
    },
  };
}

/** `dibujo` is the content of the root; when it is empty, the phone draws. */
export function toPagina(plantilla: Plantilla, dibujo: string, contenido: Contenido): string {
  const presentacion = isPorNombre(contenido) ? presentacionOf(contenido) : null;
  return [
    toCabeza(plantilla, contenido, presentacion?.etiquetas),
    dibujo,
    sayIn(lenguaOf(contenido), plantilla.medio),
    toScriptJson(toInicial(contenido)),
    presentacion && `</script><script type="application/ld+json">${toScriptJson(presentacion.datos)}`,
    plantilla.pie,
  ].join('');
}

type ConCarta = Extract<Contenido, { carta: Carta }>;

/** Only such a page is found by search engines and shown by whoever sends its link. */
export const isPorNombre = (contenido: Contenido): contenido is ConCarta =>
  'carta' in contenido && contenido.mesa === null;

export function toInicial(contenido: Contenido): CartaInicial {
  if ('error' in contenido) return contenido;
  const { carta, fuera } = contenido;
  return { carta, ...(fuera && { fuera }) };
}

/** Changes with all that is drawn of a carta: what stands in it, and which menus are out of their hours. */
export function versionOf({ carta, fuera }: ConCarta): string {
  return fuera ? `${carta.version}-${toHash(JSON.stringify(fuera))}` : carta.version;
}

/** A page that belongs to no house is in Spanish. */
export const lenguaOf = (contenido: Contenido): Lengua =>
  'carta' in contenido ? (contenido.carta.lengua ?? 'es') : 'es';

const hashOf = (texto: string) => createHash('sha256').update(texto);

/** Of what only has to be told from what it was before. */
const toHash = (texto: string): string => hashOf(texto).digest('base64url').slice(0, 8);

const toFuente = (texto: string): string => `'sha256-${hashOf(texto).digest('base64')}'`;

const TITULO = /<title>.*?<\/title>/;

/** The house's title and icon replace the common ones; its colour comes last, so it wins over all styles. */
function toCabeza(plantilla: Plantilla, contenido: Contenido, etiquetas = ''): string {
  const { cabeza, titulo, icono, estilos, antes } = plantilla;
  if ('error' in contenido) return cabeza + titulo + icono + estilos + antes;
  const { nombre, tipoUsuario, aspecto, lenguas } = contenido.carta.restaurante;
  const conPie = contenido.mesa !== null && isPremium(tipoUsuario);
  const color = estilosOf(aspecto);
  const propio = `<title>${escapeHtml(nombre)}</title>`;
  const lengua = lenguaOf(contenido);
  const dicha = sayIn(lengua, cabeza);
  const propia = lenguas ? dicha.replace('<html', `<html data-lenguas="${lenguas.join(' ')}"`) : dicha;
  return [
    conPie ? propia.replace('<html', `<html ${PIE_MESA}`) : propia,
    lenguas && `<script>${ELIGE_LENGUA}</script>`,
    etiquetas ? propio + etiquetas : sayIn(lengua, titulo).replace(TITULO, () => propio),
    aspecto?.logo ? toIcono(aspecto.logo) : icono,
    estilos,
    color && `<style>${color}</style>`,
    plantilla.palabras[lengua],
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

export function hashesOf(
  { hashes }: Plantilla,
  { aspecto, lenguas }: RestaurantePublico,
): Plantilla['hashes'] {
  const estilos = estilosOf(aspecto);
  return {
    estilos: estilos ? `${hashes.estilos} ${toFuente(estilos)}` : hashes.estilos,
    guiones: lenguas ? `${hashes.guiones} ${toFuente(ELIGE_LENGUA)}` : hashes.guiones,
  };
}
