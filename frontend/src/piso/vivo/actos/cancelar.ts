import {
  PLAZO_REPONER_MS,
  cancelLinea as retireLinea,
  costeUnidades,
  findLinea,
  rutasSala,
  unidadesVivas,
} from '@carta/contracts';
import type { CancelarLineaRequest, Grupo, Linea } from '@carta/contracts';
import { put } from '../../../shared/api/cliente';
import { createClave } from '../../../shared/lib/clave';
import { toConCoste } from '../../../shared/lib/coste';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { t } from '../../lenguas/t';
import { withAprobacion } from '../cola/aprobacion';
import { conClave } from '../cola/con-clave';
import { forgetPasados, noteDeshacible } from '../cola/deshacibles';
import { askAhora, isEnCurso, nextMovimiento } from '../cola/peticiones';
import { playAhora } from '../cola/play';
import { textoPorAprobar } from '../mesas/por-aprobar';
import { toMesa } from '../mesas/to-mesa';
import { describeAhora } from '../pasos/acto';
import { instante } from '../tablero/instante';
import { touchTickets, useTablero } from '../tablero/useTablero';
import { nombreCompleto } from '../tickets/resumen-ticket';
import { acknowledgeLinea } from './enterado';

const ERROR = {
  cancelar: 'No se ha podido cancelar el producto',
  deshacer: 'No se ha podido deshacer',
} as const;

const SIN_VUELTA = 'No se puede deshacer.';

interface Cancelar {
  ticketId: string;
  lineaId: string;
  motivo: string;
  quedan: number;
}

/** Leaves `quedan` units, so nothing more is cancelled once the server has done it. It never waits. */
const CANCELAR = describeAhora<Cancelar>({
  tipo: 'cancelar',
  blanco: ({ lineaId }) => lineaId,
  play: (grupo, { id, ticketId, lineaId, motivo, quedan }, quien) => {
    const mesa = toMesa(grupo);
    const linea = findLinea(mesa, ticketId, lineaId);
    const unidades = linea ? unidadesVivas(linea) - quedan : 0;
    if (unidades <= 0) return { ok: true, grupo: mesa };
    const retirada = { unidades, clave: String(id) };
    return retireLinea(mesa, ticketId, lineaId, { motivo, ...quien, retirada });
  },
});

/** `quedan` and `rev` are those that the screen showed. */
export interface PorRetirar {
  unidades: number;
  quedan: number;
  rev: number;
}

/** Cancels a line or some units; it can be undone for ten seconds. Resolves to whether it was done. */
export async function cancelLinea(...args: ArgsCancelar): Promise<boolean> {
  return cancelThen(args, () => undefined);
}

type ArgsCancelar = [grupo: Grupo, ticketId: string, linea: Linea, motivo: string, retira?: PorRetirar];

/** `andThen` runs after the cancellation and after its undoing. */
async function cancelThen(
  [{ grupoMesa, mesa }, ticketId, linea, motivo, retira]: ArgsCancelar,
  andThen: () => void,
): Promise<boolean> {
  const { _id: lineaId } = linea;
  if (isEnCurso(lineaId)) return false;
  touchTickets([ticketId]);
  const quedan = retira?.quedan ?? 0;
  const movimiento = {
    id: nextMovimiento(),
    grupoMesa,
    tipo: CANCELAR.tipo,
    ticketId,
    lineaId,
    motivo,
    quedan,
  };
  const clave = createClave();
  const request = (rev: number) =>
    put<Grupo>(rutasSala.cancelarLinea(ticketId, lineaId), toCancelar(motivo, rev, retira), conClave(clave));
  const unidades = retira?.unidades ?? linea.cantidad;
  const importe = costeUnidades(toConCoste(linea), unidades, quedan);
  const que = textoPorAprobar([mesa.numero], `${unidades} × ${nombreCompleto(linea)}`, importe);
  const cambio = await withAprobacion({ clave, que }, () =>
    playAhora(movimiento, request, ERROR.cancelar, 'cancelarServido'),
  );
  if (cambio === null) return false;
  andThen();
  noteCancelada(
    grupoMesa,
    `${t('Mesa {n}', { n: mesa.numero })}: ${t('cancelado {n} × {plato}', { n: unidades, plato: nombreCompleto(linea) })}`,
    async () => {
      // the key of the cancellation says which one it takes back
      const ruta = rutasSala.reponerLinea(ticketId, lineaId);
      const cuerpo = () => undefined;
      if ((await askAhora({ grupoMesa, ruta, cuerpo, error: ERROR.deshacer, clave })) === null) return false;
      andThen();
      return true;
    },
  );
  return true;
}

/** The station that cancels it knows of it, so it is acknowledged at once. */
export async function cancelEnEstacion(...args: ArgsCancelar): Promise<boolean> {
  const [{ grupoMesa }, ticketId, { _id: lineaId }] = args;
  return cancelThen(args, () => {
    const grupo = useTablero.getState().grupos.get(grupoMesa);
    const ticket = grupo?.pedidos.find(({ _id }) => _id === ticketId);
    const linea = ticket?.productos.find(({ _id }) => _id === lineaId);
    if (grupo && linea) void acknowledgeLinea(grupo, ticketId, linea);
  });
}

/** After ten seconds 'Deshacer' says that it stays, and undoes nothing older. */
function noteCancelada(grupoMesa: string, texto: string, reponer: () => Promise<boolean>): void {
  const hasta = instante() + PLAZO_REPONER_MS;
  const id = `deshacer-${grupoMesa}`;
  let isRepuesta = false;
  const undo = async () => {
    if (isRepuesta) return 'hecho';
    if (instante() > hasta) {
      showToast({ id, texto: `${texto}. ${t(SIN_VUELTA)}` });
      return 'hecho';
    }
    isRepuesta = await reponer();
    return isRepuesta ? 'hecho' : 'fallido';
  };
  noteDeshacible({ texto, undo, isVigente: () => !isRepuesta });
  const accion = { texto: t('Deshacer'), onAction: () => void undo().then(forgetPasados) };
  showToast({ id, texto, duracion: PLAZO_REPONER_MS, accion });
}

/** The units are counted from what the screen showed, whatever has happened since. */
function toCancelar(motivo: string, rev: number, retira: PorRetirar | undefined): CancelarLineaRequest {
  return retira ? { motivo, unidades: retira.unidades, rev: Math.min(rev, retira.rev) } : { motivo, rev };
}
