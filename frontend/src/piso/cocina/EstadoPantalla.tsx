import Monitor from 'lucide-react/icons/monitor';
import MonitorOff from 'lucide-react/icons/monitor-off';
import Pause from 'lucide-react/icons/pause';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { anunciado } from '../../shared/lib/anuncio';
import { useHora } from '../../shared/lib/hora';
import { usePantallaActiva } from './pantalla-activa';
import type { PantallaActiva } from './pantalla-activa';
import { LamparaConexion } from '../ui/EstadoConexion';
import { switchSonido, useSonido } from '../vivo/sonido/sonido';
import { useReloj } from '../vivo/tablero/reloj';
import { usePausado } from '../vivo/tablero/useTablero';
import { t } from '../lenguas/t';
import css from './EstadoPantalla.module.css';

const PANTALLA = {
  pidiendo: { texto: 'Comprobando la pantalla…', bien: true },
  encendida: { texto: 'Pantalla siempre encendida', bien: true },
  rechazada: { texto: 'La pantalla puede apagarse', bien: false },
  imposible: { texto: 'La pantalla puede apagarse', bien: false },
} as const satisfies Record<PantallaActiva, { texto: string; bien: boolean }>;

export function EstadoPantalla({ nombre }: { nombre: string }) {
  const formatHora = useHora();
  const pantalla = PANTALLA[usePantallaActiva()];
  const pausado = usePausado();
  const hora = useReloj(formatHora);
  return (
    <footer className={css.estado}>
      <LamparaConexion />
      <EstadoSonido />
      <p className={`suave ${css.dato}`} data-mal={pantalla.bien ? undefined : ''}>
        {pantalla.bien ? <Monitor aria-hidden="true" /> : <MonitorOff aria-hidden="true" />}
        <span className={css.palabra}>{t(pantalla.texto)}</span>
      </p>
      {pausado && (
        <p className={`suave ${css.dato}`} data-mal="" ref={anunciado}>
          <Pause aria-hidden="true" />
          {t('En pausa: no entran pedidos de las mesas')}
        </p>
      )}
      <p className={`suave ${css.nombre}`}>{nombre}</p>
      <p className={`${css.hora} cifras`}>{hora}</p>
    </footer>
  );
}

function EstadoSonido() {
  const { encendido, listo } = useSonido();
  if (encendido && listo) {
    return (
      <p className={`suave ${css.dato}`}>
        <Volume2 aria-hidden="true" />
        <span className={css.palabra}>{t('Sonido activado')}</span>
      </p>
    );
  }
  return (
    <button type="button" className={`suave ${css.dato}`} data-mal="" onClick={() => switchSonido(true)}>
      <VolumeX aria-hidden="true" />
      {t(encendido ? 'Sonido bloqueado: toca para activarlo' : 'Sonido apagado: toca para encenderlo')}
    </button>
  );
}
