import type { CuentaTextos, Lengua, TextoDeCarta, TextosDeCarta } from '@carta/contracts';
import type { LugarDeTexto } from '../publicada/carta.service';
import { claveDeTexto } from '../textos/textos.service';
import type { Memoria } from '../textos/textos.service';
import { findPropuesta } from './glosario/glosario';
import { isCorreccion } from './correccion';

/** Lists, whose texts have no ids of their own: what looks like one of before is that one, corrected. */
const LISTAS = ['.ingredientes', '.pases', '.incluye'] as const;

type Lugares = readonly (LugarDeTexto & { original: string })[];

/**
 * Each text of a carta once, in its order, with its state: what was translated on the same thing, under a name that
 * the carta no longer says, is a proposal for the name that it has now, else what the glossary has is
 * (docs/reglas/carta.md#languages).
 */
export function toTextosDeCarta(lengua: Lengua, lugares: Lugares, memoria: Memoria): TextosDeCarta {
  const textos = withEstados(lugares, memoria).map((texto) => {
    const propuesta = texto.estado === 'falta' ? findPropuesta(texto.original, lengua) : null;
    return propuesta === null ? texto : { ...texto, propuesta };
  });
  return { lengua, ...countEstados(textos), textos };
}

/** As many as `toTextosDeCarta` has, without what it proposes. */
export function countTextos(lugares: Lugares, memoria: Memoria): CuentaTextos {
  return countEstados(withEstados(lugares, memoria));
}

function withEstados(lugares: Lugares, memoria: Memoria): TextoDeCarta[] {
  const porOriginal = new Map<string, LugarDeTexto[]>();
  for (const { original, ...lugar } of lugares) {
    porOriginal.set(original, [...(porOriginal.get(original) ?? []), lugar]);
  }
  const claves = new Set([...porOriginal.keys()].map(claveDeTexto));
  const escritos = memoria.filter(({ texto }) => texto !== '');
  const hechos = new Map(escritos.map(({ original, texto }) => [original, texto]));
  const deAntes = escritos.filter(({ original }) => !claves.has(original));
  const porCosa = new Map(deAntes.map(({ de }) => [de, [] as Memoria[number][]]));
  for (const antes of deAntes) porCosa.get(antes.de)?.push(antes);
  /** The last one that was written of the same thing. */
  const findAntes = (original: string, { de }: LugarDeTexto): Memoria[number] | undefined => {
    const isLista = LISTAS.some((fin) => de.endsWith(fin));
    return porCosa.get(de)?.findLast((antes) => !isLista || isCorreccion(antes.original, original));
  };
  return [...porOriginal].map(([original, todos]): TextoDeCarta => {
    const [{ de, lugar, parteDe, seccion } = SIN_LUGAR] = todos;
    const comun = { original, de, lugar, ...(parteDe === undefined ? {} : { parteDe }), seccion };
    const texto = hechos.get(claveDeTexto(original));
    if (texto !== undefined) return { ...comun, estado: 'hecha', texto };
    const [antes] = todos.flatMap((uno) => findAntes(original, uno) ?? []);
    if (antes) return { ...comun, estado: 'sinRevisar', texto: antes.texto, antes: antes.original };
    return { ...comun, estado: 'falta' };
  });
}

const SIN_LUGAR: LugarDeTexto = { de: '', lugar: 'Plato', seccion: '' };

function countEstados(textos: readonly TextoDeCarta[]): CuentaTextos {
  const count = (estado: TextoDeCarta['estado']): number =>
    textos.filter((texto) => texto.estado === estado).length;
  return { faltan: count('falta'), sinRevisar: count('sinRevisar'), hechas: count('hecha') };
}
