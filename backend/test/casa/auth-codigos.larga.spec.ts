import { rutasGestion } from '@carta/contracts';
import { RestaurantesService } from '../../src/casa/locales/restaurantes.service';
import { CodigosService } from '../../src/casa/acceso/codigos/codigos.service';
import type { Respuesta } from '../support/app';
import { buildRestaurante } from '../support/factories';
import type { RestauranteDePrueba } from '../support/factories';
import { moveClockTo } from '../support/move-clock';
import { useCorreo } from '../support/smtp';

const INCORRECTO = 'El código no es correcto.';
const EXPIRADO = 'El código ha expirado. Solicita uno nuevo.';

describe('A mailed code', () => {
  const { app, smtp } = useCorreo();
  let restaurante: RestauranteDePrueba;

  beforeEach(async () => {
    restaurante = await buildRestaurante(app, { emailVerificado: false });
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  const send = async (email: string, ruta: string): Promise<string> => {
    const { status } = await app.post(ruta, { body: { email } });
    expect(status).toBe(200);
    return smtp.nextCodigo(email);
  };
  const sendVerificacion = (): Promise<string> => send(restaurante.email, rutasGestion.reenviarCodigo());
  const sendRecuperacion = (): Promise<string> => send(restaurante.email, rutasGestion.olvido());

  const said = ({ status, body }: Respuesta<unknown>): unknown =>
    status === 200 ? 'sí' : status === 422 ? body.errors?.map(({ message }) => message).join() : status;
  const tryAs =
    (ruta: string) =>
    async (code: string, email = restaurante.email): Promise<unknown> =>
      said(await app.post(ruta, { body: { email, code } }));
  const verify = tryAs(rutasGestion.verificarCodigoEmail());
  const check = tryAs(rutasGestion.verificarCodigoRecuperacion());
  const reset = async (code: string): Promise<unknown> =>
    said(
      await app.post(rutasGestion.restablecer(), {
        body: { email: restaurante.email, code, newPassword: 'otra contraseña' },
      }),
    );
  const other = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  describe('under guesses that come all at once', () => {
    it('is tried by exactly five of two hundred, and dead afterwards', async () => {
      const code = await sendVerificacion();

      const answers = await Promise.all(Array.from({ length: 200 }, () => verify(other(code))));

      // Whoever comes when too many passwords are being compared is sent away.
      expect([INCORRECTO, 503]).toEqual(expect.arrayContaining([...new Set(answers)]));
      const doc = await app.db.collection('codigos').findOne({}, { sort: { expiraEn: -1 } });
      expect(doc?.intentos).toBe(5);
      expect(await verify(code)).toBe(EXPIRADO);
    });

    it('lets exactly one of many in who all have the right one', async () => {
      const code = await sendVerificacion();
      const codigos = app.app.get(CodigosService);
      const ref = { cuentaId: restaurante.id, proposito: 'verificacion' } as const;

      const results = await Promise.allSettled(
        Array.from({ length: 5 }, async () =>
          codigos.consumeCodigo(await codigos.attempt(ref, code, '127.0.0.1')),
        ),
      );

      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    it('is one, however many are asked for: the last of them', async () => {
      const codigos = app.app.get(CodigosService);
      const local = await app.app.get(RestaurantesService).findLocalPorEmail(restaurante.email);
      if (!local) throw new Error('the restaurante is gone');

      const results = await Promise.allSettled(
        Array.from({ length: 4 }, () => codigos.issue(local, 'verificacion')),
      );

      const sent = results.filter(({ status }) => status === 'fulfilled').length;
      const codes: string[] = [];
      while (codes.length < sent) codes.push(await smtp.nextCodigo(restaurante.email));
      const answers: unknown[] = [];
      for (const code of codes) answers.push(await verify(code));
      expect(answers.filter((answer) => answer === 'sí')).toHaveLength(1);
    });
  });

  describe('under guesses from nowhere', () => {
    it('is answered the same for an account that has one, has none, is verified, or is not there', async () => {
      await sendRecuperacion();
      const sinCodigo = await buildRestaurante(app, { emailVerificado: false });
      const verificada = await buildRestaurante(app);
      const emails = [restaurante.email, sinCodigo.email, verificada.email, 'nadie@ejemplo.es'];

      for (const tried of [verify, check]) {
        const answers: unknown[] = [];
        for (const email of emails) answers.push(await tried('000000', email));
        expect(answers).toEqual(emails.map(() => INCORRECTO));
      }
      const asked = await Promise.all(
        [verificada.email, 'nadie@ejemplo.es'].map((email) =>
          app.post(rutasGestion.reenviarCodigo(), { body: { email } }),
        ),
      );
      expect(asked.map(({ status, body }) => [status, body])).toEqual(
        asked.map(() => [200, { success: true, data: null }]),
      );
    });
  });

  describe('lives', () => {
    it('for four wrong guesses and a right one', async () => {
      const code = await sendVerificacion();
      for (let i = 0; i < 4; i++) expect(await verify(other(code))).toBe(INCORRECTO);

      expect(await verify(code)).toBe('sí');
    });

    it('not for a sixth, whoever asks again', async () => {
      const code = await sendRecuperacion();
      for (let i = 0; i < 5; i++) expect(await check(other(code))).toBe(INCORRECTO);

      expect(await check(code)).toBe(EXPIRADO);
      expect(await reset(code)).toBe(EXPIRADO);
    });

    it('through being checked, as often as one likes, until it is used', async () => {
      const code = await sendRecuperacion();
      for (let i = 0; i < 7; i++) expect(await check(code)).toBe('sí');

      expect(await reset(code)).toBe('sí');
      expect([await check(code), await reset(code)]).toEqual([EXPIRADO, EXPIRADO]);
    });

    it.each([
      [599, 'sí'],
      [600, EXPIRADO],
      [601, EXPIRADO],
    ])('after %i seconds: %s', async (seconds, answer) => {
      const code = await sendVerificacion();
      const doc = await app.db.collection('codigos').findOne({}, { sort: { expiraEn: -1 } });
      moveClockTo(Number(doc?.expiraEn) + (seconds - 600) * 1_000);

      expect(await verify(code)).toBe(answer);
    });

    it('for its own purpose only', async () => {
      const verificacion = await sendVerificacion();
      const recuperacion = await sendRecuperacion();

      expect([await check(verificacion), await reset(verificacion)]).toEqual([INCORRECTO, INCORRECTO]);
      expect(await verify(recuperacion)).toBe(INCORRECTO);
      expect(await verify(verificacion)).toBe('sí');
    });

    it('for its own account only', async () => {
      const vecino = await buildRestaurante(app, { emailVerificado: false });
      const code = await sendVerificacion();
      await send(vecino.email, rutasGestion.reenviarCodigo());

      expect(await verify(code, vecino.email)).toBe(INCORRECTO);
      expect(await verify(code, 'nadie@ejemplo.es')).toBe(INCORRECTO);
    });

    it('until the next is sent, which has its own five attempts', async () => {
      const old = await sendRecuperacion();
      for (let i = 0; i < 5; i++) await check(other(old));
      const fresh = await sendRecuperacion();

      if (old !== fresh) expect(await check(old)).toBe(INCORRECTO);
      expect(await check(fresh)).toBe('sí');
    });

    it('not once it was used', async () => {
      const code = await sendVerificacion();
      expect(await verify(code)).toBe('sí');

      expect(await verify(code)).toBe(409);
    });
  });

  it('is kept as a slow hash, and its mail closed', async () => {
    smtp.behave('ocupado');
    await app.post(rutasGestion.olvido(), { body: { email: restaurante.email } });
    const codigo = await app.db.collection('codigos').findOne({}, { sort: { expiraEn: -1 } });
    const correo = await app.db.collection('envios').findOne();
    smtp.behave('acepta');

    expect(codigo?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(Buffer.from(String(correo?.contenido), 'base64').toString()).not.toMatch(/Carta|ejemplo/);
  });
});
