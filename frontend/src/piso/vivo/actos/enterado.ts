import { acknowledgeLinea, acknowledgeMudanza, rutasSala } from '@carta/contracts';
import { t } from '../../lenguas/t';
import { toMesa } from '../mesas/to-mesa';
import { ERROR_ESTADO, textoDeLinea, textoDeMesa } from './acto';
import type { ActoEnCola } from './acto';

interface Enterado {
  tipo: 'enterado';
  ticketId: string;
  lineaId: string;
  quedan: number;
}

/** The station has read that a line, or units of it, were cancelled. */
export const ENTERADO: ActoEnCola<Enterado> = {
  familias: [],
  blanco: ({ lineaId }) => lineaId,
  tickets: ({ ticketId }) => [ticketId],
  play: (grupo, { ticketId, lineaId, quedan }, quien) =>
    acknowledgeLinea(toMesa(grupo), ticketId, lineaId, quien, quedan),
  ruta: ({ ticketId, lineaId, quedan }) => rutasSala.enterado(ticketId, lineaId, quedan),
  cuerpo: () => ({}),
  texto: (cambio, grupo) => textoDeLinea(grupo, cambio, t('Enterado')),
  error: () => ERROR_ESTADO,
};

interface EnteradoMudanza {
  tipo: 'enterado_mudanza';
  ticketId: string;
  mesa: number;
}

/** The station has read that the mesa of a ticket is another. */
export const ENTERADO_MUDANZA: ActoEnCola<EnteradoMudanza> = {
  familias: [],
  blanco: ({ ticketId }) => `mudanza:${ticketId}`,
  tickets: ({ ticketId }) => [ticketId],
  play: (grupo, { ticketId, mesa }) => acknowledgeMudanza(toMesa(grupo), ticketId, mesa),
  ruta: ({ ticketId }) => rutasSala.enteradoMudanza(ticketId),
  cuerpo: ({ mesa }) => ({ mesa }),
  texto: (_cambio, grupo) => textoDeMesa(grupo, t('Enterado')),
  error: () => ERROR_ESTADO,
};
