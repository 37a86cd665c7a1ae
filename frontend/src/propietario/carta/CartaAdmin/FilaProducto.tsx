import { formatEuros } from '@carta/contracts';
import type { Producto, TipoPedido } from '@carta/contracts';
import { Eleccion } from '../../../shared/ui/Eleccion/Eleccion';
import { Foto } from '../../../shared/ui/Foto/Foto';
import { Interruptor } from '../../../shared/ui/Interruptor/Interruptor';
import { useDisponibilidad } from '../datos/useDisponibilidad';
import { hastaOf, textoDisponible, toAgotado } from '../modelo/disponibilidad';
import css from './FilaProducto.module.css';

interface PropsFilaProducto {
  producto: Producto;
  tipo: TipoPedido;
  /** It has just been sold out, and until when may still be said. */
  eligiendo: boolean;
  onEligiendo: (eligiendo: boolean) => void;
  /** Absent for who may only say what is sold out. */
  onEdit?: (() => void) | undefined;
}

const HASTA = [
  { valor: 'hoy', texto: 'Solo hoy' },
  { valor: 'aviso', texto: 'Hasta nuevo aviso' },
] as const;

/**
 * A product in its owner's list. One tap on the switch sells it out for today; a second one, if need be,
 * until further notice; a tap on its name opens it.
 */
export function FilaProducto({ producto, tipo, eligiendo, onEligiendo, onEdit }: PropsFilaProducto) {
  const { nombre, descripcion, precio, disponible } = producto;
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
      <p className={`${css.precio} cifras`}>{formatEuros(precio)}</p>
      <Interruptor
        className={css.agotado}
        encendido={disponible}
        onChange={handleDisponible}
        aria-label={`${palabra}: ${nombre}`}
      >
        {palabra}
      </Interruptor>
      {eligiendo && !disponible && (
        <div ref={showEntera} className={css.hasta}>
          <Eleccion
            etiqueta={`Hasta cuándo está agotado ${nombre}`}
            etiquetaOculta
            tamano="compacto"
            valor={hastaOf(producto)}
            opciones={HASTA}
            onChange={(hasta) => change(toAgotado(hasta))}
          />
        </div>
      )}
    </article>
  );
}

/** What has just appeared may lie under the button at the bottom of the screen. */
function showEntera(nodo: HTMLElement | null) {
  nodo?.scrollIntoView?.({ block: 'nearest' });
}
