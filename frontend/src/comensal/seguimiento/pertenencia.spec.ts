import { pertenenciaAt } from './pertenencia';
import { buildRespuesta, buildTicket } from './pruebas/build-seguido';
import { rondaOf } from './rondas';
import type { Ronda } from './rondas';

const ronda = (id: string, mesa: number, datos: Partial<Ronda> = {}): Ronda => ({
  ...rondaOf(id, mesa, buildRespuesta(buildTicket({ _id: id })), 0, `movil-${id}`),
  ...datos,
});
const at = (mesa: number, ...rondas: Ronda[]) => pertenenciaAt(rondas, mesa, () => 'nuevo');

it('names the newest unpaid order of this phone at the mesa, and the phone as before', () => {
  expect(at(6, ronda('b', 6), ronda('a', 6))).toEqual({ seguimiento: 'token-b', movil: 'movil-b' });
  expect(at(6, ronda('c', 3), ronda('a', 6))).toEqual({ seguimiento: 'token-a', movil: 'movil-a' });
});

it('is another phone for the next tab: after a payment, at another mesa, or alone', () => {
  expect(at(6)).toEqual({ movil: 'nuevo' });
  expect(at(6, ronda('a', 6, { pagado: true }))).toEqual({ movil: 'nuevo' });
  expect(at(6, ronda('a', 3))).toEqual({ movil: 'nuevo' });
  expect(at(6, ronda('a', 6, { aparte: true }))).toEqual({ movil: 'nuevo' });
});

it('names the tab that was here until it has gone after it, so that the server says where it is', () => {
  expect(at(6, ronda('a', 9, { antes: 6 }))).toEqual({ seguimiento: 'token-a', movil: 'movil-a' });
  expect(at(9, ronda('a', 9, { antes: 6 }))).toEqual({ movil: 'nuevo' });
});

it('names the phone anew where a release before this one sent the order', () => {
  const { movil: _sin, ...vieja } = ronda('a', 6);
  expect(at(6, vieja)).toEqual({ seguimiento: 'token-a', movil: 'nuevo' });
});
