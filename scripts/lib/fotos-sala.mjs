import { takeFoto } from './foto.mjs';
import { CUENTA, PARTIDA } from './servicio-demo.mjs';

const MOVIL = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const TABLETA = { viewport: { width: 1280, height: 800 } };
const COCINA = { viewport: { width: 1920, height: 1080 } };
/** As wide as the kitchen's, and with room for what waits below all cards. */
const PASAPLATOS = { viewport: { width: 1920, height: 1200 } };
const DIA_MS = 86_400_000;

const press = (page, name) => page.getByRole('button', { name, exact: true }).first().click();
const live = (page) => page.getByText('En directo', { exact: true }).waitFor();

/** Walks the wall, the waiters' radar and the calls, and how the owner pairs devices and reads it all. */
export async function walkSala(open, { call, auth }, movil) {
  const pair = (nombre, puesto) => pairDevice(call, auth, { nombre, puesto });
  await walkCocina(open, pair);
  await walkCamarero(open, pair, movil, call, auth);
  await walkDueno(open);
}

async function walkCocina(open, pair) {
  const emparejar = await open(TABLETA, '/emparejar');
  const codigo = await pair('Tableta de cocina', 'cocina');
  await emparejar.getByLabel('Código').fill(codigo);
  await takeFoto(emparejar, 'frontend/docs/emparejar.png');
  await emparejar.keyboard.press('Enter');
  await emparejar.waitForURL('**/cocina**');
  await emparejar.getByRole('button', { name: /^Empezar/ }).waitFor();
  await takeFoto(emparejar, 'frontend/docs/cocina-puerta.png');

  const muro = await open(COCINA, `/emparejar?codigo=${await pair('Pantalla grande', 'cocina')}`);
  await muro.waitForURL('**/cocina**');
  await muro.getByRole('button', { name: /^Empezar/ }).click();
  await live(muro);
  await muro.getByText('Todo', { exact: true }).first().click();
  await takeFoto(muro, 'frontend/docs/cocina.png');

  const pasaplatos = await open(PASAPLATOS, `/emparejar?codigo=${await pair('Salida', 'pase')}`);
  await pasaplatos.waitForURL('**/cocina**');
  await live(pasaplatos);
  await pasaplatos.getByRole('list', { name: 'En espera' }).waitFor();
  await pasaplatos.getByText('Salida', { exact: true }).first().click();
  await pasaplatos.getByText('Sonido bloqueado').waitFor({ state: 'detached' });
  await takeFoto(pasaplatos, 'frontend/docs/pasaplatos.png');
}

async function walkCamarero(open, pair, movil, call, auth) {
  const camarero = await open(MOVIL, `/emparejar?codigo=${await pair('Ana', 'camarero')}`);
  await camarero.waitForURL('**/sala');
  await live(camarero);
  await movil.keyboard.press('Escape');
  await movil
    .getByRole('button', { name: /Llamar|¿Qué necesitas/ })
    .first()
    .click();
  await press(movil, 'Llamar al camarero');
  await movil
    .getByText(/^Avisado a las/)
    .first()
    .waitFor();
  const [llamada] = await call('/api/llamadas', { headers: auth });
  await takeFoto(camarero, 'frontend/docs/sala.png');
  await camarero.getByRole('button', { name: 'Voy', exact: true }).first().click();
  await movil.getByText('Ana va para allá').first().waitFor();
  await takeFoto(movil, 'frontend/docs/llamada.png');
  await movil.keyboard.press('Escape');
  await movil.getByRole('dialog').waitFor({ state: 'detached' });
  await camarero.goto(`/sala/mesa/${llamada.mesa}`);
  await live(camarero);
  await takeFoto(camarero, 'frontend/docs/sala-mesa.png');
  await camarero.goto(`/sala/mesa/${PARTIDA[0]}`);
  await live(camarero);
  await press(camarero, 'Cobrar');
  await press(camarero, 'Dividir la cuenta');
  await camarero.getByText(/^Parte \d de \d/).waitFor();
  await takeFoto(camarero, 'frontend/docs/cobrar.png');
}

async function walkDueno(open) {
  const page = await open(TABLETA, '/admin/estadisticas');
  await page.getByLabel('Email').fill(CUENTA.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(CUENTA.password);
  await press(page, 'Iniciar sesión');
  await page.waitForURL('**/admin/estadisticas');
  const day = (daysAgo) => new Date(Date.now() - daysAgo * DIA_MS).toISOString().slice(0, 10);
  await page.goto(`/admin/estadisticas?desde=${day(15)}&hasta=${day(2)}`);
  await page.getByText('Recaudado').first().waitFor();
  await page.setViewportSize({ width: 1280, height: 1100 });
  await takeFoto(page, 'frontend/docs/estadisticas.png');
  await page.setViewportSize(MOVIL.viewport);
  await page.goto('/admin/settings/dispositivos');
  await page.getByText('Tableta de cocina').waitFor();
  await takeFoto(page, 'frontend/docs/dispositivos.png');
  await page.goto('/admin/settings/servicio');
  await page.getByText('Pausar pedidos', { exact: true }).waitFor();
  await takeFoto(page, 'frontend/docs/servicio.png');
}

/** Returns the code that pairs a new device. */
export async function pairDevice(call, headers, body) {
  return (await call('/api/dispositivos/codigos', { method: 'POST', headers, body })).codigo;
}
