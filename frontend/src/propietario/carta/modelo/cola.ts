/** What a person keeps changing with quick taps, and where each state of it goes. */
interface OpcionesCola<T, R, A> {
  /** A series of taps begins; what it answers is called when the series has ended. */
  abrir: () => () => void;
  /** What is shown before the first tap, to go back to. */
  leer: () => A;
  /** Shows the change at once. */
  pintar: (valor: T) => void;
  enviar: (valor: T) => Promise<R>;
  /** The server has the last state, and this is what it answered. */
  onHecho: (dato: R) => void;
  /** The server refused, or nobody answered; `antes` is what `leer` gave. */
  onFallo: (error: unknown, antes: A) => void;
}

/**
 * Sends one state at a time, in order. What is tapped meanwhile waits and only its last state is sent,
 * so that no answer to an old tap is ever drawn over a newer one.
 */
export function createCola<T, R, A>(opciones: OpcionesCola<T, R, A>) {
  const { abrir, leer, pintar, enviar, onHecho, onFallo } = opciones;
  const enEspera: T[] = [];
  let enMarcha = false;

  async function sendHastaElUltimo(valor: T): Promise<R> {
    enEspera.length = 0;
    const dato = await enviar(valor);
    const [ultimo] = enEspera;
    return ultimo === undefined ? dato : sendHastaElUltimo(ultimo);
  }

  return async function push(valor: T): Promise<void> {
    enEspera.splice(0, 1, valor);
    if (enMarcha) return pintar(valor);
    enMarcha = true;
    const cerrar = abrir();
    const antes = leer();
    pintar(valor);
    try {
      onHecho(await sendHastaElUltimo(valor));
    } catch (error) {
      onFallo(error, antes);
    } finally {
      enMarcha = false;
      cerrar();
    }
  };
}
