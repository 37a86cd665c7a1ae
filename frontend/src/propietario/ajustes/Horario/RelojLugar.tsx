import { HUSOS, diaTras, husoElegido, nombreJornada } from '@carta/contracts';
import type { Huso, Restaurante } from '@carta/contracts';
import { useState } from 'react';
import { formatoDeFecha } from '../../../shared/lib/fecha';
import { SIN_CAMBIOS } from '../../../shared/lib/hora';
import { useAccion } from '../../../shared/lib/useAccion';
import { Eleccion } from '../../../shared/ui/Eleccion/Eleccion';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { falloDeAjustes, saveRestaurante } from '../ajustes-api';
import apartado from '../apartado.module.css';

const NOMBRE = {
  'Europe/Madrid': 'Península y Baleares',
  'Atlantic/Canary': 'Canarias',
} as const satisfies Record<Huso, string>;
const OPCIONES = HUSOS.map((valor) => ({ valor, texto: NOMBRE[valor] }));
const FECHA = formatoDeFecha({ weekday: 'long', day: 'numeric', month: 'long' });

interface PropsRelojLugar {
  restaurante: Restaurante;
  onGuardado: () => Promise<void>;
}

export function RelojLugar({ restaurante, onGuardado }: PropsRelojLugar) {
  const { _id, husos = SIN_CAMBIOS } = restaurante;
  const elegido = husoElegido(husos);
  const [pedido, setPedido] = useState<Huso>(elegido);
  const { ocupado, fallo, act } = useAccion(falloDeAjustes);
  const [hoy] = useState(() => nombreJornada(husos, new Date()));
  const pendiente = husos.find(({ desde }) => desde >= diaTras(hoy, 1));

  const handleChange = (huso: Huso) => {
    setPedido(huso);
    return act(async () => {
      await saveRestaurante(_id, { huso });
      await onGuardado();
    });
  };

  return (
    <section className={apartado.apartado} aria-label="Zona horaria" aria-busy={ocupado}>
      <div>
        <h2>Zona horaria</h2>
        <p className="suave">
          Con esta hora se abre y se cierra, se cuentan los días y se lee cada pedido, esté donde esté el
          móvil.
        </p>
      </div>
      <Eleccion
        etiqueta="La hora de tu local"
        valor={ocupado ? pedido : elegido}
        opciones={OPCIONES}
        onChange={(huso) => void handleChange(huso)}
      />
      {pendiente && !ocupado && (
        <Mensaje>
          Tu horario va ya con esta hora. Los días se cuentan con ella desde el{' '}
          {FECHA.format(new Date(pendiente.desde))}: hoy acaba con la de antes.
        </Mensaje>
      )}
      {fallo !== null && <Mensaje tono="error">{fallo}</Mensaje>}
    </section>
  );
}
