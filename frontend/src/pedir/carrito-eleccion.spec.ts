// Longer than most: one carta that asks serves all that a cart remembers of it.
import { agotadosOf, elegidoOf, lineaId, porElegirOf, toElegible } from '@carta/contracts';
import type { LineasFrescas, Opcion, Producto } from '@carta/contracts';
import { ApiError } from '../shared/api/cliente';
import { buildFormato, buildOpcion, buildProducto } from '../shared/api/pruebas/build-carta';
import { Telefono, settle } from './pruebas/telefono';
import { TEXTO } from './textos-envio';

const TAPA = buildFormato('Tapa', 3.5);
const RACION = buildFormato('Ración', 10);
const PUNTO = buildOpcion('Punto de la carne', ['Poco hecha', 'Muy hecha +0.5']);
const [POCO, MUY] = PUNTO.valores;
const CARNE = buildProducto({
  nombre: 'Carne',
  precio: 3.5,
  formatos: [TAPA, RACION],
  opciones: [PUNTO._id],
});

/** A carta that has this dish alone. */
interface Datos {
  carne?: Partial<Producto>;
  opciones?: Opcion[];
}

function openTab() {
  const telefono = new Telefono();
  const { store } = telefono.openTab();
  const carrito = () => store.getState();
  let version = 0;
  const sync = ({ carne = {}, opciones = [PUNTO] }: Datos = {}) =>
    carrito().syncCarta(`v${++version}`, [{ ...CARNE, ...carne }], opciones);
  sync();
  return { telefono, carrito, sync };
}

/** One more of the dish in a formato, as its values say. */
function add({ carrito }: ReturnType<typeof openTab>, formato: string, precio: number, ...valores: string[]) {
  const elegido = elegidoOf(toElegible(CARNE, [PUNTO]), { formato, opciones: valores });
  carrito().add({ _id: CARNE._id, nombre: 'Carne', precio }, elegido);
}

/** The cart has two lines of one dish: a tapa, and a ración with a supplement. */
function openConDos() {
  const tab = openTab();
  add(tab, TAPA._id, 3.5, POCO!._id);
  add(tab, RACION._id, 10.5, MUY!._id);
  return tab;
}

const lineas = ({ carrito }: ReturnType<typeof openTab>) => carrito().carrito.items;

it('orders what is chosen by its ids, at the price of a unit', async () => {
  const tab = openConDos();

  void tab.carrito().confirm();
  await settle();

  expect(tab.telefono.enVuelo[0]?.envio.cuerpo.productos).toEqual([
    {
      productoId: CARNE._id,
      nombre: 'Carne',
      cantidad: 1,
      precio: 3.5,
      formato: TAPA._id,
      opciones: [POCO!._id],
    },
    {
      productoId: CARNE._id,
      nombre: 'Carne',
      cantidad: 1,
      precio: 10.5,
      formato: RACION._id,
      opciones: [MUY!._id],
    },
  ]);
});

it('keeps what is chosen, and its units, in a line taken out and put back, and through a reload', () => {
  const tab = openConDos();
  const [tapa] = lineas(tab);
  const antes = lineas(tab);

  tab.carrito().remove(lineaId(tapa!));
  tab.carrito().restore(tapa!);
  tab.telefono.reload(0);

  expect(tab.telefono.tabs[0]!.store.getState().carrito.items).toEqual([antes[1], antes[0]]);
});

it('takes of a refusal how each choice stands, and tells each by what was chosen', async () => {
  const tab = openConDos();
  void tab.carrito().confirm();
  await settle();
  const echo = (formato: string, valor: string, precio: number, disponible: boolean) => ({
    productoId: CARNE._id,
    nombre: 'Carne',
    formato,
    opciones: [valor],
    precio,
    disponible,
  });
  const data: LineasFrescas = {
    lineas: [echo(TAPA._id, POCO!._id, 3.5, false), echo(RACION._id, MUY!._id, 11, true)],
  };
  const message = 'Tapa ya no está disponible. Revisa tu pedido antes de enviarlo.';

  tab.telefono.refuse(new ApiError({ status: 409, code: 'PRODUCTO_NO_DISPONIBLE', message, data }));
  await settle();

  expect(lineas(tab)).toMatchObject([{ agotado: true, subtotal: 0 }, { subtotal: 1_100 }]);
  expect(tab.carrito().noticia).toEqual({
    mensaje: message,
    cambios: [
      { tipo: 'agotado', nombre: 'Carne, Tapa, Poco hecha' },
      { tipo: 'precio', nombre: 'Carne, Ración, Muy hecha', antes: 10.5, ahora: 11 },
    ],
    isRechazo: true,
  });
});

