// Longer than most: every way a row may meet the carta that is there.
import fc from 'fast-check';
import { ALERGENOS, centimos } from '@carta/contracts';
import type { CartaLeida, FilaLeida } from '../lectura/palabras/fila-leida';
import { newId } from '../../../plataforma/base-datos/ids';
import type { ProductoDoc } from '../../productos/lista/producto.schema';
import { planImportacion } from './plan-importacion';
import type { CartaActual } from './plan-importacion';

const leida = (fila: Partial<FilaLeida> & { nombre: string }): FilaLeida => ({
  linea: 1,
  categoria: 'Tapas',
  precio: centimos(550),
  dudas: [],
  ...fila,
});
const carta = (...filas: FilaLeida[]): CartaLeida => ({ filas, dudas: [] });

const TAPAS = { _id: newId(), nombre: 'Tapas' };
const producto = (mas: Partial<ProductoDoc> & { nombre: string }): ProductoDoc => ({
  _id: newId(),
  restaurante: newId(),
  descripcion: '',
  precio: 550,
  categoria: TAPAS._id,
  posicion: 4,
  imagen: null,
  ingredientes: [],
  alergenos: [],
  disponible: true,
  agotadoHasta: null,
  ...mas,
});
const actual = (...productos: ProductoDoc[]): CartaActual => ({ categorias: [TAPAS], productos });
const planOf = (fila: FilaLeida, de: CartaActual) => planImportacion(carta(fila), de).filas[0];

it('makes what is new, with its categorías in the order of the text', () => {
  const { filas, categorias } = planImportacion(
    carta(
      leida({ nombre: 'Alitas' }),
      leida({ nombre: 'Rioja', categoria: 'Vinos' }),
      leida({ nombre: 'Bravas' }),
      leida({ nombre: 'Agua', categoria: '' }),
    ),
    actual(producto({ nombre: 'Pan' })),
  );

  expect(filas.map(({ que }) => que)).toEqual(['crear', 'crear', 'crear', 'crear']);
  expect(filas[0]?.destino?.categoria).toBe(TAPAS._id);
  expect(categorias.map(({ nombre }) => nombre)).toEqual(['Vinos', 'Carta']);
});

it('knows what is there however it is written', () => {
  const de = actual(producto({ nombre: 'Jamón  Ibérico', precio: 1200 }));

  const fila = planOf(leida({ categoria: 'TAPAS', nombre: 'jamon iberico', precio: centimos(1350) }), de);

  expect(fila).toMatchObject({
    que: 'cambiar',
    producto: de.productos[0]?._id,
    cambios: [{ que: 'precio', antes: 12, despues: 13.5 }],
  });
  expect(fila?.destino).toBeUndefined();
});

it('leaves what the text does not say as it is', () => {
  const de = actual(producto({ nombre: 'Bravas', descripcion: 'Picantes', alergenos: ['gluten'] }));

  expect(planOf(leida({ nombre: 'Bravas' }), de)).toMatchObject({ que: 'igual' });
  expect(planOf(leida({ nombre: 'Bravas', descripcion: 'Muy picantes' }), de)).toMatchObject({
    cambios: [{ que: 'descripcion', antes: 'Picantes', despues: 'Muy picantes' }],
  });
});

it('changes each formato by its name', () => {
  const formatos = [
    { _id: newId(), nombre: 'Media', precio: 600, disponible: true, agotadoHasta: null },
    { _id: newId(), nombre: 'Ración', precio: 1000, disponible: true, agotadoHasta: null },
  ];
  const de = actual(producto({ nombre: 'Jamón', precio: 600, formatos }));

  const fila = planOf(
    leida({
      nombre: 'Jamón',
      formatos: [
        { nombre: 'racion', precio: centimos(1100) },
        { nombre: 'MEDIA', precio: centimos(600) },
      ],
    }),
    de,
  );

  expect(fila?.cambios).toEqual([{ que: 'precio', formato: 'Ración', antes: 10, despues: 11 }]);
  expect(fila?.campos?.filter(({ antes, despues }) => antes !== despues)).toEqual([
    { campo: 'formatos.1.precio', antes: 1000, despues: 1100 },
  ]);
});

it.each<[string, Partial<FilaLeida>, Partial<ProductoDoc>, string]>([
  [
    'one size where it has formatos',
    {},
    { formatos: [{ _id: newId(), nombre: 'Media', precio: 1 } as never] },
    'otros formatos (Media)',
  ],
  [
    'formatos where it has one size',
    { formatos: [{ nombre: 'Media', precio: centimos(1) }] },
    {},
    'un solo formato',
  ],
  ['a weight where it has none', { porPeso: { unidad: 'kg' } }, {}, 'no va a peso por kg'],
  ['a piece where it is weighed', {}, { porPeso: { unidad: 'kg', gramosEstimados: 500 } }, 'va a peso'],
  ['a menu', {}, { menu: { pases: [], incluye: [], platos: [] } }, 'Es un menú'],
])('leaves %s to its own sheet', (_, fila, doc, porque) => {
  const doubtful = planOf(leida({ nombre: 'X', ...fila }), actual(producto({ nombre: 'X', ...doc })));

  expect(doubtful).toMatchObject({ que: 'duda', dudas: [expect.stringContaining(porque)] });
  expect(doubtful?.arreglo).toBeUndefined();
});

