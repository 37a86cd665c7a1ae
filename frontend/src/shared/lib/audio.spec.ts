/** @jest-environment jsdom */
import type * as Audio from './audio';

/** Longer than any tone and the rest after it, and than a browser is waited for. */
const UN_RATO = 10_000;

/** jsdom has no audio, so this stands for one that the browser lets run, or not. */
class AudioDePrueba extends EventTarget {
  state = 'suspended';
  deja = true;

  resume(): Promise<void> {
    return this.deja ? this.become('running') : new Promise(() => undefined);
  }

  suspend(): Promise<void> {
    return this.become('suspended');
  }

  become(state: string): Promise<void> {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
    return Promise.resolve();
  }
}

let navegador: AudioDePrueba;
let audio: typeof Audio;
let cambios: boolean[];
let desarm: () => void;

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(async () => {
  jest.useFakeTimers();
  navegador = new AudioDePrueba();
  Object.assign(globalThis, { AudioContext: newContexto });
  jest.resetModules();
  audio = await import('./audio');
  cambios = [];
  desarm = audio.armAudio(() => cambios.push(audio.isAudioListo()));
});
afterEach(() => {
  desarm();
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'AudioContext');
});

function newContexto() {
  return navegador;
}

it('rests while nothing is said, is ready all the same, and wakes for what is to be said', async () => {
  await pass(UN_RATO);
  expect(navegador.state).toBe('suspended');
  expect(audio.isAudioListo()).toBe(true);

  expect(audio.wakeAudio()).toBe(navegador);
  expect(navegador.state).toBe('running');
  expect(cambios).not.toContain(false);
  await pass(UN_RATO);
  expect(navegador.state).toBe('suspended');
});

it('stays awake from one tone to the next', async () => {
  const estados = new Set<string>();
  for (let tono = 0; tono < 5; tono++) {
    audio.wakeAudio();
    await pass(3_000);
    estados.add(navegador.state);
  }
  expect([...estados]).toEqual(['running']);
});

it('is ready no more, and says so, when the browser does not let it wake', async () => {
  await pass(UN_RATO);
  navegador.deja = false;
  audio.wakeAudio();
  await pass(UN_RATO);
  expect(audio.isAudioListo()).toBe(false);
  expect(cambios.at(-1)).toBe(false);

  navegador.deja = true;
  document.body.click();
  expect(audio.isAudioListo()).toBe(true);
  expect(cambios.at(-1)).toBe(true);
});

it('is ready no more when it is taken away while it rests', async () => {
  await pass(UN_RATO);
  void navegador.become('interrupted');
  expect(audio.isAudioListo()).toBe(false);
  expect(cambios.at(-1)).toBe(false);
});

it('is not woken by a touch while it is ready', async () => {
  await pass(UN_RATO);
  document.body.click();
  expect(navegador.state).toBe('suspended');
});
