import type { Restaurante } from '@carta/contracts';
import Download from 'lucide-react/icons/download';
import { nombreDeArchivo } from '../../../shared/lib/csv';
import { saveArchivo } from '../../../shared/lib/save-archivo';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { useCategorias, useProductos } from '../datos/listas';
import { exportCarta } from '../modelo/exportacion-carta';
import css from './PegarCarta.module.css';

/** The carta as a sheet that can be changed and imported again; nothing where it is empty. */
export function ExportarCarta({ restaurante }: { restaurante: Restaurante }) {
  const { data: categorias = [] } = useCategorias();
  const { data: productos = [] } = useProductos();
  if (productos.length === 0) return null;
  const handleExport = () =>
    saveArchivo(nombreDeArchivo('carta', restaurante, []), exportCarta(categorias, productos), 'text/csv');
  return (
    <div className={`pila ${css.exportar}`} data-hueco="2">
      <p className="suave">¿Prefieres cambiarla en Excel? Descárgala, cámbiala e impórtala.</p>
      <Boton
        variante="secundario"
        tamano="compacto"
        icono={<Download aria-hidden="true" />}
        onClick={handleExport}
      >
        Descargar tu carta
      </Boton>
    </div>
  );
}
