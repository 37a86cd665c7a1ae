import { PERSONA_BORRADA } from '@carta/contracts';

/** Whose name it is stands beside it as `persona`, wherever in a stored mesa. */
const NOMBRES = ['por', 'tomadoPor'] as const;

/** The same value, unless a person is named in it: then a copy in which their name is blank. Their id stays. */
export function blankNombre<T>(valor: T, persona: string): T {
  if (Array.isArray(valor)) {
    const partes = valor.map((parte: unknown) => blankNombre(parte, persona));
    return partes.some((parte, i) => parte !== valor[i]) ? (partes as T) : valor;
  }
  if (!isObjeto(valor)) return valor;
  const campos = Object.entries(valor).map(([campo, parte]) => [campo, blankNombre(parte, persona)] as const);
  const isOtro = campos.some(([campo, parte]) => parte !== valor[campo]);
  const copia = isOtro ? Object.fromEntries(campos) : valor;
  if (valor.persona !== persona) return copia as T;
  const borrados = NOMBRES.filter(
    (nombre) => copia[nombre] !== undefined && copia[nombre] !== PERSONA_BORRADA,
  );
  if (borrados.length === 0) return copia as T;
  return { ...copia, ...Object.fromEntries(borrados.map((nombre) => [nombre, PERSONA_BORRADA])) } as T;
}

/** Ids and instants are of a class of their own. */
function isObjeto(valor: unknown): valor is Record<string, unknown> {
  return typeof valor === 'object' && valor !== null && Object.getPrototypeOf(valor) === Object.prototype;
}
