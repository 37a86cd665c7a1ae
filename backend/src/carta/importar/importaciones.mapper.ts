import { LIMITES_IMPORTACION, toEuros } from '@carta/contracts';
import type { FilaImportacion, Importacion, TablaLeida } from '@carta/contracts';
import { filasPorHacer } from './aplicar/aplicacion.service';
import type { FilaImportacionDoc, ImportacionDoc } from './plan/importacion.schema';

const HORA_MS = 3_600_000;

export function toImportacion(doc: ImportacionDoc): Importacion {
  const { _id, creadaEn, estado, filas, avisos, tabla, categorias, vistas } = doc;
  const hasta = deshacerHasta(doc);
  return {
    _id: _id.toHexString(),
    creadaEn: creadaEn.toISOString(),
    estado,
    filas: filas.map(toFila),
    avisos: avisos.map(({ linea, escrito, porque }) => ({ linea, escrito, porque })),
    ...(tabla ? { tabla: toTabla(tabla) } : {}),
    categorias: categorias.map(({ nombre }) => nombre),
    total: filasPorHacer(doc).length,
    vistas,
    ...(estado === 'aplicada' && hasta ? { deshacerHasta: hasta.toISOString() } : {}),
  };
}

const toTabla = ({ porques, columnas, muestra }: TablaLeida): TablaLeida => ({
  porques,
  columnas: columnas.map(({ titulo, campo }) => ({ titulo, campo })),
  muestra,
});

/** Null while it is not done. */
export function deshacerHasta({ aplicadaEn }: Pick<ImportacionDoc, 'aplicadaEn'>): Date | null {
  return aplicadaEn ? new Date(aplicadaEn.getTime() + LIMITES_IMPORTACION.horasParaDeshacer * HORA_MS) : null;
}

export function toFila(doc: FilaImportacionDoc, fila: number): FilaImportacion {
  const { linea, que, categoria, nombre, descripcion, precio, formatos, porPeso, alergenos } = doc;
  const { cambios, dudas = [], escrito = '', arreglo, fuera, motivo, sigue } = doc;
  return {
    fila,
    linea,
    que,
    categoria,
    nombre,
    ...(descripcion ? { descripcion } : {}),
    ...(precio === undefined ? {} : { precio: toEuros(precio) }),
    ...(formatos
      ? { formatos: formatos.map((formato) => ({ nombre: formato.nombre, precio: toEuros(formato.precio) })) }
      : {}),
    ...(porPeso ? { porPeso: porPeso.unidad } : {}),
    ...(alergenos ? { alergenos } : {}),
    ...(cambios ? { cambios } : {}),
    ...(dudas.length > 0 ? { dudas, escrito } : {}),
    ...(arreglo ? { arreglo } : {}),
    ...(fuera ? { fuera } : {}),
    ...(motivo ? { motivo } : {}),
    ...(sigue ? { sigue } : {}),
  };
}
