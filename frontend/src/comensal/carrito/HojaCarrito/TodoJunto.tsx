import { usePasesTomada } from '../pases-tomada';
import { useCarrito } from '../useCarrito';
import css from './TodoJunto.module.css';

/** Nothing of the order waits; only where the house lets dishes wait. */
export function TodoJunto() {
  const tomada = usePasesTomada();
  const juntos = useCarrito((carrito) => carrito.juntos);
  const bloqueado = useCarrito(({ envio }) => envio !== null);
  const putJuntos = useCarrito((carrito) => carrito.putJuntos);
  if (tomada === null) return null;
  return (
    <label className={css.todo}>
      <input
        type="checkbox"
        checked={juntos}
        disabled={bloqueado}
        onChange={(event) => putJuntos(event.target.checked)}
      />
      <span>
        Todo junto <span className="suave">· marcha todo a la vez</span>
      </span>
    </label>
  );
}
