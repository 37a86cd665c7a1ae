import { cleanTexto } from '@carta/contracts';

/** A password keeps every character. */
const TAL_CUAL: ReadonlySet<string> = new Set(['password', 'newPassword']);

export function cleanTextos(valor: unknown): unknown {
  if (typeof valor === 'string') return cleanTexto(valor);
  if (Array.isArray(valor)) return valor.map(cleanTextos);
  if (!isPlain(valor)) return valor;
  return Object.fromEntries(
    Object.entries(valor).map(([campo, contenido]) => [
      campo,
      TAL_CUAL.has(campo) ? contenido : cleanTextos(contenido),
    ]),
  );
}

function isPlain(valor: unknown): valor is object {
  if (typeof valor !== 'object' || valor === null) return false;
  const prototipo: unknown = Object.getPrototypeOf(valor);
  return prototipo === Object.prototype || prototipo === null;
}
