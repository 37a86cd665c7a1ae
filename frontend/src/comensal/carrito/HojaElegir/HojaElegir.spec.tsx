// Longer than most: everything that may change under an open sheet is tried on the same one.
import type { Alergeno, Opcion, Producto } from '@carta/contracts';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'zustand/vanilla';
import { Telefono } from '../../../pedir/pruebas/telefono';
import { buildFormato, buildOpcion, buildProducto } from '../../../shared/api/pruebas/build-carta';
import { CierresProvider, SIN_CIERRES } from '../../carta/horario/cierres';
import type { Cierres } from '../../carta/horario/cierres';
import { buildCarta } from '../../carta/pruebas/carta-entera';
import { tap } from '../pruebas/hoja';
import { CarritoProvider } from '../useCarrito';
import { HojaElegir } from './HojaElegir';

const TAPA = buildFormato('Tapa', 3.5);
const RACION = buildFormato('Ración', 10);
const PUNTO = buildOpcion('Punto de la carne', ['Poco hecha', 'Muy hecha']);
const EXTRAS = buildOpcion('Extras', ['Bacon +1.5', 'Queso +1', 'Huevo +1'], { min: 0, max: 2 });
const CARNE = buildProducto({
  nombre: 'Carne',
  precio: 3.5,
  formatos: [TAPA, RACION],
  opciones: [PUNTO._id, EXTRAS._id],
});

interface Cambio {
  producto?: Partial<Producto>;
  opciones?: Opcion[];
  /** The dish has left the carta. */
  fuera?: boolean;
}

const cartaCon = ({ producto = {}, opciones = [PUNTO, EXTRAS], fuera = false }: Cambio = {}) =>
  buildCarta({ sinCategoria: fuera ? [] : [{ ...CARNE, ...producto }], opciones });

/** The sheet of a dish, over an empty cart; `cambia` is the carta that comes while it is open. */
function open({ evitados, linea, ...cambio }: Cambio & { evitados?: Alergeno[]; linea?: string } = {}) {
  const { store } = new Telefono().openTab();
  const onClose = jest.fn();
  const escena = (carta = cartaCon(cambio)) => (
    <CarritoProvider value={store}>
      <HojaElegir
        abierta
        productoId={CARNE._id}
        linea={linea}
        carta={carta}
        evitados={evitados}
        onClose={onClose}
      />
    </CarritoProvider>
  );
  if (linea !== undefined) add(store);
  const { rerender } = render(escena());
  return { store, onClose, cambia: (nuevo: Cambio) => rerender(escena(cartaCon(nuevo))) };
}

function add(store: ReturnType<Telefono['openTab']>['store']) {
  const elegido = {
    formato: { _id: TAPA._id, nombre: 'Tapa' },
    opciones: [{ _id: PUNTO.valores[0]!._id, nombre: PUNTO.nombre, valor: 'Poco hecha', suplemento: 0 }],
    notas: 'sin sal',
  };
  store.getState().add({ _id: CARNE._id, nombre: 'Carne', precio: 3.5 }, elegido, 2);
}

const radio = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }));
const casilla = (name: RegExp) => userEvent.click(screen.getByRole('checkbox', { name }));
const boton = () => screen.getAllByRole('button').at(-1)!;
const texto = () => boton().textContent?.replace(/\s/g, ' ');

it('says what is missing, moves there, and then what it all costs', async () => {
  const { store, onClose } = open();
  await tap('Elige el formato');
  expect(screen.getByRole('radio', { name: /^Tapa/ })).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('Elige el formato');
  expect(screen.getByRole('group', { description: 'Elige el formato' })).toBeVisible();

  await radio(/^Ración/);
  await tap('Elige el punto de la carne');
  expect(screen.getByRole('radio', { name: 'Poco hecha' })).toHaveFocus();
  await radio(/^Muy hecha/);
  await casilla(/^Bacon/);
  await userEvent.type(screen.getByRole('textbox'), ' sin cebolla ');
  await tap('Añadir uno de Carne');
  expect(texto()).toBe('Añadir · 23,00 €');

  await tap(/^Añadir ·/);

  expect(onClose).toHaveBeenCalledTimes(1);
  expect(store.getState().carrito).toMatchObject({
    items: [
      {
        producto: { _id: CARNE._id, nombre: 'Carne', precio: 11.5 },
        cantidad: 2,
        formato: { nombre: 'Ración' },
        opciones: [{ valor: 'Muy hecha' }, { valor: 'Bacon', suplemento: 1.5 }],
        notas: 'sin cebolla',
      },
    ],
    total: 2_300,
  });
});

