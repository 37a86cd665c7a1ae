// Longer than most: everything that waits is the same kind of card, so the cases are compared here.
import { rutasSala } from '@carta/contracts';
import type { Grupo, Linea } from '@carta/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { untilDicho } from '../../../../test/dicho';
import { ok, useServidor } from '../../../shared/api/pruebas/servidor';
import { useSesionViva } from '../../../shared/api/pruebas/sesion-viva';
import { buildLlamada, buildGrupo, buildLinea, buildTicket } from '../../vivo/pruebas/fabrica';
import { PRIMEROS, SEGUNDOS, espera, marcha, withLineasDe } from '../../vivo/pruebas/lineas-en-pases';
import { resetTablero, useTablero } from '../../vivo/tablero/useTablero';
import { AnuncioSala } from '../AnuncioSala';
import { renderSala, showSala } from '../pruebas/sala';
import { Radar } from './Radar';

const servidor = useServidor();
useSesionViva();
const CASA = { _id: 'r1' };
/** It is a little more than this many minutes ago, so that no test stands on the edge of a minute. */
const hace = (minutos: number) => new Date(Date.now() - minutos * 60_000 - 10_000).toISOString();
const card = (nombre: string) => within(screen.getByRole('article', { name: nombre }));

beforeEach(() => {
  act(resetTablero);
});

function buildListo(mesa: number, lleva?: { por: string; en: string }): Grupo {
  const linea = buildLinea({ nombre: 'Croquetas', cantidad: 2, estado: 'listo', listoEn: hace(7) });
  return buildGrupo({ mesa, pedidos: [buildTicket({ lineas: [linea], ...(lleva && { lleva }) })] });
}

it('says what a mesa avoids, and which of its dishes it is about', () => {
  renderSala(<Radar restaurante={CASA} />);
  const croquetas = buildLinea({ nombre: 'Croquetas', estado: 'listo', alergenos: ['gluten', 'huevos'] });
  const guiso = buildLinea({ nombre: 'Guiso', estado: 'listo' });
  const pan = buildLinea({ nombre: 'Fruta', estado: 'listo', alergenos: [] });
  const ticket = buildTicket({ evita: ['gluten'], lineas: [croquetas, guiso, pan] });
  const conNota = buildTicket({ notas: 'Alergia al kiwi', lineas: ['listo'] });
  const conCumpleanos = buildTicket({ notas: 'Cumpleaños', lineas: ['listo'] });
  const sinSal = buildLinea({ nombre: 'Bravas', estado: 'listo', notas: 'sin sal' });
  const celiaca = buildLinea({ nombre: 'Bravas', estado: 'listo', notas: 'Soy celíaca' });
  showSala([
    buildGrupo({ mesa: 4, pedidos: [ticket] }),
    buildListo(5),
    buildGrupo({ mesa: 6, pedidos: [conNota] }),
    buildGrupo({ mesa: 7, pedidos: [conCumpleanos] }),
    buildGrupo({ mesa: 8, pedidos: [buildTicket({ lineas: [sinSal, celiaca] })] }),
  ]);

  const tarjeta = card('Mesa 4: Comida lista');
  expect(tarjeta.getByText('Alergia: gluten')).toBeInTheDocument();
  expect(tarjeta.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Croquetas: Lleva gluten',
    'Guiso: Sin información de alérgenos',
  ]);
  expect(card('Mesa 5: Comida lista').queryByText(/Alergia/)).toBeNull();
  expect(card('Mesa 6: Comida lista').getByText('Alergia al kiwi')).toBeInTheDocument();
  expect(card('Mesa 7: Comida lista').queryByText('Cumpleaños')).toBeNull();
  const mesa8 = card('Mesa 8: Comida lista');
  expect(mesa8.getByText('1 × Bravas (sin sal), 1 × Bravas (Soy celíaca)')).toBeInTheDocument();
  expect(mesa8.getByText('Soy celíaca')).toBeInTheDocument();
  expect(mesa8.queryByText('sin sal')).toBeNull();
  expect(mesa8.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Bravas (Soy celíaca): Sin información de alérgenos',
  ]);
});

