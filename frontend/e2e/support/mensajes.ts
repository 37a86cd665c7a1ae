import type { Locator, Page, Route } from 'playwright-core';
import { useMismaPagina } from './misma-pagina';
import type { OpenMisma } from './misma-pagina';
import { useMundo } from './paginas';
import type { Mundo } from './paginas';
import { buildLocal } from './restaurantes';
import type { Local } from './restaurantes';

/** Where groups are played: on one page, whose clock can be moved on. */
export interface Teatro extends Mundo {
  openMisma: OpenMisma;
}

/** Where the rows of a group are played. */
export interface Escena {
  mundo: Mundo;
  page: Page;
  local: Local;
}

/** One message, and what makes a screen show it. */
export interface Fila {
  porque: string;
  /** To the letter. */
  mensaje: string;
  /** What the screen adds to it, if anything. */
  ademas?: string;
  /** The field it is about, by its label. */
  campo?: string;
  /** How it reaches who does not see the screen; `texto` is only shown. Default: as an alert. */
  como?: 'alert' | 'status' | 'texto';
  provocar: (escena: Escena) => Promise<unknown>;
  /** True when nothing happens until the page's clock moves on. */
  espera?: boolean;
}

/** Rows of one screen, which is opened once for all of them. */
export interface Grupo {
  pantalla: string;
  abrir: (teatro: Teatro) => Promise<Escena>;
  filas: readonly Fila[];
}

/** How a call of the API goes wrong on its way. */
export interface Averia {
  nombre: string;
  play: (route: Route) => Promise<void>;
  espera?: boolean;
}

/** The server refuses, in words of its own or without a word. */
export const status = (codigo: number, message?: string): Averia => ({
  nombre: `${codigo} ${message ?? 'without a message'}`,
  play: (route) => route.fulfill({ status: codigo, json: { success: false, message } }),
});

/** Something in between answers, without a body. */
export const vacia = (codigo: number): Averia => ({
  nombre: `${codigo} without a body`,
  play: (route) => route.fulfill({ status: codigo, body: '' }),
});

/** All is well, but it does not say so. */
export const SIN_EXITO: Averia = {
  nombre: '200 without success',
  play: (route) => route.fulfill({ json: { success: false } }),
};

/** All is well, and this is what it says. */
export const exito = (data: unknown): Averia => ({
  nombre: `200 with ${JSON.stringify(data)}`,
  play: (route) => route.fulfill({ json: { success: true, data } }),
});

/** There is no connection. */
export const CORTE: Averia = { nombre: 'no network', play: (route) => route.abort('connectionfailed') };

/** Nobody ever answers. */
export const SILENCIO: Averia = { nombre: 'no answer', play: () => Promise.resolve(), espera: true };

/** A call of the API: '*' stands for any id. */
export interface Peticion {
  metodo: 'GET' | 'POST' | 'PUT' | 'DELETE';
  ruta: string;
}

type FilaDeLlamada = readonly [averia: Averia, mensaje: string, ademas?: string];

/** The rows of a call that goes wrong in several ways; `gesto` is what a person does to make it. */
export function failing(
  peticion: Peticion,
  gesto: (escena: Escena) => Promise<unknown>,
  filas: readonly FilaDeLlamada[],
): Fila[] {
  return filas.map(([averia, mensaje, ademas]) => ({
    porque: `${peticion.metodo} ${peticion.ruta}: ${averia.nombre}`,
    mensaje,
    ...(ademas !== undefined && { ademas }),
    espera: averia.espera ?? false,
    async provocar(escena) {
      await breakRuta(escena.page, peticion, averia);
      await gesto(escena);
    },
  }));
}

export async function breakRuta(page: Page, { metodo, ruta }: Peticion, { play }: Averia): Promise<void> {
  await page.route(
    (url) => matches(url.pathname, ruta),
    (route) => (route.request().method() === metodo ? play(route) : route.fallback()),
  );
}

const matches = (path: string, ruta: string): boolean => {
  const [pasos, esperados] = [path.split('/'), ruta.split('/')];
  return pasos.length === esperados.length && esperados.every((paso, i) => paso === '*' || paso === pasos[i]);
};

/** Where a message is on the page, as the page tells it to everybody. */
function findMensaje(page: Page, mensaje: string, como: Fila['como'] = 'alert'): Locator {
  const texto = page.getByText(mensaje, { exact: true });
  if (como === 'texto') return texto;
  const voz = page.getByRole(como);
  return texto.and(voz.or(voz.locator('*')));
}

/** Makes a screen say it, and waits until it has; it must not have been saying it already. */
export async function playFila(escena: Escena, fila: Fila): Promise<void> {
  const { page } = escena;
  const mensaje = fila.ademas === undefined ? fila.mensaje : `${fila.mensaje}. ${fila.ademas}`;
  const visto = findMensaje(page, mensaje, fila.como);
  try {
    await visto.waitFor({ state: 'hidden' });
    await fila.provocar(escena);
    if (fila.espera) await hurry(page, visto);
    await visto.waitFor();
    if (fila.campo !== undefined) await expectInvalido(page, fila.campo, mensaje);
    await page.unrouteAll();
  } catch (error) {
    throw new Error(`${fila.porque} should say: ${mensaje}`, { cause: error });
  }
}

/** The field itself says that it is wrong, and why. */
async function expectInvalido(page: Page, campo: string, mensaje: string): Promise<void> {
  const dicho = await page.getByLabel(campo, { exact: true }).evaluate((control) => ({
    invalido: control.ariaInvalid,
    porque: (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent),
  }));
  expect(dicho).toEqual({ invalido: 'true', porque: expect.arrayContaining([mensaje]) as unknown });
}

/** Moves the page's clock on, step by step, until something is seen. */
async function hurry(page: Page, visto: Locator, limiteS = 120): Promise<void> {
  for (let segundo = 0; segundo < limiteS && !(await visto.isVisible()); segundo += 2) {
    await page.clock.fastForward(2_000);
  }
}

export function useTeatro(): Teatro {
  const mundo = useMundo();
  const openMisma = useMismaPagina(mundo, {}, (page) => page.clock.install());
  return Object.assign(mundo, { openMisma });
}

/** A page of somebody who has not logged in. */
export async function openVisita(teatro: Teatro, path: string | ((local: Local) => string)): Promise<Escena> {
  const local = await buildLocal(teatro.producto);
  const page = await teatro.openMisma(typeof path === 'string' ? path : path(local));
  return { mundo: teatro, page, local };
}

/** A page behind the login, of a restaurant of its own unless another is given. */
export async function openPersonal(teatro: Teatro, path: string, suyo?: Local): Promise<Escena> {
  const local = suyo ?? (await buildLocal(teatro.producto));
  return { mundo: teatro, page: await teatro.openMisma(path, local), local };
}

/** The exact name leaves out 'Guardar nombre' when it is 'Guardar' that is meant. */
export const press = (page: Page, boton: string): Promise<void> =>
  page.getByRole('button', { name: boton, exact: true }).click();
