import type { ReactNode } from 'react';
import { tellAlto } from '../../shared/lib/alto';
import { tellPie } from '../../shared/lib/pie';
import { Salto } from '../../shared/ui/Salto/Salto';
import css from './BarraInferior.module.css';

const ID_BARRA = 'tu-mesa';
const tellBarra = tellAlto('--alto-barra-inferior');
const tellReservada = tellPie('data-pie-mesa');

interface PropsBarraInferior {
  /** Why nothing can be ordered from here; null when it can. */
  motivo?: string | null;
  /** Whether something is to stand in it that has not come yet: its room is kept. */
  reservada?: boolean;
  /** The ways to one's orders, to the cart and to the staff: those that there are. */
  children: ReactNode;
}

/** The one bar at the bottom of a diner's phone. Opaque: nothing of the carta is touched through it. */
export function BarraInferior({ motivo = null, reservada = false, children }: PropsBarraInferior) {
  return (
    <div
      ref={tellBarra}
      id={ID_BARRA}
      role="region"
      aria-label="Tu mesa"
      tabIndex={-1}
      className={`${css.barra} no-imprimir`}
    >
      <div
        ref={reservada ? tellReservada : undefined}
        className={css.fila}
        data-reservada={reservada ? '' : undefined}
      >
        {children}
      </div>
      {motivo !== null && (
        <p className={css.motivo} role="status">
          {motivo}
        </p>
      )}
    </div>
  );
}

/** From the top of the carta to the bar, past all its dishes. */
export function SaltoBarra() {
  return <Salto a={ID_BARRA}>Saltar al carrito y a tu pedido</Salto>;
}

/** Why nothing can be ordered from a menu, said before anything is chosen; null when it can. */
export function motivoOf(mesa: number | null, pausado: boolean): string | null {
  if (pausado) return 'Los pedidos desde la mesa están en pausa. Avisa a un camarero, por favor.';
  return mesa === null ? 'Para pedir, escanea el código QR de tu mesa.' : null;
}
