import { randomUUID } from 'node:crypto';
import { CABECERA_CLAVE, rutas, rutasSala } from '@carta/contracts';
import type { EstadisticasHoy, EstadoLinea, Grupo, Ticket } from '@carta/contracts';
import { useLocal } from '../support/local';
import { useSala } from '../support/sala';

const MINUTO_MS = 60_000;

describe('A move that had to wait for a connection', () => {
  const casa = useLocal();
  const { cancel, carry, moveTo, orderAt, pairAs, readMesa, recientes, reopen, setMesaOf } = useSala(casa);

  const step = (ticket: Ticket, de: EstadoLinea, estado: EstadoLinea, cuerpo: object, clave = randomUUID()) =>
    casa.put<Grupo>(
      rutas.lineaEstado(ticket._id, '0'),
      { de, estado, ...cuerpo },
      { [CABECERA_CLAVE]: clave },
    );
  const lineaOf = (grupo: Grupo) => grupo.pedidos[0]?.productos[0];
  /** An order of three hours ago. */
  const orderHace3h = async (): Promise<Ticket> => {
    const [ticket] = await orderAt(1);
    await setMesaOf(ticket, { 'pedidos.0.creadoEn': new Date(Date.now() - 180 * MINUTO_MS) });
    return ticket;
  };
  const minutosDesde = (en = '') => Math.round((Date.now() - Date.parse(en)) / MINUTO_MS);

  it('is kept with the moment of its tap, and never before what came before it', async () => {
    const ticket = await orderHace3h();
    const { rev } = await readMesa();
    const primera = randomUUID();

    await step(ticket, 'pendiente', 'en_preparacion', { rev, haceMs: 120 * MINUTO_MS }, primera);
    const { body } = await step(ticket, 'en_preparacion', 'listo', {
      rev,
      haceMs: 150 * MINUTO_MS,
      tras: [primera],
    });

    const { enPreparacionEn, listoEn } = lineaOf(body.data) ?? {};
    expect(minutosDesde(enPreparacionEn)).toBe(120);
    expect(listoEn).toBe(enPreparacionEn);
    const [ultimo, anterior] = await recientes(2);
    expect([ultimo?.a, ultimo?.en, anterior?.en]).toEqual(['listo', listoEn, enPreparacionEn]);
  });

  it('is done once, and answered 200 hours later, whatever others have done since', async () => {
    const ticket = await orderHace3h();
    const { rev } = await readMesa();
    const clave = randomUUID();
    const send = () => step(ticket, 'pendiente', 'en_preparacion', { rev, haceMs: 60 * MINUTO_MS }, clave);
    await send();
    await moveTo(ticket, { estado: 'entregado', alcance: 'pedido' });
    const servida = await readMesa();

    const otraVez = await send();

    expect(otraVez.status).toBe(200);
    expect(otraVez.body.data).toEqual(servida);
    expect(await readMesa()).toEqual(servida);
    const sinClave = await step(ticket, 'pendiente', 'en_preparacion', { rev });
    expect([sinClave.status, sinClave.body.code]).toEqual([409, 'ESTADO_CAMBIADO']);
  });

  it('is not done again after somebody took it back', async () => {
    const ticket = await orderHace3h();
    const { rev } = await readMesa();
    const clave = randomUUID();
    const send = () => step(ticket, 'pendiente', 'en_preparacion', { rev, haceMs: MINUTO_MS }, clave);
    const hecha = (await send()).body.data;
    await step(ticket, 'en_preparacion', 'pendiente', { rev: hecha.rev });

    expect((await send()).status).toBe(200);

    expect(lineaOf(await readMesa())?.estado).toBe('pendiente');
  });

  it('builds on earlier ones of its screen, which others have not touched', async () => {
    const ticket = await orderHace3h();
    const { rev } = await readMesa();
    const claves = [randomUUID(), randomUUID(), randomUUID()];
    const camino: readonly [EstadoLinea, EstadoLinea][] = [
      ['pendiente', 'en_preparacion'],
      ['en_preparacion', 'pendiente'],
      ['pendiente', 'en_preparacion'],
    ];

    for (const [i, [de, a]] of camino.entries()) {
      const { status } = await step(
        ticket,
        de,
        a,
        { rev, haceMs: MINUTO_MS, tras: claves.slice(0, i) },
        claves[i],
      );
      expect(status).toBe(200);
    }

    expect(lineaOf(await readMesa())?.estado).toBe('en_preparacion');
    const ajena = await step(ticket, 'en_preparacion', 'pendiente', { rev, tras: claves.slice(0, 1) });
    expect(ajena.status).toBe(409);
  });

  it('never brings back what others have served, nor what was cancelled or paid', async () => {
    const [ticket] = await orderAt(1);
    const { rev } = await readMesa();
    await moveTo(ticket, { estado: 'entregado', alcance: 'pedido' });

    expect((await step(ticket, 'pendiente', 'en_preparacion', { rev, haceMs: MINUTO_MS })).status).toBe(409);

    expect(lineaOf(await readMesa())?.estado).toBe('entregado');
    const [deDos] = await orderAt(2);
    await cancel(deDos, '0');
    expect((await step(deDos, 'pendiente', 'en_preparacion', { haceMs: MINUTO_MS })).status).toBe(409);
  });

  it('is given back when it was tapped more than four hours ago', async () => {
    const [ticket] = await orderAt(1);

    const { status, body } = await step(ticket, 'pendiente', 'en_preparacion', { haceMs: 241 * MINUTO_MS });

    expect(status).toBe(422);
    expect(body.errors?.[0]?.message).toBe('Se tocó hace más de 4 horas: ya no se puede enviar');
  });

  it('teaches no waits, and neither does what it does to a whole ticket', async () => {
    const ticket = await orderHace3h();
    const [, bebida] = (await readMesa()).pedidos as [Ticket, Ticket];
    const tardio = await moveTo(ticket, { estado: 'listo', alcance: 'pedido', haceMs: 90 * MINUTO_MS });
    expect(tardio.status).toBe(200);
    expect(minutosDesde(tardio.body.data.pedidos[0]?.productos[0]?.listoEn)).toBe(90);
    await moveTo(bebida, { estado: 'listo', alcance: 'pedido' });

    const { body } = await casa.get<EstadisticasHoy>(rutas.pedidosStats());

    expect(body.data.minutosAListo.muestras).toBe(1);
  });

  it('never waits to pay: a payment counts when it comes', async () => {
    const [ticket] = await orderAt(1);
    await moveTo(ticket, { estado: 'entregado' });
    const { rev } = await readMesa();

    const { body } = await moveTo(ticket, { estado: 'pagado', de: 'entregado', rev, haceMs: 60 * MINUTO_MS });

    expect(minutosDesde(body.data.pagadoEn)).toBe(0);
    await reopen(ticket, body.data.rev);
  });

  it('lets go of what its waiter had taken before, and not of what they have taken since', async () => {
    const [ticket] = await orderAt(1);
    await moveTo(ticket, { estado: 'listo', alcance: 'pedido' });
    const ana = await pairAs('Ana');
    const { rev } = await readMesa();
    const carryHace = (llevar: boolean, haceMs: number) =>
      casa.app.put<Grupo>(rutasSala.llevar(ticket._id), {
        token: ana,
        body: { llevar, rev, haceMs },
      });

    expect((await carryHace(true, 2 * MINUTO_MS)).status).toBe(200);
    const suelto = await carryHace(false, MINUTO_MS);
    expect(suelto.body.data.pedidos[0]).not.toHaveProperty('lleva');

    await carry(ticket, true, ana);
    expect((await carryHace(false, MINUTO_MS)).status).toBe(409);
  });
});
