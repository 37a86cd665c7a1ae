import { rutasGestion } from '@carta/contracts';
import type { Zona } from '@carta/contracts';
import { callAs, readGrupos, readProductos } from './support/api';
import { enlaceMesa, fillCarrito, order } from './support/comensal';
import { becomes } from './support/becomes';
import { usePaginas } from './support/paginas';
import { expectAccesible } from './support/pantalla';
import { buildLocal } from './support/restaurantes';
import type { Local } from './support/restaurantes';
import { textOf } from './support/texto';

const paginas = usePaginas();
const PLATO = 'Croquetas';
let local: Local;

beforeEach(async () => {
  local = await buildLocal(paginas.producto);
  const put = <T>(ruta: string, body: unknown) =>
    callAs<T>(paginas.producto, local, ruta, { method: 'PUT', body });
  const [terraza] = await put<Zona[]>(rutasGestion.zonas(local.id), {
    zonas: [{ nombre: 'Terraza', mesas: '4-6' }],
  });
  const primero = (await readProductos(paginas.producto, local)).find(({ nombre }) => nombre === PLATO);
  await put(rutasGestion.preciosDeZona(local.id, terraza?._id ?? ''), {
    precios: [{ producto: primero?._id, precio: 19.95 }],
  });
});

it('two mesas read and pay two prices for the same dish, and a carta without one reads both', async () => {
  for (const [mesa, titulo, precio] of [
    [5, 'Mesa 5 · Terraza', 19.95],
    [7, 'Mesa 7', 9.5],
  ] as const) {
    const page = await paginas.openMovil(enlaceMesa(local, mesa));
    await becomes(() => textOf(page.getByRole('main')), expect.stringContaining(titulo));
    const tarjeta = page.getByRole('article').filter({ hasText: PLATO });
    const precioEscrito = `${precio.toFixed(2).replace('.', ',')} €`;
    await becomes(() => textOf(tarjeta), expect.stringContaining(precioEscrito));
    await expectAccesible(page);
    await fillCarrito(page, PLATO);
    await order(page);
    await becomes(
      async () =>
        (await readGrupos(paginas.producto, local)).find((grupo) => grupo.mesa.numero === mesa)?.totalGrupo,
      precio,
    );
  }

  const suelta = await paginas.openMovil(`/menu/${local.slug}`);
  const tarjeta = suelta.getByRole('article').filter({ hasText: PLATO });
  await becomes(() => textOf(tarjeta), expect.stringContaining('Terraza 19,95 €'));
});
