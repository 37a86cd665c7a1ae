import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import { rutas, rutasGestion } from '@carta/contracts';
import type { Grupo, LoginResponse, RestaurantePublico } from '@carta/contracts';
import { RestaurantesRepository } from '../../src/casa/locales/restaurantes.repository';
import { RestaurantesService } from '../../src/casa/locales/restaurantes.service';
import type { Local } from '../../src/casa/locales/restaurantes.service';
import { useApp } from '../support/app';
import { buildRestaurante, openSesion } from '../support/factories';
import type { RestauranteDePrueba } from '../support/factories';
import { buildRegistro } from '../support/registro';

const HORA_MS = 3_600_000;
const HACE_MUCHO = new Date(0);
const LUGAR = { nombre: 'Casa Dos', telefono: '', ubicacion: 'Calle Menor, 2', numeroMesas: 4 };

describe('An account with several places', () => {
  const app = useApp({ planes: 'propietario' });
  let primera: RestauranteDePrueba;
  let segunda: Local;
  const restaurantes = () => app.app.get(RestaurantesService);
  const login = (restaurante?: string | null) =>
    app.post<LoginResponse>(rutas.login(), {
      body: { email: primera.email, password: primera.password, restaurante },
    });
  const boards = async (restauranteId: string) => {
    const { accessToken } = await openSesion(app, restauranteId);
    return (await app.get<Grupo[]>(rutas.pedidos(), { token: accessToken })).status;
  };

  beforeEach(async () => {
    primera = await buildRestaurante(app, { plan: 'premium' });
    const local = await restaurantes().findLocal(primera.id);
    if (!local) throw new Error('the restaurante is gone');
    segunda = await restaurantes().createLocal(local.cuenta, LUGAR);
  });

  it('enters its first unless it says which, and none of another account', async () => {
    const vecina = await buildRestaurante(app);

    const [sinDecir, nada, enSegunda, ajena] = await Promise.all(
      [undefined, null, segunda.id.toUpperCase(), vecina.id].map(login),
    );

    expect(sinDecir?.body.data.restaurante).toMatchObject({ _id: primera.id, email: primera.email });
    expect(nada?.body.data.restaurante._id).toBe(primera.id);
    expect(enSegunda?.body.data.restaurante).toMatchObject({ _id: segunda.id, nombre: 'Casa Dos' });
    expect([ajena?.status, ajena?.body.message]).toEqual([401, 'Email o contraseña incorrectos']);
    const mismo = await app.get(rutas.me(), { token: enSegunda?.body.data.accessToken });
    expect(mismo.body.data).toMatchObject({ _id: segunda.id, tipoUsuario: 'premium' });
  });

  it('has one plan for all of them', async () => {
    expect(await boards(segunda.id)).toBe(200);

    await restaurantes().changePlan(primera.id, 'normal');

    expect([await boards(primera.id), await boards(segunda.id)]).toEqual([403, 403]);
    const { body } = await app.get<RestaurantePublico>(rutas.restaurante(segunda.id));
    expect(body.data.tipoUsuario).toBe('normal');
  });

  it('keeps its plan while a mesa of any of them is open', async () => {
    await app.db.collection('grupos').insertOne({
      restaurante: new Types.ObjectId(segunda.id),
      mesa: 3,
      pagado: false,
      rev: 1,
      actualizadoEn: new Date(),
      pedidos: [],
    });
    const { accessToken } = await openSesion(app, primera.id);

    const { status, body } = await app.put(rutasGestion.plan(primera.id), {
      token: accessToken,
      body: { conPedidos: false },
    });

    expect([status, body.message]).toEqual([
      409,
      'En Casa Dos hay mesas abiertas: cóbralas o ciérralas antes.',
    ]);
  });
});

describe('A place whose process died before its account was stored', () => {
  const app = useApp();

  it('is nobody’s, keeps no email from being registered, and is swept after its hour', async () => {
    const huerfano = await app.app.get(RestaurantesRepository).insertRestaurante(LUGAR);
    const id = huerfano._id.toHexString();
    const registro = buildRegistro({ email: `sola-${randomBytes(3).toString('hex')}@ejemplo.es` });
    expect((await app.get(rutas.restaurante(id))).status).toBe(404);
    expect((await app.post(rutasGestion.registro(), { body: registro })).status).toBe(201);
    const restaurantes = app.app.get(RestaurantesService);

    expect(await restaurantes.sweepSinCuenta(HACE_MUCHO, new Date(Date.now() - HORA_MS))).toBe(0);
    // what is older than the sweep looks back is somebody's
    expect(await restaurantes.sweepSinCuenta(new Date(Date.now() + 1), new Date(Date.now() + 2))).toBe(0);
    expect(await restaurantes.sweepSinCuenta(HACE_MUCHO, new Date(Date.now() + 1))).toBe(1);

    expect(await app.db.collection('restaurantes').countDocuments({ _id: huerfano._id })).toBe(0);
    expect(await restaurantes.findLocalPorEmail(registro.email)).toMatchObject({ nombre: registro.nombre });
  });
});
