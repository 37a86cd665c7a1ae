import fc from 'fast-check';
import { horaDelLugar, husoEn, inicioDeDia } from '../../plataforma/dominio/husos';
import type { Husos } from '../../plataforma/dominio/husos';
import {
  HORAS_DE_SERVICIO,
  diasEntre,
  horaDeJornada,
  inicioJornada,
  jornadaDe,
  jornadaDeDia,
  jornadasEntre,
  nombreJornada,
  siguienteJornada,
} from './jornada';

const MADRID: Husos = [];
const CANARIAS: Husos = [{ desde: '1970-01-02', huso: 'Atlantic/Canary' }];

const LUGARES = [
  ['Europe/Madrid', MADRID],
  ['Atlantic/Canary', CANARIAS],
] as const;

const inicio = (instante: string, husos = MADRID): string =>
  inicioJornada(husos, new Date(instante)).toISOString();
const siguiente = (instante: string, husos = MADRID): string =>
  siguienteJornada(husos, new Date(instante)).toISOString();

describe('the service day', () => {
  it.each([
    ['a Saturday night belongs to Saturday', '2026-05-03T01:30:00+02:00', '2026-05-02T05:00:00+02:00'],
    ['the last instant', '2026-05-03T04:59:59.999+02:00', '2026-05-02T05:00:00+02:00'],
    ['the first instant', '2026-05-03T05:00:00+02:00', '2026-05-03T05:00:00+02:00'],
    ['noon in winter', '2026-01-15T12:00:00+01:00', '2026-01-15T05:00:00+01:00'],
    ['New Year’s Eve', '2027-01-01T00:10:00+01:00', '2026-12-31T05:00:00+01:00'],
    ['a leap day', '2028-03-01T02:00:00+01:00', '2028-02-29T05:00:00+01:00'],
  ])('%s', (_nombre, ahora, esperado) => {
    expect(inicio(ahora)).toBe(new Date(esperado).toISOString());
  });

  it('ends where the next begins', () => {
    expect(siguiente('2026-05-02T22:00:00+02:00')).toBe('2026-05-03T03:00:00.000Z');
    expect(siguiente('2026-05-03T05:00:00+02:00')).toBe('2026-05-04T03:00:00.000Z');
  });
});

describe('the night the clocks change', () => {
  it.each([
    ['2026-03-29', '2026-03-28T04:00:00.000Z', '2026-03-29T03:00:00.000Z', 23],
    ['2026-10-25', '2026-10-24T03:00:00.000Z', '2026-10-25T04:00:00.000Z', 25],
    ['2027-03-28', '2027-03-27T04:00:00.000Z', '2027-03-28T03:00:00.000Z', 23],
    ['2026-03-29', '2026-03-28T05:00:00.000Z', '2026-03-29T04:00:00.000Z', 23, CANARIAS],
    ['2026-10-25', '2026-10-24T04:00:00.000Z', '2026-10-25T05:00:00.000Z', 25, CANARIAS],
  ])('of %s runs from 05:00 to 05:00, %s', (dia, empieza, acaba, horas, husos = MADRID) => {
    const minutos = Array.from({ length: horas * 60 }, (_, i) => new Date(Date.parse(empieza) + i * 60_000));
    expect(new Set(minutos.map((ahora) => inicioJornada(husos, ahora).toISOString()))).toEqual(
      new Set([empieza]),
    );
    expect(new Set(minutos.map((ahora) => siguienteJornada(husos, ahora).toISOString()))).toEqual(
      new Set([acaba]),
    );
    expect(inicio(acaba, husos)).toBe(acaba);
    expect(acaba.startsWith(dia)).toBe(true);
  });
});

