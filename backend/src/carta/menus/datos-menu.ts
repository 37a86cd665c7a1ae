import { parsePrecio, reglasCarta } from '@carta/contracts';
import type {
  Alergeno,
  Centimos,
  Husos,
  MenuRequest,
  PlatoMenuRequest,
  TipoPedido,
  Tramo,
} from '@carta/contracts';
import { campoNoValido } from '../../plataforma/errores/domain-error';
import { toAgotable } from '../agotado';
import type { Agotable } from '../agotado';

/** Its dishes stand in one list, each with the place of its pase. */
export interface MenuNuevo {
  pases: string[];
  incluye: string[];
  horas?: readonly Tramo[];
  platos: PlatoNuevo[];
}

/** Its availability is stored only where it is said. */
export interface PlatoNuevo extends Partial<Agotable> {
  /** An id unknown to its menu is replaced. */
  _id?: string;
  pase: number;
  producto?: string;
  nombre?: string;
  tipo?: TipoPedido;
  suplemento: Centimos;
  alergenos?: Alergeno[];
  alergenosDeclarados?: boolean;
}

/** Null: it is no menu. A dish that is said to be sold out is so for today. */
export function toMenuNuevo({ pases, incluye, horas }: MenuRequest, husos: Husos): MenuNuevo | null {
  if (pases.length === 0) return null;
  return {
    pases: pases.map(({ nombre }) => nombre.trim()),
    incluye: (incluye ?? []).map((texto) => texto.trim()).filter((texto) => texto !== ''),
    ...(horas && horas.length > 0 ? { horas } : {}),
    platos: pases.flatMap(({ platos }, pase) =>
      platos.map((plato, i) => ({
        ...toPlatoNuevo(plato, pase, `menu.pases.${pase}.platos.${i}`),
        ...toVentaDe(plato, husos),
      })),
    ),
  };
}

function toPlatoNuevo(plato: PlatoMenuRequest, pase: number, campo: string): PlatoNuevo {
  const { _id, producto, suplemento } = plato;
  return {
    pase,
    suplemento: toSuplemento(suplemento ?? 0, campo),
    ...(_id ? { _id } : {}),
    ...(producto ? { producto: producto.toLowerCase() } : toPropio(plato)),
  };
}

function toVentaDe({ agotado }: PlatoMenuRequest, husos: Husos): Partial<Agotable> {
  return typeof agotado === 'boolean' ? toAgotable(husos, { disponible: !agotado, hasta: 'mañana' }) : {};
}

/** A list that is not empty counts as declared. */
function toPropio({ nombre, tipo, alergenos, alergenosDeclarados }: PlatoMenuRequest) {
  const declarados = [...new Set(alergenos ?? [])];
  return {
    nombre: (nombre ?? '').trim(),
    ...(tipo === 'bebida' ? { tipo } : {}),
    alergenos: declarados,
    alergenosDeclarados: declarados.length > 0 || alergenosDeclarados === true,
  };
}

function toSuplemento(suplemento: number | string, campo: string): Centimos {
  const centimos = parsePrecio(suplemento);
  if (centimos === null) {
    throw campoNoValido(`${campo}.suplemento`, reglasCarta.suplemento(suplemento) ?? '');
  }
  return centimos;
}
