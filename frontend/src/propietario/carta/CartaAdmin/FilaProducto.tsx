import { formatEuros } from '@carta/contracts';
import type { Producto, TipoPedido } from '@carta/contracts';
import { Foto } from '../../../shared/ui/Foto/Foto';
import { Interruptor } from '../../../shared/ui/Interruptor/Interruptor';
import { useDisponibilidad } from '../datos/useDisponibilidad';
import { HastaCuando } from '../HojaAgotado/HastaCuando';
import { textoDisponible, toAgotado } from '../modelo/disponibilidad';
import { AgotadoPorFormatos } from './AgotadoPorFormatos';
import css from './FilaProducto.module.css';
import { FormatosProducto } from './FormatosProducto';

interface PropsFilaProducto {
  producto: Producto;
  tipo: TipoPedido;
  /** It has just been sold out, and until when may still be said. */
  eligiendo: boolean;
  onEligiendo: (eligiendo: boolean) => void;
  /** Absent for who may only say what is sold out. */
  onEdit?: (() => void) | undefined;
}

/**
 * A product in its owner's list. One tap on the switch sells it out for today; a second one, if need be,
 * until further notice; a tap on its name opens it.
 */
export function FilaProducto({ producto, tipo, eligiendo, onEligiendo, onEdit }: PropsFilaProducto) {
  const { nombre, descripcion, precio, disponible, formatos = [] } = producto;
  const palabra = textoDisponible(producto);
  const change = useDisponibilidad(producto._id);

  function handleDisponible(si: boolean) {
    change(si ? { disponible: true } : toAgotado('hoy'));
    onEligiendo(!si);
  }

  return (
    <article className={css.fila} data-agotado={disponible ? undefined : ''}>
      <Foto producto={producto} tipo={tipo} sizes="72px" tamano="fila" />
      <h3 className={css.nombre}>
        {onEdit ? (
          <button type="button" className={css.editar} onClick={onEdit}>
            {nombre}
          </button>
        ) : (
          nombre
        )}
      </h3>
      {descripcion && <p className={css.descripcion}>{descripcion}</p>}
      {formatos.length > 0 ? (
        <FormatosProducto formatos={formatos} />
      ) : (
        <p className={`${css.precio} cifras`}>{formatEuros(precio)}</p>
      )}
      <div className={css.agotado}>
        <Interruptor encendido={disponible} onChange={handleDisponible} aria-label={`${palabra}: ${nombre}`}>
          {palabra}
        </Interruptor>
        {formatos.length > 0 && <AgotadoPorFormatos producto={producto} />}
      </div>
      {eligiendo && !disponible && (
        <div ref={showEntera} className={css.hasta}>
          <HastaCuando nombre={nombre} agotable={producto} onChange={change} />
        </div>
      )}
    </article>
  );
}

/** What has just appeared may lie under the button at the bottom of the screen. */
function showEntera(nodo: HTMLElement | null) {
  nodo?.scrollIntoView?.({ block: 'nearest' });
}
