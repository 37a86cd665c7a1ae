import { randomUUID } from 'node:crypto';
import { CABECERA_CLAVE, rutas, rutasSala } from '@carta/contracts';
import type { Carta, RestaurantePublico, Servicio } from '@carta/contracts';
import { Types } from 'mongoose';
import { AuthService } from '../../src/casa/acceso/auth.service';
import { DomainEvents } from '../../src/plataforma/hechos/domain-events';
import { RestaurantesService } from '../../src/casa/locales/restaurantes.service';
import { ResumenesService } from '../../src/casa/locales/resumenes.service';
import { ServicioService } from '../../src/casa/locales/servicio.service';
import type { Respuesta } from '../support/app';
import { useLocal } from '../support/local';
import { buildCamarero } from '../support/factories';

const INICIAL: Servicio = {
  rev: 0,
  pausado: false,
  exigirQrFirmado: false,
  minutosAmbar: 5,
  minutosRojo: 10,
  mesaCompartida: false,
  sinPantallaBarra: false,
  diasNotas: 30,
  marchar: 'todo',
  urgentes: false,
  preguntarComensales: false,
  sillas: false,
};

describe('How a restaurant works', () => {
  const casa = useLocal();

  const read = (token = casa.local.token, id = casa.local.id): Promise<Respuesta<Servicio>> =>
    casa.app.get<Servicio>(rutasSala.servicio(id), { token });
  const change = (body: object, token = casa.local.token, id = casa.local.id): Promise<Respuesta<Servicio>> =>
    casa.app.put<Servicio>(rutasSala.servicio(id), { token, body });
  const changeUnder = (clave: string, body: object): Promise<Respuesta<Servicio>> =>
    casa.put<Servicio>(rutasSala.servicio(casa.local.id), body, { [CABECERA_CLAVE]: clave });
  const camarero = async (): Promise<string> => (await buildCamarero(casa.app, casa.local.id)).accessToken;

  it('is what it always was until its owner changes it, also in documents that know nothing of it', async () => {
    await casa.app.db
      .collection('restaurantes')
      .updateOne({ _id: new Types.ObjectId(casa.local.id) }, { $unset: { servicio: '' } });

    const { status, body } = await read();

    expect([status, body.data]).toEqual([200, INICIAL]);
    expect((await change({})).body.data).toEqual(INICIAL);
    const resumenes = await casa.app.app.get(ResumenesService).findResumenes([casa.local.id]);
    expect(resumenes.get(casa.local.id)).toEqual({ pagadosDesde: null, servicio: INICIAL });
  });

  it('changes what is sent and keeps the rest', async () => {
    await change({ mesaCompartida: true, minutosAmbar: 8 });
    const { status, body } = await change({ minutosRojo: 9, exigirQrFirmado: true });

    const esperado = {
      ...INICIAL,
      rev: 2,
      mesaCompartida: true,
      minutosAmbar: 8,
      minutosRojo: 9,
      exigirQrFirmado: true,
    };
    expect([status, body.data]).toEqual([200, esperado]);
    expect((await read()).body.data).toEqual(esperado);
    expect(await casa.app.app.get(RestaurantesService).findServicio(casa.local.id)).toEqual(esperado);
    expect(
      (await casa.app.app.get(ResumenesService).findResumenes([casa.local.id])).get(casa.local.id),
    ).toEqual({
      pagadosDesde: null,
      servicio: esperado,
    });
  });

  it('is paused and resumed by whoever works the floor, and the open cartas are told', async () => {
    const token = await camarero();
    const oidos: unknown[] = [];
    const { local, app } = casa;
    app.app.get(DomainEvents).on('servicio.cambiado', (datos) => {
      if (datos.restauranteId === local.id) oidos.push(datos.servicio);
    });
    const version = async (): Promise<string> =>
      (await app.get<Carta>(rutas.carta(local.id))).body.data.version;
    const antes = await version();

    const pausado = { ...INICIAL, rev: 1, pausado: true };
    expect((await change({ pausado: true }, token)).body.data).toEqual(pausado);

    const { body } = await app.get<RestaurantePublico>(rutas.restaurante(local.id));
    expect(body.data.pausado).toBe(true);
    expect(await version()).not.toBe(antes);
    await change({ pausado: false }, token);
    expect(await version()).toBe(antes);
    expect(oidos).toEqual([pausado, { ...INICIAL, rev: 2 }]);
  });

  it('has a rev that no client can choose and that every change makes grow, whoever changes at once', async () => {
    expect((await change({ pausado: true, rev: 9 })).status).toBe(400);

    const cambios = await Promise.all(
      Array.from({ length: 8 }, (_, i) => change(i % 2 === 0 ? { pausado: true } : { mesaCompartida: true })),
    );

    const revs = cambios.map(({ body }) => body.data.rev);
    expect(revs.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect((await read()).body.data).toEqual({ ...INICIAL, rev: 8, pausado: true, mesaCompartida: true });
  });

  it('is not paused again by a late retry, once somebody has resumed', async () => {
    const [pausa, vuelta] = [randomUUID(), randomUUID()];
    expect((await changeUnder(pausa, { pausado: true })).body.data.pausado).toBe(true);
    expect((await changeUnder(pausa, { pausado: true })).body.data.pausado).toBe(true);
    await changeUnder(vuelta, { pausado: false });

    const tarde = await changeUnder(pausa, { pausado: true });

    expect([tarde.status, tarde.body.data.pausado]).toEqual([200, false]);
    expect((await read()).body.data.pausado).toBe(false);
    expect((await changeUnder(randomUUID(), { pausado: true })).body.data.pausado).toBe(true);
  });

  it.each([
    { exigirQrFirmado: true },
    { minutosAmbar: 1 },
    { minutosRojo: 50 },
    { mesaCompartida: true },
    { sinPantallaBarra: true },
    { pausado: true, mesaCompartida: true },
  ])('is for its owner alone beyond the pause: %j', async (cambios) => {
    const token = await camarero();

    const { status, body } = await change(cambios, token);

    expect([status, body.message]).toEqual([403, 'No tienes permisos para realizar esta acción.']);
    expect((await read(token)).body.data).toEqual(INICIAL);
  });

  it.each([
    [{ minutosRojo: 5 }, 'minutosRojo', 'El aviso rojo debe llegar después del ámbar'],
    [{ minutosAmbar: 10 }, 'minutosRojo', 'El aviso rojo debe llegar después del ámbar'],
    [{ minutosAmbar: 30, minutosRojo: 20 }, 'minutosRojo', 'El aviso rojo debe llegar después del ámbar'],
    [{ minutosAmbar: 0 }, 'minutosAmbar', 'Los minutos deben ser un número entero entre 1 y 120'],
    [{ minutosRojo: 121 }, 'minutosRojo', 'Los minutos deben ser un número entero entre 1 y 120'],
    [{ minutosRojo: 7.5 }, 'minutosRojo', 'Los minutos deben ser un número entero entre 1 y 120'],
    [{ pausado: 'sí' }, 'pausado', 'El valor debe ser verdadero o falso'],
  ])('refuses %j, judged with what is stored, and writes nothing', async (cambios, field, message) => {
    const { status, body } = await change({ mesaCompartida: true, ...cambios });

    expect([status, body.errors]).toEqual([422, [{ field, message }]]);
    expect((await read()).body.data).toEqual(INICIAL);
  });

  it('never has red before amber, however many change one of them at once', async () => {
    await change({ minutosAmbar: 5, minutosRojo: 50 });

    const sesion = await casa.app.app.get(AuthService).authenticate(casa.local.token);
    const service = casa.app.app.get(ServicioService);

    // Not over HTTP, where the first would be done before the last arrives.
    const cambios = await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) =>
        service.changeServicio(
          casa.local.id,
          sesion,
          i % 2 === 0 ? { minutosAmbar: 40 } : { minutosRojo: 10 },
        ),
      ),
    );

    const { minutosAmbar, minutosRojo } = (await read()).body.data;
    expect(minutosAmbar).toBeLessThan(minutosRojo);
    const rechazos = cambios.flatMap((cambio) => (cambio.status === 'rejected' ? [cambio.reason] : []));
    expect(rechazos).toHaveLength(10);
    for (const rechazo of rechazos) expect(rechazo).toMatchObject({ status: 422 });
  });
});
