import { onOcio } from './ocio';

const turnos: IdleRequestCallback[] = [];
const plazo: IdleDeadline = { didTimeout: false, timeRemaining: () => 50 };

beforeEach(() => {
  turnos.length = 0;
  window.requestIdleCallback = (turno) => turnos.push(turno);
  window.cancelIdleCallback = (turno) => void turnos.splice(turno - 1, 1);
});

/** The browser has nothing else to do, once. */
const rest = (): void => turnos.shift()?.(plazo);

it('runs each task in a turn of its own, in their order', () => {
  const hechas: string[] = [];
  onOcio(
    () => hechas.push('carrito'),
    () => hechas.push('pedido'),
  );

  expect(hechas).toEqual([]);
  rest();
  expect(hechas).toEqual(['carrito']);
  rest();
  expect(hechas).toEqual(['carrito', 'pedido']);
  expect(turnos).toHaveLength(0);
});

it('goes on after a task that fails', () => {
  const hechas: string[] = [];
  onOcio(
    () => {
      throw new Error('sin red');
    },
    () => hechas.push('pedido'),
  );

  expect(rest).toThrow('sin red');
  rest();
  expect(hechas).toEqual(['pedido']);
});

it('cancels whatever has not run', () => {
  const hechas: string[] = [];
  const cancel = onOcio(
    () => hechas.push('carrito'),
    () => hechas.push('pedido'),
  );

  rest();
  cancel();
  rest();
  expect(hechas).toEqual(['carrito']);
});
