import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { Grupo, Linea } from '@carta/contracts';
import { BotonIcono } from '../../../../shared/ui/BotonIcono/BotonIcono';
import { pasosOf } from '../../../ui/pasos-linea';
import { nombreCompleto } from '../../../vivo/modelo/resumen-ticket';
import { EstadoLineas } from './EstadoLineas';
import css from './LineaTicket.module.css';

interface PropsPasosLinea {
  grupo: Grupo;
  ticketId: string;
  linea: Linea;
}

/** One step back, where it is, one step forward. */
export function PasosLinea({ grupo, ticketId, linea }: PropsPasosLinea) {
  const nombre = nombreCompleto(linea);
  const { estado, handleAtras, handleAdelante } = pasosOf(grupo, ticketId, linea);
  return (
    <div className={css.pasos} role="group" aria-label={`Estado de ${nombre}`}>
      <BotonIcono
        className={css.atras}
        etiqueta={`Retroceder ${nombre}`}
        icono={<ChevronLeft aria-hidden="true" />}
        disabled={handleAtras === undefined}
        onClick={handleAtras}
      />
      <EstadoLineas estado={estado} />
      <BotonIcono
        className={css.adelante}
        variante="relleno"
        etiqueta={`Avanzar ${nombre}`}
        icono={<ChevronRight aria-hidden="true" />}
        disabled={handleAdelante === undefined}
        onClick={handleAdelante}
      />
    </div>
  );
}
