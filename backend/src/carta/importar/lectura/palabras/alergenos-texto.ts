import { ordenados } from '@carta/contracts';
import type { Alergeno } from '@carta/contracts';
import { ALERGENO, toAlergeno } from './leyenda';
import type { Leyenda } from './leyenda';

/** Allergens as a carta marks them: by numbers, letters or drawings with a legend, or by their names. */

export interface Marcas {
  texto: string;
  alergenos?: Alergeno[];
  dudas: string[];
}

const SUPER: Readonly<Record<string, string>> = {
  '⁰': '0',
  '¹': '1',
  '²': '2',
  '³': '3',
  '⁴': '4',
  '⁵': '5',
  '⁶': '6',
  '⁷': '7',
  '⁸': '8',
  '⁹': '9',
};
const SUPERINDICE = /[⁰¹²³⁴⁵⁶⁷⁸⁹]+(?:[\s,.˒'·⁻ʼ´/-]*[⁰¹²³⁴⁵⁶⁷⁸⁹]+)*/gu;
const ENTRE_PARENTESIS =
  /\s*[([{]\s*(?:al[eé]rgenos?:?\s*)?((?:\d{1,2}|[A-Z]{1,2})(?:\s*[,.;·/y+-]\s*(?:\d{1,2}|[A-Z]{1,2})|\s+(?:\d{1,2}|[A-Z]{1,2}))*)\s*[)\]}]/gu;
const SUELTOS = /(?:^|(?<=[\s\uE000]))(\d{1,2}(?:\s?[,·-]\s?\d{1,2}){2,})(?=$|[\s\uE000.])/gu;
const DE_DOS = /(?:^|(?<=[\s\uE000]))(\d{1,2}[,-]\d{1,2})(?=$|[\s\uE000])/gu;
const TITULO =
  /^\s*\(?(?:contiene|al[eé]rgenos?|al·?l[eè]rgens|al[eé]rxenos|contains|allergens?)\b\s*(?:[:(]|\s)/iu;

/** What is said to contain none has declared it; a dash or a blank says nothing. */
const SIN_ALERGENOS =
  /^\W*(?:(?:sin|no (?:contiene|tiene|lleva)|ning[uú]n|libre de|sense|sen|without|no|free of|senza|sem|sans|ohne|geen|keine|f[aă]r[aă])\s+(?:ning[uú]n\s+)?(?:al[eé]rgenos?|al·?l[eè]rgens?|al[eé]rxenos?|allergens?|allergeni|allerg[eè]nes?|allergene|allergenen|alerg[eé]nios|alergeni)(?:\s+(?:conocidos?|declarables?))?|ninguno|ning[uú]n|none|cap|nessuno|aucun|keine|geen|nenhum|alergenorik (?:ez|gabe))\W*$/iu;

/** 'Alérgenos: gluten, huevos' or '1, 3' on a line or in a cell of its own; null where it says anything else. */
export function readAlergenos(
  texto: string,
  leyenda: Leyenda,
  conTitulo: boolean,
): Omit<Marcas, 'texto'> | null {
  const titulo = TITULO.exec(texto);
  if (SIN_ALERGENOS.test(texto)) return { alergenos: [], dudas: [] };
  if (conTitulo && !titulo) return null;
  const cuerpo = texto.slice(titulo?.[0].length ?? 0).replace(/[).\s]+$/, '');
  if (SIN_ALERGENOS.test(cuerpo) || (titulo && /^no$/i.test(cuerpo.trim())))
    return { alergenos: [], dudas: [] };
  if (/^(?:no|n\/?[ad]|[-–—.?]*)$/iu.test(cuerpo.trim())) return { dudas: [] };
  const { palabras, resto } = splitNombres(cuerpo);
  const codigos = resto.match(/\d{1,2}|\p{Extended_Pictographic}|\b[A-Z]{1,2}\b/gu) ?? [];
  const deCodigos = codigos.length > 0 ? toAlergenos(codigos, leyenda) : { alergenos: [], dudas: [] };
  const extrano = resto
    .replace(/\d{1,2}|\p{Extended_Pictographic}|\b[A-Z]{1,2}\b/gu, ' ')
    .replace(/[\s,;.:()/·|+-]+/g, ' ')
    .trim();
  const todos = ordenados([...palabras, ...(deCodigos.alergenos ?? [])]);
  const trazas = /traza|puede|poden|may contain/iu.test(cuerpo)
    ? ['Habla de trazas: mira sus alérgenos.']
    : [];
  return {
    ...(todos.length > 0 ? { alergenos: todos } : {}),
    dudas: [
      ...deCodigos.dudas,
      ...trazas,
      ...(extrano === '' ? [] : [`De los alérgenos no se entiende «${extrano}».`]),
    ],
  };
}

const CONECTORES =
  /\b(?:y|i|e|and|de|del|con|cereales|derivados|trazas|puede|contener|contiene|sus|productos)\b/giu;

function splitNombres(texto: string): { palabras: Alergeno[]; resto: string } {
  return {
    palabras: [...texto.matchAll(ALERGENO)].flatMap((hallado) => toAlergeno(hallado) ?? []),
    resto: texto.replace(ALERGENO, ' ').replace(CONECTORES, ' '),
  };
}

/** 'crustáceos, sulfitos': of a text that names allergens and says nothing else; empty of any other. */
export function readSoloNombres(texto: string): Alergeno[] {
  const { palabras, resto } = splitNombres(texto.slice(TITULO.exec(texto)?.[0].length ?? 0));
  return /[\p{L}\p{N}]/u.test(resto) ? [] : ordenados(palabras);
}

const ENTRE_SIGNOS = /[([]([^()[\]\d]{3,200})[)\]]/gu;
const TRAS_PRECIO = /(?<=€|\d[.,]\d{2})[\s\uE000.,;:·–—-]{1,100}([^\d€()[\]\uE000]{5,200})$/u;

/** '12 € (crustáceos, sulfitos)': names in brackets or behind the price. They may be what it is made of, which is said. */
function takeNombres(linea: string): Marcas & { alergenos: Alergeno[]; conNinguno: boolean } {
  const alergenos: Alergeno[] = [];
  let conNinguno = false;
  const dudas: string[] = [];
  const take = (lista: string): string => {
    alergenos.push(...readSoloNombres(lista));
    dudas.push(`«${lista.trim()}» se lee como alérgenos.`);
    return ' ';
  };
  const sinSignos = linea.replace(ENTRE_SIGNOS, (todo: string, lista: string, desde: number) => {
    if (SIN_ALERGENOS.test(lista)) {
      conNinguno = true;
      return ' ';
    }
    const cuantos = readSoloNombres(lista).length;
    // 'Croquetas (pescado) 8 €' is a name
    const isDetras = /\d/.test(linea.slice(0, desde)) && !/\d/.test(linea.slice(desde + todo.length));
    return cuantos > 1 || (cuantos === 1 && (isDetras || TITULO.test(lista))) ? take(lista) : todo;
  });
  const texto = sinSignos.replace(TRAS_PRECIO, (todo: string, cola: string) =>
    readSoloNombres(cola).length > 1 ? take(cola) : todo,
  );
  return { texto, alergenos, conNinguno, dudas };
}

/** 'Gluten' above a column of crosses; null where it says more. */
export function toAlergenoUnico(texto: string): Alergeno | null {
  const [hallado, otro] = texto.matchAll(ALERGENO);
  return hallado && !otro && hallado[0].length === texto.trim().length ? (toAlergeno(hallado) ?? null) : null;
}

/** Takes the marks out of a dish's line; without a legend they say nothing, and that is said. */
export function splitMarcasAlergenos(linea: string, leyenda: Leyenda): Marcas {
  const { codigos } = leyenda;
  const hallados: string[] = [];
  const nombres = takeNombres(linea);
  const { dudas } = nombres;
  const take = (lista: string): string => {
    hallados.push(...(lista.match(/\d+|[A-Z]+/g) ?? []));
    return '';
  };
  let texto = nombres.texto.replace(SUPERINDICE, (marcas, desde: number) => {
    if (/\d\s*$/.test(nombres.texto.slice(0, desde))) return marcas;
    return take(marcas.replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/gu, (cifra) => SUPER[cifra] ?? cifra));
  });
  texto = texto.replace(ENTRE_PARENTESIS, (todo: string, lista: string) =>
    isLista(lista, codigos) ? take(lista) : todo,
  );
  texto = texto.replace(SUELTOS, (todo: string, lista: string) =>
    isLista(lista, codigos) ? take(lista) : todo,
  );
  if (codigos.size > 0 && /\d\s*€|\d[.,]\d{2}(?!\d)/.test(texto.replace(DE_DOS, ''))) {
    texto = texto.replace(DE_DOS, (todo: string, lista: string) => {
      if (!isLista(lista, codigos)) return todo;
      if (!/€/.test(linea)) dudas.push(`«${lista}» se lee como alérgenos.`);
      return take(lista);
    });
  }
  texto = texto.replace(/\p{Extended_Pictographic}\uFE0F?/gu, (dibujo) => {
    const codigo = dibujo.replace('\uFE0F', '');
    if (codigos.has(codigo)) hallados.push(codigo);
    return ' ';
  });
  const deCodigos = hallados.length > 0 ? toAlergenos(hallados, leyenda) : { dudas: [] };
  const alergenos = ordenados([...nombres.alergenos, ...(deCodigos.alergenos ?? [])]);
  return {
    texto,
    ...(alergenos.length > 0 || nombres.conNinguno ? { alergenos } : {}),
    dudas: [...dudas, ...deCodigos.dudas],
  };
}

/** One number alone may be so many pieces. */
function isLista(lista: string, codigos: Leyenda['codigos']): boolean {
  const partes = lista.match(/\d+|[A-Z]+/g) ?? [];
  if (codigos.size > 0)
    return (
      partes.some((parte) => codigos.has(parte)) &&
      partes.every((parte) => codigos.has(parte) || /^\d+$/.test(parte))
    );
  return partes.length > 1 && partes.every((parte) => Number(parte) >= 1 && Number(parte) <= 14);
}

function toAlergenos(
  codigos: readonly string[],
  leyenda: Leyenda,
): { alergenos?: Alergeno[]; dudas: string[] } {
  if (leyenda.codigos.size === 0)
    return { dudas: [`Los alérgenos «${codigos.join(', ')}» no tienen leyenda: di cuáles son.`] };
  const conocidos = codigos.flatMap((codigo) => leyenda.codigos.get(codigo) ?? []);
  const faltan = codigos.filter((codigo) => !leyenda.codigos.has(codigo));
  return {
    ...(conocidos.length > 0 ? { alergenos: ordenados(conocidos) } : {}),
    dudas: faltan.length > 0 ? [`«${faltan.join(', ')}» no está en la leyenda de alérgenos.`] : [],
  };
}
