import { api } from './direccion';

/** What is left of the disk; anybody may read this, so it contains no path. */
export interface Disco {
  libreMB: number;
  /** Spanish, where little is left. */
  aviso?: string;
}

/** When the last copies were begun; null: there is none yet. Anybody may read this too. */
export interface Copias {
  ultima: string | null;
  /** The last that was carried elsewhere; absent where that is not asked for. */
  fuera?: string | null;
  /** Spanish, where one of them is old. */
  aviso?: string;
}

/** GET /salud/lista */
export interface SaludLista {
  lista: true;
  disco: Disco;
  /** Absent where nobody makes copies here. */
  copias?: Copias;
}

export const rutaSaludLista = () => api('/salud/lista');
