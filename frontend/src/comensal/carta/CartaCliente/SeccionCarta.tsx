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

/** A phone's first screen shows this many dishes. */
const A_LA_VISTA = 4;

interface PropsSeccionCarta {
  seccion: Seccion;
  primera: boolean;
  evitados: readonly Alergeno[];
  Accion?: ComponentType<PropsAccionProducto>;
  onVer?: (producto: Producto, tipo: TipoPedido) => void;
}

/**
 * React takes over a drawn page section by section, the touched one first, so that a long carta delays no
 * tap. A new prop would hurry a section, hence memo.
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
      <h2 id={titulo}>{nombre}</h2>
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
  isLejos: boolean;
  /** Sets the height of a row; null without photos. */
  foto: TipoPedido | null;
  children: ReactNode;
}

/**
 * Rows out of view are laid out after their section is taken over, one section per frame, so that neither the
 * first paint nor a tap waits.
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
