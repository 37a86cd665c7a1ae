// Longer than most: one printed sheet is read as a printer and as a phone do.
import { rutas } from '@carta/contracts';
import type { MesaConEnlace } from '@carta/contracts';
import type { Page } from 'playwright-core';
import { callAs } from './support/api';
import { buildCasaDificil } from './support/casa-dificil';
import { modulosFor, modulosOfTrazo, readEnlace } from './support/codigo-qr';
import { enterCarta } from './support/dueno';
import { becomes } from './support/becomes';
import { openHoja } from './support/hoja';
import { usePaginas } from './support/paginas';
import { readHojas } from './support/papel';
import { pathOf } from './support/personal';
import { buildLocal } from './support/restaurantes';
import type { Local } from './support/restaurantes';

const MESAS = 30;
const POR_HOJA = 4;
/** In points. */
const A4 = { ancho: expect.closeTo(595, 0), alto: expect.closeTo(842, 0) };

const paginas = usePaginas();

/** From the settings to the sheet for the printer, and every code made. */
async function openImpresion(local: Local): Promise<{ page: Page; enlace: URL }> {
  const page = await enterCarta(paginas.openPortatil('/admin'), local);
  await page.getByRole('link', { name: 'Ajustes' }).click();
  const codigo = await openHoja(page, 'Código QR', 'Código QR');
  const enlace = await readEnlace(codigo);
  await page.keyboard.press('Escape');
  await codigo.waitFor({ state: 'detached' });
  const mesas = await openHoja(page, 'Mesas y códigos QR', 'Mesas y códigos QR');
  await mesas.getByRole('button', { name: 'Ver las tarjetas' }).click();
  await becomes(() => page.getByRole('button', { name: 'Imprimir' }).isEnabled(), true);
  expect(pathOf(page)).toBe('/admin/settings/qr');
  return { page, enlace };
}

const mesasDeHoja = (i: number): string =>
  Array.from({ length: Math.min(POR_HOJA, MESAS - i * POR_HOJA) }, (_, j) => i * POR_HOJA + j + 1).join(' ');

it('prints a card for each mesa, four to an A4, with its number and nothing of the screen', async () => {
  const local = await buildLocal(paginas.producto, { numeroMesas: MESAS, nombre: 'Casa Pepa' });
  const { page } = await openImpresion(local);

  const hojas = readHojas(await page.pdf({ preferCSSPageSize: true, printBackground: true }));

  expect(hojas).toHaveLength(Math.ceil(MESAS / POR_HOJA));
  hojas.forEach(({ ancho, alto, texto }, i) => {
    expect({ ancho, alto }).toEqual(A4);
    const numeros = mesasDeHoja(i).split(' ');
    expect(texto.match(/\d+/g)?.join(' ')).toBe(numeros.join(' '));
    expect(texto.match(/Casa Pepa/g)).toHaveLength(numeros.length);
    expect(texto.match(/Escanea para ver la carta y pedir/g)).toHaveLength(numeros.length);
    expect(texto).not.toMatch(/Imprimir|Volver|Usa la dirección/);
  });
});

it('draws on each card the code of its own mesa', async () => {
  const local = await buildLocal(paginas.producto, { numeroMesas: MESAS });
  const { page, enlace } = await openImpresion(local);
  const mesas = await callAs<MesaConEnlace[]>(paginas.producto, local, rutas.mesas(local.id));

  for (let mesa = 1; mesa <= MESAS; mesa++) {
    const codigo = page.getByRole('img', { name: `Código QR de la mesa ${mesa}`, exact: true });
    const [, , lado = '0'] = ((await codigo.getAttribute('viewBox')) ?? '').split(' ');
    const trazo = (await codigo.locator('path').getAttribute('d')) ?? '';
    const propio = new URL(mesas[mesa - 1]?.enlace ?? '');
    expect(propio.searchParams.get('mesa')).toBe(String(mesa));
    enlace.search = propio.search;
    expect(modulosOfTrazo(trazo, Number(lado))).toEqual(modulosFor(enlace.href));
  }
});

it('cuts no card at the end of a sheet of paper', async () => {
  const local = await buildLocal(paginas.producto, {
    numeroMesas: 9,
    nombre: 'La Casa de Comidas de la Abuela Encarnación y sus Nietos de Puente Viejo',
  });
  const { page } = await openImpresion(local);
  await page.emulateMedia({ media: 'print' });
  // the paper, at the 96 px per inch that CSS counts with
  await page.setViewportSize({ width: 794, height: 1123 });

  const sobresalen = await page.evaluate(() =>
    [...document.querySelectorAll('article')].flatMap((tarjeta) => {
      const dentro = tarjeta.getBoundingClientRect();
      const papel = tarjeta.closest('section')?.getBoundingClientRect() ?? new DOMRect();
      const cabe = (de: DOMRect, en: DOMRect) =>
        de.top >= en.top - 1 &&
        de.bottom <= en.bottom + 1 &&
        de.left >= en.left - 1 &&
        de.right <= en.right + 1;
      const piezas = [...tarjeta.querySelectorAll('p, svg')].map((pieza) => pieza.getBoundingClientRect());
      const todo = cabe(dentro, papel) && piezas.every((pieza) => cabe(pieza, dentro));
      return todo && piezas.length > 3 ? [] : [tarjeta.ariaLabel];
    }),
  );

  expect(sobresalen).toEqual([]);
  expect(await page.getByRole('button', { name: 'Imprimir' }).isVisible()).toBe(false);
});

