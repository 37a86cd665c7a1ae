import { riesgoOf } from '@carta/contracts/comensal';
import type { Alergeno, Producto, TipoPedido } from '@carta/contracts';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Original } from './Original';
import { langDe } from './traducciones';
import { t } from '../../shared/lengua/lengua';
import { Insignia } from '../../shared/ui/Insignia/Insignia';
import { Foto } from '../../shared/ui/Foto/Foto';
import { AVISO_CRUDO } from '../../shared/lib/avisos';
import { CABE_SEGURO, DescripcionPlato } from './DescripcionPlato';
import { Precio } from './Precio';
import { PreciosFormatos } from './PreciosFormatos';
import { Quedan } from './Quedan';
import { Seguridad } from './Seguridad';
import css from './TarjetaProducto.module.css';

interface PropsTarjetaProducto {
  producto: Producto;
  tipo: TipoPedido;
  evitados: readonly Alergeno[];
  /** False where no dish of the section has a photo: a typographic row. */
  conFoto: boolean;
  accion?: ReactNode;
  /** The row becomes a button; without it the dish unfolds in place. */
  onVer?: (producto: Producto, tipo: TipoPedido) => void;
}

/** Name and price on one line, or the formatos below; description and allergens. */
export function TarjetaProducto(props: PropsTarjetaProducto) {
  const { producto, tipo, evitados, conFoto, accion, onVer } = props;
  const { nombre, descripcion, formatos = [], ingredientes, crudo, disponible, porPeso } = producto;
  const riesgo = riesgoOf(producto, evitados);
  const [abierta, setAbierta] = useState(false);
  const isAmpliada = abierta && hasMas(producto);
  const conGrande = isAmpliada && producto.imagen !== null;
  const isBebida = tipo === 'bebida';
  const alLado = disponible ? accion : <Insignia>{t('Agotado')}</Insignia>;
  return (
    <article
      className={`pila ${css.tarjeta}`}
      data-foto={conFoto ? (isBebida ? 'pequena' : 'grande') : undefined}
      data-ampliada={conGrande ? '' : undefined}
      data-agotado={disponible ? undefined : ''}
      data-prohibido={riesgo === 'contiene' ? '' : undefined}
    >
      <div className={`pila ${css.texto}`}>
        <div className={`fila ${css.titular}`} data-seguida="" data-peso={porPeso && ''}>
          <h3 className={`titulillo ${css.nombre}`} data-cuerpo="nombre" lang={langDe(nombre)}>
            {onVer ? (
              <button type="button" className={`${css.ver} cubre`} onClick={() => onVer(producto, tipo)}>
                {nombre}
              </button>
            ) : hasMas(producto) ? (
              <button
                type="button"
                className={`${css.ver} cubre`}
                aria-expanded={isAmpliada}
                onClick={() => setAbierta(!isAmpliada)}
              >
                {nombre}
              </button>
            ) : (
              nombre
            )}
          </h3>
          {formatos.length === 0 && (
            <>
              {!conFoto && <span className={`crece ${css.guia}`} />}
              <p className={`${css.precio} cifras`}>
                <Precio de={producto} />
              </p>
            </>
          )}
        </div>
        <Original de={producto} />
        {formatos.length > 0 && <PreciosFormatos formatos={formatos} />}
        {descripcion && <DescripcionPlato texto={descripcion} entera={isAmpliada} />}
        {isAmpliada && ingredientes.length > 0 && (
          <p className={css.nota}>{t('Ingredientes: {lista}', { lista: ingredientes.join(', ') })}</p>
        )}
        <div className={`pila ${css.seguridad}`}>
          <Quedan producto={producto} />
          <Seguridad de={producto} evitados={evitados} />
          {crudo && <p className={css.nota}>{t(AVISO_CRUDO)}</p>}
        </div>
      </div>
      {(conFoto || alLado) && (
        <div className={css.lado}>
          {conFoto && (
            <Foto
              producto={producto}
              tipo={tipo}
              {...(conGrande
                ? { sizes: '(max-width: 720px) 100vw, 420px', tamano: 'grande' }
                : { sizes: isBebida ? '72px' : '96px', tamano: isBebida ? 'fila' : 'miniatura' })}
            />
          )}
          {alLado && <div className={css.accion}>{alLado}</div>}
        </div>
      )}
    </article>
  );
}

function hasMas({ imagen, descripcion, ingredientes }: Producto): boolean {
  return imagen !== null || ingredientes.length > 0 || descripcion.length >= CABE_SEGURO;
}
