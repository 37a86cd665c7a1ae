import type { Alergeno, Producto, TipoPedido } from '@carta/contracts';
import type { ComponentType } from 'react';
import type { Seccion } from '../secciones';
import { TarjetaProducto } from '../TarjetaProducto';
import css from './SeccionCarta.module.css';

export interface PropsAccionProducto {
  producto: Producto;
}

interface PropsSeccionCarta {
  seccion: Seccion;
  evitados: readonly Alergeno[];
  /** What goes on each card, such as adding to a cart. */
  Accion?: ComponentType<PropsAccionProducto>;
  onVer?: (producto: Producto, tipo: TipoPedido) => void;
}

/** A categoría with its dishes. */
export function SeccionCarta({ seccion, evitados, Accion, onVer }: PropsSeccionCarta) {
  const { ancla, nombre, tipo, productos } = seccion;
  const titulo = `${ancla}-titulo`;
  const conFoto = productos.some(({ imagen }) => imagen !== null);
  return (
    <section id={ancla} className={css.seccion} aria-labelledby={titulo} tabIndex={-1}>
      <h2 id={titulo} className={css.titulo}>
        {nombre}
      </h2>
      <ul className={css.lista}>
        {productos.map((producto) => (
          <li key={producto._id}>
            <TarjetaProducto
              producto={producto}
              tipo={tipo}
              evitados={evitados}
              conFoto={conFoto}
              accion={Accion && <Accion producto={producto} />}
              onVer={onVer}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
