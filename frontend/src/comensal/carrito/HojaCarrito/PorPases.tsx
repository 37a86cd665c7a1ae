import type { ItemCarrito } from '@carta/contracts';
import type { ReactNode } from 'react';
import { t } from '../../../shared/lengua/lengua';
import { groupByPase, usePasesTomada } from '../pases-tomada';
import { useCarrito } from '../useCarrito';
import css from './PorPases.module.css';

interface PropsPorPases {
  items: readonly ItemCarrito[];
  /** `nombre` is that of their pase; undefined where there are none. */
  children: (items: readonly ItemCarrito[], nombre: string | undefined) => ReactNode;
}

/** One list of lines, or one under each pase. */
export function PorPases({ items, children }: PropsPorPases) {
  const tomada = usePasesTomada();
  const juntos = useCarrito((carrito) => carrito.juntos);
  if (tomada === null || juntos) return children(items, undefined);
  return groupByPase(tomada, items).map(({ pase, items: suyos }) => {
    const nombre = pase?.nombre ?? t('Sin pase');
    return (
      <div key={pase?._id ?? ''} className="pila" data-hueco="2">
        <h3 className={`titulillo ${css.pase}`}>{nombre}</h3>
        {children(suyos, nombre)}
      </div>
    );
  });
}
