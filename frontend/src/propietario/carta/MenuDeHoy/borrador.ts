import type { Declarado, Tramo } from '@carta/contracts';
import { almacenLocal, parseJson } from '../../../shared/lib/almacen';

/** What was written and not published yet; it stays on this device. */
export interface Borrador {
  texto: string;
  /** The published text that writing began with. */
  base: string;
  /** What dishes contain, by `claveDePlato`. */
  declarados: Record<string, Declarado>;
  /** What comes with the menu contains. */
  propio?: Declarado;
  horas?: readonly Tramo[];
  /** Of the first menu alone. */
  categoria?: string;
  /** The last try to publish: the same content keeps its clave, also after a reload. */
  intento?: { firma: string; clave: string };
}

/** @param producto absent: the first menu of a house. */
export const nombreDelBorrador = (restaurante: string, producto = 'nuevo'): string =>
  `carta.menu-de-hoy.${restaurante}.${producto}`;

export function readBorrador(nombre: string): Borrador | null {
  const leido = parseJson(almacenLocal.read(nombre)) as Partial<Borrador> | null;
  if (typeof leido?.texto !== 'string' || typeof leido.base !== 'string') return null;
  return { ...leido, texto: leido.texto, base: leido.base, declarados: leido.declarados ?? {} };
}

/** Null forgets it. */
export function storeBorrador(nombre: string, borrador: Borrador | null): void {
  if (borrador === null) almacenLocal.remove(nombre);
  else almacenLocal.write(nombre, JSON.stringify(borrador));
}
