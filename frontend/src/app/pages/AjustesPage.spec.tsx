// Longer than most: every page of Ajustes is reached from this one.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useServidor } from '../../shared/api/pruebas/servidor';
import { buildGrupo } from '../../piso/vivo/pruebas/fabrica';
import { consultas } from '../../shared/lib/consultas';
import { recallMesa, rememberMesa } from '../../comensal/mesa/mesa-elegida';
import { buildRestaurante, signIn, signOut } from '../../sesion/pruebas/sesiones';
import { Negativa, arriveAt, openPersonal, readPeticiones, serve } from '../pruebas/personal';

const servidor = useServidor();
const nueva = buildRestaurante({ ubicacion: 'Sin especificar', telefono: '' });

beforeEach(() => {
  signOut();
});

async function openAjustes(restaurante = buildRestaurante()) {
  signIn(restaurante);
  openPersonal('/admin/settings');
  await screen.findByRole('heading', { level: 1, name: 'Ajustes' });
}
const press = (nombre: string) => userEvent.click(screen.getByRole('button', { name: nombre }));
const write = async (etiqueta: string, texto: string) =>
  fireEvent.change(await screen.findByLabelText(etiqueta), { target: { value: texto } });
const guardar = () => screen.getByRole('button', { name: 'Guardar' });

