import type { BrowserContext, Page } from 'playwright-core';

/** What the screens of a floor do to be noticed without being looked at. */

/** The tones a screen can make, by the hertz of their notes. */
const MELODIAS: Readonly<Record<string, string>> = {
  '784 1175 1568': 'pedido',
  '988 740 988 740': 'cambio',
  '880 622 415': 'cancelado',
  '494 330 494 330': 'alarma',
  '1047 831': 'llamada',
  '1976 1976': 'listo',
};

interface Sentidos {
  /** The notes of each tone, in the order in which they were played. */
  melodias: number[][];
  vibraciones: number[][];
  /** What the browser answered each time it was asked to keep its screen on. */
  pantallas: string[];
}

interface Ventana {
  sentidos: Sentidos;
}

/** Notes every tone, every vibration and every request to keep the screen on, from each page's beginning. */
export async function noteSentidos(navegador: BrowserContext): Promise<void> {
  await navegador.addInitScript(() => {
    const sentidos: Sentidos = { melodias: [], vibraciones: [], pantallas: [] };
    Object.assign(window, { sentidos });

    let melodia: number[] | null = null;
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (cuando) {
      if (melodia === null) {
        sentidos.melodias.push((melodia = []));
        // the notes of one tone are all given in one go
        queueMicrotask(() => (melodia = null));
      }
      melodia.push(this.frequency.value);
      start.call(this, cuando);
    };

    Navigator.prototype.vibrate = (pulso) => {
      sentidos.vibraciones.push(typeof pulso === 'number' ? [pulso] : [...pulso]);
      return true;
    };

    if (!('wakeLock' in navigator)) return;
    const { request } = WakeLock.prototype;
    WakeLock.prototype.request = async function (tipo) {
      try {
        const candado = await request.call(this, tipo);
        sentidos.pantallas.push('concedida');
        return candado;
      } catch (error) {
        sentidos.pantallas.push('negada');
        throw error;
      }
    };
  });
}

/** A browser that does not let any page keep the screen on. To be called before noteSentidos. */
export async function refusePantalla(navegador: BrowserContext): Promise<void> {
  await navegador.addInitScript(() => {
    WakeLock.prototype.request = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
}

const readSentidos = (page: Page): Promise<Sentidos> =>
  page.evaluate(() => (window as unknown as Ventana).sentidos);

/** The tones a page has made so far: 'pedido', 'cambio', 'cancelado', 'alarma', 'llamada', 'listo'. */
export async function readTonos(page: Page): Promise<string[]> {
  const { melodias } = await readSentidos(page);
  return melodias.map((notas) => MELODIAS[notas.join(' ')] ?? notas.join(' '));
}

/** How often a page has shaken its phone. */
export const countVibraciones = async (page: Page): Promise<number> =>
  (await readSentidos(page)).vibraciones.length;

/** What the browser has answered when asked to keep its screen on: 'concedida', 'negada'. */
export const readPantallas = async (page: Page): Promise<string[]> => (await readSentidos(page)).pantallas;
