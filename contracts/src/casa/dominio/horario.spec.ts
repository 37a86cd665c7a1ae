// Longer than most: opening hours are tried on ordinary days and on nights with a change of clocks.
import fc from 'fast-check';
import { aperturaEn, horasDeCategoria, horasDeEstacion } from './horario';
import type { Apertura, Horario, Horas, Tramo } from './horario';
import type { Husos } from '../../plataforma/dominio/husos';

const DIA_MS = 86_400_000;
const MADRID: Husos = [];
const CANARIAS: Husos = [{ desde: '1970-01-02', huso: 'Atlantic/Canary' }];
const TODOS = [1, 2, 3, 4, 5, 6, 7];

const on = (dias: readonly number[], texto: string): Tramo => {
  const [desde = '', hasta = ''] = texto.split('-');
  return { dias, desde, hasta };
};
const cadaDia = (...textos: string[]): Tramo[] => textos.map((texto) => on(TODOS, texto));
const horasOf = (horario: Partial<Horario>): Horas[] =>
  [horasDeEstacion({ cerrados: [], ...horario }, 'cocina')].flatMap((horas) => horas ?? []);

/** Returns what the clock on the wall shows at closing, or at opening. */
function say(apertura: Apertura, timeZone = 'Europe/Madrid'): string {
  const cuando = apertura.abierto ? apertura.cierra : apertura.abre;
  const reloj = cuando?.toLocaleString('sv-SE', {
    timeZone,
    timeStyle: 'short',
    dateStyle: 'short',
  });
  return `${apertura.abierto ? 'hasta' : 'abre'} ${reloj ?? 'siempre'}`;
}
const at = (horario: Partial<Horario>, instante: string): string =>
  say(aperturaEn(MADRID, horasOf(horario), new Date(instante)));
const enCanarias = (horario: Partial<Horario>, instante: string): string =>
  say(aperturaEn(CANARIAS, horasOf(horario), new Date(instante)), 'Atlantic/Canary');

// 2026-11-23 is a Monday
const COMIDAS = { cocina: cadaDia('13:00-16:00', '20:00-23:30') };

describe('the hours of a station', () => {
  it.each([
    ['before the first', '2026-11-23T10:00+01:00', 'abre 2026-11-23 13:00'],
    ['at the first instant', '2026-11-23T13:00+01:00', 'hasta 2026-11-23 16:00'],
    ['at the last instant', '2026-11-23T15:59:59.999+01:00', 'hasta 2026-11-23 16:00'],
    ['as it closes', '2026-11-23T16:00+01:00', 'abre 2026-11-23 20:00'],
    ['after the last', '2026-11-23T23:45+01:00', 'abre 2026-11-24 13:00'],
  ])('%s', (_nombre, instante, esperado) => {
    expect(at(COMIDAS, instante)).toBe(esperado);
  });

  it('past midnight belong to the day that began', () => {
    const viernes = { cocina: [on([5], '20:00-02:00')] };

    expect(at(viernes, '2026-11-28T01:30+01:00')).toBe('hasta 2026-11-28 02:00');
    expect(at(viernes, '2026-11-27T01:30+01:00')).toBe('abre 2026-11-27 20:00');
    expect(at({ ...viernes, cerrados: ['2026-11-27'] }, '2026-11-28T01:30+01:00')).toBe(
      'abre 2026-12-04 20:00',
    );
    expect(at({ ...viernes, cerrados: ['2026-11-28'] }, '2026-11-28T01:30+01:00')).toBe(
      'hasta 2026-11-28 02:00',
    );
  });

  it('that lie whole before five are of the night of their day, and an early morning of its own', () => {
    const lunes = (texto: string) => ({ cocina: [on([1], texto)] });

    expect(at(lunes('00:30-03:00'), '2026-11-23T12:00+01:00')).toBe('abre 2026-11-24 00:30');
    expect(at(lunes('04:30-12:00'), '2026-11-23T04:00+01:00')).toBe('abre 2026-11-23 04:30');
  });

  it('that follow each other are one', () => {
    const seguidas = { cocina: cadaDia('18:00-00:00', '00:00-03:00') };
    expect(at(seguidas, '2026-11-23T19:00+01:00')).toBe('hasta 2026-11-24 03:00');
    expect(at({ cocina: cadaDia('00:00-00:00') }, '2026-11-23T19:00+01:00')).toBe('hasta siempre');
  });

  it('that there are none of never come', () => {
    expect(at({ cocina: [] }, '2026-11-23T19:00+01:00')).toBe('abre siempre');
    expect(at({ cocina: [], cerrados: ['2026-12-25'] }, '2026-11-23T19:00+01:00')).toBe('abre siempre');
  });

  it('skip the days that are closed, however many', () => {
    const agosto = Array.from({ length: 31 }, (_, i) => `2026-08-${String(i + 1).padStart(2, '0')}`);
    const lunes = [on([1], '13:00-16:00')];

    expect(at({ cocina: lunes, cerrados: agosto }, '2026-07-31T12:00+02:00')).toBe('abre 2026-09-07 13:00');
  });

  it('are those of day and night but for the closed days where it has none of its own', () => {
    expect(horasDeEstacion(undefined, 'barra')).toBeNull();
    expect(horasDeEstacion({ ...COMIDAS, cerrados: [] }, 'barra')).toBeNull();
    const navidad = { cerrados: ['2026-12-25'] };
    expect(at(navidad, '2026-12-25T13:00+01:00')).toBe('abre 2026-12-26 05:00');
    expect(at(navidad, '2026-12-25T02:00+01:00')).toBe('hasta 2026-12-25 05:00');
  });
});

