import { LIMITES_LECTURA, cleanTexto } from '@carta/contracts';
import type { CampoColumna, TablaLeida } from '@carta/contracts';
import { isCabecera, readTitulo } from './cabecera';
import { splitBloques, splitSecciones } from './bloques';
import type { Seccion } from './bloques';
import type { CartaLeida, DudaLeida, FilaLeida, FormatoLeido } from '../palabras/fila-leida';
import { withoutHtml } from '../palabras/celda';
import { toColumnas } from './columnas-tabla';
import type { Columnas } from './columnas-tabla';
import { createLectorFilas } from './entrada';
import type { Entrada } from './entrada';
import { toFormatos } from '../palabras/fila';
import { isNombreDeCasa } from '../palabras/ruido';
import { guessSinCabecera } from './sin-cabecera';

const { columnasMax } = LIMITES_LECTURA;
const CELDA_MAX = 2_000;
const MUESTRA = 3;
const SIN_CABECERA = 'No hay cabecera: mira si cada columna se lee como lo que es.';

/** Reads rows of cells; what is not sure of a row, or of a column, is said. `respuesta`: what each column is, as its owner said. */
export function readFilas(
  crudas: readonly (readonly string[])[],
  respuesta?: readonly CampoColumna[],
): CartaLeida {
  const filas = crudas.map((fila) => fila.slice(0, columnasMax).map(cleanCelda));
  const ancha = crudas.findIndex((fila) => fila.slice(columnasMax).some((celda) => celda.trim() !== ''));
  const dudas: DudaLeida[] =
    ancha < 0
      ? []
      : [{ linea: ancha + 1, porque: `Hay más de ${columnasMax} columnas: las demás no se leen.` }];
  const bloques = respuesta ? null : splitBloques(filas);
  if (!bloques) return withDudas(readBloque(filas, respuesta), dudas);
  const leidos = bloques.map((bloque) => readBloque(bloque));
  const porque = `Hay ${bloques.length} tablas, una al lado de la otra: se leen todas.`;
  return {
    filas: leidos.flatMap((leido) => leido.filas),
    dudas: [
      ...dudas,
      { linea: 1, porque },
      ...leidos.flatMap((leido) => [
        ...leido.dudas,
        ...(leido.tabla?.porques ?? [])
          .filter((cada) => cada !== SIN_CABECERA)
          .map((cada) => ({ linea: 1, porque: cada })),
      ]),
    ],
  };
}

const withDudas = (leida: CartaLeida, dudas: readonly DudaLeida[]): CartaLeida => ({
  ...leida,
  dudas: [...dudas, ...leida.dudas],
});

const cleanCelda = (celda: string): string =>
  cleanTexto(withoutHtml(celda.slice(0, CELDA_MAX)))
    .replace(/\s+/g, ' ')
    .trim();

const isVacia = (fila: readonly string[]): boolean => fila.every((celda) => /^[-:]*$/.test(celda));

function readBloque(filas: readonly (readonly string[])[], respuesta?: readonly CampoColumna[]): CartaLeida {
  const secciones = splitSecciones(filas, isCabecera).map((seccion) => ({
    ...seccion,
    filas: seccion.filas.filter(({ fila }) => !isVacia(fila)),
  }));
  const leidas = secciones.map((seccion) => readSeccion(seccion, respuesta));
  return {
    filas: joinFormatos(leidas.flatMap(({ entradas }) => entradas)),
    dudas: leidas.flatMap(({ dudas }) => dudas),
    ...leidas.flatMap(({ tabla }) => (tabla ? [{ tabla }] : []))[0],
  };
}

interface SeccionLeida {
  entradas: Entrada[];
  dudas: DudaLeida[];
  tabla?: TablaLeida;
}

function readSeccion(seccion: Seccion, respuesta: readonly CampoColumna[] | undefined): SeccionLeida {
  const { cabecera, filas } = seccion;
  const cuerpo = filas.map(({ fila }) => fila);
  const [primera] = filas;
  const linea = cabecera && primera ? primera.linea - 1 : 1;
  const sinCabecera = cabecera === null && !respuesta ? guessSinCabecera(cuerpo) : undefined;
  const titulos = (cabecera ?? Array.from({ length: maxAncho(cuerpo) }, () => '')).map(readTitulo);
  const columnas = toColumnas(titulos, cuerpo, respuesta ?? sinCabecera);
  if (!columnas) {
    const porque = 'No se sabe qué es cada columna: pon encima «Categoría», «Nombre» y «Precio».';
    return { entradas: [], dudas: cuerpo.length > 0 ? [{ linea, porque }] : [] };
  }
  const { entradas, dudas } = readCuerpo(seccion, columnas);
  const porques = [...(sinCabecera ? [SIN_CABECERA] : []), ...columnas.preguntas];
  const tabla = {
    porques,
    columnas: titulos.map(({ titulo }, i) => ({ titulo, campo: columnas.campos[i] ?? 'nada' })),
    muestra: cuerpo.slice(0, MUESTRA).map((fila) => titulos.map((_, i) => (fila[i] ?? '').slice(0, 60))),
  };
  return {
    entradas,
    dudas: [...columnas.avisos.map((porque) => ({ linea, porque })), ...dudas],
    ...(porques.length > 0 || respuesta ? { tabla } : {}),
  };
}

