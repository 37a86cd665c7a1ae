import { textoHoras } from '@carta/contracts/comensal';
import type { Alergeno, Producto, TipoPedido } from '@carta/contracts';
import { Suspense, memo, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { nextCuadro } from '../../../shared/lib/cuadro';
import { useHidratada } from '../../../shared/lib/useHidratada';
import { LimiteTarjeta } from '../../../shared/ui/Limite/LimiteTarjeta';
import type { Seccion } from '../secciones';
import { TarjetaProducto } from '../TarjetaProducto';
import css from './SeccionCarta.module.css';

export interface PropsAccionProducto {
  producto: Producto;
}

/** Dishes that fit on a phone's screen below the head of the carta. */
const A_LA_VISTA = 4;

interface PropsSeccionCarta {
  seccion: Seccion;
  /** Whether the carta begins with it. */
  primera: boolean;
  evitados: readonly Alergeno[];
  /** What goes on each card, such as adding to a cart. */
  Accion?: ComponentType<PropsAccionProducto>;
  onVer?: (producto: Producto, tipo: TipoPedido) => void;
}

/**
 * A categoría with its dishes. A page that came drawn is taken over by sections, each by itself and what is touched
 * first: a long carta keeps no finger waiting. One that is not taken over yet is hurried by any new prop, hence memo.
 */
export const SeccionCarta = memo(function SeccionCarta(props: PropsSeccionCarta) {
  return (
    <Suspense>
      <Dibujada {...props} />
    </Suspense>
  );
});

function Dibujada({ seccion, primera, evitados, Accion, onVer }: PropsSeccionCarta) {
  const { ancla, nombre, tipo, horas, productos } = seccion;
  const titulo = `${ancla}-titulo`;
  const conFoto = productos.some(({ imagen }) => imagen !== null);
  return (
    <section id={ancla} className={css.seccion} aria-labelledby={titulo} tabIndex={-1}>
      <h2 id={titulo} className={css.titulo}>
        {nombre}
      </h2>
      {horas && <p className={css.horas}>{textoHoras(horas)}</p>}
      <Lista isLejos={!primera} foto={conFoto ? tipo : null}>
        {productos.map((producto, i) => (
          <li key={producto._id}>
            <LimiteTarjeta nombre={producto.nombre} de={producto}>
              <TarjetaProducto
                producto={producto}
                tipo={tipo}
                evitados={evitados}
                conFoto={conFoto}
                primera={primera && i < A_LA_VISTA}
                accion={Accion && <Accion producto={producto} />}
                onVer={onVer}
              />
            </LimiteTarjeta>
          </li>
        ))}
      </Lista>
    </section>
  );
}

interface PropsLista {
  /** Beyond what is seen first. */
  isLejos: boolean;
  /** What there are photos of, if there are: it says how tall a row is. */
  foto: TipoPedido | null;
  children: ReactNode;
}

/**
 * Rows that nobody sees yet are laid out once their section is taken over, so that the first paint does not wait
 * for them; and the sections one by one, so that no finger does.
 */
function Lista({ isLejos, foto, children }: PropsLista) {
  const isHidratada = useHidratada();
  const [isDispuesta, setDispuesta] = useState(isHidratada || !isLejos);
  useEffect(() => {
    if (!isDispuesta) void nextCuadro().then(() => setDispuesta(true));
  }, [isDispuesta]);
  return (
    <ul className={css.lista} data-lejos={isDispuesta ? undefined : (foto ?? 'sin')}>
      {children}
    </ul>
  );
}
