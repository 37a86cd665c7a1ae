import { campoNoValido } from '../../../plataforma/errores/domain-error';

const PAGADOS = { normal: 100, maximo: 500 } as const;

/** A page of the paid list, from its query: `antes` an ISO instant, `limite` 1 to 500. */
export function parsePagina(
  antes: string | undefined,
  limite: string | undefined,
): { antes: Date | undefined; limite: number } {
  return { antes: parseInstante('antes', antes), limite: parseLimite(limite, PAGADOS) };
}

/** An ISO instant of a query. @throws 422 for what is none. */
export function parseInstante(campo: string, texto: string | undefined): Date | undefined {
  if (texto === undefined) return undefined;
  const instante = typeof texto === 'string' ? new Date(texto) : new Date(Number.NaN);
  if (Number.isNaN(instante.getTime())) throw campoNoValido(campo, 'La fecha no es válida');
  return instante;
}

/** How many are asked for, from a query. @throws 422 for what is no number of at least 1. */
export function parseLimite(
  texto: string | undefined,
  { normal, maximo }: { normal: number; maximo: number },
): number {
  if (texto === undefined) return normal;
  const limite = Number(texto);
  if (!Number.isInteger(limite) || limite < 1) throw campoNoValido('limite', 'El límite no es válido');
  return Math.min(limite, maximo);
}

/** How many units of a line its screen shows to be left, from a query. @throws 422 for what is no such number. */
export function parseQuedan(texto: string | undefined): number | undefined {
  if (texto === undefined) return undefined;
  if (!/^\d{1,2}$/.test(texto)) throw campoNoValido('quedan', 'Las unidades que quedan no son válidas');
  return Number(texto);
}
