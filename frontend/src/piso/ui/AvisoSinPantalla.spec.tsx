import type { Estaciones, Pantalla } from '@carta/contracts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildGrupo, buildTicket } from '../vivo/pruebas/fabrica';
import { replaceTablero, resetTablero, useTablero } from '../vivo/tablero/useTablero';
import { AvisoSinPantalla } from './AvisoSinPantalla';

beforeEach(() => act(resetTablero));

const GRUPOS = [
  buildGrupo({ pedidos: [buildTicket({ tipoPedido: 'comida' }), buildTicket({ tipoPedido: 'bebida' })] }),
];

function show(
  estado: 'directo' | 'cortada',
  pantalla: Pantalla = 'sala',
  estaciones: Estaciones = { cocina: 0, barra: 0 },
): void {
  act(() => {
    replaceTablero({ grupos: GRUPOS, llamadas: [] }, { grupos: [], llamadas: [] });
    useTablero.setState({
      pantalla,
      estaciones,
      conexion: estado === 'cortada' ? { estado, desde: Date.now(), noticia: null } : { estado },
    });
  });
}

describe('a waiter’s screen', () => {
  it('says aloud that orders wait where nobody looks, once it is no wall that merely reloads', async () => {
    render(<AvisoSinPantalla />);
    show('directo');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();

    await screen.findByText(/La cocina no está conectada/);

    act(() => useTablero.setState({ estaciones: { cocina: 1, barra: 1 } }));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('does not say it when it is this screen that hears nothing', () => {
    render(<AvisoSinPantalla />);
    show('cortada');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });
});

describe('a kitchen’s wall while nobody looks at the bar', () => {
  it('says so in another colour than what is broken, and takes the bar’s orders in with one tap', async () => {
    const onVer = jest.fn();
    render(<AvisoSinPantalla onVer={onVer} />);
    show('directo', 'cocina');

    const aviso = await screen.findByText(/La barra no está conectada/);
    expect(aviso.closest('[data-falta]')).toHaveAttribute('data-falta', 'barra');
    await userEvent.click(screen.getByRole('button', { name: 'Ver aquí también la barra' }));
    expect(onVer).toHaveBeenCalledWith('barra');

    show('directo', 'todo');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is not answered from a screen that shows no station', async () => {
    render(<AvisoSinPantalla />);
    show('directo', 'caja', { cocina: 1, barra: 0 });

    await screen.findByText(/La barra no está conectada/);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
