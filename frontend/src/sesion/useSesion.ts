import { rutas } from '@carta/contracts';
import type { LoginResponse, Perfil, Tokens } from '@carta/contracts';
import { create } from 'zustand';
import { get, mensajeDe, post, setGanchosSesion } from '../shared/api/cliente';
import {
  forgetSesion,
  readAcceso,
  readActividad,
  readCaducidad,
  saveActividad,
  saveTokens,
  saveUsuario,
} from './almacen';
import {
  forgetEmparejado,
  onEmparejadoAjeno,
  readCredenciales,
  readDispositivo,
  saveEmparejado,
} from './emparejado';
import { sendCodigo } from './emparejamiento';
import { isOtroPuesto } from './destino';
import { ANONIMA, MENSAJE_FIN } from './estado-sesion';
import type { Sesion } from './estado-sesion';
import { renewCuenta, renewDispositivo } from './renovacion';
import { finDeSesion, judgeSesion } from './veredicto-sesion';
import type { Veredicto } from './veredicto-sesion';

/** The tab's account comes first, then the paired device of this browser. */
export const useSesion = create<Sesion>()((set, getState) => ({
  ...ANONIMA,
  estado: 'comprobando',

  async login(email, password) {
    const { restaurante, ...tokens } = await post<LoginResponse>(rutas.login(), { email, password });
    begin(tokens);
    set({ ...ANONIMA, estado: 'abierta', restaurante });
  },

  adopt({ restaurante, token, ...tokens }) {
    begin(tokens);
    saveUsuario(restaurante, token);
    set({ ...ANONIMA, estado: 'abierta', restaurante });
  },

  async pair(codigo) {
    const { dispositivo, restaurante, equipo = null, ...tokens } = await sendCodigo(codigo);
    const anterior = currentAcceso();
    forgetSesion();
    saveEmparejado(dispositivo, tokens);
    set({ ...ANONIMA, estado: 'abierta', restaurante, dispositivo, equipo });
    if (anterior !== null) void closeEnServidor(anterior);
  },

  checkEmparejado() {
    const { dispositivo } = getState();
    if (dispositivo !== null && readCredenciales() === null) {
      set({ ...ANONIMA, estado: 'desemparejada', dispositivo });
    }
  },

  async reload() {
    const { equipo: antes } = getState();
    const { restaurante, dispositivo, equipo: leido } = await readPerfil();
    const actual = getState();
    // who has entered or left meanwhile is known better than what was asked before
    const equipo = actual.equipo === antes ? leido : actual.equipo;
    if (actual.restaurante?._id !== restaurante._id) return;
    set({ restaurante, equipo, ...(isOtroPuesto(actual.dispositivo, dispositivo) && { dispositivo }) });
  },

  receiveHusos(husos) {
    const { restaurante } = getState();
    if (restaurante === null || JSON.stringify(husos) === JSON.stringify(restaurante.husos)) return;
    set({ restaurante: { ...restaurante, husos } });
  },

  receiveEquipo(equipo) {
    if (getState().dispositivo !== null) set({ equipo });
  },

  async logout() {
    const acceso = currentAcceso();
    if (getState().dispositivo !== null) forgetEmparejado();
    else forgetSesion();
    set({ ...ANONIMA, haSalido: true });
    await closeEnServidor(acceso ?? '');
  },

  expire(motivo) {
    forgetSesion();
    if (getState().estado !== 'anonima') set({ ...ANONIMA, aviso: MENSAJE_FIN[motivo], fin: motivo });
  },

  restore: () => (readAcceso() === null ? restoreDispositivo() : restoreCuenta()),
}));

async function restoreCuenta(): Promise<void> {
  const { setState: set, getState } = useSesion;
  const fin = finDeSesion(judgeGuardada());
  if (fin !== null) return getState().expire(fin);
  saveActividad(Date.now());
  set({ fallo: null });
  try {
    const { restaurante } = await readPerfil();
    set({ ...ANONIMA, estado: 'abierta', restaurante });
  } catch (error) {
    if (getState().estado === 'comprobando') set({ fallo: mensajeDe(error) });
  }
}

/** Without a server it stays the device: only the server can say otherwise. */
async function restoreDispositivo(): Promise<void> {
  const { setState: set, getState } = useSesion;
  const guardado = readDispositivo();
  if (guardado === null) return set(ANONIMA);
  set({ ...ANONIMA, estado: 'comprobando', dispositivo: guardado, fallo: getState().fallo });
  if (readCredenciales() === null) return getState().checkEmparejado();
  const isAsked = () => getState().estado === 'comprobando' && getState().dispositivo === guardado;
  try {
    const { restaurante, dispositivo = guardado, equipo } = await readPerfil();
    if (isAsked()) set({ ...ANONIMA, estado: 'abierta', restaurante, dispositivo, equipo });
  } catch (error) {
    if (isAsked()) set({ fallo: mensajeDe(error) });
  }
}

/** Leaves nothing of the previous person, nor of a removed device. */
function begin(tokens: Tokens): void {
  forgetSesion();
  if (readCredenciales() === null) forgetEmparejado();
  saveTokens(tokens);
  saveActividad(Date.now());
}

function currentAcceso(): string | null {
  if (useSesion.getState().dispositivo === null) return readAcceso();
  return readCredenciales()?.accessToken ?? null;
}

function judgeGuardada(): Veredicto {
  const ahora = Date.now();
  return judgeSesion({ ahora, ultimaActividad: readActividad() ?? ahora, caducidad: readCaducidad() });
}

let revisando = false;

/** A refusal may mean that the account changed on another screen, so it is read again. */
function reviseCuenta(): void {
  const { estado, dispositivo, reload } = useSesion.getState();
  if (revisando || estado !== 'abierta' || dispositivo !== null) return;
  revisando = true;
  void reload()
    .catch(() => undefined)
    .finally(() => (revisando = false));
}

function handleEmparejadoAjeno(): void {
  const { estado, dispositivo, restore, checkEmparejado } = useSesion.getState();
  if (dispositivo === null) return;
  if (readCredenciales() === null) checkEmparejado();
  else if (estado === 'desemparejada' || readDispositivo()?._id !== dispositivo._id) void restore();
}

/** Call it once, before any screen that needs a session. */
export function startSesion(): void {
  setGanchosSesion({
    token: currentAcceso,
    refresh: () => (useSesion.getState().dispositivo === null ? renewCuenta() : renewDispositivo()),
    onUnauthorized: () => {
      const { dispositivo, checkEmparejado, expire } = useSesion.getState();
      if (dispositivo !== null) checkEmparejado();
      else expire(readAcceso() === null ? 'ausente' : 'rechazada');
    },
    onForbidden: reviseCuenta,
  });
  onEmparejadoAjeno(handleEmparejadoAjeno);
  void useSesion.getState().restore();
}

/** @throws ApiError or NetworkError. */
async function readPerfil() {
  const perfil = await get<Perfil>(`${rutas.me()}?t=${Date.now()}`, { auth: true });
  const { dispositivo, equipo = null, ...restaurante } = perfil;
  return { restaurante, dispositivo, equipo };
}

/** Sent once; failures are ignored. */
async function closeEnServidor(acceso: string): Promise<void> {
  const headers = { Authorization: `Bearer ${acceso}` };
  await post(rutas.logout(), undefined, { headers, intentos: 1 }).catch(() => undefined);
}
