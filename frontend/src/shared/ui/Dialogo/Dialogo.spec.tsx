import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Boton } from '../Boton/Boton';
import { Dialogo } from './Dialogo';

function EliminarProducto({ onEliminar }: { onEliminar: () => void }) {
  const [abierto, setAbierto] = useState(false);
  const cerrar = () => setAbierto(false);
  return (
    <>
      <button onClick={() => setAbierto(true)}>Eliminar producto</button>
      <Dialogo
        abierto={abierto}
        onClose={cerrar}
        titulo="Eliminar producto"
        texto="¿Estás seguro de que quieres eliminar este producto? Esta acción no se puede deshacer."
        acciones={
          <>
            <Boton onClick={cerrar}>Cancelar</Boton>
            <Boton onClick={onEliminar}>Eliminar</Boton>
          </>
        }
      />
    </>
  );
}

describe('Dialogo', () => {
  it('asks with a name and a text, and offers first the answer that changes nothing', async () => {
    render(<EliminarProducto onEliminar={jest.fn()} />);
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar producto' }));

    const dialogo = await screen.findByRole('alertdialog', { name: 'Eliminar producto' });

    expect(dialogo).toHaveAccessibleDescription(/no se puede deshacer/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
  });

  it('closes with Escape without doing anything, and gives focus back', async () => {
    const onEliminar = jest.fn();
    render(<EliminarProducto onEliminar={onEliminar} />);
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar producto' }));
    await screen.findByRole('alertdialog');

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(onEliminar).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Eliminar producto' })).toHaveFocus();
  });
});
