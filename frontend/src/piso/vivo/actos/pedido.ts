import { ETIQUETA_ESTADO, combineEstados, moveTicket, rutas, vivasOf } from '@carta/contracts';
import type { EstadoLinea, MoverTicketRequest } from '@carta/contracts';
import { t } from '../../lenguas/t';
import { toMesa } from '../mesas/to-mesa';
import { ERROR_ESTADO, textoDeMesa, ticketDe } from './acto';
import type { ActoEnCola } from './acto';

interface MoverPedido {
  tipo: 'pedido';
  ticketId: string;
  de: EstadoLinea;
  to: EstadoLinea;
  /** These lines alone, which a station shows. */
  lineas?: readonly string[];
}

export const PEDIDO: ActoEnCola<MoverPedido> = {
  familias: ['estado', 'marcha'],
  blanco: ({ ticketId }) => ticketId,
  tickets: ({ ticketId }) => [ticketId],
  play: (grupo, { ticketId, de, to, lineas }, { en }) =>
    moveTicket(toMesa(grupo), ticketId, to, en, { de, ...(lineas && { lineas }) }),
  ruta: ({ ticketId }) => rutas.pedidoEstado(ticketId),
  cuerpo: ({ de, to, lineas }, { rev, toque }): MoverTicketRequest => ({
    estado: to,
    de,
    rev,
    alcance: 'pedido',
    ...(lineas && { lineas: [...lineas] }),
    ...toque,
  }),
  texto: ({ to }, grupo) => textoDeMesa(grupo, t(ETIQUETA_ESTADO[to])),
  error: () => ERROR_ESTADO,
  motivo: ({ ticketId, lineas }, grupo) => {
    const ticket = ticketDe(grupo, ticketId);
    if (!ticket) return null;
    const aparte = lineas && vivasOf(ticket.productos).filter(({ _id }) => lineas.includes(_id));
    const estado = aparte ? combineEstados(aparte.map((linea) => linea.estado)) : ticket.estado;
    return `Ya está ${ETIQUETA_ESTADO[estado]}.`;
  },
};
