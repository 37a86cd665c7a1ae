import { useMemo } from 'react';
import BellRing from 'lucide-react/icons/bell-ring';
import { isAvisoAbierto } from '@carta/contracts';
import { useAhora } from '../../../vivo/useVista';
import { useTablero } from '../../../vivo/useTablero';
import { Llamada } from './Llamada';
import css from './LlamadasMesas.module.css';

/** The calls of the mesas that nobody has attended yet, the oldest first; nothing when there are none. */
export function LlamadasMesas() {
  const avisos = useTablero((tablero) => tablero.avisos);
  const ahora = useAhora();
  const abiertos = useMemo(
    () =>
      [...avisos.values()]
        .filter(isAvisoAbierto)
        .sort((a, b) => a.creadoEn.localeCompare(b.creadoEn) || a._id.localeCompare(b._id)),
    [avisos],
  );
  if (abiertos.length === 0) return null;
  return (
    <section className={css.llamadas} aria-labelledby="llamadas">
      <h2 className={css.titulo} id="llamadas">
        <BellRing aria-hidden="true" />
        Llamadas de las mesas
      </h2>
      <ul className={css.lista}>
        {abiertos.map((aviso) => (
          <Llamada key={aviso._id} aviso={aviso} ahora={ahora} />
        ))}
      </ul>
    </section>
  );
}
