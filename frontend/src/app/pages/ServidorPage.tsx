import { useNavigate, useSearchParams } from 'react-router-dom';
import { Servidor } from '../../propietario/ajustes/Servidor/Servidor';
import { paths } from '../../shared/paths';
import { useTitulo } from '../../shared/lib/useTitulo';

/** Without a day in its address it shows the last 24 hours. */
export default function ServidorPage() {
  useTitulo('Cómo ha ido el servidor');
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  return (
    <Servidor
      dia={params.get('dia')}
      onDia={(dia) => setParams(dia === null ? {} : { dia })}
      onVolver={() => void navigate(paths.ajustes())}
    />
  );
}
