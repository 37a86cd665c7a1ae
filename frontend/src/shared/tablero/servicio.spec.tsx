import type { Servicio } from '@carta/contracts';
import { act, render, screen, waitFor } from '@testing-library/react';
import { setGanchosSesion } from '../api/cliente';
import { browseFrom } from '../api/pruebas/navegador';
import { ServidorDePrueba, answer, ok } from '../api/pruebas/servidor';
import { onAviso } from '../ui/Avisos/avisar';
import { AvisoSordera } from './AvisoSordera/AvisoSordera';
import { buildGrupo } from './pruebas/fabrica';
import { pausar } from './servicio';
import { replaceTablero, resetTablero, useTablero } from './useTablero';

const servidor = new ServidorDePrueba();
const avisos: string[] = [];
const pausado = () => useTablero.getState().servicio.pausado;

beforeAll(async () => {
  await servidor.start();
  browseFrom(servidor.origen);
  setGanchosSesion({
    token: () => 'vivo',
    refresh: () => Promise.resolve(null),
    onUnauthorized: () => undefined,
  });
  onAviso({ show: ({ texto }) => avisos.push(texto), retirar: () => undefined });
});
afterAll(() => servidor.stop());
beforeEach(() => {
  avisos.length = 0;
  act(resetTablero);
});

it('pauses at once, and keeps what the server answers', async () => {
  const escrito: Servicio = { ...useTablero.getState().servicio, pausado: true, minutosAmbar: 7 };
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
  expect(avisos[0]).toMatch(/^No se han podido pausar los pedidos/);
});

it('does not let the answer to an old change undo a newer one', async () => {
  const puertas: (() => void)[] = [];
  servidor.manejar = (_req, res, cuerpo) => {
    const cambio = JSON.parse(cuerpo) as Partial<Servicio>;
    puertas.push(() => ok(res, { ...useTablero.getState().servicio, ...cambio }));
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

describe('a waiter’s screen', () => {
  const show = (estado: 'directo' | 'cortada') =>
    act(() => {
      replaceTablero({ grupos: [buildGrupo()], avisos: [] }, { grupos: [], avisos: [] });
      useTablero.setState({
        pantalla: 'sala',
        estaciones: { cocina: 0, barra: 0 },
        conexion: estado === 'cortada' ? { estado, desde: Date.now() } : { estado },
      });
    });

  it('says aloud that orders wait where nobody looks, once it is no wall that merely reloads', async () => {
    render(<AvisoSordera />);
    show('directo');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();

    await screen.findByText(/La cocina no está conectada/);

    act(() => useTablero.setState({ estaciones: { cocina: 1, barra: 1 } }));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('does not say it when it is this screen that hears nothing', () => {
    render(<AvisoSordera />);
    show('cortada');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });
});
