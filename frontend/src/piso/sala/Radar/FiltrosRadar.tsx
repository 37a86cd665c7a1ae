import { FILTROS, filterRadar } from '../modelo/filtros';
import type { Filtro } from '../modelo/filtros';
import type { EntradaRadar } from '../modelo/radar';
import { tarjetasOf } from '../modelo/tarjetas';
import css from './FiltrosRadar.module.css';

interface PropsFiltrosRadar {
  entradas: readonly EntradaRadar[];
  filtro: Filtro;
  onChange: (filtro: Filtro) => void;
}

export function FiltrosRadar({ entradas, filtro, onChange }: PropsFiltrosRadar) {
  return (
    <div className={`fila ${css.filtros}`} role="group" aria-label="Qué se muestra">
      {FILTROS.map(({ valor, texto }) => (
        <button
          key={valor}
          type="button"
          className={`junto ${css.filtro}`}
          data-cuerpo="s"
          aria-pressed={valor === filtro}
          onClick={() => onChange(valor)}
        >
          {texto}{' '}
          <span className={`${css.cuantos} cifras`}>{tarjetasOf(filterRadar(entradas, valor)).length}</span>
        </button>
      ))}
    </div>
  );
}
