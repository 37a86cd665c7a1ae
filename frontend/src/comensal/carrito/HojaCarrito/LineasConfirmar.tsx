import { A_PESAR, aprox, formatCentimos, lineaId } from '@carta/contracts';
import type { ItemCarrito } from '@carta/contracts';
import { t } from '../../../shared/lengua/lengua';
import { Elegido } from '../../../shared/ui/Elegido/Elegido';
import { useCarrito } from '../useCarrito';
import { PorPases } from './PorPases';
import { TodoJunto } from './TodoJunto';
import css from './LineasConfirmar.module.css';

export function LineasConfirmar() {
  const items = useCarrito(({ carrito }) => carrito.items);
  return (
    <>
      <TodoJunto />
      <PorPases items={items}>{(suyos, nombre) => <Lineas items={suyos} etiqueta={nombre} />}</PorPases>
    </>
  );
}

function Lineas({ items, etiqueta }: { items: readonly ItemCarrito[]; etiqueta: string | undefined }) {
  return (
    <ul className="pila" data-hueco="2" aria-label={etiqueta ?? t('Lo que vas a pedir')}>
      {items.map((item) => (
        <li key={lineaId(item)} className={`pila ${css.linea}`} data-hueco="2">
          <span className="cifras">{item.cantidad} ×</span>
          <div>
            {item.producto.nombre}
            <Elegido {...item} formato={item.formato?.nombre} />
            {item.producto.aPesar && <span className={`suave ${css.nota}`}>{A_PESAR}</span>}
            {item.notas !== undefined && <span className={`suave ${css.nota}`}>{item.notas}</span>}
          </div>
          <span>
            <span className="cifras">
              {aprox(formatCentimos(item.subtotal), item.producto.aPesar === true)}
            </span>
            <span className="solo-lectores"> {t('en total')}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
