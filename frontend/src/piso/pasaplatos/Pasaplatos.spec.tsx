// Longer than most: the pass is walked from what is made to what has left.
import { rutas, rutasSala } from '@carta/contracts';
import type { Grupo, Linea } from '@carta/contracts';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, ok, useServidor } from '../../shared/api/pruebas/servidor';
import { useSesionViva } from '../../shared/api/pruebas/sesion-viva';
import { buildGrupo, buildLinea, buildTicket } from '../vivo/pruebas/fabrica';
import { clearCola } from '../vivo/pruebas/clear-cola';
import { receiveServicio, replaceTablero, resetTablero, useTablero } from '../vivo/tablero/useTablero';
import { Pasaplatos } from './Pasaplatos';

const servidor = useServidor();
useSesionViva();
afterEach(() => act(resetTablero));

const hace = (minutos: number) => new Date(Date.now() - minutos * 60_000).toISOString();
const segundos = (cambios: Partial<Linea> = {}) =>
  buildLinea({ nombre: 'Lubina', pase: { id: 'p2', nombre: 'Segundos', orden: 2 }, ...cambios });
const enMarcha = (cambios: Partial<Linea> = {}) =>
  segundos({ marchada: { por: 'Ana', en: hace(9) }, ...cambios });

function open(...grupos: Grupo[]) {
  render(<Pasaplatos quien="Salida 1" />);
  act(() => replaceTablero({ grupos, llamadas: [] }, { grupos: [], llamadas: [] }));
}
const card = (nombre: string) => within(screen.getByRole('article', { name: nombre }));

it('shows of each pase who has made theirs and what is missing, an allergy first', () => {
  const comida = buildTicket({
    evita: ['pescado'],
    lineas: [
      enMarcha({ estado: 'listo', alergenos: ['pescado'] }),
      enMarcha({ nombre: 'Chuleta', notas: 'sin sal', alergenos: [] }),
    ],
  });
  open(buildGrupo({ pedidos: [comida] }));

  const tarjeta = card('Mesa 4, Segundos: falta Cocina');
  expect(tarjeta.getByText('Alergia: pescado')).toBeInTheDocument();
  expect(tarjeta.getByText('Falta: Cocina')).toBeInTheDocument();
  expect(tarjeta.getByText('hace 9 min')).toBeInTheDocument();
  const platos = tarjeta.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(platos).toEqual(['1LubinaLleva pescado', '1Chuleta (sin sal)']);
  expect(tarjeta.queryByRole('button')).toBeNull();
});

it('sends out what is ready, says who brings it, and has it served', async () => {
  const grupo = buildGrupo({ pedidos: [buildTicket({ lineas: [enMarcha({ estado: 'listo' })] })] });
  const [ticket] = grupo.pedidos;
  open(grupo);
  let rev = 1;
  servidor.manejar = (req, res) => {
    rev += 1;
    const lleva = { por: 'Salida 1', en: new Date().toISOString() };
    const servido = req.url === rutas.pedidoEstado(ticket!._id);
    const lineas = [enMarcha({ ...ticket!.productos[0], estado: servido ? 'entregado' : 'listo' })];
    const pedidos = [buildTicket({ _id: ticket!._id, lineas, ...(!servido && { lleva }) })];
    ok(res, buildGrupo({ ...grupo, mesa: 4, rev, pedidos }));
  };
  await userEvent.click(card('Mesa 4, Segundos: todo listo').getByRole('button', { name: 'Sale' }));

  expect(await screen.findByText('Lo lleva Salida 1')).toBeInTheDocument();
  await waitFor(() => expect(servidor.peticiones).toHaveLength(1));
  // where 'Sale' was, it takes no tap for a moment (Radar.spec.tsx)
  const entregado = await screen.findByRole('button', { name: 'Entregado' });
  await waitFor(() => expect(entregado).not.toHaveAttribute('aria-disabled'), { timeout: 30_000 });
  await userEvent.click(entregado);

  // its place is kept for a moment
  expect(await screen.findByText('Mesa 4 · Retirado')).toBeInTheDocument();
  expect(await screen.findByText('Nada en la salida', {}, { timeout: 30_000 })).toBeInTheDocument();
  await waitFor(() =>
    expect(servidor.peticiones.map(({ url }) => url)).toEqual([
      rutasSala.llevar(ticket!._id),
      rutas.pedidoEstado(ticket!._id),
    ]),
  );
});

it('serves one of two pases of an order by its dishes, since nobody can claim half of it', async () => {
  const primero = buildLinea({
    estado: 'listo',
    pase: { id: 'p1', nombre: 'Primeros', orden: 1 },
    marchada: { por: 'Ana', en: hace(20) },
  });
  const grupo = buildGrupo({ pedidos: [buildTicket({ lineas: [primero, enMarcha()] })] });
  open(grupo);
  servidor.manejar = (_req, res) => ok(res, { ...grupo, rev: 2 });

  await userEvent.click(card('Mesa 4, Primeros: todo listo').getByRole('button', { name: 'Entregado' }));

  await waitFor(() =>
    expect(servidor.peticiones.map(({ url }) => url)).toEqual([
      rutas.lineaEstado(grupo.pedidos[0]!._id, primero._id),
    ]),
  );
});

