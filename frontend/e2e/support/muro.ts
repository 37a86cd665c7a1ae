import type { Page } from 'playwright-core';

interface Enteros {
  /** Tickets that are wholly in view, those that go on in the next column among them. */
  enteros: number;
  /** Those of them of which something is to be made. */
  conTrabajo: number;
  columnas: number;
  /** By how much the page, or the wall, is wider than what is seen of it: px. */
  sobra: number;
}

/** What a wall shows of its tickets on this screen. */
export const readEnteros = (page: Page): Promise<Enteros> =>
  page.getByRole('list', { name: 'Pedidos por hacer' }).evaluate((muro) => {
    const marco = muro.getBoundingClientRect();
    const isDentro = ({ top, bottom, left, right }: DOMRect) =>
      top >= marco.top && bottom <= marco.bottom && left >= marco.left && right <= marco.right;
    const tickets = [...muro.querySelectorAll('article')]
      .map((ticket) => ({
        partes: [...ticket.children].map((parte) => parte.getBoundingClientRect()),
        trabajo: ticket.querySelector(':is([data-estado="pendiente"], [data-estado="en_preparacion"])'),
      }))
      .filter(({ partes }) => partes.every(isDentro));
    return {
      enteros: tickets.length,
      conTrabajo: tickets.filter(({ trabajo }) => trabajo !== null).length,
      columnas: new Set(tickets.flatMap(({ partes }) => partes).map(({ left }) => Math.round(left))).size,
      sobra: Math.max(document.documentElement.scrollWidth - innerWidth, muro.scrollWidth - muro.clientWidth),
    };
  });
