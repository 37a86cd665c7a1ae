// Longer than most: the charges of one mesa and their refusals follow from each other, like one story.
import { randomUUID } from 'node:crypto';
import { CABECERA_REPETIDO, formatEuros, rutas } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import { NADIE } from '../support/factories';
import { useCaja } from '../support/caja';
import { useLocal } from '../support/local';
import { useSala } from '../support/sala';

describe('Charging a mesa in parts', () => {
  const casa = useLocal();
  const { cancel, moveTo, orderAt, pairAs, readMesa, reopen } = useSala(casa);
  const { annul, charge, chargeOk, pay, serve } = useCaja(casa);

  const lineasDe = ({ pedidos }: Grupo) => pedidos.flatMap(({ productos }) => productos);
  const serveCanas = (cantidad: number) => serve(1, [{ ...casa.local.cana, cantidad }]);
  const idDe = ({ cobros }: Grupo): string => cobros?.at(-1)?._id ?? '';

  it('keeps how much, how, who and when, and says what is left', async () => {
    const mesa = await serve(1);
    const ana = await pairAs('Ana');

    const { status, body } = await charge(mesa, { importe: 4.1, forma: 'efectivo' }, undefined, ana);

    expect(status).toBe(201);
    expect(body.data.grupos).toEqual([await readMesa()]);
    expect(body.data.grupos[0]).toMatchObject({
      totalGrupo: 10.7,
      pendiente: 6.6,
      estadoGrupo: 'entregado',
      cobros: [
        { _id: expect.any(String), importe: 4.1, forma: 'efectivo', por: 'Ana', en: expect.any(String) },
      ],
    });
  });

  it('charges units of a line at its price, and none of them twice', async () => {
    const mesa = await serveCanas(3);
    const [canas] = lineasDe(mesa);
    const unidad = { lineas: [{ linea: canas?._id, unidades: 1 }] };

    const primera = await chargeOk(mesa, unidad);
    const segunda = await chargeOk(primera, { lineas: [{ linea: canas?._id, unidades: 2 }] });
    const cuarta = await charge(segunda, unidad);

    expect(primera.cobros?.[0]).toMatchObject({ importe: 2.2, lineas: unidad.lineas });
    expect(segunda.pendiente).toBe(0);
    expect([cuarta.status, cuarta.body.code]).toEqual([409, 'ESTADO_CAMBIADO']);
  });

  it('takes 40,00 € in thirds that add up', async () => {
    let mesa = await serve(1, [
      { ...casa.local.tortilla, cantidad: 4 },
      { ...casa.local.cana, cantidad: 3 },
    ]);
    expect(mesa.pendiente).toBe(40.6);
    for (const importe of [13.54, 13.53, 13.53]) mesa = await chargeOk(mesa, { importe });

    expect(mesa).toMatchObject({ pendiente: 0, estadoGrupo: 'pagado' });
    expect(mesa).not.toHaveProperty('sinIndicar');
  });

  it('never charges more than is left, and says what that is', async () => {
    await orderAt(1);
    const mesa = await chargeOk(await readMesa(), { importe: 10 });

    const { status, body } = await charge(mesa, { importe: 0.71 });

    expect([status, body.errors]).toEqual([
      422,
      [{ field: 'importe', message: `Faltan por cobrar ${formatEuros(0.7)}: no se puede cobrar más.` }],
    ]);
    expect(body.data).toEqual({ grupos: [await readMesa()] });
    const llena = await chargeOk(mesa, { importe: 0.7 });
    expect((await charge(llena, { importe: 0.01 })).body.message).toBe(
      'No queda nada por cobrar en esta mesa.',
    );
  });

  it('answers the same key again with what is stored, and writes nothing', async () => {
    const mesa = await serve(1);
    const clave = randomUUID();
    const primera = await charge(mesa, { importe: 5 }, clave);
    await orderAt(1, { productos: [casa.local.cana] });

    const repetida = await charge(mesa, { importe: 5 }, clave.toUpperCase());

    expect([repetida.status, repetida.headers.get(CABECERA_REPETIDO)]).toEqual([200, 'true']);
    expect(primera.headers.get(CABECERA_REPETIDO)).toBeNull();
    expect(repetida.body.data.grupos).toEqual([await readMesa()]);
    expect((await readMesa()).cobros).toHaveLength(1);
  });

  it('charges once when the same key comes many times at once', async () => {
    const mesa = await serve(1);
    const clave = randomUUID();

    const respuestas = await Promise.all(
      Array.from({ length: 8 }, () => charge(mesa, { importe: 5 }, clave)),
    );

    expect(respuestas.map(({ status }) => status).sort()).toEqual([...Array<number>(7).fill(200), 201]);
    expect(await readMesa()).toMatchObject({ pendiente: 5.7, cobros: [{ importe: 5 }] });
  });

  it.each(['open', 'paid'])(
    'refuses a key under which another tab, that is %s, was charged',
    async (estado) => {
      const primera = await serve(1);
      const segunda = await serve(2);
      const clave = randomUUID();
      const cobrada = await charge(primera, { importe: 5 }, clave);
      if (estado === 'paid') await pay(cobrada.body.data.grupos[0] ?? primera);

      const { status, body } = await charge(segunda, { importe: 5 }, clave);

      expect([cobrada.status, status, body.message]).toEqual([
        201,
        422,
        'Esta clave ya se usó para otro cobro.',
      ]);
      const dos = (await casa.get<Grupo>(rutas.pedidosMesa(2))).body.data;
      expect(dos).toEqual(segunda);
    },
  );

  it('refuses a rev that its mesa has never had: nobody has seen it', async () => {
    const mesa = await serve(1);

    const { status, body } = await charge({ ...mesa, rev: 1e15 }, { importe: 5 });

    expect([status, body.code]).toEqual([409, 'ESTADO_CAMBIADO']);
    expect((await readMesa()).cobros).toBeUndefined();
  });

  it.each([
    ['another amount', { importe: 4 }],
    ['less, or more', { importe: 5.01 }],
    ['another form', { importe: 5, forma: 'otro' }],
  ])('refuses a key that charged something else: %s', async (_caso, cuerpo) => {
    const mesa = await serve(1);
    const clave = randomUUID();
    await charge(mesa, { importe: 5 }, clave);

    const { status, body } = await charge(mesa, cuerpo, clave);

    expect([status, body.message]).toEqual([422, 'Esta clave ya se usó para otro cobro.']);
    expect((await readMesa()).cobros).toHaveLength(1);
  });

  it('lets one of two waiters charge the same line', async () => {
    await orderAt(1);
    const mesa = await readMesa();
    const lineas = lineasDe(mesa).map(({ _id }) => ({ linea: _id, unidades: 1 }));

    const respuestas = await Promise.all([charge(mesa, { lineas }), charge(mesa, { lineas })]);

    expect(respuestas.map(({ status }) => status).sort()).toEqual([201, 409]);
    const perdida = respuestas.find(({ status }) => status === 409);
    expect(perdida?.body).toMatchObject({ code: 'ESTADO_CAMBIADO', data: { grupos: [await readMesa()] } });
    expect((await readMesa()).pendiente).toBe(0);
  });

  it('lets one of two waiters charge the same half, who both saw the mesa uncharged', async () => {
    const mesa = await serve(1);

    const respuestas = await Promise.all([charge(mesa, { importe: 5.35 }), charge(mesa, { importe: 5.35 })]);

    expect(respuestas.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('charges a mesa before everything is entregado, and its last dish pays it', async () => {
    const [ticket] = await orderAt(1);
    const cobrada = await chargeOk(await readMesa(), { importe: 10.7 });

    expect(cobrada).toMatchObject({ pendiente: 0, estadoGrupo: 'pendiente' });
    expect((await pay(cobrada)).body.message).toBe('Todavía hay productos sin entregar en esta mesa.');
    const { rev } = cobrada;
    const { data } = (await moveTo(ticket, { estado: 'entregado', rev })).body;
    expect(data).toMatchObject({ estadoGrupo: 'pagado', pendiente: 0 });
    expect(data).not.toHaveProperty('sinIndicar');
  });

  it('is paid by the charge that leaves nothing, and stays open once that was taken back', async () => {
    const mesa = await chargeOk(await serve(1), { importe: 4 });
    const clave = randomUUID();
    const pagada = (await charge(mesa, { importe: 6.7 }, clave)).body.data.grupos[0];
    expect(pagada).toMatchObject({ estadoGrupo: 'pagado', pendiente: 0, cobros: [{}, { importe: 6.7 }] });

    const [ticket] = pagada?.pedidos ?? [];
    const abierta = ticket && (await reopen(ticket, pagada?.rev)).body.data;

    // a retry of the charge comes late
    await charge(mesa, { importe: 6.7 }, clave);
    expect(await readMesa()).toMatchObject({ rev: abierta?.rev, estadoGrupo: 'entregado', pendiente: 0 });
  });

  it('is not paid by a dish that had waited for a connection, which money never does', async () => {
    const [ticket] = await orderAt(1);
    const cobrada = await chargeOk(await readMesa(), { importe: 10.7 });
    const { rev } = cobrada;

    const { data } = (await moveTo(ticket, { estado: 'entregado', rev, haceMs: 60_000 })).body;
    expect(data).toMatchObject({ estadoGrupo: 'entregado', pendiente: 0 });
    expect((await pay(data)).body.data.estadoGrupo).toBe('pagado');
  });

  it('leaves to be charged what was ordered after the split', async () => {
    await orderAt(1);
    const mesa = await chargeOk(await readMesa(), { importe: 10.7 });
    await orderAt(1, { productos: [casa.local.cana] });

    expect((await readMesa()).pendiente).toBe(2.2);
    expect((await chargeOk(mesa, { importe: 2.2 })).pendiente).toBe(0);
  });

  it('stores the rest as sin indicar when it is paid in one tap', async () => {
    const mesa = await chargeOk(await serve(1), { importe: 4 });

    expect((await pay(mesa)).body.data).toMatchObject({ sinIndicar: 6.7, pendiente: 0 });
  });

  it('is not paid by a screen that has not seen the last charge', async () => {
    const mesa = await serve(1);
    await chargeOk(mesa, { importe: 4 });

    expect((await pay(mesa)).body.code).toBe('ESTADO_CAMBIADO');
  });

  it('charges nothing of a paid mesa, and keeps its charges when it is opened again', async () => {
    const mesa = await chargeOk(await serve(1), { importe: 4 });
    const pagada = (await pay(mesa)).body.data;

    expect((await charge(pagada, { importe: 1 })).body.code).toBe('ESTADO_CAMBIADO');
    expect((await annul(idDe(pagada))).body.code).toBe('ESTADO_CAMBIADO');
    const [ticket] = pagada.pedidos;
    const abierta = ticket && (await reopen(ticket, pagada.rev)).body.data;
    expect(abierta).toMatchObject({ pendiente: 6.7, cobros: mesa.cobros });
    expect(abierta).not.toHaveProperty('sinIndicar');
  });

  describe('taken back', () => {
    it('stays to be seen, with its reason, and is to be charged again', async () => {
      const mesa = await chargeOk(await serve(1), { importe: 4 });

      const { status, body } = await annul(idDe(mesa), '  tarjeta rechazada ');

      expect([status, body.data]).toEqual([200, await readMesa()]);
      expect(body.data).toMatchObject({
        pendiente: 10.7,
        cobros: [{ importe: 4, anulado: { motivo: 'tarjeta rechazada', por: expect.any(String) } }],
      });
      expect((await annul(idDe(mesa), 'otra vez')).body.data).toEqual(body.data);
    });

    it('is not made again by a late retry of its key', async () => {
      const clave = randomUUID();
      const mesa = await serve(1);
      await charge(mesa, { importe: 4 }, clave);
      await annul(idDe(await readMesa()));

      expect((await charge(mesa, { importe: 4 }, clave)).status).toBe(200);
      expect((await readMesa()).pendiente).toBe(10.7);
    });

    it('needs a reason, and a charge of this restaurant', async () => {
      const mesa = await chargeOk(await serve(1), { importe: 4 });
      expect((await annul(idDe(mesa), ' ')).body.errors?.[0]?.message).toBe('El motivo es obligatorio');

      const { status, body } = await annul(NADIE);

      expect([status, body.message]).toEqual([404, 'El cobro no existe.']);
    });
  });

  describe('what it has to do with cancelling and closing', () => {
    it('does not cancel a line that is charged, until the charge is taken back', async () => {
      const [comida] = await orderAt(1);
      const linea = comida.productos[0]?._id ?? '';
      const mesa = await chargeOk(await readMesa(), { lineas: [{ linea, unidades: 1 }] });

      const { status, body } = await cancel(comida, '0');
      expect([status, body.message]).toEqual([409, 'Anula antes el cobro']);
      await annul(idDe(mesa));

      expect((await cancel(comida, '0')).status).toBe(200);
    });

    it('does not cancel below what is charged, and may above it', async () => {
      const [comida, bebida] = await orderAt(1);
      await chargeOk(await readMesa(), { importe: 8 });

      expect((await cancel(comida, '0')).body.message).toBe('Anula antes el cobro');
      expect(bebida && (await cancel(bebida, '0')).body.data.pendiente).toBe(0.5);
    });

    it('does not close an abandoned mesa that is charged in part', async () => {
      const [ticket] = await orderAt(1);
      await chargeOk(await readMesa(), { importe: 1 });

      const { status, body } = await casa.put<Grupo>(rutas.cerrarMesa(ticket._id), { motivo: 'se fueron' });

      expect([status, body.message]).toEqual([409, 'Anula antes el cobro']);
    });
  });
});
