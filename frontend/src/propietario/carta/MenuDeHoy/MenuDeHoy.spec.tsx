// Longer than most: one page and one server serve all that an owner does with a menu.
import { fromEuros } from '@carta/contracts';
import type { MenuRequest } from '@carta/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildCategoria, buildProducto } from '../../../shared/api/pruebas/build-carta';
import { answer, ok } from '../../../shared/api/pruebas/servidor';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { useCategorias, useProductos } from '../datos/listas';
import { toMenuEscrito } from '../menu/menu-escrito';
import { printMenu } from '../menu/menu-texto';
import { renderCarta } from '../pruebas/render';
import { useServidorCarta } from '../pruebas/servidorCarta';
import { MenuDeHoy } from './MenuDeHoy';
import { isMenu } from './es-menu';

jest.mock('../../../shared/ui/Toasts/toast', () => ({ removeToast: jest.fn(), showToast: jest.fn() }));

const servidor = useServidorCarta();
const CASA = { _id: 'c'.repeat(24), zonas: [] } as never;
const tapas = buildCategoria({ nombre: 'Tapas' });

const plato = (_id: string, nombre: string, disponible = true) => ({
  ...{ _id, nombre, tipo: 'comida' as const, alergenos: [], alergenosDeclarados: true, disponible },
});
const AYER = {
  pases: [{ nombre: 'Primeros', platos: [plato('a', 'Lentejas'), plato('b', 'Ensalada')] }],
  incluye: ['pan'],
};
const menu = buildProducto({ nombre: 'Menú del día', precio: 14.5, categoria: tapas._id, menu: AYER });
const TEXTO = printMenu(toMenuEscrito(AYER, fromEuros(14.5)));

function Pagina() {
  const categorias = useCategorias().data;
  const productos = useProductos().data;
  if (!categorias || !productos) return null;
  const producto = productos.find(isMenu) ?? null;
  return (
    <MenuDeHoy
      key={producto?._id}
      restaurante={CASA}
      producto={producto}
      productos={productos}
      categorias={categorias}
      imprimir={null}
    />
  );
}

beforeEach(() => {
  localStorage.clear();
  jest.mocked(showToast).mockClear();
  servidor.categorias = [tapas];
  servidor.productos = [menu];
});

const open = () => renderCarta(<Pagina />);
const escrito = () => screen.findByLabelText<HTMLTextAreaElement>('Un plato en cada línea');
const publicar = () => screen.getByRole('button', { name: 'Publicar' });

async function write(texto: string) {
  await userEvent.clear(await escrito());
  await userEvent.paste(texto);
}

/** What PUT and POST were sent. */
const enviados = () =>
  servidor.cambios.map(({ cuerpo }) => JSON.parse(cuerpo) as { precio: number; menu: MenuRequest });

it('has the menu of before, with nothing to publish', async () => {
  open();

  expect(await escrito()).toHaveValue(TEXTO);
  expect(publicar()).toBeDisabled();
  expect(screen.getByText('Es lo que se lee en la carta')).toBeInTheDocument();
});

it('says what it reads, what it is not sure of, and what is missing', async () => {
  open();
  await write('Menú del día\nPRIMEROS\nSolomillo 4 €\nLentejas');

  const leido = within(screen.getByRole('region', { name: 'Primeros' }));
  expect(leido.getAllByRole('listitem').map((fila) => fila.textContent)).toEqual([
    expect.stringContaining('Solomillo 4 €NuevoSolomillo 4 €: Sin información de alérgenos Declarar'),
    expect.stringContaining('LentejasAgotado'),
  ]);
  expect(screen.getByText('No se publica: «Menú del día»')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Solomillo 4 € ?Lleva un precio/ }));
  const area = await escrito();
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('Solomillo 4 €');
  await userEvent.click(publicar());
  expect(servidor.cambios).toEqual([]);
  expect(screen.getByRole('button', { name: /^Falta el precio/ })).toBeInTheDocument();
});

it('publishes price and dishes in one write, and takes it back', async () => {
  servidor.alCambiar = (_, res, cuerpo) => {
    const { precio, menu: nuevo } = JSON.parse(cuerpo) as { precio: number; menu: MenuRequest };
    const pases = nuevo.pases.map(({ nombre, platos }) => ({
      nombre,
      platos: platos.map((pedido, i) => plato(pedido._id ?? `n${i}`, pedido.nombre ?? '')),
    }));
    ok(res, { ...menu, precio, menu: { pases, incluye: nuevo.incluye ?? [] } });
  };
  open();
  await write('PRIMEROS\nlentejas\nGazpacho\nIncluye: pan\n12 €');
  await userEvent.click(publicar());

  await waitFor(() => expect(showToast).toHaveBeenCalled());
  expect(enviados()[0]).toEqual({
    precio: 12,
    menu: {
      pases: [
        {
          nombre: 'Primeros',
          platos: [
            expect.objectContaining({ _id: 'a', nombre: 'lentejas', alergenosDeclarados: true }),
            { nombre: 'Gazpacho', tipo: 'comida' },
          ],
        },
      ],
      incluye: ['pan'],
      horas: null,
    },
  });
  expect(localStorage).toHaveLength(0);

  jest.mocked(showToast).mock.calls[0]?.[0].accion?.onAction();
  await waitFor(() => expect(enviados()).toHaveLength(2));
  expect(enviados()[1]?.menu.pases[0]?.platos.map(({ nombre }) => nombre)).toEqual(['Lentejas', 'Ensalada']);
});

