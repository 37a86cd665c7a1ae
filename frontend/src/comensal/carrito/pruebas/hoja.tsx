import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'zustand/vanilla';
import { Telefono } from '../../../pedir/pruebas/telefono';
import { buildProducto } from '../../../shared/api/pruebas/build-carta';
import { buildCarta } from '../../carta/pruebas/carta-entera';
import { HojaCarrito } from '../HojaCarrito/HojaCarrito';
import { CierresProvider, SIN_CIERRES } from '../../carta/horario/cierres';
import type { Cierre, Cierres } from '../../carta/horario/cierres';
import { CarritoProvider } from '../useCarrito';

// jsdom has no scrolling
Element.prototype.scrollIntoView = () => undefined;

export const CROQUETAS = { _id: 'croquetas', nombre: 'Croquetas', precio: 9.5 };
export const GUISO = { _id: 'guiso', nombre: 'Guiso', precio: 12 };
const CARTA = buildCarta({
  sinCategoria: [
    buildProducto({ ...CROQUETAS, alergenos: ['gluten', 'huevos'] }),
    buildProducto({ ...GUISO, alergenosDeclarados: false }),
  ],
});

/** The cart of a mesa is open, with two plates of croquetas. `cerrados` cannot be ordered now, by id. */
export function openHoja(mesa: number | null = 4, pausado = false, cerrados: Record<string, Cierre> = {}) {
  const telefono = new Telefono();
  const { store } = telefono.openTab();
  store.getState().add(CROQUETAS);
  store.getState().add(CROQUETAS);
  const onClose = jest.fn();
  const cierres: Cierres = { ...SIN_CIERRES, porProducto: new Map(Object.entries(cerrados)) };
  render(
    <CierresProvider value={createStore(() => cierres)}>
      <CarritoProvider value={store}>
        <HojaCarrito abierta mesa={mesa} carta={CARTA} pausado={pausado} onClose={onClose} />
      </CarritoProvider>
    </CierresProvider>,
  );
  return { telefono, store, onClose };
}

export const tap = (nombre: string | RegExp) => userEvent.click(screen.getByRole('button', { name: nombre }));
