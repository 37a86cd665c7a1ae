import type { ReactNode } from 'react';
import { Boton } from '../Boton/Boton';
import { Limite, ReintentoSolo } from './Limite';
import css from './LimiteTarjeta.module.css';

interface PropsLimiteTarjeta {
  /** Of what it is: 'Mesa 7'. */
  nombre: string;
  /** What it shows: another value is another try. */
  de: unknown;
  /** Nobody may be there to touch it: it tries again by itself. */
  sola?: boolean;
  children: ReactNode;
}

/** One card, ticket or panel: the others stay when it breaks, and it says which it was. */
export function LimiteTarjeta({ nombre, de, sola = false, children }: PropsLimiteTarjeta) {
  return (
    <Limite
      reset={de}
      caida={({ onReintentar }) => (
        <div className={css.rota}>
          <p role="alert">{`${nombre}: no se puede mostrar.`}</p>
          <Boton variante="secundario" tamano="compacto" onClick={onReintentar}>
            Reintentar
          </Boton>
          {sola && <ReintentoSolo onReintentar={onReintentar} />}
        </div>
      )}
    >
      {children}
    </Limite>
  );
}
