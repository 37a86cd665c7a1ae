import { t } from '../../lengua/lengua';
import { useAnuncio } from '../../lib/anunciar';
import css from './Cargando.module.css';

interface PropsCargando {
  texto?: string;
}

export function Cargando({ texto = t('Cargando...') }: PropsCargando) {
  useAnuncio(texto);
  return (
    <div className={`renglon ${css.cargando}`} data-hueco="3">
      <span className={`giro ${css.giro}`} aria-hidden="true" />
      <span>{texto}</span>
    </div>
  );
}
