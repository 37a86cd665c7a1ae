import { CABECERA_SEGUIMIENTO, LIMITES } from '@carta/contracts';
import { campoNoValido } from '../errores/domain-error';

/** The tokens of one request have half as many characters. */
const MAX_CARACTERES = 4_096;

/** Parses the header X-Seguimiento. @throws 422 for more tokens than a phone may send. */
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
