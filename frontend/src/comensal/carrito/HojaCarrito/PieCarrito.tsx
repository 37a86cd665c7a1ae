import { formatCentimos, unidades } from '@carta/contracts';
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

/** What it costs, and the way on, past what is sold out if need be; or why there is none yet. */
export function PieCarrito({ mesa, pausado, onConfirmar }: PropsPieCarrito) {
  const total = useCarrito(({ carrito }) => carrito.total);
  const items = useCarrito(({ carrito }) => carrito.items);
  const quedan = useCarrito(({ carrito }) => unidades(carrito) > 0);
  const enCamino = useCarrito(({ envio }) => envio !== null);
  const removeAgotados = useCarrito((carrito) => carrito.removeAgotados);
  const agotados = [...new Set(items.flatMap(({ producto, agotado }) => (agotado ? producto.nombre : [])))];
  const hayAgotados = agotados.length > 0 && !enCamino;
  const puedePedir = mesa !== null && !pausado;
  const sigue = puedePedir && quedan;

  function handleAgotados() {
    removeAgotados();
    if (sigue) onConfirmar();
  }

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
      {hayAgotados && (
        <p className={css.motivo}>
          Agotado: <strong>{agotados.join(', ')}</strong>
        </p>
      )}
      {hayAgotados ? (
        <Boton ancho="completo" variante="secundario" onClick={handleAgotados}>
          {sigue ? 'Quitar lo agotado y seguir' : 'Quitar lo agotado'}
        </Boton>
      ) : (
        <Boton ancho="completo" disabled={!puedePedir || enCamino} onClick={onConfirmar}>
          {enCamino ? TEXTO.comprobando : 'Confirmar Pedido'}
        </Boton>
      )}
    </div>
  );
}
