import type { ReactNode } from 'react';
import css from './EstadoVacio.module.css';

interface PropsEstadoVacio {
  titulo: string;
  texto?: string;
  icono?: ReactNode;
  acciones?: ReactNode;
}

export function EstadoVacio({ titulo, texto, icono, acciones }: PropsEstadoVacio) {
  return (
    <div className={`pila ${css.vacio}`} data-hueco="2">
      {icono && (
        <div className={css.icono} aria-hidden="true">
          {icono}
        </div>
      )}
      <h2 className={css.titulo}>{titulo}</h2>
      {texto && <p className={css.texto}>{texto}</p>}
      {acciones && <div className={css.acciones}>{acciones}</div>}
    </div>
  );
}
