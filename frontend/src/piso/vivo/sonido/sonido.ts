import type { Pantalla } from '@carta/contracts';
import { create } from 'zustand';
import { almacenLocal } from '../../../shared/lib/almacen';
import { armAudio, isAudioListo } from '../../../shared/lib/audio';
import { playTono } from '../../../shared/lib/tonos';
import { SIN_MEMORIA, calladoHasta, nextTono } from './sonidos';
import type { ReglaSonido } from './sonidos';
import { sonidosDeEstacion, sonidosDeTablero } from './sonidos-cocina';
import { sonidosDePasaplatos } from './sonidos-pasaplatos';
import { sonidosDeSala } from './sonidos-sala';
import { instante } from '../tablero/instante';
import { useTablero } from '../tablero/useTablero';

const CLAVE = 'tablero.sonido';
const APAGADO = 'no';

interface Sonido {
  encendido: boolean;
  /** Browsers stay mute until somebody touches the page. */
  listo: boolean;
}

export const useSonido = create<Sonido>()(() => ({
  encendido: almacenLocal.read(CLAVE) !== APAGADO,
  listo: isAudioListo(),
}));

const VOCES = {
  cocina: sonidosDeEstacion,
  barra: sonidosDeEstacion,
  todo: sonidosDeEstacion,
  tablero: sonidosDeTablero,
  caja: sonidosDeTablero,
  sala: sonidosDeSala,
  pase: sonidosDePasaplatos,
} as const satisfies Record<Pantalla, ReglaSonido>;

let memoria = SIN_MEMORIA;

export function switchSonido(encendido: boolean): void {
  almacenLocal.write(CLAVE, encendido ? 'si' : APAGADO);
  useSonido.setState({ encendido });
  if (encendido) playTono('pedido');
}

/** Returns a function that stops it. */
export function startSonido(): () => void {
  memoria = SIN_MEMORIA;
  const handleAudio = () => {
    const listo = isAudioListo();
    // nobody may have heard what was sounding when it fell silent
    if (!listo) memoria = SIN_MEMORIA;
    useSonido.setState({ listo });
  };
  const stop = armAudio(handleAudio);
  handleAudio();
  return stop;
}

/**
 * A tone that could not be heard does not count as sounded. Returns until when it is silent unless something
 * changes.
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
