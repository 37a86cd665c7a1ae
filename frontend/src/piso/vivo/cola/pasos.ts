import { CABECERA_CLAVE, rutas, rutasSala, stepOf } from '@carta/contracts';
import type {
  Grupo,
  LlevarTicketRequest,
  MarcarUrgenteRequest,
  MarcharPaseRequest,
  MoverLineaRequest,
  MoverTicketRequest,
  Toque,
} from '@carta/contracts';
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
import { withEnCurso } from '../actos/enCurso';
import { isPagado } from '../mesas/grupos';
import { motivoDe, porEnviar, toEnCurso } from '../actos/paso';
import type { CambioEnCola, Paso } from '../actos/paso';
import { juntasOf, textoMesas } from '../mesas/partidas-abiertas';
import { acceptGrupo } from '../motor/lectura';
import { enqueue, acceptGrupoOf, textoDe } from './peticiones';
import type { Cambio } from './peticiones';
import { offerReabrir } from './reabrir';
import { setEnCola, useTablero } from '../tablero/useTablero';
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

/**
 * Shows a move at once and sends it in turn. Resolves to its mesa before and after (as expected, while it
 * waits), or to null when it was refused, which is shown.
 */
export async function playPaso(cambio: CambioEnCola, texto: string, rev?: number): Promise<Cambio | null> {
  const { grupoMesa } = cambio;
  const { grupos } = useTablero.getState();
  const antes = vistaDe(grupoMesa);
  const final = cola.push(cambio, texto, rev ?? grupos.get(grupoMesa)?.rev ?? 0);
  const vista = vistaDe(grupoMesa);
  const resultado = await final;
  if (resultado.es === 'devuelto' || !antes || !vista) return null;
  if (resultado.es === 'hecho' && resultado.grupo && isPagado(resultado.grupo)) offerReabrir(resultado.grupo);
  return { antes, despues: (resultado.es === 'hecho' && resultado.grupo) || vista };
}

function callPaso({ clave, cambio, rev, tras, persona }: Paso, haceMs: number | undefined): Promise<Grupo> {
  const headers = { [CABECERA_CLAVE]: clave, ...headersDePersona(persona) };
  const opciones = { auth: true, intentos: 1, headers };
  const hace = haceMs === undefined ? {} : { haceMs };
  const toque: Toque = { ...hace, ...(tras.length > 0 ? { tras: [...tras] } : {}) };
  switch (cambio.tipo) {
    case 'linea': {
      const cuerpo: MoverLineaRequest = { estado: cambio.to, de: cambio.de, rev, ...toque };
      return put<Grupo>(rutas.lineaEstado(cambio.ticketId, cambio.lineaId), cuerpo, opciones);
    }
    case 'pedido':
    case 'grupo': {
      const { tipo: alcance, to: estado, de } = cambio;
      const lineas = cambio.tipo === 'pedido' && cambio.lineas ? { lineas: [...cambio.lineas] } : {};
      const cuerpo: MoverTicketRequest = { estado, de, rev, alcance, ...lineas, ...toque };
      const ticketId = cambio.tipo === 'pedido' ? cambio.ticketId : cambio.primero;
      return put<Grupo>(rutas.pedidoEstado(ticketId), cuerpo, opciones);
    }
    case 'llevar': {
      const cuerpo: LlevarTicketRequest = { llevar: cambio.llevar, rev, ...hace };
      return put<Grupo>(rutasSala.llevar(cambio.ticketId), cuerpo, opciones);
    }
    case 'enterado': {
      const { ticketId, lineaId, quedan } = cambio;
      return put<Grupo>(rutasSala.enterado(ticketId, lineaId, quedan), {}, opciones);
    }
    case 'marchar':
    case 'esperar': {
      const ruta = cambio.tipo === 'marchar' ? rutasSala.marcharPase : rutasSala.esperarPase;
      const cuerpo: MarcharPaseRequest = { pase: cambio.pase, rev, ...toque };
      return put<Grupo>(ruta(cambio.grupoMesa), cuerpo, opciones);
    }
    case 'urgente': {
      const cuerpo: MarcarUrgenteRequest = { urgente: cambio.urgente, rev, ...toque };
      return put<Grupo>(rutasSala.urgente(cambio.ticketId), cuerpo, opciones);
    }
    case 'enterado_mudanza':
      return put<Grupo>(rutasSala.enteradoMudanza(cambio.ticketId), { mesa: cambio.mesa }, opciones);
  }
}

function errorDe(cambio: CambioEnCola): string {
  if (cambio.tipo === 'marchar') return 'No se ha podido marchar';
  if (cambio.tipo === 'esperar') return 'No se ha podido decir que espere';
  if (cambio.tipo === 'urgente')
    return cambio.urgente ? 'No se ha podido marcar como urgente' : 'No se ha podido quitar de urgente';
  if (cambio.tipo !== 'linea') return 'Error al actualizar el estado del pedido';
  const isAvance = stepOf(cambio.to) > stepOf(cambio.de);
  return isAvance ? 'Error al avanzar el estado del producto' : 'Error al retroceder el estado del producto';
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
  return motivo ?? textoDe(error, errorDe(cambio));
}
