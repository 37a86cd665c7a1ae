import MessageSquareWarning from 'lucide-react/icons/message-square-exclamation-point';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { mentionsAlergia } from './nota-alergia';
import css from './NotaPedido.module.css';

/** What a mesa wrote with its order; nothing where it wrote nothing. One of an allergy looks as the allergy itself. */
export function NotaPedido({ notas }: { notas: string | undefined }) {
  if (!notas) return null;
  const alergia = mentionsAlergia(notas);
  return (
    <p className={css.notas} data-alergia={alergia ? '' : undefined}>
      {alergia ? <TriangleAlert aria-hidden="true" /> : <MessageSquareWarning aria-hidden="true" />}
      <span>
        <span className="solo-lectores">Nota del pedido: </span>
        {notas}
      </span>
    </p>
  );
}
