import { declaracionOf, formatEuros, textoPrecioPeso, textoAlergenos } from '@carta/contracts';
import type { Formato, Producto, TipoPedido } from '@carta/contracts';
import Pencil from 'lucide-react/icons/pencil';
import { useId, useState } from 'react';
import { BotonIcono } from '../../../shared/ui/BotonIcono/BotonIcono';
import { Foto } from '../../../shared/ui/Foto/Foto';
import { Interruptor } from '../../../shared/ui/Interruptor/Interruptor';
import { useDisponibilidad } from '../datos/useDisponibilidad';
import { BotonQuedan } from '../HojaAgotado/BotonQuedan';
import { HastaCuando } from '../HojaAgotado/HastaCuando';
import { textoDisponible, toAgotado } from '../modelo/disponibilidad';
import css from './FilaProducto.module.css';
import { PrecioEnSitio } from './PrecioEnSitio';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { HojaAgotadoProducto } from '../HojaAgotado/HojaAgotado';

interface PropsFilaProducto {
  producto: Producto;
  tipo: TipoPedido;
  /** A table row, from 1,024 px: shows allergens, and its price is edited in place. */
  tabla: boolean;
  /** Just sold out: until when can still be chosen. */
  eligiendo: boolean;
  onEligiendo: (eligiendo: boolean) => void;
  /** Its form is open in the panel. */
  enPanel: boolean;
  /** Absent for those who may only mark things as sold out. */
  onOpen?: (() => void) | undefined;
  /** In the sheet, where the row opens the panel. */
  onEdit?: (() => void) | undefined;
  /** While products are being selected. */
  marca?: MarcaProducto | undefined;
}

export interface MarcaProducto {
  marcado: boolean;
  /** @param hastaAqui with Shift: all since the last one. */
  onMarca: (hastaAqui: boolean) => void;
}

/** One tap on the switch sells it out for today, a second choice until further notice; its name opens it. */
export function FilaProducto(props: PropsFilaProducto) {
  const { producto, tipo, tabla, eligiendo, onEligiendo, enPanel, onOpen, onEdit, marca } = props;
  const casilla = useId();
  const { nombre, descripcion, precio, disponible, formatos = [], porPeso } = producto;
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
      <h3 className={`titulillo ${css.nombre}`} data-cuerpo="m">
        {marca ? (
          <label className={`${css.editar} cubre`} htmlFor={casilla}>
            {nombre}
          </label>
        ) : onOpen ? (
          <button
            type="button"
            className={`${css.editar} cubre`}
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
      {descripcion && !tabla && <p className={`suave ${css.descripcion}`}>{descripcion}</p>}
      {formatos.length > 0 ? (
        <FormatosProducto formatos={formatos} />
      ) : (
        <p className={`${css.precio} cifras`}>
          {tabla && onOpen ? (
            <>
              <PrecioEnSitio producto={producto} />
              {porPeso && <small>{textoPrecioPeso('', porPeso)}</small>}
            </>
          ) : (
            textoPrecioPeso(formatEuros(precio), porPeso)
          )}
        </p>
      )}
      <div className={css.agotado}>
        <Interruptor encendido={disponible} onChange={handleDisponible} aria-label={`${palabra}: ${nombre}`}>
          {palabra}
        </Interruptor>
        {formatos.length > 0 && <AgotadoPorFormatos producto={producto} />}
        {(producto.quedan !== undefined || !onOpen) && !marca && (
          <span className={css.quedan}>
            <BotonQuedan producto={producto} />
          </span>
        )}
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

function AlergenosFila({ producto }: { producto: Producto }) {
  const declaracion = declaracionOf(producto);
  return (
    <p className={css.alergenos} data-falta={declaracion === 'sin_declarar' ? '' : undefined}>
      <span className="solo-lectores">Alérgenos: </span>
      {declaracion === 'contiene' ? textoAlergenos(producto.alergenos) : SIN_ALERGENOS[declaracion]}
    </p>
  );
}

/** It may lie under the button at the bottom. */
function showEntera(nodo: HTMLElement | null) {
  nodo?.scrollIntoView?.({ block: 'nearest' });
}

/** Marks one formato as sold out. */
function AgotadoPorFormatos({ producto }: { producto: Producto }) {
  const [abierta, setAbierta] = useState(false);
  return (
    <>
      <Boton
        variante="fantasma"
        tamano="compacto"
        aria-label={`Agotado por formatos: ${producto.nombre}`}
        onClick={() => setAbierta(true)}
      >
        Formatos
      </Boton>
      <HojaAgotadoProducto abierta={abierta} producto={producto} onClose={() => setAbierta(false)} />
    </>
  );
}

interface PropsFormatosProducto {
  formatos: readonly Formato[];
}

function FormatosProducto({ formatos }: PropsFormatosProducto) {
  return (
    <ul className={css.formatos} aria-label="Formatos">
      {formatos.map(({ _id, nombre, precio, disponible }) => (
        <li key={_id}>
          {disponible ? (
            <>
              {nombre} <strong className="cifras">{formatEuros(precio)}</strong>
            </>
          ) : (
            <>
              <del>
                {nombre} <span className="cifras">{formatEuros(precio)}</span>
              </del>{' '}
              <strong>Agotado</strong>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
