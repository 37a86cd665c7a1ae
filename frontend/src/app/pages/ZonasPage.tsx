import { useNavigate } from 'react-router-dom';
import { Zonas } from '../../propietario/ajustes/Zonas/Zonas';
import { useSesion } from '../../sesion/useSesion';
import { paths } from '../../shared/paths';
import { useTitulo } from '../../shared/lib/useTitulo';

export default function ZonasPage() {
  useTitulo('Zonas y precios');
  const restaurante = useSesion((sesion) => sesion.restaurante);
  const reload = useSesion((sesion) => sesion.reload);
  const navigate = useNavigate();
  if (restaurante === null) return null;
  return (
    <Zonas restaurante={restaurante} onVolver={() => void navigate(paths.ajustes())} onGuardado={reload} />
  );
}
