import 'reflect-metadata';
import { ValidationPipe } from '@nestjs/common';
import * as fc from 'fast-check';
import { CrearLlamadaDto } from '../../llamadas/dto/llamadas.dto';
import { OpcionDto } from '../../opciones/dto/opcion.dto';
import { CrearPedidoDto } from '../../pedidos/entrada/crear-pedido.dto';
import { CobrarDto } from '../../pedidos/movimientos/cobros.dto';
import { acepta } from './aceptador';
import type { ClaseDto } from './aceptador';

const ID = '6b0525e6a9419657b62e6a44';

/** Bodies that are well-formed, with everything that may be in them. */
const CUERPOS: readonly [ClaseDto, Record<string, unknown>][] = [
  [
    CrearPedidoDto,
    {
      restaurante: ID,
      mesa: 4,
      notas: 'Sin prisa',
      evita: ['gluten'],
      productos: [
        { productoId: ID, nombre: 'Caña', cantidad: 2, precio: 2.2 },
        { nombre: 'Secreto', cantidad: 1, precio: 14, notas: 'Poco hecho', formato: ID, opciones: [ID] },
      ],
    },
  ],
  [
    OpcionDto,
    {
      nombre: 'Punto',
      min: 1,
      max: 1,
      valores: [{ nombre: 'Al punto', suplemento: 0, alergenos: [], alergenosDeclarados: true }],
    },
  ],
  [CobrarDto, { lineas: [{ linea: ID, unidades: 2 }], forma: 'tarjeta', rev: 7 }],
  [
    CrearLlamadaDto,
    { restaurante: ID, mesa: 4, tipo: 'cuenta', pago: 'tarjeta', reparto: { modo: 'iguales', partes: 3 } },
  ],
];

const pipe = new ValidationPipe({
  whitelist: true,
  forbidNonWhitelisted: true,
  forbidUnknownValues: true,
  stopAtFirstError: true,
});

const isTaken = (clase: ClaseDto, body: unknown): Promise<boolean> =>
  pipe.transform(body, { type: 'body', metatype: clase }).then(
    () => true,
    () => false,
  );

const cualquiera = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    undefined,
    '',
    ID,
    0,
    -1,
    1.005,
    51,
    NaN,
    true,
    {},
    [],
    [{}],
    [null],
    ['gluten'],
    'cuenta',
  ),
  fc.jsonValue(),
);

/** Every place in a body where something else may stand: its fields, and those of what is in it. */
function lugaresDe(valor: unknown): string[][] {
  if (typeof valor !== 'object' || valor === null) return [];
  return Object.entries(valor).flatMap(([campo, suyo]) => [
    [campo],
    ...lugaresDe(suyo).map((resto) => [campo, ...resto]),
  ]);
}

function put(valor: unknown, [campo = '', ...resto]: readonly string[], otro: unknown): unknown {
  const copia = structuredClone(valor) as Record<string, unknown>;
  copia[campo] = resto.length === 0 ? otro : put(copia[campo], resto, otro);
  return copia;
}

it.each(CUERPOS)('takes a well-formed body, as class-validator does: %p', async (clase, body) => {
  expect(acepta(clase, body)).toBe(true);
  expect(await isTaken(clase, structuredClone(body))).toBe(true);
});

it.each(CUERPOS)('takes of all others none that class-validator refuses: %p', async (clase, body) => {
  const lugares = [...lugaresDe(body), ['otro'], ...Object.keys(body).map((campo) => [campo, 'otro'])];
  const cambio = fc.record({ lugar: fc.constantFrom(...lugares), otro: cualquiera });
  await fc.assert(
    fc.asyncProperty(fc.array(cambio, { minLength: 1, maxLength: 2 }), async (cambios) => {
      let cambiado: unknown = body;
      for (const { lugar, otro } of cambios) {
        try {
          cambiado = put(cambiado, lugar, otro);
        } catch {
          // that place is gone by the change before
        }
      }
      if (acepta(clase, cambiado)) expect(await isTaken(clase, structuredClone(cambiado))).toBe(true);
    }),
    { numRuns: 400 },
  );
});

it('knows nothing of a class without rules, of a field without one, or of what is not plain', () => {
  class Nada {}
  expect(acepta(Nada, {})).toBe(false);
  expect(acepta(CobrarDto, { ...CUERPOS[2]?.[1], sobra: 1 })).toBe(false);
  expect(acepta(CobrarDto, Object.assign(Object.create({ forma: 'tarjeta' }) as object, { rev: 1 }))).toBe(
    false,
  );
});
