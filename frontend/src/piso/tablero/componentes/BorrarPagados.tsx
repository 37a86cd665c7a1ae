import { useState } from 'react';
import Trash2 from 'lucide-react/icons/trash';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { perezoso, usePreload } from '../../../shared/ui/Perezoso/perezoso';
import { deletePagados } from '../../vivo/actos/borrar-pagados';
import { useGrupos } from '../../vivo/tablero/useVista';
import css from './BorrarPagados.module.css';

const DialogoConfirmar = perezoso(
  () => import('../../../shared/ui/Dialogo/DialogoConfirmar'),
  'DialogoConfirmar',
);

/** Asks before it clears the paid board, because cleared mesas do not come back. */
export function BorrarPagados() {
  const pagados = useGrupos('pagados');
  const [pregunta, setPregunta] = useState<'nunca' | 'abierta' | 'cerrada'>('nunca');
  usePreload(DialogoConfirmar);

  const handleConfirmar = async () => {
    if (await deletePagados()) setPregunta('cerrada');
  };

  return (
    <>
      {pagados.length > 0 && (
        <div className={css.barra}>
          <Boton
            variante="secundario"
            icono={<Trash2 aria-hidden="true" />}
            onClick={() => setPregunta('abierta')}
          >
            Eliminar Todos los Pedidos Pagados
          </Boton>
        </div>
      )}
      {pregunta !== 'nunca' && (
        <DialogoConfirmar
          abierto={pregunta === 'abierta'}
          onClose={() => setPregunta('cerrada')}
          titulo="Eliminar Todos los Pedidos Pagados"
          texto="¿Estás seguro de que quieres eliminar todos los pedidos pagados? Esta acción no se puede deshacer."
          accion="Eliminar"
          onConfirmar={handleConfirmar}
        />
      )}
    </>
  );
}
