import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Contador } from './Contador';

const croquetas = {
  etiqueta: 'Cantidad de Croquetas',
  etiquetaMenos: 'Quitar una de Croquetas',
  etiquetaMas: 'Añadir una de Croquetas',
};

describe('Contador', () => {
  it('says what it counts and asks for one less or one more', async () => {
    const onMenos = jest.fn();
    const onMas = jest.fn();
    render(<Contador {...croquetas} valor={2} onMenos={onMenos} onMas={onMas} />);

    await userEvent.click(screen.getByRole('button', { name: 'Añadir una de Croquetas' }));
    await userEvent.click(screen.getByRole('button', { name: 'Quitar una de Croquetas' }));

    expect(screen.getByRole('group', { name: 'Cantidad de Croquetas' })).toHaveTextContent('2');
    expect([onMas.mock.calls.length, onMenos.mock.calls.length]).toEqual([1, 1]);
  });

  it('stops at its ends', () => {
    render(
      <Contador {...croquetas} valor={20} maximo={20} minimo={20} onMenos={jest.fn()} onMas={jest.fn()} />,
    );

    expect(screen.getByRole('button', { name: 'Añadir una de Croquetas' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Quitar una de Croquetas' })).toBeDisabled();
  });
});
