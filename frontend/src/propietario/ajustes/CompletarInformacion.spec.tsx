import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetVistos } from '../../shared/lib/visto';
import { CompletarInformacion } from './CompletarInformacion';

beforeEach(forgetVistos);

function open() {
  const onContinuar = jest.fn();
  const onClose = jest.fn();
  const { unmount } = render(<CompletarInformacion onContinuar={onContinuar} onClose={onClose} />);
  return { onContinuar, onClose, unmount };
}

it('asks for what is missing, and goes on', async () => {
  const { onContinuar, onClose } = open();

  expect(screen.getByRole('alertdialog', { name: 'Completa tu información' })).toHaveAccessibleDescription(
    'Por favor, rellena tu teléfono y tu ubicación para mejorar la experiencia de tus clientes.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));

  expect(onContinuar).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
});

it.each([
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Ahora no' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('can be left with %s, and does not ask again in this session', async (_, leave) => {
  const { onClose, onContinuar, unmount } = open();
  await leave();
  expect([onClose.mock.calls.length, onContinuar.mock.calls.length]).toEqual([1, 0]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  unmount();

  open().unmount();
  open();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('asks again in the next session', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Ahora no' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

  forgetVistos();
  open();

  expect(screen.getByRole('alertdialog')).toBeInTheDocument();
});
