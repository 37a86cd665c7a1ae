import { rutas, rutasGestion } from '@carta/contracts';
import type { EmailDisponible, Restaurante, RegistroResponse, VerificacionResponse } from '@carta/contracts';
import { RegistroService } from '../../src/casa/acceso/registro/registro.service';
import { createTestApp } from '../support/app';
import type { Respuesta } from '../support/app';
import { buildRestaurante, login } from '../support/factories';
import { buildRegistro } from '../support/registro';
import { useCorreo } from '../support/smtp';

describe('Making an account, and verifying its email', () => {
  const { app, smtp } = useCorreo();

  const register = (body: unknown): Promise<Respuesta<RegistroResponse>> =>
    app.post<RegistroResponse>(rutasGestion.registro(), { body });
  const verify = (email: string, code: unknown): Promise<Respuesta<VerificacionResponse>> =>
    app.post<VerificacionResponse>(rutasGestion.verificarCodigoEmail(), { body: { email, code } });
  const resend = (email: string): Promise<Respuesta<null>> =>
    app.post<null>(rutasGestion.reenviarCodigo(), { body: { email } });
  const isDisponible = async (email: string): Promise<boolean> =>
    (await app.post<EmailDisponible>(rutasGestion.verificarEmail(), { body: { email } })).body.data
      .disponible;
  const countCuentas = (email: string): Promise<number> =>
    app.db.collection('cuentas').countDocuments({ email });

  it('goes from a form to a session, by a code in a mail', async () => {
    const registro = buildRegistro({ nombre: '  Bar Peña  ' });
    expect(await isDisponible(registro.email)).toBe(true);

    const { status, body, headers } = await register({
      ...registro,
      email: `  ${registro.email.toUpperCase()} `,
    });

    expect([status, headers.get('cache-control')]).toEqual([201, 'no-store']);
    expect(body.data).toEqual({ requiresVerification: true, token: null, restaurante: expect.anything() });
    const esperado: Restaurante = {
      _id: expect.any(String),
      nombre: 'Bar Peña',
      slug: expect.stringMatching(/^bar-pena-[0-9a-f]{6}$/),
      email: registro.email,
      telefono: '',
      ubicacion: 'Sin especificar',
      tipoUsuario: 'normal',
      numeroMesas: 1,
      pausado: false,
      emailVerificado: false,
      sinPantallaBarra: false,
    };
    expect(body.data.restaurante).toEqual(esperado);
    // a house of before keeps what it was; a new one shows a mesa its bill
    const cuenta = await app.db.collection('cuentas').findOne({ email: registro.email });
    const guardado = await app.db.collection('restaurantes').findOne({ cuenta: cuenta?._id });
    expect(guardado).toMatchObject({ servicio: { mesaCompartida: true } });

    const verificada = await verify(registro.email, await smtp.nextCodigo(registro.email));

    expect([verificada.status, verificada.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const { token, accessToken, refreshToken, restaurante } = verificada.body.data;
    expect(Object.keys(verificada.body.data)).toHaveLength(4);
    expect(token).toBe(accessToken);
    expect(restaurante).toEqual({ ...body.data.restaurante, emailVerificado: true });
    expect((await app.get(rutas.me(), { token })).status).toBe(200);
    expect((await app.post(rutas.refresh(), { body: { refreshToken } })).status).toBe(200);
    await expect(login(app, registro)).resolves.toBeDefined();
    expect(await isDisponible(registro.email)).toBe(false);
  });

  it.each([
    ['as a text', ' Calle Mayor, 1 ', 'Calle Mayor, 1'],
    ['as an object', { direccion: 'Calle Mayor, 1' }, 'Calle Mayor, 1'],
    ['not at all', undefined, 'Sin especificar'],
  ])('takes the address %s', async (_name, ubicacion, stored) => {
    const { body } = await register({ ...buildRegistro(), ubicacion, numeroMesas: 500 });

    expect(body.data.restaurante).toMatchObject({ ubicacion: stored, numeroMesas: 500 });
  });

  it.each(['admin', 'premium', 'camarero', 'otra cosa', 7])(
    'gives nobody the plan %p',
    async (tipoUsuario) => {
      const { status, body } = await register({ ...buildRegistro(), tipoUsuario });

      expect([status, body.data.restaurante.tipoUsuario]).toEqual([201, 'normal']);
    },
  );

  it('refuses an email that is somebody’s, and one whose password it does not know', async () => {
    const { email, password } = await buildRestaurante(app);
    const begun = buildRegistro();
    await register(begun);

    const answers = [
      await register(buildRegistro({ email, password })),
      await register({ ...begun, password: 'otra contraseña' }),
    ];

    for (const { status, body } of answers) {
      expect([status, body.code, body.message]).toEqual([409, 'CONFLICT', 'Este email ya está registrado']);
    }
  });

  it('answers again as the first time while the email is not verified, with the code that is alive', async () => {
    const registro = buildRegistro();
    const primera = await register(registro);
    const codigo = await smtp.nextCodigo(registro.email);

    const segunda = await register(registro);

    expect([segunda.status, segunda.body]).toEqual([201, primera.body]);
    expect(await isDisponible(registro.email)).toBe(false);
    expect((await verify(registro.email, codigo)).status).toBe(200);
    expect(smtp.correos.filter(({ para }) => para === registro.email)).toHaveLength(1);
    expect((await register(registro)).status).toBe(409);
  });

  it('makes one account for twenty who ask at once', async () => {
    const registro = buildRegistro();
    const servicio = app.app.get(RegistroService);

    // Not over HTTP, where the first would be done before the last arrives.
    const respuestas = await Promise.all(
      Array.from({ length: 20 }, () => servicio.register(registro, '127.0.0.1')),
    );

    expect(new Set(respuestas.map(({ restaurante }) => restaurante._id)).size).toBe(1);
    expect(await countCuentas(registro.email)).toBe(1);
  });

  it('lets one of two people who ask at once have the email', async () => {
    const primera = buildRegistro();
    const segunda = buildRegistro({ email: primera.email, password: 'otra contraseña' });
    const servicio = app.app.get(RegistroService);

    const resultados = await Promise.allSettled(
      [primera, segunda].map((registro) => servicio.register(registro, '127.0.0.1')),
    );

    expect(resultados.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(resultados.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { message: 'Este email ya está registrado' },
    });
  });

  it('mails another code that voids the first, and none to whoever needs none', async () => {
    const registro = buildRegistro();
    await register(registro);
    const primero = await smtp.nextCodigo(registro.email);

    expect((await resend(` ${registro.email.toUpperCase()}`)).status).toBe(200);
    const segundo = await smtp.nextCodigo(registro.email);
    expect((await verify(registro.email, segundo)).status).toBe(200);

    const otraVez = await verify(registro.email, segundo);
    expect([otraVez.status, otraVez.body.message]).toEqual([
      409,
      'Este email ya está verificado. Inicia sesión.',
    ]);
    if (primero !== segundo) expect((await verify(registro.email, primero)).status).toBe(422);
    expect((await resend(registro.email)).body).toEqual({ success: true, data: null });
    expect(smtp.correos.filter(({ para }) => para === registro.email)).toHaveLength(2);
    expect((await resend('nadie@ejemplo.es')).body).toEqual({ success: true, data: null });
  });

  it('mails a code at a login that lacks it, unless one is alive, and only with the right password', async () => {
    const { email, password } = await buildRestaurante(app, { emailVerificado: false });
    await app.post(rutas.login(), { body: { email, password: 'otra cosa' } });
    expect((await verify(email, '123456')).body.message).toBe('El código no es correcto.');

    for (let i = 0; i < 2; i++) {
      const { status, body } = await app.post(rutas.login(), { body: { email, password } });
      expect([status, body.message]).toEqual([403, 'Debes verificar tu email antes de poder iniciar sesión']);
    }

    expect((await verify(email, await smtp.nextCodigo(email))).status).toBe(200);
    expect(smtp.correos.filter(({ para }) => para === email)).toHaveLength(1);
  });

  it('needs no code where emails are not verified', async () => {
    await using abierta = await createTestApp({ emailVerification: false, defaultPlan: 'premium' });
    const registro = buildRegistro();
    const { status, body } = await abierta.post<RegistroResponse>(rutasGestion.registro(), {
      body: registro,
    });

    expect([status, body.data.requiresVerification]).toEqual([201, false]);
    expect(body.data.restaurante).toMatchObject({ tipoUsuario: 'premium', emailVerificado: true });
    expect((await abierta.get(rutas.me(), { token: body.data.token ?? '' })).status).toBe(200);
    await expect(login(abierta, registro)).resolves.toBeDefined();
    expect(await abierta.db.collection('envios').countDocuments()).toBe(0);
  });
});
