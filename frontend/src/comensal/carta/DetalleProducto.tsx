import { declaracionOf, formatEuros } from '@carta/contracts';
import { HojaInferior } from '../../shared/ui/HojaInferior/HojaInferior';
import { Insignia } from '../../shared/ui/Insignia/Insignia';
import { Alergenos } from '../../shared/ui/Alergenos/Alergenos';
import { Foto } from '../../shared/ui/Foto/Foto';
import type { ProductoVisto } from './producto-visto';
import { SIN_DECLARAR } from './sin-declarar';
import css from './DetalleProducto.module.css';

/** Pixels to drag down before letting go closes. */
const UMBRAL = 100;

const TEXTO_DECLARACION = {
  contiene: null,
  ninguno: 'No contiene ninguno de los 14 que hay que declarar.',
  sin_declarar: `${SIN_DECLARAR}.`,
} as const;

interface PropsDetalleProducto {
  /** The dish on show; null closes the sheet. */
  visto: ProductoVisto | null;
  onClose: () => void;
}

/** A dish up close, in restaurants that do not take orders. */
export function DetalleProducto({ visto, onClose }: PropsDetalleProducto) {
  return (
    <HojaInferior abierta={visto !== null} onClose={onClose} titulo={visto?.producto.nombre} umbral={UMBRAL}>
      {visto && <Contenido {...visto} />}
    </HojaInferior>
  );
}

function Contenido({ producto, tipo }: ProductoVisto) {
  const { precio, descripcion, ingredientes, alergenos, disponible } = producto;
  return (
    <div className={css.detalle}>
      <Foto producto={producto} tipo={tipo} sizes="(max-width: 420px) 100vw, 420px" tamano="grande" />
      <p className={css.precio}>
        <span className="cifras">{formatEuros(precio)}</span>
        {!disponible && <Insignia>Agotado</Insignia>}
      </p>
      {descripcion && <p>{descripcion}</p>}
      {ingredientes.length > 0 && (
        <section>
          <h3 className={css.subtitulo}>Ingredientes</h3>
          <p className={css.suave}>{ingredientes.join(', ')}</p>
        </section>
      )}
      <section>
        <h3 className={css.subtitulo}>Alérgenos</h3>
        <Alergenos alergenos={alergenos} evitados={[]} />
        {TEXTO_DECLARACION[declaracionOf(producto)] && (
          <p className={css.suave}>{TEXTO_DECLARACION[declaracionOf(producto)]}</p>
        )}
      </section>
    </div>
  );
}
