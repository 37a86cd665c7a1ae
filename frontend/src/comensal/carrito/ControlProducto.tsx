import {
  MAX_UNIDADES,
  cantidadDeLinea,
  cantidadOf,
  isPorElegir,
  lineaId,
  lineasDe,
  productoDeCarrito,
} from '@carta/contracts/comensal';
import type { Producto } from '@carta/contracts';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useRef } from 'react';
import { t } from '../../shared/lengua/lengua';
import { anunciar } from '../../shared/lib/anunciar';
import { TOAST_PEDIDO } from '../../pedir/textos-envio';
import { Boton } from '../../shared/ui/Boton/Boton';
import { BotonIcono } from '../../shared/ui/BotonIcono/BotonIcono';
import { showToast } from '../../shared/ui/Toasts/toast';
import { useAbrirCarrito, useCarrito, useCarritoStore, useElegir } from './useCarrito';
import css from './ControlProducto.module.css';
import { useMotivoCierre } from './useMotivoCierre';

/** A tap vibrates for this many ms. */
const TOQUE = 10;

interface PropsControlProducto {
  producto: Pick<Producto, '_id' | 'nombre' | 'precio' | 'porPeso' | 'formatos' | 'opciones' | 'menu'>;
}

/**
 * On a dish's card: + adds to its plain line, or opens its choices; − shows the cart if the dish has several
 * lines, because only there one can say which.
 */
export function ControlProducto({ producto }: PropsControlProducto) {
  const { _id, nombre } = producto;
  const conEleccion = isPorElegir(producto);
  const cantidad = useCarrito(({ carrito }) => cantidadOf(carrito, _id));
  const lleno = useCarrito(({ carrito }) => cantidadDeLinea(carrito, _id) >= MAX_UNIDADES);
  const varias = useCarrito(({ carrito }) => lineasDe(carrito, _id).length > 1);
  const bloqueado = useCarrito(({ envio }) => envio !== null);
  const motivo = useMotivoCierre(_id);
  const add = useCarrito((carrito) => carrito.add);
  const decrement = useCarrito((carrito) => carrito.decrement);
  const store = useCarritoStore();
  const openCarrito = useAbrirCarrito();
  const elegir = useElegir();
  const mas = useRef<HTMLButtonElement>(null);

  function tellCantidad() {
    anunciar(`${nombre}: ${cantidadOf(store.getState().carrito, _id)}`, _id);
  }

  function handleMas() {
    if (motivo !== null) return showToast({ id: TOAST_PEDIDO, texto: motivo });
    if (conEleccion) return elegir(_id);
    add(productoDeCarrito(producto));
    tellCantidad();
    if ('vibrate' in navigator) navigator.vibrate(TOQUE);
  }

  function handleMenos() {
    const [linea, segunda] = lineasDe(store.getState().carrito, _id);
    if (segunda) return openCarrito(_id);
    if (linea) decrement(lineaId(linea));
    tellCantidad();
    if (cantidad === 1) mas.current?.focus();
  }

  return (
    <div className={css.control} role="group" aria-label={t('Cantidad de {nombre}', { nombre })}>
      {cantidad > 0 && (
        <>
          <BotonIcono
            etiqueta={
              varias
                ? t('Elegir en el carrito cuál de {nombre} se quita', { nombre })
                : t('Quitar uno de {nombre}', { nombre })
            }
            icono={<Minus aria-hidden="true" />}
            disabled={bloqueado}
            onClick={handleMenos}
          />
          <span className={`${css.cantidad} cifras`}>{cantidad}</span>
        </>
      )}
      {producto.menu ? (
        <Boton
          ref={mas}
          className={css.mas}
          tamano="compacto"
          aria-label={withMotivo(t('Elegir {nombre}', { nombre }), motivo)}
          aria-haspopup="dialog"
          disabled={bloqueado || lleno}
          aria-disabled={motivo !== null || undefined}
          onClick={handleMas}
        >
          {t('Elegir')}
        </Boton>
      ) : (
        <BotonIcono
          ref={mas}
          className={css.mas}
          etiqueta={withMotivo(
            cantidad === 0 ? t('Añadir {nombre}', { nombre }) : t('Añadir uno de {nombre}', { nombre }),
            motivo,
          )}
          icono={<Plus aria-hidden="true" />}
          aria-haspopup={conEleccion ? 'dialog' : undefined}
          disabled={bloqueado || lleno}
          aria-disabled={motivo !== null || undefined}
          onClick={handleMas}
        />
      )}
    </div>
  );
}

function withMotivo(etiqueta: string, motivo: string | null): string {
  return motivo === null ? etiqueta : `${etiqueta}. ${motivo}`;
}
