import { formatEuros } from '@carta/contracts';
import { escalaOf, formatMarca, parteDe } from '../modelo/escala';
import type { Escala } from '../modelo/escala';
import { mejorTramo } from '../modelo/series';
import type { Serie, Tramo } from '../modelo/series';
import css from './Grafico.module.css';
import type { Cabida } from '../modelo/etiquetas';
import { pasoOf } from '../modelo/etiquetas';
import { formatTickets } from '../modelo/numeros';

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

/** Units of the drawing: a bar's place is ten wide, the axis a hundred high. */
const PUESTO = 10;

const ALTO = 100;

interface PropsLienzo {
  tramos: readonly Tramo[];
  escala: Escala;
}

/** Printers omit backgrounds, so it is drawn. */
function Lienzo({ tramos, escala }: PropsLienzo) {
  const total = tramos.length * PUESTO;
  const grueso = grosorOf(tramos.length);
  return (
    <svg className={css.lienzo} viewBox={`0 0 ${total} ${ALTO}`} preserveAspectRatio="none">
      {escala.marcas.map((marca) => {
        const y = ALTO - parteDe(marca, escala) * ALTO;
        return <line key={marca} className={css.linea} x1={0} x2={total} y1={y} y2={y} />;
      })}
      {tramos.map((tramo, i) => {
        const alto = parteDe(tramo.total, escala) * ALTO;
        return (
          <g key={tramo.id} className={css.puesto}>
            <title>{`${tramo.nombre}: ${formatEuros(tramo.total)}, ${formatTickets(tramo.pedidos)}`}</title>
            <rect className={css.hueco} x={i * PUESTO} y={0} width={PUESTO} height={ALTO} />
            <rect
              className={css.barra}
              x={i * PUESTO + (PUESTO - grueso) / 2}
              y={ALTO - alto}
              width={grueso}
              height={alto}
            />
          </g>
        );
      })}
    </svg>
  );
}

/** Few bars have air between them. */
function grosorOf(barras: number): number {
  if (barras <= 8) return 0.42 * PUESTO;
  return (barras <= 24 ? 0.64 : 0.76) * PUESTO;
}
