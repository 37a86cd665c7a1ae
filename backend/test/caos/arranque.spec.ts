import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { ROOT, ensureBuilt } from '../support/construido';
import { createCarpeta } from './support/carpeta';
import type { Carpeta } from './support/carpeta';
import { seconds, tell } from './support/informe';
import { processesOf } from './support/procesos';
import { freePort } from './support/puerto';
import { Servidor, failToStart } from './support/servidor';

const SECRETO = randomBytes(32).toString('hex');

/** The unit does not start it again (docs/operar.md). */
const MALOS_AJUSTES = 78;

describe('A server that cannot start says why in one line and ends, with 78 for wrong settings:', () => {
  let carpeta: Carpeta;

  beforeAll(ensureBuilt);
  beforeEach(() => {
    carpeta = createCarpeta();
  });
  afterEach(() => carpeta.remove());

  async function complaintOf(env: Record<string, string>, esperado = 1): Promise<string> {
    const place = { DATA_DIR: carpeta.dataDir, TMPDIR: carpeta.temporales, PORT: '0' };
    const { code, ms, lines } = await failToStart({ ...place, ...env });
    const [complaint = '', ...rest] = lines;
    tell(`${seconds(ms)}: ${complaint}`);
    expect(rest).toEqual([]);
    // by itself: one that hangs is killed
    expect(code).toBe(esperado);
    expect(processesOf(env.DATA_DIR ?? carpeta.dataDir)).toEqual([]);
    return complaint;
  }

  it('the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;

    expect(await complaintOf({ PORT: String(port) })).toMatch(new RegExp(`puerto ${port} ya está en uso`));
    expect(carpeta.leftovers()).toEqual([]);
    other.close();
  });

  it('DATA_DIR is inside a file', async () => {
    const file = join(carpeta.dataDir, 'archivo');
    writeFileSync(file, '');

    expect(await complaintOf({ DATA_DIR: join(file, 'datos') }, MALOS_AJUSTES)).toMatch(
      /^Configuración no válida: DATA_DIR: no se/,
    );
  });

  it('nobody answers at MONGODB_URI', async () => {
    const MONGODB_URI = `mongodb://127.0.0.1:${await freePort()}/carta`;

    expect(await complaintOf({ MONGODB_URI, JWT_SECRET: SECRETO })).toMatch(
      /^No se puede conectar con MongoDB en 127\.0\.0\.1/,
    );
  });

  it('MONGODB_URI comes without JWT_SECRET', async () => {
    const MONGODB_URI = 'mongodb://127.0.0.1/carta';

    expect(await complaintOf({ MONGODB_URI }, MALOS_AJUSTES)).toMatch(
      /JWT_SECRET es obligatorio con MONGODB_URI/,
    );
  });
});

describe('A second server on the same DATA_DIR', () => {
  it('is refused by name, and the first one goes on; once that is stopped, it starts again quickly', async () => {
    ensureBuilt();
    const servidor = await Servidor.start();
    try {
      const { code, ms, lines } = await failToStart({ DATA_DIR: servidor.dataDir, PORT: '0' });
      tell(`${seconds(ms)}: ${lines.join(' / ')}`);
      expect(lines).toEqual([expect.stringMatching(/ya está abierta por otro programa \(proceso \d+\)/)]);
      expect(code).toBe(1);
      expect(await servidor.isReady()).toBe(true);

      expect((await servidor.stop()).code).toBe(0);
      tell(`a second start takes ${seconds(await servidor.boot())}`);
    } finally {
      await servidor.destroy();
    }
  });
});

describe('A promise that fails and that nobody looks at', () => {
  it('is told as a fault, and takes nothing from those who are served', () => {
    ensureBuilt();
    const programa = `
      const { surviveRechazos } = require('./backend/dist/backend/src/arranque/rechazos.js');
      surviveRechazos();
      Promise.reject(new Error('olvidada'));
      setTimeout(() => console.log('sigue'), 100);
    `;

    const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', programa], {
      cwd: ROOT,
      encoding: 'utf8',
    });

    expect([status, stdout.trim().split('\n').at(-1)]).toEqual([0, 'sigue']);
    expect(`${stdout}${stderr}`).toMatch(/Rechazo sin atender[^]*olvidada/);
  });
});
