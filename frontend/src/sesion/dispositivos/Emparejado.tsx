import { ETIQUETA_PUESTO } from '@carta/contracts';
import type { DispositivoPropio } from '@carta/contracts';
import { anunciado } from '../../shared/lib/anuncio';
import { IconoPuesto } from '../../shared/ui/IconoPuesto/IconoPuesto';
import css from './Emparejado.module.css';

interface PropsEmparejado {
  dispositivo: DispositivoPropio;
  restaurante?: string | undefined;
}

export function Emparejado({ dispositivo, restaurante }: PropsEmparejado) {
  const { nombre, puesto } = dispositivo;
  return (
    <div className={`pila ${css.emparejado}`} data-hueco="4" ref={anunciado}>
      <span className={css.icono}>
        <IconoPuesto puesto={puesto} />
      </span>
      <div>
        <h2>{nombre}</h2>
        <p className="tenue">
          {ETIQUETA_PUESTO[puesto]}
          {restaurante && ` · ${restaurante}`}
        </p>
      </div>
    </div>
  );
}
