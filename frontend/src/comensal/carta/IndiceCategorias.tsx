import ChevronDown from 'lucide-react/icons/chevron-down';
import { t, tn } from '../../shared/lengua/lengua';
import css from './IndiceCategorias.module.css';
import type { Seccion } from './secciones';
import estilo from './panel.module.css';
import { usePanel } from './usePanel';

interface PropsIndiceCategorias {
  secciones: readonly Seccion[];
}

/** The chips of a long carta pass out of view. */
export function IndiceCategorias({ secciones }: PropsIndiceCategorias) {
  const { abierto, setAbierto, caja, panel, id } = usePanel();
  return (
    <div ref={caja} className={css.indice}>
      <button
        type="button"
        className={`renglon ${css.boton}`}
        data-hueco="1"
        data-cuerpo="s"
        aria-label={t('Todas las categorías')}
        aria-expanded={abierto}
        aria-controls={id}
        onClick={() => setAbierto(!abierto)}
      >
        {t('Todas')}
        <ChevronDown aria-hidden="true" />
      </button>
      <div ref={panel} id={id} className={estilo.panel} hidden={!abierto}>
        <ul className={css.lista}>
          {secciones.map(({ ancla, nombre, lang, productos }) => (
            <li key={ancla}>
              <a className={css.enlace} href={`#${ancla}`} onClick={() => setAbierto(false)}>
                <span lang={lang}>{nombre}</span>
                <span className="tenue cifras">
                  {productos.length}
                  <span className="solo-lectores"> {tn(productos.length, 'plato', 'platos')}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
