import fc from 'fast-check';
import {
  alergenos,
  categoria,
  descripcion,
  disponible,
  hastaManana,
  ingredientes,
  nombreCategoria,
  nombreProducto,
  orden,
  posicion,
  precio,
  tipo,
} from './carta';
import { parsePrecio } from './precio';

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
  it('is asked for what it lacks', () => {
    expect(nombreProducto(' ')).toBe('El nombre del producto es obligatorio');
    expect(precio('')).toBe('El precio es obligatorio');
    expect(precio(undefined)).toBe('El precio es obligatorio');
    expect(categoria('')).toBe('La categoría es obligatoria');
  });

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
    '1.000,00',
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
