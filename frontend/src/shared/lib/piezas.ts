/** Before the second try, in ms: long enough for a phone to find its network again. */
const ESPERA = 1_500;

/** Whether a piece has failed to come: only then may a style sheet be missing. */
let algunaFallida = false;

/**
 * Loads a piece of the program, giving a bad line a second chance; a device that knows itself offline is told at
 * once. Rejects with what the browser says.
 */
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
    return await load();
  } catch (error) {
    algunaFallida = true;
    throw error;
  }
}

/** Vite asks for a style sheet once: one that did not come then would be missed by its piece for good. */
async function reloadEstilos(): Promise<void> {
  const enlaces = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const puestos = new Set(enlaces.filter(isPuesta).map(({ href }) => href));
  const faltan = new Map(enlaces.filter(({ href }) => !puestos.has(href)).map((each) => [each.href, each]));
  await Promise.all([...faltan.values()].map(reloadEstilo));
}

/** Of one that did not come a browser has no sheet, or keeps one that nobody may read. */
function isPuesta({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

/** Beside the first, which somebody may be waiting for still. */
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
