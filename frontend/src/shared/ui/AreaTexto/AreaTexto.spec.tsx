import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AreaTexto } from './AreaTexto';

function Notas() {
  const [notas, setNotas] = useState('');
  return <AreaTexto etiqueta="Notas" maximo={12} value={notas} onChange={(e) => setNotas(e.target.value)} />;
}

it('counts what is written and takes no more than its maximum', async () => {
  render(<Notas />);

  await userEvent.type(screen.getByLabelText('Notas'), 'Sin cebolla, por favor');

  expect(screen.getByLabelText('Notas')).toHaveValue('Sin cebolla,');
  expect(screen.getByText('12/12')).toBeVisible();
});
