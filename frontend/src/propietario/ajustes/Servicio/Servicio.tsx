import type { GrupoInterruptores } from '@carta/contracts';
import { AvisoRechazados } from '../AvisoRechazados';
import { MarcoAjustes } from '../MarcoAjustes';
import { FormasDeCasa } from './FormasDeCasa';
import { FormularioMinutos } from './FormularioMinutos';
import { FormularioOlvido } from './FormularioOlvido';
import { Interruptores } from './Interruptores';
import { RenovarCodigos } from './RenovarCodigos';
import { useInterruptores } from './useInterruptores';

interface PropsServicio {
  restauranteId: string;
  onVolver: () => void;
  onImprimir: () => void;
}

const GRUPOS: readonly GrupoInterruptores[] = [
  'Pedidos desde la mesa',
  'Pedidos de los camareros',
  'Pantallas',
];

export function Servicio({ restauranteId, onVolver, onImprimir }: PropsServicio) {
  const { servicio, espera, change, save } = useInterruptores(restauranteId, 'servicio');
  return (
    <MarcoAjustes titulo="Servicio" onVolver={onVolver}>
      {espera && <div className="pila">{espera}</div>}
      {servicio && (
        <>
          <AvisoRechazados>
            {servicio.exigirQrFirmado
              ? 'Ahora solo pide quien tiene un código.'
              : 'Si no son de tus mesas, activa «Pedir solo con el código de la mesa».'}
          </AvisoRechazados>
          {GRUPOS.map((grupo) => (
            <Interruptores key={grupo} grupo={grupo} servicio={servicio} onCambio={change} />
          ))}
          <FormasDeCasa restauranteId={restauranteId} formas={servicio.formas} onGuardar={save} />
          <FormularioMinutos servicio={servicio} onGuardar={save} />
          <FormularioOlvido servicio={servicio} onGuardar={save} />
          <RenovarCodigos restauranteId={restauranteId} onImprimir={onImprimir} />
        </>
      )}
    </MarcoAjustes>
  );
}
