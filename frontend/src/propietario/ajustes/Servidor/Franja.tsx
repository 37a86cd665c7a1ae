import { useHora } from '../../../shared/lib/hora';
import css from './Servidor.module.css';
import { malesOf } from './rachas';
import type { Cuarto } from './rachas';

/** Units of the drawing. */
const PUESTO = 10;
const ALTO = 40;
const BIEN = 14;

/** A quarter each: low where all was well, high where it was not, none where nothing is known. The sentences say it all. */
export function Franja({ cuartos }: { cuartos: readonly Cuarto[] }) {
  const hora = useHora();
  const ancho = cuartos.length * PUESTO;
  const marcas = [0, 1, 2, 3].map((parte) => cuartos[Math.floor((parte * cuartos.length) / 4)]);
  return (
    <div aria-hidden="true">
      <svg className={css.franja} viewBox={`0 0 ${ancho} ${ALTO}`} preserveAspectRatio="none">
        {cuartos.map((cuarto, i) => {
          const [mal] = malesOf(cuarto);
          if (mal === 'sin-datos') return null;
          const alto = mal ? ALTO : BIEN;
          return (
            <rect
              key={cuarto.desde}
              className={css.barra}
              data-mal={mal}
              x={i * PUESTO + 1}
              y={ALTO - alto}
              width={PUESTO - 2}
              height={alto}
            />
          );
        })}
      </svg>
      <div className={`tenue ${css.horas}`} data-cuerpo="xs" translate="no">
        {marcas.map((marca) => marca && <span key={marca.desde}>{hora(marca.desde)}</span>)}
      </div>
    </div>
  );
}
