import Star from 'lucide-react/icons/star';
import type { Ticket } from '@carta/contracts';
import { ResumenAlergia } from '../../ui/Alergia';
import { MarcaEspera } from '../../ui/MarcaEspera';
import { Nota } from '../../ui/Nota';
import { notasDeAlergia } from '../../ui/nota-alergia';
import { resumenEnMarcha } from '../../vivo/tickets/resumen-ticket';
import { isTicketUrgente } from '../../vivo/tickets/urgentes';
import { useReloj } from '../../vivo/tablero/reloj';
import { useTextoFalta } from '../../vivo/tablero/usePartida';
import type { EntradaRadar } from '../modelo/radar';
import type { Tarjeta } from '../modelo/tarjetas';
import { detalleOf, queSon } from './textos-radar';
import css from './DatosTarjeta.module.css';

interface PropsDatosDeMesa extends Pick<Tarjeta, 'entradas'> {
  /** What the card of the party says already. */
  que: string;
}

/** What one mesa of a party waits for: 'Mesa 5: comida lista', its allergies and its dishes. */
export function DatosDeMesa({ entradas, que }: PropsDatosDeMesa) {
  const suyo = useReloj((ahora) => queSon(entradas, ahora));
  const [{ mesa, ...primera }] = entradas;
  return (
    <div className={`pila ${css.deMesa}`} data-hueco="1">
      {/* a bill is the party's */}
      {primera.tipo !== 'por_cobrar' && (
        <h3 className="prieto titulillo" data-cuerpo="s">
          Mesa <span className="cifras">{mesa}</span>
          {suyo !== que && `: ${suyo}`}
        </h3>
      )}
      <DatosTarjeta entradas={entradas} />
    </div>
  );
}

/** What is known of what waits: allergies, dishes, how they pay. */
export function DatosTarjeta({ entradas }: Pick<Tarjeta, 'entradas'>) {
  const tickets = entradas.flatMap((entrada) => ('ticket' in entrada ? [entrada.ticket] : []));
  return (
    <>
      {tickets.map((ticket) => (
        <AlergiaTicket key={ticket._id} ticket={ticket} />
      ))}
      {tickets[0] && <MarcaEspera de={tickets[0]._id} />}
      <div className={css.dato}>
        {tickets.length > 0 && <p className={css.platos}>{tickets.map(resumenEnMarcha).join(', ')}</p>}
        {entradas.map((entrada) => (
          <DetalleEntrada key={entrada.id} entrada={entrada} />
        ))}
        {tickets.some(isTicketUrgente) && (
          <p className={`fuerte ${css.urgente}`} data-cuerpo="s">
            <Star aria-hidden="true" />
            Urgente
          </p>
        )}
        {entradas.some(isSinVerificar) && (
          <p className="fuerte" data-cuerpo="s">
            Sin verificar
          </p>
        )}
      </div>
    </>
  );
}

function AlergiaTicket({ ticket }: { ticket: Ticket }) {
  return (
    <>
      <ResumenAlergia className={css.alergia} ticket={ticket} />
      {notasDeAlergia(ticket).map((nota) => (
        <div key={nota} className={css.alergia}>
          <Nota de="pedido" notas={nota} />
        </div>
      ))}
    </>
  );
}

/** Adds a detail to anything but a ticket; a call for the bill gets what is left to pay. */
function DetalleEntrada({ entrada }: { entrada: EntradaRadar }) {
  const falta = useTextoFalta(entrada.mesa);
  const detalle = 'ticket' in entrada ? '' : detalleOf(entrada);
  return (
    <>
      {detalle !== '' && <p className={css.detalle}>{detalle}</p>}
      {entrada.tipo === 'cuenta' && falta !== null && <p className={css.detalle}>{falta}</p>}
    </>
  );
}

function isSinVerificar(entrada: EntradaRadar): boolean {
  if ('llamada' in entrada) return entrada.llamada.sinVerificar === true;
  return 'ticket' in entrada && entrada.ticket.sinVerificar === true;
}
