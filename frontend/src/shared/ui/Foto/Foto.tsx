import { ANCHOS_GRANDE, ANCHOS_MINIATURA } from '@carta/contracts/comensal';
import type { Producto, TipoPedido } from '@carta/contracts';
import CupSoda from 'lucide-react/icons/cup-soda';
import Utensils from 'lucide-react/icons/utensils';
import { useState } from 'react';
import { useHidratada } from '../../lib/useHidratada';
import css from './Foto.module.css';
import { FuentesImagen } from './FuentesImagen';

interface PropsFoto {
  producto: Producto;
  tipo: TipoPedido;
  sizes: string;
  /** They are squares of 72 and 96 px, or the whole width. */
  tamano: 'fila' | 'miniatura' | 'grande';
}

const SIN_MEDIR = { ancho: 800, alto: 600 };

/**
 * The photo arrives without moving anything, and after a drawn page's scripts, which it would keep from the line. A
 * drawing replaces a missing one.
 */
export function Foto({ producto, tipo, sizes, tamano }: PropsFoto) {
  const [rota, setRota] = useState(false);
  const isHidratada = useHidratada();
  const { imagen, imagenPrevia } = producto;
  if (imagen === null || rota) return <SinFoto tipo={tipo} tamano={tamano} />;
  const { ancho, alto } = imagenPrevia ?? SIN_MEDIR;
  const anchos = tamano === 'grande' ? ANCHOS_GRANDE : ANCHOS_MINIATURA;
  return (
    <span className={css.foto} data-tamano={tamano}>
      {/* it is an attribute, because the page's CSP forbids `style` in server-drawn HTML */}
      {imagenPrevia && <svg className={css.color} color={imagenPrevia.color} aria-hidden="true" />}
      {isHidratada && (
        <picture>
          <FuentesImagen imagen={imagen} anchos={anchos} sizes={sizes} />
          <img
            className={css.imagen}
            src={imagen}
            alt=""
            width={ancho}
            height={alto}
            loading="lazy"
            decoding="async"
            onError={() => setRota(true)}
          />
        </picture>
      )}
    </span>
  );
}

function SinFoto({ tipo, tamano }: Pick<PropsFoto, 'tipo' | 'tamano'>) {
  const Icono = tipo === 'bebida' ? CupSoda : Utensils;
  return (
    <span className={`${css.foto} ${css.sinFoto}`} data-tamano={tamano}>
      <Icono aria-hidden="true" />
    </span>
  );
}
