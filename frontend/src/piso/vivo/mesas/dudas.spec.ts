import type { Ticket } from '@carta/contracts';
import { buildGrupo, buildTicket } from '../pruebas/fabrica';
import { dudasOf } from './dudas';

const SALIDA = Date.parse('2026-03-01T14:00:00.000Z');
const at = (minutos: number) => new Date(SALIDA + minutos * 60_000).toISOString();
const mudanza = (de: number, a: number, minutos = 0) => ({ de, a, en: at(minutos), por: 'Ana' });

/** This party has gone from 6 to 9. */
const ida = (cambios: Parameters<typeof buildGrupo>[0] = {}) =>
  buildGrupo({ mesa: 9, mudanzas: [mudanza(6, 9)], pedidos: [buildTicket({ movil: 'a' })], ...cambios });
const sent = (minutos: number, cambios: Partial<Omit<Ticket, 'productos'>> = {}) =>
  buildGrupo({ mesa: 6, pedidos: [buildTicket({ createdAt: at(minutos), movil: 'b', ...cambios })] });
const ask = (...[grupos, ahora = 1]: [ReturnType<typeof buildGrupo>[], number?]) =>
  dudasOf(grupos, Date.parse(at(ahora))).map(({ ticket, ida }) => `${ticket.movil} de ${ida.mesa.numero}`);

it('an order from the mesa a party has just left may be of that party', () => {
  expect(ask([ida(), sent(1)])).toEqual(['b de 9']);
  expect(ask([ida(), sent(15)], 15)).toEqual(['b de 9']);
});

it.each([
  ['that came before they left', [ida(), sent(-1)], 1],
  ['that came later than a quarter of an hour', [ida(), sent(16)], 16],
  ['that nobody has been asked about for a quarter of an hour', [ida(), sent(1)], 17],
  ['that a waiter wrote down', [ida(), sent(1, { tomadoPor: 'Ana' })], 1],
  ['of a phone that had ordered with them', [ida(), sent(1, { movil: 'a' })], 1],
  ['when they have come back', [ida({ mesa: 6, mudanzas: [mudanza(6, 9), mudanza(9, 6)] }), sent(1)], 1],
  ['when they have paid', [ida({ pagadoEn: at(1) }), sent(1)], 1],
  ['when both mesas are joined already', [ida({ mesasJuntas: [6, 9] }), sent(1)], 1],
])('nobody is asked of an order %s', (_caso, grupos, ahora) => {
  expect(ask(grupos, ahora)).toEqual([]);
});

it('asks once of an order with food and drinks, and counts from when they last left', () => {
  const [comida, bebida] = [1, 2].map(() => buildTicket({ createdAt: at(21), movil: 'b', numero: 1 }));
  const recien = buildGrupo({ mesa: 6, pedidos: [comida!, bebida!] });
  const dosVeces = ida({ mudanzas: [mudanza(6, 9), mudanza(9, 6, 10), mudanza(6, 9, 20)] });

  expect(ask([dosVeces, recien], 22)).toEqual(['b de 9']);
});

it('asks of an order that says nothing of its phone', () => {
  const sinMovil = buildGrupo({ mesa: 6, pedidos: [buildTicket({ createdAt: at(1) })] });
  expect(ask([ida(), sinMovil])).toEqual(['undefined de 9']);
});
