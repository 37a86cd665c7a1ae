// Longer than most: the model, its steps and its laws are of no use apart.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { Types } from 'mongoose';
import { CABECERA_CLAVE, fromEuros, rutas, rutasSala } from '@carta/contracts';
import type { Grupo, Ticket } from '@carta/contracts';
import { Config } from '../../src/plataforma/config/config';
import type { GrupoCambiado } from '../../src/plataforma/hechos/domain-events';
import type { GrupoDoc } from '../../src/servicio/pedidos/grupos/grupo.schema';
import { createTestApp } from '../support/app';
import type { Respuesta, TestApp } from '../support/app';
import { buildLocal, pedidoOf, readTablero } from '../support/local';
import type { Local } from '../support/local';
import { hearSucesos, readTabs, rebuildTabs } from '../support/tabs-contadas';

const MESAS = 4;
const HISTORIAS = 12;
const PASOS = 14;

const mesa = fc.integer({ min: 1, max: MESAS });
/** What somebody does, at whichever process, to the tab of a mesa as they last saw it. */
const paso = fc.record({
  hace: fc.constantFrom(
    ...(['pide', 'pide', 'sigue', 'sigue', 'mueve', 'mueve', 'vuelve', 'junta', 'junta'] as const),
    ...(['separa', 'cancela', 'sirve', 'cobra', 'cobra', 'anula', 'paga', 'paga'] as const),
  ),
  mesa,
  segunda: mesa,
  proceso: fc.integer({ min: 0, max: 1 }),
  /** Whether what they saw is what was there a step ago. */
  isViejo: fc.boolean(),
});
type Paso = typeof paso extends fc.Arbitrary<infer T> ? T : never;

const en = (hace: Paso['hace'], numero: number, segunda: number): Paso => ({
  ...{ hace, mesa: numero, segunda, proceso: 0, isViejo: false },
});
/** A history in which everything can be done: of chance alone nobody may ask it. */
const SIN_TROPIEZOS: [Paso, Paso][] = [
  [en('pide', 1, 1), en('pide', 2, 1)],
  [en('mueve', 1, 3), en('cobra', 2, 1)],
  [en('junta', 3, 2), en('sirve', 2, 1)],
];

