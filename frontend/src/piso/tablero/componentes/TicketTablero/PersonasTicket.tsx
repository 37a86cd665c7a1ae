import HandPlatter from 'lucide-react/icons/hand-platter';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import ShieldQuestionMark from 'lucide-react/icons/shield-question-mark';
import type { Ticket } from '@carta/contracts';
import { llevaAhora } from '../../../vivo/modelo/enCursoSala';
import { useReloj } from '../../../vivo/reloj';
import css from './TicketTablero.module.css';

/** Says whether the ticket's mesa was proved, who of the staff wrote it down, and who is bringing it. */
export function PersonasTicket({ ticket }: { ticket: Ticket }) {
  const { tomadoPor, sinVerificar = false } = ticket;
  const lleva = useReloj((ahora) => llevaAhora(ticket, ahora));
  if (!sinVerificar && tomadoPor === undefined && lleva === null) return null;
  return (
    <p className={css.personas}>
      {sinVerificar && (
        <span className={css.sinVerificar} title="No llegó con el código QR impreso de la mesa">
          <ShieldQuestionMark aria-hidden="true" />
          Sin verificar
        </span>
      )}
      {tomadoPor !== undefined && (
        <span>
          <NotebookPen aria-hidden="true" />
          Pedido por {tomadoPor}
        </span>
      )}
      {lleva !== null && (
        <strong>
          <HandPlatter aria-hidden="true" />
          Lo lleva {lleva}
        </strong>
      )}
    </p>
  );
}
