import { useState } from 'react';
import type { Grupo, Linea, Ticket } from '@carta/contracts';
import { HojaCancelar } from '../../../ui/HojaCancelar';
import { cancelLinea } from '../../../vivo/actos/cancelar';
import { LineaCancelada } from './LineaCancelada';
import { LineaViva } from './LineaViva';

interface PropsLineaTicket {
  grupo: Grupo;
  ticket: Ticket;
  linea: Linea;
}

/**
 * The sheet that cancels the line is here, outside both of its looks: the line shows as cancelled before the
 * server agrees, and the sheet must still be there if it refuses.
 */
export function LineaTicket({ grupo, ticket, linea }: PropsLineaTicket) {
  const [cancelando, setCancelando] = useState(false);
  return (
    <>
      {linea.cancelada ? (
        <LineaCancelada grupo={grupo} ticketId={ticket._id} linea={linea} motivo={linea.cancelada.motivo} />
      ) : (
        <LineaViva grupo={grupo} ticket={ticket} linea={linea} onCancelar={() => setCancelando(true)} />
      )}
      <HojaCancelar
        grupo={grupo}
        linea={linea}
        abierta={cancelando}
        onClose={() => setCancelando(false)}
        onCancelar={(motivo, retira) => cancelLinea(grupo, ticket._id, linea, motivo, retira)}
      />
    </>
  );
}
