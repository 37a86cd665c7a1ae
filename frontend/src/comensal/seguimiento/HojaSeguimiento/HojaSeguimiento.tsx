import { aprox, formatEuros } from '@carta/contracts';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { t } from '../../../shared/lengua/lengua';
import { anunciadoAlCambiar } from '../../../shared/lib/anuncio';
import { EstadoVacio } from '../../../shared/ui/EstadoVacio/EstadoVacio';
import { HojaInferior } from '../../../shared/ui/HojaInferior/HojaInferior';
import type { Ronda } from '../rondas';
import type { EstadoConexion, SeguimientoStore } from '../seguimiento-store';
import { isEstimado, pendientesOf, restosOf, totalPendiente } from '../totales';
import css from './HojaSeguimiento.module.css';
import { RestoMesa } from './RestoMesa';
import { RondaSeguida } from './RondaSeguida';

interface PropsHojaSeguimiento {
  abierta: boolean;
  onClose: () => void;
  store: SeguimientoStore;
  onRepetir: (ronda: Ronda) => void;
  children?: ReactNode;
}

const CONEXION = {
  conectando: 'Actualizando…',
  en_directo: 'En directo',
  sin_conexion: 'Sin conexión: lo actualizamos cada 15 s',
} as const satisfies Record<EstadoConexion, string>;

export function HojaSeguimiento({ abierta, onClose, store, onRepetir, children }: PropsHojaSeguimiento) {
  const rondas = useStore(store, (seguimiento) => seguimiento.rondas);
  const mesas = useStore(store, (seguimiento) => seguimiento.mesas);
  const conexion = useStore(store, (seguimiento) => seguimiento.conexion);
  return (
    <HojaInferior
      abierta={abierta}
      onClose={onClose}
      titulo={t('Tu pedido')}
      tamano="completa"
      pie={
        <p className={`fuerte ${css.total}`} data-cuerpo="l">
          <span>{t('Total por pagar')}</span>
          <span className="cifras">
            {aprox(formatEuros(totalPendiente(rondas)), isEstimado(pendientesOf(rondas)))}
          </span>
        </p>
      }
    >
      <p className={`renglon ${css.conexion}`} data-conexion={conexion} ref={anunciadoAlCambiar}>
        {t(CONEXION[conexion])}
      </p>
      {rondas.length === 0 && (
        <EstadoVacio
          icono={<ClipboardList />}
          titulo={t('Aún no has pedido nada')}
          texto={t('Lo que pidas desde este móvil aparecerá aquí.')}
        />
      )}
      <ol className="pila" data-hueco="4">
        {rondas.map((ronda, i) => (
          <RondaSeguida key={ronda.clave} ronda={ronda} orden={rondas.length - i} onRepetir={onRepetir} />
        ))}
      </ol>
      {restosOf(rondas, mesas).map((resto) => (
        <RestoMesa key={resto.grupoMesa} resto={resto} />
      ))}
      {children}
    </HojaInferior>
  );
}
