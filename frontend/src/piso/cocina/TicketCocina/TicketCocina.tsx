import { Fragment, memo, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { canceladasPorVer, textoAlergenos } from '@carta/contracts';
import type { Grupo, Ticket } from '@carta/contracts';
import { useTablero } from '../../vivo/useTablero';
import { useVisto } from '../../vivo/vistos';
import { FranjaAlergia } from '../../ui/Alergia';
import { FranjaMudanza } from '../../ui/FranjaMudanza';
import { Nota } from '../../ui/Nota';
import { notasDeAlergia } from '../../ui/nota-alergia';
import { isRepetido } from '../../ui/toque';
import { lineasPlegadas } from '../modelo/plegado';
import { isMudado } from '../../vivo/modelo/mudados';
import { CabeceraTicket } from './CabeceraTicket';
import { LineaCancelada } from './LineaCancelada';
import { LineaCocina } from './LineaCocina';
import type { ObjetivoLinea } from './LineaCocina';
import css from './TicketCocina.module.css';

interface PropsTicketCocina {
  grupo: Grupo;
  ticket: Ticket;
  /** What it is called on this wall, and the keys that choose it. */
  numero: number;
  /** Whether the wall shows more than one station. */
  conEstacion: boolean;
  onMenu: (objetivo: ObjetivoLinea) => void;
}

/** One ticket of the wall. New, changed and cancelled ones differ in frame and word, not only in colour. */
export const TicketCocina = memo(function TicketCocina(props: PropsTicketCocina) {
  const { grupo, ticket, numero, conEstacion, onMenu } = props;
  const ref = useRef<HTMLElement>(null);
  useVisto(ticket, ref);
  const nuevo = useTablero(({ novedades }) => novedades.nuevos.has(ticket._id));
  const cambio = useTablero(({ novedades }) => novedades.cambiados.get(ticket._id)?.tipo ?? null);
  const cancelado = canceladasPorVer(ticket.productos).length > 0;
  const [abierto, setAbierto] = useState(false);
  const plegadas = lineasPlegadas(ticket.productos);
  const lineas = abierto ? ticket.productos : plegadas;
  const handlePliegue = (event: MouseEvent) => {
    if (!isRepetido(event)) setAbierto(!abierto);
  };
  const aspecto = cancelado
    ? 'cancelado'
    : nuevo
      ? 'nuevo'
      : isMudado(ticket)
        ? 'mudado'
        : (cambio ?? 'normal');

  return (
    <article ref={ref} className={css.ticket} aria-label={nombreDe(grupo, ticket)} data-aspecto={aspecto}>
      <CabeceraTicket grupo={grupo} ticket={ticket} numero={numero} conEstacion={conEstacion} />
      <FranjaMudanza grupo={grupo} ticket={ticket} tamano="muro" />
      <FranjaAlergia ticket={ticket} tamano="muro" />
      <Nota notas={ticket.notas} de="pedido" tamano="muro" />
      <ul className={css.lineas}>
        {lineas.map((linea) => (
          <Fragment key={linea._id}>
            {!linea.cancelada && <LineaCocina grupo={grupo} ticket={ticket} linea={linea} onMenu={onMenu} />}
            <LineaCancelada grupo={grupo} ticket={ticket} linea={linea} />
          </Fragment>
        ))}
      </ul>
      {plegadas.length < ticket.productos.length && (
        <button type="button" className={css.resto} aria-expanded={abierto} onClick={handlePliegue}>
          {abierto ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
          {abierto ? 'Ver menos' : `+ ${ticket.productos.length - plegadas.length} más`}
          <span className="solo-lectores"> de la mesa {grupo.mesa.numero}</span>
        </button>
      )}
    </article>
  );
});

/** An allergy is part of what a ticket is called, also one that is only in a note. */
function nombreDe({ mesa }: Grupo, ticket: Ticket): string {
  const { numero, evita } = ticket;
  const alergias = [
    ...(evita ? [`alergia: ${textoAlergenos(evita)}`] : []),
    ...notasDeAlergia(ticket).map((nota) => `nota: ${nota}`),
  ];
  return [`Mesa ${mesa.numero}, ronda ${numero}`, ...alergias].join(', ');
}
