/** @jest-environment jsdom */
import { createStore } from 'zustand/vanilla';
import { Telefono } from '../../../pedir/pruebas/telefono';
import { buildMenu, buildProducto } from '../../../shared/api/pruebas/build-carta';
import { buildCarta, buildCategoria, buildRestaurante } from '../pruebas/carta-entera';
import { SIN_CIERRES, createCierres } from './cierres';
import type { Cierres } from './cierres';
import { noteHora } from './hora-del-servidor';
import { followHoras } from './vigia';

const MINUTO = 60_000;
/** This is a Monday, in winter. */
const at = (hora: string): number => Date.parse(`2026-11-23T${hora}:00+01:00`);

const croquetas = buildProducto({ nombre: 'Croquetas' });
const cana = buildProducto({ nombre: 'Caña' });
const CARTA = buildCarta({
  restaurante: buildRestaurante({
    horario: { cocina: [{ dias: [1, 2, 3, 4, 5, 6, 7], desde: '13:00', hasta: '16:00' }], cerrados: [] },
  }),
  categorias: [
    buildCategoria({ productos: [croquetas] }),
    buildCategoria({ tipo: 'bebida', productos: [cana] }),
  ],
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  noteHora(new Date().toISOString());
});

/** Follows the hours from then on, with both dishes in the cart. */
function follow(hora: string, conCarrito = true, conocidos: Cierres | null = null) {
  jest.setSystemTime(at(hora));
  noteHora(new Date().toISOString());
  const { store: carrito } = new Telefono().openTab();
  carrito.getState().add(croquetas);
  carrito.getState().add(cana);
  const store = createStore<Cierres>(() => SIN_CIERRES);
  const noticias: string[] = [];
  let cambios = 0;
  store.subscribe(() => cambios++);
  const carritoConHoras = { carrito, onNoticia: (texto: string) => noticias.push(texto) };
  const stop = followHoras(CARTA, store, conocidos, conCarrito ? carritoConHoras : undefined);
  const cierre = () => store.getState().porProducto.get(croquetas._id) ?? null;
  return { carrito, store, noticias, stop, cierre, cambios: () => cambios };
}

it('opens and closes what it has to at its instant, says so of what is in the cart, and draws nothing in between', () => {
  const { cierre, noticias, store, stop, cambios } = follow('12:00');
  expect(cierre()).toEqual({ motivo: 'La cocina abre a las 13:00', gracia: null });
  expect(store.getState().linea).toBe('La cocina abre a las 13:00');

  jest.advanceTimersByTime(60 * MINUTO - 1);
  expect([cierre(), cambios()]).toEqual([expect.anything(), 1]);
  jest.advanceTimersByTime(20);
  expect([cierre(), store.getState().linea, cambios()]).toEqual([null, 'La cocina cierra a las 16:00', 2]);

  jest.advanceTimersByTime(180 * MINUTO);
  expect(cierre()).toEqual({ motivo: 'La cocina abre mañana a las 13:00', gracia: 'las 16:10' });
  jest.advanceTimersByTime(10 * MINUTO);
  expect(cierre()?.gracia).toBeNull();
  expect(noticias).toEqual([
    'Hasta las 16:10 puedes enviar Croquetas',
    'Ya no se puede pedir Croquetas. La cocina abre mañana a las 13:00',
  ]);

  stop();
  expect(jest.getTimerCount()).toBe(0);
});

it('draws nothing again of a menu that the page was drawn without, and brings it at its hour', () => {
  const horas = [{ dias: [1, 2, 3, 4, 5, 6, 7], desde: '13:00', hasta: '16:00' }];
  const menu = buildMenu({ Primeros: ['Lentejas'] }, { horas });
  const carta = buildCarta({ categorias: [buildCategoria({ productos: [menu] })] });
  jest.setSystemTime(at('12:00'));
  noteHora(new Date().toISOString());
  const dibujada = { [menu._id]: { hora: '13:00' } };
  const store = createCierres(dibujada);
  const stop = followHoras(carta, store, null, undefined);

  expect(store.getState()).toEqual({ ...SIN_CIERRES, fuera: dibujada });
  expect(store.getState()).toBe(store.getInitialState());
  jest.advanceTimersByTime(60 * MINUTO + 20);
  expect(store.getState().fuera).toEqual({});
  jest.advanceTimersByTime(190 * MINUTO);
  expect(store.getState().fuera).toEqual({ [menu._id]: { hora: '13:00', dia: 'mañana' } });
  stop();
});

it('changes its words with the day', () => {
  const { cierre } = follow('23:50');
  jest.advanceTimersByTime(20 * MINUTO);

  expect(cierre()?.motivo).toBe('La cocina abre a las 13:00');
});

it('goes by the clock of the server once it is known', () => {
  const { cierre } = follow('12:30');
  noteHora(new Date(at('13:30')).toISOString());
  expect(cierre()).toBeNull();
});

it('looks again when the phone wakes up', () => {
  const { cierre } = follow('12:30');
  jest.setSystemTime(at('13:30'));
  document.dispatchEvent(new Event('visibilitychange'));

  expect(cierre()).toBeNull();
});

it('tells a cart whose order is on its way nothing', () => {
  const { carrito, noticias } = follow('15:55');
  void carrito.getState().confirm();
  return Promise.resolve().then(async () => {
    await jest.advanceTimersByTimeAsync(20 * MINUTO);
    expect(noticias).toEqual([]);
  });
});

it('closes no dish to who is refused none', () => {
  const { store } = follow('12:00', false);
  expect([store.getState().linea, store.getState().porProducto.size]).toEqual([
    'La cocina abre a las 13:00',
    0,
  ]);
});

it('tells what closes with a new carta, and nothing of what was closed when the page was opened', () => {
  expect(follow('23:00').noticias).toEqual([]);
  expect(follow('23:00', true, SIN_CIERRES).noticias).toEqual([
    'Ya no se puede pedir Croquetas. La cocina abre mañana a las 13:00',
  ]);
});
