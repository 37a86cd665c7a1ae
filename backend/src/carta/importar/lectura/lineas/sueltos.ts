import { SON_FORMATOS, ordenados, singularOf } from '@carta/contracts';
import type { FormatoLeido } from '../palabras/fila-leida';
import { toFormatos, toPrecios } from '../palabras/fila';
import { addFila, flush, lineaOf, say, sayOf } from './lectura';
import type { Lectura, Pendiente } from './lectura';
import type { Articulo } from '../palabras/articulos';
import { isZona } from '../palabras/palabras';
import { isCorte, isDebajo, isSoloPrecio } from './titulos';

/** Prices that stand on lines of their own, beneath their dish or far from it. */

/** Returns how many of the next pieces it has taken too. */
export function addSoloPrecio(lectura: Lectura, articulo: Articulo, i: number): number {
  const { contexto, pendientes } = lectura;
  const deFormatos = articulo.cantidades.every(({ etiqueta }) => etiqueta !== undefined);
  if (deFormatos && pendientes.length === 0) {
    addFormato(lectura, articulo, i);
    return 0;
  }
  if (!deFormatos && pendientes.length > 1 && isSoloPrecio(contexto.piezas[i + 1])) {
    let cuantos = 2;
    while (isSoloPrecio(contexto.piezas[i + cuantos])) cuantos += 1;
    addPorOrden(lectura, i, cuantos);
    return cuantos - 1;
  }
  if (pendientes.length > 0) {
    addConPendientes(lectura, articulo, i);
    return 0;
  }
  return addSinPlato(lectura, articulo, i);
}

/** Prices may stand above their dishes. */
function addSinPlato(lectura: Lectura, articulo: Articulo, i: number): number {
  const { piezas } = lectura.contexto;
  // a page's number
  if (articulo.cantidades.every(({ importe }) => importe?.forma === 'entero')) return 0;
  const debajo = piezas[i + 1];
  if (debajo?.es === 'texto' && isCorte(piezas[i - 1])) {
    const dudas = [
      ...debajo.dudas,
      ...articulo.dudas,
      'Su precio se lee de la línea de arriba: mira si es ese.',
    ];
    addFila(lectura, { ...articulo, nombre: debajo.texto, dudas }, i + 1);
    return 1;
  }
  lectura.descolocado = true;
  say(lectura, i, 'Un precio sin plato: mira a cuál le toca.');
  return 0;
}

/** The first line that waits is its name, the others what is in it. */
function addConPendientes(lectura: Lectura, articulo: Articulo, i: number): void {
  const { pendientes, descolocado } = lectura;
  const [primero, ...resto] = pendientes;
  if (!primero) return;
  lectura.pendientes = [];
  const isUnico = lectura.dudas.length > 0 && lectura.filas.every(({ precio }) => precio === undefined);
  const debajo = resto.map(({ texto }) => texto).join(' ');
  const dudas = [
    ...pendientes.flatMap((pendiente) => pendiente.dudas),
    ...articulo.dudas,
    ...(resto.every(({ texto }) => isDebajo(texto))
      ? []
      : [`«${debajo}» se lee como su descripción: mira si es otro plato.`]),
    ...(isUnico ? ['Es el único precio hasta aquí: mira si es de todo lo de arriba.'] : []),
    ...(descolocado ? ['Hay precios sin plato más arriba: mira si este es el suyo.'] : []),
  ];
  const alergenos = [
    ...pendientes.flatMap((pendiente) => pendiente.alergenos ?? []),
    ...(articulo.alergenos ?? []),
  ];
  const fila = addFila(
    lectura,
    {
      ...articulo,
      nombre: primero.texto,
      descripcion: [debajo, articulo.descripcion].filter(Boolean).join(' '),
      ...(alergenos.length > 0 ? { alergenos: ordenados(alergenos) } : {}),
      dudas,
    },
    i,
  );
  if (!resto.every(({ texto }) => isDebajo(texto))) lectura.tituloDudoso = primero.texto;
  fila.linea = primero.linea;
  fila.dudas = fila.dudas.map(({ porque }) => ({ linea: primero.linea, porque }));
  const [unico] = articulo.cantidades;
  const { precio, formatos } = toPrecios(articulo.cantidades, null);
  if (formatos) lectura.abiertos = formatos;
  else if (unico?.etiqueta !== undefined && precio !== undefined)
    lectura.abiertos = [{ nombre: unico.etiqueta, precio }];
}