describe('the settings', () => {
  it('show whose they are, and what is not known yet as such', async () => {
    await openAjustes(nueva);

    expect(screen.getByRole('heading', { name: 'La Tasca de Ana' })).toBeInTheDocument();
    expect(screen.getByText('L')).toBeInTheDocument();
    expect(screen.getAllByText('Sin especificar')).toHaveLength(3);
    expect(screen.getByText('ana@ejemplo.es')).toBeInTheDocument();
    expect(document.title).toBe('Ajustes · Carta Digital');
  });

  it('say that a session had to be ended lately, and when', async () => {
    await openAjustes(buildRestaurante({ sesionCopiadaEn: '2026-11-20T20:15:00.000Z' }));

    expect(await screen.findByText(/El 20 de noviembre de 2026.* cerramos una sesión/)).toBeInTheDocument();
  });

  it('say how old the copies are, and what is wrong with them', async () => {
    const ultima = new Date(Date.now() - 5 * 3_600_000).toISOString();
    const lista = { lista: true, disco: { libreMB: 9_000 } };
    serve(servidor, { 'GET /api/salud/lista': { ...lista, copias: { ultima } } });
    await openAjustes();

    const copias = await screen.findByRole('region', { name: 'Copias de seguridad' });
    expect(copias).toHaveTextContent('La últimahace 5 h');
    expect(copias).toHaveTextContent('fuera del servidorNo se lleva ninguna');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    const aviso = 'La última copia fuera del servidor tiene más de un día.';
    serve(servidor, { 'GET /api/salud/lista': { ...lista, copias: { ultima, fuera: null, aviso } } });
    await consultas.refetchQueries();

    expect(await within(copias).findByRole('alert')).toHaveTextContent(`${aviso} Díselo a quien`);
    expect(copias).toHaveTextContent('fuera del servidorTodavía ninguna');
  });

  it.each([
    [
      'normal',
      [
        'Categorías',
        'Importar carta',
        'Menú de hoy',
        'Lenguas de la carta',
        'Aspecto',
        'Código QR',
        'Que pidan desde la mesa',
        'Zonas y precios',
        'Imprimir la carta',
        'Horario',
        'Datos legales',
        'Cómo ha ido el servidor',
      ],
    ],
    [
      'premium',
      [
        'Categorías',
        'Importar carta',
        'Menú de hoy',
        'Lenguas de la carta',
        'Aspecto',
        'Código QR',
        'Mesas y códigos QR',
        'Que pidan desde la mesa',
        'Zonas y precios',
        'Imprimir la carta',
        'Horario',
        'Cocina',
        'Servicio',
        'Dispositivos',
        'Personas',
        'Estadísticas',
        'Cierre del día',
        'Parte de la noche',
        'Datos legales',
        'Cómo ha ido el servidor',
      ],
    ],
  ] as const)('of %s lead to %j', async (tipoUsuario, entradas) => {
    await openAjustes(buildRestaurante({ tipoUsuario }));

    const opciones = [
      ...screen.getByRole('list', { name: 'Opciones' }).querySelectorAll<HTMLElement>('a, button'),
    ];
    for (const [i, nombre] of entradas.entries()) expect(opciones[i]).toHaveAccessibleName(nombre);
    expect(opciones).toHaveLength(entradas.length);
  });

  it.each([
    ['Imprimir la carta', '/admin/settings/carta'],
    ['Zonas y precios', '/admin/settings/zonas'],
    ['Datos legales', '/admin/settings/legal'],
    ['Cómo ha ido el servidor', '/admin/settings/servidor'],
    ['Cocina', '/admin/settings/cocina'],
    ['Servicio', '/admin/settings/servicio'],
    ['Dispositivos', '/admin/settings/dispositivos'],
    ['Cierre del día', '/admin/cierre'],
    ['Parte de la noche', '/admin/parte'],
  ])('lead to %s', async (nombre, direccion) => {
    await openAjustes(buildRestaurante({ tipoUsuario: 'premium' }));
    const opciones = within(screen.getByRole('list', { name: 'Opciones' }));
    await userEvent.click(opciones.getByRole('link', { name: nombre }));
    await arriveAt(direccion);
  });

  it.each([
    ['premium', 1],
    ['normal', 0],
  ] as const)(
    'of %s say whose code the dialog shows, with %i ways to the others',
    async (tipoUsuario, vias) => {
      serve(servidor, {
        'GET /api/restaurantes/r1/mesas': [
          { numero: 1, enlace: 'http://192.168.1.20:3000/menu?restaurante=r1&mesa=1' },
        ],
      });
      await openAjustes(buildRestaurante({ tipoUsuario }));
      await press('Código QR');
      await screen.findByRole('img', { name: /^Código QR de la carta/ });

      expect(screen.queryAllByText(/^Este es el de la mesa 1\./)).toHaveLength(vias);
      expect(screen.queryAllByRole('link', { name: 'Imprimir uno por mesa →' })).toHaveLength(vias);
    },
  );

  it('lead back to the carta', async () => {
    await openAjustes();
    await press('Volver');
    await arriveAt('/admin/carta');
  });

  it('end the session, its mesa and everything it had read', async () => {
    await openAjustes();
    rememberMesa('r1', { mesa: 4, firma: null });
    consultas.setQueryData(['mesas', 'r1'], []);

    await press('Cerrar sesión');

    await arriveAt('/admin');
    expect(recallMesa('r1')).toBeNull();
    expect(consultas.getQueryData(['mesas', 'r1'])).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('the establishment', () => {
  async function openEditar(restaurante = buildRestaurante()) {
    await openAjustes(restaurante);
    await press('Editar');
    return screen.findByRole('dialog', { name: 'Editar establecimiento' });
  }

  it('cannot change its name nor its email, and wants all four', async () => {
    await openEditar(nueva);
    expect(screen.getByLabelText('Nombre')).toBeDisabled();
    expect(screen.getByLabelText('Email')).toBeDisabled();
    expect(screen.getByLabelText('Dirección')).toHaveValue('');
    expect(guardar()).toBeDisabled();

    await write('Dirección', 'Calle Mayor 3');
    expect(guardar()).toBeDisabled();
    await write('Teléfono', '600');
    expect(guardar()).toBeEnabled();
    await write('Dirección', '   ');
    expect(guardar()).toBeDisabled();
    await write('Dirección', 'Calle Mayor 3');
    expect(guardar()).toBeEnabled();
    await write('Teléfono', '   ');
    expect(guardar()).toBeDisabled();
  });

  it.each([
    [new Negativa(403, { message: 'Otra cosa' }), 'No tienes permisos para realizar esta acción.'],
    [new Negativa(500), 'Error interno del servidor. Inténtalo más tarde.'],
    [new Negativa(422, { errors: [{ field: 'telefono', message: 'Ese teléfono no' }] }), 'Ese teléfono no'],
  ])('says why it was not saved: %j', async (negativa, mensaje) => {
    serve(servidor, { 'PUT /api/restaurantes/r1': negativa });
    await openEditar();
    await write('Teléfono', '600');

    await userEvent.click(guardar());

    expect(await screen.findByRole('alert')).toHaveTextContent(mensaje);
    expect(screen.getByLabelText('Teléfono')).toHaveValue('600');
  });

  it('asks before what was typed is lost', async () => {
    const hoja = await openEditar();
    await write('Teléfono', '600');
    await userEvent.click(within(hoja).getByRole('button', { name: 'Cerrar' }));

    await screen.findByRole('alertdialog', { name: '¿Descartar los cambios?' });
    await press('Seguir editando');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByLabelText('Teléfono')).toHaveValue('600');
  });
});

describe('the mesas', () => {
  const premium = buildRestaurante({ tipoUsuario: 'premium', numeroMesas: 12 });

  async function save(texto: string) {
    await openAjustes(premium);
    await press('Mesas y códigos QR');
    await write('Número de mesas', texto);
    await userEvent.click(guardar());
  }

  it.each(['', '0', '501', '1.5', 'doce', '-3'])('cannot be %p', async (texto) => {
    await save(texto);

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'El número de mesas debe ser un número entero entre 1 y 500',
    );
    expect(servidor.peticiones.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('are saved, and what was read of them is read again', async () => {
    serve(servidor, {
      'PUT /api/restaurantes/r1': premium,
      'GET /api/auth/me': { ...premium, numeroMesas: 20 },
    });
    consultas.setQueryData(['mesas', 'r1'], []);

    await save('20');

    expect(await screen.findByText('Número de mesas guardado')).toBeInTheDocument();
    expect(readPeticiones(servidor).filter((peticion) => !/pedidos|salud/.test(peticion))).toEqual([
      'PUT /api/restaurantes/r1 {"numeroMesas":20}',
      'GET /api/auth/me',
    ]);
    expect(consultas.getQueryState(['mesas', 'r1'])?.isInvalidated).toBe(true);
  });

  it('that are written but not saved are stored before their cards are shown, and asked about on the way out', async () => {
    serve(servidor, {
      'PUT /api/restaurantes/r1': premium,
      'GET /api/auth/me': { ...premium, numeroMesas: 20 },
    });
    await openAjustes(premium);
    await press('Mesas y códigos QR');
    await write('Número de mesas', '20');
    await press('Cerrar');
    await screen.findByRole('alertdialog', { name: '¿Descartar los cambios?' });
    await press('Seguir editando');

    await press('Guardar y ver las tarjetas');

    await arriveAt('/admin/settings/qr');
    expect(readPeticiones(servidor)).toContain('PUT /api/restaurantes/r1 {"numeroMesas":20}');
  });

  it('say which of those that are left out somebody eats at', async () => {
    serve(servidor, {
      'GET /api/pedidos': [buildGrupo({ mesa: 11 }), buildGrupo({ mesa: 3 })],
      'GET /api/pedidos/entregados': [buildGrupo({ mesa: 9 })],
    });
    await openAjustes(premium);
    await press('Mesas y códigos QR');

    await write('Número de mesas', '10');
    expect(
      await screen.findByText('La mesa 11 sigue abierta: se atiende hasta que se cobre.'),
    ).toBeInTheDocument();

    await write('Número de mesas', '5');
    expect(
      await screen.findByText('Las mesas 9 y 11 siguen abiertas: se atienden hasta que se cobren.'),
    ).toBeInTheDocument();

    await write('Número de mesas', '11');
    expect(screen.queryByText(/siguen? abierta/)).toBeNull();
  });
});
