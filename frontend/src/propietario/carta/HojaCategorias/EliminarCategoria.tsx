import type { Categoria } from '@carta/contracts';
import { useState } from 'react';
import { toastFallo } from '../toast-fallo';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { Dialogo } from '../../../shared/ui/Dialogo/Dialogo';
import { useCambiosCarta } from '../datos/useCambiosCarta';
import { mensajeDeEliminar } from '../textos';

interface PropsEliminarCategoria {
  /** The one that somebody wants to remove; null while nobody wants to. */
  categoria: Categoria | null;
  productos: number;
  onClose: () => void;
}

/** Says what else goes with a categoría before it goes. */
export function EliminarCategoria({ categoria, productos, onClose }: PropsEliminarCategoria) {
  const { removeCategoria } = useCambiosCarta();
  const [eliminando, setEliminando] = useState(false);

  async function handleEliminar() {
    if (!categoria) return;
    setEliminando(true);
    try {
      await removeCategoria(categoria._id);
    } catch (error) {
      toastFallo(error, mensajeDeEliminar(error));
    } finally {
      setEliminando(false);
      onClose();
    }
  }

  return (
    <Dialogo
      abierto={categoria !== null}
      onClose={onClose}
      titulo="Eliminar categoría"
      texto={`Se eliminará «${categoria?.nombre ?? ''}» y todos sus productos (${productos}). Esta acción no se puede deshacer.`}
      acciones={
        <>
          <Boton variante="secundario" onClick={onClose}>
            Cancelar
          </Boton>
          <Boton variante="peligro" ocupado={eliminando} onClick={() => void handleEliminar()}>
            Eliminar
          </Boton>
        </>
      }
    />
  );
}
