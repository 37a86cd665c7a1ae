import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import { ANCHOS_GRANDE, ID_NUMERO_MESA, varianteImagen, zonaDeMesa } from '@carta/contracts/comensal';
import type { FotoAspecto, RestaurantePublico } from '@carta/contracts';
import { t } from '../../../shared/lengua/lengua';
import { FuentesImagen } from '../../../shared/ui/Foto/FuentesImagen';
import { Logo } from '../../../shared/ui/Logo/Logo';
import { useCierres } from '../horario/cierres';
import { nombreVisible } from '../nombre-visible';
import css from './Cabecera.module.css';

interface PropsCabecera {
  restaurante: RestaurantePublico;
  mesa: number | null;
}

const SIN_UBICACION = 'Sin especificar';
/** Characters above which the name is set smaller. */
const NOMBRE_LARGO = 32;

/**
 * A row each, the name two at most, because the dishes come below. The zona is shown where it sets the
 * prices.
 */
export function Cabecera({ restaurante, mesa }: PropsCabecera) {
  const nombre = nombreVisible(restaurante);
  const { ubicacion, horario, aspecto: { logo, portada } = {} } = restaurante;
  const zona = zonaDeMesa(restaurante.zonas, mesa);
  return (
    <header className={css.cabecera} data-logo={logo && ''} data-portada={portada && ''}>
      {portada && <Portada foto={portada} />}
      {logo && <Logo foto={logo} className={css.logo} />}
      <h1 className={css.nombre} data-largo={nombre.length > NOMBRE_LARGO ? '' : undefined} title={nombre}>
        {nombre}
      </h1>
      {mesa !== null && (
        <p className={`recorta ${css.mesa}`} title={zona?.nombre}>
          {t('Mesa')}{' '}
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

/** On a phone a third of its width in pixels will do, since it lies under a veil. */
const SIZES_PORTADA = '(max-width: 719px) 130px, 100vw';

/** The largest thing of a first screen, so it comes with the page. */
function Portada({ foto: { imagen, ancho, alto } }: { foto: FotoAspecto }) {
  return (
    <picture>
      <FuentesImagen imagen={imagen} anchos={ANCHOS_GRANDE} sizes={SIZES_PORTADA} />
      <img
        className={css.portada}
        src={varianteImagen(imagen, 800, 'webp')}
        alt=""
        width={ancho}
        height={alto}
        decoding="async"
      />
    </picture>
  );
}

/** Shown once the phone knows the time; its room is kept. */
function LineaHorario() {
  const linea = useCierres((cierres) => cierres.linea);
  return (
    <p className={`${css.ubicacion} ${css.horario}`}>
      {linea !== null && <Clock aria-hidden="true" />}
      {linea}
    </p>
  );
}