const DE_LA_MISMA = /^(?:media|½|mitja|tapa|raci[oó]|copa)/iu;

/** 'Media 6' under 'Croquetas', or a 'Caña 1,80' of its own among the beers. */
function addFormato(lectura: Lectura, articulo: Articulo, i: number): void {
  const { ultima, abiertos } = lectura;
  const { precio, formatos, dudas } = toPrecios(articulo.cantidades, null);
  const nombre = articulo.cantidades[0]?.etiqueta ?? '';
  const nuevos: FormatoLeido[] = formatos ?? (precio === undefined ? [] : [{ nombre, precio }]);
  if (ultima && abiertos) {
    const juntos = toFormatos([...abiertos, ...nuevos], []);
    lectura.abiertos = juntos.formatos ?? null;
    if (juntos.formatos) ultima.formatos = juntos.formatos;
    for (const duda of [...articulo.dudas, ...dudas, ...juntos.dudas]) sayOf(ultima, duda);
    return;
  }
  if (formatos && !ultima?.formatos && !formatos.some((formato) => isZona(formato.nombre))) {
    const { categoria } = lectura;
    const deCategoria = / /.test(categoria) ? '' : singularOf(categoria);
    addFila(
      lectura,
      {
        ...articulo,
        nombre: deCategoria || formatos.map((formato) => formato.nombre).join(' / '),
        dudas: [...articulo.dudas, SON_FORMATOS],
      },
      i,
    );
    return;
  }
  const isSuelto = !isZona(nombre) && (!ultima || !DE_LA_MISMA.test(nombre));
  const duda = `«${nombre}» se lee como un plato: mira si es un formato del de arriba.`;
  const sinEtiquetas = articulo.cantidades.map(({ importe }) => (importe ? { importe } : {}));
  addFila(
    lectura,
    {
      ...articulo,
      nombre,
      cantidades: sinEtiquetas,
      dudas: [...articulo.dudas, ...(isSuelto ? [] : [duda])],
    },
    i,
  );
}

/** Names first and prices after them, as a phone reads two columns. */
function addPorOrden(lectura: Lectura, i: number, cuantos: number): void {
  const { contexto, pendientes } = lectura;
  if (pendientes.length !== cuantos) {
    flush(lectura);
    say(
      lectura,
      i,
      `Hay ${cuantos} precios seguidos para ${pendientes.length} platos: no se sabe cuál es de cuál.`,
    );
    return;
  }
  lectura.pendientes = [];
  pendientes.forEach((pendiente, j) => {
    const pieza = contexto.piezas[i + j];
    const [articulo] = pieza?.es === 'articulos' ? pieza.articulos : [];
    if (articulo) addEmparejado(lectura, pendiente, articulo, i + j);
  });
}

function addEmparejado(
  lectura: Lectura,
  { linea, texto, alergenos, dudas }: Pendiente,
  articulo: Articulo,
  i: number,
): void {
  const duda = `Su precio se lee por orden, de la línea ${lineaOf(lectura, i)}: mira si es ese.`;
  const fila = addFila(
    lectura,
    {
      ...articulo,
      nombre: texto,
      ...(alergenos ? { alergenos } : {}),
      dudas: [...dudas, ...articulo.dudas, duda],
    },
    i,
  );
  fila.linea = linea;
  fila.dudas = fila.dudas.map(({ porque }) => ({ linea, porque }));
}
