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
  desde?: string | undefined;
  /** The name of the list. */
  etiqueta?: string | undefined;
  primera?: RefObject<HTMLLIElement | null>;
  /** The dish's name stands above all of them. */
  bajoSuNombre?: boolean;
}

export function LineasCarrito(props: PropsLineasCarrito) {
  const { items, avisos, asksOf, onCambiar, desde, etiqueta, primera, bajoSuNombre = false } = props;
  const bloqueado = useCarrito(({ envio }) => envio !== null);
  const buscada = items.find(({ producto }) => producto._id === desde);
  /** The line whose note was just written. */
  const [anotada, setAnotada] = useState<string | null>(null);
  return (
    <ul className={css.lista} aria-label={etiqueta}>
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

/** Stable while note or choice change, so that the focus stays. */
function claveOf(items: readonly ItemCarrito[], i: number): string {
  const id = items[i]?.producto._id;
  return `${id} ${items.slice(0, i).filter(({ producto }) => producto._id === id).length}`;
}
