import { A_PESAR, MAX_UNIDADES, aprox, formatCentimos, formatEuros, lineaId } from '@carta/contracts';
import type { ItemCarrito } from '@carta/contracts';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Clock from 'lucide-react/icons/clock';
import Trash2 from 'lucide-react/icons/trash';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { Ref } from 'react';
import { t } from '../../../shared/lengua/lengua';
import { useMantener } from '../../../shared/lib/useMantener';
import { nombreDeItem } from '../../../shared/lib/nombre-linea';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { BotonIcono } from '../../../shared/ui/BotonIcono/BotonIcono';
import { Contador } from '../../../shared/ui/Contador/Contador';
import { Elegido } from '../../../shared/ui/Elegido/Elegido';
import { Insignia } from '../../../shared/ui/Insignia/Insignia';
import { TOAST_PEDIDO } from '../../../pedir/textos-envio';
import { useCierre } from '../../carta/horario/cierres';
import { useCarrito } from '../useCarrito';
import { useMoverPase } from './MoverPase';
import { NotaLinea } from './NotaLinea';
import css from './ListaCarrito.module.css';

interface PropsLineaCarrito {
  item: ItemCarrito;
  aviso: string | null;
  /** `falta`: what has to be chosen; null: nothing to choose. */
  asks: { falta: string | null } | null;
  onCambiar: () => void;
  bloqueado: boolean;
  /** The dish's name stands above already. */
  bajoSuNombre: boolean;
  /** Its note was just written: its button takes the focus. */
  anotada: boolean;
  onAnotada: (lineaId: string | null) => void;
  ref: Ref<HTMLLIElement> | undefined;
}

export function LineaCarrito(props: PropsLineaCarrito) {
  const { item, aviso, asks, onCambiar, bloqueado, bajoSuNombre, anotada, onAnotada, ref } = props;
  const { producto, cantidad, subtotal, agotado, formato } = item;
  const id = lineaId(item);
  const nombre = nombreDeItem(item);
  const onMover = useMoverPase(item);
  const mantener = useMantener(bloqueado ? null : onMover);
  const change = useCarrito((carrito) => carrito.change);
  const decrement = useCarrito((carrito) => carrito.decrement);
  const remove = useCarrito((carrito) => carrito.remove);
  const restore = useCarrito((carrito) => carrito.restore);

  function removeConVuelta(quitar: () => void) {
    quitar();
    showToast({
      id: TOAST_PEDIDO,
      texto: t('Has quitado {nombre}', { nombre: producto.nombre }),
      accion: { texto: t('Deshacer'), onAction: () => restore(item) },
    });
  }

  function handleMenos() {
    if (cantidad === 1) removeConVuelta(() => decrement(id));
    else decrement(id);
  }

  const quitar = (
    <BotonIcono
      className={css.quitar}
      etiqueta={t('Quitar {nombre}', { nombre })}
      icono={<Trash2 aria-hidden="true" />}
      onClick={() => removeConVuelta(() => remove(id))}
    />
  );
  return (
    <li
      ref={ref}
      tabIndex={-1}
      className={css.linea}
      data-agotado={agotado ? '' : undefined}
      data-mantener={onMover ? '' : undefined}
      {...mantener}
    >
      <div>
        <p className={bajoSuNombre ? 'solo-lectores' : css.nombre}>{producto.nombre}</p>
        <Elegido {...item} formato={formato?.nombre} />
        <p className={`renglon ${css.precio}`}>
          <span>
            <span className="cifras">{aprox(formatEuros(producto.precio), producto.aPesar === true)}</span>
            <span className="solo-lectores"> {t('cada una')}</span>
          </span>
          {agotado && <Insignia>{t('Agotado')}</Insignia>}
          {asks && !bloqueado && (
            <Boton
              className={css.cambiar}
              variante="fantasma"
              tamano="compacto"
              aria-label={t('Cambiar {nombre}', { nombre })}
              aria-haspopup="dialog"
              onClick={onCambiar}
            >
              {t('Cambiar')}
            </Boton>
          )}
        </p>
        {producto.aPesar && <p className="suave">{A_PESAR}</p>}
        <AvisosLinea item={item} aviso={aviso} falta={asks?.falta ?? null} bloqueado={bloqueado} />
      </div>
      {!bloqueado && !onMover && quitar}
      {!bloqueado && onMover && (
        <div className="fila" data-seguida="" data-hueco="0">
          <BotonIcono
            etiqueta={t('Cambiar de pase {nombre}', { nombre })}
            icono={<Ellipsis aria-hidden="true" />}
            aria-haspopup="dialog"
            onClick={onMover}
          />
          {quitar}
        </div>
      )}
      <div className={`renglon ${css.cuenta}`} data-extremos="" data-hueco="0">
        {bloqueado || agotado ? (
          <span className="cifras">{cantidad} ×</span>
        ) : (
          <Contador
            valor={cantidad}
            etiqueta={t('Cantidad de {nombre}', { nombre })}
            etiquetaMenos={t('Quitar uno de {nombre}', { nombre })}
            etiquetaMas={t('Añadir uno de {nombre}', { nombre })}
            onMenos={handleMenos}
            onMas={() => change(id, item, cantidad + 1)}
            maximo={MAX_UNIDADES}
          />
        )}
        <span className={`fuerte ${css.subtotal}`}>
          <span className="cifras">{aprox(formatCentimos(subtotal), producto.aPesar === true)}</span>
          <span className="solo-lectores"> {t('en total')}</span>
        </span>
      </div>
      <NotaLinea item={item} bloqueado={bloqueado || agotado === true} enfocada={anotada} onFin={onAnotada} />
    </li>
  );
}

interface PropsAvisosLinea extends Pick<PropsLineaCarrito, 'item' | 'aviso' | 'bloqueado'> {
  /** What has to be chosen. */
  falta: string | null;
}

function AvisosLinea({ item, aviso, falta, bloqueado }: PropsAvisosLinea) {
  const cierre = useCierre(item.producto._id);
  return (
    <>
      {falta !== null && !item.agotado && (
        <p className={css.aviso}>
          <TriangleAlert aria-hidden="true" />
          {falta}
        </p>
      )}
      {cierre && !bloqueado && (
        <p className={css.cierre}>
          <Clock aria-hidden="true" />
          {cierre.gracia === null ? cierre.motivo : t('Se puede pedir hasta {hora}', { hora: cierre.gracia })}
        </p>
      )}
      {aviso !== null && (
        <p className={css.aviso}>
          <TriangleAlert aria-hidden="true" />
          {aviso}
        </p>
      )}
    </>
  );
}
