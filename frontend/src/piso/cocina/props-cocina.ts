import type { DispositivoPropio, Restaurante } from '@carta/contracts';
import type { Filtro } from './modelo/tickets-cocina';

/** What /cocina is told by its page. */
export interface PropsCocina {
  restaurante: Restaurante;
  /** The paired screen this is, or null for an account. */
  dispositivo: DispositivoPropio | null;
  filtro: Filtro;
  onFiltro: (filtro: Filtro) => void;
  /** Makes this browser a paired screen of what it shows; absent where it is one. */
  onEmparejar?: (() => Promise<void>) | undefined;
  /** Where the way out leads; a paired screen has none. */
  salida?: string;
}
