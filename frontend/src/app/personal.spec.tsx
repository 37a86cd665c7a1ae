import { act } from '@testing-library/react';
import { receiveServicio, useTablero } from '../piso/vivo/tablero/useTablero';
import { useSesion } from '../sesion/useSesion';
import { consultas } from '../shared/lib/consultas';
import { buildRestaurante, signIn, signOut } from '../sesion/pruebas/sesiones';
import { startPersonal } from './AppPersonal';

const CLAVE = ['categorias'];

beforeAll(startPersonal);

beforeEach(() => {
  signOut();
  signIn();
  consultas.setQueryData(CLAVE, ['Entrantes']);
});

it('keeps what was read while the same restaurant is signed in', () => {
  act(() => useSesion.setState({ restaurante: buildRestaurante({ telefono: '600' }) }));

  expect(consultas.getQueryData(CLAVE)).toEqual(['Entrantes']);
});

it('shows another restaurant nothing of it', () => {
  act(() => signIn(buildRestaurante({ _id: 'r2' })));

  expect(consultas.getQueryData(CLAVE)).toBeUndefined();
});

it('leaves nothing of it behind when the session ends', () => {
  act(() => useSesion.getState().expire('inactiva'));

  expect(consultas.getQueryData(CLAVE)).toBeUndefined();
});

it('hears on a board that is open by whose clock the place goes from now on', () => {
  const husos = [{ desde: '2026-11-28', huso: 'Atlantic/Canary' }] as const;
  const { servicio } = useTablero.getState();
  act(() => receiveServicio({ ...servicio, rev: 7, husos }));

  expect(useSesion.getState().restaurante).toEqual(buildRestaurante({ husos }));
  // a place that takes it back again has none
  act(() => receiveServicio({ ...servicio, rev: 8 }));
  expect(useSesion.getState().restaurante).toEqual(buildRestaurante());
});
