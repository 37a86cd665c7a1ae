import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { buildProducto } from '../../api/pruebas/build-carta';
import { Foto } from './Foto';

const foto = (
  <Foto producto={buildProducto({ imagen: '/uploads/pulpo.jpg' })} tipo="comida" sizes="72px" tamano="fila" />
);

it('keeps its room on a drawn page until the scripts come, and then brings the photo', async () => {
  const raiz = document.createElement('div');
  raiz.innerHTML = renderToString(foto);
  const sitio = raiz.firstElementChild;
  expect(sitio).toHaveAttribute('data-tamano', 'fila');
  expect(raiz.querySelector('picture')).toBeNull();

  await act(async () => void hydrateRoot(raiz, foto));

  expect(raiz.querySelector('img')).toHaveAttribute('loading', 'lazy');
  expect(raiz.firstElementChild).toBe(sitio);
});

it('is there at once where nothing was drawn before', () => {
  const { container } = render(foto);

  expect(container.querySelector('img')).toHaveAttribute('src', '/uploads/pulpo.jpg');
});
