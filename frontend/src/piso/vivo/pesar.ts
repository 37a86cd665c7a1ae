import { rutasSala } from '@carta/contracts';
import type { Grupo, Linea, PesarLineaRequest, Ticket } from '@carta/contracts';
import { put } from '../../shared/api/cliente';
import { showToast } from '../../shared/ui/Toasts/toast';
import { conClave } from './con-clave';
import { ask, enqueue } from './peticiones';
import { touch } from './useTablero';

const ERROR = 'No se ha podido guardar el peso';

/**
 * Over the weight that this screen showed, never over a later one. It does not wait for a connection: the bill
 * waits for it. Resolves to whether it was done.
 */
export async function weighLinea(
  grupo: Grupo,
  ticket: Ticket,
  linea: Linea,
  gramos: number,
): Promise<boolean> {
  touch(grupo);
  const pesado = await enqueue(grupo.grupoMesa, () =>
    ask(() => {
      const cuerpo: PesarLineaRequest = { gramos, rev: grupo.rev };
      return put<Grupo>(rutasSala.peso(ticket._id, linea._id), cuerpo, conClave());
    }, ERROR),
  );
  if (pesado === null) return false;
  showToast({ texto: `${linea.nombre}: ${gramos} g`, tono: 'exito' });
  return true;
}
