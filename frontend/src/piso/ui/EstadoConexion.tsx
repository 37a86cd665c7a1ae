import RefreshCw from 'lucide-react/icons/refresh-cw';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { BandaConexion } from '../../shared/ui/BandaConexion/BandaConexion';
import { Boton } from '../../shared/ui/Boton/Boton';
import { useHora } from '../../shared/lib/hora';
import { loadVersion, useVersion } from '../../shared/lib/version';
import type { Conexion } from '../vivo/tablero/estado-conexion';
import { useTablero } from '../vivo/tablero/useTablero';
import { t } from '../lenguas/t';
import css from './EstadoConexion.module.css';

const TEXTO = {
  conectando: 'Conectando…',
  directo: 'En directo',
  lento: 'Con retraso',
  cortada: 'Sin conexión',
} as const satisfies Record<Conexion['estado'], string>;

/** The small lamp is always in view, and shows how current the screen is. */
export function LamparaConexion() {
  const { estado } = useTablero((tablero) => tablero.conexion);
  const isIncompleta = useTablero(({ dibujo }) => dibujo === 'incompleto') && estado === 'directo';
  return (
    <p className={`suave ${css.lampara}`} data-estado={isIncompleta ? 'cortada' : estado}>
      {t(isIncompleta ? 'Faltan pedidos' : TEXTO[estado])}
    </p>
  );
}

/** Full width over everything, it says that new orders may be missing. */
export function BandaSinConexion() {
  const formatHora = useHora();
  const conexion = useTablero((tablero) => tablero.conexion);
  if (conexion.estado === 'cortada') {
    return (
      <BandaConexion tono="alarma">
        {t('Sin conexión desde {hora}: los pedidos nuevos no se ven', { hora: formatHora(conexion.desde) })}
      </BandaConexion>
    );
  }
  if (conexion.estado === 'lento') {
    return (
      <BandaConexion tono="aviso">
        {t('Sin conexión en directo desde {hora}: los pedidos nuevos pueden tardar unos segundos en verse', {
          hora: formatHora(conexion.desde),
        })}
      </BandaConexion>
    );
  }
  return <BandaIncompleta />;
}

/** An order has come that this screen could not draw, whatever it tried. */
function BandaIncompleta() {
  const isIncompleta = useTablero(({ dibujo }) => dibujo === 'incompleto');
  if (!isIncompleta) return <BandaVersion />;
  return (
    <BandaConexion
      tono="alarma"
      icono={<TriangleAlert />}
      accion={
        <Boton tamano="compacto" variante="secundario" onClick={loadVersion}>
          {t('Recargar página')}
        </Boton>
      }
    >
      {t('Hay pedidos que no se ven en esta pantalla')}
    </BandaConexion>
  );
}

function BandaVersion() {
  const version = useVersion();
  if (version === 'propia') return null;
  return (
    <BandaConexion
      tono="neutro"
      icono={<RefreshCw />}
      accion={
        <Boton tamano="compacto" variante="secundario" onClick={loadVersion}>
          {t('Cargar ahora')}
        </Boton>
      }
    >
      {t('Hay una versión nueva')}
      {version === 'sola' && ` · ${t('Se carga sola cuando nadie toca la pantalla')}`}
    </BandaConexion>
  );
}
