/** ms to wait for a browser that neither allows nor refuses. */
const PACIENCIA_MS = 1_000;
/** The audio sleeps after this much silence (ms), longer than any tone. */
const REPOSO_MS = 5_000;
/** Browsers allow sound after these; they come at the end of a tap, so that it is not disturbed. */
const GESTOS = ['click', 'keydown'] as const;

let contexto: AudioContext | null = null;
/**
 * Put to sleep by us, so it can be woken any time. Running audio keeps a thread busy and a phone awake even
 * in silence.
 */
let dormido = false;
let reposo: ReturnType<typeof setTimeout> | undefined;
const oyentes = new Set<() => void>();

/** Browsers stay mute until somebody touches the page. */
export function isAudioListo(): boolean {
  return dormido || contexto?.state === 'running';
}

/** Null until it is ready. */
export function wakeAudio(): AudioContext | null {
  if (contexto === null || !isAudioListo()) return null;
  planSleep();
  if (dormido) void wake(contexto);
  return contexto;
}

/** Prepares the audio, now or with the first touch, and calls back on every change. Returns how to stop. */
export function armAudio(onCambio: () => void): () => void {
  if (typeof AudioContext === 'undefined') return () => undefined;
  const armado = (contexto ??= openAudio());
  const resume = () => {
    if (!isAudioListo()) void armado.resume().catch(() => undefined);
  };
  oyentes.add(onCambio);
  for (const gesto of GESTOS) document.addEventListener(gesto, resume);
  resume();
  return () => {
    oyentes.delete(onCambio);
    for (const gesto of GESTOS) document.removeEventListener(gesto, resume);
  };
}

/** Call it in a tap. Resolves to whether a tone would be audible. */
export async function unlockAudio(): Promise<boolean> {
  if (typeof AudioContext === 'undefined') return false;
  await wake((contexto ??= openAudio()));
  return isAudioListo();
}

function openAudio(): AudioContext {
  const abierto = new AudioContext();
  abierto.addEventListener('statechange', () => {
    // a call or another page may take it away while it sleeps
    if (abierto.state !== 'suspended') dormido = false;
    if (abierto.state === 'running') planSleep();
    tellOyentes();
  });
  return abierto;
}

/** Resolves when the audio runs or has been waited for long enough. */
async function wake(audio: AudioContext): Promise<void> {
  dormido = false;
  const tope = new Promise((resolve) => setTimeout(resolve, PACIENCIA_MS));
  await Promise.race([audio.resume().catch(() => undefined), tope]);
  if (!isAudioListo()) tellOyentes();
}

function planSleep(): void {
  clearTimeout(reposo);
  reposo = setTimeout(sleep, REPOSO_MS);
}

function sleep(): void {
  if (contexto?.state !== 'running') return;
  dormido = true;
  contexto.suspend().catch(() => (dormido = false));
}

function tellOyentes(): void {
  for (const onCambio of oyentes) onCambio();
}
