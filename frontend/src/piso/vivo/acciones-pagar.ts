import { ESTADO_AL, PLAZO_REPONER_MS, nombreForma, nombreMesas } from '@carta/contracts';
import type { ConForma, Grupo, MesasPagadas } from '@carta/contracts';
import { ApiError } from '../../shared/api/cliente';
import { showToast } from '../../shared/ui/Toasts/toast';
import { moveGrupos } from './acciones';
import { callJuntarMesas, callPagarMesas } from './mesas-api';
import { isPagado } from './mesas/grupos';
import { partidaOf } from './mesas/partidas-abiertas';
import type { Partida } from './mesas/partidas-abiertas';
import { offerVuelta } from './cola/deshacibles';
import { acceptGrupo } from './motor/carga';
import { ask, enqueue, isEnCurso, lastOf, nextMovimiento, textoDe } from './cola/peticiones';
import { reabrir } from './cola/reabrir';
import { beginMovimiento, endMovimiento, touch, useTablero } from './tablero/useTablero';

const ERROR = { pagar: 'Error al actualizar el estado del pedido' } as const;

/** The mesas joined to it are paid too. */
export async function payMesa(grupo: Grupo): Promise<void> {
  const partida = partidaOf(useTablero.getState().grupos.values(), grupo.mesa.numero);
  await (partida.lider === null
    ? moveGrupos([grupo], ESTADO_AL.cobrar)
    : payPartida({ ...partida, lider: partida.lider }));
}

type PartidaJunta = Partida & { lider: Grupo };

/** Pays at the shown revisions; after a failure it names the mesas that are left. */
async function payPartida({ mesas, lider, grupos }: PartidaJunta): Promise<void> {
  if (grupos.some(({ grupoMesa }) => isEnCurso(grupoMesa))) return;
  grupos.forEach(touch);
  const ids = grupos.map(({ grupoMesa, pedidos }) => {
    const id = nextMovimiento();
    const vistos = pedidos.map(({ _id }) => _id);
    beginMovimiento({ id, grupoMesa, tipo: 'pagar', vistos });
    return id;
  });
  const revs = Object.fromEntries(grupos.map(({ grupoMesa, rev }) => [grupoMesa, rev]));
  try {
    const pagados = await enqueue(lider.grupoMesa, () => callPagarMesas(lider.grupoMesa, { revs }));
    pagados.grupos.forEach(acceptGrupo);
    offerDeshacerPago({ lider, mesas, pagados: pagados.grupos });
  } catch (error) {
    const data = error instanceof ApiError && isPagadas(error.data) ? error.data : null;
    data?.grupos.forEach(acceptGrupo);
    showToast({ texto: textoFallo(textoDe(error, ERROR.pagar), data), tono: 'error' });
  } finally {
    ids.forEach(endMovimiento);
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
    const join = () => ask(() => callJuntarMesas(grupoMesa, { mesas: [...mesas], rev }), ERROR.pagar);
    if (mesas.length > 1) await enqueue(grupoMesa, join);
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