it('says of each thing whose it is, what, for how long and what to do', () => {
  renderSala(<Radar restaurante={CASA} />);
  const servida = buildLinea({ estado: 'entregado', entregadoEn: hace(20) });
  showSala(
    [buildListo(4), buildGrupo({ mesa: 6, totalGrupo: 32.5, pedidos: [buildTicket({ lineas: [servida] })] })],
    [
      buildLlamada({ mesa: 7, creadoEn: hace(3) }),
      buildLlamada({
        mesa: 8,
        tipo: 'cuenta',
        pago: 'tarjeta',
        reparto: { modo: 'moviles' },
        creadoEn: hace(12),
      }),
    ],
  );

  expect(screen.getAllByRole('article').map((tarjeta) => tarjeta.getAttribute('aria-label'))).toEqual([
    'Mesa 8: Piden la cuenta',
    'Mesa 7: Llaman al camarero',
    'Mesa 4: Comida lista',
    'Mesa 6: Por cobrar',
  ]);
  expect(card('Mesa 4: Comida lista').getByText('2 × Croquetas')).toBeInTheDocument();
  expect(card('Mesa 4: Comida lista').getByText('hace 7 min').closest('p')).toHaveAttribute(
    'data-urgencia',
    'ambar',
  );
  expect(card('Mesa 4: Comida lista').getByRole('button', { name: 'Lo llevo' })).toBeInTheDocument();
  expect(card('Mesa 8: Piden la cuenta').getByText('Tarjeta · Lo de cada móvil')).toBeInTheDocument();
  expect(card('Mesa 8: Piden la cuenta').getByText('hace 12 min').closest('p')).toHaveAttribute(
    'data-urgencia',
    'rojo',
  );
  expect(card('Mesa 7: Llaman al camarero').getByRole('button', { name: 'Voy' })).toBeInTheDocument();
  expect(card('Mesa 6: Por cobrar').getByText(/^32,50\s€$/)).toBeInTheDocument();
  expect(card('Mesa 6: Por cobrar').getByRole('button', { name: 'Cobrar' })).toBeInTheDocument();
});

it('is one card for a mesa, whose tickets are taken and brought with one tap', async () => {
  renderSala(<Radar restaurante={CASA} />);
  const [comida, bebida] = [
    buildTicket({ lineas: ['listo'], estado: 'listo' }),
    buildTicket({ lineas: ['listo'], estado: 'listo', tipoPedido: 'bebida' }),
  ];
  const doce = buildGrupo({ mesa: 12, pedidos: [comida, bebida] });
  showSala([doce], [buildLlamada({ mesa: 12 })]);
  const tarjeta = card('Mesa 12: Llaman · comida y bebida listas');
  expect(tarjeta.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Voy', 'Lo llevo']);
  servidor.manejar = (_req, res) => ok(res, doce);

  await userEvent.click(tarjeta.getByRole('button', { name: 'Lo llevo' }));

  await waitFor(() => expect(servidor.peticiones).toHaveLength(2));
  expect(servidor.peticiones.map(({ url }) => url)).toEqual(
    [comida, bebida].map(({ _id }) => rutasSala.llevar(_id)),
  );
});

it('gathers what nobody has begun in a strip that opens, and stays open while it changes', async () => {
  renderSala(<Radar restaurante={CASA} />);
  const bebida = buildTicket({ createdAt: hace(7), tipoPedido: 'bebida', evita: ['gluten'] });
  const nueve = buildGrupo({ mesa: 9, pedidos: [bebida] });
  showSala([nueve, buildGrupo({ mesa: 5, pedidos: [buildTicket({ createdAt: hace(1) })] })]);

  const nombre = /^Sin empezar: 2 mesas, la más vieja 7 min.*Alergia en la mesa 9$/;
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Nadie te espera' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: nombre })).toHaveAttribute('data-urgencia', 'ambar');
  expect(screen.queryByRole('list', { name: 'Sin empezar' })).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: nombre, expanded: false }));
  const mesas = () => within(screen.getByRole('list', { name: 'Sin empezar' })).getAllByRole('link');
  expect(mesas().map((mesa) => `${mesa.textContent} ${mesa.getAttribute('href')}`)).toEqual([
    'Mesa 9 /sala/mesa/9',
    'Mesa 5 /sala/mesa/5',
  ]);
  expect(screen.getByText('Alergia: gluten')).toBeVisible();

  showSala([nueve, buildGrupo({ mesa: 3, pedidos: [buildTicket({ createdAt: hace(12) })] })]);
  expect(mesas().map(({ textContent }) => textContent)).toEqual(['Mesa 3', 'Mesa 9']);

  showSala([]);
  expect(screen.queryByText(/Sin empezar/)).toBeNull();
  showSala([nueve]);
  expect(mesas()).toHaveLength(1);
});

