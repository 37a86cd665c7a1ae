import { useId } from 'react';
import type { ReactNode } from 'react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import css from './Entrada.module.css';

interface PropsEntrada {
  icono: ReactNode;
  titulo: string;
  texto: string;
  onClick: () => void;
}

/** A line of the settings that opens something: the button is its title, and reaches over all of it. */
export function Entrada({ icono, titulo, texto, onClick }: PropsEntrada) {
  const textoId = useId();
  return (
    <li className={css.entrada}>
      <span className={css.icono} aria-hidden="true">
        {icono}
      </span>
      <div className={css.letras}>
        <button type="button" className={css.titulo} aria-describedby={textoId} onClick={onClick}>
          {titulo}
        </button>
        <p className={css.texto} id={textoId}>
          {texto}
        </p>
      </div>
      <ChevronRight className={css.flecha} aria-hidden="true" />
    </li>
  );
}
