import { MAX_UNIDADES, formatCentimos, formatEuros, lineaId } from '@carta/contracts';
import type { ItemCarrito } from '@carta/contracts';
import Trash2 from 'lucide-react/icons/trash';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { useState } from 'react';
import type { Ref, RefObject } from 'react';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { BotonIcono } from '../../../shared/ui/BotonIcono/BotonIcono';
import { Contador } from '../../../shared/ui/Contador/Contador';
import { Insignia } from '../../../shared/ui/Insignia/Insignia';
import { TOAST_PEDIDO } from '../../../pedir/textos';
import type { Avisos } from '../avisos';
import { useCarrito } from '../useCarrito';
import { NotaLinea } from './NotaLinea';
import css from './ListaCarrito.module.css';

interface PropsListaCarrito {
  avisos: Avisos;
  /** The product whose first line is wanted. */
  desde: string | undefined;
  /** Where that line is told. */
  primera: RefObject<HTMLLIElement | null>;
}

/** What is in the cart. While an order is on its way it can be read but not touched. */
export function ListaCarrito({ avisos, desde, primera }: PropsListaCarrito) {
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
          <Linea
            key={claveOf(items, i)}
            ref={item === buscada ? primera : undefined}
            item={item}
            aviso={avisos.of(item.producto._id)}
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

/** The same for a line whose note changes, so that a finger or a focus on it is not lost. */
function claveOf(items: readonly ItemCarrito[], i: number): string {
  const id = items[i]?.producto._id;
  return `${id} ${items.slice(0, i).filter(({ producto }) => producto._id === id).length}`;
}

interface PropsLinea {
  item: ItemCarrito;
  /** What whoever avoids something has to know of it. */
  aviso: string | null;
  bloqueado: boolean;
  /** Its note has just been written: the focus is its button's. */
  anotada: boolean;
  onAnotada: (lineaId: string | null) => void;
  ref: Ref<HTMLLIElement> | undefined;
}

function Linea({ item, aviso, bloqueado, anotada, onAnotada, ref }: PropsLinea) {
  const { producto, cantidad, subtotal, agotado, notas } = item;
  const id = lineaId(item);
  const nombre = notas === undefined ? producto.nombre : `${producto.nombre}, ${notas}`;
  const add = useCarrito((carrito) => carrito.add);
  const decrement = useCarrito((carrito) => carrito.decrement);
  const remove = useCarrito((carrito) => carrito.remove);
  const restore = useCarrito((carrito) => carrito.restore);

  function removeConVuelta(quitar: () => void) {
    quitar();
    showToast({
      id: TOAST_PEDIDO,
      texto: `Has quitado ${producto.nombre}`,
      accion: { texto: 'Deshacer', onAction: () => restore(item) },
    });
  }

  function handleMenos() {
    if (cantidad === 1) removeConVuelta(() => decrement(id));
    else decrement(id);
  }

  return (
    <li ref={ref} tabIndex={-1} className={css.linea} data-agotado={agotado ? '' : undefined}>
      <div>
        <p className={css.nombre}>{producto.nombre}</p>
        <p className={css.precio}>
          <span>
            <span className="cifras">{formatEuros(producto.precio)}</span>
            <span className="solo-lectores"> cada una</span>
          </span>
          {agotado && <Insignia>Agotado</Insignia>}
        </p>
        {aviso !== null && (
          <p className={css.aviso}>
            <TriangleAlert aria-hidden="true" />
            {aviso}
          </p>
        )}
      </div>
      {!bloqueado && (
        <BotonIcono
          className={css.quitar}
          etiqueta={`Quitar ${nombre}`}
          icono={<Trash2 aria-hidden="true" />}
          onClick={() => removeConVuelta(() => remove(id))}
        />
      )}
      <div className={css.cuenta}>
        {bloqueado || agotado ? (
          <span className="cifras">{cantidad} ×</span>
        ) : (
          <Contador
            valor={cantidad}
            etiqueta={`Cantidad de ${nombre}`}
            etiquetaMenos={`Quitar uno de ${nombre}`}
            etiquetaMas={`Añadir uno de ${nombre}`}
            onMenos={handleMenos}
            onMas={() => add(producto, { notas })}
            maximo={MAX_UNIDADES}
          />
        )}
        <span className={css.subtotal}>
          <span className="cifras">{formatCentimos(subtotal)}</span>
          <span className="solo-lectores"> en total</span>
        </span>
      </div>
      <NotaLinea item={item} bloqueado={bloqueado || agotado === true} enfocada={anotada} onFin={onAnotada} />
    </li>
  );
}
