import type { Page } from 'playwright-core';

/** Narrow phones, and the one everything is designed on. */
const ANCHOS = [320, 360, 390];
const ALTO = 844;

/** On every phone, what of a screen does not fit: 'at 320: the page +40', or a text that is cut. */
export async function findDesbordes(page: Page): Promise<string[]> {
  const hallazgos: string[] = [];
  for (const width of ANCHOS) {
    await page.setViewportSize({ width, height: ALTO });
    const desbordes = await page.evaluate(listDesbordes, width);
    hallazgos.push(...desbordes.map((hallazgo) => `at ${width}: ${hallazgo}`));
  }
  return hallazgos;
}

/** The same in the window as it is. */
export const findDesbordesHere = (page: Page): Promise<string[]> =>
  page.evaluate(listDesbordes, page.viewportSize()?.width ?? 0);

/** Runs in the page. What scrolls sideways and what ends in '…' may be longer than it shows. */
async function listDesbordes(ancho: number): Promise<string[]> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const sobra = document.documentElement.scrollWidth - ancho;
  const pagina = sobra > 0 ? [`the page +${sobra}`] : [];
  const nodos = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (nodo) => nodo.checkVisibility({ visibilityProperty: true }) && !isParaLectores(nodo),
  );
  return [...pagina, ...nodos.flatMap(describe)];

  function isParaLectores(nodo: HTMLElement): boolean {
    return nodo.closest('.solo-lectores') !== null || getComputedStyle(nodo).clipPath === 'inset(50%)';
  }

  function describe(nodo: HTMLElement): string[] {
    const textos = [...nodo.childNodes].filter(
      ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
    );
    const limite = textos.length === 0 || nodo.localName === 'textarea' ? null : limiteOf(nodo);
    if (limite === null) return [];
    const cajas = textos.flatMap((texto) => {
      const rango = document.createRange();
      rango.selectNode(texto);
      return [...rango.getClientRects()];
    });
    const fuera = Math.max(
      ...cajas.map(({ left, right }) => Math.max(right - limite.right, limite.left - left)),
    );
    const nombre = `<${nodo.localName}> ${nodo.textContent.trim().slice(0, 30)}`;
    return fuera > 1 ? [`${nombre} +${Math.round(fuera)}`] : [];
  }

  /** The edges beyond which nothing of a node is seen; null where more may be brought into view. */
  function limiteOf(nodo: HTMLElement): { left: number; right: number } | null {
    let [left, right] = [0, ancho];
    for (let padre: HTMLElement | null = nodo; padre !== null; padre = padre.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(padre);
      const rueda = overflowX === 'auto' || overflowX === 'scroll';
      if (textOverflow === 'ellipsis' || (rueda && padre.scrollWidth > padre.clientWidth)) return null;
      if (overflowX === 'visible' || padre === document.body) continue;
      const caja = padre.getBoundingClientRect();
      [left, right] = [Math.max(left, caja.left), Math.min(right, caja.right)];
    }
    return { left, right };
  }
}
