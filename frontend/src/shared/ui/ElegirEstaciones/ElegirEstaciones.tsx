import { estacionDe, estacionesDe } from '@carta/contracts';
import type { EstacionCasa } from '@carta/contracts';
import { t } from '../../lengua/lengua';
import css from './ElegirEstaciones.module.css';

interface PropsElegirEstaciones {
  /** The house's own; without any there is nothing to choose. */
  casa: readonly EstacionCasa[] | undefined;
  elegidas: readonly string[];
  onElegir: (elegidas: readonly string[]) => void;
}

/** A wall of tickets shows the lines of the chosen stations alone; of none, everything. */
export function ElegirEstaciones({ casa = [], elegidas, onElegir }: PropsElegirEstaciones) {
  if (casa.length === 0) return null;
  const handleToque = (id: string) =>
    onElegir(elegidas.includes(id) ? elegidas.filter((elegida) => elegida !== id) : [...elegidas, id]);
  return (
    <div role="group" aria-label={t<string>('Estaciones de esta pantalla')}>
      <p className="etiqueta" aria-hidden="true">
        {t<string>('Estaciones de esta pantalla')}
      </p>
      <div className="fila">
        {estacionesDe(casa).map(({ _id, nombre, tipo }) => (
          <button
            key={_id}
            type="button"
            className={css.estacion}
            aria-pressed={elegidas.includes(_id)}
            onClick={() => handleToque(_id)}
          >
            {_id === estacionDe(tipo) ? t<string>(nombre) : nombre}
          </button>
        ))}
      </div>
      {elegidas.length === 0 && <p className={css.ayuda}>{t<string>('Sin elegir ninguna se ve todo.')}</p>}
    </div>
  );
}
