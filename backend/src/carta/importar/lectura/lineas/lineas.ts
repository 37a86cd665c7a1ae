import { cleanTexto, ordenados } from '@carta/contracts';
import { findLeyenda } from '../palabras/leyenda';
import type { CartaLeida } from '../palabras/fila-leida';
import { withoutHtml } from '../palabras/celda';
import { countIdiomas, readColumnasDe, splitIdiomas } from './columnas';
import type { Renglon } from './columnas';
import { findEstilo } from './estilo';
import { addFila, flush, lineaOf, say, sayOf, startTitulo } from './lectura';
import type { Lectura } from './lectura';
import { readLineaCarta } from './linea';
import type { Articulo } from '../palabras/articulos';
import type { PiezaCarta } from './linea';
import { isTituloConocido } from '../palabras/palabras';
import { isNombreDeCasa } from '../palabras/ruido';
import { addSoloPrecio } from './sueltos';
import { findContexto, isContinuacion, isPlato, readDescripcion, readTitulo } from './titulos';

/** A longer line is cut: what looks at a line may take the square of its length. */
export const LINEA_MAX = 1_000;

/** Reads a carta written in lines; what is not sure of a line is said. */
export function readLineas(texto: string): CartaLeida {
  const crudas = cleanTexto(texto).split(/\r\n|\r|\n/);
  const lineas = crudas.map((linea) => withoutHtml(linea.slice(0, LINEA_MAX)));
  const renglones = withoutBlancos(readColumnasDe(lineas));
  const leyenda = findLeyenda(lineas);
  const estilo = findEstilo(lineas);
  const piezas = renglones.map((renglon): PiezaCarta =>
    leyenda.lineas.has(renglon.linea - 1) ? { es: 'fuera' } : readLineaCarta(renglon.texto, leyenda, estilo),
  );
  const lectura: Lectura = {
    contexto: findContexto(piezas),
    lineas: renglones.map(({ linea }) => linea),
    filas: [],
    dudas: crudas.flatMap((linea, i) =>
      linea.length > LINEA_MAX
        ? [{ linea: i + 1, porque: `La línea pasa de ${LINEA_MAX} caracteres: se lee hasta ahí.` }]
        : [],
    ),
    categoria: '',
    titulo: null,
    columnas: null,
    pendientes: [],
    ultima: null,
    abiertos: null,
    enColumna: false,
    tituloDudoso: null,
    descolocado: false,
  };
  const salto = renglones.findIndex(({ columna }) => columna === 2);
  for (let i = 0; i < piezas.length; i += 1) {
    if (i === salto) startColumna(lectura, piezas, i);
    i += addPieza(lectura, i);
  }
  flush(lectura);
  return withUnIdioma({ filas: lectura.filas, dudas: lectura.dudas });
}

/** What is copied from a web has a blank line between any two. */
function withoutBlancos(renglones: readonly Renglon[]): readonly Renglon[] {
  const escritos = renglones.filter(({ texto }) => texto.trim() !== '');
  const solos = renglones.filter(
    ({ texto }, i) =>
      texto.trim() !== '' && renglones[i + 1]?.texto.trim() !== '' && i + 1 < renglones.length,
  );
  return escritos.length >= 6 && solos.length * 8 <= escritos.length ? escritos : renglones;
}

/** The second column goes on under the title that stands beside its first line. */
function startColumna(lectura: Lectura, piezas: readonly PiezaCarta[], i: number): void {
  flush(lectura);
  lectura.ultima = null;
  lectura.abiertos = null;
  const j = piezas.findIndex((pieza, k) => k >= i && pieza.es === 'articulos');
  const linea = lineaOf(lectura, j);
  const alLado = lectura.filas.filter((fila) => fila.linea <= linea).at(-1);
  lectura.categoria = alLado?.categoria ?? '';
  lectura.enColumna = true;
}

/** Returns how many of the next pieces it has taken too. */
function addPieza(lectura: Lectura, i: number): number {
  const pieza = lectura.contexto.piezas[i];
  switch (pieza?.es) {
    case 'articulos':
      return addArticulos(lectura, pieza.articulos, i);
    case 'texto':
      addTexto(lectura, pieza, i);
      return 0;
    case 'columnas':
      if (pieza.titulo !== '') startTitulo(lectura, pieza.titulo, i, true);
      lectura.columnas = { etiquetas: pieza.etiquetas, deAntes: false };
      return 0;
    case 'alergenos':
      addAlergenos(lectura, pieza, i);
      return 0;
    case 'fuera':
      if (pieza.duda !== undefined) say(lectura, i, pieza.duda);
      return 0;
    default:
      lectura.ultima = null;
      lectura.abiertos = null;
      return 0;
  }
}

