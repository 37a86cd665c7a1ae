import type { MouseEvent } from 'react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { ETIQUETA_ESTADO, estadoAnterior, estadoLineaOrPendiente, estadoSiguiente } from '@carta/contracts';
import type { EstadoLinea, Grupo, Linea } from '@carta/contracts';
import { isRepetido } from '../../ui/toque';
import { moveLinea } from '../../vivo/acciones';
import { BotonIcono } from '../../../shared/ui/BotonIcono/BotonIcono';
import { Insignia } from '../../../shared/ui/Insignia/Insignia';
import css from './PasosLinea.module.css';

interface PropsPasosLinea {
  grupo: Grupo;
  pedidoId: string;
  linea: Linea;
}

/** One step back, where it is, one step forward. */
export function PasosLinea({ grupo, pedidoId, linea }: PropsPasosLinea) {
  const estado = estadoLineaOrPendiente(linea.estado);
  const anterior = estadoAnterior(estado);
  const siguiente = estadoSiguiente(estado);
  const handleMove = (event: MouseEvent, to: EstadoLinea | null) => {
    if (to !== null && !isRepetido(event)) void moveLinea(grupo, pedidoId, linea, to);
  };
  return (
    <div className={css.pasos} role="group" aria-label={`Estado de ${linea.nombre}`}>
      <BotonIcono
        etiqueta={`Retroceder ${linea.nombre}`}
        icono={<ChevronLeft aria-hidden="true" />}
        disabled={anterior === null}
        onClick={(event) => handleMove(event, anterior)}
      />
      <Insignia estado={estado}>{ETIQUETA_ESTADO[estado]}</Insignia>
      <BotonIcono
        etiqueta={`Avanzar ${linea.nombre}`}
        icono={<ChevronRight aria-hidden="true" />}
        disabled={siguiente === null}
        onClick={(event) => handleMove(event, siguiente)}
      />
    </div>
  );
}
