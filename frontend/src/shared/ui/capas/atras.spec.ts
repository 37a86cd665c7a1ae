/** @jest-environment jsdom */
import { waitFor } from '@testing-library/dom';
import { onAtras, replaceDireccion, startAtras } from './atras';

/** The router keeps this of the page under everything that is opened. */
const PAGINA = { idx: 3, key: 'pagina' };
const EN_CAPA = { ...PAGINA, capa: true };
const { history } = window;

beforeAll(startAtras);
beforeEach(() => history.pushState(PAGINA, '', '/pagina'));

const standsOn = (estado: unknown) => waitFor(() => expect(history.state).toEqual(estado));
/** Whatever has still to be done about the history is done: nothing changes any more. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 400));

/** Opens something that closes on demand, and records it. */
function open(nombre: string, nivel: number, cerradas: string[] = []) {
  const close = onAtras({
    nivel,
    onClose: () => {
      cerradas.push(nombre);
      close();
    },
  });
  return close;
}

it('does not move when one gives way to another', async () => {
  const close = open('una', 50);
  await standsOn(EN_CAPA);
  const pops = jest.fn();
  window.addEventListener('popstate', pops);

  close();
  const closeOtra = open('otra', 50);
  await settled();

  expect([history.state, pops.mock.calls]).toEqual([EN_CAPA, []]);
  window.removeEventListener('popstate', pops);
  closeOtra();
  await standsOn(PAGINA);
});

it('stays on the page that was gone to from inside, and back from there is one step', async () => {
  const OTRA = { idx: 4, key: 'otra' };
  const close = open('hoja', 50);
  await standsOn(EN_CAPA);
  history.pushState(OTRA, '', '/otra');
  close();
  await settled();
  expect(history.state).toEqual(OTRA);

  history.back();
  await standsOn(PAGINA);
  await settled();
  expect(history.state).toEqual(PAGINA);
});

it('passes over an entry that a reload or Forward leads to', async () => {
  open('hoja', 50);
  await standsOn(EN_CAPA);
  history.back();
  await standsOn(PAGINA);

  const pops = jest.fn();
  window.addEventListener('popstate', pops);
  history.forward();
  await waitFor(() => expect(pops).toHaveBeenCalledTimes(2));

  expect(history.state).toEqual(PAGINA);
  window.removeEventListener('popstate', pops);
});

it('keeps an address that changes while something is open', async () => {
  const close = open('hoja', 50);
  await standsOn(EN_CAPA);

  replaceDireccion('/pagina?mesa=9');
  close();
  await standsOn(PAGINA);

  expect(window.location.search).toBe('?mesa=9');
});
