import { cancelLinea, findLinea, unidadesVivas } from '@carta/contracts';
import { toMesa } from '../mesas/to-mesa';
import type { Acto } from './acto';

interface Cancelar {
  tipo: 'cancelar';
  ticketId: string;
  lineaId: string;
  motivo: string;
  quedan: number;
}

/** Leaves `quedan` units, so nothing more is cancelled once the server has done it. It never waits. */
export const CANCELAR: Acto<Cancelar> = {
  blanco: ({ lineaId }) => lineaId,
  play: (grupo, { id, ticketId, lineaId, motivo, quedan }, quien) => {
    const mesa = toMesa(grupo);
    const linea = findLinea(mesa, ticketId, lineaId);
    const unidades = linea ? unidadesVivas(linea) - quedan : 0;
    if (unidades <= 0) return { ok: true, grupo: mesa };
    const retirada = { unidades, clave: String(id) };
    return cancelLinea(mesa, ticketId, lineaId, { motivo, ...quien, retirada });
  },
};
