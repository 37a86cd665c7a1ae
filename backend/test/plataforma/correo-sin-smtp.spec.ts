import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { rutas, rutasGestion } from '@carta/contracts';
import type { VerificacionResponse } from '@carta/contracts';
import type { Config } from '../../src/plataforma/config/config';
import { createTestApp } from '../support/app';
import type { TestApp } from '../support/app';
import { readCorreo } from '../support/correo-recibido';
import { eventually, temporaryDataDir } from '../support/mongo-motor';
import { buildRegistro } from '../support/registro';
import { startSmtp } from '../support/smtp';

describe('Mail', () => {
  let app: TestApp;
  let written: string[];

  const start = async (config: Partial<Config>): Promise<void> => {
    written = [];
    const write = (text: string | Uint8Array): boolean => written.push(String(text)) > 0;
    jest.spyOn(process.stdout, 'write').mockImplementation(write);
    jest.spyOn(process.stderr, 'write').mockImplementation(write);
    app = await createTestApp(config);
  };
  afterEach(() => jest.restoreAllMocks());

  it('without a mail server is a complete file only its owner reads, and the code is in the log', async () => {
    const { dataDir, remove } = temporaryDataDir();
    try {
      await start({ dataDir, logLevel: 'info' });
      const { email, ...registro } = buildRegistro({ email: 'peña@tapería.es' });
      await app.post(rutasGestion.registro(), { body: { email, ...registro } });
      const carpeta = join(dataDir, 'correo');
      await eventually(() => written.join('').includes('es tu código de Carta Digital'));
      const archivos = readdirSync(carpeta);
      await app.close();

      expect(archivos).toEqual([expect.stringMatching(/^[0-9a-f]{24}\.eml$/)]);
      const archivo = join(carpeta, archivos[0] ?? '');
      expect([statSync(archivo).mode & 0o777, statSync(carpeta).mode & 0o777]).toEqual([0o600, 0o700]);
      const correo = readCorreo(email, readFileSync(archivo, 'utf8'));
      expect(correo.cabeceras.to).toBe(email);
      expect(correo.html).toContain('</html>');
      const [codigo = ''] = /\d{6}/.exec(correo.asunto) ?? [];
      expect(correo.texto).toContain(codigo);
      expect(written.join('')).toContain(`«${codigo} es tu código de Carta Digital»`);
    } finally {
      remove();
    }
  });

  it('that no folder takes is tried again, and holds nobody up', async () => {
    await start({ logLevel: 'warn' });

    const { status } = await app.post(rutasGestion.registro(), { body: buildRegistro() });

    expect(status).toBe(201);
    await eventually(() => written.join('').includes('Un correo no ha salido'));
    expect(await app.db.collection('envios').countDocuments()).toBe(1);
    await app.close();
  });

  it('with a mail server leaves no code, password or token in the log, at its most talkative', async () => {
    const smtp = await startSmtp();
    try {
      await start({ smtpUrl: smtp.url, logLevel: 'trace' });
      const registro = buildRegistro();
      const { email, password } = registro;
      const newPassword = 'la segunda contraseña';
      smtp.behave('rechaza');
      await app.post(rutasGestion.registro(), { body: registro });
      await eventually(() => written.join('').includes('Un correo se descarta'));
      smtp.behave('acepta');
      await app.post(rutasGestion.reenviarCodigo(), { body: { email } });
      const primero = await smtp.nextCodigo(email);
      const { body } = await app.post<VerificacionResponse>(rutasGestion.verificarCodigoEmail(), {
        body: { email, code: primero },
      });
      await app.post(rutasGestion.olvido(), { body: { email } });
      const segundo = await smtp.nextCodigo(email);
      await app.post(rutasGestion.restablecer(), { body: { email, code: segundo, newPassword } });
      await app.post(rutas.login(), { body: { email, password: newPassword } });
      await app.close();

      const text = written.join('');
      expect(text).toContain('POST /api/auth/reset-password 200');
      for (const secret of [
        primero,
        segundo,
        password,
        newPassword,
        body.data.token,
        body.data.refreshToken,
      ]) {
        expect(text).not.toContain(secret);
      }
      expect(text).not.toContain(email);
    } finally {
      await smtp.close();
    }
  });
});
