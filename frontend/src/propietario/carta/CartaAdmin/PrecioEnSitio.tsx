import { formatEuros, parsePrecio, reglasCarta } from '@carta/contracts';
import type { Producto } from '@carta/contracts';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { mensajeDe } from '../../../shared/api/cliente';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { currentOf } from '../datos/carta-api';
import { createClave } from '../../../shared/lib/clave';
import { useOcupado } from '../../../shared/lib/useAccion';
import { useCambiosCarta } from '../datos/useCambiosCarta';
import { toTexto } from '../modelo/filas';
import { withoutEuro } from '../modelo/producto';
import { ERROR_CARTA } from '../textos-carta';
import css from './PrecioEnSitio.module.css';

/** A key in a price moves on by this many rows. */
const PASOS: Readonly<Record<string, 1 | -1>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/**
 * Edited in place: stored on leaving the field, with undo; Escape cancels. A refused price stays as typed, with its
 * error, and is sent again when it is changed or on Enter, never because the focus passed through.
 */
export function PrecioEnSitio({ producto }: { producto: Producto }) {
  const { nombre, precio } = producto;
  const { escrito, fallo, ocupado, write, store, insist } = usePrecio(producto);
  const falloId = useId();

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const campo = event.currentTarget;
    if (event.key === 'Escape' && escrito !== null) {
      write(null);
      // Escape was for the price, and must close nothing
      event.preventDefault();
      event.stopPropagation();
    }
    const paso = PASOS[event.key];
    if (paso === undefined) return;
    event.preventDefault();
    if (event.key === 'Enter' && fallo !== null) insist();
    const campos = [...document.querySelectorAll<HTMLInputElement>(`.${css.campo}`)];
    const siguiente = campos[campos.indexOf(campo) + paso];
    if (siguiente) siguiente.focus();
    else campo.blur();
  }

  return (
    <span className={`renglon ${css.precio}`} data-hueco="1" data-fallo={fallo === null ? undefined : ''}>
      <input
        className={`${css.campo} cifras`}
        aria-label={`Precio de ${nombre}`}
        aria-invalid={fallo !== null || undefined}
        aria-describedby={fallo === null ? undefined : falloId}
        aria-busy={ocupado}
        inputMode="decimal"
        autoComplete="off"
        value={escrito ?? toTexto(precio)}
        onChange={({ target }) => write(withoutEuro(target.value))}
        onFocus={({ target }) => target.select()}
        onBlur={store}
        onKeyDown={handleKeyDown}
      />
      <span aria-hidden="true">€</span>
      {fallo !== null && (
        <span id={falloId} className={css.fallo} role="alert">
          {fallo}
        </span>
      )}
    </span>
  );
}

function usePrecio(producto: Producto) {
  const { nombre, precio } = producto;
  const { editProducto } = useCambiosCarta();
  const [escrito, setEscrito] = useState<string | null>(null);
  const [fallo, setFallo] = useState<string | null>(null);
  const { ocupado, during } = useOcupado();
  const cola = useRef(Promise.resolve());
  /** What the price is written over. */
  const visto = useRef(producto);

  function write(texto: string | null) {
    if (escrito === null) visto.current = producto;
    setEscrito(texto);
    setFallo(null);
  }

  async function send(nuevo: string, antes?: string): Promise<void> {
    const form = new FormData();
    form.set('precio', nuevo.trim());
    try {
      const guardado = await editProducto(visto.current, form, createClave());
      visto.current = guardado;
      // what was typed since is another price
      setEscrito((ahora) => (ahora === nuevo ? null : ahora));
      showToast({
        texto: `${nombre}: ${formatEuros(guardado.precio)}`,
        ...(antes !== undefined && { accion: { texto: 'Deshacer', onAction: () => enqueue(antes) } }),
      });
    } catch (error) {
      setEscrito((ahora) => ahora ?? nuevo);
      const ahora = currentOf<Producto>(error);
      visto.current = ahora ?? visto.current;
      setFallo(
        ahora ? `Ahora cuesta ${formatEuros(ahora.precio)}` : mensajeDe(error, ERROR_CARTA.guardarProducto),
      );
    }
  }

  /** One after another, so that the last one written is the last one stored. */
  function enqueue(nuevo: string, antes?: string): void {
    cola.current = cola.current.then(() => during(() => send(nuevo, antes)));
  }

  function store(): void {
    if (fallo === null) insist();
  }

  function insist(): void {
    if (escrito === null) return;
    const malo = reglasCarta.precio(escrito);
    setFallo(malo);
    if (malo !== null) return;
    if (parsePrecio(escrito) === parsePrecio(toTexto(precio)) && !ocupado) write(null);
    else enqueue(escrito, toTexto(precio));
  }

  return { escrito, fallo, ocupado, write, store, insist };
}
