/** Somebody is there. */
const SENALES = ['mousemove', 'pointerdown', 'click', 'keydown', 'scroll', 'wheel', 'touchstart'] as const;
const ESCUCHA = { capture: true, passive: true } as const;

/** A moving mouse calls back a hundred times a second. Returns how to stop. */
export function onSenal(aviso: () => void): () => void {
  for (const senal of SENALES) document.addEventListener(senal, aviso, ESCUCHA);
  return () => {
    for (const senal of SENALES) document.removeEventListener(senal, aviso, ESCUCHA);
  };
}
