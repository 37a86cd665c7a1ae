import { useState } from 'react';
import { reglasSala } from '@carta/contracts';
import type { Grupo, Linea } from '@carta/contracts';
import { useApertura } from '../../shared/ui/capas/useApertura';
import { Contador } from '../../shared/ui/Contador/Contador';
import type { PorRetirar } from '../vivo/actos/cancelar';
import { HojaMotivo } from './HojaMotivo';
import { nombreCompleto } from '../vivo/tickets/resumen-ticket';
import type { FrasePiso } from '../lenguas/frases';
import { t } from '../lenguas/t';
import css from './HojaCancelar.module.css';

/** The house reads them too, so they are kept in Spanish. */
const MOTIVOS = [
  'Se ha acabado',
  'Error al pedir',
  'Lo ha pedido el cliente',
] as const satisfies readonly FrasePiso[];

/** It stands for an opening when there was none yet, even if the sheet is mounted open. */
const NINGUNA = -2;
/** It stands for an opening when the line must be looked at again, and the choice stays. */
const REHUSADA = -1;

interface PropsHojaCancelar {
  grupo: Grupo;
  linea: Linea;
  abierta: boolean;
  onClose: () => void;
  /** Resolves to whether it was cancelled; otherwise the sheet stays open. `retira` undefined cancels all. */
  onCancelar: (motivo: string, retira: PorRetirar | undefined) => Promise<boolean>;
}

/**
 * Asks how many units of a line to cancel, and why. It shows the line as it was on opening or at the last
 * refusal: somebody who chooses two of three means to leave one. Keep it mounted and change `abierta`, even
 * when the line shows as cancelled, or it would be gone when the server refuses.
 */
export function HojaCancelar({ grupo, linea, abierta, onClose, onCancelar }: PropsHojaCancelar) {
  const apertura = useApertura(abierta);
  const [vista, setVista] = useState({ apertura: NINGUNA, rev: 0, cantidad: 0, cuantas: 0 });
  if (abierta && vista.apertura !== apertura) {
    const { cantidad } = linea;
    const cuantas = vista.apertura === REHUSADA ? Math.min(vista.cuantas, cantidad) : cantidad;
    setVista({ apertura, rev: grupo.rev, cantidad, cuantas });
  }
  const { rev, cantidad, cuantas } = vista;
  const choose = (elegidas: number) => setVista({ ...vista, cuantas: elegidas });

  const handleMotivo = async (motivo: string) => {
    const quedan = cantidad - cuantas;
    const hecho = await onCancelar(motivo, quedan > 0 ? { unidades: cuantas, quedan, rev } : undefined);
    if (!hecho) setVista((antes) => ({ ...antes, apertura: REHUSADA }));
    return hecho;
  };

  return (
    <HojaMotivo
      abierta={abierta}
      onClose={onClose}
      titulo={t('Cancelar {n} × {plato}', { n: cuantas, plato: nombreCompleto(linea) })}
      subtitulo={t('Deja de contar en la cuenta. Lo verán en la mesa y en todas las pantallas.')}
      habituales={MOTIVOS}
      regla={reglasSala.motivoCancelacion}
      accion={t('Cancelar producto')}
      onMotivo={handleMotivo}
    >
      {cantidad > 1 && (
        <div className={`renglon ${css.cuantas}`} data-extremos="" data-hueco="0">
          <span>{t('Cuántas, de {n}', { n: cantidad })}</span>
          <Contador
            etiqueta={t('Cuántas se cancelan, de {n}', { n: cantidad })}
            etiquetaMenos={t('Una menos')}
            etiquetaMas={t('Una más')}
            valor={cuantas}
            minimo={1}
            maximo={cantidad}
            onMenos={() => choose(cuantas - 1)}
            onMas={() => choose(cuantas + 1)}
          />
        </div>
      )}
    </HojaMotivo>
  );
}
