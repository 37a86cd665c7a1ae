import { CABECERA_SEGUIMIENTO, LIMITES } from '@carta/contracts';
import { campoNoValido } from '../errores/domain-error';

/** Twice what the tokens of one question take, in characters. */
const MAX_CARACTERES = 4_096;

/** The tokens of the header X-Seguimiento, each once. @throws 422 for more than a phone may ask about at once. */
export function parseSeguimientos(cabecera = ''): string[] {
  if (cabecera.length > MAX_CARACTERES) throw demasiados();
  const tokens = new Set(cabecera.split(',').map((token) => token.trim()));
  tokens.delete('');
  if (tokens.size > LIMITES.seguidosPorConsulta) throw demasiados();
  return [...tokens];
}

const demasiados = () =>
  campoNoValido(
    CABECERA_SEGUIMIENTO,
    `Se puede preguntar por ${LIMITES.seguidosPorConsulta} a la vez como máximo`,
  );
