import fc from 'fast-check';
import type { EstacionCasa } from './cocina';
import {
  PANTALLAS,
  countEstaciones,
  countMiran,
  estacionDeLinea,
  estacionSinPantalla,
  estacionesDe,
  miradaDe,
  parseMirada,
  parsePantalla,
  showsTipo,
  sumEstaciones,
} from './estaciones';
import type { Estaciones, Mirada, Pantalla } from './estaciones';
import { TIPOS_PEDIDO } from './tipo-categoria';
import type { TipoPedido } from './tipo-categoria';

const PLANCHA: EstacionCasa = { _id: 'a'.repeat(24), nombre: 'Plancha', tipo: 'comida' };
const FRIOS: EstacionCasa = { _id: 'b'.repeat(24), nombre: 'Fríos', tipo: 'comida' };
const TERRAZA: EstacionCasa = { _id: 'c'.repeat(24), nombre: 'Barra terraza', tipo: 'bebida' };
const CASA = [TERRAZA, PLANCHA, FRIOS];
const idsOf = (estaciones: readonly EstacionCasa[]) => estaciones.map(({ _id }) => _id);

describe('what a screen shows', () => {
  it.each<[Pantalla, TipoPedido[]]>([
    ['cocina', ['comida']],
    ['barra', ['bebida']],
    ['todo', ['comida', 'bebida']],
    ['tablero', ['comida', 'bebida']],
    ['caja', []],
    ['pase', []],
    ['sala', []],
  ])('%s: %j', (pantalla, tipos) => {
    expect((['comida', 'bebida'] as const).filter((tipo) => showsTipo(pantalla, tipo))).toEqual(tipos);
  });

  it('is one of a list, and nothing else is', () => {
    expect(PANTALLAS.map(parsePantalla)).toEqual(PANTALLAS);
    for (const ajena of ['', 'cocinas', 'toString', null, undefined, 1, {}, ['cocina']]) {
      expect(parsePantalla(ajena)).toBeNull();
    }
  });

  it('counts for every station whose tickets are on it', () => {
    const todas = ['cocina', 'cocina', 'barra', 'todo', 'tablero', 'caja', 'sala', 'pase'] as const;
    expect(countEstaciones([])).toEqual({ cocina: 0, barra: 0 });
    expect(countEstaciones(todas.map((pantalla) => ({ pantalla })))).toEqual({ cocina: 4, barra: 3 });
  });

  it('counts for the stations it names alone, and for nothing else of its puesto', () => {
    const miradas: Mirada[] = [{ pantalla: 'cocina', solo: ['cocina', PLANCHA._id] }, { pantalla: 'barra' }];
    const estaciones = countEstaciones([...miradas, { pantalla: 'todo', solo: [PLANCHA._id] }]);

    expect(estaciones).toEqual({ cocina: 0, barra: 1, solo: { cocina: 1, [PLANCHA._id]: 2 } });
    expect(estacionesDe(CASA).map((estacion) => countMiran(estaciones, estacion))).toEqual([1, 2, 0, 1, 1]);
  });

  it.each<[unknown, unknown, Mirada | null]>([
    ['cocina', undefined, { pantalla: 'cocina' }],
    ['cocina', null, { pantalla: 'cocina' }],
    ['cocina', ['cocina', PLANCHA._id, PLANCHA._id], { pantalla: 'cocina', solo: ['cocina', PLANCHA._id] }],
    ['sala', [PLANCHA._id], { pantalla: 'sala' }],
    ['techo', [PLANCHA._id], null],
  ])('as it answers %j %j', (pantalla, solo, mirada) => {
    expect(parseMirada(pantalla, solo)).toEqual(mirada);
  });

  it('named wrongly counts for no station: rather an alarm than a dish that nobody sees', () => {
    for (const malo of ['plancha', 7, {}, [], ['plancha'], [null], ['__proto__'], [[PLANCHA._id]]])
      expect(parseMirada('cocina', malo)).toEqual({ pantalla: 'cocina', solo: [] });
    const muchas = Array.from({ length: 500 }, (_, i) => i.toString(16).padStart(24, '0'));
    expect(parseMirada('todo', muchas)?.solo).toHaveLength(10);
  });
});

