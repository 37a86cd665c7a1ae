// Longer than most: one server serves all that is told of a ticket on its way.
import { randomUUID } from 'node:crypto';
import { CABECERA_CLAVE, VIDA_LLEVAR_MS, rutasSala } from '@carta/contracts';
import type { Grupo, Ticket } from '@carta/contracts';
import { useLocal } from '../support/local';
import { useSala } from '../support/sala';
import { collect, hearUntil, openTablero } from '../support/socket';

describe('A ticket shown on a screen', () => {
  const casa = useLocal();
  const { follow, orderAt, pairAs, readMesa, show } = useSala(casa);

  it('is seen from then on, for its diner too', async () => {
    const { body } = await casa.order();
    const [comida, bebida] = body.data.pedidos as [Ticket, Ticket];
    expect(comida).not.toHaveProperty('vistoEn');

    const visto = await show(comida);

    expect(visto.status).toBe(200);
    expect(visto.body.data.pedidos.map(({ vistoEn }) => typeof vistoEn)).toEqual(['string', 'undefined']);
    const [seguido] = await follow(body.data.seguimiento);
    expect(seguido?.pedidos.map(({ vistoEn }) => typeof vistoEn)).toEqual(['string', 'undefined']);
    expect((await show(bebida)).body.data).toEqual(await readMesa());
  });

  it('is written once, however many screens show it at once', async () => {
    const [comida] = await orderAt(1);
    const { rev } = await readMesa();
    const pantalla = await openTablero(casa.app, casa.local.token);
    const oidos = collect<Grupo>(pantalla, 'grupo');
    const cocina = await pairAs('Tablet de cocina', 'cocina');

    const respuestas = await Promise.all(
      Array.from({ length: 20 }, (_, i) => show(comida, i % 2 === 0 ? cocina : undefined)),
    );

    expect(respuestas.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const grupo = await readMesa();
    expect(grupo.rev).toBe(rev + 1);
    expect(new Set(respuestas.map(({ body }) => body.data.pedidos[0]?.vistoEn)).size).toBe(1);
    // Once the next mesa's order is heard, whatever was said of this one has been.
    const siguiente = new Promise<void>((resolve) => {
      pantalla.on('grupo', ({ mesa }: Grupo) => mesa.numero === 2 && resolve());
    });
    await orderAt(2);
    await siguiente;
    expect(oidos.filter(({ mesa }) => mesa.numero === 1)).toHaveLength(1);
  });
});

describe('A ticket on its way to the mesa', () => {
  const casa = useLocal();
  const { carry, follow, moveTo, orderAt, pairAs, readMesa, setMesaOf } = useSala(casa);

  async function orderListo(): Promise<Ticket> {
    const [comida] = await orderAt(1);
    await moveTo(comida, { estado: 'listo', alcance: 'pedido' });
    return comida;
  }

  it('is brought by whoever claims it, and a second waiter is told who', async () => {
    const comida = await orderListo();
    const [ana, luis] = [await pairAs('Ana'), await pairAs('Luis')];

    const llevado = await carry(comida, true, ana);
    const tarde = await carry(comida, true, luis);

    expect(llevado.body.data.pedidos[0]?.lleva).toEqual({ por: 'Ana', en: expect.any(String) });
    expect([tarde.status, tarde.body.code, tarde.body.message]).toEqual([
      409,
      'ESTADO_CAMBIADO',
      'Lo lleva Ana',
    ]);
    expect(tarde.body.data).toEqual(llevado.body.data);
    expect((await carry(comida, true, ana)).body.data).toEqual(llevado.body.data);
  });

  it('is claimed by exactly one of two who want it at once', async () => {
    const comida = await orderListo();
    const gente = await Promise.all(
      ['Ana', 'Luis'].map(async (nombre) => ({ nombre, token: await pairAs(nombre) })),
    );

    const respuestas = await Promise.all(
      gente.flatMap(({ token }) => Array.from({ length: 5 }, () => carry(comida, true, token))),
    );

    const dueno = (await readMesa()).pedidos[0]?.lleva?.por ?? '';
    respuestas.forEach(({ status, body }, i) => {
      const isDueno = gente[Math.floor(i / 5)]?.nombre === dueno;
      expect([status, body.message]).toEqual(isDueno ? [200, undefined] : [409, `Lo lleva ${dueno}`]);
    });
  });

  it('is free again once let go of, of which nothing stays stored; another’s word counts for nothing', async () => {
    const comida = await orderListo();
    const [ana, luis] = [await pairAs('Ana'), await pairAs('Luis')];
    await carry(comida, true, ana);

    expect((await carry(comida, false, luis)).body.data.pedidos[0]?.lleva?.por).toBe('Ana');
    const suelto = await carry(comida, false, ana);

    expect(suelto.body.data.pedidos[0]).not.toHaveProperty('lleva');
    expect(await readMesa()).toEqual(suelto.body.data);
    expect((await carry(comida, true, luis)).body.data.pedidos[0]?.lleva?.por).toBe('Luis');
  });

  it('may be taken over from somebody who has not arrived for three minutes', async () => {
    const comida = await orderListo();
    const [ana, luis] = [await pairAs('Ana'), await pairAs('Luis')];
    await carry(comida, true, ana);
    await setMesaOf(comida, { 'pedidos.0.lleva.en': new Date(Date.now() - VIDA_LLEVAR_MS) });

    expect((await carry(comida, true, luis)).body.data.pedidos[0]?.lleva?.por).toBe('Luis');
  });

  it('cannot be claimed before it is listo', async () => {
    const [comida] = await orderAt(1);

    const { status, body } = await carry(comida, true);

    expect([status, body.code]).toEqual([409, 'ESTADO_CAMBIADO']);
    expect(body.message).toBe('El pedido ya ha cambiado. Te mostramos cómo está ahora.');
  });

  it('is nothing that its diner is told of', async () => {
    const { body } = await casa.order();
    const [comida] = body.data.pedidos as [Ticket];
    await moveTo(comida, { estado: 'listo', alcance: 'pedido' });
    await carry(comida, true, await pairAs('Ana'));

    expect(JSON.stringify(await follow(body.data.seguimiento))).not.toMatch(/Ana|lleva/);
  });
});

describe('A ticket marked as urgent', () => {
  const casa = useLocal();
  const { follow, moveTo, orderAt, pairAs, readMesa, recientes, setServicio } = useSala(casa);
  beforeEach(() => setServicio({ urgentes: true }));
  const mark = ({ _id }: Ticket, body: object, token = casa.local.token, clave: string = randomUUID()) =>
    casa.app.put<Grupo>(rutasSala.urgente(_id), { token, body, headers: { [CABECERA_CLAVE]: clave } });

  it('is so by name of who did it, on every board and in the history, and no longer once taken back', async () => {
    const [comida] = await orderAt(1);
    const { rev } = await readMesa();
    const [ana, luis] = [await pairAs('Ana'), await pairAs('Luis', 'cocina')];
    const pantalla = await openTablero(casa.app, luis);
    const oidos = collect<Grupo>(pantalla, 'grupo');

    const marcado = await mark(comida, { urgente: true, rev }, ana);
    expect(marcado.body.data.pedidos.map(({ urgente }) => urgente?.por)).toEqual(['Ana', undefined]);
    expect((await mark(comida, { urgente: true, rev }, luis)).body.data).toEqual(marcado.body.data);
    expect((await mark(comida, { urgente: false, rev }, luis)).body.code).toBe('ESTADO_CAMBIADO');
    const quitadoOido = hearUntil<Grupo>(pantalla, 'grupo', (grupo) => grupo.rev === rev + 2);
    const quitado = await mark(comida, { urgente: false, rev: rev + 1 }, luis);

    expect(await readMesa()).toEqual(quitado.body.data);
    expect(quitado.body.data.pedidos[0]).not.toHaveProperty('urgente');
    await quitadoOido;
    expect(oidos).toEqual([marcado.body.data, quitado.body.data]);
    expect((await recientes()).map(({ de, a, por }) => [de, a, por])).toEqual([
      ['urgente', 'pendiente', 'Luis'],
      ['pendiente', 'urgente', 'Ana'],
    ]);
  });

  it('is done once under a key, however late it comes again, and by the tap that waited', async () => {
    const [comida] = await orderAt(1);
    const { rev } = await readMesa();
    const clave = randomUUID();
    const tap = () => mark(comida, { urgente: true, rev, haceMs: 60_000 }, undefined, clave);

    const marcado = await tap();
    const hace = Date.now() - Date.parse(marcado.body.data.pedidos[0]?.urgente?.en ?? '');
    expect(hace).toBeGreaterThanOrEqual(60_000);
    const { data } = (await mark(comida, { urgente: false, rev, tras: [clave] })).body;
    const tarde = await tap();

    expect([tarde.status, tarde.body.data]).toEqual([200, data]);
  });

  it('is refused in words where the house marks none; what is marked can be taken back there too', async () => {
    const [comida] = await orderAt(1);
    const { rev } = await readMesa();
    const clave = randomUUID();
    const marcada = (await mark(comida, { urgente: true, rev }, undefined, clave)).body.data;
    await setServicio({ urgentes: false });

    const otraVez = await mark(comida, { urgente: true, rev }, undefined, clave);
    const quitada = await mark(comida, { urgente: false, rev: rev + 1 });
    const tarde = await mark(comida, { urgente: true, rev }, undefined, clave);
    const nueva = await mark(comida, { urgente: true, rev: rev + 2 });

    expect([otraVez.status, otraVez.body.data]).toEqual([200, marcada]);
    expect(quitada.body.data.pedidos[0]).not.toHaveProperty('urgente');
    expect([tarde.status, tarde.body.data]).toEqual([200, quitada.body.data]);
    expect([nueva.status, nueva.body.code, nueva.body.message, nueva.body.data]).toEqual([
      409,
      'CONFLICT',
      'Aquí no se marcan pedidos como urgentes: se activa en Ajustes → Cocina.',
      quitada.body.data,
    ]);
  });

  it('is refused once it is served', async () => {
    const [comida] = await orderAt(1);
    await moveTo(comida, { estado: 'entregado', alcance: 'pedido' });

    const { status, body } = await mark(comida, { urgente: true });

    expect([status, body.code]).toEqual([409, 'ESTADO_CAMBIADO']);
  });

  it('is nothing that its diner is told of', async () => {
    const { body } = await casa.order();
    const [comida] = body.data.pedidos as [Ticket];
    await mark(comida, { urgente: true }, await pairAs('Ana'));

    expect(JSON.stringify(await follow(body.data.seguimiento))).not.toMatch(/Ana|urgente/);
  });
});
