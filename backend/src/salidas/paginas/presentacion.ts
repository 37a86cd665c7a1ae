import { hasEleccion, reglasEstablecimiento, toElegible, imagenEnlace } from '@carta/contracts';
import type { Carta, Lengua, Producto } from '@carta/contracts';
import { PALABRAS_PAGINA } from './palabras-pagina';
import { escapeHtml } from './texto-html';

/** Whoever shows a link cuts longer ones. */
const DESCRIPCION_MAX = 160;

/** It is in frontend/public, for a house without a cover. */
const IMAGEN_COMUN = '/vista-previa.png';

/** What a carta by its name says to search engines, and to whoever is sent its link. */
export interface Presentacion {
  /** They stand in the head. */
  etiquetas: string;
  /** In schema.org's words. */
  datos: object;
}

/** The address may come from a request, and be none. */
export function direccionDe(base: string, slug: string): string {
  const direccion = `${base}/menu/${slug}`;
  return URL.canParse(direccion) ? new URL(direccion).href : encodeURI(direccion);
}

/** A carta read by its name, under an address that begins with `base`, without a final slash. */
interface PorNombre {
  carta: Carta;
  base: string;
  elegida?: boolean;
}

/** The address of the very page: with its language, where it was asked for so. */
export function direccionPropia({ carta, base, elegida }: PorNombre): string {
  const porNombre = direccionDe(base, carta.restaurante.slug);
  return elegida ? enLengua(porNombre, carta.lengua ?? 'es') : porNombre;
}

const enLengua = (direccion: string, lengua: Lengua): string => `${direccion}?lang=${lengua}`;

export function presentacionOf(contenido: PorNombre): Presentacion {
  const { carta, base } = contenido;
  const { nombre, slug, ubicacion, telefono, aspecto, lenguas = [] } = carta.restaurante;
  const { lengua = 'es' } = carta;
  const palabras = PALABRAS_PAGINA[lengua];
  const porNombre = direccionDe(base, slug);
  const url = direccionPropia(contenido);
  const image = base + (aspecto?.portada ? imagenEnlace(aspecto.portada.imagen) : IMAGEN_COMUN);
  const address = ubicacion === reglasEstablecimiento.SIN_ESPECIFICAR ? '' : ubicacion;
  const secciones = seccionesOf(carta);
  const casa = address === '' ? nombre : `${nombre}, ${address}`;
  const descripcion = cut([
    palabras.carta.replace('{casa}', () => casa),
    secciones.map(({ name }) => name).join(', '),
  ]);
  const openGraph = {
    'og:type': 'website',
    'og:locale': palabras.locale,
    'og:url': url,
    'og:title': nombre,
    'og:description': descripcion,
    'og:image': image,
  };
  return {
    etiquetas: [
      `<meta name="description" content="${escapeHtml(descripcion)}">`,
      `<link rel="canonical" href="${escapeHtml(url)}">`,
      ...lenguas.map((cual) => toAlterna(cual, enLengua(porNombre, cual))),
      ...(lenguas.length > 0 ? [toAlterna('x-default', porNombre)] : []),
      ...Object.entries(openGraph).map(
        ([nombre, valor]) => `<meta property="${nombre}" content="${escapeHtml(valor)}">`,
      ),
      '<meta name="twitter:card" content="summary_large_image">',
    ].join(''),
    datos: {
      '@context': 'https://schema.org',
      '@type': 'Restaurant',
      name: nombre,
      url,
      image,
      address: address || undefined,
      telephone: telefono || undefined,
      currenciesAccepted: 'EUR',
      hasMenu: {
        '@type': 'Menu',
        inLanguage: lengua,
        hasMenuSection: secciones,
        hasMenuItem: platosOf(carta, carta.sinCategoria),
      },
    },
  };
}

/** The same carta for who reads another language. */
const toAlterna = (lengua: string, href: string): string =>
  `<link rel="alternate" hreflang="${lengua}" href="${escapeHtml(href)}">`;

function cut(partes: readonly string[]): string {
  const entera = partes.filter(Boolean).join(': ');
  if (entera.length <= DESCRIPCION_MAX) return entera;
  return `${entera.slice(0, DESCRIPCION_MAX - 1).replace(/[\s,:]+\S*$/, '')}…`;
}

function seccionesOf(carta: Carta) {
  return carta.categorias
    .map(({ nombre, productos }) => ({
      '@type': 'MenuSection',
      name: nombre,
      hasMenuItem: platosOf(carta, productos),
    }))
    .filter(({ hasMenuItem }) => hasMenuItem.length > 0);
}

/**
 * What can be had now. No diet is named, because nothing here vouches for one: a dish that declares no gluten
 * may not be called gluten-free.
 */
function platosOf({ opciones = [] }: Carta, productos: readonly Producto[]) {
  return productos
    .filter((producto) => hasEleccion(toElegible(producto, opciones)))
    .map(({ nombre, descripcion, precio, porPeso, formatos }) => ({
      '@type': 'MenuItem',
      name: nombre,
      description: descripcion || undefined,
      offers: porPeso
        ? [ofertaPorPeso(precio, porPeso.unidad)]
        : (formatos ?? [{ precio, disponible: true }]).filter(({ disponible }) => disponible).map(toOferta),
    }));
}

const toOferta = ({ nombre, precio }: { nombre?: string; precio: number }) => ({
  '@type': 'Offer',
  name: nombre,
  price: precio,
  priceCurrency: 'EUR',
});

const ofertaPorPeso = (precio: number, unidad: string) => ({
  '@type': 'Offer',
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    price: precio,
    priceCurrency: 'EUR',
    unitText: unidad,
  },
});
