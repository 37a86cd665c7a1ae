import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import type { ComponentProps } from 'react';
import { t } from '../../lengua/lengua';
import { BotonIcono } from '../BotonIcono/BotonIcono';
import css from './Buscador.module.css';

interface PropsBuscador extends Pick<
  ComponentProps<'input'>,
  'ref' | 'onKeyDown' | 'inputMode' | 'placeholder'
> {
  valor: string;
  onChange: (valor: string) => void;
}

const ETIQUETA = 'Buscar en la carta';

export function Buscador({ valor, onChange, placeholder = ETIQUETA, ...resto }: PropsBuscador) {
  return (
    <div className={`renglon ${css.buscador}`} data-hueco="0" role="search">
      <Search className={css.lupa} aria-hidden="true" />
      <input
        {...resto}
        className={`crece ${css.entrada}`}
        data-cuerpo="m"
        type="search"
        enterKeyHint="search"
        placeholder={placeholder}
        aria-label={ETIQUETA}
        value={valor}
        onChange={(event) => onChange(event.target.value)}
      />
      {valor !== '' && (
        <BotonIcono
          etiqueta={t('Borrar la búsqueda')}
          icono={<X aria-hidden="true" />}
          onClick={() => onChange('')}
        />
      )}
    </div>
  );
}
