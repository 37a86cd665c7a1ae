import type { MouseEvent } from 'react';
import Star from 'lucide-react/icons/star';
import type { Grupo, Ticket } from '@carta/contracts';
import { Boton } from '../../shared/ui/Boton/Boton';
import { quitarUrgente } from '../vivo/actos/urgente';
import { useAlgunoEnCurso } from '../vivo/cola/peticiones';
import { blancoUrgente } from '../vivo/actos/urgente';
import { t } from '../lenguas/t';
import css from './FranjaUrgente.module.css';
import { isRepetido } from './toque';

interface PropsFranjaUrgente {
  grupo: Grupo;
  /** Those that are urgent; without any, nothing is shown. */
  tickets: readonly Ticket[];
  /** `muro` is read from where the cooks stand. */
  tamano?: 'muro' | 'normal';
}

/** Says who marked it as urgent; one tap takes that back. */
export function FranjaUrgente({ grupo, tickets, tamano = 'normal' }: PropsFranjaUrgente) {
  const ocupado = useAlgunoEnCurso(tickets.map(({ _id }) => blancoUrgente(_id)));
  if (tickets.length === 0) return null;
  // a move that waits here has no name yet
  const quienes = new Set(tickets.flatMap(({ urgente }) => urgente?.por || []));
  const handleQuitar = (event: MouseEvent) => {
    if (!isRepetido(event)) void quitarUrgente(grupo, tickets);
  };
  return (
    <div className={css.franja} data-tamano={tamano} data-urgente="">
      <p className={`renglon ${css.que}`}>
        <Star aria-hidden="true" />
        <strong>{[t('Urgente'), ...quienes].join(' · ')}</strong>
      </p>
      <Boton
        className={css.quitar}
        variante="secundario"
        tamano={tamano === 'muro' ? 'grande' : 'compacto'}
        ocupado={ocupado}
        onClick={handleQuitar}
      >
        {t('Quitar urgente')}
        <span className="solo-lectores"> {t('de la mesa {n}', { n: grupo.mesa.numero })}</span>
      </Boton>
    </div>
  );
}
