// Longer than most: how one count lives, from its setting to its last unit and back, is one story.
import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { CABECERA_CLAVE, rutas, rutasGestion, rutasSala } from '@carta/contracts';
import type { Carta, LineasFrescas, Producto, Ticket } from '@carta/contracts';
import { ApartadosService, VIDA_APARTADO_MS } from '../../src/servicio/pedidos/entrada/apartados.service';
import { GruposRepository } from '../../src/servicio/pedidos/grupos/grupos.repository';
import { mesaSinSitio } from '../../src/servicio/pedidos/pedidos.errors';
import { useLocal } from '../support/local';
import { useSala } from '../support/sala';
import { hearUntil, openComensal } from '../support/socket';

describe('A product of which so many are left', () => {
  const casa = useLocal();
  const { cancelUnits, moveLinea, orderAt, pairAs, takeOrder } = useSala(casa);
  afterEach(() => jest.restoreAllMocks());

  const idOf = (linea: { productoId?: string | null | undefined }): string => linea.productoId ?? '';
  const tortilla = (): string => idOf(casa.local.tortilla);
  const setQuedan = (
    quedan: number | null,
    mas: object = {},
    clave: string = randomUUID(),
    id = tortilla(),
  ) =>
    casa.app.put<Producto>(rutasGestion.quedan(id), {
      token: casa.local.token,
      body: { quedan, ...mas },
      headers: { [CABECERA_CLAVE]: clave },
    });
  const docOf = async (id = tortilla()) =>
    (await casa.app.db.collection('productos').findOne({ _id: new Types.ObjectId(id) })) as {
      quedan?: number;
    };
  const quedanOf = async (id?: string) => (await docOf(id)).quedan;
  const orderTortillas = (cantidad: number, clave?: string) =>
    casa.order({ productos: [{ ...casa.local.tortilla, cantidad }] }, clave);
  const cartaOf = async (): Promise<Carta> =>
    (await casa.app.get<Carta>(rutas.carta(casa.local.id))).body.data;
  const tortillaDe = ({ categorias }: Carta) =>
    categorias.flatMap(({ productos }) => productos).find(({ _id }) => _id === tortilla());
  const sweepAt = (ms: number) => casa.app.app.get(ApartadosService).runOnce(new Date(Date.now() + ms));

  it('is sold as often as it is left: of 200 orders at once for 3, three are stored and the others read why', async () => {
    await setQuedan(3);

    const respuestas = await Promise.all(
      Array.from({ length: 200 }, (_, i) => takeOrder(1 + (i % 12), { productos: [casa.local.tortilla] })),
    );

    const vendidas = respuestas.filter(({ status }) => status === 201);
    expect(vendidas).toHaveLength(3);
    const codigos = new Set(respuestas.flatMap(({ body }) => body.code ?? []));
    expect([...codigos]).toEqual(['PRODUCTO_NO_DISPONIBLE']);
    const lineas = (await casa.tablero()).flatMap(({ pedidos }) => pedidos.flatMap((p) => p.productos));
    expect(lineas).toHaveLength(3);
    expect(await quedanOf()).toBe(0);
  });

  it('is refused by name with what is left, and nothing of that order is taken', async () => {
    await setQuedan(2);
    await setQuedan(5, {}, randomUUID(), idOf(casa.local.cana));

    const productos = [casa.local.cana, { ...casa.local.tortilla, cantidad: 3 }];
    const { status, body } = await casa.order({ productos });

    expect([status, body.code, body.message]).toEqual([
      409,
      'PRODUCTO_NO_DISPONIBLE',
      'Quedan 2 de «Tortilla». Revisa tu pedido antes de enviarlo.',
    ]);
    expect((body.data as unknown as LineasFrescas).lineas).toMatchObject([
      { quedan: 1, disponible: true },
      { quedan: 2, disponible: true },
    ]);
    expect([await quedanOf(), await quedanOf(idOf(casa.local.cana))]).toEqual([2, 5]);
  });

  it('is sold out at none by the way there was, and back when one comes back; the carta says no number', async () => {
    const antes = await cartaOf();
    await setQuedan(1);
    expect(await cartaOf()).toEqual(antes);

    const [ticket] = await orderAt(1, { productos: [casa.local.tortilla] });
    expect(tortillaDe(await cartaOf())).toMatchObject({ disponible: false, estado: 'agotado' });
    expect((await orderTortillas(1)).body.code).toBe('PRODUCTO_NO_DISPONIBLE');

    expect((await cancelUnits(ticket, { unidades: 1 })).status).toBe(200);
    expect(await cartaOf()).toEqual(antes);
    expect((await casa.get<Producto[]>(rutasGestion.productos())).body.data).toContainEqual(
      expect.objectContaining({ _id: tortilla(), quedan: 1, disponible: true }),
    );
  });

  it('counts each order once, however often it is sent', async () => {
    await setQuedan(3);
    const clave = randomUUID();

    const veces = await Promise.all(Array.from({ length: 20 }, () => orderTortillas(1, clave)));
    expect(veces.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(await quedanOf()).toBe(2);

    await sweepAt(VIDA_APARTADO_MS + 1_000);
    expect((await orderTortillas(1, clave)).headers.get('Idempotent-Replayed')).toBe('true');
    expect(await docOf()).toMatchObject({ quedan: 2, apartados: [] });
    expect((await orderTortillas(2, clave)).status).toBe(422);
    expect(await quedanOf()).toBe(2);
  });

  it('gives back at once what an order that is refused had set aside', async () => {
    await setQuedan(3);
    const grupos = casa.app.app.get(GruposRepository);
    jest.spyOn(grupos, 'addTickets').mockImplementationOnce(async () => {
      expect(await quedanOf()).toBe(1);
      throw mesaSinSitio('comensal');
    });

    expect((await orderTortillas(2)).status).toBe(409);

    expect(await docOf()).toMatchObject({ quedan: 3, apartados: [] });
  });

  describe('when an order dies between what it sets aside and its writing', () => {
    const dieOnce = () =>
      jest.spyOn(casa.app.app.get(GruposRepository), 'addTickets').mockRejectedValueOnce(new Error('dead'));

    it('keeps the units back for 90 s, and not longer', async () => {
      await setQuedan(2);
      dieOnce();
      expect((await orderTortillas(2)).status).toBe(500);

      await sweepAt(VIDA_APARTADO_MS - 5_000);
      expect(await quedanOf()).toBe(0);
      await sweepAt(VIDA_APARTADO_MS + 1_000);
      expect(await docOf()).toMatchObject({ quedan: 2, apartados: [] });
      expect(tortillaDe(await cartaOf())).toMatchObject({ disponible: true });
    });

    it('a retry takes them over, and nobody gives them back after that', async () => {
      await setQuedan(2);
      const clave = randomUUID();
      dieOnce();
      await orderTortillas(2, clave);

      expect((await orderTortillas(2, clave)).status).toBe(201);

      expect(await quedanOf()).toBe(0);
      await sweepAt(VIDA_APARTADO_MS + 1_000);
      expect(await docOf()).toMatchObject({ quedan: 0, apartados: [] });
    });

    it('another body under its key is refused, and what it asked goes back', async () => {
      await setQuedan(5);
      const clave = randomUUID();
      dieOnce();
      await orderTortillas(2, clave);

      expect((await orderTortillas(1, clave)).status).toBe(422);
      expect(await quedanOf()).toBe(3);
    });

    it('a new count takes no notice of them', async () => {
      await setQuedan(2);
      dieOnce();
      await orderTortillas(1);
      expect((await setQuedan(4, { visto: 1 })).status).toBe(200);

      await sweepAt(VIDA_APARTADO_MS + 1_000);

      expect(await quedanOf()).toBe(4);
    });
  });

  it('no write of an order begins so late that the sweep could have given its units back', async () => {
    await setQuedan(1);
    const grupos = casa.app.app.get(GruposRepository);
    const add = grupos.addTickets.bind(grupos);
    jest
      .spyOn(grupos, 'addTickets')
      .mockImplementationOnce((alta) => add({ ...alta, ahora: new Date(alta.ahora.getTime() - 31_000) }));

    expect((await orderTortillas(1)).status).toBe(503);
    expect(await casa.tablero()).toEqual([]);
  });

  describe('cancelling what nobody has begun', () => {
    const restore = ({ _id }: Ticket, clave: string) =>
      casa.app.put(rutasSala.reponerLinea(_id, '0'), {
        token: casa.local.token,
        headers: { [CABECERA_CLAVE]: clave },
      });
    const orderThree = async (): Promise<Ticket> => {
      await setQuedan(5);
      const [ticket] = await orderAt(1, { productos: [{ ...casa.local.tortilla, cantidad: 3 }] });
      return ticket;
    };

    it('gives its units back once, also for lost answers, and an undo takes them again once', async () => {
      const ticket = await orderThree();
      const clave = randomUUID();

      await Promise.all([1, 2, 3].map(() => cancelUnits(ticket, { unidades: 2 }, undefined, clave)));
      await cancelUnits(ticket, { unidades: 2 }, undefined, clave);
      expect(await quedanOf()).toBe(4);

      const vueltas = await Promise.all([1, 2, 3].map(() => restore(ticket, clave)));
      expect(vueltas.map(({ status }) => status)).toEqual([200, 200, 200]);
      await cancelUnits(ticket, { unidades: 2 }, undefined, clave);
      expect(await quedanOf()).toBe(2);
    });

    it('is not undone when they have been sold since, in words', async () => {
      const ticket = await orderThree();
      const clave = randomUUID();
      await cancelUnits(ticket, { unidades: 3 }, undefined, clave);
      await orderTortillas(4);

      const { status, body } = await restore(ticket, clave);

      expect([status, body.message]).toEqual([
        409,
        'Ya no se puede deshacer: no quedan bastantes de «Tortilla».',
      ]);
      expect(await quedanOf()).toBe(1);
    });

    it('and what is being made stays sold', async () => {
      const ticket = await orderThree();
      await moveLinea(ticket, '0', 'en_preparacion');

      expect((await cancelUnits(ticket, { unidades: 1 })).status).toBe(200);

      expect(await quedanOf()).toBe(2);
    });
  });

  describe('is said by whoever marks things as sold out', () => {
    it('once for each key, over what the screen showed, and by a waiter too', async () => {
      const ana = await pairAs('Ana');
      const clave = randomUUID();
      const body = { quedan: 3, visto: null };
      const primera = await casa.app.put<Producto>(rutasGestion.quedan(tortilla()), { token: ana, body });
      expect([primera.status, primera.body.data.quedan]).toEqual([200, 3]);

      expect((await setQuedan(6, { visto: 3 }, clave)).status).toBe(200);
      await orderTortillas(1);
      expect((await setQuedan(6, { visto: 3 }, clave)).body.data.quedan).toBe(5);

      const tarde = await setQuedan(9, { visto: 6 });
      expect([tarde.status, tarde.body.message, tarde.body.data.quedan]).toEqual([
        409,
        'Ahora quedan 5. Míralo antes de guardar.',
        5,
      ]);
      expect((await setQuedan(null)).body.data).not.toHaveProperty('quedan');
      expect((await orderTortillas(9)).status).toBe(201);
    });

    it('and whoever puts it back on sale at none counts it no longer', async () => {
      await setQuedan(0);
      const { body } = await casa.put<Producto>(rutasGestion.disponibilidad(tortilla()), {
        disponible: true,
      });

      expect(body.data).toMatchObject({ disponible: true });
      expect(body.data).not.toHaveProperty('quedan');
    });
  });

  it('is told to the phones that read the carta, as they come and when it changes', async () => {
    await setQuedan(4);
    const id = tortilla();
    type Aviso = { version: string; agotados: string[]; quedan?: Record<string, number> };
    const phone = await openComensal(casa.app, casa.local.id);
    const oida = hearUntil<Aviso>(phone, 'carta', ({ quedan }) => quedan?.[id] === 1);

    await orderTortillas(3);

    const { version } = await cartaOf();
    expect(await oida).toMatchObject({ version, quedan: { [id]: 1 } });
    const ninguno = hearUntil<Aviso>(phone, 'carta', ({ quedan }) => quedan === undefined);
    await setQuedan(null);
    expect(await ninguno).toMatchObject({ version });
  });
});
