import { indicePagados } from './0001-indice-pagados';
import { coleccionLlamadas } from './0002-llamadas';
import { indiceArchivo } from './0003-indice-archivo';
import { nombresIguales } from './0004-nombres-iguales';
import { posicionProductos } from './0005-posicion-productos';
import { coleccionEnvios } from './0006-envios';
import { cuentas } from './0007-cuentas';
import { sellosExigidos } from './0008-sellos-exigidos';
import type { Migracion } from './migracion';

/** A new migration is its file, its test and a line here. */
export const MIGRACIONES: readonly Migracion[] = [
  indicePagados,
  coleccionLlamadas,
  indiceArchivo,
  nombresIguales,
  posicionProductos,
  coleccionEnvios,
  cuentas,
  sellosExigidos,
];
