import { HojaInferior } from '../../shared/ui/HojaInferior/HojaInferior';
import { TECLAS } from './modelo/teclas';
import { t } from '../lenguas/t';
import css from './AyudaTeclas.module.css';

interface PropsAyudaTeclas {
  abierta: boolean;
  onClose: () => void;
}

export function AyudaTeclas({ abierta, onClose }: PropsAyudaTeclas) {
  return (
    <HojaInferior
      abierta={abierta}
      onClose={onClose}
      titulo={t('Teclas')}
      subtitulo={t('Para un teclado o una botonera de cocina')}
    >
      <dl className="pila">
        {TECLAS.map(({ tecla, hace }) => (
          <div key={tecla} className={`pila ${css.fila}`}>
            <dt>
              <kbd className={css.tecla}>{tecla === 'Intro' ? t(tecla) : tecla}</kbd>
            </dt>
            <dd>{t(hace)}</dd>
          </div>
        ))}
      </dl>
    </HojaInferior>
  );
}
