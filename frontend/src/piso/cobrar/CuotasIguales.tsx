import Check from 'lucide-react/icons/check';
import { CUOTAS_MAX, formatCentimos, nombreForma } from '@carta/contracts';
import { Contador } from '../../shared/ui/Contador/Contador';
import type { Cuota } from './modelo/cuotas';
import css from './Reparto.module.css';

interface PropsCuotasIguales {
  cuotas: readonly Cuota[];
  onPersonas: (personas: number) => void;
}

/** Paid parts are ticked off, and the others add up to the rest, to the céntimo. */
export function CuotasIguales({ cuotas, onPersonas }: PropsCuotasIguales) {
  const pagadas = cuotas.filter(({ pagada }) => pagada).length;
  return (
    <>
      <div className="renglon medio" data-extremos="" data-hueco="3">
        <span>Entre cuántos</span>
        <Contador
          etiqueta="Entre cuántos"
          etiquetaMenos="Una parte menos"
          etiquetaMas="Una parte más"
          valor={cuotas.length}
          minimo={pagadas + 1}
          maximo={CUOTAS_MAX}
          onMenos={() => onPersonas(cuotas.length - 1)}
          onMas={() => onPersonas(cuotas.length + 1)}
        />
      </div>
      <ol className={css.lista} aria-label="Partes">
        {cuotas.map(({ importe, pagada }, i) => (
          // A part has no name but its place
          <li key={i} className={css.fila} data-hecha={pagada ? '' : undefined} aria-current={i === pagadas}>
            <span className={`crece ${css.nombre}`}>
              Parte {i + 1}
              {pagada && (
                <small className={`suave ${css.dato}`}>
                  <Check aria-hidden="true" />
                  {nombreForma(pagada)} · {pagada.por}
                </small>
              )}
            </span>
            <span className={`${css.importe} cifras`}>{formatCentimos(importe)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
