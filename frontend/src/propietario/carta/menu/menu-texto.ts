import { cleanTexto, cleanLinea, printEuros, enFrase, findPaseConocido } from '@carta/contracts';
import type { Centimos } from '@carta/contracts';
import { readLinea } from './menu-linea';
import { QUIZA_INCLUIDO } from './menu-plato';
import type { Lectura, Pieza, PlatoEscrito } from './menu-plato';

export type { Pieza, PlatoEscrito } from './menu-plato';

/** 'Menú de hoy' is written as lines of text (docs/reglas/carta.md#menus-of-the-day). */

export interface PaseEscrito {
  nombre: string;
  platos: PlatoEscrito[];
}

export interface MenuEscrito {
  pases: PaseEscrito[];
  incluye: string[];
  precio?: Centimos;
}

/** `linea` counts from 0, empty ones too. */
export interface LineaLeida {
  linea: number;
  texto: string;
  piezas: Pieza[];
}

/** Something that somebody should look at; without a line, of the whole text. */
export interface Duda {
  linea: number | null;
  texto: string;
}

/** A dish with its line; a pase without one was made for dishes that have no title above them. */
export interface PaseLeido {
  nombre: string;
  linea: number | null;
  platos: { plato: PlatoEscrito; linea: number }[];
}

export interface MenuLeido {
  menu: MenuEscrito;
  pases: PaseLeido[];
  lineas: LineaLeida[];
  dudas: Duda[];
}

const SIN_PASE = 'Platos';

/** Reads what a hurried owner types, and says where it is not sure; a line that is nothing else is a dish. @public */
export function readMenu(texto: string): MenuLeido {
  const lineas = cleanTexto(texto)
    .split(/\r?\n/)
    .map((cruda, i) => ({ linea: i, cruda: cruda.trim(), texto: cruda.replace(/\s+/g, ' ').trim() }))
    .filter((linea) => linea.texto !== '');
  const conLetra = lineas.filter((linea) => /^[-–•*·\s]*\p{L}/u.test(linea.texto));
  const conInicial = conLetra.filter((linea) => /^[-–•*·\s]*\p{Lu}/u.test(linea.texto)).length;
  const alrededor = {
    conMayusculas: lineas.some((linea) => /\p{Ll}/u.test(linea.texto)),
    conNegritas: lineas.some((linea) => !cleanLinea(linea.texto).conNegrita),
    conIniciales: conInicial * 3 > conLetra.length * 2,
  };
  const leido: MenuLeido = { menu: { pases: [], incluye: [] }, pases: [], lineas: [], dudas: [] };
  const lecturas = lineas.map(({ cruda }) => readLinea(cruda, alrededor));
  lineas.forEach((linea, i) => {
    const lectura = lecturas[i];
    if (lectura) addLectura(leido, linea, placeElegir(leido, lectura, lecturas[i + 1]));
  });
  leido.menu.pases = leido.pases.map(({ nombre, platos }) => ({
    nombre,
    platos: platos.map(({ plato }) => plato),
  }));
  return leido;
}

/** What it reads, whether it is sure or not. @public */
export const parseMenu = (texto: string): MenuEscrito => readMenu(texto).menu;

/** 'A elegir:' is a title only between dishes; above all of them or below it says what everybody knows. */
function placeElegir({ pases }: MenuLeido, lectura: Lectura, siguiente: Lectura | undefined): Lectura {
  if (lectura.piezas[0]?.es !== 'elegir') return lectura;
  const entrePlatos = (pases.at(-1)?.platos.length ?? 0) > 0 && siguiente?.piezas[0]?.es === 'plato';
  return entrePlatos
    ? {
        piezas: [{ es: 'pase', nombre: 'A elegir' }],
        dudas: [...lectura.dudas, 'Se lee como el título de los platos que siguen.'],
      }
    : { ...lectura, piezas: [{ es: 'nada', porque: 'De cada pase se elige uno' }] };
}

function addLectura(
  leido: MenuLeido,
  { linea, texto }: Pick<LineaLeida, 'linea' | 'texto'>,
  { piezas, dudas }: Lectura,
): void {
  leido.lineas.push({ linea, texto, piezas });
  const deBeber = /bebida|caf[eé]|postre|licor/i.test(leido.pases.at(-1)?.nombre ?? '');
  const suyas = deBeber ? dudas.filter((duda) => duda !== QUIZA_INCLUIDO) : dudas;
  leido.dudas.push(...suyas.map((duda) => ({ linea, texto: duda })));
  for (const pieza of piezas) addPieza(leido, pieza, linea);
}

function addPieza({ menu, pases, dudas }: MenuLeido, pieza: Pieza, linea: number): void {
  switch (pieza.es) {
    case 'pase':
      pases.push({ nombre: pieza.nombre, linea, platos: [] });
      return;
    case 'plato':
      if (pases.length === 0) {
        pases.push({ nombre: SIN_PASE, linea: null, platos: [] });
        dudas.push({ linea, texto: `No tiene título encima: va en «${SIN_PASE}».` });
      }
      pases.at(-1)?.platos.push({ plato: pieza.plato, linea });
      return;
    case 'incluye':
      menu.incluye.push(...pieza.incluye);
      return;
    case 'precio':
      if (menu.precio !== undefined)
        dudas.push({ linea, texto: `Hay más de un precio: vale este, ${printEuros(pieza.precio)}.` });
      menu.precio = pieza.precio;
      return;
    case 'precioDeTitulo':
      if (menu.precio === undefined && pases.length === 0) menu.precio = pieza.precio;
      else dudas.push({ linea, texto: 'Aquí cabe un solo menú: esta línea no se publica.' });
      return;
    case 'elegir':
    case 'nada':
  }
}

/** Written so that it is read the same. @public */
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
  const isConocido = findPaseConocido(nombre) !== null && enFrase(titulo) === nombre;
  return isConocido ? titulo : `${nombre}:`;
}

function printPlato(plato: PlatoEscrito): string {
  const { nombre, suplemento, agotado } = plato;
  const linea = `${nombre}${suplemento ? ` (+${printEuros(suplemento)})` : ''}${agotado ? ' · agotado' : ''}`;
  const { piezas } = readLinea(linea, { conMayusculas: true, conNegritas: true, conIniciales: false });
  return JSON.stringify(piezas) === JSON.stringify([{ es: 'plato', plato }]) ? linea : `- ${linea}`;
}
