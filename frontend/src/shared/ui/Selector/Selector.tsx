import ChevronDown from 'lucide-react/icons/chevron-down';
import { Campo } from '../Campo/Campo';
import campo from '../Campo/Campo.module.css';
import { useCampo } from '../Campo/useCampo';
import css from './Selector.module.css';

interface PropsSelector {
  etiqueta: string;
  /** Only screen readers get it; the box is lower then. */
  etiquetaOculta?: boolean;
  valor: string;
  opciones: readonly { valor: string; texto: string }[];
  onChange: (valor: string) => void;
}

/** The browser's own list, for a handful of choices. */
export function Selector({ etiqueta, etiquetaOculta = false, valor, opciones, onChange }: PropsSelector) {
  const { ids, control } = useCampo({});
  return (
    <Campo ids={ids} {...(etiquetaOculta ? {} : { etiqueta })}>
      <div className={css.caja}>
        <select
          {...control}
          className={`${campo.control} ${css.lista}`}
          aria-label={etiquetaOculta ? etiqueta : undefined}
          data-compacta={etiquetaOculta ? '' : undefined}
          value={valor}
          onChange={(event) => onChange(event.target.value)}
        >
          {opciones.map((opcion) => (
            <option key={opcion.valor} value={opcion.valor}>
              {opcion.texto}
            </option>
          ))}
        </select>
        <ChevronDown className={css.flecha} aria-hidden="true" />
      </div>
    </Campo>
  );
}
