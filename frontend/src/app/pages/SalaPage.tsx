import { useSearchParams } from 'react-router-dom';
import { MarcoSala } from '../../piso/sala/MarcoSala/MarcoSala';
import { Mesas } from '../../piso/sala/Mesas';
import { Radar } from '../../piso/sala/Radar/Radar';
import { usePersonalSala } from '../../piso/sala/usePersonalSala';
import { useTitulo } from '../../shared/lib/useTitulo';

export default function SalaPage() {
  const personal = usePersonalSala();
  const [params] = useSearchParams();
  const vista = params.get('vista') === 'mesas' ? 'mesas' : 'radar';
  const titulo = vista === 'mesas' ? 'Mesas' : 'Radar';
  useTitulo(titulo);

  if (personal === null) return null;
  return (
    <MarcoSala {...personal} titulo={titulo} vista={vista}>
      {vista === 'mesas' ? (
        <Mesas numeroMesas={personal.restaurante.numeroMesas} />
      ) : (
        <Radar restaurante={personal.restaurante} />
      )}
    </MarcoSala>
  );
}
