import type { Llamada } from '@carta/contracts';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, ok, useServidor } from '../../../../shared/api/pruebas/servidor';
import { useSesionViva } from '../../../../shared/api/pruebas/sesion-viva';
import { buildCobro, buildGrupo, buildLlamada } from '../../../vivo/pruebas/fabrica';
import { resetTablero } from '../../../vivo/tablero/useTablero';
import { show } from '../../pruebas/mostrar';
import { LlamadasMesas } from './LlamadasMesas';

const servidor = useServidor();
useSesionViva();
const hace = (minutos: number) => new Date(Date.now() - minutos * 60_000).toISOString();

beforeEach(() => act(resetTablero));

function showLlamadas(...llamadas: Llamada[]) {
  render(<LlamadasMesas />);
  show([], llamadas);
}
const textos = () =>
  screen
    .getAllByRole('listitem')
    .map((fila) => within(fila).getAllByText(/Mesa/)[0]?.parentElement?.textContent);

it('tells which mesa, what for and since when, the oldest first', () => {
  showLlamadas(
    buildLlamada({ mesa: 9, creadoEn: hace(1) }),
    buildLlamada({ mesa: 4, tipo: 'cuenta', pago: 'tarjeta', creadoEn: hace(3) }),
    buildLlamada({
      mesa: 5,
      tipo: 'cuenta',
      pago: 'efectivo',
      reparto: { modo: 'iguales', partes: 3 },
      creadoEn: hace(2),
    }),
    buildLlamada({ mesa: 2, tipo: 'cuenta', creadoEn: hace(0) }),
    buildLlamada({ mesa: 7, estado: 'atendido' }),
  );

  expect(textos()).toEqual([
    'Mesa 4 · La cuenta (tarjeta) · hace 3 min',
    'Mesa 5 · La cuenta (efectivo · a partes iguales entre 3) · hace 2 min',
    'Mesa 9 · Llama al camarero · hace 1 min',
    'Mesa 2 · La cuenta · ahora',
  ]);
});

it('says with the bill that is asked for what is left of it, where part of it was charged', () => {
  render(<LlamadasMesas />);
  const cobros = [buildCobro({ importe: 5 })];
  show(
    [buildGrupo({ mesa: 4, pendiente: 7, cobros }), buildGrupo({ mesa: 5 })],
    [4, 5].map((mesa) => buildLlamada({ mesa, tipo: 'cuenta' })),
  );

  expect(screen.getAllByText(/^Falta por cobrar/).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Falta por cobrar 7,00\s€$/),
  ]);
});

it('is not there when nobody calls', () => {
  showLlamadas(buildLlamada({ estado: 'atendido' }));
  expect(screen.queryByRole('region')).toBeNull();
});

it('says that one goes, and closes it', async () => {
  const llamada = buildLlamada({ mesa: 4 });
  servidor.manejar = (_req, res, cuerpo) => {
    const { estado } = JSON.parse(cuerpo) as Pick<Llamada, 'estado'>;
    ok(res, { ...llamada, estado, por: 'Ana', rev: estado === 'atendido' ? 3 : 2 });
  };
  showLlamadas(llamada);

  await userEvent.click(screen.getByRole('button', { name: 'Voy: mesa 4, Llama al camarero' }));
  expect(await screen.findByText('Ana va para allá')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Voy/ })).toBeNull();

  const atendido = screen.getByRole('button', { name: /^Atendido/ });
  await waitFor(() => expect(atendido).not.toHaveAttribute('aria-disabled'), { timeout: 30_000 });
  await userEvent.click(atendido);
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});

it('shows who goes when somebody was quicker', async () => {
  const llamada = buildLlamada({ mesa: 4 });
  servidor.manejar = (_req, res) =>
    answer(res, 409, {
      success: false,
      code: 'CONFLICT',
      message: 'Lo lleva Luis',
      data: { ...llamada, rev: 2, estado: 'en_camino', por: 'Luis' },
    });
  showLlamadas(llamada);

  await userEvent.click(screen.getByRole('button', { name: /^Voy/ }));

  expect(await screen.findByText('Luis va para allá')).toBeVisible();
});
