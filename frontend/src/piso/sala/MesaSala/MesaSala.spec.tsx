// Longer than most: one server serves everything that a mesa's page shows.
import { rutasSala } from '@carta/contracts';
import type { Linea } from '@carta/contracts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClientProvider } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { answer, ok, useServidor } from '../../../shared/api/pruebas/servidor';
import { useSesionViva } from '../../../shared/api/pruebas/sesion-viva';
import { consultas } from '../../../shared/lib/consultas';
import { buildRestaurante } from '../../../sesion/pruebas/sesiones';
import { useSesion } from '../../../sesion/useSesion';
import { useTomados } from '../../tomar-pedido/tomados';
import { buildCobro, buildLlamada, buildGrupo, buildLinea, buildTicket } from '../../vivo/pruebas/fabrica';
import { clearCola } from '../../vivo/pruebas/clear-cola';
import { closeCuenta, useCobrando } from '../../cobrar/cobrando';
import { noteMudanza, receiveServicio, resetTablero, useTablero } from '../../vivo/tablero/useTablero';
import { renderSala, showSala } from '../pruebas/sala';
import { MesaSala } from './MesaSala';

const servidor = useServidor();
useSesionViva();

beforeEach(() => {
  act(resetTablero);
  act(closeCuenta);
  useTomados.setState(new Map(), true);
});

const openMesa = () => renderSala(<MesaSala numero={4} />, '/sala/mesa/4');
const withLinea = (cambios: Partial<Linea>) =>
  buildGrupo({ pedidos: [buildTicket({ lineas: [buildLinea(cambios)] })] });

