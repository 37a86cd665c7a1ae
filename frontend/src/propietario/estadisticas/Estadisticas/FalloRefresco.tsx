import { useHora } from '../../../shared/lib/hora';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import css from './Estadisticas.module.css';

interface PropsFalloRefresco {
  /** It is in ms. */
  leidas: number;
  onReintentar: () => void;
}

export function FalloRefresco({ leidas, onReintentar }: PropsFalloRefresco) {
  const formatHora = useHora();
  return (
    <div className={css.fallo}>
      <Mensaje tono="error">
        No se han podido actualizar las cifras. Se muestran las de las {formatHora(leidas)}.
      </Mensaje>
      <Boton variante="secundario" tamano="compacto" onClick={onReintentar}>
        Reintentar
      </Boton>
    </div>
  );
}
