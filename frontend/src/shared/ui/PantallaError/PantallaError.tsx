import type { ReactNode } from 'react';
import css from './PantallaError.module.css';

interface PropsPantallaError {
  titulo: string;
  ayuda?: string;
  acciones?: ReactNode;
}

/** Screen readers announce it as an alert. */
export function PantallaError({ titulo, ayuda, acciones }: PropsPantallaError) {
  return (
    <main className={`pila ${css.pantalla}`} data-hueco="6">
      <PlatoCaido />
      <div role="alert" className="pila">
        <h1>{titulo}</h1>
        {ayuda && <p className={css.ayuda}>{ayuda}</p>}
      </div>
      {acciones && <div className={css.acciones}>{acciones}</div>}
    </main>
  );
}

/** Inline, because this screen must work when nothing else loads. */
function PlatoCaido() {
  return (
    <svg className={css.dibujo} viewBox="0 0 160 120" fill="none" stroke="currentColor" aria-hidden="true">
      <g className={css.izquierda}>
        <path d="M76 16 A44 44 0 0 0 76 104 L70 88 L80 70 L70 52 L80 34 Z" />
        <path d="M62 36 A28 28 0 0 0 62 84" />
      </g>
      <g className={css.derecha}>
        <path d="M84 16 A44 44 0 0 1 84 104 L78 88 L88 70 L78 52 L88 34 Z" />
        <path d="M100 38 A28 28 0 0 1 100 82" />
      </g>
    </svg>
  );
}
