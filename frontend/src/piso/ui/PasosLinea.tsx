import type { MouseEvent, ReactNode } from 'react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { estadoAnterior, estadoLineaOrPendiente, estadoSiguiente } from '@carta/contracts';
import type { EstadoLinea, Grupo, Linea } from '@carta/contracts';
import { moveLinea } from '../vivo/actos/linea';
import { nombreCompleto } from '../vivo/tickets/resumen-ticket';
import { BotonIcono } from '../../shared/ui/BotonIcono/BotonIcono';
import { isRepetido } from './toque';

interface PropsPasosLinea {
  grupo: Grupo;
  ticketId: string;
  linea: Linea;
  className: string | undefined;
  variante?: 'relleno';
  children: ReactNode;
}

export function PasosLinea({ grupo, ticketId, linea, className, variante, children }: PropsPasosLinea) {
  const nombre = nombreCompleto(linea);
  const estado = estadoLineaOrPendiente(linea.estado);
  const handlerTo = (to: EstadoLinea | null) => (event: MouseEvent) => {
    if (to !== null && !isRepetido(event)) void moveLinea(grupo, ticketId, linea, to);
  };
  const [anterior, siguiente] = [estadoAnterior(estado), estadoSiguiente(estado)];
  return (
    <div className={className} role="group" aria-label={`Estado de ${nombre}`}>
      <BotonIcono
        etiqueta={`Retroceder ${nombre}`}
        icono={<ChevronLeft aria-hidden="true" />}
        disabled={anterior === null}
        onClick={handlerTo(anterior)}
      />
      {children}
      <BotonIcono
        variante={variante}
        etiqueta={`Avanzar ${nombre}`}
        icono={<ChevronRight aria-hidden="true" />}
        disabled={siguiente === null}
        onClick={handlerTo(siguiente)}
      />
    </div>
  );
}
