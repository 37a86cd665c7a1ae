import type { Grupo } from '@carta/contracts';

/**
 * Readings and events end in the same map, so order, repeats and gaps do no harm
 * (docs/decisiones/latido-y-foto.md).
 */
export type Grupos = ReadonlyMap<string, Grupo>;

export const SIN_GRUPOS: Grupos = new Map();

/** The higher rev wins; otherwise the same map is returned. */
export function applyGrupo(grupos: Grupos, grupo: Grupo): Grupos {
  const conocido = grupos.get(grupo.grupoMesa);
  if (conocido !== undefined && conocido.rev >= grupo.rev) return grupos;
  return new Map(grupos).set(grupo.grupoMesa, grupo);
}

/** `llegados` arrived during the reading. */
export function replaceGrupos(leidos: readonly Grupo[], llegados: readonly Grupo[]): Grupos {
  return [...leidos, ...llegados].reduce(applyGrupo, SIN_GRUPOS);
}

/** Drops all paid ones, or those paid until `hasta`. */
export function dropPagados(grupos: Grupos, hasta?: string): Grupos {
  const isAfter = ({ pagadoEn = '' }: Grupo): boolean => hasta !== undefined && pagadoEn > hasta;
  return new Map([...grupos].filter(([, grupo]) => !isPagado(grupo) || isAfter(grupo)));
}

export function ultimoPago(grupos: Grupos): string | undefined {
  return [...grupos.values()]
    .flatMap(({ pagadoEn }) => pagadoEn ?? [])
    .sort()
    .at(-1);
}

/** The most recently paid ones stay. */
export function keepPagados(grupos: Grupos, maximo: number): Grupos {
  const pagados = [...grupos.values()].filter(isPagado);
  if (pagados.length <= maximo) return grupos;
  const viejos = pagados.sort((a, b) => ((a.pagadoEn ?? '') < (b.pagadoEn ?? '') ? -1 : 1)).slice(0, -maximo);
  const sobran = new Set(viejos.map(({ grupoMesa }) => grupoMesa));
  return new Map([...grupos].filter(([id]) => !sobran.has(id)));
}

export function isPagado(grupo: Grupo): boolean {
  return grupo.pagadoEn !== undefined;
}
