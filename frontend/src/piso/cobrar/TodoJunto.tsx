import { centimos, aprox, formatCentimos, formatEuros, fromEuros, sumCentimos } from '@carta/contracts';
import type { Centimos, Grupo } from '@carta/contracts';
import { anunciadoAlCambiar } from '../../shared/lib/anuncio';
import { isServida } from '../vivo/mesas/partidas-abiertas';
import { Boton } from '../../shared/ui/Boton/Boton';
import { porPesarOf } from '../vivo/mesas/falta';
import css from './HojaCobrar.module.css';

interface PropsTodoJunto {
  grupos: readonly Grupo[];
  falta: Centimos;
  onDividir: () => void;
}

/** Shows the rest of the bill in one sum, and a button to share it. */
export function TodoJunto({ grupos, falta, onDividir }: PropsTodoJunto) {
  const total = sumCentimos(grupos.map(({ totalGrupo }) => fromEuros(totalGrupo)));
  return (
    <>
      <div className={`pila ${css.falta}`} data-hueco="2">
        <p ref={anunciadoAlCambiar}>
          Todo junto{' '}
          <strong className={`${css.cifra} cifras`}>
            {aprox(formatCentimos(falta), porPesarOf(grupos).length > 0)}
          </strong>
        </p>
        {total !== falta && (
          <p className="suave cifras">
            Ya cobrado {formatCentimos(centimos(total - falta))} · Total {formatCentimos(total)}
          </p>
        )}
        {grupos.length > 1 && (
          <p className="suave cifras">
            {grupos
              .map(({ mesa, pendiente }) => `Mesa ${mesa.numero}: ${formatEuros(pendiente)}`)
              .join(' · ')}
          </p>
        )}
        {!isServida(grupos) && (
          <p className="suave">Aún hay productos sin entregar: se cobra y la mesa sigue abierta.</p>
        )}
      </div>
      <Boton variante="secundario" ancho="completo" onClick={onDividir}>
        Dividir la cuenta
      </Boton>
    </>
  );
}
