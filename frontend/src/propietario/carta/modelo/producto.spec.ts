import { buildProducto } from '../../../shared/api/pruebas/build-carta';
import { addIngredientes, toFormData, toValores, withoutEuro } from './producto';

const entries = (form: FormData) => [...form.entries()];

describe('the form of a new product', () => {
  it('carries what was written, and a description only if there is one', () => {
    const valores = { ...toValores(null, 'c1'), nombre: ' Croquetas ', precio: '9,50', descripcion: '  ' };

    expect(entries(toFormData(valores, 'igual', null))).toEqual([
      ['nombre', 'Croquetas'],
      ['precio', '9,50'],
      ['categoria', 'c1'],
    ]);
  });

  it('repeats the field of each ingredient and allergen, and says that it is not for sale', () => {
    const valores = {
      ...toValores(null, 'c1'),
      nombre: 'Croquetas',
      precio: '9',
      ingredientes: ['leche', 'jamón'],
      alergenos: ['lacteos' as const],
      alergenosDeclarados: true,
      cuenta: '2 croquetas, pan',
      crudo: true,
      disponible: false,
    };

    expect(entries(toFormData(valores, 'igual', null)).slice(3)).toEqual([
      ['ingredientes', 'leche'],
      ['ingredientes', 'jamón'],
      ['alergenos', 'lacteos'],
      ['alergenosDeclarados', 'true'],
      ['cuenta', '[{"nombre":"croquetas","n":2},{"nombre":"pan","n":1}]'],
      ['crudo', 'true'],
      ['disponible', 'false'],
    ]);
  });

  it('carries the photo with the ending of its type', () => {
    const foto = new Blob(['x'], { type: 'image/webp' });

    const imagen = toFormData(toValores(null, ''), foto, null).get('imagen');

    expect(imagen).toMatchObject({ name: 'foto.webp', type: 'image/webp' });
  });
});

describe('the form of a product that exists', () => {
  const original = buildProducto({
    precio: 9.5,
    descripcion: 'Rica',
    categoria: 'c1',
    ingredientes: ['leche'],
    imagen: '/uploads/a.jpg',
  });

  it('says its pase and its estación, and an empty text for what is taken away', () => {
    const servido = { ...original, pase: 'p1', estacion: 'e1' };
    const valores = toValores(servido, '');
    expect(entries(toFormData(valores, 'igual', servido))).toEqual([]);

    const cambiados = { ...valores, pase: 'p2', estacion: '' };
    expect(entries(toFormData(cambiados, 'igual', servido))).toEqual([
      ['pase', 'p2'],
      ['estacion', ''],
    ]);
  });

  it('says by what weight it is sold, and null once it is sold by the piece', () => {
    const pescado = { ...original, porPeso: { unidad: 'kg' as const, gramosEstimados: 500 } };
    const valores = toValores(pescado, '');
    expect(entries(toFormData(valores, 'igual', pescado))).toEqual([]);
    expect(entries(toFormData({ ...valores, gramosEstimados: '450' }, 'igual', pescado))).toEqual([
      ['porPeso', '{"unidad":"kg","gramosEstimados":450}'],
    ]);
    expect(entries(toFormData({ ...valores, unidadPeso: '' }, 'igual', pescado))).toEqual([
      ['porPeso', 'null'],
    ]);
  });

  it('is empty when nothing has changed, the price written otherwise included', () => {
    expect(entries(toFormData({ ...toValores(original, ''), precio: '9.5' }, 'igual', original))).toEqual([]);
  });

  it('carries only what has changed; what was emptied, as an empty text', () => {
    const valores = { ...toValores(original, ''), precio: '10', descripcion: ' ', ingredientes: [] };

    expect(entries(toFormData(valores, 'quitar', original))).toEqual([
      ['descripcion', ''],
      ['precio', '10'],
      ['ingredientes', ''],
      ['imagen', ''],
    ]);
  });
});

it('writes a price with a comma and two decimals', () => {
  expect(toValores(buildProducto({ precio: 12 }), '').precio).toBe('12,00');
});

it('never makes another price of what was typed', () => {
  expect(['12,5', '12,5 €', '-5', '5-', '1e3', '1.2.3', '1 2'].map(withoutEuro)).toEqual([
    '12,5',
    '12,5',
    '-5',
    '5-',
    '1e3',
    '1.2.3',
    '1 2',
  ]);
});

it('adds ingredients by commas, none of them twice', () => {
  expect(addIngredientes(['Leche'], ' jamón, leche ,, harina')).toEqual(['Leche', 'jamón', 'harina']);
});
