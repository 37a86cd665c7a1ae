import Clock from 'lucide-react/icons/clock';
import { formatHace, minutosDesde, urgenciaOf } from '../../../vivo/modelo/espera';
import { useTablero } from '../../../vivo/useTablero';
import css from './TarjetaGrupo.module.css';

interface PropsEspera {
  /** ISO 8601. */
  desde: string;
  /** ms of the server's clock. */
  ahora: number;
}

/** How long a mesa has waited. The colour only repeats what the minutes say. */
export function Espera({ desde, ahora }: PropsEspera) {
  const servicio = useTablero((tablero) => tablero.servicio);
  const minutos = minutosDesde(desde, ahora);
  return (
    <p className={`${css.espera} cifras`} data-urgencia={urgenciaOf(minutos, servicio)}>
      <Clock aria-hidden="true" />
      {formatHace(minutos)}
    </p>
  );
}
