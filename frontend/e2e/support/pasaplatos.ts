import { rutasGestion, rutasSala } from '@carta/contracts';
import type { Categoria, Marchar, Pase } from '@carta/contracts';
import type { Locator, Page } from 'playwright-core';
import { callAs } from './api';
import type { EnMarcha } from './start-producto';
import { buildLocal } from './restaurantes';
import type { Local } from './restaurantes';
import { textOf } from './texto';

/** One dish of each pase, in their order, and a drink. */
export const PLATO_DE = {
  Entrantes: 'Croquetas',
  Primeros: 'Gazpacho',
  Segundos: 'Lubina',
  Postres: 'Flan',
} as const;

/** A house that serves in four pases, each with a categoría of its name. */
export async function buildCasaConPases(producto: EnMarcha, marchar: Marchar = 'sala'): Promise<Local> {
  const platos = Object.entries(PLATO_DE).map(([nombre, plato]) => ({
    nombre,
    tipo: 'comida' as const,
    platos: [{ nombre: plato, precio: 900, alergenos: [] }],
  }));
  const bebidas = { nombre: 'Bebidas', tipo: 'bebida' as const, platos: [{ nombre: 'Agua', precio: 250 }] };
  const local = await buildLocal(producto, { categorias: [...platos, bebidas] });
  const put = <T>(ruta: string, body: unknown) => callAs<T>(producto, local, ruta, { method: 'PUT', body });
  const nombres = Object.keys(PLATO_DE).map((nombre) => ({ nombre }));
  const pases = await put<Pase[]>(rutasGestion.pases(local.id), { pases: nombres });
  const categorias = await callAs<Categoria[]>(producto, local, rutasGestion.categorias());
  for (const { _id, nombre } of categorias) {
    const pase = pases.find((suyo) => suyo.nombre === nombre);
    if (pase) await put(rutasGestion.categoria(_id), { pase: pase._id });
  }
  await put(rutasSala.servicio(local.id), { marchar });
  return local;
}

/** The cards of the pass in their order: 'Mesa 4, Segundos: falta Cocina'. */
export const readPasaplatos = (page: Page): Promise<string[]> =>
  page
    .getByRole('list', { name: 'En la salida' })
    .getByRole('article')
    .evaluateAll((tarjetas) => tarjetas.map(({ ariaLabel }) => ariaLabel ?? ''));

export const tarjetaPasaplatos = (page: Page, nombre: string): Locator =>
  page.getByRole('article', { name: nombre, exact: true });

/** What waits its turn, a row for each mesa without its button. The place of one that has left is no row. */
export const readEsperas = async (page: Page): Promise<string[]> => {
  const filas = page.getByRole('list', { name: 'En espera' }).locator('p:not([inert] p)');
  return Promise.all((await filas.filter({ hasText: 'en espera' }).all()).map(textOf));
};
