import type { CampoColumna } from '@carta/contracts';
import { NUMERO, TEXTO, isDe, valoresDe } from './columnas-tabla';
import type { Filas } from './columnas-tabla';

const COLUMNAS_SIN_CABECERA = 30;

/** Without a heading, by content: prices, then names, of which few are the same, then what repeats. */
export function guessSinCabecera(filas: Filas): CampoColumna[] {
  const ancho = Math.min(
    filas.reduce((mayor, fila) => Math.max(mayor, fila.length), 0),
    COLUMNAS_SIN_CABECERA,
  );
  const columnas = Array.from({ length: ancho }, (_, columna) => {
    const celdas = valoresDe(filas, columna);
    return {
      columna,
      conPrecio: isDe(NUMERO, celdas),
      conDecimales: celdas.filter((celda) => NUMERO.test(celda) && /[.,]\d|€/.test(celda)).length,
      conTexto: isDe(TEXTO, celdas),
      distintas: new Set(celdas).size,
      cuantas: celdas.length,
      largo: celdas.reduce((suma, celda) => suma + celda.length, 0) / (celdas.length || 1),
    };
  });
  const precio = columnas
    .filter(({ conPrecio }) => conPrecio)
    .sort((a, b) => b.conDecimales - a.conDecimales)[0];
  const textos = columnas.filter(({ conTexto }) => conTexto);
  const mayor = [...textos].sort(
    (a, b) => b.cuantas - a.cuantas || b.distintas - a.distintas || a.columna - b.columna,
  )[0];
  const nombre =
    textos.find(
      ({ distintas, cuantas }) => mayor && distintas * 10 >= mayor.distintas * 9 && cuantas === mayor.cuantas,
    ) ?? mayor;
  if (!precio || !nombre) return [];
  const categoria = textos.find(
    ({ columna, distintas, cuantas }) => columna < nombre.columna && distintas < cuantas,
  );
  const descripcion = textos.find(({ columna, largo }) => columna > nombre.columna && largo > nombre.largo);
  const campos = Array.from({ length: ancho }, (): CampoColumna => 'nada');
  campos[precio.columna] = 'precio';
  campos[nombre.columna] = 'nombre';
  if (categoria) campos[categoria.columna] = 'categoria';
  if (descripcion) campos[descripcion.columna] = 'descripcion';
  return campos;
}
