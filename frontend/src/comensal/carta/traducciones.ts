import { rutas } from '@carta/contracts/comensal';
import type { Carta, Lengua, Linea } from '@carta/contracts';
import { lengua } from '../../shared/lengua/lengua';

/* What the carta on screen says of its house's Spanish texts: they come with orders, which stay in Spanish. */
let traducidos: ReadonlyMap<string, string> = new Map();
let sinTraducir: ReadonlySet<string> = new Set();
/** The carta's language, where its house has given up the page's. */
let otra: Lengua | undefined;

/** Its address, in the page's language. */
export const rutaCarta = (restauranteId: string): string =>
  rutas.carta(restauranteId, lengua === 'es' ? undefined : lengua);

/** To be called before a carta is drawn. */
export function learnCarta(carta: Carta): Carta {
  const hallados = new Map<string, string>();
  if (carta.lengua) collect(carta, hallados);
  traducidos = hallados;
  sinTraducir = new Set(carta.sinTraducir);
  const { lengua: suya = 'es' } = carta;
  otra = suya === lengua ? undefined : suya;
  return carta;
}

function collect(valor: unknown, hallados: Map<string, string>): void {
  if (typeof valor !== 'object' || valor === null) return;
  if ('original' in valor && 'nombre' in valor) hallados.set(String(valor.original), String(valor.nombre));
  Object.values(valor).forEach((parte) => collect(parte, hallados));
}

/** For `lang`: what this text of the carta is in, where that is not the page's language. */
export const langDe = (texto: string): Lengua | undefined => (sinTraducir.has(texto) ? 'es' : otra);

/** A Spanish text of the house as the carta on screen says it. */
const enCarta = (texto: string): string => traducidos.get(texto) ?? texto;

/** A line of an order as the carta on screen says it; `original` is its Spanish name, where that is another. */
export function lineaEnCarta<L extends Pick<Linea, 'nombre' | 'formato' | 'opciones'>>(
  linea: L,
): L & { original?: string } {
  if (traducidos.size === 0) return linea;
  const nombre = enCarta(linea.nombre);
  return {
    ...linea,
    nombre,
    ...(nombre === linea.nombre ? {} : { original: linea.nombre }),
    ...(linea.formato === undefined ? {} : { formato: enCarta(linea.formato) }),
    ...(linea.opciones && {
      opciones: linea.opciones.map((opcion) => ({
        ...opcion,
        nombre: enCarta(opcion.nombre),
        valor: enCarta(opcion.valor),
      })),
    }),
  };
}
