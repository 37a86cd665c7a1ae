import { useNavigate } from 'react-router-dom';
import { CartaImpresa } from '../../propietario/ajustes/CartaImpresa/CartaImpresa';
import { useSesion } from '../../sesion/useSesion';
import { paths } from '../../shared/paths';
import { useTitulo } from '../../shared/lib/useTitulo';

export default function CartaImpresaPage() {
  useTitulo('Imprimir la carta');
  const restaurante = useSesion((sesion) => sesion.restaurante);
  const navigate = useNavigate();
  if (restaurante === null) return null;
  return <CartaImpresa restaurante={restaurante} onVolver={() => void navigate(paths.ajustes())} />;
}
