import { formatEuros } from '@carta/contracts';
import type { PorForma } from '@carta/contracts';
import { SeccionTabla } from './Seccion/Seccion';
import { filasDeForma, textoCargo } from './modelo/formas';
import css from './FormasDeCobro.module.css';

interface PropsFormasDeCobro {
  de: PorForma & { recaudado: number };
}

/** Adds up to what was taken. */
export function FormasDeCobro({ de }: PropsFormasDeCobro) {
  return (
    <SeccionTabla titulo="Formas de cobro" className={css.formas}>
      <tbody>
        {filasDeForma(de).map(({ clave, nombre, importe, cargos }) => (
          <tr key={clave}>
            <th scope="row">
              {nombre}
              {cargos.map((cargo, i) => (
                <div key={i} className="tenue cifras" data-cuerpo="s">
                  {textoCargo(cargo)} {formatEuros(cargo.importe)}
                </div>
              ))}
            </th>
            <td className="cifras">{formatEuros(importe)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Recaudado</th>
          <td className="cifras">{formatEuros(de.recaudado)}</td>
        </tr>
      </tfoot>
    </SeccionTabla>
  );
}
