import type { TipoRebaja } from '../dominio/mesa/rebaja';
import type { UnidadesDeLinea } from '../dominio/mesa/cobro';

/**
 * POST /pedidos/grupos/{grupo}/ajustes: `invitar` and `devolver` name units of lines; `descuento` has `porcentaje` or
 * `importe` (euros), of a `linea` or else of the whole tab.
 */
export interface RebajarRequest {
  tipo: TipoRebaja;
  motivo: string;
  rev: number;
  lineas?: UnidadesDeLinea[];
  linea?: string;
  porcentaje?: number;
  importe?: number;
}

/** PUT /pedidos/grupos/{grupo}/ajustes/{id}/deshacer */
export interface DeshacerRebajaRequest {
  rev: number;
}
