import { centimos, fromEuros, precioPorPeso, rutasSala } from '@carta/contracts';
import type { Centimos, Grupo, Linea, PesarLineaRequest, Ticket } from '@carta/contracts';
import { put } from '../../shared/api/cliente';
import { createClave } from '../../shared/lib/clave';
import { showToast } from '../../shared/ui/Toasts/toast';
import { conClave } from './cola/con-clave';
import { textoPorAprobar } from './mesas/por-aprobar';
import { askConEncargado } from './cola/peticiones';
import { touch } from './tablero/useTablero';

const ERROR = 'No se ha podido guardar el peso';

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
  const cuerpo: PesarLineaRequest = { gramos, rev: grupo.rev };
  const clave = createClave();
  const request = () => put<Grupo>(rutasSala.peso(ticket._id, linea._id), cuerpo, conClave(clave));
  const que = `${linea.nombre}, ${linea.gramos} g → ${gramos} g`;
  const coste = costeAlPeso(linea, gramos) ?? centimos(0);
  const { grupoMesa, mesa } = grupo;
  const porAprobar = { acto: 'descuento', que: textoPorAprobar([mesa.numero], que, coste) } as const;
  const pesado = await askConEncargado({ grupoMesa, clave, porDefecto: ERROR, ...porAprobar }, request);
  if (pesado === null) return false;
  showToast({ texto: `${linea.nombre}: ${gramos} g`, tono: 'exito' });
  return true;
}
