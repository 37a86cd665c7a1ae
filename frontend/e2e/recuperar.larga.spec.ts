import type { Page } from 'playwright-core';
import { readCodigo, wrongCodigo } from './support/correo';
import { enterCodigo, fillPassword } from './support/registro';
import { enterCarta, interruptor } from './support/dueno';
import { useMismaPagina } from './support/misma-pagina';
import { usePaginas } from './support/paginas';
import { enterTablero, fillLogin, pathOf, readSesion } from './support/personal';
import { buildLocal } from './support/restaurantes';
import type { Local } from './support/restaurantes';

const paginas = usePaginas();
const open = useMismaPagina(paginas);

const NUEVA = 'otra muy mía';

/** From the login, by the link that says so. */
async function askCodigo(page: Page, { email }: Pick<Local, 'email'>): Promise<void> {
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  // the login has an email of its own
  await page.getByRole('heading', { name: 'Recuperar contraseña' }).waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Enviar código' }).click();
}

/** The login on screen takes the new password and no longer the old one. */
async function expectSoloNueva(page: Page, local: Local): Promise<void> {
  await fillLogin(page, local);
  await page.getByRole('alert').getByText('Email o contraseña incorrectos', { exact: true }).waitFor();
  await enterCarta(page, { ...local, password: NUEVA });
}

it('is changed from the login: an email, the code that was mailed, another password', async () => {
  const local = await buildLocal(paginas.producto);
  const page = await open('/admin');
  await askCodigo(page, { email: 'nadie@ejemplo.es' });
  await page.getByRole('alert').getByText('Este email no está registrado', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Volver a iniciar sesión' }).click();

  await askCodigo(page, local);
  const codigo = await readCodigo(paginas.producto, local.email);
  await enterCodigo(page, wrongCodigo(codigo));
  await page.getByRole('alert').getByText('El código no es correcto.', { exact: true }).waitFor();
  await enterCodigo(page, codigo);
  await page.getByRole('heading', { name: 'Elige otra contraseña' }).waitFor();
  await fillPassword(page, '12345', '123456');
  await page.getByText('La contraseña debe tener al menos 6 caracteres', { exact: true }).waitFor();
  await page.getByText('Las contraseñas no coinciden', { exact: true }).waitFor();
  await fillPassword(page, NUEVA);

  await page.waitForURL('**/admin');
  await page.getByText('Contraseña cambiada exitosamente', { exact: true }).waitFor();
  await expectSoloNueva(page, local);
});

it('throws out whoever was in: from a board at once, from the carta at the next thing done', async () => {
  const local = await buildLocal(paginas.producto);
  const [tablero, carta, page] = await Promise.all([
    paginas.openPortatil('/admin/pedidos'),
    paginas.openMovil('/admin'),
    open('/admin'),
  ]);
  await enterTablero(tablero, local);
  await enterCarta(carta, local);

  await askCodigo(page, local);
  await enterCodigo(page, await readCodigo(paginas.producto, local.email));
  await fillPassword(page, NUEVA);
  await page.waitForURL('**/admin');

  await tablero.waitForURL('**/admin');
  await tablero.getByText('Sesión expirada. Por favor, inicia sesión nuevamente.', { exact: true }).waitFor();
  await interruptor(carta, 'Croquetas').click();
  await carta.getByText('Sesión expirada. Redirigiendo al login...', { exact: true }).waitFor();
  await carta.waitForURL('**/admin');
  expect(await readSesion(carta)).toEqual({});
  await expectSoloNueva(carta, local);
});

it('is changed by a link to its own pages, which leave neither email nor code in the address', async () => {
  const local = await buildLocal(paginas.producto);
  await askCodigo(await open('/admin'), local);
  const codigo = await readCodigo(paginas.producto, local.email);

  const page = await open(`/reset-password?email=${encodeURIComponent(local.email)}`);
  const aviso = page.getByText(`Te hemos enviado un código de 6 dígitos a ${local.email}.`);
  await aviso.waitFor();
  expect(pathOf(page)).toBe('/reset-password');
  await page.reload();
  await aviso.waitFor();
  const continuar = page.getByRole('button', { name: 'Continuar' });
  await continuar.click();
  await page.getByText('El código es obligatorio', { exact: true }).waitFor();
  await page.getByLabel('Código', { exact: true }).fill('12 a34');
  expect(await page.getByLabel('Código', { exact: true }).inputValue()).toBe('1234');
  await continuar.click();
  await page.getByText('El código debe tener 6 dígitos', { exact: true }).waitFor();
  await page.getByLabel('Código', { exact: true }).fill(wrongCodigo(codigo));
  await continuar.click();
  await page.getByText('El código no es correcto.', { exact: true }).waitFor();
  await page.getByLabel('Código', { exact: true }).fill(codigo);
  await continuar.click();

  await page.getByRole('heading', { name: 'Cambiar contraseña' }).waitFor();
  expect(pathOf(page)).toBe('/change-password');
  await page.reload();
  await page.getByText(`Elige la nueva contraseña de ${local.email}.`).waitFor();
  await fillPassword(page, '');
  await page.getByText('La nueva contraseña es obligatoria', { exact: true }).waitFor();
  await page.getByLabel('Nueva contraseña').fill(NUEVA);
  await page.getByRole('button', { name: 'Mostrar contraseña' }).first().click();
  expect(await page.getByLabel('Nueva contraseña').getAttribute('type')).toBe('text');
  await fillPassword(page, NUEVA);

  await page.getByText('Contraseña cambiada', { exact: true }).waitFor();
  expect(pathOf(page)).toBe('/change-password');
  await page.waitForURL('**/admin');
  await expectSoloNueva(page, local);
});

it('is changed by a link with everything in it, which works once', async () => {
  const local = await buildLocal(paginas.producto);
  await askCodigo(await open('/admin'), local);
  const code = await readCodigo(paginas.producto, local.email);
  const enlace = `/change-password?${new URLSearchParams({ email: local.email, code }).toString()}`;

  const page = await open(enlace);
  await page.getByText(`Elige la nueva contraseña de ${local.email}.`).waitFor();
  expect(pathOf(page)).toBe('/change-password');
  await fillPassword(page, NUEVA);
  await page.waitForURL('**/admin');

  await page.goto(enlace);
  await fillPassword(page, 'la de un ladrón');
  await page.getByRole('alert').getByText('El código ha expirado. Solicita uno nuevo.').waitFor();
  await page.goto('/admin');
  await expectSoloNueva(page, local);
});

it.each([
  ['/reset-password', 'Revisa tu correo'],
  ['/change-password?email=ana@ejemplo.es', 'Cambiar contraseña'],
  ['/change-password?code=123456', 'Cambiar contraseña'],
])('says what is missing from %s, and where to begin again', async (path, titulo) => {
  const page = await open(path);
  await page.getByRole('heading', { name: titulo }).waitFor();
  await page.getByRole('alert').getByText('A este enlace le falta información.').waitFor();

  await page.getByRole('link', { name: 'Solicitar un código nuevo' }).click();

  await page.waitForURL('**/forgot-password');
});
