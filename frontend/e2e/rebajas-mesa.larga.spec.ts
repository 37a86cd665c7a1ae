import { findGrupo, moveMesa } from './support/api';
import { becomes } from './support/becomes';
import { enlaceMesa, fillCarrito, openSeguimiento, order, readSeguimiento } from './support/comensal';
import { enterCarta } from './support/dueno';
import { hoja, openHoja } from './support/hoja';
import { usePaginas } from './support/paginas';
import { openDispositivo } from './support/planta';
import { buildLocal } from './support/restaurantes';
import { textOf, toPlain } from './support/texto';

const paginas = usePaginas();

it('a waiter invites, discounts and takes a dish back; the mesa, the diner and the closing read it', async () => {
  const { producto } = paginas;
  const local = await buildLocal(producto, { nombre: 'Casa Pepa' });
  const comensal = await paginas.openMovil(enlaceMesa(local, 4));
  await fillCarrito(comensal, 'Croquetas', 'Bravas', 'Agua', 'Agua', 'Agua');
  await order(comensal);
  await moveMesa(producto, local, 4, 'entregado');
  const ana = await openDispositivo(paginas.openNavegador, producto, local, {
    nombre: 'Móvil de Ana',
    puesto: 'camarero',
  });
  await ana.goto('/sala/mesa/4');
  const descuentos = ana.getByRole('region', { name: 'Invitaciones y descuentos' });
  const readTotal = () => textOf(ana.locator('footer > p'));
  await becomes(readTotal, 'Total 23,00 €');

  // what is missing is said, and nothing is done
  const invitar = await openHoja(ana, 'Invitar', 'Invitar · Mesa 4');
  await invitar.getByRole('button', { name: 'Invita la casa' }).click();
  await invitar.getByText('Elige antes qué se invita.').waitFor();
  await invitar.getByRole('button', { name: 'Una más de Agua' }).click();
  await invitar.getByRole('button', { name: 'Invita la casa' }).click();
  await becomes(readTotal, 'Total 20,50 € · Descuentos −2,50 €');

  const devolver = await openHoja(ana, 'Devolver plato', 'Devolver plato · Mesa 4');
  await devolver.getByRole('button', { name: 'Una más de Bravas' }).click();
  await devolver.getByLabel('Otro motivo').fill('Estaban frías');
  await devolver.getByRole('button', { name: 'Devolver', exact: true }).click();
  await becomes(readTotal, 'Total 14,50 € · Descuentos −8,50 €');

  const descuento = await openHoja(ana, 'Descuento', 'Descuento · Mesa 4');
  await descuento.getByText('Lo que se pida después no lleva este descuento.').waitFor();
  await descuento.getByLabel('De qué').selectOption({ label: toLabel('1 × Croquetas · 9,50 €') });
  await descuento.getByText('10 %', { exact: true }).click();
  await descuento.getByRole('button', { name: 'Promoción' }).click();
  await becomes(readTotal, 'Total 13,55 € · Descuentos −9,45 €');

  const lineas = async () =>
    (await ana.locator('[aria-label=Comida] li, [aria-label=Bebida] li').allInnerTexts()).map(toPlain);
  expect((await lineas()).map((texto) => texto.replace(/ (Entregado|EN).*$/, ''))).toEqual([
    '1 × Croquetas −10 % 9,50 € 8,55 €',
    '1 × Bravas Devuelto 6,00 € 0,00 €',
    '3 × Agua Invitado 1 de 3 7,50 € 5,00 €',
  ]);
  expect(await textOf(descuentos.getByRole('list'))).toMatch(
    /^Invitado: 1 × Agua −2,50 € «Invita la casa» · Móvil de Ana · \d\d:\d\d Deshacer Devuelto: 1 × Bravas −6,00 €/,
  );

  // the last one is given back, and done again on the whole bill
  await ana.getByRole('button', { name: 'Deshacer', exact: true }).first().click();
  await becomes(readTotal, 'Total 14,50 € · Descuentos −8,50 €');
  const todo = await openHoja(ana, 'Descuento', 'Descuento · Mesa 4');
  await todo.getByText('€', { exact: true }).click();
  await todo.getByLabel('Cuánto, en euros').fill('1,45');
  await todo.getByRole('button', { name: 'Cliente habitual' }).click();
  await becomes(readTotal, 'Total 13,05 € · Descuentos −9,95 €');

  await openSeguimiento(comensal);
  await becomes(
    () => readSeguimiento(comensal),
    [
      '1 × Croquetas Descuento 9,50 € 8,55 € Entregado',
      '1 × Bravas Devuelto 6,00 € 0,00 € Entregado',
      '3 × Agua Invitado 1 de 3 Descuento 7,50 € 4,50 € Entregado',
    ],
  );
  await becomes(() => textOf(hoja(comensal, 'Tu pedido')), expect.stringContaining('13,05 €'));
  expect(await textOf(hoja(comensal, 'Tu pedido'))).not.toContain('Estaban frías');

  await moveMesa(producto, local, 4, 'pagado');
  expect(await findGrupo(producto, local, 4).catch(() => null)).toBeNull();
  const cierre = await enterCarta(paginas.openMovil('/admin'), local);
  await cierre.goto('/admin/cierre');
  await cierre.getByText('13,05 €').first().waitFor();
  const apuntes = await textOf(cierre.getByRole('region', { name: 'Invitaciones y descuentos' }));
  expect(apuntes).toContain('Mesa 4 · Devuelto: 1 × Bravas 6,00 € «Estaban frías» · Móvil de Ana');
  expect(apuntes).toContain('Mesa 4 · Deshecho: 1 × Croquetas');
  expect(apuntes).toContain('Mesa 4 · Descuento: toda la cuenta 1,45 €');
});

/** As the sheet writes it. */
const toLabel = (texto: string): string => texto.replace(' €', '\u00a0€');