describe('the stations of a house', () => {
  it('are the kitchen and those beside it, then the bar and those beside it', () => {
    expect(estacionesDe().map(({ nombre }) => nombre)).toEqual(['Cocina', 'Barra']);
    expect(estacionesDe(CASA).map(({ nombre }) => nombre)).toEqual([
      'Cocina',
      'Plancha',
      'Fríos',
      'Barra',
      'Barra terraza',
    ]);
  });

  it('have each line at one of them: without one, of one that is gone or of the other ticket, at the two that each house has', () => {
    expect(estacionDeLinea({ estacion: { id: FRIOS._id } }, 'comida', CASA)).toBe(FRIOS._id);
    expect(estacionDeLinea({}, 'comida', CASA)).toBe('cocina');
    expect(estacionDeLinea({ estacion: { id: FRIOS._id } }, 'comida', [PLANCHA])).toBe('cocina');
    expect(estacionDeLinea({ estacion: { id: FRIOS._id } }, 'bebida', CASA)).toBe('barra');
    expect(estacionDeLinea({ estacion: { id: FRIOS._id } }, 'comida')).toBe('cocina');
  });

  it.each<[string[], readonly EstacionCasa[], Mirada | null]>([
    [[PLANCHA._id], CASA, { pantalla: 'cocina', solo: [PLANCHA._id] }],
    [[FRIOS._id, 'x', 'cocina'], CASA, { pantalla: 'cocina', solo: ['cocina', FRIOS._id] }],
    [[TERRAZA._id, FRIOS._id], CASA, { pantalla: 'todo', solo: [FRIOS._id, TERRAZA._id] }],
    [['cocina', PLANCHA._id, FRIOS._id], CASA, { pantalla: 'cocina' }],
    [[...idsOf(CASA), 'cocina', 'barra'], CASA, { pantalla: 'todo' }],
    [['x', ''], CASA, null],
    [[], CASA, null],
    [['cocina'], [], null],
  ])('named by a wall, %j', (nombradas, casa, mirada) => {
    expect(miradaDe(nombradas, casa)).toEqual(mirada);
  });
});

describe('work that nobody sees', () => {
  const [COCINA, BARRA] = estacionesDe() as [EstacionCasa, EstacionCasa];

  it.each([
    ['nobody looks, and there is nothing to see', { cocina: 0, barra: 0 }, [], null],
    ['nobody looks, and there is food', { cocina: 0, barra: 0 }, [COCINA], 'cocina'],
    ['nobody looks, and there are only drinks', { cocina: 0, barra: 0 }, [BARRA], 'cocina'],
    ['only the bar looks, and there is food', { cocina: 0, barra: 1 }, [COCINA, BARRA], 'cocina'],
    ['only the bar looks, and there are only drinks', { cocina: 0, barra: 1 }, [BARRA], null],
    ['only the kitchen looks, and there are drinks', { cocina: 1, barra: 0 }, [COCINA, BARRA], 'barra'],
    ['only the kitchen looks, and there is only food', { cocina: 1, barra: 0 }, [COCINA], null],
    ['both look', { cocina: 2, barra: 1 }, [COCINA, BARRA], null],
    ['the kitchen looks at everything of its own', { cocina: 1, barra: 0 }, [COCINA, PLANCHA], null],
    [
      'a station has a screen and the kitchen has none',
      { cocina: 0, barra: 0, solo: { [PLANCHA._id]: 1 } },
      [COCINA, PLANCHA],
      'cocina',
    ],
    [
      'one of two stations has a screen',
      { cocina: 0, barra: 0, solo: { [PLANCHA._id]: 1 } },
      [PLANCHA, FRIOS],
      FRIOS._id,
    ],
  ] satisfies [string, Estaciones, EstacionCasa[], string | null][])(
    'when %s',
    (_caso, estaciones, conTrabajo, sinVer) => {
      expect(estacionSinPantalla(estaciones, conTrabajo)?._id ?? null).toBe(sinVer);
    },
  );

  const mirada = fc.record(
    {
      pantalla: fc.constantFrom(...PANTALLAS),
      solo: fc.subarray(['cocina', 'barra', ...idsOf(CASA)]),
    },
    { requiredKeys: ['pantalla'] },
  );
  const linea = fc.record({
    tipo: fc.constantFrom(...TIPOS_PEDIDO),
    estacion: fc.option(fc.constantFrom(...idsOf(CASA), 'd'.repeat(24)), { nil: undefined }),
  });

  it('is told, whatever screens are open: every line is on one of them, or its station is missed', () => {
    fc.assert(
      fc.property(fc.array(mirada), fc.array(linea), fc.subarray(CASA), (miradas, lineas, casa) => {
        const estacionOf = ({ tipo, estacion }: (typeof lineas)[number]) =>
          estacionDeLinea(estacion === undefined ? {} : { estacion: { id: estacion } }, tipo, casa);
        const answers = miradas.flatMap(({ pantalla, solo }) => parseMirada(pantalla, solo) ?? []);
        const seen = lineas.filter((cada) =>
          answers.some(({ pantalla, solo }) =>
            solo ? solo.includes(estacionOf(cada)) : showsTipo(pantalla, cada.tipo),
          ),
        );
        const conTrabajo = estacionesDe(casa).filter(({ _id }) =>
          lineas.some((cada) => estacionOf(cada) === _id),
        );

        const sinVer = estacionSinPantalla(countEstaciones(answers), conTrabajo);

        if (seen.length === lineas.length) expect(sinVer).toBeNull();
        else expect(sinVer).not.toBeNull();
      }),
    );
  });

  it('is the same however the screens are counted together', () => {
    fc.assert(
      fc.property(fc.array(mirada), fc.array(mirada), (unas, otras) => {
        const suma = sumEstaciones(countEstaciones(unas), countEstaciones(otras));
        expect(suma).toEqual(countEstaciones([...unas, ...otras]));
      }),
    );
  });
});
