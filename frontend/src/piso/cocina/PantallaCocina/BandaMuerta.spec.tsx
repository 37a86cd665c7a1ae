import { rutas } from '@carta/contracts';
import type { Grupo, Restaurante } from '@carta/contracts';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useSesionViva } from '../../../shared/api/pruebas/sesion-viva';
import { buildGrupo, buildLinea, buildTicket } from '../../vivo/pruebas/fabrica';
import { resetTablero } from '../../vivo/tablero/useTablero';
import { equipNavegador } from '../pruebas/navegador-cocina';
import { PantallaCocina } from './PantallaCocina';

const PULPO = buildGrupo({ pedidos: [buildTicket({ lineas: [buildLinea({ nombre: 'Pulpo' })] })] });
const DESDE = new Date('2026-03-01T14:32:00+01:00');
const SEGUNDO = 1_000;
const MINUTO = 60 * SEGUNDO;
const nada = () => undefined;

/** Each test has its own restaurant, because a restaurant begins with a new connection. */
let siguiente = 0;
/** Decides whether the server responds; its data come by plain HTTP, because jsdom has no socket to it. */
let vive: boolean;
let grupos: Grupo[];

useSesionViva();
beforeEach(() => {
  jest.useFakeTimers({ now: DESDE });
  equipNavegador();
  grupos = [PULPO];
  Object.assign(globalThis, { fetch: answer });
});
afterEach(() => {
  act(resetTablero);
  jest.useRealTimers();
});

function answer(ruta: string, { method }: RequestInit) {
  if (!vive) return Promise.reject(new TypeError('Failed to fetch'));
  const lista = ruta === rutas.pedidos() ? grupos : [];
  const data = method === 'PUT' ? PULPO : lista;
  const text = () => Promise.resolve(JSON.stringify({ success: true, data }));
  return Promise.resolve({ ok: true, status: 200, headers: new Headers(), text });
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** The server responds, or not, from the moment the wall is opened. */
async function open(contesta = true) {
  vive = contesta;
  render(
    <PantallaCocina
      restaurante={{ _id: `r${++siguiente}`, nombre: 'La Tasca' } as Restaurante}
      dispositivo={null}
      filtro="todo"
      estaciones={null}
      isSolo={false}
      onVista={nada}
      onEstaciones={nada}
      tema="oscuro"
      onTema={nada}
    />,
  );
  await pass(SEGUNDO);
}

/** The server has been gone for long enough to show it. */
async function cut() {
  vive = false;
  await pass(15 * SEGUNDO);
}

const banda = () => within(screen.getByRole('region', { name: 'Conexión' }));
const isGrey = () => screen.getByRole('main').closest('[data-muerta]') !== null;

describe('a wall without its server', () => {
  it('is dead under a band that says since when, and how old it is while that runs', async () => {
    await open();
    expect(isGrey()).toBe(false);
    await cut();

    expect(isGrey()).toBe(true);
    const alerta = banda().getByRole('alert');
    expect(alerta).toHaveTextContent(/^Sin conexión desde 14:32: los pedidos nuevos no se ven$/);
    expect(banda().getByText('Última noticia').parentElement).toHaveTextContent(
      'Última noticia hace menos de 1 min',
    );
    await pass(2 * MINUTO);
    expect(banda().getByText('Última noticia').parentElement).toHaveTextContent('Última noticia hace 2 min');
    // announced once: a running age is no alarm
    expect(alerta).not.toHaveTextContent('hace');
  });

  it('says that it never had any news when it was opened without', async () => {
    await open(false);
    await cut();

    expect(isGrey()).toBe(true);
    expect(banda().getByText('Sin noticias desde que se abrió')).toBeVisible();
  });

  it('does not promise that what comes will be seen', async () => {
    grupos = [];
    await open();
    expect(screen.getByText(/aparecen aquí solos/)).toBeVisible();
    await cut();

    expect(screen.queryByText(/aparecen aquí solos/)).toBeNull();
    expect(screen.getByText('No se sabe si hay pedidos')).toBeVisible();
  });

  it('can still be worked: what is moved is shown at once', async () => {
    await open();
    await cut();

    fireEvent.click(screen.getByRole('button', { name: /^1\s*Pulpo/ }));

    expect(screen.getByRole('button', { name: /Pulpo.*En preparación/ })).toBeVisible();
  });
});
