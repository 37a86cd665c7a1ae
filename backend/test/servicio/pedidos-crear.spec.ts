// Longer than most: one server serves all that an order may say.
import { randomUUID } from 'node:crypto';
import { centimos, rutas } from '@carta/contracts';
import type { Alergeno, CrearPedidoResponse, Grupo } from '@carta/contracts';
import { DomainEvents } from '../../src/plataforma/hechos/domain-events';
import { buildLocal, useLocal } from '../support/local';
import { buildProducto } from '../support/factories';
import { useSala } from '../support/sala';
import { hear, openTablero } from '../support/socket';

describe('POST /api/pedidos', () => {
  const casa = useLocal();

  it('makes a drinks ticket and a food ticket that add up to the order, with its notas on both', async () => {
    const { status, body } = await casa.order({
      productos: [{ ...casa.local.cana, cantidad: 3 }, casa.local.tortilla],
      notas: '  sin sal  ',
    });

    expect(status).toBe(201);
    expect(body.data.totalPedidos).toBe(2);
    expect(
      body.data.pedidos.map(({ tipoPedido, total, numero, notas }) => [tipoPedido, total, numero, notas]),
    ).toEqual([
      ['comida', 8.5, 1, 'sin sal'],
      ['bebida', 6.6, 1, 'sin sal'],
    ]);
    const [grupo] = await casa.tablero();
    expect(grupo).toMatchObject({ mesa: { numero: 1 }, estadoGrupo: 'pendiente', totalGrupo: 15.1 });
  });

  it('answers what is stored, and tells the boards, though a listener fails', async () => {
    const { app } = casa.app;
    let fallos = 0;
    app.get(DomainEvents).on('grupo.cambiado', ({ grupo: { mesa } }) => {
      if (mesa !== 7) return;
      fallos += 1;
      throw new Error('un oyente roto');
    });
    const tablero = await openTablero(casa.app, casa.local.token);
    const oido = hear<Grupo>(tablero, 'grupo');

    const { status, body } = await casa.order({ mesa: 7 });

    expect([status, fallos]).toEqual([201, 1]);
    expect((await oido).grupoMesa).toBe(body.data.grupoMesa);
    expect(await casa.tablero()).toHaveLength(1);
  });

  it('puts a second order of the same mesa into the same tab, as its second round', async () => {
    const primera = await casa.order();
    const segunda = await casa.order({ productos: [casa.local.cana] });

    expect(segunda.body.data.grupoMesa).toBe(primera.body.data.grupoMesa);
    expect(segunda.body.data.pedidos[0]?.numero).toBe(2);
    expect(await casa.tablero()).toHaveLength(1);
  });

  it('tells staff alone in which language it was read, and is made the same', async () => {
    const { tortilla, cana } = casa.local;
    const productos = [tortilla, cana];
    const leidos = [{ ...tortilla, nombre: 'Kartoffelomelett' }, cana];
    const alemana = await casa.order({ mesa: 1, lengua: 'de', productos: leidos });
    await casa.order({ mesa: 2, lengua: 'es', productos });
    await casa.order({ mesa: 3, productos });
    const grupos = await casa.tablero();
    const ticketsOf = (mesa: number) =>
      (grupos.find((grupo) => grupo.mesa.numero === mesa)?.pedidos ?? []).map(
        ({ _id, createdAt: _suyo, productos, ...ticket }) => ({
          ...ticket,
          productos: productos.map(({ _id: _otro, ...linea }) => linea),
        }),
      );

    expect(ticketsOf(1).map(({ lengua }) => lengua)).toEqual(ticketsOf(1).map(() => 'de'));
    expect(JSON.stringify(ticketsOf(1).map(({ lengua: _, ...ticket }) => ticket))).toBe(
      JSON.stringify(ticketsOf(3)),
    );
    expect(JSON.stringify(ticketsOf(2))).toBe(JSON.stringify(ticketsOf(3)));
    expect(JSON.stringify(alemana.body)).not.toContain('lengua');
    // told apart by what it is, not by how it was read
    const clave = randomUUID();
    await casa.order({ mesa: 4, lengua: 'de' }, clave);
    expect((await casa.order({ mesa: 4 }, clave)).headers.get('Idempotent-Replayed')).toBe('true');
  });

  it('takes an order by exact name and price when no id is sent', async () => {
    const { productoId: _, ...sinId } = casa.local.tortilla;

    expect((await casa.order({ productos: [sinId] })).status).toBe(201);
    const rechazado = await casa.order({ productos: [{ ...sinId, nombre: 'Tortillita' }] });
    expect(rechazado.status).toBe(422);
    expect(rechazado.body.message).toContain('Tortillita');
  });

  it('keeps of what a diner writes what can be seen', async () => {
    const notas = '\u202Esin sal\u202C\u0007, para 👩‍🍳 Begoña';
    const { body } = await casa.order({ notas });

    expect(body.data.pedidos[0]?.notas).toBe('sin sal, para 👩‍🍳 Begoña');
  });

  it('keeps what a diner writes as text, also when it looks like an operator', async () => {
    await casa.order({ notas: '$rev', productos: [{ ...casa.local.tortilla, notas: '{"$gt":""} $mesa' }] });

    const [grupo] = await casa.tablero();
    expect(grupo?.pedidos[0]?.notas).toBe('$rev');
    expect(grupo?.pedidos[0]?.productos[0]?.notas).toBe('{"$gt":""} $mesa');
  });

  it('prices from the database even when the carta was read a moment ago', async () => {
    await casa.app.get(rutas.carta(casa.local.id));
    await buildProducto(casa.app, casa.local.id, {
      nombre: 'Gazpacho',
      precio: centimos(450),
      alergenos: ['apio'],
    });

    const { status, body } = await casa.order({
      productos: [{ nombre: 'Gazpacho', precio: 4.5, cantidad: 2 }],
    });

    expect(status).toBe(201);
    expect(body.data.pedidos[0]).toMatchObject({
      tipoPedido: 'comida',
      total: 9,
      productos: [{ alergenos: ['apio'] }],
    });
  });

  it('keeps on each line what its dish declared then: some, none, or nothing', async () => {
    const create = (nombre: string, alergenos: Alergeno[], alergenosDeclarados: boolean) =>
      buildProducto(casa.app, casa.local.id, {
        nombre,
        precio: centimos(450),
        alergenos,
        alergenosDeclarados,
      });
    await create('Gazpacho', ['apio'], true);
    await create('Melón', [], true);
    await create('Guiso', [], false);
    const productos = ['Gazpacho', 'Melón', 'Guiso'].map((nombre) => ({ nombre, precio: 4.5, cantidad: 1 }));

    const { body } = await casa.order({ productos });

    const lineas = body.data.pedidos.flatMap((ticket) => ticket.productos);
    expect(lineas.map(({ alergenos }) => alergenos)).toEqual([['apio'], [], undefined]);
  });

  it('gives the phone a token that opens its own order and no other', async () => {
    const propia = await casa.order({ productos: [casa.local.cana] });
    const ajena = await casa.order();
    const [firma] = ajena.body.data.seguimiento.split('.').slice(-1);
    const falsa = [...propia.body.data.seguimiento.split('.').slice(0, 2), firma].join('.');

    const { body } = await casa.app.get<CrearPedidoResponse[]>(rutas.seguimiento(), {
      headers: { 'X-Seguimiento': `${propia.body.data.seguimiento}, ${falsa}, nada` },
    });

    expect(body.data).toHaveLength(1);
    expect(body.data[0]).toMatchObject({ mesa: { numero: 1 }, pagado: false });
    expect(body.data[0]?.pedidos.map((ticket) => ticket._id)).toEqual(
      propia.body.data.pedidos.map((p) => p._id),
    );
    expect((await casa.tablero())[0]?.pedidos).toHaveLength(3);
  });

  it('closes a tab that holds 200 tickets, with words for the diner', async () => {
    const t = await useSala(casa).sign(1);
    const lote = Array.from({ length: 100 }, () => casa.order({ t }));
    expect((await Promise.all(lote)).map(({ status }) => status)).toEqual(Array(100).fill(201));

    const { status, body } = await casa.order({ productos: [casa.local.cana], t });

    expect([status, body.code]).toEqual([409, 'CONFLICT']);
    expect(body.message).toBe('En esta mesa ya no caben más pedidos. Pide a un camarero.');
    const [grupo]: Grupo[] = await casa.tablero();
    expect(grupo?.pedidos).toHaveLength(200);
  });

  describe('refuses, storing nothing', () => {
    afterEach(async () => {
      expect(await casa.tablero()).toEqual([]);
    });

    it('a price that is not the carta’s, and tells today’s', async () => {
      const { status, body } = await casa.order({ productos: [{ ...casa.local.tortilla, precio: 0.01 }] });

      expect([status, body.code]).toEqual([409, 'PRECIO_CAMBIADO']);
      expect(body.data).toEqual({
        lineas: [
          { productoId: casa.local.tortilla.productoId, nombre: 'Tortilla', precio: 8.5, disponible: true },
        ],
      });
    });

    it('a sold-out product, and tells every line as it is now', async () => {
      const { status, body } = await casa.order({ productos: [casa.local.cana, casa.local.pulpo] });

      expect([status, body.code]).toEqual([409, 'PRODUCTO_NO_DISPONIBLE']);
      expect(body.data).toMatchObject({
        lineas: [{ disponible: true }, { nombre: 'Pulpo', disponible: false }],
      });
    });

    it('a product of another restaurant', async () => {
      const vecino = await buildLocal(casa.app);

      const { status, body } = await casa.order({ productos: [vecino.tortilla] });

      expect([status, body.code]).toEqual([409, 'PRODUCTO_NO_DISPONIBLE']);
    });

    it('more than 2,000 €', async () => {
      const { status } = await casa.order({
        productos: Array(5).fill({ ...casa.local.tortilla, cantidad: 50 }),
      });

      expect(status).toBe(422);
    });
  });
});
