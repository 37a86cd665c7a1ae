import { act, fireEvent, render, screen } from '@testing-library/react';
import { GUARDA_MS, REPOSO_MS } from '../../vivo/tablero/quietud';
import { ListaQuieta } from './ListaQuieta';

const tocadas: string[] = [];
const idOf = (mesa: string) => mesa;
const nombreOf = (mesa: string) => `Mesa ${mesa}`;
const boton = (mesa: string) => (
  <button type="button" onClick={() => tocadas.push(mesa)}>
    Marchar {mesa}
  </button>
);
const lista = (...mesas: string[]) => (
  <ListaQuieta
    items={mesas}
    idOf={idOf}
    nombreOf={nombreOf}
    render={boton}
    etiqueta="Mesas"
    vacio={<p>Ninguna</p>}
  />
);
const tap = (mesa: string, detail = 1) => fireEvent.click(screen.getByText(`Marchar ${mesa}`), { detail });
const textos = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

/** jsdom has no sizes: every card is 100 px under the one before it. */
beforeEach(() => {
  tocadas.length = 0;
  jest.useFakeTimers();
  jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return 100 * [...(this.parentElement?.children ?? [])].indexOf(this);
  });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('keeps the place of what left for a moment, and then says that there is none', () => {
  const { rerender } = render(lista('13', '14'));
  rerender(lista('14'));
  expect(textos()).toEqual(['Marchar 13Mesa 13 · Retirado', 'Marchar 14']);
  expect(screen.getByText('Marchar 13').closest('[inert]')).not.toBeNull();

  act(() => jest.advanceTimersByTime(REPOSO_MS));
  expect(textos()).toEqual(['Marchar 14']);
  rerender(lista());
  act(() => jest.advanceTimersByTime(REPOSO_MS));
  expect(screen.getByText('Ninguna')).toBeVisible();
});

it('takes no tap on what has just moved, which shakes, but a key', () => {
  const { rerender } = render(lista('13', '14'));
  rerender(lista('12', '13', '14'));
  tap('14');
  expect(tocadas).toEqual([]);
  expect(screen.getByText('Marchar 14').closest('li')).toHaveAttribute('data-sacudido');
  tap('14', 0);
  expect(tocadas).toEqual(['14']);

  act(() => jest.advanceTimersByTime(GUARDA_MS));
  tap('13');
  expect(tocadas).toEqual(['14', '13']);
});

it('has the focus of a card that leaves', () => {
  const { rerender } = render(lista('13', '14'));
  screen.getByText('Marchar 13').focus();
  rerender(lista('14'));
  expect(screen.getByRole('list', { name: 'Mesas' })).toHaveFocus();
});
