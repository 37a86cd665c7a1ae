import { useMemo } from 'react';
import BellRing from 'lucide-react/icons/bell-ring';
import { isLlamadaAbierta } from '@carta/contracts';
import { withMesaDeGrupo } from '../../../vivo/modelo/apply-llamada';
import { useTablero } from '../../../vivo/useTablero';
import { FilaLlamada } from './FilaLlamada';
import css from './LlamadasMesas.module.css';

/** The oldest unattended call comes first. */
export function LlamadasMesas() {
  const llamadas = useTablero((tablero) => tablero.llamadas);
  const grupos = useTablero((tablero) => tablero.grupos);
  const abiertos = useMemo(
    () =>
      [...llamadas.values()]
        .filter(isLlamadaAbierta)
        .map((llamada) => withMesaDeGrupo(llamada, grupos))
        .sort((a, b) => a.creadoEn.localeCompare(b.creadoEn) || a._id.localeCompare(b._id)),
    [llamadas, grupos],
  );
  if (abiertos.length === 0) return null;
  return (
    <section className={css.llamadas} aria-labelledby="llamadas">
      <h2 className={css.titulo} id="llamadas">
        <BellRing aria-hidden="true" />
        Llamadas de las mesas
      </h2>
      <ul className={css.lista}>
        {abiertos.map((llamada) => (
          <FilaLlamada key={llamada._id} llamada={llamada} />
        ))}
      </ul>
    </section>
  );
}
