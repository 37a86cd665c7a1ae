import { randomUUID } from 'node:crypto';
import { CABECERA_CLAVE, rutasSala } from '@carta/contracts';
import type { Page } from 'playwright-core';
import { callAs, findGrupo, moveMesa, sendPedido } from './support/api';
import { becomes } from './support/becomes';
import { createCodigo, enterDispositivo } from './support/dispositivo';
import { enterCarta } from './support/dueno';
import { usePaginas } from './support/paginas';
import { buildLocal } from './support/restaurantes';
import type { Local } from './support/restaurantes';
import { textOf } from './support/texto';

const paginas = usePaginas();

async function buildDia(): Promise<Local> {
  const { producto } = paginas;
  const local = await buildLocal(producto, { nombre: 'Casa Pepa' });
  await sendPedido(producto, local, 2, ['Croquetas']);
  await moveMesa(producto, local, 2, 'entregado');
  const { grupoMesa, rev } = await findGrupo(producto, local, 2);
  await callAs(producto, local, rutasSala.cobros(grupoMesa), {
    method: 'POST',
    headers: { [CABECERA_CLAVE]: randomUUID() },
    body: { importe: 9.5, forma: 'efectivo', propina: 0.5, rev },
  });
  return local;
}

const hojaDe = (page: Page) => page.getByRole('dialog', { name: 'Contar caja' });
const choose = (page: Page, tipo: string) => hojaDe(page).getByText(tipo, { exact: true }).click();
const write = (page: Page, campo: string, texto: string) => hojaDe(page).getByLabel(campo).fill(texto);
const press = (page: Page, boton: string) =>
  hojaDe(page).getByRole('button', { name: boton, exact: true }).click();
const says = (page: Page, texto: string) => hojaDe(page).getByText(texto, { exact: false }).first().waitFor();

it('counts the drawer blind on a phone, says what was expected afterwards, and the closing has it', async () => {
  const local = await buildDia();
  const page = await enterCarta(paginas.openMovil('/admin'), local);
  await page.goto('/admin/cierre');
  await page.getByText('Recaudado').first().waitFor();
  expect(await page.getByRole('region', { name: 'Arqueo de caja' }).count()).toBe(0);

  await page.getByRole('button', { name: 'Contar caja' }).click();
  await says(page, 'No es un cierre fiscal');
  await choose(page, 'Fondo');
  await write(page, 'Fondo con el que empieza', '100');
  await press(page, 'Apuntar');
  await says(page, 'Fondo de 100,00 €: apuntado.');
  await choose(page, 'Sacar');
  await write(page, 'Se saca', '30');
  await press(page, 'Apuntar');
  await says(page, 'El motivo es obligatorio');
  await write(page, 'Motivo', 'Pan');
  await press(page, 'Apuntar');
  await says(page, 'Retirada de 30,00 €: apuntado.');
  await write(page, 'Se saca', '500');
  await write(page, 'Motivo', 'Banco');
  await press(page, 'Apuntar');
  await says(page, 'Es más de lo que debería haber en la caja. ¿Lo sacas igualmente?');
  await write(page, 'Se saca', '79,51');
  await press(page, 'Apuntar');
  await hojaDe(page).getByRole('button', { name: 'Sacar igualmente' }).waitFor();

  await choose(page, 'Contar');
  expect(await textOf(hojaDe(page))).not.toContain('Esperado');
  await press(page, 'Guardar conteo');
  await says(page, 'Escribe un importe, como 125,50');
  await hojaDe(page).getByText('Por billetes y monedas').click();
  await write(page, '50 €', '1');
  await write(page, '10 €', '2');
  await write(page, '2 €', '4');
  await becomes(() => hojaDe(page).getByLabel('Contado').inputValue(), '78,00\u00a0€');
  await press(page, 'Guardar conteo');
  await says(page, 'Faltan 1,50 €');
  await says(page, 'Las propinas en efectivo, 0,50 €, van aparte.');
  expect(await textOf(hojaDe(page).locator('dl'))).toBe(
    'Contado 78,00 € Esperado 79,50 € Fondo 100,00 € Cobrado en efectivo 9,50 € Retiradas -30,00 €',
  );

  await press(page, 'Contar otra vez');
  await write(page, 'Contado', '79,50');
  await press(page, 'Guardar conteo');
  await says(page, 'Cuadra');
  await press(page, 'Listo');

  const arqueo = page.getByRole('region', { name: 'Arqueo de caja' });
  await arqueo.getByText('Faltan 1,50 €', { exact: false }).waitFor();
  await arqueo.getByText('Cuadra', { exact: false }).waitFor();
  expect(await textOf(arqueo)).toContain('Debería haber en caja 79,50 €');
});

it('a person counts on a phone of the floor, and a lost answer is not counted twice', async () => {
  const local = await buildDia();
  await callAs(paginas.producto, local, rutasSala.personas(), {
    method: 'POST',
    body: { nombre: 'Ana', pin: '4821', rol: 'camarero' },
  });
  const movil = await paginas.openMovil('/emparejar');
  const codigo = await createCodigo(paginas.producto, local, { nombre: 'Móvil 1', puesto: 'camarero' });
  await enterDispositivo(movil, codigo);
  await movil.getByRole('button', { name: 'Entrar' }).click();
  for (const cifra of '4821') await movil.getByRole('button', { name: cifra, exact: true }).click();
  await movil.getByRole('dialog').getByRole('button', { name: 'Entrar' }).click();
  await movil.getByRole('button', { name: 'Eres Ana' }).click();
  await movil.getByRole('button', { name: 'Contar caja' }).click();
  await write(movil, 'Contado', '9,50');
  let cortadas = 0;
  await movil.route('**/api/pedidos/arqueo', async (route) => {
    if (route.request().method() !== 'POST' || cortadas > 0) return route.fallback();
    cortadas += 1;
    await route.fetch();
    return route.abort();
  });

  await press(movil, 'Guardar conteo');

  await says(movil, 'Cuadra');
  const apuntes = hojaDe(movil).getByRole('list', { name: 'Apuntes del día' }).getByRole('listitem');
  await becomes(() => apuntes.count(), 1);
  expect(await textOf(apuntes.first())).toContain('Ana');
  expect(cortadas).toBe(1);
});
