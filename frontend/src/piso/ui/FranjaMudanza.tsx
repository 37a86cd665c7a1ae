import type { MouseEvent } from 'react';
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import type { Grupo, Ticket } from '@carta/contracts';
import { Boton } from '../../shared/ui/Boton/Boton';
import { acknowledgeMudanza } from '../vivo/actos/enterado';
import { isMudado, textoMudanza } from '../vivo/tickets/mudados';
import { t } from '../lenguas/t';
import css from './FranjaMudanza.module.css';
import { isRepetido } from './toque';

interface PropsFranjaMudanza {
  grupo: Grupo;
  ticket: Ticket;
  /** `muro` is read from where the cooks stand. */
  tamano?: 'muro' | 'normal';
}

/** A ticket goes to another mesa than its station believes; it stays until somebody there acknowledges it. */
export function FranjaMudanza({ grupo, ticket, tamano = 'normal' }: PropsFranjaMudanza) {
  if (!isMudado(ticket)) return null;
  const { numero: mesa } = grupo.mesa;
  const handleEnterado = (event: MouseEvent) => {
    if (!isRepetido(event)) void acknowledgeMudanza(grupo, ticket);
  };
  return (
    <div className={css.franja} data-tamano={tamano} data-mudanza="">
      <p className={`renglon ${css.que}`}>
        <ArrowRightLeft aria-hidden="true" />
        <strong className="cifras">{textoMudanza(mesa, ticket.antes)}</strong>
      </p>
      <Boton
        className={css.enterado}
        tamano={tamano === 'muro' ? 'grande' : 'compacto'}
        data-enterado=""
        onClick={handleEnterado}
      >
        {t('Enterado')}
        <span className="solo-lectores"> {t('de que va a la mesa {n}', { n: mesa })}</span>
      </Boton>
    </div>
  );
}
