import PlugZap from 'lucide-react/icons/plug-zap';
import { useHora } from '../../../shared/lib/hora';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { EstadoVacio } from '../../../shared/ui/EstadoVacio/EstadoVacio';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import css from './Estadisticas.module.css';

interface PropsErrorEstadisticas {
  titulo: string;
  texto: string;
  onReintentar: () => void;
}

export function ErrorEstadisticas({ titulo, texto, onReintentar }: PropsErrorEstadisticas) {
  return (
    <div role="alert">
      <EstadoVacio
        titulo={titulo}
        texto={texto}
        icono={<PlugZap />}
        acciones={<Boton onClick={onReintentar}>Reintentar</Boton>}
      />
    </div>
  );
}

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
