import { campoNoValido } from '../common/errors/domain-error';

const LIMITE_NORMAL = 100;
const LIMITE_MAXIMO = 500;

/** A page of the paid list, from its query: `antes` an ISO instant, `limite` 1 to 500 (API §4). */
export function parsePagina(
  antes: string | undefined,
  limite: string | undefined,
): { antes: Date | undefined; limite: number } {
  return { antes: parseAntes(antes), limite: parseLimite(limite) };
}

function parseAntes(texto: string | undefined): Date | undefined {
  if (texto === undefined) return undefined;
  const instante = typeof texto === 'string' ? new Date(texto) : new Date(Number.NaN);
  if (Number.isNaN(instante.getTime())) throw campoNoValido('antes', 'La fecha no es válida');
  return instante;
}

function parseLimite(texto: string | undefined): number {
  if (texto === undefined) return LIMITE_NORMAL;
  const limite = Number(texto);
  if (!Number.isInteger(limite) || limite < 1) throw campoNoValido('limite', 'El límite no es válido');
  return Math.min(limite, LIMITE_MAXIMO);
}
