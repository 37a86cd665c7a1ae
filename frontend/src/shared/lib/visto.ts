/** What a person has already been shown in this session, kept in the tab like the session itself. */
const PREFIJO = 'visto.';

export function isVisto(nombre: string): boolean {
  return sessionStorage.getItem(PREFIJO + nombre) !== null;
}

export function markVisto(nombre: string): void {
  sessionStorage.setItem(PREFIJO + nombre, '1');
}

/** A new session begins: everything may be shown again. */
export function forgetVistos(): void {
  for (const clave of Object.keys(sessionStorage)) {
    if (clave.startsWith(PREFIJO)) sessionStorage.removeItem(clave);
  }
}
