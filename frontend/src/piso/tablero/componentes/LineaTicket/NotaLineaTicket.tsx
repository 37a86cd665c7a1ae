import MessageSquareWarning from 'lucide-react/icons/message-square-exclamation-point';
import css from './LineaTicket.module.css';

/** What was asked of one line; nothing where nothing was. */
export function NotaLineaTicket({ notas }: { notas: string | undefined }) {
  if (!notas) return null;
  return (
    <p className={css.notas}>
      <MessageSquareWarning aria-hidden="true" />
      <span>
        <span className="solo-lectores">Nota: </span>
        {notas}
      </span>
    </p>
  );
}