it('shows what each thing costs, what is asked for, and no more than can be had', async () => {
  open();
  const grupo = (name: string | RegExp) => within(screen.getByRole('group', { name }));
  expect(grupo('Formato Elige 1').getByText(/10,00/)).toBeVisible();
  expect(grupo('Extras Hasta 2').getByText(/^\+1,50/)).toBeVisible();

  await casilla(/^Bacon/);
  await casilla(/^Queso/);
  expect(screen.getByRole('checkbox', { name: /^Huevo/ })).toBeDisabled();
  await casilla(/^Queso/);
  expect(screen.getByRole('checkbox', { name: /^Huevo/ })).toBeEnabled();
});

it('lets what is optional be left again, where only one of it can be had', async () => {
  const salsa = buildOpcion('Salsa', ['Alioli +0.5'], { min: 0 });
  open({ producto: { formatos: [], opciones: [salsa._id] }, opciones: [salsa] });
  expect(screen.getByRole('radio', { name: 'No, gracias' })).toBeChecked();

  await radio(/^Alioli/);
  expect(texto()).toBe('Añadir · 4,00 €');
  await radio(/^No, gracias/);
  expect(texto()).toBe('Añadir · 3,50 €');
});

it('keeps what is sold out in sight, and does not let it be chosen', () => {
  const [poco, muy] = PUNTO.valores;
  open({
    producto: { formatos: [{ ...TAPA, disponible: false }, RACION] },
    opciones: [{ ...PUNTO, valores: [{ ...poco!, disponible: false }, muy!] }],
  });

  expect(screen.getByRole('radio', { name: /^Tapa/ })).toBeDisabled();
  expect(screen.getByRole('radio', { name: /^Poco hecha/ })).toBeDisabled();
  expect(screen.getAllByText('Agotado')).toHaveLength(2);
});

it('says of each value, and of all that is chosen, what whoever avoids something has to know', async () => {
  const [bacon, queso, huevo] = EXTRAS.valores;
  const extras = {
    ...EXTRAS,
    valores: [
      bacon!,
      { ...queso!, alergenos: ['lacteos' as const] },
      { ...huevo!, alergenosDeclarados: false },
    ],
  };
  open({ evitados: ['lacteos'], opciones: [PUNTO, extras] });
  expect(screen.getByRole('checkbox', { name: /^Queso Lleva lácteos/ })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /^Huevo Sin información/ })).toBeVisible();

  await casilla(/^Huevo/);
  expect(screen.getByText('Sin información', { ignore: 'label *, [role=status]' })).toBeVisible();
  await casilla(/^Queso/);
  expect(screen.getByText('Lleva lácteos', { ignore: 'label *, [role=status]' })).toBeVisible();
});

it.each([
  ['of the dish', { producto: { alergenosDeclarados: false } }, 'p'],
  ['of its opción', {}, 'legend'],
])('says once that nobody knows, %s', (_, cambio, donde) => {
  const desconocido = {
    ...PUNTO,
    valores: PUNTO.valores.map((valor) => ({ ...valor, alergenosDeclarados: false })),
  };
  open({ ...cambio, evitados: ['lacteos'], opciones: [desconocido, EXTRAS] });

  const avisos = screen.getAllByText('Sin información');
  expect(avisos).toHaveLength(1);
  expect(avisos[0]!.closest(donde)).not.toBeNull();
});

