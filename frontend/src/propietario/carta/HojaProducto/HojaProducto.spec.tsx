// Longer than most: one sheet makes a product and changes it.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, ok } from '../../../shared/api/pruebas/servidor';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { buildCategoria, buildProducto } from '../../../shared/api/pruebas/build-carta';
import { buildRestaurante, signIn, signOut } from '../../../sesion/pruebas/sesiones';
import { renderCarta } from '../pruebas/render';
import { useServidorCarta } from '../pruebas/servidorCarta';
import { HojaProducto } from './HojaProducto';

jest.mock('../../../shared/ui/Toasts/toast', () => ({ removeToast: jest.fn(), showToast: jest.fn() }));

const servidor = useServidorCarta();
const onClose = jest.fn();
const tapas = buildCategoria({ nombre: 'Tapas' });

beforeEach(() => {
  jest.clearAllMocks();
  signOut();
  servidor.categorias = [tapas];
  servidor.alCambiar = (_req, res) => ok(res, buildProducto());
});

function open(producto: Parameters<typeof HojaProducto>[0]['producto'] = null, categoria = '') {
  return renderCarta(<HojaProducto abierta producto={producto} categoria={categoria} onClose={onClose} />);
}
const tap = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
/** Typed at once, after what is there: how it is typed is not what is tested. */
function write(etiqueta: string, texto: string) {
  const campo = screen.getByLabelText<HTMLInputElement>(etiqueta);
  fireEvent.change(campo, { target: { value: campo.value + texto } });
}
/** Returns the fields of a multipart body, in order. */
const camposOf = (cuerpo = '') =>
  [...cuerpo.matchAll(/name="(\w+)"\r\n\r\n([^\r]*)/g)].map(([, campo, valor]) => [campo, valor]);

