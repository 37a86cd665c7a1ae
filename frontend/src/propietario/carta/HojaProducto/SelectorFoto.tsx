import { TIPOS_IMAGEN } from '@carta/contracts';
import ImagePlus from 'lucide-react/icons/image-plus';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Trash2 from 'lucide-react/icons/trash';
import { useId } from 'react';
import type { ChangeEvent } from 'react';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import css from './SelectorFoto.module.css';

interface PropsSelectorFoto {
  src: string | null;
  preparando: boolean;
  error: string | null;
  onChoose: (archivo: File) => void;
  onRemove: () => void;
}

export function SelectorFoto({ src, preparando, error, onChoose, onRemove }: PropsSelectorFoto) {
  const id = useId();

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const archivo = target.files?.[0];
    target.value = '';
    if (archivo) onChoose(archivo);
  }

  return (
    <div className="pila" data-hueco="2">
      <input
        id={id}
        className={`${css.archivo} solo-lectores`}
        type="file"
        accept={TIPOS_IMAGEN.join(',')}
        aria-describedby={`${id}-ayuda`}
        onChange={handleChange}
      />
      {src === null ? (
        <label className={css.hueco} htmlFor={id} data-preparando={preparando ? '' : undefined}>
          <ImagePlus aria-hidden="true" />
          <span className="fuerte">{preparando ? 'Preparando la foto…' : 'Añadir foto'}</span>
          <span className="tenue" data-cuerpo="xs" id={`${id}-ayuda`}>
            JPEG, PNG o WebP, hasta 5 MB
          </span>
        </label>
      ) : (
        <div className={`pila ${css.vista}`} data-hueco="1">
          <img className={css.foto} src={src} alt="Foto del producto" />
          <div className={`fila ${css.acciones}`} data-extremos="" data-hueco="0">
            <label className={`fuerte ${css.cambiar}`} data-cuerpo="s" htmlFor={id}>
              <RefreshCw aria-hidden="true" />
              {preparando ? 'Preparando…' : 'Cambiar foto'}
            </label>
            <Boton
              className={css.quitar}
              variante="fantasma"
              tamano="compacto"
              icono={<Trash2 aria-hidden="true" />}
              onClick={onRemove}
            >
              Quitar foto
            </Boton>
          </div>
        </div>
      )}
      {error !== null && <Mensaje tono="error">{error}</Mensaje>}
    </div>
  );
}
