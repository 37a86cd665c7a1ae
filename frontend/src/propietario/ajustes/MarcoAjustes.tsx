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

/** A page about the account itself: the way back on top, and the way out at its end where it has one. */
export function MarcoAjustes({ titulo, onVolver, onLogout, children }: PropsMarcoAjustes) {
  return (
    <div className={css.pagina}>
      <CabeceraAjustes onVolver={onVolver}>
        <h1>{titulo}</h1>
      </CabeceraAjustes>
      <main className={css.contenido}>
        {children}
        {onLogout && <CerrarSesion onLogout={onLogout} />}
      </main>
    </div>
  );
}

/** The way back, and what one would come back from. */
export function CabeceraAjustes({ onVolver, children }: Pick<PropsMarcoAjustes, 'onVolver' | 'children'>) {
  return (
    <header className={css.cabecera}>
      <BotonIcono etiqueta="Volver" icono={<ArrowLeft aria-hidden="true" />} onClick={onVolver} />
      {children}
    </header>
  );
}

/** The way out of the account. */
export function CerrarSesion({ onLogout }: { onLogout: () => void }) {
  return (
    <Boton variante="secundario" ancho="completo" icono={<LogOut aria-hidden="true" />} onClick={onLogout}>
      Cerrar sesión
    </Boton>
  );
}
