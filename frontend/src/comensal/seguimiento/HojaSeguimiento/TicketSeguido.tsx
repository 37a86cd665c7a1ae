import { isPorHacer, textoDemora } from '@carta/contracts';
import type { Demora, Ticket, TipoPedido } from '@carta/contracts';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import CupSoda from 'lucide-react/icons/cup-soda';
import Utensils from 'lucide-react/icons/utensils';
import { t } from '../../../shared/lengua/lengua';
import { useHusos } from '../../../shared/lib/hora';
import { isSinSuMenu } from '../../../shared/lib/menus';
import { NOMBRE_TIPO, isParaDespues, recibidoEn, textoRecibido } from '../resumen';
import { lineasVivas } from '../rondas';
import { LineaSeguida } from './LineaSeguida';
import css from './TicketSeguido.module.css';

interface PropsTicketSeguido {
  ticket: Ticket;
  /** Neighbours' tickets have none. */
  isPasado?: boolean;
  demora?: Demora | undefined;
}

const ICONO = { comida: Utensils, bebida: CupSoda } as const satisfies Record<TipoPedido, typeof Utensils>;

export function TicketSeguido({ ticket, isPasado = false, demora }: PropsTicketSeguido) {
  const Icono = ICONO[ticket.tipoPedido];
  const enCocina = lineasVivas(ticket).length > 0;
  const porHacer = enCocina && isPorHacer(ticket) && !isParaDespues(ticket);
  return (
    <section>
      <h4 className={`renglon ${css.tipo}`} data-hueco="1" data-cuerpo="xs">
        <Icono aria-hidden="true" />
        {t(NOMBRE_TIPO[ticket.tipoPedido])}
      </h4>
      {enCocina && <Confirmacion ticket={ticket} isPasado={isPasado} />}
      {porHacer && demora && <p className={`suave ${css.demora}`}>{textoDemora(demora, t)}</p>}
      <ul>
        {ticket.productos.map((linea) => (
          <LineaSeguida key={linea._id} linea={linea} isSinSuMenu={isSinSuMenu(linea, ticket.productos)} />
        ))}
      </ul>
    </section>
  );
}

function Confirmacion({ ticket, isPasado }: { ticket: Ticket; isPasado: boolean }) {
  const husos = useHusos();
  const recibido = recibidoEn(ticket) !== null;
  const Icono = recibido ? CircleCheck : Clock;
  return (
    <p className={`renglon ${css.confirmacion}`} data-hueco="1" data-recibido={recibido ? '' : undefined}>
      <Icono aria-hidden="true" />
      {textoRecibido(husos, ticket, isPasado)}
    </p>
  );
}
