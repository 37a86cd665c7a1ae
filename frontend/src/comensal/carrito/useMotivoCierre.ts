import { useCierre } from '../carta/horario/cierres';
import { useCarrito } from './useCarrito';

/** By its kitchen's hours; a cart that was begun keeps its grace. */
export function useMotivoCierre(productoId: string): string | null {
  const vacio = useCarrito(({ carrito }) => carrito.items.length === 0);
  const cierre = useCierre(productoId);
  return cierre !== null && (vacio || cierre.gracia === null) ? cierre.motivo : null;
}
