import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import { ID_NUMERO_MESA, varianteImagen, zonaDeMesa } from '@carta/contracts/comensal';
import type { FotoAspecto, RestaurantePublico } from '@carta/contracts';
import { Logo } from '../../../shared/ui/Logo/Logo';
import { useCierres } from '../horario/cierres';
import { nombreVisible } from '../nombre-visible';
import css from './Cabecera.module.css';

interface PropsCabecera {
  restaurante: RestaurantePublico;
  /** The mesa to show; null shows none. */
  mesa: number | null;
}

const SIN_UBICACION = 'Sin especificar';
/** A longer name is written smaller, so that more of it is read: characters. */
const NOMBRE_LARGO = 32;

/**
 * Whose carta it is, for which mesa or else where, and whether it is open: a row each, the name two at most, for the
 * dishes come below. A zona is said where its prices are the mesa's; who sits at a mesa knows the way.
 */
export function Cabecera({ restaurante, mesa }: PropsCabecera) {
  const nombre = nombreVisible(restaurante);
  const { ubicacion, horario, aspecto: { logo, portada } = {} } = restaurante;
  const zona = zonaDeMesa(restaurante.zonas, mesa);
  return (
    <header className={css.cabecera} data-logo={logo && ''} data-portada={portada && ''}>
      {portada && <Portada foto={portada} />}
      {logo && <Logo foto={logo} className={css.logo} />}
      <h1 className={css.nombre} data-largo={nombre.length > NOMBRE_LARGO ? '' : undefined}>
        {nombre}
      </h1>
      {mesa !== null && (
        <p className={css.mesa}>
          Mesa{' '}
          <span id={ID_NUMERO_MESA} className={css.numero}>
            {mesa}
          </span>
          {zona && ` · ${zona.nombre}`}
        </p>
      )}
      {mesa === null && ubicacion && ubicacion !== SIN_UBICACION && (
        <p className={css.ubicacion}>
          <MapPin aria-hidden="true" />
          {ubicacion}
        </p>
      )}
      {horario && <LineaHorario />}
    </header>
  );
}

/** Its room is kept, and what it weighs is asked for after the words. */
function Portada({ foto: { imagen, ancho, alto } }: { foto: FotoAspecto }) {
  return (
    <img
      className={css.portada}
      src={varianteImagen(imagen, 800, 'webp')}
      alt=""
      width={ancho}
      height={alto}
      loading="lazy"
      decoding="async"
    />
  );
}

/** Told once the phone knows what time it is; its room is there before. */
function LineaHorario() {
  const linea = useCierres((cierres) => cierres.linea);
  return (
    <p className={`${css.ubicacion} ${css.horario}`}>
      {linea !== null && <Clock aria-hidden="true" />}
      {linea}
    </p>
  );
}
