import fc from 'fast-check';
import { ALERGENOS, MODOS_ALERGENOS, REDONDEOS, toEuros, centimos } from '@carta/contracts';
import type { Subida } from '@carta/contracts';
import { newId } from '../../plataforma/base-datos/ids';
import type { ProductoDoc } from '../productos/lista/producto.schema';
import { inverseOf, planTanda } from './plan-tanda';
import type { CambioResuelto, PlanTanda } from './plan-tanda';
import type { CampoTanda } from './tanda.schema';

const AHORA = new Date('2026-11-27T12:00:00Z');
const MANANA = new Date('2026-11-28T04:00:00Z');
const CATEGORIAS = [newId(), newId()] as const;

const precio = fc.integer({ min: 1, max: 999_999 });
const producto = fc
  .record({
    precios: fc.array(precio, { minLength: 1, maxLength: 6 }),
    conFormatos: fc.boolean(),
    categoria: fc.constantFrom(...CATEGORIAS, null),
    posicion: fc.nat(50),
    alergenos: fc.subarray([...ALERGENOS]),
    alergenosDeclarados: fc.option(fc.boolean(), { nil: undefined }),
    disponible: fc.boolean(),
    agotadoHasta: fc.constantFrom(null, MANANA, new Date('2026-11-20T04:00:00Z')),
  })
  .map(({ precios, conFormatos, alergenosDeclarados, ...resto }) => {
    const formatos = precios.map((importe) => ({ _id: newId(), nombre: 'F', precio: importe }));
    return {
      _id: newId(),
      nombre: 'P',
      ...resto,
      precio: precios[0],
      ...(conFormatos ? { formatos } : {}),
      ...(alergenosDeclarados === undefined ? {} : { alergenosDeclarados }),
    } as ProductoDoc;
  });
const productos = fc.array(producto, { maxLength: 8 });
const vistosDe = (docs: readonly ProductoDoc[]) =>
  Object.fromEntries(
    docs.map(({ _id, precio: importe, formatos }) => [
      _id.toHexString(),
      (formatos ?? [{ precio: importe }]).map((formato) => toEuros(centimos(formato.precio))),
    ]),
  );
const cambio = fc.oneof(
  fc.record({
    que: fc.constant('disponibilidad' as const),
    venta: fc.constantFrom(
      { disponible: true, agotadoHasta: null },
      { disponible: false, agotadoHasta: null },
      { disponible: true, agotadoHasta: MANANA },
    ),
    ahora: fc.constant(AHORA),
  }),
  fc.record({
    que: fc.constant('precio' as const),
    subida: fc.record<Subida>({
      modo: fc.constantFrom('porcentaje', 'euros'),
      valor: fc.integer({ min: -9_999, max: 20_000 }),
      redondeo: fc.constantFrom(...REDONDEOS),
    }),
  }),
  fc.record({
    que: fc.constant('categoria' as const),
    categoria: fc.constantFrom(...CATEGORIAS),
    posicion: fc.nat(30),
  }),
  fc.record({
    que: fc.constant('alergenos' as const),
    modo: fc.constantFrom(...MODOS_ALERGENOS),
    alergenos: fc.subarray([...ALERGENOS]),
  }),
);
const casos = fc.tuple(productos, cambio).map(([docs, cual]) => ({
  docs,
  cual: (cual.que === 'precio' ? { ...cual, vistos: vistosDe(docs) } : cual) as CambioResuelto,
}));

/** Documents by their dotted fields, which is how the database reads and writes a row. */
type Plano = Map<string, Map<string, unknown>>;

function flat(docs: readonly ProductoDoc[]): Plano {
  return new Map(
    docs.map(({ formatos, ...doc }) => [
      doc._id.toHexString(),
      new Map<string, unknown>([
        ...Object.entries(doc),
        ...(formatos ?? []).flatMap((formato, i): [string, unknown][] => [
          [`formatos.${i}`, 'there'],
          ...Object.entries(formato).map(([campo, valor]): [string, unknown] => [
            `formatos.${i}.${campo}`,
            valor,
          ]),
        ]),
      ]),
    ]),
  );
}

