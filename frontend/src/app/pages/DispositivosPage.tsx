import { useNavigate } from 'react-router-dom';
import { Dispositivos } from '../../propietario/ajustes/Dispositivos/Dispositivos';
import { paths } from '../../shared/paths';
import { useTitulo } from '../../shared/lib/useTitulo';

export default function DispositivosPage() {
  useTitulo('Dispositivos');
  const navigate = useNavigate();
  return <Dispositivos onVolver={() => void navigate(paths.ajustes())} />;
}
