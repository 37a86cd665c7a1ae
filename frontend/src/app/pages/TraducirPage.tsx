import { Link, useSearchParams } from 'react-router-dom';
import { parseLengua } from '@carta/contracts';
import type { Lengua, Restaurante } from '@carta/contracts';
import { FalloCarga } from '../../propietario/ajustes/FalloCarga';
import { Traducir } from '../../propietario/carta/Traducir/Traducir';
import { useTextos } from '../../propietario/carta/Traducir/useTextos';
import { useSesion } from '../../sesion/useSesion';
import { EN_ESPANOL } from '../../shared/lib/lenguas';
import { paths } from '../../shared/paths';
import { Cargando } from '../../shared/ui/Cargando/Cargando';
import { Mensaje } from '../../shared/ui/Mensaje/Mensaje';
import { PaginaConVuelta } from './PaginaConVuelta';

export default function TraducirPage() {
  const restaurante = useSesion((sesion) => sesion.restaurante);
  const [busqueda, setBusqueda] = useSearchParams();
  if (restaurante === null) return null;
  const lengua = lenguaDe(busqueda.get('lengua'), restaurante);
  const { lenguas = [] } = restaurante;
  return (
    <PaginaConVuelta titulo="Traducir la carta" volverA={paths.lenguas()} ancha>
      {!lenguas.includes(lengua) && (
        <Mensaje>
          El {EN_ESPANOL[lengua]} no está encendido: nadie lo lee todavía. Se enciende en{' '}
          <Link to={paths.lenguas()}>Lenguas de la carta</Link>.
        </Mensaje>
      )}
      <Textos
        key={lengua}
        lengua={lengua}
        restauranteId={restaurante._id}
        onLengua={(nueva) => setBusqueda({ lengua: nueva }, { replace: true })}
      />
    </PaginaConVuelta>
  );
}

interface PropsTextos {
  lengua: Lengua;
  restauranteId: string;
  onLengua: (lengua: Lengua) => void;
}

function Textos({ lengua, ...props }: PropsTextos) {
  const { data, error, refetch } = useTextos(lengua);
  if (data) return <Traducir leidos={data} {...props} />;
  return error === null ? <Cargando /> : <FalloCarga error={error} onReintentar={refetch} />;
}

/** The one that was asked for, else the first that is switched on. */
function lenguaDe(pedida: string | null, { lenguas = [] }: Restaurante): Lengua {
  const lengua = parseLengua(pedida);
  if (lengua !== null && lengua !== 'es') return lengua;
  return lenguas.find((una) => una !== 'es') ?? 'en';
}
