import type { Page } from 'playwright-core';
import { findDesbordesHere } from './encaje';

/** More stops than any screen of the tests has; a page that keeps the focus for itself ends here. */
const PARADAS = 150;

/**
 * That a window of this size shows a screen whole: nothing sideways, and Tab goes round everything there is, each with
 * its edge seen and nothing over it, while nothing moves.
 */
export async function expectCercano(page: Page): Promise<void> {
  const hallazgos = [...(await findDesbordesHere(page)), ...(await page.evaluate(listSinMarca))];
  const vistos = new Set<string>();
  for (let parada = 0; parada < PARADAS; parada++) {
    await page.keyboard.press('Tab');
    const { clave, fallos } = await page.evaluate(readParada);
    if (vistos.has(clave)) break;
    vistos.add(clave);
    hallazgos.push(...fallos);
  }
  expect(hallazgos).toEqual([]);
  expect(vistos.size).toBeGreaterThan(1);
}

/** Runs in the page: what is chosen, and said by its colour alone. */
function listSinMarca(): string[] {
  if (!matchMedia('(forced-colors: active)').matches) return [];
  return [
    ...document.querySelectorAll<HTMLElement>(
      '[aria-pressed=true], [aria-checked=true], label:has(:checked)',
    ),
  ]
    .filter((elegido) => elegido.checkVisibility() && getComputedStyle(elegido).outlineStyle === 'none')
    .map((elegido) => `${elegido.innerText} is chosen, and does not look so`);
}

/** Runs in the page: what has the focus, and what is wrong with it. */
async function readParada(): Promise<{ clave: string; fallos: string[] }> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const foco = document.activeElement;
  if (!(foco instanceof HTMLElement) || foco === document.body) return { clave: 'body', fallos: [] };
  const marcado = window as unknown as { paradas?: WeakMap<Element, number>; van?: number };
  marcado.paradas ??= new WeakMap();
  const van = marcado.paradas.get(foco) ?? (marcado.van = (marcado.van ?? 0) + 1);
  marcado.paradas.set(foco, van);
  // a radio or a box is drawn by its row, a file by what stands beside it
  const dibujo = foco.closest('label') ?? (foco.matches('[type=file]') ? foco.parentElement! : foco);
  const nombre = (foco.ariaLabel ?? dibujo.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40);
  const quien = `${foco.localName} «${nombre}»`;
  const fallos: string[] = [];
  if (!isVisto(dibujo)) fallos.push(`${quien} has the focus and is not in view, or under something`);
  if (!hasBorde(foco)) fallos.push(`${quien} has the focus and no edge`);
  const moviles = document.getAnimations().filter(({ playState }) => playState === 'running');
  if (moviles.length > 0) fallos.push(`at ${quien} something moves`);
  return { clave: String(van), fallos };

  function isVisto(elemento: Element): boolean {
    const { left, top, right, bottom } = elemento.getBoundingClientRect();
    const [x0, x1] = [Math.max(left, 0), Math.min(right, innerWidth)];
    const [y0, y1] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    if (x1 - x0 < 4 || y1 - y0 < 4) return false;
    const puntos = [0.1, 0.5, 0.9].flatMap((fx) =>
      [0.1, 0.5, 0.9].map((fy) => [x0 + (x1 - x0) * fx, y0 + (y1 - y0) * fy]),
    );
    return puntos.some(([x = 0, y = 0]) => {
      const encima = document.elementFromPoint(x, y);
      return encima !== null && (elemento.contains(encima) || encima.contains(elemento));
    });
  }

  /** Its own, of the card that it covers, or of the box that it stands in. */
  function hasBorde(elemento: Element): boolean {
    const cajas = [elemento, elemento.parentElement, elemento.parentElement?.parentElement].flatMap((caja) =>
      caja ? [getComputedStyle(caja), getComputedStyle(caja, '::after')] : [],
    );
    return cajas.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1,
    );
  }
}
