import { useState } from 'react';
import { Boton } from '../Boton/Boton';
import type { Rotura } from '../Limite/Limite';
import css from './PiezaCaida.module.css';

interface PropsPiezaCaida extends Rotura {
  onClose?: (() => void) | undefined;
}

/**
 * Says that a piece has not come, where it was asked for. It has no sheet of its own: those are pieces too.
 * In the browser's top layer, neither a card nor a sheet around it cuts it off.
 */
export function PiezaCaida({ veces, onReintentar, onClose }: PropsPiezaCaida) {
  const [cerrada, setCerrada] = useState(false);
  if (cerrada) return null;
  // a browser may remember that a script failed, and a new version has others
  const conRecarga = veces > 0 && navigator.onLine;
  const handleClose = () => {
    setCerrada(true);
    onClose?.();
  };
  return (
    <div ref={show} popover="manual" className={css.caida}>
      <p role="alert">{conRecarga ? 'Sigue sin abrirse. Recarga la página.' : textoCaida()}</p>
      <div className={css.acciones}>
        {conRecarga && (
          <Boton tamano="compacto" onClick={() => window.location.reload()}>
            Recargar página
          </Boton>
        )}
        <Boton tamano="compacto" variante={conRecarga ? 'secundario' : 'primario'} onClick={onReintentar}>
          Reintentar
        </Boton>
        <Boton tamano="compacto" variante="secundario" onClick={handleClose}>
          Cerrar
        </Boton>
      </div>
    </div>
  );
}

function textoCaida(): string {
  return navigator.onLine ? 'No se ha podido abrir.' : 'Sin conexión: no se ha podido abrir.';
}

/** Where the browser has no such layer, it stands at the bottom all the same. */
function show(nodo: HTMLElement | null): void {
  if (typeof nodo?.showPopover === 'function') nodo.showPopover();
}
