import { rutasGestion } from '@carta/contracts';
import { callAs, moveMesa, moveTab, readProductos } from './support/api';
import {
  enlaceMesa,
  fillCarrito,
  openCarrito,
  openSeguimiento,
  order,
  untilSentado,
} from './support/comensal';
import { closeHoja } from './support/dueno';
import { hoja } from './support/hoja';
import { usePaginas } from './support/paginas';
import { buildLocal } from './support/restaurantes';
import { cancelPlato } from './support/servicio-lleno';
import { expectDice, translate } from './support/traductor';

const paginas = usePaginas();

it('a diner reads what the dishes cost now, what is in the cart, and what becomes of the order', async () => {
  const { producto } = paginas;
  const local = await buildLocal(producto);
  const put = (ruta: string, body: unknown) => callAs(producto, local, ruta, { method: 'PUT', body });
  const navegador = await paginas.openNavegador();
  const page = await navegador.newPage();
  await page.goto(enlaceMesa(local, 4));
  await untilSentado(page, 4);
  await translate(page);

  await fillCarrito(page, 'Croquetas', 'Caña', 'Croquetas');
  await expectDice(page, ['3 | productos', '21,20 €']);
  await openCarrito(page);
  await hoja(page, 'Tu carrito').getByRole('button', { name: 'Añadir uno de Caña' }).click();
  const [croquetas, bravas] = await readProductos(producto, local);
  await put(rutasGestion.producto(croquetas?._id ?? ''), { precio: 11 });
  await put(rutasGestion.disponibilidad(bravas?._id ?? ''), { disponible: false });
  await expectDice(page, ['4 | productos', '26,40 €', '11,00 €', 'Agotado']);

  await closeHoja(hoja(page, 'Tu carrito'));
  await order(page);
  await openSeguimiento(page);
  await moveMesa(producto, local, 4, 'en_preparacion');
  await cancelPlato(producto, local, 4, 'Caña', 'Se ha acabado');
  await moveTab(producto, local, 4, 9);
  await page.waitForURL(/mesa=9/);
  const segunda = await navegador.newPage();
  await segunda.goto(page.url());
  await openSeguimiento(segunda);
  await expectDice(page, ['En preparación', 'Cancelado: Se ha acabado', 'Mesa 9', '22,00 €'], segunda);
});

it('a page that was translated before its scripts came is taken over with what was tapped on it', async () => {
  const local = await buildLocal(paginas.producto);
  const page = await (await paginas.openNavegador()).newPage();
  let release: () => void = () => undefined;
  const translated = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await translated;
    await route.continue();
  });
  await page.goto(enlaceMesa(local, 4), { waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'Bebidas' }).waitFor();
  await translate(page, '[en] ');
  await fillCarrito(page, 'Croquetas');
  release();

  await untilSentado(page, 4);
  await expectDice(page, ['[en] Croquetas', '[en] Ver carrito | 1 | [en] producto | 9,50 €']);
  await fillCarrito(page, 'Caña', 'Croquetas');
  await expectDice(page, ['3 | [en] productos']);
});
