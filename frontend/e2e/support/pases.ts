import { rutas, rutasGestion, rutasSala } from '@carta/contracts';
import type { Categoria, Marchar, Pase } from '@carta/contracts';
import { callAs, findGrupo } from './api';
import { buildLocal } from './restaurantes';
import type { DatosLocal, Local } from './restaurantes';
import type { EnMarcha } from './start-producto';

const PASES = ['Entrantes', 'Primeros', 'Segundos', 'Postres'] as const;

const PLATOS = {
  Entrantes: ['Croquetas', 'Ensaladilla', 'Jamón'],
  Primeros: ['Gazpacho', 'Arroz', 'Menestra'],
  Segundos: ['Lubina', 'Chuletón', 'Bacalao'],
  Postres: ['Flan', 'Torrija', 'Helado'],
} as const satisfies Record<(typeof PASES)[number], readonly string[]>;

/** Three dishes of each pase, and something to drink. */
const CATEGORIAS: DatosLocal['categorias'] = [
  ...PASES.map((nombre) => ({
    nombre,
    tipo: 'comida' as const,
    platos: PLATOS[nombre].map((plato, i) => ({ nombre: plato, precio: 600 + 200 * i })),
  })),
  { nombre: 'Bebidas', tipo: 'bebida', platos: [{ nombre: 'Caña', precio: 220 }] },
];

/** A house that lets dishes wait: each of its categorías of food is a pase. */
export async function buildLocalConPases(producto: EnMarcha, marchar: Marchar = 'sala'): Promise<Local> {
  const local = await buildLocal(producto, { categorias: CATEGORIAS });
  const put = <T>(ruta: string, body: unknown) => callAs<T>(producto, local, ruta, { method: 'PUT', body });
  const pases = await put<Pase[]>(rutasGestion.pases(local.id), {
    pases: PASES.map((nombre) => ({ nombre })),
  });
  await put(rutasSala.servicio(local.id), { marchar });
  const categorias = await callAs<Categoria[]>(producto, local, rutasGestion.categorias());
  for (const { _id, nombre } of categorias) {
    const pase = pases.find((candidato) => candidato.nombre === nombre);
    if (pase) await put(rutasGestion.categoria(_id), { pase: pase._id });
  }
  return local;
}

/** The kitchen makes, and a waiter brings, all that has marched of a mesa. */
export async function serveMarchado(producto: EnMarcha, local: Local, mesa: number): Promise<void> {
  const { rev, pedidos: tickets } = await findGrupo(producto, local, mesa);
  const body = { estado: 'entregado', rev, alcance: 'grupo' };
  await callAs(producto, local, rutas.pedidoEstado(tickets[0]?._id ?? ''), { method: 'PUT', body });
}
