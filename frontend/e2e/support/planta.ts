import type { CrearCodigoRequest, Puesto } from '@carta/contracts';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { becomeDispositivo } from './dispositivo';
import { MOVIL } from './galeria';
import type { EnMarcha } from './start-producto';
import type { Local } from './restaurantes';
import { noteSentidos } from './sentidos';
import { toPlain } from './texto';

/** The floor of a restaurant: its screens, each a paired device, and what they show to who looks at them. */

/** Opens a browser, as Paginas.openNavegador does. */
export type OpenNavegador = (options?: BrowserContextOptions) => Promise<BrowserContext>;

/** What a station's tablet is. */
export const TABLETA = { viewport: { width: 1280, height: 800 }, isMobile: false } as const;
const TELEFONO = { viewport: MOVIL, isMobile: true } as const;

/** A browser of the size of a job's device, which notes what it does to be noticed. */
export async function openAparato(open: OpenNavegador, puesto: Puesto): Promise<Page> {
  const navegador = await open(puesto === 'camarero' ? TELEFONO : TABLETA);
  await noteSentidos(navegador);
  return navegador.newPage();
}

/** A paired device in its place and at work. */
export async function openDispositivo(
  open: OpenNavegador,
  producto: EnMarcha,
  local: Local,
  datos: CrearCodigoRequest,
): Promise<Page> {
  const page = await openAparato(open, datos.puesto);
  await startDispositivo(page, producto, local, datos);
  return page;
}

/** Makes a page such a device. */
export async function startDispositivo(
  page: Page,
  producto: EnMarcha,
  local: Local,
  datos: CrearCodigoRequest,
): Promise<void> {
  await becomeDispositivo(page, producto, local, datos);
  await page.goto(datos.puesto === 'camarero' ? '/sala' : '/cocina');
  await startTurno(page, datos.puesto);
}

/** From where a paired device opens by itself to its live screen. */
export async function startTurno(page: Page, puesto: Puesto): Promise<void> {
  // a wall begins with a tap, for its sound
  if (puesto === 'cocina' || puesto === 'barra') await page.getByRole('button', { name: 'Empezar' }).click();
  await page.getByText('En directo', { exact: true }).waitFor();
}

export interface TicketLeido {
  mesa: number;
  ronda: number;
  /** What sets it apart: 'Nuevo', 'Ha vuelto', 'Sin verificar' in its header, its allergy and its note under it. */
  marcas: string[];
  /** '2 Caña Pendiente', '1 Bravas Cancelado: Se ha acabado · Barra'. */
  lineas: string[];
}

/** The wall of /cocina as a cook reads it, in its order. */
export async function readPared(page: Page): Promise<TicketLeido[]> {
  const tickets = await page
    .getByRole('list', { name: 'Pedidos por hacer' })
    .getByRole('article')
    .evaluateAll((articulos) =>
      articulos.map((articulo) => {
        const textOf = (elemento: Element | null | undefined) => elemento?.textContent ?? '';
        const readLinea = (linea: Element) => {
          if (linea.querySelector('s')) {
            const [que, motivo] = linea.querySelectorAll('p');
            const [cantidad, nombre] = que?.children ?? [];
            return `${textOf(cantidad)} ${textOf(nombre)} ${textOf(motivo)}`;
          }
          const [cantidad, detalle] = linea.querySelectorAll('button > span');
          const [nombre, estado] = detalle?.children ?? [];
          return `${textOf(cantidad)} ${textOf(nombre)} ${textOf(estado)}`;
        };
        return {
          titulo: articulo.ariaLabel ?? '',
          marcas: [...articulo.querySelectorAll('[data-marca], [data-trozo] > p')].map(textOf),
          lineas: [...articulo.querySelectorAll('li')].map(readLinea),
        };
      }),
    );
  return tickets.map(({ titulo, marcas, lineas }) => {
    const [mesa = 0, ronda = 0] = (titulo.match(/\d+/g) ?? []).map(Number);
    return { mesa, ronda, marcas: marcas.map(toPlain), lineas: lineas.map(toPlain) };
  });
}

/** A ticket of the wall, the first of a mesa unless its ronda is told; an allergy is part of its name. */
export const ticketPared = (page: Page, mesa: number, ronda = 1) =>
  page.getByRole('article', { name: new RegExp(`^Mesa ${mesa}, ronda ${ronda}(?:,|$)`) });

/**
 * The waiters' radar in its order, each mesa with what can be done: 'Mesa 4: Bebida lista → Lo llevo'; at the
 * end the mesas of its strip, 'Sin empezar: 2 mesas'.
 */
export async function readRadar(page: Page): Promise<string[]> {
  const tarjetas = await page
    .getByRole('list', { name: 'Por atender' })
    .getByRole('article')
    .evaluateAll((articulos) =>
      articulos.map((articulo) => {
        // the place of what is done is kept for a moment
        const acciones = [...(articulo.lastElementChild?.children ?? [])]
          .filter((accion) => accion.querySelector('[data-ido]') === null)
          .map((accion) => accion.textContent?.trim());
        return `${articulo.ariaLabel} → ${acciones.join(' · ')}`;
      }),
    );
  const franja = await franjaSinEmpezar(page).allTextContents();
  return [...tarjetas.map(toPlain), ...franja.map((texto) => texto.split(', ')[0] ?? '')];
}

/** The strip of what nobody has begun. */
export const franjaSinEmpezar = (page: Page) => page.getByRole('button', { name: /^Sin empezar/ });

/** A card of the radar: 'Mesa 4: Bebida lista'. */
export const tarjetaRadar = (page: Page, nombre: string) =>
  page.getByRole('article', { name: nombre, exact: true });
