import type { Grupo, Linea } from '@carta/contracts';
import { acknowledgeLinea } from '../../../vivo/actos/enterado';
import { nombreCancelacion } from '../../../vivo/tickets/cancelaciones';
import { useTablero } from '../../../vivo/tablero/useTablero';
import { nombreCompleto } from '../../../vivo/tickets/resumen-ticket';
import { Boton } from '../../../../shared/ui/Boton/Boton';
import css from './LineaTicket.module.css';

interface PropsEnteradoLinea {
  grupo: Grupo;
  ticketId: string;
  linea: Linea;
}

/** The station that makes a line acknowledges its cancellations, except those just made on this screen. */
export function EnteradoLinea({ grupo, ticketId, linea }: PropsEnteradoLinea) {
  const isDeAqui = useTablero(({ novedades }) =>
    novedades.canceladasAqui.has(nombreCancelacion(linea) ?? ''),
  );
  if (isDeAqui) return null;
  return (
    <Boton
      className={css.enterado}
      variante="secundario"
      tamano="compacto"
      aria-label={`Enterado: ${nombreCompleto(linea)} cancelado`}
      onClick={() => void acknowledgeLinea(grupo, ticketId, linea)}
    >
      Enterado
    </Boton>
  );
}
