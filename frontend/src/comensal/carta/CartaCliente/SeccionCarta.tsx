import { textoHoras } from '@carta/contracts/comensal';
import type { Alergeno, Producto, TipoPedido } from '@carta/contracts';
import { useEffect, useState } from 'react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { Original } from '../Original';
import type { Primera } from '../../../shared/lengua/frases';
import { t } from '../../../shared/lengua/lengua';
import { nextCuadro } from '../../../shared/lib/cuadro';
import { useHidratada } from '../../../shared/lib/useHidratada';
import { LimiteTarjeta } from '../../../shared/ui/Limite/LimiteTarjeta';
import { pieza } from '../pieza';
import type { Seccion } from '../secciones';
import { TarjetaMenu } from '../TarjetaMenu';
import { TarjetaProducto } from '../TarjetaProducto';
import css from './SeccionCarta.module.css';

export interface PropsAccionProducto {
  producto: Producto;
}

interface PropsSeccionCarta {
  seccion: Seccion;
  primera: boolean;
  evitados: readonly Alergeno[];
  Accion?: ComponentType<PropsAccionProducto>;
  onVer?: (producto: Producto, tipo: TipoPedido) => void;
}

export const SeccionCarta = pieza(function SeccionCarta({
  seccion,
  primera,
  ...deLaCarta
}: PropsSeccionCarta) {
  const { ancla, nombre, lang, tipo, horas, productos } = seccion;
  const titulo = `${ancla}-titulo`;
  const conFoto = productos.some(({ imagen }) => imagen !== null);
  return (
    <section id={ancla} className={css.seccion} aria-labelledby={titulo} tabIndex={-1}>
      <h2 id={titulo} lang={lang}>
        {nombre}
      </h2>
      <Original de={seccion} />
      {horas && <p className={`tenue ${css.horas}`}>{textoHoras(horas, t<Primera>)}</p>}
      <Lista isLejos={!primera} foto={conFoto ? tipo : null}>
        {productos.map((producto) => (
          <li key={producto._id} data-menu={producto.menu && ''}>
            <LimiteTarjeta nombre={producto.nombre} de={producto}>
              <Plato producto={producto} tipo={tipo} conFoto={conFoto} {...deLaCarta} />
            </LimiteTarjeta>
          </li>
        ))}
      </Lista>
    </section>
  );
});

type PropsPlato = Omit<ComponentProps<typeof TarjetaProducto>, 'accion'> & Pick<PropsSeccionCarta, 'Accion'>;

const Plato = pieza(function Plato({ Accion, ...props }: PropsPlato) {
  const { producto, evitados } = props;
  const accion = Accion && <Accion producto={producto} />;
  if (!producto.menu) return <TarjetaProducto {...props} accion={accion} />;
  return <TarjetaMenu producto={producto} menu={producto.menu} evitados={evitados} accion={accion} />;
});

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
