import { useSearchParams } from 'react-router-dom';
import { Cocina } from '../../piso/cocina/Cocina';
import { parseFiltro } from '../../piso/cocina/modelo/tickets-cocina';
import type { Filtro } from '../../piso/cocina/modelo/tickets-cocina';
import { useSesion } from '../../sesion/useSesion';
import { paths } from '../../shared/paths';
import { useTitulo } from '../../shared/lib/useTitulo';

/** /cocina?puesto=cocina|barra of whoever is signed in; only shown behind the guards. */
export default function CocinaPage() {
  useTitulo('Cocina');
  const restaurante = useSesion((sesion) => sesion.restaurante);
  const dispositivo = useSesion((sesion) => sesion.dispositivo);
  const [busqueda, setBusqueda] = useSearchParams();
  const filtro = parseFiltro(busqueda.get('puesto') ?? dispositivo?.puesto);
  const handleFiltro = (elegido: Filtro) => setBusqueda({ puesto: elegido }, { replace: true });

  if (restaurante === null) return null;
  return (
    <Cocina
      restaurante={restaurante}
      dispositivo={dispositivo}
      filtro={filtro}
      onFiltro={handleFiltro}
      salida={dispositivo ? undefined : paths.pedidos()}
    />
  );
}
