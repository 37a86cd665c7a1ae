/** What a finger does to a sheet by its body. */
export interface Tiron {
  /** Whether nothing is scrolled away above: only then is a finger going down not scrolling. */
  isArriba: () => boolean;
  /** Pixels below where the finger was laid down. */
  draw: (recorrido: number) => void;
  /** Lets go after so many pixels; null when the gesture came to nothing. */
  drop: (recorrido: number | null) => void;
}

/** A finger on these is for them. */
const CONTROLES = 'button, a, input, select, textarea';

/**
 * Lets a finger drag a body that scrolls by itself: from its top, downwards, and from its first move.
 * The browser has to be told at that move, which pointer events cannot. Answers how to stop.
 */
export function onTiron(cuerpo: HTMLElement, { isArriba, draw, drop }: Tiron): () => void {
  let inicio: { x: number; y: number } | null = null;
  let recorrido: number | null = null;

  function handleStart(event: TouchEvent) {
    const [dedo, segundo] = event.touches;
    release(null);
    const enControl = event.target instanceof Element && event.target.closest(CONTROLES) !== null;
    if (dedo && !segundo && !enControl && isArriba()) inicio = { x: dedo.clientX, y: dedo.clientY };
  }

  function handleMove(event: TouchEvent) {
    const [dedo] = event.touches;
    if (!inicio || !dedo) return;
    const [x, y] = [dedo.clientX - inicio.x, dedo.clientY - inicio.y];
    if (recorrido === null && (y <= Math.abs(x) || !event.cancelable)) {
      inicio = null;
      return;
    }
    event.preventDefault();
    recorrido = y;
    draw(y);
  }

  const handleEnd = () => release(recorrido);
  const handleCancel = () => release(null);

  function release(soltado: number | null) {
    const tiraba = recorrido !== null;
    inicio = null;
    recorrido = null;
    if (tiraba) drop(soltado);
  }

  cuerpo.addEventListener('touchstart', handleStart, { passive: true });
  cuerpo.addEventListener('touchmove', handleMove, { passive: false });
  cuerpo.addEventListener('touchend', handleEnd);
  cuerpo.addEventListener('touchcancel', handleCancel);
  return () => {
    cuerpo.removeEventListener('touchstart', handleStart);
    cuerpo.removeEventListener('touchmove', handleMove);
    cuerpo.removeEventListener('touchend', handleEnd);
    cuerpo.removeEventListener('touchcancel', handleCancel);
  };
}
