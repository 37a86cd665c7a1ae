import fc from 'fast-check';
import { CUARTO_MS } from '@carta/contracts';
import type { Husos, Pulso, Pulsos } from '@carta/contracts';
import { cuartosOf, filasOf, lapsosOf, rachasOf } from './rachas';
import { nombreDeLapso, resumenOf } from './textos-servidor';

const MADRID: Husos = [];
const CANARIAS: Husos = [{ desde: '2026-01-01', huso: 'Atlantic/Canary' }];

function buildPulso(desde: string | number, cambios: Partial<Pulso> = {}): Pulso {
  return {
    desde: new Date(desde).toISOString(),
    respuestas: 800,
    p95Ms: 40,
    vistoS: 2,
    bucleMs: 3,
    paronMs: 30,
    errores: 0,
    discoLibreMB: 34_000,
    ...cambios,
  };
}

/** Each quarter of a lapso; by its time ('20:15'), how it was otherwise, or null: nothing was stored. */
function buildPulsos(
  [desde, hasta]: readonly [string, string],
  otros: Record<string, Partial<Pulso> | null> = {},
): Pulso[] {
  const pulsos: Pulso[] = [];
  for (let cuarto = Date.parse(desde); cuarto < Date.parse(hasta); cuarto += CUARTO_MS) {
    const otro = otros[new Date(cuarto).toISOString().slice(11, 16)];
    if (otro !== null) pulsos.push(buildPulso(cuarto, otro));
  }
  return pulsos;
}

/** A Saturday's evening by UTC, which is an hour behind Madrid, read on Sunday at ten. */
const NOCHE = ['2026-11-28T18:00:00Z', '2026-11-29T09:00:00Z'] as const;
const noche = (otros: Record<string, Partial<Pulso> | null> = {}): Pulsos => ({
  ahora: '2026-11-29T09:01:30.000Z',
  pulsos: buildPulsos(NOCHE, otros),
});

function read(
  pulsos: Pulsos,
  { dia = '2026-11-28', husos = MADRID }: { dia?: string | null; husos?: Husos } = {},
): string[] {
  const lapso = lapsosOf(pulsos, husos).find((cada) => cada.dia === dia)!;
  return resumenOf(cuartosOf(pulsos, lapso), lapso, husos);
}
const LENTO = { p95Ms: 2_400 };

describe('what is read first', () => {
  it('is that all was well', () => {
    expect(read(noche())).toEqual(['Todo fue bien.']);
  });

  it('is when it was slow, and how, on the clock of the house', () => {
    const lenta = noche({ '20:15': { p95Ms: 1_400, paronMs: 3_100 }, '20:30': LENTO });
    const porque =
      '5 de cada 100 respuestas tardaron 2,4 s o más, y el servidor estuvo 3,1 s sin responder a nadie.';

    expect(read(lenta)).toEqual([`De 21:15 a 21:45 fue lento: ${porque}`]);
    expect(read(lenta, { husos: CANARIAS })).toEqual([`De 20:15 a 20:45 fue lento: ${porque}`]);
  });

  it('says of the last 24 hours which are of yesterday', () => {
    expect(read(noche({ '20:15': LENTO, '07:00': LENTO }), { dia: null })).toEqual([
      'Ayer, de 21:15 a 21:30 fue lento: 5 de cada 100 respuestas tardaron 2,4 s o más.',
      'De 08:00 a 08:15 fue lento: 5 de cada 100 respuestas tardaron 2,4 s o más.',
    ]);
  });

  it('is one sentence of an evening that was slow on and off, and two of two evenings', () => {
    const aRatos = noche({ '20:00': LENTO, '20:45': LENTO, '22:00': LENTO });

    expect(read(aRatos).map((frase) => frase.split(':').slice(0, 3).join(':'))).toEqual([
      'De 21:00 a 22:00 fue lento a ratos',
      'De 23:00 a 23:15 fue lento',
    ]);
  });

  it.each<[string, Partial<Pulso>, string]>([
    ['one fault', { errores: 1 }, 'De 21:15 a 21:30 el servidor falló: 1 respuesta fue un error suyo.'],
    [
      'faults',
      { errores: 1_200 },
      'De 21:15 a 21:30 el servidor falló: 1.200 respuestas fueron errores suyos.',
    ],
    [
      'tickets that nobody was shown',
      { vistoS: 900 },
      'De 21:15 a 21:30 los tickets se vieron tarde: 5 de cada 100 tardaron 15 min o más en salir en cocina o barra. Puede que una pantalla estuviera apagada.',
    ],
    ['a full disk', { discoLibreMB: 640 }, 'En el disco quedó muy poco sitio: 640 MB.'],
    [
      'a process that stood still, with nobody there to be slow with',
      { respuestas: 2, p95Ms: 9_000, paronMs: 11_000 },
      'De 21:15 a 21:30 fue lento: el servidor estuvo 11 s sin responder a nadie.',
    ],
  ])('tells of %s', (_, cambios, frase) => {
    expect(read(noche({ '20:15': cambios }))).toEqual([frase]);
  });

  it.each<[string, Partial<Pulso>]>([
    ['one slow answer among few', { respuestas: 3, p95Ms: 4_000 }],
    ['nothing that was measured', { respuestas: 0, p95Ms: null, vistoS: null }],
  ])('says nothing of %s', (_, cambios) => {
    expect(read(noche({ '20:15': cambios }))).toEqual(['Todo fue bien.']);
  });

  it('says when the server was off, without a claim about it', () => {
    const apagado = noche({ '20:15': null, '20:30': null, '22:00': null });

    expect(read(apagado)).toEqual([
      'Mientras hubo datos, todo fue bien.',
      'De 21:15 a 21:45 no hay datos: el servidor estaba apagado, o se cortó.',
      'De 23:00 a 23:15 no hay datos: el servidor estaba apagado, o se cortó.',
    ]);
  });
});