describe('a new product', () => {
  it('is sent as a form, under a key of its own', async () => {
    open(null, tapas._id);
    write('Nombre', 'Bravas');
    write('Precio', '6,90 €');
    await tap('Huevos');
    await userEvent.type(screen.getByLabelText('Ingredientes'), 'patata,alioli{Enter}');
    await tap('Guardar');

    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    const [peticion] = servidor.cambios;
    expect(peticion).toMatchObject({ method: 'POST', url: '/api/productos' });
    expect(peticion?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
    expect(camposOf(peticion?.cuerpo)).toEqual([
      ['nombre', 'Bravas'],
      ['precio', '6,90'],
      ['categoria', tapas._id],
      ['ingredientes', 'patata'],
      ['ingredientes', 'alioli'],
      ['alergenos', 'huevos'],
      ['alergenosDeclarados', 'true'],
    ]);
  });

  it('counts in the totals of the kitchen as its owner writes it', async () => {
    signIn(buildRestaurante({ tipoUsuario: 'premium' }));
    open(buildProducto({ nombre: 'Doble', categoria: tapas._id }));
    await tap('Contar en los totales de cocina');
    write('Para los totales de cocina', '30 hamburguesas');
    await tap('Guardar');
    expect(await screen.findByText('De cada cosa se cuentan de 1 a 20')).toBeInTheDocument();
    expect(servidor.cambios).toEqual([]);

    fireEvent.change(screen.getByLabelText('Para los totales de cocina'), {
      target: { value: '2 hamburguesas, pan' },
    });
    await tap('Guardar');

    const contados = [
      { nombre: 'hamburguesas', n: 2 },
      { nombre: 'pan', n: 1 },
    ];
    await waitFor(() =>
      expect(camposOf(servidor.cambios[0]?.cuerpo)).toEqual([['cuenta', JSON.stringify(contados)]]),
    );
  });

  it('goes by the pase and the estación of its categoría, or by its own', async () => {
    const casa = {
      pases: [
        { _id: 'p1', nombre: 'Entrantes' },
        { _id: 'p2', nombre: 'Primeros' },
      ],
      estaciones: [{ _id: 'e1', nombre: 'Plancha', tipo: 'comida' as const }],
    };
    servidor.categorias = [{ ...tapas, pase: 'p1' }];
    signIn(buildRestaurante(casa));
    open(null, tapas._id);
    const pase = screen.getByLabelText('Pase');
    await waitFor(() => expect(pase).toHaveDisplayValue('El de la categoría: Entrantes'));
    expect(screen.getByLabelText('Estación')).toHaveDisplayValue('Cocina');

    write('Nombre', 'Pulpo');
    write('Precio', '19');
    await userEvent.selectOptions(pase, 'Primeros');
    await userEvent.selectOptions(screen.getByLabelText('Estación'), 'Plancha');
    await tap('Guardar');

    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(camposOf(servidor.cambios[0]?.cuerpo).slice(3)).toEqual([
      ['pase', 'p2'],
      ['estacion', 'e1'],
    ]);
  });

  it('contains what is ticked, none of the fourteen, or nobody knows: never two of them', async () => {
    open(null, tapas._id);
    const ninguno = screen.getByRole('switch', { name: 'No contiene ninguno de los 14' });
    expect(screen.getByText(/^Sin declarar: tus clientes leerán/)).toBeInTheDocument();

    await userEvent.click(ninguno);
    expect(screen.getByText(/^Sin ninguno de los 14/)).toBeInTheDocument();
    await tap('Huevos');
    expect(ninguno).not.toBeChecked();
    expect(screen.getByText('Contiene…')).toBeInTheDocument();
    await tap('Huevos');
    expect(screen.getByText(/^Sin declarar/)).toBeInTheDocument();

    await userEvent.click(ninguno);
    write('Nombre', 'Agua');
    write('Precio', '2');
    await tap('Guardar');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(camposOf(servidor.cambios[0]?.cuerpo)).toContainEqual(['alergenosDeclarados', 'true']);
  });

  it.each(['0', '-5', '1e3', '1.2.3'])('is refused the price %s as the server would', async (precio) => {
    open(null, tapas._id);
    write('Nombre', 'Bravas');
    write('Precio', precio);
    await tap('Guardar');

    await waitFor(() =>
      expect(screen.getByLabelText('Precio')).toHaveAccessibleDescription(
        /El precio debe ser un número mayor a 0/,
      ),
    );
    expect(servidor.cambios).toEqual([]);
  });

  it('is tried again with the same key while it is the same, and with another once it is changed', async () => {
    servidor.alCambiar = (_req, res) => answer(res, 503, { success: false, code: 'SERVICE_UNAVAILABLE' });
    open(null, tapas._id);
    write('Nombre', 'Bravas');
    write('Precio', '6');

    await tap('Guardar');
    expect(await screen.findByText('Error al guardar el producto')).toBeInTheDocument();
    await tap('Guardar');
    await waitFor(() => expect(servidor.cambios).toHaveLength(2));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Guardar' })).not.toHaveAttribute('aria-busy'),
    );
    write('Nombre', '!');
    await tap('Guardar');
    await waitFor(() => expect(servidor.cambios).toHaveLength(3));

    const [primera, segunda, tercera] = servidor.cambios.map(({ headers }) => headers['idempotency-key']);
    expect(segunda).toBe(primera);
    expect(tercera).not.toBe(primera);
  });

  it('shows the words of the server beside their field', async () => {
    const errors = [{ field: 'precio', message: 'El precio puede ser como máximo 9.999,99 €' }];
    servidor.alCambiar = (_req, res) =>
      answer(res, 422, { success: false, code: 'VALIDATION_ERROR', errors });
    open(null, tapas._id);
    write('Nombre', 'Bravas');
    write('Precio', '6');
    await tap('Guardar');

    await waitFor(() =>
      expect(screen.getByLabelText('Precio')).toHaveAccessibleDescription(/máximo 9\.999,99 €/),
    );
  });

  it('goes to a categoría from the list, or to a new one made on the way', async () => {
    servidor.alCambiar = null;
    open();
    await tap('Categoría: Elige una categoría');
    await userEvent.click(await screen.findByRole('button', { name: 'Tapas' }));
    expect(await screen.findByRole('button', { name: 'Categoría: Tapas' })).toBeInTheDocument();

    await tap('Categoría: Tapas');
    expect(await screen.findByRole('button', { name: 'Tapas', pressed: true })).toBeInTheDocument();
    await tap('Nueva categoría');
    const nombres = await screen.findAllByLabelText('Nombre');
    await userEvent.type(nombres.at(-1) as HTMLElement, 'Arroces');
    await userEvent.click(screen.getAllByRole('button', { name: 'Guardar' }).at(-1) as HTMLElement);

    expect(await screen.findByRole('button', { name: 'Categoría: Arroces' })).toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('says when there are no categorías, and while they come', async () => {
    let answerReadings: () => void = () => undefined;
    const permiso = new Promise<void>((resolve) => (answerReadings = resolve));
    servidor.alLeer = (_req, res) => void permiso.then(() => ok(res, []));
    open();
    await tap('Categoría: Elige una categoría');
    expect(await screen.findByText('Cargando categorías...')).toBeInTheDocument();

    answerReadings();
    expect(await screen.findByText('No hay categorías disponibles')).toBeInTheDocument();
  });

  it.each([
    [
      new File(['x'.repeat(2_000)], 'menu.gif', { type: 'image/gif' }),
      'Solo se permiten archivos JPEG, PNG y WebP.',
    ],
    [
      new File(['x'.repeat(1_023)], 'foto.png', { type: 'image/png' }),
      'El archivo parece estar corrupto o vacío.',
    ],
    [
      new File(['no es una foto'.repeat(200)], 'foto.png', { type: 'image/png' }),
      'Solo se permiten archivos JPEG, PNG y WebP.',
    ],
    [
      new File(['RIFF    WEBP'.padEnd(2_000)], 'foto.webp', { type: 'image/webp' }),
      'El archivo parece estar corrupto o vacío.',
    ],
  ])('refuses %s as its photo: %s', async (archivo, mensaje) => {
    open();
    await userEvent.upload(screen.getByLabelText(/Añadir foto/), archivo, { applyAccept: false });

    expect(await screen.findByRole('alert')).toHaveTextContent(mensaje);
  });
});

describe('a product that exists', () => {
  const bravas = buildProducto({
    nombre: 'Bravas',
    precio: 6.9,
    descripcion: 'Con alioli',
    categoria: tapas._id,
    imagen: '/uploads/a.jpg',
    ingredientes: ['patata'],
  });

  it('sends only what was changed', async () => {
    open(bravas);
    await userEvent.clear(screen.getByLabelText('Descripción'));
    await tap('Quitar patata');
    await tap('Quitar foto');
    await tap('Guardar');

    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(servidor.cambios[0]).toMatchObject({ method: 'PUT', url: `/api/productos/${bravas._id}` });
    expect(camposOf(servidor.cambios[0]?.cuerpo)).toEqual([
      ['descripcion', ''],
      ['ingredientes', ''],
      ['imagen', ''],
    ]);
  });

  describe('that somebody else has changed meanwhile', () => {
    const visto = { ...bravas, rev: 3 };
    const refuse = (ahora: object) => {
      servidor.alCambiar = (_req, res, cuerpo) =>
        cuerpo.includes('name="rev"\r\n\r\n3')
          ? answer(res, 409, { success: false, code: 'CONFLICT', data: { ...visto, rev: 4, ...ahora } })
          : ok(res, { ...visto, rev: 5 });
    };
    const revs = () => servidor.cambios.map(({ cuerpo }) => camposOf(cuerpo).at(-1)?.[1]);

    it('in another field keeps both changes, in one tap', async () => {
      refuse({ precio: 9 });
      open(visto);
      write('Descripción', ' picante');
      await tap('Guardar');

      await waitFor(() => expect(onClose).toHaveBeenCalled());
      expect(revs()).toEqual(['3', '4']);
      const claves = servidor.cambios.map(({ headers }) => headers['idempotency-key']);
      expect(new Set(claves)).toEqual(new Set([expect.stringMatching(/^[0-9a-f-]{36}$/)]));
    });

    it('in the same one says what it is now, keeps what was typed, and stores it over that with the next tap', async () => {
      refuse({ precio: 9, alergenos: ['huevos'], alergenosDeclarados: true });
      open(visto);
      fireEvent.change(screen.getByLabelText('Precio'), { target: { value: '8' } });
      await tap('Guardar');

      expect(await screen.findByText(/^Entretanto ha cambiado: el precio/)).toHaveTextContent(
        'Entretanto ha cambiado: el precio (ahora 9,00 €). Si guardas otra vez, vale lo tuyo.',
      );
      expect(screen.getByLabelText('Precio')).toHaveValue('8');
      expect(onClose).not.toHaveBeenCalled();
      await tap('Guardar');

      await waitFor(() => expect(onClose).toHaveBeenCalled());
      expect(camposOf(servidor.cambios.at(-1)?.cuerpo)).toEqual([
        ['precio', '8'],
        ['rev', '4'],
      ]);
    });
  });

  it('sends nothing when nothing was changed', async () => {
    open(bravas);
    await tap('Guardar');

    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(servidor.cambios).toEqual([]);
  });

  it('asks before it loses changes, and forgets them only when told to', async () => {
    open(bravas);
    write('Nombre', ' picantes');
    await userEvent.keyboard('{Escape}');

    await screen.findByRole('alertdialog', { name: '¿Descartar los cambios?' });
    await tap('Seguir editando');
    expect(onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

    await tap('Cerrar');
    await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(servidor.cambios).toEqual([]);
  });

  it('is removed once its person has said so', async () => {
    servidor.alCambiar = (_req, res) => ok(res, null);
    open(bravas);
    await tap('Eliminar');

    expect(await screen.findByRole('alertdialog', { name: 'Eliminar producto' })).toHaveAccessibleDescription(
      '¿Estás seguro de que quieres eliminar este producto? Esta acción no se puede deshacer.',
    );
    await userEvent.click(screen.getAllByRole('button', { name: 'Eliminar' }).at(-1) as HTMLElement);

    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(servidor.cambios).toMatchObject([{ method: 'DELETE', url: `/api/productos/${bravas._id}` }]);
  });

  it.each([
    [500, undefined, 'Error al eliminar el producto', 0],
    [404, 'El producto no existe.', 'El producto no existe.', 1],
  ])('that cannot be removed (%i) says why', async (status, message, texto, cerrada) => {
    servidor.alCambiar = (_req, res) => answer(res, status, { success: false, message });
    open(bravas);
    await tap('Eliminar');
    await screen.findByRole('alertdialog');
    await userEvent.click(screen.getAllByRole('button', { name: 'Eliminar' }).at(-1) as HTMLElement);

    await waitFor(() => expect(showToast).toHaveBeenCalledWith({ tono: 'error', texto }));
    expect(onClose).toHaveBeenCalledTimes(cerrada);
  });
});
