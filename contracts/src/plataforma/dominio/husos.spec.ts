import fc from 'fast-check';
import { aperturaEn, horasDeEstacion } from '../../casa/dominio/horario';
import { diaTras, horaDelLugar, inicioDeDia, instanteEn, relojEn } from './husos';
import type { Huso, Husos } from './husos';
import {
  horaDeJornada,
  jornadaDe,
  jornadasEntre,
  nombreJornada,
  siguienteJornada,
  withHuso,
} from '../../casa/dominio/jornada';

const A_CANARIAS: Husos = [{ desde: '2026-11-28', huso: 'Atlantic/Canary' }];
const A_MADRID: Husos = [
  { desde: '1970-01-02', huso: 'Atlantic/Canary' },
  { desde: '2026-11-28', huso: 'Europe/Madrid' },
];
const at = (instante: string): Date => new Date(instante);

describe('a clock on the wall', () => {
  it.each([
    ['2026-07-01T20:36Z', '22:36', '21:36'],
    ['2026-11-21T20:36Z', '21:36', '20:36'],
    ['2026-03-29T00:59Z', '01:59', '00:59'],
    ['2026-03-29T01:00Z', '03:00', '02:00'],
    ['2026-10-25T00:59Z', '02:59', '01:59'],
    ['2026-10-25T01:00Z', '02:00', '01:00'],
  ])('shows at %s %s in Madrid and %s in the Canaries', (instante, madrid, canarias) => {
    expect(horaDelLugar([], at(instante))).toBe(madrid);
    expect(horaDelLugar([{ desde: '1970-01-02', huso: 'Atlantic/Canary' }], at(instante))).toBe(canarias);
  });

  it('shows at the instant of a time that time, to the millisecond', () => {
    const huso = fc.constantFrom<Huso>('Europe/Madrid', 'Atlantic/Canary');
    const reloj = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-12-31') });
    // each of the two clocks skips an hour in March, between 01:00 and 03:00
    const isDicha = (ms: number) => !/^2026-03-29T0[12]|^2027-03-28T0[12]/.test(new Date(ms).toISOString());
    fc.assert(
      fc.property(huso, reloj.filter(isDicha), (zona, ms) => {
        expect(relojEn(zona, instanteEn(zona, ms))).toBe(ms);
      }),
    );
  });
});

describe('a change of clock', () => {
  it.each([
    ['to one that is behind', A_CANARIAS, '2026-11-28T03:59:59Z', '2026-11-28T04:00Z', '05:00', '04:00', 25],
    ['to one that is ahead', A_MADRID, '2026-11-28T04:59:59Z', '2026-11-28T05:00Z', '05:00', '06:00', 23],
  ])(
    '%s counts when the day that goes on is over, by its own clock',
    (_n, husos, antes, desde, fin, hora, horas) => {
      expect(nombreJornada(husos, at(antes))).toBe('2026-11-27');
      expect(siguienteJornada(husos, at(antes))).toEqual(at(desde));
      // no time that was shown until then becomes another instant
      expect(siguienteJornada(husos.slice(0, -1), at(antes))).toEqual(at(desde));
      expect(horaDelLugar(husos.slice(0, -1), at(desde))).toBe(fin);
      expect(nombreJornada(husos, at(desde))).toBe('2026-11-28');
      expect(horaDelLugar(husos, at(desde))).toBe(hora);
      const largo = inicioDeDia(husos, '2026-11-29').getTime() - at(desde).getTime();
      expect(largo).toBe(horas * 3_600_000);
      expect(horaDelLugar(husos, inicioDeDia(husos, '2026-11-29'))).toBe('05:00');
    },
  );

  it('leaves every instant in exactly one day, on the nights of the change of the hour too', () => {
    const cambio = fc.constantFrom(
      '2026-03-28',
      '2026-03-29',
      '2026-03-30',
      '2026-10-24',
      '2026-10-25',
      '2026-10-26',
    );
    const ms = fc.integer({ min: -3 * 86_400_000, max: 3 * 86_400_000 });
    fc.assert(
      fc.property(cambio, fc.boolean(), ms, (desde, alLadoDelMar, resto) => {
        const husos: Husos = alLadoDelMar
          ? [{ desde, huso: 'Atlantic/Canary' }]
          : [
              { desde: '1970-01-02', huso: 'Atlantic/Canary' },
              { desde, huso: 'Europe/Madrid' },
            ];
        const ahora = new Date(Date.parse(desde) + resto);
        const dias = jornadasEntre(husos, diaTras(desde, -9), diaTras(desde, 9));
        const jornada = jornadaDe(dias, ahora);
        expect(dias.filter(({ inicio, fin }) => inicio <= ahora && ahora < fin)).toEqual([jornada]);
        expect(jornada?.dia).toBe(nombreJornada(husos, ahora));
        expect(jornada && horaDeJornada(jornada, ahora)).toBe(Number(horaDelLugar(husos, ahora).slice(0, 2)));
      }),
      { numRuns: 500 },
    );
  });

  it('closes no house that is open day and night', () => {
    const horas = [horasDeEstacion({ cerrados: ['2026-12-25'] }, 'cocina')].flatMap((tramos) => tramos ?? []);
    for (const husos of [A_CANARIAS, A_MADRID]) {
      for (let minuto = 0; minuto < 48 * 60; minuto += 10) {
        const instante = new Date(Date.parse('2026-11-27T12:00Z') + minuto * 60_000);
        expect([instante, aperturaEn(husos, horas, instante).abierto]).toEqual([instante, true]);
      }
    }
  });
});

describe('who changes the clock', () => {
  const ahora = at('2026-11-28T03:30Z');

  it('changes it from the next service day on, and takes that back until then', () => {
    expect(withHuso([], 'Europe/Madrid', ahora)).toEqual([]);
    expect(withHuso([], 'Atlantic/Canary', ahora)).toEqual(A_CANARIAS);
    expect(withHuso(A_CANARIAS, 'Europe/Madrid', ahora)).toEqual([]);
    expect(withHuso(A_CANARIAS, 'Atlantic/Canary', ahora)).toEqual(A_CANARIAS);
  });

  it('leaves what is over its own', () => {
    const luego = at('2026-12-01T12:00Z');
    const husos = withHuso(A_CANARIAS, 'Europe/Madrid', luego);
    expect(husos).toEqual([...A_CANARIAS, { desde: '2026-12-02', huso: 'Europe/Madrid' }]);
    expect(jornadasEntre(husos, '2026-11-20', '2026-12-01')).toEqual(
      jornadasEntre(A_CANARIAS, '2026-11-20', '2026-12-01'),
    );
  });
});
