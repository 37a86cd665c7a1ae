import MapPin from 'lucide-react/icons/map-pin';
import { zonaDeMesa } from '@carta/contracts/comensal';
import type { RestaurantePublico } from '@carta/contracts';
import { nombreVisible } from '../nombre-visible';
import css from './Cabecera.module.css';

interface PropsCabecera {
  restaurante: RestaurantePublico;
  /** The mesa to show; null shows none. */
  mesa: number | null;
}

const SIN_UBICACION = 'Sin especificar';

/** Whose carta it is, where, and for which mesa, in two lines; a zona is said where its prices are the mesa's. */
export function Cabecera({ restaurante, mesa }: PropsCabecera) {
  const nombre = nombreVisible(restaurante);
  const { ubicacion } = restaurante;
  const zona = zonaDeMesa(restaurante.zonas, mesa);
  return (
    <header className={css.cabecera}>
      <h1 className={css.nombre}>{nombre}</h1>
      {mesa !== null && (
        <p className={css.mesa}>
          Mesa <span className={css.numero}>{mesa}</span>
          {zona && ` · ${zona.nombre}`}
        </p>
      )}
      {ubicacion && ubicacion !== SIN_UBICACION && (
        <p className={css.ubicacion}>
          <MapPin aria-hidden="true" />
          {ubicacion}
        </p>
      )}
    </header>
  );
}
