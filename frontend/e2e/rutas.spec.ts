import { randomUUID } from 'node:crypto';
import { rutas } from '@carta/contracts';
import type { Page } from 'playwright-core';
import { moveMesa, sendPedido } from './support/api';
import { enlaceMesa } from './support/comensal';
import { createCodigo, enterDispositivo } from './support/dispositivo';
import { becomes } from './support/espera';
import { noteEstados } from './support/estados';
import { useMundo } from './support/paginas';
import { fillLogin, pathOf, tarjeta } from './support/personal';
import { buildLocal } from './support/restaurantes';
import type { Local } from './support/restaurantes';

jest.setTimeout(120_000);

const mundo = useMundo();

/** Two restaurants; the premium one has the camarero, and its menu is the one that is opened. */
let normal: Local;
let premium: Local;
beforeAll(async () => {
  [normal, premium] = await Promise.all([
    buildLocal(mundo.producto, { nombre: 'Casa Normal', tipoUsuario: 'normal' }),
    buildLocal(mundo.producto, { nombre: 'Casa Premium' }),
  ]);
});

/** Where somebody ends, and the heading of what is there. */
type Destino = readonly [path: string, titulo: string];
type Quien = 'visitante' | 'normal' | 'premium' | 'camarero';
interface Ruta extends Readonly<Record<Quien, Destino>> {
  path: string;
}

const LOGIN: Destino = ['/admin', 'Iniciar sesión'];
const CARTA: Destino = ['/admin/carta', 'Carta'];
const SALA: Destino = ['/sala', 'Radar'];

/** For everybody the same; the address may lose what it brings. */
const publica = (path: string, titulo: string, llegada = path): Ruta => {
  const destino: Destino = [llegada, titulo];
  return { path, visitante: destino, normal: destino, premium: destino, camarero: destino };
};
/** The owner's: the phone of a camarero goes to its place. */
const deCuenta = (...destino: Destino): Ruta => ({
  path: destino[0],
  visitante: LOGIN,
  normal: destino,
  premium: destino,
  camarero: SALA,
});
const dePremium = (...destino: Destino): Ruta => ({ ...deCuenta(...destino), normal: CARTA });
const deSala = (...destino: Destino): Ruta => ({ ...dePremium(...destino), camarero: destino });

const PROTEGIDAS: readonly Ruta[] = [
  deCuenta(...CARTA),
  deCuenta('/admin/settings', 'Ajustes'),
  deCuenta('/admin/profile', 'Perfil'),
  dePremium('/admin/settings/qr', 'Códigos QR'),
  dePremium('/admin/settings/dispositivos', 'Dispositivos'),
  dePremium('/admin/settings/servicio', 'Servicio'),
  dePremium('/admin/estadisticas', 'Estadísticas'),
  deSala('/admin/pedidos', 'Pedidos'),
  deSala('/admin/entregados', 'Pedidos Entregados'),
  deSala('/admin/pagados', 'Pedidos Pagados'),
  deSala(...SALA),
];

/**
 * Every address of docs/reglas.md#screens, the owner's and the staff's beyond it, and two that are nobody's.
 */
const listRutas = (): readonly Ruta[] => [
  { path: '/', visitante: LOGIN, normal: CARTA, premium: CARTA, camarero: SALA },
  publica(enlaceMesa(premium, 4), 'Casa Premium'),
  publica(enlaceMesa(normal, 4), 'Casa Normal'),
  publica('/menu', 'URL inválida. Se requiere restaurante y mesa.'),
  publica(`/menu/${premium.slug}`, 'Casa Premium'),
  publica(`/menu/${normal.slug}`, 'Casa Normal'),
  { path: '/admin', visitante: LOGIN, normal: CARTA, premium: CARTA, camarero: SALA },
  publica('/register', 'Crear cuenta'),
  publica('/forgot-password', 'Recuperar contraseña'),
  publica('/reset-password?email=ana@ejemplo.es', 'Revisa tu correo', '/reset-password'),
  publica('/change-password?email=ana@ejemplo.es&code=123456', 'Cambiar contraseña', '/change-password'),
  { ...publica('/emparejar', 'Emparejar dispositivo'), camarero: ['/emparejar', 'Ya está emparejado'] },
  ...PROTEGIDAS,
  publica('/nada', 'Esta página no existe'),
  publica('/admin/nada', 'Esta página no existe'),
];

const titulo = (page: Page) => page.getByRole('heading', { level: 1 });

async function expectDestino(page: Page, destino: Destino): Promise<void> {
  await becomes(async () => [pathOf(page), await titulo(page).allTextContents()], [destino[0], [destino[1]]]);
}

/** A page of each, already in if they can be. */
async function openAs(quien: Quien): Promise<Page> {
  const page = await mundo.openMovil('/admin');
  if (quien === 'visitante') return page;
  if (quien === 'camarero') {
    const movil = { nombre: `Móvil ${randomUUID().slice(0, 8)}`, puesto: quien } as const;
    await enterDispositivo(page, await createCodigo(mundo.producto, premium, movil));
    return page;
  }
  await fillLogin(page, quien === 'normal' ? normal : premium);
  await page.waitForURL('**/admin/carta');
  return page;
}

describe.each(['visitante', 'normal', 'premium', 'camarero'] as const)('to a %s, each address', (quien) => {
  it('shows what its line says, or leads where it says', async () => {
    const page = await openAs(quien);
    for (const ruta of listRutas()) {
      await page.goto(ruta.path);
      await expectDestino(page, ruta[quien]);
    }
  });
});

describe.each(['normal', 'premium'] as const)('a %s who was stopped by the login', (quien) => {
  it('goes on to where they were going, or may go', async () => {
    const page = await mundo.openMovil('/admin');
    for (const ruta of PROTEGIDAS) {
      await page.goto(`${ruta.path}?desde=marcador`);
      await expectDestino(page, LOGIN);
      await fillLogin(page, quien === 'normal' ? normal : premium);
      const [path, nombre] = ruta[quien];
      await expectDestino(page, [path === ruta.path ? `${path}?desde=marcador` : path, nombre]);
      await page.evaluate(() => sessionStorage.clear());
    }
  });
});

describe('/', () => {
  it.each(['visitante', 'normal', 'premium', 'camarero'] as const)(
    'tells a %s that it is loading, then that it goes on',
    async (quien) => {
      const page = await openAs(quien);
      const estados = await noteEstados(page);
      // the session is being checked for as long as it takes to be read
      await page.route(`**${rutas.me()}*`, async (route) => {
        await becomes(estados, ['Cargando...']);
        await route.continue();
      });
      await page.goto('/');
      await becomes(async () => (await estados()).slice(0, 2), ['Cargando...', 'Redirigiendo...']);
      await expectDestino(page, { visitante: LOGIN, normal: CARTA, premium: CARTA, camarero: SALA }[quien]);
    },
  );
});

describe('a camarero', () => {
  it('finds nothing of the owner’s on the boards', async () => {
    await sendPedido(mundo.producto, premium, 9, ['Caña']);
    for (const estado of ['entregado', 'pagado'] as const) {
      await moveMesa(mundo.producto, premium, 9, estado);
    }
    const page = await openAs('camarero');

    await page.goto('/admin/pagados');
    await tarjeta(page, 9).waitFor();
    const botones = await page.getByRole('button').allTextContents();
    expect(botones).not.toContain('Eliminar Todos los Pedidos Pagados');
  });

  it('stays one through a new tab and a browser that was closed', async () => {
    const page = await openAs('camarero');
    const otra = await page.context().newPage();
    await page.close();

    await otra.goto('/');

    await expectDestino(otra, SALA);
  });
});
