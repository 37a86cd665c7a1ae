import { formatEuros } from '@carta/contracts';
import { useStore } from 'zustand';
import { HojaInferior } from '../../../shared/ui/HojaInferior/HojaInferior';
import { totalPendiente } from '../rondas';
import type { EstadoConexion, SeguimientoStore } from '../seguimiento-store';
import css from './HojaSeguimiento.module.css';
import { RondaSeguida } from './RondaSeguida';

interface PropsHojaSeguimiento {
  abierta: boolean;
  onClose: () => void;
  store: SeguimientoStore;
}

const CONEXION = {
  conectando: 'Actualizando…',
  en_directo: 'En directo',
  sin_conexion: 'Sin conexión: lo actualizamos cada 15 s',
} as const satisfies Record<EstadoConexion, string>;

/** Every order this phone has sent and is still following, live. */
export function HojaSeguimiento({ abierta, onClose, store }: PropsHojaSeguimiento) {
  const rondas = useStore(store, (seguimiento) => seguimiento.rondas);
  const conexion = useStore(store, (seguimiento) => seguimiento.conexion);
  const total = totalPendiente(rondas);
  return (
    <HojaInferior
      abierta={abierta}
      onClose={onClose}
      titulo="Tu pedido"
      pie={
        <p className={css.total}>
          <span>Total por pagar</span>
          <span className="cifras">{formatEuros(total)}</span>
        </p>
      }
    >
      <p className={css.conexion} data-conexion={conexion} role="status">
        {CONEXION[conexion]}
      </p>
      <ol className={css.rondas}>
        {rondas.map((ronda, i) => (
          <RondaSeguida key={ronda.clave} ronda={ronda} orden={rondas.length - i} />
        ))}
      </ol>
    </HojaInferior>
  );
}
