import type { Zona } from '@carta/contracts';
import { resumenOtras, zonasElegibles } from '../modelo/mis-zonas';
import type { EntradaRadar } from '../modelo/radar';
import css from './FiltrosRadar.module.css';

interface PropsMisZonas {
  zonas: readonly Zona[];
  elegidas: readonly string[];
  onToggle: (id: string) => void;
  /** They wait in the zonas that are not chosen. */
  otras: readonly EntradaRadar[];
  /** These are shown for once, too. */
  conOtras: boolean;
  onOtras: () => void;
}

/** This phone looks after the chosen zonas; the rest only shows how much waits there. */
export function MisZonas({ zonas, elegidas, onToggle, otras, conOtras, onOtras }: PropsMisZonas) {
  return (
    <>
      <div className={css.filtros} role="group" aria-label="Mis zonas">
        <span className={css.rotulo}>Mis zonas</span>
        {zonasElegibles(zonas).map(({ id, nombre }) => (
          <button
            key={id}
            type="button"
            className={css.filtro}
            aria-pressed={elegidas.includes(id)}
            onClick={() => onToggle(id)}
          >
            {nombre}
          </button>
        ))}
      </div>
      {otras.length > 0 && (
        <button type="button" className={css.otras} aria-pressed={conOtras} onClick={onOtras}>
          <span role="status">{resumenOtras(otras)}</span>
          <span className={css.ver}>{conOtras ? 'Ver solo las mías' : 'Ver'}</span>
        </button>
      )}
    </>
  );
}
