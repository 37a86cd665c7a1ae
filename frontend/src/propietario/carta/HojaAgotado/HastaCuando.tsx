import type { DisponibilidadRequest } from '@carta/contracts';
import { Eleccion } from '../../../shared/ui/Eleccion/Eleccion';
import { hastaOf, toAgotado } from '../modelo/disponibilidad';
import type { Agotable } from '../modelo/disponibilidad';

const HASTA = [
  { valor: 'hoy', texto: 'Solo hoy' },
  { valor: 'aviso', texto: 'Hasta nuevo aviso' },
] as const;

interface PropsHastaCuando {
  nombre: string;
  agotable: Agotable;
  onChange: (cambio: DisponibilidadRequest) => void;
}

export function HastaCuando({ nombre, agotable, onChange }: PropsHastaCuando) {
  return (
    <Eleccion
      etiqueta={`Hasta cuándo está agotado ${nombre}`}
      etiquetaOculta
      tamano="compacto"
      valor={hastaOf(agotable)}
      opciones={HASTA}
      onChange={(hasta) => onChange(toAgotado(hasta))}
    />
  );
}
