// Longer than most: who may read which order of a mesa is checked order by order.
import { Types } from 'mongoose';
import type { Socket } from 'socket.io-client';
import { DIAS_DEMORA, MUESTRAS_DEMORA, rutasSala } from '@carta/contracts';
import type { CrearPedidoResponse, Demoras, Grupo, MesaEnVivo, Ticket } from '@carta/contracts';
import { SeguidosService } from '../../src/servicio/pedidos/seguimiento/seguidos.service';
import { GruposConsultas } from '../../src/servicio/pedidos/grupos/grupos-consultas.repository';
import { useCaja } from '../support/caja';
import { useLocal } from '../support/local';
import { useSala } from '../support/sala';
import { collect, hear, openComensal } from '../support/socket';

const idsOf = (tickets: readonly Ticket[] | undefined): string[] => (tickets ?? []).map(({ _id }) => _id);

describe('A mesa that shares its order', () => {
  const casa = useLocal();
  const { cancel, carry, follow, moveTo, pairAs, setServicio, sign, takeOrder } = useSala(casa);
  const { charge } = useCaja(casa);
  const readMesa = async (id: string): Promise<Grupo> => {
    const grupo = (await casa.tablero()).find(({ grupoMesa }) => grupoMesa === id);
    if (!grupo) throw new Error('there is no such mesa');
    return grupo;
  };

  it('shows each phone the rest of it, where the owner allows it, and its own alone where not', async () => {
    const propio = await orderSigned({ productos: [casa.local.cana] });
    const ajeno = await orderSigned();
    await casa.order({ mesa: 2 });
    const [solo] = await follow(propio.seguimiento);
    expect(solo).toMatchObject({ grupoMesa: propio.grupoMesa, mesa: { numero: 1 } });
    expect(solo).not.toHaveProperty('otros');

    await setServicio({ mesaCompartida: true });

    const [[vistaPropia], [vistaAjena]] = await Promise.all([
      follow(propio.seguimiento),
      follow(ajeno.seguimiento),
    ]);
    expect([idsOf(vistaPropia?.pedidos), idsOf(vistaPropia?.otros)]).toEqual([
      idsOf(propio.pedidos),
      idsOf(ajeno.pedidos),
    ]);
    expect([idsOf(vistaAjena?.pedidos), idsOf(vistaAjena?.otros)]).toEqual([
      idsOf(ajeno.pedidos),
      idsOf(propio.pedidos),
    ]);
    expect(vistaPropia?.otros?.map(({ numero }) => numero)).toEqual([2, 2]);
    await setServicio({ mesaCompartida: false });
    expect((await follow(propio.seguimiento))[0]).not.toHaveProperty('otros');
  });

  it('names the others by their place among the phones of the mesa, and nobody by what its phone says of itself', async () => {
    await setServicio({ mesaCompartida: true });
    const [unMovil, otroMovil] = ['a'.repeat(32), 'b'.repeat(32)];
    const propio = await orderSigned({ movil: unMovil });
    const ajeno = await orderSigned({ movil: otroMovil });

    const [[vistaPropia], [vistaAjena]] = await Promise.all([
      follow(propio.seguimiento),
      follow(ajeno.seguimiento),
    ]);

    expect(vistaPropia?.otros?.map(({ movil }) => movil)).toEqual(ajeno.pedidos.map(() => '2'));
    expect(vistaAjena?.otros?.map(({ movil }) => movil)).toEqual(propio.pedidos.map(() => '1'));
    expect(JSON.stringify([vistaPropia, vistaAjena])).not.toMatch(/aaaa|bbbb/);
  });

  it('shows who ordered without its code their own alone, on the phone and live, though others have the code', async () => {
    await setServicio({ mesaCompartida: true });
    const ajeno = await orderSigned({ productos: [casa.local.cana] });
    const intruso = (await casa.order()).body.data;
    const telefonos = [
      await openComensal(casa.app, casa.local.id),
      await openComensal(casa.app, casa.local.id),
    ];
    await telefonos[0]?.emitWithAck('seguir', ajeno.seguimiento);
    await telefonos[1]?.emitWithAck('seguir', intruso.seguimiento);
    const [oidas, ajenas] = telefonos.map((telefono) => collect<MesaEnVivo>(telefono, 'mesa'));
    const propias = [
      ...telefonos.map((telefono) => hear(telefono, 'pedido')),
      hear(telefonos[0] as Socket, 'mesa'),
    ];

    const [visto] = await follow(intruso.seguimiento);
    await casa.order();
    await Promise.all(propias);
    await telefonos[1]?.emitWithAck('seguir', intruso.seguimiento);

    expect(visto).not.toHaveProperty('otros');
    expect(idsOf(visto?.pedidos)).toEqual(idsOf(intruso.pedidos));
    expect([oidas?.length, ajenas]).toEqual([1, []]);
    const juntos = await follow(intruso.seguimiento, ajeno.seguimiento);
    expect(juntos.map(({ otros }) => otros?.length)).toEqual([undefined, 2]);
  });

  it('is heard by ten connections of one order, however many hold its token', async () => {
    const propio = await orderSigned();
    const seguir = async (): Promise<boolean> => {
      const telefono = await openComensal(casa.app, casa.local.id);
      const { success } = (await telefono.emitWithAck('seguir', propio.seguimiento)) as { success: boolean };
      // Asked again, it is the same connection.
      expect(await telefono.emitWithAck('seguir', propio.seguimiento)).toEqual({ success });
      return success;
    };

    const respuestas: boolean[] = [];
    for (let i = 0; i < 12; i++) respuestas.push(await seguir());

    expect(respuestas).toEqual([...Array<boolean>(10).fill(true), false, false]);
  });

  it('shows nobody what is the staff’s: who took, brings or cancelled', async () => {
    await setServicio({ mesaCompartida: true });
    const propio = await orderSigned({ productos: [casa.local.cana] });
    const ana = await pairAs('Ana');
    const { body } = await takeOrder(1, { productos: [casa.local.tortilla, casa.local.cana] }, ana);
    const [comida, bebida] = body.data.pedidos as [Ticket, Ticket];
    await moveTo(comida, { estado: 'listo', alcance: 'pedido' }, ana);
    await carry(comida, true, ana);
    await cancel(bebida, '0', { motivo: 'no queda' }, ana);

    const [seguido] = await follow(propio.seguimiento);

    expect(idsOf(seguido?.otros)).toEqual([comida._id, bebida._id]);
    expect(JSON.stringify(seguido)).not.toMatch(/Ana|lleva|tomadoPor|sinVerificar|movimientos/);
    expect(seguido?.otros?.[1]?.productos[0]?.cancelada?.motivo).toBe('no queda');
  });

  it('shows what of its bill is charged, whole and by line, to the phones of its signed orders alone', async () => {
    await setServicio({ mesaCompartida: true });
    const [propio, ajeno] = [await orderSigned(), await orderSigned({ productos: [casa.local.cana] })];
    const intruso = (await casa.order()).body.data;
    const otraMesa = await orderSigned({ mesa: 2, t: await sign(2) });
    expect((await follow(propio.seguimiento))[0]).not.toHaveProperty('cuenta');
    const telefonos = await Promise.all(
      [propio, ajeno, intruso, otraMesa].map(async ({ seguimiento }) => {
        const telefono = await openComensal(casa.app, casa.local.id);
        await telefono.emitWithAck('seguir', seguimiento);
        return telefono;
      }),
    );
    const oidas = telefonos.map((telefono) => collect<MesaEnVivo>(telefono, 'mesa'));
    const [primera, segunda] = telefonos.map((telefono) => hear<MesaEnVivo>(telefono, 'mesa'));
    const ana = await pairAs('Ana');
    const linea = propio.pedidos[0]?.productos[0]?._id ?? '';

    const mesa = await readMesa(propio.grupoMesa);
    const { body } = await charge(mesa, { lineas: [{ linea, unidades: 1 }], propina: 2 }, undefined, ana);

    const cuenta = { cobrado: 8.5, lineas: [{ linea, unidades: 1 }] };
    expect([(await primera)?.cuenta, (await segunda)?.cuenta]).toEqual([cuenta, cuenta]);
    await charge(body.data.grupos[0] as Grupo, { importe: 1.5, forma: 'efectivo' }, undefined, ana);
    const [deUno, deOtro, deIntruso, deOtra] = await Promise.all(
      [propio, ajeno, intruso, otraMesa].map(async ({ seguimiento }) => (await follow(seguimiento))[0]),
    );
    expect([deUno?.cuenta, deOtro?.cuenta]).toEqual([
      { ...cuenta, cobrado: 10 },
      { ...cuenta, cobrado: 10 },
    ]);
    expect([deIntruso?.cuenta, deOtra?.cuenta]).toEqual([undefined, undefined]);
    expect(JSON.stringify([deUno, deOtro])).not.toMatch(/Ana|tarjeta|efectivo|propina|asientos|cobros/);
    expect(oidas.slice(2)).toEqual([[], []]);
    await setServicio({ mesaCompartida: false });
    expect((await follow(propio.seguimiento))[0]).not.toHaveProperty('cuenta');
  });

  it('keeps its bill where its mesa goes, and to itself where mesas are joined', async () => {
    await setServicio({ mesaCompartida: true });
    const propio = await orderSigned();
    const vecina = await orderSigned({ mesa: 2, t: await sign(2) });
    const [telefono, otro] = await Promise.all(
      [propio, vecina].map(async ({ seguimiento }) => {
        const abierto = await openComensal(casa.app, casa.local.id);
        await abierto.emitWithAck('seguir', seguimiento);
        return abierto;
      }),
    );
    const put = (ruta: string, body: object) => casa.put<Grupo>(ruta, body);
    const oida = hear<MesaEnVivo>(telefono as Socket, 'mesa');
    const { rev } = await readMesa(propio.grupoMesa);
    expect((await put(rutasSala.moverMesa(propio.grupoMesa), { de: 1, a: 6, rev })).status).toBe(200);
    expect(await oida).toMatchObject({ grupoMesa: propio.grupoMesa, mesa: 6 });
    // others sit down where it was, with the same code
    const llegada = await orderSigned({ productos: [casa.local.cana] });
    await charge(await readMesa(propio.grupoMesa), { importe: 2 });
    const [[mia], [suya]] = await Promise.all([follow(propio.seguimiento), follow(llegada.seguimiento)]);
    expect([mia?.mesa.numero, mia?.cuenta, idsOf(mia?.otros)]).toEqual([6, { cobrado: 2 }, []]);
    expect([suya?.mesa.numero, suya?.cuenta, idsOf(suya?.otros)]).toEqual([1, undefined, []]);

    const lider = await readMesa(propio.grupoMesa);
    const juntas = await put(rutasSala.juntarMesas(lider.grupoMesa), { mesas: [2, 6], rev: lider.rev });
    expect(juntas.status).toBe(200);
    const partida = await Promise.all([vecina, propio].map(({ grupoMesa }) => readMesa(grupoMesa)));
    const revs = Object.fromEntries(partida.map((mesa) => [mesa.grupoMesa, mesa.rev]));
    const [enUna, enOtra] = [telefono, otro].map((cada) => hear<MesaEnVivo>(cada as Socket, 'mesa'));
    expect((await charge(partida[1] as Grupo, { importe: 12, revs })).status).toBe(201);

    const cuentas = [{ cobrado: 3.3 }, { cobrado: 10.7 }];
    expect([(await enUna)?.cuenta, (await enOtra)?.cuenta]).toEqual(cuentas);
    const vistas = await Promise.all([propio, vecina].map(async ({ seguimiento }) => follow(seguimiento)));
    expect(vistas.map(([vista]) => vista?.cuenta)).toEqual(cuentas);
    expect(vistas.map(([vista]) => idsOf(vista?.otros))).toEqual([[], []]);

    await put(rutasSala.juntarMesas(lider.grupoMesa), {
      mesas: [],
      rev: (await readMesa(lider.grupoMesa)).rev,
    });
    expect((await follow(propio.seguimiento))[0]?.cuenta).toEqual(cuentas[0]);
  });

  it('is told live with the same tickets', async () => {
    const propio = (await casa.order()).body.data;
    const [grupo] = await casa.app.app.get(GruposConsultas).findGruposPorId([propio.grupoMesa]);
    if (!grupo) throw new Error('there is no such mesa');

    const enVivo = casa.app.app.get(SeguidosService).toMesaEnVivo(grupo);

    const { grupoMesa, pedidos: tickets } = propio;
    expect(enVivo).toEqual({ grupoMesa, rev: grupo.rev, pagado: false, mesa: 1, pedidos: tickets });
  });

  it('keeps from each what the others have asked of the kitchen, read or told live', async () => {
    await setServicio({ mesaCompartida: true });
    const conNotas = { productos: [{ ...casa.local.tortilla, notas: 'sin pan' }], notas: 'Soy celíaca' };
    const [callado, ajeno] = [await orderSigned(), await orderSigned(conNotas)];
    const telefono = await openComensal(casa.app, casa.local.id);
    await telefono.emitWithAck('seguir', callado.seguimiento);
    const oida = hear<MesaEnVivo>(telefono, 'mesa');

    const [seguido] = await follow(callado.seguimiento);
    const [propio] = await follow(ajeno.seguimiento);
    await orderSigned(conNotas);

    expect(JSON.stringify(propio)).toMatch(/celíaca.*sin pan|sin pan.*celíaca/);
    expect(idsOf(seguido?.otros)).toEqual(expect.arrayContaining(idsOf(ajeno.pedidos)));
    expect(idsOf((await oida).pedidos)).toEqual(expect.arrayContaining(idsOf(ajeno.pedidos)));
    expect(JSON.stringify([seguido, await oida])).not.toMatch(/celíaca|sin pan/);
  });

  /** An order of somebody who has the code of mesa 1 before them. */
  async function orderSigned(cambios: object = {}): Promise<CrearPedidoResponse> {
    const { status, body } = await casa.order({ t: await sign(1), ...cambios });
    expect(status).toBe(201);
    return body.data;
  }
});

