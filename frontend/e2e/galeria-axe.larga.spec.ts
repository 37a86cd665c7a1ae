import type { Page } from 'playwright-core';
import { axeFindings, contrastFindings } from './support/axe';
import { useGaleria } from './support/galeria';

const open = useGaleria();

const click = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function expectAccesible(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await contrastFindings(page)).toEqual([]);
}

describe('axe finds nothing, by day or in the dark', () => {
  it('on the error screen', async () => {
    const page = await open({}, '?error');
    await page.getByRole('heading', { level: 1 }).waitFor();

    await expectAccesible(page);
  });

  it.each<[string, (page: Page) => Promise<unknown>, query?: string]>([
    ['the gallery', (page) => page.getByRole('heading', { level: 1 }).waitFor(), ''],
    ['a sheet', (page) => click(page, 'Hoja compacta')],
    ['a long sheet', (page) => click(page, 'Detalle de plato')],
    ['a dialog', (page) => click(page, 'Diálogo de éxito')],
    ['a notice', (page) => click(page, 'Aviso')],
    ['an error notice', (page) => click(page, 'Aviso de error')],
  ])('with %s', async (_, show, query = '?superpuestos') => {
    const page = await open({}, query);
    await show(page);

    await expectAccesible(page);
  });
});
