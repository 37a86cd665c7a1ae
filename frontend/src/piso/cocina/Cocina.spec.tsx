// Longer than most: one screen, one server and one browser serve everything that a cook does on it.
import { useState } from 'react';
import type { Grupo, Restaurante } from '@carta/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { untilDicho } from '../../../test/dicho';
import { browseFrom } from '../../shared/api/pruebas/navegador';
import { useSesionViva } from '../../shared/api/pruebas/sesion-viva';
import { consultas } from '../../shared/lib/consultas';
import { forgetVistos } from '../../shared/lib/visto';
import { forgetDeshacibles } from '../vivo/cola/deshacibles';
import { clearCola } from '../vivo/pruebas/clear-cola';
import { buildGrupo, buildLinea, buildTicket } from '../vivo/pruebas/fabrica';
import { receiveGrupo, resetTablero, useTablero } from '../vivo/tablero/useTablero';
import type { Filtro } from './modelo/tickets-cocina';
import { equipNavegador } from './pruebas/navegador-cocina';
import type { TonosOidos } from './pruebas/navegador-cocina';
import { ServidorCocina } from './pruebas/servidorCocina';
import { Cocina } from './Cocina';

const TIMBRE = 784;

/** Each test has its own restaurant, because a restaurant begins with a new connection. */
let restaurante: Restaurante;
let siguiente = 0;
let servidor: ServidorCocina;
let tonosOidos: TonosOidos;

useSesionViva();
beforeEach(async () => {
  forgetVistos();
  restaurante = { _id: `r${++siguiente}`, nombre: 'La Tasca' } as Restaurante;
  tonosOidos = equipNavegador();
  servidor = new ServidorCocina();
  await servidor.start();
  browseFrom(servidor.origen);
});

afterEach(() => {
  servidor.stop();
  consultas.clear();
  act(() => {
    resetTablero();
    clearCola();
    forgetDeshacibles();
  });
});

function Pagina({ inicial, salida }: { inicial: Filtro; salida: string | undefined }) {
  const [filtro, setFiltro] = useState(inicial);
  return (
    <QueryClientProvider client={consultas}>
      <MemoryRouter>
        <Cocina
          restaurante={restaurante}
          dispositivo={salida ? null : { _id: 'd1', nombre: 'Plancha', puesto: 'cocina' }}
          filtro={filtro}
          estaciones={null}
          isSolo={false}
          onVista={(vista) => vista !== 'solo' && setFiltro(vista)}
          onEstaciones={() => undefined}
          salida={salida}
        />
      </MemoryRouter>
    </QueryClientProvider>
  );
}

async function open(grupos: Grupo[], inicial: Filtro = 'todo', salida?: string) {
  for (const grupo of grupos) servidor.grupos.set(grupo.grupoMesa, grupo);
  render(<Pagina inicial={inicial} salida={salida} />);
  await userEvent.click(screen.getByRole('button', { name: 'Empezar' }));
  await screen.findByRole('radio', { name: 'Todo' });
  await waitFor(() => expect(useTablero.getState().leido).toBe(true));
  await waitFor(() => expect(screen.queryByText('Leyendo los pedidos…')).not.toBeInTheDocument());
}

const arrive = (grupo: Grupo) => {
  servidor.grupos.set(grupo.grupoMesa, grupo);
  act(() => receiveGrupo(grupo));
};
const articuloOf = (nombre: string) => within(screen.getByRole('article', { name: nombre }));
const tickets = () => screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'));

