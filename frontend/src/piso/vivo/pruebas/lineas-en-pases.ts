import type { Grupo, Linea } from '@carta/contracts';
import { buildGrupo, buildLinea, buildTicket } from './fabrica';

const NOMBRES = ['Entrantes', 'Primeros', 'Segundos', 'Postres'] as const;
const id = (orden: number) => String(orden).padStart(24, 'a');

export const [ENTRANTES, PRIMEROS, SEGUNDOS, POSTRES] = NOMBRES.map((nombre, orden) => ({
  id: id(orden),
  nombre,
  orden,
})) as [Pase, Pase, Pase, Pase];

type Pase = NonNullable<Linea['pase']>;

/** It came with the order, as `fabrica` has it; and a pase marched later. */
const AL_LLEGAR = { en: '2026-03-01T13:00:00.000Z', por: 'Ana' };
export const DESPUES = { en: '2026-03-01T13:30:00.000Z', por: 'Ana' };

/** A dish that waits. */
export const espera = (pase: Pase, cambios: Partial<Linea> = {}): Linea => buildLinea({ pase, ...cambios });

/** A dish of a pase that has marched, with its order or later. */
export const marcha = (pase: Pase, cambios: Partial<Linea> = {}): Linea =>
  espera(pase, { marchada: AL_LLEGAR, ...cambios });

/** A mesa with one ticket of these lines, seen by its station. */
export function buildMesa(lineas: Linea[], rev = 1): Grupo {
  return buildGrupo({ rev, pedidos: [buildTicket({ vistoEn: AL_LLEGAR.en, lineas })] });
}

/** The same mesa one rev later, its first ticket with these lines. */
export function withLineasDe(grupo: Grupo, lineas: readonly Partial<Linea>[]): Grupo {
  const pedidos = grupo.pedidos.map((ticket, i) =>
    i > 0
      ? ticket
      : { ...ticket, productos: ticket.productos.map((linea, j) => ({ ...linea, ...lineas[j] })) },
  );
  return { ...grupo, rev: grupo.rev + 1, pedidos };
}
