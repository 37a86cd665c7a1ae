import { act, render } from '@testing-library/react';
import { ID_ANUNCIO, anunciar, useAnuncio } from './anunciar';
import { anunciado, anunciadoAlCambiar } from './anuncio';

/** All that was said, with the ms since the test began. */
let dichos: [number, string][];
let empezado: number;

beforeEach(() => {
  jest.useFakeTimers();
  dichos = [];
  empezado = performance.now();
});
afterEach(() => jest.useRealTimers());

const leer = () => document.getElementById(ID_ANUNCIO)?.textContent ?? '';

/** Of what changes while it passes. */
async function pass(ms: number): Promise<void> {
  for (let van = 0; van < ms; van += 50) {
    const antes = leer();
    // what is observed is told as a microtask
    await act(() => jest.advanceTimersByTimeAsync(50));
    if (leer() !== antes) dichos.push([performance.now() - empezado, leer()]);
  }
}

it('is one polite region, which sheets do not hide', () => {
  anunciar('Croquetas: 1');
  anunciar('Caña: 1');

  const regiones = document.querySelectorAll('[role=status]');
  expect(regiones).toHaveLength(1);
  expect(regiones[0]).toHaveAttribute('aria-live', 'polite');
});

it('says at most one message a second: the newest of each kind, joined', async () => {
  anunciar('Croquetas: 1', 'croquetas');
  await pass(200);
  for (const van of [2, 3, 4]) anunciar(`Croquetas: ${van}`, 'croquetas');
  anunciar('Pedido nuevo en la 3.');
  await pass(5_000);

  expect(dichos).toEqual([
    [100, 'Croquetas: 1'],
    [1_100, 'Croquetas: 4. Pedido nuevo en la 3.'],
  ]);
});

it('says an equal text again, told apart by what nobody hears', async () => {
  for (let vez = 0; vez < 3; vez++) {
    anunciar('Caña: agotado');
    await pass(1_500);
  }

  expect(dichos.map(([, texto]) => texto.trim())).toEqual(Array(3).fill('Caña: agotado'));
  expect(new Set(dichos.slice(0, 2).map(([, texto]) => texto)).size).toBe(2);
});

function Aviso({ texto, alCambiar = false }: { texto: string; alCambiar?: boolean }) {
  return (
    <div ref={alCambiar ? anunciadoAlCambiar : anunciado}>
      <svg aria-hidden="true">
        <title>icono</title>
      </svg>
      <strong>En pausa</strong>
      {texto}
    </div>
  );
}

it('says what is to be seen as it appears and as it changes, each text apart, without its icons', async () => {
  const { rerender } = render(<Aviso texto="nadie pide" />);
  await pass(1_500);
  rerender(<Aviso texto="ya se pide" />);
  await pass(1_500);

  expect(dichos.map(([, texto]) => texto)).toEqual(['En pausa nadie pide', 'En pausa ya se pide']);
});

it('says what opens with its sheet only as it changes', async () => {
  const { rerender } = render(<Aviso alCambiar texto="nadie pide" />);
  await pass(1_500);
  rerender(<Aviso alCambiar texto="ya se pide" />);
  await pass(1_500);

  expect(dichos.map(([, texto]) => texto)).toEqual(['En pausa ya se pide']);
});

it('does not say what is gone before its turn', async () => {
  const { unmount } = render(
    <>
      <Aviso texto="nadie pide" />
      <Oculto texto="Pedido nuevo en la 3" />
    </>,
  );
  unmount();
  await pass(1_500);

  expect(dichos).toEqual([]);
});

function Oculto({ texto }: { texto: string }) {
  useAnuncio(texto);
  return null;
}

it('says what is nowhere to be seen as it changes, and nothing of an empty one', async () => {
  const { rerender } = render(<Oculto texto="" />);
  for (const texto of ['Pedido nuevo en la 3', 'Pedido nuevo en la 3', '', 'Pedido nuevo en la 4']) {
    rerender(<Oculto texto={texto} />);
    await pass(1_500);
  }

  expect(dichos.map(([, texto]) => texto)).toEqual(['Pedido nuevo en la 3', 'Pedido nuevo en la 4']);
});
