// Longer than most: the page is followed from the first dish to the answer, also while its party moves.
import type { Grupo } from '@carta/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildProducto } from '../../shared/api/pruebas/build-carta';
import { buildCarta } from '../../comensal/carta/pruebas/carta-entera';
import { useServidor } from '../../shared/api/pruebas/servidor';
import { buildGrupo, buildLinea, buildTicket } from '../../piso/vivo/pruebas/fabrica';
import { acceptGrupo } from '../../piso/vivo/motor/carga';
import { resetTablero, useTablero } from '../../piso/vivo/tablero/useTablero';
import { buildRestaurante, signIn, signOut } from '../../sesion/pruebas/sesiones';
import { untilDicho } from '../../../test/dicho';
import { Negativa, arriveAt, openPersonal, serve } from '../pruebas/personal';
import { closeTomados } from '../../piso/tomar-pedido/tomados';

// jsdom has no scrolling
Element.prototype.scrollIntoView = () => undefined;

const servidor = useServidor();

beforeEach(() => {
  signIn(buildRestaurante({ tipoUsuario: 'premium', numeroMesas: 6 }));
});
afterEach(() => {
  act(closeTomados);
  act(resetTablero);
  signOut();
});

it('tells what whoever eats avoids, as their waiter has marked it for that order alone', async () => {
  serve(servidor, {
    'GET /api/carta': buildCarta({
      sinCategoria: [buildProducto({ nombre: 'Croquetas', alergenos: ['gluten'] })],
    }),
    'GET /api/pedidos': [],
    'GET /api/pedidos/entregados': [],
    'GET /api/llamadas': [],
    'POST /api/pedidos/mesa/4': { totalPedidos: 1, pedidos: [], grupoMesa: 'g', seguimiento: 's' },
  });
  openPersonal('/sala/mesa/4/pedir');

  await userEvent.click(await screen.findByRole('button', { name: 'Evitar alérgenos' }));
  await userEvent.click(screen.getByRole('button', { name: 'Gluten' }));
  expect(screen.getByText('Evita 1')).toBeInTheDocument();
  expect(screen.getByText('Lleva gluten')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Añadir Croquetas' }));
  await userEvent.click(screen.getByRole('button', { name: /Ver comanda/ }));
  const comanda = within(await screen.findByRole('dialog', { name: 'Comanda' }));
  await userEvent.click(comanda.getByRole('button', { name: 'Enviar' }));
  const confirmar = within(await screen.findByRole('dialog', { name: 'Confirmar pedido' }));
  const nombrados = within(confirmar.getByRole('region', { name: 'Alérgenos' }));
  expect(nombrados.getByRole('listitem')).toHaveTextContent('Lleva gluten: Croquetas');
  await userEvent.click(confirmar.getByRole('button', { name: 'Confirmar' }));

  await arriveAt('/sala/mesa/4');
  const pedido = servidor.peticiones.filter(({ method }) => method === 'POST').at(-1);
  expect(JSON.parse(pedido?.cuerpo ?? '')).toMatchObject({ evita: ['gluten'] });
  const guardado = JSON.stringify(localStorage);
  expect(guardado).toContain('carta.carrito');
  expect(guardado).not.toContain('gluten');
});

it('does not take orders for a mesa that does not exist', async () => {
  openPersonal('/sala/mesa/7/pedir');

  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument());
  expect(screen.queryByRole('link', { name: /Volver a la mesa/ })).toBeNull();
});

it('takes orders while the mesas may not: a pause is theirs', async () => {
  const carta = buildCarta();
  serve(servidor, {
    'GET /api/carta': {
      ...carta,
      restaurante: { ...carta.restaurante, pausado: true },
      sinCategoria: [buildProducto({ nombre: 'Pan' })],
    },
  });
  openPersonal('/sala/mesa/4/pedir');

  await screen.findByRole('button', { name: 'Añadir Pan' });
  expect(screen.queryByText(/en pausa/)).toBeNull();
});

const CROQUETAS = buildProducto({ nombre: 'Croquetas', descripcion: 'De jamón', alergenos: ['gluten'] });
const ENVIADO = { totalPedidos: 1, pedidos: [], grupoMesa: 'g', seguimiento: 's' };

/** A screen whose socket is silent reads these lists every few seconds. */
let abiertos: Grupo[] = [];

