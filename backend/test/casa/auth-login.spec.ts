import { randomUUID } from 'node:crypto';
import { hash as argon2 } from '@node-rs/argon2';
import { rutas } from '@carta/contracts';
import type { LoginResponse } from '@carta/contracts';
import { COST, Hasher } from '../../src/casa/acceso/hasher.service';
import { useApp } from '../support/app';
import { buildRestaurante, login } from '../support/factories';

describe('POST /api/auth/login', () => {
  const app = useApp();

  it('gives tokens and the owner’s view of the restaurante, which no cache may keep', async () => {
    const { email, password, id, slug } = await buildRestaurante(app, { plan: 'premium' });

    const { status, body, headers } = await app.post<LoginResponse>(rutas.login(), {
      body: { email, password },
    });

    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(Object.keys(body.data).sort()).toEqual(['accessToken', 'refreshToken', 'restaurante']);
    expect(body.data.restaurante).toEqual({
      _id: id,
      slug,
      email,
      nombre: expect.any(String),
      telefono: '600 000 000',
      ubicacion: 'Calle Mayor, 1',
      tipoUsuario: 'premium',
      numeroMesas: 12,
      pausado: false,
      emailVerificado: true,
      sinPantallaBarra: false,
    });
    expect(Buffer.from(body.data.refreshToken, 'base64url')).toHaveLength(32);
  });

  it('takes the email as a person types it', async () => {
    const { email, password } = await buildRestaurante(app);

    await expect(login(app, { email: `  ${email.toUpperCase()} `, password })).resolves.toBeDefined();
  });

  it('takes a password to the last character, also one that nobody sees', async () => {
    const password = 'clave\u200B\u202E\u0007larga';
    const passwordHash = await app.app.get(Hasher).hash(password, { turno: 'prueba' });
    const restaurante = await buildRestaurante(app, { passwordHash });

    const statusWith = async (escrita: string) =>
      (await app.post(rutas.login(), { body: { email: restaurante.email, password: escrita } })).status;

    expect([await statusWith(password), await statusWith('clavelarga')]).toEqual([200, 401]);
  });

  it('takes a password and an email however their accents are typed, and what was kept as another typed it', async () => {
    const password = 'contraseña-peñón';
    const nueva = await buildRestaurante(app, {
      email: `peñón-${randomUUID()}@casa.es`,
      passwordHash: await app.app.get(Hasher).hash(password.normalize('NFD'), { turno: 'prueba' }),
    });
    const vieja = await buildRestaurante(app, {
      passwordHash: await argon2(password.normalize('NFD'), COST),
    });

    for (const forma of ['NFC', 'NFD'] as const) {
      const tecleada = password.normalize(forma);
      await expect(
        login(app, { email: nueva.email.normalize(forma), password: tecleada }),
      ).resolves.toBeDefined();
      await expect(login(app, { email: vieja.email, password: tecleada })).resolves.toBeDefined();
    }
  });

  it('takes as long for an unknown email as for a wrong password', async () => {
    const { email } = await buildRestaurante(app);
    const known: number[] = [];
    const unknown: number[] = [];
    for (let i = 0; i < 15; i++) {
      known.push(await timeOfLogin(email));
      unknown.push(await timeOfLogin(`nadie-${i}@ejemplo.es`));
    }

    expect(median(unknown)).toBeGreaterThan(median(known) / 2);
  });

  const VALID = { email: 'a@b.es', password: 'x' };
  it.each([
    ['an operator for a password', { ...VALID, password: { $ne: null } }],
    ['a body nested too deep', `{"email":${'['.repeat(500)}${']'.repeat(500)},"password":"x"}`],
  ])('refuses %s as a bad request', async (_name, body) => {
    const answer = await app.post(rutas.login(), { body });

    expect([answer.status, answer.body.code]).toEqual([400, 'BAD_REQUEST']);
  });

  async function timeOfLogin(email: string): Promise<number> {
    const start = performance.now();
    await app.post(rutas.login(), { body: { email, password: 'otra cosa' } });
    return performance.now() - start;
  }
});

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
