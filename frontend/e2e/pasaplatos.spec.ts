import type { Page } from 'playwright-core';
import {
  estacionesDe,
  isEnEspera,
  isPorHacer,
  platosVivosOf,
  rutas,
  rutasGestion,
  rutasSala,
} from '@carta/contracts';
import type { Categoria, EstacionCasa, Grupo, Ticket } from '@carta/contracts';
import { ticketsDeCocina } from '../src/piso/cocina/modelo/tickets-cocina';
import { faltanDe, vistaPasaplatosOf } from '../src/piso/vivo/tickets/tarjetas-pasaplatos';
import { callAs, readGrupos, sendPedido } from './support/api';
import { becomes } from './support/becomes';
import { lineaPared, move } from './support/noche';
import { usePaginas } from './support/paginas';
import {
  PLATO_DE,
  buildCasaConPases,
  readEsperas,
  readPasaplatos,
  tarjetaPasaplatos,
} from './support/pasaplatos';
import { openDispositivo, readPared } from './support/planta';

const paginas = usePaginas();
const CUBIERTOS = 12;
const doce = (plato: string) => Array.from({ length: CUBIERTOS }, () => plato);

const readLinea = async (page: Page, plato: string) =>
  (await readPared(page)).flatMap(({ lineas }) => lineas).filter((linea) => linea.includes(plato));

it('a mesa of twelve is served in four pases: the pass says at every step what the kitchen and the bar show', async () => {
  const { producto } = paginas;
  const local = await buildCasaConPases(producto);
  const open = (nombre: string, puesto: 'cocina' | 'barra' | 'pase') =>
    openDispositivo(paginas.openNavegador, producto, local, { nombre, puesto });
  const [cocina, barra, pase] = await Promise.all([
    open('Cocina', 'cocina'),
    open('Barra', 'barra'),
    open('Salida', 'pase'),
  ]);

  await sendPedido(
    producto,
    local,
    4,
    [...Object.values(PLATO_DE), 'Agua'].flatMap(doce),
    'Es un cumpleaños',
    ['gluten'],
  );

  await becomes(
    () => readPasaplatos(pase),
    ['Mesa 4, Bebidas: falta Barra', 'Mesa 4, Entrantes: falta Cocina'],
  );
  await tarjetaPasaplatos(pase, 'Mesa 4, Entrantes: falta Cocina').getByText('Alergia: gluten').waitFor();
  await becomes(
    () => readEsperas(pase),
    ['Mesa 4 · Primeros · en espera (12) · Segundos · en espera (12) · Postres · en espera (12)'],
  );

  await move(lineaPared(barra, 4, 'Agua'));
  await move(lineaPared(barra, 4, 'Agua'));
  await becomes(
    () => readPasaplatos(pase),
    ['Mesa 4, Bebidas: todo listo', 'Mesa 4, Entrantes: falta Cocina'],
  );
  await serve(pase, 'Bebidas');

  for (const [nombre, plato] of Object.entries(PLATO_DE)) {
    const [falta, listo] = [`Mesa 4, ${nombre}: falta Cocina`, `Mesa 4, ${nombre}: todo listo`];
    if (nombre !== 'Entrantes') {
      await move(pase.getByRole('button', { name: `Marchar ${nombre.toLowerCase()} de la mesa 4` }));
    }
    await becomes(() => readPasaplatos(pase), [falta]);
    await becomes(() => readLinea(cocina, plato), [expect.stringMatching(/Pendiente|PE/)]);

    await move(lineaPared(cocina, 4, plato));
    await becomes(() => readLinea(cocina, plato), [expect.stringContaining('En preparación')]);
    expect(await readPasaplatos(pase)).toEqual([falta]);

    await move(lineaPared(cocina, 4, plato));
    await becomes(() => readPasaplatos(pase), [listo]);
    await serve(pase, nombre);
  }
  await pase.getByText('Nada en la salida').waitFor();
  expect(await readEsperas(pase)).toEqual([]);
});

