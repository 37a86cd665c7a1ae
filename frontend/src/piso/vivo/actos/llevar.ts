import { rutasSala } from '@carta/contracts';
import type { LlevarTicketRequest } from '@carta/contracts';
import { t } from '../../lenguas/t';
import { toMesa } from '../mesas/to-mesa';
import { ERROR_ESTADO, textoDeMesa } from './acto';
import type { ActoEnCola } from './acto';

interface Llevar {
  tipo: 'llevar';
  ticketId: string;
  llevar: boolean;
}

export const blancoLlevar = (ticketId: string): string => `llevar:${ticketId}`;

/** Who brings it is shown by `withLlevados`, which knows who is here. */
export const LLEVAR: ActoEnCola<Llevar> = {
  familias: ['llevar'],
  blanco: ({ ticketId }) => blancoLlevar(ticketId),
  tickets: () => [],
  play: (grupo) => ({ ok: true, grupo: toMesa(grupo) }),
  ruta: ({ ticketId }) => rutasSala.llevar(ticketId),
  cuerpo: ({ llevar }, { rev, toque: { haceMs } }): LlevarTicketRequest => ({ llevar, rev, haceMs }),
  texto: ({ llevar }, grupo) => textoDeMesa(grupo, t(llevar ? 'Lo llevo' : 'Soltar')),
  error: () => ERROR_ESTADO,
};
