import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Tiron } from '../../lib/tiron';
import { onTiron } from '../../lib/tiron';
import css from './HojaInferior.module.css';

interface PropsCuerpoHoja {
  tiron: Tiron;
  children: ReactNode;
}

/** At its top a finger drags the whole sheet. */
export function CuerpoHoja({ tiron, children }: PropsCuerpoHoja) {
  const cuerpo = useRef<HTMLDivElement>(null);
  const isArriba = useEffectEvent(() => tiron.isArriba());
  const draw = useEffectEvent((recorrido: number) => tiron.draw(recorrido));
  const drop = useEffectEvent((recorrido: number | null) => tiron.drop(recorrido));

  useEffect(() => {
    if (!cuerpo.current) return undefined;
    return onTiron(cuerpo.current, {
      isArriba: () => isArriba(),
      draw: (recorrido) => draw(recorrido),
      drop: (recorrido) => drop(recorrido),
    });
  }, []);

  return (
    <div ref={cuerpo} className={css.cuerpo}>
      {children}
    </div>
  );
}
