import { lineaId } from '@carta/contracts';
import type { ItemCarrito } from '@carta/contracts';
import { useState } from 'react';
import type { RefObject } from 'react';
import type { Avisos } from '../avisos';
import { useCarrito } from '../useCarrito';
import type { AsksOf } from './asks';
import { LineaCarrito } from './LineaCarrito';
import css from './ListaCarrito.module.css';

export interface PropsLineasCarrito {
  items: readonly ItemCarrito[];
  avisos: Avisos;
  asksOf: AsksOf;
  onCambiar: (item: ItemCarrito) => void;
  /** The product whose first line is wanted. */
  desde?: string | undefined;
  /** Where that line is told. */
  primera?: RefObject<HTMLLIElement | null>;
  /** They stand under the name of their dish, which says it for all of them. */
  bajoSuNombre?: boolean;
}

/** Lines of the cart, and what can be done about each. */
export function LineasCarrito(props: PropsLineasCarrito) {
  const { items, avisos, asksOf, onCambiar, desde, primera, bajoSuNombre = false } = props;
  const bloqueado = useCarrito(({ envio }) => envio !== null);
  const buscada = items.find(({ producto }) => producto._id === desde);
  /** The line whose note has just been written, or left as it was. */
  const [anotada, setAnotada] = useState<string | null>(null);
  return (
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
          bajoSuNombre={bajoSuNombre}
          anotada={lineaId(item) === anotada}
          onAnotada={setAnotada}
        />
      ))}
    </ul>
  );
}

/** The same for a line whose note or choice changes, so that a finger or a focus on it is not lost. */
function claveOf(items: readonly ItemCarrito[], i: number): string {
  const id = items[i]?.producto._id;
  return `${id} ${items.slice(0, i).filter(({ producto }) => producto._id === id).length}`;
}
