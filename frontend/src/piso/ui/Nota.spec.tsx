import { render, screen } from '@testing-library/react';
import { Nota } from './Nota';

it.each(['pedido', 'linea'] as const)(
  'of an allergy of a %s looks as the allergy, and says that it is a note',
  (de) => {
    render(<Nota notas="Soy celíaca" de={de} />);

    const nota = screen.getByText('Soy celíaca').closest('[data-de]');
    expect(nota).toHaveTextContent('Nota: Soy celíaca');
    expect(nota).toHaveAttribute('data-alergia');
    expect(screen.getByText('Nota:')).not.toHaveClass('solo-lectores');
  },
);

it('of anything else says whose it is to those who hear it', () => {
  render(<Nota notas="Sin cebolla" de="pedido" />);

  const nota = screen.getByText('Sin cebolla').closest('[data-de]');
  expect(nota).toHaveTextContent('Nota del pedido: Sin cebolla');
  expect(nota).not.toHaveAttribute('data-alergia');
});
