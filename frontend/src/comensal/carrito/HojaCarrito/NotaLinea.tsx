import { LIMITES, MAX_UNIDADES, lineaId, reglasPedido, setNotas } from '@carta/contracts';
import type { ItemCarrito } from '@carta/contracts';
import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { t } from '../../../shared/lengua/lengua';
import { AreaTexto } from '../../../shared/ui/AreaTexto/AreaTexto';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { nombreDeItem } from '../../../shared/lib/nombre-linea';
import { useCarrito, useCarritoStore } from '../useCarrito';
import css from './NotaLinea.module.css';

interface PropsNotaLinea {
  item: ItemCarrito;
  bloqueado: boolean;
  enfocada: boolean;
  /** Null when writing begins; at its end the line, by its new note, whose button takes the focus. */
  onFin: (lineaId: string | null) => void;
}

export function NotaLinea({ item, bloqueado, enfocada, onFin }: PropsNotaLinea) {
  const { notas } = item;
  const [editando, setEditando] = useState(false);
  const boton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (enfocada) boton.current?.focus();
  }, [enfocada]);

  function handleEditar() {
    onFin(null);
    setEditando(true);
  }

  function handleFin(id: string | null) {
    setEditando(false);
    onFin(id);
  }

  if (editando && !bloqueado) return <Editor item={item} onFin={handleFin} />;
  return (
    <div className={css.nota}>
      {notas !== undefined && <p className={css.texto}>{notas}</p>}
      {!bloqueado && (
        <Boton
          ref={boton}
          variante="fantasma"
          tamano="compacto"
          aria-label={
            notas === undefined
              ? t('Añadir nota a {nombre}', { nombre: nombreDeItem(item) })
              : t('Editar nota de {nombre}', { nombre: nombreDeItem(item) })
          }
          onClick={handleEditar}
        >
          {notas === undefined ? t('Añadir nota') : t('Editar nota')}
        </Boton>
      )}
    </div>
  );
}

interface PropsEditor {
  item: ItemCarrito;
  /** The line that takes the focus back; null when it went elsewhere. */
  onFin: (lineaId: string | null) => void;
}

/**
 * Leaving the field saves, so that no allergy is lost for want of a tap. Escape only leaves the note as it
 * was.
 */
function Editor({ item, onFin }: PropsEditor) {
  const store = useCarritoStore();
  const write = useCarrito((carrito) => carrito.writeNotaLinea);
  const [texto, setTexto] = useState(item.notas ?? '');
  const [llena, setLlena] = useState(false);
  const caja = useRef<HTMLDivElement>(null);
  // the focus shows the field, but not what stands below it
  useEffect(() => {
    caja.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const error = llena
    ? t('Con esa nota serían más de {max}. Escribe otra o quita alguno.', { max: MAX_UNIDADES })
    : reglasPedido.notasLinea(texto);

  function save(): boolean {
    const { carrito } = store.getState();
    const cambia = texto.trim() !== (item.notas ?? '');
    if (cambia && setNotas(carrito, lineaId(item), texto) === carrito) {
      setLlena(true);
      return false;
    }
    if (reglasPedido.notasLinea(texto) !== null) return false;
    if (cambia) write(lineaId(item), texto);
    return true;
  }

  function handleGuardar() {
    const notas = texto.trim();
    if (save()) onFin(lineaId({ ...item, notas: notas === '' ? undefined : notas }));
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onFin(lineaId(item));
  }

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget) && save()) onFin(null);
  }

  return (
    <div ref={caja} className={`pila ${css.editor}`} data-hueco="2" onBlur={handleBlur}>
      <AreaTexto
        etiqueta={t('Nota para {nombre}', { nombre: nombreDeItem({ ...item, notas: undefined }) })}
        placeholder={t('Sin cebolla, poco hecho…')}
        ayuda={t('Para alergias, dilo también al personal.')}
        maximo={LIMITES.notasLinea}
        rows={2}
        value={texto}
        {...(error === null ? {} : { error })}
        autoFocus
        onChange={(event) => {
          setTexto(event.target.value);
          setLlena(false);
        }}
        onKeyDown={handleKeyDown}
      />
      <Boton
        variante="secundario"
        tamano="compacto"
        onMouseDown={(event) => event.preventDefault()}
        onClick={handleGuardar}
      >
        {t('Guardar nota')}
      </Boton>
    </div>
  );
}
