import { judgeSesion, nextRevision } from './veredicto-sesion';

const MINUTO = 60_000;
const momento = (quieta: number, vida = 15 * MINUTO) => ({
  ahora: 1_000_000,
  ultimaActividad: 1_000_000 - quieta,
  caducidad: 1_000_000 + vida,
});

describe('an open session', () => {
  it.each([
    ['goes on while somebody is there', 0, 15 * MINUTO, 'seguir'],
    ['goes on until half a minute before the limit', 4.5 * MINUTO - 1, 15 * MINUTO, 'seguir'],
    ['warns half a minute before the limit', 4.5 * MINUTO, 15 * MINUTO, 'avisar'],
    ['warns until the last moment', 5 * MINUTO - 1, 15 * MINUTO, 'avisar'],
    ['ends after five minutes without anybody', 5 * MINUTO, 15 * MINUTO, 'inactiva'],
    ['renews its token in its last minute', 0, MINUTO, 'renovar'],
    ['does not renew it before', 0, MINUTO + 1, 'seguir'],
    ['ends with its token', 0, 0, 'caducada'],
    ['tells inactivity from expiry', 20 * MINUTO, -5 * MINUTO, 'inactiva'],
  ])('%s', (_nombre, quieta, vida, veredicto) => {
    expect(judgeSesion(momento(quieta, vida))).toBe(veredicto);
  });

  it('is looked at every 30 s, and exactly when something changes', () => {
    expect(nextRevision(momento(0))).toBe(30_000);
    expect(nextRevision(momento(4.5 * MINUTO - 7_000))).toBe(7_000);
    expect(nextRevision(momento(5 * MINUTO - 2_000))).toBe(2_000);
    expect(nextRevision(momento(0, MINUTO + 3_000))).toBe(3_000);
  });
});
