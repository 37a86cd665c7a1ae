import { useNavigate } from 'react-router-dom';
import { HojaImpresion } from '../../propietario/ajustes/HojaImpresion/HojaImpresion';
import { useSesion } from '../../sesion/useSesion';
import { paths } from '../../shared/paths';
import { useTitulo } from '../../shared/lib/useTitulo';

export default function HojaQrPage() {
  useTitulo('Códigos de las mesas');
  const restaurante = useSesion((sesion) => sesion.restaurante);
  const navigate = useNavigate();
  if (restaurante === null) return null;
  return <HojaImpresion restaurante={restaurante} onVolver={() => void navigate(paths.ajustes())} />;
}
