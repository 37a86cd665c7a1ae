import { guessTipoCategoria, CERO, fromEuros, toEuros, normalizeTexto } from '@carta/contracts';
import type {
  Centimos,
  Declarado,
  MenuProducto,
  MenuRequest,
  PlatoMenu,
  PlatoMenuRequest,
  Producto,
} from '@carta/contracts';
import type { MenuEscrito, PaseEscrito, PlatoEscrito } from './menu-texto';

/** The menu of before, to be edited as text. @public */
export function toMenuEscrito({ pases, incluye }: MenuProducto, precio: Centimos): MenuEscrito {
  return {
    pases: pases.map(({ nombre, platos }) => ({ nombre, platos: platos.map(toPlatoEscrito) })),
    incluye: [...incluye],
    precio,
  };
}

function toPlatoEscrito({ nombre, suplemento = 0, disponible }: PlatoMenu): PlatoEscrito {
  return {
    nombre,
    ...(suplemento > 0 ? { suplemento: fromEuros(suplemento) } : {}),
    ...(disponible ? {} : ({ agotado: true } as const)),
  };
}

/** What a text alone does not say. */
export interface AlEscribir {
  /** The menu as it was when writing began; without it, the one of before. */
  base?: MenuEscrito;
  /** What dishes of this menu alone contain, by `claveDePlato`. */
  declarados?: Readonly<Record<string, Declarado>>;
}

/** The same for names that look equal. */
export const claveDePlato = (nombre: string): string => normalizeTexto(nombre);

/**
 * What is published of a text: a dish that the menu of before had stays that dish, with what it contains; one
 * that the carta has is the carta's; any other is new, and nobody has declared what it contains. Whether a dish
 * is sold out is said only where the text says otherwise than `base` did: what sold out meanwhile stays so. @public
 */
export function toMenuRequest(
  { pases, incluye }: MenuEscrito,
  anterior: MenuProducto | undefined,
  carta: readonly Pick<Producto, '_id' | 'nombre' | 'menu'>[],
  { base, declarados = {} }: AlEscribir = {},
): MenuRequest {
  const antes = base ?? (anterior && toMenuEscrito(anterior, CERO));
  const libres = (anterior?.pases ?? []).flatMap((pase) =>
    pase.platos.map((plato) => ({ plato, pase: normalizeTexto(pase.nombre) })),
  );
  const take = (nombre: string, pase: string): PlatoMenu | undefined => {
    const mismos = libres.filter(({ plato }) => isMismo(plato.nombre, nombre));
    const hallado = mismos.find((libre) => libre.pase === normalizeTexto(pase)) ?? mismos[0];
    if (hallado) libres.splice(libres.indexOf(hallado), 1);
    return hallado?.plato;
  };
  return {
    pases: pases.map((pase) => ({
      nombre: pase.nombre,
      platos: pase.platos.map((escrito) => {
        const suyo = take(escrito.nombre, pase.nombre);
        return {
          ...toRequest(escrito, pase, suyo, carta, declarados[claveDePlato(escrito.nombre)]),
          ...toAgotado(escrito, pase, suyo, antes),
        };
      }),
    })),
    incluye,
    ...(anterior?.horas ? { horas: anterior.horas } : {}),
  };
}

function toRequest(
  { nombre, suplemento }: PlatoEscrito,
  pase: PaseEscrito,
  anterior: PlatoMenu | undefined,
  carta: readonly Pick<Producto, '_id' | 'nombre' | 'menu'>[],
  declarado: Declarado | undefined,
): PlatoMenuRequest {
  const deCarta = carta.find((producto) => !producto.menu && isMismo(producto.nombre, nombre));
  const plato = anterior ? toConocido(anterior, nombre) : toNuevo(nombre, pase, deCarta?._id);
  return {
    ...plato,
    ...(declarado && plato.producto === undefined ? toDeclarado(declarado) : {}),
    ...(suplemento === undefined ? {} : { suplemento: toEuros(suplemento) }),
  };
}

const toDeclarado = ({ alergenos, alergenosDeclarados }: Declarado) => ({
  alergenos: [...alergenos],
  alergenosDeclarados,
});

function toAgotado(
  { nombre, agotado }: PlatoEscrito,
  pase: PaseEscrito,
  anterior: PlatoMenu | undefined,
  antes: MenuEscrito | undefined,
): Pick<PlatoMenuRequest, 'agotado'> {
  const isAgotado = agotado === true;
  if (!anterior) return isAgotado ? { agotado: true } : {};
  const mismos = (antes?.pases ?? []).flatMap((cual) =>
    cual.platos
      .filter((plato) => isMismo(plato.nombre, nombre))
      .map((plato) => ({ plato, isAqui: isMismo(cual.nombre, pase.nombre) })),
  );
  const { plato } = mismos.find(({ isAqui }) => isAqui) ?? mismos[0] ?? {};
  return isAgotado === (plato?.agotado === true) ? {} : { agotado: isAgotado };
}

function toConocido(
  { _id, producto, tipo, alergenos, alergenosDeclarados }: PlatoMenu,
  nombre: string,
): PlatoMenuRequest {
  return producto === undefined ? { _id, nombre, tipo, alergenos, alergenosDeclarados } : { _id, producto };
}

function toNuevo(nombre: string, pase: PaseEscrito, producto: string | undefined): PlatoMenuRequest {
  return producto === undefined ? { nombre, tipo: guessTipoCategoria(pase.nombre) } : { producto };
}

const isMismo = (a: string, b: string): boolean => normalizeTexto(a) === normalizeTexto(b);
