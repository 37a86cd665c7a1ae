import { FORMATOS_IMAGEN, varianteImagen } from '@carta/contracts/comensal';
import type { AnchoImagen } from '@carta/contracts';

interface PropsFuentesImagen {
  imagen: string;
  anchos: readonly AnchoImagen[];
  sizes: string;
}

/** For a `picture`: the smallest format that a browser knows, in the width that its screen needs. */
export function FuentesImagen({ imagen, anchos, sizes }: PropsFuentesImagen) {
  return FORMATOS_IMAGEN.map((formato) => (
    <source
      key={formato}
      type={`image/${formato}`}
      srcSet={anchos.map((ancho) => `${varianteImagen(imagen, ancho, formato)} ${ancho}w`).join(', ')}
      sizes={sizes}
    />
  ));
}
