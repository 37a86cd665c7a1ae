import { rutasSala } from '@carta/contracts';
import type { Grupo, Restaurante } from '@carta/contracts';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSesion } from '../../../sesion/useSesion';
import { answer, ok, useServidor } from '../../../shared/api/pruebas/servidor';
import { useSesionViva } from '../../../shared/api/pruebas/sesion-viva';
import { buildGrupo } from '../../vivo/pruebas/fabrica';
import { replaceTablero, resetTablero } from '../../vivo/tablero/useTablero';
import { AccionesMesa } from './AccionesMesa';

const servidor = useServidor();
useSesionViva();
const CASA = { _id: 'r1', nombre: 'La Tasca', numeroMesas: 12 } as Restaurante;
let movida: number | null;

beforeEach(() => {
  movida = null;
  act(() => {
    resetTablero();
    useSesion.setState({ restaurante: CASA });
  });
});

/** Draws the actions of the first of these mesas. */
function show(...[primera, ...rest]: Grupo[]): void {
  act(() => replaceTablero({ grupos: [primera!, ...rest], llamadas: [] }, { grupos: [], llamadas: [] }));
  const boton = { variante: 'secundario' } as const;
  render(<AccionesMesa grupo={primera!} boton={boton} className="" onHecho={(mesa) => (movida = mesa)} />);
}

async function open(boton: string) {
  await userEvent.click(screen.getByRole('button', { name: boton }));
  return within(await screen.findByRole('dialog'));
}

const pedida = () => JSON.parse(servidor.peticiones[0]?.cuerpo ?? '{}') as unknown;

describe('changing mesa', () => {
  it('offers to sit down with who is there, and says what they owe', async () => {
    const seis = buildGrupo({ mesa: 6 });
    servidor.manejar = (_req, res) => ok(res, { ...seis, rev: 2, mesasJuntas: [6, 9] });
    show(seis, buildGrupo({ mesa: 9, pendiente: 24.5 }));

    const hoja = await open('Cambiar de mesa');
    await userEvent.click(hoja.getByRole('button', { name: /^Mesa 9/ }));
    expect(hoja.getByText(/^La mesa 9 ya está ocupada: debe 24,50\s€\.$/)).toBeVisible();
    await userEvent.click(hoja.getByRole('button', { name: 'Juntar con la mesa 9' }));

    await waitFor(() => expect(pedida()).toMatchObject({ mesas: [6, 9], rev: 1 }));
    await waitFor(() => expect(movida).toBe(6));
  });

  it('turns to joining when somebody sits down there meanwhile', async () => {
    const seis = buildGrupo({ mesa: 6 });
    show(seis);
    const hoja = await open('Cambiar de mesa');
    await userEvent.click(hoja.getByRole('button', { name: /^Mesa 9/ }));
    const sentado = buildGrupo({ mesa: 9 });
    servidor.manejar = (_req, res) =>
      answer(res, 409, {
        success: false,
        code: 'MESA_OCUPADA',
        message: 'La mesa 9 ya está ocupada.',
        data: sentado,
      });

    await userEvent.click(hoja.getByRole('button', { name: 'Pasar la mesa 6 a la 9' }));

    expect(await hoja.findByRole('button', { name: 'Juntar con la mesa 9' })).toBeEnabled();
  });

  it('finds a mesa by its number in a house of many', async () => {
    act(() => useSesion.setState({ restaurante: { ...CASA, numeroMesas: 240 } }));
    show(buildGrupo({ mesa: 6 }));
    const hoja = await open('Cambiar de mesa');

    await userEvent.type(hoja.getByLabelText('Número de mesa'), '187');
    expect(hoja.getAllByRole('button', { name: /^Mesa \d/ })).toHaveLength(1);
    await userEvent.click(hoja.getByRole('button', { name: /^Mesa 187/ }));
    expect(hoja.getByRole('button', { name: 'Pasar la mesa 6 a la 187' })).toBeEnabled();

    await userEvent.type(hoja.getByLabelText('Número de mesa'), '9');
    expect(await hoja.findByText('No hay ninguna mesa con ese número')).toBeVisible();
  });

  it('is not for a mesa that another one leads', async () => {
    show(buildGrupo({ mesa: 7 }), buildGrupo({ mesa: 6, mesasJuntas: [6, 7] }));
    await userEvent.click(screen.getByRole('button', { name: 'Cambiar de mesa' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('joining mesas', () => {
  it('takes several at once, and none of another party', async () => {
    const seis = buildGrupo({ mesa: 6 });
    servidor.manejar = (_req, res) => ok(res, { ...seis, rev: 2, mesasJuntas: [5, 6, 9] });
    show(seis, buildGrupo({ mesa: 10, mesasJuntas: [10, 11] }));

    const hoja = await open('Juntar con…');
    expect(hoja.getByRole('button', { name: /^Mesa 11/ })).toBeDisabled();
    for (const mesa of [9, 5])
      await userEvent.click(hoja.getByRole('button', { name: new RegExp(`^Mesa ${mesa}`) }));
    await userEvent.click(hoja.getByRole('button', { name: 'Juntar las mesas 5 + 6 + 9' }));

    await waitFor(() => expect(servidor.peticiones[0]?.url).toBe(rutasSala.juntarMesas(seis.grupoMesa)));
    expect(pedida()).toMatchObject({ mesas: [5, 6, 9], rev: 1 });
  });

  it('takes ten at most', async () => {
    show(buildGrupo({ mesa: 1, mesasJuntas: [1, 2, 3, 4, 5, 6, 7, 8, 9] }));
    const hoja = await open('Juntar con…');
    await userEvent.click(hoja.getByRole('button', { name: /^Mesa 10/ }));

    expect(hoja.getByRole('button', { name: /^Mesa 11/ })).toBeDisabled();
    expect(hoja.getByRole('button', { name: /^Mesa 10/ })).toHaveAttribute('aria-pressed', 'true');
  });
});

it('says how many they are, as the screen saw it, and takes it back', async () => {
  const seis = buildGrupo({ mesa: 6, comensales: 4 });
  servidor.manejar = (_req, res) => ok(res, { ...seis, rev: 2, comensales: 5 });
  show(seis);
  const hoja = await open('Comensales');
  expect(hoja.getByRole('button', { name: 'Quitar' })).toBeEnabled();
  await userEvent.click(hoja.getByRole('button', { name: 'Un comensal más' }));
  await userEvent.click(hoja.getByRole('button', { name: 'Son 5 comensales' }));

  await waitFor(() => expect(servidor.peticiones[0]?.url).toBe(rutasSala.comensales(seis.grupoMesa)));
  expect(pedida()).toEqual({ comensales: 5, rev: 1 });
});
