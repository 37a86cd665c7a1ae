import { useNavigate, useSearchParams } from 'react-router-dom';
import { Estadisticas } from '../../propietario/estadisticas/Estadisticas/Estadisticas';
import { parseRango, periodoOf } from '../../propietario/estadisticas/modelo/rangos';
import type { Rango } from '../../propietario/estadisticas/modelo/rangos';
import { useHoy } from '../../propietario/estadisticas/useHoy';
import { useSesion } from '../../sesion/useSesion';
import { paths } from '../../shared/paths';
import { useTitulo } from '../../shared/lib/useTitulo';

/** Without days in its address it shows today. */
export default function EstadisticasPage() {
  useTitulo('Estadísticas');
  const restaurante = useSesion((sesion) => sesion.restaurante);
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const hoy = useHoy();
  if (restaurante === null) return null;

  // today is not named, so that a page left open moves on to tomorrow
  const handleRango = ({ desde, hasta }: Rango) =>
    setParams(periodoOf({ desde, hasta }, hoy) === 'hoy' ? {} : { desde, hasta });
  return (
    <Estadisticas
      restaurante={restaurante}
      rango={parseRango(params.get('desde'), params.get('hasta'), hoy)}
      hoy={hoy}
      onRango={handleRango}
      onVolver={() => void navigate(paths.pedidos())}
    />
  );
}
