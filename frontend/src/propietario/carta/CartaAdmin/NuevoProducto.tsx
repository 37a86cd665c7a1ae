import Plus from 'lucide-react/icons/plus';
import { Boton } from '../../../shared/ui/Boton/Boton';
import css from './ListaCarta.module.css';

interface PropsNuevoProducto {
  compacto: boolean;
  esPrincipal: boolean;
  onSeleccionar: (() => void) | undefined;
  onNuevo: () => void;
}

export function NuevoProducto({ compacto, esPrincipal, onSeleccionar, onNuevo }: PropsNuevoProducto) {
  return (
    <div className={`fila ${css.nuevo}`} data-seguida="">
      {onSeleccionar && (
        <Boton variante="secundario" tamano="compacto" onClick={onSeleccionar}>
          Seleccionar
        </Boton>
      )}
      <Boton
        variante={esPrincipal ? 'primario' : 'secundario'}
        tamano={compacto ? 'compacto' : 'normal'}
        icono={<Plus aria-hidden="true" />}
        onClick={onNuevo}
      >
        Nuevo producto
      </Boton>
    </div>
  );
}
