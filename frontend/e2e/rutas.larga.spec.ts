import { randomUUID } from 'node:crypto';
import { rutas } from '@carta/contracts';
import type { Page } from 'playwright-core';
import { ABIERTAS, INICIO, LOGIN, PROTEGIDAS, SALA, SESIONES, publica } from '../test/rutas';
import type { Destino, Ruta } from '../test/rutas';
import { moveMesa, sendPedido } from './support/api';
import { enlaceMesa } from './support/comensal';
import { becomeDispositivo } from './support/dispositivo';
import { becomes } from './support/becomes';
import { noteEstados } from './support/estados';
import { goWithin } from './support/misma-app';
import { enterSesion } from './support/misma-pagina';
import { usePaginas } from './support/paginas';
import { fillLogin, pathOf, tarjeta } from './support/personal';
import { buildLocal } from './support/restaurantes';
import type { Local } from './support/restaurantes';

const paginas = usePaginas();

/** Two restaurants; the premium one has the camarero, and its menu is the one that is opened. */
let normal: Local;
let premium: Local;
beforeAll(async () => {
  [normal, premium] = await Promise.all([
    buildLocal(paginas.producto, { nombre: 'Casa Normal', plan: 'normal' }),
    buildLocal(paginas.producto, { nombre: 'Casa Premium' }),
  ]);
});

/** The addresses of a diner. */
const listCartas = (): readonly Ruta[] => [
  publica(enlaceMesa(premium, 4), 'Casa Premium'),
  publica(enlaceMesa(normal, 4), 'Casa Normal'),
  publica('/menu', 'URL inválida. Se requiere restaurante y mesa.'),
  publica(`/menu/${premium.slug}`, 'Casa Premium'),
  publica(`/menu/${normal.slug}`, 'Casa Normal'),
];

const titulo = (page: Page) => page.getByRole('heading', { level: 1 });

async function expectDestino(page: Page, destino: Destino): Promise<void> {
  await becomes(async () => [pathOf(page), await titulo(page).allTextContents()], [destino[0], [destino[1]]]);
}

/** A page of each, already in if they can be. */
async function openAs(sesion: (typeof SESIONES)[number]): Promise<Page> {
  const page = await (await paginas.openNavegador()).newPage();
  if (sesion === 'visitante') return page;
  if (sesion === 'camarero') {
    const movil = { nombre: `Móvil ${randomUUID().slice(0, 8)}`, puesto: sesion } as const;
    await becomeDispositivo(page, paginas.producto, premium, movil);
    return page;
  }
  await enterSesion(page, paginas.producto, sesion === 'normal' ? normal : premium);
  return page;
}

it('each address shows a premium restaurant what its line says, or leads where it says', async () => {
  const page = await openAs('premium');
  for (const ruta of listCartas()) {
    await page.goto(ruta.path);
    await expectDestino(page, ruta.premium);
  }
  // a diner's pages know no others: the staff's are loaded once, and gone through
  await page.goto('/admin');
  for (const ruta of [...ABIERTAS, ...PROTEGIDAS]) {
    await goWithin(page, ruta.path);
    await expectDestino(page, ruta.premium);
  }
});

/** One of each kind; all of them are walked through without a browser, beside the routes. */
const MUESTRA = PROTEGIDAS.filter(({ path }) =>
  ['/admin/settings', '/admin/estadisticas', '/admin/pedidos', '/sala'].includes(path),
);

it.each(SESIONES)(
  'an address that is opened shows a %s what its line says, or leads where it says',
  async (sesion) => {
    const page = await openAs(sesion);
    for (const ruta of MUESTRA) {
      await page.goto(ruta.path);
      await expectDestino(page, ruta[sesion]);
    }
  },
);

it.each(['normal', 'premium'] as const)(
  'a %s who was stopped by the login goes on to where they were going, or may go',
  async (sesion) => {
    const page = await paginas.openMovil('/admin/pedidos?desde=marcador');
    await expectDestino(page, LOGIN);
    await fillLogin(page, sesion === 'normal' ? normal : premium);
    await expectDestino(
      page,
      sesion === 'normal' ? INICIO.normal : ['/admin/pedidos?desde=marcador', 'Pedidos'],
    );
  },
);

describe('/', () => {
  it.each(SESIONES)('tells a %s that it is loading, then that it goes on', async (sesion) => {
    const page = await openAs(sesion);
    const estados = await noteEstados(page);
    // the session is being checked for as long as it takes to be read
    await page.route(`**${rutas.me()}*`, async (route) => {
      await becomes(estados, ['Cargando...']);
      await route.continue();
    });
    await page.goto('/');
    await becomes(async () => (await estados()).slice(0, 2), ['Cargando...', 'Redirigiendo...']);
    await expectDestino(page, INICIO[sesion]);
  });
});

describe('a camarero', () => {
  it('finds nothing of the owner’s on the boards', async () => {
    await sendPedido(paginas.producto, premium, 9, ['Caña']);
    for (const estado of ['entregado', 'pagado'] as const) {
      await moveMesa(paginas.producto, premium, 9, estado);
    }
    const page = await openAs('camarero');

    await page.goto('/admin/pagados');
    await tarjeta(page, 9).waitFor();
    const botones = await page.getByRole('button').allTextContents();
    expect(botones).not.toContain('Eliminar Todos los Pedidos Pagados');
  });

  it('stays one through a new tab and a browser that was closed', async () => {
    const page = await openAs('camarero');
    const segunda = await page.context().newPage();
    await page.close();

    await segunda.goto('/');

    await expectDestino(segunda, SALA);
  });
});
