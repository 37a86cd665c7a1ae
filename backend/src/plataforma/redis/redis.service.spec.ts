import type { ClienteRedis } from './cliente-redis';
import { RedisService } from './redis.service';

/** This Redis answers only while the test lets it. */
let contesta: boolean;
let preguntas: number;
let redis: RedisService;

beforeEach(() => {
  jest.useFakeTimers();
  contesta = false;
  preguntas = 0;
  const ping = () => {
    preguntas += 1;
    return contesta ? Promise.resolve('PONG') : new Promise(() => undefined);
  };
  redis = new RedisService({ isReady: true, isOpen: true, ping } as unknown as ClienteRedis);
});
afterEach(() => jest.useRealTimers());

/** Returns what a question led to within this many ms: 'espera' while it has neither answer nor error. */
async function ask(ms: number): Promise<string> {
  const pregunta = redis.ask((cliente) => cliente.ping()).catch(({ message }: Error) => message);
  return Promise.race([pregunta, tick(ms).then(() => 'espera')]);
}

const tick = (ms: number) => jest.advanceTimersByTimeAsync(ms);

it('is waited for 200 ms, and then by nobody until it answers again', async () => {
  expect(await ask(199)).toBe('espera');
  await tick(1);
  expect(preguntas).toBe(1);
  for (let i = 0; i < 10; i++) expect(await ask(0)).toBe('Redis no contesta');
  expect(preguntas).toBe(1);

  contesta = true;
  await tick(500);

  expect(await ask(0)).toBe('PONG');
});

it('is asked by itself now and then while it does not answer', async () => {
  void ask(0);
  await tick(200);
  await tick(5_000);

  expect(preguntas).toBeGreaterThan(5);
  expect(await ask(0)).toBe('Redis no contesta');
});
