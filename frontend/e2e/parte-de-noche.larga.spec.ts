import { diaTras, nombreJornada, rutas, rutasSala } from '@carta/contracts';
import type { ParteDeNoche } from '@carta/contracts';
import { newId, withDatabaseOf } from '../../backend/test/support/base-en-marcha';
import { callAs, findGrupo } from './support/api';
import { becomes } from './support/becomes';
import { botonConfirmar, fillCarrito, isPedido, openConfirmacion } from './support/comensal';
import { enterCarta } from './support/dueno';
import { hoja } from './support/hoja';
import { readQr } from './support/noche';
import { usePaginas } from './support/paginas';
import { buildLocal } from './support/restaurantes';
import { unfixReloj } from './support/set-reloj';
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

it('a phone whose order got no answer for half an hour tells the night so, asks its diner, and sends it once', async () => {
  const { producto } = paginas;
  const local = await buildLocal(producto);
  await callAs(producto, local, rutasSala.ajustesParte(), { method: 'PUT', body: { correo: 'a@casa.es' } });
  const movil = await paginas.openNavegador();
  await unfixReloj(movil);
  const page = await movil.newPage();
  await page.route(isPedido, (route) => route.abort());
  await page.goto(await readQr(producto, local, 4));
  await fillCarrito(page, 'Croquetas');
  await openConfirmacion(page);
  await botonConfirmar(page).click();
  await page.getByText('Guardado. Se enviará solo al volver la señal.').first().waitFor();

  await movil.addInitScript(() => {
    (window as unknown as { adelanto: number }).adelanto = 31 * 60_000;
  });
  const dicho = page.waitForResponse(
    (answer) => new URL(answer.url()).pathname === rutas.pedidosSinConfirmar(),
  );
  await page.reload();
  const respuesta = await dicho;
  expect(respuesta.status()).toBe(200);
  const { clave } = respuesta.request().postDataJSON() as { clave: string };
  const readNoche = () =>
    withDatabaseOf(producto.dataDir, (database) =>
      database.collection('noches').findOne({ restaurante: newId(local.id) }),
    );
  expect(await readNoche()).toMatchObject({ claves: [{ clave, mesa: 4 }] });

  await page.unroute(isPedido);
  await page.getByRole('button', { name: /sin confirmar/i }).click();
  await hoja(page, 'Tu carrito')
    .getByText(/^Tu pedido de las \d\d:\d\d se quedó sin confirmar$/)
    .waitFor();
  await page.getByRole('button', { name: 'Enviar ahora' }).click();
  await becomes(async () => (await findGrupo(producto, local, 4).catch(() => null))?.pedidos.length, 1);
  expect(await readNoche()).toMatchObject({ claves: [{ clave, mesa: 4 }] });
});
