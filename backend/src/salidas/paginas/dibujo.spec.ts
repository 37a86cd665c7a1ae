import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { CarpetaWeb } from './carpeta-web';
import { DibujoService } from './dibujo.service';

const PROGRAMA = `
const { parentPort } = require('node:worker_threads');
parentPort.on('message', ({ pathname, search, datos }) => {
  const { error } = JSON.parse(datos);
  if (error === 'exit') process.exit(1);
  if (error === 'stuck') for (;;);
  parentPort.postMessage(error === 'wrong' ? { error } : { html: pathname + search + error });
});`;

const DIRECCION = { pathname: '/menu', search: '?mesa=1', lengua: 'es' } as const;

describe('the thread that draws pages', () => {
  const carpeta = mkdtempSync(join(tmpdir(), 'dibujo-'));
  let dibujo: DibujoService;
  const startWith = (programa: string): DibujoService => {
    const web = new CarpetaWeb();
    web.programaDibujo = join(carpeta, 'dibujo.cjs');
    writeFileSync(web.programaDibujo, programa);
    return new DibujoService(web);
  };

  const draw = (error: string, de = dibujo): Promise<string | null> => de.draw('casa', DIRECCION, { error });

  beforeAll(() => jest.spyOn(Logger.prototype, 'warn').mockImplementation());
  beforeEach(() => {
    dibujo = startWith(PROGRAMA);
  });
  afterEach(async () => {
    jest.useRealTimers();
    await dibujo.onModuleDestroy();
  });
  afterAll(() => rmSync(carpeta, { recursive: true }));

  it('answers each with its own, whoever asks at once', async () => {
    const dibujos = await Promise.all(['a', 'b', 'c'].map((datos) => draw(datos)));
    expect(dibujos).toEqual(['/menu?mesa=1a', '/menu?mesa=1b', '/menu?mesa=1c']);
  });

  it('leaves to the phone what it cannot draw, and goes on', async () => {
    expect(await draw('wrong')).toBe('');
    expect(await draw('a')).toBe('/menu?mesa=1a');
  });

  it('begins again after what ends it, which costs no other page', async () => {
    expect(await Promise.all(['exit', 'a'].map((datos) => draw(datos)))).toEqual(['', '/menu?mesa=1a']);
  });

  it('is ended over a page that never ends, which costs none of those that wait', async () => {
    await draw('a');
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const dibujos = Promise.all(['stuck', 'b', 'c'].map((datos) => draw(datos)));
    jest.advanceTimersByTime(30_000);
    expect(await dibujos).toEqual(['', '/menu?mesa=1b', '/menu?mesa=1c']);
  });

  it('does not take more pages than can wait', async () => {
    const dibujos = await Promise.allSettled(Array.from({ length: 300 }, () => draw('a')));
    const refusals = dibujos.flatMap((fin) => (fin.status === 'rejected' ? [fin.reason as unknown] : []));

    expect(refusals).toHaveLength(300 - 201);
    expect(refusals[0]).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  });

  it('draws nothing with a program that does not start, or is not there', async () => {
    expect(await draw('a', startWith('throw new Error("roto")'))).toBe('');
    rmSync(join(carpeta, 'dibujo.cjs'));
    expect(await draw('a')).toBeNull();
  });
});
