/**
 * `node scripts/fotos.mjs` takes the pictures of docs/pantallas.md and of the README again, by walking the
 * built product with the installed Chromium (CHROMIUM_PATH, or the usual place).
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { takeFoto } from './lib/foto.mjs';
import { walkLenguas } from './lib/fotos-lenguas.mjs';
import { walkPropietario } from './lib/fotos-propietario.mjs';
import { walkSala } from './lib/fotos-sala.mjs';
import { ROOT } from './lib/run.mjs';
import { CUENTA, playServicio } from './lib/servicio-demo.mjs';

const MOVIL = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const PORTATIL = { viewport: { width: 1280, height: 800 } };
const COCINA = { viewport: { width: 1920, height: 1080 } };
const MESA = 5;

const press = (page, name) => page.getByRole('button', { name }).click();
const bell = (page) =>
  page
    .getByRole('button', { name: /Llamar|¿Qué necesitas/ })
    .first()
    .waitFor();
const shown = (page, text) => page.getByText(text).first().waitFor();

async function walkComensal(open, { tasca, cafe, firmas }) {
  const path = `/menu?restaurante=${tasca._id}&mesa=${MESA}&t=${firmas[MESA - 1]}`;
  const page = await open(MOVIL, path);
  await shown(page, 'Croquetas de jamón ibérico');
  await bell(page);
  await takeFoto(page, 'frontend/docs/carta.png');

  const menu = page.getByRole('region', { name: 'Menú del día' });
  await menu.evaluate((seccion) => seccion.scrollIntoView({ behavior: 'instant' }));
  await page.locator('a[aria-current]', { hasText: 'Menú del día' }).waitFor();
  await takeFoto(page, 'frontend/docs/menu.png');

  await press(page, /^Añadir Solomillo ibérico/);
  await page.getByRole('radio', { name: 'Al punto' }).check();
  await page.getByRole('radio', { name: 'Patatas fritas' }).check();
  const punto = page.getByRole('group', { name: /^Punto de la carne/ });
  await punto.evaluate((grupo) => grupo.scrollIntoView({ block: 'start' }));
  await takeFoto(page, 'frontend/docs/elegir.png');
  await press(page, 'Cerrar');

  for (const plato of ['Croquetas de jamón ibérico', 'Tortilla de patatas', 'Caña', 'Caña']) {
    const control = page.getByRole('group', { name: `Cantidad de ${plato}`, exact: true });
    await control.getByRole('button', { name: /^Añadir/ }).click();
  }
  await press(page, /^Ver carrito/);
  await shown(page, 'Confirmar Pedido');
  await takeFoto(page, 'frontend/docs/carrito.png');

  await press(page, 'Confirmar Pedido');
  await page.getByLabel(/Notas para la cocina/).fill('La tortilla, muy cuajada');
  await page.getByRole('button', { name: 'Confirmar', exact: true }).click();
  await shown(page, '¡Pedido enviado exitosamente!');
  await takeFoto(page, 'frontend/docs/enviado.png');
  await press(page, 'Seguir pidiendo');

  const detalle = await open(MOVIL, `/menu/${cafe.slug}`);
  await press(detalle, 'Tostada con tomate');
  await shown(detalle, 'Ingredientes');
  await takeFoto(detalle, 'frontend/docs/detalle.png');

  const oscura = await open({ ...MOVIL, colorScheme: 'dark' }, path);
  await shown(oscura, 'Croquetas de jamón ibérico');
  await bell(oscura);
  await takeFoto(oscura, 'frontend/docs/carta-oscura.png');
  return page;
}

async function walkPersonal(open, movil, pid) {
  const acceso = await open(PORTATIL, '/admin');
  await shown(acceso, 'Iniciar sesión');
  await takeFoto(acceso, 'frontend/docs/acceso.png');

  const pedidos = await enter(open, COCINA, '/admin/pedidos');
  await takeFoto(pedidos, 'frontend/docs/pedidos.png');
  const mesa = pedidos.getByRole('article', { name: `Mesa ${MESA}`, exact: true });
  await mesa.getByRole('button', { name: 'Avanzar Croquetas de jamón ibérico' }).click();
  await mesa.getByRole('button', { name: 'Avanzar Caña' }).click();
  const llamada = movil.getByRole('button', { name: 'Cerrar aviso' });
  if (await llamada.isVisible()) await llamada.click();
  await press(movil, /^Tu pedido/);
  await movil.getByRole('dialog').getByText('En preparación').nth(1).waitFor();
  await takeFoto(movil, 'frontend/docs/seguimiento.png');

  await takeFoto(await enter(open, PORTATIL, '/admin/entregados'), 'frontend/docs/entregados.png');
  await takeFoto(await enter(open, PORTATIL, '/admin/pagados'), 'frontend/docs/pagados.png');

  const cortado = await enter(open, PORTATIL, '/admin/pedidos');
  process.kill(pid, 'SIGSTOP');
  await shown(cortado, 'los pedidos nuevos no se ven');
  await takeFoto(cortado, 'frontend/docs/sin-conexion.png');
}

async function enter(open, screen, path) {
  const page = await open(screen, path);
  await page.getByLabel('Email').fill(CUENTA.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(CUENTA.password);
  await press(page, 'Iniciar sesión');
  await page.getByText('En directo', { exact: true }).waitFor();
  await page.mouse.move(0, 0);
  return page;
}

// nobody owns the address in the pictures
const product = fork(join(ROOT, 'frontend/e2e/support/producto-process.mjs'), ['https://carta.ejemplo.es']);
let browser;
try {
  const [told] = await once(product, 'message');
  if (told.fallo) throw new Error(told.fallo);
  const locales = await playServicio(told);
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const open = async (options, path) => {
    const context = await browser.newContext({ locale: 'es-ES', baseURL: told.url, ...options });
    const page = await context.newPage();
    await page.goto(path);
    return page;
  };
  mkdirSync(join(ROOT, 'frontend/docs'), { recursive: true });
  const movil = await walkComensal(open, locales);
  await walkPropietario(open, told.dataDir);
  await walkSala(open, locales, movil);
  await walkLenguas(open, locales);
  await walkPersonal(open, movil, told.pid);
} finally {
  await browser?.close();
  product.disconnect();
  await once(product, 'exit');
}
