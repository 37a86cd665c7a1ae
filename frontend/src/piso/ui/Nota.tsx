import MessageSquareWarning from 'lucide-react/icons/message-square-exclamation-point';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { mentionsAlergia } from './nota-alergia';
import css from './Nota.module.css';

interface PropsNota {
  notas: string | undefined;
  /** Whether it is of a whole order or of one of its lines. */
  de: 'pedido' | 'linea';
  /** `muro`: to be read from where the cooks stand. */
  tamano?: 'muro' | 'normal';
}

/**
 * What was written with an order or a line; nothing where nothing was. One of an allergy looks as the allergy itself.
 * It may stand in a line's button, so nothing but phrasing.
 */
export function Nota({ notas, de, tamano = 'normal' }: PropsNota) {
  if (!notas) return null;
  const alergia = mentionsAlergia(notas);
  return (
    <span className={css.nota} data-de={de} data-tamano={tamano} data-alergia={alergia ? '' : undefined}>
      {alergia ? <TriangleAlert aria-hidden="true" /> : <MessageSquareWarning aria-hidden="true" />}
      <span>
        <span className={alergia ? undefined : 'solo-lectores'}>
          {de === 'linea' || alergia ? 'Nota: ' : 'Nota del pedido: '}
        </span>
        {notas}
      </span>
    </span>
  );
}
