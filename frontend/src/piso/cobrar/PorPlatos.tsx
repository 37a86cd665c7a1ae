import { formatCentimos, isPorPesar } from '@carta/contracts';
import { costeDe } from '../../shared/lib/coste';
import { nombreCompleto } from '../vivo/tickets/resumen-ticket';
import { Contador } from '../../shared/ui/Contador/Contador';
import { elegidasDe } from './modelo/cuenta-mesa';
import type { LineaCuenta } from './modelo/cuenta-mesa';
import css from './Reparto.module.css';

interface PropsPorPlatos {
  lineas: readonly LineaCuenta[];
  /** When several mesas sit together, each dish names its mesa. */
  conMesa: boolean;
  unidades: ReadonlyMap<string, number>;
  onUnidades: (unidades: ReadonlyMap<string, number>) => void;
}

/** Units of dishes are charged, such as one of three cañas. Charged units can no longer be chosen. */
export function PorPlatos({ lineas, conMesa, unidades, onUnidades }: PropsPorPlatos) {
  return (
    <ul className={css.lista} aria-label="Platos">
      {lineas.map((fila) => {
        const nombre = nombreCompleto(fila.linea);
        const elegidas = elegidasDe(fila, unidades);
        const choose = (cuantas: number) => onUnidades(new Map(unidades).set(fila.id, cuantas));
        return (
          <li key={fila.id} className={css.fila} data-hecha={fila.libres === 0 ? '' : undefined}>
            <span className={`crece ${css.nombre}`}>
              {fila.linea.cantidad} × {nombre}
              <small className={`suave ${css.dato}`}>{detalleDe(fila, conMesa)}</small>
            </span>
            {fila.libres > 0 && (
              <Contador
                etiqueta={`Cobrar ${nombre}`}
                etiquetaMenos={`Una menos de ${nombre}`}
                etiquetaMas={`Una más de ${nombre}`}
                valor={elegidas}
                maximo={fila.libres}
                onMenos={() => choose(elegidas - 1)}
                onMas={() => choose(elegidas + 1)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function detalleDe({ mesa, linea, precio, cobradas, libres }: LineaCuenta, conMesa: boolean): string {
  if (isPorPesar(linea)) return [...(conMesa ? [`Mesa ${mesa}`] : []), 'A falta de pesar'].join(' · ');
  const yaCobradas = libres === 0 ? 'Cobrado' : `${cobradas} ya ${cobradas === 1 ? 'cobrada' : 'cobradas'}`;
  return [
    ...(conMesa ? [`Mesa ${mesa}`] : []),
    linea.rebaja === undefined ? formatCentimos(precio) : `${formatCentimos(costeDe(linea))} en total`,
    ...(cobradas > 0 ? [yaCobradas] : []),
  ].join(' · ');
}
