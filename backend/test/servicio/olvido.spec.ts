import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import type { CrearPedidoRequest } from '@carta/contracts';
import { lotesDe } from '../../src/plataforma/base-datos/lotes';
import { ArchivoRepository } from '../../src/servicio/pedidos/pagados/archivo.repository';
import { OlvidoService } from '../../src/servicio/pedidos/pagados/olvido.service';
import { GruposRepository } from '../../src/servicio/pedidos/grupos/grupos.repository';
import { order, pedidoOf, useLocal } from '../support/local';
import { useSala } from '../support/sala';

const DIA_MS = 24 * 3_600_000;
/** More than a database looks at before it settles on an index. */
const MUCHAS = 12_000;

describe('Notes and what was avoided, after their order was archived', () => {
  const casa = useLocal();
  const { setServicio, moveTo } = useSala(casa);
  const AHORA = Date.now();

  it('are forgotten once the owner’s days are over, and what was paid stays', async () => {
    const { archivado, clave } = await archiveOrder();
    const antes = await stored();

    expect(await forgetAt(archivado + 30 * DIA_MS - 1_000)).toBe(0);
    expect(await stored()).toEqual(antes);
    expect(await forgetAt(archivado + 30 * DIA_MS)).toBe(1);

    const despues = await stored();
    expect(JSON.stringify(despues)).not.toMatch(/evita|gluten|poco hecha|sin prisa/);
    expect(despues?.pedidos).toEqual(
      antes?.pedidos.map(({ evita: _, notas: __, ...ticket }) => ({
        ...ticket,
        huella: '',
        lineas: ticket.lineas.map(({ notas: ___, ...linea }) => linea),
      })),
    );
    expect(despues?.rev).toBe((antes?.rev ?? 0) + 1);
    expect((await order(casa.app, pedido(), clave)).status).toBe(422);
  });

  it('are forgotten once, however often and by however many that is done', async () => {
    const { archivado } = await archiveOrder();
    const archivo = casa.app.app.get(ArchivoRepository);
    const hasta = new Date(archivado + 1);

    const veces = await Promise.all([1, 2, 3].map(() => archivo.forgetNotas(casa.local.id, null, hasta)));

    expect(veces.toSorted((a, b) => a - b)).toEqual([0, 0, 1]);
    expect(await forgetAt(archivado + 31 * DIA_MS)).toBe(0);
    expect(await forgetAt(archivado + 31 * DIA_MS)).toBe(0);
  });

  it('are looked for in an archive of any size, also where there are none', async () => {
    const restaurante = new Types.ObjectId(casa.local.id);
    const archivadoEn = new Date(AHORA);
    const mesa = { restaurante, mesa: 2, pagado: true, rev: 1, pagadoEn: archivadoEn, archivadoEn };
    const mesas = Array.from({ length: MUCHAS }, () => ({
      ...mesa,
      pedidos: [{ _id: new Types.ObjectId(), clave: randomUUID(), lineas: [] }],
    }));
    for (const lote of lotesDe(mesas)) await casa.app.db.collection('grupos').insertMany(lote);

    expect(await forgetAt(AHORA + 30 * DIA_MS)).toBe(0);
  });

  it('are looked for without a write where there are none, but for one a day that says how far', async () => {
    await forgetAt(AHORA);
    const marca = await readMarca();

    await forgetAt(AHORA + DIA_MS - 1_000);
    expect(await readMarca()).toEqual(marca);

    await forgetAt(AHORA + DIA_MS);
    expect(await readMarca()).toEqual(new Date(marca.getTime() + DIA_MS));
  });

  it('keep to the days of its own owner, also when they become fewer', async () => {
    const { archivado } = await archiveOrder();
    await setServicio({ diasNotas: 90 });
    expect(await forgetAt(archivado + 60 * DIA_MS)).toBe(0);

    await setServicio({ diasNotas: 7 });

    expect(await forgetAt(archivado + 60 * DIA_MS)).toBe(1);
  });

  it('go on with what is archived later', async () => {
    const { archivado } = await archiveOrder();
    expect(await forgetAt(archivado + 30 * DIA_MS)).toBe(1);
    const { archivado: masTarde } = await archiveOrder(archivado + 10 * DIA_MS);

    expect(await forgetAt(masTarde + 30 * DIA_MS - 1_000)).toBe(0);
    expect(await forgetAt(masTarde + 30 * DIA_MS)).toBe(1);
  });

  it('stay in open and paid mesas that are not archived', async () => {
    await order(casa.app, pedido());
    await order(casa.app, { ...pedido(), mesa: 2 });
    await pay(2);

    expect(await forgetAt(Date.now() + 400 * DIA_MS)).toBe(0);
    const conGluten = { restaurante: new Types.ObjectId(casa.local.id), 'pedidos.evita': 'gluten' };
    expect(await casa.app.db.collection('grupos').countDocuments(conGluten)).toBe(2);
  });

  const pedido = (): CrearPedidoRequest =>
    pedidoOf(casa.local, {
      productos: [{ ...casa.local.tortilla, notas: 'poco hecha' }],
      notas: 'sin prisa',
      evita: ['gluten'],
    });

  /** An order, paid, and archived at an instant; its key. */
  async function archiveOrder(archivado = AHORA): Promise<{ archivado: number; clave: string }> {
    const clave = randomUUID();
    expect((await order(casa.app, pedido(), clave)).status).toBe(201);
    await pay(1);
    await casa.app.app.get(GruposRepository).archivePagados(casa.local.id, new Date(archivado));
    return { archivado, clave };
  }

  async function pay(mesa: number): Promise<void> {
    const grupo = (await casa.tablero()).find((abierto) => abierto.mesa.numero === mesa);
    const [ticket] = grupo?.pedidos ?? [];
    if (!ticket) throw new Error('there is nothing to pay');
    await moveTo(ticket, { estado: 'entregado' });
    expect((await moveTo(ticket, { estado: 'pagado' })).status).toBe(200);
  }

  const forgetAt = (cuando: number): Promise<number> =>
    casa.app.app.get(OlvidoService).forget(new Date(cuando));

  /** Until when this house's archive has been gone through. */
  async function readMarca(): Promise<Date> {
    const casas = casa.app.db.collection<{ olvidadoHasta?: Date }>('restaurantes');
    const doc = await casas.findOne({ _id: new Types.ObjectId(casa.local.id) });
    if (!doc?.olvidadoHasta) throw new Error('nobody has looked');
    return doc.olvidadoHasta;
  }

  const stored = () =>
    casa.app.db
      .collection<{
        rev: number;
        pedidos: { evita?: string[]; notas?: string; lineas: { notas?: string }[] }[];
      }>('grupos')
      .findOne({ restaurante: new Types.ObjectId(casa.local.id) });
});
