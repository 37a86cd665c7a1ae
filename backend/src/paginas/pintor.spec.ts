import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { CarpetaWeb } from './carpeta-web';
import { PintorService } from './pintor.service';

const PROGRAMA = `
const { parentPort } = require('node:worker_threads');
const guardados = [];
parentPort.on('message', ({ id, pathname, datos }) => {
  if (datos === 'exit') process.exit(1);
  if (datos === 'late') return void guardados.push(id);
  if (datos === 'now') for (const id of guardados) parentPort.postMessage({ id, html: pathname });
  if (datos === 'wrong') parentPort.postMessage({ id, error: 'no se puede' });
  else if (datos !== 'silence') parentPort.postMessage({ id, html: pathname + datos });
});`;

describe('the thread that draws pages', () => {
  const carpeta = mkdtempSync(join(tmpdir(), 'pintor-'));
  let pintor: PintorService;
  const startWith = (programa: string): PintorService => {
    const web = new CarpetaWeb();
    web.pintor = join(carpeta, 'pintor.cjs');
    writeFileSync(web.pintor, programa);
    return new PintorService(web);
  };

  beforeAll(() => jest.spyOn(Logger.prototype, 'warn').mockImplementation());
  beforeEach(() => {
    pintor = startWith(PROGRAMA);
  });
  afterEach(async () => {
    jest.useRealTimers();
    await pintor.onModuleDestroy();
  });
  afterAll(() => rmSync(carpeta, { recursive: true }));

  it('answers each with its own, whoever asks at once', async () => {
    const dibujos = await Promise.all(['a', 'b', 'c'].map((datos) => pintor.draw('/menu', datos)));
    expect(dibujos).toEqual(['/menua', '/menub', '/menuc']);
  });

  it('leaves to the phone what it cannot draw, and goes on', async () => {
    expect(await pintor.draw('/menu', 'wrong')).toBeNull();
    expect(await pintor.draw('/menu', 'a')).toBe('/menua');
  });

  it('begins again after what ends it, which leaves nobody waiting', async () => {
    expect(await Promise.all([pintor.draw('/menu', 'exit'), pintor.draw('/menu', 'a')])).toEqual([
      null,
      null,
    ]);
    expect(await pintor.draw('/menu', 'a')).toBe('/menua');
  });

  it('is ended when it does not answer', async () => {
    await pintor.draw('/menu', 'a');
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const dibujo = pintor.draw('/menu', 'silence');
    jest.advanceTimersByTime(5_000);
    expect(await dibujo).toBeNull();
    jest.useRealTimers();
    expect(await pintor.draw('/menu', 'a')).toBe('/menua');
  });

  it('is waited for while it answers somebody, however long the queue', async () => {
    await pintor.draw('/menu', 'a');
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const ultimo = pintor.draw('/menu', 'late');
    for (const datos of ['b', 'c', 'now']) {
      jest.advanceTimersByTime(4_000);
      await pintor.draw('/menu', datos);
    }
    expect(await ultimo).toBe('/menu');
  });

  it('draws nothing with a program that does not start, or is not there', async () => {
    expect(await startWith('throw new Error("roto")').draw('/menu', 'a')).toBeNull();
    rmSync(join(carpeta, 'pintor.cjs'));
    expect(await pintor.draw('/menu', 'a')).toBeNull();
  });
});
