import { ANCHOS_GRANDE, ANCHOS_MINIATURA, FORMATOS_IMAGEN, varianteImagen } from '@carta/contracts/comensal';
import type { AnchoImagen, FormatoImagen, Producto, TipoPedido } from '@carta/contracts';
import CupSoda from 'lucide-react/icons/cup-soda';
import Utensils from 'lucide-react/icons/utensils';
import { useCallback, useState } from 'react';
import { useHidratada } from '../../lib/useHidratada';
import css from './Foto.module.css';

interface PropsFoto {
  producto: Producto;
  tipo: TipoPedido;
  sizes: string;
  /** They are squares of 72 and 96 px, or the whole width. */
  tamano: 'fila' | 'miniatura' | 'grande';
  /** It is among the first on screen, so drawn with the page; the others would keep the line from its scripts. */
  pronto?: boolean;
}

const SIN_MEDIR = { ancho: 800, alto: 600 };

/** The photo arrives without moving anything; a drawing replaces a missing one. */
export function Foto({ producto, tipo, sizes, tamano, pronto = false }: PropsFoto) {
  const [rota, setRota] = useState(false);
  /** A server-drawn image may fail before anybody listens. */
  const noteYaRota = useCallback((img: HTMLImageElement | null) => {
    if (img?.complete && img.naturalWidth === 0) setRota(true);
  }, []);
  const isHidratada = useHidratada();
  const { imagen, imagenPrevia } = producto;
  if (imagen === null || rota) return <SinFoto tipo={tipo} tamano={tamano} />;
  const { ancho, alto } = imagenPrevia ?? SIN_MEDIR;
  const anchos = tamano === 'grande' ? ANCHOS_GRANDE : ANCHOS_MINIATURA;
  return (
    <span className={css.foto} data-tamano={tamano}>
      {/* it is an attribute, because the page's CSP forbids `style` in server-drawn HTML */}
      {imagenPrevia && <svg className={css.color} color={imagenPrevia.color} aria-hidden="true" />}
      {(pronto || isHidratada) && (
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
      )}
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
