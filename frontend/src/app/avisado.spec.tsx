import type { Grupo, Linea, MovimientoReciente, Ticket } from '@carta/contracts';
import { act, screen, within } from '@testing-library/react';
import { useServidor } from '../shared/api/pruebas/servidor';
import { useSesionViva } from '../shared/api/pruebas/sesion-viva';
import { Reciente } from '../piso/cocina/Panel/Reciente';
import { FranjaEspera } from '../piso/cocina/RejillaTickets/FranjaEspera';
import { TicketCocina } from '../piso/cocina/TicketCocina/TicketCocina';
import { actosOf } from '../piso/cocina/modelo/recientes';
import { equipNavegador } from '../piso/cocina/pruebas/navegador-cocina';
import { Pasaplatos } from '../piso/pasaplatos/Pasaplatos';
import { MesaSala } from '../piso/sala/MesaSala/MesaSala';
import { Radar } from '../piso/sala/Radar/Radar';
import { renderSala, showSala } from '../piso/sala/pruebas/sala';
import { TableroActivos } from '../piso/tablero/TableroActivos';
import { useMesasAbiertas } from '../piso/tablero/mesas-abiertas';
import { buildGrupo, buildLinea, buildTicket } from '../piso/vivo/pruebas/fabrica';
import { SEGUNDOS, espera } from '../piso/vivo/pruebas/lineas-en-pases';
import { resetTablero, useTablero } from '../piso/vivo/tablero/useTablero';

useServidor();
useSesionViva();

const AVISO = 'La mesa avisó: gluten · «alergia al kiwi»';

const servido = () =>
  buildTicket({
    evita: ['gluten'],
    lineas: [buildLinea({ estado: 'entregado', notas: 'alergia al kiwi', alergenos: [] })],
  });

/** Its second round says nothing of what its first avoided. */
function buildMesa(cambios: Partial<Linea> = {}): [Grupo, Ticket] {
  const lineas = [
    buildLinea({ nombre: 'Croquetas', alergenos: ['gluten', 'lacteos'], ...cambios }),
    buildLinea({ nombre: 'Guiso', ...cambios }),
    buildLinea({ nombre: 'Fruta', alergenos: ['apio'], ...cambios }),
  ];
  const segunda = buildTicket({ numero: 2, lineas });
  const grupo = buildGrupo({ mesa: 4, pedidos: [servido(), segunda] });
  return [grupo, grupo.pedidos[1] ?? segunda];
}

const CONCERNIDOS = ['Croquetas: Lleva gluten', 'Guiso: Sin información de alérgenos'];

beforeEach(() => {
  act(resetTablero);
  equipNavegador();
  useMesasAbiertas.setState(useMesasAbiertas.getInitialState(), true);
});

