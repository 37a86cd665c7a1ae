import { ETIQUETA_FORMA, formatCentimos, reglasCobro } from '@carta/contracts';
import { FormularioMotivo } from '../ui/FormularioMotivo';
import { anularCobro } from '../vivo/cobros';
import { HojaInferior } from '../../shared/ui/HojaInferior/HojaInferior';
import { useApertura } from '../../shared/ui/capas/useApertura';
import type { Cargo } from './modelo/cargos';

const MOTIVOS = ['Importe equivocado', 'Forma de pago equivocada', 'Era de otra mesa'] as const;

interface PropsHojaAnular {
  cargo: Cargo;
  abierta: boolean;
  onClose: () => void;
}

/** Asks why a charge is taken back; it stays while it was refused. */
export function HojaAnular({ cargo, abierta, onClose }: PropsHojaAnular) {
  const apertura = useApertura(abierta);
  const anular = async (motivo: string) => {
    if (await anularCobro(cargo, motivo)) onClose();
  };
  return (
    <HojaInferior
      abierta={abierta}
      onClose={onClose}
      titulo={`Anular ${formatCentimos(cargo.importe)} · ${ETIQUETA_FORMA[cargo.forma]}`}
      subtitulo="Vuelve a faltar por cobrar. El cobro anulado y su motivo quedan apuntados."
    >
      <FormularioMotivo
        key={apertura}
        habituales={MOTIVOS}
        regla={reglasCobro.motivoAnulacion}
        accion="Anular cobro"
        onMotivo={anular}
      />
    </HojaInferior>
  );
}
