import { formatEuros, textoSilla } from '@carta/contracts';
import { t } from '../../lengua/lengua';
import css from './Elegido.module.css';

interface PropsElegido {
  formato?: string | undefined;
  silla?: number | undefined;
  /** `suplemento` is in euros. */
  opciones?: readonly { nombre: string; valor: string; suplemento: number }[] | undefined;
}

export function Elegido({ formato, silla, opciones = [] }: PropsElegido) {
  if (formato === undefined && silla === undefined && opciones.length === 0) return null;
  return (
    <div className={`pila ${css.elegido}`} data-hueco="1" data-cuerpo="s">
      {silla !== undefined && (
        <p className={`fuerte ${css.formato}`} data-cuerpo="xs">
          {textoSilla(silla)}
        </p>
      )}
      {formato !== undefined && (
        <p className={`fuerte ${css.formato}`} data-cuerpo="xs">
          <span className="solo-lectores">{t('Formato:')} </span>
          {formato}
        </p>
      )}
      {opciones.length > 0 && (
        <ul className="tenue">
          {opciones.map(({ nombre, valor, suplemento }) => (
            <li key={`${nombre} ${valor}`}>
              <span className="solo-lectores">{nombre}: </span>
              {valor}
              {suplemento > 0 && <span className="cifras"> +{formatEuros(suplemento)}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
