import { useNavigate, useSearchParams } from 'react-router-dom';
import { MenuImpreso } from '../../propietario/ajustes/CartaImpresa/MenuImpreso';
import { useSesion } from '../../sesion/useSesion';
import { paths } from '../../shared/paths';
import { useTitulo } from '../../shared/lib/useTitulo';

export default function MenuImpresoPage() {
  useTitulo('Imprimir el menú');
  const restaurante = useSesion((sesion) => sesion.restaurante);
  const navigate = useNavigate();
  const [busqueda] = useSearchParams();
  const producto = busqueda.get('producto');
  if (restaurante === null) return null;
  return (
    <MenuImpreso
      restaurante={restaurante}
      producto={producto}
      onVolver={() => void navigate(paths.menuDeHoy(producto ?? undefined))}
    />
  );
}
