// Longer than most: one page and one server serve all that an owner says of the kitchen.
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildCategoria, buildProducto } from '../../shared/api/pruebas/build-carta';
import { useServidor } from '../../shared/api/pruebas/servidor';
import { Toasts } from '../../shared/ui/Toasts/Toasts';
import { consultas } from '../../shared/lib/consultas';
import { buildRestaurante, signIn, signOut } from '../../sesion/pruebas/sesiones';
import { Negativa, openPersonal, readPeticiones, serve } from '../pruebas/personal';

const servidor = useServidor();
const ENTRANTES = { _id: 'a'.repeat(24), nombre: 'Entrantes' };
const PRIMEROS = { _id: 'b'.repeat(24), nombre: 'Primeros' };
const PLANCHA = { _id: 'c'.repeat(24), nombre: 'Plancha', tipo: 'comida' } as const;
const tapas = buildCategoria({ nombre: 'Tapas', pase: ENTRANTES._id });
const vinos = buildCategoria({ nombre: 'Vinos', tipo: 'bebida' });
const croquetas = buildProducto({ nombre: 'Croquetas', categoria: tapas._id });
const bravas = buildProducto({ nombre: 'Bravas', categoria: tapas._id, pase: PRIMEROS._id });
const gilda = buildProducto({ nombre: 'Gilda', categoria: tapas._id, estacion: PLANCHA._id });

/** Each test has a house of its own: what a screen before reads late concerns none of the next. */
let casas = 0;
let id = '';
beforeEach(() => {
  id = `r${++casas}`;
  signOut();
  consultas.clear();
});

const servicio = { rev: 1, marchar: 'todo', urgentes: false };
const put = (que: string) => `PUT /api/restaurantes/${id}/${que}`;

function open(casa: object = {}, respuestas: Record<string, unknown> = {}) {
  const restaurante = buildRestaurante({ _id: id, tipoUsuario: 'premium', ...casa });
  serve(servidor, {
    [`GET /api/restaurantes/${id}`]: restaurante,
    'GET /api/auth/me': restaurante,
    'GET /api/categorias': [tapas, vinos],
    'GET /api/productos': [croquetas, bravas, gilda],
    [`GET /api/restaurantes/${id}/servicio`]: servicio,
    [put('pases')]: [],
    [put('estaciones')]: [],
    [put('servicio')]: { ...servicio, rev: 2, marchar: 'sala' },
    ...respuestas,
  });
  signIn(restaurante);
  openPersonal('/admin/settings/cocina');
  render(<Toasts />);
}
const bodiesOf = (llamada: string) =>
  readPeticiones(servidor)
    .filter((peticion) => peticion.startsWith(`${llamada} `))
    .map((peticion) => JSON.parse(peticion.slice(llamada.length)) as unknown);
const sent = (que: string) => bodiesOf(put(que));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const pressFound = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('a house without pases', () => {
  it('gets the usual four with one tap', async () => {
    open();
    const propuesta = within(await screen.findByRole('list', { name: 'Los más habituales' }));
    expect(propuesta.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Entrantes',
      'Primeros',
      'Segundos',
      'Postres',
    ]);

    await press('Usar estos cuatro');

    const nombres = ['Entrantes', 'Primeros', 'Segundos', 'Postres'];
    await waitFor(() => expect(sent('pases')).toEqual([{ pases: nombres.map((nombre) => ({ nombre })) }]));
  });

  it('keeps those that another screen has made meanwhile', async () => {
    open({}, { [`GET /api/restaurantes/${id}`]: buildRestaurante({ pases: [PRIMEROS] }) });
    await pressFound('Usar estos cuatro');

    await waitFor(() => expect(sent('pases')).toEqual([{ pases: [PRIMEROS] }]));
  });

  it('is asked neither when they march nor what is served in them', async () => {
    open();
    await screen.findByRole('button', { name: 'Usar estos cuatro' });

    expect(screen.queryByText('Cuándo se marcha')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Tus categorías' })).toBeNull();
  });

  it('begins with names of its own', async () => {
    open();
    await pressFound('Poner otros nombres');
    await userEvent.type(await screen.findByLabelText('Nombre'), ' Para picar ');
    await press('Guardar');

    await waitFor(() => expect(sent('pases')).toEqual([{ pases: [{ nombre: 'Para picar' }] }]));
  });
});

