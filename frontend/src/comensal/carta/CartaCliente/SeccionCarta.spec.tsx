import { act } from '@testing-library/react';
import { useEffect } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { buildProducto } from '../../../shared/api/pruebas/build-carta';
import { buildCarta, buildCategoria } from '../pruebas/carta-entera';
import { CartaCliente } from './CartaCliente';
import type { PropsAccionProducto } from './SeccionCarta';

const cuadros: FrameRequestCallback[] = [];
beforeEach(() => {
  window.requestAnimationFrame = (cuadro) => cuadros.push(cuadro);
});

const draw = (): Promise<void> => act(async () => cuadros.splice(0).forEach((cuadro) => cuadro(0)));

/** Builds a carta of these categorías, six dishes each, all with a photo. */
function buildPagina(nombres: string[], Accion?: ComponentType<PropsAccionProducto>) {
  const categorias = nombres.map((nombre, c) =>
    buildCategoria({
      _id: `c${c}`,
      nombre,
      productos: Array.from({ length: 6 }, () => buildProducto({ imagen: '/uploads/abc.jpg' })),
    }),
  );
  return <CartaCliente carta={buildCarta({ categorias })} mesa={4} Accion={Accion} />;
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
  const pagina = buildPagina(['Entrantes', 'Arroces', 'Postres']);
  const raiz = drawPagina(pagina);

  expect(porDisponer(raiz)).toBe(2);
  await act(async () => void hydrateRoot(raiz, pagina));
  expect(porDisponer(raiz)).toBe(2);
  await draw();
  expect(porDisponer(raiz)).toBe(1);
  await draw();
  expect(porDisponer(raiz)).toBe(0);
});

it('takes over the touched dish, and its neighbours later', async () => {
  const tocado = jest.fn();
  const tomados = new Set<string>();
  function Accion({ producto }: PropsAccionProducto) {
    useEffect(() => void tomados.add(producto._id), [producto]);
    return <button type="button" onClick={() => tocado(producto._id)} />;
  }
  const pagina = buildPagina(['Entrantes', 'Postres'], Accion);
  const raiz = drawPagina(pagina);
  const botones = [...raiz.querySelectorAll<HTMLButtonElement>('article button:not([aria-expanded])')];

  await act(async () => {
    hydrateRoot(raiz, pagina);
    botones[7]?.click();

    expect(tocado).toHaveBeenCalledTimes(1);
    expect([...tomados]).toEqual(tocado.mock.calls[0]);
  });
  expect(tomados.size).toBe(12);
});
