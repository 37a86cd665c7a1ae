import { declaracionOf, formatEuros, textoAlergenos } from '@carta/contracts';
import type { Producto, TipoPedido } from '@carta/contracts';
import Pencil from 'lucide-react/icons/pencil';
import { useId } from 'react';
import { BotonIcono } from '../../../shared/ui/BotonIcono/BotonIcono';
import { Foto } from '../../../shared/ui/Foto/Foto';
import { Interruptor } from '../../../shared/ui/Interruptor/Interruptor';
import { useDisponibilidad } from '../datos/useDisponibilidad';
import { HastaCuando } from '../HojaAgotado/HastaCuando';
import { textoDisponible, toAgotado } from '../modelo/disponibilidad';
import { AgotadoPorFormatos } from './AgotadoPorFormatos';
import css from './FilaProducto.module.css';
import { FormatosProducto } from './FormatosProducto';
import { PrecioEnSitio } from './PrecioEnSitio';

interface PropsFilaProducto {
  producto: Producto;
  tipo: TipoPedido;
  /** One line of a table, from 1,024 px: its allergens are told and its price is written in place. */
  tabla: boolean;
  /** It has just been sold out, and until when may still be said. */
  eligiendo: boolean;
  onEligiendo: (eligiendo: boolean) => void;
  /** Its form is open beside the table. */
  enPanel: boolean;
  /** Absent for who may only say what is sold out. */
  onOpen?: (() => void) | undefined;
  /** Opens it in the sheet, where the row itself opens it beside the table. */
  onEdit?: (() => void) | undefined;
  /** While products are ticked: whether this one is. */
  marca?: MarcaProducto | undefined;
}

export interface MarcaProducto {
  marcado: boolean;
  /** @param hastaAqui with Shift: all from the last one. */
  onMarca: (hastaAqui: boolean) => void;
}

/**
 * A product in its owner's list. One tap on the switch sells it out for today; a second one, if need be,
 * until further notice; a tap on its name opens it.
 */
export function FilaProducto(props: PropsFilaProducto) {
  const { producto, tipo, tabla, eligiendo, onEligiendo, enPanel, onOpen, onEdit, marca } = props;
  const casilla = useId();
  const { nombre, descripcion, precio, disponible, formatos = [] } = producto;
  const palabra = textoDisponible(producto);
  const change = useDisponibilidad(producto._id);

  function handleDisponible(si: boolean) {
    change(si ? { disponible: true } : toAgotado('hoy'));
    onEligiendo(!si);
  }

  return (
    <article
      className={css.fila}
      data-agotado={disponible ? undefined : ''}
      data-tabla={tabla ? '' : undefined}
      data-en-panel={enPanel ? '' : undefined}
    >
      {marca ? (
        <input
          id={casilla}
          className={css.casilla}
          type="checkbox"
          checked={marca.marcado}
          onChange={({ nativeEvent }) =>
            marca.onMarca(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        />
      ) : (
        <Foto producto={producto} tipo={tipo} sizes={tabla ? '36px' : '72px'} tamano="fila" />
      )}
      <h3 className={css.nombre}>
        {marca ? (
          <label className={css.editar} htmlFor={casilla}>
            {nombre}
          </label>
        ) : onOpen ? (
          <button
            type="button"
            className={css.editar}
            aria-current={enPanel ? 'true' : undefined}
            data-sale={enPanel ? undefined : ''}
            onClick={onOpen}
          >
            {nombre}
          </button>
        ) : (
          nombre
        )}
      </h3>
      {tabla && <AlergenosFila producto={producto} />}
      {descripcion && !tabla && <p className={css.descripcion}>{descripcion}</p>}
      {formatos.length > 0 ? (
        <FormatosProducto formatos={formatos} />
      ) : (
        <p className={`${css.precio} cifras`}>
          {tabla && onOpen ? <PrecioEnSitio producto={producto} /> : formatEuros(precio)}
        </p>
      )}
      <div className={css.agotado}>
        <Interruptor encendido={disponible} onChange={handleDisponible} aria-label={`${palabra}: ${nombre}`}>
          {palabra}
        </Interruptor>
        {formatos.length > 0 && <AgotadoPorFormatos producto={producto} />}
      </div>
      {onEdit && (
        <BotonIcono
          className={css.lapiz}
          etiqueta={`Editar ${nombre}`}
          icono={<Pencil aria-hidden="true" />}
          onClick={onEdit}
        />
      )}
      {eligiendo && !disponible && (
        <div ref={showEntera} className={css.hasta}>
          <HastaCuando nombre={nombre} agotable={producto} onChange={change} />
        </div>
      )}
    </article>
  );
}

const SIN_ALERGENOS = { sin_declarar: 'Por declarar', ninguno: 'Ninguno' } as const;

/** What a dish contains, in a cell. */
function AlergenosFila({ producto }: { producto: Producto }) {
  const declaracion = declaracionOf(producto);
  return (
    <p className={css.alergenos} data-falta={declaracion === 'sin_declarar' ? '' : undefined}>
      <span className="solo-lectores">Alérgenos: </span>
      {declaracion === 'contiene' ? textoAlergenos(producto.alergenos) : SIN_ALERGENOS[declaracion]}
    </p>
  );
}

/** What has just appeared may lie under the button at the bottom of the screen. */
function showEntera(nodo: HTMLElement | null) {
  nodo?.scrollIntoView?.({ block: 'nearest' });
}