it('hold at once on a clock that was chosen today, though its days begin tomorrow', () => {
  const cambiado: Husos = [{ desde: '2026-11-24', huso: 'Atlantic/Canary' }];
  const apertura = aperturaEn(cambiado, horasOf(COMIDAS), new Date('2026-11-23T19:30Z'));
  expect(say(apertura, 'Atlantic/Canary')).toBe('abre 2026-11-23 20:00');
});

describe('the nights the clocks change', () => {
  it('keep the hours of the clock on the wall', () => {
    const noche = { cocina: cadaDia('20:00-04:00') };
    expect(at(noche, '2026-03-29T00:00+01:00')).toBe('hasta 2026-03-29 04:00');
    expect(at(noche, '2026-10-25T00:00+02:00')).toBe('hasta 2026-10-25 04:00');
    expect(aperturaEn(MADRID, horasOf(COMIDAS), new Date('2026-03-29T08:00+02:00'))).toEqual({
      abierto: false,
      abre: new Date('2026-03-29T11:00Z'),
    });
  });

  it('keep it in the Canaries, where it shows an hour less', () => {
    const noche = { cocina: cadaDia('20:00-04:00') };
    expect(enCanarias(COMIDAS, '2026-11-23T13:30+01:00')).toBe('abre 2026-11-23 13:00');
    expect(enCanarias(COMIDAS, '2026-11-23T16:30+01:00')).toBe('hasta 2026-11-23 16:00');
    expect(enCanarias(noche, '2026-03-29T00:30Z')).toBe('hasta 2026-03-29 04:00');
    expect(enCanarias(noche, '2026-10-25T00:30Z')).toBe('hasta 2026-10-25 04:00');
    expect(enCanarias({ cocina: [on([6], '01:10-02:00')] }, '2026-03-29T00:59Z')).toBe(
      'abre 2026-04-05 01:10',
    );
  });

  it('leave nothing of hours that the clock does not show', () => {
    const perdidas = { cocina: [on([6], '02:10-03:00')] };
    expect(at(perdidas, '2026-03-29T01:59+01:00')).toBe('abre 2026-04-05 02:10');
  });
});

describe('the hours of a categoría', () => {
  const desayunos = horasDeCategoria([on([1, 2, 3, 4, 5], '08:00-12:00')])!;
  const say2 = (horas: Horas[], instante: string): string =>
    say(aperturaEn(MADRID, horas, new Date(instante)));

  it('are those of its days', () => {
    expect(say2([desayunos], '2026-11-27T09:00+01:00')).toBe('hasta 2026-11-27 12:00');
    expect(say2([desayunos], '2026-11-28T09:00+01:00')).toBe('abre 2026-11-30 08:00');
    expect(horasDeCategoria([])).toBeNull();
    expect(horasDeCategoria(undefined)).toBeNull();
  });

  it('count together with those of its station', () => {
    const cocina = horasOf({ cocina: cadaDia('10:00-16:00') });
    expect(say2([desayunos, ...cocina], '2026-11-23T09:00+01:00')).toBe('abre 2026-11-23 10:00');
    expect(say2([desayunos, ...cocina], '2026-11-23T11:00+01:00')).toBe('hasta 2026-11-23 12:00');
    expect(say2([desayunos, ...horasOf(COMIDAS)], '2026-11-23T09:00+01:00')).toBe('abre siempre');
  });
});

