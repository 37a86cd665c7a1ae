import { isLlamadaAbierta, isEnCamino, isSinAtender } from '@carta/contracts';
import type { Husos, Llamada, CrearLlamadaResponse, Reparto, TipoLlamada } from '@carta/contracts';
import { parseJson } from '../../shared/lib/almacen';
import { formatHora } from '../../shared/lib/hora';

/**
 * The calls this phone has made from its mesa: for a waiter, or for the bill. Pure functions: what is
 * known, and what is known after hearing something new.
 */
export interface LlamadaPropia {
  /** The token that lets this phone follow the call. */
  seguimiento: string;
  llamada: Llamada;
  /** When this phone learnt that it was attended, in ms by its own clock; null until then. */
  atendidaEn: number | null;
}

/** How long an attended call stays in view, and any call at all: ms. */
export const VIDA_ATENDIDA = 60_000;
const VIDA = 12 * 3_600_000;

/** Takes the answer to a call; the same call answered twice is one. */
export function addLlamada(
  llamadas: readonly LlamadaPropia[],
  { seguimiento, ...llamada }: CrearLlamadaResponse,
  ahora: number,
): readonly LlamadaPropia[] {
  if (llamadas.some((propia) => propia.llamada._id === llamada._id))
    return applyLlamada(llamadas, llamada, ahora);
  return [withLlamada({ seguimiento, llamada, atendidaEn: null }, llamada, ahora), ...llamadas];
}

/** What is told of a call; the higher rev wins, so order and repetition do no harm. */
export function applyLlamada(
  llamadas: readonly LlamadaPropia[],
  llamada: Llamada,
  ahora: number,
): readonly LlamadaPropia[] {
  return llamadas.map((propia) =>
    propia.llamada._id === llamada._id && propia.llamada.rev <= llamada.rev
      ? withLlamada(propia, llamada, ahora)
      : propia,
  );
}

function withLlamada(propia: LlamadaPropia, llamada: Llamada, ahora: number): LlamadaPropia {
  const atendidaEn = isLlamadaAbierta(llamada) ? null : (propia.atendidaEn ?? ahora);
  return { ...propia, llamada, atendidaEn };
}

/** What the server answered about the calls asked for; one that it no longer knows is let go. */
export function replaceLlamadas(
  llamadas: readonly LlamadaPropia[],
  pedidas: ReadonlySet<string>,
  respuesta: readonly Llamada[],
  ahora: number,
): readonly LlamadaPropia[] {
  const conocidas = new Set(respuesta.map(({ _id }) => _id));
  const vivas = llamadas.filter(({ llamada: { _id } }) => !pedidas.has(_id) || conocidas.has(_id));
  return respuesta.reduce<readonly LlamadaPropia[]>(
    (todas, llamada) => applyLlamada(todas, llamada, ahora),
    vivas,
  );
}

/** Those that are still worth showing. */
export function pruneLlamadas(llamadas: readonly LlamadaPropia[], ahora: number): readonly LlamadaPropia[] {
  const vivas = llamadas.filter(
    ({ llamada, atendidaEn }) =>
      (atendidaEn === null || ahora - atendidaEn < VIDA_ATENDIDA) &&
      ahora - new Date(llamada.creadoEn).getTime() < VIDA,
  );
  return vivas.length === llamadas.length ? llamadas : vivas;
}

/** The call of a kind that is in view: the open one, or else the last that was attended. */
export function llamadaOf(llamadas: readonly LlamadaPropia[], tipo: TipoLlamada): LlamadaPropia | null {
  const suyas = llamadas.filter(({ llamada }) => llamada.tipo === tipo);
  return suyas.find(isAbierta) ?? suyas[0] ?? null;
}

export function isAbierta({ llamada }: LlamadaPropia): boolean {
  return isLlamadaAbierta(llamada);
}

/** Whether two ways of sharing a bill are the same; null: all together. */
export function isMismoReparto(uno: Reparto | null, otro: Reparto | null): boolean {
  return uno?.modo === otro?.modo && uno?.partes === otro?.partes;
}

/** How a call goes, for the diner. */
export function describeLlamada(husos: Husos, { llamada }: LlamadaPropia): string {
  const { creadoEn, por } = llamada;
  if (isSinAtender(llamada)) return `Avisado a las ${formatHora(husos, creadoEn)}: en cuanto puedan, vienen`;
  if (isEnCamino(llamada)) return por === undefined ? 'Ya van para allá' : `${por} va para allá`;
  return 'Atendido';
}

/** Reads what was kept; a text that is not a list of calls is an empty list. */
export function parseLlamadas(texto: string | null): readonly LlamadaPropia[] {
  const crudo = parseJson(texto);
  return Array.isArray(crudo) ? crudo.filter(isPropia) : [];
}

function isPropia(valor: unknown): valor is LlamadaPropia {
  const propia = valor as Partial<LlamadaPropia> | null;
  return (
    typeof propia?.seguimiento === 'string' &&
    typeof propia.llamada?._id === 'string' &&
    typeof propia.llamada.creadoEn === 'string' &&
    (propia.atendidaEn === null || typeof propia.atendidaEn === 'number')
  );
}
