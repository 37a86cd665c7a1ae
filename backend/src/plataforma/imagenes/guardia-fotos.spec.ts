import { Logger } from '@nestjs/common';
import { mongo } from 'mongoose';
import { GuardiaFotos } from './guardia-fotos';

const MINUTO_MS = 60_000;
const DIA_MS = 1_440 * MINUTO_MS;

let ahora: number;
let tocadas: string[];
let guardia: GuardiaFotos;

beforeAll(() => Logger.overrideLogger(false));
beforeEach(() => {
  ahora = 0;
  tocadas = [];
  guardia = new GuardiaFotos(() => ahora);
});

const isDanada = (nombre: string): boolean => nombre.startsWith('danada');

/** Reads a photo as the database would; a damaged one kills it. */
async function read(nombre: string): Promise<string> {
  const task = (): Promise<string> => {
    tocadas.push(nombre);
    return isDanada(nombre)
      ? Promise.reject(new mongo.MongoNetworkError('connection 1 closed'))
      : Promise.resolve(nombre);
  };
  return await guardia.run(nombre, task).catch((error: Error) => error.message);
}

const fines = (): number => tocadas.filter(isDanada).length;

it('leaves a damaged photo alone, longer each time, and serves the others', async () => {
  for (ahora = 0; ahora < DIA_MS; ahora += MINUTO_MS / 2) {
    await read('danada');
    expect(await read('buena')).toBe('buena');
  }

  expect(fines()).toBeLessThanOrEqual(4);
});

it('leaves all photos alone when it is not one of them', async () => {
  for (ahora = 0; ahora < DIA_MS; ahora += MINUTO_MS / 2) {
    await Promise.all(Array.from({ length: 20 }, (_, i) => read(`danada-${i}`)));
  }

  // the first crash counts once, though twenty reads were under way
  expect(fines()).toBeLessThanOrEqual(20 + 3 * 3);
});

it('blames nobody for what was cut while several were under way', async () => {
  const cut = (): Promise<never> => Promise.reject(new mongo.MongoNetworkError('connection 1 closed'));
  await Promise.allSettled(Array.from({ length: 20 }, (_, i) => guardia.run(`buena-${i}`, cut)));

  for (let i = 0; i < 20; i++) expect(await read(`buena-${i}`)).toBe(`buena-${i}`);
});

it('does not count a database that is slow, or refuses', async () => {
  for (const error of [new mongo.MongoNetworkTimeoutError('late'), new mongo.MongoServerError({ code: 1 })]) {
    for (let i = 0; i < 10; i++)
      await guardia.run('buena', () => Promise.reject(error)).catch(() => undefined);
  }

  expect(await read('buena')).toBe('buena');
});
