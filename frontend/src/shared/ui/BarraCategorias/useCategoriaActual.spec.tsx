import { act, fireEvent, render, screen } from '@testing-library/react';
import { BarraCategorias } from './BarraCategorias';

const secciones = ['Para picar', 'Raciones', 'Postres'].map((nombre) => ({
  ancla: `seccion-${nombre}`,
  nombre,
}));
const anclas = secciones.map(({ ancla }) => ancla);
const tops = new Map<string, number>();

beforeEach(() => {
  jest.useFakeTimers();
  Element.prototype.scrollIntoView = jest.fn();
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: tops.get(this.id) ?? 9_999 } as DOMRect;
  });
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 5_000, configurable: true });
  window.scrollY = 0;
  place(100, 900, 1_700);
  render(
    <>
      <BarraCategorias secciones={secciones} anclas={anclas} />
      {anclas.map((ancla) => (
        <section key={ancla} id={ancla} tabIndex={-1} />
      ))}
    </>,
  );
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Each section begins this many px from the top of the screen. */
function place(...altos: number[]): void {
  anclas.forEach((ancla, i) => tops.set(ancla, altos[i] ?? 0));
}

function scroll(): void {
  fireEvent.scroll(window);
  act(() => jest.advanceTimersByTime(20));
}

const actual = () => document.querySelector('[aria-current]')?.textContent;

it('follows the scroll', () => {
  place(-900, 10, 700);
  scroll();
  expect(actual()).toBe('Raciones');

  place(-1_800, -900, 10);
  scroll();
  expect(actual()).toBe('Postres');
});

it('takes the end of the page for its last section', () => {
  place(-400, 300, 500);
  window.scrollY = 5_000 - window.innerHeight;
  scroll();

  expect(actual()).toBe('Postres');
});

it('does not follow the scroll for a second after a jump', () => {
  fireEvent.click(screen.getByRole('link', { name: 'Postres' }));
  expect(actual()).toBe('Postres');
  expect(document.activeElement?.id).toBe(anclas[2]);

  place(-900, 10, 700);
  scroll();
  expect(actual()).toBe('Postres');

  act(() => jest.advanceTimersByTime(1_000));
  scroll();
  expect(actual()).toBe('Raciones');
});
