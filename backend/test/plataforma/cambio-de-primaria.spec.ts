import type { Collection } from 'mongoose';
import { CABECERA_CLAVE, rutas, rutasSala } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import type { GrupoDoc } from '../../src/servicio/pedidos/grupos/grupo.schema';
import { GruposRepository } from '../../src/servicio/pedidos/grupos/grupos.repository';
import { VaciasService } from '../../src/servicio/pedidos/movimientos/mover/vacias.service';
import { useLocal } from '../support/local';

/** What a primary told and a majority does not have yet, or never will (docs/decisiones/sin-transacciones.md). */
describe('A mesa read from a primary that may lose what it told', () => {
  const casa = useLocal();
  let grupos: Collection<GrupoDoc>;
  beforeAll(() => {
    grupos = casa.app.app.get(GruposRepository)['grupos'];
  });
  afterEach(() => jest.restoreAllMocks());

  /** Of the reads that ask for what a majority has, the first ones find nothing. */
  function lag(metodo: 'findOne' | 'aggregate', veces: number): () => number {
    const real = grupos[metodo].bind(grupos) as (...args: unknown[]) => unknown;
    let pedidas = 0;
    jest.spyOn(grupos, metodo).mockImplementation(((que: unknown, opciones?: { readConcern?: unknown }) => {
      if (opciones?.readConcern === undefined) return real(que, opciones);
      expect(opciones.readConcern).toEqual({ level: 'majority' });
      pedidas += 1;
      if (pedidas > veces) return real(que, opciones);
      return metodo === 'findOne' ? Promise.resolve(null) : { toArray: () => Promise.resolve([]) };
    }) as never);
    return () => pedidas;
  }

  const orderAt = async (mesa: number, clave?: string) => casa.order({ mesa }, clave);
  const move = (ticket: string) => casa.put<Grupo>(rutas.pedidoEstado(ticket), { estado: 'en_preparacion' });

  it('confirms a repeated order once a majority has it, and no sooner', async () => {
    const clave = crypto.randomUUID();
    const primero = await orderAt(1, clave);
    const pedidas = lag('aggregate', 3);

    const segundo = await orderAt(1, clave);

    expect([segundo.status, segundo.body.data.pedidos]).toEqual([201, primero.body.data.pedidos]);
    expect(pedidas()).toBe(4);
  });

  it('confirms a repeated move once a majority has it, and is 503 where none comes to', async () => {
    const ticket = (await orderAt(2)).body.data.pedidos[0]?._id ?? '';
    expect((await move(ticket)).status).toBe(200);

    const pedidas = lag('findOne', 3);
    expect((await move(ticket)).status).toBe(200);
    expect(pedidas()).toBe(4);

    jest.restoreAllMocks();
    lag('findOne', Infinity);
    expect((await move(ticket)).status).toBe(503);
  });

  it('is charged again what it told as charged and has lost', async () => {
    await orderAt(4);
    const antes = await grupos.findOne({ mesa: 4, pagado: false });
    if (!antes) throw new Error('There is no tab');
    const body = { importe: 1, forma: 'efectivo', rev: antes.rev };
    const headers = { [CABECERA_CLAVE]: crypto.randomUUID() };
    const charge = () => casa.post(rutasSala.cobros(antes._id.toHexString()), body, headers);
    expect((await charge()).status).toBe(201);
    const perdido = await grupos.findOne({ _id: antes._id });
    await grupos.replaceOne({ _id: antes._id }, antes);
    // What looks for vacía mesas reads there too, and would be told it instead.
    await casa.app.app.get(VaciasService).beforeApplicationShutdown();
    jest.spyOn(grupos, 'find').mockReturnValueOnce({ toArray: () => Promise.resolve([perdido]) } as never);

    expect((await charge()).status).toBe(201);

    expect((await grupos.findOne({ _id: antes._id }))?.cobros?.map(({ importe }) => importe)).toEqual([100]);
  });

  it('is not saved over another that came to the same rev', async () => {
    const ticket = (await orderAt(3)).body.data.pedidos[0]?._id ?? '';
    const viejo = await grupos.findOne({ mesa: 3, pagado: false });
    if (!viejo) throw new Error('There is no tab');
    // what the new primary has in its place
    const enMedio = { actualizadoEn: new Date(viejo.actualizadoEn.getTime() + 1), reaperturas: 7 };
    await grupos.updateOne({ _id: viejo._id }, { $set: enMedio });
    const updateOne = jest.spyOn(grupos, 'updateOne');
    jest.spyOn(grupos, 'findOne').mockResolvedValueOnce(viejo);

    expect((await move(ticket)).status).toBe(200);

    const modificadas = await Promise.all(
      updateOne.mock.results.map(
        async ({ value }) => (await (value as ReturnType<typeof grupos.updateOne>)).modifiedCount,
      ),
    );
    expect(modificadas).toEqual([0, 1]);
  });
});
