import { waitFor } from '@testing-library/react';
import { receiveServicio, resetTablero, useTablero } from '../piso/vivo/tablero/useTablero';
import { buildRestaurante, signIn, signOut } from '../sesion/pruebas/sesiones';
import { startSesion, useSesion } from '../sesion/useSesion';
import { answer, ok, useServidor } from '../shared/api/pruebas/servidor';
import { startCasaAlDia } from './casa-al-dia';

const servidor = useServidor();
const PASES = [{ _id: 'p1', nombre: 'Primeros' }];

beforeAll(() => {
  startSesion();
  startCasaAlDia(20);
});
beforeEach(() => signIn());
afterEach(() => {
  resetTablero();
  signOut();
});

const hear = (rev: number, cambios = {}) =>
  receiveServicio({ ...useTablero.getState().servicio, ...cambios, rev });
const becomesAlDia = () => waitFor(() => expect(useSesion.getState().restaurante?.pases).toEqual(PASES));

it('a screen that was away while pases and another setting changed reads its house', async () => {
  servidor.manejar = (_req, res) => ok(res, buildRestaurante({ pases: PASES }));
  hear(3);
  expect(servidor.peticiones).toEqual([]);

  hear(5, { minutosAmbar: 7 });

  await becomesAlDia();
});

it('a reading that fails is tried again until the house is read', async () => {
  let fallos = 1;
  servidor.manejar = (_req, res) =>
    fallos-- > 0 ? answer(res, 500, { success: false }) : ok(res, buildRestaurante({ pases: PASES }));
  hear(3);
  hear(4);

  await becomesAlDia();
});
