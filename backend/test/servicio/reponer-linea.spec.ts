import { randomUUID } from 'node:crypto';
import { CABECERA_CLAVE, rutasSala } from '@carta/contracts';
import type { Grupo, Ticket } from '@carta/contracts';
import { useLocal } from '../support/local';
import { useCaja } from '../support/caja';
import { useSala } from '../support/sala';

describe('A cancellation taken back', () => {
  const casa = useLocal();
  const { acknowledge, follow, moveLinea, moveTo, orderAt, pairAs, readMesa, recientes, setMesaOf } =
    useSala(casa);
  const { pay } = useCaja(casa);

  const call = (ruta: string, clave: string, body?: object, token = casa.local.token) =>
    casa.app.put<Grupo>(ruta, { token, ...(body ? { body } : {}), headers: { [CABECERA_CLAVE]: clave } });
  const cancel = ({ _id }: Ticket, clave: string, body: object = {}, token?: string) =>
    call(rutasSala.cancelarLinea(_id, '0'), clave, { motivo: 'un error', ...body }, token);
  const restore = ({ _id }: Ticket, clave: string, token?: string) =>
    call(rutasSala.reponerLinea(_id, '0'), clave, undefined, token);
  const lineaOf = (grupo: Grupo) => grupo.pedidos[0]?.productos[0];
  const cancelled = async (token?: string): Promise<[Ticket, string]> => {
    const [ticket] = await orderAt(1);
    const clave = randomUUID();
    await cancel(ticket, clave, {}, token);
    return [ticket, clave];
  };

  it('is on its order again as it was, says who brought it back, and counts', async () => {
    const ana = await pairAs('Ana');
    const [ticket] = await orderAt(1);
    await moveLinea(ticket, '0', 'en_preparacion');
    const antes = await readMesa();
    const clave = randomUUID();
    await cancel(ticket, clave, {}, ana);

    const { status, body } = await restore(ticket, clave, ana);

    expect(status).toBe(200);
    expect(lineaOf(body.data)).toEqual({
      ...lineaOf(antes),
      repuesta: { unidades: lineaOf(antes)?.cantidad, por: 'Ana', en: expect.any(String) },
    });
    expect(body.data.totalGrupo).toBe(antes.totalGrupo);
    expect(await readMesa()).toEqual(body.data);
  });

  it('keeps both in the history, with their names', async () => {
    const [ticket, clave] = await cancelled(await pairAs('Ana'));
    await restore(ticket, clave, await pairAs('Luis'));

    expect((await recientes(2)).map(({ de, a, por }) => [de, a, por])).toEqual([
      ['cancelada', 'pendiente', 'Luis'],
      ['pendiente', 'cancelada', 'Ana'],
    ]);
  });

  it('is told to the phone of its diner', async () => {
    const { body } = await casa.order({ mesa: 1 });
    const [ticket] = body.data.pedidos as [Ticket];
    const clave = randomUUID();
    await cancel(ticket, clave);
    const [sin] = await follow(body.data.seguimiento);
    await restore(ticket, clave);

    const [con] = await follow(body.data.seguimiento);

    expect(sin?.pedidos[0]?.productos[0]).toHaveProperty('cancelada');
    expect(con?.pedidos[0]?.productos[0]).not.toHaveProperty('cancelada');
  });

  it('is so once, however often it is asked for, and a late retry of the cancellation does nothing', async () => {
    const [ticket, clave] = await cancelled();
    const [primera, segunda] = await Promise.all([restore(ticket, clave), restore(ticket, clave)]);

    expect([primera.status, segunda.status]).toEqual([200, 200]);
    const tarde = await cancel(ticket, clave);
    expect([tarde.status, lineaOf(tarde.body.data)?.cancelada]).toEqual([200, undefined]);
    expect(await recientes()).toHaveLength(2);
  });

  it('brings back the units that went last, and only those', async () => {
    const [ticket] = await orderAt(1, { productos: [{ ...casa.local.cana, cantidad: 3 }] });
    const [primera, segunda] = [randomUUID(), randomUUID()];
    await cancel(ticket, primera, { unidades: 1 });
    await cancel(ticket, segunda, { unidades: 1 });

    expect((await restore(ticket, primera)).status).toBe(409);
    const { body } = await restore(ticket, segunda);

    expect(lineaOf(body.data)).toMatchObject({
      cantidad: 2,
      retiradas: [{ unidades: 1 }],
      repuesta: { unidades: 1 },
    });
    expect((await recientes(1))[0]).toMatchObject({ de: 'cancelada', productos: [{ cantidad: 1 }] });
  });

  it('is taken note of by its station', async () => {
    const [ticket, clave] = await cancelled();
    await restore(ticket, clave);

    const { body } = await acknowledge(ticket, '0', await pairAs('Cocina', 'cocina'));

    expect(lineaOf(body.data)?.repuesta?.enterado).toMatchObject({ por: 'Cocina' });
  });

  it('is not once others have taken note of it, the mesa is paid, or the rest of the ticket was served', async () => {
    const [sabido, clave] = await cancelled();
    await acknowledge(sabido, '0', await pairAs('Cocina', 'cocina'));
    const { status, body } = await restore(sabido, clave);
    expect([status, body.message]).toEqual([409, 'Ya no se puede deshacer: en su puesto ya lo saben.']);

    const productos = [
      { ...casa.local.cana, cantidad: 1 },
      { ...casa.local.cana, cantidad: 1, notas: 'fría' },
    ];
    const [servido] = await orderAt(2, { productos });
    const tardia = randomUUID();
    await cancel(servido, tardia);
    const mesa = await moveTo(servido, { estado: 'entregado' });
    expect((await restore(servido, tardia)).status).toBe(409);

    await pay(mesa.body.data);
    expect((await restore(servido, tardia)).body.code).toBe('ESTADO_CAMBIADO');
  });

  it('is not when its moment is over', async () => {
    const [ticket, clave] = await cancelled();
    await setMesaOf(ticket, { 'pedidos.0.lineas.0.cancelada.en': new Date(Date.now() - 60_000) });

    const { status, body } = await restore(ticket, clave);

    expect([status, body.message]).toEqual([409, 'Ya no se puede deshacer: han pasado más de 10 segundos.']);
    expect(lineaOf(await readMesa())).toHaveProperty('cancelada');
  });
});
