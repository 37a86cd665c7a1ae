import {
  CERO,
  centimos,
  destinoDeLinea,
  fromEuros,
  hasEleccion,
  normalizeTexto,
  ordenados,
  singularOf,
  toElegible,
  toEuros,
} from '@carta/contracts';
import type {
  CasaConCocina,
  Categoria,
  Declarado,
  MenuProducto,
  Opcion,
  PaseMenu,
  PlatoMenu,
  PlatoVendible,
  Producto,
} from '@carta/contracts';
import { idDeNombre } from '../../plataforma/base-datos/id-de-nombre';
import { toVenta } from '../agotado';
import type { MenuDoc, PlatoDoc } from './menu.schema';

/** A dish of the carta as a menu offers it; a menu is none. */
export interface PlatoDeCarta {
  producto: Producto;
  categoria: Categoria | undefined;
  opciones: readonly Opcion[];
}

export type PlatosDeCarta = ReadonlyMap<string, PlatoDeCarta>;

export function productosDeMenu({ platos }: MenuDoc): string[] {
  return platos.flatMap(({ producto }) => producto?.toHexString() ?? []);
}

/** A dish that is gone from the carta is gone from its menus. */
export function toMenu(
  { pases, incluye, horas, platos }: MenuDoc,
  ahora: Date,
  carta: PlatosDeCarta,
): MenuProducto {
  return {
    pases: pases.map((nombre, pase) => ({
      nombre,
      platos: platos.filter((plato) => plato.pase === pase).flatMap((plato) => toPlato(plato, ahora, carta)),
    })),
    incluye,
    ...(horas ? { horas } : {}),
  };
}

function toPlato(doc: PlatoDoc, ahora: Date, carta: PlatosDeCarta): PlatoMenu[] {
  const { _id, producto, suplemento } = doc;
  const deCarta = producto && carta.get(producto.toHexString());
  if (producto && !deCarta) return [];
  const venta = toVenta(doc, ahora);
  return [
    {
      _id: _id.toHexString(),
      ...(deCarta ? platoDeCarta(deCarta) : platoPropio(doc)),
      ...(suplemento > 0 ? { suplemento: toEuros(centimos(suplemento)) } : {}),
      ...venta,
      disponible: venta.disponible && (!deCarta || isServible(deCarta)),
    },
  ];
}

const isServible = ({ producto, opciones }: PlatoDeCarta): boolean =>
  hasEleccion(toElegible(producto, opciones));

type Plato = Omit<PlatoMenu, '_id' | 'suplemento' | 'disponible' | 'agotadoHasta'>;

function platoDeCarta(deCarta: PlatoDeCarta): Plato {
  const { producto, categoria } = deCarta;
  return {
    producto: producto._id,
    nombre: producto.nombre,
    tipo: categoria?.tipo ?? 'comida',
    ...declaradoEntero(deCarta),
  };
}

function platoPropio({
  nombre = '',
  tipo = 'comida',
  alergenos = [],
  alergenosDeclarados = false,
}: PlatoDoc): Plato {
  return { nombre, tipo, alergenos, alergenosDeclarados };
}

/** Inside a menu nobody is asked for formatos or opciones, so it contains all that it might come with. */
function declaradoEntero({
  producto,
  opciones: todas,
}: PlatoDeCarta): { alergenos: PlatoMenu['alergenos'] } & Declarado {
  const { alergenos, alergenosDeclarados, formatos, opciones } = toElegible(producto, todas);
  const partes = opciones.filter(({ min }) => min > 0).flatMap(({ valores }) => valores);
  return {
    alergenos: ordenados([...alergenos, ...[...formatos, ...partes].flatMap((parte) => parte.alergenos)]),
    alergenosDeclarados: [{ alergenosDeclarados }, ...partes].every((parte) => parte.alergenosDeclarados),
  };
}

/** What an order may choose, each with the pase and estación that its line keeps. */
export function toPlatosVendibles(
  { pases }: MenuProducto,
  carta: PlatosDeCarta,
  casa: CasaConCocina,
): PlatoVendible[] {
  return pases.flatMap((pase) =>
    pase.platos.map((plato) => ({
      id: plato._id,
      pase: singularOf(pase.nombre),
      suplemento: fromEuros(plato.suplemento ?? 0),
      producto: {
        id: plato.producto ?? idDeNombre(plato.nombre),
        nombre: plato.nombre,
        tipo: plato.tipo,
        precio: CERO,
        disponible: plato.disponible,
        alergenos: plato.alergenos,
        alergenosDeclarados: plato.alergenosDeclarados,
        formatos: [],
        opciones: [],
        ...destinoDe(plato, pase, carta, casa),
        ...cuentaDe(carta.get(plato.producto ?? '')),
      },
    })),
  );
}

function cuentaDe(deCarta: PlatoDeCarta | undefined): Pick<Producto, 'cuenta' | 'quedan'> {
  const { cuenta, quedan } = deCarta?.producto ?? {};
  return { ...(cuenta ? { cuenta } : {}), ...(quedan === undefined ? {} : { quedan }) };
}

/** A pase of the house that is called as the menu's comes before the dish's own. */
function destinoDe(
  { producto: id = '', tipo }: PlatoMenu,
  { nombre }: PaseMenu,
  carta: PlatosDeCarta,
  casa: CasaConCocina,
) {
  const { producto, categoria } = carta.get(id) ?? {};
  const llamado = casa.pases?.find((pase) => normalizeTexto(pase.nombre) === normalizeTexto(nombre));
  const suyo = { ...producto, ...(llamado ? { pase: llamado._id } : {}) };
  return destinoDeLinea(suyo, categoria ?? { tipo }, casa);
}
