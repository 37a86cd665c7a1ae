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
  /** From then on each step about money has a seal; absent: a program without seals may have run that day. */
  selladoDesde?: Date;
  /** What was written down of the drawer on it; absent: an older program sealed it. */
  caja?: CajaSellada;
  raiz: string;
}

/** So many entries, and a digest of them. */
export interface CajaSellada {
  n: number;
  hash: string;
}

/** An entry of the drawer, of whatever day it is about, as it is stored; who made it is blanked some day. */
export interface ApunteSellado {
  dia: string;
  n: number;
  clave: string;
  tipo: string;
  importe: number;
  motivo?: string;
  esperado?: { fondo: number | null; efectivo: number; entradas: number; retiradas: number };
  en: Date;
  persona?: string;
}

/** @param apuntes of any days */
export function cajaDelDia(apuntes: readonly ApunteSellado[], tramo: Tramo): CajaSellada {
  const delDia = apuntes
    .filter(({ en }) => isDeTramo(tramo, en))
    .map(({ dia, n, clave, tipo, importe, en, motivo = '', esperado, persona = '' }) => [
      ...[dia, n, clave, tipo, importe, en.getTime(), motivo, persona],
      ...(esperado ? [esperado.fondo, esperado.efectivo, esperado.entradas, esperado.retiradas] : []),
    ]);
  const textos = delDia.map((apunte) => JSON.stringify(apunte)).sort();
  return { n: textos.length, hash: sha256(JSON.stringify(textos)) };
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
  const suelta = sello.es === 'suelto' && hasSueltos(sello, tramo) ? sello.huella : undefined;
  const n = pasosDe(sello, tramo);
  if (n === 0 && suelta === undefined) return null;
  const sellados = n || sello.pasos.findLastIndex(({ en }) => en < tramo.fin) + 1;
  const hash = sello.pasos[sellados - 1]?.hash ?? '';
  const mesa = { id: doc._id.toHexString(), mesa: doc.mesa, n: sellados, hash };
  return suelta === undefined ? mesa : { ...mesa, suelta };
}

/** Something of that day is covered by no step. */
export const hasSueltos = (sello: SelloDeMesa, tramo: Tramo): boolean =>
  sello.es === 'suelto' && sello.sueltos.some((en) => isDeTramo(tramo, en));

/** How many steps are sealed up to the last of that day; 0 where none is of it. */
export const pasosDe = ({ pasos }: SelloDeMesa, tramo: Tramo): number =>
  pasos.findLastIndex(({ en }) => isDeTramo(tramo, en)) + 1;

export function raizDe(dia: Omit<DiaSellado, 'raiz'>): string {
  const { restauranteId, inicio, fin, en, anterior, mesas, selladoDesde, caja } = dia;
  const lista = mesas.map(({ id, mesa, n, hash, suelta }) => [
    id,
    mesa,
    n,
    hash,
    ...(suelta ? [suelta] : []),
  ]);
  const instantes = [inicio, fin, en].map((instante) => instante.getTime());
  const despues = [...(selladoDesde ? [selladoDesde.getTime()] : []), ...(caja ? [[caja.n, caja.hash]] : [])];
  return sha256(JSON.stringify([restauranteId, dia.dia, instantes, anterior, lista, ...despues]));
}

/** A stored one may have been falsified. */
export const isEntero = ({
  dia,
  inicio,
  fin,
  en,
  mesas,
  raiz,
  selladoDesde = en,
  caja,
}: Partial<DiaSellado>): boolean =>
  [inicio, fin, en, selladoDesde].every((instante) => instante instanceof Date) &&
  (caja === undefined || (typeof caja === 'object' && caja !== null)) &&
  [dia, raiz].every((texto) => typeof texto === 'string') &&
  Array.isArray(mesas) &&
  mesas.every((mesa: unknown) => typeof mesa === 'object' && mesa !== null);

/** Tabs are in the order of their ids. */
export function sellarDia(dia: Omit<DiaSellado, 'raiz'>): DiaSellado {
  const ordenado = { ...dia, mesas: dia.mesas.toSorted((a, b) => (a.id < b.id ? -1 : 1)) };
  return { ...ordenado, raiz: raizDe(ordenado) };
}
