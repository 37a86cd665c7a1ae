import type { Zona } from '@carta/contracts';
import { anunciado } from '../../../shared/lib/anuncio';
import { resumenOtrasZonas, zonasElegibles } from '../modelo/mis-zonas';
import type { EntradaRadar } from '../modelo/radar';
import css from './FiltrosRadar.module.css';

interface PropsMisZonas {
  zonas: readonly Zona[];
  elegidas: readonly string[];
  onToggle: (id: string) => void;
  deOtrasZonas: readonly EntradaRadar[];
  /** These are shown for once, too. */
  conOtrasZonas: boolean;
  onOtrasZonas: () => void;
}

/** This phone looks after the chosen zonas; the rest only shows how much waits there. */
export function MisZonas({
  zonas,
  elegidas,
  onToggle,
  deOtrasZonas,
  conOtrasZonas,
  onOtrasZonas,
}: PropsMisZonas) {
  return (
    <>
      <div className={`fila ${css.filtros}`} role="group" aria-label="Mis zonas">
        <span className={`suave ${css.rotulo}`}>Mis zonas</span>
        {zonasElegibles(zonas).map(({ id, nombre }) => (
          <button
            key={id}
            type="button"
            className={`junto ${css.filtro}`}
            data-cuerpo="s"
            aria-pressed={elegidas.includes(id)}
            onClick={() => onToggle(id)}
          >
            {nombre}
          </button>
        ))}
      </div>
      {deOtrasZonas.length > 0 && (
        <button type="button" className={css.otrasZonas} aria-pressed={conOtrasZonas} onClick={onOtrasZonas}>
          <span ref={anunciado}>{resumenOtrasZonas(deOtrasZonas)}</span>
          <span className={css.ver}>{conOtrasZonas ? 'Ver solo las mías' : 'Ver'}</span>
        </button>
      )}
    </>
  );
}
