import type { Alergeno } from '@carta/contracts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ShieldAlert from 'lucide-react/icons/shield-exclamation-point';
import { Buscador } from '../../../shared/ui/Buscador/Buscador';
import { usePanel } from '../usePanel';
import { EvitarAlergenos } from './EvitarAlergenos';
import css from './Herramientas.module.css';

interface PropsHerramientas {
  /** Long cartas can be searched; null in short ones. */
  busqueda: string | null;
  onBusqueda: (busqueda: string) => void;
  /** Allergens that some dish of this carta contains. */
  presentes: readonly Alergeno[];
  evitados: readonly Alergeno[];
  onToggle: (alergeno: Alergeno) => void;
  /** Somebody else avoids them than who holds the phone. */
  ajenos?: boolean;
}

/** What helps to choose: finding a dish, and marking those one cannot eat. */
export function Herramientas(props: PropsHerramientas) {
  const { busqueda, onBusqueda, presentes, evitados, onToggle, ajenos = false } = props;
  const { abierto, setAbierto, caja, id } = usePanel();
  const aqui = presentes.filter((alergeno) => evitados.includes(alergeno));
  if (busqueda === null && presentes.length === 0) return null;
  return (
    <div ref={caja} className={css.herramientas}>
      <div className={css.fila}>
        {busqueda !== null && <Buscador valor={busqueda} onChange={onBusqueda} />}
        {presentes.length > 0 && (
          <button
            type="button"
            className={css.boton}
            data-activo={aqui.length > 0 ? '' : undefined}
            aria-label={aqui.length === 0 ? 'Evitar alérgenos' : undefined}
            aria-expanded={abierto}
            aria-controls={id}
            onClick={() => setAbierto(!abierto)}
          >
            <ShieldAlert aria-hidden="true" />
            <span className={css.texto}>{textoBoton(aqui.length, ajenos)}</span>
            <ChevronDown className={css.flecha} aria-hidden="true" />
          </button>
        )}
      </div>
      <div id={id} className={css.panel} hidden={!abierto}>
        {abierto && (
          <EvitarAlergenos
            presentes={presentes}
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

/** What one avoids is counted: 'Sin gluten' would read as a promise. */
function textoBoton(cuantos: number, ajenos: boolean): string {
  if (cuantos === 0) return 'Alérgenos';
  return `${ajenos ? 'Evita' : 'Evito'} ${cuantos}`;
}
