import { formatEuros } from '@carta/contracts';
import type { CambioCarrito } from '../../../pedir/transiciones';
import { t } from '../../../shared/lengua/lengua';
import { useCarrito } from '../useCarrito';
import css from './Recuadro.module.css';

/** Why an order was not taken, and what has changed in the cart meanwhile. */
export function NoticiaCarrito() {
  const noticia = useCarrito((carrito) => carrito.noticia);
  if (noticia === null) return null;
  return (
    <div className={css.recuadro} data-tono="peligro" role="alert">
      <p className={css.titulo}>{noticia.mensaje}</p>
      {noticia.cambios.length > 0 && (
        <ul className={`pila ${css.cambios}`} data-hueco="1">
          {noticia.cambios.map((cambio) => (
            <li key={`${cambio.tipo}-${cambio.nombre}`}>{describe(cambio)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function describe(cambio: CambioCarrito): string {
  if (cambio.tipo === 'agotado') return t('{nombre}: agotado', { nombre: cambio.nombre });
  if (cambio.tipo === 'disponible')
    return t('{nombre}: vuelve a estar disponible', { nombre: cambio.nombre });
  if (cambio.tipo === 'quedan') {
    return cambio.quedan === 0
      ? t('{nombre}: lo hemos quitado, ya no quedan más', { nombre: cambio.nombre })
      : t('{nombre}: hemos dejado {quedan}, no quedan más', { nombre: cambio.nombre, quedan: cambio.quedan });
  }
  if (cambio.tipo === 'por_elegir') return t('{nombre}: falta elegir algo', { nombre: cambio.nombre });
  return t('{nombre}: ahora cuesta {ahora} (antes {antes})', {
    nombre: cambio.nombre,
    ahora: formatEuros(cambio.ahora),
    antes: formatEuros(cambio.antes),
  });
}
