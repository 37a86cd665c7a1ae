import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMail } from '../lib/mail.mjs';
import { walkOneOrder } from '../lib/one-order.mjs';
import { startProduct } from '../lib/product.mjs';
import { ROOT } from '../lib/run.mjs';

export const name = 'secretos';

const SERVER = [process.execPath, join(ROOT, 'backend/dist/backend/src/main.js')];
const OWNER = { email: 'demo@cartadigital.es', password: 'demo1234' };
const ENCARGADO = { nombre: 'Luis', pin: '2222' };

/** The secret that signs and the mail's password are changed as docs/operar.md#changing-a-secret has it. */
export async function walk(step) {
  const folder = mkdtempSync(join(tmpdir(), 'carta-secretos-'));
  const mail = await startMail();
  const wrong = mail.url.replace(/:[^:@/]+@/, ':la-de-antes@');
  const start = (smtpUrl) =>
    startProduct(SERVER, {
      cwd: folder,
      env: { DATA_DIR: join(folder, 'datos'), SMTP_URL: smtpUrl, NODE_ENV: 'development' },
    });
  const serve = async (smtpUrl, use) => {
    const product = await start(smtpUrl);
    try {
      return await use(product.url);
    } catch (error) {
      console.log(product.output());
      throw error;
    } finally {
      await product.stop();
    }
  };
  try {
    const before = await serve(wrong, async (url) => {
      const mesa = await walkOneOrder(step, url, OWNER);
      const seen = await step('a screen is paired, and Luis is on it', () => enterPaired(url, 'Antes'));
      await step('a mail waits, for its password is wrong', () => forget(url));
      return { ...seen, mesa };
    });
    await step('with the right password the mail that waited arrives', () =>
      serve(mail.url, () => mail.received(OWNER.email)),
    );
    renameSync(join(folder, 'datos/jwt-secret'), join(folder, 'jwt-secret-antes'));
    await serve(mail.url, async (url) => {
      await step('with another secret the session and the screen of before are out', async () => {
        for (const token of [before.owner, before.device])
          await expectStatus(401, url, '/api/auth/me', { token });
      });
      const mesa = await walkOneOrder(step, url, OWNER);
      await step('the order of before is there', () => {
        if (mesa.pedidos.length <= before.mesa.pedidos.length) throw new Error(JSON.stringify(mesa));
      });
      await step('a screen is paired again, and Luis has the PIN of before', () =>
        enterPaired(url, 'Después'),
      );
    });
  } finally {
    await mail.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const forget = (url) => call(url, '/api/auth/forgot-password', { body: { email: OWNER.email } });

/** Returns the tokens of the owner and of a new device, on which the encargado has entered. */
async function enterPaired(url, nombre) {
  const { accessToken: owner } = await call(url, '/api/auth/login', { body: OWNER });
  const { codigo } = await call(url, '/api/dispositivos/codigos', {
    token: owner,
    body: { nombre, puesto: 'camarero' },
  });
  const { accessToken: device, equipo } = await call(url, '/api/dispositivos/emparejar', {
    body: { codigo },
  });
  const persona = equipo.personas.find((one) => one.nombre === ENCARGADO.nombre);
  await call(url, '/api/turno', { token: device, body: { persona: persona._id, pin: ENCARGADO.pin } });
  return { owner, device };
}

async function call(url, path, options) {
  return (await expectStatus('2', url, path, options)).data;
}

/** @throws unless the status begins so */
async function expectStatus(begin, url, path, { token, body }) {
  const response = await fetch(`${url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: body && JSON.stringify(body),
  });
  const answer = await response.json();
  if (!String(response.status).startsWith(begin)) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer;
}
