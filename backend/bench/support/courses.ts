import { randomUUID } from 'node:crypto';
import { CABECERA_CLAVE, rutas, rutasGestion, rutasSala } from '@carta/contracts';
import type { Categoria, EstacionCasa, Grupo, LineaPedidaRequest, Pase, Producto } from '@carta/contracts';
import { toRequest } from './http-connection';
import type { Local } from './locales';
import { askAsOwner, toOwnRequest } from './owner';
import type { Owner } from './owner';
import { notasOf } from './pedido';

const PASES = ['Entrantes', 'Primeros', 'Segundos', 'Postres'];
/** Beside the kitchen and the bar, which every house has. */
const ESTACIONES = ['Plancha', 'Fríos', 'Pastelería'];

/** Lets a house serve in four courses at five stations; returns one dish of each course, made here and there. */
export async function buildCourses(owner: Owner, { id }: Local): Promise<LineaPedidaRequest[]> {
  const ask = <T>(method: string, path: string, body?: object) => askAsOwner<T>(owner, method, path, body);
  const toNamed = (nombre: string) => ({ nombre });
  const pases = await ask<Pase[]>('PUT', rutasGestion.pases(id), { pases: PASES.map(toNamed) });
  const estaciones = await ask<EstacionCasa[]>('PUT', rutasGestion.estaciones(id), {
    estaciones: ESTACIONES.map((nombre) => ({ nombre, tipo: 'comida' })),
  });
  await ask('PUT', rutasSala.servicio(id), { marchar: 'sala' });
  const categorias = await ask<Categoria[]>('GET', rutasGestion.categorias());
  const categoria = categorias.find(({ tipo }) => tipo === 'comida')?._id;
  const platos: Producto[] = [];
  for (const [i, { _id: pase, nombre }] of pases.entries()) {
    const body = { nombre: `Plato de ${nombre}`, precio: 12, categoria, pase, estacion: estaciones[i]?._id };
    platos.push(await ask<Producto>('POST', rutasGestion.productos(), body));
  }
  return platos.map(({ _id, nombre, precio }) => ({ productoId: _id, nombre, precio, cantidad: 2 }));
}

/** Each mesa orders all courses at once: the first marches, the rest waits. */
export const toCourses = (
  { id }: Local,
  productos: readonly LineaPedidaRequest[],
  mesa: number,
  index: number,
): Buffer =>
  toRequest(
    'POST',
    rutas.pedidos(),
    { 'Content-Type': 'application/json', [CABECERA_CLAVE]: randomUUID() },
    JSON.stringify({ restaurante: id, mesa, productos, notas: notasOf(index) }),
  );

/** Of each mesa the course that waits next, in the order of their orders. */
export async function readMarchas(owner: Owner): Promise<Buffer[]> {
  const grupos = await askAsOwner<Grupo[]>(owner, 'GET', rutas.pedidos());
  return grupos
    .toSorted((a, b) => indexOf(a) - indexOf(b))
    .map(({ grupoMesa, rev, pedidos }) => {
      const lineas = pedidos.flatMap(({ productos }) => productos);
      const pase = lineas.find((linea) => linea.pase && !linea.marchada)?.pase?.id;
      return toOwnRequest(owner, 'PUT', rutasSala.marcharPase(grupoMesa), { pase, rev });
    });
}

const indexOf = ({ pedidos: [ticket] }: Grupo): number => Number(ticket?.notas?.split(' ').at(-1));
