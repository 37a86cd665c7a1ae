import { rutas, rutasGestion } from '@carta/contracts';
import type { VerificacionResponse } from '@carta/contracts';
import type { Respuesta } from './support/app';
import { buildRestaurante } from './support/factories';
import { buildRegistro } from './support/registro';
import { useCorreo } from './support/smtp';

describe('Verifying an email', () => {
  const { app, smtp } = useCorreo();

  const verify = (email: string, code: unknown): Promise<Respuesta<VerificacionResponse>> =>
    app.post<VerificacionResponse>(rutasGestion.verificarCodigoEmail(), { body: { email, code } });
  const resend = (email: string): Promise<Respuesta<null>> =>
    app.post<null>(rutasGestion.reenviarCodigo(), { body: { email } });

  it('mails another code that voids the first, and none to whoever needs none', async () => {
    const registro = buildRegistro();
    await app.post(rutasGestion.registro(), { body: registro });
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
});
