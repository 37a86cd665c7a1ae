import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { LIMITES, rutas } from '@carta/contracts';
import type { CrearPedidoResponse, Grupo, LineaPedidaRequest } from '@carta/contracts';
import type { GrupoDoc } from '../src/pedidos/grupos/grupo.schema';
import type { Respuesta } from './support/app';
import { order, pedidoOf, useLocal } from './support/carta';
import { useSala } from './support/sala';

describe('The open tab of a mesa', () => {
  const casa = useLocal();
  const { cancel, readMesa, sign, takeOrder } = useSala(casa);

  const readDoc = async (): Promise<GrupoDoc> => {
    const restaurante = new Types.ObjectId(casa.local.id);
    const doc = await casa.app.db.collection<GrupoDoc>('grupos').findOne({ restaurante });
    if (!doc) throw new Error('there is no tab');
    return doc;
  };
  const countSinCodigo = async (): Promise<number> =>
    (await readDoc()).pedidos.filter(({ sinVerificar }) => sinVerificar).length;
  /** Orders of one small ticket, all at once; answers how many were stored. */
  const rush = async (cuantos: number, t?: string): Promise<number> => {
    const cuerpo = pedidoOf(casa.local, { productos: [casa.local.cana], ...(t && { t }) });
    const respuestas = await Promise.all(Array.from({ length: cuantos }, () => order(casa.app, cuerpo)));
    for (const { status } of respuestas) expect([201, 409, 503]).toContain(status);
    return respuestas.filter(({ status }) => status === 201).length;
  };
  /** Fifty lines with as much to say as lines may have: some 25 KB. */
  const largo = (lineas = 50): { productos: LineaPedidaRequest[]; notas: string } => ({
    productos: Array(lineas).fill({ ...casa.local.cana, notas: '漢'.repeat(LIMITES.notasLinea) }),
    notas: '漢'.repeat(LIMITES.notasPedido),
  });
  const orderLargo = (t?: string, clave?: string) =>
    order(casa.app, pedidoOf(casa.local, { ...largo(), ...(t && { t }) }), clave);
  /** Orders until one is refused; answers that refusal. */
  const fill = async (send: () => Promise<Respuesta<CrearPedidoResponse>>) => {
    for (;;) {
      const respuesta = await send();
      if (respuesta.status !== 201) return respuesta;
    }
  };
  const bytesOf = (doc: GrupoDoc): number => Buffer.byteLength(JSON.stringify(doc.pedidos));

  it('takes sixty tickets without a code, however many come at once, and keeps room for those with it', async () => {
    // A few at a time: each is a write of the same document.
    let guardados = 0;
    for (let tanda = 0; tanda < 5; tanda++) guardados += await rush(20);

    expect([guardados, await countSinCodigo()]).toEqual([60, 60]);
    const { status, body } = await order(casa.app, pedidoOf(casa.local));
    expect([status, body.message]).toEqual([
      409,
      'En esta mesa ya no caben más pedidos sin código. Escanea su código QR o pide a un camarero.',
    ]);
    const t = await sign(1);
    expect((await order(casa.app, pedidoOf(casa.local, { t }))).status).toBe(201);
    expect(await countSinCodigo()).toBe(60);
  });

  it('counts what it holds when it was opened by a version that did not', async () => {
    await rush(20);
    await rush(20);
    const { _id } = await readDoc();
    await casa.app.db.collection('grupos').updateOne({ _id }, { $unset: { peso: '', sinCodigo: '' } });
    await order(casa.app, pedidoOf(casa.local, { t: await sign(1) }));

    for (let tanda = 0; tanda < 2; tanda++) await rush(20);

    expect(await countSinCodigo()).toBe(60);
    const { peso, sinCodigo, pedidos: tickets } = await readDoc();
    expect(sinCodigo?.tickets).toBe(60);
    expect(peso).toBeGreaterThan(tickets.length * 200);
  });

  it('weighs 300 KB at most by who has no code, 1 MB by who has, and takes a little more of a waiter', async () => {
    const clave = randomUUID();
    expect((await orderLargo(undefined, clave)).status).toBe(201);
    const sinCodigo = await fill(() => orderLargo());
    const primera = await readDoc();
    expect([sinCodigo.status, sinCodigo.body.message]).toEqual([409, expect.stringContaining('sin código')]);
    expect(bytesOf(primera)).toBeGreaterThan(200_000);
    expect(primera.sinCodigo?.peso).toBeLessThanOrEqual(300_000);

    const t = await sign(1);
    const conCodigo = await fill(() => orderLargo(t));
    const segunda = await readDoc();
    expect([conCodigo.status, conCodigo.body.message]).toEqual([
      409,
      'En esta mesa ya no caben más pedidos. Pide a un camarero.',
    ]);
    expect(segunda.peso).toBeGreaterThan(900_000);
    expect(segunda.peso).toBeLessThanOrEqual(1_000_000);

    expect((await takeOrder(1, largo(20))).status).toBe(201);
    const camarero = await fill(() => takeOrder(1, largo(20)));
    expect([camarero.status, camarero.body.message]).toEqual([
      409,
      'En esta mesa ya no caben más pedidos. Cóbrala antes de apuntar otro.',
    ]);
    expect((await readDoc()).peso).toBeLessThanOrEqual(1_500_000);

    // What is done to a full tab is never refused, nor is a retry of what it holds.
    expect((await orderLargo(undefined, clave)).status).toBe(201);
    const [ticket] = (await readMesa()).pedidos;
    if (!ticket) throw new Error('there is no ticket');
    expect((await cancel(ticket, '0', { motivo: '漢'.repeat(LIMITES.notasLinea) })).status).toBe(200);
    for (const estado of ['listo', 'entregado', 'pagado']) {
      const ruta = rutas.pedidoEstado(ticket._id);
      const { status } = await casa.app.put<Grupo>(ruta, { token: casa.local.token, body: { estado } });
      expect(status).toBe(200);
    }
    expect((await orderLargo()).status).toBe(201);
  });
});
