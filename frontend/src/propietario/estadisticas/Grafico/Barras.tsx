import { formatEuros } from '@carta/contracts';
import { escalaOf, formatMarca, parteDe } from '../modelo/escala';
import type { Escala } from '../modelo/escala';
import { mejorTramo } from '../modelo/series';
import type { Serie, Tramo } from '../modelo/series';
import { Lienzo } from './Lienzo';
import css from './Grafico.module.css';
import type { Cabida } from '../modelo/etiquetas';
import { pasoOf } from '../modelo/etiquetas';

/** One image for screen readers, because the table has its numbers. */
export function Barras({ serie }: { serie: Serie }) {
  const { tramos, titulo, cabida } = serie;
  const escala = escalaOf(Math.max(...tramos.map(({ total }) => total)));
  return (
    <div className={css.marco} role="img" aria-label={`Gráfico de barras. Recaudado ${titulo.toLowerCase()}`}>
      <Eje escala={escala} />
      <div className={css.campo}>
        <Lienzo tramos={tramos} escala={escala} />
        <Cumbre tramos={tramos} escala={escala} />
      </div>
      <Nombres tramos={tramos} cabida={cabida} />
    </div>
  );
}

function Eje({ escala }: { escala: Escala }) {
  return (
    <div className={css.eje}>
      {/* the widest mark holds the column open */}
      <span className={css.molde}>{formatMarca(escala.tope, escala)}</span>
      {escala.marcas.map((marca) => (
        <span key={marca} className={css.marca} style={{ bottom: `${parteDe(marca, escala) * 100}%` }}>
          {formatMarca(marca, escala)}
        </span>
      ))}
    </div>
  );
}

function Cumbre({ tramos, escala }: { tramos: readonly Tramo[]; escala: Escala }) {
  const mejor = mejorTramo(tramos);
  if (mejor === null) return null;
  const centro = ((tramos.indexOf(mejor) + 0.5) / tramos.length) * 100;
  const bottom = `${parteDe(mejor.total, escala) * 100}%`;
  return (
    <span
      className={`${css.cumbre} cifras`}
      style={{ left: `clamp(2.5em, ${centro}%, 100% - 2.5em)`, bottom }}
    >
      {formatEuros(mejor.total)}
    </span>
  );
}

interface PropsNombres {
  tramos: readonly Tramo[];
  cabida: Cabida;
}

/** As many as fit. */
function Nombres({ tramos, cabida }: PropsNombres) {
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
