import type { ReactNode } from 'react';
import { Boton } from '../../../shared/ui/Boton/Boton';
import css from './AjustesCocina.module.css';

interface PropsQuitar {
  /** What becomes of its products. */
  texto: string;
  onQuitar: () => void;
  children: ReactNode;
}

export function Quitar({ texto, onQuitar, children }: PropsQuitar) {
  return (
    <div className={`pila ${css.quitar}`} data-hueco="2">
      <Boton variante="fantasma" ancho="completo" onClick={onQuitar}>
        {children}
      </Boton>
      <p className="suave">{texto}</p>
    </div>
  );
}
