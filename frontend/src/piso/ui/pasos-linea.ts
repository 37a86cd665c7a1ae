import type { MouseEvent } from 'react';
import { estadoAnterior, estadoLineaOrPendiente, estadoSiguiente } from '@carta/contracts';
import type { EstadoLinea, Grupo, Linea } from '@carta/contracts';
import { moveLinea } from '../vivo/acciones';
import { isRepetido } from './toque';

/** Where a line is, and what its two buttons do; undefined where there is no such step. */
export function pasosOf(grupo: Grupo, ticketId: string, linea: Linea) {
  const estado = estadoLineaOrPendiente(linea.estado);
  const handlerTo = (to: EstadoLinea | null) => {
    if (to === null) return undefined;
    return (event: MouseEvent) => {
      if (!isRepetido(event)) void moveLinea(grupo, ticketId, linea, to);
    };
  };
  return {
    estado,
    handleAtras: handlerTo(estadoAnterior(estado)),
    handleAdelante: handlerTo(estadoSiguiente(estado)),
  };
}
