import { ETIQUETA_ESTADO, moveLinea as playLinea, rutas, stepOf } from '@carta/contracts';
import type { EstadoLinea, Grupo, Linea, MoverLineaRequest, Ticket } from '@carta/contracts';
import { t } from '../../lenguas/t';
import { toMesa } from '../mesas/to-mesa';
import { tap } from '../cola/pasos';
import { describeEnCola, lineaDe, textoDeLinea } from '../pasos/acto';
import { touch } from '../tablero/useTablero';
import { lineasAparte } from '../tickets/solo';
import { tapVolviendo } from './deshacer';
import { offerReabrir } from './reabrir';

interface MoverLinea {
  ticketId: string;
  lineaId: string;
  de: EstadoLinea;
  to: EstadoLinea;
}

const LINEA = describeEnCola<MoverLinea>({
  tipo: 'linea',
  familias: ['estado', 'marcha'],
  blanco: ({ lineaId }) => lineaId,
  tickets: ({ ticketId }) => [ticketId],
  play: (grupo, { ticketId, lineaId, de, to }, { en }) =>
    playLinea(toMesa(grupo), ticketId, lineaId, to, en, { de }),
  ruta: ({ ticketId, lineaId }) => rutas.lineaEstado(ticketId, lineaId),
  cuerpo: ({ de, to }, { rev, toque }): MoverLineaRequest => ({ estado: to, de, rev, ...toque }),
  texto: (cambio, grupo) => textoDeLinea(grupo, cambio, t(ETIQUETA_ESTADO[cambio.to])),
  error: ({ de, to }) =>
    stepOf(to) > stepOf(de)
      ? 'Error al avanzar el estado del producto'
      : 'Error al retroceder el estado del producto',
  motivo: (cambio, grupo) => {
    const linea = lineaDe(grupo, cambio);
    if (!linea) return null;
    return linea.cancelada ? 'Se ha cancelado.' : `Ya está ${ETIQUETA_ESTADO[linea.estado]}.`;
  },
  offer: offerReabrir,
});

export async function moveLinea(
  grupo: Grupo,
  ticketId: string,
  linea: Linea,
  to: EstadoLinea,
): Promise<void> {
  touch(grupo);
  await tap(LINEA, grupo, { ticketId, lineaId: linea._id, de: linea.estado, to });
}

/** At its station: 'Deshacer' takes it back. */
export async function stepLinea(grupo: Grupo, ticket: Ticket, linea: Linea, to: EstadoLinea): Promise<void> {
  const movida = { ticketId: ticket._id, lineaId: linea._id, de: linea.estado, to };
  await tapVolviendo(LINEA, grupo, movida, lineasAparte(grupo, ticket));
}