describe('what a mesa has told of allergies in an order of before', () => {
  it('stands on its next ticket on the wall, which says which lines it is about and hangs no ticket whole', () => {
    const [grupo, ticket] = buildMesa();
    renderSala(
      <TicketCocina grupo={grupo} ticket={ticket} numero={1} conEstacion={false} onMenu={() => undefined} />,
    );
    showSala([grupo]);

    const colgado = screen.getByRole('article', {
      name: 'Mesa 4, ronda 2, la mesa avisó: gluten · «alergia al kiwi»',
    });
    expect(within(colgado).getByText(AVISO)).toBeVisible();
    expect(colgado).not.toHaveAttribute('data-entero');
    expect(within(colgado).queryByText(/^Alergia/)).toBeNull();
    const marcas = within(colgado)
      .getAllByRole('listitem')
      .map(({ textContent }) => /Lleva gluten|Sin información|lácteos|apio/.exec(textContent)?.[0]);
    expect(marcas).toEqual(['Lleva gluten', 'Sin información', undefined]);
  });

  it('stands with what of its mesa waits under the wall, where that marches', () => {
    const segundos = buildTicket({ numero: 2, lineas: [espera(SEGUNDOS, { alergenos: ['gluten'] })] });
    const grupo = buildGrupo({ mesa: 4, pedidos: [servido(), segundos] });
    renderSala(<FranjaEspera tickets={[{ grupo, ticket: segundos }]} />);
    showSala([grupo]);

    act(() => screen.getByRole('button', { name: 'En espera · 1 mesa' }).click());
    expect(screen.getByRole('button', { name: 'Marchar segundos de la mesa 4' })).toBeVisible();
    expect(screen.getByText(AVISO)).toBeVisible();
  });

  it('stands on the row of its mesa on the boards, closed and open', () => {
    const [grupo] = buildMesa();
    renderSala(<TableroActivos />);
    showSala([grupo]);
    const fila = within(screen.getByRole('article', { name: 'Mesa 4' }));
    const { abiertas } = useMesasAbiertas.getState();

    act(() => useMesasAbiertas.setState({ abiertas: new Set() }));
    expect(fila.getAllByText(AVISO)).toHaveLength(1);
    act(() => useMesasAbiertas.setState({ abiertas: new Set([...abiertas, grupo.grupoMesa]) }));
    expect(fila.getAllByText(AVISO)).toHaveLength(1);
    expect(fila.getByText('Lleva', { exact: false })).toBeVisible();
  });

  it('comes first on the page of its mesa', () => {
    const [grupo] = buildMesa();
    const { container } = renderSala(<MesaSala numero={4} />, '/sala/mesa/4');
    showSala([grupo]);

    expect(container.firstElementChild?.firstElementChild).toHaveTextContent(AVISO);
    const segunda = within(screen.getByRole('region', { name: 'Ronda 2' }));
    expect(segunda.getByText('Lleva', { exact: false })).toBeVisible();
  });

  it('is on the card that asks to carry, with the dishes that it is about', () => {
    const [grupo] = buildMesa({ estado: 'listo' });
    renderSala(<Radar restaurante={{ _id: 'r1' }} />);
    showSala([grupo]);

    const tarjeta = within(screen.getByRole('article', { name: 'Mesa 4: Comida lista' }));
    expect(tarjeta.getAllByText(AVISO)).toHaveLength(1);
    expect(tarjeta.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CONCERNIDOS);
  });

  it('is on the card that asks to march, and on none that asks for money', () => {
    const segundos = buildTicket({ numero: 2, lineas: [espera(SEGUNDOS, { alergenos: ['gluten'] })] });
    renderSala(<Radar restaurante={{ _id: 'r1' }} />);
    showSala([
      buildGrupo({ mesa: 4, pedidos: [servido(), segundos] }),
      buildGrupo({ mesa: 5, pedidos: [servido()] }),
    ]);

    const [marcha, cobro] = screen.getAllByRole('article');
    expect(within(marcha!).getByRole('button', { name: 'Marchar segundos' })).toBeVisible();
    expect(within(marcha!).getByText(AVISO)).toBeVisible();
    expect(within(cobro!).getByRole('button', { name: 'Cobrar' })).toBeVisible();
    expect(within(cobro!).queryByText(/avisó/)).toBeNull();
  });

  it('is in the list of what nobody has begun', async () => {
    const [grupo] = buildMesa();
    renderSala(<Radar restaurante={{ _id: 'r1' }} />);
    showSala([grupo]);

    const franja = screen.getByRole('button', { name: /Alergia en la mesa 4/ });
    act(() => franja.click());
    expect(screen.getByText(AVISO)).toBeVisible();
  });

  it('is on the cards of the pass, also on what waits its turn', () => {
    const [grupo] = buildMesa({ estado: 'listo' });
    const segundos = buildTicket({ lineas: [espera(SEGUNDOS)] });
    renderSala(<Pasaplatos quien="Salida" />);
    showSala([grupo, buildGrupo({ mesa: 5, pedidos: [servido(), segundos] })]);

    const tarjeta = within(screen.getByRole('article', { name: 'Mesa 4: todo listo' }));
    expect(tarjeta.getAllByText(AVISO)).toHaveLength(1);
    expect(tarjeta.getAllByRole('listitem')[0]).toHaveTextContent('Lleva gluten');
    const fila = within(within(screen.getByRole('list', { name: 'En espera' })).getByRole('listitem'));
    expect(fila.getByText(AVISO)).toBeVisible();
  });

  it('is not in Recientes, which has what the order itself avoids', () => {
    const [grupo] = buildMesa();
    const [primera, segunda] = grupo.pedidos;
    const build = ({ _id: pedido, numero }: Ticket, hora: string): MovimientoReciente => ({
      pedido,
      numero,
      de: 'pendiente',
      a: 'en_preparacion',
      en: hora,
      por: 'Cocina',
      mesa: 4,
      tipoPedido: 'comida',
      productos: [{ nombre: 'Croquetas', cantidad: 1 }],
    });
    const actos = actosOf([
      build(segunda!, '2026-03-01T13:20:00.000Z'),
      build(primera!, '2026-03-01T13:00:00.000Z'),
    ]);
    showSala([grupo]);
    const { grupos } = useTablero.getState();
    renderSala(
      <ol>
        {actos.map((acto) => (
          <Reciente key={acto.primero.en} acto={acto} grupos={grupos} />
        ))}
      </ol>,
    );

    const [deSegunda, dePrimera] = screen.getAllByRole('listitem');
    expect(dePrimera).toHaveTextContent('Alergia: gluten');
    expect(deSegunda).not.toHaveTextContent(/alergia|gluten|kiwi/i);
    expect(screen.queryByText(/avisó/)).toBeNull();
  });
});
