import { formatEuros } from '@carta/contracts';
import type { DisponibilidadRequest, Opcion, Producto } from '@carta/contracts';
import { HojaInferior } from '../../../shared/ui/HojaInferior/HojaInferior';
import { useDisponibilidad, useDisponibilidadValor } from '../datos/useDisponibilidad';
import { Interruptor } from '../../../shared/ui/Interruptor/Interruptor';
import { textoDisponible, toAgotado } from '../modelo/disponibilidad';
import type { Agotable } from '../modelo/disponibilidad';
import { HastaCuando } from './HastaCuando';
import css from './HojaAgotado.module.css';

interface PropsHojaAgotadoProducto {
  abierta: boolean;
  producto: Producto;
  onClose: () => void;
}

export function HojaAgotadoProducto({ abierta, producto, onClose }: PropsHojaAgotadoProducto) {
  const { _id, nombre, formatos = [] } = producto;
  const change = useDisponibilidad(_id);
  return (
    <HojaInferior abierta={abierta} onClose={onClose} titulo="Agotado" subtitulo={nombre}>
      <ul>
        <FilaAgotable nombre="Todo el producto" agotable={producto} onChange={change} />
        {formatos.map((formato) => (
          <FilaFormatoAgotable key={formato._id} producto={_id} formato={formato} />
        ))}
      </ul>
    </HojaInferior>
  );
}

interface PropsFilaFormatoAgotable {
  producto: string;
  formato: NonNullable<Producto['formatos']>[number];
}

function FilaFormatoAgotable({ producto, formato }: PropsFilaFormatoAgotable) {
  const change = useDisponibilidad(producto, formato._id);
  const { nombre, precio } = formato;
  return <FilaAgotable nombre={nombre} detalle={formatEuros(precio)} agotable={formato} onChange={change} />;
}

interface PropsHojaAgotadoOpcion {
  abierta: boolean;
  opcion: Opcion;
  onClose: () => void;
}

export function HojaAgotadoOpcion({ abierta, opcion, onClose }: PropsHojaAgotadoOpcion) {
  return (
    <HojaInferior abierta={abierta} onClose={onClose} titulo="Agotado" subtitulo={opcion.nombre}>
      <ul>
        {opcion.valores.map((valor) => (
          <FilaValorAgotable key={valor._id} opcion={opcion._id} valor={valor} />
        ))}
      </ul>
    </HojaInferior>
  );
}

interface PropsFilaValorAgotable {
  opcion: string;
  valor: Opcion['valores'][number];
}

function FilaValorAgotable({ opcion, valor }: PropsFilaValorAgotable) {
  const change = useDisponibilidadValor(opcion, valor._id);
  return <FilaAgotable nombre={valor.nombre} agotable={valor} onChange={change} />;
}

interface PropsFilaAgotable {
  nombre: string;
  detalle?: string;
  agotable: Agotable;
  onChange: (cambio: DisponibilidadRequest) => void;
}

function FilaAgotable({ nombre, detalle, agotable, onChange }: PropsFilaAgotable) {
  const { disponible } = agotable;
  const palabra = textoDisponible(agotable);
  return (
    <li className={css.fila}>
      <p className="medio">
        {nombre}
        {detalle !== undefined && <span className={`${css.detalle} cifras`}>{detalle}</span>}
      </p>
      <Interruptor
        encendido={disponible}
        onChange={(si) => onChange(si ? { disponible: true } : toAgotado('hoy'))}
        aria-label={`${palabra}: ${nombre}`}
      >
        {palabra}
      </Interruptor>
      {!disponible && <HastaCuando nombre={nombre} agotable={agotable} onChange={onChange} />}
    </li>
  );
}