const maxAncho = (filas: readonly (readonly string[])[]): number =>
  filas.reduce((mayor, fila) => Math.max(mayor, fila.length), 0);

function readCuerpo({ titulo, cabecera, filas }: Seccion, columnas: Columnas): SeccionLeida {
  const lector = createLectorFilas(
    columnas,
    filas.map(({ fila }) => fila),
  );
  const dudas: DudaLeida[] = [];
  const entradas: Entrada[] = [];
  const sinNombre: number[] = [];
  /** Alone in their rows: titles, or dishes without a price. */
  const titulos: { linea: number; titulo: string }[] = [];
  const vacios: typeof titulos = [];
  let categoria = columnas.campos.includes('categoria') ? '' : toTitulo(titulo);
  for (const { fila, linea } of filas) {
    const leida = lector.read(fila, linea, categoria, entradas.at(-1));
    if (leida.es === 'titulo') {
      if (titulos.length > 0) vacios.push(...titulos.splice(0));
      titulos.push({ linea, titulo: leida.titulo });
      categoria = leida.titulo;
    } else if (leida.es === 'sin-nombre') sinNombre.push(linea);
    else {
      categoria = leida.categoria;
      titulos.splice(0);
      if (leida.reemplaza) entradas.pop();
      entradas.push(leida.entrada);
    }
  }
  const [primera] = sinNombre;
  vacios.push(...titulos);
  const [vacio] = vacios;
  if (vacio)
    dudas.push({
      linea: vacio.linea,
      porque:
        `Sin precio ni platos debajo no se leen: ${vacios.map((cada) => `«${cada.titulo}»`).join(', ')}.`.slice(
          0,
          300,
        ),
    });
  if (lector.duda !== null)
    dudas.push({ linea: Math.max(1, (filas[0]?.linea ?? 1) - (cabecera ? 1 : 0)), porque: lector.duda });
  if (primera !== undefined)
    dudas.push({
      linea: primera,
      porque:
        sinNombre.length === 1
          ? 'La fila no tiene nombre.'
          : `${sinNombre.length} filas no tienen nombre (${sinNombre.slice(0, 5).join(', ')}${sinNombre.length > 5 ? '…' : ''}).`,
    });
  return { entradas, dudas };
}

/** '## Tapas' above a table; the name of the house and its carta are none. */
function toTitulo(celda: string): string {
  const titulo = celda.replace(/^[#*_\s]+|[*_\s:]+$/g, '');
  return isNombreDeCasa(titulo) ||
    /^(?:nuestra )?(?:carta|men[uú]|precios|lista|tarifas?)(?![\p{L}])/iu.test(titulo)
    ? ''
    : titulo;
}

/** Rows of one dish that differ in their format are one row. */
function joinFormatos(entradas: readonly Entrada[]): FilaLeida[] {
  const grupos = new Map<string, Entrada[]>();
  entradas.forEach((entrada, i) => {
    const { nombre, categoria } = entrada.fila;
    const clave = entrada.formato === '' ? String(i) : JSON.stringify([nombre, categoria]);
    grupos.set(clave, [...(grupos.get(clave) ?? []), entrada]);
  });
  return [...grupos.values()].map(joinGrupo);
}

function joinGrupo(grupo: readonly Entrada[]): FilaLeida {
  const [primera, ...resto] = grupo;
  if (!primera) throw new Error('Una fila sin entradas');
  if (resto.length === 0) return primera.fila;
  const puestos = grupo.flatMap(({ fila: { precio }, formato }): FormatoLeido[] =>
    precio === undefined ? [] : [{ nombre: formato, precio }],
  );
  const { dudas, ...precios } = toFormatos(puestos, []);
  const todas = grupo.flatMap(({ fila }) => fila.dudas);
  return {
    ...primera.fila,
    ...precios,
    dudas: [...todas, ...dudas.map((porque) => ({ linea: primera.fila.linea, porque }))],
  };
}
