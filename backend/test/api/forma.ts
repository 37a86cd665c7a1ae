/** A value that an answer may have. */
type Hoja = (valor: unknown) => boolean;

/**
 * What an answer looks like: exactly these keys, each of its kind. A key that ends in `?` may be
 * missing; a list has one form for all it holds.
 */
export type Forma = Hoja | readonly [Forma] | { readonly [clave: string]: Forma };

export const texto: Hoja = (valor) => typeof valor === 'string';
export const siONo: Hoja = (valor) => typeof valor === 'boolean';
export const entero: Hoja = (valor) => Number.isSafeInteger(valor);
export const nulo: Hoja = (valor) => valor === null;
export const id: Hoja = (valor) => typeof valor === 'string' && /^[0-9a-f]{24}$/.test(valor);
/** Euros, with at most two decimals. */
export const euros: Hoja = (valor) =>
  typeof valor === 'number' && Math.abs(valor * 100 - Math.round(valor * 100)) < 1e-6;
/** ISO 8601, in UTC. */
export const instante: Hoja = (valor) => typeof valor === 'string' && new Date(valor).toJSON() === valor;
export const dia: Hoja = (valor) => typeof valor === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(valor);
export const unoDe =
  (...valores: readonly unknown[]): Hoja =>
  (valor) =>
    valores.includes(valor);
export const oNulo =
  (forma: Forma): Hoja =>
  (valor) =>
    valor === null || diferencias(valor, forma).length === 0;

/** Where a value is not of a form; empty when it is. */
export function diferencias(valor: unknown, forma: Forma, donde = 'data'): string[] {
  if (typeof forma === 'function') return forma(valor) ? [] : [`${donde}: ${JSON.stringify(valor)}`];
  if (isLista(forma)) {
    if (!Array.isArray(valor)) return [`${donde} is no list`];
    return valor.flatMap((elemento, i) => diferencias(elemento, forma[0], `${donde}[${i}]`));
  }
  if (typeof valor !== 'object' || valor === null || Array.isArray(valor)) return [`${donde} is no object`];
  return camposDistintos(valor as Record<string, unknown>, forma, donde);
}

function camposDistintos(
  valor: Record<string, unknown>,
  forma: { readonly [clave: string]: Forma },
  donde: string,
): string[] {
  const formas = new Map(Object.entries(forma).map(([clave, de]) => [clave.replace('?', ''), { clave, de }]));
  const sobran = Object.keys(valor).filter((clave) => !formas.has(clave));
  return [
    ...sobran.map((clave) => `${donde}.${clave} is too much`),
    ...[...formas].flatMap(([nombre, { clave, de }]) => {
      if (nombre in valor) return diferencias(valor[nombre], de, `${donde}.${nombre}`);
      return clave.endsWith('?') ? [] : [`${donde}.${nombre} is missing`];
    }),
  ];
}

function isLista(forma: Forma): forma is readonly [Forma] {
  return Array.isArray(forma);
}
