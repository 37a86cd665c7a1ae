import { almacenPestana } from './almacen';

/** Hints already shown in this session, kept in the tab. */
const PREFIJO = 'visto.';

export function isVisto(nombre: string): boolean {
  return almacenPestana.read(PREFIJO + nombre) !== null;
}

export function markVisto(nombre: string): void {
  almacenPestana.write(PREFIJO + nombre, '1');
}

export function forgetVistos(): void {
  for (const clave of almacenPestana.namesFrom(PREFIJO)) almacenPestana.remove(clave);
}
