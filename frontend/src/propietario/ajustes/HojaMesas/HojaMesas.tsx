import Printer from 'lucide-react/icons/printer';
import type { Restaurante } from '@carta/contracts';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { HojaInferior } from '../../../shared/ui/HojaInferior/HojaInferior';
import { useApertura } from '../../../shared/ui/capas/useApertura';
import { FormularioMesas } from './FormularioMesas';
import css from './HojaMesas.module.css';

interface PropsHojaMesas {
  abierta: boolean;
  onClose: () => void;
  restaurante: Restaurante;
  onGuardado: () => Promise<void>;
  onImprimir: () => void;
}

export function HojaMesas({ abierta, onClose, restaurante, onGuardado, onImprimir }: PropsHojaMesas) {
  const apertura = useApertura(abierta);
  return (
    <HojaInferior
      abierta={abierta}
      onClose={onClose}
      titulo="Mesas y códigos QR"
      subtitulo="Cada mesa tiene su código: quien lo escanea pide para esa mesa."
    >
      <div className={css.contenido}>
        <FormularioMesas key={apertura} restaurante={restaurante} onGuardado={onGuardado} />
        <hr />
        <div className={css.hoja}>
          <h3>Hoja para imprimir</h3>
          <p className={css.texto}>Una tarjeta por mesa, cuatro en cada A4, con el número bien grande.</p>
          <Boton
            variante="secundario"
            ancho="completo"
            icono={<Printer aria-hidden="true" />}
            onClick={onImprimir}
          >
            Ver las tarjetas
          </Boton>
        </div>
      </div>
    </HojaInferior>
  );
}
