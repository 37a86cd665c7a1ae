import type { Cabida } from '../modelo/etiquetas';
import { pasoOf } from '../modelo/etiquetas';
import type { Tramo } from '../modelo/series';
import css from './Grafico.module.css';

interface PropsNombres {
  tramos: readonly Tramo[];
  cabida: Cabida;
}

/** The names under the bars, as many as fit. */
export function Nombres({ tramos, cabida }: PropsNombres) {
  const paso = pasoOf(tramos.length, cabida);
  return (
    <div className={css.nombres}>
      {tramos.map(({ id, corto }, i) =>
        i % paso.ancho === 0 ? (
          <span
            key={id}
            className={css.nombre}
            data-estrecho={i % paso.estrecho === 0 || undefined}
            style={{ left: `${((i + 0.5) / tramos.length) * 100}%` }}
          >
            {corto}
          </span>
        ) : null,
      )}
    </div>
  );
}
