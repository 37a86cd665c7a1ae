import FolderPlus from 'lucide-react/icons/folder-plus';
import Utensils from 'lucide-react/icons/utensils';
import FileUp from 'lucide-react/icons/file-up';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { EstadoVacio } from '../../../shared/ui/EstadoVacio/EstadoVacio';

interface PropsSinProductos {
  hayCategorias: boolean;
  onNuevaCategoria: (() => void) | undefined;
  onImportar: (() => void) | undefined;
}

/** The first step depends on whether there is a categoría. */
export function SinProductos({ hayCategorias, onNuevaCategoria, onImportar }: PropsSinProductos) {
  return (
    <EstadoVacio
      icono={<Utensils />}
      titulo="Tu carta está vacía"
      texto={
        hayCategorias
          ? 'Añade tu primer producto: nombre, precio y una foto si la tienes.'
          : 'Crea una categoría, como Entrantes o Bebidas, y después añade tus productos. O importa la carta que ya tienes.'
      }
      acciones={
        <>
          {!hayCategorias && onNuevaCategoria && (
            <Boton icono={<FolderPlus aria-hidden="true" />} onClick={onNuevaCategoria}>
              Nueva categoría
            </Boton>
          )}
          {onImportar && (
            <Boton variante="secundario" icono={<FileUp aria-hidden="true" />} onClick={onImportar}>
              Importar carta
            </Boton>
          )}
        </>
      }
    />
  );
}
