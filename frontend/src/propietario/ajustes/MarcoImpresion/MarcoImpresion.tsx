import type { ReactNode } from 'react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Printer from 'lucide-react/icons/printer';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { BotonIcono } from '../../../shared/ui/BotonIcono/BotonIcono';
import css from './MarcoImpresion.module.css';

interface PropsMarcoImpresion {
  titulo: string;
  onVolver: () => void;
  listo: boolean;
  /** Notices are never printed. */
  avisos: ReactNode;
  children: ReactNode;
}

export function MarcoImpresion({ titulo, onVolver, listo, avisos, children }: PropsMarcoImpresion) {
  return (
    <div className={css.pantalla}>
      <header className={`${css.cabecera} no-imprimir`}>
        <div className={`renglon ${css.titulo}`} data-hueco="0">
          <BotonIcono etiqueta="Volver" icono={<ArrowLeft aria-hidden="true" />} onClick={onVolver} />
          <h1>{titulo}</h1>
        </div>
        <Boton
          className={`firme ${css.imprimir}`}
          icono={<Printer aria-hidden="true" />}
          disabled={!listo}
          onClick={() => window.print()}
        >
          Imprimir
        </Boton>
      </header>
      <main>
        <div className={`${css.avisos} no-imprimir`}>{avisos}</div>
        {children}
      </main>
    </div>
  );
}
