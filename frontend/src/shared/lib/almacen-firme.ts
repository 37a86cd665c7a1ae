const PRUEBA = 'carta.prueba';
/** No order with its notes is longer. */
const HOLGURA = 'x'.repeat(20_000);

/** Some browsers refuse to store, some are full, some only pretend. */
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
