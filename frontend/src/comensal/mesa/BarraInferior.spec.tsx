import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { untilDicho } from '../../../test/dicho';
import { BarraInferior, SaltoBarra, motivoOf } from './BarraInferior';

it('says from the start why nothing can be ordered', async () => {
  const { rerender } = render(<BarraInferior motivo={motivoOf(null, false)}>{null}</BarraInferior>);
  await untilDicho('Para pedir, escanea el código QR de tu mesa.');

  rerender(<BarraInferior motivo={motivoOf(4, true)}>{null}</BarraInferior>);
  await untilDicho('Los pedidos desde la mesa están en pausa');

  rerender(<BarraInferior motivo={motivoOf(4, false)}>{null}</BarraInferior>);
  expect(screen.queryByText(/pausa/)).toBeNull();
});

it('is reached with the keyboard past all the dishes', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  render(
    <>
      <SaltoBarra />
      <button type="button">Añadir Croquetas</button>
      <BarraInferior>
        <button type="button">Ver carrito</button>
      </BarraInferior>
    </>,
  );

  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();

  expect(screen.getByRole('button', { name: 'Ver carrito' })).toHaveFocus();
});
