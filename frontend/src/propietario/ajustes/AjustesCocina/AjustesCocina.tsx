import type { Restaurante } from '@carta/contracts';
import { useCategorias, useProductos } from '../../carta/datos/listas';
import { countDestinos } from '../../carta/modelo/destino';
import { MarcoAjustes } from '../MarcoAjustes';
import { Interruptores } from '../Servicio/Interruptores';
import { useInterruptores } from '../Servicio/useInterruptores';
import { CuandoSeMarcha } from './CuandoSeMarcha';
import { DestinosCategorias } from './DestinosCategorias';
import { Estaciones } from './Estaciones';
import { Pases } from './Pases';

interface PropsAjustesCocina {
  restaurante: Restaurante;
  onVolver: () => void;
  onGuardado: () => Promise<void>;
}

/** The order in which dishes are served, and where they are made. */
export function AjustesCocina({ restaurante, onVolver, onGuardado }: PropsAjustesCocina) {
  const { data: categorias = [] } = useCategorias();
  const { data: productos = [] } = useProductos();
  const { servicio, espera, change } = useInterruptores(restaurante._id, 'urgentes');
  const cuenta = countDestinos(restaurante, categorias, productos);
  return (
    <MarcoAjustes titulo="Cocina" onVolver={onVolver}>
      <Pases restaurante={restaurante} cuenta={cuenta} onGuardado={onGuardado} />
      {restaurante.pases && <CuandoSeMarcha restauranteId={restaurante._id} onGuardado={onGuardado} />}
      <Estaciones restaurante={restaurante} cuenta={cuenta} onGuardado={onGuardado} />
      {servicio ? <Interruptores grupo="Urgentes" servicio={servicio} onCambio={change} /> : espera}
      <DestinosCategorias casa={restaurante} categorias={categorias} />
    </MarcoAjustes>
  );
}
