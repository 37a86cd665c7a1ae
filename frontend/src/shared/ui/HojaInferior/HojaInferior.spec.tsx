import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HojaInferior } from './HojaInferior';

function Escena({ onClose = () => undefined, nivel }: { onClose?: () => void; nivel?: number }) {
  const [plato, setPlato] = useState<string | null>(null);
  const handleClose = () => {
    onClose();
    setPlato(null);
  };
  return (
    <>
      <button onClick={() => setPlato('Croquetas')}>Ver</button>
      <HojaInferior
        abierta={plato !== null}
        onClose={handleClose}
        titulo={plato ?? ''}
        subtitulo="Ración"
        nivel={nivel}
      >
        {plato && <button>Añadir {plato}</button>}
      </HojaInferior>
    </>
  );
}

async function open(escena = <Escena />) {
  render(escena);
  await userEvent.click(screen.getByRole('button', { name: 'Ver' }));
  return screen.findByRole('dialog', { name: 'Croquetas' });
}

describe('HojaInferior', () => {
  it('is a dialog with the name and description it shows', async () => {
    expect(await open()).toHaveAccessibleDescription('Ración');
  });

  it('moves focus to its first focusable and gives it back', async () => {
    await open();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cerrar' })).toHaveFocus());

    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Ver' })).toHaveFocus();
  });

  it.each<[string, () => Promise<unknown>]>([
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('closes once with %s', async (_, close) => {
    const onClose = jest.fn();
    await open(<Escena onClose={onClose} />);

    await close();

    expect(onClose).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each<[string, () => Promise<unknown>]>([
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('stays when whoever opened it does not let it go, by %s', async (_, close) => {
    const onClose = jest.fn();
    render(
      <HojaInferior abierta onClose={onClose} titulo="Nuevo producto">
        <input aria-label="Nombre" />
      </HojaInferior>,
    );
    await userEvent.type(await screen.findByLabelText('Nombre'), 'Croquetas');

    await close();

    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('dialog', { name: 'Nuevo producto' })).toBeVisible();
    expect(screen.getByLabelText('Nombre')).toHaveValue('Croquetas');
  });

  it.each([
    [undefined, '50'],
    [70, '70'],
  ])('with level %s stands at z-index %s', async (nivel, zIndex) => {
    const hoja = await open(<Escena nivel={nivel} />);

    expect(hoja.closest('[data-base-ui-portal]')).toHaveStyle({ zIndex });
  });

  it('stands 10 above the sheet it is rendered in', async () => {
    render(
      <HojaInferior abierta onClose={jest.fn()} titulo="Categorías">
        <HojaInferior abierta onClose={jest.fn()} titulo="Editar categoría">
          Nombre
        </HojaInferior>
      </HojaInferior>,
    );

    const hoja = await screen.findByRole('dialog', { name: 'Editar categoría' });

    expect(hoja.closest('[data-base-ui-portal]')).toHaveStyle({ zIndex: '60' });
  });

  it('has a handle when compact and none when full', () => {
    const { rerender } = render(<HojaInferior abierta onClose={jest.fn()} titulo="Uno" children="" />);
    expect(screen.getByTestId('asa')).toBeInTheDocument();

    rerender(<HojaInferior abierta onClose={jest.fn()} titulo="Uno" tamano="completa" children="" />);
    expect(screen.queryByTestId('asa')).toBeNull();
  });

  it('goes back only when told how, and can hide its close button', async () => {
    const onVolver = jest.fn();
    render(
      <HojaInferior
        abierta
        onClose={jest.fn()}
        titulo="Uno"
        onVolver={onVolver}
        botonCerrar={false}
        children=""
      />,
    );

    await userEvent.click(screen.getByRole('button', { name: 'Volver' }));

    expect(onVolver).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: 'Cerrar' })).toBeNull();
  });

  it('is named by its label when it shows no title', () => {
    render(<HojaInferior abierta onClose={jest.fn()} etiqueta="Detalle de Croquetas" children="" />);

    expect(screen.getByRole('dialog', { name: 'Detalle de Croquetas' })).toBeVisible();
  });
});
