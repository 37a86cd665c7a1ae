const PRUEBA = 'carta.prueba';
/** More than the longest order takes with its words. */
const HOLGURA = 'x'.repeat(20_000);

/** Whether this browser keeps what is written now: some refuse it, some are full, some only pretend. */
export function isAlmacenFirme(): boolean {
  try {
    window.localStorage.setItem(PRUEBA, HOLGURA);
    const firme = window.localStorage.getItem(PRUEBA) === HOLGURA;
    window.localStorage.removeItem(PRUEBA);
    return firme;
  } catch {
    return false;
  }
}
