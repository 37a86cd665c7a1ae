import { t } from '../../lengua/lengua';
import { anunciado } from '../../lib/anuncio';
import css from './Cargando.module.css';

interface PropsCargando {
  texto?: string;
}

export function Cargando({ texto = t('Cargando...') }: PropsCargando) {
  return (
    <div className={css.cargando} ref={anunciado}>
      <span className={css.giro} aria-hidden="true" />
      <span>{texto}</span>
    </div>
  );
}
