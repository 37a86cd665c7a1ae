import Check from 'lucide-react/icons/check';
import { PARTES_MAX, formatCentimos, nombreForma } from '@carta/contracts';
import { Contador } from '../../shared/ui/Contador/Contador';
import type { Parte } from './modelo/partes';
import css from './Reparto.module.css';

interface PropsPartesIguales {
  partes: readonly Parte[];
  onPersonas: (personas: number) => void;
}

/** Paid parts are ticked off, and the others add up to the rest, to the céntimo. */
export function PartesIguales({ partes, onPersonas }: PropsPartesIguales) {
  const pagadas = partes.filter(({ pagada }) => pagada).length;
  return (
    <>
      <div className={css.entre}>
        <span>Entre cuántos</span>
        <Contador
          etiqueta="Entre cuántos"
          etiquetaMenos="Una parte menos"
          etiquetaMas="Una parte más"
          valor={partes.length}
          minimo={pagadas + 1}
          maximo={PARTES_MAX}
          onMenos={() => onPersonas(partes.length - 1)}
          onMas={() => onPersonas(partes.length + 1)}
        />
      </div>
      <ol className={css.lista} aria-label="Partes">
        {partes.map(({ importe, pagada }, i) => (
          // A part has no name but its place
          <li key={i} className={css.fila} data-hecha={pagada ? '' : undefined} aria-current={i === pagadas}>
            <span className={css.nombre}>
              Parte {i + 1}
              {pagada && (
                <small className={css.dato}>
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
