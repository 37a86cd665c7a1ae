import { diaTras } from '@carta/contracts';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Parte } from '../../propietario/estadisticas/Parte/Parte';
import { parseRango } from '../../propietario/estadisticas/modelo/rangos';
import { useHoy } from '../../propietario/estadisticas/useHoy';
import { useSesion } from '../../sesion/useSesion';
import { paths } from '../../shared/paths';
import { useTitulo } from '../../shared/lib/useTitulo';

/** Without a day in its address it shows the last one that is over. */
export default function PartePage() {
  useTitulo('Parte de la noche');
  const restaurante = useSesion((sesion) => sesion.restaurante);
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const ayer = diaTras(useHoy(), -1);
  if (restaurante === null) return null;

  const dia = params.get('dia');
  return (
    <Parte
      restaurante={restaurante}
      dia={parseRango(dia, dia, ayer).hasta}
      ayer={ayer}
      onDia={(chosen) => setParams(chosen === ayer ? {} : { dia: chosen })}
      onVolver={() => void navigate(paths.ajustes())}
    />
  );
}
