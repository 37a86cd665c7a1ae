import type { Locator, Page, Route } from 'playwright-core';
import { newId, withDatabaseOf } from '../../../backend/test/support/base-en-marcha';
import { matches } from '../../test/mensajes/mensajes-averias';
import type { Averia } from '../../test/mensajes/mensajes-averias';
import { textoOf } from '../../test/mensajes/filas';
import type { Escena, Fila, Grupo, Contenedor } from '../../test/mensajes/filas';
import { hoja, settle } from './hoja';
import { serveMenusSinCarta } from './menu-sin-carta';
import { useMismaPagina } from './misma-pagina';
import type { OpenMisma } from './misma-pagina';
import { usePaginas } from './paginas';
import type { Paginas } from './paginas';
import { buildLocal } from './restaurantes';
import type { Local } from './restaurantes';

/** The pages on which groups are played: one, whose clock can be moved on. */
export interface PaginasMensajes extends Paginas {
  openMisma: OpenMisma;
  /** Another one, to which menus come as when the database is away. */
  openSinCarta: OpenMisma;
}

/** A row's scene in a browser, with the real server around what goes wrong. */
export interface EscenaNavegador extends Escena {
  page: Page;
}

/** Rows that only a browser can play, on a screen opened for them. */
export interface GrupoNavegador {
  pantalla: string;
  abrir: (paginas: PaginasMensajes) => Promise<EscenaNavegador>;
  filas: readonly Fila<EscenaNavegador>[];
}

export function usePaginasMensajes(): PaginasMensajes {
  const paginas = usePaginas();
  const openMisma = useMismaPagina(paginas, {}, (page) => page.clock.install());
  const openSinCarta = useMismaPagina(paginas, {}, serveMenusSinCarta);
  return Object.assign(paginas, { openMisma, openSinCarta });
}

/** The group as one that a browser plays. */
export const inNavegador = (grupo: Grupo): GrupoNavegador => ({
  ...grupo,
  abrir: (paginas) => openGrupo(paginas, grupo),
});

/** Opens a screen and brings it to where its rows begin. */
async function openGrupo(
  paginas: PaginasMensajes,
  { direccion, sesion, sinCarta, preparar }: Grupo,
): Promise<EscenaNavegador> {
  const local = await buildLocal(paginas.producto);
  const path = typeof direccion === 'string' ? direccion : direccion(local);
  const page = sinCarta
    ? await paginas.openSinCarta(path)
    : await paginas.openMisma(path, sesion === 'personal' ? local : undefined);
  const escena = buildEscena(paginas, page, local);
  await preparar?.(escena);
  return escena;
}

/** A page behind the login, of a restaurant of its own unless another is given. */
export async function openPersonal(
  paginas: PaginasMensajes,
  path: string,
  conocido?: Local,
): Promise<EscenaNavegador> {
  const local = conocido ?? (await buildLocal(paginas.producto));
  return buildEscena(paginas, await paginas.openMisma(path, local), local);
}

/** The exact name leaves out 'Guardar nombre' when it is 'Guardar' that is meant. */
function findBoton(page: Page, boton: string | RegExp, en?: Contenedor): Locator {
  const donde = en ? page.getByRole(en.role, { name: en.name, exact: true }) : page;
  if (typeof boton === 'string') return donde.getByRole('button', { name: boton, exact: true });
  return donde.getByRole('button', { name: boton }).first();
}

function buildEscena({ producto }: PaginasMensajes, page: Page, local: Local): EscenaNavegador {
  return {
    page,
    local,
    breakRuta: async (peticion, { desenlace }) => {
      await page.route('**/api/**', (route) => {
        const request = route.request();
        const path = new URL(request.url()).pathname;
        return matches(peticion, request.method(), path) ? end(route, desenlace) : route.fallback();
      });
    },
    press: (boton, en) => findBoton(page, boton, en).click(),
    toggle: (name) => page.getByRole('switch', { name, exact: true }).click(),
    fill: (etiqueta, valor) => page.getByLabel(etiqueta, { exact: true }).fill(valor),
    isDisabled: (boton) => findBoton(page, boton).isDisabled(),
    reload: async () => void (await page.reload()),
    goTo: async (direccion) => void (await page.goto(direccion)),
    arriveAt: (direccion) => page.waitForURL(`**${direccion}`),
    awaitHoja: (titulo) => settle(hoja(page, titulo)),
    awaitSinPregunta: () => page.getByRole('alertdialog').waitFor({ state: 'detached' }),
    unverify: async () => {
      const $set = { emailVerificado: false };
      await withDatabaseOf(producto.dataDir, (base) =>
        base.collection('cuentas').updateOne({ _id: newId(local.id) }, { $set }),
      );
    },
    pass: (ms) => page.clock.fastForward(ms),
    moveMouse: () => page.mouse.move(20, 20),
    forgetToken: () => page.evaluate(() => sessionStorage.removeItem('accessToken')),
  };
}

async function end(route: Route, desenlace: Averia['desenlace']): Promise<void> {
  if (desenlace === 'corte') return route.abort('connectionfailed');
  if (desenlace === 'silencio') return;
  const { status, cuerpo: body } = desenlace;
  await route.fulfill({ status, body, contentType: 'application/json' });
}

/** Where a message is on the page, as the page tells it to everybody. */
function findMensaje(page: Page, mensaje: string, como: Fila['como'] = 'alert'): Locator {
  const texto = page.getByText(mensaje, { exact: true });
  if (como !== 'alert') return texto;
  const voz = page.getByRole('alert');
  return texto.and(voz.or(voz.locator('*')));
}

/** Makes a screen say it, and waits until it has; it must not have been saying it already. */
export async function playFila(escena: EscenaNavegador, fila: Fila<EscenaNavegador>): Promise<void> {
  const { page } = escena;
  const mensaje = textoOf(fila);
  const visto = findMensaje(page, mensaje, fila.como);
  try {
    await closeToasts(page);
    await visto.waitFor({ state: 'hidden' });
    await fila.provocar(escena);
    if (fila.espera === 'silencio') await hurry(page, visto);
    await visto.waitFor();
    if (fila.campo !== undefined) await expectInvalido(page, fila.campo, mensaje);
    await page.unrouteAll();
  } catch (error) {
    throw new Error(`${fila.porque} should say: ${mensaje}`, { cause: error });
  }
}

/** What was said before may be the same; at once, since a toast that goes away by itself cannot be clicked. */
async function closeToasts(page: Page): Promise<void> {
  await page
    .getByLabel('Cerrar aviso')
    .evaluateAll((botones) => botones.forEach((boton) => (boton as HTMLElement).click()));
}

/** The field itself says that it is wrong, and why. */
async function expectInvalido(page: Page, campo: string, mensaje: string): Promise<void> {
  const leido = await page.getByLabel(campo, { exact: true }).evaluate((control) => ({
    invalido: control.ariaInvalid,
    porque: (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent),
  }));
  expect(leido).toEqual({ invalido: 'true', porque: expect.arrayContaining([mensaje]) as unknown });
}

/** Moves the page's clock on, step by step, until something is seen. */
async function hurry(page: Page, visto: Locator, limiteS = 120): Promise<void> {
  for (let segundo = 0; segundo < limiteS && !(await visto.isVisible()); segundo += 2) {
    await page.clock.fastForward(2_000);
  }
}
