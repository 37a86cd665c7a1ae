import { rutasSala } from '@carta/contracts';
import type { Grupo, Linea, PonerPaseRequest, Ticket } from '@carta/contracts';
import { offerVuelta } from '../cola/deshacibles';
import { nombreCompleto } from '../tickets/resumen-ticket';
import { askAhora, lastOf } from '../cola/peticiones';
import { touch } from '../tablero/useTablero';

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
  return askAhora({
    grupoMesa: grupo.grupoMesa,
    ruta: rutasSala.paseDeLinea(ticket._id, linea._id),
    cuerpo: (): PonerPaseRequest => ({ pase, rev: lastOf(grupo).rev }),
    error: 'No se ha podido cambiar de pase',
  });
}