describe('a party', () => {
  const cutOff = () => useTablero.setState({ conexion: { estado: 'cortada', desde: 0, noticia: null } });
  const enCola = () => useTablero.getState().enCola.map(({ texto }) => texto);
  beforeEach(() => {
    servidor.manejar = (_req, res) => answer(res, 503, { success: false, code: 'SERVICE_UNAVAILABLE' });
  });
  afterEach(() => act(clearCola));

  it('is one card, each mesa with its own warnings, and leaves and is served with one tap', async () => {
    const lista = (mesa: number, cambios: Partial<Grupo> = {}) =>
      buildGrupo({
        ...cambios,
        mesa,
        pedidos: [
          buildTicket({
            ...(mesa === 5 && { evita: ['pescado' as const] }),
            lineas: [enMarcha({ estado: 'listo', alergenos: ['pescado'] })],
          }),
        ],
      });
    open(lista(4, { mesasJuntas: [4, 5] }), lista(5));
    act(cutOff);
    const tarjeta = card('Mesas 4 + 5, Segundos: todo listo');
    expect(
      tarjeta
        .getAllByRole('heading', { level: 3 })
        .map(({ parentElement }) => parentElement?.parentElement?.textContent),
    ).toEqual(['Mesa 41LubinaLleva pescado', 'Mesa 5Alergia: pescado1LubinaLleva pescado']);

    fireEvent.click(tarjeta.getByRole('button', { name: 'Sale' }), { detail: 1 });
    expect(enCola()).toEqual(['Mesa 4: Lo llevo', 'Mesa 5: Lo llevo']);
    const entregado = tarjeta.getByRole('button', { name: 'Entregado' });
    fireEvent.click(entregado, { detail: 1 });
    expect(enCola()).toHaveLength(2);
    await waitFor(() => expect(entregado).not.toHaveAttribute('aria-disabled'), { timeout: 30_000 });
    fireEvent.click(entregado, { detail: 1 });
    expect(enCola().slice(2)).toEqual(['Mesa 4: Entregado', 'Mesa 5: Entregado']);

    expect(await screen.findByText('Mesas 4 + 5 · Retirado')).toBeInTheDocument();
    expect(await screen.findByText('Nada en la salida', {}, { timeout: 30_000 })).toBeInTheDocument();
  });

  it('marches with the button of its row those whose turn it is, and takes no tap for the next at once', () => {
    const primeros = { id: 'p1', nombre: 'Primeros', orden: 1 };
    const mesa = (numero: number, estado: Linea['estado'], cambios: Partial<Grupo> = {}) =>
      buildGrupo({
        ...cambios,
        mesa: numero,
        pedidos: [
          buildTicket({
            lineas: [
              enMarcha({ pase: primeros, estado, ...(estado === 'entregado' && { entregadoEn: hace(5) }) }),
              segundos(),
            ],
          }),
        ],
      });
    open(mesa(4, 'entregado', { mesasJuntas: [4, 5] }), mesa(5, 'en_preparacion'));
    act(cutOff);
    const boton = (name: string) => screen.getByRole('button', { name });

    fireEvent.click(boton('Marchar segundos de la mesa 4'), { detail: 1 });
    expect(enCola()).toEqual(['Mesa 4: Marchan segundos']);
    fireEvent.click(boton('Marchar segundos de la mesa 5'), { detail: 1 });
    expect(enCola()).toEqual(['Mesa 4: Marchan segundos']);
    expect(boton('Marchar segundos de la mesa 5')).toHaveAttribute('aria-disabled', 'true');
  });
});

it('keeps what waits its turn in one quiet row, and marches it with one tap', async () => {
  const grupo = buildGrupo({ pedidos: [buildTicket({ lineas: [segundos({ cantidad: 3 })] })] });
  open(grupo);
  const fila = within(screen.getByRole('list', { name: 'En espera' }));
  expect(fila.getByRole('listitem')).toHaveTextContent('Mesa 4 · Segundos · en espera (3)');
  servidor.manejar = (_req, res) => ok(res, { ...grupo, rev: 2 });

  await userEvent.click(fila.getByRole('button', { name: 'Marchar segundos de la mesa 4' }));

  await waitFor(() =>
    expect(servidor.peticiones.map(({ url }) => url)).toEqual([rutasSala.marcharPase(grupo.grupoMesa)]),
  );
});

it('says what is urgent and has it first; it is marked here where the house does so', async () => {
  const urgente = { por: 'Ana', en: hace(2) };
  const lineas = [enMarcha({ marchada: { por: 'Ana', en: hace(5) } })];
  const tarde = buildGrupo({ mesa: 4, pedidos: [buildTicket({ lineas: [enMarcha()] })] });
  const pronto = buildGrupo({ mesa: 7, pedidos: [buildTicket({ lineas, urgente })] });
  open(tarde, pronto);

  expect(screen.getAllByRole('article').map((tarjeta) => tarjeta.getAttribute('aria-label'))).toEqual([
    'Mesa 7, Segundos, urgente: falta Cocina',
    'Mesa 4, Segundos: falta Cocina',
  ]);
  expect(screen.getByText('Urgente · Ana')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Marcar urgente' })).toBeNull();

  const { servicio } = useTablero.getState();
  act(() => receiveServicio({ ...servicio, rev: 1, urgentes: true }));
  servidor.manejar = (_req, res) => {
    const [ticket] = tarde.pedidos;
    ok(res, { ...tarde, rev: 2, pedidos: [{ ...ticket, urgente: { por: 'Salida 1', en: hace(0) } }] });
  };
  await userEvent.click(screen.getByRole('button', { name: 'Marcar urgente' }));

  expect(await screen.findByText('Urgente · Salida 1')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Marcar urgente' })).toBeNull();
});
