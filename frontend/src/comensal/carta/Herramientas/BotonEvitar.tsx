import type { Alergeno } from '@carta/contracts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ShieldAlert from 'lucide-react/icons/shield-exclamation-point';
import { t } from '../../../shared/lengua/lengua';
import estilo from '../panel.module.css';
import { usePanel } from '../usePanel';
import css from './BotonEvitar.module.css';
import { EvitarAlergenos } from './EvitarAlergenos';

interface PropsBotonEvitar {
  evitados: readonly Alergeno[];
  onToggle: (alergeno: Alergeno) => void;
  /** They belong to somebody else than the phone's owner. */
  ajenos?: boolean;
}

/** Its panel hangs from the bar, which is positioned; on a low screen it takes a row of it. */
export function BotonEvitar({ evitados, onToggle, ajenos = false }: PropsBotonEvitar) {
  const { abierto, setAbierto, caja, panel, id } = usePanel();
  return (
    <div ref={caja} className={css.evitar}>
      <button
        type="button"
        className={`renglon ${css.boton}`}
        data-cuerpo="s"
        data-activo={evitados.length > 0 ? '' : undefined}
        aria-label={evitados.length === 0 ? t('Evitar alérgenos') : undefined}
        aria-expanded={abierto}
        aria-controls={id}
        onClick={() => setAbierto(!abierto)}
      >
        <ShieldAlert aria-hidden="true" />
        <span className="recorta">{textoBoton(evitados.length, ajenos)}</span>
        <ChevronDown className={css.flecha} aria-hidden="true" />
      </button>
      <div ref={panel} id={id} className={estilo.panel} hidden={!abierto}>
        {abierto && (
          <EvitarAlergenos
            evitados={evitados}
            onToggle={onToggle}
            ajenos={ajenos}
            onListo={() => setAbierto(false)}
          />
        )}
      </div>
    </div>
  );
}

/** A count, because 'Sin gluten' would read as a promise. */
function textoBoton(cuantos: number, ajenos: boolean): string {
  if (cuantos === 0) return t('Alérgenos');
  return `${ajenos ? t('Evita') : t('Evito')} ${cuantos}`;
}
