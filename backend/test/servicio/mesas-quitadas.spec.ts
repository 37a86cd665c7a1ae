import { randomUUID } from 'node:crypto';
import { rutas, rutasSala } from '@carta/contracts';
import type { MesaCambiada, MesaValida } from '@carta/contracts';
import { useLocal } from '../support/local';
import { usePartidas } from '../support/use-partidas';
import { useSala } from '../support/sala';

const NO_VALIDA = 'Mesa no válida para este restaurante.';

describe('Mesas that the house has no more', () => {
  const casa = useLocal();
  const { openMesa, orderAt, readMesa, readAbiertos, move, join, serve } = usePartidas(casa);
  const { follow, moveTo, setServicio, sign, takeOrder } = useSala(casa);

  const setMesas = async (numeroMesas: number): Promise<void> => {
    const { id } = casa.local;
    const { status } = await casa.put(rutas.restaurante(id), { numeroMesas });
    expect(status).toBe(200);
  };
  const validar = (mesa: number) => casa.app.get<MesaValida>(rutas.validarMesa(casa.local.id, mesa));
  const ofWaiter = (mesa: number) => takeOrder(mesa, { productos: [casa.local.cana] });

  it('are served to the end of their tab, by diners and waiters, and are none afterwards', async () => {
    await openMesa(9);
    await setMesas(4);

    expect((await casa.order({ mesa: 9 })).status).toBe(201);
    expect((await ofWaiter(9)).status).toBe(201);
    expect((await casa.call({ mesa: 9 })).status).toBe(201);
    expect((await validar(9)).status).toBe(200);
    expect(await readAbiertos()).toMatchObject([{ mesa: { numero: 9 }, pedidos: { length: 5 } }]);

    const [abierta] = await readAbiertos();
    for (const ticket of abierta?.pedidos ?? []) await moveTo(ticket, { estado: 'entregado' });
    const servida = await readMesa(9);
    expect((await moveTo(servida?.pedidos[0] as never, { estado: 'pagado', rev: servida?.rev })).status).toBe(
      200,
    );

    const rechazos = [
      await casa.order({ mesa: 9 }),
      await ofWaiter(9),
      await casa.call({ mesa: 9 }),
      await validar(9),
    ];
    expect(rechazos.map(({ status, body }) => [status, body.message])).toEqual(
      rechazos.map(() => [404, NO_VALIDA]),
    );
  });

  it('take nobody where no tab is open', async () => {
    await openMesa(9);
    await setMesas(4);

    expect((await casa.order({ mesa: 8 })).status).toBe(404);
    expect((await ofWaiter(8)).status).toBe(404);
    expect((await validar(8)).status).toBe(404);
    expect((await move((await readMesa(9))!, 8)).status).toBe(404);
  });

  it('are left for one that there is, and their phones are told where', async () => {
    const t = await sign(9);
    const { seguimiento } = await orderAt(9, { t });
    await setMesas(4);
    expect((await move((await readMesa(9))!, 3)).status).toBe(200);

    const segunda = await casa.order({ mesa: 9, t, seguimiento });

    expect([segunda.status, segunda.body.code]).toEqual([409, 'MESA_CAMBIADA']);
    expect((segunda.body.data as unknown as MesaCambiada).mesa).toBe(3);
    expect(await follow(seguimiento)).toMatchObject([{ mesa: { numero: 3 } }]);
  });

  it('stay in their party, whose mesas are served as one', async () => {
    const nueve = await openMesa(9);
    const junta = (await join(nueve, [8, 9])).body.data;
    await setMesas(4);

    expect((await join(junta, [2, 8, 9])).status).toBe(200);
    expect((await casa.order({ mesa: 8 })).status).toBe(201);
    expect((await join((await readMesa(9))!, [2, 7, 8, 9])).status).toBe(404);
  });

  it('are joined by a party of the house while somebody sits there', async () => {
    const tres = await openMesa(3);
    await openMesa(9);
    await setMesas(4);

    expect((await join(tres, [3, 9])).status).toBe(200);
  });

  it('may be found occupied, as any', async () => {
    const tres = await serve(await openMesa(3));
    await openMesa(9);
    await setMesas(4);

    expect((await move(tres, 9)).body.code).toBe('MESA_OCUPADA');
  });

  describe('and codes that were renewed', () => {
    const renew = () => casa.post(rutasSala.renovarMesas(casa.local.id));

    it('are scanned again to order, while the phone follows and calls and the staff serves', async () => {
      await setServicio({ exigirQrFirmado: true });
      const t = await sign(6);
      const { seguimiento } = await orderAt(6, { t });
      await renew();

      expect((await casa.order({ mesa: 6, t, seguimiento })).status).toBe(404);
      expect(await follow(seguimiento)).toMatchObject([{ pedidos: { length: 2 } }]);
      expect((await takeOrder(6, { productos: [casa.local.cana] })).status).toBe(201);
      const llamada = await casa.call({ mesa: 6, t, seguimiento });
      expect(llamada.status).toBe(201);
      const nueva = await casa.order({ mesa: 6, t: await sign(6), seguimiento });
      expect(nueva.status).toBe(201);
    });

    it('let nobody call who has neither a code nor an order of an open tab', async () => {
      await openMesa(6);
      const t = await sign(6);
      await renew();

      expect((await casa.call({ mesa: 6, t })).status).toBe(404);
      expect((await casa.call({ mesa: 6, t, seguimiento: randomUUID() })).status).toBe(404);
    });

    it('are not had by changing mesa: a new one comes only to a phone that has scanned since', async () => {
      const t = await sign(6);
      const vieja = await orderAt(6, { t });
      await renew();
      await move((await readMesa(6))!, 9);

      const [seguida] = await follow(vieja.seguimiento);
      expect(seguida?.mesa).toEqual({ numero: 9 });
      const rechazo = await casa.order({ mesa: 6, t: await sign(6), seguimiento: vieja.seguimiento });
      expect(rechazo.body.data).toEqual({ mesa: 9 });

      const nueva = await orderAt(9, { t: await sign(9), seguimiento: vieja.seguimiento });
      await move((await readMesa(9))!, 2);
      expect((await follow(vieja.seguimiento, nueva.seguimiento))[0]?.mesa).toEqual({
        numero: 2,
        t: await sign(2),
      });
    });
  });
});
