import { CAMPOS_COLUMNA } from '../dominio/carta-leida';
import type { CampoColumna } from '../dominio/carta-leida';
import { LIMITES_LECTURA } from '../reglas/importaciones';
import * as reglas from '../reglas/importaciones';
import { precio } from '../reglas/productos';
import { EUROS } from './comunes';
import { campo, logico, opcional, texto } from '../../plataforma/formas/forma';
import type { De } from '../../plataforma/formas/forma';

/**
 * POST /productos/importaciones: a whole carta as text, or as a table: a line of text for each row, its cells
 * apart by tabs.
 */
export const IMPORTAR = {
  texto: texto(reglas.texto, {
    maxLength: LIMITES_LECTURA.textoMax,
    description: 'A carta as it is written; with `tabla`, a row a line, its cells apart by tabs',
  }),
  tabla: opcional.logico(reglas.tabla),
};

/** PUT /productos/importaciones/{id}/columnas: what each column of its table is, by which it is read again. */
export const COLUMNAS = {
  columnas: campo<CampoColumna[]>(reglas.columnas, {
    type: 'array',
    items: { type: 'string', enum: [...CAMPOS_COLUMNA] },
    description: 'What each column is, from the left: one of them the name, and at least one a price',
  }),
};

/** PUT /productos/importaciones/{id}/filas/{fila}: leaves a row out, or takes it in, at this price where one is named. */
export const RESOLVER_FILA = {
  fuera: logico(reglas.fuera, 'Whether it is left out'),
  precio: opcional.campo<number | string>(precio, {
    ...EUROS,
    description: 'Euros, of a doubtful dish that is taken in',
  }),
};

export type ImportarRequest = De<typeof IMPORTAR>;
export type ColumnasRequest = De<typeof COLUMNAS>;
export type ResolverFilaRequest = De<typeof RESOLVER_FILA>;
