import type { GrupoDoc } from '../grupos/grupo.schema';
import type { SelloDeMesa } from './comprobar-mesa';
import { sha256 } from './sello';

/** The seal of a service day: its tabs as they were sealed at its end. Written once, after it; pure functions. */
export interface DiaSellado {
  restauranteId: string;
  dia: string;
  inicio: Date;
  fin: Date;
  /** It was written then. */
  en: Date;
  /** The root of the day before it; '' in the first. */
  anterior: string;
  mesas: MesaSellada[];
  raiz: string;
}

/** `n` and `hash` of its last sealed step until then; 0 and '' where it had none. */
export interface MesaSellada {
  id: string;
  mesa: number;
  n: number;
  hash: string;
  /** Its last step that day was not sealed: a digest of the tab as it then was. */
  suelta?: string;
}

interface Tramo {
  inicio: Date;
  fin: Date;
}

export const isDeTramo = ({ inicio, fin }: Tramo, en: Date): boolean => inicio <= en && en < fin;

/** null where the tab had no step about money on that day. */
export function mesaDelDia(doc: GrupoDoc, sello: SelloDeMesa, tramo: Tramo): MesaSellada | null {
  const suelta = sello.es === 'suelto' && sello.en && isDeTramo(tramo, sello.en) ? sello.huella : undefined;
  const n = pasosDe(sello, tramo);
  if (n === 0 && suelta === undefined) return null;
  const sellados = n || sello.pasos.findLastIndex(({ en }) => en < tramo.fin) + 1;
  const hash = sello.pasos[sellados - 1]?.hash ?? '';
  const mesa = { id: doc._id.toHexString(), mesa: doc.mesa, n: sellados, hash };
  return suelta === undefined ? mesa : { ...mesa, suelta };
}

/** How many steps are sealed up to the last of that day; 0 where none is of it. */
export const pasosDe = ({ pasos }: SelloDeMesa, tramo: Tramo): number =>
  pasos.findLastIndex(({ en }) => isDeTramo(tramo, en)) + 1;

export function raizDe(dia: Omit<DiaSellado, 'raiz'>): string {
  const { restauranteId, inicio, fin, en, anterior, mesas } = dia;
  const lista = mesas.map(({ id, mesa, n, hash, suelta }) => [
    id,
    mesa,
    n,
    hash,
    ...(suelta ? [suelta] : []),
  ]);
  const instantes = [inicio, fin, en].map((instante) => instante.getTime());
  return sha256(JSON.stringify([restauranteId, dia.dia, instantes, anterior, lista]));
}

/** A stored one may have been falsified. */
export const isEntero = ({ dia, inicio, fin, en, mesas, raiz }: Partial<DiaSellado>): boolean =>
  [inicio, fin, en].every((instante) => instante instanceof Date) &&
  [dia, raiz].every((texto) => typeof texto === 'string') &&
  Array.isArray(mesas) &&
  mesas.every((mesa: unknown) => typeof mesa === 'object' && mesa !== null);

/** Tabs are in the order of their ids. */
export function sellarDia(dia: Omit<DiaSellado, 'raiz'>): DiaSellado {
  const ordenado = { ...dia, mesas: dia.mesas.toSorted((a, b) => (a.id < b.id ? -1 : 1)) };
  return { ...ordenado, raiz: raizDe(ordenado) };
}
