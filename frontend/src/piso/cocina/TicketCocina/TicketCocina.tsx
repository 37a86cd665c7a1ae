import { memo, useRef, useState } from 'react';
import type { CSSProperties, MouseEvent } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { canceladasPorVer, isRepuestaPorVer, textoAlergenos } from '@carta/contracts';
import type { Grupo, Linea, Ticket } from '@carta/contracts';
import { useTablero } from '../../vivo/useTablero';
import { useVisto } from '../../vivo/vistos';
import { FranjaAlergia } from '../../ui/Alergia';
import { FranjaVuelta } from '../../ui/FranjaVuelta';
import { FranjaMudanza } from '../../ui/FranjaMudanza';
import { Nota } from '../../ui/Nota';
import { notasDeAlergia } from '../../ui/nota-alergia';
import { isRepetido } from '../../ui/toque';
import { partesOf } from '../modelo/cajas';
import type { Caja } from '../modelo/cajas';
import { lineasPlegadas } from '../modelo/plegado';
import { hasTotal } from '../modelo/totales';
import { useResaltado } from '../resaltado';
import { isMudado } from '../../vivo/modelo/mudados';
import { estacionesDeParte, lineasAparte } from '../../vivo/modelo/solo';
import { CabeceraTicket } from './CabeceraTicket';
import { LineaCancelada } from './LineaCancelada';
import { LineaCocina } from './LineaCocina';
import type { ObjetivoLinea } from './LineaCocina';
import css from './TicketCocina.module.css';

interface PropsTicketCocina {
  grupo: Grupo;
  ticket: Ticket;
  numero: number;
  /** It is null before it is known. */
  caja?: Caja | null;
  conEstacion: boolean;
  onMenu: (objetivo: ObjetivoLinea) => void;
}

/** States differ in frame and word, not only in colour. */
export const TicketCocina = memo(function TicketCocina(props: PropsTicketCocina) {
  const { grupo, ticket, numero, caja = null, conEstacion, onMenu } = props;
  const ref = useRef<HTMLElement>(null);
  useVisto(ticket, ref, lineasAparte(grupo, ticket) && estacionesDeParte(ticket));
  const nuevo = useTablero(({ novedades }) => novedades.nuevos.has(ticket._id));
  const cambio = useTablero(({ novedades }) => novedades.cambiados.get(ticket._id)?.tipo ?? null);
  const resaltado = useResaltado(({ buscado }) => buscado !== null && hasTotal(ticket, buscado));
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
      : isMudado(ticket) || ticket.productos.some(isRepuestaPorVer)
        ? 'mudado'
        : (cambio ?? 'normal');

  const partes = cutIn(lineas, caja);
  const hayPliegue = plegadas.length < ticket.productos.length;

  return (
    <article
      ref={ref}
      className={css.ticket}
      aria-label={nombreDe(grupo, ticket)}
      data-aspecto={aspecto}
      data-resaltado={resaltado ? '' : undefined}
      data-entero={isEntero(ticket) ? '' : undefined}
    >
      {partes.map((lineasParte, i) => (
        <div key={i} className={css.sitio} data-partido={caja?.sigue && ''} style={sitioDe(caja, i)}>
          <div className={css.parte} data-parte="">
            {i === 0 ? (
              <>
                <CabeceraTicket grupo={grupo} ticket={ticket} numero={numero} conEstacion={conEstacion} />
                <FranjaMudanza grupo={grupo} ticket={ticket} tamano="muro" />
                <FranjaAlergia ticket={ticket} tamano="muro" />
                <Nota notas={ticket.notas} de="pedido" tamano="muro" />
              </>
            ) : (
              <div className={css.corte} aria-hidden="true">
                ‹ Mesa {grupo.mesa.numero}
              </div>
            )}
            <ul className={css.lineas}>
              {lineasParte.map((linea) => (
                <LineaEntera key={linea._id} grupo={grupo} ticket={ticket} linea={linea} onMenu={onMenu} />
              ))}
            </ul>
            {i < partes.length - 1 && (
              <div className={css.corte} data-sigue="" aria-hidden="true">
                sigue ›
              </div>
            )}
            {i === partes.length - 1 && hayPliegue && (
              <button type="button" className={css.resto} aria-expanded={abierto} onClick={handlePliegue}>
                {abierto ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
                {abierto ? 'Ver menos' : `+ ${ticket.productos.length - plegadas.length} más`}
                <span className="solo-lectores"> de la mesa {grupo.mesa.numero}</span>
              </button>
            )}
          </div>
        </div>
      ))}
    </article>
  );
});

function LineaEntera({ grupo, ticket, linea, onMenu }: ObjetivoLinea & Pick<PropsTicketCocina, 'onMenu'>) {
  return (
    <>
      {!linea.cancelada && <LineaCocina grupo={grupo} ticket={ticket} linea={linea} onMenu={onMenu} />}
      {isRepuestaPorVer(linea) && (
        <li data-linea={linea._id}>
          <FranjaVuelta grupo={grupo} ticketId={ticket._id} linea={linea} tamano="muro" />
        </li>
      )}
      <LineaCancelada grupo={grupo} ticket={ticket} linea={linea} />
    </>
  );
}

/** Notes and allergies on top concern every line, so such a ticket is not cut. */
function isEntero({ evita = [], notas }: Ticket): boolean {
  return evita.length > 0 || notas !== undefined;
}

function cutIn(lineas: readonly Linea[], caja: Caja | null): (readonly Linea[])[] {
  if (!caja) return [lineas];
  return partesOf(caja).map(({ desde, sigue }) => lineas.slice(desde, sigue?.desde));
}

/** A part's place is relative to the first part; a whole ticket has its own. */
function sitioDe(caja: Caja | null, indice: number): CSSProperties | undefined {
  const parte = caja?.sigue && partesOf(caja)[indice];
  if (!parte) return undefined;
  const { columna, arriba, alto } = parte;
  return { '--parte': columna - caja.columna, top: arriba - caja.arriba, height: alto } as CSSProperties;
}

/** An allergy, also one in a note, is part of the name. */
function nombreDe({ mesa }: Grupo, ticket: Ticket): string {
  const { numero, evita } = ticket;
  const alergias = [
    ...(evita ? [`alergia: ${textoAlergenos(evita)}`] : []),
    ...notasDeAlergia(ticket).map((nota) => `nota: ${nota}`),
  ];
  return [`Mesa ${mesa.numero}, ronda ${numero}`, ...alergias].join(', ');
}
