export interface Tiron {
  /** At the top of its scroll: only then a downward finger is not scrolling. */
  isArriba: () => boolean;
  draw: (recorrido: number) => void;
  /** It is in px; null when the gesture came to nothing. */
  drop: (recorrido: number | null) => void;
}

const CONTROLES = 'button, a, input, select, textarea';

/**
 * Drags a scrolling body down from its top. The browser must be stopped at the first move, which pointer
 * events cannot do. Returns a function that ends it.
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
