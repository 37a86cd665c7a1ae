import { useState } from 'react';
import { t } from '../../lengua/lengua';
import { Boton } from '../Boton/Boton';
import type { Rotura } from '../Limite/Limite';
import css from './PiezaCaida.module.css';

interface PropsPiezaCaida extends Rotura {
  onClose?: (() => void) | undefined;
}

/**
 * A piece could not be loaded. Uses the browser's top layer, so that nothing around it cuts it off; it is no
 * sheet, since those are pieces too.
 */
export function PiezaCaida({ veces, onReintentar, onClose }: PropsPiezaCaida) {
  const [cerrada, setCerrada] = useState(false);
  if (cerrada) return null;
  // a browser may remember that a script failed; a new version has others
  const conRecarga = veces > 0 && navigator.onLine;
  const handleClose = () => {
    setCerrada(true);
    onClose?.();
  };
  return (
    <div ref={show} popover="manual" className={`pila ${css.caida}`}>
      <p role="alert">{conRecarga ? t('Sigue sin abrirse. Recarga la página.') : textoCaida()}</p>
      <div className="fila">
        {conRecarga && (
          <Boton tamano="compacto" onClick={() => window.location.reload()}>
            {t('Recargar página')}
          </Boton>
        )}
        <Boton tamano="compacto" variante={conRecarga ? 'secundario' : 'primario'} onClick={onReintentar}>
          {t('Reintentar')}
        </Boton>
        <Boton tamano="compacto" variante="secundario" onClick={handleClose}>
          {t('Cerrar')}
        </Boton>
      </div>
    </div>
  );
}

function textoCaida(): string {
  return navigator.onLine ? t('No se ha podido abrir.') : t('Sin conexión: no se ha podido abrir.');
}

/** Without a top layer it stands at the bottom. */
function show(nodo: HTMLElement | null): void {
  if (typeof nodo?.showPopover === 'function') nodo.showPopover();
}
