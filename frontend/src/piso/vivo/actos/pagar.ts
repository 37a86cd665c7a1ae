import {
  ESTADO_AL,
  PLAZO_REPONER_MS,
  moveGrupo,
  nombreForma,
  nombreMesas,
  rutas,
  rutasSala,
} from '@carta/contracts';
import type { ConForma, Grupo, MesasPagadas, MoverTicketRequest, PagarMesasRequest } from '@carta/contracts';
import { ApiError, put } from '../../../shared/api/cliente';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { conClave } from '../cola/con-clave';
import { offerVuelta } from '../cola/deshacibles';
import { askAhora, enqueue, isEnCurso, lastOf, nextMovimiento, textoDe } from '../cola/peticiones';
import type { Cambio } from '../cola/peticiones';
import { playAhora } from '../cola/play';
import { isPagado } from '../mesas/grupos';
import { partidaOf } from '../mesas/partidas-abiertas';
import type { Partida } from '../mesas/partidas-abiertas';
import { REV_VISTA, toMesa } from '../mesas/to-mesa';
import { acceptGrupo } from '../motor/carga';
import { ERROR_ESTADO, describeAhora } from '../pasos/acto';
import { beginMovimiento, endMovimiento, touch, useTablero } from '../tablero/useTablero';
import { offerPlan } from './deshacer';
import { reabrir } from './reabrir';

interface Pagar {
  vistos: readonly string[];
}

/** It never waits: money moves now or not at all. */
const PAGAR = describeAhora<Pagar>({
  tipo: 'pagar',
  blanco: ({ grupoMesa }) => grupoMesa,
  play: (grupo, { vistos }, { en }) =>
    moveGrupo(toMesa(grupo, vistos), ESTADO_AL.cobrar, en, { rev: REV_VISTA }),
});

const toMovimiento = ({ grupoMesa, pedidos }: Grupo) => ({
  id: nextMovimiento(),
  grupoMesa,
  tipo: PAGAR.tipo,
  vistos: pedidos.map(({ _id }) => _id),
});

/** It is paid as the screen saw it: orders that came later, or a reopening, are refused. */
export async function pay(grupo: Grupo): Promise<Cambio | null> {
  const [primero] = grupo.pedidos;
  const { grupoMesa, estadoGrupo: de, rev } = grupo;
  if (!primero || isEnCurso(grupoMesa)) return null;
  touch(grupo);
  const cuerpo: MoverTicketRequest = { estado: ESTADO_AL.cobrar, de, rev, alcance: 'grupo' };
  const request = () => put<Grupo>(rutas.pedidoEstado(primero._id), cuerpo, conClave());
  return playAhora(toMovimiento(grupo), request, ERROR_ESTADO);
}

async function payAlone(grupo: Grupo): Promise<void> {
  const cambio = await pay(grupo);
  if (cambio) offerPlan([grupo], [cambio], ESTADO_AL.cobrar);
}

/** The mesas joined to it are paid too. */
export async function payMesa(grupo: Grupo): Promise<void> {
  const partida = partidaOf(useTablero.getState().grupos.values(), grupo.mesa.numero);
  await (partida.lider === null ? payAlone(grupo) : payPartida({ ...partida, lider: partida.lider }));
}

type PartidaJunta = Partida & { lider: Grupo };

/** Pays at the shown revisions; after a failure it names the mesas that are left. */
async function payPartida({ mesas, lider, grupos }: PartidaJunta): Promise<void> {
  if (grupos.some(({ grupoMesa }) => isEnCurso(grupoMesa))) return;
  grupos.forEach(touch);
  const movimientos = grupos.map(toMovimiento);
  movimientos.forEach(beginMovimiento);
  const cuerpo: PagarMesasRequest = {
    revs: Object.fromEntries(grupos.map(({ grupoMesa, rev }) => [grupoMesa, rev])),
  };
  const { grupoMesa } = lider;
  try {
    const pagados = await enqueue(grupoMesa, () =>
      put<MesasPagadas>(rutasSala.pagarMesas(grupoMesa), cuerpo, conClave()),
    );
    pagados.grupos.forEach(acceptGrupo);
    offerDeshacerPago({ lider, mesas, pagados: pagados.grupos });
  } catch (error) {
    const data = error instanceof ApiError && isPagadas(error.data) ? error.data : null;
    data?.grupos.forEach(acceptGrupo);
    showToast({ texto: textoFallo(textoDe(error, ERROR_ESTADO), data), tono: 'error' });
  } finally {
    movimientos.forEach(({ id }) => endMovimiento(id));
  }
}

interface Pago {
  lider: Grupo;
  mesas: readonly number[];
  pagados: readonly Grupo[];
  /** How it was charged, where a charge paid it. */
  cobro?: ConForma;
}

/** Reopens every mesa, the leader first, joins them again, then runs `andThen`. */
export function offerDeshacerPago(
  { lider, mesas, pagados, cobro }: Pago,
  andThen: () => Promise<void> = () => Promise.resolve(),
): void {
  const isLider = ({ grupoMesa }: Grupo): number => (grupoMesa === lider.grupoMesa ? 0 : 1);
  const undo = async () => {
    for (const grupo of [...pagados].sort((a, b) => isLider(a) - isLider(b))) {
      const [primero] = grupo.pedidos;
      if (!primero) continue;
      if ((await reabrir(grupo, primero._id)) === null) return;
    }
    const { grupoMesa, rev } = lastOf(lider);
    const ruta = rutasSala.juntarMesas(grupoMesa);
    const cuerpo = () => ({ mesas: [...mesas], rev });
    if (mesas.length > 1) await askAhora({ grupoMesa, ruta, cuerpo, error: ERROR_ESTADO });
    await andThen();
  };
  const texto = `${nombreMesas(mesas)}: Pagado${cobro ? ` · ${nombreForma(cobro)}` : ''}`;
  offerVuelta(lider.grupoMesa, texto, undo, { duracion: PLAZO_REPONER_MS });
}

/** 'Falta la mesa 7: …' names the unpaid mesas when others of the party were paid. */
function textoFallo(texto: string, data: MesasPagadas | null): string {
  const faltan = (data?.grupos ?? []).filter((grupo) => !isPagado(grupo)).map(({ mesa }) => mesa.numero);
  if (data === null || faltan.length === 0 || faltan.length === data.grupos.length) return texto;
  const motivo = texto.replace(/^Mesa \d+: /, '');
  const mesas = [...faltan].sort((a, b) => a - b);
  if (mesas.length === 1) return `Falta la mesa ${mesas[0]}: ${motivo}`;
  return `Faltan las mesas ${mesas.slice(0, -1).join(', ')} y ${mesas.at(-1)}: ${motivo}`;
}

function isPagadas(data: unknown): data is MesasPagadas {
  return typeof data === 'object' && data !== null && 'grupos' in data && Array.isArray(data.grupos);
}
