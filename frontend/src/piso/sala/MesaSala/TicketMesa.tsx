import CookingPot from 'lucide-react/icons/cooking-pot';
import Wine from 'lucide-react/icons/wine';
import { ETIQUETA_ESTADO } from '@carta/contracts';
import type { Grupo, Pedido, TipoPedido } from '@carta/contracts';
import { Insignia } from '../../../shared/ui/Insignia/Insignia';
import { LineaMesa } from './LineaMesa';
import { LlevarTicket } from './LlevarTicket';
import css from './TicketMesa.module.css';

const TIPO = {
  comida: { texto: 'Comida', icono: <CookingPot aria-hidden="true" /> },
  bebida: { texto: 'Bebida', icono: <Wine aria-hidden="true" /> },
} as const satisfies Record<TipoPedido, unknown>;

interface PropsTicketMesa {
  grupo: Grupo;
  pedido: Pedido;
  /** ms of the server's clock. */
  ahora: number;
}

/** The food or the drinks of one order: how each line goes, and bringing them when they are ready. */
export function TicketMesa({ grupo, pedido, ahora }: PropsTicketMesa) {
  const { texto, icono } = TIPO[pedido.tipoPedido];
  return (
    <section aria-label={texto}>
      <header className={css.cabecera}>
        <h3 className={css.tipo}>
          {icono}
          {texto}
        </h3>
        <Insignia estado={pedido.estado}>{ETIQUETA_ESTADO[pedido.estado]}</Insignia>
      </header>
      <LlevarTicket grupo={grupo} pedido={pedido} ahora={ahora} />
      <ul>
        {pedido.productos.map((linea) => (
          <LineaMesa key={linea._id} grupo={grupo} pedidoId={pedido._id} linea={linea} />
        ))}
      </ul>
    </section>
  );
}
