import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { buildProducto } from '../../../shared/api/pruebas/build-carta';
import { buildCarta, buildCategoria } from '../pruebas/carta-entera';
import { CartaCliente } from './CartaCliente';

const cuadros: FrameRequestCallback[] = [];
beforeEach(() => {
  window.requestAnimationFrame = (cuadro) => cuadros.push(cuadro);
});

const draw = (): Promise<void> => act(async () => cuadros.splice(0).forEach((cuadro) => cuadro(0)));

/** Builds a carta of these categorías, six dishes each, all with a photo. */
function buildPagina(...nombres: string[]) {
  const categorias = nombres.map((nombre, c) =>
    buildCategoria({
      _id: `c${c}`,
      nombre,
      productos: Array.from({ length: 6 }, () => buildProducto({ imagen: '/uploads/abc.jpg' })),
    }),
  );
  return <CartaCliente carta={buildCarta({ categorias })} mesa={4} />;
}

/** Returns what the server draws. */
function drawPagina(pagina: ReactElement): HTMLElement {
  const raiz = document.createElement('div');
  document.body.append(raiz);
  raiz.innerHTML = renderToString(pagina);
  return raiz;
}

/** Lists of a page whose rows nobody sees yet, and which are not laid out. */
const porDisponer = (raiz: HTMLElement): number => raiz.querySelectorAll('ul[data-lejos]').length;

it('lays out what is far down a drawn page once it is taken over, one section in each frame', async () => {
  const pagina = buildPagina('Entrantes', 'Arroces', 'Postres');
  const raiz = drawPagina(pagina);

  expect(porDisponer(raiz)).toBe(2);
  await act(async () => void hydrateRoot(raiz, pagina));
  expect(porDisponer(raiz)).toBe(2);
  await draw();
  expect(porDisponer(raiz)).toBe(1);
  await draw();
  expect(porDisponer(raiz)).toBe(0);
});

it('draws the photos of the first four dishes with the page, and the others once it is taken over', async () => {
  const pagina = buildPagina('Entrantes', 'Postres');
  const raiz = drawPagina(pagina);
  const loadings = () => [...raiz.querySelectorAll('article img')].map((img) => img.getAttribute('loading'));
  const deLaPrimera = Array<string>(4).fill('eager');

  expect(loadings()).toEqual(deLaPrimera);
  await act(async () => void hydrateRoot(raiz, pagina));
  expect(loadings()).toEqual([...deLaPrimera, ...Array<string>(8).fill('lazy')]);
});
