import type { Pantalla } from '@carta/contracts';
import { create } from 'zustand';
import { almacenLocal } from '../../shared/lib/almacen';
import { armAudio, isAudioListo } from '../../shared/lib/audio';
import { playTono } from '../../shared/lib/tonos';
import { SIN_MEMORIA, calladoHasta, nextTono } from './modelo/sonidos';
import type { ReglaSonido } from './modelo/sonidos';
import { sonidosDeEstacion, sonidosDeTablero } from './modelo/sonidos-cocina';
import { sonidosDeSala } from './modelo/sonidos-sala';
import { instante } from './motor/instante';
import { useTablero } from './useTablero';

const CLAVE = 'tablero.sonido';
const APAGADO = 'no';

interface Sonido {
  /** What its person has chosen on this device. */
  encendido: boolean;
  /** Whether the browser lets it be heard: it does not until somebody touches the page. */
  listo: boolean;
}

export const useSonido = create<Sonido>()(() => ({
  encendido: almacenLocal.read(CLAVE) !== APAGADO,
  listo: isAudioListo(),
}));

/** What each screen says aloud. */
const VOCES = {
  cocina: sonidosDeEstacion,
  barra: sonidosDeEstacion,
  todo: sonidosDeEstacion,
  tablero: sonidosDeTablero,
  caja: sonidosDeTablero,
  sala: sonidosDeSala,
} as const satisfies Record<Pantalla, ReglaSonido>;

let memoria = SIN_MEMORIA;

/** Switches the sound of this device, and lets it be heard at once when it goes on. */
export function switchSonido(encendido: boolean): void {
  almacenLocal.write(CLAVE, encendido ? 'si' : APAGADO);
  useSonido.setState({ encendido });
  if (encendido) playTono('pedido');
}

/** Gets the audio ready for as long as a board is open. Answers how to stop. */
export function startSonido(): () => void {
  memoria = SIN_MEMORIA;
  const handleAudio = () => {
    const listo = isAudioListo();
    // what was being said when it fell silent may not have been heard
    if (!listo) memoria = SIN_MEMORIA;
    useSonido.setState({ listo });
  };
  const stop = armAudio(handleAudio);
  handleAudio();
  return stop;
}

/**
 * Says aloud what is due now. What could not be heard is not taken as said. Answers until when there is nothing
 * to say unless something changes, an instant.
 */
export function soundTablero(): number {
  if (!useSonido.getState().encendido || !isAudioListo()) return Infinity;
  const tablero = useTablero.getState();
  const debidos = VOCES[tablero.pantalla](tablero);
  const paso = nextTono({ conexion: tablero.conexion, debidos }, memoria, instante());
  memoria = paso.memoria;
  if (paso.tono !== null) playTono(paso.tono);
  return calladoHasta(debidos, memoria);
}
