import { t } from '../../../shared/lengua/lengua';
import { usePasesTomada } from '../pases-tomada';
import { useCarrito } from '../useCarrito';
import { Casilla } from './Casilla';

/** Nothing of the order waits; only where the house lets dishes wait. */
export function TodoJunto() {
  const tomada = usePasesTomada();
  const juntos = useCarrito((carrito) => carrito.juntos);
  const bloqueado = useCarrito(({ envio }) => envio !== null);
  const put = useCarrito((carrito) => carrito.put);
  if (tomada === null) return null;
  return (
    <Casilla marcada={juntos} bloqueada={bloqueado} onChange={(todos) => put('juntos', todos)}>
      {t('Todo junto')} <span className="suave">· {t('marcha todo a la vez')}</span>
    </Casilla>
  );
}
