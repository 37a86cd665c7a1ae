import { TOQUES } from '@carta/contracts/comensal';

type ConToques = Partial<Record<typeof TOQUES, Set<HTMLElement> | null>>;

/**
 * Taps the buttons that were tapped on a page drawn by the server before its screen answered, once each: on a bad
 * line the scripts come seconds after the carta.
 */
export function replayToques(): void {
  const pagina = window as ConToques;
  const botones = pagina[TOQUES] ?? [];
  pagina[TOQUES] = null;
  // before any is taken over: the drawing knows nothing of it
  for (const boton of botones) delete boton.dataset.oido;
  for (const boton of botones) boton.click();
}

/** Fields of a page drawn by the server, and what was written into them before its screen answered. */
export type Escrito = ReadonlyMap<HTMLInputElement, string>;

/** To be read before the screen takes the page over, which may empty its fields. */
export function readEscrito(raiz: Element): Escrito {
  const campos = [...raiz.querySelectorAll('input')].filter(
    ({ value, defaultValue }) => value !== defaultValue,
  );
  return new Map(campos.map((campo) => [campo, campo.value]));
}

/** Writes it again, as a person would. */
export function rewrite(escrito: Escrito): void {
  for (const [campo, texto] of escrito) {
    // what is touched is taken over first
    campo.click();
    // React notices no change to what it found there, nor one by the field's own setter, which is React's
    campo.value = '';
    Reflect.set(HTMLInputElement.prototype, 'value', texto, campo);
    campo.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
