import { ETIQUETA_FORMA, formatEuros, reglasCobro } from '@carta/contracts';
import type { CobroMesa, Grupo } from '@carta/contracts';
import { FormularioMotivo } from '../../ui/FormularioMotivo';
import { anularCobro } from '../../vivo/cobros';
import { HojaInferior } from '../../../shared/ui/HojaInferior/HojaInferior';
import { useApertura } from '../../../shared/ui/capas/useApertura';

const MOTIVOS = ['Importe equivocado', 'Forma de pago equivocada', 'Era de otra mesa'] as const;

interface PropsHojaAnular {
  grupo: Grupo;
  cobro: CobroMesa;
  abierta: boolean;
  onClose: () => void;
}

/** Asks why a charge is taken back; it stays while it was refused. */
export function HojaAnular({ grupo, cobro, abierta, onClose }: PropsHojaAnular) {
  const apertura = useApertura(abierta);
  const anular = async (motivo: string) => {
    if (await anularCobro(grupo, cobro._id, motivo)) onClose();
  };
  return (
    <HojaInferior
      abierta={abierta}
      onClose={onClose}
      titulo={`Anular ${formatEuros(cobro.importe)} · ${ETIQUETA_FORMA[cobro.forma]}`}
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
