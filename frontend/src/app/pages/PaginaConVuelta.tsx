import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTitulo } from '../../shared/lib/useTitulo';
import { BotonIcono } from '../../shared/ui/BotonIcono/BotonIcono';
import css from './PaginaConVuelta.module.css';

interface PropsPaginaConVuelta {
  titulo: string;
  /** The address that 'Volver' leads to. */
  volverA: string;
  /** For a table. */
  ancha?: boolean;
  children: ReactNode;
}

/** A page of the owner's that was opened from another: its title beside the way back. */
export function PaginaConVuelta({ titulo, volverA, ancha = false, children }: PropsPaginaConVuelta) {
  useTitulo(titulo);
  const navigate = useNavigate();
  return (
    <div className={`columna ${css.pagina}`} data-ancha={ancha ? '' : undefined}>
      <header className={`renglon ${css.cabecera}`} data-hueco="1">
        <BotonIcono
          etiqueta="Volver"
          icono={<ArrowLeft aria-hidden="true" />}
          onClick={() => void navigate(volverA)}
        />
        <h1>{titulo}</h1>
      </header>
      <main>{children}</main>
    </div>
  );
}
