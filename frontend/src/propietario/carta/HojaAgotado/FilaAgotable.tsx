import type { DisponibilidadRequest } from '@carta/contracts';
import { Interruptor } from '../../../shared/ui/Interruptor/Interruptor';
import { textoDisponible, toAgotado } from '../modelo/disponibilidad';
import type { Agotable } from '../modelo/disponibilidad';
import { HastaCuando } from './HastaCuando';
import css from './HojaAgotado.module.css';

interface PropsFilaAgotable {
  nombre: string;
  detalle?: string;
  agotable: Agotable;
  onChange: (cambio: DisponibilidadRequest) => void;
}

export function FilaAgotable({ nombre, detalle, agotable, onChange }: PropsFilaAgotable) {
  const { disponible } = agotable;
  const palabra = textoDisponible(agotable);
  return (
    <li className={css.fila}>
      <p className={css.nombre}>
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