it('says of a call whose tap is on its way that another would do nothing', async () => {
  const llamada = buildLlamada({ mesa: 7, creadoEn: hace(1) });
  let contestar = () => {};
  const puerta = new Promise<void>((resolve) => (contestar = resolve));
  servidor.manejar = (_req, res) =>
    void puerta.then(() => ok(res, { ...llamada, rev: 2, estado: 'en_camino', por: 'Ana' }));
  renderSala(<Radar restaurante={CASA} />);
  showSala([], [llamada]);
  const tarjeta = card('Mesa 7: Llaman al camarero');

  await userEvent.click(tarjeta.getByRole('button', { name: 'Voy' }));
  expect(tarjeta.getByRole('button', { name: 'Atendido' })).toHaveAttribute('aria-disabled', 'true');

  contestar();
  await waitFor(() =>
    expect(tarjeta.getByRole('button', { name: 'Atendido' })).not.toHaveAttribute('aria-disabled'),
  );
});

describe('pases', () => {
  const pase = (orden: number, nombre: string) => ({ id: `p${orden}`, nombre, orden });
  const lubina = () => buildLinea({ nombre: 'Lubina', cantidad: 2, pase: pase(2, 'Segundos') });
  const mesaQueHaComido = (minutos: number, pedida = 40) => {
    const marchada = { por: 'Ana', en: hace(pedida) };
    const gazpacho = buildLinea({
      estado: 'entregado',
      pase: pase(1, 'Primeros'),
      marchada,
      entregadoEn: hace(minutos),
    });
    return buildGrupo({ pedidos: [buildTicket({ createdAt: hace(pedida), lineas: [gazpacho, lubina()] })] });
  };

  it('marches the next one with the one button of its card', async () => {
    renderSala(<Radar restaurante={CASA} />);
    const grupo = mesaQueHaComido(12);
    showSala([grupo]);
    const tarjeta = card('Mesa 4: Primeros servidos hace 12 min');
    expect(tarjeta.getByText('2 × Lubina')).toBeInTheDocument();
    const [ticket] = grupo.pedidos;
    const marchadas = ticket!.productos.map((linea) => ({ ...linea, marchada: { por: 'Ana', en: hace(0) } }));
    servidor.manejar = (_req, res) =>
      ok(res, { ...grupo, rev: 2, pedidos: [{ ...ticket, productos: marchadas }] });

    await userEvent.click(tarjeta.getByRole('button', { name: 'Marchar segundos' }));

    await waitFor(() =>
      expect(servidor.peticiones.map(({ url }) => url)).toEqual([rutasSala.marcharPase(grupo.grupoMesa)]),
    );
    expect(screen.queryByRole('article', { name: /servidos/ })).toBeNull();
  });

  it('alarms at one whose turn came 45 minutes ago, whatever its mesa eats', () => {
    renderSala(<Radar restaurante={CASA} />);
    showSala([mesaQueHaComido(12, 47)]);

    const nombre = 'Mesa 4: Segundos en espera desde hace 47 min';
    expect(screen.getByRole('article', { name: nombre })).toHaveAttribute('data-olvidado');
    expect(card(nombre).getByRole('button', { name: 'Marchar segundos' })).toBeInTheDocument();
  });
});

