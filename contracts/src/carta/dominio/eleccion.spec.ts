// Longer than most: the rules of choosing from a dish are tried case by case and as properties.
import fc from 'fast-check';
import { ALERGENOS } from './alergenos';
import { priceComanda, totalComanda } from '../../servicio/dominio/pedido/comanda';
import { centimos } from '../../plataforma/dominio/dinero';
import { claveOf, elegir, hasEleccion, isPorElegir } from './eleccion';
import type { Elegible, FormatoElegible, OpcionElegible, Seleccion } from './eleccion';

const nombre = fc.string({ minLength: 1, maxLength: 8 });
const precio = fc.integer({ min: 0, max: 99_999 }).map(centimos);
const alergenos = fc.subarray([...ALERGENOS]);
const disponible = fc.integer({ min: 0, max: 9 }).map((azar) => azar > 0);

/** Dishes contain whatever a house may write; their ids are unique, as the database's are. */
const plato: fc.Arbitrary<Elegible & { id: string; tipo: 'comida' }> = fc
  .record({
    nombre,
    precio,
    disponible,
    alergenos,
    alergenosDeclarados: fc.boolean(),
    formatos: fc.array(fc.record({ nombre, precio, disponible, alergenos }), { maxLength: 4 }),
    opciones: fc.array(
      fc.record({
        nombre,
        rango: fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 1, max: 3 })),
        valores: fc.array(
          fc.record({ nombre, suplemento: precio, disponible, alergenos, alergenosDeclarados: fc.boolean() }),
          { minLength: 1, maxLength: 5 },
        ),
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ formatos, opciones, ...resto }) => ({
    ...resto,
    id: 'p',
    tipo: 'comida',
    formatos: formatos.map((formato, i): FormatoElegible => ({ ...formato, id: `f${i}` })),
    opciones: opciones.map(({ rango, valores, ...opcion }, i): OpcionElegible => ({
      ...opcion,
      min: Math.min(...rango),
      max: Math.max(...rango),
      valores: valores.map((valor, j) => ({ ...valor, id: `v${i}-${j}` })),
    })),
  }));

const idsOf = ({ opciones }: Elegible): string[] =>
  opciones.flatMap(({ valores }) => valores.map(({ id }) => id));

const elegido = plato.chain((producto) =>
  fc.record({
    producto: fc.constant(producto),
    seleccion: fc.record({
      formato: fc.constantFrom(...producto.formatos.map(({ id }) => id), undefined),
      opciones: fc.shuffledSubarray(idsOf(producto)),
    }),
  }),
);

/** Works the price out by hand: the size's, or the dish's, and each supplement. */
function precioAMano(producto: Elegible, { formato, opciones = [] }: Seleccion): number {
  let suma: number = (producto.formatos.find(({ id }) => id === formato) ?? producto.formatos[0] ?? producto)
    .precio;
  for (const { valores } of producto.opciones) {
    for (const { id, suplemento } of valores) if (opciones.includes(id)) suma += suplemento;
  }
  return suma;
}

