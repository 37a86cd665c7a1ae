import { ETIQUETA_ESTADO, moveLinea, rutas, stepOf } from '@carta/contracts';
import type { EstadoLinea, MoverLineaRequest } from '@carta/contracts';
import { t } from '../../lenguas/t';
import { toMesa } from '../mesas/to-mesa';
import { lineaDe, textoDeLinea } from './acto';
import type { ActoEnCola } from './acto';

interface MoverLinea {
  tipo: 'linea';
  ticketId: string;
  lineaId: string;
  de: EstadoLinea;
  to: EstadoLinea;
}

export const LINEA: ActoEnCola<MoverLinea> = {
  familias: ['estado', 'marcha'],
  blanco: ({ lineaId }) => lineaId,
  tickets: ({ ticketId }) => [ticketId],
  play: (grupo, { ticketId, lineaId, de, to }, { en }) =>
    moveLinea(toMesa(grupo), ticketId, lineaId, to, en, { de }),
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
};
