import {
  ALERGENOS,
  LIMITES,
  TIPOS_PEDIDO,
  reglasCarta,
  reglasHorario,
  reglasIds,
  reglasMenu,
} from '@carta/contracts';
import type { MenuRequest, PaseMenuRequest, PlatoMenuRequest } from '@carta/contracts';
import { apiTramos } from '../../../plataforma/validacion/api-tramos';
import { dtoOf, campo, campoOpcional } from '../../../plataforma/validacion/dto';

class PlatoMenuDto extends dtoOf<PlatoMenuRequest>({
  _id: campoOpcional(reglasIds.id, { description: 'The id it has; absent of a new one' }),
  producto: campoOpcional(reglasIds.id, {
    description: 'A dish of the carta; without it, one of this menu alone',
  }),
  nombre: campoOpcional(reglasCarta.nombreProducto, { maxLength: LIMITES.nombreMax }),
  tipo: campoOpcional(reglasCarta.tipo, { enum: [...TIPOS_PEDIDO] }),
  suplemento: campoOpcional(reglasCarta.suplemento, {
    oneOf: [{ type: 'number' }, { type: 'string' }],
    description: 'Euros, with a comma or a point',
  }),
  alergenos: campoOpcional(reglasCarta.alergenos, { type: [String], enum: [...ALERGENOS] }),
  alergenosDeclarados: campoOpcional(reglasCarta.siONoDeclarados, { type: Boolean }),
  agotado: campoOpcional(reglasCarta.siONo, {
    type: Boolean,
    description: 'Sold out for today, or back; absent: as it is',
  }),
}) {}

class PaseMenuDto extends dtoOf<PaseMenuRequest>({
  nombre: campo(reglasMenu.nombrePase, { maxLength: reglasMenu.LIMITES_MENU.nombrePaseMax }),
  platos: campo(reglasMenu.platos, {
    type: [PlatoMenuDto],
    minItems: 1,
    maxItems: reglasMenu.LIMITES_MENU.platosMax,
  }),
}) {}

export class MenuDto extends dtoOf<MenuRequest>({
  pases: campo(reglasMenu.pases, {
    type: [PaseMenuDto],
    maxItems: reglasMenu.LIMITES_MENU.pasesMax,
    description: 'All of them, in their order; none: it is no menu any more',
  }),
  incluye: campoOpcional(reglasMenu.incluye, {
    type: [String],
    maxItems: reglasMenu.LIMITES_MENU.incluyeMax,
  }),
  horas: campoOpcional(
    reglasHorario.horasCategoria,
    apiTramos('When it is served; null is always', reglasHorario.LIMITES_HORARIO.tramosCategoria),
  ),
}) {}
