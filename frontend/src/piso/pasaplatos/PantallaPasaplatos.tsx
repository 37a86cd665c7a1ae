import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { Link } from 'react-router-dom';
import type { DispositivoPropio, Restaurante } from '@carta/contracts';
import { useSesion } from '../../sesion/useSesion';
import { paths } from '../../shared/paths';
import { BotonIcono } from '../../shared/ui/BotonIcono/BotonIcono';
import { usePantallaActiva } from '../cocina/pantalla-activa';
import { useTema } from '../cocina/tema';
import { AvisoSonidoBloqueado } from '../ui/ControlSonido';
import { ChipTurno } from '../ui/Turno/ChipTurno';
import { Marco } from '../ui/Marco/Marco';
import { usePantalla } from '../vivo/motor/vistos';
import { Pasaplatos } from './Pasaplatos';
import { t } from '../lenguas/t';
import css from './PantallaPasaplatos.module.css';

interface PropsPantallaPasaplatos {
  restaurante: Restaurante;
  /** An account has none. */
  dispositivo: DispositivoPropio | null;
}

/**
 * Where plates meet before they leave: what is made of each mesa, and what is missing
 * (docs/reglas/piso.md#la-salida).
 */
export function PantallaPasaplatos({ restaurante, dispositivo }: PropsPantallaPasaplatos) {
  const persona = useSesion(({ equipo }) => equipo?.turno);
  usePantalla('pase');
  usePantallaActiva();
  const [tema, setTema] = useTema();
  const isOscuro = tema === 'oscuro';
  return (
    <Marco
      restauranteId={restaurante._id}
      titulo={<h1 data-cuerpo="xl">{t('Salida')}</h1>}
      avisos={<AvisoSonidoBloqueado />}
      enlaces={
        <>
          <ChipTurno />
          <BotonIcono
            etiqueta={t('Fondo claro')}
            aria-pressed={!isOscuro}
            icono={isOscuro ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
            onClick={() => setTema(isOscuro ? 'claro' : 'oscuro')}
          />
          {dispositivo === null && (
            <Link className={css.salir} to={paths.pedidos()}>
              Salir
            </Link>
          )}
        </>
      }
    >
      <Pasaplatos quien={persona?.nombre ?? dispositivo?.nombre ?? restaurante.nombre} />
    </Marco>
  );
}
