import { randomUUID } from 'node:crypto';
import { centimos, elegir, moveGrupo } from '@carta/contracts';
import type { GrupoMesa } from '@carta/contracts';
import { toId } from '../../src/plataforma/base-datos/ids';
import { toGrupoMesa } from '../../src/servicio/pedidos/grupos/grupo.mapper';
import { grupoSchema } from '../../src/servicio/pedidos/grupos/grupo.schema';
import type { GrupoDoc } from '../../src/servicio/pedidos/grupos/grupo.schema';
import { coleccionEn } from '../../src/plataforma/base-datos/coleccion';
import { GruposRepository } from '../../src/servicio/pedidos/grupos/grupos.repository';
import type { PedidoGuardado } from '../../src/servicio/pedidos/grupos/grupos.repository';
import { cargaDe } from '../../src/servicio/pedidos/grupos/cabida';
import { buildTickets } from '../../src/servicio/pedidos/grupos/tickets';
import type { Procedencia } from '../../src/servicio/pedidos/grupos/tickets';
import { useLocal } from '../support/local';
import { useSala } from '../support/sala';

const MESAS = Array.from({ length: 12 }, (_, i) => i + 1);
/** Of each test: an order that waited for a slow start is refused. */
let ahora = new Date();
const ORIGENES: Procedencia[] = [{}, { sinVerificar: true }, { tomadoPor: 'Ana' }, { sinVerificar: true }];

const buildVendible = (tipo: 'comida' | 'bebida') =>
  ({
    id: toId('665f1c2ab4d3e90012ab34ce').toHexString(),
    nombre: '$pedidos',
    precio: centimos(850),
    disponible: true,
    tipo,
    alergenos: ['huevos'],
    alergenosDeclarados: true,
    formatos: [],
    opciones: [],
  }) as const;
const LINEAS = (['comida', 'bebida'] as const).map((tipo) => {
  const producto = buildVendible(tipo);
  return { producto, eleccion: elegir(producto, {}), cantidad: 2, notas: '$rev' };
});

const ticketsOf = (procedencia: Procedencia = {}, clave: string = randomUUID()) =>
  buildTickets({ clave, huella: 'huella', creadoEn: ahora, evita: ['apio'], procedencia, lineas: LINEAS });

