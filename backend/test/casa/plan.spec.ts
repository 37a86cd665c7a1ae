import { rutas, rutasGestion } from '@carta/contracts';
import type { Carta, Perfil, Plan, TipoUsuario } from '@carta/contracts';
import { Types } from 'mongoose';
import { PlanService } from '../../src/servicio/plan/plan.service';
import { createTestApp } from '../support/app';
import type { Respuesta } from '../support/app';
import { useLocal } from '../support/local';
import { setCuenta } from '../support/escena';
import { buildGestion } from '../support/gestion';
import { hear, openComensal, openTablero } from '../support/socket';

describe('PUT /api/restaurantes/{id}/plan', () => {
  const casa = useLocal({ planes: 'propietario', planContacto: 'hola@carta.es' });
  const put = (conPedidos: boolean): Promise<Respuesta<Plan>> =>
    casa.put<Plan>(rutasGestion.plan(casa.local.id), { conPedidos });
  const tipoDeCarta = async (): Promise<TipoUsuario> =>
    (await casa.app.get<Carta>(rutas.carta(casa.local.id))).body.data.restaurante.tipoUsuario;

  it('takes effect at once, for whoever is in and whoever reads the carta', async () => {
    expect(await tipoDeCarta()).toBe('premium');
    const tablero = await openTablero(casa.app, casa.local.token);
    const cerrado = hear(tablero, 'disconnect');
    const telefono = await openComensal(casa.app, casa.local.id);
    const avisado = hear<{ version: string }>(telefono, 'carta');

    const off = await put(false);

    expect([off.status, off.body.data]).toEqual([
      200,
      { conPedidos: false, propio: true, contacto: 'hola@carta.es' },
    ]);
    expect(await tipoDeCarta()).toBe('normal');
    expect((await casa.order()).status).toBe(403);
    expect((await casa.get(rutas.pedidos())).status).toBe(403);
    expect((await casa.get<Perfil>(rutas.me())).body.data.tipoUsuario).toBe('normal');
    await cerrado;
    expect((await avisado).version).toBe(
      (await casa.app.get<Carta>(rutas.carta(casa.local.id))).body.data.version,
    );

    expect((await put(true)).body.data.conPedidos).toBe(true);
    expect(await tipoDeCarta()).toBe('premium');
    expect((await casa.order()).status).toBe(201);
    expect((await casa.get(rutas.pedidos())).status).toBe(200);
  });

  it('does not leave open mesas alone', async () => {
    await casa.order({ mesa: 7 });
    await casa.order({ mesa: 3 });

    const { status, body } = await put(false);

    expect([status, body.code, body.message]).toEqual([
      409,
      'CONFLICT',
      'Hay 2 mesas abiertas (3, 7): cóbralas o ciérralas antes.',
    ]);
    expect((await casa.order()).status).toBe(201);
  });

  it('opens the house again for an order that was on its way as it closed', async () => {
    await put(false);
    const { id } = casa.local;
    await casa.app.db.collection('grupos').insertOne({
      restaurante: new Types.ObjectId(id),
      mesa: 5,
      pagado: false,
      rev: 1,
      actualizadoEn: new Date(),
      pedidos: [],
    });

    expect(await casa.app.app.get(PlanService).reopen(id)).toMatchObject({
      message: 'La mesa 5 está abierta: cóbrala o ciérrala antes.',
    });

    expect(await tipoDeCarta()).toBe('premium');
  });

  it("is not how an admin's account changes", async () => {
    await setCuenta(casa.app, casa.local.id, { plan: 'admin' });

    expect((await put(false)).status).toBe(403);
    expect((await put(true)).body.data.conPedidos).toBe(true);
  });
});

it('is for who hosts to decide, unless told otherwise', async () => {
  await using app = await createTestApp();
  const casa = await buildGestion(app);
  const ruta = rutasGestion.plan(casa.id);

  const { body } = await app.get<Plan>(ruta, { token: casa.token });
  expect(body.data).toEqual({ conPedidos: false, propio: false });
  const { status } = await app.put<Plan>(ruta, { token: casa.token, body: { conPedidos: true } });
  expect(status).toBe(403);
});
