import { isAvisoAbierto, isEnCamino, isSinAtender } from '@carta/contracts';
import type { Aviso, CrearAvisoResponse, TipoAviso } from '@carta/contracts';
import { parseJson } from '../../shared/lib/almacen';
import { formatHora } from '../../shared/lib/hora';

/**
 * The calls this phone has made from its mesa: for a waiter, or for the bill. Pure functions: what is
 * known, and what is known after hearing something new.
 */
export interface Llamada {
  /** The token that lets this phone follow the call. */
  seguimiento: string;
  aviso: Aviso;
  /** When this phone learnt that it was attended, in ms by its own clock; null until then. */
  atendidaEn: number | null;
}

/** How long an attended call stays in view, and any call at all: ms. */
export const VIDA_ATENDIDA = 60_000;
const VIDA = 12 * 3_600_000;

/** Takes the answer to a call; the same call answered twice is one. */
export function addLlamada(
  llamadas: readonly Llamada[],
  { seguimiento, ...aviso }: CrearAvisoResponse,
  ahora: number,
): readonly Llamada[] {
  if (llamadas.some((llamada) => llamada.aviso._id === aviso._id)) return applyAviso(llamadas, aviso, ahora);
  return [withAviso({ seguimiento, aviso, atendidaEn: null }, aviso, ahora), ...llamadas];
}

/** What is told of a call; the higher rev wins, so order and repetition do no harm. */
export function applyAviso(llamadas: readonly Llamada[], aviso: Aviso, ahora: number): readonly Llamada[] {
  return llamadas.map((llamada) =>
    llamada.aviso._id === aviso._id && llamada.aviso.rev <= aviso.rev
      ? withAviso(llamada, aviso, ahora)
      : llamada,
  );
}

function withAviso(llamada: Llamada, aviso: Aviso, ahora: number): Llamada {
  const atendidaEn = isAvisoAbierto(aviso) ? null : (llamada.atendidaEn ?? ahora);
  return { ...llamada, aviso, atendidaEn };
}

/** What the server answered about the calls asked for; one that it no longer knows is let go. */
export function replaceLlamadas(
  llamadas: readonly Llamada[],
  pedidas: ReadonlySet<string>,
  respuesta: readonly Aviso[],
  ahora: number,
): readonly Llamada[] {
  const conocidas = new Set(respuesta.map(({ _id }) => _id));
  const vivas = llamadas.filter(({ aviso: { _id } }) => !pedidas.has(_id) || conocidas.has(_id));
  return respuesta.reduce<readonly Llamada[]>((todas, aviso) => applyAviso(todas, aviso, ahora), vivas);
}

/** Those that are still worth showing. */
export function pruneLlamadas(llamadas: readonly Llamada[], ahora: number): readonly Llamada[] {
  const vivas = llamadas.filter(
    ({ aviso, atendidaEn }) =>
      (atendidaEn === null || ahora - atendidaEn < VIDA_ATENDIDA) &&
      ahora - new Date(aviso.creadoEn).getTime() < VIDA,
  );
  return vivas.length === llamadas.length ? llamadas : vivas;
}

/** The call of a kind that is in view: the open one, or else the last that was attended. */
export function llamadaOf(llamadas: readonly Llamada[], tipo: TipoAviso): Llamada | null {
  const suyas = llamadas.filter(({ aviso }) => aviso.tipo === tipo);
  return suyas.find(isAbierta) ?? suyas[0] ?? null;
}

export function isAbierta({ aviso }: Llamada): boolean {
  return isAvisoAbierto(aviso);
}

/** How a call goes, for the diner. */
export function describeLlamada({ aviso }: Llamada): string {
  const { creadoEn, por } = aviso;
  if (isSinAtender(aviso)) return `Avisado a las ${formatHora(creadoEn)}: en cuanto puedan, vienen`;
  if (isEnCamino(aviso)) return por === undefined ? 'Ya van para allá' : `${por} va para allá`;
  return 'Atendido';
}

/** Reads what was kept; a text that is not a list of calls is an empty list. */
export function parseLlamadas(texto: string | null): readonly Llamada[] {
  const crudo = parseJson(texto);
  return Array.isArray(crudo) ? crudo.filter(isLlamada) : [];
}

function isLlamada(valor: unknown): valor is Llamada {
  const llamada = valor as Partial<Llamada> | null;
  return (
    typeof llamada?.seguimiento === 'string' &&
    typeof llamada.aviso?._id === 'string' &&
    typeof llamada.aviso.creadoEn === 'string' &&
    (llamada.atendidaEn === null || typeof llamada.atendidaEn === 'number')
  );
}
