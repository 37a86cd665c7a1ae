// Longer than most: every case needs the same carta in the tool.
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Alergeno, Producto } from '@carta/contracts';
import { untilDicho } from '../../../../test/dicho';
import type { PropsLibreta } from '../../../pedir/libreta';
import { Telefono, RESTAURANTE } from '../../../pedir/pruebas/telefono';
import { buildFormato, buildProducto } from '../../../shared/api/pruebas/build-carta';
import { buildGrupo } from '../../vivo/pruebas/fabrica';
import { receiveServicio, replaceTablero, resetTablero, useTablero } from '../../vivo/tablero/useTablero';
import { parseGuardado, stringifyGuardado } from '../../../pedir/guardado';
import { noteToma } from '../habituales';
import { Libreta } from './Libreta';

const build = (nombre: string, datos: Partial<Producto> = {}) =>
  buildProducto({ _id: `id-${nombre}`, nombre, ...datos });

const CROQUETAS = build('Croquetas', { alergenos: ['gluten', 'huevos'] });
const TORTILLA = build('Tortilla', { disponible: false });
const BRAVAS = build('Bravas', {
  precio: 3.5,
  formatos: [buildFormato('Tapa', 3.5, false), buildFormato('Media', 6), buildFormato('Ración', 10)],
});
const CANA = build('Caña', { precio: 2.2 });
const SECCIONES = [
  { ancla: 'categoria-1', nombre: 'Para picar', productos: [CROQUETAS, TORTILLA, BRAVAS] },
  { ancla: 'categoria-2', nombre: 'Bebidas', productos: [CANA] },
];

// jsdom has no scrolling
Element.prototype.scrollIntoView = () => undefined;

function openLibreta(datos: Partial<PropsLibreta> = {}) {
  const { store } = new Telefono().openTab();
  const oidos = { onElegir: jest.fn(), onVer: jest.fn(), onEnviar: jest.fn() };
  const Detalle = ({ producto }: { producto: Producto }) => <p>De {producto.nombre}</p>;
  const props = {
    restauranteId: RESTAURANTE,
    mesa: 4,
    secciones: SECCIONES,
    carrito: store,
    evitados: [] as Alergeno[],
    evitar: null,
    Detalle,
    ...oidos,
    ...datos,
  };
  const { rerender } = render(<Libreta {...props} />);
  return {
    store,
    ...oidos,
    change: (nuevas: Partial<PropsLibreta>) => rerender(<Libreta {...props} {...nuevas} />),
    lineas: () => store.getState().carrito.items.map(({ producto, cantidad }) => [producto.nombre, cantidad]),
  };
}

const campo = () => screen.getByRole('searchbox', { name: 'Buscar en la carta' });
const tap = (nombre: string | RegExp) => userEvent.click(screen.getByRole('button', { name: nombre }));
const titulos = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const fila = (nombre: string) =>
  screen.getByRole('button', { name: new RegExp(`^${nombre}`), expanded: false }).closest('li')!;

beforeEach(() => localStorage.clear());

it('opens ready to type', () => {
  openLibreta();
  expect(campo()).toHaveFocus();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pedido de la mesa 4');
});

