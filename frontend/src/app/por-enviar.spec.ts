/** @jest-environment jsdom */
import { useTomados } from '../piso/tomar-pedido/tomados';
import { useCobros } from '../piso/vivo/actos/cobrar';
import type { CobroEnCamino } from '../piso/vivo/actos/cobrar';
import type { Paso } from '../piso/vivo/pasos/paso';
import { useTablero } from '../piso/vivo/tablero/useTablero';
import { hasPorEnviar } from './por-enviar';

const paso = (devuelto?: string) => ({ clave: 'a', devuelto }) as Paso;

it.each([
  ['a move that waits', () => useTablero.setState({ enCola: [paso()] }), true],
  ['a move that was given back', () => useTablero.setState({ enCola: [paso('Ya está servido')] }), false],
  ['a pause on its way', () => useTablero.setState({ pausaPedida: true }), true],
  ['a charge without an answer', () => useCobros.setState([{ clave: 'a' } as CobroEnCamino], true), true],
  [
    'an order begun at a mesa',
    () => useTomados.setState(new Map([[4, { unidades: 1, sinConfirmar: false }]]), true),
    true,
  ],
])('of %s', (_, begin, expected) => {
  expect(hasPorEnviar()).toBe(false);
  begin();
  expect(hasPorEnviar()).toBe(expected);
  useTablero.setState({ enCola: [], pausaPedida: null });
  useCobros.setState([], true);
  useTomados.setState(new Map(), true);
});
