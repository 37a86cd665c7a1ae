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
  for (const boton of botones) boton.click();
}
