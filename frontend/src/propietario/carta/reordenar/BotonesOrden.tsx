import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { BotonIcono } from '../../../shared/ui/BotonIcono/BotonIcono';

interface PropsBotonesOrden {
  nombre: string;
  primera: boolean;
  ultima: boolean;
  onMove: (paso: -1 | 1) => void;
}

/** For those who neither drag nor use keys. */
export function BotonesOrden({ nombre, primera, ultima, onMove }: PropsBotonesOrden) {
  return (
    <>
      <BotonIcono
        etiqueta={`Subir ${nombre}`}
        icono={<ArrowUp aria-hidden="true" />}
        aria-disabled={primera}
        onClick={() => onMove(-1)}
      />
      <BotonIcono
        etiqueta={`Bajar ${nombre}`}
        icono={<ArrowDown aria-hidden="true" />}
        aria-disabled={ultima}
        onClick={() => onMove(1)}
      />
    </>
  );
}
