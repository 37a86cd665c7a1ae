import { inOrden, withCambio, withPuesto } from './listas';

const [A, B, C] = ['a', 'b', 'c'].map((_id) => ({ _id, nombre: `De ${_id}` })) as [Pieza, Pieza, Pieza];
interface Pieza {
  _id: string;
  nombre: string;
}

it('is in its new order, and what another screen made meanwhile comes last', () => {
  expect(inOrden([A, B, C], ['c', 'a', 'b'])).toEqual([C, A, B]);
  expect(inOrden([A, B, C], ['b', 'a'])).toEqual([B, A, C]);
  expect(inOrden([A, C], ['c', 'b', 'a'])).toEqual([C, A]);
  expect(inOrden([A, B, C], [])).toEqual([A, B, C]);
});

it('gets one back where it was, once', () => {
  expect(withPuesto([A, C], B, 1)).toEqual([A, B, C]);
  expect(withPuesto([A], C, 2)).toEqual([A, C]);
  expect(withPuesto([A, B, C], B, 0)).toEqual([B, A, C]);
});

it('changes one of them, and its id stays', () => {
  expect(withCambio([A, B], 'b', { nombre: 'Otro' })).toEqual([A, { _id: 'b', nombre: 'Otro' }]);
  expect(withCambio([A], 'b', { nombre: 'Otro' })).toEqual([A]);
});
