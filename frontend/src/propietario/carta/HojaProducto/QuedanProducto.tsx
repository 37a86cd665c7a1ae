import Plus from 'lucide-react/icons/plus';
import { useSesion } from '../../../sesion/useSesion';
import { useProductos } from '../datos/listas';
import { BotonQuedan } from '../HojaAgotado/BotonQuedan';

/** Is stored at once, and not with the form; a house that takes no orders has nothing to count by. */
export function QuedanProducto({ id }: { id: string }) {
  const { data: productos } = useProductos();
  const producto = productos?.find(({ _id }) => _id === id);
  const isNormal = useSesion(({ restaurante }) => restaurante?.tipoUsuario === 'normal');
  if (!producto || (isNormal && producto.quedan === undefined)) return null;
  return (
    <BotonQuedan
      producto={producto}
      sinContar="Contar cuántos quedan"
      icono={producto.quedan === undefined && <Plus aria-hidden="true" />}
    />
  );
}
