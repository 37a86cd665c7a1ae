import type { MouseEvent } from 'react';
import Check from 'lucide-react/icons/check';
import { isListo } from '@carta/contracts';
import type { Grupo, Ticket } from '@carta/contracts';
import { useActoNuevo } from '../../ui/quietud/useActoNuevo';
import { entregar } from '../../vivo/actos/pedido';
import { llevar, soltar } from '../../vivo/actos/llevar';
import type { TicketDe } from '../../vivo/cola/un-toque';
import { llevaAhora } from '../../vivo/tickets/lleva';
import { useEnCurso } from '../../vivo/cola/peticiones';
import { blancoLlevar } from '../../vivo/actos/llevar';
import { useReloj } from '../../vivo/tablero/reloj';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { useQuien } from '../quien';
import css from './LlevarTicket.module.css';

interface PropsLlevarTicket {
  grupo: Grupo;
  ticket: Ticket;
}

/** A ticket that is ready can be brought; any waiter at the mesa may mark it as served. */
export function LlevarTicket({ grupo, ticket }: PropsLlevarTicket) {
  const quien = useQuien();
  const enCurso = useEnCurso(blancoLlevar(ticket._id));
  const lleva = useReloj((ahora) => llevaAhora(ticket, ahora));
  // whoever takes it, its buttons change places
  const { isNuevo, isRehusado } = useActoNuevo(`${isListo(ticket)} ${lleva}`);
  if (!isListo(ticket)) return null;
  const handle = (event: MouseEvent, action: (tickets: readonly TicketDe[]) => unknown) => {
    if (!isRehusado(event)) action([{ grupo, ticket }]);
  };
  return (
    <div className={`renglon ${css.llevar}`}>
      {lleva !== null && lleva !== quien && <p className="fuerte">Lo lleva {lleva}</p>}
      {lleva === null && (
        <Boton
          ocupado={enCurso}
          aria-disabled={isNuevo || undefined}
          onClick={(event) => handle(event, llevar)}
        >
          Lo llevo
        </Boton>
      )}
      {lleva === quien && (
        <Boton
          variante="secundario"
          ocupado={enCurso}
          aria-disabled={isNuevo || undefined}
          onClick={(event) => handle(event, soltar)}
        >
          Soltar
        </Boton>
      )}
      <Boton
        variante={lleva === quien ? 'primario' : 'secundario'}
        icono={<Check aria-hidden="true" />}
        aria-disabled={isNuevo || undefined}
        onClick={(event) => handle(event, entregar)}
      >
        Entregado
      </Boton>
    </div>
  );
}
