import ArrowLeft from 'lucide-react/icons/arrow-left';
import LogOut from 'lucide-react/icons/log-out';
import type { ReactNode } from 'react';
import { Boton } from '../../shared/ui/Boton/Boton';
import { BotonIcono } from '../../shared/ui/BotonIcono/BotonIcono';
import css from './MarcoAjustes.module.css';

interface PropsMarcoAjustes {
  titulo: string;
  onVolver: () => void;
  onLogout?: () => void;
  children: ReactNode;
}

export function MarcoAjustes({ titulo, onVolver, onLogout, children }: PropsMarcoAjustes) {
  return (
    <div className={css.pagina}>
      <CabeceraAjustes onVolver={onVolver}>
        <h1>{titulo}</h1>
      </CabeceraAjustes>
      <main className="pila" data-hueco="6">
        {children}
        {onLogout && <CerrarSesion onLogout={onLogout} />}
      </main>
    </div>
  );
}

export function CabeceraAjustes({ onVolver, children }: Pick<PropsMarcoAjustes, 'onVolver' | 'children'>) {
  return (
    <header className={`renglon ${css.cabecera}`} data-hueco="1">
      <BotonIcono etiqueta="Volver" icono={<ArrowLeft aria-hidden="true" />} onClick={onVolver} />
      {children}
    </header>
  );
}

export function CerrarSesion({ onLogout }: { onLogout: () => void }) {
  return (
    <Boton variante="secundario" ancho="completo" icono={<LogOut aria-hidden="true" />} onClick={onLogout}>
      Cerrar sesión
    </Boton>
  );
}
