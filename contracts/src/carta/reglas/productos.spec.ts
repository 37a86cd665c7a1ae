// Longer than most: one table lists every value that each rule accepts or refuses, with its message.
import fc from 'fast-check';
import {
  alergenos,
  categoria,
  cuantas,
  cuantosValores,
  descripcion,
  disponible,
  formatos,
  hastaManana,
  ingredientes,
  nombreCategoria,
  nombreFormato,
  nombreOpcion,
  nombreProducto,
  nombreValor,
  opcionesDeProducto,
  orden,
  ordenProductos,
  posicion,
  precio,
  precios,
  suplemento,
  tipo,
  valores,
} from './productos';
import { parsePrecio } from '../../plataforma/reglas/precio';

const ID = 'a'.repeat(24);
const OTRO = 'b'.repeat(24);

describe('a categoría', () => {
  it.each(['', '  ', null, 3])('is not called %p', (valor) => {
    expect(nombreCategoria(valor)).toBe('El nombre de la categoría es obligatorio');
  });

  it('has a name of up to 120 characters', () => {
    expect(nombreCategoria('Postres')).toBeNull();
    expect(nombreCategoria('a'.repeat(121))).toBe('El nombre puede tener como máximo 120 caracteres');
  });

  it('has a place and a tipo', () => {
    expect([0, 7].map(posicion)).toEqual([null, null]);
    expect([-1, 1.5, '2', 10_001].map(posicion)).not.toContain(null);
    expect(['comida', 'bebida'].map(tipo)).toEqual([null, null]);
    expect(tipo('postre')).toBe('El tipo debe ser comida o bebida');
  });

  it('is named once in an order of them all', () => {
    expect(orden([ID, OTRO])).toBeNull();
    expect(orden([])).toBeNull();
    expect([[ID, ID], ['x'], 'no', Array.from({ length: 101 }, () => ID)].map(orden)).not.toContain(null);
  });
});

describe('a product', () => {
  it('stands once in an order, in a categoría that is named once', () => {
    const [a, b] = [
      { categoria: ID, productos: [OTRO] },
      { categoria: null, productos: [] },
    ];
    expect([[a], [b], [a, b]].map(ordenProductos)).toEqual([null, null, null]);
    const malos = [
      undefined,
      [],
      [null],
      [{ productos: [] }],
      [{ categoria: 'x', productos: [] }],
      [{ categoria: ID, productos: ['x'] }],
      [a, a],
      [b, b],
      [a, { categoria: null, productos: [OTRO] }],
      [{ categoria: ID, productos: [OTRO, OTRO.toUpperCase()] }],
      [{ categoria: ID }],
    ];
    expect(malos.map(ordenProductos)).toEqual(malos.map(() => 'El orden no es válido'));
  });

  it('is asked for what it lacks', () => {
    expect(nombreProducto(' ')).toBe('El nombre del producto es obligatorio');
    expect(precio('')).toBe('El precio es obligatorio');
    expect(precio(undefined)).toBe('El precio es obligatorio');
    expect(categoria('')).toBe('La categoría es obligatoria');
  });

  it.each([
    ['12,5', 1250],
    ["3'50", 350],
    ['3’50', 350],
    ['€ 3,50', 350],
    ['3,50 €', 350],
    ['3,50\u00a0€', 350],
    ['3,50 EUR', 350],
    ['3.5 euros', 350],
    ['1.250,00', 125_000],
    ['12,345', null],
    ['1.250', null],
    ['1.25,00', null],
    ['€', null],
    ['€ 3 € 50', null],
    [' '.repeat(50_000) + 'x', null],
  ])('%p is read as %p céntimos', (escrito, centimos) => expect(parsePrecio(escrito)).toBe(centimos));

  it.each([12.5, '12.5', '12,50', '0,01', 9999.99])('may cost %p', (valor) =>
    expect(precio(valor)).toBeNull(),
  );

  it.each([
    0,
    -1,
    '0',
    '0,00',
    'gratis',
    '1e3',
    '12,345',
    '1.000',
    Number.NaN,
    Infinity,
    {},
    '-5',
    '5-',
    '+5',
    '1.2.3',
    '1 2',
  ])('may not cost %p', (valor) => expect(precio(valor)).toBe('El precio debe ser un número mayor a 0'));

  it('costs less than ten thousand euros', () => {
    expect(precio(10_000)).toBe('El precio puede ser como máximo 9.999,99 €');
  });

  it('reads every price it writes, with comma or point', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), (centimos) => {
        const punto = (centimos / 100).toFixed(2);
        return parsePrecio(punto) === centimos && parsePrecio(punto.replace('.', ',')) === centimos;
      }),
    );
  });

  it('keeps its texts short and its allergens known', () => {
    expect(descripcion('a'.repeat(1_001))).toBe('La descripción puede tener como máximo 1000 caracteres');
    expect(ingredientes(['sal', 'aceite'])).toBeNull();
    expect(ingredientes(Array.from({ length: 41 }, () => 'sal'))).not.toBeNull();
    expect(ingredientes(['a'.repeat(61)])).not.toBeNull();
    expect(alergenos(['gluten', 'soja'])).toBeNull();
    expect(alergenos(['plutonio'])).toBe('Los alérgenos no son válidos');
  });

  it('is sold out until tomorrow or until further notice', () => {
    expect([true, 'false'].map(disponible)).toEqual([null, null]);
    expect([0, 'si', null].map(disponible)).not.toContain(null);
    expect(hastaManana('mañana')).toBeNull();
    expect(hastaManana('2026-12-01')).not.toBeNull();
  });
});

