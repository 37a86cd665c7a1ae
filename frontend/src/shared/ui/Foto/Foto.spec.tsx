import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { buildProducto } from '../../api/pruebas/build-carta';
import { Foto } from './Foto';

const producto = buildProducto({ imagen: '/uploads/pulpo.jpg' });
const foto = <Foto producto={producto} tipo="comida" sizes="72px" tamano="fila" />;

/** The server has drawn the page; its image is as far as `complete` and the width say when scripts run. */
async function hydrate(complete: boolean, naturalWidth: number): Promise<HTMLElement> {
  const raiz = document.createElement('div');
  raiz.innerHTML = renderToString(foto);
  const img = raiz.querySelector('img');
  for (const [nombre, value] of Object.entries({ complete, naturalWidth }))
    Object.defineProperty(img, nombre, { value });
  await act(async () => {
    hydrateRoot(raiz, foto);
    await Promise.resolve();
  });
  return raiz;
}

it('puts the drawing in the place of a photo that had failed before the scripts came', async () => {
  const raiz = await hydrate(true, 0);

  expect(raiz.querySelector('img')).toBeNull();
  expect(raiz.querySelector('svg[aria-hidden="true"]')).not.toBeNull();
});

it.each([
  ['is there', true, 200],
  ['is still on its way, or waits to come near', false, 0],
])('leaves a photo that %s', async (_, complete, naturalWidth) => {
  const raiz = await hydrate(complete, naturalWidth);

  expect(raiz.querySelector('img')).not.toBeNull();
});
