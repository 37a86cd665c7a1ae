import { centimos, fromEuros, precioPorPeso, rutasSala } from '@carta/contracts';
import type { Centimos, Grupo, Linea, PesarLineaRequest, Ticket } from '@carta/contracts';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { textoPorAprobar } from '../mesas/por-aprobar';
import { askAhora } from '../cola/peticiones';
import { touch } from '../tablero/useTablero';

/** What a line would cost at a weight; null of one that is not sold by it. */
export function costeAlPeso({ porPeso }: Linea, gramos: number): Centimos | null {
  return porPeso ? precioPorPeso(fromEuros(porPeso.precio), porPeso.unidad, gramos) : null;
}

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
  const que = `${linea.nombre}, ${linea.gramos} g → ${gramos} g`;
  const { grupoMesa, mesa, rev } = grupo;
  const pesado = await askAhora({
    grupoMesa,
    ruta: rutasSala.peso(ticket._id, linea._id),
    cuerpo: (): PesarLineaRequest => ({ gramos, rev }),
    error: 'No se ha podido guardar el peso',
    porAprobar: {
      acto: 'descuento',
      que: textoPorAprobar([mesa.numero], que, costeAlPeso(linea, gramos) ?? centimos(0)),
    },
  });
  if (pesado === null) return false;
  showToast({ texto: `${linea.nombre}: ${gramos} g`, tono: 'exito' });
  return true;
}
