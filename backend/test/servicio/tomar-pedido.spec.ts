// Longer than most: one server serves all that a waiter orders.
import { randomUUID } from 'node:crypto';
import { CABECERA_REPETIDO, CABECERA_SEGUIMIENTO, rutas, rutasSala } from '@carta/contracts';
import type { EstadisticasHoy, Grupo, Linea, PedidoSeguido } from '@carta/contracts';
import { createTestApp } from '../support/app';
import { buildLocal, order, pedidoOf, useLocal } from '../support/local';
import { useSala } from '../support/sala';

describe('POST /api/pedidos/mesa/{n}', () => {
  const casa = useLocal();
  const { pairAs, readMesa, setServicio, takeOrder } = useSala(casa);
  const dosCosas = () => ({ productos: [casa.local.tortilla, casa.local.cana] });

  it('stores what a waiter writes down, with his name on both tickets, and nothing to verify', async () => {
    const ana = await pairAs('Ana');

    const { status, body } = await takeOrder(3, { ...dosCosas(), notas: 'sin sal' }, ana);

    expect([status, body.data.totalPedidos]).toEqual([201, 2]);
    expect(body.data.seguimiento).toEqual(expect.any(String));
    const grupo = await readMesa();
    expect(grupo.mesa.numero).toBe(3);
    expect(body.data.pedidos).toEqual(grupo.pedidos);
    for (const ticket of grupo.pedidos) {
      expect(ticket).toMatchObject({ tomadoPor: 'Ana', notas: 'sin sal', numero: 1 });
      expect(ticket).not.toHaveProperty('sinVerificar');
    }
  });

  it('takes as many lines with notes as a diner’s order may have', async () => {
    const notas = 'ñ'.repeat(140);
    const productos = Array.from({ length: 50 }, (_, i) => ({
      ...casa.local.tortilla,
      notas: `${i} ${notas}`.slice(0, 140),
    }));

    expect((await takeOrder(3, { productos })).status).toBe(201);
  });

  it('is the next round of a mesa whose diners have ordered', async () => {
    const deComensal = await casa.order({ mesa: 3 });

    const { body } = await takeOrder(3, { productos: [casa.local.cana] });

    expect(body.data.grupoMesa).toBe(deComensal.body.data.grupoMesa);
    expect(body.data.pedidos[0]?.numero).toBe(2);
  });

  it('is stored once when one key comes ten times at once', async () => {
    const clave = randomUUID();

    const respuestas = await Promise.all(
      Array.from({ length: 10 }, () => takeOrder(1, dosCosas(), undefined, clave)),
    );

    expect(respuestas.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(respuestas.filter(({ headers }) => !headers.has(CABECERA_REPETIDO))).toHaveLength(1);
    expect(new Set(respuestas.map(({ body }) => body.data.seguimiento)).size).toBe(1);
    expect((await readMesa()).pedidos).toHaveLength(2);
    expect((await takeOrder(1, { productos: [casa.local.cana] }, undefined, clave)).status).toBe(422);
    expect((await takeOrder(2, dosCosas(), undefined, clave)).status).toBe(422);
  });

  it('asks for no printed code and heeds no pause', async () => {
    await setServicio({ pausado: true, exigirQrFirmado: true });

    expect((await casa.order()).status).toBe(403);
    expect((await takeOrder(1, dosCosas())).status).toBe(201);
  });

  it('is priced and refused as any other', async () => {
    const { tortilla, pulpo } = casa.local;

    const barata = await takeOrder(1, { productos: [{ ...tortilla, precio: 1 }] });
    expect([barata.status, barata.body.code]).toEqual([409, 'PRECIO_CAMBIADO']);
    expect((await takeOrder(1, { productos: [pulpo] })).body.code).toBe('PRODUCTO_NO_DISPONIBLE');
    expect((await takeOrder(1, { productos: [] })).status).toBe(422);
    expect((await takeOrder(13, dosCosas())).body.message).toBe('Mesa no válida para este restaurante.');
    expect((await takeOrder(0, dosCosas())).body.errors).toEqual([
      { field: 'mesa', message: 'Número de mesa inválido.' },
    ]);
    expect((await takeOrder(1, { ...dosCosas(), restaurante: casa.local.id })).status).toBe(400);
    expect(await casa.tablero()).toEqual([]);
  });
});

describe('For which seat a dish is', () => {
  const casa = useLocal();
  const { takeOrder, readMesa } = useSala(casa);
  const conSilla = (silla: unknown) => ({ productos: [{ ...casa.local.tortilla, silla }] });
  const sillasOf = (lineas: readonly Linea[]) => lineas.map(({ silla }) => silla);

  it('is kept with its line, apart from the same dish for another, and told to the floor alone', async () => {
    const { tortilla } = casa.local;
    const clave = randomUUID();
    const productos = [{ ...tortilla, silla: 1 }, { ...tortilla, silla: 2 }, tortilla];

    const { status, body } = await takeOrder(3, { productos }, undefined, clave);

    expect([status, sillasOf(body.data.pedidos[0]!.productos)]).toEqual([201, [1, 2, undefined]]);
    expect(sillasOf((await readMesa()).pedidos[0]!.productos)).toEqual([1, 2, undefined]);
    const otra = [{ ...tortilla, silla: 1 }, { ...tortilla, silla: 3 }, tortilla];
    expect((await takeOrder(3, { productos: otra }, undefined, clave)).status).toBe(422);
    const { data } = body;
    const headers = { [CABECERA_SEGUIMIENTO]: data.seguimiento };
    const seguido = await casa.app.get<PedidoSeguido[]>(rutas.seguimiento(), { headers });
    expect(JSON.stringify(seguido.body)).toContain(tortilla.nombre);
    expect(JSON.stringify(seguido.body)).not.toContain('silla');
  });

  it.each([0, 51, 1.5, '2'])('is none that is called %p', async (silla) => {
    const { status, body } = await takeOrder(3, conSilla(silla));
    const message = 'La silla debe ser un número entero entre 1 y 50';
    expect([status, body.errors]).toEqual([422, [{ field: 'productos.0.silla', message }]]);
  });

  it('is not said by diners', async () => {
    const body = { ...pedidoOf(casa.local, { mesa: 3 }), ...conSilla(2) };
    expect((await casa.app.post(rutas.pedidos(), { body })).status).toBe(400);
  });
});

describe('How many sit at a mesa', () => {
  const casa = useLocal();
  const { pairAs, readMesa, takeOrder } = useSala(casa);
  const cana = () => ({ productos: [casa.local.cana] });
  const say = (grupo: string, body: object, token = casa.local.token) =>
    casa.app.put<Grupo>(rutasSala.comensales(grupo), { token, body });

  it('comes with the first order that says it, once however often that comes, and stays', async () => {
    const clave = randomUUID();
    const primero = { ...cana(), comensales: 3 };

    await Promise.all(Array.from({ length: 4 }, () => takeOrder(3, primero, undefined, clave)));
    expect(await readMesa()).toMatchObject({ comensales: 3 });
    await takeOrder(3, { ...cana(), comensales: 7 });
    expect(await readMesa()).toMatchObject({ comensales: 3 });
    expect((await takeOrder(3, { ...primero, comensales: 4 }, undefined, clave)).status).toBe(422);
  });

  it('comes with a later order where nobody had said it, and of a diner’s never', async () => {
    await casa.order({ mesa: 3 });
    expect(await readMesa()).not.toHaveProperty('comensales');
    const deMas = { ...pedidoOf(casa.local, { mesa: 3 }), comensales: 4 };
    expect((await casa.app.post(rutas.pedidos(), { body: deMas })).status).toBe(400);

    await takeOrder(3, { ...cana(), comensales: 4 });
    expect(await readMesa()).toMatchObject({ comensales: 4 });
  });

  it('is said by who saw the last word; a late retry of an earlier one changes nothing', async () => {
    const ana = await pairAs('Ana');
    await takeOrder(3, cana());
    const { grupoMesa, rev } = await readMesa();

    const cuatro = await say(grupoMesa, { comensales: 4, rev }, ana);
    expect(cuatro.body.data).toMatchObject({ comensales: 4, rev: rev + 1 });
    expect((await say(grupoMesa, { comensales: 4, rev })).body.data.rev).toBe(rev + 1);
    expect((await say(grupoMesa, { comensales: 5, rev: rev + 1 })).status).toBe(200);
    const tarde = await say(grupoMesa, { comensales: 4, rev }, ana);
    expect([tarde.status, tarde.body.code]).toEqual([409, 'ESTADO_CAMBIADO']);
    expect(await readMesa()).toMatchObject({ comensales: 5 });
    expect((await say(grupoMesa, { comensales: null, rev: rev + 2 })).body.data).not.toHaveProperty(
      'comensales',
    );
  });
});

describe('What is on no carta', () => {
  const casa = useLocal();
  const { moveTo, readMesa, takeOrder } = useSala(casa);
  const percebes = { nombre: 'Percebes', cantidad: 2, precio: 24, libre: 'cocina' };
  const vino = { nombre: 'Vino de la casa', cantidad: 1, precio: 3.5, libre: 'barra', notas: 'frío' };

  it('is sold as it was written, beside what the carta has, and once under one key', async () => {
    const clave = randomUUID();
    const productos = [percebes, casa.local.tortilla, vino, { ...percebes, precio: 20 }];

    await Promise.all(Array.from({ length: 5 }, () => takeOrder(1, { productos }, undefined, clave)));

    const { pedidos, totalGrupo } = await readMesa();
    expect(totalGrupo).toBe(48 + 8.5 + 3.5 + 40);
    const lineas = pedidos.flatMap(({ tipoPedido, productos: suyas }) =>
      suyas.map(({ nombre, libre, cantidad, precio }) => [tipoPedido, nombre, libre, cantidad, precio]),
    );
    expect(lineas).toEqual([
      ['comida', 'Percebes', true, 2, 24],
      ['comida', 'Tortilla', undefined, 1, 8.5],
      ['comida', 'Percebes', true, 2, 20],
      ['bebida', 'Vino de la casa', true, 1, 3.5],
    ]);
    const otra = [{ ...percebes, libre: 'barra' }, ...productos.slice(1)];
    expect((await takeOrder(1, { productos: otra }, undefined, clave)).status).toBe(422);
  });

  it('has declared nothing, whatever the diner avoids', async () => {
    await takeOrder(1, { productos: [percebes], evita: ['crustaceos'] });
    expect((await readMesa()).pedidos[0]?.productos[0]).not.toHaveProperty('alergenos');
  });

  it('stores nothing where one line of it cannot be sold, and says which', async () => {
    const malas: [object, string, string][] = [
      [{ precio: 0 }, 'precio', 'El precio debe ser un número mayor a 0'],
      [{ precio: 10_000 }, 'precio', 'El precio puede ser como máximo 9.999,99 €'],
      [{ libre: 'terraza' }, 'libre', 'La estación no es válida'],
      [{ nombre: 'Percebes\tgrandes' }, 'nombre', expect.stringContaining('que no se ve')],
      [{ libre: 'a'.repeat(24) }, 'libre', 'Esa estación ya no está: elige otra.'],
      [
        { productoId: casa.local.tortilla.productoId },
        'libre',
        'Lo que va fuera de carta no es un producto ni se elige.',
      ],
      [{ nombre: '  ' }, 'nombre', 'El nombre del producto es obligatorio'],
    ];
    for (const [cambio, campo, message] of malas) {
      const { status, body } = await takeOrder(1, {
        productos: [casa.local.cana, { ...percebes, ...cambio }],
      });
      expect([status, body.errors]).toEqual([422, [{ field: `productos.1.${campo}`, message }]]);
    }
    expect(await casa.tablero()).toEqual([]);
  });

  it('is nothing that a diner’s phone can send', async () => {
    const pedido = { ...pedidoOf(casa.local), productos: [percebes] };
    expect((await casa.app.post(rutas.pedidos(), { body: pedido })).status).toBe(400);
    expect(await casa.tablero()).toEqual([]);
  });

  it('is counted by its name, and is none of the diner’s to know', async () => {
    const { body } = await takeOrder(1, { productos: [percebes] });
    await takeOrder(2, { productos: [{ ...percebes, nombre: 'PERCEBES', cantidad: 1 }] });
    await moveTo(body.data.pedidos[0]!, { estado: 'entregado' });

    const { topProductos } = (await casa.get<EstadisticasHoy>(rutas.pedidosStats())).body.data;
    expect(topProductos).toEqual([{ nombre: 'PERCEBES', unidades: 3, total: 72 }]);
    const headers = { [CABECERA_SEGUIMIENTO]: body.data.seguimiento };
    const [seguido] = (await casa.app.get<PedidoSeguido[]>(rutas.seguimiento(), { headers })).body.data;
    expect(seguido?.pedidos[0]?.productos[0]).toMatchObject({ nombre: 'Percebes', precio: 24 });
    expect(seguido?.pedidos[0]?.productos[0]).not.toHaveProperty('libre');
  });
});

it('The rate of a mesa counts what its diners send, however they write its restaurant, and not its waiter', async () => {
  await using app = await createTestApp({ rateLimit: true });
  const local = await buildLocal(app);
  const casa = { app, local };
  const { sign, takeOrder } = useSala(casa);
  const cana = { productos: [local.cana] };
  const firmado = { ...cana, t: await sign(1) };
  const deOtraForma = { ...local, id: local.id.toUpperCase() };

  const pedidos = await Promise.all(
    Array.from({ length: 24 }, (_, i) => order(app, pedidoOf(i % 2 ? local : deOtraForma, firmado))),
  );

  expect(pedidos.map(({ status }) => status).sort()).toEqual([...Array(20).fill(201), ...Array(4).fill(429)]);
  expect((await takeOrder(1, cana)).status).toBe(201);
  expect((await order(app, pedidoOf(local, firmado))).status).toBe(429);
});
