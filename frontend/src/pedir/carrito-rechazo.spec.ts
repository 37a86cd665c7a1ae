import { agotadosOf } from '@carta/contracts';
import type { LineasFrescas, Producto } from '@carta/contracts';
import { ApiError } from '../shared/api/cliente';
import { buildProducto } from '../shared/api/pruebas/build-carta';
import { Telefono, settle } from './pruebas/telefono';
import { pausados } from './pruebas/desenlaces';
import { TEXTO } from './textos-envio';

const CROQUETAS = { _id: 'croquetas', nombre: 'Croquetas', precio: 9.5 };
const CANA = { _id: 'cana', nombre: 'Caña', precio: 2.2 };

function openTab() {
  const telefono = new Telefono();
  const tab = telefono.openTab();
  return { telefono, store: tab.store, carrito: () => tab.store.getState() };
}

function enCarta(producto: typeof CROQUETAS, disponible = true): Producto {
  return buildProducto({ ...producto, disponible });
}

async function refuse(telefono: Telefono, code: string, lineas: LineasFrescas['lineas'] = []): Promise<void> {
  telefono.refuse(new ApiError({ status: 409, code, message: 'Revisa tu pedido', data: { lineas } }));
  await settle();
}

it('takes the prices of a refusal, marks what is gone, and says both', async () => {
  const { telefono, carrito } = openTab();
  carrito().add(CROQUETAS);
  carrito().add(CANA);
  void carrito().confirm();
  await settle();

  await refuse(telefono, 'PRODUCTO_NO_DISPONIBLE', [
    { productoId: 'croquetas', nombre: 'Croquetas', precio: 10, disponible: true },
    { productoId: 'cana', nombre: 'Caña', precio: 2.2, disponible: false },
  ]);

  expect(carrito()).toMatchObject({ envio: null });
  expect(carrito().carrito).toMatchObject({
    items: [
      { producto: { precio: 10 }, subtotal: 1_000 },
      { producto: CANA, subtotal: 0, agotado: true },
    ],
    total: 1_000,
  });
  expect(carrito().noticia).toEqual({
    mensaje: 'Revisa tu pedido',
    cambios: [
      { tipo: 'precio', nombre: 'Croquetas', antes: 9.5, ahora: 10 },
      { tipo: 'agotado', nombre: 'Caña' },
    ],
    isRechazo: true,
  });

  carrito().removeAgotados();
  void carrito().confirm();
  await settle();
  expect(telefono.enVuelo[0]?.envio).toMatchObject({
    clave: 'clave-2',
    cuerpo: { productos: [{ productoId: 'croquetas', precio: 10 }] },
  });
});

it('keeps the units that are left, over lines of the same choice, and says how many', async () => {
  const { telefono, carrito } = openTab();
  carrito().add(CROQUETAS, {}, 2);
  carrito().add(CROQUETAS, { notas: 'sin sal' }, 2);
  carrito().add(CANA, {}, 3);
  void carrito().confirm();
  await settle();

  const croquetas = { productoId: 'croquetas', nombre: 'Croquetas', precio: 9.5, disponible: true };
  await refuse(telefono, 'PRODUCTO_NO_DISPONIBLE', [
    { ...croquetas, quedan: 2 },
    { ...croquetas, quedan: 1 },
    { productoId: 'cana', nombre: 'Caña', precio: 2.2, disponible: true, quedan: 0 },
  ]);

  expect(carrito().carrito).toMatchObject({
    items: [{ cantidad: 2 }, { cantidad: 1, notas: 'sin sal' }],
    total: 2_850,
  });
  expect(carrito().noticia?.cambios).toEqual([
    { tipo: 'quedan', nombre: 'Croquetas', quedan: 3 },
    { tipo: 'quedan', nombre: 'Caña', quedan: 0 },
  ]);
});

