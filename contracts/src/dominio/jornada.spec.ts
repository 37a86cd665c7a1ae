import fc from 'fast-check';
import {
  HORAS_DE_SERVICIO,
  diasEntre,
  horaDeJornada,
  horaEnMadrid,
  inicioDeDia,
  inicioJornada,
  jornadaDe,
  jornadasEntre,
  nombreJornada,
  siguienteJornada,
} from './jornada';

const inicio = (instante: string): string => inicioJornada(new Date(instante)).toISOString();
const siguiente = (instante: string): string => siguienteJornada(new Date(instante)).toISOString();

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
  ])('of %s runs from 05:00 to 05:00', (dia, empieza, acaba, horas) => {
    const minutos = Array.from({ length: horas * 60 }, (_, i) => new Date(Date.parse(empieza) + i * 60_000));
    expect(new Set(minutos.map((ahora) => inicioJornada(ahora).toISOString()))).toEqual(new Set([empieza]));
    expect(new Set(minutos.map((ahora) => siguienteJornada(ahora).toISOString()))).toEqual(new Set([acaba]));
    expect(inicio(acaba)).toBe(acaba);
    expect(acaba.startsWith(dia)).toBe(true);
  });
});

describe('at any instant', () => {
  const reloj = new Intl.DateTimeFormat('es-ES', { timeZone: 'Europe/Madrid', timeStyle: 'medium' });
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

  it('holds now, begins and ends at 05:00 on a clock in Madrid, and lasts a day', () => {
    fc.assert(
      fc.property(fc.oneof(instante, cercaDelCambio), (ahora) => {
        const desde = inicioJornada(ahora);
        const hasta = siguienteJornada(ahora);
        expect(desde.getTime()).toBeLessThanOrEqual(ahora.getTime());
        expect(hasta.getTime()).toBeGreaterThan(ahora.getTime());
        expect([desde, hasta].map((limite) => reloj.format(limite))).toEqual(['5:00:00', '5:00:00']);
        expect([23, 24, 25]).toContain((hasta.getTime() - desde.getTime()) / 3_600_000);
        expect(inicioJornada(desde)).toEqual(desde);
        expect(inicioJornada(hasta)).toEqual(hasta);
      }),
      { numRuns: 1000 },
    );
  });

  it('is in the day that is named after it, at an hour of that day', () => {
    fc.assert(
      fc.property(fc.oneof(instante, cercaDelCambio), (ahora) => {
        const nombre = nombreJornada(ahora);
        expect(inicioDeDia(nombre)).toEqual(inicioJornada(ahora));
        const siguienteNombre = nombreJornada(siguienteJornada(ahora));
        expect(diasEntre(nombre, siguienteNombre)).toEqual([nombre, siguienteNombre]);
        expect(HORAS_DE_SERVICIO).toContain(horaEnMadrid(ahora));
      }),
      { numRuns: 200 },
    );
  });
});

describe('the service days of a year', () => {
  const anyo = jornadasEntre('2026-01-01', '2026-12-31');
  const [desde, hasta] = [inicioDeDia('2025-12-29').getTime(), inicioDeDia('2027-01-04').getTime()];
  const instante = fc.integer({ min: desde, max: hasta }).map((ms) => new Date(ms));
  const enElCambio = fc
    .tuple(
      fc.constantFrom(...anyo.filter(({ inicio: a, fin: b }) => b.getTime() - a.getTime() !== 86_400_000)),
      fc.integer({ min: -90_000_000, max: 90_000_000 }),
    )
    .map(([{ inicio: cambio }, ms]) => new Date(cambio.getTime() + ms));

  it('are found by an instant, and its hour, as a clock in Madrid tells them', () => {
    fc.assert(
      fc.property(fc.oneof(instante, enElCambio), (ahora) => {
        const dia = nombreJornada(ahora);
        const jornada = jornadaDe(anyo, ahora);

        expect(jornada?.dia).toBe(dia.startsWith('2026') ? dia : undefined);
        if (!jornada) return;
        expect(jornada).toEqual({ dia, inicio: inicioJornada(ahora), fin: siguienteJornada(ahora) });
        expect(horaDeJornada(jornada, ahora)).toBe(horaEnMadrid(ahora));
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
    expect(nombreJornada(new Date('2026-05-03T04:59:59.999+02:00'))).toBe('2026-05-02');
    expect(nombreJornada(new Date('2026-05-03T05:00:00+02:00'))).toBe('2026-05-03');
    expect(inicioDeDia('2026-10-25').toISOString()).toBe('2026-10-25T04:00:00.000Z');
  });

  it('follow each other across months and leap days', () => {
    expect(diasEntre('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
    expect(diasEntre('2026-05-02', '2026-05-02')).toEqual(['2026-05-02']);
    expect(diasEntre('2026-05-02', '2026-05-01')).toEqual([]);
  });

  it('have twenty-four hours that begin at five', () => {
    expect([HORAS_DE_SERVICIO[0], HORAS_DE_SERVICIO[19], HORAS_DE_SERVICIO[23]]).toEqual([5, 0, 4]);
    expect(new Set(HORAS_DE_SERVICIO).size).toBe(24);
    expect(horaEnMadrid(new Date('2026-07-01T22:30:00Z'))).toBe(0);
  });
});