it('twelve covers of four pases and three stations: the pass says at every step what the stations show', async () => {
  const { producto } = paginas;
  const local = await buildCasaConPases(producto);
  const send = <T>(method: 'PUT' | 'POST', ruta: string, body: object) =>
    callAs<T>(producto, local, ruta, { method, body });
  const casa = await send<EstacionCasa[]>('PUT', rutasGestion.estaciones(local.id), {
    estaciones: ['Plancha', 'Fríos'].map((nombre) => ({ nombre, tipo: 'comida' })),
  });
  const idDe = (nombre: string) => casa.find((estacion) => estacion.nombre === nombre)?._id ?? null;
  for (const categoria of await callAs<Categoria[]>(producto, local, rutasGestion.categorias())) {
    if (!categoria.pase) continue;
    const body = { precio: 7, categoria: categoria._id };
    const frio = { ...body, nombre: `Frío de ${categoria.nombre}`, estacion: idDe('Fríos') };
    await send('POST', rutasGestion.productos(), frio);
    if (categoria.nombre === 'Segundos') {
      await send('POST', rutasGestion.productos(), { ...body, nombre: 'Entrecot' });
      await send('PUT', rutasGestion.categoria(categoria._id), { estacion: idDe('Plancha') });
    }
  }
  const frios = Object.keys(PLATO_DE).map((nombre) => `Frío de ${nombre}`);
  await sendPedido(
    producto,
    local,
    4,
    [...Object.values(PLATO_DE), 'Entrecot', ...frios, 'Agua'].flatMap(doce),
  );

  /** What the walls of the stations have of the mesa: each dish that is to be made now, and each that waits. */
  const look = async () => {
    const grupos = await readGrupos(producto, local);
    const muros = estacionesDe(casa).map(({ _id, nombre }) => {
      const tickets = ticketsDeCocina(grupos, 'todo', { estaciones: [_id], casa });
      return { nombre, lineas: tickets.flatMap(({ ticket }) => platosVivosOf(ticket.productos)) };
    });
    const { tarjetas, esperas } = vistaPasaplatosOf(grupos, Date.now(), casa);
    for (const { estaciones, isLista, partes } of tarjetas) {
      const suyas = partes.flatMap(({ lineas }) => lineas.map(({ _id }) => _id));
      const faltan = muros.filter(({ lineas }) =>
        lineas.some((linea) => suyas.includes(linea._id) && isPorHacer(linea) && !isEnEspera(linea)),
      );
      expect(estaciones.filter((una) => !una.isLista).map(({ nombre }) => nombre)).toEqual(
        faltan.map(({ nombre }) => nombre),
      );
      expect(isLista).toBe(faltan.length === 0);
    }
    const enMuros = muros.flatMap(({ lineas }) => lineas).filter(isEnEspera);
    const enFilas = esperas.flatMap(({ pases }) => pases.flatMap(({ falta }) => falta));
    expect(enFilas.map(({ _id }) => _id).sort()).toEqual(enMuros.map(({ _id }) => _id).sort());
    return { grupo: grupos[0] as Grupo, tarjetas, muros };
  };

  const [pedido, bebida] = (await look()).grupo.pedidos as [Ticket, Ticket];
  const move = ({ _id }: Ticket, estado: string, lineas?: string[]) =>
    send('PUT', rutas.pedidoEstado(_id), { estado, alcance: 'pedido', ...(lineas && { lineas }) });
  await move(bebida, 'entregado');
  const vistas: string[] = [];
  for (const pase of Object.keys(PLATO_DE)) {
    const { grupo } = await look();
    const linea = pedido.productos.find((cada) => cada.pase?.nombre === pase);
    await send('PUT', rutasSala.marcharPase(grupo.grupoMesa), { pase: linea?.pase?.id, rev: grupo.rev });
    for (const { nombre } of estacionesDe(casa)) {
      const { muros } = await look();
      const suyas = (muros.find((muro) => muro.nombre === nombre)?.lineas ?? []).filter(
        (cada) => isPorHacer(cada) && !isEnEspera(cada),
      );
      for (const { _id } of suyas) {
        for (const estado of ['en_preparacion', 'listo']) {
          await move(pedido, estado, [_id]);
          vistas.push(...(await look()).tarjetas.map((tarjeta) => textoDe(faltanDe(tarjeta))));
        }
      }
    }
    await move(pedido, 'entregado');
  }
  expect([...new Set(vistas)]).toEqual([
    ...['Falta: Cocina, Fríos', 'Falta: Fríos', 'Todo listo', 'Falta: Plancha, Fríos'],
  ]);
  const { tarjetas, grupo } = await look();
  expect([tarjetas, grupo.estadoGrupo]).toEqual([[], 'entregado']);
});

/** What is ready leaves with whoever stands at the pass, and is served. */
async function serve(pase: Page, nombre: string): Promise<void> {
  const tarjeta = tarjetaPasaplatos(pase, `Mesa 4, ${nombre}: todo listo`);
  await move(tarjeta.getByRole('button', { name: 'Sale' }));
  await tarjeta.getByText('Lo lleva Salida', { exact: true }).waitFor();
  await move(tarjeta.getByRole('button', { name: 'Entregado' }));
  await tarjeta.waitFor({ state: 'detached' });
}

const textoDe = (faltan: string | null) => (faltan === null ? 'Todo listo' : `Falta: ${faltan}`);
