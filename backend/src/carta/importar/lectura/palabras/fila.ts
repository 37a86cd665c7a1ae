import { printEuros } from '@carta/contracts';
import type { Centimos } from '@carta/contracts';
import type { FilaLeida, FormatoLeido } from './fila-leida';
import type { Articulo, Cantidad } from './articulos';
import { inMayuscula, isZona, isZonaMesa } from './palabras';

/** The columns of prices that stand above a row. */
export interface Columnas {
  etiquetas: readonly string[];
  /** Another title has come since. */
  deAntes: boolean;
}

type Precios = Pick<FilaLeida, 'precio' | 'formatos' | 'porPeso'> & { dudas: string[] };

const MEDIA = /^(?:media|½|mitja)/iu;

export function toFila(
  articulo: Articulo,
  linea: number,
  categoria: string,
  columnas: Columnas | null,
): FilaLeida {
  const { nombre, descripcion, cantidades, alergenos, dudas } = articulo;
  const { dudas: dePrecios, ...precios } = toPrecios(cantidades, columnas);
  return {
    linea,
    categoria,
    nombre,
    ...(descripcion === '' ? {} : { descripcion }),
    ...precios,
    ...(alergenos ? { alergenos } : {}),
    dudas: [...dudas, ...dePrecios].map((porque) => ({ linea, porque })),
  };
}

/** What the prices of a row are of; a doubt where they do not say it. */
export function toPrecios(cantidades: readonly Cantidad[], columnas: Columnas | null): Precios {
  const { conEtiqueta, dudas } = withEtiquetas(cantidades, columnas);
  const puestas = conEtiqueta.flatMap(({ importe, etiqueta }) =>
    importe?.precio === undefined ? [] : [{ precio: importe.precio, etiqueta }],
  );
  const unidad = cantidades.find(({ importe }) => importe?.unidad)?.importe?.unidad;
  const [primera] = puestas;
  if (!primera) return { dudas };
  const { precio } = primera;
  if (unidad && cantidades.length > 1)
    return { precio, dudas: [...dudas, 'Uno de sus precios es por peso: di cuál vale.'] };
  if (unidad) return { precio, porPeso: { unidad }, dudas };
  if (conEtiqueta.length === 1) {
    const { etiqueta = '' } = primera;
    return {
      precio,
      dudas: MEDIA.test(etiqueta) ? [...dudas, `El único precio es el de «${etiqueta}».`] : dudas,
    };
  }
  const formatos = puestas.flatMap(({ etiqueta, precio: suyo }) =>
    etiqueta ? [{ nombre: etiqueta, precio: suyo }] : [],
  );
  if (formatos.length < puestas.length)
    return { precio, dudas: [...dudas, dudaDeVarios(puestas.map((puesta) => puesta.precio))] };
  if (formatos.some(({ nombre }) => isZona(nombre))) return toPrecioDeZona(formatos, dudas);
  return toFormatos(formatos, dudas);
}

export function toFormatos(formatos: readonly FormatoLeido[], dudas: readonly string[]): Precios {
  const [primero] = formatos;
  if (!primero) return { dudas: [...dudas] };
  const nombres = new Set(formatos.map(({ nombre }) => nombre.toLowerCase()));
  const repetidos = nombres.size < formatos.length ? ['Hay dos formatos con el mismo nombre.'] : [];
  return {
    precio: primero.precio,
    ...(formatos.length > 1 ? { formatos: [...formatos] } : {}),
    dudas: [...dudas, ...repetidos],
  };
}

const dudaDeVarios = (precios: readonly Centimos[]): string =>
  `Hay ${precios.length} precios (${precios.map(printEuros).join(', ')}) y no se sabe de qué es cada uno.`;

function toPrecioDeZona(precios: readonly FormatoLeido[], dudas: readonly string[]): Precios {
  const [primero] = precios;
  const deMesa = precios.find(({ nombre }) => isZonaMesa(nombre)) ?? primero;
  if (!deMesa) return { dudas: [...dudas] };
  const todos = precios
    .map(({ nombre, precio }) => `${nombre.toLowerCase()} ${printEuros(precio)}`)
    .join(', ');
  const duda = `Cambia según dónde se sirve (${todos}): se lee ${printEuros(deMesa.precio)}. Los demás se ponen en «Zonas y precios».`;
  return { precio: deMesa.precio, dudas: [...dudas, duda] };
}

function withEtiquetas(
  cantidades: readonly Cantidad[],
  columnas: Columnas | null,
): { conEtiqueta: Cantidad[]; dudas: string[] } {
  const sin = cantidades.filter(({ etiqueta }) => etiqueta === undefined);
  if (sin.length === 0) return { conEtiqueta: [...cantidades], dudas: [] };
  if (sin.length < cantidades.length) return withRacion(cantidades, sin);
  const deZonas = columnas?.etiquetas.every(isZona) ?? false;
  if (cantidades.length === 1) {
    const isSuelto = columnas === null || columnas.deAntes;
    return {
      conEtiqueta: [...cantidades],
      dudas: isSuelto ? [] : [`Hay un solo precio para ${columnas.etiquetas.join(', ')}: mira de qué es.`],
    };
  }
  if (columnas?.etiquetas.length !== cantidades.length) return { conEtiqueta: [...cantidades], dudas: [] };
  return {
    conEtiqueta: cantidades.map((cantidad, i) => {
      const etiqueta = columnas.etiquetas[i];
      return etiqueta === undefined ? cantidad : { ...cantidad, etiqueta: inMayuscula(etiqueta) };
    }),
    dudas:
      columnas.deAntes && !deZonas
        ? [`Se lee como ${columnas.etiquetas.join(' y ').toLowerCase()}, por el título de más arriba.`]
        : [],
  };
}

/** 'Croquetas 10 / media 6': the other one is the whole. */
function withRacion(
  cantidades: readonly Cantidad[],
  sin: readonly Cantidad[],
): { conEtiqueta: Cantidad[]; dudas: string[] } {
  const conMedia = cantidades.some(({ etiqueta }) => MEDIA.test(etiqueta ?? ''));
  const conRacion = cantidades.some(({ etiqueta }) => /^raci/iu.test(etiqueta ?? ''));
  if (sin.length > 1 || !conMedia || conRacion) return { conEtiqueta: [...cantidades], dudas: [] };
  return {
    conEtiqueta: cantidades.map((cantidad) => ({ etiqueta: 'Ración', ...cantidad })),
    dudas: ['El precio sin nombre se lee como el de la ración.'],
  };
}
