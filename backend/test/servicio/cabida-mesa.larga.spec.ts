import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { LIMITES, rutas } from '@carta/contracts';
import type { CrearPedidoRequest, CrearPedidoResponse, Grupo, LineaPedidaRequest } from '@carta/contracts';
import type { GrupoDoc } from '../../src/servicio/pedidos/grupos/grupo.schema';
import type { Respuesta } from '../support/app';
import { order, pedidoOf, useLocal } from '../support/local';
import { buildProlijo } from '../support/platos';
import { useSala } from '../support/sala';

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
  let prolijo: LineaPedidaRequest;
  beforeEach(async () => {
    prolijo = await buildProlijo(casa.app, casa.local);
  });
  /** As many lines as say all that lines can say: 25 of them are some 60 KB. */
  const largo = (lineas = 25): { productos: LineaPedidaRequest[]; notas: string } => ({
    productos: Array<LineaPedidaRequest>(lineas).fill(prolijo),
    notas: '漢'.repeat(LIMITES.notasPedido),
  });
  const orderLargo = (t?: string, clave?: string) => casa.order({ ...largo(), ...(t && { t }) }, clave);
  const corto = (lineas: number): Pick<CrearPedidoRequest, 'productos'> => ({
    productos: Array<LineaPedidaRequest>(lineas).fill(casa.local.cana),
  });
  const orderCorto = (lineas: number, t?: string) => casa.order({ ...corto(lineas), ...(t && { t }) });
  const countLineas = async (): Promise<number> =>
    (await readDoc()).pedidos.reduce((suma, { lineas }) => suma + lineas.length, 0);
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
    const { status, body } = await casa.order();
    expect([status, body.message]).toEqual([
      409,
      'En esta mesa ya no caben más pedidos sin código. Escanea su código QR o pide a un camarero.',
    ]);
    const t = await sign(1);
    expect((await casa.order({ t })).status).toBe(201);
    expect(await countSinCodigo()).toBe(60);
  });

  it('counts what it holds when it was opened by a version that did not', async () => {
    await rush(20);
    await rush(20);
    const { _id } = await readDoc();
    await casa.app.db.collection('grupos').updateOne({ _id }, { $unset: { peso: '', sinCodigo: '' } });
    await casa.order({ t: await sign(1) });

    for (let tanda = 0; tanda < 2; tanda++) await rush(20);

    expect(await countSinCodigo()).toBe(60);
    const { peso, sinCodigo, pedidos: tickets } = await readDoc();
    expect(sinCodigo?.tickets).toBe(60);
    expect(peso).toBeGreaterThan(tickets.length * 200);
  });

  it('holds 300 lines by who has no code and 1,000 in all, however many come at once; a waiter 200 more', async () => {
    const send = (cuantos: number, lineas: number, t?: string) =>
      Promise.all(Array.from({ length: cuantos }, () => orderCorto(lineas, t)));
    await send(4, 49);
    await send(10, 49);
    expect(await countLineas()).toBe(294);
    const sinCodigo = await orderCorto(7);
    expect([sinCodigo.status, sinCodigo.body.message]).toEqual([409, expect.stringContaining('sin código')]);
    expect((await orderCorto(6)).status).toBe(201);

    const t = await sign(1);
    for (let tanda = 0; tanda < 3; tanda++) await send(8, 49, t);
    expect(await countLineas()).toBe(986);
    const conCodigo = await orderCorto(15, t);
    expect([conCodigo.status, conCodigo.body.message]).toEqual([
      409,
      'En esta mesa ya no caben más pedidos. Pide a un camarero.',
    ]);
    expect((await orderCorto(14, t)).status).toBe(201);

    const camarero = await fill(() => takeOrder(1, corto(50)));
    expect(camarero.body.message).toMatch(/Cóbrala antes de apuntar otro/);
    const { lineas, sinCodigo: deExtranos } = await readDoc();
    expect([await countLineas(), lineas, deExtranos?.lineas]).toEqual([1_200, 1_200, 300]);
  });

  it('counts the lines it holds when it was opened by a version that counted only their bytes', async () => {
    for (let i = 0; i < 4; i++) await orderCorto(50);
    const { _id } = await readDoc();
    const unset = { $unset: { lineas: '', 'sinCodigo.lineas': '' }, $inc: { rev: 1 } } as const;
    await casa.app.db.collection('grupos').updateOne({ _id }, unset);
    await orderCorto(50);

    expect((await readDoc()).lineas).toBe(250);
    expect((await orderCorto(50)).status).toBe(201);
    expect((await orderCorto(1)).status).toBe(409);
    expect((await readDoc()).sinCodigo?.lineas).toBe(300);
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
      const { status } = await casa.put<Grupo>(ruta, { estado });
      expect(status).toBe(200);
    }
    expect((await orderLargo()).status).toBe(201);
  });
});
