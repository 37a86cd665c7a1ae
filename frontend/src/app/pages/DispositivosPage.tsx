import { useNavigate } from 'react-router-dom';
import { Dispositivos } from '../../features/ajustes/Dispositivos/Dispositivos';
import { paths } from '../paths';
import { useTitulo } from '../useTitulo';

/** /admin/settings/dispositivos */
export default function DispositivosPage() {
  useTitulo('Dispositivos');
  const navigate = useNavigate();
  return <Dispositivos onVolver={() => void navigate(paths.ajustes())} />;
}
