import { INDICE, recursosOf } from './manifiesto';
import type { Manifiesto } from './manifiesto';

/** The staff open these screens by their address; /admin is part of ACCESO. */
const PANTALLAS: Readonly<Record<string, string>> = {
  '/register': 'src/sesion/cuenta/RegistroPage.tsx',
  '/forgot-password': 'src/sesion/cuenta/OlvidoPage.tsx',
  '/emparejar': 'src/sesion/dispositivos/EmparejarPage.tsx',
  '/admin/carta': 'src/app/pages/AdminCartaPage.tsx',
  '/admin/pedidos': 'src/app/pages/PedidosPage.tsx',
  '/cocina': 'src/app/pages/CocinaPage.tsx',
  '/sala': 'src/app/pages/SalaPage.tsx',
};
const COMENSAL = /^\/menu(?:\/|$)/;
/** Every screen of the staff needs this script (frontend/vite.config.mts). */
const ACCESO = 'acceso';

/** The built page's own words are for somebody who wants to read a carta. */
const SIN_GUIONES = /<noscript>.*?<\/noscript>/s;
const SIN_GUIONES_PERSONAL =
  '<noscript>Para entrar hace falta JavaScript: actívalo en el navegador y recarga la página.</noscript>';

/**
 * The staff's pages link their scripts in the head, by address: otherwise a browser finds each script only
 * through the one before it, and on a phone's line each such step takes as long as the scripts themselves.
 */
export class PreloadLinks {
  private readonly porDireccion: ReadonlyMap<string, string>;
  private readonly comunes: string;

  constructor(manifiesto: Manifiesto) {
    const acceso = Object.keys(manifiesto).filter((clave) => manifiesto[clave]?.name === ACCESO);
    const linksOf = (...pantalla: string[]): string => toLinks(manifiesto, [...acceso, ...pantalla]);
    this.comunes = linksOf();
    this.porDireccion = new Map(
      Object.entries(PANTALLAS).map(([direccion, pantalla]) => [direccion, linksOf(pantalla)]),
    );
  }

  /** A diner's page stays as it is; without JavaScript the staff read words of their own. */
  addTo(html: string, direccion: string): string {
    if (COMENSAL.test(direccion)) return html;
    const links = this.porDireccion.get(direccion.replace(/\/$/, '')) ?? this.comunes;
    return html.replace('</head>', () => `${links}</head>`).replace(SIN_GUIONES, SIN_GUIONES_PERSONAL);
  }
}

/** Leaves out what the built page links already. */
function toLinks(manifiesto: Manifiesto, pantallas: readonly string[]): string {
  const propia = recursosOf(manifiesto, [INDICE]);
  const { guiones, estilos } = recursosOf(manifiesto, pantallas);
  return [
    ...guiones
      .filter((href) => !propia.guiones.includes(href))
      .map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
    ...estilos
      .filter((href) => !propia.estilos.includes(href))
      .map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
  ].join('');
}
