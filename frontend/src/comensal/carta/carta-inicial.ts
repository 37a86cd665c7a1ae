import { ID_CARTA_INICIAL } from '@carta/contracts/comensal';
import type { CartaInicial } from '@carta/contracts';
import { createContext } from 'react';
import { parseJson } from '../../shared/lib/almacen';

const leidas = new WeakMap<Document, { direccion: string; inicial: CartaInicial | null }>();

/** Null when the server put nothing, or the address has changed since. */
export function leerCartaInicial(): CartaInicial | null {
  const direccion = window.location.pathname + window.location.search;
  let leida = leidas.get(document);
  if (leida === undefined) {
    const script = document.getElementById(ID_CARTA_INICIAL);
    leida = { direccion, inicial: parseInicial(script?.textContent ?? null) };
    leidas.set(document, leida);
  }
  return leida.direccion === direccion ? leida.inicial : null;
}

/** From the HTML; a server passes what it has just made. */
export const LectorInicial = createContext(leerCartaInicial);

function parseInicial(texto: string | null): CartaInicial | null {
  const valor = parseJson(texto);
  if (typeof valor !== 'object' || valor === null) return null;
  return 'error' in valor || 'carta' in valor ? (valor as CartaInicial) : null;
}
