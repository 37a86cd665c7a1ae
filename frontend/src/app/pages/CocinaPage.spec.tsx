import type { DispositivoPropio, EstacionCasa } from '@carta/contracts';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { receiveServicio, resetTablero, useTablero } from '../../piso/vivo/tablero/useTablero';
import { TOKENS, buildRestaurante, signIn, signInDispositivo, signOut } from '../../sesion/pruebas/sesiones';
import { useSesion } from '../../sesion/useSesion';
import { ok, useServidor } from '../../shared/api/pruebas/servidor';
import { Toasts } from '../../shared/ui/Toasts/Toasts';
import { Negativa, arriveAt, openPersonal, readPeticiones, serve } from '../pruebas/personal';

const servidor = useServidor();

afterEach(() => {
  act(resetTablero);
  act(signOut);
});

async function open(sinPantallaBarra: boolean, direccion = '/cocina?puesto=cocina') {
  signInDispositivo('cocina');
  useSesion.setState({ restaurante: buildRestaurante({ tipoUsuario: 'camarero', sinPantallaBarra }) });
  openPersonal(direccion);
  await screen.findByRole('button', { name: 'Empezar' });
}
const elegido = () =>
  screen
    .getAllByRole('radio')
    .find((radio) => (radio as HTMLInputElement).checked)
    ?.closest('label')?.textContent;
const choose = (filtro: string) => userEvent.click(screen.getByRole('radio', { name: filtro }));
const tellServicio = (sinPantallaBarra: boolean) =>
  act(() => {
    const { servicio } = useTablero.getState();
    receiveServicio({ ...servicio, rev: servicio.rev + 1, sinPantallaBarra });
  });

describe('what the kitchen’s wall shows at first', () => {
  it('is its own, where the bar has a screen', async () => {
    await open(false);
    expect(elegido()).toBe('Cocina');
  });

  it('is everything where the bar has none, until somebody chooses', async () => {
    await open(true);
    expect(elegido()).toBe('Todo');

    await choose('Cocina');
    expect(elegido()).toBe('Cocina');
  });

  it('is the bar’s on the screen of a bar, whatever was said', async () => {
    await open(true, '/cocina?puesto=barra');
    expect(elegido()).toBe('Barra');
  });

  it('follows what its owner says meanwhile, but not over what its cook has chosen', async () => {
    await open(false);
    tellServicio(true);
    expect(elegido()).toBe('Todo');
    tellServicio(false);
    expect(elegido()).toBe('Cocina');

    await choose('Barra');
    tellServicio(true);
    expect(elegido()).toBe('Barra');
  });
});

