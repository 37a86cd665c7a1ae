import ArrowLeft from 'lucide-react/icons/arrow-left';
import LogOut from 'lucide-react/icons/log-out';
import type { ReactNode } from 'react';
import { Boton } from '../../shared/ui/Boton/Boton';
import { BotonIcono } from '../../shared/ui/BotonIcono/BotonIcono';
import css from './MarcoAjustes.module.css';

interface PropsMarcoAjustes {
  titulo: string;
  onVolver: () => void;
  /** The way out; absent on the pages below the first. */
  onLogout?: () => void;
  children: ReactNode;
}

/** A page about the account itself: the way back on top, the way out at the end of the first. */
export function MarcoAjustes({ titulo, onVolver, onLogout, children }: PropsMarcoAjustes) {
  return (
    <div className={css.pagina}>
      <header className={css.cabecera}>
        <BotonIcono etiqueta="Volver" icono={<ArrowLeft aria-hidden="true" />} onClick={onVolver} />
        <h1>{titulo}</h1>
      </header>
      <main className={css.contenido}>
        {children}
        {onLogout && (
          <Boton
            variante="secundario"
            ancho="completo"
            icono={<LogOut aria-hidden="true" />}
            onClick={onLogout}
          >
            Cerrar sesión
          </Boton>
        )}
      </main>
    </div>
  );
}
