import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Interruptor } from './Interruptor';

function Disponible() {
  const [encendido, setEncendido] = useState(false);
  return (
    <Interruptor encendido={encendido} onChange={setEncendido}>
      Disponible
    </Interruptor>
  );
}

it('is a switch that says how it stands, and is moved by hand and by keyboard', async () => {
  render(<Disponible />);
  const interruptor = screen.getByRole('switch', { name: 'Disponible' });
  expect(interruptor).not.toBeChecked();

  await userEvent.click(interruptor);
  expect(interruptor).toBeChecked();

  await userEvent.keyboard(' ');
  expect(interruptor).not.toBeChecked();
});