describe('the quarters of a lapso', () => {
  it('are those that are over, and none of before anything was measured', () => {
    const pulsos = noche();
    const [ultimas24, hoy, ayer] = lapsosOf(pulsos, MADRID).map((lapso) => cuartosOf(pulsos, lapso));

    expect(ultimas24).toHaveLength(60);
    expect(ayer).toHaveLength(40);
    expect(hoy).toHaveLength(20);
    expect(lapsosOf({ ...pulsos, pulsos: [] }, MADRID)).toHaveLength(1);
  });

  it('are there once they have a row, and without one a minute after their end', () => {
    const lastAt = (ahora: string, pulsos = noche().pulsos) => {
      const leido = { ahora, pulsos };
      return cuartosOf(leido, lapsosOf(leido, MADRID)[0]!).at(-1)!;
    };
    const nuevo = buildPulso('2026-11-29T09:00:00Z');

    expect(lastAt('2026-11-29T09:15:59.000Z').desde).toBe(Date.parse('2026-11-29T08:45:00Z'));
    expect(lastAt('2026-11-29T09:16:00.000Z')).toEqual({ desde: Date.parse(nuevo.desde), pulso: null });
    expect(lastAt('2026-11-29T09:15:05.000Z', [...noche().pulsos, nuevo]).pulso).toBe(nuevo);
    expect(lastAt('2026-11-29T09:14:59.000Z', [...noche().pulsos, nuevo]).desde).toBe(
      Date.parse('2026-11-29T08:45:00Z'),
    );
  });

  it('are 100 of a day whose clock goes back', () => {
    const leido = {
      ahora: '2026-10-26T12:00:00.000Z',
      pulsos: buildPulsos(['2026-10-23T00:00:00Z', '2026-10-26T12:00:00Z']),
    };
    const dias = lapsosOf(leido, MADRID).map((lapso) => [lapso.dia, cuartosOf(leido, lapso).length]);

    expect(dias).toEqual([
      [null, 96],
      ['2026-10-26', 32],
      ['2026-10-25', 96],
      ['2026-10-24', 100],
      ['2026-10-23', 96],
      ['2026-10-22', 12],
    ]);
  });

  it('that have no row are one line, and every other has its own', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 96 }), (hay) => {
        const cuartos = hay.map((esta, i) => ({
          desde: i * CUARTO_MS,
          pulso: esta ? buildPulso(i * CUARTO_MS) : null,
        }));
        const filas = filasOf(cuartos);

        expect(filas.filter(({ pulso }) => pulso)).toHaveLength(hay.filter(Boolean).length);
        expect(filas.filter(({ pulso }) => !pulso)).toHaveLength(rachasOf(cuartos).length);
        expect(filas[0]!.desde).toBe(0);
        filas.forEach(({ hasta }, i) => {
          expect(hasta).toBe(filas[i + 1]?.desde ?? hay.length * CUARTO_MS);
        });
      }),
    );
  });
});

it('names each day to choose, with what was wrong on it', () => {
  const leido = noche({ '20:15': { ...LENTO, errores: 1 }, '22:00': null });
  const nombres = lapsosOf(leido, MADRID).map((lapso) =>
    nombreDeLapso(lapso, cuartosOf(leido, lapso), '2026-11-29'),
  );

  expect(nombres).toEqual([
    'Últimas 24 horas',
    'Hoy, domingo 29 de noviembre',
    'sábado 28 de noviembre · lento, fallos',
  ]);
});
