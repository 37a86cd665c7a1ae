import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDebian, unmountDebian } from '../lib/debian.mjs';
import { output, ROOT } from '../lib/run.mjs';

export const name = 'compose';

/** Debian keeps it beside the `docker` that would call it. */
const COMPOSE = '/usr/libexec/docker/cli-plugins/docker-compose';
const FILES = ['docker-compose.yml', 'docker-compose.secretos.yml'];
const AS_FILES = `COMPOSE_FILE=${FILES.join(':')}\nSECRETOS=./secretos\nJWT_SECRET=\nMONGO_PASSWORD=\nSMTP_URL=\n`;
const SECRETS = 'JWT_SECRET=un-secreto\nMONGO_PASSWORD=otro\nSMTP_URL=smtp://correo:1025\n';

/** Docker's own reader reads the compose file, alone and with every profile; nothing of it is started. */
export async function walk(step) {
  const folder = mkdtempSync(join(tmpdir(), 'carta-compose-'));
  const root = join(folder, 'debian');
  const config = (env) => {
    writeFileSync(join(root, '.env'), env);
    return output(['chroot', root, 'env', '-i', 'PATH=/usr/bin:/bin', COMPOSE, 'config']);
  };
  try {
    await step('a bare Debian with docker compose', () => makeDebian(root, 'trixie', 'docker-compose'));
    for (const file of FILES) copyFileSync(join(ROOT, file), join(root, file));
    await step('without its settings it says which', () => expectProblem(config('')));
    await step('with them it is read without a word', async () => expectNoWarning(await config(SECRETS)));
    await step('a name brings https, and hides the port', async () => {
      const read = await config(`${SECRETS}DOMINIO=a.es\nCOMPOSE_PROFILES=https,varios,prueba\nOTROS=2\n`);
      expectNoWarning(read);
      for (const line of [
        'PUBLIC_URL: https://a.es',
        'TRUST_PROXY: "1"',
        'host_ip: 127.0.0.1',
        'replicas: 2',
      ])
        if (!read.includes(line)) throw new Error(`No '${line}' in:\n${read}`);
    });
    await step('with secrets as files it needs no word in the variables', async () => {
      mkdirSync(join(root, 'secretos'));
      for (const name of ['jwt_secret', 'mongo_password', 'mongodb_uri', 'smtp_url'])
        writeFileSync(join(root, 'secretos', name), 'un-secreto\n');
      const read = await config(AS_FILES);
      expectNoWarning(read);
      for (const line of [
        'JWT_SECRET: ""',
        'JWT_SECRET_FILE: /run/secrets/jwt_secret',
        'file: /secretos/mongodb_uri',
      ])
        if (!read.includes(line)) throw new Error(`No '${line}' in:\n${read}`);
    });
  } finally {
    await unmountDebian(root);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function expectProblem(reading) {
  const problem = await reading.then(
    () => 'It was read',
    (error) => error.message,
  );
  if (!problem.includes('Hace falta')) throw new Error(problem);
}

function expectNoWarning(read) {
  if (/warning|error/.test(read)) throw new Error(read);
}
