import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import BellRing from 'lucide-react/icons/bell-ring';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import HandPlatter from 'lucide-react/icons/hand-platter';
import ReceiptEuro from 'lucide-react/icons/receipt-euro';
import Star from 'lucide-react/icons/star';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import Utensils from 'lucide-react/icons/utensils';
import WalletMinimal from 'lucide-react/icons/wallet-minimal';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useReloj } from '../../vivo/reloj';
import { FranjaAvisado, ResumenAlergia } from '../../ui/Alergia';
import { Nota } from '../../ui/Nota';
import { nombreMesas } from '@carta/contracts';
import type { Ticket } from '@carta/contracts';
import { useJuntas, useTextoFalta } from '../../vivo/usePartida';
import { notasDeAlergia } from '../../ui/nota-alergia';
import { resumenEnMarcha } from '../../vivo/modelo/resumen-ticket';
import { isTicketUrgente } from '../../vivo/modelo/urgentes';
import { paths } from '../../../shared/paths';
import { quienVa } from '../modelo/radar';
import type { EntradaRadar, TipoEntrada } from '../modelo/radar';
import { asuntosOf } from '../modelo/tarjetas';
import type { Tarjeta } from '../modelo/tarjetas';
import { useQuien } from '../quien';
import { AccionRadar } from './AccionRadar';
import { ListaQuieta } from '../../ui/quietud/ListaQuieta';
import { Espera } from '../../ui/Espera';
import { MarcaEspera } from '../../ui/MarcaEspera';
import { detalleOf, queSon } from './textos-radar';
import css from './TarjetaRadar.module.css';

interface PropsTarjetaRadar {
  tarjeta: Tarjeta;
  /** Something of the card is about to leave the page. */
  onSeVa: (parte: HTMLElement) => void;
}

/** Shows why one mesa waits, for how long, and what to do about it. The rest leads to its mesa. */
export function TarjetaRadar({ tarjeta, onSeVa }: PropsTarjetaRadar) {
  const quien = useQuien();
  const ref = useSeVa(onSeVa);
  const { mesa, entradas } = tarjeta;
  const [primera] = entradas;
  const van = JSON.parse(
    useReloj((ahora) => JSON.stringify(entradas.map((entrada) => quienVa(entrada, ahora)))),
  ) as (string | null)[];
  const juntas = useJuntas(mesa);
  const { tipo } = primera;
  const Icono = ICONO[tipo];
  const que = useReloj((ahora) => queSon(entradas, ahora));
  // nobody waits while they eat: how long ago is part of the words
  const esperan = entradas.filter((entrada) => !('pase' in entrada));
  const tickets = entradas.flatMap((entrada) => ('ticket' in entrada ? [entrada.ticket] : []));
  const asuntos = asuntosOf(tarjeta, van);
  return (
    <article
      ref={ref}
      className={css.tarjeta}
      data-tipo={tipo}
      data-olvidado={entradas.some((entrada) => entrada.tipo === 'olvidado') || undefined}
      data-lleva={van.includes(null) ? undefined : van.includes(quien) ? 'yo' : 'otro'}
      aria-label={`${nombreMesas(tickets.length > 0 || !juntas ? [mesa] : juntas)}: ${que}`}
    >
      <div className={css.lado}>
        <h2 className={css.mesa}>
          <Link className="cubre" to={paths.salaMesa(mesa)}>
            <span className={css.palabra}>Mesa </span>
            <span className="cifras">{mesa}</span>
          </Link>
        </h2>
        {esperan.length > 0 && (
          <Espera
            conReloj={false}
            className={css.espera}
            desde={Math.min(...esperan.map(({ desde }) => desde))}
          />
        )}
      </div>
      <p className={css.que}>
        <Icono aria-hidden="true" />
        {que}
      </p>
      {(tickets.length > 0 || entradas.some((entrada) => 'pase' in entrada)) && (
        <FranjaAvisado className={css.avisado} de={mesa} salvo={tickets.map(({ _id }) => _id)} />
      )}
      {tickets.map((ticket) => (
        <AlergiaTicket key={ticket._id} ticket={ticket} />
      ))}
      {tickets[0] && <MarcaEspera de={tickets[0]._id} />}
      <div className={css.dato}>
        {juntas && <p className={`${css.juntas} cifras`}>{nombreMesas(juntas)}</p>}
        {tickets.length > 0 && <p className={css.platos}>{tickets.map(resumenEnMarcha).join(', ')}</p>}
        {entradas.map((entrada) => (
          <DetalleEntrada key={entrada.id} entrada={entrada} />
        ))}
        {tickets.some(isTicketUrgente) && (
          <p className={css.urgente}>
            <Star aria-hidden="true" />
            Urgente
          </p>
        )}
        {entradas.some(isSinVerificar) && <p className={css.marca}>Sin verificar</p>}
      </div>
      <ListaQuieta
        className={css.acciones}
        items={asuntos}
        idOf={idDe}
        render={({ va, entradas: entradasAsunto }) => (
          <AccionAsunto onSeVa={onSeVa}>
            <AccionRadar entradas={entradasAsunto} va={va} />
          </AccionAsunto>
        )}
      />
    </article>
  );
}

const idDe = ({ id }: { id: string }) => id;

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

function AccionAsunto({ children, onSeVa }: { children: ReactNode; onSeVa: PropsTarjetaRadar['onSeVa'] }) {
  const ref = useSeVa<HTMLDivElement>(onSeVa);
  return <div ref={ref}>{children}</div>;
}

/** Calls back before the element leaves the page. */
function useSeVa<E extends HTMLElement>(onSeVa: (parte: HTMLElement) => void) {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    const parte = ref.current;
    return () => {
      if (parte !== null) onSeVa(parte);
    };
  }, [onSeVa]);
  return ref;
}

const ICONO = {
  listo: HandPlatter,
  camarero: BellRing,
  duda: CircleQuestionMark,
  por_marchar: Utensils,
  olvidado: TriangleAlert,
  cuenta: ReceiptEuro,
  por_cobrar: WalletMinimal,
} as const satisfies Record<TipoEntrada, LucideIcon>;

function isSinVerificar(entrada: EntradaRadar): boolean {
  if ('llamada' in entrada) return entrada.llamada.sinVerificar === true;
  return 'ticket' in entrada && entrada.ticket.sinVerificar === true;
}