describe('a party', () => {
  const marchada = { por: 'Ana', en: hace(40) };
  const buildPases = (primero: Partial<Linea>, segundo: string) =>
    buildTicket({
      createdAt: hace(40),
      lineas: [marcha(PRIMEROS, { marchada, ...primero }), espera(SEGUNDOS, { nombre: segundo })],
    });
  const haComido = () => buildPases({ estado: 'entregado', entregadoEn: hace(12) }, 'Lubina');

  it('is one card with a link to each mesa, which says what is whose', () => {
    renderSala(<Radar restaurante={CASA} />);
    showSala(
      [buildGrupo({ mesa: 4, mesasJuntas: [4, 5], pedidos: [haComido()] }), buildListo(5)],
      [buildLlamada({ mesa: 5 })],
    );
    const tarjeta = card('Mesas 4 + 5: Llaman · comida lista · primeros servidos hace 12 min');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(tarjeta.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/sala/mesa/4',
      '/sala/mesa/5',
    ]);
    expect(tarjeta.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Mesa 5: Llaman · comida lista',
      'Mesa 4: Primeros servidos hace 12 min',
    ]);
    expect(tarjeta.getByText('2 × Croquetas')).toBeVisible();
  });

  it('marches with one tap those whose turn it is, and takes none for the next that stands there then', async () => {
    renderSala(<Radar restaurante={CASA} />);
    const [cuatro, cinco, seis] = [
      buildGrupo({ mesa: 4, mesasJuntas: [4, 5, 6], pedidos: [haComido()] }),
      buildGrupo({ mesa: 5, pedidos: [haComido()] }),
      buildGrupo({ mesa: 6, pedidos: [buildPases({}, 'Chuleta')] }),
    ];
    showSala([cuatro, cinco, seis]);
    const marchadas = (grupo: Grupo) => withLineasDe(grupo, [{}, { marchada: { por: 'Ana', en: hace(0) } }]);
    servidor.manejar = (req, res) =>
      ok(
        res,
        marchadas([cuatro, cinco, seis].find(({ grupoMesa }) => req.url?.includes(grupoMesa)) ?? cuatro),
      );
    const boton = () => screen.getByRole('button', { name: 'Marchar segundos' });

    await userEvent.click(boton());
    const urls = () => servidor.peticiones.map(({ url }) => url).sort();
    const primeras = [cuatro, cinco].map(({ grupoMesa }) => rutasSala.marcharPase(grupoMesa)).sort();
    await waitFor(() => expect(urls()).toEqual(primeras));

    // mesa 6 has eaten meanwhile: its act stands where theirs was
    showSala([
      marchadas(cuatro),
      marchadas(cinco),
      withLineasDe(seis, [{ estado: 'entregado', entregadoEn: hace(0) }]),
    ]);
    expect(boton()).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(boton(), { detail: 1 });
    expect(urls()).toEqual(primeras);
    await waitFor(() => expect(boton()).not.toHaveAttribute('aria-disabled'), { timeout: 30_000 });
    await userEvent.click(boton());
    await waitFor(() => expect(urls()).toContain(rutasSala.marcharPase(seis.grupoMesa)));
  });

  it('keeps its place for a moment when all of it is done', async () => {
    renderSala(<Radar restaurante={CASA} />);
    const grupos = [4, 5].map((mesa) =>
      buildGrupo({ mesa, ...(mesa === 4 && { mesasJuntas: [4, 5] }), pedidos: [haComido()] }),
    );
    showSala(grupos);
    servidor.manejar = (req, res) => {
      const grupo = grupos.find(({ grupoMesa }) => req.url?.includes(grupoMesa));
      if (grupo) ok(res, withLineasDe(grupo, [{}, { marchada: { por: 'Ana', en: hace(0) } }]));
    };
    await userEvent.click(screen.getByRole('button', { name: 'Marchar segundos' }));

    expect(await screen.findByText('Mesas 4 + 5 · Retirado')).toBeInTheDocument();
    expect(await screen.findByText('Nadie te espera', {}, { timeout: 30_000 })).toBeInTheDocument();
  });
});

it('takes the second half of a double tap for the first', async () => {
  renderSala(<Radar restaurante={CASA} />);
  const grupo = buildListo(4);
  showSala([grupo]);
  const llevado = { ...buildListo(4, { por: 'Ana', en: hace(0) }), grupoMesa: grupo.grupoMesa, rev: 2 };
  servidor.manejar = (_req, res) => ok(res, llevado);

  await userEvent.dblClick(screen.getByRole('button', { name: 'Lo llevo' }));

  expect(useTablero.getState().enCurso).toEqual([]);
  expect(screen.getByRole('button', { name: 'Entregado' })).toBeInTheDocument();
});

