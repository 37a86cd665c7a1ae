import { formatEuros } from '@carta/contracts';
import type { CambioCarrito } from '../../../pedir/transiciones';
import { useCarrito } from '../useCarrito';
import css from './Recuadro.module.css';

/** Why the order was not taken, and what is different now. */
export function NoticiaCarrito() {
  const noticia = useCarrito((carrito) => carrito.noticia);
  if (noticia === null) return null;
  return (
    <div className={css.recuadro} data-tono="peligro" role="alert">
      <p className={css.titulo}>{noticia.mensaje}</p>
      {noticia.cambios.length > 0 && (
        <ul className={css.cambios}>
          {noticia.cambios.map((cambio) => (
            <li key={`${cambio.tipo}-${cambio.nombre}`}>{describe(cambio)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function describe(cambio: CambioCarrito): string {
  if (cambio.tipo === 'agotado') return `${cambio.nombre}: agotado`;
  if (cambio.tipo === 'disponible') return `${cambio.nombre}: vuelve a estar disponible`;
  return `${cambio.nombre}: ahora cuesta ${formatEuros(cambio.ahora)} (antes ${formatEuros(cambio.antes)})`;
}
