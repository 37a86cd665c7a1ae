import { useNavigate, useSearchParams } from 'react-router-dom';
import { Cierre } from '../../propietario/estadisticas/Cierre/Cierre';
import { parseRango } from '../../propietario/estadisticas/modelo/rangos';
import { useHoy } from '../../propietario/estadisticas/useHoy';
import { useSesion } from '../../sesion/useSesion';
import { paths } from '../../shared/paths';
import { useTitulo } from '../../shared/lib/useTitulo';

/** Without a day in its address it shows the current service day. */
export default function CierrePage() {
  useTitulo('Cierre del día');
  const restaurante = useSesion((sesion) => sesion.restaurante);
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const hoy = useHoy();
  if (restaurante === null) return null;

  const dia = params.get('dia');
  return (
    <Cierre
      restaurante={restaurante}
      dia={parseRango(dia, dia, hoy).hasta}
      hoy={hoy}
      onDia={(chosen) => setParams(chosen === hoy ? {} : { dia: chosen })}
      onVolver={() => void navigate(paths.ajustes())}
    />
  );
}
