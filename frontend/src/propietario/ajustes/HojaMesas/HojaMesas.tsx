import Printer from 'lucide-react/icons/printer';
import type { Restaurante } from '@carta/contracts';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { DialogoDescartar } from '../../../shared/ui/Descartar/DialogoDescartar';
import { useDescartar } from '../../../shared/ui/Descartar/useDescartar';
import { HojaInferior } from '../../../shared/ui/HojaInferior/HojaInferior';
import { conApertura } from '../../../shared/ui/capas/apertura';
import { FormularioMesas } from './FormularioMesas';
import css from './HojaMesas.module.css';
import { useNumeroMesas } from './useNumeroMesas';

interface PropsHojaMesas {
  abierta: boolean;
  onClose: () => void;
  restaurante: Restaurante;
  onGuardado: () => Promise<void>;
  onImprimir: () => void;
}

export const HojaMesas = conApertura(Hoja);

function Hoja({ abierta, onClose, restaurante, onGuardado, onImprimir }: PropsHojaMesas) {
  const mesas = useNumeroMesas(restaurante, onGuardado);
  const { handleSubmit, formState } = mesas.form;
  const { isDirty, isSubmitting } = formState;
  const { handleClose, pregunta } = useDescartar(abierta && isDirty, onClose);
  /** What is written is stored first: as many are printed as can be read in the field. */
  const handleImprimir = handleSubmit(async (datos) => {
    if (!isDirty || (await mesas.save(datos))) onImprimir();
  });
  return (
    <HojaInferior
      abierta={abierta}
      onClose={handleClose}
      titulo="Mesas y códigos QR"
      subtitulo="Cada mesa tiene su código: quien lo escanea pide para esa mesa."
    >
      <div className="pila" data-hueco="6">
        <FormularioMesas restaurante={restaurante} mesas={mesas} />
        <hr />
        <div className={`pila ${css.hoja}`} data-hueco="2">
          <h3>Hoja para imprimir</h3>
          <p className="tenue">Una tarjeta por mesa, cuatro en cada A4, con el número bien grande.</p>
          <Boton
            variante="secundario"
            ancho="completo"
            icono={<Printer aria-hidden="true" />}
            disabled={isSubmitting}
            onClick={() => void handleImprimir()}
          >
            {isDirty ? 'Guardar y ver las tarjetas' : 'Ver las tarjetas'}
          </Boton>
        </div>
      </div>
      <DialogoDescartar {...pregunta} />
    </HojaInferior>
  );
}
