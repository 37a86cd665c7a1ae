import { GRAMOS_MAX, formatCentimos, reglasCarta, textoPrecioPeso } from '@carta/contracts';
import type { Grupo, Linea, Ticket } from '@carta/contracts';
import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useOcupado } from '../../shared/lib/useAccion';
import { Boton } from '../../shared/ui/Boton/Boton';
import { CampoTexto } from '../../shared/ui/CampoTexto/CampoTexto';
import { HojaInferior } from '../../shared/ui/HojaInferior/HojaInferior';
import { costeAlPeso, weighLinea } from '../vivo/actos/pesar';
import { formatEuros } from '@carta/contracts';
import { t } from '../lenguas/t';

interface PropsHojaPesar {
  grupo: Grupo;
  ticket: Ticket;
  linea: Linea;
  abierta: boolean;
  onClose: () => void;
  onPesada: () => void;
}

/** Grams are typed, and what they cost is read before they are kept. */
export function HojaPesar({ grupo, ticket, linea, abierta, onClose, onPesada }: PropsHojaPesar) {
  const id = useId();
  const campo = useRef<HTMLInputElement>(null);
  const [texto, setTexto] = useState(linea.gramos === undefined ? '' : String(linea.gramos));
  const [conFallo, setConFallo] = useState(false);
  const { ocupado, during } = useOcupado();
  const { porPeso } = linea;
  const gramos = texto.trim() === '' ? NaN : Number(texto);
  const fallo = reglasCarta.gramos(gramos);
  const coste = fallo === null ? costeAlPeso(linea, gramos) : null;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setConFallo(true);
    if (fallo !== null || ocupado) return;
    if (!(await during(() => weighLinea(grupo, ticket, linea, gramos)))) return;
    onClose();
    onPesada();
  }

  return (
    <HojaInferior
      abierta={abierta}
      onClose={onClose}
      foco={campo}
      titulo={`${t('Pesar')} ${linea.nombre}`}
      subtitulo={`${t('Mesa {n}', { n: grupo.mesa.numero })}${porPeso ? ` · ${textoPrecioPeso(formatEuros(porPeso.precio), porPeso)}` : ''}`}
      pie={
        <Boton type="submit" form={id} ancho="completo" tamano="grande" ocupado={ocupado}>
          {coste === null ? t('Guardar') : `${t('Guardar')} · ${formatCentimos(coste)}`}
        </Boton>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <CampoTexto
          ref={campo}
          etiqueta={t('Gramos')}
          variante="grande"
          inputMode="numeric"
          autoComplete="off"
          maxLength={String(GRAMOS_MAX).length}
          value={texto}
          error={conFallo && fallo !== null ? fallo : undefined}
          onChange={({ target }) => setTexto(target.value)}
        />
      </form>
    </HojaInferior>
  );
}