describe('An order for a mesa whose tab the process may know', () => {
  const casa = useLocal();
  beforeEach(() => {
    ahora = new Date();
  });

  /** Another process: it knows nothing of what this one wrote. */
  const buildProceso = () => new GruposRepository(coleccionEn(casa.app.db, grupoSchema));
  const grupos = () => casa.app.db.collection<GrupoDoc>('grupos');
  const readDoc = async (mesa: number): Promise<GrupoDoc> => {
    const doc = await grupos().findOne({ restaurante: toId(casa.local.id), mesa, pagado: false });
    if (!doc) throw new Error('there is no tab');
    return doc;
  };
  const add = (proceso: GruposRepository, mesa: number, tickets = ticketsOf()): Promise<PedidoGuardado> =>
    proceso.addTickets({
      ...{ restauranteId: casa.local.id, mesa, tickets, ahora },
      ...{ carga: cargaDe(tickets), deMesa: {} },
    });
  const move = (proceso: GruposRepository, { pedidos }: GrupoMesa, to: 'entregado' | 'pagado') =>
    proceso.changeGrupo(casa.local.id, { ticketId: pedidos[0]?.id ?? '' }, { por: 'Ana' }, (grupo) => {
      const movimiento = moveGrupo(grupo, to, ahora);
      if (!movimiento.ok) throw new Error(movimiento.motivo);
      return movimiento.grupo;
    });

  it('is answered as it is stored, whoever sends it and whatever was moved before', async () => {
    const proceso = buildProceso();
    for (const origen of ORIGENES) {
      const { grupo } = await add(proceso, 1, ticketsOf(origen));
      expect(grupo).toEqual(toGrupoMesa(await readDoc(1)));
      await move(proceso, grupo, 'entregado');
    }
  });

  it('leaves what the guarded write would leave', async () => {
    const proceso = buildProceso();
    const conocida = { mesa: 1, by: () => proceso };
    const desconocida = { mesa: 2, by: buildProceso };
    const [primera, segunda] = await Promise.all(
      [conocida, desconocida].map(async ({ mesa, by }) => {
        for (const origen of ORIGENES) await add(by(), mesa, ticketsOf(origen, `${mesa} ${randomUUID()}`));
        return readDoc(mesa);
      }),
    );

    const { rev, peso, sinCodigo, actualizadoEn, archivadoEn, pagado } = primera as GrupoDoc;
    expect(segunda).toMatchObject({ rev, peso, sinCodigo, actualizadoEn, archivadoEn, pagado });
    expect(Object.keys(primera ?? {}).sort()).toEqual(Object.keys(segunda ?? {}).sort());
    const revs = (doc?: GrupoDoc) => doc?.pedidos.map(({ revAlta, tipo }) => [revAlta, tipo]);
    expect(revs(primera)).toEqual(revs(segunda));
  });

  it('is stored once, beside all others, though several processes write to the same mesas at once', async () => {
    const procesos = [buildProceso(), buildProceso()];
    for (const mesa of [1, 2, 3]) for (const proceso of procesos) await add(proceso, mesa);

    const guardados = await Promise.all(
      Array.from({ length: 36 }, (_, i) => add(procesos[i % 2] as GruposRepository, 1 + (i % 3))),
    );

    expect(new Set(guardados.map(({ repetido }) => repetido))).toEqual(new Set([false]));
    for (const mesa of [1, 2, 3]) {
      const { pedidos, rev } = await readDoc(mesa);
      const revs = pedidos.map(({ revAlta }) => revAlta);
      expect(revs).toEqual(Array.from({ length: 28 }, (_, i) => rev - 13 + Math.floor(i / 2)));
    }
    for (const { grupo } of guardados) {
      expect(grupo.pedidos.filter(({ revAlta }) => revAlta === grupo.rev)).toHaveLength(2);
    }
  });

  it('finds the order of its key, in that tab and in one paid before', async () => {
    const proceso = buildProceso();
    const [antes, ahora] = [ticketsOf(), ticketsOf()];
    const { grupo } = await add(proceso, 1, antes);
    for (const to of ['entregado', 'pagado'] as const) await move(buildProceso(), grupo, to);
    const abierto = await add(proceso, 1, ahora);

    const repetidos = await Promise.all([antes, ahora].map((tickets) => add(proceso, 1, tickets)));

    expect(repetidos.map(({ repetido }) => repetido)).toEqual([true, true]);
    expect(repetidos.map((repetido) => repetido.grupo.id)).toEqual([grupo.id, abierto.grupo.id]);
    expect((await readDoc(1)).pedidos).toHaveLength(2);
  });

  describe('when that is its first', () => {
    const { sign } = useSala(casa);

    it('opens its tab, however many mesas order at once and whichever of them have one already', async () => {
      // As another process would have opened them: this one does not know.
      for (const mesa of [3, 7]) await casa.order({ mesa });
      await grupos().updateMany({ restaurante: toId(casa.local.id) }, [
        { $set: { mesa: { $add: ['$mesa', 1] } } },
      ]);

      const respuestas = await Promise.all([...MESAS, ...MESAS].map((mesa) => casa.order({ mesa })));

      expect(respuestas.map(({ status }) => status)).toEqual(Array(24).fill(201));
      const abiertos = await casa.tablero();
      const tickets = abiertos.map(({ mesa, pedidos }) => [mesa.numero, pedidos.length]);
      expect(tickets.sort(([a = 0], [b = 0]) => a - b)).toEqual(
        MESAS.map((mesa) => [mesa, [4, 8].includes(mesa) ? 6 : 4]),
      );
      const enSuMesa = new Map(abiertos.map(({ grupoMesa, mesa }) => [grupoMesa, mesa.numero]));
      expect(respuestas.map(({ body }) => enSuMesa.get(body.data.grupoMesa))).toEqual([...MESAS, ...MESAS]);
    });

    it('leaves the same document as an order that is added', async () => {
      const repositorio = casa.app.app.get(GruposRepository);
      for (const [i, procedencia] of ORIGENES.entries()) {
        const tickets = ticketsOf(procedencia);
        const mesa = i + 1;
        await add(repositorio, mesa, tickets);
        const primero = await grupos().findOneAndDelete({ restaurante: toId(casa.local.id), mesa });
        // It takes the mesa for open now, and uses the guarded write.
        const { grupo } = await add(repositorio, mesa, tickets);
        const segundo = await grupos().findOne({ restaurante: toId(casa.local.id), mesa });

        expect(primero?.pedidos).toHaveLength(2);
        expect({ ...segundo, _id: primero?._id }).toEqual(primero);
        expect(grupo.rev).toBe(ahora.getTime());
      }
    });

    it('opens another tab where this process believes in one that was paid elsewhere', async () => {
      const t = await sign(1);
      const primera = await casa.order({ t });
      await grupos().updateOne({ restaurante: toId(casa.local.id) }, { $set: { pagado: true } });

      const segunda = await casa.order({ t });
      const tercera = await casa.order({ t });

      const de = [primera, segunda, tercera].map(({ body }) => body.data.grupoMesa);
      expect([de[1] === de[0], de[2] === de[1]]).toEqual([false, true]);
    });
  });
});
