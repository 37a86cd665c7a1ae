import { CAMPOS_COLUMNA, LIMITES_LECTURA, reglasCarta, reglasImportaciones } from '@carta/contracts';
import type { ColumnasRequest, ImportarRequest, ResolverFilaRequest } from '@carta/contracts';
import { campo, campoOpcional, dtoOf } from '../../../plataforma/validacion/dto';

export class ImportarDto extends dtoOf<ImportarRequest>({
  texto: campo(reglasImportaciones.texto, {
    maxLength: LIMITES_LECTURA.textoMax,
    description: 'A carta as it is written; with `tabla`, a row a line, its cells apart by tabs',
  }),
  tabla: campoOpcional(reglasImportaciones.tabla, { type: Boolean }),
}) {}

export class ColumnasDto extends dtoOf<ColumnasRequest>({
  columnas: campo(reglasImportaciones.columnas, {
    type: 'array',
    items: { type: 'string', enum: [...CAMPOS_COLUMNA] },
    description: 'What each column is, from the left: one of them the name, and at least one a price',
  }),
}) {}

export class ResolverFilaDto extends dtoOf<ResolverFilaRequest>({
  fuera: campo(reglasImportaciones.fuera, { type: Boolean, description: 'Whether it is left out' }),
  precio: campoOpcional(reglasCarta.precio, {
    oneOf: [{ type: 'number' }, { type: 'string' }],
    description: 'Euros, of a doubtful dish that is taken in',
  }),
}) {}
