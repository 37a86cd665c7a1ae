import { act, render, screen, within } from '@testing-library/react';
import { Telefono } from '../../../pedir/pruebas/telefono';
import { buildProducto } from '../../../shared/api/pruebas/build-carta';
import { buildCarta, buildCategoria, buildRestaurante } from '../../carta/pruebas/carta-entera';
import { PasesTomadaProvider, pasesTomadaOf } from '../pases-tomada';
import { tap } from '../pruebas/hoja';
import { CarritoProvider } from '../useCarrito';
import { HojaCarrito } from './HojaCarrito';

const PASES = ['Entrantes', 'Segundos'].map((nombre, i) => ({ _id: `p${i}`, nombre }));
const CROQUETAS = buildProducto({ nombre: 'Croquetas', precio: 9.5 });
const LUBINA = buildProducto({ nombre: 'Lubina', precio: 18, pase: 'p1' });
const PAN = buildProducto({ nombre: 'Pan', precio: 1 });
const CANA = buildProducto({ nombre: 'Caña', precio: 2.2, pase: 'p1' });

const buildCasa = (marchar?: 'sala' | 'auto') =>
  buildCarta({
    restaurante: buildRestaurante({ pases: PASES, ...(marchar && { marchar }) }),
    categorias: [
      buildCategoria({ _id: 'c1', nombre: 'Para picar', pase: 'p0', productos: [CROQUETAS, LUBINA] }),
      buildCategoria({ _id: 'c2', nombre: 'Bebidas', tipo: 'bebida', productos: [CANA] }),
    ],
    sinCategoria: [PAN],
  });

function openComanda(carta = buildCasa('sala')) {
  const telefono = new Telefono();
  const { store } = telefono.openTab();
  for (const producto of [CANA, LUBINA, PAN, CROQUETAS]) store.getState().add(producto);
  render(
    <PasesTomadaProvider value={pasesTomadaOf(carta)}>
      <CarritoProvider value={store}>
        <HojaCarrito abierta mesa={4} carta={carta} pausado={false} onClose={jest.fn()} />
      </CarritoProvider>
    </PasesTomadaProvider>,
  );
  return { telefono, store };
}

const listas = () =>
  screen
    .getAllByRole('list')
    .filter((lista) => lista.ariaLabel !== null)
    .map((lista) => [
      lista.ariaLabel,
      within(lista)
        .getAllByRole('listitem')
        .map((linea) => /Croquetas|Lubina|Pan|Caña/.exec(linea.textContent)?.[0]),
    ]);

it('has the lines of a waiter under their pases, and last what marches at once', () => {
  openComanda();

  expect(listas()).toEqual([
    ['Entrantes', ['Croquetas']],
    ['Segundos', ['Lubina']],
    ['Sin pase', ['Caña', 'Pan']],
  ]);
  expect(screen.queryByRole('button', { name: 'Cambiar de pase Caña' })).toBeNull();
});

it('moves a line to another pase or to march at once, and forgets that it did when it goes back', async () => {
  const { store } = openComanda();
  const move = async (plato: string, pase: string) => {
    await tap(`Cambiar de pase ${plato}`);
    const hoja = await screen.findByRole('dialog', { name: `1 × ${plato}` });
    act(() => within(hoja).getByRole('button', { name: pase }).click());
  };
  const pases = () => store.getState().carrito.items.map(({ producto, pase }) => [producto.nombre, pase]);

  await move('Lubina', 'Entrantes');
  await move('Croquetas', 'Marcha ya');
  await move('Pan', 'Segundos');

  expect(listas()).toEqual([
    ['Entrantes', ['Lubina']],
    ['Segundos', ['Pan']],
    ['Sin pase', ['Caña', 'Croquetas']],
  ]);
  expect(pases()).toEqual([
    ['Caña', undefined],
    ['Lubina', 'p0'],
    ['Pan', 'p1'],
    ['Croquetas', null],
  ]);

  await move('Croquetas', 'Entrantes');
  expect(pases()[3]).toEqual(['Croquetas', undefined]);
});

it('sends all of it together when told so', async () => {
  const { telefono } = openComanda();
  await tap('Confirmar Pedido');
  const confirmacion = within(screen.getByRole('dialog', { name: 'Confirmar pedido' }));
  expect(confirmacion.getByRole('list', { name: 'Segundos' })).toBeInTheDocument();

  act(() => confirmacion.getByRole('checkbox', { name: /Todo junto/ }).click());
  expect(confirmacion.getByRole('list', { name: 'Lo que vas a pedir' })).toBeInTheDocument();
  await tap('Confirmar');

  expect(telefono.enVuelo[0]?.envio.cuerpo.juntos).toBe(true);
});

it('is one list in a house in which nothing waits', () => {
  openComanda(buildCasa());

  expect(listas()).toEqual([]);
  expect(screen.queryByText(/Todo junto/)).toBeNull();
  expect(screen.queryByRole('button', { name: /Cambiar de pase/ })).toBeNull();
});
