// Longer than most: what waits, marches and stops waiting is tried at the same few mesas.
import { randomUUID } from 'node:crypto';
import { CABECERA_CLAVE, CABECERA_SEGUIMIENTO, enEsperaOf, rutas, rutasSala } from '@carta/contracts';
import type { Grupo, Marchar, PedidoSeguido, TomarPedidoRequest } from '@carta/contracts';
import { buildPases } from '../support/pases';
import type { ConPases, NombrePase } from '../support/pases';
import { useLocal } from '../support/local';
import { useSala } from '../support/sala';

describe('A mesa of several pases', () => {
  const casa = useLocal();
  const { cancel, moveTo, readMesa, setServicio, takeOrder } = useSala(casa);
  let pases: ConPases;
  const open = async (marchar: Marchar = 'sala') => {
    pases = await buildPases(casa.app, casa.local, marchar);
  };
  const orderOf = (...nombres: NombrePase[]) => ({
    productos: nombres.map((nombre) => pases.lineas[nombre]),
  });
  const orderPases = (...nombres: NombrePase[]) => casa.order(orderOf(...nombres));
  const esperan = ({ pedidos }: Grupo): string[] =>
    pedidos.flatMap(({ productos }) => enEsperaOf(productos)).map(({ nombre }) => nombre);
  const ask = (que: 'marchar' | 'esperar', grupo: Grupo, nombre: NombrePase, cambios: object = {}) => {
    const ruta = que === 'marchar' ? rutasSala.marcharPase : rutasSala.esperarPase;
    const body = { pase: pases.ids[nombre], rev: grupo.rev, ...cambios };
    return casa.app.put<Grupo>(ruta(grupo.grupoMesa), { token: casa.local.token, body });
  };
  const putPase = ({ pedidos: [ticket] }: Grupo, linea: string, nombre: NombrePase | null, rev?: number) =>
    casa.app.put<Grupo>(rutasSala.paseDeLinea(ticket?._id ?? '', linea), {
      token: casa.local.token,
      body: { pase: nombre && pases.ids[nombre], rev },
    });
  const serve = async ({ pedidos: [ticket] }: Grupo): Promise<Grupo> => {
    await moveTo(ticket as Grupo['pedidos'][number], { estado: 'entregado' });
    return readMesa();
  };

  it('makes the first at once and keeps the rest, each line with its pase of then', async () => {
    await open();
    await casa.order({ productos: [...orderOf('Segundos', 'Entrantes').productos, casa.local.cana] });

    const grupo = await readMesa();
    expect(esperan(grupo)).toEqual(['Segundos']);
    expect(grupo.pedidos).toMatchObject([
      {
        productos: [
          { nombre: 'Segundos', pase: { id: pases.ids.Segundos, nombre: 'Segundos', orden: 2 } },
          { nombre: 'Entrantes', marchada: { por: 'Comensal', en: grupo.pedidos[0]?.createdAt } },
        ],
      },
      { productos: [{ nombre: 'Caña' }] },
    ]);
    expect(grupo.pedidos[1]?.productos[0]).not.toHaveProperty('pase');
  });

  it('keeps nothing of a house that makes all at once', async () => {
    await open('todo');
    await orderPases('Entrantes', 'Segundos');

    for (const linea of (await readMesa()).pedidos.flatMap(({ productos }) => productos)) {
      expect(linea).not.toHaveProperty('pase');
      expect(linea).not.toHaveProperty('marchada');
    }
  });

  it('marches by name of who did it, once, and waits again until somebody has begun', async () => {
    await open();
    await orderPases('Entrantes', 'Segundos', 'Segundos');
    const antes = await readMesa();

    const marchada = (await ask('marchar', antes, 'Segundos')).body.data;
    expect(esperan(marchada)).toEqual([]);
    expect((await ask('marchar', antes, 'Segundos')).body.data).toEqual(marchada);
    expect((await ask('esperar', antes, 'Segundos')).body.code).toBe('ESTADO_CAMBIADO');
    const parada = (await ask('esperar', marchada, 'Segundos')).body.data;
    expect(esperan(parada)).toEqual(['Segundos', 'Segundos']);
    const detenidas = parada.pedidos.flatMap(({ productos }) =>
      productos.flatMap(({ detenidaEn }) => detenidaEn ?? []),
    );
    expect(detenidas.map((en) => Date.parse(en) >= Date.parse(marchada.actualizadoEn))).toEqual([true, true]);
    const otraVez = (await ask('marchar', parada, 'Segundos')).body.data;
    await moveTo(otraVez.pedidos[0] as Grupo['pedidos'][number], {
      estado: 'en_preparacion',
      alcance: 'pedido',
    });
    expect((await ask('esperar', await readMesa(), 'Segundos')).status).toBe(409);
  });

  it('is done once under a key, however late it comes again', async () => {
    await open();
    await orderPases('Entrantes', 'Segundos');
    const antes = await readMesa();
    const clave = randomUUID();
    const marchar = () =>
      casa.app.put<Grupo>(rutasSala.marcharPase(antes.grupoMesa), {
        token: casa.local.token,
        headers: { [CABECERA_CLAVE]: clave },
        body: { pase: pases.ids.Segundos, rev: antes.rev, haceMs: 2_000 },
      });

    const marchada = (await marchar()).body.data;
    const parada = (await ask('esperar', marchada, 'Segundos')).body.data;
    const tarde = await marchar();

    expect([tarde.status, tarde.body.data]).toEqual([200, parada]);
  });

  it('is not paid, closed or begun while something waits, and says why', async () => {
    await open();
    await orderPases('Entrantes', 'Segundos', 'Segundos');
    const servida = await serve(await readMesa());
    const [ticket] = servida.pedidos as [Grupo['pedidos'][number]];

    expect(servida.estadoGrupo).toBe('pendiente');
    expect(await moveTo(ticket, { estado: 'pagado' })).toMatchObject({
      status: 409,
      body: { message: 'Quedan 2 platos sin marchar' },
    });
    expect(await moveTo(ticket, { estado: 'listo' })).toMatchObject({
      status: 409,
      body: { code: 'ESTADO_CAMBIADO', message: 'Está en espera: márchalo antes.' },
    });
    await cancel(ticket, '1');
    expect((await moveTo(ticket, { estado: 'pagado' })).body.message).toBe('Queda 1 plato sin marchar');
  });

  it('adds to a pase that has marched at once, and leaves what waits of the rest', async () => {
    await open();
    await orderPases('Entrantes', 'Segundos');
    await ask('marchar', await readMesa(), 'Segundos');
    await orderPases('Segundos', 'Postres');

    expect(esperan(await readMesa())).toEqual(['Postres']);
  });

  it('marches by itself in the write that serves the pase before', async () => {
    await open('auto');
    await orderPases('Entrantes', 'Segundos', 'Postres');
    const antes = await readMesa();
    const servida = await serve(antes);

    expect([esperan(antes), esperan(servida)]).toEqual([['Segundos', 'Postres'], ['Postres']]);
    expect(servida.rev).toBe(antes.rev + 1);
    expect(esperan(await serve(servida))).toEqual([]);
  });

  it('makes what comes after all is served at once', async () => {
    await open('auto');
    await orderPases('Entrantes');
    await serve(await readMesa());
    await orderPases('Postres');

    expect(esperan(await readMesa())).toEqual([]);
  });

  it('has a waiter put a line in another pase, or all of an order at once', async () => {
    await open();
    const { Entrantes, Segundos, Postres } = pases.lineas;
    const { Postres: postres } = pases.ids;
    const tomado = (body: Partial<TomarPedidoRequest>) => takeOrder(1, { productos: [], ...body });
    await tomado({ productos: [Entrantes, { ...Segundos, pase: postres }, { ...Postres, pase: null }] });
    const grupo = await readMesa();
    expect(grupo.pedidos[0]?.productos).toMatchObject([
      { nombre: 'Entrantes', marchada: {} },
      { nombre: 'Segundos', pase: { nombre: 'Postres' } },
      { nombre: 'Postres' },
    ]);
    expect(esperan(grupo)).toEqual(['Segundos']);

    await tomado({ productos: [Segundos], juntos: true });
    expect(esperan(await readMesa())).toEqual(['Segundos']);
    const puesta = (await putPase(await readMesa(), '1', 'Entrantes')).body.data;
    expect(esperan(puesta)).toEqual([]);
    expect((await putPase(puesta, '1', 'Postres', grupo.rev)).body.code).toBe('ESTADO_CAMBIADO');
  });

  it('lets no phone say the pase of its lines', async () => {
    await open();
    const [linea] = orderOf('Segundos').productos;
    const { status } = await casa.order({ productos: [{ ...linea, pase: null } as never] });

    expect(status).toBe(400);
  });

  it('tells a phone that its dish comes later, and nothing else of its pase', async () => {
    await open();
    const { body } = await orderPases('Entrantes', 'Segundos');
    const { body: seguido } = await casa.app.get<PedidoSeguido[]>(rutas.seguimiento(), {
      headers: { [CABECERA_SEGUIMIENTO]: body.data.seguimiento },
    });

    const lineas = seguido.data[0]?.pedidos[0]?.productos;
    expect(lineas?.map(({ enEspera }) => enEspera)).toEqual([undefined, true]);
    expect(JSON.stringify(seguido.data)).not.toContain('"pase"');
  });

  it('keeps its pases when it moves to another mesa', async () => {
    await open();
    await orderPases('Entrantes', 'Segundos');
    const { grupoMesa, rev } = await readMesa();
    const { body } = await casa.app.put<Grupo>(rutasSala.moverMesa(grupoMesa), {
      token: casa.local.token,
      body: { de: 1, a: 5, rev },
    });

    expect(esperan(body.data)).toEqual(['Segundos']);
    expect(esperan((await ask('marchar', body.data, 'Segundos')).body.data)).toEqual([]);
  });

  it('leaves nothing waiting in a pase that marches while orders come', async () => {
    await open();
    await orderPases('Entrantes', 'Segundos');
    const antes = await readMesa();
    const pedidos = Array.from({ length: 12 }, () => orderPases('Segundos'));
    const marcha = ask('marchar', antes, 'Segundos');
    const respuestas = await Promise.all(pedidos);

    expect((await marcha).status).toBe(200);
    expect(respuestas.map(({ status }) => status)).toEqual(Array(12).fill(201));
    const despues = await readMesa();
    expect(despues.pedidos).toHaveLength(13);
    expect(esperan(despues)).toEqual([]);
  });

  it('opens one tab for phones that order at once, each with its first pase made', async () => {
    await open();
    const respuestas = await Promise.all(Array.from({ length: 8 }, () => orderPases('Primeros', 'Postres')));

    expect(respuestas.map(({ status }) => status)).toEqual(Array(8).fill(201));
    const grupo = await readMesa();
    expect(grupo.pedidos).toHaveLength(8);
    expect(esperan(grupo)).toEqual(Array(8).fill('Postres'));
  });

  it('goes on as it began when its house stops letting dishes wait', async () => {
    await open();
    await orderPases('Entrantes', 'Segundos');
    await setServicio({ marchar: 'todo' });
    await orderPases('Segundos');

    const grupo = await readMesa();
    expect(esperan(grupo)).toEqual(['Segundos']);
    expect(esperan((await ask('marchar', grupo, 'Segundos')).body.data)).toEqual([]);
  });
});
