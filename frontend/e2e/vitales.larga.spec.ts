import { becomes } from './support/becomes';
import { enlaceMesa, fillCarrito } from './support/comensal';
import { usePaginas } from './support/paginas';
import { findDemo } from './support/restaurantes';
import { startProducto } from './support/start-producto';

/** One of its own: on the others' many pages are told of. */
const paginas = usePaginas(() => startProducto());

/** How many pages the server has heard of, by vital and kind of screen. */
async function readContados(): Promise<Record<string, number>> {
  const metricas = await (await fetch(`${paginas.producto.url}/metrics`)).text();
  const lineas = metricas.matchAll(/^carta_vital_(\w+?)(?:_segundos)?_count{pantalla="(\w+)"} (\d+)/gm);
  return Object.fromEntries(
    [...lineas].map(([, vital, pantalla, veces]) => [`${vital} ${pantalla}`, Number(veces)]),
  );
}

it('a phone tells once, as its carta is put away, how it felt', async () => {
  const tasca = await findDemo(paginas.producto, 'premium');
  const page = await (await paginas.openNavegador()).newPage();
  const medidor = page.waitForResponse(/\/assets\/vitales-[^/]+\.js$/);
  await page.goto(enlaceMesa(tasca, 1));
  await (await medidor).finished();
  await fillCarrito(page, 'Croquetas de jamón ibérico');
  expect(await readContados()).toEqual({});

  await page.goto('about:blank');

  // a tap that was answered at once is no figure of its own
  await becomes(
    async () => {
      const { 'inp comensal': _inp, ...contados } = await readContados();
      return contados;
    },
    { 'lcp comensal': 1, 'ttfb comensal': 1, 'cls comensal': 1 },
  );
});