describe.each(LUGARES)('at any instant in %s', (timeZone, husos) => {
  const reloj = new Intl.DateTimeFormat('es-ES', { timeZone, timeStyle: 'medium' });
  const instante = fc.date({
    min: new Date('1980-01-01T00:00:00Z'),
    max: new Date('2100-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  const cercaDelCambio = fc
    .tuple(
      fc.constantFrom('2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z', '2027-03-28T01:00:00Z'),
      fc.integer({ min: -2 * 86_400_000, max: 2 * 86_400_000 }),
    )
    .map(([cambio, ms]) => new Date(Date.parse(cambio) + ms));

  it('holds now, begins and ends at 05:00 on the clock of the place, and lasts a day', () => {
    fc.assert(
      fc.property(fc.oneof(instante, cercaDelCambio), (ahora) => {
        const desde = inicioJornada(husos, ahora);
        const hasta = siguienteJornada(husos, ahora);
        expect(desde.getTime()).toBeLessThanOrEqual(ahora.getTime());
        expect(hasta.getTime()).toBeGreaterThan(ahora.getTime());
        expect([desde, hasta].map((limite) => reloj.format(limite))).toEqual(['5:00:00', '5:00:00']);
        expect([23, 24, 25]).toContain((hasta.getTime() - desde.getTime()) / 3_600_000);
        expect(inicioJornada(husos, desde)).toEqual(desde);
        expect(inicioJornada(husos, hasta)).toEqual(hasta);
      }),
      { numRuns: 1000 },
    );
  });

  it('is in the day that is named after it, at an hour of that day', () => {
    fc.assert(
      fc.property(fc.oneof(instante, cercaDelCambio), (ahora) => {
        const nombre = nombreJornada(husos, ahora);
        expect(inicioDeDia(husos, nombre)).toEqual(inicioJornada(husos, ahora));
        const siguienteNombre = nombreJornada(husos, siguienteJornada(husos, ahora));
        expect(diasEntre(nombre, siguienteNombre)).toEqual([nombre, siguienteNombre]);
        expect(husoEn(husos, ahora.getTime())).toBe(timeZone);
      }),
      { numRuns: 200 },
    );
  });
});

describe.each(LUGARES)('the service days of a year in %s', (huso, husos) => {
  const anyo = jornadasEntre(husos, '2026-01-01', '2026-12-31');
  const [desde, hasta] = [
    inicioDeDia(husos, '2025-12-29').getTime(),
    inicioDeDia(husos, '2027-01-04').getTime(),
  ];
  const instante = fc.integer({ min: desde, max: hasta }).map((ms) => new Date(ms));
  const enElCambio = fc
    .tuple(
      fc.constantFrom(...anyo.filter(({ inicio: a, fin: b }) => b.getTime() - a.getTime() !== 86_400_000)),
      fc.integer({ min: -90_000_000, max: 90_000_000 }),
    )
    .map(([{ inicio: cambio }, ms]) => new Date(cambio.getTime() + ms));

  it('are found by an instant, and its hour, as the clock of the place tells them', () => {
    fc.assert(
      fc.property(fc.oneof(instante, enElCambio), (ahora) => {
        const dia = nombreJornada(husos, ahora);
        const jornada = jornadaDe(anyo, ahora);

        expect(jornada?.dia).toBe(dia.startsWith('2026') ? dia : undefined);
        if (!jornada) return;
        expect(jornada).toMatchObject({
          dia,
          huso,
          inicio: inicioJornada(husos, ahora),
          fin: siguienteJornada(husos, ahora),
        });
        expect(jornada).toEqual(jornadaDeDia(husos, dia));
        expect(horaDeJornada(jornada, ahora)).toBe(Number(horaDelLugar(husos, ahora).slice(0, 2)));
      }),
      { numRuns: 1000 },
    );
  });

  it('follow each other without a gap', () => {
    expect(anyo.slice(1).map(({ inicio: empieza }) => empieza)).toEqual(
      anyo.slice(0, -1).map(({ fin }) => fin),
    );
    expect(jornadaDe([], new Date(desde))).toBeUndefined();
  });
});

describe('days by their names', () => {
  it('last until five in the morning', () => {
    expect(nombreJornada(MADRID, new Date('2026-05-03T04:59:59.999+02:00'))).toBe('2026-05-02');
    expect(nombreJornada(MADRID, new Date('2026-05-03T05:00:00+02:00'))).toBe('2026-05-03');
    expect(inicioDeDia(MADRID, '2026-10-25').toISOString()).toBe('2026-10-25T04:00:00.000Z');
  });

  it('follow each other across months and leap days', () => {
    expect(diasEntre('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
    expect(diasEntre('2026-05-02', '2026-05-02')).toEqual(['2026-05-02']);
    expect(diasEntre('2026-05-02', '2026-05-01')).toEqual([]);
  });

  it('have twenty-four hours that begin at five', () => {
    expect([HORAS_DE_SERVICIO[0], HORAS_DE_SERVICIO[19], HORAS_DE_SERVICIO[23]]).toEqual([5, 0, 4]);
    expect(new Set(HORAS_DE_SERVICIO).size).toBe(24);
  });
});
