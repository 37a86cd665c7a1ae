import { cleanTexto } from '../../plataforma/dominio/texto-limpio';
import { normalizeTexto } from '../../plataforma/dominio/texto';
import { fromEuros } from '../../plataforma/dominio/dinero';
import type { Centimos } from '../../plataforma/dominio/dinero';

/** 'Menú de hoy' is written as lines of text (docs/reglas.md#menus-of-the-day). */

export interface PlatoEscrito {
  nombre: string;
  suplemento?: Centimos;
  agotado?: true;
}

export interface PaseEscrito {
  nombre: string;
  platos: PlatoEscrito[];
}

export interface MenuEscrito {
  pases: PaseEscrito[];
  incluye: string[];
  precio?: Centimos;
}

type Linea =
  | { es: 'pase'; nombre: string }
  | { es: 'plato'; plato: PlatoEscrito }
  | { es: 'incluye'; incluye: string[] }
  | { es: 'precio'; precio: Centimos }
  | { es: 'nada' };

const SIN_PASE = 'Platos';

const VINETA = /^(?:[-–—•*·]|\d{1,2}[.)])\s+/;
const INCLUYE = /^incluye(?:\s*:\s*|\s+|$)/i;
const PRECIO = /^(?:precio|men[uú](?:\s+del\s+d[ií]a)?)?(?:\s*:\s*|\s+|(?=\d))/i;
const PASES_CONOCIDOS =
  /^(?:(?:de )?(?:entrantes?|primeros?|segundos?|terceros?|postres?|principales?|guarnicion(?:es)?|bebidas?|cafes?)|(?:primer(?:os)?|segundos?|tercer(?:os)?) platos?|platos? principal(?:es)?|para (?:picar|compartir)|postres? o cafes?)$/;

const CIFRAS = String.raw`(\d{1,4}(?:[.,'’]\d{1,2})?)`;
const EUROS = String.raw`\s*(?:€|eur(?:os?)?)?`;
const SUPLEMENTOS = [
  new RegExp(String.raw`\s*[([]?\s*(?:\+|\bsupl(?:emento)?\b\.?:?\s*\+?)\s*${CIFRAS}${EUROS}\s*[)\]]?$`, 'i'),
  new RegExp(
    String.raw`\s*[([]\s*${CIFRAS}\s*(?:€|eur(?:os?)?)\s*(?:de\s+)?supl(?:emento)?\.?\s*[)\]]$`,
    'i',
  ),
];
const IMPORTE = new RegExp(`^${CIFRAS}${EUROS}$`, 'i');
const AGOTADO = /(?:\s*[-–—·:(]\s*|\s+)agotad[oa]s?\)?$/i;

/** Reads what a hurried owner types; a line that is nothing else is a dish. @public */
export function parseMenu(texto: string): MenuEscrito {
  const lineas = cleanTexto(texto)
    .split('\n')
    .map((linea) => linea.replace(/\s+/g, ' ').trim())
    .filter((linea) => linea !== '');
  // Who writes everything in capitals does not mean titles by them.
  const conTitulos = lineas.some((linea) => /\p{Ll}/u.test(linea));
  const menu: MenuEscrito = { pases: [], incluye: [] };
  for (const leida of lineas.map((linea) => parseLinea(linea, conTitulos))) addLinea(menu, leida);
  return menu;
}

function addLinea(menu: MenuEscrito, linea: Linea): void {
  switch (linea.es) {
    case 'pase':
      menu.pases.push({ nombre: linea.nombre, platos: [] });
      return;
    case 'plato':
      if (menu.pases.length === 0) menu.pases.push({ nombre: SIN_PASE, platos: [] });
      menu.pases.at(-1)?.platos.push(linea.plato);
      return;
    case 'incluye':
      menu.incluye.push(...linea.incluye);
      return;
    case 'precio':
      menu.precio = linea.precio;
      return;
    case 'nada':
  }
}

function parseLinea(linea: string, conTitulos: boolean): Linea {
  if (VINETA.test(linea)) return parsePlato(linea.replace(VINETA, ''));
  if (INCLUYE.test(linea)) return { es: 'incluye', incluye: parseIncluye(linea.replace(INCLUYE, '')) };
  const precio = parseImporte(linea.replace(PRECIO, ''));
  if (precio !== null && precio > 0) return { es: 'precio', precio };
  const nombre = parseTitulo(linea, conTitulos);
  return nombre === null ? parsePlato(linea) : { es: 'pase', nombre };
}