describe.each([
  ['Europe/Madrid', MADRID],
  ['Atlantic/Canary', CANARIAS],
  [
    'a place that moves twice',
    [
      { desde: '2026-03-29', huso: 'Atlantic/Canary' },
      { desde: '2026-10-25', huso: 'Europe/Madrid' },
    ],
  ],
] as const)('at any instant in %s', (lugar, husos) => {
  const minuto = fc.integer({ min: 0, max: 96 }).map((cuartos) => {
    const minutos = (cuartos * 15) % 1_440;
    return `${String(Math.floor(minutos / 60)).padStart(2, '0')}:${String(minutos % 60).padStart(2, '0')}`;
  });
  const dias = fc.uniqueArray(fc.constantFrom(...TODOS));
  const tramos = fc.array(fc.record({ dias, desde: minuto, hasta: minuto }), { maxLength: 6 });
  const instante = fc
    .tuple(
      fc.constantFrom('2026-03-29T01:00Z', '2026-10-25T01:00Z', '2026-12-31T23:00Z', '2028-02-29T12:00Z'),
      fc.integer({ min: -10 * DIA_MS, max: 10 * DIA_MS }),
    )
    .map(([cerca, ms]) => new Date(Date.parse(cerca) + ms));
  const cerrados = fc.uniqueArray(
    instante.map((ahora) => ahora.toISOString().slice(0, 10)),
    { maxLength: 4 },
  );
  const horas = fc.record({ tramos, cerrados });
  const varias = fc.array(horas, { minLength: 1, maxLength: 2 });
  const isOpen = (todas: Horas[], cuando: number): boolean =>
    aperturaEn(husos, todas, new Date(cuando)).abierto;

  it('what opens is open from that instant on, and was not just before; what closes the other way round', () => {
    fc.assert(
      fc.property(varias, instante, (todas, ahora) => {
        const apertura = aperturaEn(husos, todas, ahora);
        const cambia = apertura.abierto ? apertura.cierra : apertura.abre;
        if (cambia === null) return;
        const cuando = cambia.getTime();
        expect(cuando).toBeGreaterThan(ahora.getTime());
        expect([isOpen(todas, cuando - 1), isOpen(todas, cuando)]).toEqual([
          apertura.abierto,
          !apertura.abierto,
        ]);
      }),
      { numRuns: 500 },
    );
  });

  it('nothing changes before it is said to', () => {
    const fraccion = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(varias, instante, fraccion, (todas, ahora, parte) => {
        const { abierto, ...cuando } = aperturaEn(husos, todas, ahora);
        const cambia = 'abre' in cuando ? cuando.abre : cuando.cierra;
        const hasta = cambia?.getTime() ?? ahora.getTime() + 6 * DIA_MS;
        expect(isOpen(todas, ahora.getTime() + Math.floor((hasta - ahora.getTime()) * parte))).toBe(abierto);
      }),
      { numRuns: 500 },
    );
  });

  it('is what the clock on the wall says, but for the nights it changes', () => {
    if (husos.length > 1) return;
    const reloj = new Intl.DateTimeFormat('en-GB', {
      timeZone: lugar,
      dateStyle: 'short',
      timeStyle: 'short',
    });
    const wall = (cuando: Date): { dia: Date; hora: string } => {
      const [fecha = '', hora = ''] = reloj.format(cuando).split(', ');
      const [d, m, a] = fecha.split('/').map(Number);
      return { dia: new Date(Date.UTC(a!, m! - 1, d)), hora };
    };
    const tranquilo = fc
      .integer({ min: 0, max: 200 * DIA_MS })
      .map((ms) => new Date(Date.parse('2026-04-01') + ms));
    const deDia = fc
      .record({ dias, desde: minuto, hasta: minuto })
      .filter(({ desde, hasta }) => desde >= '05:00' && hasta !== desde);
    const calendario = fc.record({ tramos: fc.array(deDia, { maxLength: 6 }), cerrados: fc.constant([]) });
    fc.assert(
      fc.property(calendario, tranquilo, (horario, ahora) => {
        const { dia: hoy, hora } = wall(ahora);
        const tramos = (resta: number) =>
          horario.tramos.filter((tramo) => tramo.dias.includes(((hoy.getUTCDay() + 6 - resta) % 7) + 1));
        const deHoy = tramos(0).some(({ desde, hasta }) => desde <= hora && (hora < hasta || hasta < desde));
        const deAyer = tramos(1).some(({ desde, hasta }) => hasta < desde && hora < hasta);
        expect(isOpen([horario], ahora.getTime())).toBe(deHoy || deAyer);
      }),
      { numRuns: 500 },
    );
  });
});
