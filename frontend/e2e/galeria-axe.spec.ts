import type { Page } from 'playwright-core';
import { axeFindings } from './support/axe';
import { useGaleria } from './support/galeria';

jest.setTimeout(30_000);

const open = useGaleria();

const click = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

describe.each(['light', 'dark'] as const)('axe finds nothing in %s', (colorScheme) => {
  it('on the error screen', async () => {
    const page = await open({ colorScheme }, '?error');
    await page.getByRole('heading', { level: 1 }).waitFor();

    expect(await axeFindings(page)).toEqual([]);
  });

  it.each<[string, (page: Page) => Promise<unknown>]>([
    ['the gallery', (page) => page.getByRole('heading', { level: 1 }).waitFor()],
    ['a sheet', (page) => click(page, 'Hoja compacta')],
    ['a long sheet', (page) => click(page, 'Detalle de plato')],
    ['a dialog', (page) => click(page, 'Diálogo de éxito')],
    ['a notice', (page) => click(page, 'Aviso')],
    ['an error notice', (page) => click(page, 'Aviso de error')],
  ])('with %s', async (_, show) => {
    const page = await open({ colorScheme });
    await show(page);

    expect(await axeFindings(page)).toEqual([]);
  });
});
