import CloudOff from 'lucide-react/icons/cloud-off';
import { formatDuracion, minutosDesde } from '../vivo/mesas/espera-mesa';
import { tocadoDe } from '../vivo/pasos/paso';
import { useReloj } from '../vivo/tablero/reloj';
import { useTablero } from '../vivo/tablero/useTablero';
import { t } from '../lenguas/t';
import css from './MarcaEspera.module.css';

/** A tap on the line, ticket or mesa with this id has not been sent yet; shows how long ago it was. */
export function MarcaEspera({ de }: { de: string }) {
  const tocado = useTablero(({ enCola }) => tocadoDe(enCola, de));
  const minutos = useReloj(() => (tocado === null ? 0 : minutosDesde(tocado, Date.now())));
  if (tocado === null) return null;
  return (
    <span className={`junto ${css.marca}`} data-hueco="1" data-sin-enviar="">
      <CloudOff aria-hidden="true" />
      <span>{minutos < 1 ? t('Sin enviar') : `${t('Sin enviar')} · ${formatDuracion(minutos)}`}</span>
    </span>
  );
}
