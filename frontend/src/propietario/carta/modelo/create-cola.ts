/** For something changed by quick taps. */
interface OpcionesCola<T, R, A> {
  /** A series of taps begins; returns what to call at its end. */
  abrir: () => () => void;
  /** Reads the state to go back to. */
  leer: () => A;
  pintar: (valor: T) => void;
  enviar: (valor: T) => Promise<R>;
  /** With the answer to the last state. */
  onHecho: (dato: R) => void;
  /** `antes` is what `leer` returned. */
  onFallo: (error: unknown, antes: A) => void;
}

/**
 * One request at a time. Of later taps only the last state is sent, so that no old answer is drawn over a
 * newer tap.
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
