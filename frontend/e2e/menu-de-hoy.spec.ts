import { rutasGestion } from '@carta/contracts';
import type { Producto } from '@carta/contracts';
import type { Page } from 'playwright-core';
import { becomes } from './support/becomes';
import { callAs, readCarta } from './support/api';
import { enlaceMesa } from './support/comensal';
import { enterCarta } from './support/dueno';
import { hoja, settle } from './support/hoja';
import { usePaginas } from './support/paginas';
import { readHojas } from './support/papel';
import { expectAccesible } from './support/pantalla';
import { fillLogin } from './support/personal';
import { buildLocal } from './support/restaurantes';
import type { Local } from './support/restaurantes';
import { textOf, toPlain } from './support/texto';

const paginas = usePaginas();

/** Seconds that a thumb takes: a tap that has to be aimed, a letter. */
const PULSO = { toque: 1.5, tecla: 0.3 };

async function buildConMenu(): Promise<Local> {
  const local = await buildLocal(paginas.producto);
  const [categoria] = (await readCarta(paginas.producto, local)).categorias;
  const declarado = { alergenosDeclarados: true };
  const body = {
    ...{ nombre: 'Menú del día', precio: 14.5, categoria: categoria?._id, ...declarado },
    menu: {
      pases: [
        {
          nombre: 'Primeros',
          platos: ['Lentejas', 'Ensalada mixta'].map((nombre) => ({ nombre, ...declarado })),
        },
        {
          nombre: 'Segundos',
          platos: ['Merluza a la plancha', 'Entrecot'].map((nombre) => ({ nombre, ...declarado })),
        },
      ],
      incluye: ['pan', 'bebida', 'postre o café'],
    },
  };
  await callAs<Producto>(paginas.producto, local, rutasGestion.productos(), { method: 'POST', body });
  return local;
}

const escrito = (page: Page) => page.getByLabel('Un plato en cada línea');

/** A thumb that counts what it does. */
function createPulgar(page: Page) {
  let segundos = 0;
  return {
    segundos: () => segundos,
    async tap(nombre: string | RegExp, rol: 'button' | 'link' | 'switch' = 'button') {
      await page.getByRole(rol, { name: nombre }).click();
      segundos += PULSO.toque;
    },
    /** Three quick taps choose a line. */
    async replaceLinea(antes: string, despues: string) {
      await escrito(page).evaluate((area: HTMLTextAreaElement, linea) => {
        const desde = area.value.indexOf(linea);
        area.focus();
        area.setSelectionRange(desde, desde + linea.length);
      }, antes);
      await page.keyboard.type(despues);
      segundos += 3 * PULSO.toque + despues.length * PULSO.tecla;
    },
  };
}

