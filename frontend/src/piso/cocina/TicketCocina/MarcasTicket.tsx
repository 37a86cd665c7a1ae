import BellRing from 'lucide-react/icons/bell-ring';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import ShieldAlert from 'lucide-react/icons/shield-exclamation-point';
import type { Ticket } from '@carta/contracts';
import { MarcaEspera } from '../../ui/MarcaEspera';
import { useNovedades } from '../useNovedades';
import { t } from '../../lenguas/t';
import css from './MarcasTicket.module.css';

/** It is inside the header, so that it moves no line. */
export function MarcasTicket({ ticket: { _id, sinVerificar } }: { ticket: Ticket }) {
  const nuevo = useNovedades(({ nuevos }) => nuevos.has(_id));
  const cambio = useNovedades(({ cambiados }) => cambiados.get(_id)?.tipo ?? null);
  return (
    <>
      {nuevo && (
        <span className={`junto ${css.marca}`} data-hueco="1" data-marca="nuevo">
          <BellRing aria-hidden="true" />
          {t('Nuevo')}
        </span>
      )}
      {cambio && (
        <span className={`junto ${css.marca}`} data-hueco="1" data-marca="cambio">
          <RotateCcw aria-hidden="true" />
          {t(cambio === 'vuelto' ? 'Ha vuelto' : 'Ha cambiado')}
        </span>
      )}
      <MarcaEspera de={_id} />
      {sinVerificar && (
        <span className={`junto ${css.marca}`} data-hueco="1" data-marca="sin-verificar">
          <ShieldAlert aria-hidden="true" />
          {t('Sin verificar')}
        </span>
      )}
    </>
  );
}
