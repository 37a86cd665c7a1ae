import { LIMITES_LECTURA, formatCentimos, normalizeTexto, reglasCarta, toEuros } from '@carta/contracts';
import type { CampoColumna } from '@carta/contracts';
import { readSoloNombres } from './palabras/alergenos-texto';
import { isCabecera } from './tabla/cabecera';
import type { CartaLeida, DudaLeida, FilaLeida } from './palabras/fila-leida';
import { splitTabla } from './tabla/celdas';
import { readLineas } from './lineas/lineas';
import { readFilas } from './tabla/tabla';

/** These rules are in docs/reglas/carta.md#a-carta-read-from-a-text. */

/** As readCarta counts them, whatever ends a line where it was written. */
export const splitLineas = (texto: string, cuantas?: number): string[] =>
  texto.split(/\r\n|[\r\n\u2028\u2029]/, cuantas);

/** Reads a carta written as text; what is not sure of it is said, and nothing is thrown. */
export function readCarta(texto: string, columnas?: readonly CampoColumna[]): CartaLeida {
  const entero = texto.slice(0, LIMITES_LECTURA.textoMax);
  // half a line would be another price
  const cabe = entero.length < texto.length ? entero.slice(0, entero.lastIndexOf('\n') + 1) : entero;
  const lineas = splitLineas(cabe, LIMITES_LECTURA.lineasMax + 1);
  const tabla = splitTabla(cabe, isCabecera);
  const leida = tabla
    ? readTabla(tabla, columnas)
    : review(readLineas(lineas.slice(0, LIMITES_LECTURA.lineasMax).join('\n')));
  const faltas = [
    ...(cabe.length < texto.length
      ? [`El texto pasa de ${LIMITES_LECTURA.textoMax} caracteres: se lee hasta aquí.`]
      : []),
    ...(!tabla && lineas.length > LIMITES_LECTURA.lineasMax ? [demasiadas('líneas')] : []),
  ];
  const linea = Math.min(lineas.length, LIMITES_LECTURA.lineasMax);
  return { ...leida, dudas: [...leida.dudas, ...faltas.map((porque) => ({ linea, porque }))] };
}

/** Reads the rows of a sheet or of another program's export, with or without a header. */
export function readTabla(
  filas: readonly (readonly string[])[],
  columnas?: readonly CampoColumna[],
): CartaLeida {
  const { lineasMax } = LIMITES_LECTURA;
  const leida = review(readFilas(filas.slice(0, lineasMax), columnas));
  if (filas.length <= lineasMax) return leida;
  return { ...leida, dudas: [...leida.dudas, { linea: lineasMax, porque: demasiadas('filas') }] };
}

const demasiadas = (que: string): string =>
  `Hay más de ${LIMITES_LECTURA.lineasMax} ${que}: se lee hasta aquí.`;

function review({ filas, dudas, tabla }: CartaLeida): CartaLeida {
  const { filasMax } = LIMITES_LECTURA;
  const caben = filas.slice(0, filasMax);
  const [primera] = filas.slice(filasMax);
  const sobran = primera
    ? [
        {
          linea: primera.linea,
          porque: `Una carta puede tener como máximo ${filasMax} platos: se lee hasta aquí.`,
        },
      ]
    : [];
  const medianas = mediansOf(caben);
  const vistas = new Map<string, number>();
  return {
    filas: caben.map((fila) => {
      const clave = JSON.stringify([normalizeTexto(fila.categoria), normalizeTexto(fila.nombre)]);
      const antes = vistas.get(clave);
      vistas.set(clave, antes ?? fila.linea);
      const porques = [
        ...faltasOf(fila),
        ...(antes === undefined ? [] : [`Ya está en la línea ${antes}.`]),
        ...rarezas(fila, medianas.get(fila.categoria)),
        ...sinDeclarar(fila),
      ];
      const nuevas = porques.map((porque): DudaLeida => ({ linea: fila.linea, porque }));
      return nuevas.length === 0 ? fila : { ...fila, dudas: [...fila.dudas, ...nuevas] };
    }),
    dudas: [...dudas, ...sobran],
    ...(tabla ? { tabla } : {}),
  };
}

/** What the product's own rules would refuse. */
function faltasOf(fila: FilaLeida): string[] {
  const nombres = fila.formatos ?? [];
  return [
    reglasCarta.nombreProducto(fila.nombre),
    fila.categoria === '' ? null : reglasCarta.nombreCategoria(fila.categoria),
    reglasCarta.descripcion(fila.descripcion ?? ''),
    reglasCarta.formatos(nombres),
    ...nombres.map(({ nombre }) => reglasCarta.nombreFormato(nombre)),
    ...[fila.precio, ...nombres.map((formato) => formato.precio)].map((cuanto) =>
      cuanto === undefined ? null : reglasCarta.precio(toEuros(cuanto)),
    ),
  ].filter((mensaje) => mensaje !== null);
}

/** A description or the end of a name that only names allergens, where nothing is declared. */
function sinDeclarar({ alergenos, nombre, descripcion: dice = '' }: FilaLeida): string[] {
  if (alergenos !== undefined) return [];
  const [, ...detras] = nombre.split(/\s[—–-]\s/);
  return [dice, ...detras]
    .filter((texto) => readSoloNombres(texto).length > 1)
    .map((texto) => `«${texto}» parecen sus alérgenos: decláralos.`);
}

/** So many dishes of a categoría tell what it costs. */
const BASTANTES = 4;
/** A price that has lost its comma, or gained one, is further from the others than this. */
const VECES = 8;

function mediansOf(filas: readonly FilaLeida[]): Map<string, number> {
  const precios = new Map<string, number[]>();
  for (const { categoria, precio: cuanto, porPeso } of filas) {
    if (cuanto === undefined || porPeso) continue;
    const suyos = precios.get(categoria);
    if (suyos) suyos.push(cuanto);
    else precios.set(categoria, [cuanto]);
  }
  return new Map(
    [...precios]
      .filter(([, suyos]) => suyos.length >= BASTANTES)
      .map(([categoria, suyos]) => [
        categoria,
        suyos.sort((a, b) => a - b)[Math.floor(suyos.length / 2)] ?? 0,
      ]),
  );
}

function rarezas({ precio: cuanto, porPeso }: FilaLeida, mediana: number | undefined): string[] {
  if (cuanto === undefined || porPeso || mediana === undefined) return [];
  if (cuanto > mediana * VECES)
    return [`${formatCentimos(cuanto)} es mucho más que lo demás de su categoría.`];
  return cuanto * VECES < mediana
    ? [`${formatCentimos(cuanto)} es mucho menos que lo demás de su categoría.`]
    : [];
}
