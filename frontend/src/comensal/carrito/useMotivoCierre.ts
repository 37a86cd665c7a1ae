import { useCierre } from '../carta/horario/cierres';
import { useCarrito } from './useCarrito';

/** Why nothing of a product can be added now, by the hours of its kitchen; whoever has begun may go on for a while. */
export function useMotivoCierre(productoId: string): string | null {
  const vacio = useCarrito(({ carrito }) => carrito.items.length === 0);
  const cierre = useCierre(productoId);
  return cierre !== null && (vacio || cierre.gracia === null) ? cierre.motivo : null;
}
