import { varianteImagen } from '@carta/contracts/comensal';
import type { FotoAspecto } from '@carta/contracts';
import css from './Logo.module.css';

interface PropsLogo {
  foto: FotoAspecto;
  className?: string | undefined;
}

/** The logo is shown whole and on white, in either mode. */
export function Logo({ foto: { imagen, ancho, alto }, className = '' }: PropsLogo) {
  return (
    <img
      className={`${css.logo} ${className}`}
      src={varianteImagen(imagen, 200, 'webp')}
      alt=""
      width={ancho}
      height={alto}
    />
  );
}
