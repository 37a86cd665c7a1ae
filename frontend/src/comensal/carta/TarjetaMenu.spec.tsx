import { act, render, screen, within } from '@testing-library/react';
import { buildMenu, buildProducto } from '../../shared/api/pruebas/build-carta';
import { CartaCliente } from './CartaCliente/CartaCliente';
import { buildCarta, buildCategoria } from './pruebas/carta-entera';
import { CierresProvider, createCierres } from './horario/cierres';
import { TarjetaMenu } from './TarjetaMenu';
import { alergenosOf, searchSecciones, seccionesOf } from './secciones';

beforeEach(() => localStorage.clear());

const PASES = { Primeros: ['Lentejas', 'Ensalada'], Segundos: ['Merluza', 'Entrecot +3'] };
const LABORABLES = [1, 2, 3, 4, 5];

function show(menu = buildMenu(PASES)) {
  const carta = buildCarta({ categorias: [buildCategoria({ productos: [buildProducto(), menu] })] });
  render(<CartaCliente carta={carta} mesa={4} Accion={() => <button type="button">Elegir</button>} />);
  const [primera] = screen.getAllByRole('article');
  if (!primera) throw new Error('no article');
  return primera;
}

const text = (elemento: Element | null | undefined) => elemento?.textContent?.replace(/\s+/g, ' ');
const row = (menu: HTMLElement, plato: string) => within(menu).getByText(plato).closest('li');

it('comes first of its categoría, with its price, what it includes and the dishes of each pase', () => {
  const menu = show(buildMenu(PASES, { horas: [{ dias: LABORABLES, desde: '13:00', hasta: '16:00' }] }));

  expect(within(menu).getByRole('heading', { level: 3, name: 'Menú del día' })).toBeVisible();
  expect(menu).toHaveTextContent('14,50 €');
  expect(menu).toHaveTextContent('Incluye pan, bebida y postre o café');
  expect(menu).toHaveTextContent('de lunes a viernes, de 13:00 a 16:00');
  expect(within(menu).getAllByRole('heading', { level: 4 }).map(text)).toEqual(['Primeros', 'Segundos']);
  expect(text(row(menu, 'Entrecot'))).toBe('Entrecot+3,00 €');
  expect(text(row(menu, 'Merluza'))).toBe('Merluza');
  expect(within(menu).getByRole('button', { name: 'Elegir' })).toBeVisible();
});

it('out of its hours is two lines, its name and when it is back, and nothing that looks for sale', () => {
  const menu = buildMenu(PASES, { horas: [{ dias: LABORABLES, desde: '13:00', hasta: '16:00' }] });
  const cierres = createCierres({ [menu._id]: { hora: '13:00', dia: 'mañana' } });
  const accion = <button type="button">Elegir</button>;
  const show = (producto = menu) => (
    <CierresProvider value={cierres}>
      <TarjetaMenu producto={producto} menu={producto.menu!} evitados={['apio']} accion={accion} />
    </CierresProvider>
  );
  const { rerender } = render(show());
  const lines = () => [...screen.getByRole('article').children].map(text);

  expect(lines()).toEqual(['Menú del día', 'Vuelve mañana a las 13:00']);
  act(() => cierres.setState({ fuera: { [menu._id]: null } }));
  expect(lines()).toEqual(['Menú del día', 'Ahora no se sirve']);
  rerender(show({ ...menu, disponible: false }));
  expect(lines()).toEqual(['Menú del díaAgotado', 'Ahora no se sirve']);
  rerender(show());
  act(() => cierres.setState({ fuera: {} }));
  expect(screen.getByText('de lunes a viernes, de 13:00 a 16:00')).toBeVisible();
  expect(screen.getByText('Entrecot')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Elegir' })).toBeVisible();
});

it('greys what is sold out, and is sold out itself with the last dish of a pase', () => {
  const menu = buildMenu(PASES);
  const [lentejas] = menu.menu?.pases[0]?.platos ?? [];
  if (lentejas) lentejas.disponible = false;
  const tarjeta = show(menu);

  expect(row(tarjeta, 'Lentejas')).toHaveTextContent('Agotado');
  expect(tarjeta).not.toHaveAttribute('data-agotado');
  const agotado = buildMenu(PASES);
  for (const plato of agotado.menu?.pases[1]?.platos ?? []) plato.disponible = false;
  expect(
    seccionesOf(buildCarta({ categorias: [], sinCategoria: [agotado] }))[0]?.productos[0]?.disponible,
  ).toBe(false);
});

it('names the allergens of each dish, and those of what it includes only where it includes something', () => {
  const menu = buildMenu(PASES, { incluye: [] });
  const platos = menu.menu?.pases.flatMap((pase) => pase.platos) ?? [];
  const [lentejas, ensalada] = platos;
  if (lentejas) lentejas.alergenos = ['apio'];
  if (ensalada) ensalada.alergenosDeclarados = false;
  const tarjeta = show({ ...menu, alergenosDeclarados: false });

  expect(row(tarjeta, 'Lentejas')).toHaveTextContent('Apio');
  expect(row(tarjeta, 'Ensalada')).toHaveTextContent('Alérgenos sin declarar');
  expect(tarjeta).not.toHaveTextContent('Incluye');
  expect(within(tarjeta).getAllByText(/sin declarar/)).toHaveLength(1);
});

it('has what its dishes contain drawn', () => {
  const menu = buildMenu(PASES);
  const [lentejas] = menu.menu?.pases[0]?.platos ?? [];
  if (lentejas) lentejas.alergenos = ['apio'];

  expect(alergenosOf([menu], [])).toEqual(['apio']);
});

it('is found by the name of a dish', () => {
  const secciones = seccionesOf(
    buildCarta({ categorias: [], sinCategoria: [buildMenu(PASES), buildProducto()] }),
  );

  expect(searchSecciones(secciones, 'entrecot').flatMap(({ productos }) => productos)).toHaveLength(1);
});
