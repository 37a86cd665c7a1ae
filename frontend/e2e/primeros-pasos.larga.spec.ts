import type { Page } from 'playwright-core';
import { axeFindings } from './support/axe';
import { closeHoja, createCategoria, enterCarta, fillProducto, save } from './support/dueno';
import { becomes } from './support/becomes';
import { hoja } from './support/hoja';
import { EN_PORTATIL, usePaginas } from './support/paginas';
import { fillLogin, pathOf } from './support/personal';
import { startProducto } from './support/start-producto';
import { buildLocal } from './support/restaurantes';
import type { DatosLocal } from './support/restaurantes';

const paginas = usePaginas(() => startProducto({ PLANES: 'propietario' }));
const NUEVA = { plan: 'normal', categorias: [], ubicacion: 'Sin especificar' } satisfies DatosLocal;

const pasos = (page: Page) => page.getByRole('group', { name: 'Primeros pasos' });
const porHacer = (page: Page): Promise<string[]> =>
  pasos(page)
    .getByRole('button')
    .evaluateAll((botones) => botones.map((boton) => boton.firstChild?.textContent ?? ''));

it.each(['openMovil', 'openPortatil'] as const)(
  'lead a new owner from an empty carta to its code (%s)',
  async (openDispositivo) => {
    const local = await buildLocal(paginas.producto, NUEVA);
    const page = await paginas[openDispositivo]('/admin');
    await fillLogin(page, local);
    await page.getByRole('button', { name: 'Ahora no' }).click();
    await page.getByText('Tu carta está vacía').waitFor();
    const codigos = 'Pon el código QR en las mesas';
    const direccion = 'Di dónde estás y tu teléfono';
    expect(await porHacer(page)).toEqual(['Crea una categoría', 'Añade el primer plato', direccion, codigos]);
    expect(await axeFindings(page)).toEqual([]);

    await createCategoria(page, 'Entrantes');
    await becomes(() => porHacer(page), ['Añade el primer plato', direccion, codigos]);
    await pasos(page).getByText('Crea una categoría (hecho)').waitFor();

    await pasos(page).getByRole('button', { name: 'Añade el primer plato' }).click();
    await fillProducto(hoja(page, 'Nuevo producto'), {
      nombre: 'Bravas',
      precio: '6',
      categoria: 'Entrantes',
    });
    await save(hoja(page, 'Nuevo producto'));
    await becomes(() => porHacer(page), [direccion, codigos]);

    await pasos(page).getByRole('button', { name: direccion }).click();
    const establecimiento = hoja(page, 'Editar establecimiento');
    await establecimiento.getByLabel('Dirección').fill('Calle Mayor, 12');
    await establecimiento.getByRole('button', { name: 'Guardar' }).click();
    await establecimiento.waitFor({ state: 'detached' });
    await becomes(() => porHacer(page), [codigos]);

    await pasos(page).getByRole('button', { name: codigos }).click();
    await hoja(page, 'Código QR').getByRole('img').waitFor();
    await closeHoja(hoja(page, 'Código QR'));
    await pasos(page).waitFor({ state: 'detached' });
  },
);

it('says why no order comes, and lets the owner switch it, on every screen of the account', async () => {
  const local = await buildLocal(paginas.producto, { plan: 'normal' });
  const navegador = await paginas.openNavegador(EN_PORTATIL);
  const [page, segunda] = [await navegador.newPage(), await navegador.newPage()];
  await page.goto('/admin/pedidos');
  await fillLogin(page, local);
  await page.getByText('Tu casa aún no recibe pedidos').waitFor();
  await segunda.goto('/admin');
  await enterCarta(segunda, local);
  const pestanas = segunda.getByRole('navigation', { name: 'Secciones' }).getByRole('link');
  await becomes(() => pestanas.allInnerTexts(), ['Gestión de Carta']);

  await page.getByRole('link', { name: 'que pidan desde la mesa' }).click();
  await page.getByRole('button', { name: 'Recibir pedidos desde la mesa' }).click();
  await page.getByText('Tu casa recibe pedidos desde las mesas.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await segunda.getByRole('link', { name: 'Pedidos', exact: true }).click();
  await segunda.getByText('No hay pedidos activos').waitFor();

  await page.getByRole('button', { name: 'Dejar de recibir pedidos' }).click();
  await page.getByText('Ahora tu carta solo se lee').waitFor();
  await becomes(() => Promise.resolve(pathOf(segunda)), '/admin/carta');
  await becomes(() => pestanas.allInnerTexts(), ['Gestión de Carta']);
});