it('keeps what could not be published, and sends it again under the same key', async () => {
  servidor.alCambiar = (_, res) => answer(res, 500, { success: false, message: 'Algo ha ido mal' });
  const { unmount } = open();
  await write('PRIMEROS\nGazpacho\n12 €');
  await userEvent.click(publicar());
  expect(await screen.findByText('No se ha publicado. Algo ha ido mal')).toBeInTheDocument();
  unmount();
  open();
  expect(await escrito()).toHaveValue('PRIMEROS\nGazpacho\n12 €');
  await userEvent.click(publicar());

  await waitFor(() => expect(servidor.cambios).toHaveLength(2));
  const [una, otra] = servidor.cambios.map(({ headers }) => headers['idempotency-key']);
  expect(una).toEqual(expect.any(String));
  expect(otra).toBe(una);
});

it('keeps what was declared while it was being published', async () => {
  const respuestas: (() => void)[] = [];
  servidor.alCambiar = (_, res) => respuestas.push(() => ok(res, { ...menu, precio: 12 }));
  open();
  await write('PRIMEROS\nGazpacho\n12 €');
  await userEvent.click(publicar());
  await waitFor(() => expect(respuestas).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: /^Gazpacho: Sin información/ }));
  const hoja = within(await screen.findByRole('dialog', { name: 'Alérgenos' }));
  await userEvent.click(hoja.getByRole('switch', { name: /^No contiene ninguno/ }));
  await userEvent.click(hoja.getByRole('button', { name: 'Listo' }));

  respuestas[0]?.();

  await waitFor(() => expect(showToast).toHaveBeenCalled());
  expect(localStorage.getItem(localStorage.key(0) ?? '')).toContain('alergenosDeclarados');
});

it('says that somebody has published another one meanwhile, and leaves what sold out', async () => {
  const { unmount } = open();
  await write(TEXTO.replace('Ensalada', 'Gazpacho'));
  unmount();
  servidor.productos = [
    { ...menu, menu: { ...AYER, pases: [{ nombre: 'Primeros', platos: [plato('a', 'Lentejas', false)] }] } },
  ];
  open();

  expect(await screen.findByText(/se ha publicado otro menú/)).toBeInTheDocument();
  await userEvent.click(publicar());
  await waitFor(() => expect(servidor.cambios).toHaveLength(1));
  expect(enviados()[0]?.menu.pases[0]?.platos[0]).not.toHaveProperty('agotado');
});

it('is not published over a menu that somebody has published meanwhile before that is read', async () => {
  const ahora = { ...menu, precio: 13, rev: 8 };
  servidor.productos = [{ ...menu, rev: 7 }];
  servidor.alCambiar = (_req, res, cuerpo) => {
    servidor.productos = [ahora];
    if ((JSON.parse(cuerpo) as { rev: number }).rev === 8) ok(res, { ...ahora, rev: 9 });
    else answer(res, 409, { success: false, code: 'CONFLICT', data: ahora });
  };
  open();
  await write('PRIMEROS\nGazpacho\n12 €');
  await userEvent.click(publicar());

  expect(
    await screen.findByText('No se ha publicado: entretanto se ha publicado otro menú.'),
  ).toBeInTheDocument();
  expect(await screen.findByText(/^Mientras escribías se ha publicado otro menú/)).toBeInTheDocument();
  expect(await escrito()).toHaveValue('PRIMEROS\nGazpacho\n12 €');
  expect(showToast).not.toHaveBeenCalled();
  await userEvent.click(publicar());

  await waitFor(() => expect(showToast).toHaveBeenCalled());
  expect(servidor.cambios).toHaveLength(2);
});

it('declares what a new dish contains in a few taps', async () => {
  open();
  await write('PRIMEROS\nGazpacho\n12 €');
  await userEvent.click(screen.getByRole('button', { name: /^Gazpacho: Sin información/ }));
  const hoja = within(await screen.findByRole('dialog', { name: 'Alérgenos' }));
  await userEvent.click(hoja.getByRole('switch', { name: /^No contiene ninguno/ }));
  await userEvent.click(hoja.getByRole('button', { name: 'Listo' }));
  await userEvent.click(publicar());

  await waitFor(() => expect(servidor.cambios).toHaveLength(1));
  expect(enviados()[0]?.menu.pases[0]?.platos[0]).toMatchObject({
    nombre: 'Gazpacho',
    alergenosDeclarados: true,
  });
});

it('makes the first menu of a house in a categoría of it', async () => {
  servidor.productos = [];
  open();
  await write('PRIMEROS\nGazpacho\n12 €');
  await userEvent.click(publicar());

  await waitFor(() => expect(servidor.cambios).toHaveLength(1));
  expect(servidor.cambios[0]).toMatchObject({ method: 'POST', url: '/api/productos' });
  expect(enviados()[0]).toMatchObject({ nombre: 'Menú del día', categoria: tapas._id, precio: 12 });
});

it('goes on with what was written while the first menu was being published', async () => {
  servidor.productos = [];
  const respuestas: (() => void)[] = [];
  servidor.alCambiar = (_, res) =>
    respuestas.push(() => {
      servidor.productos = [menu];
      ok(res, menu);
    });
  open();
  await write('PRIMEROS\nGazpacho\n12 €');
  await userEvent.click(publicar());
  await waitFor(() => expect(respuestas).toHaveLength(1));
  await write('PRIMEROS\nGazpacho\nMelón\n12 €');

  respuestas[0]?.();

  await waitFor(() => expect(showToast).toHaveBeenCalled());
  expect(await escrito()).toHaveValue('PRIMEROS\nGazpacho\nMelón\n12 €');
  expect(Object.keys(localStorage).filter((nombre) => nombre.endsWith('.nuevo'))).toEqual([]);
  expect(Object.keys(localStorage).filter((nombre) => nombre.endsWith(`.${menu._id}`))).toHaveLength(1);
});
