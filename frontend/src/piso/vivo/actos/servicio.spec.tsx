import type { Servicio } from '@carta/contracts';
import { act, renderHook, waitFor } from '@testing-library/react';
import { answer, ok, useServidor } from '../../../shared/api/pruebas/servidor';
import { useSesionViva } from '../../../shared/api/pruebas/sesion-viva';
import { onToast } from '../../../shared/ui/Toasts/toast';
import { pausar } from './servicio';
import { receiveServicio, resetTablero, usePausado, useTablero } from '../tablero/useTablero';

const servidor = useServidor();
useSesionViva();
const recibidos: string[] = [];
const pausado = () => renderHook(usePausado).result.current;

beforeAll(() => {
  onToast({ show: ({ texto }) => recibidos.push(texto), retirar: () => undefined });
});
beforeEach(() => {
  recibidos.length = 0;
  act(resetTablero);
});

it('pauses at once, and keeps what the server answers', async () => {
  const escrito: Servicio = { ...useTablero.getState().servicio, rev: 1, pausado: true, minutosAmbar: 7 };
  servidor.manejar = (_req, res) => ok(res, escrito);

  const hecho = pausar('r1', true);
  expect(pausado()).toBe(true);

  expect(await hecho).toBe(true);
  expect(servidor.peticiones.at(-1)?.headers['idempotency-key']).toMatch(/^[\da-f-]{36}$/);
  expect(useTablero.getState().servicio).toEqual(escrito);
});

it('goes back to how it was when it cannot be done, and says so', async () => {
  servidor.manejar = (_req, res) => answer(res, 500, { success: false, code: 'SERVER_ERROR' });

  expect(await pausar('r1', true)).toBe(false);

  expect(pausado()).toBe(false);
  expect(recibidos[0]).toMatch(/^No se han podido pausar los pedidos/);
});

it('does not flicker when a latido that was already on its way knows nothing of the pause', async () => {
  const antes: Servicio = { ...useTablero.getState().servicio, rev: 4 };
  receiveServicio(antes);
  servidor.manejar = (_req, res) => ok(res, { ...antes, rev: 5, pausado: true });
  const vistas: boolean[] = [];
  const { unmount } = renderHook(() => vistas.push(usePausado()));

  let hecho = Promise.resolve(false);
  act(() => void (hecho = pausar('r1', true)));
  act(() => receiveServicio({ ...antes }));
  await act(() => hecho);
  act(() => receiveServicio({ ...antes }));

  unmount();
  expect(vistas.indexOf(true)).toBe(vistas.lastIndexOf(false) + 1);
  expect(pausado()).toBe(true);
});

it('goes back to what the server said last, not to what it had said before', async () => {
  servidor.manejar = (_req, res) => {
    receiveServicio({ ...useTablero.getState().servicio, rev: 7, pausado: true });
    answer(res, 500, { success: false, code: 'SERVER_ERROR' });
  };

  await pausar('r1', true);

  expect(pausado()).toBe(true);
});

it('does not let the answer to an old change undo a newer one', async () => {
  const puertas: (() => void)[] = [];
  servidor.manejar = (_req, res, cuerpo) => {
    const cambio = JSON.parse(cuerpo) as Partial<Servicio>;
    const rev = puertas.length + 1;
    puertas.push(() => ok(res, { ...useTablero.getState().servicio, ...cambio, rev }));
  };
  const primero = pausar('r1', true);
  await waitFor(() => expect(puertas).toHaveLength(1));
  const segundo = pausar('r1', false);
  await waitFor(() => expect(puertas).toHaveLength(2));
  puertas[1]?.();
  await segundo;
  puertas[0]?.();
  await primero;

  expect(pausado()).toBe(false);
});
