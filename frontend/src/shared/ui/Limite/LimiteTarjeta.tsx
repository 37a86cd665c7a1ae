import type { ReactNode } from 'react';
import { t } from '../../lengua/lengua';
import { Boton } from '../Boton/Boton';
import { Limite, ReintentoSolo } from './Limite';
import css from './LimiteTarjeta.module.css';

interface PropsLimiteTarjeta {
  /** 'Mesa 7'. */
  nombre: string;
  /** A new value is a new try. */
  de: unknown;
  /** Retries by itself, where nobody may be there. */
  sola?: boolean;
  children: ReactNode;
}

/** Contains an error to one card, ticket or panel, and names it. */
export function LimiteTarjeta({ nombre, de, sola = false, children }: PropsLimiteTarjeta) {
  return (
    <Limite
      reset={de}
      caida={({ onReintentar }) => (
        <div className={`fila ${css.rota}`} data-hueco="3">
          <p role="alert">{t('{nombre}: no se puede mostrar.', { nombre })}</p>
          <Boton variante="secundario" tamano="compacto" onClick={onReintentar}>
            {t('Reintentar')}
          </Boton>
          {sola && <ReintentoSolo onReintentar={onReintentar} />}
        </div>
      )}
    >
      {children}
    </Limite>
  );
}
