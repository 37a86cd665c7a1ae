import { randomUUID } from 'node:crypto';
import { CABECERA_CLAVE, nombreJornada, rutasSala } from '@carta/contracts';
import type { FormaCobro, Grupo, MesasCobradas } from '@carta/contracts';
import type { Locator, Page } from 'playwright-core';
import { becomes } from './support/becomes';
import { callAs, findGrupo, moveMesa, sendPedido } from './support/api';
import { download } from './support/descarga';
import { enterCarta } from './support/dueno';
import { usePaginas } from './support/paginas';
import { readHojas } from './support/papel';
import { buildLocal } from './support/restaurantes';
import type { Local } from './support/restaurantes';
import { textOf } from './support/texto';

const paginas = usePaginas();

const grupoDe = (local: Local, mesa: number): Promise<Grupo> => findGrupo(paginas.producto, local, mesa);

async function charge(local: Local, mesa: number, importe: number, forma: FormaCobro): Promise<string> {
  const { grupoMesa, rev } = await grupoDe(local, mesa);
  const { grupos } = await callAs<MesasCobradas>(paginas.producto, local, rutasSala.cobros(grupoMesa), {
    method: 'POST',
    headers: { [CABECERA_CLAVE]: randomUUID() },
    body: { importe, forma, rev },
  });
  return grupos[0]?.cobros?.at(-1)?._id ?? '';
}

/**
 * Mesa 1 owes 11,70 € once the bravas are off it, pays 5 by card and 3 in cash, and the rest without a word;
 * mesa 2 pays 9,50 with one tap; mesa 3 has paid 2 of 5 and sits there yet.
 */
async function buildDia(local: Local): Promise<void> {
  const { producto } = paginas;
  await sendPedido(producto, local, 1, ['Croquetas', 'Bravas', 'Caña']);
  const comida = (await grupoDe(local, 1)).pedidos.find(({ tipoPedido }) => tipoPedido === 'comida');
  await callAs(producto, local, rutasSala.cancelarLinea(comida?._id ?? '', '1'), {
    method: 'PUT',
    body: { motivo: 'No quedan' },
  });
  await charge(local, 1, 5, 'tarjeta');
  const equivocado = await charge(local, 1, 2.5, 'efectivo');
  await callAs(producto, local, rutasSala.anularCobro(equivocado), {
    method: 'PUT',
    body: { motivo: 'Importe equivocado' },
  });
  await charge(local, 1, 3, 'efectivo');
  await sendPedido(producto, local, 2, ['Croquetas']);
  for (const mesa of [1, 2]) {
    await moveMesa(producto, local, mesa, 'entregado');
    await moveMesa(producto, local, mesa, 'pagado');
  }
  await sendPedido(producto, local, 3, ['Agua', 'Agua']);
  await charge(local, 3, 2, 'tarjeta');
}

async function openCierre(local: Local): Promise<Page> {
  const page = await enterCarta(paginas.openPortatil('/admin'), local);
  await page.getByRole('link', { name: 'Cierre del día' }).click();
  await page.getByRole('heading', { name: 'Cierre del día', level: 1 }).waitFor();
  return page;
}

const readFilas = async (tabla: Locator): Promise<string[]> => {
  const filas = await tabla.getByRole('row').all();
  return Promise.all(filas.map(textOf));
};
const readApuntes = (page: Page, titulo: string): Promise<string> =>
  textOf(page.getByRole('region', { name: titulo }));

