import { LIMITES } from '../../plataforma/reglas/limites';
import { TIPOS_PEDIDO } from '../../casa/dominio/tipo-categoria';
import { ALERGENOS } from '../dominio/alergenos';
import type { TipoPedido } from '../../casa/dominio/tipo-categoria';
import type { Alergeno } from '../dominio/alergenos';
import type { Tramo } from '../../casa/dominio/horario';
import { id } from '../../plataforma/reglas/ids';
import * as reglasCarta from '../reglas/productos';
import * as reglas from '../reglas/menu';
import { apiTramos } from '../../casa/formas/tramos';
import { EUROS } from './comunes';
import * as reglasHorario from '../../casa/reglas/horario';
import { opcional, partes, texto } from '../../plataforma/formas/forma';
import type { De } from '../../plataforma/formas/forma';

/** A dish of the carta says `producto`, any other its own name, tipo (absent: comida) and allergens. */
const PLATO_MENU = {
  _id: opcional.texto(id, 'The id it has; absent of a new one'),
  producto: opcional.texto(id, 'A dish of the carta; without it, one of this menu alone'),
  nombre: opcional.texto(reglasCarta.nombreProducto, { maxLength: LIMITES.nombreMax }),
  tipo: opcional.texto<TipoPedido>(reglasCarta.tipo, { enum: [...TIPOS_PEDIDO] }),
  suplemento: opcional.campo<number | string>(reglasCarta.suplemento, EUROS),
  alergenos: opcional.textos<Alergeno>(reglasCarta.alergenos, { enum: [...ALERGENOS] }),
  alergenosDeclarados: opcional.logico(reglasCarta.siONoDeclarados),
  agotado: opcional.logico(reglasCarta.siONo, 'Sold out for today, or back; absent: as it is'),
};

const PASE_MENU = {
  nombre: texto(reglas.nombrePase, { maxLength: reglas.LIMITES_MENU.nombrePaseMax }),
  platos: partes('PlatoMenuDto', PLATO_MENU, reglas.platos, {
    minItems: 1,
    maxItems: reglas.LIMITES_MENU.platosMax,
  }),
};

/**
 * `menu` of POST and PUT /productos, whole; no pases: it is no menu any more. A dish with its `_id` keeps it,
 * and whether it is sold out unless `agotado` says so.
 */
export const MENU = {
  pases: partes('PaseMenuDto', PASE_MENU, reglas.pases, {
    maxItems: reglas.LIMITES_MENU.pasesMax,
    description: 'All of them, in their order; none: it is no menu any more',
  }),
  incluye: opcional.textos(reglas.incluye, { maxItems: reglas.LIMITES_MENU.incluyeMax }),
  horas: opcional.campo<readonly Tramo[] | null>(
    reglasHorario.horasCategoria,
    apiTramos('When it is served; null is always', reglasHorario.LIMITES_HORARIO.tramosCategoria),
  ),
};

export type PlatoMenuRequest = De<typeof PLATO_MENU>;
export type MenuRequest = De<typeof MENU>;