function parseImporte(texto: string): Centimos | null {
  const [, cifras] = IMPORTE.exec(texto) ?? [];
  return cifras === undefined ? null : fromEuros(Number(cifras.replace(/[,'’]/, '.')));
}

/** 'Pan, bebida y postre': only the last of them is joined by 'y'. */
function parseIncluye(texto: string): string[] {
  const partes = withoutVacias(texto.split(/[,;]/));
  const [, previa, ultima] = /^(.*)\s+y\s+(.*)$/.exec(partes.at(-1) ?? '') ?? [];
  if (previa === undefined || ultima === undefined) return partes;
  return withoutVacias([...partes.slice(0, -1), previa, ultima]);
}

const withoutVacias = (partes: readonly string[]): string[] =>
  partes.map((parte) => parte.replace(/[\s.]+$/, '').trim()).filter((parte) => parte !== '');

/** 'PRIMEROS', 'Para picar', 'De cuchara:'. */
function parseTitulo(linea: string, conTitulos: boolean): string | null {
  if (linea.endsWith(':')) {
    const titulo = linea.slice(0, -1).trim();
    return titulo === '' ? null : titulo;
  }
  if (PASES_CONOCIDOS.test(normalizeTexto(linea))) return enFrase(linea);
  const isMayusculas = /\p{Lu}.*\p{Lu}.*\p{Lu}/u.test(linea) && !/\p{Ll}/u.test(linea);
  return conTitulos && isMayusculas && !hasMarca(linea) ? enFrase(linea) : null;
}

const hasMarca = (linea: string): boolean => [...SUPLEMENTOS, AGOTADO].some((marca) => marca.test(linea));

const enFrase = (texto: string): string =>
  /\p{Ll}/u.test(texto) ? texto : texto.charAt(0) + texto.slice(1).toLowerCase();

/** Marks stand at the end, in either order; what would leave no name is part of it. */
function parsePlato(linea: string): Linea {
  let nombre = linea;
  let suplemento: Centimos | undefined;
  let agotado: true | undefined;
  for (;;) {
    const hallado = suplemento === undefined ? findSuplemento(nombre) : null;
    const sinAgotado = agotado ? nombre : nombre.replace(AGOTADO, '').trim();
    if (hallado) ({ nombre, suplemento } = hallado);
    else if (sinAgotado !== nombre && sinAgotado !== '') [nombre, agotado] = [sinAgotado, true];
    else break;
  }
  if (nombre === '') return { es: 'nada' };
  const plato = { nombre, ...(suplemento ? { suplemento } : {}), ...(agotado ? { agotado } : {}) };
  return { es: 'plato', plato };
}

function findSuplemento(linea: string): { nombre: string; suplemento: Centimos } | null {
  for (const marca of SUPLEMENTOS) {
    const hallada = marca.exec(linea);
    const suplemento = hallada && parseImporte(hallada[1] ?? '');
    const nombre = hallada ? linea.slice(0, hallada.index).trim() : '';
    if (suplemento && nombre !== '') return { nombre, suplemento };
  }
  return null;
}

/** Written so that `parseMenu` reads the same. @public */
export function printMenu({ pases, incluye, precio }: MenuEscrito): string {
  const bloques = pases.map(({ nombre, platos }) =>
    [printTitulo(nombre), ...platos.map(printPlato)].join('\n'),
  );
  return [
    ...bloques,
    ...(incluye.length > 0 ? [`Incluye: ${incluye.join(', ')}`] : []),
    ...(precio === undefined ? [] : [`Precio: ${printEuros(precio)}`]),
  ].join('\n\n');
}

function printTitulo(nombre: string): string {
  const titulo = nombre.toUpperCase();
  const isConocido = PASES_CONOCIDOS.test(normalizeTexto(nombre)) && enFrase(titulo) === nombre;
  return isConocido ? titulo : `${nombre}:`;
}

function printPlato(plato: PlatoEscrito): string {
  const { nombre, suplemento, agotado } = plato;
  const linea = `${nombre}${suplemento ? ` (+${printEuros(suplemento)})` : ''}${agotado ? ' · agotado' : ''}`;
  const leida = parseLinea(linea, true);
  const isMismo = leida.es === 'plato' && JSON.stringify(leida.plato) === JSON.stringify(plato);
  return isMismo ? linea : `- ${linea}`;
}

function printEuros(centimos: Centimos): string {
  const euros = centimos / 100;
  return `${Number.isInteger(euros) ? euros : euros.toFixed(2).replace('.', ',')} €`;
}
