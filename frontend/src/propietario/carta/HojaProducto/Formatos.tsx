import { LIMITES } from '@carta/contracts';
import Plus from 'lucide-react/icons/plus';
import type { Ref } from 'react';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { useFilas } from '../filas/useFilas';
import {
  SUGERENCIAS_FORMATOS,
  createFilaFormato,
  fallosDeFormatos,
  suggestFormatos,
} from '../modelo/formatos';
import type { FilaFormato } from '../modelo/formatos';
import lista from '../reordenar/lista.module.css';
import { CamposFormato } from './CamposFormato';
import css from './Formatos.module.css';

interface PropsFormatos {
  valor: FilaFormato[];
  onChange: (formatos: FilaFormato[]) => void;
  /** It is the single price so far. */
  precio: string;
  /** After an attempt to save. */
  conFallos: boolean;
  error?: string | undefined;
  /** Focuses the first wrong field. */
  ref?: Ref<{ focus: () => void }>;
}

/** An empty list means one size and one price. */
export function Formatos({ valor, onChange, precio, conFallos, error, ref }: PropsFormatos) {
  const filas = useFilas({ filas: valor, onChange, sinNombre: 'Formato', ref });
  const { listaRef, anadirRef } = filas;
  const fallos = conFallos ? fallosDeFormatos(valor) : [];
  const hay = valor.length > 0;
  const sinNombres = hay && valor.every(({ nombre }) => nombre.trim() === '');

  return (
    <fieldset className={css.formatos}>
      <legend className={hay ? 'etiqueta' : 'solo-lectores'}>Formatos</legend>
      {sinNombres && (
        <Sugerencias onChoose={(cual) => onChange(suggestFormatos(cual, valor[0]?.precio ?? ''))} />
      )}
      {hay && (
        <ul ref={listaRef} className={lista.lista}>
          {filas.dibujadas.map(({ fila, indice, ...resto }) => (
            <CamposFormato
              key={fila._id}
              {...resto}
              fila={fila}
              fallo={fallos[indice]}
              onChange={(cambio) => filas.change(fila._id, cambio)}
            />
          ))}
        </ul>
      )}
      {error && <Mensaje tono="error">{error}</Mensaje>}
      <div className={`fila ${css.acciones}`} data-extremos="" data-hueco="0">
        <Boton
          ref={anadirRef}
          variante="fantasma"
          tamano="compacto"
          icono={<Plus aria-hidden="true" />}
          disabled={valor.length >= LIMITES.formatosMax}
          onClick={() => filas.add(createFilaFormato('', hay ? '' : precio))}
        >
          Añadir formato
        </Boton>
        {hay && (
          <Boton variante="fantasma" tamano="compacto" onClick={() => filas.removeTodas('Un solo precio')}>
            Un solo precio
          </Boton>
        )}
      </div>
    </fieldset>
  );
}

interface PropsSugerencias {
  onChoose: (sugerencia: (typeof SUGERENCIAS_FORMATOS)[number]) => void;
}

function Sugerencias({ onChoose }: PropsSugerencias) {
  return (
    <div className={`fila ${css.sugerencias}`} role="group" aria-label="Sugerencias">
      {SUGERENCIAS_FORMATOS.map((sugerencia) => (
        <button
          key={sugerencia.nombres.join()}
          type="button"
          className={css.sugerencia}
          onClick={() => onChoose(sugerencia)}
        >
          {sugerencia.nombres.join(' · ')}
        </button>
      ))}
    </div>
  );
}
