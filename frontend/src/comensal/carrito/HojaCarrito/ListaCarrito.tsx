import { lineaId } from '@carta/contracts';
import type { ItemCarrito } from '@carta/contracts';
import { useState } from 'react';
import type { RefObject } from 'react';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { TOAST_PEDIDO } from '../../../pedir/textos';
import type { Avisos } from '../avisos';
import { useCarrito } from '../useCarrito';
import { LineaCarrito } from './LineaCarrito';
import css from './ListaCarrito.module.css';

interface PropsListaCarrito {
  avisos: Avisos;
  /** What the product of a line asks now; null: nothing is asked of it, or it is not to be had. */
  asksOf: (item: ItemCarrito) => { falta: string | null } | null;
  onCambiar: (item: ItemCarrito) => void;
  /** The product whose first line is wanted. */
  desde: string | undefined;
  /** Where that line is told. */
  primera: RefObject<HTMLLIElement | null>;
}

/** What is in the cart. While an order is on its way it can be read but not touched. */
export function ListaCarrito({ avisos, asksOf, onCambiar, desde, primera }: PropsListaCarrito) {
  const items = useCarrito(({ carrito }) => carrito.items);
  const bloqueado = useCarrito(({ envio }) => envio !== null);
  const clear = useCarrito((carrito) => carrito.clear);
  const restore = useCarrito((carrito) => carrito.restore);
  const buscada = items.find(({ producto }) => producto._id === desde);
  /** The line whose note has just been written, or left as it was. */
  const [anotada, setAnotada] = useState<string | null>(null);

  function handleVaciar() {
    clear();
    showToast({
      id: TOAST_PEDIDO,
      texto: 'Has vaciado el carrito',
      accion: { texto: 'Deshacer', onAction: () => items.forEach(restore) },
    });
  }

  return (
    <>
      <ul className={css.lista}>
        {items.map((item, i) => (
          <LineaCarrito
            key={claveOf(items, i)}
            ref={item === buscada ? primera : undefined}
            item={item}
            aviso={avisos.of(item)}
            asks={asksOf(item)}
            onCambiar={() => onCambiar(item)}
            bloqueado={bloqueado}
            anotada={lineaId(item) === anotada}
            onAnotada={setAnotada}
          />
        ))}
      </ul>
      {!bloqueado && (
        <Boton className={css.vaciar} variante="fantasma" tamano="compacto" onClick={handleVaciar}>
          Vaciar carrito
        </Boton>
      )}
    </>
  );
}

/** The same for a line whose note or choice changes, so that a finger or a focus on it is not lost. */
function claveOf(items: readonly ItemCarrito[], i: number): string {
  const id = items[i]?.producto._id;
  return `${id} ${items.slice(0, i).filter(({ producto }) => producto._id === id).length}`;
}
