import { useStore } from 'zustand';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import { t } from '../../shared/lengua/lengua';
import { useHusos } from '../../shared/lib/hora';
import { plazoOf, summarize } from './resumen';
import type { SeguimientoStore } from './seguimiento-store';
import { useAhora } from './useAhora';
import css from './BotonSeguimiento.module.css';

interface PropsBotonSeguimiento {
  store: SeguimientoStore;
  onClick: () => void;
}

export function BotonSeguimiento({ store, onClick }: PropsBotonSeguimiento) {
  const rondas = useStore(store, (seguimiento) => seguimiento.rondas);
  const ahora = useAhora(rondas.map(plazoOf));
  const husos = useHusos();
  const resumen = summarize(husos, rondas, ahora);
  if (resumen === null) return null;
  return (
    <button type="button" className={css.boton} data-estado={resumen.estado} onClick={onClick}>
      <ClipboardList className={css.icono} aria-hidden="true" />
      <span className="pila cede" data-hueco="0">
        <span className="fuerte prieto">{t('Tu pedido')}</span>
        <span className={css.estado}>{resumen.texto}</span>
      </span>
    </button>
  );
}
