import { act, render, screen } from '@testing-library/react';
import { buildGrupo } from '../vivo/pruebas/fabrica';
import { replaceTablero, resetTablero, useTablero } from '../vivo/useTablero';
import { AvisoSinPantalla } from './AvisoSinPantalla';

beforeEach(() => act(resetTablero));

describe('a waiter’s screen', () => {
  const show = (estado: 'directo' | 'cortada') =>
    act(() => {
      replaceTablero({ grupos: [buildGrupo()], llamadas: [] }, { grupos: [], llamadas: [] });
      useTablero.setState({
        pantalla: 'sala',
        estaciones: { cocina: 0, barra: 0 },
        conexion: estado === 'cortada' ? { estado, desde: Date.now(), noticia: null } : { estado },
      });
    });

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
