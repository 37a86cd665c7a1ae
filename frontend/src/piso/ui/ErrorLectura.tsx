import PlugZap from 'lucide-react/icons/plug-zap';
import { ErrorVacio } from '../../shared/ui/EstadoVacio/ErrorVacio';
import { retryLectura } from '../vivo/motor/useTableroEnVivo';

export function ErrorLectura({ fallo }: { fallo: string }) {
  return (
    <ErrorVacio
      titulo="Error al cargar los pedidos"
      texto={fallo}
      icono={<PlugZap />}
      onReintentar={retryLectura}
    />
  );
}
