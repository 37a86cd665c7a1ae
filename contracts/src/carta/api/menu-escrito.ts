import { guessTipoCategoria } from '../../casa/dominio/tipo-categoria';
import { fromEuros, toEuros } from '../../plataforma/dominio/dinero';
import type { Centimos } from '../../plataforma/dominio/dinero';
import { normalizeTexto } from '../../plataforma/dominio/texto';
import type { MenuEscrito, PaseEscrito, PlatoEscrito } from '../dominio/menu-texto';
import type { MenuProducto, MenuRequest, PlatoMenu, PlatoMenuRequest, Producto } from './carta';

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

/**
 * What is published of a text: a dish that the menu of before had stays that dish, with what it contains; one
 * that the carta has is the carta's; any other is new, and nobody has declared what it contains. Whether a dish
 * is sold out is said only where the text says otherwise than the menu did. @public
 */
export function toMenuRequest(
  { pases, incluye }: MenuEscrito,
  anterior: MenuProducto | undefined,
  carta: readonly Pick<Producto, '_id' | 'nombre' | 'menu'>[],
): MenuRequest {
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
      platos: pase.platos.map((escrito) =>
        toRequest(escrito, pase, take(escrito.nombre, pase.nombre), carta),
      ),
    })),
    incluye,
    ...(anterior?.horas ? { horas: anterior.horas } : {}),
  };
}

function toRequest(
  { nombre, suplemento, agotado }: PlatoEscrito,
  pase: PaseEscrito,
  anterior: PlatoMenu | undefined,
  carta: readonly Pick<Producto, '_id' | 'nombre' | 'menu'>[],
): PlatoMenuRequest {
  const isAgotado = agotado === true;
  const deCarta = carta.find((producto) => !producto.menu && isMismo(producto.nombre, nombre));
  return {
    ...(anterior ? toConocido(anterior, nombre) : toNuevo(nombre, pase, deCarta?._id)),
    ...(suplemento === undefined ? {} : { suplemento: toEuros(suplemento) }),
    ...(isAgotado === !(anterior?.disponible ?? true) ? {} : { agotado: isAgotado }),
  };
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
