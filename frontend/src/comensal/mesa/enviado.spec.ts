import { createStore } from 'zustand/vanilla';
import type { CarritoStore } from '../../pedir/carrito-store';
import type { SeguimientoStore } from '../seguimiento/seguimiento-store';
import { watchEnviado } from './enviado';

/** A tab, and what reaches it of what is stored. */
function openTab() {
  const carrito = createStore<{ envio: { clave: string } | null }>(() => ({ envio: null }));
  const seguimiento = createStore<{ rondas: { clave: string }[] }>(() => ({ rondas: [] }));
  const enviados: string[] = [];
  watchEnviado(carrito as unknown as CarritoStore, seguimiento as unknown as SeguimientoStore, (clave) =>
    enviados.push(clave),
  );
  return {
    enviados,
    send: (clave: string) => carrito.setState({ envio: { clave } }),
    clear: () => carrito.setState({ envio: null }),
    follow: (clave: string) => seguimiento.setState(({ rondas }) => ({ rondas: [{ clave }, ...rondas] })),
  };
}

it.each([
  ['the cart first', ['clear', 'follow'] as const],
  ['what is followed first', ['follow', 'clear'] as const],
])('tells once of an order that has arrived, hearing of %s', (_, pasos) => {
  const tab = openTab();
  tab.send('una');

  for (const paso of pasos) tab[paso]('una');
  tab.follow('otra');

  expect(tab.enviados).toEqual(['una']);
});

it('tells nothing of an order that was refused, nor of one from elsewhere', () => {
  const tab = openTab();
  tab.send('una');
  tab.clear();
  tab.follow('otra');

  expect(tab.enviados).toEqual([]);
});
