import WifiOff from 'lucide-react/icons/wifi-off';
import { useHora } from '../../../shared/lib/hora';
import { formatDuracion } from '../../vivo/mesas/espera-mesa';
import { useMinutosDesde } from '../../vivo/tablero/reloj';
import { useTablero } from '../../vivo/tablero/useTablero';
import { t } from '../../lenguas/t';
import css from './BandaMuerta.module.css';

/** It is readable from two metres. A running age is not announced, because it would be read every minute. */
export function BandaMuerta() {
  const formatHora = useHora();
  const conexion = useTablero((tablero) => tablero.conexion);
  if (conexion.estado !== 'cortada') return null;
  return (
    <section className={css.banda} aria-label={t('Conexión')}>
      <WifiOff className={css.icono} aria-hidden="true" />
      <p className={css.que} role="alert">
        {t('Sin conexión desde {hora}: los pedidos nuevos no se ven', { hora: formatHora(conexion.desde) })}
      </p>
      {conexion.noticia === null ? (
        <p>{t('Sin noticias desde que se abrió')}</p>
      ) : (
        <UltimaNoticia noticia={conexion.noticia} />
      )}
    </section>
  );
}

/** `noticia` is of horaFija. */
function UltimaNoticia({ noticia }: { noticia: number }) {
  const desfase = useTablero((tablero) => tablero.desfase);
  const minutos = useMinutosDesde(noticia + desfase);
  return (
    <p>
      {t('Última noticia')}{' '}
      <span className="cifras">{t('hace {tiempo}', { tiempo: formatDuracion(minutos) })}</span>
    </p>
  );
}
