import { aprox, formatEuros } from '@carta/contracts';
import { useId } from 'react';
import { t } from '../../../shared/lengua/lengua';
import type { RestoDeMesa } from '../totales';
import { isEstimado, totalPedidos } from '../totales';
import css from './RestoMesa.module.css';
import ronda from './RondaSeguida.module.css';
import { TicketSeguido } from './TicketSeguido';

export function RestoMesa({ resto: { mesa, rondas, total, isEstimado: isAprox } }: { resto: RestoDeMesa }) {
  const titulo = useId();
  return (
    <section className={`pila ${css.resto}`} data-hueco="4" aria-labelledby={titulo}>
      <h3 id={titulo}>{t('El resto de la mesa')}</h3>
      <ol className="pila" data-hueco="4">
        {rondas.map(({ numero, movil, pedidos: tickets }) => (
          <li key={numero} className={`pila ${ronda.ronda}`}>
            <h4 className="titulillo" data-cuerpo="m">
              {t('Ronda {numero} de la mesa', { numero })}
              {movil !== undefined && ` · ${t('Móvil {movil}', { movil })}`}
            </h4>
            {tickets.map((ticket) => (
              <TicketSeguido key={ticket._id} ticket={ticket} />
            ))}
            <p className={ronda.total}>
              <span>{t('Mesa {mesa}', { mesa })}</span>
              <span className="cifras">{aprox(formatEuros(totalPedidos(tickets)), isEstimado(tickets))}</span>
            </p>
          </li>
        ))}
      </ol>
      <p className={css.total}>
        <span>{t('Total de la mesa')}</span>
        <span className="cifras">{aprox(formatEuros(total), isAprox)}</span>
      </p>
    </section>
  );
}
