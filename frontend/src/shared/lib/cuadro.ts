let ultimo: Promise<unknown> = Promise.resolve();

/** Resolves in a frame of its own: those who ask at once are given one frame after another. */
export function nextCuadro(): Promise<unknown> {
  ultimo = ultimo.then(() => new Promise(requestAnimationFrame));
  return ultimo;
}
