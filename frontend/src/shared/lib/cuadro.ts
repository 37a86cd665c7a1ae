let ultimo: Promise<unknown> = Promise.resolve();

/** Resolves in a frame of its own; several callers get consecutive frames. */
export function nextCuadro(): Promise<unknown> {
  ultimo = ultimo.then(() => new Promise(requestAnimationFrame));
  return ultimo;
}
