import { LENGUAS, rutas } from '@carta/contracts';
import { callAs } from './support/api';
import { enlaceMesa, untilDispuesta } from './support/comensal';
import { usePaginas } from './support/paginas';
import { expectAccesible } from './support/pantalla';
import { buildLocal } from './support/restaurantes';
import type { Local } from './support/restaurantes';

const paginas = usePaginas();
const OTRAS = LENGUAS.filter((lengua) => lengua !== 'es');

let casa: Local;

beforeAll(async () => {
  const { producto } = paginas;
  casa = await buildLocal(producto);
  const body = { lenguas: LENGUAS };
  await callAs(producto, casa, rutas.restaurante(casa.id), { method: 'PUT', body });
});

it.each(OTRAS)(
  'a carta in %s, with something in its cart: axe finds nothing, and it fits any width',
  async (lengua) => {
    const page = await paginas.openMovil(`${enlaceMesa(casa, 4)}&lang=${lengua}`, { locale: lengua });
    await untilDispuesta(page);
    expect(await page.locator('html').getAttribute('data-lengua')).toBe(lengua);
    await page.locator('main article button:last-of-type').first().click();
    await page.locator('summary').first().click();
    await expectAccesible(page);
    expect(paginas.quejas()).toEqual([]);
  },
);
