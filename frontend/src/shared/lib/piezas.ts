import { learnResto } from '../lengua/lengua';

/** ms before the second try, in which a phone may find its network again. */
const ESPERA = 1_500;

/** Only after a failure may a style sheet be missing. */
let algunaFallida = false;

/** With the words that it says. Retries once, unless the device is offline. @throws the browser's error. */
export async function loadConReintento<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await loadEntera(load);
  } catch (error) {
    if (!navigator.onLine) throw error;
    await new Promise((resolve) => setTimeout(resolve, ESPERA));
    return loadEntera(load);
  }
}

async function loadEntera<T>(load: () => Promise<T>): Promise<T> {
  try {
    if (algunaFallida) await reloadEstilos();
    const [pieza] = await Promise.all([load(), learnResto()]);
    return pieza;
  } catch (error) {
    algunaFallida = true;
    throw error;
  }
}

/** Vite requests a style sheet once; after a failure its piece would stay without it. */
async function reloadEstilos(): Promise<void> {
  const enlaces = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const puestos = new Set(enlaces.filter(isPuesta).map(({ href }) => href));
  const faltan = new Map(enlaces.filter(({ href }) => !puestos.has(href)).map((each) => [each.href, each]));
  await Promise.all([...faltan.values()].map(reloadEstilo));
}

/** A failed sheet is absent or unreadable, depending on the browser. */
function isPuesta({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

/** Beside the first one, which may still be awaited. */
function reloadEstilo(enlace: HTMLLinkElement): Promise<void> {
  const copia = enlace.cloneNode() as HTMLLinkElement;
  return new Promise((resolve, reject) => {
    copia.onload = () => resolve();
    copia.onerror = () => {
      copia.remove();
      reject(new Error(`Unable to load ${copia.href}`));
    };
    enlace.after(copia);
  });
}
