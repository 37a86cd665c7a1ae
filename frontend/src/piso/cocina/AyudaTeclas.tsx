import { HojaInferior } from '../../shared/ui/HojaInferior/HojaInferior';
import { TECLAS } from './modelo/teclas';
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
      titulo="Teclas"
      subtitulo="Para un teclado o una botonera de cocina"
    >
      <dl className="pila">
        {TECLAS.map(({ tecla, hace }) => (
          <div key={tecla} className={css.fila}>
            <dt>
              <kbd className={css.tecla}>{tecla}</kbd>
            </dt>
            <dd>{hace}</dd>
          </div>
        ))}
      </dl>
    </HojaInferior>
  );
}
