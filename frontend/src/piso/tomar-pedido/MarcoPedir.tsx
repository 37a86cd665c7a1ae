import type { ReactNode } from 'react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths';
import { BandaSinConexion } from '../ui/EstadoConexion';
import { useTableroEnVivo } from '../vivo/motor/useTableroEnVivo';
import { usePantalla } from '../vivo/motor/vistos';
import { useVibracion } from '../vivo/sonido/useVibracion';
import css from './MarcoPedir.module.css';

interface PropsMarcoPedir {
  restauranteId: string;
  mesa: number;
  /** It is null for the Sala. */
  zona: string | null;
  children: ReactNode;
}

/** The floor goes on calling the waiter. */
export function MarcoPedir({ restauranteId, mesa, zona, children }: PropsMarcoPedir) {
  useTableroEnVivo(restauranteId);
  usePantalla('sala');
  useVibracion();
  return (
    <>
      <BandaSinConexion />
      <nav className={`renglon ${css.barra}`} data-hueco="4" aria-label="Mesa">
        <Link className={`junto ${css.volver}`} to={paths.salaMesa(mesa)}>
          <ArrowLeft aria-hidden="true" />
          Volver a la mesa {mesa}
        </Link>
        {zona !== null && <span className={`suave ${css.zona}`}>{zona}</span>}
      </nav>
      {children}
    </>
  );
}
