import type { ReactNode } from 'react';
import WifiOff from 'lucide-react/icons/wifi-off';
import { anunciado } from '../../lib/anuncio';
import css from './BandaConexion.module.css';

interface PropsBandaConexion {
  /** `aviso`: no news for a moment; `alarma`: the screen can no longer be trusted; `neutro`: nothing is wrong. */
  tono: 'neutro' | 'aviso' | 'alarma';
  icono?: ReactNode;
  accion?: ReactNode;
  children: ReactNode;
}

/** An alarm interrupts screen readers, a notice does not. */
export function BandaConexion({ tono, icono = <WifiOff />, accion, children }: PropsBandaConexion) {
  return (
    <div
      className={`renglon ${css.banda}`}
      data-hueco="3"
      data-tono={tono}
      role={tono === 'alarma' ? 'alert' : undefined}
      ref={tono === 'alarma' ? undefined : anunciado}
    >
      <span className={css.icono} aria-hidden="true">
        {icono}
      </span>
      <p className="cede">{children}</p>
      {accion}
    </div>
  );
}
