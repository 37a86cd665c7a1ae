import { LIMITES, rutasGestion } from '@carta/contracts';
import type { Formato, LineaPedidaRequest, Opcion, Producto, ValorOpcion } from '@carta/contracts';
import type { Respuesta, TestApp } from './app';
import type { Local } from './local';

/** Dishes that are chosen of, as their owner's screens make them, and what a phone orders of them. */
export interface Platos {
  punto: Opcion;
  extras: Opcion;
  /** Tapa 3,50 € · Media 6 € · Ración 10 €, with gluten; the ración also with eggs. */
  croquetas: Producto;
  /** 12 €; asks its punto (one) and its extras (up to two). */
  burger: Producto;
}

export async function buildPlatos(app: TestApp, { token }: Local): Promise<Platos> {
  const send = async <T>(answer: Promise<Respuesta<T>>): Promise<T> => {
    const { status, body } = await answer;
    if (status !== 201) throw new Error(`${status}: ${body.message}`);
    return body.data;
  };
  const categoria = (await app.get<{ _id: string }[]>(rutasGestion.categorias(), { token })).body.data[0]
    ?._id;
  const opcion = (body: object) => send(app.post<Opcion>(rutasGestion.opciones(), { token, body }));
  const producto = (body: object) =>
    send(app.post<Producto>(rutasGestion.productos(), { token, body: { categoria, ...body } }));
  const [punto, extras] = await Promise.all([
    opcion({
      nombre: 'Punto de la carne',
      min: 1,
      max: 1,
      valores: ['Poco hecha', 'Al punto', 'Muy hecha'].map((nombre) => ({
        nombre,
        suplemento: 0,
        alergenos: [],
        alergenosDeclarados: true,
      })),
    }),
    opcion({
      nombre: 'Extras',
      min: 0,
      max: 2,
      valores: [
        { nombre: 'Queso', suplemento: '1,50', alergenos: ['lacteos'] },
        { nombre: 'Huevo', suplemento: 1.2, alergenos: ['huevos'] },
        { nombre: 'Salsa de la casa', suplemento: 0 },
      ],
    }),
  ]);
  const croquetas = await producto({
    nombre: 'Croquetas',
    precio: 3.5,
    alergenos: ['gluten'],
    formatos: [
      { nombre: 'Tapa', precio: 3.5 },
      { nombre: 'Media', precio: 6 },
      { nombre: 'Ración', precio: '10,00', alergenos: ['huevos'] },
    ],
  });
  const burger = await producto({
    nombre: 'Hamburguesa',
    precio: 12,
    alergenos: ['gluten'],
    opciones: [punto._id, extras._id],
  });
  return { punto, extras, croquetas, burger };
}

/** A line that says as much as a line may: four values of the longest names, and a note; some 2 KB as it is stored. */
export async function buildProlijo(app: TestApp, { token }: Local): Promise<LineaPedidaRequest> {
  const { body: categorias } = await app.get<{ _id: string }[]>(rutasGestion.categorias(), { token });
  const nombre = (inicial: string): string => inicial + '漢'.repeat(LIMITES.nombreOpcionMax - 1);
  const crear = (inicial: string) =>
    app.post<Opcion>(rutasGestion.opciones(), {
      token,
      body: { nombre: nombre(inicial), min: 1, max: 1, valores: [{ nombre: nombre('v'), suplemento: 0 }] },
    });
  const opciones = (await Promise.all(['a', 'b', 'c', 'd'].map(crear))).map(({ body }) => body.data);
  const { status, body } = await app.post<Producto>(rutasGestion.productos(), {
    token,
    body: {
      nombre: 'Prolijo',
      precio: 1,
      categoria: categorias.data[0]?._id,
      opciones: opciones.map(({ _id }) => _id),
    },
  });
  if (status !== 201) throw new Error(`${status}: ${body.message}`);
  return lineaOf(body.data, 1, {
    notas: '漢'.repeat(LIMITES.notasLinea),
    opciones: opciones.flatMap(({ valores }) => valores.map(({ _id }) => _id)),
  });
}

/** The part of this name; a test that names none has a mistake. */
export function named<T extends Formato | ValorOpcion>(partes: readonly T[] | undefined, nombre: string): T {
  const parte = partes?.find((candidata) => candidata.nombre === nombre);
  if (!parte) throw new Error(`There is no ${nombre}`);
  return parte;
}

/** One unit of a dish as it is chosen. */
export const lineaOf = (
  { _id, nombre }: Producto,
  precio: number,
  eleccion: Pick<LineaPedidaRequest, 'formato' | 'opciones' | 'notas' | 'cantidad'> | object = {},
): LineaPedidaRequest => ({ productoId: _id, nombre, precio, cantidad: 1, ...eleccion });

/** Rodaballo, 6,50 € / 100 g: a piece is 19,50 € until it is weighed. */
export async function buildPorPeso(app: TestApp, token: string): Promise<Producto> {
  const categorias = await app.get<{ _id: string }[]>(rutasGestion.categorias(), { token });
  const { status, body } = await app.post<Producto>(rutasGestion.productos(), {
    token,
    body: {
      nombre: 'Rodaballo',
      precio: '6,50',
      categoria: categorias.body.data[0]?._id,
      porPeso: { unidad: '100 g', gramosEstimados: 300 },
    },
  });
  if (status !== 201) throw new Error(`${status}: ${body.message}`);
  return body.data;
}
