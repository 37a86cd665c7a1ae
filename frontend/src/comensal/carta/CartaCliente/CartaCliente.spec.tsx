// Longer than most: one carta serves everything that a dish may show in it.
import type { Opcion, Producto } from '@carta/contracts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PRODUCTOS_PARA_BUSCAR } from '../secciones';
import { buildFormato, buildOpcion, buildProducto } from '../../../shared/api/pruebas/build-carta';
import { AVISO_CRUDO } from '../../../shared/lib/avisos';
import { buildCarta, buildCategoria, buildRestaurante } from '../pruebas/carta-entera';
import { ZonasCarta } from '../zonas-carta';
import { CartaCliente } from './CartaCliente';

beforeEach(() => localStorage.clear());

const AGOTADA = buildOpcion('Guarnición', ['Patatas']);

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((titulo) => titulo.textContent);

it('shows categorías by position, then what has none', () => {
  const carta = buildCarta({
    categorias: [
      buildCategoria({ nombre: 'Postres', posicion: 2 }),
      buildCategoria({ nombre: 'Para picar', posicion: 1 }),
      buildCategoria({ nombre: 'Vacía', posicion: 3, productos: [] }),
    ],
    sinCategoria: [buildProducto({ nombre: 'Menú del día' })],
  });

  render(<CartaCliente carta={carta} mesa={4} />);

  expect(headings()).toEqual(['Para picar', 'Postres', 'Sin categoría']);
  const barra = screen.getByRole('navigation', { name: 'Categorías' });
  expect(within(barra).getByRole('link', { name: 'Para picar' })).toHaveAttribute('aria-current', 'true');
});

it('shows the mesa only in restaurants that take orders', () => {
  const normal = buildCarta({ restaurante: buildRestaurante({ tipoUsuario: 'normal' }) });

  const { rerender } = render(<CartaCliente carta={normal} mesa={7} />);
  expect(screen.queryByText('7')).not.toBeInTheDocument();

  rerender(<CartaCliente carta={buildCarta()} mesa={7} />);
  expect(screen.getByText('7')).toBeInTheDocument();
});

describe('where the house has zonas', () => {
  const zonas = [
    { _id: 'a', nombre: 'Terraza', mesas: '1-3' },
    { _id: 'b', nombre: 'Barra', mesas: '4' },
  ];
  const cana = buildProducto({ nombre: 'Caña', precio: 2.5, precios: { a: 3, z: 9 } });
  const carta = buildCarta({
    restaurante: buildRestaurante({ zonas }),
    categorias: [buildCategoria({ productos: [cana] })],
  });
  const text = (elemento: Element | null) => elemento?.textContent?.replace(/\s+/g, ' ');

  it.each([
    [2, 'Mesa 2 · Terraza'],
    [4, 'Mesa 4 · Barra'],
    [9, 'Mesa 9'],
  ])('says in which mesa %s is, but not that it is in the Sala', (mesa, titulo) => {
    render(<CartaCliente carta={carta} mesa={mesa} />);
    expect(text(screen.getByText(String(mesa)).parentElement)).toBe(titulo);
  });

  it('tells every price where no mesa decides', () => {
    render(
      <ZonasCarta value={zonas}>
        <CartaCliente carta={carta} mesa={null} />
      </ZonasCarta>,
    );
    expect(text(screen.getByRole('article'))).toContain('Caña2,50 € · Terraza 3,00 €');
    expect(screen.queryByText(/9,00/)).toBeNull();
  });
});

it('has words for a carta without products and a restaurant without a name', () => {
  const carta = buildCarta({ restaurante: buildRestaurante({ nombre: ' ' }), categorias: [] });

  render(<CartaCliente carta={carta} mesa={null} />);

  expect(screen.getByRole('heading', { name: 'Digital Card' })).toBeInTheDocument();
  expect(screen.getByText('Esta carta tiene hambre')).toBeInTheDocument();
});

