import { normalizeTexto } from '../../../plataforma/dominio/texto';
import type { Alergeno } from '../alergenos';
import { toAlergenoUnico } from './alergenos-texto';
import { toEtiqueta } from './palabras';

/** What each column of a sheet is, by its heading or by what stands in it. */

export interface Columnas {
  /** So many cells has a row. */
  ancho: number;
  nombre: number;
  categoria?: number;
  descripcion?: number;
  alergenos?: number;
  formato?: number;
  activo?: number;
  /** With a label they are formats or zones. */
  precios: { columna: number; etiqueta?: string }[];
  /** There are other tariffs ('Precio 2'), which are not read. */
  conTarifas: boolean;
  /** A column for each allergen, with a cross in it. */
  cruces: { columna: number; alergeno: Alergeno }[];
}

type Campo = 'nombre' | 'categoria' | 'descripcion' | 'alergenos' | 'formato' | 'activo';

/**
 * As sheets of houses and exports of tills call them; the first that is there counts. Square's are those of its export
 * of 2025 and of the one before, Revo's those that its manual names; Ágora and Last publish none, so theirs are the
 * words that such sheets use.
 */
const NOMBRES: Readonly<Record<Campo, RegExp>> = {
  nombre:
    /^(?:nombre(?: del)?(?: (?:producto|plato|articulo|boton))?|plato|producto|articulo|item(?: name)?|(?:product )?name|denominacion|nom|nome|product|titulo|referencia)$/,
  categoria:
    /^(?:categorias?(?: (?:del )?producto)?|familia|seccion|categor(?:y|ies)(?: name| id)?|id (?:de )?categoria|reporting category|grupo|subfamilia|departamento|apartado|section|nombre (?:categoria|familia))$/,
  descripcion: /^(?:descripcion(?: (?:larga|web))?|description|detalles?|info|ingredientes|descripcio)$/,
  alergenos: /^(?:alergenos|allergens?|allergies|al·?lergens|alerxenos)$/,
  formato:
    /^(?:formatos?(?: de venta)?|variaci(?:on|o)(?: name)?|variantes?|variation(?: name)?|tamanos?|size|medida)$/,
  activo: /^(?:activ[oa]|active|enabled|disponible|visible|en venta|habilitado)$/,
};
const PRECIO =
  /^(?:precios?|p ?v ?p|price|importe|tarifa|preu|prezo|euros?)(?: ?1)?(?: (?:de )?venta)?(?: (?:con|incl(?:uido)?) (?:iva|impuestos))?(?: (?:al )?publico)?(?: base)?$/;
const OTRA_TARIFA = /^(?:precios?|p ?v ?p|price|tarifa) ?[2-9]$/;
const ANTES_DE_ETIQUETA = /^(?:precios?|p\.?v\.?p\.?|price|tarifa|importe)\s+(?:de\s+|en\s+)?/i;

/** A sheet of a carta has fewer columns, and shorter headings. */
export const COLUMNAS_MAX = 100;
const TITULO_MAX = 60;

const llano = (celda: string): string =>
  celda.length > TITULO_MAX
    ? ''
    : normalizeTexto(celda.replace(/[()€.:*_-]+/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2'));

/** Null where the row is no heading: it has a name and something else that is known. */
export function readCabecera(fila: readonly string[]): Columnas | null {
  const celdas = fila.slice(0, COLUMNAS_MAX);
  const llanas = celdas.map(llano);
  const find = (campo: Campo): number => llanas.findIndex((celda) => NOMBRES[campo].test(celda));
  const nombre = find('nombre');
  const descripcion = find('descripcion');
  const precios = celdas.flatMap((celda, columna) => {
    if (PRECIO.test(llanas[columna] ?? '')) return [{ columna }];
    const etiqueta = toEtiqueta(celda.trim().replace(ANTES_DE_ETIQUETA, '').replace('1/2', '½'));
    return etiqueta === null || columna === nombre || NOMBRES.formato.test(llanas[columna] ?? '')
      ? []
      : [{ columna, etiqueta }];
  });
  const cruces = celdas.flatMap((celda, columna) => {
    const alergeno = toAlergenoUnico(celda);
    return alergeno === null ? [] : [{ columna, alergeno }];
  });
  const deNombre = nombre >= 0 ? nombre : descripcion;
  const campos = (['categoria', 'alergenos', 'formato', 'activo'] as const).map(
    (campo) => [campo, find(campo)] as const,
  );
  const hallados = campos.filter(([, columna]) => columna >= 0);
  if (deNombre < 0 || precios.length + hallados.length === 0) return null;
  const sinEtiqueta = precios.filter((precio) => !('etiqueta' in precio));
  return {
    ancho: celdas.length,
    nombre: deNombre,
    ...(nombre >= 0 && descripcion >= 0 ? { descripcion } : {}),
    ...Object.fromEntries(hallados),
    precios: sinEtiqueta.length > 0 && precios.length > sinEtiqueta.length ? sinEtiqueta : precios,
    conTarifas: llanas.some((celda) => OTRA_TARIFA.test(celda)),
    cruces: cruces.length > 1 ? cruces : [],
  };
}

const NUMERO = /^(?:€\s*)?\d{1,5}(?:[.,]\d{1,2})?\s*(?:€|eur(?:os)?)?$/i;

/** Without a heading, by content: prices, then names, of which few are the same, then what repeats. */
export function guessColumnas(filas: readonly (readonly string[])[]): Columnas | null {
  const ancho = filas.reduce((mayor, fila) => Math.max(mayor, fila.length), 0);
  const columnas = Array.from({ length: Math.min(ancho, 30) }, (_, columna) => {
    const celdas = filas.map((fila) => (fila[columna] ?? '').trim()).filter((celda) => celda !== '');
    const numeros = celdas.filter((celda) => NUMERO.test(celda));
    return {
      columna,
      conPrecio: numeros.length * 5 >= celdas.length * 4 && numeros.length > 0,
      conDecimales: numeros.filter((celda) => /[.,]\d|€/.test(celda)).length,
      conTexto:
        celdas.filter((celda) => /\p{L}{2}/u.test(celda)).length * 5 >= celdas.length * 4 &&
        celdas.length > 0,
      distintas: new Set(celdas).size,
      cuantas: celdas.length,
      largo: celdas.reduce((suma, celda) => suma + celda.length, 0) / (celdas.length || 1),
    };
  });
  const precio = columnas
    .filter(({ conPrecio }) => conPrecio)
    .sort((a, b) => b.conDecimales - a.conDecimales)[0];
  const textos = columnas.filter(({ conTexto }) => conTexto);
  const nombre = [...textos].sort(
    (a, b) => b.cuantas - a.cuantas || b.distintas - a.distintas || a.columna - b.columna,
  )[0];
  const deNombre =
    textos.find(
      ({ distintas, cuantas }) =>
        nombre && distintas * 10 >= nombre.distintas * 9 && cuantas === nombre.cuantas,
    ) ?? nombre;
  if (!precio || !deNombre) return null;
  const categoria = textos.find(
    ({ columna, distintas, cuantas }) => columna < deNombre.columna && distintas < cuantas,
  );
  const descripcion = textos.find(
    ({ columna, largo }) => columna > deNombre.columna && largo > deNombre.largo,
  );
  return {
    ancho,
    nombre: deNombre.columna,
    ...(categoria ? { categoria: categoria.columna } : {}),
    ...(descripcion ? { descripcion: descripcion.columna } : {}),
    precios: [{ columna: precio.columna }],
    conTarifas: false,
    cruces: [],
  };
}
