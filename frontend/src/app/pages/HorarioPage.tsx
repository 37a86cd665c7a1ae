import { useNavigate } from 'react-router-dom';
import { Horario } from '../../propietario/ajustes/Horario/Horario';
import { useSesion } from '../../sesion/useSesion';
import { paths } from '../../shared/paths';
import { useTitulo } from '../../shared/lib/useTitulo';

export default function HorarioPage() {
  useTitulo('Horario');
  const restaurante = useSesion((sesion) => sesion.restaurante);
  const reload = useSesion((sesion) => sesion.reload);
  const navigate = useNavigate();
  if (restaurante === null) return null;
  return (
    <Horario restaurante={restaurante} onVolver={() => void navigate(paths.ajustes())} onGuardado={reload} />
  );
}
