import { LIMITES, declaracionOf, textoAlergenos } from '@carta/contracts';
import type { KeyboardEvent } from 'react';
import { CampoTexto } from '../../../shared/ui/CampoTexto/CampoTexto';
import { CampoImporte } from '../CampoImporte/CampoImporte';
import { FilaEditable } from '../filas/FilaEditable';
import type { PropsFila } from '../filas/FilaEditable';
import type { FalloValor, FilaValor } from '../modelo/opciones';
import { SelectorAlergenos } from '../SelectorAlergenos/SelectorAlergenos';

interface PropsCamposValor extends PropsFila {
  fila: FilaValor;
  fallo: FalloValor | undefined;
  onChange: (cambio: Partial<FilaValor>) => void;
  /** Enter in the last name adds the next row. */
  onIntro: () => void;
}

export function CamposValor({ fila, fallo, onChange, onIntro, ...resto }: PropsCamposValor) {
  const { llamada, orden } = resto;
  const { nombre, suplemento, alergenos, alergenosDeclarados } = fila;

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !orden.ultima || nombre.trim() === '') return;
    event.preventDefault();
    onIntro();
  }

  return (
    <FilaEditable
      {...resto}
      id={fila._id}
      resumen={resumenOf(fila)}
      plegado={
        <SelectorAlergenos
          etiqueta={`Alérgenos de ${llamada}`}
          alergenos={alergenos}
          alergenosDeclarados={alergenosDeclarados}
          onDeclare={(lista, declarados) => onChange({ alergenos: lista, alergenosDeclarados: declarados })}
        />
      }
    >
      <CampoTexto
        aria-label={`Nombre de ${llamada}`}
        placeholder="Nombre"
        variante="compacta"
        autoComplete="off"
        enterKeyHint="next"
        maxLength={LIMITES.nombreOpcionMax}
        value={nombre}
        error={fallo?.nombre ?? undefined}
        onChange={({ target }) => onChange({ nombre: target.value })}
        onKeyDown={handleKeyDown}
      />
      <CampoImporte
        aria-label={`Suplemento de ${llamada}`}
        variante="compacta"
        placeholder="+ 0,00"
        value={suplemento}
        error={fallo?.suplemento ?? undefined}
        onChange={(texto) => onChange({ suplemento: texto })}
      />
    </FilaEditable>
  );
}

function resumenOf(fila: FilaValor): string {
  const declaracion = declaracionOf(fila);
  if (declaracion === 'sin_declarar') return 'Alérgenos sin declarar';
  return declaracion === 'ninguno' ? 'Sin alérgenos' : `Contiene ${textoAlergenos(fila.alergenos)}`;
}