describe('How long a ticket usually takes', () => {
  const casa = useLocal();
  const { follow, orderAt } = useSala(casa);
  const MIN_MS = 60_000;

  it('is told once it is learnt, from the archive of the last weeks, by tipo', async () => {
    const [ticket] = await orderAt(1);
    await storePagado(ticket, Array(MUESTRAS_DEMORA / 2).fill(10));
    // Those nobody moved on, those of a cancelled line, those of long ago, and those never listo.
    await storePagado(ticket, [...Array(20).fill(5 * 60), ...Array(20).fill(null)]);
    await storePagado(ticket, Array(20).fill(99), { cancelada: { motivo: 'x', en: new Date(), por: 'x' } });
    await storePagado(ticket, Array(20).fill(99), {}, DIAS_DEMORA + 1);
    await storePagado(ticket, Array(MUESTRAS_DEMORA / 2).fill(16));
    const { body } = await casa.order({ mesa: 2 });

    expect(await untilLearnt(body.data.seguimiento)).toEqual({ comida: { desde: 10, hasta: 16 } });
  });

  /** What is told of a mesa once something is; the archive is read while nobody waits for it. */
  async function untilLearnt(seguimiento: string): Promise<Demoras> {
    for (;;) {
      const demora = (await follow(seguimiento))[0]?.demora ?? {};
      if (Object.keys(demora).length > 0) return demora;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Paid mesas of one food ticket each, which took so many minutes; null: it never was listo. */
  async function storePagado(
    { productos }: Ticket,
    minutos: readonly (number | null)[],
    linea: object = {},
    haceDias = 1,
  ): Promise<void> {
    const creadoEn = new Date(Date.now() - haceDias * 24 * 60 * MIN_MS);
    const docs = minutos.map((minuto) => ({
      restaurante: new Types.ObjectId(casa.local.id),
      mesa: 9,
      rev: 1,
      pagado: true,
      pagadoEn: creadoEn,
      archivadoEn: creadoEn,
      actualizadoEn: creadoEn,
      pedidos: [
        {
          _id: new Types.ObjectId(),
          clave: new Types.ObjectId().toHexString(),
          revAlta: 1,
          tipo: 'comida',
          creadoEn,
          lineas: [
            {
              _id: new Types.ObjectId(),
              productoId: new Types.ObjectId(productos[0]?.productoId),
              ...(minuto === null ? {} : { listoEn: new Date(creadoEn.getTime() + minuto * MIN_MS) }),
              ...linea,
            },
          ],
        },
      ],
    }));
    await casa.app.db.collection('grupos').insertMany(docs);
  }
});