const named = (...nombres: string[]): { nombre: string }[] => nombres.map((nombre) => ({ nombre }));
const many = (cuantos: number): { nombre: string }[] =>
  named(...Array.from({ length: cuantos }, (_, i) => `n${i}`));
const hexIds = (cuantos: number): string[] =>
  Array.from({ length: cuantos }, (_, i) => i.toString(16).padStart(24, '0'));

describe('the formatos of a product', () => {
  it('are up to six, each with a name of its own', () => {
    expect([[], named('Tapa', 'Media', 'Ración'), many(6)].map(formatos)).toEqual([null, null, null]);
    expect(formatos(many(7))).toBe('Un producto puede tener como máximo 6 formatos');
    expect(formatos(named('Ración', ' RACION '))).toBe('Hay dos formatos con el mismo nombre');
    expect([{}, 'Tapa', null].map(formatos)).not.toContain(null);
    expect(nombreFormato(' ')).toBe('El nombre del formato es obligatorio');
    expect(nombreFormato('a'.repeat(41))).toBe('El nombre puede tener como máximo 40 caracteres');
  });

  it('may cost something else in each zona', () => {
    expect([{}, { [ID]: 3.5, [OTRO]: '4,20' }].map(precios)).toEqual([null, null]);
    expect(precios({ [ID]: 0 })).toBe('El precio debe ser un número mayor a 0');
    const malos = [{ terraza: 3 }, [3], null, 3, Object.fromEntries(hexIds(7).map((id) => [id, 3]))];
    expect(new Set(malos.map(precios))).toEqual(new Set(['Los precios por zona no son válidos']));
  });
});

describe('an opción', () => {
  it('is asked of a product once, and at most eight are', () => {
    expect([[], [ID, OTRO], hexIds(8)].map(opcionesDeProducto)).toEqual([null, null, null]);
    expect(opcionesDeProducto(hexIds(9))).toBe('Un producto puede tener como máximo 8 opciones');
    expect([[ID, ID.toUpperCase()], ['x'], [null], 'no', {}].map(opcionesDeProducto)).not.toContain(null);
  });

  it('has one to twenty values, each with a name and a supplement that may be nothing', () => {
    expect([named('Hecha'), many(20)].map(valores)).toEqual([null, null]);
    expect(valores([])).toBe('Añade al menos un valor');
    expect(valores(many(21))).toBe('Una opción puede tener como máximo 20 valores');
    expect(valores(named('Hecha', 'hécha'))).toBe('Hay dos valores con el mismo nombre');
    expect([0, '0', '1,50', 2].map(suplemento)).toEqual([null, null, null, null]);
    expect([-1, '-1', 'mucho', undefined, 1.234, 10_000].map(suplemento)).not.toContain(null);
    expect([nombreOpcion(''), nombreValor('')]).toEqual([
      'El nombre de la opción es obligatorio',
      'El nombre del valor es obligatorio',
    ]);
    expect([nombreOpcion('a'.repeat(61)), nombreValor('a'.repeat(61))]).not.toContain(null);
  });

  it('asks for as many of them as there are, at most', () => {
    expect([0, 20].map(cuantosValores)).toEqual([null, null]);
    expect([-1, 21, 1.5, '1', null].map(cuantosValores)).not.toContain(null);
    expect(cuantas({ min: 0, max: 3, valores: 3 })).toBeNull();
    expect(cuantas({ min: 2, max: 1, valores: 3 })).toBe('El mínimo no puede ser mayor que el máximo');
    expect(cuantas({ min: 0, max: 4, valores: 3 })).toBe('No se pueden elegir más valores de los que hay');
    expect(cuantas({ min: 0, max: 0, valores: 3 })).toBe('Se debe poder elegir al menos uno');
  });
});
