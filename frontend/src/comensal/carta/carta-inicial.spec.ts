/** @jest-environment jsdom */
import { ID_CARTA_INICIAL } from '@carta/contracts';
import { leerCartaInicial } from './carta-inicial';
import { buildCarta } from './pruebas/carta-entera';

it('takes what the server put into the HTML, for that address only', () => {
  const inicial = { carta: buildCarta() };
  window.history.replaceState(null, '', '/menu?restaurante=1&mesa=4');
  document.body.innerHTML = `<script type="application/json" id="${ID_CARTA_INICIAL}">${JSON.stringify(inicial)}</script>`;

  expect(leerCartaInicial()).toEqual(inicial);

  window.history.pushState(null, '', '/menu?restaurante=1&mesa=5');
  expect(leerCartaInicial()).toBeNull();
});
