import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hearServicio, resetTablero, useTablero } from '../../piso/vivo/useTablero';
import { buildRestaurante, signInDispositivo } from '../../sesion/pruebas/sesiones';
import { useSesion } from '../../sesion/useSesion';
import { openPersonal } from '../pruebas/personal';

afterEach(() => act(resetTablero));

async function open(sinPantallaBarra: boolean, direccion = '/cocina?puesto=cocina') {
  signInDispositivo('cocina');
  useSesion.setState({ restaurante: buildRestaurante({ tipoUsuario: 'camarero', sinPantallaBarra }) });
  openPersonal(direccion);
  await screen.findByRole('button', { name: 'Empezar' });
}
const elegido = () =>
  screen
    .getAllByRole('radio')
    .find((radio) => (radio as HTMLInputElement).checked)
    ?.closest('label')?.textContent;
const choose = (filtro: string) => userEvent.click(screen.getByRole('radio', { name: filtro }));
const tellServicio = (sinPantallaBarra: boolean) =>
  act(() => {
    const { servicio } = useTablero.getState();
    hearServicio({ ...servicio, rev: servicio.rev + 1, sinPantallaBarra });
  });

describe('what the kitchen’s wall shows at first', () => {
  it('is its own, where the bar has a screen', async () => {
    await open(false);
    expect(elegido()).toBe('Cocina');
  });

  it('is everything where the bar has none, until somebody chooses', async () => {
    await open(true);
    expect(elegido()).toBe('Todo');

    await choose('Cocina');
    expect(elegido()).toBe('Cocina');
  });

  it('is the bar’s on the screen of a bar, whatever was said', async () => {
    await open(true, '/cocina?puesto=barra');
    expect(elegido()).toBe('Barra');
  });

  it('follows what its owner says meanwhile, but not over what its cook has chosen', async () => {
    await open(false);
    tellServicio(true);
    expect(elegido()).toBe('Todo');
    tellServicio(false);
    expect(elegido()).toBe('Cocina');

    await choose('Barra');
    tellServicio(true);
    expect(elegido()).toBe('Barra');
  });
});
