import { randomUUID } from 'node:crypto';
import type { Grupo, MesaCambiada, Ticket } from '@carta/contracts';
import { GruposRepository } from '../../src/servicio/pedidos/grupos/grupos.repository';
import { buildLocal, pedidoOf, useLocal } from '../support/local';
import { usePartidas } from '../support/use-partidas';
import { useSala } from '../support/sala';

describe('An order whose phone follows a tab', () => {
  const casa = useLocal();
  const { openMesa, orderAt, readMesa, readAbiertos, move, serve, send } = usePartidas(casa);
  const { follow, moveTo, sign, takeOrder } = useSala(casa);

  const ticketsDe = (grupos: readonly Grupo[]) =>
    grupos.map(({ mesa, pedidos }) => [mesa.numero, pedidos.length]);
  const seguidoDe = async (mesa: number, t?: string) => (await orderAt(mesa, t ? { t } : {})).seguimiento;
  const sendAt = (mesa: number, cambios: object, clave: string = randomUUID()) =>
    send(pedidoOf(casa.local, { mesa, ...cambios }), clave);
  const moveFrom = async (de: number, a: number) => move((await readMesa(de)) as Grupo, a);

  it('goes to that tab, at the mesa where it is', async () => {
    const seguimiento = await seguidoDe(6);
    await moveFrom(6, 9);

    const { status } = await sendAt(9, { seguimiento });

    expect(status).toBe(201);
    expect(ticketsDe(await readAbiertos())).toEqual([[9, 4]]);
  });

  it('is told where that is now, with its code, and opens no tab at the mesa that was left', async () => {
    const seguimiento = await seguidoDe(6, await sign(6));
    await moveFrom(6, 9);

    const { status, body } = await sendAt(6, { seguimiento, t: await sign(6) });

    expect([status, body.code, body.message]).toEqual([409, 'MESA_CAMBIADA', 'Ahora estáis en la mesa 9.']);
    expect(body.data).toEqual({ mesa: 9, t: await sign(9) });
    expect(ticketsDe(await readAbiertos())).toEqual([[9, 2]]);
    const { t } = body.data as unknown as MesaCambiada;
    expect((await sendAt(9, { seguimiento, t })).status).toBe(201);
  });

  it('is not given the code of another mesa if the order it follows came without one', async () => {
    const sinCodigo = await seguidoDe(6);
    const { body } = await takeOrder(6, { productos: [casa.local.cana] });
    await moveFrom(6, 9);

    for (const seguimiento of [sinCodigo, body.data.seguimiento]) {
      expect((await sendAt(6, { seguimiento })).body.data).toEqual({ mesa: 9 });
    }
  });

  it('does not fall upon whoever sits at the mesa that was left', async () => {
    const seguimiento = await seguidoDe(6);
    await moveFrom(6, 9);
    await openMesa(6);

    expect((await sendAt(6, { seguimiento })).body.code).toBe('MESA_CAMBIADA');

    expect(ticketsDe(await readAbiertos()).sort()).toEqual([
      [6, 2],
      [9, 2],
    ]);
  });

  it('is an order like any other once that tab is paid, or where the token proves nothing', async () => {
    const seguimiento = await seguidoDe(6);
    await moveFrom(6, 9);
    const servida = await serve((await readMesa(9)) as Grupo);
    await moveTo(servida.pedidos[0] as Ticket, { estado: 'pagado' });

    expect((await sendAt(6, { seguimiento })).status).toBe(201);
    expect((await sendAt(6, { seguimiento: `${seguimiento}x` })).status).toBe(201);
    expect(ticketsDe(await readAbiertos())).toEqual([[6, 4]]);
  });

  it('never goes to a tab of another restaurante', async () => {
    const seguimiento = await seguidoDe(6);
    const vecino = await buildLocal(casa.app);

    const { status } = await send(pedidoOf(vecino, { mesa: 6, seguimiento }), randomUUID());

    expect(status).toBe(201);
    expect(ticketsDe(await readAbiertos())).toEqual([[6, 2]]);
  });

  it('is answered again wherever its tab has gone, whatever it follows', async () => {
    const seguimiento = await seguidoDe(6);
    const clave = randomUUID();
    const primera = await sendAt(6, { seguimiento }, clave);
    await moveFrom(6, 9);

    for (const cambios of [{ seguimiento }, {}]) {
      const repetida = await sendAt(6, cambios, clave);
      expect([repetida.status, repetida.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
      expect(repetida.body.data.pedidos.map(({ _id }) => _id)).toEqual(
        primera.body.data.pedidos.map(({ _id }) => _id),
      );
    }
    expect(ticketsDe(await readAbiertos())).toEqual([[9, 4]]);
  });

  it('keeps its old key for its old body: the same key at another mesa is refused', async () => {
    const clave = randomUUID();
    await sendAt(6, {}, clave);
    await moveFrom(6, 9);

    expect((await sendAt(9, {}, clave)).status).toBe(422);
  });

  it('finds a mesa full as any order does', async () => {
    const seguimiento = await seguidoDe(6);
    await casa.app.db
      .collection('grupos')
      .updateMany({ mesa: 6 }, { $set: { peso: 1_000_000 }, $inc: { rev: 1 } });

    const { status, body } = await sendAt(6, { seguimiento });

    expect([status, body.message]).toEqual([
      409,
      'En esta mesa ya no caben más pedidos. Pide a un camarero.',
    ]);
  });

  it('written while its mesa moves is in its tab or in none', async () => {
    const seguimiento = await seguidoDe(6);
    const repositorio = casa.app.app.get(GruposRepository);
    const add = repositorio.addToNamed.bind(repositorio);
    jest.spyOn(repositorio, 'addToNamed').mockImplementationOnce(async (alta) => {
      await moveFrom(6, 9);
      return add(alta);
    });

    expect((await sendAt(6, { seguimiento })).body.code).toBe('MESA_CAMBIADA');

    expect(ticketsDe(await readAbiertos())).toEqual([[9, 2]]);
  });

  it('goes where its tab is back again', async () => {
    const seguimiento = await seguidoDe(6);
    await moveFrom(6, 9);
    await moveFrom(9, 6);

    expect((await sendAt(6, { seguimiento })).status).toBe(201);

    expect(ticketsDe(await readAbiertos())).toEqual([[6, 4]]);
  });

  it('says which phone sent it, to the staff alone, and that is part of what its key stands for', async () => {
    const clave = randomUUID();
    const { body } = await sendAt(6, { movil: 'movil-de-ana' }, clave);

    expect(body.data.pedidos.map(({ movil }) => movil)).toEqual([undefined, undefined]);
    expect((await readMesa(6))?.pedidos.map(({ movil }) => movil)).toEqual(['movil-de-ana', 'movil-de-ana']);
    expect((await sendAt(6, { movil: 'movil-de-ana' }, clave)).status).toBe(201);
    expect((await sendAt(6, { movil: 'movil-de-luis' }, clave)).status).toBe(422);
  });

  it('a phone is told the code of the mesa where its signed order is now, and only then', async () => {
    const [firmado, sinCodigo] = [await seguidoDe(6, await sign(6)), await seguidoDe(6)];
    expect((await follow(firmado))[0]?.mesa).toEqual({ numero: 6 });
    await moveFrom(6, 9);

    const seguidos = await follow(firmado, sinCodigo);

    expect(seguidos.map(({ mesa }) => mesa)).toEqual([{ numero: 9, t: await sign(9) }, { numero: 9 }]);
  });
});
