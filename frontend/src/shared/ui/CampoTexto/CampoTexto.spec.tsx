import { render, screen } from '@testing-library/react';
import { CampoTexto } from './CampoTexto';

describe('CampoTexto', () => {
  it('is found by its label and carries no mark while it is right', () => {
    render(<CampoTexto etiqueta="Email" type="email" />);

    const entrada = screen.getByLabelText('Email');

    expect(entrada).toBeValid();
    expect(entrada).not.toHaveAttribute('aria-describedby');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('with an error marks itself invalid, is described by it, and announces it as an alert', () => {
    render(<CampoTexto etiqueta="Email" error="El email es obligatorio" ayuda="Lo usarás para entrar" />);

    const entrada = screen.getByLabelText('Email');

    expect(entrada).toBeInvalid();
    expect(entrada).toHaveAccessibleDescription('El email es obligatorio Lo usarás para entrar');
    expect(screen.getByRole('alert')).toHaveTextContent('El email es obligatorio');
  });

  it('can do without a visible label', () => {
    render(<CampoTexto aria-label="Buscar plato" variante="compacta" />);

    expect(screen.getByRole('textbox', { name: 'Buscar plato' })).toHaveAttribute(
      'data-variante',
      'compacta',
    );
  });
});
