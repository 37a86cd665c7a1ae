import { Profiler } from 'react';
import type { ReactElement } from 'react';
import type { LatidoTablero } from '@carta/contracts';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { EstadoPantalla } from '../../piso/cocina/EstadoPantalla';
import { ticketsDeCocina } from '../../piso/cocina/modelo/tickets-cocina';
import { equipNavegador } from '../../piso/cocina/pruebas/navegador-cocina';
import { RejillaTickets } from '../../piso/cocina/RejillaTickets/RejillaTickets';
import { QuienProvider } from '../../piso/sala/quien';
import { MesaSala } from '../../piso/sala/MesaSala/MesaSala';
import { Radar } from '../../piso/sala/Radar/Radar';
import { LlamadasMesas } from '../../piso/tablero/componentes/LlamadasMesas/LlamadasMesas';
import { ListaTablero } from '../../piso/tablero/componentes/ListaTablero/ListaTablero';
import { buildGrupo, buildLinea, buildLlamada, buildTicket } from '../../piso/vivo/pruebas/fabrica';
import { receiveLatido, replaceTablero, resetTablero, useTablero } from '../../piso/vivo/tablero/useTablero';
import { useVista } from '../../piso/vivo/tablero/useVista';

const MINUTO = 60_000;
/** A new minute of everything that waits is this far off, in ms: the clock is looked at twice before. */
const RESTO = 25_000;
/** Early in a minute, for the wall has a clock too. */
const ENTONCES = new Date('2026-03-01T14:32:05+01:00');
const nada = () => undefined;

beforeEach(() => jest.useFakeTimers({ now: ENTONCES }));
afterEach(() => {
  act(resetTablero);
  jest.useRealTimers();
});

/** The instant of that many whole minutes ago, less what is left of the next one. */
const hace = (minutos: number) => new Date(Date.now() - (minutos + 1) * MINUTO + RESTO).toISOString();

/** The service has something of each kind under way. */
function startServicio(): void {
  const lista = buildLinea({ estado: 'listo', listoEn: hace(3) });
  const grupos = [
    buildGrupo({ mesa: 1, pedidos: [buildTicket({ createdAt: hace(7) })] }),
    buildGrupo({ mesa: 4, pedidos: [buildTicket({ createdAt: hace(12), lineas: [lista] })] }),
  ];
  const llamadas = [buildLlamada({ mesa: 4, creadoEn: hace(3) })];
  act(() => {
    replaceTablero({ grupos, llamadas }, { grupos: [], llamadas: [] });
    hear(0);
  });
}

/** A latido without news arrives, later or sooner than the one before by `demora` (ms). */
function hear(demora: number): void {
  const { servicio } = useTablero.getState();
  const hora = new Date(Date.now() - demora).toISOString();
  receiveLatido({ hora, servicio, estaciones: { cocina: 1, barra: 1 } } as LatidoTablero);
}

function Muro() {
  return (
    <>
      <RejillaTickets
        tickets={ticketsDeCocina(useVista(), 'todo')}
        filtro="todo"
        onMenu={nada}
        vacio={null}
      />
      <EstadoPantalla nombre="Plancha" />
    </>
  );
}

function Tablero() {
  return (
    <>
      <LlamadasMesas />
      <ListaTablero tablero="activos" vacio={null} />
    </>
  );
}

it.each<[string, ReactElement, RegExp]>([
  ['the wall', <Muro key="m" />, /^8 min$/],
  ['a board', <Tablero key="t" />, /^hace 8 min$/],
  ['the radar', <Radar key="r" restaurante={{ _id: 'r1' }} />, /^hace 4 min$/],
  ['a mesa’s page', <MesaSala key="s" numero={4} />, /^hace 4 min$/],
])('%s is drawn again when an age of it changes, and for no latido without news', (_, pantalla, edad) => {
  equipNavegador();
  startServicio();
  const onRender = jest.fn();
  render(
    <MemoryRouter>
      <QuienProvider value="Ana">
        <Profiler id="pantalla" onRender={onRender}>
          {pantalla}
        </Profiler>
      </QuienProvider>
    </MemoryRouter>,
  );
  act(() => jest.advanceTimersByTime(1_000));
  onRender.mockClear();

  for (const demora of [900, 0, 300, 700]) act(() => hear(demora));
  act(() => jest.advanceTimersByTime(RESTO - 5_000));
  expect(onRender).not.toHaveBeenCalled();

  act(() => jest.advanceTimersByTime(10_000));
  expect(onRender).toHaveBeenCalled();
  expect(screen.getAllByText(edad).length).toBeGreaterThan(0);
});