it('says what the server misses of a choice, with the cart free and as it was', async () => {
  const tab = openConDos();
  void tab.carrito().confirm();
  await settle();

  tab.telefono.refuse(new ApiError({ status: 422, message: 'Elige la guarnición' }));
  await settle();

  expect(tab.carrito()).toMatchObject({ envio: null, fase: 'libre' });
  expect(tab.carrito().carrito.total).toBe(1_400);
  expect(tab.carrito().noticia).toMatchObject({ mensaje: 'Elige la guarnición', isRechazo: true });
});

it('follows the carta by what is chosen: prices, supplements, and what is sold out of a dish', () => {
  const tab = openConDos();
  const cara = { ...PUNTO, valores: [POCO!, { ...MUY!, suplemento: 1 }] };

  tab.sync({ carne: { formatos: [{ ...TAPA, disponible: false }, RACION] }, opciones: [cara] });

  expect(lineas(tab)).toMatchObject([
    { agotado: true, subtotal: 0 },
    { producto: { precio: 11 }, opciones: [{ valor: 'Muy hecha', suplemento: 1 }], subtotal: 1_100 },
  ]);
  expect(agotadosOf(tab.carrito().carrito)).toHaveLength(1);
  tab.sync();
  expect(lineas(tab)).toMatchObject([{ subtotal: 350 }, { subtotal: 1_050 }]);
});

it('calls a part by the name it has now', () => {
  const tab = openConDos();

  tab.sync({ carne: { formatos: [{ ...TAPA, nombre: 'Pincho' }, RACION] } });

  expect(lineas(tab)[0]?.formato?.nombre).toBe('Pincho');
  expect(tab.carrito().noticia).toBeNull();
});

it('sends nothing while a dish asks something new, and says which; choosing it is enough', async () => {
  const tab = openConDos();
  const guarnicion = buildOpcion('Guarnición', ['Patatas']);
  tab.sync({ carne: { opciones: [PUNTO._id, guarnicion._id] }, opciones: [PUNTO, guarnicion] });
  const [tapa] = lineas(tab);

  expect(tab.carrito().noticia?.cambios).toEqual([
    { tipo: 'por_elegir', nombre: 'Carne, Tapa, Poco hecha' },
    { tipo: 'por_elegir', nombre: 'Carne, Ración, Muy hecha' },
  ]);
  await tab.carrito().confirm();
  expect(tab.carrito().noticia?.mensaje).toBe(TEXTO.porElegir);
  expect(tab.telefono.acunadas).toEqual([]);

  const elegible = toElegible({ ...CARNE, opciones: [PUNTO._id, guarnicion._id] }, [PUNTO, guarnicion]);
  const valores = [POCO!._id, guarnicion.valores[0]!._id];
  const elegido = elegidoOf(elegible, { formato: TAPA._id, opciones: valores });
  tab.carrito().change(lineaId(tapa!), { producto: tapa!.producto, ...elegido }, 1);
  tab.carrito().remove(lineaId(lineas(tab)[1]!));

  expect(porElegirOf(tab.carrito().carrito)).toEqual([]);
  await tab.carrito().confirm();
  expect(tab.telefono.acunadas).toHaveLength(1);
});

it('cannot order a part that the carta no longer has', () => {
  const tab = openConDos();

  tab.sync({ carne: { formatos: [RACION] } });

  expect(lineas(tab)).toMatchObject([
    { agotado: true, formato: { nombre: 'Tapa' } },
    { formato: { nombre: 'Ración' } },
  ]);
});

it('asks a plain line of before for the formato that its dish has now', () => {
  const tab = openTab();
  tab.carrito().add({ _id: CARNE._id, nombre: 'Carne', precio: 3.5 });

  tab.sync();

  expect(lineas(tab)).toMatchObject([{ porElegir: true, subtotal: 350 }]);
});
