import type { DispositivoPropio, Restaurante } from '@carta/contracts';
import type { Filtro } from './modelo/tickets-cocina';

export interface PropsCocina {
  restaurante: Restaurante;
  /** Null for an account. */
  dispositivo: DispositivoPropio | null;
  filtro: Filtro;
  onFiltro: (filtro: Filtro) => void;
  /** Absent where it is paired. */
  onEmparejar?: (() => Promise<void>) | undefined;
  /** A paired screen has none. */
  salida?: string;
}
