import { cantidadOf, unidades } from '@carta/contracts';
import { createCarritoStore } from './carrito-store';
import { stringifyGuardado } from './guardado';
import { Telefono, RESTAURANTE, settle } from './pruebas/telefono';
import { TEXTO } from './textos-envio';

const CROQUETAS = { _id: 'croquetas', nombre: 'Croquetas', precio: 9.5 };
const CANA = { _id: 'cana', nombre: 'Caña', precio: 2.2 };

function openTab() {
  const telefono = new Telefono();
  const tab = telefono.openTab();
  return { telefono, store: tab.store, carrito: () => tab.store.getState() };
}

it('shows in one tab what is added in another', () => {
  const { telefono, carrito } = openTab();
  const segunda = telefono.openTab();

  carrito().add(CANA);

  expect(unidades(segunda.store.getState().carrito)).toBe(1);
});

it('gives back an item taken out by mistake, with its units', () => {
  const { carrito } = openTab();
  carrito().add(CROQUETAS);
  carrito().add(CROQUETAS);
  const item = carrito().carrito.items[0]!;

  carrito().remove('croquetas');
  carrito().restore(item);

  expect(cantidadOf(carrito().carrito, 'croquetas')).toBe(2);
});

it('does not order an empty cart, nor one without a mesa', async () => {
  const { telefono, carrito } = openTab();
  await carrito().confirm();
  expect(carrito().noticia?.mensaje).toBe('El carrito está vacío');

  const sinMesa = createCarritoStore({ ...telefono.dependencias(telefono.tabs[0]!), mesa: null });
  sinMesa.getState().add(CANA);
  await sinMesa.getState().confirm();

  expect(sinMesa.getState().noticia?.mensaje).toBe('No se ha detectado el restaurante o la mesa');
  expect(telefono.acunadas).toEqual([]);
});

it('stores the key and the body before anything is sent', async () => {
  const { telefono, carrito } = openTab();
  carrito().add(CROQUETAS);

  void carrito().confirm();
  await settle();

  const guardado = telefono.readText();
  expect(guardado).toContain('"clave":"clave-1"');
  expect(guardado).toContain('"cantidad":1');
  expect(telefono.enVuelo[0]?.envio.cuerpo).toEqual({
    restaurante: RESTAURANTE,
    mesa: 4,
    productos: [{ productoId: 'croquetas', nombre: 'Croquetas', cantidad: 1, precio: 9.5 }],
  });
});

it('empties the cart and its notes once the kitchen has the order', async () => {
  const { telefono, carrito } = openTab();
  carrito().add(CROQUETAS);
  carrito().put('notas', 'sin sal');
  void carrito().confirm();
  await settle();

  telefono.resolve('llega');
  await settle();

  expect(carrito()).toMatchObject({ envio: null, fase: 'libre', notas: '' });
  expect(unidades(carrito().carrito)).toBe(0);
});

it('asks before sending an order that was left unanswered long ago', async () => {
  const { telefono, carrito } = openTab();
  carrito().add(CROQUETAS);
  void carrito().confirm();
  await settle();
  telefono.resolve('se_pierde_ida');
  await settle();

  telefono.pass(31 * 60_000);
  telefono.reload(0);
  await settle();
  const vuelta = telefono.tabs[0]!.store.getState;
  expect(vuelta().fase).toBe('caducado');
  expect([...telefono.caducadas]).toEqual(['clave-1']);
  expect(telefono.enVuelo).toEqual([]);

  vuelta().retry();
  await settle();
  expect(telefono.enVuelo[0]?.envio.clave).toBe('clave-1');
});

it('gives up such an order only when asked to, with its cart', async () => {
  const { telefono, carrito } = openTab();
  carrito().add(CROQUETAS);
  void carrito().confirm();
  await settle();
  carrito().discard();
  expect(carrito().envio).not.toBeNull();

  telefono.resolve('se_pierde_ida');
  await settle();
  telefono.pass(31 * 60_000);
  await settle();
  carrito().discard();
  await settle();

  expect(carrito()).toMatchObject({ envio: null, fase: 'libre' });
  expect(unidades(carrito().carrito)).toBe(0);
});

it('says so after three attempts without an answer, and goes on trying', async () => {
  const { telefono, carrito } = openTab();
  carrito().add(CROQUETAS);
  void carrito().confirm();
  const fases: string[] = [];
  for (let intento = 1; intento <= 3; intento++) {
    await settle();
    fases.push(carrito().fase);
    telefono.resolve('500');
    await settle();
    fases.push(carrito().fase);
    telefono.pass(1_000);
  }

  expect(fases).toEqual([
    'enviando',
    'comprobando',
    'comprobando',
    'comprobando',
    'comprobando',
    'sin_respuesta',
  ]);
  telefono.pass(2_000);
  await settle();
  expect(telefono.enVuelo).toHaveLength(1);
});

it('shows the cart of the other tab instead of sending one that nobody saw', async () => {
  const { telefono, carrito } = openTab();
  carrito().add(CROQUETAS);
  const visto = carrito();
  telefono.writeText(stringifyGuardado({ ...visto, notas: 'otra cosa' }));

  await carrito().confirm();
  await settle();

  expect(telefono.acunadas).toEqual([]);
  expect(carrito()).toMatchObject({ notas: 'otra cosa', noticia: { mensaje: TEXTO.otraPestana } });
});
