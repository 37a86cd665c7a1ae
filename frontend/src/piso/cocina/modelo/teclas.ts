export type Orden =
  | { tipo: 'cifra'; cifra: number }
  | { tipo: 'mover'; pasos: 1 | -1 }
  | { tipo: 'deshacer' | 'enterado' | 'filtrar' | 'recientes' | 'totales' | 'ayuda' };

export const TECLAS = [
  { tecla: '1–9', hace: 'Elige un pedido por su número; el de dos cifras, con las dos seguidas' },
  { tecla: '← ↑ ↓ →', hace: 'Elige el pedido anterior o el siguiente' },
  { tecla: 'Intro', hace: 'Mueve el pedido elegido, como un toque en su cabecera' },
  { tecla: 'E', hace: 'Enterado: del cambio de mesa, o de lo cancelado, del pedido elegido' },
  { tecla: 'Z', hace: 'Deshace lo último que se ha hecho en esta pantalla' },
  { tecla: 'F', hace: 'Cambia entre Todo, Cocina y Barra' },
  { tecla: 'R', hace: 'Abre o cierra Recientes' },
  { tecla: 'T', hace: 'Abre o cierra los totales' },
  { tecla: '?', hace: 'Muestra esta ayuda' },
] as const;

const ORDENES: Readonly<Record<string, Orden>> = {
  ArrowRight: { tipo: 'mover', pasos: 1 },
  ArrowDown: { tipo: 'mover', pasos: 1 },
  ArrowLeft: { tipo: 'mover', pasos: -1 },
  ArrowUp: { tipo: 'mover', pasos: -1 },
  e: { tipo: 'enterado' },
  z: { tipo: 'deshacer' },
  f: { tipo: 'filtrar' },
  r: { tipo: 'recientes' },
  t: { tipo: 'totales' },
  '?': { tipo: 'ayuda' },
};

export interface Pulsacion {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  repeat: boolean;
}

/** Returns null for the browser's own keys and for held keys, except arrows. */
export function ordenOf({ key, ctrlKey, metaKey, altKey, repeat }: Pulsacion): Orden | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (/^\d$/.test(key)) return repeat ? null : { tipo: 'cifra', cifra: Number(key) };
  const orden = ORDENES[key.length === 1 ? key.toLowerCase() : key] ?? null;
  return repeat && orden?.tipo !== 'mover' ? null : orden;
}

/** `en` is in ms. */
export interface Tecleada {
  cifra: number;
  en: number;
}

/** A second digit joins the first within this time (ms). */
const SEGUIDAS_MS = 1_500;

export const MAX_TECLEADO = 99;

/** Joins the previous digit if that number exists, else stands alone; null when there is none. */
export function numeroOf(
  numeros: readonly number[],
  { cifra, en }: Tecleada,
  anterior: Tecleada | null,
): number | null {
  const seguida = anterior !== null && en - anterior.en < SEGUIDAS_MS;
  const juntas = seguida ? anterior.cifra * 10 + cifra : cifra;
  return [juntas, cifra].find((numero) => numeros.includes(numero)) ?? null;
}

/** `elegido` is −1 when none is chosen. */
export function eleccionOf(pasos: 1 | -1, elegido: number, cuantos: number): number | null {
  if (cuantos === 0) return null;
  if (elegido < 0) return pasos > 0 ? 0 : cuantos - 1;
  return Math.min(Math.max(elegido + pasos, 0), cuantos - 1);
}
