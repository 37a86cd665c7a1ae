import { diaTras } from '@carta/contracts';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PartesDeNoche } from '../../propietario/estadisticas/PartesDeNoche/PartesDeNoche';
import { parseRango } from '../../propietario/estadisticas/modelo/rangos';
import { useHoy } from '../../propietario/estadisticas/useHoy';
import { useSesion } from '../../sesion/useSesion';
import { paths } from '../../shared/paths';
import { useTitulo } from '../../shared/lib/useTitulo';

/** Without a day in its address it shows the last one that is over. */
export default function PartesDeNochePage() {
  useTitulo('Parte de la noche');
  const restaurante = useSesion((sesion) => sesion.restaurante);
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const ayer = diaTras(useHoy(), -1);
  if (restaurante === null) return null;

  const dia = params.get('dia');
  return (
    <PartesDeNoche
      restaurante={restaurante}
      dia={parseRango(dia, dia, ayer).hasta}
      ayer={ayer}
      onDia={(chosen) => setParams(chosen === ayer ? {} : { dia: chosen })}
      onVolver={() => void navigate(paths.ajustes())}
    />
  );
}
