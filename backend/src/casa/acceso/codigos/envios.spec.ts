import { esperaParaEnviar } from './envios';

const SEGUNDO = 1_000;
const MINUTO = 60 * SEGUNDO;
const AHORA = Date.parse('2026-11-21T20:00:00Z');

/** @param hace how long ago each code was sent, in ms, the oldest first. */
const espera = (...hace: number[]): number =>
  esperaParaEnviar(
    hace.map((ms) => new Date(AHORA - ms)),
    AHORA,
  );

describe('How long until another code may be sent', () => {
  it('is no time at all for the first', () => expect(espera()).toBe(0));

  it('is what is left of a minute after the last', () => {
    expect(espera(0)).toBe(MINUTO);
    expect(espera(59 * SEGUNDO)).toBe(SEGUNDO);
    expect(espera(MINUTO)).toBe(0);
  });

  it('is what is left of a quarter of an hour after the third last', () => {
    expect(espera(14 * MINUTO, 10 * MINUTO, 5 * MINUTO)).toBe(MINUTO);
    expect(espera(15 * MINUTO, 10 * MINUTO, 5 * MINUTO)).toBe(0);
    expect(espera(10 * MINUTO, 5 * MINUTO)).toBe(0);
  });

  it('is what is left of a day after the tenth last', () => {
    const cada = (minutos: number) => Array.from({ length: 10 }, (_, i) => (10 - i) * minutos * MINUTO);

    expect(espera(...cada(60))).toBe(14 * 60 * MINUTO);
    expect(espera(...cada(144))).toBe(0);
  });

  it('is the longest of the three', () => {
    expect(espera(3 * MINUTO, 2 * MINUTO, 30 * SEGUNDO)).toBe(12 * MINUTO);
  });
});
