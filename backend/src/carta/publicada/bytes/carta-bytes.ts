import { createHash } from 'node:crypto';
import type { Carta, Lengua, SobreExito } from '@carta/contracts';
import { prepareBytes } from '../../../plataforma/cache/bytes';
import type { Bytes } from '../../../plataforma/cache/bytes';
import type { Traducciones } from '../../textos/textos.service';

/** A restaurant's carta at one version, and its response bytes for GET /carta. */
export interface CartaBytes {
  readonly carta: Carta;
  readonly agotados: readonly string[];
  /** Units left, by the id of each counted product; it changes without another version. */
  readonly quedan: Readonly<Record<string, number>> | null;
  /** Null in a house that is read in Spanish alone, and in a carta that is translated. */
  readonly traducciones: ReadonlyMap<Lengua, Traducciones> | null;
  readonly bytes: Bytes;
  /** Responses derived from this carta, made when first requested. */
  readonly derivadas: Map<string, Promise<Bytes>>;
}

/**
 * In Spanish; its version is that of all its languages.
 * @param anterior is reused when nothing in it has changed but how many are left.
 */
export async function prepareCarta(
  contenido: Omit<Carta, 'version'>,
  quedan: CartaBytes['quedan'],
  anterior: CartaBytes | undefined,
  traducciones: CartaBytes['traducciones'] = null,
): Promise<CartaBytes> {
  const version = hashOf(JSON.stringify(contenido) + textoOf(traducciones));
  if (anterior?.carta.version === version) {
    return anterior.quedan === quedan ? anterior : { ...anterior, quedan };
  }
  const carta = { ...contenido, version };
  return {
    carta,
    agotados: productosOf(carta).flatMap(({ _id, disponible }) => (disponible ? [] : [_id])),
    quedan,
    traducciones,
    bytes: await prepareBytes(version, toSobre(carta)),
    derivadas: new Map(),
  };
}

/** What tells a carta's bytes from all others. */
export function etiquetaOf({ version, lengua }: Carta): string {
  return lengua ? `${version}-${lengua}` : version;
}

/** A derived response has the version of the whole carta. */
export function prepareDerivada(cartaBytes: CartaBytes, nombre: string, read: () => unknown): Promise<Bytes> {
  const hecha = cartaBytes.derivadas.get(nombre);
  if (hecha) return hecha;
  const derivada = prepareBytes(etiquetaOf(cartaBytes.carta), toSobre(read()));
  cartaBytes.derivadas.set(nombre, derivada);
  return derivada;
}

export function productosOf({ categorias, sinCategoria }: Omit<Carta, 'version'>): Carta['sinCategoria'] {
  return [...categorias.flatMap(({ productos }) => productos), ...sinCategoria];
}

export function toSobre(data: unknown): Buffer {
  const sobre: SobreExito<unknown> = { success: true, data };
  return Buffer.from(JSON.stringify(sobre));
}

/** Empty in a house that is read in Spanish alone: its version is that of its carta. */
function textoOf(traducciones: CartaBytes['traducciones']): string {
  return traducciones === null
    ? ''
    : JSON.stringify([...traducciones].map(([lengua, textos]) => [lengua, ...textos]));
}

function hashOf(texto: string): string {
  return createHash('sha256').update(texto).digest('base64url').slice(0, 16);
}