describe('the pases of a house', () => {
  const pases = [ENTRANTES, PRIMEROS];

  it('say how many products are served in each', async () => {
    open({ pases });
    const lista = within(await screen.findByRole('list', { name: 'Pases' }));

    await waitFor(() =>
      expect(lista.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'Entrantes2 productos',
        'Primeros1 producto',
      ]),
    );
  });

  it('change places, seen at once, and keep their ids', async () => {
    open({ pases });
    await pressFound('Bajar Entrantes');

    const nombres = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(nombres.slice(0, 2)).toEqual(['Primeros', 'Entrantes']);
    await waitFor(() => expect(sent('pases')).toEqual([{ pases: [PRIMEROS, ENTRANTES] }]));
  });

  it('go back to their places when the server refuses, and it says why', async () => {
    open({ pases }, { [put('pases')]: new Negativa(500, { message: 'Se ha roto algo.' }) });
    await pressFound('Bajar Entrantes');

    expect(await screen.findByText('Se ha roto algo.')).toBeInTheDocument();
    const nombres = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(nombres.slice(0, 2)).toEqual(['Entrantes', 'Primeros']);
  });

  it('are renamed, and no two look equal', async () => {
    open({ pases });
    await pressFound('Editar Primeros');
    const nombre = await screen.findByLabelText('Nombre');
    await userEvent.clear(nombre);
    await userEvent.type(nombre, 'entrantes');
    await press('Guardar');
    expect(await screen.findByText('Hay dos pases que se llaman «entrantes»')).toBeInTheDocument();
    expect(sent('pases')).toEqual([]);

    await userEvent.clear(nombre);
    await userEvent.type(nombre, 'Platos');
    await press('Guardar');
    await waitFor(() =>
      expect(sent('pases')).toEqual([{ pases: [ENTRANTES, { ...PRIMEROS, nombre: 'Platos' }] }]),
    );
  });

  it('one is taken away, which says what becomes of its products, and comes back to its place', async () => {
    open({ pases });
    await screen.findByText('2 productos');
    await press('Editar Entrantes');
    expect(
      await screen.findByText(
        'Lo que se sirve en él (2 productos) va al pase de su categoría o, si no tiene otro, sale al pedirlo.',
      ),
    ).toBeInTheDocument();

    await press('Quitar este pase');
    expect(await screen.findByText('«Entrantes» ya no es un pase')).toBeInTheDocument();
    await press('Deshacer');

    await waitFor(() => expect(sent('pases')).toEqual([{ pases: [PRIMEROS] }, { pases }]));
  });

  it('are six at most', async () => {
    open({ pases: Array.from({ length: 6 }, (_, i) => ({ _id: `${i}`.repeat(24), nombre: `Pase ${i}` })) });
    await screen.findByRole('list', { name: 'Pases' });

    expect(screen.queryByRole('button', { name: 'Añadir pase' })).toBeNull();
  });

  it('march as their owner says', async () => {
    open({ pases });
    const modo = await screen.findByRole('radio', { name: /^Lo decide la sala/ });
    expect(screen.getByRole('radio', { name: /^Todo a la vez/ })).toBeChecked();

    await userEvent.click(modo);

    await waitFor(() => expect(sent('servicio')).toEqual([{ marchar: 'sala' }]));
    await waitFor(() => expect(modo).toBeChecked());
  });
});

