import { aprox, formatCentimos } from '@carta/contracts/comensal';
import type { Carrito } from '@carta/contracts';

/** '12,40 €', or '≈ 32,00 €' where something of it is weighed afterwards. */
export const textoTotal = ({ total, items }: Carrito): string =>
  aprox(
    formatCentimos(total),
    items.some(({ producto, agotado }) => producto.aPesar && !agotado),
  );
