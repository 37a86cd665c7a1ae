import { useState } from 'react';
import type { MouseEvent } from 'react';
import {
  CERO,
  FORMAS_COBRO,
  formatCentimos,
  isMismaForma,
  nombreForma,
  parsePrecio,
  reglasCobro,
  sumCentimos,
} from '@carta/contracts';
import type { Centimos, ConForma, FormaDeCasa, OtraForma } from '@carta/contracts';
import { isRepetido } from '../ui/toque';
import { Boton } from '../../shared/ui/Boton/Boton';
import { CampoTexto } from '../../shared/ui/CampoTexto/CampoTexto';
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

/** One tap charges the chosen part; cash asks first what was given. */
export function PieCobrar({ porCobrar, falta, nombre, retenido, onCobrar }: PropsPieCobrar) {
  const [enCurso, setEnCurso] = useState<ConForma | null>(null);
  const [conEfectivo, setConEfectivo] = useState(false);
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
    if (hecho) setTexto('');
  };
  const pagos: readonly ConForma[] = [
    ...FORMAS_COBRO.map((forma) => ({ forma })),
    ...deCasa.map(({ _id: id, nombre: suyo }) => ({ forma: 'otro' as const, otra: { id, nombre: suyo } })),
  ];
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
            {pagos.map((pago) => (
              <Boton
                key={pago.otra?.id ?? pago.forma}
                className={pago.otra ? css.deCasa : css.forma}
                variante={pago.otra ? 'secundario' : 'primario'}
                disabled={isParado}
                ocupado={enCurso !== null && isMismaForma(enCurso, pago)}
                onClick={(event) => handlePago(event, pago)}
              >
                {nombreForma(pago)}
              </Boton>
            ))}
          </div>
        </>
      )}
    </div>
  );
}

interface PropsConNumero {
  forma: FormaDeCasa;
  importe: Centimos;
  parado: boolean;
  ocupado: boolean;
  onCobrar: (event: MouseEvent, otra: OtraForma) => void;
  onVolver: () => void;
}

/** A form of the house that asks for a number, and for whom. */
function ConNumero({ forma, importe, parado, ocupado, onCobrar, onVolver }: PropsConNumero) {
  const [numero, setNumero] = useState('');
  const [cliente, setCliente] = useState('');
  const { _id: id, nombre, pide } = forma;
  const dicho = { numero: numero.trim(), ...(cliente.trim() ? { cliente: cliente.trim() } : {}) };
  return (
    <div className="pila" role="group" aria-label={nombre}>
      <CampoTexto
        etiqueta={`Número (${nombre})`}
        autoComplete="off"
        maxLength={reglasCobro.NUMERO_MAX}
        value={numero}
        onChange={(event) => setNumero(event.target.value)}
      />
      {pide === 'numero_y_cliente' && (
        <CampoTexto
          etiqueta="Nombre del cliente"
          autoComplete="off"
          maxLength={reglasCobro.CLIENTE_MAX}
          value={cliente}
          onChange={(event) => setCliente(event.target.value)}
        />
      )}
      <div className="fila">
        <Boton className={css.forma} variante="secundario" onClick={onVolver}>
          Volver
        </Boton>
        <Boton
          className={css.cobro}
          disabled={parado || reglasCobro.faltaEnOtra(forma, dicho) !== null}
          ocupado={ocupado}
          onClick={(event) => onCobrar(event, { id, nombre, ...dicho })}
        >
          Cobrar {formatCentimos(importe)}
        </Boton>
      </div>
    </div>
  );
}
