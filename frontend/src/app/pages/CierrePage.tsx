import { diaTras } from '@carta/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Cierre } from '../../propietario/estadisticas/Cierre/Cierre';
import { parseRango } from '../../propietario/estadisticas/modelo/rangos';
import { useHoy } from '../../propietario/estadisticas/useHoy';
import { useSesion } from '../../sesion/useSesion';
import { ContarCaja } from '../../piso/ui/Caja/ContarCaja';
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
  const mostrado = parseRango(dia, dia, hoy).hasta;
  return (
    <Cierre
      restaurante={restaurante}
      dia={mostrado}
      hoy={hoy}
      onDia={(chosen) => setParams(chosen === hoy ? {} : { dia: chosen })}
      onVolver={() => void navigate(paths.ajustes())}
      caja={<Caja dia={mostrado} hoy={hoy} />}
    />
  );
}

/** The drawer is counted on its day, or on the morning after. */
function Caja({ dia, hoy }: { dia: string; hoy: string }) {
  const cliente = useQueryClient();
  if (dia !== hoy && dia !== diaTras(hoy, -1)) return null;
  return (
    <ContarCaja
      key={dia}
      dia={dia}
      onApuntado={() => void cliente.invalidateQueries({ queryKey: ['cierre'] })}
    />
  );
}
