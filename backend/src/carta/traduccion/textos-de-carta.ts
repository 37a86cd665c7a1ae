import type { CuentaTextos, Lengua, TextoDeCarta, TextosDeCarta } from '@carta/contracts';
import type { LugarDeTexto } from '../publicada/carta.service';
import { claveDeTexto } from '../textos/textos.service';
import type { Memoria } from '../textos/textos.service';
import { findPropuesta } from './glosario/glosario';

/** These have no ids of their own, so that nothing says which one was which before. */
const SIN_ID = ['.ingredientes', '.pases', '.incluye'] as const;

/**
 * Each text of a carta once, in its order, with its state: what was translated on the same thing, under a name that
 * the carta no longer says, is a proposal for the name that it has now, else what the glossary has is
 * (docs/reglas.md#languages).
 */
export function toTextosDeCarta(
  lengua: Lengua,
  lugares: readonly (LugarDeTexto & { original: string })[],
  memoria: Memoria,
): TextosDeCarta {
  const porOriginal = new Map<string, LugarDeTexto[]>();
  for (const { original, ...lugar } of lugares) {
    porOriginal.set(original, [...(porOriginal.get(original) ?? []), lugar]);
  }
  const claves = new Set([...porOriginal.keys()].map(claveDeTexto));
  const escritos = memoria.filter(({ texto }) => texto !== '');
  const hechos = new Map(escritos.map(({ original, texto }) => [original, texto]));
  // the last one that was written of a thing
  const deAntes = new Map(
    escritos.filter(({ original }) => !claves.has(original)).map((escrito) => [escrito.de, escrito]),
  );
  const textos = [...porOriginal].map(([original, todos]): TextoDeCarta => {
    const [{ de, lugar, parteDe, seccion } = SIN_LUGAR] = todos;
    const comun = { original, de, lugar, ...(parteDe === undefined ? {} : { parteDe }), seccion };
    const texto = hechos.get(claveDeTexto(original));
    if (texto !== undefined) return { ...comun, estado: 'hecha', texto };
    const propio = todos.find((uno) => deAntes.has(uno.de) && !SIN_ID.some((fin) => uno.de.endsWith(fin)));
    const antes = propio && deAntes.get(propio.de);
    if (antes) return { ...comun, estado: 'sinRevisar', texto: antes.texto, antes: antes.original };
    const propuesta = findPropuesta(original, lengua);
    return { ...comun, estado: 'falta', ...(propuesta === null ? {} : { propuesta }) };
  });
  return { lengua, ...countTextos(textos), textos };
}

const SIN_LUGAR: LugarDeTexto = { de: '', lugar: 'Plato', seccion: '' };

function countTextos(textos: readonly TextoDeCarta[]): CuentaTextos {
  const count = (estado: TextoDeCarta['estado']): number =>
    textos.filter((texto) => texto.estado === estado).length;
  return { faltan: count('falta'), sinRevisar: count('sinRevisar'), hechas: count('hecha') };
}
