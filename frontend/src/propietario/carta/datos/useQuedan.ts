import type { Producto, QuedanRequest } from '@carta/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { mensajeDe } from '../../../shared/api/cliente';
import { withQuedan } from '../modelo/disponibilidad';
import { ERROR_CARTA } from '../textos-carta';
import { toastFallo } from '../toast-fallo';
import { currentOf, setQuedan } from './carta-api';
import { beginCambio, changeProductos } from './listas';

/** Says how many are left. Resolves to whether it was stored; what there is now is shown either way. */
export function useGuardarQuedan(id: string): (cambio: Required<QuedanRequest>) => Promise<boolean> {
  const cliente = useQueryClient();
  const show = (fresco: Producto) =>
    changeProductos(cliente, (lista) =>
      lista.map((producto) => (producto._id === id ? withQuedan(producto, fresco) : producto)),
    );
  return async (cambio) => {
    const end = beginCambio(cliente);
    try {
      show(await setQuedan(id, cambio));
      return true;
    } catch (error) {
      const fresco = currentOf<Producto>(error);
      if (fresco) show(fresco);
      toastFallo(error, mensajeDe(error, ERROR_CARTA.guardarProducto));
      return false;
    } finally {
      end();
    }
  };
}
