import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { buildProducto } from '../../api/pruebas/build-carta';
import { Foto } from './Foto';

const producto = buildProducto({ imagen: '/uploads/pulpo.jpg' });
const buildFoto = (pronto: boolean) => (
  <Foto producto={producto} tipo="comida" sizes="72px" tamano="fila" pronto={pronto} />
);

/** Returns what the server draws. */
function draw(foto: ReactElement): HTMLElement {
  const raiz = document.createElement('div');
  raiz.innerHTML = renderToString(foto);
  return raiz;
}

const takeOver = (raiz: HTMLElement, foto: ReactElement): Promise<void> =>
  act(async () => void hydrateRoot(raiz, foto));

/** Takes over a photo of the first screen, which is as far as `complete` and the width say when scripts run. */
async function hydrate(complete: boolean, naturalWidth: number): Promise<HTMLElement> {
  const foto = buildFoto(true);
  const raiz = draw(foto);
  const img = raiz.querySelector('img');
  for (const [nombre, value] of Object.entries({ complete, naturalWidth }))
    Object.defineProperty(img, nombre, { value });
  await takeOver(raiz, foto);
  return raiz;
}

it('puts the drawing in the place of a photo that had failed before the scripts came', async () => {
  const raiz = await hydrate(true, 0);

  expect(raiz.querySelector('img')).toBeNull();
  expect(raiz.querySelector('svg[aria-hidden="true"]')).not.toBeNull();
});

it.each([
  ['is there', true, 200],
  ['is still on its way', false, 0],
])('leaves a photo that %s', async (_, complete, naturalWidth) => {
  const raiz = await hydrate(complete, naturalWidth);

  expect(raiz.querySelector('img')).not.toBeNull();
});

it('keeps the room of a photo beyond the first screen until the scripts come, and then brings it', async () => {
  const foto = buildFoto(false);
  const raiz = draw(foto);
  const sitio = raiz.firstElementChild;
  expect(sitio).toHaveAttribute('data-tamano', 'fila');
  expect(raiz.querySelector('picture')).toBeNull();

  await takeOver(raiz, foto);

  expect(raiz.querySelector('img')).toHaveAttribute('loading', 'lazy');
  expect(raiz.firstElementChild).toBe(sitio);
});

it('is there at once where nothing was drawn before', () => {
  const { container } = render(buildFoto(false));

  expect(container.querySelector('img')).toHaveAttribute('src', '/uploads/pulpo.jpg');
});
