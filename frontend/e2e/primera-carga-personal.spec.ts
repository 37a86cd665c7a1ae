import { usePaginas } from './support/paginas';

const paginas = usePaginas();

/** What stands on each once it can be used, by somebody who has not signed in. */
const ABIERTAS = {
  '/admin': 'Iniciar sesión',
  '/register': 'Crear cuenta',
  '/forgot-password': 'Recuperar contraseña',
  '/emparejar': 'Emparejar dispositivo',
} as const;

it.each(Object.entries(ABIERTAS))('%s names every script and style that it needs', async (ruta, titulo) => {
  const page = await (await paginas.openNavegador()).newPage();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.(js|css)$/.test(pathname)) asked.push(pathname);
  });
  // never idle: nothing is loaded ahead
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });

  await page.goto(ruta);
  await page.getByRole('heading', { name: titulo }).waitFor();

  const html = await (await fetch(`${paginas.producto.url}${ruta}`)).text();
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, href]) => href);
  expect([...new Set(asked)].sort()).toEqual(named.sort());
});

it.each(['/cocina', '/sala', '/admin/carta', '/admin/pedidos'])(
  '%s names its own screen beyond what all of them need',
  async (ruta) => {
    const countLinks = async (direccion: string) =>
      (await (await fetch(`${paginas.producto.url}${direccion}`)).text()).split('/assets/').length;

    expect(await countLinks(ruta)).toBeGreaterThan(await countLinks('/admin'));
  },
);
