import CloudOff from 'lucide-react/icons/cloud-off';
import { formatDuracion, minutosDesde } from '../vivo/modelo/espera-mesa';
import { tocadoDe } from '../vivo/modelo/paso';
import { useReloj } from '../vivo/reloj';
import { useTablero } from '../vivo/useTablero';
import css from './MarcaEspera.module.css';

/** That what was tapped of a line, a ticket or a mesa (its id) has not been sent, and how long ago that was. */
export function MarcaEspera({ de }: { de: string }) {
  const tocado = useTablero(({ enCola }) => tocadoDe(enCola, de));
  const minutos = useReloj(() => (tocado === null ? 0 : minutosDesde(tocado, Date.now())));
  if (tocado === null) return null;
  return (
    <span className={css.marca} data-sin-enviar="">
      <CloudOff aria-hidden="true" />
      <span>{minutos < 1 ? 'Sin enviar' : `Sin enviar · ${formatDuracion(minutos)}`}</span>
    </span>
  );
}
