import { useNavigate } from 'react-router-dom';
import { Legal } from '../../propietario/ajustes/Legal/Legal';
import { useSesion } from '../../sesion/useSesion';
import { paths } from '../../shared/paths';
import { useTitulo } from '../../shared/lib/useTitulo';

export default function LegalPage() {
  useTitulo('Datos legales');
  const restaurante = useSesion((sesion) => sesion.restaurante);
  const reload = useSesion((sesion) => sesion.reload);
  const navigate = useNavigate();
  if (restaurante === null) return null;
  return (
    <Legal restaurante={restaurante} onVolver={() => void navigate(paths.ajustes())} onGuardado={reload} />
  );
}
