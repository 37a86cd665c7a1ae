import { TIPOS_PEDIDO, reglasCarta, reglasHorario } from '@carta/contracts';
import type {
  CambiarCategoriaRequest,
  CrearCategoriaRequest,
  OrdenCategoriasRequest,
} from '@carta/contracts';
import { apiTramos } from '../../../plataforma/validacion/api-tramos';
import { dtoOf, campo, campoOpcional } from '../../../plataforma/validacion/dto';
import { DESTINO } from '../../destino.dto';

const TIPO = {
  enum: [...TIPOS_PEDIDO],
  description: 'The ticket its products go to; guessed from the name of a new one',
} as const;

const HORAS = apiTramos('When it is served; null is always', reglasHorario.LIMITES_HORARIO.tramosCategoria);

export class CrearCategoriaDto extends dtoOf<CrearCategoriaRequest>({
  nombre: campo(reglasCarta.nombreCategoria, { maxLength: 120 }),
  tipo: campoOpcional(reglasCarta.tipo, TIPO),
  horas: campoOpcional(reglasHorario.horasCategoria, HORAS),
  ...DESTINO,
}) {}

export class CambiarCategoriaDto extends dtoOf<CambiarCategoriaRequest>({
  nombre: campoOpcional(reglasCarta.nombreCategoria, { maxLength: 120 }),
  posicion: campoOpcional(reglasCarta.posicion, { type: Number, minimum: 0 }),
  tipo: campoOpcional(reglasCarta.tipo, TIPO),
  horas: campoOpcional(reglasHorario.horasCategoria, HORAS),
  ...DESTINO,
}) {}

export class OrdenCategoriasDto extends dtoOf<OrdenCategoriasRequest>({
  ids: campo(reglasCarta.orden, { type: [String], description: 'Every categoría, in its new order' }),
}) {}