describe('what is chosen of a dish', () => {
  it('costs the sum of its parts, to the céntimo', () => {
    fc.assert(
      fc.property(elegido, ({ producto, seleccion }) => {
        const eleccion = elegir(producto, seleccion);
        expect(eleccion.precio).toBe(precioAMano(producto, seleccion));
        expect(eleccion.opciones).toHaveLength(seleccion.opciones.length);
      }),
    );
  });

  it('is the same whatever the order in which it was chosen', () => {
    fc.assert(
      fc.property(elegido, ({ producto, seleccion }) => {
        const alReves = { ...seleccion, opciones: seleccion.opciones.toReversed() };
        expect(elegir(producto, alReves)).toEqual(elegir(producto, seleccion));
        expect(claveOf(alReves)).toBe(claveOf(seleccion));
      }),
    );
  });

  it('contains what any of its parts contains, and is declared only if all of them are', () => {
    fc.assert(
      fc.property(elegido, ({ producto, seleccion }) => {
        const valores = producto.opciones
          .flatMap((opcion) => opcion.valores)
          .filter(({ id }) => seleccion.opciones.includes(id));
        const formato = producto.formatos.find(({ id }) => id === seleccion.formato);
        const partes = [producto, ...valores];
        const { alergenos: contiene, alergenosDeclarados } = elegir(producto, seleccion);
        expect(new Set(contiene)).toEqual(
          new Set([...partes.flatMap((parte) => parte.alergenos), ...(formato?.alergenos ?? [])]),
        );
        expect(alergenosDeclarados).toBe(partes.every((parte) => parte.alergenosDeclarados));
      }),
    );
  });

  it('cannot be ordered with an id that is not the dish’s, or twice the same', () => {
    fc.assert(
      fc.property(elegido, fc.nat(), ({ producto, seleccion }, donde) => {
        const { opciones } = seleccion;
        const noExiste = { motivo: 'no_existe' };
        if (opciones.length > 0) {
          const ajena = opciones.with(donde % opciones.length, 'ajena');
          const repetidas = [...opciones, ...opciones.slice(0, 1)];
          expect(elegir(producto, { ...seleccion, opciones: ajena }).problema).toEqual(noExiste);
          expect(elegir(producto, { ...seleccion, opciones: repetidas }).problema).toEqual(noExiste);
        }
        expect(elegir(producto, { ...seleccion, formato: 'ajeno' }).problema).toEqual(noExiste);
        expect(elegir(producto, { ...seleccion, opciones: [...opciones, 'ajena'] }).problema).toEqual(
          noExiste,
        );
      }),
    );
  });

  it('can be ordered only if all of it is for sale and each question has as many answers as it takes', () => {
    fc.assert(
      fc.property(elegido, ({ producto, seleccion }) => {
        const { problema } = elegir(producto, seleccion);
        const formato = producto.formatos.find(({ id }) => id === seleccion.formato);
        const isBuena =
          producto.disponible &&
          (producto.formatos.length === 0 || formato?.disponible === true) &&
          producto.opciones.every(({ min, max, valores }) => {
            const elegidos = valores.filter(({ id }) => seleccion.opciones.includes(id));
            return (
              elegidos.length >= min && elegidos.length <= max && elegidos.every((valor) => valor.disponible)
            );
          });
        expect(problema === null).toBe(isBuena);
        if (isBuena) expect(hasEleccion(producto)).toBe(true);
      }),
    );
  });

  it('is charged as it is shown: the order of a phone that shows this price is taken, of any other refused', () => {
    fc.assert(
      fc.property(
        elegido,
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: -500, max: 500 }),
        ({ producto, seleccion }, cantidad, error) => {
          const { precio: mostrado, problema } = elegir(producto, seleccion);
          const pedida = {
            ...seleccion,
            productoId: 'p',
            nombre: producto.nombre,
            cantidad,
            precio: mostrado,
          };
          const comanda = priceComanda([pedida], [producto]);
          if (problema?.motivo === 'falta_formato') {
            // The price may reveal the formato, but never one that costs something else.
            if (comanda.ok) expect(comanda.lineas[0]?.eleccion.precio).toBe(mostrado);
            return;
          }
          expect(comanda.ok).toBe(problema === null);
          if (comanda.ok) expect(totalComanda(comanda.lineas)).toBe(mostrado * cantidad);
          if (error !== 0) {
            const equivocada = { ...pedida, precio: centimos(mostrado + error) };
            expect(priceComanda([equivocada], [producto]).ok).toBe(false);
          }
        },
      ),
    );
  });
});

describe('a dish that says nothing of its parts', () => {
  const plano: Elegible = {
    nombre: 'Tortilla',
    precio: centimos(850),
    disponible: true,
    alergenos: ['huevos'],
    alergenosDeclarados: true,
    formatos: [],
    opciones: [],
  };

  it('is itself', () => {
    expect(elegir(plano, {})).toEqual({
      precio: 850,
      opciones: [],
      alergenos: ['huevos'],
      alergenosDeclarados: true,
      problema: null,
    });
    expect([isPorElegir(plano), isPorElegir({}), claveOf({})]).toEqual([false, false, '']);
  });

  it('cannot be ordered where too little is left of what has to be chosen', () => {
    const valor = {
      id: 'v',
      nombre: 'Hecha',
      suplemento: centimos(0),
      alergenos: [],
      alergenosDeclarados: true,
    };
    const punto = { nombre: 'Punto', min: 1, max: 1, valores: [{ ...valor, disponible: false }] };
    const tapa = { id: 'f', nombre: 'Tapa', precio: centimos(300), disponible: false, alergenos: [] };
    expect(hasEleccion({ ...plano, opciones: [punto] })).toBe(false);
    expect(hasEleccion({ ...plano, opciones: [{ ...punto, min: 0 }] })).toBe(true);
    expect(hasEleccion({ ...plano, formatos: [tapa] })).toBe(false);
    expect(hasEleccion({ ...plano, formatos: [tapa, { ...tapa, id: 'g', disponible: true }] })).toBe(true);
    expect(isPorElegir({ ...plano, opciones: [punto] })).toBe(true);
  });
});