it('three lines of yesterday are changed and published within a minute, live for who reads the carta', async () => {
  const local = await buildConMenu();
  const comensal = await paginas.openMovil(enlaceMesa(local, 4));
  const menu = comensal.getByRole('article').filter({ hasText: 'Menú del día' });
  await menu.getByText('Lentejas').waitFor();
  const page = await enterCarta(paginas.openMovil('/admin/carta'), local);
  const pulgar = createPulgar(page);

  await pulgar.tap(/^Menú de hoy/, 'link');
  await becomes(
    () => escrito(page).inputValue(),
    'PRIMEROS\nLentejas\nEnsalada mixta\n\nSEGUNDOS\nMerluza a la plancha\nEntrecot\n\nIncluye: pan, bebida, postre o café\n\nPrecio: 14,50 €',
  );
  await pulgar.replaceLinea('Lentejas', 'Garbanzos con bacalao');
  await pulgar.replaceLinea('Entrecot', 'Entrecot (+3 €)');
  await pulgar.replaceLinea('Precio: 14,50 €', '13,90');
  await pulgar.tap('Publicar');
  await page.getByText('Es lo que se lee en la carta').waitFor();
  expect(pulgar.segundos()).toBeLessThanOrEqual(60);

  await menu.getByText('Garbanzos con bacalao').waitFor();
  await becomes(() => textOf(menu), expect.stringMatching(/Menú del día 13,90 € .*Entrecot \+3,00 €/));

  await pulgar.tap('Agotado: Merluza a la plancha', 'switch');
  const merluza = menu.getByRole('listitem').filter({ hasText: 'Merluza' });
  await merluza.getByText('Agotado', { exact: true }).waitFor();
  expect(await merluza.getAttribute('data-agotado')).toBe('');

  // nobody has said what a new dish contains
  await pulgar.tap(/^Garbanzos con bacalao: Sin información de alérgenos/);
  const declarar = hoja(page, 'Alérgenos');
  await settle(declarar);
  await declarar.getByRole('button', { name: 'Pescado', exact: true }).click();
  await declarar.getByRole('button', { name: 'Listo' }).click();
  await declarar.waitFor({ state: 'detached' });
  await pulgar.tap('Publicar');
  await menu.getByRole('listitem').filter({ hasText: 'Garbanzos' }).getByText('Pescado').waitFor();
  await expectAccesible(page);

  await page.getByRole('link', { name: 'Imprimir' }).click();
  await page.getByRole('article', { name: `Menú del día de ${local.nombre}` }).waitFor();
  await expectAccesible(page);
  const hojas = readHojas(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  expect(hojas).toHaveLength(1);
  expect(toPlain(hojas[0]?.texto ?? '')).toMatch(
    /Garbanzos con bacalao.*13,90 €.*Incluye pan, bebida y postre o café.*IVA incluido/i,
  );
  expect(hojas[0]?.texto).not.toContain('Merluza');
});

it('what could not be published waits on the phone, and is published once', async () => {
  const local = await buildConMenu();
  const page = await enterCarta(paginas.openMovil('/admin/carta'), local);
  await page.getByRole('link', { name: /^Menú de hoy/ }).click();
  await escrito(page).fill('Postre: flan\nSegundos\nSolomillo 4 €\n12 €');
  await page.getByRole('button', { name: /^Solomillo 4 € Lleva un precio/ }).waitFor();

  await page.route('**/api/productos/*', (route) => route.abort());
  await page.getByRole('button', { name: 'Publicar' }).click();
  await page.getByText(/^No se ha podido publicar\..*Lo escrito está guardado/).waitFor();
  await page.unroute('**/api/productos/*');
  await page.reload();
  await page.getByText('Sin publicar').waitFor();
  expect(await escrito(page).inputValue()).toContain('Postre: flan');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await page.getByText('Es lo que se lee en la carta').waitFor();

  const nombres = async () =>
    (await readCarta(paginas.producto, local)).categorias
      .flatMap(({ productos }) => productos)
      .flatMap(({ menu }) => menu?.pases ?? [])
      .flatMap(({ platos }) => platos.map(({ nombre }) => nombre));
  expect(await nombres()).toEqual(['Flan', 'Solomillo 4 €']);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await becomes(nombres, ['Lentejas', 'Ensalada mixta', 'Merluza a la plancha', 'Entrecot']);
});

it('a house without a menu writes its first one', async () => {
  const local = await buildLocal(paginas.producto);
  const page = await paginas.openMovil('/admin/carta/menu');
  await fillLogin(page, local);
  await escrito(page).fill('PRIMEROS\nLentejas\nSEGUNDOS\nMerluza');
  await page.getByRole('button', { name: /^Falta el precio/ }).waitFor();
  await escrito(page).fill('PRIMEROS\nLentejas\nSEGUNDOS\nMerluza\n12 €');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await page.getByText('Es lo que se lee en la carta').waitFor();

  const { categorias } = await readCarta(paginas.producto, local);
  expect(categorias.flatMap(({ productos }) => productos).filter(({ menu }) => menu)).toMatchObject([
    { nombre: 'Menú del día', precio: 12 },
  ]);
});
