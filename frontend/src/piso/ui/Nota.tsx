import MessageSquareWarning from 'lucide-react/icons/message-square-exclamation-point';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { mentionsAlergia } from '@carta/contracts';
import { t } from '../lenguas/t';
import css from './Nota.module.css';

interface PropsNota {
  notas: string | undefined;
  /** It belongs to a whole order or to one of its lines. */
  de: 'pedido' | 'linea';
  /** `muro` is read from where the cooks stand. */
  tamano?: 'muro' | 'normal';
}

/**
 * A note about an allergy looks like the allergy itself. It may be within a line's button, so it is only
 * phrasing content.
 */
export function Nota({ notas, de, tamano = 'normal' }: PropsNota) {
  if (!notas) return null;
  const alergia = mentionsAlergia(notas);
  return (
    <span className={css.nota} data-de={de} data-tamano={tamano} data-alergia={alergia ? '' : undefined}>
      {alergia ? <TriangleAlert aria-hidden="true" /> : <MessageSquareWarning aria-hidden="true" />}
      <span>
        <bdi className={alergia ? undefined : 'solo-lectores'}>
          {t(de === 'linea' || alergia ? 'Nota:' : 'Nota del pedido:')}
        </bdi>{' '}
        {notas}
      </span>
    </span>
  );
}
