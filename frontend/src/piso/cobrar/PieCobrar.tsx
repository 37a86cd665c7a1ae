import { useState } from 'react';
import type { MouseEvent } from 'react';
import { CERO, ETIQUETA_FORMA, FORMAS_COBRO, formatCentimos } from '@carta/contracts';
import type { Centimos, FormaCobro } from '@carta/contracts';
import { isRepetido } from '../ui/toque';
import { Boton } from '../../shared/ui/Boton/Boton';
import { EnEfectivo } from './EnEfectivo';
import type { PorCobrar } from './modelo/eleccion-cobro';
import { useReposo } from '../ui/useReposo';
import css from './HojaCobrar.module.css';

interface PropsPieCobrar {
  porCobrar: PorCobrar | null;
  falta: Centimos;
  /** It is 'Parte 2', or null when the sheet shows it already. */
  nombre: string | null;
  /** Another charge of this mesa has no answer yet. */
  retenido: boolean;
  /** `cambio` is given back of the notes. */
  onCobrar: (porCobrar: PorCobrar, forma: FormaCobro, cambio: Centimos) => Promise<void>;
}

/** One tap charges the chosen part; cash asks first what was given. */
export function PieCobrar({ porCobrar, falta, nombre, retenido, onCobrar }: PropsPieCobrar) {
  const [enCurso, setEnCurso] = useState<FormaCobro | null>(null);
  const [conEfectivo, setConEfectivo] = useState(false);
  const importe = porCobrar?.importe ?? CERO;
  const isReciente = useReposo(falta);
  const isParado = porCobrar === null || (retenido && enCurso === null);
  const charge = async (event: MouseEvent, forma: FormaCobro, cambio: Centimos) => {
    if (porCobrar === null || enCurso !== null || isRepetido(event) || isReciente()) return;
    setEnCurso(forma);
    await onCobrar(porCobrar, forma, cambio).finally(() => setEnCurso(null));
    setConEfectivo(false);
  };
  const handleForma = (event: MouseEvent, forma: FormaCobro) => {
    if (forma !== 'efectivo') void charge(event, forma, CERO);
    else if (enCurso === null && !isRepetido(event)) setConEfectivo(true);
  };
  return (
    <div className="pila">
      {nombre !== null && (
        <p className={css.cobrar}>
          {nombre}
          <strong className="cifras">{formatCentimos(importe)}</strong>
        </p>
      )}
      {conEfectivo ? (
        <EnEfectivo
          importe={importe}
          parado={isParado}
          ocupado={enCurso !== null}
          onCobrar={(event, cambio) => void charge(event, 'efectivo', cambio)}
          onVolver={() => setConEfectivo(false)}
        />
      ) : (
        <div className={css.formas} role="group" aria-label="Cobrar con">
          {FORMAS_COBRO.map((forma) => (
            <Boton
              key={forma}
              className={css.forma}
              disabled={isParado}
              ocupado={enCurso === forma}
              onClick={(event) => handleForma(event, forma)}
            >
              {ETIQUETA_FORMA[forma]}
            </Boton>
          ))}
        </div>
      )}
    </div>
  );
}