it('lets the floor mark what is urgent, or not', async () => {
  open({}, { [put('servicio')]: { ...servicio, rev: 2, urgentes: true } });
  const interruptor = await screen.findByRole('switch', { name: 'Marcar urgente' });
  expect(interruptor).not.toBeChecked();

  await userEvent.click(interruptor);

  await waitFor(() => expect(sent('servicio')).toEqual([{ urgentes: true }]));
  expect(interruptor).toBeChecked();
});

describe('each categoría', () => {
  const casa = { pases: [ENTRANTES, PRIMEROS], estaciones: [PLANCHA] };
  const RUTA = `PUT /api/categorias/${tapas._id}`;

  it('gets its pase and its estación in one list; a bebida is asked for neither here', async () => {
    open(casa, { [RUTA]: { ...tapas, pase: PRIMEROS._id } });
    const pase = await screen.findByLabelText('Pase de Tapas');
    expect(pase).toHaveDisplayValue('Entrantes');
    expect(screen.getByLabelText('Estación de Tapas')).toHaveDisplayValue('Cocina');
    expect(screen.queryByLabelText(/de Vinos$/)).toBeNull();

    await userEvent.selectOptions(pase, 'Primeros');
    expect(pase).toHaveDisplayValue('Primeros');
    await waitFor(() => expect(bodiesOf(RUTA)).toEqual([{ pase: PRIMEROS._id }]));

    await userEvent.selectOptions(screen.getByLabelText('Estación de Tapas'), 'Plancha');
    await waitFor(() =>
      expect(bodiesOf(RUTA)).toContainEqual(expect.objectContaining({ estacion: PLANCHA._id })),
    );
  });

  it('loses its pase', async () => {
    open(casa, { [RUTA]: { ...tapas, pase: undefined } });
    await userEvent.selectOptions(await screen.findByLabelText('Pase de Tapas'), 'Sin pase');

    await waitFor(() => expect(bodiesOf(RUTA)).toEqual([{ pase: null }]));
  });

  it('shows again what holds when it could not be stored', async () => {
    open(casa, { [RUTA]: new Negativa(500, { message: 'Se ha roto algo.' }) });
    const pase = await screen.findByLabelText('Pase de Tapas');
    await userEvent.selectOptions(pase, 'Primeros');

    expect(await screen.findByText('Se ha roto algo.')).toBeInTheDocument();
    await waitFor(() => expect(pase).toHaveDisplayValue('Entrantes'));
  });
});

describe('the estaciones of a house', () => {
  it('are made, of the kitchen or of the bar', async () => {
    open();
    await pressFound('Añadir estación');
    await userEvent.type(await screen.findByLabelText('Nombre'), 'Barra terraza');
    await userEvent.click(screen.getByRole('radio', { name: 'Barra' }));
    await press('Guardar');

    await waitFor(() =>
      expect(sent('estaciones')).toEqual([{ estaciones: [{ nombre: 'Barra terraza', tipo: 'bebida' }] }]),
    );
  });

  it('are never called as what every house has', async () => {
    open();
    await pressFound('Añadir estación');
    await userEvent.type(await screen.findByLabelText('Nombre'), 'cocina');
    await press('Guardar');

    expect(
      await screen.findByText('«Cocina» es donde se hace lo que no tiene otra estación'),
    ).toBeInTheDocument();
  });

  it('say of which they are and what is made there; one is taken away and comes back', async () => {
    open({ estaciones: [PLANCHA] });
    expect(await screen.findByText(/1 producto$/)).toHaveTextContent('De la cocina · 1 producto');
    await press('Editar Plancha');
    expect(
      await screen.findByText(
        'Lo que se prepara en ella (1 producto) va a la estación de su categoría o, si no tiene otra, a la cocina.',
      ),
    ).toBeInTheDocument();

    await press('Quitar esta estación');
    expect(await screen.findByText('«Plancha» ya no es una estación')).toBeInTheDocument();
    await press('Deshacer');

    await waitFor(() => expect(sent('estaciones')).toEqual([{ estaciones: [] }, { estaciones: [PLANCHA] }]));
  });
});
