import PlugZap from 'lucide-react/icons/plug-zap';
import { ErrorVacio } from '../../shared/ui/EstadoVacio/ErrorVacio';
import { retryCarga } from '../vivo/motor/useTableroEnVivo';

export function ErrorCarga({ fallo }: { fallo: string }) {
  return (
    <ErrorVacio
      titulo="Error al cargar los pedidos"
      texto={fallo}
      icono={<PlugZap />}
      onReintentar={retryCarga}
    />
  );
}