describe('the door', () => {
  it('plays the bell with one tap and opens the wall', async () => {
    await open([]);

    expect(tonosOidos.tonos).toEqual([TIMBRE]);
    expect(await screen.findByText('Todo hecho')).toBeVisible();
  });

  it('says plainly that the browser keeps it mute, and lets in all the same', async () => {
    tonosOidos.deja = false;
    render(<Pagina inicial="todo" salida={undefined} />);

    await userEvent.click(screen.getByRole('button', { name: 'Empezar' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('El navegador no deja que suene');
    expect(tonosOidos.tonos).toEqual([]);

    await userEvent.click(screen.getByRole('button', { name: 'Entrar sin sonido' }));
    expect(await screen.findByRole('button', { name: /Sonido bloqueado/ })).toBeVisible();
  });

  it('says so where nothing can keep the screen on', async () => {
    render(<Pagina inicial="todo" salida={undefined} />);
    expect(screen.getByText(/no deja mantener la pantalla encendida/)).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Empezar' }));
    expect(await screen.findByText('La pantalla puede apagarse')).toBeVisible();
  });

  it('is not shut again by a reload in mid-service', async () => {
    await open([buildGrupo()]);
    document.body.replaceChildren();

    render(<Pagina inicial="todo" salida={undefined} />);

    expect(await screen.findByRole('article', { name: 'Mesa 4, ronda 1' })).toBeVisible();
  });
});

describe('the wall', () => {
  it('shows each ticket as its cook needs it', async () => {
    const linea = buildLinea({
      nombre: 'Croquetas',
      cantidad: 3,
      notas: 'Sin sal',
      alergenos: ['gluten', 'huevos'],
    });
    const ticket = buildTicket({
      numero: 2,
      notas: 'Soy celíaca',
      sinVerificar: true,
      tomadoPor: 'Ana',
      createdAt: new Date(Date.now() - 12.5 * 60_000).toISOString(),
      lineas: [linea],
    });
    await open([buildGrupo({ mesa: 7, pedidos: [ticket] })]);

    const visto = articuloOf('Mesa 7, ronda 2, nota: Soy celíaca');
    for (const texto of [
      'Mesa 7',
      '12 min',
      'Ronda 2',
      'Ana',
      'Sin verificar',
      'Soy celíaca',
      '3',
      'Croquetas',
      'Sin sal',
    ]) {
      expect(visto.getByText(texto)).toBeVisible();
    }
    expect(visto.getByText('gluten').tagName).toBe('STRONG');
    expect(visto.getByText('También lleva huevos')).toBeVisible();
    expect(visto.getByRole('button', { name: /Preparar/ })).toHaveAttribute('data-urgencia', 'rojo');
  });

  it('counts minutes by what this restaurant calls long', async () => {
    const ticket = buildTicket({ createdAt: new Date(Date.now() - 12.5 * 60_000).toISOString() });
    await open([buildGrupo({ pedidos: [ticket] })]);
    const servicio = { ...useTablero.getState().servicio, minutosAmbar: 10, minutosRojo: 20 };

    act(() => useTablero.setState({ servicio }));

    expect(screen.getByRole('button', { name: /Preparar/ })).toHaveAttribute('data-urgencia', 'ambar');
  });

  it('moves a line with a tap and the ticket with its header, and undoes the last of them', async () => {
    const linea = buildLinea({ nombre: 'Pulpo' });
    const grupo = buildGrupo({ pedidos: [buildTicket({ lineas: [linea, 'pendiente'] })] });
    const [ticket] = grupo.pedidos;
    await open([grupo]);
    let abrir = () => {};
    const puerta = new Promise<void>((resolve) => (abrir = resolve));
    servidor.antesDeMover = () => puerta;

    await userEvent.click(articuloOf('Mesa 4, ronda 1').getByRole('button', { name: /^1\s*Pulpo/ }));
    await userEvent.click(articuloOf('Mesa 4, ronda 1').getByRole('button', { name: /^Mesa.*Listo/ }));
    abrir();

    await waitFor(() =>
      expect(servidor.movidas.map(({ url, estado }) => [url, estado])).toEqual([
        [`/api/pedidos/${ticket!._id}/producto/${linea._id}/estado`, 'en_preparacion'],
        [`/api/pedidos/${ticket!._id}/estado`, 'listo'],
      ]),
    );
    expect(await screen.findByRole('button', { name: /Deshacer/ })).toBeEnabled();
  });

  it('takes one tap of a line that is on its way, and says so until it is answered', async () => {
    await open([buildGrupo({ pedidos: [buildTicket({ lineas: [buildLinea({ nombre: 'Pulpo' })] })] })]);
    let abrir = () => {};
    const puerta = new Promise<void>((resolve) => (abrir = resolve));
    servidor.antesDeMover = () => puerta;
    const pulpo = () => screen.getByRole('button', { name: /^1\s*Pulpo/ });

    // in the same instant: after four seconds it would wait, on a busy machine too
    fireEvent.click(pulpo());
    expect(pulpo()).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(pulpo());
    abrir();

    await waitFor(() => {
      expect(servidor.movidas).toHaveLength(1);
      expect(pulpo()).not.toHaveAttribute('aria-disabled');
    });
    expect(servidor.movidas).toHaveLength(1);
  });

  it('leaves out a ticket as soon as it is listo', async () => {
    const grupo = buildGrupo({ mesa: 1, pedidos: [buildTicket({ lineas: ['en_preparacion'] })] });
    let abrir = () => {};
    const puerta = new Promise<void>((resolve) => (abrir = resolve));
    await open([grupo, buildGrupo({ mesa: 2 })]);
    servidor.antesDeMover = () => puerta;

    await userEvent.click(articuloOf('Mesa 1, ronda 1').getByRole('button', { name: /^Mesa.*Listo/ }));

    expect(tickets()).toEqual(['Mesa 2, ronda 1']);
    abrir();
    await waitFor(() => expect(tickets()).toHaveLength(2));
  });

  it('shows its own station only, and changes with F', async () => {
    await open([
      buildGrupo({ mesa: 1, pedidos: [buildTicket()] }),
      buildGrupo({ mesa: 2, pedidos: [buildTicket({ tipoPedido: 'bebida' })] }),
    ]);
    expect(tickets()).toHaveLength(2);

    await userEvent.keyboard('f');
    expect(tickets()).toEqual(['Mesa 1, ronda 1']);
    await userEvent.keyboard('f');
    expect(tickets()).toEqual(['Mesa 2, ronda 1']);
    expect(useTablero.getState().pantalla).toBe('barra');
  });

  it('has a way out for an account, and none for a paired screen', async () => {
    await open([], 'todo', '/admin/pedidos');
    await userEvent.click(screen.getByRole('button', { name: 'Más' }));

    expect(await screen.findByRole('link', { name: 'Salir de cocina' })).toHaveAttribute(
      'href',
      '/admin/pedidos',
    );
  });
});

describe('what is new, changed or cancelled', () => {
  it('is marked in words, each its own, until somebody touches it', async () => {
    const hecho = buildGrupo({ mesa: 5, pedidos: [buildTicket({ lineas: ['listo'] })] });
    await open([hecho]);
    arrive(buildGrupo({ mesa: 8 }));
    const [ticket] = hecho.pedidos;
    const productos = ticket!.productos.map((linea) => ({ ...linea, estado: 'en_preparacion' as const }));
    arrive({ ...hecho, rev: 2, pedidos: [{ ...ticket!, estado: 'en_preparacion', productos }] });

    expect(articuloOf('Mesa 8, ronda 1').getByText('Nuevo')).toBeVisible();
    expect(articuloOf('Mesa 5, ronda 1').getByText('Ha vuelto')).toBeVisible();
    await untilDicho('Pedido nuevo en la 8');

    // in the same instant: this server never learns of it, and the next reading brings the mark back
    fireEvent.click(articuloOf('Mesa 8, ronda 1').getByRole('button', { name: /Preparar/ }));
    expect(articuloOf('Mesa 8, ronda 1').queryByText('Nuevo')).not.toBeInTheDocument();
  });
});

describe('the keys', () => {
  it('choose a ticket by its number, move it with Enter, and undo with Z', async () => {
    const [viejo, joven] = [
      buildTicket({ createdAt: '2026-03-01T13:00:00.000Z' }),
      buildTicket({ createdAt: '2026-03-01T13:05:00.000Z' }),
    ];
    await open([buildGrupo({ mesa: 1, pedidos: [viejo] }), buildGrupo({ mesa: 2, pedidos: [joven] })]);
    await screen.findByRole('article', { name: 'Mesa 2, ronda 1' });

    await userEvent.keyboard('2{Enter}');
    await waitFor(() =>
      expect(servidor.movidas.map(({ url, estado }) => [url, estado])).toEqual([
        [`/api/pedidos/${joven._id}/estado`, 'en_preparacion'],
      ]),
    );

    await userEvent.keyboard('{ArrowLeft}');
    expect(articuloOf('Mesa 1, ronda 1').getByRole('button', { name: /Preparar/ })).toHaveFocus();
  });

  it('are left to who writes a reason', async () => {
    await open([buildGrupo({ pedidos: [buildTicket({ lineas: [buildLinea({ nombre: 'Pulpo' })] })] })]);
    await userEvent.click(screen.getByRole('button', { name: 'Más de Pulpo' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar…' }));

    await userEvent.type(await screen.findByLabelText('Otro motivo'), 'frito 1');

    expect(screen.getByLabelText('Otro motivo')).toHaveValue('frito 1');
    expect(useTablero.getState().pantalla).toBe('todo');
  });

  it('open the totals of the filter, and the help', async () => {
    const croquetas = { productoId: 'p1', nombre: 'Croquetas' };
    await open([
      buildGrupo({ pedidos: [buildTicket({ lineas: [buildLinea({ ...croquetas, cantidad: 4 })] })] }),
      buildGrupo({ pedidos: [buildTicket({ lineas: [buildLinea({ ...croquetas, cantidad: 3 })] })] }),
    ]);
    await screen.findAllByRole('article');

    await userEvent.keyboard('t');
    const panel = within(screen.getByRole('complementary', { name: 'Totales por hacer' }));
    expect(panel.getByRole('listitem')).toHaveTextContent(/^7\s*Croquetas$/);

    await userEvent.keyboard('?');
    expect(await screen.findByText('Deshace lo último que se ha hecho en esta pantalla')).toBeVisible();
  });
});

it('tells what the dishes count as apart from them, and a tap lights the tickets that have it', async () => {
  const cuenta = [{ nombre: 'hamburguesas', n: 2 }];
  const doble = buildTicket({ lineas: [buildLinea({ nombre: 'Doble', cantidad: 5, cuenta })] });
  await open([buildGrupo({ mesa: 4, pedidos: [doble] }), buildGrupo({ mesa: 5 })]);
  await screen.findAllByRole('article');

  await userEvent.keyboard('t');
  const panel = within(screen.getByRole('complementary', { name: 'Totales por hacer' }));
  expect(panel.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Ingredientes',
    'Platos',
  ]);
  await userEvent.click(panel.getByRole('button', { name: '10 hamburguesas' }));

  const encendidos = screen.getAllByRole('article').filter((ticket) => 'resaltado' in ticket.dataset);
  expect(encendidos.map(({ ariaLabel }) => ariaLabel)).toEqual(['Mesa 4, ronda 1']);
});

describe('a mesa that has moved', () => {
  it('is said to who does not see the wall, and known with the key of the chosen ticket', async () => {
    await open([buildGrupo({ mesa: 9, pedidos: [buildTicket({ antes: 6 })] })]);
    await untilDicho('MESA 9 (antes 6)');

    await userEvent.keyboard('e');
    expect(servidor.movidas).toEqual([]);
    await userEvent.keyboard('1e');

    await waitFor(() =>
      expect(servidor.movidas).toMatchObject([
        { url: expect.stringMatching(/enterado$/) as string, mesa: 9 },
      ]),
    );
  });
});