it('has as many cards as mesas are said to be, from the moment they are written', async () => {
  const local = await buildLocal(paginas.producto, { numeroMesas: 3 });
  const { page } = await openImpresion(local);
  await becomes(() => page.getByRole('article').count(), 3);
  await page.getByRole('button', { name: 'Volver' }).click();
  const mesas = await openHoja(page, 'Mesas y códigos QR', 'Mesas y códigos QR');
  await mesas.getByLabel('Número de mesas').fill('6');

  await mesas.getByRole('button', { name: 'Guardar y ver las tarjetas' }).click();

  await becomes(() => page.getByRole('article').count(), 6);
});

const SECCIONES = 12;
const PLATOS = 7;
const plato = (seccion: number, i: number) =>
  `Guiso ${seccion}-${i} de cuchara con nombre de sobra para dos líneas`;

async function openCartaImpresa(local: Local): Promise<Page> {
  const page = await enterCarta(paginas.openPortatil('/admin'), local);
  await page.getByRole('link', { name: 'Ajustes' }).click();
  await page.getByRole('link', { name: 'Imprimir la carta' }).click();
  await becomes(() => page.getByRole('button', { name: 'Imprimir', exact: true }).isEnabled(), true);
  return page;
}

/** Many categorías whose every name says where it stands. */
const buildCartaLarga = () =>
  buildLocal(paginas.producto, {
    nombre: 'Casa Pepa',
    categorias: Array.from({ length: SECCIONES }, (_, seccion) => ({
      nombre: `Apartado ${seccion}`,
      tipo: 'comida' as const,
      platos: Array.from({ length: PLATOS }, (_, i) => ({ nombre: plato(seccion, i), precio: 1250 })),
    })),
  });

it.each([
  ['A4', A4],
  ['A5', { ancho: expect.closeTo(420, 0), alto: expect.closeTo(595, 0) }],
])(
  'prints the carta on %s: no dish parted, no heading alone, the legend on every sheet',
  async (papel, medidas) => {
    const local = await buildCartaLarga();
    const page = await openCartaImpresa(local);
    await page.getByText(papel, { exact: true }).click();

    const hojas = readHojas(await page.pdf({ preferCSSPageSize: true, printBackground: true }));

    expect(hojas.length).toBeGreaterThan(1);
    for (const hoja of hojas) {
      expect(hoja).toMatchObject(medidas);
      expect(hoja.texto).toMatch(/1 Gluten .*14 Moluscos/);
      expect(hoja.texto).toMatch(/Precios en euros, IVA incluido\. Vigente desde el \d+ de \p{L}+ de \d{4}/u);
      expect(hoja.texto).not.toMatch(/Imprimir|Volver|Papel/);
      const enteros = hoja.texto.match(/Guiso \d+-\d+ de cuchara con nombre de sobra para dos líneas/g) ?? [];
      expect(hoja.texto.match(/Guiso/g)).toHaveLength(enteros.length);
      expect(hoja.texto.match(/12,50/g)).toHaveLength(enteros.length);
      for (const [, seccion] of hoja.texto.matchAll(/Apartado (\d+)/g)) {
        expect(hoja.texto).toContain(`Guiso ${seccion}-0 `);
      }
    }
    const todo = hojas.map(({ texto }) => texto).join(' ');
    expect(todo.match(/Guiso/g)).toHaveLength(SECCIONES * PLATOS);
  },
);

it.each([
  ['few dishes', () => buildLocal(paginas.producto, { nombre: 'Casa Pepa' }), 1],
  ['84 of long names', buildCartaLarga, 1],
])('prints for the door, of %s, every price on one sheet', async (_cuantos, build, cuantas) => {
  const local = await build();
  const page = await openCartaImpresa(local);
  await page.getByText('Para la puerta', { exact: true }).click();
  const platos = await page.getByRole('article').getByRole('listitem').count();

  const hojas = readHojas(await page.pdf({ preferCSSPageSize: true, printBackground: true }));

  expect(hojas).toHaveLength(cuantas);
  expect(hojas[0]).toMatchObject(A4);
  expect(hojas[0]?.texto.match(/\d,\d\d/g)?.length).toBeGreaterThanOrEqual(platos);
  expect(hojas[0]?.texto).toMatch(/hojas de reclamaciones.*Vigente desde el/);
  expect(hojas[0]?.texto).not.toMatch(/Imprimir|Volver|Papel/);
});

it('loses no price of a carta that one sheet cannot bear, and says that it takes several', async () => {
  const local = await buildCasaDificil(paginas.producto);
  const page = await openCartaImpresa(local);
  await page.getByText('Para la puerta', { exact: true }).click();
  await page.getByText('No caben en una sola hoja que se pueda leer: salen en varias.').waitFor();
  const platos = await page.getByRole('article').getByRole('listitem').count();

  const hojas = readHojas(await page.pdf({ preferCSSPageSize: true, printBackground: true }));

  expect(hojas.length).toBeGreaterThan(1);
  const todo = hojas.map(({ texto }) => texto).join(' ');
  expect(todo.match(/\d,\d\d/g)?.length).toBeGreaterThanOrEqual(platos);
});
