import { useState } from 'react';
import type { MouseEvent } from 'react';
import { CERO, centimos, formatCentimos, parsePrecio } from '@carta/contracts';
import type { Centimos } from '@carta/contracts';
import { anunciadoAlCambiar } from '../../shared/lib/anuncio';
import { Boton } from '../../shared/ui/Boton/Boton';
import { CampoTexto } from '../../shared/ui/CampoTexto/CampoTexto';
import { entregasDe } from './modelo/efectivo';
import css from './HojaCobrar.module.css';

interface PropsEnEfectivo {
  importe: Centimos;
  parado: boolean;
  ocupado: boolean;
  onCobrar: (event: MouseEvent, cambio: Centimos) => void;
  onVolver: () => void;
}

/** With cash a waiter may enter what was given, and reads the change. */
export function EnEfectivo({ importe, parado, ocupado, onCobrar, onVolver }: PropsEnEfectivo) {
  const [texto, setTexto] = useState('');
  const entrega = texto.trim() === '' ? importe : parsePrecio(texto);
  const vuelve = entrega === null ? null : entrega - importe;
  return (
    <div className="pila" role="group" aria-label="En efectivo">
      <div className={`fila ${css.entrega}`} data-seguida="">
        <CampoTexto
          etiqueta="Entregan"
          inputMode="decimal"
          autoComplete="off"
          value={texto}
          error={vuelve === null ? 'Escribe un importe, como 50' : undefined}
          onChange={(event) => setTexto(event.target.value)}
        />
        {entregasDe(importe).map((billetes) => (
          <Boton
            key={billetes}
            variante="secundario"
            aria-pressed={entrega === billetes}
            onClick={() => setTexto(`${billetes / 100}`)}
          >
            {`${billetes / 100} €`}
          </Boton>
        ))}
      </div>
      <p className={css.cobrar} ref={anunciadoAlCambiar}>
        {vuelve !== null && vuelve < 0 ? 'Faltan' : 'Cambio'}
        <strong className="cifras">{formatCentimos(centimos(Math.abs(vuelve ?? 0)))}</strong>
      </p>
      <div className="fila">
        <Boton className={css.forma} variante="secundario" onClick={onVolver}>
          Volver
        </Boton>
        <Boton
          className={css.cobro}
          disabled={parado || vuelve === null || vuelve < 0}
          ocupado={ocupado}
          onClick={(event) => onCobrar(event, centimos(vuelve ?? CERO))}
        >
          Cobrar {formatCentimos(importe)}
        </Boton>
      </div>
    </div>
  );
}
