import type { Centimos } from '@carta/contracts';
import { endsInImporte, splitMarcas } from './menu-marcas';

export interface PlatoEscrito {
  nombre: string;
  suplemento?: Centimos;
  agotado?: true;
}

/** What one line says; it may say several things ('Postre: flan', '12 €, con pan y bebida'). */
export type Pieza =
  | { es: 'pase'; nombre: string }
  | { es: 'plato'; plato: PlatoEscrito }
  | { es: 'incluye'; incluye: string[] }
  | { es: 'precio'; precio: Centimos }
  /** Of a heading: the menu's own, where it is the first. */
  | { es: 'precioDeTitulo'; precio: Centimos }
  /** The title of what comes below, where dishes stand above it too. */
  | { es: 'elegir' }
  | { es: 'nada'; porque: string };

export interface Lectura {
  piezas: Pieza[];
  /** What is not sure of it, in words for whoever wrote it. */
  dudas: string[];
}

/** Left out unless they stand in a dish's own line: its name says that it is none. */
const NO_ES: readonly (readonly [RegExp, string])[] = [
  [/^\+?\s*supl/i, 'Un suplemento va al final de su plato, «(+2 €)»'],
  [/\sno (?:va )?incluid/i, 'Lo que no va incluido no se dice aquí'],
];

/** But under 'Bebidas' it is chosen. */
export const QUIZA_INCLUIDO =
  'Se lee como un plato que se elige. Si va incluido, escríbelo detrás de «Incluye:».';

const PUEDE_SER: readonly (readonly [RegExp, string])[] = [
  [/\bsupl/i, 'Habla de un suplemento y no se lee cuánto es: escribe «(+2 €)» al final del plato.'],
  [/^(?:con|y|en|al|a la|de|del|o)\s/, 'Se lee como un plato. Si sigue el de arriba, ponlo en su línea.'],
  [/^\d+\s/, 'El número se lee como parte del nombre.'],
  [/^(?:el )?pan$/i, 'Se lee como un plato que se elige. Si va incluido, escribe «Incluye: pan».'],
  [/^[^(]*\s[oó]\s/, 'Se lee como un solo plato. Si son dos, uno en cada línea.'],
  [/^[^(]*(?:,[^(]*,|\s[/|·–-]\s|\S\/\s|;)/, 'Se lee como un solo plato. Si son varios, uno en cada línea.'],
  [
    /(?<!\p{L})(?:se|hay|puede[ns]?|tenemos|servimos|disponibles?|incluid[oa]s?|incluyen?|gratis|al[eé]rgenos?|i\.?v\.?a|men[uú]s?|precios?|terraza|domicilio|euros?|reserv[aeo]\p{L}*)(?!\p{L})/iu,
    'Se lee como un plato: mira si es una nota.',
  ],
  [
    /^(?:aperitivo|surtido de postres|guarnici[oó]n|caf[eé]|t[eé]|infusi[oó]n|vino|agua|bebida|gaseosa|cerveza|refresco|postre casero|postre del d[ií]a)(?: de la casa)?$/i,
    QUIZA_INCLUIDO,
  ],
  [
    /^(?:carnes?|pescados?|ensaladas|arroces|pastas|verduras|sopas|guisos|cuchara|parrilla)$/i,
    'Se lee como un plato. Si es un título, acábalo en dos puntos.',
  ],
];

/** `dudas` are those of the line it stands in. */
export function readPlato(texto: string, dudas: readonly string[] = []): Lectura {
  const plato = splitMarcas(texto);
  const { nombre } = plato;
  if (!/\p{L}/u.test(nombre)) return toNada(/\d/.test(nombre) ? 'No se entiende' : null);
  const conImporte = endsInImporte(nombre);
  if (conImporte && /\bmen[uú]/i.test(nombre)) return toNada('Aquí cabe un solo menú');
  const [, noEs] = NO_ES.find(([forma]) => forma.test(nombre)) ?? [];
  if (noEs !== undefined) return toNada(noEs);
  return {
    piezas: [{ es: 'plato', plato }],
    dudas: [
      ...dudas,
      ...(conImporte ? ['Lleva un precio en el nombre. Si es un suplemento, escribe «(+2 €)».'] : []),
      ...PUEDE_SER.flatMap(([forma, duda]) => (forma.test(nombre) ? [duda] : [])),
    ],
  };
}

/** Without a reason it says nothing. */
export function toNada(duda: string | null): Lectura {
  const dudas = duda === null ? [] : [`${duda}: esta línea no se publica.`];
  return { piezas: [{ es: 'nada', porque: duda ?? 'Adorno' }], dudas };
}
