import { useNavigate } from 'react-router-dom';
import { Servicio } from '../../propietario/ajustes/Servicio/Servicio';
import { useSesion } from '../../sesion/useSesion';
import { paths } from '../../shared/paths';
import { useTitulo } from '../../shared/lib/useTitulo';

export default function ServicioPage() {
  useTitulo('Servicio');
  const restauranteId = useSesion((sesion) => sesion.restaurante?._id);
  const navigate = useNavigate();
  if (restauranteId === undefined) return null;
  return (
    <Servicio
      restauranteId={restauranteId}
      onVolver={() => void navigate(paths.ajustes())}
      onImprimir={() => void navigate(paths.hojaQr())}
    />
  );
}
