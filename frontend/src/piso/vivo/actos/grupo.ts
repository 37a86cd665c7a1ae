import { ESTADO_AL, ETIQUETA_ESTADO, moveGrupo, rutas } from '@carta/contracts';
import type { EstadoDestino, EstadoGrupo, EstadoLinea, Grupo, MoverTicketRequest } from '@carta/contracts';
import { t } from '../../lenguas/t';
import { tap } from '../cola/pasos';
import type { Cambio } from '../cola/peticiones';
import { isPagado } from '../mesas/grupos';
import { REV_VISTA, toMesa } from '../mesas/to-mesa';
import { ERROR_ESTADO, describeEnCola, textoDeMesa } from '../pasos/acto';
import { offerPlan } from './deshacer';
import { pay } from './pagar';
import { offerReabrir } from './reabrir';

interface MoverGrupo {
  /** The mesa is addressed by this ticket. */
  primero: string;
  de: EstadoGrupo;
  to: EstadoLinea;
  vistos: readonly string[];
}

const GRUPO = describeEnCola<MoverGrupo>({
  tipo: 'grupo',
  familias: ['estado', 'marcha'],
  blanco: ({ grupoMesa }) => grupoMesa,
  tickets: ({ vistos }) => [...vistos],
  play: (grupo, { de, to, vistos }, { en }) =>
    moveGrupo(toMesa(grupo, vistos), to, en, { rev: REV_VISTA, de }),
  ruta: ({ primero }) => rutas.pedidoEstado(primero),
  cuerpo: ({ de, to }, { rev, toque }): MoverTicketRequest => ({
    estado: to,
    de,
    rev,
    alcance: 'grupo',
    ...toque,
  }),
  texto: ({ to }, grupo) => textoDeMesa(grupo, t(ETIQUETA_ESTADO[to])),
  error: () => ERROR_ESTADO,
  motivo: (_cambio, { estadoGrupo }) => `Ya está ${ETIQUETA_ESTADO[estadoGrupo]}.`,
  offer: offerReabrir,
});

/** Each mesa is moved as it was seen, through its first order. */
export async function moveGrupos(grupos: readonly Grupo[], to: EstadoDestino): Promise<void> {
  const pasos = await Promise.all(
    grupos.map((grupo) => (to === ESTADO_AL.cobrar ? pay(grupo) : step(grupo, to))),
  );
  const cambios = pasos.flatMap((paso) => paso ?? []);
  const isPagada = cambios.some(({ despues }) => isPagado(despues));
  offerPlan(grupos, cambios, isPagada ? ESTADO_AL.cobrar : to);
}

async function step(grupo: Grupo, to: EstadoLinea): Promise<Cambio | null> {
  const { estadoGrupo: de, rev, pedidos } = grupo;
  const vistos = pedidos.map(({ _id }) => _id);
  const [primero] = vistos;
  return primero === undefined ? null : tap(GRUPO, grupo, { primero, de, to, vistos }, rev);
}
