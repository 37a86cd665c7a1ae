import { useState } from 'react';
import type { MouseEvent } from 'react';
import {
  CERO,
  FORMAS_COBRO,
  formatCentimos,
  isMismaForma,
  nombreForma,
  parsePrecio,
  sumCentimos,
} from '@carta/contracts';
import type { Centimos, ConForma, FormaDeCasa } from '@carta/contracts';
import { isRepetido } from '../ui/toque';
import { Boton } from '../../shared/ui/Boton/Boton';
import { CampoTexto } from '../../shared/ui/CampoTexto/CampoTexto';
import { ConNumero } from './ConNumero';
import { EnEfectivo } from './EnEfectivo';
import type { PorCobrar } from './modelo/eleccion-cobro';
import { useTablero } from '../vivo/tablero/useTablero';
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

/** So many forms of the house stand under ours; more of them open from 'Otras…', so that the bill stays in view. */
const DE_CASA_A_LA_VISTA = 2;
const OTRO = 'otro';

/** One tap charges the chosen part; cash asks first what was given. */
export function PieCobrar({ porCobrar, falta, nombre, retenido, onCobrar }: PropsPieCobrar) {
  const [enCurso, setEnCurso] = useState<ConForma | null>(null);
  const [conEfectivo, setConEfectivo] = useState(false);
  const [enOtras, setEnOtras] = useState(false);
  const [pidiendo, setPidiendo] = useState<FormaDeCasa | null>(null);
  const deCasa = useTablero(({ servicio }) => servicio.formas) ?? [];
  const [texto, setTexto] = useState('');
  const importe = porCobrar?.importe ?? CERO;
  const propina = texto.trim() === '' ? CERO : parsePrecio(texto);
  const isReciente = useReposo(falta);
  const isParado = porCobrar === null || propina === null || (retenido && enCurso === null);
  const charge = async (event: MouseEvent, pago: ConForma, cambio: Centimos) => {
    if (porCobrar === null || propina === null || enCurso !== null || isRepetido(event) || isReciente())
      return;
    setEnCurso(pago);
    const hecho = await onCobrar(porCobrar, { ...pago, cambio, propina }).finally(() => setEnCurso(null));
    setConEfectivo(false);
    setPidiendo(null);
    setEnOtras(false);
    if (hecho) setTexto('');
  };
  const deLaCasa = deCasa.map(({ _id: id, nombre: suyo }): ConForma => ({
    forma: OTRO,
    otra: { id, nombre: suyo },
  }));
  const isAparte = deCasa.length > DE_CASA_A_LA_VISTA;
  const conOtras = enOtras && isAparte;
  const pagos: readonly ConForma[] = conOtras
    ? [...deLaCasa, { forma: OTRO }]
    : FORMAS_COBRO.filter((forma) => !isAparte || forma !== OTRO)
        .map((forma): ConForma => ({ forma }))
        .concat(isAparte ? [] : deLaCasa);
  const handlePago = (event: MouseEvent, pago: ConForma) => {
    const pide = deCasa.find(({ _id, pide }) => pide && _id === pago.otra?.id);
    if (pago.forma !== 'efectivo' && !pide) void charge(event, pago, CERO);
    else if (enCurso === null && !isRepetido(event)) {
      if (pide) setPidiendo(pide);
      else setConEfectivo(true);
    }
  };
  const conPropina = sumCentimos([importe, propina ?? CERO]);
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
          importe={conPropina}
          parado={isParado}
          ocupado={enCurso !== null}
          onCobrar={(event, cambio) => void charge(event, { forma: 'efectivo' }, cambio)}
          onVolver={() => setConEfectivo(false)}
        />
      ) : pidiendo ? (
        <ConNumero
          forma={pidiendo}
          importe={conPropina}
          parado={isParado}
          ocupado={enCurso !== null}
          onCobrar={(event, otra) => void charge(event, { forma: 'otro', otra }, CERO)}
          onVolver={() => setPidiendo(null)}
        />
      ) : (
        <>
          {!conOtras && (
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
          )}
          <div className="fila" role="group" aria-label="Cobrar con">
            {pagos.map((pago) => (
              <Boton
                key={pago.otra?.id ?? pago.forma}
                className={pago.otra || conOtras ? css.deCasa : css.forma}
                variante={pago.otra || conOtras ? 'secundario' : 'primario'}
                disabled={isParado}
                ocupado={enCurso !== null && isMismaForma(enCurso, pago)}
                onClick={(event) => handlePago(event, pago)}
              >
                {nombreForma(pago)}
              </Boton>
            ))}
            {isAparte && (
              <Boton
                className={conOtras ? css.deCasa : css.forma}
                variante={conOtras ? 'fantasma' : 'primario'}
                disabled={enCurso !== null}
                onClick={() => setEnOtras(!conOtras)}
              >
                {conOtras ? 'Volver' : 'Otras…'}
              </Boton>
            )}
          </div>
        </>
      )}
    </div>
  );
}
