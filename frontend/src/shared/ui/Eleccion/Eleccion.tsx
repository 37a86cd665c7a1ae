import { useId } from 'react';
import type { ReactNode } from 'react';
import css from './Eleccion.module.css';

interface PropsEleccion<T extends string> {
  etiqueta: string;
  /** Only screen readers get it. */
  etiquetaOculta?: boolean;
  valor: T;
  opciones: readonly { valor: T; texto: string; icono?: ReactNode }[];
  onChange: (valor: T) => void;
  tamano?: 'compacto' | 'normal';
}

/** Real radio buttons, so arrow keys work. */
export function Eleccion<T extends string>(props: PropsEleccion<T>) {
  const { etiqueta, etiquetaOculta = false, valor, opciones, onChange, tamano = 'normal' } = props;
  const nombre = useId();
  return (
    <fieldset className={css.eleccion} data-tamano={tamano}>
      <legend className={etiquetaOculta ? 'solo-lectores' : 'etiqueta'}>{etiqueta}</legend>
      <div className={`fila ${css.opciones}`} data-hueco="1">
        {opciones.map((opcion) => (
          <label key={opcion.valor} className={`renglon ${css.opcion}`}>
            <input
              className="solo-lectores"
              type="radio"
              name={nombre}
              value={opcion.valor}
              checked={opcion.valor === valor}
              onChange={() => onChange(opcion.valor)}
            />
            {opcion.icono}
            {opcion.texto}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
