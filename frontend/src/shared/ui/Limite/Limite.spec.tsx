import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Limite, ReintentoSolo } from './Limite';
import { LimiteTarjeta } from './LimiteTarjeta';

let rota: boolean;
function Tarjeta({ nombre }: { nombre: string }) {
  if (rota && nombre === 'Mesa 3') throw new Error('broken');
  return <p>{nombre}</p>;
}

beforeEach(() => {
  rota = true;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('keeps what is beside it, and tries again when it is asked to', async () => {
  render(
    ['Mesa 3', 'Mesa 4'].map((nombre) => (
      <Limite key={nombre} caida={({ onReintentar }) => <button onClick={onReintentar}>Reintentar</button>}>
        <Tarjeta nombre={nombre} />
      </Limite>
    )),
  );
  expect(screen.getByText('Mesa 4')).toBeInTheDocument();

  rota = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(screen.getByText('Mesa 3')).toBeInTheDocument();
});

it('tries again with another value', () => {
  const show = (rev: number) => (
    <Limite caida={() => 'Rota'} reset={rev}>
      <Tarjeta nombre="Mesa 3" />
    </Limite>
  );
  const { rerender } = render(show(1));
  rota = false;
  rerender(show(1));
  expect(screen.getByText('Rota')).toBeInTheDocument();
  rerender(show(2));
  expect(screen.getByText('Mesa 3')).toBeInTheDocument();
});

it('comes back by itself, where nobody may be there', () => {
  jest.useFakeTimers();
  render(
    <Limite caida={({ onReintentar }) => <ReintentoSolo onReintentar={onReintentar} />}>
      <Tarjeta nombre="Mesa 3" />
    </Limite>,
  );
  act(() => jest.advanceTimersByTime(10_000));
  expect(screen.queryByText('Mesa 3')).toBeNull();
  rota = false;
  act(() => jest.advanceTimersByTime(10_000));
  expect(screen.getByText('Mesa 3')).toBeInTheDocument();
});

it('a card that breaks says which it was, and shows the next that is told of it', () => {
  const show = (rev: number) =>
    ['Mesa 3', 'Mesa 4'].map((nombre) => (
      <LimiteTarjeta key={nombre} nombre={nombre} de={rev}>
        <Tarjeta nombre={nombre} />
      </LimiteTarjeta>
    ));
  const { rerender } = render(show(1));
  expect(screen.getByRole('alert')).toHaveTextContent('Mesa 3: no se puede mostrar.');
  expect(screen.getByText('Mesa 4')).toBeInTheDocument();

  rota = false;
  rerender(show(2));
  expect(screen.getByText('Mesa 3')).toBeInTheDocument();
});
