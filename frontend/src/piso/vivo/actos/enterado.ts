import {
  acknowledgeLinea as playLinea,
  acknowledgeMudanza as playMudanza,
  rutasSala,
  unidadesVivas,
} from '@carta/contracts';
import type { Grupo, Linea, Ticket } from '@carta/contracts';
import { t } from '../../lenguas/t';
import { toMesa } from '../mesas/to-mesa';
import { tap } from '../cola/pasos';
import { ERROR_ESTADO, describeEnCola, textoDeLinea, textoDeMesa } from '../pasos/acto';

interface Enterado {
  ticketId: string;
  lineaId: string;
  quedan: number;
}

/** The station has read that a line, or units of it, were cancelled. */
const ENTERADO = describeEnCola<Enterado>({
  tipo: 'enterado',
  familias: [],
  blanco: ({ lineaId }) => lineaId,
  tickets: ({ ticketId }) => [ticketId],
  play: (grupo, { ticketId, lineaId, quedan }, quien) =>
    playLinea(toMesa(grupo), ticketId, lineaId, quien, quedan),
  ruta: ({ ticketId, lineaId, quedan }) => rutasSala.enterado(ticketId, lineaId, quedan),
  cuerpo: () => ({}),
  texto: (cambio, grupo) => textoDeLinea(grupo, cambio, t('Enterado')),
  error: () => ERROR_ESTADO,
});

interface EnteradoMudanza {
  ticketId: string;
  mesa: number;
}

/** The station has read that the mesa of a ticket is another. */
const ENTERADO_MUDANZA = describeEnCola<EnteradoMudanza>({
  tipo: 'enterado_mudanza',
  familias: [],
  blanco: ({ ticketId }) => `mudanza:${ticketId}`,
  tickets: ({ ticketId }) => [ticketId],
  play: (grupo, { ticketId, mesa }) => playMudanza(toMesa(grupo), ticketId, mesa),
  ruta: ({ ticketId }) => rutasSala.enteradoMudanza(ticketId),
  cuerpo: ({ mesa }) => ({ mesa }),
  texto: (_cambio, grupo) => textoDeMesa(grupo, t('Enterado')),
  error: () => ERROR_ESTADO,
});

export async function acknowledgeLinea(grupo: Grupo, ticketId: string, linea: Linea): Promise<boolean> {
  const leida = { ticketId, lineaId: linea._id, quedan: unidadesVivas(linea) };
  return (await tap(ENTERADO, grupo, leida)) !== null;
}

export async function acknowledgeMudanza(grupo: Grupo, { _id: ticketId }: Ticket): Promise<boolean> {
  return (await tap(ENTERADO_MUDANZA, grupo, { ticketId, mesa: grupo.mesa.numero })) !== null;
}
