import type { Aviso } from '@carta/contracts';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setGanchosSesion } from '../../../../shared/api/cliente';
import { browseFrom } from '../../../../shared/api/pruebas/navegador';
import { ServidorDePrueba, answer, ok } from '../../../../shared/api/pruebas/servidor';
import { buildAviso } from '../../../vivo/pruebas/fabrica';
import { resetTablero } from '../../../vivo/useTablero';
import { show } from '../../pruebas/mostrar';
import { LlamadasMesas } from './LlamadasMesas';

const servidor = new ServidorDePrueba();
const hace = (minutos: number) => new Date(Date.now() - minutos * 60_000).toISOString();

beforeAll(async () => {
  await servidor.start();
  browseFrom(servidor.origen);
  setGanchosSesion({
    token: () => 'vivo',
    refresh: () => Promise.resolve(null),
    onUnauthorized: () => undefined,
  });
});
afterAll(() => servidor.stop());
beforeEach(() => act(resetTablero));

function showAvisos(...avisos: Aviso[]) {
  render(<LlamadasMesas />);
  show([], avisos);
}
const textos = () =>
  screen
    .getAllByRole('listitem')
    .map((fila) => within(fila).getAllByText(/Mesa/)[0]?.parentElement?.textContent);

it('tells which mesa, what for and since when, the oldest first', () => {
  showAvisos(
    buildAviso({ mesa: 9, creadoEn: hace(1) }),
    buildAviso({ mesa: 4, tipo: 'cuenta', pago: 'tarjeta', creadoEn: hace(3) }),
    buildAviso({ mesa: 2, tipo: 'cuenta', creadoEn: hace(0) }),
    buildAviso({ mesa: 7, estado: 'atendido' }),
  );

  expect(textos()).toEqual([
    'Mesa 4 · La cuenta (tarjeta) · hace 3 min',
    'Mesa 9 · Llama al camarero · hace 1 min',
    'Mesa 2 · La cuenta · ahora',
  ]);
});

it('is not there when nobody calls', () => {
  showAvisos(buildAviso({ estado: 'atendido' }));
  expect(screen.queryByRole('region')).toBeNull();
});

it('says that one goes, and closes it', async () => {
  const aviso = buildAviso({ mesa: 4 });
  servidor.manejar = (_req, res, cuerpo) => {
    const { estado } = JSON.parse(cuerpo) as Pick<Aviso, 'estado'>;
    ok(res, { ...aviso, estado, por: 'Ana', rev: estado === 'atendido' ? 3 : 2 });
  };
  showAvisos(aviso);

  await userEvent.click(screen.getByRole('button', { name: 'Voy: mesa 4, Llama al camarero' }));
  expect(await screen.findByText('Ana va para allá')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Voy/ })).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: /^Atendido/ }));
  expect(screen.queryByRole('region')).toBeNull();
});

it('shows who goes when somebody was quicker', async () => {
  const aviso = buildAviso({ mesa: 4 });
  servidor.manejar = (_req, res) =>
    answer(res, 409, {
      success: false,
      code: 'CONFLICT',
      message: 'Lo lleva Luis',
      data: { ...aviso, rev: 2, estado: 'en_camino', por: 'Luis' },
    });
  showAvisos(aviso);

  await userEvent.click(screen.getByRole('button', { name: /^Voy/ }));

  expect(await screen.findByText('Luis va para allá')).toBeVisible();
});
