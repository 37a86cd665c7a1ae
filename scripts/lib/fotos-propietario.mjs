import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { takeFoto } from './foto.mjs';
import { CUENTA } from './servicio-demo.mjs';

const MOVIL = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const PORTATIL = { viewport: { width: 1280, height: 800 } };
const ANCHO = { viewport: { width: 1440, height: 900 } };
const NUEVA = { nombre: 'La Despensa de Inés', email: 'ines@ejemplo.es', password: 'arroz con bogavante' };

const press = (page, name) => page.getByRole('button', { name, exact: true }).click();
const heading = (page, name) => page.getByRole('heading', { name, exact: true }).waitFor();
const close = async (page, name) => {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name }).waitFor({ state: 'detached' });
};

/** The owner's house is walked room by room: a new account, then the demo's. */
export async function walkPropietario(open, dataDir) {
  await walkAlta(open, dataDir);
  await walkRecuperacion(open);
  await walkCarta(open);
  await walkAjustes(open);
}

async function walkAlta(open, dataDir) {
  const page = await open(MOVIL, '/register');
  await page.getByLabel('Nombre del establecimiento').fill(NUEVA.nombre);
  await page.getByLabel('Email').fill(NUEVA.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(NUEVA.password);
  await page.getByLabel('Confirmar contraseña').fill(NUEVA.password);
  await takeFoto(page, 'frontend/docs/registro.png');
  await press(page, 'Crear cuenta');
  await page.getByLabel('Código').fill('0');
  await takeFoto(page, 'frontend/docs/codigo.png');
  await page.getByLabel('Código').fill(await readCodigo(dataDir));
  await press(page, 'Verificar');
  await heading(page, 'Registro exitoso');
  await press(page, 'Continuar');
  await heading(page, 'Completa tu información');
  await takeFoto(page, 'frontend/docs/completar.png');
  await page.goto('/admin/carta');
  await press(page, 'Ahora no');
  await page.getByText('Primeros pasos').waitFor();
  await takeFoto(page, 'frontend/docs/primeros-pasos.png');
}

async function walkRecuperacion(open) {
  const olvido = await open(MOVIL, '/forgot-password');
  await heading(olvido, 'Recuperar contraseña');
  await takeFoto(olvido, 'frontend/docs/olvido.png');
  const codigo = await open(MOVIL, `/reset-password?email=${CUENTA.email}`);
  await codigo.getByRole('textbox').first().waitFor();
  await takeFoto(codigo, 'frontend/docs/codigo-recuperacion.png');
  const cambio = await open(MOVIL, `/change-password?email=${CUENTA.email}&code=123456`);
  await cambio.getByLabel('Nueva contraseña', { exact: true }).waitFor();
  await takeFoto(cambio, 'frontend/docs/cambiar-password.png');
}

async function walkCarta(open) {
  const page = await enter(open, MOVIL, '/admin/carta');
  await page.getByRole('switch', { name: /Patatas bravas/ }).click();
  await page.getByText('Agotado · vuelve mañana').first().waitFor();
  await takeFoto(page, 'frontend/docs/carta-propietario.png');
  await page.setViewportSize(PORTATIL.viewport);
  await page
    .getByRole('textbox', { name: /^Precio de / })
    .first()
    .waitFor();
  await takeFoto(page, 'frontend/docs/carta-portatil.png');
  await press(page, 'Seleccionar');
  const casillas = page.getByRole('article').getByRole('checkbox');
  for (const cual of [0, 1, 3]) await casillas.nth(cual).check();
  await page.getByText('3 seleccionados').waitFor();
  await takeFoto(page, 'frontend/docs/varios.png');
  await press(page, 'Listo');
  await page.setViewportSize(ANCHO.viewport);
  await press(page, 'Gambas al ajillo');
  await page.getByRole('dialog', { name: 'Editar producto' }).waitFor();
  await takeFoto(page, 'frontend/docs/carta-panel.png');
  await close(page, 'Editar producto');
  await page.setViewportSize(MOVIL.viewport);
  await page
    .getByRole('button', { name: /Croquetas de jamón ibérico/ })
    .first()
    .click();
  await page.getByLabel('Nombre').waitFor();
  await takeFoto(page, 'frontend/docs/producto.png');
  await close(page, 'Editar producto');
  await press(page, 'Editar categorías');
  await page.getByRole('dialog', { name: 'Categorías' }).getByText('Postres').waitFor();
  await takeFoto(page, 'frontend/docs/categorias.png');

  const menu = await enter(open, MOVIL, '/admin/carta');
  await menu.getByRole('link', { name: /^Menú de hoy/ }).click();
  await menu.getByLabel('Un plato en cada línea').waitFor();
  await takeFoto(menu, 'frontend/docs/menu-de-hoy.png');
}

async function walkAjustes(open) {
  const page = await enter(open, MOVIL, '/admin/settings');
  await heading(page, 'Ajustes');
  await takeFoto(page, 'frontend/docs/ajustes.png');
  await press(page, 'Editar');
  await page.getByLabel('Teléfono').waitFor();
  await takeFoto(page, 'frontend/docs/establecimiento.png');
  await close(page, 'Editar establecimiento');
  await page.getByRole('button', { name: /^Código QR/ }).click();
  await page.getByRole('img', { name: /QR/ }).waitFor();
  await takeFoto(page, 'frontend/docs/qr.png');

  const aspecto = await enter(open, PORTATIL, '/admin/settings/aspecto');
  await heading(aspecto, 'Aspecto');
  await takeFoto(aspecto, 'frontend/docs/aspecto.png');
  const cocina = await enter(open, MOVIL, '/admin/settings/cocina');
  await heading(cocina, 'Cocina');
  await cocina.getByText('10 productos', { exact: true }).waitFor();
  await cocina.getByRole('radio', { name: /^Lo decide la sala/ }).waitFor();
  await takeFoto(cocina, 'frontend/docs/ajustes-cocina.png');
  const perfil = await enter(open, MOVIL, '/admin/profile');
  await heading(perfil, 'Perfil');
  await takeFoto(perfil, 'frontend/docs/perfil.png');
  const hoja = await enter(open, PORTATIL, '/admin/settings/qr');
  await hoja.getByText('Escanea para ver la carta y pedir').first().waitFor();
  await takeFoto(hoja, 'frontend/docs/hoja-qr.png');
}

async function enter(open, screen, path) {
  const page = await open(screen, path);
  await page.getByLabel('Email').fill(CUENTA.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(CUENTA.password);
  await press(page, 'Iniciar sesión');
  await page.waitForURL(`**${path}`);
  return page;
}

/** A server without SMTP leaves the newest mail, with the code, in a file. */
async function readCodigo(dataDir) {
  const carpeta = join(dataDir, 'correo');
  const [nuevo] = readdirSync(carpeta)
    .map((nombre) => join(carpeta, nombre))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  const [, codigo] = /^\s{4}(\d{6})\s*$/m.exec(readFileSync(nuevo, 'utf8')) ?? [];
  if (codigo === undefined) throw new Error(`No code in ${nuevo}`);
  return codigo;
}
