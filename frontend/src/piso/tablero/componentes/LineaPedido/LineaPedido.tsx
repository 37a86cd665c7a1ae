import { useState } from 'react';
import type { Grupo, Linea } from '@carta/contracts';
import { HojaCancelar } from '../../../ui/HojaCancelar';
import { cancelLinea } from '../../../vivo/acciones-cocina';
import { LineaCancelada } from './LineaCancelada';
import { LineaViva } from './LineaViva';

interface PropsLineaPedido {
  grupo: Grupo;
  pedidoId: string;
  linea: Linea;
}

/**
 * One product of a ticket. The sheet that cancels it belongs to neither of its looks: the line shows as
 * cancelled before the server agrees, and the sheet must be there still if it does not.
 */
export function LineaPedido({ grupo, pedidoId, linea }: PropsLineaPedido) {
  const [cancelando, setCancelando] = useState(false);
  return (
    <>
      {linea.cancelada ? (
        <LineaCancelada grupo={grupo} pedidoId={pedidoId} linea={linea} motivo={linea.cancelada.motivo} />
      ) : (
        <LineaViva grupo={grupo} pedidoId={pedidoId} linea={linea} onCancelar={() => setCancelando(true)} />
      )}
      <HojaCancelar
        linea={linea}
        abierta={cancelando}
        onClose={() => setCancelando(false)}
        onCancelar={(motivo) => cancelLinea(grupo, pedidoId, linea, motivo)}
      />
    </>
  );
}
