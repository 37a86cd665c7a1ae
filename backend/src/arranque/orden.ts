import { PROGRAMA, isAyuda } from '../plataforma/config/programa';
import type { Programa } from '../plataforma/config/programa';

/** What the words after the program's name ask of it. */
export type Orden =
  | { readonly es: 'servir' }
  | { readonly es: 'comando'; readonly comando: Comando; readonly resto: readonly string[] }
  | { readonly es: 'salud'; readonly que: 'viva' | 'lista' }
  | { readonly es: 'dicho'; readonly texto: string; readonly isError: boolean };

const COMANDOS = ['datos', 'cuenta'] as const;
export type Comando = (typeof COMANDOS)[number];

/** A word that is not known is refused: whoever mistypes a command must not get a server in its place. */
export function readOrden(palabras: readonly string[], programa: Programa = PROGRAMA): Orden {
  const [palabra, ...resto] = palabras;
  if (palabra === undefined) return { es: 'servir' };
  const comando = COMANDOS.find((conocido) => conocido === palabra);
  if (comando) return { es: 'comando', comando, resto };
  if (isAyuda(palabra)) return { es: 'dicho', texto: usoDe(programa), isError: false };
  if (palabra === '--version') return { es: 'dicho', texto: programa.version, isError: false };
  if (palabra === 'salud' && ['viva', 'lista'].includes(resto[0] ?? 'viva') && resto.length < 2) {
    return { es: 'salud', que: resto[0] === 'lista' ? 'lista' : 'viva' };
  }
  const texto = `No se entiende '${palabras.join(' ')}'.\n\n${usoDe(programa)}`;
  return { es: 'dicho', texto, isError: true };
}

function usoDe({ isPaquete }: Programa): string {
  const [servir, con, datos, cuenta] = isPaquete
    ? ['carta', 'carta', 'carta datos', 'carta cuenta']
    : ['npm start', 'npm start --', 'npm run datos --', 'npm run cuenta --'];
  const filas = [
    [servir, 'sirve el producto, con los ajustes del .env de esta carpeta'],
    [`${datos} …`, 'todo fuera y dentro: exportar, importar, copia, comprobar'],
    [`${cuenta} …`, 'las cuentas y sus planes'],
    [`${con} salud [lista]`, 'si lo que sirve con estos ajustes vive, o si además puede tomar pedidos'],
    [`${con} --version`, 'qué versión es esta'],
    [`${con} --help`, 'esto'],
  ] as const;
  const ancho = Math.max(...filas.map(([orden]) => orden.length)) + 2;
  return `Uso: ${filas.map(([orden, que]) => `${orden.padEnd(ancho)}${que}`).join('\n     ')}`;
}
