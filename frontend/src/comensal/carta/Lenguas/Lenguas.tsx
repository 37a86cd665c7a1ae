import ChevronDown from 'lucide-react/icons/chevron-down';
import type { Lengua } from '@carta/contracts';
import { lengua, t } from '../../../shared/lengua/lengua';
import { useHidratada } from '../../../shared/lib/useHidratada';
import { pathsComensal } from '../../../shared/paths-comensal';
import { NOMBRE_LENGUA } from '../../../shared/lib/lenguas';
import estilo from '../panel.module.css';
import { usePanel } from '../usePanel';
import css from './Lenguas.module.css';

/**
 * The languages of a house that has several, as plain links: each loads this page anew. A `details`, which opens
 * without JavaScript too; its panel hangs from the bar.
 */
export function Lenguas({ lenguas, slug }: { lenguas: readonly Lengua[]; slug: string }) {
  const isHidratada = useHidratada();
  const { abierto, setAbierto, caja, panel } = usePanel();
  return (
    <div ref={caja} className={`firme ${css.lenguas}`} data-cuerpo="s">
      <details open={abierto} onToggle={({ currentTarget }) => setAbierto(currentTarget.open)}>
        <summary className={`renglon ${css.actual}`} data-hueco="1">
          <span className="solo-lectores">{t('Idioma')}: </span>
          <span translate="no">{lengua.toUpperCase()}</span>
          <ChevronDown aria-hidden="true" />
        </summary>
        <div ref={panel} className={estilo.panel}>
          <ul className={`pila ${css.lista}`} data-hueco="1">
            {lenguas.map((una) => (
              <li key={una}>
                <a
                  className={css.enlace}
                  // the drawing knows no mesa: without JavaScript nobody orders, and reads the carta by its name
                  href={isHidratada ? withLang(una) : `${pathsComensal.menuSlug(slug)}?lang=${una}`}
                  lang={una}
                  hrefLang={una}
                  translate="no"
                  aria-current={una === lengua ? 'true' : undefined}
                >
                  {NOMBRE_LENGUA[una]}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </details>
    </div>
  );
}

function withLang(lang: string): string {
  const { pathname, search } = window.location;
  const params = new URLSearchParams(search);
  params.set('lang', lang);
  return `${pathname}?${params}`;
}
