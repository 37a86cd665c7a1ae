import { memo, useId } from 'react';
import type { KeyboardEvent } from 'react';
import Check from 'lucide-react/icons/check';
import type { Lengua, TextoDeCarta } from '@carta/contracts';
import { Boton } from '../../../shared/ui/Boton/Boton';
import campo from '../../../shared/ui/Campo/Campo.module.css';
import css from './FilaTexto.module.css';
import { propuestaDe } from './textos-traducir';
import { useFilaTexto } from './useFilaTexto';
import type { GuardarTexto } from './useFilaTexto';

interface PropsFilaTexto {
  fila: TextoDeCarta;
  lengua: Lengua;
  /** Under which name what is not saved stays on this device. */
  borrador: string;
  onGuardar: GuardarTexto;
}

/** Letters that fit into a line of the narrowest field. */
const LETRAS_POR_LINEA = 34;

/** A Spanish text, the field of its translation, and how that stands. */
export const FilaTexto = memo(function FilaTexto({ fila, lengua, borrador, onGuardar }: PropsFilaTexto) {
  const { original, lugar, parteDe, antes } = fila;
  const id = useId();
  const { texto, estado, change, save } = useFilaTexto(fila, borrador, onGuardar);
  const propuesta = texto === '' ? propuestaDe(fila) : null;
  const lineas = Math.ceil(Math.max(texto.length, propuesta?.length ?? 0, 1) / LETRAS_POR_LINEA);

  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if ((event.ctrlKey || event.metaKey) && propuesta !== null) void save(propuesta);
    focusSiguiente(event.currentTarget, 'textarea');
  };
  return (
    <li className={css.fila} data-estado={fila.estado}>
      <div className={css.original}>
        <label htmlFor={id}>{original}</label>
        <p className={css.lugar}>
          {parteDe === undefined || lugar === 'Plato' || lugar === 'Menú' ? lugar : `${lugar} · ${parteDe}`}
        </p>
      </div>
      <div className="cede">
        <textarea
          id={id}
          className={`${campo.control} ${css.texto}`}
          lang={lengua}
          rows={lineas}
          value={texto}
          placeholder={propuesta ?? undefined}
          autoCapitalize="sentences"
          autoComplete="off"
          spellCheck
          enterKeyHint="next"
          aria-describedby={`${id}-estado`}
          aria-invalid={estado.es === 'rechazado' || undefined}
          onChange={(event) => change(event.target.value)}
          onBlur={() => void save()}
          onKeyDown={handleKeyDown}
        />
        {fila.estado === 'sinRevisar' && antes !== undefined && (
          <p className={css.lugar}>Se tradujo cuando ponía «{antes}»</p>
        )}
      </div>
      <div className={`fila ${css.estado}`} data-centrada="" id={`${id}-estado`}>
        {propuesta !== null && estado.es !== 'guardando' ? (
          <Boton
            variante="secundario"
            tamano="compacto"
            data-aceptar=""
            aria-label={`Aceptar «${propuesta}» para ${original}`}
            onClick={(event) => {
              void save(propuesta);
              focusSiguiente(event.currentTarget, '[data-aceptar]');
            }}
          >
            Aceptar
          </Boton>
        ) : (
          <EstadoTexto fila={fila} estado={estado} onReintentar={() => void save()} />
        )}
      </div>
    </li>
  );
});

interface PropsEstadoTexto {
  fila: TextoDeCarta;
  estado: ReturnType<typeof useFilaTexto>['estado'];
  onReintentar: () => void;
}

function EstadoTexto({ fila, estado, onReintentar }: PropsEstadoTexto) {
  if (estado.es === 'guardando') return <p className={css.dicho}>Guardando…</p>;
  if (estado.es === 'rechazado') return <p className={css.fallo}>{estado.mensaje}</p>;
  if (estado.es === 'fallo')
    return (
      <>
        <p className={css.fallo}>No se ha guardado{estado.mensaje && `. ${estado.mensaje}`}</p>
        <Boton variante="secundario" tamano="compacto" onClick={onReintentar}>
          Reintentar
        </Boton>
      </>
    );
  if (estado.es === 'guardada')
    return (
      <p className={css.dicho}>
        <Check aria-hidden="true" />
        Guardado
      </p>
    );
  return fila.estado === 'falta' ? <p className={`${css.dicho} ${css.falta}`}>Falta</p> : null;
}

/** After the last one the focus stays at the list, and what was written is saved all the same. */
function focusSiguiente(desde: HTMLElement, selector: string) {
  const todos = [...document.querySelectorAll<HTMLElement>(`main ${selector}`)];
  const siguiente = todos[todos.indexOf(desde) + 1] ?? desde.closest('ul');
  siguiente?.focus();
}
