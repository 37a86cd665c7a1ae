import type { DispositivoPropio, Restaurante } from '@carta/contracts';
import type { Filtro } from './modelo/tickets-cocina';

export interface PropsCocina {
  restaurante: Restaurante;
  /** An account has none. */
  dispositivo: DispositivoPropio | null;
  filtro: Filtro;
  onFiltro: (filtro: Filtro) => void;
  /** A paired screen has none. */
  onEmparejar?: (() => Promise<void>) | undefined;
  /** A paired screen has none. */
  salida?: string;
}
