import { useState } from 'react';
import CalendarRange from 'lucide-react/icons/calendar-range';
import { ETIQUETA_PERIODO, PERIODOS, periodoOf, rangoOf } from '../modelo/rangos';
import type { Rango } from '../modelo/rangos';
import { FormularioFechas } from './FormularioFechas';
import css from './SelectorRango.module.css';

interface PropsSelectorRango {
  rango: Rango;
  hoy: string;
  onRango: (rango: Rango) => void;
}

export function SelectorRango({ rango, hoy, onRango }: PropsSelectorRango) {
  const elegido = periodoOf(rango, hoy);
  const [abierto, setAbierto] = useState(false);
  const handleRango = (chosen: Rango) => {
    setAbierto(false);
    onRango(chosen);
  };
  return (
    <section className={`${css.selector} no-imprimir`} aria-label="Fechas">
      <div className="fila">
        {PERIODOS.map((periodo) => (
          <button
            key={periodo}
            type="button"
            className={css.periodo}
            aria-pressed={periodo === elegido}
            onClick={() => handleRango(rangoOf(periodo, hoy))}
          >
            {ETIQUETA_PERIODO[periodo]}
          </button>
        ))}
        <button
          type="button"
          className={css.periodo}
          aria-pressed={elegido === null}
          aria-expanded={abierto}
          onClick={() => setAbierto(!abierto)}
        >
          <CalendarRange aria-hidden="true" />
          Elegir fechas
        </button>
      </div>
      {abierto && <FormularioFechas rango={rango} hoy={hoy} onRango={handleRango} />}
    </section>
  );
}
