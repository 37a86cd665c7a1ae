import type { RefObject } from 'react';
import BellRing from 'lucide-react/icons/bell-ring';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useNovedades } from '../useNovedades';
import type { Lugar } from '../modelo/colocacion';
import { t, tn } from '../../lenguas/t';
import css from './TicketsFuera.module.css';
import { useMemo, useState } from 'react';
import { CABECERA_PX, fueraDe } from '../modelo/fuera';
import type { Fuera, Ventana } from '../modelo/fuera';
import { useVentana } from './useVentana';

interface PropsTicketsFuera {
  rejillaRef: RefObject<HTMLElement | null>;
  lugares: readonly Lugar[];
}

/** It keeps its place while everything is in view. */
export function TicketsFuera({ rejillaRef, lugares }: PropsTicketsFuera) {
  const fuera = useFuera(rejillaRef, lugares);
  const [antes, despues] = [fuera.antes.length, fuera.despues.length];
  const nuevosDespues = useNovedades(
    ({ nuevos, marchados }) => fuera.despues.filter((id) => nuevos.has(id) || marchados.has(id)).length,
  );
  const handleMas = () => {
    if (rejillaRef.current) goOn(rejillaRef.current);
  };

  return (
    <div className={css.ticketsFuera}>
      {antes > 0 && (
        <button type="button" className={css.mas} onClick={() => rejillaRef.current?.scrollTo({ top: 0 })}>
          <ChevronUp aria-hidden="true" />
          <strong className="cifras">{antes}</strong>
          <span>
            <span className="solo-lectores">{`${tn(antes, 'pedido', 'pedidos')} `}</span>
            {t('antes')}
          </span>
        </button>
      )}
      {despues > 0 && (
        <button
          type="button"
          className={css.mas}
          data-nuevos={nuevosDespues > 0 ? '' : undefined}
          onClick={handleMas}
        >
          <ChevronDown aria-hidden="true" />
          <strong className="cifras">{despues}</strong>
          <span>
            <span className="solo-lectores">{`${tn(despues, 'pedido', 'pedidos')} `}</span>
            {t('más')}
          </span>
          {nuevosDespues > 0 && (
            <span className={`pila ${css.nuevos}`} data-hueco="1">
              <BellRing aria-hidden="true" />
              {tn(nuevosDespues, '{n} nuevo', '{n} nuevos')}
            </span>
          )}
        </button>
      )}
    </div>
  );
}

const MARGEN_PX = 8;

function useFuera(rejillaRef: RefObject<HTMLElement | null>, lugares: readonly Lugar[]): Fuera {
  const [ventana, setVentana] = useState<Ventana>({ arriba: 0, alto: Infinity });
  useVentana(rejillaRef, setVentana);
  return useMemo(() => fueraDe(lugares, ventana), [lugares, ventana]);
}

/** Scrolls without skipping a ticket that nobody has seen. */
function goOn(rejilla: HTMLElement): void {
  const { scrollTop, clientHeight } = rejilla;
  const siguiente = [...rejilla.querySelectorAll<HTMLElement>('[data-lugar]')].find(
    ({ offsetTop, offsetHeight }) =>
      offsetTop > scrollTop + CABECERA_PX && offsetTop + offsetHeight > scrollTop + clientHeight,
  );
  const arribaSiguiente = siguiente ? siguiente.offsetTop - MARGEN_PX : Infinity;
  rejilla.scrollTo({ top: Math.min(arribaSiguiente, scrollTop + clientHeight) });
}
