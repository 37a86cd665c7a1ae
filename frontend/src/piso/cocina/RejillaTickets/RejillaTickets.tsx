import { memo, useMemo, useRef } from 'react';
import type { FocusEvent, MouseEvent, ReactNode } from 'react';
import { horaFija } from '../../vivo/tablero/instante';
import { LimiteTarjeta } from '../../../shared/ui/Limite/LimiteTarjeta';
import { altoTotal, idOf, isFantasma, isGuardado } from '../modelo/colocacion';
import type { Lugar } from '../modelo/colocacion';
import { splitEspera } from '../modelo/tickets-cocina';
import type { Filtro, TicketConGrupo } from '../modelo/tickets-cocina';
import type { ObjetivoLinea } from '../TicketCocina/LineaCocina';
import { TicketCocina } from '../TicketCocina/TicketCocina';
import { refuseToque } from '../../ui/quietud/rehusar';
import { TicketsFuera } from './TicketsFuera';
import { Fantasma } from './Fantasma';
import { FranjaEspera } from './FranjaEspera';
import { MAX_TECLEADO } from '../modelo/teclas';
import { MARGEN } from './medidas';
import { t } from '../../lenguas/t';
import css from './RejillaTickets.module.css';
import { useColocacion } from './useColocacion';
import { useDebidos } from './useDebidos';

interface PropsRejillaTickets {
  /** In the order of the wall. */
  tickets: readonly TicketConGrupo[];
  filtro: Filtro;
  onMenu: (objetivo: ObjetivoLinea) => void;
  vacio: ReactNode;
}

/** What asks for the station hangs on the wall; what only waits its turn is a strip under it. */
export const RejillaTickets = memo(function RejillaTickets({
  tickets,
  filtro,
  onMenu,
  vacio,
}: PropsRejillaTickets) {
  const [colgados, enEspera] = useMemo(() => splitEspera(tickets), [tickets]);
  return (
    <div className={`crece ${css.muro}`}>
      <Muro tickets={colgados} filtro={filtro} onMenu={onMenu} vacio={vacio} />
      {enEspera.length > 0 && <FranjaEspera tickets={enEspera} />}
    </div>
  );
});

/**
 * Columns flow down, the oldest at the top left; further screens below are counted. Nothing moves under a
 * finger (modelo/colocacion).
 */
function Muro({ tickets, filtro, onMenu, vacio }: PropsRejillaTickets) {
  const rejillaRef = useRef<HTMLOListElement>(null);
  const { colocacion, dibujados, draw } = useColocacion(rejillaRef, tickets);
  const { lugares } = colocacion;
  useDebidos(lugares, filtro);

  const handleToque = (event: MouseEvent) => {
    const hueco = (event.target as Element).closest<HTMLElement>('[data-lugar]');
    const lugar = lugares.find((candidato) => idOf(candidato) === hueco?.dataset.lugar);
    if (hueco && lugar && isGuardado(lugar, horaFija())) refuseToque(event, hueco);
  };

  if (lugares.length === 0) return <div className={css.vacio}>{vacio}</div>;
  return (
    <div className={`crece ${css.marco}`}>
      <ol
        ref={rejillaRef}
        className={`crece ${css.rejilla}`}
        aria-label={t('Pedidos por hacer')}
        tabIndex={-1}
        data-letra={colocacion.letra}
        style={{ '--columnas': colocacion.muro.columnas || 1 } as object}
        onClickCapture={handleToque}
      >
        {lugares.map((lugar) => {
          const id = idOf(lugar);
          if (isFantasma(lugar) || dibujados.has(id))
            return <Hueco key={id} lugar={lugar} conEstacion={filtro === 'todo'} onMenu={onMenu} />;
          return lugar.numero <= MAX_TECLEADO ? <SinDibujar key={id} lugar={lugar} onDraw={draw} /> : null;
        })}
        <li className={css.final} style={{ top: altoTotal(colocacion) + MARGEN.arriba }} aria-hidden="true" />
      </ol>
      <TicketsFuera rejillaRef={rejillaRef} lugares={lugares} />
    </div>
  );
}

interface PropsHueco {
  lugar: Lugar;
  conEstacion: boolean;
  onMenu: (objetivo: ObjetivoLinea) => void;
}

/** It is a memo, so that only the changed one of sixty is redrawn. */
const Hueco = memo(function Hueco({ lugar, conEstacion, onMenu }: PropsHueco) {
  return (
    <li
      className={css.hueco}
      data-lugar={idOf(lugar)}
      data-partido={lugar.caja?.sigue ? '' : undefined}
      style={sitioOf(lugar)}
    >
      {isFantasma(lugar) ? (
        <Fantasma lugar={lugar} />
      ) : (
        <LimiteTarjeta nombre={t('Mesa {n}', { n: lugar.grupo.mesa.numero })} de={lugar.grupo.rev} sola>
          <TicketCocina
            grupo={lugar.grupo}
            ticket={lugar.ticket}
            numero={lugar.numero}
            caja={lugar.caja}
            conEstacion={conEstacion}
            onMenu={onMenu}
          />
        </LimiteTarjeta>
      )}
    </li>
  );
});

/** Typing its number or focusing it draws it. */
function SinDibujar({ lugar, onDraw }: { lugar: Lugar; onDraw: (ticketId: string) => void }) {
  const id = idOf(lugar);
  const handleFocus = ({ currentTarget }: FocusEvent<HTMLElement>) => {
    const rejilla = currentTarget.closest('ol');
    onDraw(id);
    rejilla?.querySelector<HTMLElement>(`[data-ticket="${id}"]`)?.focus();
  };
  return (
    <li className="solo-lectores">
      <button type="button" data-ticket={id} data-numero={lugar.numero} onFocus={handleFocus}>
        {t('Mesa {mesa}, ronda {ronda}', { mesa: lugar.grupo.mesa.numero, ronda: lugar.ticket.numero })}
      </button>
    </li>
  );
}

function sitioOf({ caja }: Lugar) {
  if (caja === null) return undefined;
  const { columna, arriba, alto } = caja;
  return { '--columna': columna, top: arriba + MARGEN.arriba, height: alto } as object;
}
