import type { Alergeno } from '@carta/contracts';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settle } from '../../../pedir/pruebas/telefono';
import { almacenLocal } from '../../../shared/lib/almacen';
import { GUISO, openHoja, tap } from '../pruebas/hoja';

describe('while something is avoided', () => {
  const avoid = (...evitados: Alergeno[]) =>
    act(() => almacenLocal.write('carta.evitados', JSON.stringify(evitados)));
  beforeEach(() => avoid('gluten', 'apio'));
  afterEach(() => avoid());

  it('names what contains it and what nobody has declared, in the cart and before it is sent', async () => {
    const { store } = openHoja();
    act(() => store.getState().add(GUISO));
    expect(screen.getByText('Lleva gluten')).toBeVisible();
    expect(screen.getByText('Sin información')).toBeVisible();

    await tap('Confirmar Pedido');

    const nombrados = within(screen.getByRole('region', { name: 'Alérgenos' })).getAllByRole('listitem');
    expect(nombrados.map(({ textContent }) => textContent)).toEqual([
      'Lleva gluten: Croquetas',
      'Sin información: Guiso',
    ]);
  });

  it('tells the kitchen of it, unless that is unticked, and asks anew each time', async () => {
    const { telefono } = openHoja();
    await tap('Confirmar Pedido');
    const casilla = () => screen.getByRole('checkbox', { name: 'Avisar a cocina de: gluten, apio' });
    expect(casilla()).toBeChecked();
    await userEvent.click(casilla());
    await tap('Volver');
    await tap('Confirmar Pedido');
    expect(casilla()).toBeChecked();

    await tap('Confirmar');

    expect(telefono.enVuelo[0]?.envio.cuerpo.evita).toEqual(['gluten', 'apio']);
    expect(casilla()).toBeDisabled();
    expect(casilla()).toBeChecked();
  });

  it('tells nobody when it is unticked', async () => {
    const { telefono } = openHoja();
    await tap('Confirmar Pedido');
    await userEvent.click(screen.getByRole('checkbox'));

    await tap('Confirmar');

    expect(telefono.enVuelo[0]?.envio.cuerpo).not.toHaveProperty('evita');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it('sends again what it said, whatever is avoided by then', async () => {
    const { telefono } = openHoja();
    await tap('Confirmar Pedido');
    await tap('Confirmar');
    const [primera] = telefono.enVuelo;
    avoid('soja');
    await act(async () => {
      telefono.resolve('se_pierde_vuelta');
      await settle();
      telefono.pass(1_000);
      await settle();
    });

    expect(telefono.enVuelo[0]?.envio.cuerpo).toEqual(primera?.envio.cuerpo);
    expect(telefono.enVuelo[0]?.envio.clave).toBe(primera?.envio.clave);
  });
});

it('says nothing of allergens to who avoids nothing', async () => {
  const { telefono } = openHoja();
  await tap('Confirmar Pedido');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByText(/Lleva|Sin información/)).toBeNull();

  await tap('Confirmar');

  expect(telefono.enVuelo[0]?.envio.cuerpo).not.toHaveProperty('evita');
});
