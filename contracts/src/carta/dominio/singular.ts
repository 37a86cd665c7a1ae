const CON_ARTICULO = /^(?:el|la|los|las|un|una|unos|unas|tu|tus|su|sus)\s/i;

/** A word of so few letters ('los', 'más', 'mes') stays as it is. */
const CORTA = 3;

/** Endings of plurals, the longer ones first. */
const FINALES: readonly (readonly [RegExp, string])[] = [
  [/iones$/i, 'ión'],
  [/([aeiouáéíóú])ces$/i, '$1z'],
  [/([aeiouáéíóú][lrnd])es$/i, '$1'],
  [/s$/i, ''],
];

/** What one of a pase is called: 'Primeros' → 'Primero', 'Primeros platos' → 'Primer plato'. */
export function singularOf(nombre: string): string {
  if (CON_ARTICULO.test(nombre)) return nombre;
  return nombre
    .split(' ')
    .map(singularDePalabra)
    .join(' ')
    .replace(/\b(primer|tercer)o(?= \p{L}{3})/giu, '$1');
}

function singularDePalabra(palabra: string): string {
  if (palabra.length <= CORTA) return palabra;
  const [final, singular] = FINALES.find(([plural]) => plural.test(palabra)) ?? [];
  return final === undefined ? palabra : palabra.replace(final, singular ?? '');
}
