import type { BrowserContext, Page } from 'playwright-core';

interface Ventana {
  /** By how much this device's clock is wrong, in ms. */
  adelanto: number;
}

/** Gives a device a clock that a test can set; everything else of it keeps its own time. */
export async function unfixReloj(navegador: BrowserContext): Promise<void> {
  await navegador.addInitScript(() => {
    const ventana = window as unknown as Ventana;
    ventana.adelanto = 0;
    const now = () => Reflect.apply(RealDate.now, RealDate, []) + ventana.adelanto;
    const RealDate = Date;
    window.Date = new Proxy(RealDate, {
      construct: (target, args) => (args.length === 0 ? new target(now()) : Reflect.construct(target, args)),
      get: (target, nombre) => (nombre === 'now' ? now : Reflect.get(target, nombre)),
    });
  });
}

/** Makes a second of the clock that nobody can set last ten: however busy the machine, nothing is silent for long. */
export const slowReloj = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const now = performance.now.bind(performance);
    const desde = now();
    performance.now = () => desde + (now() - desde) / 10;
  });

/** Sets the clock of a page this far ahead of the time, in ms. */
export const setReloj = (page: Page, adelanto: number): Promise<void> =>
  page.evaluate((ms) => {
    (window as unknown as Ventana).adelanto = ms;
  }, adelanto);

/** Moves the clock that nobody can set ahead, in ms: as if so long had passed. */
export const passInstante = (page: Page, ms: number): Promise<void> =>
  page.evaluate((salto) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + salto;
  }, ms);
