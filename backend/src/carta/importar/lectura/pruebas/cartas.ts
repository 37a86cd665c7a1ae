import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseAlergenos } from '@carta/contracts';
import type { CartaLeida, FilaLeida } from '../palabras/fila-leida';

/** Cartas as houses write them, with what each house means (cartas/*.txt: the text, '=== esperado', a row a line). */

const CARPETA = join(__dirname, '..', 'cartas');

/** 'categoria | nombre | precio | alérgenos'; formats as 'Media 600 · Ración 1000', by weight '650/100 g', none '-'. */
export interface Esperada {
  categoria: string;
  nombre: string;
  precio: string;
  alergenos: string;
}

interface CartaDeCasa {
  casa: string;
  texto: string;
  esperadas: Esperada[];
}

export function readCartas(): CartaDeCasa[] {
  return readdirSync(CARPETA)
    .sort()
    .map((archivo) => {
      const [texto = '', filas = ''] = readFileSync(join(CARPETA, archivo), 'utf8').split(/^=== esperado\n/m);
      const esperadas = filas
        .split('\n')
        .filter((fila) => fila.trim() !== '')
        .map((fila) => fila.split(' | ').map((parte) => parte.trim()))
        .map(([categoria = '', nombre = '', precio = '', alergenos = '']) => ({
          categoria,
          nombre,
          precio,
          alergenos: inOrden(alergenos),
        }));
      return { casa: archivo.replace('.txt', ''), texto, esperadas };
    });
}

const inOrden = (alergenos: string): string => parseAlergenos(alergenos.split(', ')).join(', ');

const toEsperada = (fila: FilaLeida): Esperada => ({
  categoria: fila.categoria,
  nombre: fila.nombre,
  precio: fila.formatos
    ? fila.formatos.map(({ nombre, precio }) => `${nombre} ${precio}`).join(' · ')
    : `${fila.precio ?? '-'}${fila.porPeso ? `/${fila.porPeso.unidad}` : ''}`,
  alergenos: (fila.alergenos ?? []).join(', '),
});

interface Comparada {
  bien: number;
  /** What is otherwise than the house means; `callada`: nothing on the screen says so. */
  fallos: { esperada: Esperada | null; leida: Esperada | null; callada: boolean; precioBien: boolean }[];
}

/** Pairs rows of the same name, then the rest in their order. */
export function compareCarta(esperadas: readonly Esperada[], carta: CartaLeida): Comparada {
  const libres = [...carta.filas];
  const parejas = esperadas.map((esperada) => {
    const i = libres.findIndex(
      (fila) => fila.nombre === esperada.nombre && fila.categoria === esperada.categoria,
    );
    const j = i >= 0 ? i : libres.findIndex((fila) => fila.nombre === esperada.nombre);
    return { esperada, fila: j >= 0 ? (libres.splice(j, 1)[0] ?? null) : null };
  });
  for (const pareja of parejas) pareja.fila ??= libres.shift() ?? null;
  const sobran = libres.map((fila) => ({ esperada: null, fila }));
  const fallos: Comparada['fallos'] = [];
  let bien = 0;
  for (const { esperada, fila } of [...parejas, ...sobran]) {
    const leida = fila && toEsperada(fila);
    const precioBien =
      esperada !== null && leida?.nombre === esperada.nombre && leida.precio === esperada.precio;
    if (precioBien) bien += 1;
    if (JSON.stringify(leida) === JSON.stringify(esperada)) continue;
    fallos.push({
      esperada,
      leida,
      callada: fila ? !hasDuda(fila, carta, esperada) : carta.dudas.length === 0,
      precioBien,
    });
  }
  return { bien, fallos };
}

/** A wrong categoría may be said at its title. */
function hasDuda(fila: FilaLeida, carta: CartaLeida, esperada: Esperada | null): boolean {
  if (fila.dudas.length > 0) return true;
  const soloCategoria =
    esperada !== null &&
    JSON.stringify({ ...toEsperada(fila), categoria: '' }) === JSON.stringify({ ...esperada, categoria: '' });
  return soloCategoria && carta.dudas.some(({ porque }) => porque.includes(`«${fila.categoria}»`));
}
