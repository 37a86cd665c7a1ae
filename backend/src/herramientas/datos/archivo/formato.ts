/**
 * The archive of a whole database, a tar.gz. Its members, in this order: CABECERA, SECRETOS, the documents of
 * each collection as lines of EJSON, the photos as files each behind its own document, INDICES, and last
 * MANIFIESTO, which lists them all: an archive without it was cut off.
 */
export const FORMATO = 1;

export const CABECERA = 'version.json';
export const SECRETOS = 'secretos.json';
export const INDICES = 'indices.json';
export const MANIFIESTO = 'manifiesto.json';

/** A larger member is damaged, and is not read into memory. */
export const MAX_MIEMBRO_BYTES = 64 * 1024 * 1024;

export interface Cabecera {
  readonly formato: number;
  readonly versionDatos: number;
  readonly creadoEn: string;
}

/** They make tokens and queued mails readable again elsewhere. */
export interface Secretos {
  readonly jwtSecret: string;
}

export interface Miembro {
  readonly nombre: string;
  readonly bytes: number;
  readonly sha256: string;
  /** It has this many lines of EJSON. */
  readonly documentos: number;
}

export interface Manifiesto {
  readonly miembros: readonly Miembro[];
  /** Counts the documents of each collection, photo files included. */
  readonly colecciones: Readonly<Record<string, number>>;
}

const LOTE = /^documentos\/([^/]+)\/\d{6}\.jsonl$/;
const FOTO = /^fotos\/([^/]+)\/\d{6}\/([^/]+)$/;
const DOCUMENTO = 'documento.json';

const numbered = (numero: number): string => String(numero).padStart(6, '0');

/** Encodes names, which may have any letters, into paths. */
export const loteName = (coleccion: string, numero: number): string =>
  `documentos/${encodeURIComponent(coleccion)}/${numbered(numero)}.jsonl`;

export const fotoNames = (cubo: string, numero: number, nombre: string) => {
  const folder = `fotos/${encodeURIComponent(cubo)}/${numbered(numero)}`;
  return {
    documento: `${folder}/${DOCUMENTO}`,
    bytes: `${folder}/f-${encodeURIComponent(nombre).slice(-60)}`,
  };
};

export type Contenido =
  | { readonly es: 'lote'; readonly coleccion: string }
  | { readonly es: 'documento-foto' | 'foto'; readonly cubo: string }
  | { readonly es: 'otro' };

export function contenidoOf(nombre: string): Contenido {
  const [, coleccion] = LOTE.exec(nombre) ?? [];
  if (coleccion !== undefined) return { es: 'lote', coleccion: decodeURIComponent(coleccion) };
  const [, cubo, archivo] = FOTO.exec(nombre) ?? [];
  if (cubo === undefined) return { es: 'otro' };
  return { es: archivo === DOCUMENTO ? 'documento-foto' : 'foto', cubo: decodeURIComponent(cubo) };
}