/** Returns what the guarded write of each row would store. */
function apply(base: Plano, { filas }: Pick<PlanTanda, 'filas'>): string[] {
  return filas.flatMap(({ producto: id, campos }) => {
    const doc = base.get(id.toHexString());
    const isTal = ({ campo, antes, libre }: CampoTanda) =>
      libre === true || JSON.stringify(doc?.get(campo) ?? null) === JSON.stringify(antes ?? null);
    if (!doc || !campos.every(isTal)) return [id.toHexString()];
    for (const { campo, antes, despues } of campos) {
      if (JSON.stringify(antes) === JSON.stringify(despues)) continue;
      if (despues === undefined) doc.delete(campo);
      else doc.set(campo, despues);
    }
    return [];
  });
}

const shown = (base: Plano) => JSON.stringify([...base].map(([id, doc]) => [id, [...doc].sort()]));

it('is done to what it saw, and its inverse gives back every product just as it was', () => {
  fc.assert(
    fc.property(casos, ({ docs, cual }) => {
      const base = flat(docs);
      const antes = shown(base);
      const plan = planTanda(docs, cual);

      expect(apply(base, plan)).toEqual([]);
      expect(plan.filas.length === 0).toBe(shown(base) === antes);
      expect(apply(base, inverseOf(plan))).toEqual([]);
      expect(shown(base)).toBe(antes);
    }),
  );
});

it('gives back exactly those that nobody has changed since', () => {
  fc.assert(
    fc.property(casos, fc.array(fc.nat(7)), ({ docs, cual }, tocados) => {
      const base = flat(docs);
      const plan = planTanda(docs, cual);
      apply(base, plan);
      const tocadas = plan.filas.filter((_, i) => tocados.includes(i));
      for (const { producto: id, campos } of tocadas) {
        const cambia = campos.find(({ antes, despues }) => antes !== despues)?.campo ?? '';
        base.get(id.toHexString())?.set(cambia, 'of somebody else');
      }

      expect(apply(base, inverseOf(plan))).toEqual(tocadas.map(({ producto: id }) => id.toHexString()));
    }),
  );
});

it('has nothing more to do once it is done: a percentage is not added twice by who sees the prices of now', () => {
  fc.assert(
    fc.property(productos, (docs) => {
      const subida: Subida = { modo: 'porcentaje', valor: 500, redondeo: 5 };
      const vistos = vistosDe(docs);
      const plan = planTanda(docs, { que: 'precio', subida, vistos });
      const base = flat(docs);
      apply(base, plan);

      expect(apply(base, plan)).toHaveLength(plan.filas.length);
    }),
  );
});

it('leaves out a product that costs something else than was seen, or has another formato', () => {
  const doc = { _id: newId(), nombre: 'Bravas', precio: 450 } as ProductoDoc;
  const subida: Subida = { modo: 'euros', valor: 50, redondeo: 5 };
  const planFor = (vistos: number[]) =>
    planTanda([doc], { que: 'precio', subida, vistos: { [doc._id.toHexString()]: vistos } });

  expect(planFor([4.5]).filas).toHaveLength(1);
  for (const vistos of [[4.6], [4.5, 9], []]) {
    expect(planFor(vistos)).toEqual({
      filas: [],
      omitidas: [{ producto: doc._id, nombre: 'Bravas', motivo: 'cambiado' }],
    });
  }
});

it('takes an allergen off without declaring that there is none', () => {
  const doc = { _id: newId(), nombre: 'Pan', alergenos: ['gluten'], alergenosDeclarados: true };
  const { filas } = planTanda([doc as unknown as ProductoDoc], {
    que: 'alergenos',
    modo: 'no_contienen',
    alergenos: ['gluten'],
  });

  expect(filas[0]?.campos).toEqual([
    { campo: 'alergenos', antes: ['gluten'], despues: [] },
    { campo: 'alergenosDeclarados', antes: true, despues: false },
  ]);
});
