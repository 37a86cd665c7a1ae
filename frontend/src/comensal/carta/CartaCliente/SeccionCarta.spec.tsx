import { act } from '@testing-library/react';
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

/** Lists of a page whose rows nobody sees yet, and which are not laid out. */
const porDisponer = (raiz: HTMLElement): number => raiz.querySelectorAll('ul[data-lejos]').length;

it('lays out what is far down a drawn page once it is taken over, one section in each frame', async () => {
  const categorias = ['Entrantes', 'Arroces', 'Postres'].map((nombre, i) =>
    buildCategoria({ _id: `c${i}`, nombre, productos: [buildProducto({ _id: `p${i}` })] }),
  );
  const pagina = <CartaCliente carta={buildCarta({ categorias })} mesa={4} />;
  const raiz = document.createElement('div');
  document.body.append(raiz);
  raiz.innerHTML = renderToString(pagina);

  expect(porDisponer(raiz)).toBe(2);
  await act(async () => void hydrateRoot(raiz, pagina));
  expect(porDisponer(raiz)).toBe(2);
  await draw();
  expect(porDisponer(raiz)).toBe(1);
  await draw();
  expect(porDisponer(raiz)).toBe(0);
});