describe('a wall of some stations of the house', () => {
  const [plancha, frios] = ['a'.repeat(24), 'b'.repeat(24)] as const;
  const estaciones: EstacionCasa[] = [
    { _id: plancha, nombre: 'Plancha', tipo: 'comida' },
    { _id: frios, nombre: 'Fríos', tipo: 'comida' },
  ];
  const openDe = async (direccion: string, suyas?: string[]) => {
    signInDispositivo('cocina');
    const { dispositivo } = useSesion.getState();
    useSesion.setState({
      restaurante: buildRestaurante({ tipoUsuario: 'camarero', estaciones }),
      dispositivo: dispositivo && { ...dispositivo, ...(suyas ? { estaciones: suyas } : {}) },
    });
    openPersonal(direccion);
    await screen.findByRole('button', { name: 'Empezar' });
  };

  it.each([
    ['of its address', `/cocina?puesto=cocina&estacion=${plancha}`, undefined, 'Plancha'],
    ['two of them', `/cocina?estacion=${frios},${plancha}`, undefined, 'Plancha y Fríos'],
    ['what its device is paired to', '/cocina', [frios, 'cocina'], 'Cocina y Fríos'],
    ['its address before its device', `/cocina?estacion=${plancha}`, [frios], 'Plancha'],
    ['an unknown one is ignored', `/cocina?puesto=cocina&estacion=x,${frios}`, undefined, 'Fríos'],
    ['none that is known: everything', '/cocina?puesto=cocina&estacion=x', undefined, 'Cocina'],
    ['all of the kitchen: the kitchen', `/cocina?estacion=cocina,${plancha},${frios}`, undefined, 'Cocina'],
  ])('%s', async (_caso, direccion, suyas, vista) => {
    await openDe(direccion, suyas);
    expect(elegido()).toBe(vista);
  });

  it('shows everything while its cook wants to, and its own again', async () => {
    await openDe(`/cocina?puesto=cocina&estacion=${plancha}`);
    await choose('Todo');
    expect(elegido()).toBe('Todo');
    await choose('Plancha');
    expect(elegido()).toBe('Plancha');
  });

  it('is chosen at its start too, and unchosen although it is paired to some', async () => {
    await openDe('/cocina', [plancha]);
    await userEvent.click(screen.getByRole('button', { name: 'Fríos' }));
    expect(elegido()).toBe('Plancha y Fríos');

    await userEvent.click(screen.getByRole('button', { name: 'Fríos' }));
    await userEvent.click(screen.getByRole('button', { name: 'Plancha' }));
    expect(screen.getByText('Sin elegir ninguna se ve todo.')).toBeInTheDocument();
    expect(elegido()).toBe('Cocina');
  });

  it('goes to what its owner says it is for, whatever was chosen at it', async () => {
    render(<Toasts />);
    await openDe('/cocina?puesto=cocina', [plancha]);
    await choose('Todo');
    const { restaurante, dispositivo } = useSesion.getState();
    const hear = (cambios: Partial<DispositivoPropio>) => {
      serve(servidor, {
        'GET /api/auth/me': { ...restaurante, dispositivo: { ...dispositivo, ...cambios } },
      });
      return act(() => useSesion.getState().reload());
    };

    await hear({ estaciones: [frios] });
    expect(elegido()).toBe('Fríos');
    expect(await screen.findByText('Este dispositivo es ahora de: Fríos')).toBeInTheDocument();

    await hear({ puesto: 'camarero' });
    await arriveAt('/sala');
  });
});

describe('the gate of a wall that is opened with an account', () => {
  const DISPOSITIVO = { _id: 'd1', nombre: 'Pantalla de barra', puesto: 'barra' };
  const openComoDueno = async () => {
    signIn(buildRestaurante({ tipoUsuario: 'premium' }));
    openPersonal('/cocina?puesto=barra');
    await screen.findByRole('button', { name: 'Empezar' });
  };
  const pair = () => userEvent.click(screen.getByRole('button', { name: 'Emparejar esta pantalla' }));
  beforeEach(() => servidor.forget());

  it('says when the session ends, and pairs the screen with one tap', async () => {
    serve(servidor, {
      'POST /api/dispositivos/codigos': { codigo: '12345678' },
      'POST /api/dispositivos/emparejar': {
        ...TOKENS,
        dispositivo: DISPOSITIVO,
        restaurante: buildRestaurante({ tipoUsuario: 'camarero' }),
      },
      'GET /api/auth/me': { ...buildRestaurante({ tipoUsuario: 'camarero' }), dispositivo: DISPOSITIVO },
    });
    await openComoDueno();
    expect(screen.getByText(/se cierra a los 5 minutos sin tocarla/)).toBeInTheDocument();
    await pair();

    await waitFor(() => expect(screen.queryByText(/se cierra a los/)).toBeNull());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pantalla de barra');
    expect(readPeticiones(servidor)).toContain(
      'POST /api/dispositivos/codigos {"nombre":"Pantalla de barra","puesto":"barra"}',
    );
  });

  it('asks again with the same code when the answer was lost: one device and no more', async () => {
    const intentos: string[] = [];
    servidor.manejar = (req, res) => {
      intentos.push(`${req.method} ${req.url}`);
      if (req.url?.endsWith('/codigos')) ok(res, { codigo: '12345678' });
      else req.socket.destroy();
    };
    await openComoDueno();
    await pair();
    await screen.findByText(/Error de conexión/);
    await pair();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Emparejar esta pantalla' })).toBeEnabled(),
    );

    expect(intentos.filter((intento) => intento === 'POST /api/dispositivos/codigos')).toHaveLength(1);
  });

  it('says why it was not paired, and lets one go on with the account', async () => {
    serve(servidor, {
      'POST /api/dispositivos/codigos': new Negativa(409, { message: 'Ya hay 50 dispositivos' }),
    });
    await openComoDueno();
    await pair();

    expect(await screen.findByText('Ya hay 50 dispositivos')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Empezar' })).toBeEnabled();
  });
});
