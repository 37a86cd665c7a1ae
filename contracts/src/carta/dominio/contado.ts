/**
 * A unit of a product counts as `n` of this in the kitchen's totals: 2 'hamburguesas'
 * (docs/reglas/carta.md#the-carta).
 */
export interface Contado {
  nombre: string;
  n: number;
}

/** Returns '2 hamburguesas, 1 pan'; `parseContados` reads it back. */
export function textoContados(contados: readonly Contado[]): string {
  return contados.map(({ nombre, n }) => `${n} ${nombre}`).join(', ');
}

/** Reads '2 hamburguesas, pan', with commas or 'y' between them; one without a number is one. */
export function parseContados(texto: string): Contado[] {
  return texto
    .split(/,|\sy\s/)
    .map((parte) => parte.trim())
    .filter((parte) => parte !== '')
    .map((parte) => {
      const [, n, nombre] = /^(\d+)(?:\s*[x×])?\s+(.+)$/i.exec(parte) ?? [];
      return n === undefined || nombre === undefined
        ? { nombre: parte, n: 1 }
        : { nombre: nombre.trim(), n: Number(n) };
    });
}
