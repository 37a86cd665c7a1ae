import { rutas } from '@carta/contracts';
import { becomes } from './support/becomes';
import { noteEstados } from './support/estados';
import { useMismaPagina } from './support/misma-pagina';
import { usePaginas } from './support/paginas';
import { enterTablero, fillLogin, pathOf, readSesion } from './support/personal';
import { buildLocal } from './support/restaurantes';

const paginas = usePaginas();
const open = useMismaPagina(paginas);

describe('the login', () => {
  it('says beside each field what is wrong with it', async () => {
    const page = await open('/admin');
    await fillLogin(page, { email: '', password: '' });
    await page.getByText('El email es obligatorio', { exact: true }).waitFor();
    await page.getByText('La contraseña es obligatoria', { exact: true }).waitFor();

    await fillLogin(page, { email: 'ana', password: 'x' });
    await page.getByText('El email no es válido', { exact: true }).waitFor();
  });

  it('refuses a wrong password and an unknown email in the same words', async () => {
    const local = await buildLocal(paginas.producto);
    const page = await open('/admin');
    for (const cuenta of [
      { ...local, password: 'otra' },
      { email: 'nadie@ejemplo.es', password: 'otra' },
    ]) {
      await fillLogin(page, cuenta);
      await page.getByRole('alert').getByText('Email o contraseña incorrectos', { exact: true }).waitFor();
    }
    expect(await readSesion(page)).toEqual({});
  });

  it('says that there is no network, and lets in when there is', async () => {
    const local = await buildLocal(paginas.producto);
    const page = await open('/admin');
    await page.getByRole('button', { name: 'Iniciar sesión' }).waitFor();
    await page.context().setOffline(true);
    await fillLogin(page, local);
    await page.getByText('Error de conexión. Verifica tu conexión a internet.', { exact: true }).waitFor();

    await page.context().setOffline(false);
    await fillLogin(page, local);

    await page.waitForURL('**/admin/carta');
  });

  it('keeps the tokens in the session storage of the tab, and nowhere else', async () => {
    const page = await open('/admin');
    await fillLogin(page, await buildLocal(paginas.producto));
    await page.waitForURL('**/admin/carta');

    const { accessToken, refreshToken, token } = await readSesion(page);
    expect(accessToken).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(token).toBe(accessToken);
    expect(refreshToken).toBeTruthy();
    expect(JSON.stringify(await page.context().storageState())).not.toContain(refreshToken);
  });
});

describe('an address behind the login', () => {
  it('is gone back to once in', async () => {
    const page = await open('/admin/entregados?orden=mesa');
    await page.waitForURL('**/admin');

    await enterTablero(page, await buildLocal(paginas.producto));

    expect(pathOf(page)).toBe('/admin/entregados?orden=mesa');
  });

  it.each(['/admin/pedidos', '/admin/entregados', '/admin/pagados'])(
    'of the boards, %s, sends a normal restaurant to its carta',
    async (tablero) => {
      const page = await open(tablero);
      await fillLogin(page, await buildLocal(paginas.producto, { plan: 'normal' }));

      await page.waitForURL('**/admin/carta');
      await page.goto(tablero);
      await page.waitForURL('**/admin/carta');
      const pestanas = page.getByRole('navigation', { name: 'Secciones' }).getByRole('link');
      await becomes(() => pestanas.allInnerTexts(), ['Gestión de Carta']);
    },
  );

  it('is not for who has logged out, not even with the back button', async () => {
    const page = await open('/admin');
    await fillLogin(page, await buildLocal(paginas.producto));
    await page.waitForURL('**/admin/carta');
    await page.goto('/admin/settings');
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await page.waitForURL('**/admin');
    expect(await readSesion(page)).toEqual({});

    await page.goto('/admin/carta');

    await page.waitForURL('**/admin');
    await page.getByRole('button', { name: 'Iniciar sesión' }).waitFor();
  });
});

describe('who is already in', () => {
  it('is sent from / and from the login to the carta; a stranger, from / to the login', async () => {
    const page = await paginas.openMovil('/admin');
    const estados = await noteEstados(page);
    await page.goto('/');
    await becomes(estados, ['Cargando...', 'Redirigiendo...']);
    await page.waitForURL('**/admin');

    await fillLogin(page, await buildLocal(paginas.producto));
    await page.waitForURL('**/admin/carta');
    for (const path of ['/', '/admin']) {
      await page.goto(path);
      await page.waitForURL('**/admin/carta');
    }
    await page.route(`**${rutas.me()}*`, async (route) => {
      await becomes(estados, ['Cargando...']);
      await route.continue();
    });
    await page.goto('/');
    await becomes(async () => (await estados()).slice(0, 2), ['Cargando...', 'Redirigiendo...']);
    await page.waitForURL('**/admin/carta');
  });
});