it('says of a mesa of which everything was cancelled that it is vacía, and asks for no money', () => {
  openMesa();
  const cancelada = { motivo: 'Se ha acabado', en: '2026-03-01T13:00:00Z', por: 'Ana' };
  const pedidos = [buildTicket({ estado: 'entregado', lineas: [buildLinea({ cancelada })] })];
  showSala([buildGrupo({ totalGrupo: 0, pedidos })]);

  expect(screen.getByText('Vacía')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cerrar mesa' })).toBeInTheDocument();
  expect(screen.queryByText('Entregado')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Cobrar' })).not.toBeInTheDocument();
});

it('takes no tap for a moment where a button has become another, and keeps those of the next where they are', async () => {
  openMesa();
  const listos = [
    buildTicket({ lineas: ['listo'] }),
    buildTicket({ lineas: ['listo'], tipoPedido: 'bebida' }),
  ];
  showSala([buildGrupo({ pedidos: listos })], [buildLlamada()]);
  act(() => useTablero.setState({ conexion: { estado: 'cortada', desde: 0, noticia: null } }));
  servidor.manejar = (_req, res) => answer(res, 503, { success: false, code: 'SERVICE_UNAVAILABLE' });
  const comida = () => within(screen.getByRole('region', { name: 'Comida' }));
  const enCola = () => useTablero.getState().enCola.map(({ texto }) => texto);

  fireEvent.click(comida().getByRole('button', { name: 'Lo llevo' }), { detail: 1 });
  for (const name of ['Soltar', 'Entregado']) {
    const boton = comida().getByRole('button', { name });
    expect(boton).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(boton, { detail: 1 });
  }
  expect(enCola()).toEqual(['Mesa 4: Lo llevo']);

  const entregado = comida().getByRole('button', { name: 'Entregado' });
  await waitFor(() => expect(entregado).not.toHaveAttribute('aria-disabled'), { timeout: 30_000 });
  const puesto = entregado.closest<HTMLElement>('[data-puesto]');
  fireEvent.click(entregado, { detail: 1 });
  expect(enCola()).toEqual(['Mesa 4: Lo llevo', 'Mesa 4: Entregado']);
  expect(comida().queryByRole('button', { name: 'Entregado' })).toBeNull();
  expect(puesto?.querySelector('div')?.style.minHeight).not.toBe('');
  act(clearCola);
});

it('shows its rounds, drinks and food apart, with all that was asked for', () => {
  openMesa();
  const croquetas = buildLinea({ nombre: 'Croquetas', cantidad: 2, notas: 'Sin sal', alergenos: ['gluten'] });
  showSala([
    buildGrupo({
      totalGrupo: 24.5,
      pedidos: [
        buildTicket({
          numero: 1,
          lineas: [croquetas],
          notas: 'Un celíaco',
          evita: ['gluten', 'apio'],
          tomadoPor: 'Luis',
          sinVerificar: true,
        }),
        buildTicket({ numero: 1, tipoPedido: 'bebida', lineas: [buildLinea({ nombre: 'Caña' })] }),
      ],
    }),
  ]);

  const ronda = within(screen.getByRole('region', { name: 'Ronda 1' }));
  for (const texto of [/Pedido por Luis/, 'Un celíaco', 'Sin verificar', 'Alergia: gluten, apio']) {
    expect(ronda.getByText(texto)).toBeInTheDocument();
  }
  const comida = within(ronda.getByRole('region', { name: 'Comida' }));
  for (const texto of ['2 ×', 'Croquetas', 'Sin sal', 'gluten']) {
    expect(comida.getByText(texto)).toBeInTheDocument();
  }
  expect(within(ronda.getByRole('region', { name: 'Bebida' })).getByText('Caña')).toBeInTheDocument();
  expect(screen.getByText(/^24,50\s€$/)).toBeInTheDocument();
});

it('marks what is not served as urgent, in a house that does so, and takes it back', async () => {
  openMesa();
  const pedidos = [buildTicket({ lineas: ['en_preparacion'] }), buildTicket({ lineas: ['entregado'] })];
  const grupo = buildGrupo({ pedidos });
  showSala([grupo]);
  const marcar = () => screen.queryAllByRole('button', { name: 'Marcar urgente' });
  expect(marcar()).toHaveLength(0);

  // as it was read with the session, before the server has sent the settings
  const leida = useSesion.getState().restaurante;
  act(() => useSesion.setState({ restaurante: buildRestaurante({ urgentes: true }) }));
  expect(marcar()).toHaveLength(1);
  act(() => useSesion.setState({ restaurante: leida }));
  act(() => receiveServicio({ ...useTablero.getState().servicio, rev: 1, urgentes: true }));
  expect(marcar()).toHaveLength(1);
  let rev = 1;
  servidor.manejar = (_req, res, cuerpo) => {
    const { urgente: isMarcado } = JSON.parse(cuerpo) as { urgente: boolean };
    const urgente = isMarcado ? { por: 'Ana', en: new Date().toISOString() } : undefined;
    rev += 1;
    ok(res, { ...grupo, rev, pedidos: [{ ...pedidos[0], urgente }, pedidos[1]] });
  };
  await userEvent.click(marcar()[0]!);
  expect(await screen.findByText('Urgente · Ana')).toBeInTheDocument();
  expect(marcar()).toHaveLength(0);

  await userEvent.click(screen.getByRole('button', { name: 'Quitar urgente de la mesa 4' }));
  await waitFor(() => expect(marcar()).toHaveLength(1));
  await waitFor(() => expect(useTablero.getState().enCola).toEqual([]));
  expect(screen.queryByText(/^Urgente/)).not.toBeInTheDocument();
});

it('has the round that is ready to be brought first', () => {
  openMesa();
  const ronda = (numero: number, estado: 'listo' | 'pendiente' | 'entregado') =>
    buildTicket({ numero, lineas: [estado] });
  showSala([buildGrupo({ pedidos: [ronda(1, 'listo'), ronda(2, 'entregado'), ronda(3, 'pendiente')] })]);

  const titulos = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titulos).toEqual(['Ronda 1', 'Ronda 3', 'Ronda 2']);
});

it('says what was cancelled and why, and offers nothing more to do with it', () => {
  openMesa();
  showSala([
    withLinea({
      nombre: 'Flan',
      cancelada: { motivo: 'Se ha acabado', en: '2026-03-01T13:00:00Z', por: 'Ana' },
    }),
  ]);

  expect(screen.getByText('Cancelado: Se ha acabado')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Flan/ })).toBeNull();
});

