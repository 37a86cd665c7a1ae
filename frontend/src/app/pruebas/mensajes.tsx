/// <reference types="node" />
import { setImmediate } from 'node:timers/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { matches } from '../../../test/mensajes/mensajes-averias';
import type { Averia, Peticion } from '../../../test/mensajes/mensajes-averias';
import { textoOf } from '../../../test/mensajes/filas';
import type { Escena, Fila, Grupo, Contenedor } from '../../../test/mensajes/filas';
import { signIn, signOut } from '../../sesion/pruebas/sesiones';
import { browseFrom } from '../../shared/api/pruebas/navegador';
import { ServidorDePrueba, answer } from '../../shared/api/pruebas/servidor';
import { consultas } from '../../shared/lib/consultas';
import { App } from '../App';
import { BIEN, CASA, LOCAL, SIN_VERIFICAR } from './casa';
import { serve } from './personal';

/** Plays rows of messages on the whole app, without a browser, against a server that gives their answers. */

const servidor = new ServidorDePrueba();
const persona = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
let rotas: { peticion: Peticion; averia: Averia }[] = [];

function attend(respuestas: Record<string, unknown>): void {
  serve(servidor, respuestas);
  const bien = servidor.manejar;
  servidor.manejar = (req, res, cuerpo) => {
    const [path = ''] = (req.url ?? '').split('?');
    const rota = rotas.filter(({ peticion }) => matches(peticion, req.method ?? '', path)).at(-1);
    if (rota) fail(rota.averia, req, res);
    else bien(req, res, cuerpo);
  };
}

function fail({ desenlace }: Averia, req: IncomingMessage, res: ServerResponse): void {
  if (desenlace === 'corte') req.socket.destroy();
  else if (desenlace !== 'silencio') answer(res, desenlace.status, desenlace.cuerpo);
}

/** Loads the app at an address, with no more in memory than a fresh page has. */
function load(direccion: string): void {
  cleanup();
  consultas.clear();
  window.history.replaceState(null, '', direccion);
  render(<App direccion={window.location} />);
}

const findBoton = async (name: string | RegExp, en?: Contenedor): Promise<HTMLElement> => {
  const donde = en ? within(await screen.findByRole(en.role, en.name ? { name: en.name } : {})) : screen;
  const [boton] = await donde.findAllByRole('button', { name });
  if (!boton) throw new Error(`no button ${String(name)}`);
  return boton;
};

const inTurn = async (hacer: () => unknown): Promise<void> => {
  await Promise.resolve();
  hacer();
};

const ESCENA: Escena = {
  local: LOCAL,
  breakRuta: (peticion, averia) => inTurn(() => rotas.push({ peticion, averia })),
  press: async (boton, en) => persona.click(await findBoton(boton, en)),
  toggle: async (name) => persona.click(await screen.findByRole('switch', { name })),
  fill: async (etiqueta, value) =>
    void fireEvent.change(await screen.findByLabelText(etiqueta), { target: { value } }),
  isDisabled: async (boton) => (await findBoton(boton)).matches(':disabled, [aria-disabled=true]'),
  reload: () => inTurn(() => load(`${window.location.pathname}${window.location.search}`)),
  goTo: (direccion) => inTurn(() => load(direccion)),
  arriveAt: (direccion) => waitFor(() => expect(window.location.pathname).toBe(direccion)),
  awaitHoja: async (name) => void (await screen.findByRole('dialog', { name })),
  awaitSinPregunta: () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull()),
  unverify: () => inTurn(() => attend({ ...BIEN, ...SIN_VERIFICAR })),
  pass: async (ms) => {
    act(() => jest.advanceTimersByTime(ms));
    await giveWay();
  },
  moveMouse: () => inTurn(() => fireEvent.mouseMove(document.body)),
  forgetToken: () => inTurn(() => sessionStorage.removeItem('accessToken')),
};

/** The page shows a message where every reader, a screen reader too, finds it. */
function isMostrado(mensaje: string, como: Fila['como'] = 'alert'): boolean {
  const voz = { alert: '[role=alert]', status: '*', texto: '*' }[como];
  return screen.queryAllByText(mensaje).some((nodo) => nodo.closest(voz) !== null);
}

/** Makes a screen show it, and waits until it does; it must not show it already. */
async function playFila(fila: Fila): Promise<void> {
  const mensaje = textoOf(fila);
  try {
    await closeToasts();
    await waitFor(() => expect(isMostrado(mensaje, fila.como)).toBe(false));
    if (fila.espera) jest.useFakeTimers({ doNotFake: [...CON_LA_RED, 'Date'] });
    await fila.provocar(ESCENA);
    if (fila.espera) await hurry(() => isMostrado(mensaje, fila.como), PASO_MS[fila.espera]);
    await waitFor(() => expect(isMostrado(mensaje, fila.como)).toBe(true));
    if (fila.campo !== undefined) expectInvalido(fila.campo, mensaje);
    rotas = [];
    if (fila.espera) resumeClock();
  } catch (error) {
    throw new Error(`${fila.porque} should say: ${mensaje}`, { cause: error });
  }
}

async function closeToasts(): Promise<void> {
  for (const boton of screen.queryAllByLabelText('Cerrar aviso')) await persona.click(boton);
}

/** The field itself must say that it is wrong, and why. */
function expectInvalido(campo: string, mensaje: string): void {
  const control = screen.getByLabelText(campo);
  expect(control).toHaveAttribute('aria-invalid', 'true');
  const porque = (control.getAttribute('aria-describedby') ?? '').split(' ');
  expect(porque.map((id) => document.getElementById(id)?.textContent)).toContain(mensaje);
}

/** A real server's answers and a drawn screen need these real timers. */
const CON_LA_RED = [
  'setImmediate',
  'nextTick',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
] as const satisfies FakeableAPI[];
/** The clock never jumps past the patience of an attempt that is about to fail. */
const PASO_MS = { corte: 250, silencio: 2_000 } as const;

/** Runs the pending timers now, because their clock goes away. */
function resumeClock(): void {
  act(() => jest.runOnlyPendingTimers());
  jest.useRealTimers();
}

/** Lets answers arrive while the clock stands still. */
async function giveWay(turnos = 20): Promise<void> {
  for (let turno = 0; turno < turnos; turno++) await act(async () => setImmediate());
}

/** Moves the clock on, step by step, until `isSaid`. */
async function hurry(isSaid: () => boolean, pasoMs: number, limiteMs = 120_000): Promise<void> {
  for (let ms = 0; ms < limiteMs && !isSaid(); ms += pasoMs) {
    await giveWay();
    act(() => jest.advanceTimersByTime(pasoMs));
  }
}

export async function playGrupo({ direccion, sesion, reloj, preparar, filas }: Grupo): Promise<void> {
  if (reloj) jest.useFakeTimers({ doNotFake: [...CON_LA_RED] });
  attend(BIEN);
  if (sesion === 'personal') signIn(CASA);
  load(typeof direccion === 'string' ? direccion : direccion(LOCAL));
  await preparar?.(ESCENA);
  for (const fila of filas) await playFila(fila);
}

/** A file of tests calls it once, for the server and a tab that nobody has used. */
export function useEscenario(): void {
  beforeAll(async () => {
    await servidor.start();
    browseFrom(servidor.origen);
    // toasts appear once a page is idle: here it always is
    window.requestIdleCallback = (task) => window.setTimeout(task);
    window.cancelIdleCallback = (turno) => window.clearTimeout(turno);
  });
  beforeEach(signOut);
  afterEach(() => {
    rotas = [];
    jest.useRealTimers();
  });
  afterAll(() => servidor.stop());
}
