import { reglasSala } from '@carta/contracts';
import type { Linea } from '@carta/contracts';
import { HojaPerezosa } from '../../shared/ui/HojaInferior/HojaPerezosa';
import { usePreload } from '../../shared/ui/Perezoso/perezoso';
import { useApertura } from '../../shared/ui/capas/useApertura';
import { FormularioMotivo } from './FormularioMotivo';
import { nombreCompleto } from '../vivo/modelo/resumen-ticket';

const MOTIVOS = ['Se ha acabado', 'Error al pedir', 'Lo ha pedido el cliente'] as const;

interface PropsHojaCancelar {
  linea: Linea;
  abierta: boolean;
  onClose: () => void;
  /** Answers whether it was cancelled; the sheet stays open while it was not. */
  onCancelar: (motivo: string) => Promise<boolean>;
}

/**
 * Asks why a line is taken off its order. Keep it mounted and change `abierta`: also while the line
 * already shows as cancelled, or it would be gone when the server refuses.
 */
export function HojaCancelar({ linea, abierta, onClose, onCancelar }: PropsHojaCancelar) {
  usePreload(HojaPerezosa);
  const apertura = useApertura(abierta);
  const handleCancelar = async (motivo: string) => {
    if (await onCancelar(motivo)) onClose();
  };

  if (apertura === 0 && !abierta) return null;
  return (
    <HojaPerezosa
      abierta={abierta}
      onClose={onClose}
      titulo={`Cancelar ${linea.cantidad} × ${nombreCompleto(linea)}`}
      subtitulo="Deja de contar en la cuenta. Lo verán en la mesa y en todas las pantallas."
    >
      <FormularioMotivo
        key={apertura}
        habituales={MOTIVOS}
        regla={reglasSala.motivoCancelacion}
        accion="Cancelar producto"
        onMotivo={handleCancelar}
      />
    </HojaPerezosa>
  );
}
