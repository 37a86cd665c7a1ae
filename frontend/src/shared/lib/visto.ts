import { almacenPestana } from './almacen';

/** What a person has already been shown in this session, kept in the tab like the session itself. */
const PREFIJO = 'visto.';

export function isVisto(nombre: string): boolean {
  return almacenPestana.read(PREFIJO + nombre) !== null;
}

export function markVisto(nombre: string): void {
  almacenPestana.write(PREFIJO + nombre, '1');
}

/** A new session begins: everything may be shown again. */
export function forgetVistos(): void {
  for (const clave of almacenPestana.namesFrom(PREFIJO)) almacenPestana.remove(clave);
}
