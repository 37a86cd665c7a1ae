import {
  LIMITES,
  cerradoEn,
  cuantasLineas,
  dichoOf,
  fromEuros,
  fueraDeCarta,
  paseElegido,
  priceComanda,
  reglasCarta,
  toEuros,
  totalComanda,
} from '@carta/contracts';
import type {
  Abre,
  DatosPedido,
  EstacionCasa,
  LineaComanda,
  LineaPedida,
  LineaPedidaRequest,
  LineaTomadaRequest,
  MenuElegido,
  ProductoVendible,
  RestaurantePublico,
  Servido,
} from '@carta/contracts';
import { idDeNombre } from '../../../plataforma/base-datos/id-de-nombre';
import { campoNoValido } from '../../../plataforma/errores/domain-error';
import { cocinaCerrada, comandaRechazada, demasiadasLineas, totalExcesivo } from '../pedidos.errors';

/** The lines of a body as the domain prices them. @throws 422 for one beside the carta that cannot be sold */
export function toLineasPedidas(
  productos: readonly LineaTomadaRequest[],
  estaciones: readonly EstacionCasa[] | undefined,
): LineaPedida[] {
  return productos.map((linea, i) => {
    const { libre } = linea;
    return libre ? toFueraDeCarta({ ...linea, libre }, `productos.${i}`, estaciones) : toLineaPedida(linea);
  });
}

/** Drops the nulls of a body. */
export function toLineaPedida(linea: LineaPedidaRequest): LineaPedida {
  const { productoId, nombre, cantidad, precio, formato, opciones } = linea;
  return {
    nombre,
    cantidad,
    precio: fromEuros(precio),
    ...(productoId ? { productoId: productoId.toLowerCase() } : {}),
    ...dichoOf(linea),
    ...(formato ? { formato: formato.toLowerCase() } : {}),
    ...(opciones ? { opciones: opciones.map((id) => id.toLowerCase()) } : {}),
  };
}

function toFueraDeCarta(
  { libre: estacion, cantidad, ...linea }: LineaTomadaRequest & { libre: string },
  donde: string,
  estaciones: readonly EstacionCasa[] | undefined,
): LineaPedida {
  if (linea.productoId || linea.formato || linea.opciones?.length) {
    throw campoNoValido(`${donde}.libre`, 'Lo que va fuera de carta no es un producto ni se elige.');
  }
  // of a product's line the name is an echo of what is stored, which may be older than this rule
  const noNombre = reglasCarta.nombreProducto(linea.nombre);
  if (noNombre !== null) throw campoNoValido(`${donde}.nombre`, noNombre);
  const noPrecio = reglasCarta.precio(linea.precio);
  if (noPrecio !== null) throw campoNoValido(`${donde}.precio`, noPrecio);
  const escrita = { nombre: linea.nombre.trim(), precio: fromEuros(linea.precio) };
  const vendible = fueraDeCarta({ ...escrita, estacion }, estaciones);
  if (!vendible) throw campoNoValido(`${donde}.libre`, 'Esa estación ya no está: elige otra.');
  const libre = { id: idDeNombre(escrita.nombre), ...vendible };
  return { ...escrita, cantidad, libre, ...dichoOf(linea) };
}

/** @throws 409 when the diner saw other prices, 422 when something is not chosen */
export function priceLineas(
  pedidas: readonly LineaPedida[],
  carta: readonly ProductoVendible[],
): LineaComanda[] {
  const comanda = priceComanda(pedidas, carta);
  if (!comanda.ok) throw comandaRechazada(comanda);
  if (cuantasLineas(comanda.lineas) > LIMITES.lineasPorPedido) throw demasiadasLineas();
  if (toEuros(totalComanda(comanda.lineas)) > LIMITES.totalPedidoEuros) throw totalExcesivo();
  return comanda.lineas;
}

/** A waiter's pases instead of the dishes' own; one that the house no longer has is none. */
export function withPases(
  lineas: readonly LineaComanda[],
  { productos, juntos }: DatosPedido,
  casa: RestaurantePublico,
): LineaComanda[] {
  return lineas.map((linea, i) => {
    const elegido = juntos ? null : productos[i]?.pase;
    if (elegido === undefined) return linea;
    if (linea.menu) return elegido === null ? withoutPases(linea, linea.menu) : linea;
    const { pase: _propio, ...resto } = linea;
    const pase = elegido === null || !casa.marchar ? null : paseElegido(casa, elegido.toLowerCase());
    return pase ? { ...resto, pase } : resto;
  });
}

/** A menu's dishes have pases of their own, and one for all of them would be none of theirs. */
function withoutPases(linea: LineaComanda, { platos, ...menu }: MenuElegido): LineaComanda {
  const sueltos = platos.map(({ producto: { pase: _pase, ...producto }, ...plato }) => ({
    ...plato,
    producto,
  }));
  return { ...linea, menu: { ...menu, platos: sueltos } };
}

/**
 * A menu is as open as the stations of its dishes, whose own hours do not count.
 * @throws 409 with the lines whose station, categoría or menu is closed (docs/reglas/casa.md#opening-hours)
 */
export function assertAbierto(lugar: Abre, lineas: readonly LineaComanda[], ahora: Date): void {
  const cerradas = lineas.flatMap(({ producto, menu }) => {
    const partes: Servido[] = [
      producto,
      ...(menu?.platos ?? []).map((plato) => ({ tipo: plato.producto.tipo })),
    ];
    const cerrado = partes
      .map((parte) => cerradoEn(lugar, parte, ahora))
      .find((parte) => parte !== null && parte.gracia === null);
    return cerrado ? { ...cerrado, producto } : [];
  });
  if (cerradas.length > 0) throw cocinaCerrada(cerradas);
}