it('keeps what is sold out in sight, and does not let it be ordered', () => {
  const gilda = buildProducto({ nombre: 'Gilda', disponible: false });
  const carta = buildCarta({ categorias: [buildCategoria({ productos: [gilda, buildProducto()] })] });

  render(<CartaCliente carta={carta} mesa={4} Accion={() => <button type="button">Añadir</button>} />);

  expect(screen.getByText('Gilda')).toBeInTheDocument();
  expect(screen.getByText('Agotado')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Añadir' })).toHaveLength(1);
});

describe('a dish that is sold in formatos', () => {
  const tapa = buildFormato('Tapa', 3.5);
  const racion = buildFormato('Ración', 10, false);
  const draw = (datos: Partial<Producto>, opciones: Opcion[] = []) =>
    render(
      <CartaCliente
        carta={buildCarta({
          categorias: [buildCategoria({ productos: [buildProducto({ nombre: 'Croquetas', ...datos })] })],
          opciones,
        })}
        mesa={4}
        Accion={() => <button type="button">Añadir</button>}
      />,
    );

  it('shows the price of each, and strikes what is sold out', () => {
    draw({ precio: 3.5, formatos: [tapa, racion] });

    const formatos = within(screen.getByRole('list', { name: 'Formatos' })).getAllByRole('listitem');
    expect(formatos.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
      'Tapa 3,50 €',
      'Ración 10,00 € agotado',
    ]);
    expect(screen.getByText(/10,00/).closest('s')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Añadir' })).toBeInTheDocument();
  });

  it.each<[string, Partial<Producto>, Opcion[]]>([
    ['all its formatos are', { formatos: [racion] }, []],
    [
      'all answers to what it must be asked are',
      { opciones: [AGOTADA._id] },
      [{ ...AGOTADA, valores: AGOTADA.valores.map((valor) => ({ ...valor, disponible: false })) }],
    ],
  ])('is sold out where %s', (_caso, datos, opciones) => {
    draw(datos, opciones);

    expect(screen.getByText('Agotado')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Añadir' })).toBeNull();
  });
});

it('marks the dishes that contain what the diner avoids, and remembers it', async () => {
  const carta = buildCarta({
    categorias: [buildCategoria({ productos: [buildProducto({ alergenos: ['huevos'] })] })],
  });
  const { unmount } = render(<CartaCliente carta={carta} mesa={4} />);

  await userEvent.click(screen.getByRole('button', { name: 'Evitar alérgenos' }));
  await userEvent.click(screen.getByRole('button', { name: 'Huevos' }));
  expect(screen.getByText('Contiene lo que evitas')).toBeInTheDocument();

  unmount();
  render(<CartaCliente carta={carta} mesa={4} />);
  expect(screen.getByText('Contiene lo que evitas')).toBeInTheDocument();
});

it('never lets a dish look safe whose allergens nobody has declared', async () => {
  const productos = [
    buildProducto({ nombre: 'Guiso', alergenosDeclarados: false }),
    buildProducto({ nombre: 'Agua' }),
  ];
  const carta = buildCarta({ categorias: [buildCategoria({ productos })] });
  render(<CartaCliente carta={carta} mesa={4} />);
  const plato = (nombre: string) => within(screen.getByText(nombre).closest('article')!);

  expect(plato('Guiso').getByText('Alérgenos sin declarar: pregunta al personal')).toBeInTheDocument();
  expect(plato('Guiso').queryByText('Sin información')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Evitar alérgenos' }));
  await userEvent.click(screen.getByRole('button', { name: 'Apio' }));
  await userEvent.click(screen.getByRole('button', { name: 'Soja' }));

  expect(screen.getByRole('button', { name: 'Evito 2' })).toBeInTheDocument();
  expect(plato('Guiso').getByText('Sin información')).toBeInTheDocument();
  expect(plato('Agua').queryByText(/Sin información|sin declarar|Contiene/)).toBeNull();
});

it('lets all fourteen be avoided, also what no dish of the carta contains', async () => {
  const productos = [buildProducto({ alergenos: ['gluten'], alergenosDeclarados: true })];
  render(<CartaCliente carta={buildCarta({ categorias: [buildCategoria({ productos })] })} mesa={4} />);

  await userEvent.click(screen.getByRole('button', { name: 'Evitar alérgenos' }));

  const lista = within(screen.getByRole('list', { name: 'Alérgenos que evitas' }));
  expect(lista.getAllByRole('button')).toHaveLength(14);
});

it('lets nothing be avoided where there is nothing to eat', () => {
  render(<CartaCliente carta={buildCarta({ categorias: [], sinCategoria: [] })} mesa={4} />);

  expect(screen.queryByRole('button', { name: 'Evitar alérgenos' })).toBeNull();
});

it('can be searched from 25 products on, without minding accents', async () => {
  const muchos = Array.from({ length: PRODUCTOS_PARA_BUSCAR - 1 }, () => buildProducto());
  const corta = buildCarta({ categorias: [buildCategoria({ productos: muchos })] });
  const { rerender } = render(<CartaCliente carta={corta} mesa={4} />);
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();

  const jamon = buildProducto({ nombre: 'Jamón ibérico' });
  rerender(<CartaCliente carta={{ ...corta, sinCategoria: [jamon] }} mesa={4} />);
  await userEvent.type(screen.getByRole('searchbox'), 'JAMON iber');

  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(headings()).toEqual(['Sin categoría']);

  await userEvent.type(screen.getByRole('searchbox'), 'xx');
  await userEvent.click(screen.getByRole('button', { name: 'Ver toda la carta' }));
  expect(screen.getAllByRole('article')).toHaveLength(PRODUCTOS_PARA_BUSCAR);
});

it('opens a dish from anywhere on its card where orders are not taken', async () => {
  const onVer = jest.fn();
  const croquetas = buildProducto({ nombre: 'Croquetas' });
  const carta = buildCarta({ categorias: [buildCategoria({ productos: [croquetas] })] });
  render(<CartaCliente carta={carta} mesa={null} onVer={onVer} />);

  await userEvent.click(screen.getByRole('button', { name: 'Croquetas' }));

  expect(onVer).toHaveBeenCalledWith(croquetas, 'comida');
});

it('lists every categoría with its dishes from five on, and goes to the one chosen', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  const categorias = ['Para picar', 'Carnes', 'Pescados', 'Postres', 'Vinos'].map((nombre, posicion) =>
    buildCategoria({ nombre, posicion, productos: [buildProducto(), buildProducto()] }),
  );
  const { rerender } = render(
    <CartaCliente carta={buildCarta({ categorias: categorias.slice(1) })} mesa={4} />,
  );
  expect(screen.queryByRole('button', { name: 'Todas las categorías' })).toBeNull();

  rerender(<CartaCliente carta={buildCarta({ categorias })} mesa={4} />);
  const boton = screen.getByRole('button', { name: 'Todas las categorías' });
  await userEvent.click(boton);
  await userEvent.click(screen.getByRole('link', { name: 'Postres 2 platos' }));

  expect(screen.getByRole('region', { name: 'Postres' })).toHaveFocus();
  expect(boton).toHaveAttribute('aria-expanded', 'false');
});

it('closes what the bar has opened with Escape, or with a touch elsewhere', async () => {
  const carta = buildCarta({
    categorias: [buildCategoria({ productos: [buildProducto({ alergenos: ['huevos'] })] })],
  });
  render(<CartaCliente carta={carta} mesa={4} />);
  const boton = screen.getByRole('button', { name: 'Evitar alérgenos' });

  await userEvent.click(boton);
  await userEvent.keyboard('{Escape}');
  expect(boton).toHaveAttribute('aria-expanded', 'false');
  expect(boton).toHaveFocus();

  await userEvent.click(boton);
  await userEvent.click(screen.getByRole('heading', { level: 1 }));
  expect(boton).toHaveAttribute('aria-expanded', 'false');
});

it('says under a dish of raw fish that it was frozen, and of no other', () => {
  const productos = [buildProducto({ nombre: 'Tartar', crudo: true }), buildProducto({ nombre: 'Pan' })];
  render(<CartaCliente carta={buildCarta({ categorias: [buildCategoria({ productos })] })} mesa={4} />);

  const [tartar, pan] = screen.getAllByRole('article');
  expect(tartar).toHaveTextContent(AVISO_CRUDO);
  expect(pan).not.toHaveTextContent(AVISO_CRUDO);
});
