import type { DispositivoPropio, Restaurante } from '@carta/contracts';
import type { Solo } from '../vivo/tickets/solo';
import type { Filtro, Vista } from './modelo/tickets-cocina';

export interface PropsCocina {
  restaurante: Restaurante;
  /** An account has none. */
  dispositivo: DispositivoPropio | null;
  filtro: Filtro;
  /** The stations that this wall is of, whether it shows them alone now or not; null: of none in particular. */
  estaciones: Solo | null;
  /** It shows those alone now. */
  isSolo: boolean;
  onVista: (vista: Vista) => void;
  /** Stations of the house by id; none shows all. */
  onEstaciones: (estaciones: readonly string[]) => void;
  /** A paired screen has none. */
  onEmparejar?: (() => Promise<void>) | undefined;
  /** A paired screen has none. */
  salida?: string;
}
