import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a screen of the staff begins, of those that are opened by their address; /admin is with ACCESO. */
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
/** The script that every screen of the staff is in (frontend/vite.config.mts). */
const ACCESO = 'acceso';
/** The page itself, which names what it begins with. */
const INDICE = 'index.html';

/** The page's own is for whoever wants to read a carta. */
const SIN_GUIONES = /<noscript>.*?<\/noscript>/s;
const SIN_GUIONES_PERSONAL =
  '<noscript>Para entrar hace falta JavaScript: actívalo en el navegador y recarga la página.</noscript>';

/** What Vite tells of a script: what is loaded with it, before it runs. */
interface Trozo {
  file: string;
  name?: string;
  imports?: readonly string[];
  css?: readonly string[];
}
type Manifiesto = Readonly<Record<string, Trozo | undefined>>;

/**
 * The links that go into the head of the staff's pages, by address: a browser learns of each script only
 * from the one before it, and on a phone's line every such step takes as long as the scripts themselves.
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

  /** Those of the frontend built into this folder; none where it was built without a manifest. */
  static read(carpeta: string): PreloadLinks {
    const manifiesto = join(carpeta, '.vite/manifest.json');
    return new PreloadLinks(
      existsSync(manifiesto) ? (JSON.parse(readFileSync(manifiesto, 'utf8')) as Manifiesto) : {},
    );
  }

  /** A diner's page stays as it is; the staff's have words of their own for a browser without JavaScript, too. */
  addTo(html: string, direccion: string): string {
    if (COMENSAL.test(direccion)) return html;
    const links = this.porDireccion.get(direccion.replace(/\/$/, '')) ?? this.comunes;
    return html.replace('</head>', () => `${links}</head>`).replace(SIN_GUIONES, SIN_GUIONES_PERSONAL);
  }
}

/** Styles in the order in which the scripts would add them: what is imported first. */
function toLinks(manifiesto: Manifiesto, pantallas: readonly string[]): string {
  const vistos = new Set<string>();
  const links = new Set<string>();
  const visit = (nombre: string): void => {
    const trozo = manifiesto[nombre];
    if (!trozo || vistos.has(nombre)) return;
    vistos.add(nombre);
    links.add(`<link rel="modulepreload" crossorigin href="/${trozo.file}">`);
    for (const importado of trozo.imports ?? []) visit(importado);
    for (const css of trozo.css ?? []) links.add(`<link rel="stylesheet" crossorigin href="/${css}">`);
  };
  visit(INDICE);
  links.clear();
  for (const pantalla of pantallas) visit(pantalla);
  return [...links].join('');
}
