import { varianteImagen } from '@carta/contracts/comensal';
import type { FotoAspecto } from '@carta/contracts';
import css from './Logo.module.css';

interface PropsLogo {
  foto: FotoAspecto;
  className?: string | undefined;
}

/** A house's logo, whole and on white whatever is behind it; its name stands beside it. */
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
