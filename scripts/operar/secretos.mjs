import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMail } from '../lib/mail.mjs';
import { walkOneOrder } from '../lib/one-order.mjs';
import { startGate } from '../lib/password-gate.mjs';
import { startProduct } from '../lib/product.mjs';
import { capture, ROOT } from '../lib/run.mjs';

export const name = 'secretos';

const DIST = join(ROOT, 'backend/dist/backend/src');
const SERVER = [process.execPath, join(DIST, 'main.js')];
const DATOS = [process.execPath, join(DIST, 'herramientas/datos.js')];
const OWNER = { email: 'demo@cartadigital.es', password: 'demo1234' };
const ENCARGADO = { nombre: 'Luis', pin: '2222' };

/** Each secret is changed as docs/operar.md#changing-a-secret has it; the database's at a stand-in. */
export async function walk(step) {
  await changeOwnSecrets(step);
  await changePassword(step);
}

async function changeOwnSecrets(step) {
  const folder = mkdtempSync(join(tmpdir(), 'carta-secretos-'));
  const mail = await startMail();
  const wrong = mail.url.replace(/:[^:@/]+@/, ':la-de-antes@');
  const serve = (smtpUrl, use) =>
    serving({ DATA_DIR: join(folder, 'datos'), SMTP_URL: smtpUrl, NODE_ENV: 'development' }, folder, use);
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

/** The database's password and the secret that signs are files, as with containers. */
async function changePassword(step) {
  const folder = mkdtempSync(join(tmpdir(), 'carta-password-'));
  const { openEngine } = createRequire(import.meta.url)(
    join(DIST, 'plataforma/base-datos/motor/open-engine.js'),
  );
  mkdirSync(join(folder, 'casa'));
  const engine = await openEngine({ db: join(folder, 'db'), sockets: folder, cache: join(folder, 'cache') });
  const gate = await startGate(engine.address.socket, 'la-de-antes');
  const env = {
    DATA_DIR: join(folder, 'casa'),
    MONGODB_URI_FILE: join(folder, 'mongodb_uri'),
    JWT_SECRET_FILE: join(folder, 'jwt_secret'),
    NODE_ENV: 'development',
    DEMO: 'on',
  };
  const write = (password) => {
    const query = 'authSource=admin&authMechanism=SCRAM-SHA-256&directConnection=true';
    const uri = `mongodb://carta:${password}@127.0.0.1:${gate.port}/carta?${query}`;
    writeFileSync(env.MONGODB_URI_FILE, `${uri}\n`);
  };
  const check = async () => {
    const { output } = await capture(
      [...DATOS, 'comprobar', '--servidor'],
      { ...process.env, ...env },
      folder,
    );
    return /^(\w+) +dirección/m.exec(output)?.[1] ?? output;
  };
  try {
    writeFileSync(env.JWT_SECRET_FILE, 'un-secreto-de-más-de-treinta-y-dos-bytes');
    write('la-de-antes');
    const before = await serving(env, folder, (url) => walkOneOrder(step, url, OWNER));
    gate.password = 'la-nueva';
    await step('with the password of before it says that the address fails, and starts no more', async () => {
      expectSame(await check(), 'falla');
      const { code, output } = await capture(SERVER, { ...process.env, ...env, PORT: '0' }, folder);
      if (code !== 1 || !output.includes('usuario o contraseña incorrectos'))
        throw new Error(`${code}: ${output}`);
    });
    write('la-nueva');
    await step('with the new one the address is well', async () => expectSame(await check(), 'bien'));
    const mesa = await serving(env, folder, (url) => walkOneOrder(step, url, OWNER));
    await step('the order of before is there', () => {
      if (mesa.pedidos.length <= before.pedidos.length) throw new Error(JSON.stringify(mesa));
    });
  } finally {
    gate.close();
    await engine.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function serving(env, cwd, use) {
  const product = await startProduct(SERVER, { cwd, env });
  try {
    return await use(product.url);
  } catch (error) {
    console.log(product.output());
    throw error;
  } finally {
    await product.stop();
  }
}

function expectSame(seen, expected) {
  if (seen !== expected) throw new Error(seen);
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
