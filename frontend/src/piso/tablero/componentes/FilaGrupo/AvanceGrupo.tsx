import { useRef } from 'react';
import { ETIQUETA_ESTADO } from '@carta/contracts';
import type { EstadoGrupo, Grupo, Ticket, TipoPedido } from '@carta/contracts';
import { useHora } from '../../../../shared/lib/hora';
import { FranjaAlergia, FranjaAvisado } from '../../../ui/Alergia';
import { FranjaMudanza } from '../../../ui/FranjaMudanza';
import { MotivoLinea } from '../../../ui/MotivoLinea';
import { Nota } from '../../../ui/Nota';
import { cancelacionesPorVer } from '../../../vivo/tickets/cancelaciones';
import { nombreCompleto } from '../../../vivo/tickets/resumen-ticket';
import { useVisto } from '../../../vivo/motor/vistos';
import { avanceOf } from '../../modelo/avance';
import type { AvanceTicket } from '../../modelo/avance';
import css from './FilaGrupo.module.css';

const TIPO = { comida: 'Comida', bebida: 'Bebida' } as const satisfies Record<TipoPedido, string>;

const TEXTO = { ...ETIQUETA_ESTADO, espera: 'En espera' } as const satisfies Record<AvanceTicket, string>;

/** A closed row shows everything of its orders but prices and steppers, and of what was served the hour alone. */
export function AvanceGrupo({ grupo }: { grupo: Grupo }) {
  const { alergias, notas, porServir, canceladas, mudados } = avanceOf(grupo);
  return (
    <div className={`pila ${css.avance}`} data-hueco="1" data-cuerpo="s">
      {mudados.map((ticket) => (
        <FranjaMudanza key={ticket._id} grupo={grupo} ticket={ticket} />
      ))}
      {alergias.map((evita) => (
        <FranjaAlergia key={evita.join()} ticket={{ evita }} />
      ))}
      {porServir.length > 0 && (
        <FranjaAvisado de={grupo.mesa.numero} salvo={porServir.map(({ ticket }) => ticket._id)} />
      )}
      {notas.map((nota) => (
        <Nota de="pedido" key={nota} notas={nota} />
      ))}
      {porServir.map(({ ticket, avances }) => (
        <TicketPorServir key={ticket._id} estado={grupo.estadoGrupo} ticket={ticket} avances={avances} />
      ))}
      {porServir.length === 0 && <HorasServido tickets={grupo.pedidos} />}
      {canceladas.flatMap((linea) =>
        cancelacionesPorVer(linea).map(({ unidades, motivo }, i) => (
          <MotivoLinea key={`${linea._id} ${i}`} className={css.cancelada}>
            Cancelado: {unidades} × {nombreCompleto(linea)} · {motivo}
          </MotivoLinea>
        )),
      )}
    </div>
  );
}

type PropsTicketPorServir = ReturnType<typeof avanceOf>['porServir'][number] & {
  /** What has come as far as its whole mesa needs no word. */
  estado: EstadoGrupo;
};

/** Lists all of the ticket that is not served, so whoever reads it has seen the ticket. */
function TicketPorServir({ ticket, avances, estado }: PropsTicketPorServir) {
  const formatHora = useHora();
  const ref = useRef<HTMLParagraphElement>(null);
  useVisto(ticket, ref);
  return (
    <p ref={ref} className={css.linea}>
      <time className="cifras" dateTime={ticket.createdAt}>
        {formatHora(ticket.createdAt)}
      </time>{' '}
      <strong>{TIPO[ticket.tipoPedido]}</strong>
      {avances.map(({ avance, texto }, i) => (
        <span key={avance}>
          {i > 0 && ' ·'} {avance !== estado && <em>{TEXTO[avance]}</em>} {texto}
        </span>
      ))}
    </p>
  );
}

/** Food and drinks of one order came at once. */
function HorasServido({ tickets }: { tickets: readonly Ticket[] }) {
  const formatHora = useHora();
  const horas = [...new Set(tickets.map(({ createdAt }) => formatHora(createdAt)))];
  return <p className={`${css.linea} cifras`}>Pedido a las {horas.join(' · ')}</p>;
}