it('says what a day took and what was taken back, on the screen, on paper and in a file', async () => {
  const local = await buildLocal(paginas.producto, { nombre: 'Casa Pepa' });
  await buildDia(local);
  const page = await openCierre(local);

  await page.getByText('23,20 €').first().waitFor();
  expect(await textOf(page.locator('dl'))).toBe(
    'Recaudado 23,20 € Mesas pagadas 2 Cobrado en mesas abiertas 2,00 € Falta por cobrar 3,00 € Cancelado 6,00 €',
  );
  expect(await readFilas(page.getByRole('table', { name: 'Formas de cobro' }))).toEqual([
    'Tarjeta 7,00 €',
    'Efectivo 3,00 €',
    'Bizum 0,00 €',
    'Otro 0,00 €',
    'Sin indicar 13,20 €',
    'Recaudado 23,20 €',
  ]);
  expect(await readFilas(page.getByRole('table', { name: 'Mesas abiertas' }))).toEqual([
    'Mesa Total Cobrado Falta',
    '3 5,00 € 2,00 € 3,00 €',
  ]);
  expect(await readApuntes(page, 'En caja ahora')).toBe(
    'En caja ahora Casa Pepa 23,20 € Tarjeta 7,00 € · Efectivo 3,00 € · Sin indicar 13,20 €',
  );
  const cuando = '\\d\\d:\\d\\d';
  expect(await readApuntes(page, 'Cancelaciones')).toMatch(
    new RegExp(`^Cancelaciones Mesa 1 · 1 × Bravas 6,00 € «No quedan» · Casa Pepa · ${cuando}$`),
  );
  expect(await readApuntes(page, 'Cobros anulados')).toMatch(
    new RegExp(`^Cobros anulados Mesa 1 · Efectivo 2,50 € «Importe equivocado» · Casa Pepa · ${cuando}$`),
  );
  expect(await readApuntes(page, 'Mesas cerradas sin cobrar')).toContain('Ninguna.');

  expect(await readApuntes(page, 'Sello')).toContain('Sin sello todavía');

  await checkArchivo(page);
  await checkPapel(page);
  await checkAyer(page);
});

async function checkArchivo(page: Page): Promise<void> {
  const [nombre, bytes] = await download(page, () =>
    page.getByRole('button', { name: 'Descargar CSV' }).click(),
  );

  expect(nombre).toBe(`cierre-casa-pepa-${nombreJornada([], new Date())}.csv`);
  const filas = bytes.toString().split('\r\n');
  expect(filas).toEqual(
    expect.arrayContaining([
      'Recaudado (€);23,20',
      'Tarjeta;7',
      'Efectivo;3',
      'Sin indicar;13,20',
      '3;5;2;3',
      expect.stringMatching(/^1;Bravas;1;6;No quedan;Casa Pepa;\d\d:\d\d$/),
      expect.stringMatching(/^1;Efectivo;2,50;Importe equivocado;Casa Pepa;\d\d:\d\d$/),
      'No es una factura ni un justificante fiscal.',
    ]),
  );
}

async function checkPapel(page: Page): Promise<void> {
  const hojas = readHojas(await page.pdf({ preferCSSPageSize: true }));

  expect(hojas).toHaveLength(1);
  const texto = hojas[0]?.texto ?? '';
  for (const frase of ['Casa Pepa', 'Cierre del día', '23,20', 'No quedan', 'Importe equivocado']) {
    expect(texto).toContain(frase);
  }
  expect(texto).toContain('No es una factura ni un justificante fiscal.');
  expect(texto).not.toMatch(/Volver|Descargar|Imprimir/);
}

/** Nothing of it is of the day before, nor does that say that it may still change. */
async function checkAyer(page: Page): Promise<void> {
  await page.getByText('El día no ha terminado: estas cifras aún pueden cambiar.').waitFor();
  await page.getByRole('button', { name: 'Día anterior' }).click();

  await page.getByText('No se canceló nada.').waitFor();
  await page.getByText('No se anuló ningún cobro.').waitFor();
  await page.getByText('Todas las mesas están pagadas.').waitFor();
  await becomes(() => textOf(page.locator('dl')), expect.stringContaining('Recaudado 0,00 €'));
  await becomes(() => page.getByText('El día no ha terminado').count(), 0);
  await page.getByRole('button', { name: 'Día siguiente' }).click();
  await page.getByText('Mesa 1 · 1 × Bravas').waitFor();
}
