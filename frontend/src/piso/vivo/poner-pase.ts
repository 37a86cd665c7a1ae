import { rutasSala } from '@carta/contracts';
import type { Grupo, Linea, PonerPaseRequest, Ticket } from '@carta/contracts';
import { put } from '../../shared/api/cliente';
import { conClave } from './cola/con-clave';
import { offerVuelta } from './cola/deshacibles';
import { nombreCompleto } from './tickets/resumen-ticket';
import { ask, enqueue, lastOf } from './cola/peticiones';
import { touch } from './tablero/useTablero';

const ERROR = 'No se ha podido cambiar de pase';

interface PaseElegido {
  /** Null marches it at once. */
  id: string | null;
  /** 'Segundos'; of what marches at once, 'marcha ya'. */
  nombre: string;
}

/** It does not wait for a connection: where a dish goes is decided at the mesa. Resolves to whether it was done. */
export async function ponerPase(
  grupo: Grupo,
  ticket: Ticket,
  linea: Linea,
  pase: PaseElegido,
): Promise<boolean> {
  const { grupoMesa, mesa } = grupo;
  touch(grupo);
  const hecho = await call(grupo, ticket, linea, pase.id);
  if (hecho === null) return false;
  const antes = linea.pase?.id ?? null;
  offerVuelta(grupoMesa, `Mesa ${mesa.numero}, ${nombreCompleto(linea)}: ${pase.nombre}`, () =>
    call(hecho, ticket, linea, antes),
  );
  return true;
}

function call(grupo: Grupo, ticket: Ticket, linea: Linea, pase: string | null): Promise<Grupo | null> {
  return enqueue(grupo.grupoMesa, () =>
    ask(() => {
      const cuerpo: PonerPaseRequest = { pase, rev: lastOf(grupo).rev };
      return put<Grupo>(rutasSala.paseDeLinea(ticket._id, linea._id), cuerpo, conClave());
    }, ERROR),
  );
}