it('lets whoever is there say that what another brings has arrived', () => {
  openMesa();
  const lleva = { por: 'Luis', en: new Date().toISOString() };
  showSala([buildGrupo({ pedidos: [buildTicket({ lineas: ['listo'], lleva })] })]);

  expect(screen.getByText('Lo lleva Luis')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Lo llevo' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Entregado' })).toBeInTheDocument();
});

it('lets whoever is there attend a call that another goes to', () => {
  openMesa();
  showSala([], [buildLlamada({ estado: 'en_camino', por: 'Luis' }), buildLlamada({ mesa: 5 })]);

  const llamada = within(screen.getByRole('region', { name: 'Llaman al camarero' }));
  expect(llamada.getByText(/Va Luis/)).toBeInTheDocument();
  expect(llamada.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Atendido']);
});

it('says what it owes, or what is left of it, and asks how it is paid', async () => {
  openMesa();
  const cuatro = buildGrupo({ totalGrupo: 40, pendiente: 40 });
  showSala([cuatro]);
  expect(screen.getByText('Total').parentElement).toHaveTextContent(/^Total 40,00\s€$/);
  showSala([{ ...cuatro, rev: 2, pendiente: 27.6, cobros: [buildCobro({ importe: 12.4 })] }]);
  expect(screen.getByText('Falta por cobrar').parentElement).toHaveTextContent(/^Falta por cobrar 27,60\s€$/);

  await userEvent.click(screen.getByRole('button', { name: 'Cobrar' }));

  expect(useCobrando.getState()).toEqual({ grupoMesa: cuatro.grupoMesa, abierta: true });
  expect(servidor.peticiones).toEqual([]);
});

describe('a party', () => {
  const JUNTAS = { mesasJuntas: [4, 7] };
  const servido = (mesa: number, nombre: string, cambios = {}) =>
    buildGrupo({
      mesa,
      totalGrupo: mesa,
      pedidos: [buildTicket({ lineas: [buildLinea({ nombre, estado: 'entregado' })] })],
      ...cambios,
    });

  it('shows what each of its mesas has ordered, who calls from any, and one total', () => {
    openMesa();
    showSala([servido(7, 'Flan'), servido(4, 'Pulpo', JUNTAS)], [buildLlamada({ mesa: 7 })]);

    expect(screen.getAllByText(/^Mesa \d$/).map(({ textContent }) => textContent)).toEqual([
      'Mesa 4',
      'Mesa 7',
    ]);
    for (const plato of ['Pulpo', 'Flan']) expect(screen.getByText(plato)).toBeInTheDocument();
    expect(screen.getByText(/^Mesa 7 · /)).toBeInTheDocument();
    expect(screen.getByText(/^11,00\s€$/)).toBeInTheDocument();
  });

  it('is parted with one tap, by the mesa that leads it', async () => {
    openMesa();
    const lider = servido(7, 'Flan', JUNTAS);
    showSala([servido(4, 'Pulpo'), lider]);
    servidor.manejar = (_req, res) => ok(res, { ...lider, rev: 2, mesasJuntas: undefined });

    await userEvent.click(screen.getByRole('button', { name: 'Separar' }));

    await waitFor(() => expect(servidor.peticiones[0]?.url).toBe(rutasSala.juntarMesas(lider.grupoMesa)));
    expect(screen.queryByRole('button', { name: 'Separar' })).toBeNull();
  });
});

describe('an order that may be of a party that has just left', () => {
  const hace = (minutos: number) => new Date(Date.now() - minutos * 60_000).toISOString();
  const showDuda = () => {
    const nuevo = buildGrupo({ pedidos: [buildTicket({ createdAt: hace(1), movil: 'b' })] });
    const mudanzas = [{ de: 4, a: 9, en: hace(3), por: 'Luis' }];
    const ido = buildGrupo({ mesa: 9, mudanzas, pedidos: [buildTicket({ movil: 'a' })] });
    showSala([nuevo, ido]);
    return { ido, ticketId: nuevo.pedidos[0]!._id };
  };
  const pregunta = () => screen.queryByRole('region', { name: /¿Puede ser/ });
  beforeEach(() => localStorage.clear());

  it('is asked about, and joined to theirs with one tap', async () => {
    openMesa();
    const { ido } = showDuda();
    servidor.manejar = (_req, res) => ok(res, { ...ido, rev: 2, mesasJuntas: [4, 9] });
    const duda = within(screen.getByRole('region', { name: '¿Puede ser de la mesa 9?' }));

    await userEvent.click(duda.getByRole('button', { name: 'Juntar con la 9' }));

    await waitFor(() => expect(pregunta()).toBeNull());
    expect(servidor.peticiones[0]?.url).toBe(rutasSala.juntarMesas(ido.grupoMesa));
    expect(JSON.parse(servidor.peticiones[0]?.cuerpo ?? '')).toMatchObject({ mesas: [4, 9], rev: 1 });
  });

  it('is asked about no more once its waiter says no', async () => {
    openMesa();
    showDuda();
    await userEvent.click(screen.getByRole('button', { name: 'No' }));

    expect(pregunta()).toBeNull();
    expect(servidor.peticiones).toEqual([]);
  });

  it('is asked about no more on this device after a reload, of which fifty answers are kept', async () => {
    openMesa();
    const { ticketId } = showDuda();
    localStorage.setItem('sala.dudas', JSON.stringify(Array.from({ length: 50 }, (_, i) => `ticket-${i}`)));
    await userEvent.click(screen.getByRole('button', { name: 'No' }));
    const guardadas = JSON.parse(localStorage.getItem('sala.dudas') ?? '') as string[];
    expect([guardadas.length, guardadas.at(-1)]).toEqual([50, ticketId]);

    cleanup();
    openMesa();
    expect(pregunta()).toBeNull();
    cleanup();
    localStorage.setItem('sala.dudas', '{"no": "list"}');
    openMesa();
    expect(pregunta()).not.toBeNull();
  });
});

it('tells who looks for a party where it has gone', () => {
  openMesa();
  const mudanzas = [{ de: 4, a: 9, en: new Date().toISOString(), por: 'Luis' }];
  showSala([buildGrupo({ mesa: 9, mudanzas })]);

  expect(screen.getByRole('link', { name: 'Ver la mesa 9' })).toHaveAttribute('href', '/sala/mesa/9');
});

it('shows the call of a party that has come from another mesa', () => {
  openMesa();
  const grupo = buildGrupo();
  showSala([grupo], [buildLlamada({ mesa: 6, grupoMesa: grupo.grupoMesa })]);

  expect(screen.getByRole('region', { name: 'Llaman al camarero' })).toBeInTheDocument();
});

it('leads back to an order that was begun and not sent', () => {
  useTomados.setState(new Map([[4, { unidades: 3, sinConfirmar: false }]]), true);
  openMesa();
  showSala([]);

  expect(screen.getByRole('heading', { name: 'Mesa libre' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Seguir con el pedido (3)' })).toBeInTheDocument();
});

it('leads to an order that was begun for its party where it was before', async () => {
  const grupo = buildGrupo({ grupoMesa: 'g' });
  const borrador = { unidades: 3, sinConfirmar: false, grupoMesa: 'g' };
  useTomados.setState(new Map([[2, borrador]]), true);
  const Direccion = () => useLocation().pathname;
  renderSala(
    <main>
      <MesaSala numero={4} />
      <Direccion />
    </main>,
    '/sala/mesa/4',
  );
  showSala([grupo]);

  await userEvent.click(screen.getByRole('button', { name: 'Seguir con el pedido (3)' }));

  expect(screen.getByRole('main')).toHaveTextContent('/sala/mesa/2/pedir');
});

it('asks why before it closes a mesa that people left', async () => {
  openMesa();
  showSala([buildGrupo({ actualizadoEn: new Date(Date.now() - 7 * 3_600_000).toISOString() })]);

  await userEvent.click(screen.getByRole('button', { name: 'Cerrar mesa' }));
  const hoja = within(await screen.findByRole('dialog', { name: 'Cerrar mesa 4' }));
  await userEvent.click(hoja.getByRole('button', { name: 'Cerrar mesa' }));

  expect(await hoja.findByRole('alert')).toHaveTextContent('El motivo es obligatorio');
  expect(servidor.peticiones).toEqual([]);
});

it('goes along with its tab when this phone takes it elsewhere, and back when that is undone', async () => {
  const Pagina = () => {
    const { pathname } = useLocation();
    return <MesaSala numero={Number(pathname.split('/').at(-1))} />;
  };
  renderSala(<Pagina />, '/sala/mesa/4');
  const grupo = buildGrupo({
    mesa: 4,
    pedidos: [buildTicket({ lineas: [buildLinea({ nombre: 'Pulpo' })] })],
  });
  showSala([grupo]);
  const [ida, vuelta] = [
    { de: 4, a: 9, en: '2026-03-01T13:00:00.000Z', por: 'Ana' },
    { de: 9, a: 4, en: '2026-03-01T13:01:00.000Z', por: 'Ana' },
  ];
  for (const [mudanzas, mesa] of [
    [[ida], 9],
    [[ida, vuelta], 4],
  ] as const) {
    act(() => noteMudanza(`${grupo.grupoMesa} ${mudanzas.length}`, true));
    showSala([
      { ...grupo, rev: grupo.rev + mudanzas.length, mesa: { numero: mesa }, mudanzas: [...mudanzas] },
    ]);
    expect(await screen.findByText('Pulpo')).toBeInTheDocument();
  }

  // somebody else's phone moves it: this one shows where it went
  showSala([{ ...grupo, rev: 9, mesa: { numero: 9 }, mudanzas: [ida, vuelta, ida] }]);
  expect(await screen.findByText('Mesa libre')).toBeInTheDocument();
});

describe('pases', () => {
  const CASA = buildRestaurante({
    pases: ['Entrantes', 'Primeros', 'Segundos'].map((nombre, i) => ({ _id: `p${i}`, nombre })),
  });
  const ENTRADA = '2026-03-01T13:00:00.000Z';
  const pase = (orden: number) => ({ id: `p${orden}`, nombre: CASA.pases![orden]!.nombre, orden });
  const marchada = { por: 'Ana', en: ENTRADA };
  const lubina = buildLinea({ nombre: 'Lubina', cantidad: 2, pase: pase(2) });
  const mesa = (estado: 'pendiente' | 'en_preparacion') =>
    buildGrupo({
      pedidos: [
        buildTicket({
          lineas: [
            buildLinea({ estado: 'entregado', pase: pase(0), marchada, entregadoEn: ENTRADA }),
            buildLinea({ nombre: 'Gazpacho', estado, pase: pase(1), marchada }),
            lubina,
            buildLinea({ nombre: 'Chuletón', pase: pase(2) }),
          ],
        }),
      ],
    });
  const pases = () => screen.getByRole('region', { name: 'Pases' });
  const filas = () => within(pases()).getAllByRole('listitem');
  const botones = () =>
    within(pases())
      .getAllByRole('button')
      .map((boton) => boton.getAttribute('aria-label') ?? boton.textContent);

  beforeEach(() => act(() => useSesion.setState({ restaurante: CASA })));
  afterEach(() => act(() => useSesion.setState({ restaurante: null })));

  it('are told in order, the next one with the button that marches it', async () => {
    openMesa();
    const grupo = mesa('en_preparacion');
    showSala([grupo]);

    expect(filas().map((fila) => fila.querySelector('p')?.textContent)).toEqual([
      'Entrantes · servidos',
      'Primeros · en marcha',
      'Segundos · en espera (3)',
    ]);
    expect(botones()).toEqual(['Marchar segundos']);
    expect(screen.queryByText('En espera')).toBeNull();
    servidor.manejar = (_req, res) => ok(res, { ...grupo, rev: 2 });

    await userEvent.click(screen.getByRole('button', { name: 'Marchar segundos' }));

    await waitFor(() => expect(servidor.peticiones[0]?.url).toBe(rutasSala.marcharPase(grupo.grupoMesa)));
  });

  it('are all that a mesa is at, once everything else is served', () => {
    openMesa();
    showSala([
      buildGrupo({ pedidos: [buildTicket({ lineas: [buildLinea({ estado: 'entregado' }), lubina] })] }),
    ]);

    // of the mesa, and of its ticket
    expect(screen.getAllByText('En espera')).toHaveLength(2);
    expect(screen.queryByText('Pendiente')).toBeNull();
  });

  it('wait again while nobody has begun them', async () => {
    openMesa();
    const grupo = mesa('pendiente');
    showSala([grupo]);
    expect(botones()).toEqual(['Esperar primeros', 'Marchar segundos']);
    servidor.manejar = (_req, res) => ok(res, { ...grupo, rev: 2 });

    await userEvent.click(screen.getByRole('button', { name: 'Esperar primeros' }));

    await waitFor(() => expect(servidor.peticiones[0]?.url).toBe(rutasSala.esperarPase(grupo.grupoMesa)));
  });

  it('let a line that waits go to another, or march at once', async () => {
    openMesa();
    const grupo = mesa('en_preparacion');
    showSala([grupo]);
    const [ticket] = grupo.pedidos;
    expect(screen.queryByRole('button', { name: 'Avanzar Lubina' })).toBeNull();
    expect(screen.getAllByText('En espera · Segundos')).toHaveLength(2);
    servidor.manejar = (_req, res) => ok(res, { ...grupo, rev: 2 });

    await userEvent.click(screen.getByRole('button', { name: 'Cambiar de pase Lubina' }));
    const hoja = within(await screen.findByRole('dialog', { name: '2 × Lubina' }));
    expect(hoja.getByRole('button', { name: 'Segundos' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(hoja.getByRole('button', { name: 'Marcha ya' }));

    await waitFor(() =>
      expect(servidor.peticiones.map(({ url, cuerpo }) => [url, JSON.parse(cuerpo)])).toEqual([
        [rutasSala.paseDeLinea(ticket!._id, lubina._id), { pase: null, rev: 1 }],
      ]),
    );
  });

  it('are nowhere in a house that has none', () => {
    openMesa();
    showSala([buildGrupo()]);

    expect(screen.queryByRole('region', { name: 'Pases' })).toBeNull();
    expect(screen.queryByText(/En espera/)).toBeNull();
  });
});

it('shows beneath each line what its diner read, where they read it in another language', async () => {
  const leida = {
    ...{ restaurante: {}, sinCategoria: [], version: 'v1' },
    categorias: [
      {
        nombre: 'Tapas',
        productos: [
          {
            ...{ nombre: 'Croquettes', original: 'Croquetas' },
            formatos: [{ nombre: 'Half portion', original: 'Media' }],
          },
          { nombre: 'Bravas' },
        ],
      },
    ],
  };
  servidor.manejar = (_req, res) => ok(res, leida);
  consultas.clear();
  renderSala(
    <QueryClientProvider client={consultas}>
      <MesaSala numero={4} />
    </QueryClientProvider>,
    '/sala/mesa/4',
  );
  const lineas = [buildLinea({ nombre: 'Croquetas', formato: 'Media' }), buildLinea({ nombre: 'Bravas' })];
  showSala([
    buildGrupo({
      pedidos: [
        buildTicket({ numero: 2, lengua: 'en', lineas }),
        buildTicket({ numero: 1, lineas: [buildLinea({ nombre: 'Croquetas' })] }),
      ],
    }),
  ]);

  expect(await screen.findByText('Croquettes · Half portion')).toHaveAttribute('lang', 'en');
  const ronda = (numero: number) => within(screen.getByRole('region', { name: `Ronda ${numero}` }));
  expect(ronda(2).getByText('Carta leída en inglés')).toBeVisible();
  expect(ronda(2).getAllByText('Bravas')).toHaveLength(1);
  expect(ronda(1).queryByText(/Croquettes|Carta leída/)).not.toBeInTheDocument();
  expect(servidor.peticiones.map(({ url }) => url)).toEqual([
    expect.stringMatching(/^\/api\/carta\?.*lang=en$/),
  ]);
});
