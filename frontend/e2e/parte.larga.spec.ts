import { diaTras, nombreJornada } from '@carta/contracts';
import type { ParteDeNoche } from '@carta/contracts';
import { enterCarta } from './support/dueno';
import { usePaginas } from './support/paginas';
import { buildLocal } from './support/restaurantes';
import { textOf } from './support/texto';

const paginas = usePaginas();

const PARTE: ParteDeNoche = {
  escritoEn: new Date().toISOString(),
  pedidos: 184,
  dobles: 0,
  noLlegados: 1,
  visto: { vistos: 250, sinVer: 2, p50: 2, p95: 64 },
  cocina: null,
  llamadas: 31,
  llamadasTarde: 2,
  anulaciones: { veces: 2, importe: 14.5, quien: [{ por: 'Ana', veces: 2, importe: 14.5 }] },
  ajustes: { veces: 0, importe: 0, quien: [] },
  sello: 'Sin sello: ese día no hubo cobros ni cambios en ellos.',
};

it('the owner asks for the parte, reads what was counted of a night, and asks for it no more', async () => {
  const local = await buildLocal(paginas.producto, { nombre: 'Casa Pepa' });
  const page = await enterCarta(paginas.openMovil('/admin'), local);
  await page.goto('/admin/settings');
  await page.getByRole('link', { name: 'Parte de la noche' }).click();
  await page.getByText('De ese día no hay parte.', { exact: false }).waitFor();
  await page.getByText('Ahora no se hace ningún parte.', { exact: false }).waitFor();
  await page.getByLabel('Email').fill('duena');
  await page.getByRole('button', { name: 'Activar' }).click();
  await page.getByText('El email no es válido').waitFor();
  await page.getByLabel('Email').fill('duena@ejemplo.es');
  await page.getByRole('button', { name: 'Activar' }).click();
  await page.getByText('Se cuenta cada noche y se envía por la mañana a este email.').waitFor();

  const antes = diaTras(nombreJornada([], new Date()), -2);
  await page.route(`**/api/pedidos/parte?dia=${antes}`, (route) =>
    route.fulfill({ json: { success: true, data: { dia: antes, parte: PARTE } } }),
  );
  await page.getByRole('button', { name: 'Día anterior' }).click();

  await page.getByText('184').waitFor();
  const texto = await textOf(page.locator('dl'));
  for (const parte of [
    'Pedidos 184',
    'Que un móvil dice tener y ninguna mesa tiene 1',
    'en 1 min 4 s',
    'Cocina con trabajo y sin pantalla no se sabe',
    'Cobros anulados 2 por 14,50 € (Ana, 2 por 14,50 €)',
  ]) {
    expect(texto).toContain(parte);
  }

  await page.reload();
  await page.getByRole('button', { name: 'No hacerlo más' }).click();
  await page.getByText('Ahora no se hace ningún parte.', { exact: false }).waitFor();
});
