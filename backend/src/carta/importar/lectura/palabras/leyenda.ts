import type { Alergeno } from '@carta/contracts';

/** What the marks of a carta's allergens mean. */

export interface Leyenda {
  codigos: ReadonlyMap<string, Alergeno>;
  lineas: ReadonlySet<number>;
}

const PALABRAS: readonly (readonly [Alergeno, string])[] = [
  ['gluten', String.raw`gl[uú]te[nm]|trigo|wheat|blat`],
  ['crustaceos', String.raw`crust[aá](?:ceos?|cis|cians)|crustaceans?|crustacis`],
  ['huevos', String.raw`huevos?|ous|ovos?|eggs?|arrautz\w*`],
  ['pescado', String.raw`pescados?|peix|peixe|fish|arraina?`],
  ['cacahuetes', String.raw`cacahuetes?|cacauets?|peanuts?|man[ií]`],
  ['soja', String.raw`soja|soya?`],
  ['lacteos', String.raw`l[aá]cteos?|leche|lactosa|l[aà]ctics?|llet|leite|milk|dairy|esnea?`],
  [
    'frutos_de_cascara',
    String.raw`frutos?\s+(?:de\s+c[aá]scara|con\s+c[aá]scara|secos?)|frutos?\s+c[aá]scara|fruits?\s+(?:de\s+closca|secs?)|fruita\s+seca|froitos\s+secos|froitos\s+de\s+casca|nuts|tree\s+nuts|c[aá]scara`,
  ],
  ['apio', String.raw`apio|api|celery`],
  ['mostaza', String.raw`mostaza|mostassa|mustard|mostarda`],
  ['sesamo', String.raw`s[eé]samo|s[eè]sam|sesame|ajonjol[ií]`],
  [
    'sulfitos',
    String.raw`(?:di[oó]xido\s+de\s+azufre\s*(?:y|e|\/|\()\s*)?sulfitos?\)?|sulfits?|sulphites?|sulfites?|di[oó]xido\s+de\s+azufre`,
  ],
  ['altramuces', String.raw`altramu(?:ces|z)|tramussos|lupins?|chochos`],
  ['moluscos', String.raw`mol(?:uscos?|·?luscos|·?luscs?)|molluscs?`],
];
/** Each of the fourteen is a group of its own. */
export const ALERGENO = new RegExp(
  `(?<![\\p{L}])(?:${PALABRAS.map(([, palabras]) => `(${palabras})`).join('|')})(?![\\p{L}])`,
  'giu',
);
const DIBUJO = String.raw`\p{Extended_Pictographic}\uFE0F?`;
const CODIGO = String.raw`\d{1,2}|[A-Z]{1,2}|${DIBUJO}`;
const CODIGO_DELANTE = new RegExp(
  `(?:^|[\\s,;·|/(\\[.•-])(\\d{1,2}|${DIBUJO}|[A-Z]{1,2}(?=\\s*[:=.)\\]–-]))\\s*[.:)\\]=–-]*\\s*[(]?(?:cereales\\s+con\\s+|contiene\\s+)?$`,
  'u',
);
const CODIGO_DETRAS = new RegExp(
  `^[^,;·|\\d]{0,24}?\\s*[(\\[:=–-]+\\s*(${CODIGO})\\b|^\\s+(\\d{1,2})\\b`,
  'u',
);
export const toAlergeno = (hallado: RegExpMatchArray): Alergeno | undefined =>
  PALABRAS[hallado.slice(1).findIndex((grupo) => grupo !== undefined)]?.[0];

/** Wherever in the text it stands; a code that means two things means none. */
export function findLeyenda(lineas: readonly string[]): Leyenda {
  const leidas = lineas.map(readPares);
  const sueltas = leidas.filter((pares) => pares.length === 1).length;
  const codigos = new Map<string, Alergeno>();
  const dobles = new Set<string>();
  const deLeyenda = new Set<number>();
  leidas.forEach((pares, i) => {
    if (pares.length === 0 || (pares.length === 1 && sueltas < 3)) return;
    deLeyenda.add(i);
    for (const [codigo, alergeno] of pares) {
      if ((codigos.get(codigo) ?? alergeno) !== alergeno) dobles.add(codigo);
      codigos.set(codigo, alergeno);
    }
  });
  for (const codigo of dobles) codigos.delete(codigo);
  return { codigos, lineas: deLeyenda };
}

/** '1. Gluten, 2. Huevos', 'Gluten (1) Huevos (2)', '🌾 Gluten'; nothing where not each name has a code. */
function readPares(linea: string): [string, Alergeno][] {
  const hallados = [...linea.matchAll(ALERGENO)];
  if (hallados.length === 0 || /\d[.,]\d{2}(?!\d)|€/.test(linea)) return [];
  if (hallados.length === 1 && !isSoloPar(linea)) return [];
  const delante = hallados.map((hallado, i) => {
    const anterior = hallados[i - 1];
    const desde = anterior ? anterior.index + anterior[0].length : 0;
    return CODIGO_DELANTE.exec(linea.slice(desde, hallado.index))?.[1];
  });
  const detras = hallados.map((hallado, i) => {
    const [, conSigno, numero] =
      CODIGO_DETRAS.exec(linea.slice(hallado.index + hallado[0].length, hallados[i + 1]?.index)) ?? [];
    return conSigno ?? numero;
  });
  const cuantos = (codigos: readonly (string | undefined)[]) =>
    codigos.filter((codigo) => codigo !== undefined).length;
  const codigos = cuantos(delante) >= cuantos(detras) ? delante : detras;
  if (cuantos(codigos) === 0 || (hallados.length < 4 && cuantos(codigos) < hallados.length)) return [];
  return hallados.flatMap((hallado, i): [string, Alergeno][] => {
    const codigo = codigos[i];
    const alergeno = toAlergeno(hallado);
    return codigo === undefined || alergeno === undefined ? [] : [[codigo.replace('\uFE0F', ''), alergeno]];
  });
}

/** 'Sopa de pescado 7' is a dish. */
const isSoloPar = (linea: string): boolean =>
  !/\p{L}{3}/u.test(
    linea.replace(ALERGENO, ' ').replace(/cereales|contiene|con|derivados|sus|productos/giu, ' '),
  );
