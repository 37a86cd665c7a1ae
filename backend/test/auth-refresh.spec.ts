import { randomUUID } from 'node:crypto';
import { AuthService } from '../src/casa/acceso/auth.service';
import { login } from './support/factories';
import { moveClockTo } from './support/move-clock';
import { famOf, useSesiones } from './support/use-sesiones';

describe('POST /api/auth/refresh', () => {
  const { app, terminadas, restaurante, refresh, isIn } = useSesiones();

  afterEach(() => jest.useRealTimers());

  it('gives a new pair of the same family', async () => {
    const primero = await login(app, restaurante);

    const { status, body } = await refresh(primero.refreshToken);

    expect(status).toBe(200);
    expect(body.data.refreshToken).not.toBe(primero.refreshToken);
    expect(famOf(body.data.accessToken)).toBe(famOf(primero.accessToken));
    expect(await isIn(body.data.accessToken)).toBe(true);
  });

  it('gives the same successor again when the answer was lost', async () => {
    const { refreshToken } = await login(app, restaurante);

    const perdida = await refresh(refreshToken);
    const repetida = await refresh(refreshToken);

    expect(repetida.status).toBe(200);
    expect(repetida.body.data.refreshToken).toBe(perdida.body.data.refreshToken);
    expect((await refresh(repetida.body.data.refreshToken)).status).toBe(200);
  });

  it('gives one successor to many who ask at once', async () => {
    const { refreshToken } = await login(app, restaurante);
    const auth = app.app.get(AuthService);

    // Not over HTTP, where the first would be done before the last arrives.
    const pares = await Promise.all(
      Array.from({ length: 20 }, () => auth.refresh(refreshToken, undefined, '127.0.0.1')),
    );

    expect(new Set(pares.map((par) => par.refreshToken)).size).toBe(1);
    expect((await refresh(refreshToken)).status).toBe(200);
    expect((await refresh(pares[0]?.refreshToken)).status).toBe(200);
  });

  it('ends for everybody when a token comes back after its successor was used', async () => {
    const robado = await login(app, restaurante);
    const segundo = (await refresh(robado.refreshToken)).body.data;
    const tercero = (await refresh(segundo.refreshToken)).body.data;

    const { status } = await refresh(robado.refreshToken);

    expect(status).toBe(401);
    expect((await refresh(tercero.refreshToken)).status).toBe(401);
    expect(await isIn(tercero.accessToken)).toBe(false);
    expect(terminadas.filter((fam) => fam === famOf(robado.accessToken))).toHaveLength(1);
  });

  it('repeats a lost answer for two minutes, to the key that asked for it', async () => {
    const [{ refreshToken }, clave] = [await login(app, restaurante), randomUUID()];
    const perdida = await refresh(refreshToken, clave);

    moveClockTo(Date.now() + 119_000);
    const repetida = await refresh(refreshToken, clave);
    expect(repetida.body.data.refreshToken).toBe(perdida.body.data.refreshToken);

    moveClockTo(Date.now() + 2_000);
    expect((await refresh(refreshToken, clave)).status).toBe(401);
    expect((await refresh(repetida.body.data.refreshToken)).status).toBe(401);
  });

  it('refuses a key that is none, and nothing has happened', async () => {
    const { refreshToken } = await login(app, restaurante);

    expect((await refresh(refreshToken, 'x')).status).toBe(422);

    expect((await refresh(refreshToken, randomUUID())).status).toBe(200);
  });

  it('leaves the other sessions of the account alone', async () => {
    const intacta = await login(app, restaurante);
    const robada = await login(app, restaurante);
    const segundo = (await refresh(robada.refreshToken)).body.data;
    await refresh(segundo.refreshToken);
    await refresh(robada.refreshToken);

    expect(await isIn(intacta.accessToken)).toBe(true);
    expect((await refresh(intacta.refreshToken)).status).toBe(200);
  });

  it('goes on for as many renewals as a day has', async () => {
    let { refreshToken } = await login(app, restaurante);
    for (let i = 0; i < 110; i++) refreshToken = (await refresh(refreshToken)).body.data.refreshToken;

    const doc = await app.db.collection<{ tokens: string[] }>('sesiones').findOne({}, { sort: { _id: -1 } });

    expect(doc?.tokens).toHaveLength(100);
    expect((await refresh(refreshToken)).status).toBe(200);
  });

  it('ends 12 hours after their login', async () => {
    const { refreshToken, accessToken } = await login(app, restaurante);
    const doc = await app.db.collection('sesiones').findOne({}, { sort: { _id: -1 } });
    expect(Number(doc?.expiraEn) - Number(doc?.creadaEn)).toBe(12 * 3_600_000);

    await app.db.collection('sesiones').updateOne({ _id: doc?._id }, { $set: { expiraEn: new Date() } });

    expect((await refresh(refreshToken)).status).toBe(401);
    expect(await isIn(accessToken)).toBe(false);
  });

  it.each([
    ['unknown', 'a'.repeat(43), 401],
    ['empty', '', 422],
    ['a list', ['a'], 422],
    ['an operator', { $ne: null }, 400],
    ['missing', undefined, 422],
  ])('refuses a token that is %s', async (_name, token, status) => {
    expect((await refresh(token)).status).toBe(status);
  });

  it('keeps no token in the database, only its hash', async () => {
    const { refreshToken } = await login(app, restaurante);

    const docs = await app.db.collection('sesiones').find().toArray();

    expect(JSON.stringify(docs)).not.toContain(refreshToken);
  });
});
