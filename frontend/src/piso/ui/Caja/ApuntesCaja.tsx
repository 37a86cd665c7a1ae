import { ETIQUETA_ARQUEO, formatEuros, textoDiferencia } from '@carta/contracts';
import type { ApunteArqueo } from '@carta/contracts';
import { useHora } from '../../../shared/lib/hora';
import { Boton } from '../../../shared/ui/Boton/Boton';
import css from './HojaCaja.module.css';

interface PropsApuntesCaja {
  apuntes: readonly ApunteArqueo[] | null;
  fallo: string | null;
  onReintentar: () => void;
}

/** What was done about the drawer that day, the latest first. */
export function ApuntesCaja({ apuntes, fallo, onReintentar }: PropsApuntesCaja) {
  const hora = useHora();
  if (fallo !== null) {
    return (
      <div className="pila">
        <p className="suave">No se han podido leer los apuntes del día. {fallo}</p>
        <Boton variante="secundario" onClick={onReintentar}>
          Reintentar
        </Boton>
      </div>
    );
  }
  if (apuntes === null || apuntes.length === 0) return null;
  return (
    <ul className={css.apuntes} aria-label="Apuntes del día">
      {[...apuntes].reverse().map(({ _id, tipo, importe, motivo, diferencia, por, en }) => (
        <li key={_id}>
          <span>{ETIQUETA_ARQUEO[tipo]}</span>
          <span className="cifras">{formatEuros(importe)}</span>
          <span className="suave">
            {motivo !== undefined && `«${motivo}» · `}
            {diferencia !== undefined && `${textoDiferencia(diferencia)} · `}
            {por} · <time dateTime={en}>{hora(en)}</time>
          </span>
        </li>
      ))}
    </ul>
  );
}
