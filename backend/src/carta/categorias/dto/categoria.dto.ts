import { TIPOS_PEDIDO, reglasCarta, reglasHorario } from '@carta/contracts';
import type {
  CambiarCategoriaRequest,
  CrearCategoriaRequest,
  Tramo,
  OrdenCategoriasRequest,
  TipoPedido,
} from '@carta/contracts';
import { apiTramos } from '../../../plataforma/validacion/api-tramos';
import { Cumple, CumpleOpcional } from '../../../plataforma/validacion/cumple';

const TIPO = {
  type: String,
  enum: [...TIPOS_PEDIDO],
  description: 'The ticket its products go to; guessed from the name of a new one',
} as const;

const HORAS = apiTramos('When it is served; null is always', reglasHorario.LIMITES_HORARIO.tramosCategoria);

export class CrearCategoriaDto implements CrearCategoriaRequest {
  @Cumple(reglasCarta.nombreCategoria, { type: String, maxLength: 120 })
  nombre!: string;

  @CumpleOpcional(reglasCarta.tipo, TIPO)
  tipo?: TipoPedido;

  @CumpleOpcional(reglasHorario.horasCategoria, HORAS)
  horas?: Tramo[] | null;
}

export class CambiarCategoriaDto implements CambiarCategoriaRequest {
  @CumpleOpcional(reglasCarta.nombreCategoria, { type: String, maxLength: 120 })
  nombre?: string;

  @CumpleOpcional(reglasCarta.posicion, { type: Number, minimum: 0 })
  posicion?: number;

  @CumpleOpcional(reglasCarta.tipo, TIPO)
  tipo?: TipoPedido;

  @CumpleOpcional(reglasHorario.horasCategoria, HORAS)
  horas?: Tramo[] | null;
}

export class OrdenCategoriasDto implements OrdenCategoriasRequest {
  @Cumple(reglasCarta.orden, { type: [String], description: 'Every categoría, in its new order' })
  ids!: string[];
}
