import { CABECERA_CLAVE } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import { put } from '../../../shared/api/cliente';
import type { ApiError } from '../../../shared/api/cliente';
import { currentPersona, headersDePersona } from '../../../sesion/turno';
import { useSesion } from '../../../sesion/useSesion';
import { almacenLocal } from '../../../shared/lib/almacen';
import { cerrojoDelNavegador } from '../../../shared/lib/cerrojo';
import { createClave } from '../../../shared/lib/clave';
import { onRegreso } from '../../../shared/lib/pausa';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { isMuerta } from '../tablero/estado-conexion';
import { actoEnColaDe } from '../pasos/acto';
import { withEnCurso } from '../pasos/en-curso';
import { motivoDe, porEnviar, toEnCurso } from '../pasos/paso';
import type { ActoEnCola, Tocado } from '../pasos/acto';
import type { Paso } from '../pasos/paso';
import { juntasOf, textoMesas } from '../mesas/partidas-abiertas';
import { acceptGrupo } from '../motor/carga';
import { enqueue, acceptGrupoOf, isEnCurso, textoDe } from './peticiones';
import type { Cambio } from './peticiones';
import { setEnCola, touchTickets, useTablero } from '../tablero/useTablero';
import { createCola } from './cola';

/** docs/reglas/piso.md#moves-that-wait explains the queue. */
const cola = createCola({
  almacen: almacenLocal,
  cerrojo: cerrojoDelNavegador,
  ahora: () => Date.now(),
  createClave,
  persona: currentPersona,
  turno: enqueue,
  isSinConexion: () => isMuerta(useTablero.getState().conexion),
  send: callPaso,
  onRespuesta: acceptGrupo,
  onRechazo: handleRechazo,
  onFallo: showFallo,
  onCambio: setEnCola,
});

export const { dismissDevueltos, hasEspera, settle, wake } = cola;

/** Sends what this person left waiting, on any screen, while they are signed in. Must be called once. */
export function startPasos(): void {
  useSesion.subscribe(({ restaurante, dispositivo }, antes) => {
    if (restaurante?._id === antes.restaurante?._id && dispositivo?._id === antes.dispositivo?._id) return;
    if (antes.restaurante !== null) tellSinEnviar();
    if (restaurante === null) cola.close();
    else cola.open(`pasos.${restaurante._id}.${dispositivo?._id ?? 'cuenta'}.`);
  });
  useTablero.subscribe(({ conexion }, { conexion: antes }) => {
    if (conexion.estado !== antes.estado && !isMuerta(conexion)) cola.wake();
  });
  onRegreso(cola.wake);
}

function tellSinEnviar(): void {
  const cuantos = porEnviar(useTablero.getState().enCola).length;
  if (cuantos === 0) return;
  const quedan = cuantos === 1 ? 'Queda 1 cambio' : `Quedan ${cuantos} cambios`;
  const texto = `${quedan} sin enviar. Se enviarán cuando se vuelva a entrar aquí con la misma cuenta.`;
  showToast({ id: 'sin-enviar', tono: 'error', texto, duracion: 0 });
}

export function usePorEnviar(): readonly Paso[] {
  return useTablero(({ enCola }) => enCola).filter(
    ({ espera, devuelto }) => espera && devuelto === undefined,
  );
}

export function useDevueltos(): readonly Paso[] {
  return useTablero(({ enCola }) => enCola).filter(({ devuelto }) => devuelto !== undefined);
}

export function vistaDe(grupoMesa: string): Grupo | undefined {
  const { grupos, enCurso, enCola } = useTablero.getState();
  const grupo = grupos.get(grupoMesa);
  return grupo && withEnCurso(grupo, [...porEnviar(enCola).map(toEnCurso), ...enCurso]);
}

/** Plays what `grupo` shows to be tapped, under the act's own words. Resolves as `playPaso`. */
export function tap<D extends object>(
  { tipo }: ActoEnCola<D>,
  grupo: Grupo,
  datos: D,
  rev?: number,
): Promise<Cambio | null> {
  return tapCambio(grupo, { grupoMesa: grupo.grupoMesa, tipo, ...datos }, rev);
}

/** A second tap during the first is not another. */
export async function tapCambio(grupo: Grupo, cambio: Tocado, rev?: number): Promise<Cambio | null> {
  const acto = actoEnColaDe(cambio);
  if (isEnCurso(acto.blanco(cambio))) return null;
  touchTickets(acto.tickets(cambio, grupo));
  return playPaso(cambio, acto.texto(cambio, grupo), rev);
}

/**
 * Shows a move at once and sends it in turn. Resolves to its mesa before and after (as expected, while it
 * waits), or to null when it was refused, which is shown.
 */
export async function playPaso(cambio: Tocado, texto: string, rev?: number): Promise<Cambio | null> {
  const { grupoMesa } = cambio;
  const { grupos } = useTablero.getState();
  const antes = vistaDe(grupoMesa);
  const final = cola.push(cambio, texto, rev ?? grupos.get(grupoMesa)?.rev ?? 0);
  const vista = vistaDe(grupoMesa);
  const resultado = await final;
  if (resultado.es === 'devuelto' || !antes || !vista) return null;
  if (resultado.es === 'hecho' && resultado.grupo) actoEnColaDe(cambio).offer?.(resultado.grupo);
  return { antes, despues: (resultado.es === 'hecho' && resultado.grupo) || vista };
}

function callPaso({ clave, cambio, rev, tras, persona }: Paso, haceMs: number | undefined): Promise<Grupo> {
  const headers = { [CABECERA_CLAVE]: clave, ...headersDePersona(persona) };
  const toque = { haceMs, tras: tras.length > 0 ? [...tras] : undefined };
  const acto = actoEnColaDe(cambio);
  const cuerpo = acto.cuerpo(cambio, { rev, toque });
  return put<Grupo>(acto.ruta(cambio), cuerpo, { auth: true, intentos: 1, headers });
}

/** Of a party, whose mesas one tap moves, it names the one that refused. */
function showFallo(motivo: string, { cambio }: Paso): void {
  const { grupos } = useTablero.getState();
  const mesa = grupos.get(cambio.grupoMesa)?.mesa.numero;
  const deVarias = mesa !== undefined && juntasOf(grupos).has(mesa);
  showToast({ tono: 'error', texto: deVarias ? `${textoMesas([mesa])}: ${motivo}` : motivo });
}

/** Explains a late refusal by the present state of the mesa. */
function handleRechazo({ cambio, espera }: Paso, error: ApiError): string {
  const grupo = acceptGrupoOf(error);
  const motivo = espera && error.code === 'ESTADO_CAMBIADO' && grupo ? motivoDe(cambio, grupo) : null;
  return motivo ?? textoDe(error, actoEnColaDe(cambio).error(cambio));
}
