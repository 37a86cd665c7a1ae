import { centimos, rutasGestion, rutasSala } from '@carta/contracts';
import type { LineaPedidaRequest, Marchar, Pase } from '@carta/contracts';
import { CategoriasService } from '../../src/carta/categorias/categorias.service';
import type { TestApp } from './app';
import { buildProducto } from './factories';
import type { Local } from './local';

export const PASES = ['Entrantes', 'Primeros', 'Segundos', 'Postres'] as const;
export type NombrePase = (typeof PASES)[number];

/** The house lets dishes wait; each pase has one dish of its name, 10 €. */
export interface ConPases {
  ids: Record<NombrePase, string>;
  lineas: Record<NombrePase, LineaPedidaRequest>;
}

export async function buildPases(app: TestApp, local: Local, marchar: Marchar = 'sala'): Promise<ConPases> {
  const { id, token } = local;
  const body = { pases: PASES.map((nombre) => ({ nombre })) };
  const { body: guardados } = await app.put<Pase[]>(rutasGestion.pases(id), { token, body });
  await app.put(rutasSala.servicio(id), { token, body: { marchar } });
  const categorias = app.app.get(CategoriasService);
  const hechos = await Promise.all(
    guardados.data.map(async ({ _id: pase, nombre }) => {
      const { _id: categoriaId } = await categorias.createCategoria(id, `Platos de ${nombre}`);
      await categorias.updateCategoria(id, categoriaId, { pase });
      const plato = await buildProducto(app, id, { nombre, precio: centimos(1_000), categoriaId });
      const linea: LineaPedidaRequest = { productoId: plato._id, nombre, precio: 10, cantidad: 1 };
      return { nombre: nombre as NombrePase, pase, linea };
    }),
  );
  return {
    ids: Object.fromEntries(hechos.map(({ nombre, pase }) => [nombre, pase])) as ConPases['ids'],
    lineas: Object.fromEntries(hechos.map(({ nombre, linea }) => [nombre, linea])) as ConPases['lineas'],
  };
}
