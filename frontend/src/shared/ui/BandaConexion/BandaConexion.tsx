import type { ReactNode } from 'react';
import WifiOff from 'lucide-react/icons/wifi-off';
import css from './BandaConexion.module.css';

interface PropsBandaConexion {
  /** `aviso`: working without news for a moment; `alarma`: what is on screen can no longer be trusted. */
  tono: 'aviso' | 'alarma';
  accion?: ReactNode;
  children: ReactNode;
}

/** A full-width band about the connection. An alarm interrupts who uses a screen reader, a notice does not. */
export function BandaConexion({ tono, accion, children }: PropsBandaConexion) {
  return (
    <div className={css.banda} data-tono={tono} role={tono === 'alarma' ? 'alert' : 'status'}>
      <WifiOff className={css.icono} aria-hidden="true" />
      <p className={css.texto}>{children}</p>
      {accion}
    </div>
  );
}
