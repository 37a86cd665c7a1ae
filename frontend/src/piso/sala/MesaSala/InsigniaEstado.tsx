import { ETIQUETA_ESTADO } from '@carta/contracts';
import type { EstadoGrupo, Ticket } from '@carta/contracts';
import { Insignia } from '../../../shared/ui/Insignia/Insignia';
import { isTodoEnEspera } from '../../vivo/tickets/estado-pases';

interface PropsInsigniaEstado {
  /** Of all of them. */
  estado: EstadoGrupo;
  tickets: readonly Ticket[];
}

/** What only waits its turn is nobody's work, so it is not pendiente. */
export function InsigniaEstado({ estado, tickets }: PropsInsigniaEstado) {
  if (isTodoEnEspera(tickets)) return <Insignia>En espera</Insignia>;
  return <Insignia estado={estado}>{ETIQUETA_ESTADO[estado]}</Insignia>;
}
