import { INTERRUPTORES } from '@carta/contracts';
import type { CambiarServicioRequest, GrupoInterruptores, Interruptor, Servicio } from '@carta/contracts';
import { FilaInterruptor } from './FilaInterruptor';

interface PropsInterruptores {
  grupo: GrupoInterruptores;
  servicio: Servicio;
  onCambio: (cambios: CambiarServicioRequest) => unknown;
}

export function Interruptores({ grupo, servicio, onCambio }: PropsInterruptores) {
  const cuales = Object.keys(INTERRUPTORES) as Interruptor[];
  return (
    <ul className="tarjeta" aria-label={grupo}>
      {cuales
        .filter((cual) => INTERRUPTORES[cual].enAjustes === grupo)
        .map((cual) => (
          <FilaInterruptor
            key={cual}
            {...INTERRUPTORES[cual]}
            encendido={servicio[cual]}
            onChange={(encendido) => void onCambio({ [cual]: encendido })}
          />
        ))}
    </ul>
  );
}
