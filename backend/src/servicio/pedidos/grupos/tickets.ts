import { ESTADO_INICIAL, dichoOf, ordenados, splitComanda } from '@carta/contracts';
import type { DatosPedido, LineaComanda, LineaDeTicket } from '@carta/contracts';
import { newId, toId } from '../../../plataforma/base-datos/ids';
import type { DbId } from '../../../plataforma/base-datos/ids';
import type { NuevoTicket } from './grupo.alta';
import type { LineaDoc } from './grupo.schema';

export interface Procedencia {
  /** It came without the signature of a printed QR. */
  sinVerificar?: true;
  tomadoPor?: string;
  persona?: string;
}

interface NuevoPedido extends Pick<DatosPedido, 'notas' | 'evita' | 'movil' | 'lengua'> {
  clave: string;
  huella: string;
  creadoEn: Date;
  procedencia: Procedencia;
  lineas: readonly LineaComanda[];
}

/** The kitchen's and the bar's ticket of one order; its notes and allergens to avoid go on both. */
export function buildTickets(pedido: NuevoPedido): [NuevoTicket, ...NuevoTicket[]] {
  const notas = pedido.notas?.trim();
  const evita = ordenados(pedido.evita ?? []);
  const menus = new IdsDeMenus();
  const [primero, ...resto] = splitComanda(pedido.lineas).map(({ tipo, lineas }): NuevoTicket => ({
    _id: newId(),
    clave: pedido.clave,
    huella: pedido.huella,
    tipo,
    creadoEn: pedido.creadoEn,
    ...(notas ? { notas } : {}),
    ...(evita.length > 0 ? { evita } : {}),
    ...(pedido.movil ? { movil: pedido.movil } : {}),
    ...(pedido.lengua && pedido.lengua !== 'es' ? { lengua: pedido.lengua } : {}),
    ...pedido.procedencia,
    lineas: lineas.map((linea) => buildLinea(linea, menus)),
  }));
  if (!primero) throw new Error('An order without lines passed validation');
  return [primero, ...resto];
}

/** A menu and its dishes may stand on two tickets. */
class IdsDeMenus {
  private readonly ids = new Map<number, DbId>();

  of(menu: number): DbId {
    const id = this.ids.get(menu) ?? newId();
    this.ids.set(menu, id);
    return id;
  }
}

function buildLinea(
  { producto, eleccion, cantidad, pase, esMenu, deMenu, paseMenu, ...dicho }: LineaDeTicket,
  menus: IdsDeMenus,
): LineaDoc {
  const { precio, formato, opciones, alergenos, alergenosDeclarados } = eleccion;
  return {
    _id: esMenu === undefined ? newId() : menus.of(esMenu),
    productoId: toId(producto.id),
    nombre: producto.nombre,
    cantidad,
    precio,
    estado: ESTADO_INICIAL,
    ...(producto.estacion ? { estacion: { ...producto.estacion } } : {}),
    ...(producto.porPeso ? { porPeso: { ...producto.porPeso } } : {}),
    ...(producto.libre ? { libre: true } : {}),
    ...(producto.cuenta ? { cuenta: producto.cuenta } : {}),
    ...dichoOf(dicho),
    ...(formato === undefined ? {} : { formato }),
    ...(opciones.length > 0 ? { opciones: opciones.map((opcion) => ({ ...opcion })) } : {}),
    ...(pase ? { pase } : {}),
    ...(alergenosDeclarados ? { alergenos: [...alergenos] } : {}),
    ...(esMenu === undefined ? {} : { esMenu: true }),
    ...(deMenu === undefined ? {} : { deMenu: menus.of(deMenu), paseMenu }),
  };
}
