/** A browser that refuses says nothing: it is not waited for any longer. Milliseconds. */
const PACIENCIA_MS = 1_000;
/** With nothing to say for so long the audio is put to sleep; longer than any tone lasts. Milliseconds. */
const REPOSO_MS = 5_000;
/** Gestures that let a page be heard; the end of a tap, so that what reacts to it cannot disturb the tap. */
const GESTOS = ['click', 'keydown'] as const;

let contexto: AudioContext | null = null;
/**
 * Put to sleep by us, and so to be woken at any time. An audio that runs keeps a thread busy and a phone awake
 * whether it sounds or not.
 */
let dormido = false;
let reposo: ReturnType<typeof setTimeout> | undefined;
const oyentes = new Set<() => void>();

/** Whether a tone would be heard now: browsers stay mute until somebody touches the page. */
export function isAudioListo(): boolean {
  return dormido || contexto?.state === 'running';
}

/** The audio, awake, for who has something to say; null until it is ready. */
export function wakeAudio(): AudioContext | null {
  if (contexto === null || !isAudioListo()) return null;
  planSleep();
  if (dormido) void wake(contexto);
  return contexto;
}

/**
 * Gets the audio ready, at once where the browser allows it and else with the first touch, and calls
 * back whenever that changes. Answers how to stop.
 */
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

/**
 * Asks the browser to let this page be heard; called in a tap, it is the answer for good. Answers whether
 * a tone would be heard now.
 */
export async function unlockAudio(): Promise<boolean> {
  if (typeof AudioContext === 'undefined') return false;
  await wake((contexto ??= openAudio()));
  return isAudioListo();
}

function openAudio(): AudioContext {
  const abierto = new AudioContext();
  abierto.addEventListener('statechange', () => {
    // a call, or another page, may take it away while it sleeps
    if (abierto.state !== 'suspended') dormido = false;
    if (abierto.state === 'running') planSleep();
    tellOyentes();
  });
  return abierto;
}

/** Ends when the audio runs, or when it has been waited for long enough: then it is ready no more. */
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
