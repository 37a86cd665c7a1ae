import { rutasGestion } from '@carta/contracts';
import type { Formato, Opcion, OpcionRequest, Producto } from '@carta/contracts';
import type { Locator, Page } from 'playwright-core';
import { callAs, readCarta } from './api';
import { hoja, settle } from './hoja';
import type { EnMarcha } from './start-producto';
import { buildLocal } from './restaurantes';
import type { Local } from './restaurantes';

/** A restaurant whose dishes ask something before they can be ordered, made as its owner's screens make it. */
export interface CartaPorElegir {
  local: Local;
  /** Tapa 3,50 € · Media 6 € · Ración 10 €. */
  bravas: Producto;
  /** 12 €; asks its punto, and up to two extras. */
  hamburguesa: Producto;
  punto: Opcion;
  extras: Opcion;
}

const sinSuplemento = (nombre: string) => ({ nombre, suplemento: 0, alergenosDeclarados: true });

export const PUNTO: OpcionRequest = {
  nombre: 'Punto de la carne',
  min: 1,
  max: 1,
  valores: ['Poco hecha', 'Al punto', 'Muy hecha'].map(sinSuplemento),
};

export const EXTRAS: OpcionRequest = {
  nombre: 'Extras',
  min: 0,
  max: 2,
  valores: [
    { nombre: 'Queso', suplemento: '1,50', alergenos: ['lacteos'], alergenosDeclarados: true },
    { nombre: 'Huevo', suplemento: 1.2, alergenos: ['huevos'], alergenosDeclarados: true },
    sinSuplemento('Cebolla'),
  ],
};

export async function buildPorElegir(producto: EnMarcha): Promise<CartaPorElegir> {
  const local = await buildLocal(producto);
  const post = <T>(ruta: string, body: unknown) => callAs<T>(producto, local, ruta, { method: 'POST', body });
  const [punto, extras] = await Promise.all([
    post<Opcion>(rutasGestion.opciones(), PUNTO),
    post<Opcion>(rutasGestion.opciones(), EXTRAS),
  ]);
  const [categoria] = (await readCarta(producto, local)).categorias;
  const [bravas, hamburguesa] = await Promise.all([
    post<Producto>(rutasGestion.productos(), {
      nombre: 'Patatas bravas',
      categoria: categoria?._id,
      precio: 3.5,
      descripcion: 'Con alioli y salsa de la casa',
      formatos: [
        { nombre: 'Tapa', precio: 3.5 },
        { nombre: 'Media', precio: 6 },
        { nombre: 'Ración', precio: 10 },
      ],
    }),
    post<Producto>(rutasGestion.productos(), {
      nombre: 'Hamburguesa',
      categoria: categoria?._id,
      precio: 12,
      alergenos: ['gluten'],
      descripcion: 'De vaca madurada, con lechuga y tomate',
      opciones: [punto._id, extras._id],
    }),
  ]);
  return { local, bravas, hamburguesa, punto, extras };
}

/** Changes the formato of this name, as its owner does; everybody is told. */
export async function changeFormato(
  producto: EnMarcha,
  local: Local,
  { _id, formatos = [] }: Producto,
  nombre: string,
  cambio: Pick<Formato, 'precio'> | Pick<Formato, 'disponible'>,
): Promise<void> {
  if ('disponible' in cambio) {
    const formato = formatos.find((candidato) => candidato.nombre === nombre)?._id;
    const body = { ...cambio, formato };
    await callAs(producto, local, rutasGestion.disponibilidad(_id), { method: 'PUT', body });
    return;
  }
  const body = {
    formatos: formatos.map(({ disponible: _, ...formato }) => ({
      ...formato,
      ...(formato.nombre === nombre ? cambio : {}),
    })),
  };
  await callAs(producto, local, rutasGestion.producto(_id), { method: 'PUT', body });
}

/** Opens what has to be chosen of a dish, by the + of its card. */
export async function openElegir(page: Page, plato: string): Promise<Locator> {
  await page
    .getByRole('group', { name: `Cantidad de ${plato}`, exact: true })
    .getByRole('button', { name: /^Añadir/ })
    .click();
  const sheet = hoja(page, plato);
  await settle(sheet);
  return sheet;
}

/** Chooses these in the open sheet, by their names; the rows are what a finger touches. */
export async function choose(sheet: Locator, ...nombres: string[]): Promise<void> {
  for (const nombre of nombres) {
    await sheet.locator('label', { hasText: new RegExp(`^${nombre}`) }).click();
  }
}

/** Goes on by the sheet's own button. */
export async function goOn(sheet: Locator, texto: string | RegExp): Promise<void> {
  await sheet.getByRole('button', { name: texto }).click();
  await sheet.waitFor({ state: 'detached' });
}
