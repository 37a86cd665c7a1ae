import { useSearchParams } from 'react-router-dom';
import { MarcoSala } from '../../features/sala/MarcoSala/MarcoSala';
import { Mesas } from '../../features/sala/Mesas/Mesas';
import { Radar } from '../../features/sala/Radar/Radar';
import { PedidosSinConfirmar } from '../sala/PedidosSinConfirmar';
import { usePersonalSala } from '../sala/usePersonalSala';
import { useTitulo } from '../useTitulo';

/** The waiters' radar, and every mesa at a glance. */
export default function SalaPage() {
  const personal = usePersonalSala();
  const [params] = useSearchParams();
  const vista = params.get('vista') === 'mesas' ? 'mesas' : 'radar';
  const titulo = vista === 'mesas' ? 'Mesas' : 'Radar';
  useTitulo(titulo);

  if (personal === null) return null;
  return (
    <MarcoSala {...personal} titulo={titulo} vista={vista} noticia={<PedidosSinConfirmar />}>
      {vista === 'mesas' ? <Mesas numeroMesas={personal.restaurante.numeroMesas} /> : <Radar />}
    </MarcoSala>
  );
}
