import { ETIQUETA_ARQUEO, formatEuros, textoDiferencia } from '@carta/contracts';
import type { CierreDelDia } from '@carta/contracts';
import { useHora } from '../../../shared/lib/hora';
import { Seccion } from '../Seccion/Seccion';
import css from './Cierre.module.css';

/** What was done about the drawer that day, and what it should hold (docs/reglas/dinero.md#counting-the-drawer). */
export function Arqueo({ apuntes, esperado }: NonNullable<CierreDelDia['arqueo']>) {
  const hora = useHora();
  return (
    <Seccion titulo="Arqueo de caja">
      <ul className={css.apuntes}>
        {apuntes.map(({ _id, tipo, importe, motivo, esperado: entonces, diferencia, por, en }) => (
          <li key={_id} className={css.apunte}>
            <span>
              {ETIQUETA_ARQUEO[tipo]}
              {diferencia !== undefined && <strong> · {textoDiferencia(diferencia)}</strong>}
            </span>
            <span className="fuerte cifras">{formatEuros(importe)}</span>
            <span className={css.motivo}>
              {entonces && `Esperado ${formatEuros(entonces.total)} · `}
              {motivo !== undefined && `«${motivo}» · `}
              {por} · <time dateTime={en}>{hora(en)}</time>
            </span>
          </li>
        ))}
        <li className={css.apunte}>
          <span>Debería haber en caja</span>
          <span className="fuerte cifras">{formatEuros(esperado.total)}</span>
          <span className={css.motivo}>
            Fondo {esperado.fondo === null ? 'sin apuntar' : formatEuros(esperado.fondo)} + efectivo{' '}
            {formatEuros(esperado.efectivo)} + entradas {formatEuros(esperado.entradas)} − retiradas{' '}
            {formatEuros(esperado.retiradas)}
          </span>
        </li>
      </ul>
    </Seccion>
  );
}
