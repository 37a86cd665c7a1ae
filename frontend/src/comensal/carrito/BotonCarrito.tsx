import { unidades } from '@carta/contracts/comensal';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { t, tn } from '../../shared/lengua/lengua';
import { TEXTO } from '../../pedir/textos-envio';
import { textoTotal } from '../../pedir/total';
import { useCarrito } from './useCarrito';
import css from './BotonCarrito.module.css';

interface PropsBotonCarrito {
  onClick: () => void;
}

export function BotonCarrito({ onClick }: PropsBotonCarrito) {
  const cuantos = useCarrito(({ carrito }) => unidades(carrito));
  const vacio = useCarrito(({ carrito }) => carrito.items.length === 0);
  const total = useCarrito(({ carrito }) => textoTotal(carrito));
  const fase = useCarrito((carrito) => carrito.fase);
  const enCamino = useCarrito(({ envio }) => envio !== null);
  if (vacio && !enCamino) return null;
  const pendiente = fase === 'sin_respuesta' || fase === 'caducado';
  const texto = t(fase === 'enviando' ? TEXTO.enviando : TEXTO.comprobando);
  return (
    <button type="button" className={css.boton} data-pendiente={pendiente ? '' : undefined} onClick={onClick}>
      {enCamino ? (
        <span className={`recorta ${css.texto}`}>{pendiente ? t(TEXTO.sinConfirmar) : texto}</span>
      ) : (
        <>
          <ShoppingBag className={css.icono} aria-hidden="true" />
          <span className={`recorta ${css.texto}`}>{t('Ver carrito')}</span>
          <span className={`${css.cuantos} cifras`}>
            {cuantos} <span className="solo-lectores">{tn(cuantos, 'producto', 'productos')}</span>
          </span>
        </>
      )}
      <span className={`${css.total} cifras`}>{total}</span>
    </button>
  );
}