it('asks before a price that jumps, an allergen that goes, and whatever the text left in doubt', () => {
  const de = actual(producto({ nombre: 'Bravas', precio: 420, alergenos: ['gluten', 'huevos'] }));

  expect(planOf(leida({ nombre: 'Bravas', precio: centimos(42_000) }), de)).toMatchObject({
    que: 'duda',
    arreglo: 'confirmar',
    dudas: [expect.stringMatching(/^Pasa de 4,20.€ a 420,00.€$/)],
  });
  expect(planOf(leida({ nombre: 'Bravas', precio: centimos(420), alergenos: ['gluten'] }), de)).toMatchObject(
    {
      arreglo: 'confirmar',
      dudas: ['Dejaría de declarar: huevos'],
    },
  );
  const dudas = [{ linea: 1, porque: '¿Seguro?' }];
  expect(planOf(leida({ nombre: 'Otra', dudas }), de)).toMatchObject({
    que: 'duda',
    arreglo: 'confirmar',
    dudas: ['¿Seguro?'],
  });
  const { precio: _, ...sinPrecio } = leida({ nombre: 'Otra' });
  expect(planOf(sinPrecio, de)).toMatchObject({ que: 'duda', arreglo: 'precio', dudas: ['Falta el precio'] });
});

it('takes a dish once, and no name that a product may not have', () => {
  const { filas } = planImportacion(
    carta(
      leida({ linea: 3, nombre: 'Bravas' }),
      leida({ linea: 9, nombre: ' BRAVAS ' }),
      leida({ nombre: 'x'.repeat(121) }),
    ),
    actual(),
  );

  expect(filas.map(({ que, dudas }) => [que, dudas])).toEqual([
    ['crear', []],
    ['duda', ['Ya está en la línea 3.']],
    ['duda', ['El nombre puede tener como máximo 120 caracteres']],
  ]);
});

it('asks where the carta has two of a name', () => {
  const de = actual(producto({ nombre: 'Bravas' }), producto({ nombre: 'bravas' }));

  expect(planOf(leida({ nombre: 'Bravas' }), de)?.dudas).toEqual(['Hay varios con ese nombre en tu carta.']);
});

/** What the plan would store, without a database. */
function done(
  { categorias, productos }: CartaActual,
  { filas, categorias: nuevas }: ReturnType<typeof planImportacion>,
): CartaActual {
  const porId = new Map(productos.map((doc) => [doc._id.toHexString(), doc]));
  for (const fila of filas) {
    if (fila.que === 'crear' && fila.producto && fila.destino)
      porId.set(
        fila.producto.toHexString(),
        producto({
          _id: fila.producto,
          nombre: fila.nombre,
          precio: fila.precio ?? 0,
          descripcion: fila.descripcion ?? '',
          alergenos: fila.alergenos ?? [],
          categoria: fila.destino.categoria,
        }),
      );
    const doc = fila.que === 'cambiar' && porId.get(fila.producto?.toHexString() ?? '');
    if (doc)
      for (const { campo, despues } of fila.campos ?? [])
        if (despues !== undefined) Object.assign(doc, { [campo]: despues });
  }
  return { categorias: [...categorias, ...nuevas], productos: [...porId.values()] };
}

it('has nothing more to do once it is done', () => {
  const nombre = fc.constantFrom('Bravas', 'BRÁVAS', 'Jamón', 'Pan', 'Rioja', 'Agua');
  const fila = fc.record({
    linea: fc.nat(99),
    nombre,
    categoria: fc.constantFrom('Tapas', 'tapas', 'Vinos', ''),
    precio: fc.integer({ min: 1, max: 999_999 }).map(centimos),
    descripcion: fc.constantFrom('', 'De la casa'),
    alergenos: fc.subarray([...ALERGENOS], { minLength: 1 }),
    dudas: fc.constant<FilaLeida['dudas']>([]),
  });
  const stored = fc
    .record({ nombre, precio: fc.integer({ min: 1, max: 999_999 }), alergenos: fc.subarray([...ALERGENOS]) })
    .map(producto);

  fc.assert(
    fc.property(fc.array(fila), fc.array(stored, { maxLength: 4 }), (filas, productos) => {
      const de = { categorias: [TAPAS], productos };
      const plan = planImportacion({ filas, dudas: [] }, de);
      const otra = planImportacion({ filas, dudas: [] }, done(de, plan));

      expect(otra.filas.filter(({ que }) => que === 'crear' || que === 'cambiar')).toEqual([]);
      expect(
        otra.categorias.filter(({ nombre: cual }) => plan.categorias.some((una) => una.nombre === cual)),
      ).toEqual([]);
    }),
  );
});