/** Takes an order for mesa 4 from a carta of one dish; the server answers it with `respuesta`. */
async function openPedir(respuesta: unknown = ENVIADO, path = '/sala/mesa/4/pedir') {
  serve(servidor, {
    'GET /api/carta': buildCarta({ categorias: [], sinCategoria: [CROQUETAS] }),
    get 'GET /api/pedidos'() {
      return abiertos;
    },
    'GET /api/pedidos/entregados': [],
    'GET /api/llamadas': [],
    'POST /api/pedidos/mesa/4': respuesta,
    'POST /api/pedidos/mesa/6': ENVIADO,
  });
  const { unmount } = openPersonal(path);
  await screen.findByRole('searchbox');
  return unmount;
}

const tap = (nombre: string | RegExp) => userEvent.click(screen.getByRole('button', { name: nombre }));

it('tells who cannot see it what another mesa waits for, while an order is taken', async () => {
  await openPedir();
  await waitFor(() => expect(useTablero.getState().leido).toBe(true));
  const listo = buildTicket({ lineas: [buildLinea({ estado: 'listo' })] });
  act(() => acceptGrupo(buildGrupo({ mesa: 6, pedidos: [listo] })));

  await untilDicho(/^Mesa 6: Comida lista/);
});

it('shows what was refused where it can be mended, and asks for that before it is sent again', async () => {
  await openPedir(
    new Negativa(409, {
      code: 'PRODUCTO_NO_DISPONIBLE',
      message: 'Croquetas se ha agotado',
      data: { lineas: [{ productoId: CROQUETAS._id, disponible: false, precio: CROQUETAS.precio }] },
    }),
  );
  await tap('Añadir Croquetas');
  await tap('Enviar');
  await userEvent.click(await screen.findByRole('button', { name: 'Confirmar' }));

  const comanda = within(await screen.findByRole('dialog', { name: 'Comanda' }));
  expect(comanda.getByRole('alert')).toHaveTextContent('Croquetas se ha agotado');
  expect(comanda.getByText('Agotado')).toBeInTheDocument();
  await userEvent.click(comanda.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await tap('Enviar');
  await screen.findByRole('button', { name: 'Quitar lo agotado' });
});

it('says whose prices it has', async () => {
  signIn(
    buildRestaurante({
      tipoUsuario: 'premium',
      numeroMesas: 6,
      zonas: [{ _id: 'z', nombre: 'Terraza', mesas: '4-6' }],
    }),
  );
  await openPedir();
  expect(screen.getByRole('navigation', { name: 'Mesa' })).toHaveTextContent('Terraza');
});

describe('at a mesa that has told of an allergy in an order of before', () => {
  const avisada = buildGrupo({
    mesa: 4,
    pedidos: [buildTicket({ evita: ['gluten'], notas: 'Alergia al kiwi', lineas: ['entregado'] })],
  });
  const AVISO = 'La mesa avisó: gluten · «Alergia al kiwi»';
  const enviado = () =>
    JSON.parse(servidor.peticiones.filter(({ method }) => method === 'POST').at(-1)?.cuerpo ?? '');

  beforeEach(() => {
    localStorage.clear();
    servidor.forget();
    abiertos = [avisada];
  });
  afterEach(() => (abiertos = []));

  async function openEnvio() {
    await tap('Añadir Croquetas');
    await tap('Enviar');
    return within(await screen.findByRole('dialog', { name: 'Confirmar pedido' }));
  }

  it('is ticked from the first dish on, and the first line of the confirmation says so', async () => {
    await openPedir();
    await screen.findByText('Evita 1');
    expect(screen.getByText('Lleva gluten')).toBeInTheDocument();

    const hoja = await openEnvio();
    const aviso = hoja.getByText(AVISO);
    const lineas = hoja.getByRole('list', { name: 'Lo que vas a pedir' });
    for (const despues of [hoja.getByRole('region', { name: 'Alérgenos' }), lineas]) {
      expect(aviso.compareDocumentPosition(despues)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
    await userEvent.click(hoja.getByRole('button', { name: 'Confirmar' }));

    await arriveAt('/sala/mesa/4');
    expect(enviado()).toMatchObject({ evita: ['gluten'] });
  });

  it('is not of this order once it is unticked, and still said; more may be ticked', async () => {
    await openPedir();
    await userEvent.click(await screen.findByText('Evita 1'));
    await tap('Gluten');
    await tap('Soja');
    await tap('Soja');
    expect(screen.queryByText('Lleva gluten')).toBeNull();
    await tap('Apio');

    const hoja = await openEnvio();
    expect(hoja.getByText(AVISO)).toBeInTheDocument();
    await userEvent.click(hoja.getByRole('button', { name: 'Confirmar' }));

    await arriveAt('/sala/mesa/4');
    expect(enviado()).toMatchObject({ evita: ['apio'] });
  });

  it('is ticked again with what it was taken off of, and with what is told meanwhile', async () => {
    await openPedir();
    await userEvent.click(await screen.findByText('Evita 1'));
    await tap('Gluten');
    expect(screen.getByRole('button', { name: 'Gluten', pressed: false })).toBeInTheDocument();
    await tap('Gluten');
    expect(screen.getByRole('button', { name: 'Gluten', pressed: true })).toBeInTheDocument();

    const nueva = buildTicket({ evita: ['soja'] });
    act(() => acceptGrupo({ ...avisada, rev: 2, pedidos: [...avisada.pedidos, nueva] }));

    expect(screen.getByText('Evita 2')).toBeInTheDocument();
    expect(JSON.stringify(localStorage)).not.toMatch(/gluten|soja/);
  });
});

describe('while the party of its mesa moves', () => {
  const enSeis = buildGrupo({ grupoMesa: 'grupo', mesa: 4 });
  const mudanzas = [{ de: 4, a: 6, por: 'Luis', en: new Date().toISOString() }];
  const movida = { ...enSeis, rev: 2, mesa: { numero: 6 }, mudanzas };
  const tell = (grupo: Grupo) => {
    abiertos = [grupo];
    act(() => acceptGrupo(grupo));
  };
  const pasada = new Negativa(409, {
    code: 'MESA_CAMBIADA',
    message: 'La mesa 4 ha pasado a la 6.',
    data: { mesa: 6, grupoMesa: 'grupo' },
  });
  const pregunta = () => screen.findByRole('dialog', { name: 'La mesa 4 ha pasado a la 6' });
  const send = async () => {
    await tap('Enviar');
    await userEvent.click(await screen.findByRole('button', { name: 'Confirmar' }));
  };
  const pedidos = () => servidor.peticiones.filter(({ method }) => method === 'POST');
  const ahora = performance.now.bind(performance);
  /** The clock has been put forward by this (ms); it never goes back within a test. */
  let adelanto = 0;

  /** A tap that comes at once is meant for what stood there before: this one comes half a second after any change. */
  const choose = async (nombre: string) => {
    const hoja = within(await pregunta());
    adelanto += 500;
    await userEvent.click(hoja.getByRole('button', { name: nombre }));
  };

  beforeEach(() => {
    localStorage.clear();
    servidor.forget();
    abiertos = [];
    adelanto = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => ahora() + adelanto);
  });
  afterEach(() => jest.restoreAllMocks());

  async function beginPedido(respuesta: unknown = ENVIADO) {
    const leave = await openPedir(respuesta);
    tell(enSeis);
    await tap('Añadir Croquetas');
    return leave;
  }

  it('stays at its mesa for who says so, and is not asked again, also after a reload', async () => {
    const leave = await beginPedido();
    tell(movida);
    await choose('Es de la mesa 4');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    leave();
    act(closeTomados);
    await openPedir();
    tell(movida);
    await send();

    await arriveAt('/sala/mesa/4');
    expect(JSON.parse(pedidos()[0]?.cuerpo ?? '')).toMatchObject({ grupoMesa: 'grupo', aquiMismo: true });
  });

  it('asks when it is refused for a move that this screen had not heard of, with all of it kept', async () => {
    await beginPedido(pasada);
    await send();

    await choose('Seguir en la mesa 6');

    expect(pedidos()).toHaveLength(1);
    await arriveAt('/sala/mesa/6/pedir');
    expect(await screen.findByText('Ver comanda')).toBeInTheDocument();
  });

  it('asks again when it is put off and then refused', async () => {
    await beginPedido(pasada);
    tell(movida);
    await userEvent.click(within(await pregunta()).getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await send();

    expect(await pregunta()).toBeInTheDocument();
  });

  it('takes no tap that was on its way when it asked', async () => {
    await beginPedido();
    const antes = performance.now();
    tell(movida);
    const seguir = within(await pregunta()).getByRole('button', { name: 'Seguir en la mesa 6' });

    // however long the machine takes to bring the tap
    const reloj = jest.spyOn(performance, 'now').mockReturnValue(antes);
    await userEvent.click(seguir);

    expect(await pregunta()).toBeInTheDocument();
    reloj.mockRestore();
    expect(screen.getByText('/sala/mesa/4/pedir')).toBeInTheDocument();
  });
});
