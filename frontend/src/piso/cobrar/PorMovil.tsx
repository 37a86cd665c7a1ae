import Check from 'lucide-react/icons/check';
import { formatCentimos } from '@carta/contracts';
import { nombreCompleto } from '../vivo/modelo/resumen-ticket';
import type { CuentaMovil } from './modelo/cuenta-mesa';
import css from './Reparto.module.css';

interface PropsPorMovil {
  cuentas: readonly CuentaMovil[];
  elegido: string | null;
  onElegido: (movil: string) => void;
}

/** Each phone's orders are charged whole; a phone that was paid for keeps its place. */
export function PorMovil({ cuentas, elegido, onElegido }: PropsPorMovil) {
  return (
    <fieldset className={css.lista}>
      <legend className="solo-lectores">De quién se cobra</legend>
      {cuentas.map((cuenta) => {
        const { id, nombre, importe } = cuenta;
        const hecha = importe === 0;
        return (
          <label key={id} className={css.fila} data-hecha={hecha ? '' : undefined}>
            <input
              className={css.elegir}
              type="radio"
              name="movil"
              disabled={hecha}
              checked={!hecha && elegido === id}
              onChange={() => onElegido(id)}
            />
            <span className={css.nombre}>
              {nombre}
              <small className={css.dato}>
                {hecha && <Check aria-hidden="true" />}
                {hecha ? 'Cobrado' : platosDe(cuenta)}
              </small>
            </span>
            <span className={`${css.importe} cifras`}>{formatCentimos(importe)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** Lists what is left: '2 × Caña, 1 × Bravas'. */
function platosDe({ lineas }: CuentaMovil): string {
  return lineas
    .filter(({ libres }) => libres > 0)
    .map(({ linea, libres }) => `${libres}\u00a0× ${nombreCompleto(linea)}`)
    .join(', ');
}