describe('for whom it is', () => {
  const sillas = () => screen.queryByRole('group', { name: '¿Para quién?' });
  const put = (cambios: object) =>
    act(() => {
      const { servicio } = useTablero.getState();
      receiveServicio({ ...servicio, rev: servicio.rev + 2, ...cambios });
    });
  beforeEach(() => act(() => resetTablero()));

  it('is chosen where the house says so, and holds for the next dishes until it is changed', async () => {
    const { store } = openLibreta();
    expect(sillas()).toBeNull();
    put({ sillas: true });
    await tap('P2');
    expect(screen.getByRole('button', { name: 'P2' })).toHaveAttribute('aria-pressed', 'true');
    await tap('Añadir Croquetas');
    await tap('Añadir Caña');
    await tap('P1');
    await tap(/^Añadir (uno de )?Croquetas$/);
    await tap('Mesa');
    await tap(/^Añadir (uno de )?Croquetas$/);

    const guardado = parseGuardado(stringifyGuardado(store.getState()));
    expect(guardado.carrito.items.map(({ producto, silla }) => [producto.nombre, silla])).toEqual([
      ['Croquetas', 2],
      ['Caña', 2],
      ['Croquetas', 1],
      ['Croquetas', undefined],
    ]);
  });

  it('is one of those who sit there, where that is known, and else one more can be asked for', async () => {
    const { store } = openLibreta();
    put({ sillas: true });
    await tap('Una silla más');
    expect(store.getState().silla).toBe(5);
    act(() => {
      store.getState().put('silla', null);
      store.getState().put('comensales', 2);
    });
    expect(
      within(sillas()!)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Mesa', 'P1', 'P2']);
  });

  it('is seen while it holds, also when the house switches it off meanwhile', async () => {
    openLibreta();
    put({ sillas: true });
    await tap('P2');
    put({ sillas: false });
    expect(sillas()).toBeVisible();
    await tap('Mesa');
    expect(sillas()).toBeNull();
  });
});

describe('how many they are', () => {
  const pregunta = () => screen.queryByRole('group', { name: '¿Cuántos son?' });
  beforeEach(() =>
    act(() => {
      resetTablero();
      replaceTablero({ grupos: [], llamadas: [] }, { grupos: [], llamadas: [] });
      receiveServicio({ ...useTablero.getState().servicio, rev: 1, preguntarComensales: true });
    }),
  );

  it('is asked by a house that wants to know, and by no other', () => {
    openLibreta();
    expect(pregunta()).toBeVisible();
    act(() => receiveServicio({ ...useTablero.getState().servicio, rev: 2, preguntarComensales: false }));
    expect(pregunta()).toBeNull();
  });

  it('is asked with the first order, can be changed, and is kept with it', async () => {
    const { store } = openLibreta();
    await tap('3');
    expect(screen.getByText('Mesa 4 · 3 pers.')).toBeVisible();
    await tap('Cambiar');
    await tap('Más');
    await tap('Un comensal más');
    await tap('Son 10');
    expect(pregunta()).toBeNull();
    expect(parseGuardado(stringifyGuardado(store.getState())).comensales).toBe(10);
  });

  it('is not asked again once nobody wants to say it, nor of a mesa that has ordered', async () => {
    openLibreta();
    await tap('Más');
    await tap('Omitir');
    expect(pregunta()).toBeNull();
    act(() =>
      replaceTablero({ grupos: [buildGrupo({ mesa: 5 })], llamadas: [] }, { grupos: [], llamadas: [] }),
    );
    openLibreta({ mesa: 5 });
    expect(pregunta()).toBeNull();
  });
});

it('takes a dish at each tap of its +, one less at each tap of its −, and leaves the focus where it was', async () => {
  const { lineas } = openLibreta();

  await tap('Añadir Croquetas');
  await tap('Añadir uno de Croquetas');
  await tap('Añadir Caña');
  expect(lineas()).toEqual([
    ['Croquetas', 2],
    ['Caña', 1],
  ]);
  expect(campo()).toHaveFocus();

  await tap('Quitar uno de Croquetas');
  expect(lineas()).toEqual([
    ['Croquetas', 1],
    ['Caña', 1],
  ]);
});

it('gives the focus of a − that goes to its +', () => {
  const { store } = openLibreta();
  act(() => store.getState().add(CANA));
  const menos = screen.getByRole('button', { name: 'Quitar uno de Caña' });
  menos.focus();

  fireEvent.click(menos);

  expect(screen.getByRole('button', { name: 'Añadir Caña' })).toHaveFocus();
});

it('tells what is written down, and has its sheet and its sending at hand', async () => {
  const { onVer, onEnviar } = openLibreta();
  expect(screen.getByRole('button', { name: 'Enviar' })).toBeDisabled();

  await tap('Añadir Croquetas');
  await tap('Añadir Caña');
  const comanda = screen.getByRole('region', { name: 'Comanda' });
  expect(comanda).toHaveTextContent(/2 productos ?Ver comanda 11,70 €/);
  await tap(/Ver comanda/);
  await tap('Enviar');
  expect([onVer.mock.calls.length, onEnviar.mock.calls.length]).toEqual([1, 1]);
});

it('says that an order is on its way, which can be looked at and not be added to', async () => {
  const { store, onVer, lineas } = openLibreta();
  await tap('Añadir Croquetas');
  await act(() => store.getState().confirm());

  expect(screen.queryByRole('button', { name: 'Enviar' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Añadir uno de Croquetas' })).toBeDisabled();
  await userEvent.keyboard('caña{Enter}');
  expect(lineas()).toEqual([['Croquetas', 1]]);
  await tap(/Enviando…/);
  expect(onVer).toHaveBeenCalledTimes(1);
});

it('takes what Enter finds first, as many as were typed, and is ready for the next', async () => {
  const { lineas } = openLibreta();

  await userEvent.keyboard('3 caña{Enter}');
  expect(lineas()).toEqual([['Caña', 3]]);
  await untilDicho('Caña: 3');

  await userEvent.keyboard('croq');
  expect(campo()).toHaveValue('croq');
  expect(titulos()).toEqual(['Resultados']);
  await untilDicho('Intro: 1 × Croquetas');
  await userEvent.keyboard('{Enter}{Enter}');
  expect(lineas()).toEqual([
    ['Caña', 3],
    ['Croquetas', 2],
  ]);

  await tap('Borrar la búsqueda');
  expect(titulos()).toEqual(['Para picar', 'Bebidas']);
});

it('takes nothing else for what is sold out', async () => {
  const { lineas } = openLibreta();

  await userEvent.keyboard('tortilla{Enter}');

  expect(lineas()).toEqual([]);
  await untilDicho('Tortilla: agotado');
  expect(within(fila('Tortilla')).getByText('Agotado')).toBeInTheDocument();
  expect(within(fila('Tortilla')).queryByRole('button', { name: /Añadir/ })).toBeNull();
});

it('asks what a dish wants to know, for as many as were typed', async () => {
  const { onElegir, lineas } = openLibreta();
  expect(fila('Bravas')).toHaveTextContent('desde 6,00 €');

  await tap('Añadir Bravas');
  await userEvent.keyboard('2 bra{Enter}');

  expect(onElegir.mock.calls).toEqual([
    [BRAVAS._id, 1],
    [BRAVAS._id, 2],
  ]);
  expect(lineas()).toEqual([]);
});

it('opens a dish by its name, one at a time, and by − when it has several lines', async () => {
  const { store } = openLibreta();
  await tap(/^Croquetas/);
  expect(screen.getByText('De Croquetas')).toBeInTheDocument();

  await tap(/^Caña/);
  expect(screen.queryByText('De Croquetas')).toBeNull();

  act(() => {
    store.getState().add(CROQUETAS);
    store.getState().add(CROQUETAS, { notas: 'sin sal' });
  });
  await tap('Ver cuál de Croquetas se quita');
  expect(screen.getByText('De Croquetas')).toBeInTheDocument();
  await tap(/^Croquetas/);
  expect(screen.queryByText('De Croquetas')).toBeNull();
});

it('marks what whoever eats avoids, and what nobody has said anything of', () => {
  const { change } = openLibreta();
  expect(screen.queryByText(/Lleva/)).toBeNull();

  change({
    evitados: ['huevos'],
    secciones: [
      { ...SECCIONES[0]!, productos: [CROQUETAS, { ...CANA, alergenosDeclarados: false }, BRAVAS] },
    ],
  });

  expect(fila('Croquetas')).toHaveTextContent('Lleva huevos');
  expect(fila('Caña')).toHaveTextContent('Sin información');
  expect(fila('Bravas')).not.toHaveTextContent(/Lleva|Sin información/);
});

it('has at hand what this phone took last; nothing of it moves while it is open', async () => {
  noteToma(RESTAURANTE, [CANA._id, 'ya-no-esta', TORTILLA._id]);
  openLibreta();
  expect(titulos()).toEqual(['Recientes', 'Para picar', 'Bebidas']);
  const recientes = within(screen.getByRole('region', { name: 'Recientes' }));
  expect(recientes.getAllByRole('listitem')).toHaveLength(1);

  await userEvent.click(recientes.getByRole('button', { name: 'Añadir Caña' }));
  act(() => noteToma(RESTAURANTE, [CROQUETAS._id]));

  expect(recientes.getAllByRole('listitem')).toHaveLength(1);
  expect(
    screen.getAllByRole('group', { name: 'Cantidad de Caña' }).map((control) => control.textContent),
  ).toEqual(['1', '1']);
});

it('jumps to a categoría from the strip, which gives way to what is looked for', async () => {
  openLibreta();
  await userEvent.click(screen.getByRole('link', { name: 'Bebidas' }));
  expect(screen.getByRole('region', { name: 'Bebidas' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Bebidas' })).toHaveAttribute('aria-current', 'true');

  await userEvent.type(campo(), 'x');
  expect(screen.queryByRole('navigation', { name: 'Categorías' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Nada con «x»' })).toBeInTheDocument();
  await tap('Ver toda la carta');
  expect(titulos()).toEqual(['Para picar', 'Bebidas']);
});

it('draws again only the dish that was touched', async () => {
  const leidos: number[] = [];
  // a drawn row reads the name of its dish
  const productos = Array.from({ length: 200 }, (_, i) => ({
    ...build(`Plato n${i}`),
    get nombre() {
      leidos.push(i);
      return `Plato n${i}`;
    },
  }));
  openLibreta({ secciones: [{ ...SECCIONES[0]!, productos }] });
  leidos.length = 0;

  await tap('Añadir Plato n7');

  expect(new Set(leidos)).toEqual(new Set([7]));
});

it('stands above a phone’s keyboard, without the strip, and lets a finger put it away', () => {
  const visible = Object.assign(new EventTarget(), { height: 768, offsetTop: 0, scale: 1 });
  Object.defineProperty(window, 'visualViewport', { value: visible, configurable: true });
  openLibreta();
  const barra = screen.getByRole('region', { name: 'Comanda' });

  act(() => {
    visible.height = window.innerHeight - 300;
    visible.dispatchEvent(new Event('resize'));
  });
  expect(barra).toHaveStyle({ bottom: '300px' });
  expect(screen.queryByRole('navigation', { name: 'Categorías' })).toBeNull();

  fireEvent.touchMove(fila('Croquetas'));
  expect(campo()).not.toHaveFocus();

  act(() => {
    visible.height = window.innerHeight;
    visible.dispatchEvent(new Event('resize'));
  });
  expect(barra).toHaveStyle({ bottom: '0px' });
  Object.defineProperty(window, 'visualViewport', { value: undefined, configurable: true });
});
