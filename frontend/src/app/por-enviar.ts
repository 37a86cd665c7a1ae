import { useTomados } from '../piso/tomar-pedido/tomados';
import { useCobros } from '../piso/vivo/actos/cobrar';
import { porEnviar } from '../piso/vivo/pasos/paso';
import { useTablero } from '../piso/vivo/tablero/useTablero';

/** A move, a charge or a cart of this screen is still to reach the server. */
export function hasPorEnviar(): boolean {
  const { enCurso, enCola, pausaPedida } = useTablero.getState();
  return (
    enCurso.length > 0 ||
    pausaPedida !== null ||
    porEnviar(enCola).length > 0 ||
    useCobros.getState().length > 0 ||
    useTomados.getState().size > 0
  );
}