describe('while the carta changes under it', () => {
  async function openElegida() {
    const hoja = open();
    await radio(/^Tapa/);
    await radio(/^Muy hecha/);
    return hoja;
  }

  it('does not take a note or another unit for having seen the price', async () => {
    const { cambia } = await openElegida();
    cambia({ producto: { formatos: [{ ...TAPA, precio: 4 }, RACION] } });

    await tap('Añadir uno de Carne');
    await userEvent.type(screen.getByRole('textbox'), 'x');

    expect(texto()).toBe('Ahora son 8,00 €: aceptar');
  });

  it('says that something of what was chosen is gone, and asks for it again', async () => {
    const { cambia } = await openElegida();

    cambia({ producto: { formatos: [RACION] } });

    expect(screen.getByRole('alert')).toHaveTextContent('algo de lo que elegiste ya no está');
    expect(texto()).toBe('Elige el formato');
  });

  it.each([
    ['is sold out', { producto: { disponible: false } }, 'Carne se ha agotado.'],
    ['leaves the carta', { fuera: true }, 'Carne ya no está en la carta.'],
  ])(
    'offers nothing of a dish that %s, and keeps what was chosen until it is back',
    async (_, cambio, aviso) => {
      const { cambia } = await openElegida();

      cambia(cambio);
      expect(screen.getByRole('alert')).toHaveTextContent(aviso);
      expect(screen.queryByRole('button', { name: /Añadir/ })).toBeNull();

      cambia({});
      expect(texto()).toBe('Añadir · 3,50 €');
    },
  );
});

describe('a line that is chosen again', () => {
  const linea = `${CARNE._id}(${TAPA._id} ${PUNTO.valores[0]!._id}) sin sal`;

  it('comes with all it was, and is changed in its place', async () => {
    const { store, onClose } = open({ linea });
    expect(screen.getByRole('radio', { name: /^Tapa/ })).toBeChecked();
    expect(screen.getByRole('textbox')).toHaveValue('sin sal');
    expect(texto()).toBe('Guardar · 7,00 €');

    await radio(/^Ración/);
    await tap(/^Guardar · 20,00/);

    expect(onClose).toHaveBeenCalled();
    expect(store.getState().carrito.items).toMatchObject([
      { cantidad: 2, formato: { nombre: 'Ración' }, notas: 'sin sal' },
    ]);
  });

  it('says that it does not fit with one that is the same, and loses no unit', async () => {
    const { store, onClose } = open({ linea });
    const [item] = store.getState().carrito.items;
    act(() => store.getState().restore({ ...item!, notas: undefined, cantidad: 49 }));

    await userEvent.clear(screen.getByRole('textbox'));
    await tap(/^Guardar/);

    expect(screen.getByRole('alert')).toHaveTextContent('No cabe más en el carrito');
    expect(onClose).not.toHaveBeenCalled();
    expect(store.getState().carrito.items.map(({ cantidad }) => cantidad)).toEqual([2, 49]);
  });
});

it('adds nothing to a cart whose order is on its way', async () => {
  const { store } = open({ linea: `${CARNE._id}(${TAPA._id} ${PUNTO.valores[0]!._id}) sin sal` });

  await act(() => store.getState().confirm());

  await waitFor(() => expect(boton()).toBeDisabled());
  expect(texto()).toBe('Comprobando tu pedido…');
});

it('adds nothing while the kitchen of the dish is closed, and says when it opens', async () => {
  const { store } = new Telefono().openTab();
  const motivo = 'La cocina abre a las 20:00';
  const cierres = createStore<Cierres>(() => ({
    ...SIN_CIERRES,
    porProducto: new Map([[CARNE._id, { motivo, gracia: null }]]),
  }));
  render(
    <CierresProvider value={cierres}>
      <CarritoProvider value={store}>
        <HojaElegir abierta productoId={CARNE._id} carta={cartaCon()} onClose={jest.fn()} />
      </CarritoProvider>
    </CierresProvider>,
  );
  await radio(/^Tapa/);
  await radio(/^Muy hecha/);

  expect(screen.getByRole('alert')).toHaveTextContent(motivo);
  expect(boton()).toBeDisabled();
});
