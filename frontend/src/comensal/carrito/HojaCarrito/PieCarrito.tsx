import { agotadosOf, formatCentimos } from '@carta/contracts';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { TEXTO } from '../../../pedir/textos';
import { useCarrito } from '../useCarrito';
import css from './PieCarrito.module.css';

interface PropsPieCarrito {
  mesa: number | null;
  /** The restaurant takes no orders from the mesas for a while. */
  pausado: boolean;
  onConfirmar: () => void;
}

/** What it costs, and the way on; or why there is none yet. */
export function PieCarrito({ mesa, pausado, onConfirmar }: PropsPieCarrito) {
  const total = useCarrito(({ carrito }) => carrito.total);
  const hayAgotados = useCarrito(({ carrito }) => agotadosOf(carrito).length > 0);
  const enCamino = useCarrito(({ envio }) => envio !== null);
  const removeAgotados = useCarrito((carrito) => carrito.removeAgotados);
  return (
    <div className={css.pie}>
      <p className={css.total}>
        <span>Total</span>
        <span className="cifras">{formatCentimos(total)}</span>
      </p>
      {mesa === null && (
        <p className={css.motivo}>{TEXTO.sinMesa}. Escanea el código QR de tu mesa para pedir.</p>
      )}
      {pausado && <p className={css.motivo}>{TEXTO.pausado}. Tu carrito se queda como está.</p>}
      {hayAgotados && !enCamino && <p className={css.motivo}>{TEXTO.agotados}.</p>}
      {hayAgotados && !enCamino ? (
        <Boton ancho="completo" variante="secundario" onClick={removeAgotados}>
          Quitar lo agotado
        </Boton>
      ) : (
        <Boton ancho="completo" disabled={mesa === null || pausado || enCamino} onClick={onConfirmar}>
          {enCamino ? TEXTO.comprobando : 'Confirmar Pedido'}
        </Boton>
      )}
    </div>
  );
}
