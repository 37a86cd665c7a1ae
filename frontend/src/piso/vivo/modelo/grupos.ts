import type { Grupo } from '@carta/contracts';

/**
 * What a board knows: one entry per grupoMesa, the newest revision heard of. Reading a list and
 * hearing an event end in the same place, so their order, repeats and gaps do no harm
 * (docs/decisiones/latido-y-foto.md).
 */
export type Grupos = ReadonlyMap<string, Grupo>;

export const SIN_GRUPOS: Grupos = new Map();

/** The higher rev wins; what is not newer changes nothing and answers the very same map. */
export function applyGrupo(grupos: Grupos, grupo: Grupo): Grupos {
  const conocido = grupos.get(grupo.grupoMesa);
  if (conocido !== undefined && conocido.rev >= grupo.rev) return grupos;
  return new Map(grupos).set(grupo.grupoMesa, grupo);
}

/** The lists as just read replace everything; then what arrived while they were being read. */
export function replaceGrupos(leidos: readonly Grupo[], llegados: readonly Grupo[]): Grupos {
  return [...leidos, ...llegados].reduce(applyGrupo, SIN_GRUPOS);
}

/** The board after its paid grupos have been cleared, all of them or those paid until an instant. */
export function dropPagados(grupos: Grupos, hasta?: string): Grupos {
  const isAfter = ({ pagadoEn = '' }: Grupo): boolean => hasta !== undefined && pagadoEn > hasta;
  return new Map([...grupos].filter(([, grupo]) => !isPagado(grupo) || isAfter(grupo)));
}

/** When the last paid grupo that a board shows was paid; undefined when it shows none. */
export function ultimoPago(grupos: Grupos): string | undefined {
  return [...grupos.values()]
    .flatMap(({ pagadoEn }) => pagadoEn ?? [])
    .sort()
    .at(-1);
}

/** The board with at most so many paid grupos, the last to pay. */
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
