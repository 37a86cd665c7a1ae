import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Boton } from './Boton';

describe('Boton', () => {
  it('does not send a form unless it is asked to', async () => {
    const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Boton>Cancelar</Boton>
        <Boton type="submit">Guardar</Boton>
      </form>,
    );

    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('while busy keeps its text and focus, says so, and acts on nothing', async () => {
    const onClick = jest.fn();
    const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Boton type="submit" ocupado onClick={onClick}>
          Confirmar Pedido
        </Boton>
      </form>,
    );
    const boton = screen.getByRole('button', { name: 'Confirmar Pedido' });

    await userEvent.click(boton);

    expect(boton).toHaveAttribute('aria-busy', 'true');
    expect(boton).toHaveFocus();
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
