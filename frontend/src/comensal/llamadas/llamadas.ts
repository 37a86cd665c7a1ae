import { isLlamadaAbierta, isEnCamino, isSinAtender } from '@carta/contracts';
import type { Husos, Llamada, CrearLlamadaResponse, Reparto, TipoLlamada } from '@carta/contracts';
import { t } from '../../shared/lengua/lengua';
import { parseJson } from '../../shared/lib/almacen';
import { formatHora } from '../../shared/lib/hora';

/** This phone's calls, as pure functions. */
export interface LlamadaPropia {
  seguimiento: string;
  llamada: Llamada;
  /** It is in ms on this phone's clock. */
  atendidaEn: number | null;
}

/** ms that an attended call stays, and any call. */
export const VIDA_ATENDIDA = 60_000;
const VIDA = 12 * 3_600_000;

export function addLlamada(
  llamadas: readonly LlamadaPropia[],
  { seguimiento, ...llamada }: CrearLlamadaResponse,
  ahora: number,
): readonly LlamadaPropia[] {
  if (llamadas.some((propia) => propia.llamada._id === llamada._id))
    return applyLlamada(llamadas, llamada, ahora);
  return [withLlamada({ seguimiento, llamada, atendidaEn: null }, llamada, ahora), ...llamadas];
}

/** The higher rev wins, so order and repeats do no harm. */
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

/** Drops those that the server no longer knows. */
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

export function pruneLlamadas(llamadas: readonly LlamadaPropia[], ahora: number): readonly LlamadaPropia[] {
  const vivas = llamadas.filter(
    ({ llamada, atendidaEn }) =>
      (atendidaEn === null || ahora - atendidaEn < VIDA_ATENDIDA) &&
      ahora - new Date(llamada.creadoEn).getTime() < VIDA,
  );
  return vivas.length === llamadas.length ? llamadas : vivas;
}

/** The open one, else the last attended. */
export function llamadaOf(llamadas: readonly LlamadaPropia[], tipo: TipoLlamada): LlamadaPropia | null {
  const delTipo = llamadas.filter(({ llamada }) => llamada.tipo === tipo);
  return delTipo.find(isAbierta) ?? delTipo[0] ?? null;
}

export function isAbierta({ llamada }: LlamadaPropia): boolean {
  return isLlamadaAbierta(llamada);
}

export function isMismoReparto(a: Reparto | null, b: Reparto | null): boolean {
  return a?.modo === b?.modo && a?.partes === b?.partes;
}

export function describeLlamada(husos: Husos, { llamada }: LlamadaPropia): string {
  const { creadoEn, por } = llamada;
  if (isSinAtender(llamada))
    return t('Avisado a las {hora}: en cuanto puedan, vienen', { hora: formatHora(husos, creadoEn) });
  if (isEnCamino(llamada))
    return por === undefined ? t('Ya van para allá') : t('{por} va para allá', { por });
  return t('Atendido');
}

/** Anything but a list is read as empty. */
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