function addTexto(lectura: Lectura, pieza: PiezaCarta & { es: 'texto' }, i: number): void {
  const { contexto, ultima } = lectura;
  const { texto, alergenos } = pieza;
  const dudas = /\d[.,]\d{2}(?!\d)|€/.test(texto)
    ? [...pieza.dudas, 'Lleva un precio que no se lee.']
    : pieza.dudas;
  const isPrimera = lectura.filas.length === 0 && lectura.categoria === '' && lectura.pendientes.length === 0;
  if (isPrimera && isNombreDeCasa(texto)) return;
  const deMenu =
    ultima !== null && /^men[uú](?![\p{L}])/iu.test(ultima.nombre) && !isPlato(contexto.piezas[i + 1]);
  const titulo = deMenu ? null : readTitulo(contexto, i);
  if (titulo) return startTitulo(lectura, texto, i, titulo.seguro);
  const descripcion = ultima ? readDescripcion(contexto, i) : null;
  if (!ultima || !descripcion) {
    lectura.ultima = null;
    const anterior = lectura.pendientes.at(-1);
    if (anterior && anterior.i !== i - 1) closePendientes(lectura, anterior.i);
    lectura.pendientes.push({
      linea: lineaOf(lectura, i),
      i,
      texto,
      ...(alergenos ? { alergenos } : {}),
      dudas,
    });
    return;
  }
  ultima.descripcion = [ultima.descripcion, texto].filter(Boolean).join(' ');
  if (alergenos) ultima.alergenos = ordenados([...(ultima.alergenos ?? []), ...alergenos]);
  for (const duda of dudas) sayOf(ultima, duda);
  if (deMenu) sayOf(ultima, 'Es un menú: sus platos se eligen si lo escribes en «Menú de hoy».');
  else if (!descripcion.segura) {
    sayOf(ultima, `«${texto}» se lee como su descripción: mira si es otro plato o un título.`);
    if (isPlato(contexto.piezas[i + 1])) lectura.tituloDudoso = texto;
  }
}

/** What waits above a blank line is no name of what comes below it: alone it is a title. */
function closePendientes(lectura: Lectura, i: number): void {
  const [unico, ...resto] = lectura.pendientes;
  if (!unico || resto.length > 0) return flush(lectura);
  lectura.pendientes = [];
  startTitulo(lectura, unico.texto, i, false);
}

function addAlergenos(lectura: Lectura, pieza: PiezaCarta & { es: 'alergenos' }, i: number): void {
  const fila = lectura.filas.at(-1);
  if (!fila || lectura.pendientes.length > 0)
    return say(lectura, i, 'Estos alérgenos no tienen plato encima.');
  if (pieza.alergenos) fila.alergenos = ordenados([...(fila.alergenos ?? []), ...pieza.alergenos]);
  for (const duda of pieza.dudas) sayOf(fila, duda);
}

function addArticulos(lectura: Lectura, articulos: readonly Articulo[], i: number): number {
  const [primero] = articulos;
  if (primero && articulos.length === 1 && primero.nombre === '') return addSoloPrecio(lectura, primero, i);
  const unido = lectura.pendientes.at(-1);
  if (unido?.i === i - 1 && primero && isContinuacion(lectura.contexto.piezas[i])) {
    lectura.pendientes.pop();
    flush(lectura);
    const dudas = [...unido.dudas, ...primero.dudas, 'El nombre se lee de dos líneas.'];
    addFila(lectura, { ...primero, nombre: `${unido.texto} ${primero.nombre}`, dudas }, i);
    return 0;
  }
  flush(lectura);
  for (const articulo of articulos) {
    const fila = addFila(lectura, articulo, i);
    if (isTituloConocido(fila.nombre) && !/\p{Ll}/u.test(fila.nombre))
      sayOf(fila, 'Parece un título con precio: mira si lo que sigue son platos.');
  }
  return 0;
}

/** Where most names stand in several languages, the first of them is read. */
function withUnIdioma({ filas, dudas }: CartaLeida): CartaLeida {
  const idiomas = countIdiomas(filas.map(({ nombre }) => nombre));
  const [primera] = filas;
  if (idiomas === 1 || !primera) return { filas, dudas };
  const porque = `Está en ${idiomas} idiomas: se lee el primero.`;
  return {
    filas: filas.map((fila) => {
      const partes = splitIdiomas(fila.nombre);
      const categoria = splitIdiomas(fila.categoria)[0] ?? fila.categoria;
      if (partes.length === idiomas) return { ...fila, categoria, nombre: partes[0] ?? fila.nombre };
      if (partes.length === 1) return { ...fila, categoria };
      const duda = { linea: fila.linea, porque: 'Mira qué parte es su nombre y cuál está en otro idioma.' };
      return { ...fila, categoria, dudas: [...fila.dudas, duda] };
    }),
    dudas: [{ linea: primera.linea, porque }, ...dudas],
  };
}
