import fc from 'fast-check';
import { formatMesas, mesaRepetida, parseMesas, writeMesas } from './rangos-mesas';
import type { RangoMesas } from './rangos-mesas';
import { zonaDeMesa } from './zona';

const rango = fc
  .tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 10 }))
  .map(([desde, cuantas]): RangoMesas => [desde, desde + cuantas]);
const rangos = fc.array(rango, { minLength: 1, maxLength: 8 });
const mesasOf = (lista: readonly RangoMesas[]) =>
  new Set(lista.flatMap(([desde, hasta]) => Array.from({ length: hasta - desde + 1 }, (_, i) => desde + i)));

function read(texto: string): Set<number> {
  const leidas = parseMesas(texto);
  return mesasOf(leidas.ok ? leidas.rangos : []);
}

describe('the mesas of a zona', () => {
  it.each([
    ['1-12, 20', '1-12,20'],
    [' 20 ;1 – 12,', '1-12,20'],
    ['3, 2, 1', '1-3'],
    ['1-5, 3-8, 9', '1-9'],
    ['007', '7'],
  ])('are read from «%s» as «%s»', (escrito, canonico) => {
    const leidas = parseMesas(escrito);
    expect(leidas.ok && writeMesas(leidas.rangos)).toBe(canonico);
  });

  it.each([
    ['12-1', '12-1', 'rango'],
    ['1-12, barra', 'barra', 'mesa'],
    ['0-4', '0-4', 'mesa'],
    ['1-2-3', '1-2-3', 'mesa'],
    ['-4', '-4', 'mesa'],
    ['1.5', '1.5', 'mesa'],
  ])('«%s» is refused for «%s»', (escrito, parte, motivo) => {
    expect(parseMesas(escrito)).toEqual({ ok: false, parte, motivo });
  });

  it('are shown with a dash between the first and the last', () => {
    expect(formatMesas('1-12,20')).toBe('1–12, 20');
  });

  it('are the same mesas however they were written, and written in one way only', () => {
    fc.assert(
      fc.property(rangos, (lista) => {
        const escrito = lista.map(([desde, hasta]) => `${desde}-${hasta}`).join(', ');
        const leidas = parseMesas(escrito);
        const canonico = leidas.ok ? writeMesas(leidas.rangos) : '';
        expect(read(canonico)).toEqual(mesasOf(lista));
        const otraVez = parseMesas(canonico);
        expect(otraVez.ok && writeMesas(otraVez.rangos)).toBe(canonico);
      }),
    );
  });
});

describe('the zona of a mesa', () => {
  const zonas = [
    { nombre: 'Terraza', mesas: '1-12,20' },
    { nombre: 'Barra', mesas: '30' },
  ];

  it.each([
    [1, 'Terraza'],
    [12, 'Terraza'],
    [20, 'Terraza'],
    [30, 'Barra'],
    [13, undefined],
    [2, 'Terraza'],
    [200, undefined],
  ])('of mesa %s is %s', (mesa, nombre) => {
    expect(zonaDeMesa(zonas, mesa)?.nombre).toBe(nombre);
  });

  it('is none without a mesa, and where there are none', () => {
    expect(zonaDeMesa(zonas, null)).toBeNull();
    expect(zonaDeMesa(undefined, 1)).toBeNull();
  });

  it('is the one that lists it, for every mesa', () => {
    fc.assert(
      fc.property(rangos, fc.integer({ min: 1, max: 80 }), (lista, mesa) => {
        const leidas = parseMesas(lista.map(([desde, hasta]) => `${desde}-${hasta}`).join(','));
        const zona = { mesas: writeMesas(leidas.ok ? leidas.rangos : []) };
        expect(zonaDeMesa([zona], mesa) === zona).toBe(mesasOf(lista).has(mesa));
      }),
    );
  });
});

it('two zonas share the first mesa that both list, or none', () => {
  fc.assert(
    fc.property(rangos, rangos, (propias, ajenas) => {
      const comunes = [...mesasOf(propias)].filter((mesa) => mesasOf(ajenas).has(mesa));
      const repetida = mesaRepetida([
        { nombre: 'Terraza', rangos: propias },
        { nombre: 'Barra', rangos: ajenas },
      ]);
      expect(repetida?.mesa).toBe(comunes.length === 0 ? undefined : Math.min(...comunes));
    }),
  );
});
