import PlugZap from 'lucide-react/icons/plug-zap';
import { Boton } from '../../shared/ui/Boton/Boton';
import { EstadoVacio } from '../../shared/ui/EstadoVacio/EstadoVacio';
import { retryLectura } from '../vivo/useTableroEnVivo';

export function ErrorLectura({ fallo }: { fallo: string }) {
  return (
    <div role="alert">
      <EstadoVacio
        titulo="Error al cargar los pedidos"
        texto={fallo}
        icono={<PlugZap />}
        acciones={<Boton onClick={retryLectura}>Reintentar</Boton>}
      />
    </div>
  );
}
