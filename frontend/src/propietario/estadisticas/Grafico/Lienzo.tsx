import { formatEuros } from '@carta/contracts';
import { parteDe } from '../modelo/escala';
import type { Escala } from '../modelo/escala';
import { formatTickets } from '../modelo/numeros';
import type { Tramo } from '../modelo/series';
import css from './Grafico.module.css';

/** Units of the drawing: a bar's place is ten wide, the axis a hundred high. */
const PUESTO = 10;
const ALTO = 100;

interface PropsLienzo {
  tramos: readonly Tramo[];
  escala: Escala;
}

/** Printers omit backgrounds, so it is drawn. */
export function Lienzo({ tramos, escala }: PropsLienzo) {
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
