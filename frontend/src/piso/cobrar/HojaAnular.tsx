import { ETIQUETA_FORMA, formatCentimos, reglasCobro } from '@carta/contracts';
import { HojaMotivo } from '../ui/HojaMotivo';
import { anularCobro } from '../vivo/cobros';
import type { Cargo } from './modelo/cargos';

const MOTIVOS = ['Importe equivocado', 'Forma de pago equivocada', 'Era de otra mesa'] as const;

interface PropsHojaAnular {
  cargo: Cargo;
  abierta: boolean;
  onClose: () => void;
}

/** Asks why a charge is annulled, and stays open when the server refuses. */
export function HojaAnular({ cargo, abierta, onClose }: PropsHojaAnular) {
  return (
    <HojaMotivo
      abierta={abierta}
      onClose={onClose}
      titulo={`Anular ${formatCentimos(cargo.importe)} · ${ETIQUETA_FORMA[cargo.forma]}`}
      subtitulo="Vuelve a faltar por cobrar. El cobro anulado y su motivo quedan apuntados."
      habituales={MOTIVOS}
      regla={reglasCobro.motivoAnulacion}
      accion="Anular cobro"
      onMotivo={(motivo) => anularCobro(cargo, motivo)}
    />
  );
}
