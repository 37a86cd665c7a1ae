import type { CobrarRequest } from '@carta/contracts';

/** A charge as it was asked for, and whether the server took it. */
export interface CobroPedido {
  readonly clave: string;
  /** The tabs that it names. */
  readonly grupos: readonly string[];
  readonly encargo: Pick<CobrarRequest, 'importe' | 'lineas' | 'forma'>;
  readonly isHecho: boolean;
}

/** Something taken off a tab, and whether the server did it. */
export interface RebajaPedida {
  readonly clave: string;
  readonly grupo: string;
  readonly isHecho: boolean;
}

/** A tab as some answer told it. */
interface GrupoRespondido {
  readonly grupo: string;
  readonly rev: number;
}

/** What the server has said was done: it must be there, whatever dies afterwards. */
export interface Hechos {
  cobros: CobroPedido[];
  anulados: string[];
  ajustes: RebajaPedida[];
  /** Ids of those that were undone. */
  deshechos: string[];
  mudanzas: { grupo: string; de: number; a: number; vista: number }[];
  juntas: (GrupoRespondido & { mesas: readonly number[] })[];
  /** A pase was marched, or made to wait. */
  marchas: (GrupoRespondido & { pase: string })[];
  pagados: GrupoRespondido[];
  reabiertos: GrupoRespondido[];
  /** What somebody asked to be opened again, at the rev of its payment, whatever was answered. */
  reaperturas: GrupoRespondido[];
}

/** Nothing has been done yet. */
export function sinHechos(): Hechos {
  return {
    cobros: [],
    anulados: [],
    ajustes: [],
    deshechos: [],
    mudanzas: [],
    juntas: [],
    marchas: [],
    pagados: [],
    reabiertos: [],
    reaperturas: [],
  };
}