it('follows the carta: new prices, what is sold out, what is no longer there', () => {
  const { carrito } = openTab();
  carrito().add(CROQUETAS);
  carrito().add(CANA);

  carrito().syncCarta('v2', [enCarta({ ...CROQUETAS, precio: 11 })]);

  expect(carrito().carrito.items[0]?.producto.precio).toBe(11);
  expect(agotadosOf(carrito().carrito)).toEqual(['cana']);
  expect(carrito().noticia?.mensaje).toBe(TEXTO.cartaCambiada);

  carrito().dismissNoticia();
  carrito().syncCarta('v3', [enCarta({ ...CROQUETAS, precio: 11 }), enCarta(CANA)]);
  expect(agotadosOf(carrito().carrito)).toEqual([]);
});

it('does not touch a cart whose order is on its way, and catches up when it is refused', async () => {
  const { telefono, carrito } = openTab();
  carrito().add(CROQUETAS);
  void carrito().confirm();
  await settle();

  carrito().syncCarta('v2', [enCarta(CROQUETAS, false)]);
  expect(carrito().noticia).toBeNull();
  expect(agotadosOf(carrito().carrito)).toEqual([]);

  await refuse(telefono, 'PRODUCTO_NO_DISPONIBLE');
  expect(agotadosOf(carrito().carrito)).toEqual(['croquetas']);
});

it('neither sends nor drops what is sold out, also when it was taken out and put back', async () => {
  const { telefono, carrito } = openTab();
  carrito().add(CROQUETAS);
  carrito().add(CANA);
  carrito().syncCarta('v2', [enCarta(CROQUETAS), enCarta(CANA, false)]);
  const [, cana] = carrito().carrito.items;

  carrito().remove('cana');
  carrito().restore(cana!);
  await carrito().confirm();

  expect(carrito().noticia?.mensaje).toBe(TEXTO.agotados);
  expect(telefono.enVuelo).toEqual([]);
  expect(telefono.acunadas).toEqual([]);
  expect(carrito().carrito).toMatchObject({ items: [{ producto: CROQUETAS }, { subtotal: 0 }], total: 950 });
  telefono.reload(0);
  expect(agotadosOf(telefono.tabs[0]!.store.getState().carrito)).toEqual(['cana']);
});

it('frees the cart as it was when orders are paused, and says so', async () => {
  const { telefono, carrito } = openTab();
  carrito().add(CROQUETAS);
  carrito().put('notas', 'sin sal');
  void carrito().confirm();
  await settle();

  telefono.refuse(pausados());
  await settle();

  expect(carrito()).toMatchObject({ envio: null, fase: 'libre', notas: 'sin sal' });
  expect(carrito().carrito.total).toBe(950);
  expect(carrito().noticia?.mensaje).toBe('Ahora mismo no se aceptan pedidos');
});

it('frees the cart as it was when its kitchen is closed, in the words of the server', async () => {
  const { telefono, carrito } = openTab();
  carrito().add(CROQUETAS);
  void carrito().confirm();
  await settle();

  const cerradas = [
    { productoId: 'croquetas', nombre: 'Croquetas', motivo: 'La cocina abre a las 13:00', abre: null },
  ];
  const message = 'La cocina abre a las 13:00';
  telefono.refuse(new ApiError({ status: 409, code: 'COCINA_CERRADA', message, data: { cerradas } }));
  await settle();

  expect(carrito()).toMatchObject({ envio: null, fase: 'libre', noticia: { mensaje: message, cambios: [] } });
  expect(carrito().carrito).toMatchObject({ items: [{ producto: CROQUETAS, subtotal: 950 }], total: 950 });
});

it('does not believe a pause while an earlier attempt may still arrive', async () => {
  const { telefono, carrito } = openTab();
  carrito().add(CROQUETAS);
  void carrito().confirm();
  await settle();
  telefono.resolve('tarde');
  await settle();
  telefono.pass(1_000);
  await settle();

  telefono.resolve('pausado');
  await settle();
  expect(carrito().envio).not.toBeNull();
  telefono.pass(3_000);
  await settle();
  telefono.resolve('pausado');
  await settle();

  expect([...telefono.aceptadas]).toEqual(['clave-1']);
});
