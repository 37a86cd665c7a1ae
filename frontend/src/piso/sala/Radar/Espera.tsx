import type { ReactNode } from 'react';
import { formatHace, urgenciaOf } from '../../vivo/modelo/espera';
import { useMinutosDesde } from '../../vivo/reloj';
import { useTablero } from '../../vivo/useTablero';

interface PropsEspera {
  /** ms. */
  desde: number;
  /** How its place lays it out, by `data-urgencia`. */
  className: string | undefined;
  icono?: ReactNode;
}

/** How long something has waited. The colour only repeats what the minutes say. */
export function Espera({ desde, className, icono }: PropsEspera) {
  const servicio = useTablero((tablero) => tablero.servicio);
  const minutos = useMinutosDesde(desde);
  return (
    <p className={`${className} cifras`} data-urgencia={urgenciaOf(minutos, servicio)}>
      {icono}
      {formatHace(minutos)}
    </p>
  );
}
