import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import capas from '../capas/capas.module.css';
import { NivelProvider, useCapa, useNivel } from '../capas/useCapa';
import { useUltimoAbierto } from '../capas/useUltimoAbierto';
import css from './Dialogo.module.css';

interface PropsDialogo {
  abierto: boolean;
  /** Escape or Back: the answer that changes nothing. */
  onClose: () => void;
  titulo: string;
  texto: string;
  icono?: ReactNode;
  /** The one that changes nothing comes first, and has the focus. */
  acciones: ReactNode;
  /** The default is 50, or 10 above the sheet around it. */
  nivel?: number;
}

/** Has to be answered: the backdrop does not close it. */
export function Dialogo(props: PropsDialogo) {
  const { abierto, onClose } = props;
  const nivel = useNivel(props.nivel);
  const handleOpenChange = useCapa(abierto, nivel, onClose);
  const vista = useUltimoAbierto(abierto, props);

  return (
    <AlertDialog.Root open={abierto} onOpenChange={handleOpenChange}>
      <AlertDialog.Portal className={capas.capa} style={{ zIndex: nivel }}>
        <AlertDialog.Backdrop className={capas.velo} forceRender />
        <AlertDialog.Popup className={`pila ${css.dialogo}`} initialFocus>
          {vista.icono && (
            <div className={css.icono} aria-hidden="true">
              {vista.icono}
            </div>
          )}
          <AlertDialog.Title>{vista.titulo}</AlertDialog.Title>
          <AlertDialog.Description className="tenue">{vista.texto}</AlertDialog.Description>
          <NivelProvider value={nivel}>
            <div className={css.acciones}>{vista.acciones}</div>
          </NivelProvider>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
