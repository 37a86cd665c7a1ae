import { wakeAudio } from './audio';

/** Units are hertz and seconds. */
interface Nota {
  hz: number;
  desde: number;
  dura: number;
}

/** The melodies differ, so that nobody has to look. */
const TONOS = {
  pedido: [
    { hz: 784, desde: 0, dura: 0.5 },
    { hz: 1175, desde: 0.16, dura: 0.5 },
    { hz: 1568, desde: 0.32, dura: 0.9 },
  ],
  /** The screen can no longer be trusted. */
  alarma: [
    { hz: 494, desde: 0, dura: 0.35 },
    { hz: 330, desde: 0.3, dura: 0.45 },
    { hz: 494, desde: 0.9, dura: 0.35 },
    { hz: 330, desde: 1.2, dura: 0.6 },
  ],
  /** Something will happen unless somebody answers. */
  aviso: [
    { hz: 659, desde: 0, dura: 0.25 },
    { hz: 659, desde: 0.35, dura: 0.25 },
    { hz: 659, desde: 0.7, dura: 0.5 },
  ],
  /** Something known has changed. */
  cambio: [
    { hz: 988, desde: 0, dura: 0.3 },
    { hz: 740, desde: 0.16, dura: 0.3 },
    { hz: 988, desde: 0.5, dura: 0.3 },
    { hz: 740, desde: 0.66, dura: 0.5 },
  ],
  /** Stop what you are doing. */
  cancelado: [
    { hz: 880, desde: 0, dura: 0.25 },
    { hz: 622, desde: 0.22, dura: 0.25 },
    { hz: 415, desde: 0.44, dura: 0.9 },
  ],
  llamada: [
    { hz: 1047, desde: 0, dura: 0.6 },
    { hz: 831, desde: 0.35, dura: 0.9 },
  ],
  listo: [
    { hz: 1976, desde: 0, dura: 0.45 },
    { hz: 1976, desde: 0.22, dura: 0.9 },
  ],
} as const satisfies Record<string, readonly Nota[]>;
export type Tono = keyof typeof TONOS;

const VOLUMEN = 0.35;

/** Synthesised; silent until the audio is ready. */
export function playTono(tono: Tono): void {
  const audio = wakeAudio();
  if (audio === null) return;
  for (const nota of TONOS[tono]) playNota(audio, nota);
}

function playNota(audio: AudioContext, { hz, desde, dura }: Nota): void {
  const empieza = audio.currentTime + desde;
  const volumen = audio.createGain();
  volumen.gain.setValueAtTime(0, empieza);
  volumen.gain.linearRampToValueAtTime(VOLUMEN, empieza + 0.01);
  volumen.gain.exponentialRampToValueAtTime(0.001, empieza + dura);
  const oscilador = audio.createOscillator();
  oscilador.type = 'triangle';
  oscilador.frequency.value = hz;
  oscilador.connect(volumen).connect(audio.destination);
  oscilador.start(empieza);
  oscilador.stop(empieza + dura);
}
