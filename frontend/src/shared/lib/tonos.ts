import { wakeAudio } from './audio';

/** One note of a tone: hertz, and when it begins and how long it lasts, in seconds. */
interface Nota {
  hz: number;
  desde: number;
  dura: number;
}

/** What is said aloud. They differ in melody, so that nobody needs to look to tell them apart. */
const TONOS = {
  /** A new order: a bright bell, rising. */
  pedido: [
    { hz: 784, desde: 0, dura: 0.5 },
    { hz: 1175, desde: 0.16, dura: 0.5 },
    { hz: 1568, desde: 0.32, dura: 0.9 },
  ],
  /** The screen can no longer be trusted: low, falling, twice. */
  alarma: [
    { hz: 494, desde: 0, dura: 0.35 },
    { hz: 330, desde: 0.3, dura: 0.45 },
    { hz: 494, desde: 0.9, dura: 0.35 },
    { hz: 330, desde: 1.2, dura: 0.6 },
  ],
  /** Something will happen unless somebody answers: the same note, three times. */
  aviso: [
    { hz: 659, desde: 0, dura: 0.25 },
    { hz: 659, desde: 0.35, dura: 0.25 },
    { hz: 659, desde: 0.7, dura: 0.5 },
  ],
  /** Something already known has changed: down and up again, like a word said twice. */
  cambio: [
    { hz: 988, desde: 0, dura: 0.3 },
    { hz: 740, desde: 0.16, dura: 0.3 },
    { hz: 988, desde: 0.5, dura: 0.3 },
    { hz: 740, desde: 0.66, dura: 0.5 },
  ],
  /** Stop what you are doing: three steps down, the last one long. */
  cancelado: [
    { hz: 880, desde: 0, dura: 0.25 },
    { hz: 622, desde: 0.22, dura: 0.25 },
    { hz: 415, desde: 0.44, dura: 0.9 },
  ],
  /** A mesa calls: the two notes of a door. */
  llamada: [
    { hz: 1047, desde: 0, dura: 0.6 },
    { hz: 831, desde: 0.35, dura: 0.9 },
  ],
  /** A ticket waits to be picked up: the bell of the pass, struck twice. */
  listo: [
    { hz: 1976, desde: 0, dura: 0.45 },
    { hz: 1976, desde: 0.22, dura: 0.9 },
  ],
} as const satisfies Record<string, readonly Nota[]>;
export type Tono = keyof typeof TONOS;

const VOLUMEN = 0.35;

/** Plays a tone, drawn by the browser itself: nothing is downloaded. Silent until the audio is ready. */
export function playTono(tono: Tono): void {
  const audio = wakeAudio();
  if (audio === null) return;
  for (const nota of TONOS[tono]) playNota(audio, nota);
}

/** A bell: struck at once, fading away. */
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
