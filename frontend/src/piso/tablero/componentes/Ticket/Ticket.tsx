import { useRef } from 'react';
import type { ReactNode } from 'react';
import MessageSquareWarning from 'lucide-react/icons/message-square-exclamation-point';
import { canceladasPorVer, isEntregado } from '@carta/contracts';
import type { Grupo, Pedido } from '@carta/contracts';
import type { Tablero } from '../../../vivo/modelo/tableros';
import { useVisto } from '../../../vivo/vistos';
import { EstadoLineas } from '../LineaPedido/EstadoLineas';
import { LineaPedido } from '../LineaPedido/LineaPedido';
import { CabeceraTicket } from './CabeceraTicket';
import { PersonasTicket } from './PersonasTicket';
import css from './Ticket.module.css';

interface PropsTicket {
  grupo: Grupo;
  pedido: Pedido;
  tablero: Tablero;
  /** ms of the server's clock. */
  ahora: number;
}

/**
 * The food or the drinks of one order. On the active board what is already served folds away: it is
 * there to be looked up, not to be cooked again.
 */
export function Ticket({ grupo, pedido, tablero, ahora }: PropsTicket) {
  const cuerpo = (
    <>
      <PersonasTicket pedido={pedido} ahora={ahora} />
      <CuerpoTicket grupo={grupo} pedido={pedido} />
    </>
  );
  const cabecera = (
    <div className={css.cabecera}>
      <CabeceraTicket pedido={pedido} />
    </div>
  );
  if (tablero !== 'activos') {
    return (
      <section className={css.ticket}>
        {cabecera}
        {cuerpo}
      </section>
    );
  }
  if (!isEntregado(pedido) || canceladasPorVer(pedido.productos).length > 0) {
    return (
      <TicketActivo pedido={pedido}>
        {cabecera}
        {cuerpo}
      </TicketActivo>
    );
  }
  return (
    <details className={css.ticket}>
      <summary className={css.cabecera}>
        <CabeceraTicket pedido={pedido} />
        <EstadoLineas estado={pedido.estado} />
      </summary>
      {cuerpo}
    </details>
  );
}

/** One that somebody is to make: whoever sees it here has seen it. */
function TicketActivo({ pedido, children }: { pedido: Pedido; children: ReactNode }) {
  const ref = useRef<HTMLElement>(null);
  useVisto(pedido, ref);
  return (
    <section ref={ref} className={css.ticket}>
      {children}
    </section>
  );
}

function CuerpoTicket({ grupo, pedido }: { grupo: Grupo; pedido: Pedido }) {
  return (
    <>
      {pedido.notas && (
        <p className={css.notas}>
          <MessageSquareWarning aria-hidden="true" />
          <span>
            <span className="solo-lectores">Nota del pedido: </span>
            {pedido.notas}
          </span>
        </p>
      )}
      <ul>
        {pedido.productos.map((linea) => (
          <LineaPedido key={linea._id} grupo={grupo} pedidoId={pedido._id} linea={linea} />
        ))}
      </ul>
    </>
  );
}
