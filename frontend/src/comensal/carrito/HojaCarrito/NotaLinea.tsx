import { LIMITES, MAX_UNIDADES, lineaId, reglasPedido, setNotas } from '@carta/contracts';
import type { ItemCarrito } from '@carta/contracts';
import { useState } from 'react';
import { AreaTexto } from '../../../shared/ui/AreaTexto/AreaTexto';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { useCarrito, useCarritoStore } from '../useCarrito';
import css from './NotaLinea.module.css';

interface PropsNotaLinea {
  item: ItemCarrito;
  /** It can be read, not changed. */
  bloqueado: boolean;
}

/** What the kitchen is asked for one line, and the way to write it. */
export function NotaLinea({ item, bloqueado }: PropsNotaLinea) {
  const { producto, notas } = item;
  const [editando, setEditando] = useState(false);
  if (editando && !bloqueado) return <Editor item={item} onFin={() => setEditando(false)} />;
  return (
    <div className={css.nota}>
      {notas !== undefined && <p className={css.texto}>{notas}</p>}
      {!bloqueado && (
        <Boton
          variante="fantasma"
          tamano="compacto"
          aria-label={`${notas === undefined ? 'Añadir nota a' : 'Editar la nota de'} ${producto.nombre}`}
          onClick={() => setEditando(true)}
        >
          {notas === undefined ? 'Añadir nota' : 'Editar nota'}
        </Boton>
      )}
    </div>
  );
}

/** Leaving the field is enough to keep what was written: nobody loses an allergy for want of a tap. */
function Editor({ item, onFin }: { item: ItemCarrito; onFin: () => void }) {
  const store = useCarritoStore();
  const write = useCarrito((carrito) => carrito.writeNotaLinea);
  const [texto, setTexto] = useState(item.notas ?? '');
  const [llena, setLlena] = useState(false);
  const error = llena
    ? `Con esa nota serían más de ${MAX_UNIDADES}. Escribe otra o quita alguno.`
    : reglasPedido.notasLinea(texto);

  function handleFin() {
    const { carrito } = store.getState();
    const cambia = texto.trim() !== (item.notas ?? '');
    if (cambia && setNotas(carrito, lineaId(item), texto) === carrito) return setLlena(true);
    if (reglasPedido.notasLinea(texto) !== null) return;
    onFin();
    if (cambia) write(lineaId(item), texto);
  }

  return (
    <div className={css.editor}>
      <AreaTexto
        etiqueta={`Nota para ${item.producto.nombre}`}
        placeholder="Sin cebolla, poco hecho…"
        ayuda="Para alergias, dilo también al personal."
        maximo={LIMITES.notasLinea}
        rows={2}
        value={texto}
        {...(error === null ? {} : { error })}
        autoFocus
        onChange={(event) => {
          setTexto(event.target.value);
          setLlena(false);
        }}
        onBlur={handleFin}
      />
      <Boton variante="secundario" tamano="compacto" onClick={handleFin}>
        Guardar nota
      </Boton>
    </div>
  );
}
