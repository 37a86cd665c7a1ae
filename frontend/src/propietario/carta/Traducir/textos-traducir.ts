import type { CuentaTextos, TextoDeCarta, TextoRequest, TextosDeCarta } from '@carta/contracts';

export type FiltroTextos = 'todos' | 'faltan' | 'sinRevisar';

/** What may be accepted for a text: its translation of before, else the glossary's. Null: nothing. */
export function propuestaDe({ estado, texto, propuesta }: TextoDeCarta): string | null {
  if (estado === 'hecha') return null;
  return (estado === 'sinRevisar' ? texto : propuesta) ?? null;
}

/** Those of the glossary. What somebody here once wrote is reviewed one by one. */
export function propuestasOf(textos: readonly TextoDeCarta[]): TextoRequest[] {
  return textos.flatMap(({ estado, original, de, propuesta }) =>
    estado === 'falta' && propuesta !== undefined ? [{ original, de, texto: propuesta }] : [],
  );
}

export function filterTextos(textos: readonly TextoDeCarta[], filtro: FiltroTextos): readonly TextoDeCarta[] {
  if (filtro === 'todos') return textos;
  const estado = filtro === 'faltan' ? 'falta' : 'sinRevisar';
  return textos.filter((texto) => texto.estado === estado);
}

export interface SeccionTextos {
  titulo: string;
  textos: readonly TextoDeCarta[];
}

/** In the order of the carta. */
export function seccionesDeTextos(textos: readonly TextoDeCarta[]): SeccionTextos[] {
  const porTitulo = new Map<string, TextoDeCarta[]>();
  for (const texto of textos) {
    porTitulo.set(texto.seccion, [...(porTitulo.get(texto.seccion) ?? []), texto]);
  }
  return [...porTitulo].map(([titulo, suyos]) => ({ titulo, textos: suyos }));
}

/** The texts once some were saved; the others are the same objects. An empty one is a translation that was removed. */
export function withGuardados(
  leidos: TextosDeCarta,
  guardados: readonly Omit<TextoRequest, 'de'>[],
): TextosDeCarta {
  const porOriginal = new Map(guardados.map(({ original, texto }) => [original, texto]));
  const textos = leidos.textos.map((fila): TextoDeCarta => {
    const texto = porOriginal.get(fila.original);
    if (texto === undefined) return fila;
    const { texto: _, antes: __, ...resto } = fila;
    return texto === '' ? { ...resto, estado: 'falta' } : { ...resto, estado: 'hecha', texto };
  });
  return { ...leidos, ...countTextos(textos), textos };
}

function countTextos(textos: readonly TextoDeCarta[]): CuentaTextos {
  const count = (estado: TextoDeCarta['estado']): number =>
    textos.filter((texto) => texto.estado === estado).length;
  return { faltan: count('falta'), sinRevisar: count('sinRevisar'), hechas: count('hecha') };
}
