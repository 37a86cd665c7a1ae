import { aprox, formatEuros } from '@carta/contracts';
import { useId } from 'react';
import type { RestoDeMesa } from '../totales';
import { isEstimado, totalPedidos } from '../totales';
import css from './RestoMesa.module.css';
import ronda from './RondaSeguida.module.css';
import { TicketSeguido } from './TicketSeguido';

export function RestoMesa({ resto: { mesa, rondas, total, isEstimado: isAprox } }: { resto: RestoDeMesa }) {
  const titulo = useId();
  return (
    <section className={css.resto} aria-labelledby={titulo}>
      <h3 id={titulo}>El resto de la mesa</h3>
      <ol className={css.rondas}>
        {rondas.map(({ numero, movil, pedidos: tickets }) => (
          <li key={numero} className={ronda.ronda}>
            <h4 className={ronda.titulo}>
              Ronda {numero} de la mesa{movil !== undefined && ` · Móvil ${movil}`}
            </h4>
            {tickets.map((ticket) => (
              <TicketSeguido key={ticket._id} ticket={ticket} />
            ))}
            <p className={ronda.total}>
              <span>Mesa {mesa}</span>
              <span className="cifras">{aprox(formatEuros(totalPedidos(tickets)), isEstimado(tickets))}</span>
            </p>
          </li>
        ))}
      </ol>
      <p className={css.total}>
        <span>Total de la mesa</span>
        <span className="cifras">{aprox(formatEuros(total), isAprox)}</span>
      </p>
    </section>
  );
}
