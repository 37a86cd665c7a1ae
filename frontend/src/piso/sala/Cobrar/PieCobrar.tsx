import { useState } from 'react';
import type { MouseEvent } from 'react';
import { CERO, ETIQUETA_FORMA, FORMAS_COBRO, formatCentimos } from '@carta/contracts';
import type { Centimos, FormaCobro } from '@carta/contracts';
import { isRepetido } from '../../ui/toque';
import { Boton } from '../../../shared/ui/Boton/Boton';
import type { PorCobrar } from './modelo/eleccion-cobro';
import { useReposo } from '../../ui/useReposo';
import css from './HojaCobrar.module.css';

interface PropsPieCobrar {
  porCobrar: PorCobrar | null;
  /** Of the whole mesa. */
  falta: Centimos;
  /** 'Parte 2': whose it is. */
  nombre: string;
  /** Another charge of this mesa has no answer yet. */
  retenido: boolean;
  onCobrar: (porCobrar: PorCobrar, forma: FormaCobro) => Promise<void>;
}

/** How it is paid: one tap charges what is chosen. */
export function PieCobrar({ porCobrar, falta, nombre, retenido, onCobrar }: PropsPieCobrar) {
  const [enCurso, setEnCurso] = useState<FormaCobro | null>(null);
  const importe = porCobrar?.importe ?? CERO;
  const isReciente = useReposo(falta);
  const handleCobrar = async (event: MouseEvent, forma: FormaCobro) => {
    if (porCobrar === null || enCurso !== null || isRepetido(event) || isReciente()) return;
    setEnCurso(forma);
    await onCobrar(porCobrar, forma).finally(() => setEnCurso(null));
  };
  return (
    <div className={css.pie}>
      <p className={css.cobrar}>
        {nombre}
        <strong className="cifras">{formatCentimos(importe)}</strong>
      </p>
      <div className={css.formas} role="group" aria-label="Cobrar con">
        {FORMAS_COBRO.map((forma) => (
          <Boton
            key={forma}
            className={css.forma}
            disabled={porCobrar === null || (retenido && enCurso === null)}
            ocupado={enCurso === forma}
            onClick={(event) => void handleCobrar(event, forma)}
          >
            {ETIQUETA_FORMA[forma]}
          </Boton>
        ))}
      </div>
    </div>
  );
}
