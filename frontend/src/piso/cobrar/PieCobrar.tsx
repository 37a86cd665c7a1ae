import { useState } from 'react';
import type { MouseEvent } from 'react';
import { CERO, FORMAS_COBRO, formatCentimos, nombreForma, parsePrecio, sumCentimos } from '@carta/contracts';
import type { Centimos, ConForma, FormaCobro } from '@carta/contracts';
import { isRepetido } from '../ui/toque';
import { Boton } from '../../shared/ui/Boton/Boton';
import { CampoTexto } from '../../shared/ui/CampoTexto/CampoTexto';
import { EnEfectivo } from './EnEfectivo';
import type { PorCobrar } from './modelo/eleccion-cobro';
import { useReposo } from '../ui/useReposo';
import css from './HojaCobrar.module.css';

export interface ComoSeCobra extends ConForma {
  cambio: Centimos;
  propina: Centimos;
}

interface PropsPieCobrar {
  porCobrar: PorCobrar | null;
  falta: Centimos;
  /** It is 'Parte 2', or null when the sheet shows it already. */
  nombre: string | null;
  /** Another charge of this mesa has no answer yet. */
  retenido: boolean;
  /** `cambio` is given back of the notes. Resolves to whether it is on its way: a refused tip stays typed. */
  onCobrar: (porCobrar: PorCobrar, como: ComoSeCobra) => Promise<boolean>;
}

/** One tap charges the chosen part; cash asks first what was given. */
export function PieCobrar({ porCobrar, falta, nombre, retenido, onCobrar }: PropsPieCobrar) {
  const [enCurso, setEnCurso] = useState<FormaCobro | null>(null);
  const [conEfectivo, setConEfectivo] = useState(false);
  const [texto, setTexto] = useState('');
  const importe = porCobrar?.importe ?? CERO;
  const propina = texto.trim() === '' ? CERO : parsePrecio(texto);
  const isReciente = useReposo(falta);
  const isParado = porCobrar === null || propina === null || (retenido && enCurso === null);
  const charge = async (event: MouseEvent, forma: FormaCobro, cambio: Centimos) => {
    if (porCobrar === null || propina === null || enCurso !== null || isRepetido(event) || isReciente())
      return;
    setEnCurso(forma);
    const hecho = await onCobrar(porCobrar, { forma, cambio, propina }).finally(() => setEnCurso(null));
    setConEfectivo(false);
    if (hecho) setTexto('');
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
          importe={sumCentimos([importe, propina ?? CERO])}
          parado={isParado}
          ocupado={enCurso !== null}
          onCobrar={(event, cambio) => void charge(event, 'efectivo', cambio)}
          onVolver={() => setConEfectivo(false)}
        />
      ) : (
        <>
          <div className={css.propina}>
            <CampoTexto
              etiqueta="Propina"
              variante="compacta"
              inputMode="decimal"
              autoComplete="off"
              value={texto}
              error={propina === null ? 'Escribe un importe, como 2' : undefined}
              onChange={(event) => setTexto(event.target.value)}
            />
          </div>
          <div className="fila" role="group" aria-label="Cobrar con">
            {FORMAS_COBRO.map((forma) => (
              <Boton
                key={forma}
                className={css.forma}
                disabled={isParado}
                ocupado={enCurso === forma}
                onClick={(event) => handleForma(event, forma)}
              >
                {nombreForma({ forma })}
              </Boton>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
