import { useId } from 'react';
import type { ReactNode } from 'react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { NavLink } from 'react-router-dom';
import dibujo from '../dibujo.module.css';
import css from './Entrada.module.css';

interface PropsEntrada {
  icono: ReactNode;
  titulo: string;
  texto: string;
  /** A page's address, or what opens a sheet. */
  abre: string | (() => void);
}

export function Entrada({ icono, titulo, texto, abre }: PropsEntrada) {
  const textoId = useId();
  const props = { className: `${css.titulo} cubre`, 'aria-describedby': textoId, children: titulo };
  return (
    <li className={`renglon ${css.entrada}`} data-hueco="4">
      <span className={dibujo.dibujo} aria-hidden="true">
        {icono}
      </span>
      <div className="crece">
        {typeof abre === 'string' ? (
          <NavLink {...props} to={abre} />
        ) : (
          <button {...props} type="button" onClick={abre} />
        )}
        <p className="suave prieto" id={textoId}>
          {texto}
        </p>
      </div>
      <ChevronRight className={css.flecha} aria-hidden="true" />
    </li>
  );
}
