import { rutasComensal } from '@carta/contracts/comensal';
import type { Carta, Lengua } from '@carta/contracts';
import { lengua } from '../../shared/lengua/lengua';

/** The carta on screen: one page, one carta. Undefined until one was read. */
export let enPantalla: Carta | undefined;
let sinTraducir: ReadonlySet<string> = new Set();
/** The carta's language, where its house has given up the page's. */
let otra: Lengua | undefined;

/** Its address, in the page's language. */
export const rutaCarta = (restauranteId: string): string =>
  rutasComensal.carta(restauranteId, lengua === 'es' ? undefined : lengua);

/** To be called before a carta is drawn. */
export function learnCarta(carta: Carta): Carta {
  enPantalla = carta;
  sinTraducir = new Set(carta.sinTraducir);
  const { lengua: suya = 'es' } = carta;
  otra = suya === lengua ? undefined : suya;
  return carta;
}

/** For `lang`: what this text of the carta is in, where that is not the page's language. */
export const langDe = (texto: string): Lengua | undefined => (sinTraducir.has(texto) ? 'es' : otra);