describe('Whatever is moved, joined, charged and paid at two processes at once', () => {
  const procesos: TestApp[] = [];
  let local: Local;
  /** What each order was answered, by its key: null where it was refused. */
  let pedidos: Map<string, { grupoMesa: string; seguimiento: string } | null>;
  let vistos: Grupo[];
  let sucesos: readonly GrupoCambiado[];
  let antes: Grupo[];

  beforeAll(async () => {
    const primero = await createTestApp();
    const { mongodbUri } = primero.app.get(Config);
    procesos.push(primero, await createTestApp({ mongodbUri }));
    sucesos = hearSucesos(procesos);
  });
  afterAll(async () => {
    for (const proceso of procesos.toReversed()) await proceso.close();
  });

  const put = (proceso: TestApp, ruta: string, body: object): Promise<Respuesta<unknown>> =>
    proceso.put(ruta, { token: local.token, body });

  async function send(proceso: TestApp, numero: number, seguimiento?: string): Promise<Respuesta<unknown>> {
    const clave = randomUUID();
    const body = pedidoOf(local, { mesa: numero, ...(seguimiento ? { seguimiento } : {}) });
    const respuesta = await proceso.post<{ grupoMesa: string; seguimiento: string }>(rutas.pedidos(), {
      body,
      headers: { [CABECERA_CLAVE]: clave },
    });
    pedidos.set(clave, respuesta.status === 201 ? respuesta.body.data : null);
    return respuesta;
  }

  /** Nothing, where what is to be done cannot be done to what they see. */
  async function take({
    hace,
    mesa: numero,
    segunda,
    proceso: i,
    isViejo,
  }: Paso): Promise<Respuesta<unknown> | null> {
    const proceso = procesos[i] as TestApp;
    const grupo = (isViejo ? antes : vistos).find((visto) => visto.mesa.numero === numero);
    if (hace === 'pide') return send(proceso, numero);
    if (hace === 'sigue') return send(proceso, numero, [...pedidos.values()].at(segunda)?.seguimiento);
    if (!grupo) return null;
    const { grupoMesa, rev, cobros = [], mudanzas = [] } = grupo;
    const ticket = grupo.pedidos.at(-1) as Ticket;
    const ultima = mudanzas.at(-1);
    const pareja = vistos.filter(
      (visto) => grupo.mesasJuntas?.includes(visto.mesa.numero) ?? visto === grupo,
    );
    switch (hace) {
      case 'mueve':
        return put(proceso, rutasSala.moverMesa(grupoMesa), { de: numero, a: segunda, rev });
      case 'vuelve':
        return ultima
          ? put(proceso, rutasSala.moverMesa(grupoMesa), { de: numero, a: ultima.de, rev })
          : null;
      case 'junta':
        return put(proceso, rutasSala.juntarMesas(grupoMesa), {
          mesas: [...new Set([numero, segunda])],
          rev,
        });
      case 'separa':
        return put(proceso, rutasSala.juntarMesas(grupoMesa), { mesas: [], rev });
      case 'cancela':
        return put(proceso, rutasSala.cancelarLinea(ticket._id, '0'), { motivo: 'no queda', rev });
      case 'sirve':
        return put(proceso, rutas.pedidoEstado(ticket._id), { estado: 'entregado', rev });
      case 'cobra':
        return proceso.post(rutasSala.cobros(grupoMesa), {
          token: local.token,
          body: { importe: segunda * 2.5, forma: 'efectivo', rev },
          headers: { [CABECERA_CLAVE]: randomUUID() },
        });
      case 'anula':
        return cobros[0] ? put(proceso, rutasSala.anularCobro(cobros[0]._id), { motivo: 'error' }) : null;
      case 'paga':
        return put(proceso, rutasSala.pagarMesas(grupoMesa), {
          revs: Object.fromEntries(pareja.map((visto) => [visto.grupoMesa, visto.rev])),
        });
    }
  }

  /** Every order once and whole, in the tab that it was answered; no mesa twice; no céntimo too much. */
  async function check(): Promise<void> {
    const docs = await procesos[0]?.db
      .collection<GrupoDoc>('grupos')
      .find({ restaurante: new Types.ObjectId(local.id) })
      .toArray();
    const grupos = docs ?? [];
    const tickets = grupos.flatMap((grupo) => grupo.pedidos.map((ticket) => ({ grupo, ticket })));
    const guardados = tickets.map(
      ({ grupo, ticket }) => `${ticket.clave} ${ticket.tipo} ${grupo._id.toHexString()}`,
    );
    const esperados = [...pedidos].flatMap(([clave, esperado]) =>
      esperado ? ['bebida', 'comida'].map((tipo) => `${clave} ${tipo} ${esperado.grupoMesa}`) : [],
    );
    expect(guardados.sort()).toEqual(esperados.sort());
    for (const { ticket } of tickets) {
      const lineas = ticket.lineas.map(({ nombre, cantidad, precio }) => [nombre, cantidad, precio]);
      const { tortilla, cana } = local;
      const { nombre, precio } = ticket.tipo === 'comida' ? tortilla : cana;
      expect(lineas).toEqual([[nombre, 1, fromEuros(precio)]]);
    }
    const abiertos = grupos.filter(({ pagado }) => !pagado);
    const juntas = abiertos.flatMap(({ mesasJuntas = [] }) => mesasJuntas);
    expect(new Set(abiertos.map((abierto) => abierto.mesa)).size).toBe(abiertos.length);
    expect(new Set(juntas).size).toBe(juntas.length);
    for (const grupo of grupos) checkGrupo(grupo);
    const guardadas = await readTabs(procesos[0] as TestApp, { restaurante: new Types.ObjectId(local.id) });
    expect(rebuildTabs(sucesos, local.id)).toEqual(guardadas);
  }

  function checkGrupo({
    mesa: numero,
    pagado,
    mesasJuntas,
    mudanzas = [],
    cobros = [],
    pedidos: tickets,
  }: GrupoDoc): void {
    if (mesasJuntas)
      expect([pagado, mesasJuntas.length > 1, mesasJuntas.includes(numero)]).toEqual([false, true, true]);
    const [primera] = mudanzas;
    if (primera) {
      expect([primera.de, ...mudanzas.map(({ a }) => a)]).toEqual([...mudanzas.map(({ de }) => de), numero]);
    }
    const total = suma(
      tickets.flatMap(({ lineas }) =>
        lineas.filter((linea) => !linea.cancelada).map((linea) => linea.precio),
      ),
    );
    const cobrado = suma(cobros.filter(({ anulado }) => !anulado).map(({ importe }) => importe));
    expect(cobrado).toBeLessThanOrEqual(total);
    expect(tickets.every(({ antes: creida }) => creida !== numero)).toBe(true);
  }

  /** Whatever has happened to them, all mesas can be served and paid in the end, each party as one. */
  async function payAll(): Promise<void> {
    const [proceso] = procesos as [TestApp];
    for (const { pedidos: tickets } of vistos) {
      await put(proceso, rutas.pedidoEstado(tickets[0]?._id ?? ''), { estado: 'entregado' });
    }
    const abiertos = await readTablero(proceso, local);
    for (const grupo of abiertos) {
      const lider = abiertos.find(({ mesasJuntas }) => mesasJuntas?.includes(grupo.mesa.numero));
      if (lider && lider !== grupo) continue;
      const partida = abiertos.filter(
        (abierto) => abierto === grupo || lider?.mesasJuntas?.includes(abierto.mesa.numero),
      );
      const revs = Object.fromEntries(partida.map(({ grupoMesa, rev }) => [grupoMesa, rev]));
      expect((await put(proceso, rutasSala.pagarMesas(grupo.grupoMesa), { revs })).status).toBe(200);
    }
    expect(await readTablero(proceso, local)).toEqual([]);
  }

  it('every order is once in its tab, no mesa is of two parties, and no more is charged than was ordered', async () => {
    const hechos = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(paso, paso), { minLength: PASOS, maxLength: PASOS }),
        async (pares) => {
          local = await buildLocal(procesos[0] as TestApp, { numeroMesas: MESAS });
          pedidos = new Map();
          antes = vistos = [];
          for (const par of pares) {
            const respuestas = await Promise.all(par.map(take));
            antes = vistos;
            vistos = await readTablero(procesos[0] as TestApp, local);
            for (const [i, respuesta] of respuestas.entries()) {
              if (!respuesta) continue;
              expect([200, 201, 404, 409, 422]).toContain(respuesta.status);
              const que = `${par[i]?.hace} ${respuesta.status < 300}`;
              hechos.set(que, (hechos.get(que) ?? 0) + 1);
            }
            await check();
          }
          await payAll();
          await check();
        },
      ),
      { numRuns: HISTORIAS, examples: [[SIN_TROPIEZOS]] },
    );
    for (const hace of ['pide', 'mueve', 'junta', 'sirve', 'cobra']) {
      expect([hace, (hechos.get(`${hace} true`) ?? 0) > 0]).toEqual([hace, true]);
    }
  });
});

const suma = (importes: readonly number[]): number => importes.reduce((total, importe) => total + importe, 0);
