import Clock from 'lucide-react/icons/clock';
import { formatHace, urgenciaOf } from '../vivo/mesas/espera-mesa';
import { useMinutosDesde } from '../vivo/tablero/reloj';
import { useTablero } from '../vivo/tablero/useTablero';
import css from './Espera.module.css';

interface PropsEspera {
  /** ISO 8601, or ms. */
  desde: string | number;
  className: string | undefined;
  conReloj?: boolean;
}

/** The colour only repeats what the minutes say. */
export function Espera({ desde, className, conReloj = true }: PropsEspera) {
  const servicio = useTablero((tablero) => tablero.servicio);
  const minutos = useMinutosDesde(desde);
  return (
    <p className={`${css.espera} ${className} cifras`} data-urgencia={urgenciaOf(minutos, servicio)}>
      {conReloj && <Clock aria-hidden="true" />}
      {formatHace(minutos)}
    </p>
  );
}
