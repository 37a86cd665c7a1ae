import { t } from '../../../shared/lengua/lengua';
import { useCarrito } from '../useCarrito';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { Boton } from '../../../shared/ui/Boton/Boton';
import type { PalabrasCarrito } from '../../../pedir/palabras';
import { TOAST_PEDIDO } from '../../../pedir/textos-envio';
import { LineasCarrito } from './LineasCarrito';
import { MoverPase } from './MoverPase';
import { PorPases } from './PorPases';
import { TodoJunto } from './TodoJunto';
import type { PropsLineasCarrito } from './LineasCarrito';
import css from './ListaCarrito.module.css';

interface PropsListaCarrito extends Omit<PropsLineasCarrito, 'items'> {
  palabras: PalabrasCarrito;
}

/** Read-only while an order is on its way. */
export function ListaCarrito({ palabras, ...lineas }: PropsListaCarrito) {
  const items = useCarrito(({ carrito }) => carrito.items);
  const bloqueado = useCarrito(({ envio }) => envio !== null);
  const clear = useCarrito((carrito) => carrito.clear);
  const restore = useCarrito((carrito) => carrito.restore);

  function handleVaciar() {
    clear();
    showToast({
      id: TOAST_PEDIDO,
      texto: t<string>(palabras.vaciado),
      accion: { texto: t('Deshacer'), onAction: () => items.forEach(restore) },
    });
  }

  return (
    <>
      <TodoJunto />
      <MoverPase>
        <PorPases items={items}>
          {(suyos, nombre) => <LineasCarrito items={suyos} etiqueta={nombre} {...lineas} />}
        </PorPases>
      </MoverPase>
      {!bloqueado && (
        <Boton className={css.vaciar} variante="fantasma" tamano="compacto" onClick={handleVaciar}>
          {t<string>(palabras.vaciar)}
        </Boton>
      )}
    </>
  );
}
