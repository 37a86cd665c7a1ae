import { ANCHOS_GRANDE, ANCHOS_MINIATURA, FORMATOS_IMAGEN, varianteImagen } from '@carta/contracts/comensal';
import type { AnchoImagen, FormatoImagen, Producto, TipoPedido } from '@carta/contracts';
import CupSoda from 'lucide-react/icons/cup-soda';
import Utensils from 'lucide-react/icons/utensils';
import { useCallback, useState } from 'react';
import css from './Foto.module.css';

interface PropsFoto {
  producto: Producto;
  tipo: TipoPedido;
  /** The `sizes` of the image: how wide it is drawn. */
  sizes: string;
  /** `fila` and `miniatura`: squares of 72 and 96 px beside the text; `grande`: the whole width. */
  tamano: 'fila' | 'miniatura' | 'grande';
  /** Among the first that are seen: it does not wait to come near. */
  pronto?: boolean;
}

/** Proportions of a photo nobody measured, in px. */
const SIN_MEDIR = { ancho: 800, alto: 600 };

/** A dish's photo, which arrives last and moves nothing; or a drawing in its place. */
export function Foto({ producto, tipo, sizes, tamano, pronto = false }: PropsFoto) {
  const [rota, setRota] = useState(false);
  /** An image of a page made by the server may have failed before anybody listened. */
  const noteYaRota = useCallback((img: HTMLImageElement | null) => {
    if (img?.complete && img.naturalWidth === 0) setRota(true);
  }, []);
  const { imagen, imagenPrevia } = producto;
  if (imagen === null || rota) return <SinFoto tipo={tipo} tamano={tamano} />;
  const { ancho, alto } = imagenPrevia ?? SIN_MEDIR;
  const anchos = tamano === 'grande' ? ANCHOS_GRANDE : ANCHOS_MINIATURA;
  return (
    <span className={css.foto} data-tamano={tamano}>
      {/* by an attribute: a `style` in HTML made by the server would be against the page's CSP */}
      {imagenPrevia && <svg className={css.color} color={imagenPrevia.color} aria-hidden="true" />}
      <picture>
        {FORMATOS_IMAGEN.map((formato) => (
          <source
            key={formato}
            type={`image/${formato}`}
            srcSet={srcSetOf(imagen, anchos, formato)}
            sizes={sizes}
          />
        ))}
        <img
          ref={noteYaRota}
          className={css.imagen}
          src={imagen}
          alt=""
          width={ancho}
          height={alto}
          loading={pronto ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setRota(true)}
        />
      </picture>
    </span>
  );
}

function srcSetOf(imagen: string, anchos: readonly AnchoImagen[], formato: FormatoImagen): string {
  return anchos.map((ancho) => `${varianteImagen(imagen, ancho, formato)} ${ancho}w`).join(', ');
}

function SinFoto({ tipo, tamano }: Pick<PropsFoto, 'tipo' | 'tamano'>) {
  const Icono = tipo === 'bebida' ? CupSoda : Utensils;
  return (
    <span className={`${css.foto} ${css.sinFoto}`} data-tamano={tamano}>
      <Icono aria-hidden="true" />
    </span>
  );
}