it('leaves the keyboard in the list when what it was on is dealt with', async () => {
  renderSala(<Radar restaurante={CASA} />);
  const llamada = buildLlamada({ mesa: 7, estado: 'en_camino', por: 'Ana' });
  showSala([buildListo(4)], [llamada]);
  servidor.manejar = (_req, res) => ok(res, { ...llamada, rev: 2, estado: 'atendido' });

  await userEvent.click(screen.getByRole('button', { name: 'Atendido' }));

  await waitFor(() => expect(screen.queryByText('Llaman al camarero')).toBeNull());
  expect(screen.getByRole('list', { name: 'Por atender' })).toHaveFocus();
});

it('shows only what is asked for, and how much there is of each', async () => {
  renderSala(<Radar restaurante={CASA} />);
  showSala([buildListo(4), buildGrupo({ mesa: 5 })], [buildLlamada({ mesa: 7 })]);
  const filtros = within(screen.getByRole('group', { name: 'Qué se muestra' }));
  expect(filtros.getAllByRole('button').map((filtro) => filtro.textContent)).toEqual([
    'Todo 2',
    'Por servir 1',
    'Llamadas 1',
    'Cuentas 0',
    'Por cobrar 0',
  ]);

  await userEvent.click(filtros.getByRole('button', { name: 'Llamadas 1' }));
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(filtros.getByRole('button', { name: 'Llamadas 1' })).toHaveAttribute('aria-pressed', 'true');

  await userEvent.click(filtros.getByRole('button', { name: 'Cuentas 0' }));
  expect(screen.getByRole('heading', { name: 'Nadie te espera' })).toBeInTheDocument();
});

it('tells who cannot see it what has begun to wait, but not what was there', async () => {
  renderSala(<AnuncioSala deEstaPagina={[5]} />, '/sala/mesa/5');
  const antes = buildListo(4);
  showSala([antes]);
  showSala([antes], [buildLlamada({ mesa: 5 }), buildLlamada({ mesa: 7 })]);

  await untilDicho(/^Mesa 7: Llaman al camarero$/);
});

it('says that it could not be loaded, and why', () => {
  renderSala(<Radar restaurante={CASA} />);
  act(() => useTablero.setState({ fallo: 'Error de conexión. Verifica tu conexión a internet.' }));

  expect(screen.getByRole('alert')).toHaveTextContent('Error de conexión');
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeInTheDocument();
});

describe('where the house has zonas', () => {
  const casa = {
    _id: 'r2',
    zonas: [
      { _id: 'a', nombre: 'Terraza', mesas: '1-3' },
      { _id: 'b', nombre: 'Barra', mesas: '4' },
    ],
  };
  const llaman = () => showSala([buildListo(2)], [buildLlamada({ mesa: 9 }), buildLlamada({ mesa: 4 })]);
  const misZonas = () => within(screen.getByRole('group', { name: 'Mis zonas' }));
  beforeEach(() => localStorage.clear());

  it('shows only those that its waiter looks after, counts the rest, and remembers it', async () => {
    const { unmount } = renderSala(<Radar restaurante={casa} />);
    llaman();
    expect(
      misZonas()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Terraza', 'Barra', 'Sala']);
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(screen.queryByText(/En otras zonas/)).toBeNull();

    await userEvent.click(misZonas().getByRole('button', { name: 'Terraza' }));
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByText('En otras zonas: 2 por atender, 2 llaman')).toBeInTheDocument();
    unmount();

    renderSala(<Radar restaurante={casa} />);
    expect(misZonas().getByRole('button', { name: 'Terraza' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(misZonas().getByRole('button', { name: 'Sala' }));
    expect(screen.getByText('En otras zonas: 1 por atender, y una llama')).toBeInTheDocument();
  });

  it('shows the rest for once, without forgetting whose zonas are its own', async () => {
    renderSala(<Radar restaurante={casa} />);
    llaman();
    await userEvent.click(misZonas().getByRole('button', { name: 'Terraza' }));

    await userEvent.click(screen.getByRole('button', { name: /En otras zonas/ }));
    expect(screen.getAllByRole('article')).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: /Ver solo las mías/ }));
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('tells who cannot see it of a call from elsewhere, too', async () => {
    renderSala(
      <>
        <AnuncioSala deEstaPagina={[]} />
        <Radar restaurante={casa} />
      </>,
    );
    showSala([]);
    await userEvent.click(misZonas().getByRole('button', { name: 'Terraza' }));
    showSala([], [buildLlamada({ mesa: 9 })]);

    await untilDicho(/Mesa 9: Llaman al camarero/);
  });
});
