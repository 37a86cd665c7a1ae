import { useState } from 'react';
import type { MouseEvent } from 'react';
import { formatCentimos, reglasCobro } from '@carta/contracts';
import type { Centimos, FormaDeCasa, OtraForma } from '@carta/contracts';
import { Boton } from '../../shared/ui/Boton/Boton';
import { CampoTexto } from '../../shared/ui/CampoTexto/CampoTexto';
import css from './HojaCobrar.module.css';

interface PropsConNumero {
  forma: FormaDeCasa;
  importe: Centimos;
  parado: boolean;
  ocupado: boolean;
  onCobrar: (event: MouseEvent, otra: OtraForma) => void;
  onVolver: () => void;
}

/** A form of the house that asks for a number, and for whom. */
export function ConNumero({ forma, importe, parado, ocupado, onCobrar, onVolver }: PropsConNumero) {
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
