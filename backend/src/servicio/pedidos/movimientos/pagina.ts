import { ESTACIONES_MAX, isEstacion } from '@carta/contracts';
import { campoNoValido } from '../../../plataforma/errores/domain-error';

const PAGADOS = { normal: 100, maximo: 500 } as const;

/** `antes` is an ISO instant, `limite` 1 to 500. */
export function parsePagina(
  antes: string | undefined,
  limite: string | undefined,
): { antes: Date | undefined; limite: number } {
  return { antes: parseInstante('antes', antes), limite: parseLimite(limite, PAGADOS) };
}

/** @throws 422 unless it is an ISO instant. */
export function parseInstante(campo: string, texto: string | undefined): Date | undefined {
  if (texto === undefined) return undefined;
  const instante = typeof texto === 'string' ? new Date(texto) : new Date(Number.NaN);
  if (Number.isNaN(instante.getTime())) throw campoNoValido(campo, 'La fecha no es válida');
  return instante;
}

/** @throws 422 unless it is a number of at least 1. */
export function parseLimite(
  texto: string | undefined,
  { normal, maximo }: { normal: number; maximo: number },
): number {
  if (texto === undefined) return normal;
  const limite = Number(texto);
  if (!Number.isInteger(limite) || limite < 1) throw campoNoValido('limite', 'El límite no es válido');
  return Math.min(limite, maximo);
}

/** The units that the screen shows as left. @throws 422 unless it is a number of at most two digits. */
export function parseQuedan(texto: string | undefined): number | undefined {
  if (texto === undefined) return undefined;
  if (!/^\d{1,2}$/.test(texto)) throw campoNoValido('quedan', 'Las unidades que quedan no son válidas');
  return Number(texto);
}

/** The stations that a screen shows alone. @throws 422 unless it is a list of at most ten. */
export function parseEstaciones(texto: string | undefined): string[] | undefined {
  if (texto === undefined) return undefined;
  const estaciones = typeof texto === 'string' ? texto.split(',') : [];
  const isLista = estaciones.length > 0 && estaciones.length <= ESTACIONES_MAX;
  if (!isLista || !estaciones.every(isEstacion))
    throw campoNoValido('estacion', 'Las estaciones no son válidas');
  return estaciones;
}
