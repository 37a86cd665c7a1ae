import { Profiler } from 'react';
import type { ReactNode } from 'react';
import type { LatidoTablero, Restaurante } from '@carta/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { PantallaCocina } from '../piso/cocina/PantallaCocina/PantallaCocina';
import { MarcoSala } from '../piso/sala/MarcoSala/MarcoSala';
import { Radar } from '../piso/sala/Radar/Radar';
import { MarcoTablero } from '../piso/tablero/componentes/MarcoTablero/MarcoTablero';
import { TableroActivos } from '../piso/tablero/TableroActivos';
import { consultas } from '../shared/lib/consultas';
import { buildLlamada, buildGrupo, buildTicket } from '../piso/vivo/pruebas/fabrica';
import { receiveLatido, replaceTablero, resetTablero, useTablero } from '../piso/vivo/tablero/useTablero';

const CASA = { _id: 'r1', nombre: 'La Tasca', numeroMesas: 12, tipoUsuario: 'premium' } as Restaurante;
const nada = () => undefined;
const GRUPOS = [
  buildGrupo({ mesa: 1 }),
  buildGrupo({
    mesa: 2,
    pedidos: [buildTicket({ lineas: ['listo'] }), buildTicket({ tipoPedido: 'bebida' })],
  }),
  buildGrupo({ mesa: 3, pedidos: [buildTicket({ lineas: ['entregado'] })] }),
];

function latidoCon(demora: number): LatidoTablero {
  return {
    hora: new Date(Date.now() - demora).toISOString(),
    abiertos: Object.fromEntries(GRUPOS.map(({ grupoMesa, rev }) => [grupoMesa, rev])),
    cartaVersion: 'v1',
    pagadosDesde: null,
    estaciones: { cocina: 1, barra: 1 },
    servicio: { ...useTablero.getState().servicio, rev: 3, pausado: false },
  };
}

const PANTALLAS: [string, ReactNode][] = [
  [
    'wall',
    <PantallaCocina
      restaurante={CASA}
      dispositivo={null}
      filtro="todo"
      estaciones={null}
      isSolo={false}
      onVista={nada}
      onEstaciones={nada}
      tema="claro"
      onTema={nada}
    />,
  ],
  [
    'board',
    <MarcoTablero restaurante={CASA} titulo="Pedidos" onShowNuevos={nada}>
      <TableroActivos />
    </MarcoTablero>,
  ],
  [
    'radar',
    <MarcoSala restaurante={CASA} quien="Ana" titulo="Radar" vista="radar">
      <Radar restaurante={CASA} />
    </MarcoSala>,
  ],
];

beforeEach(() => {
  // its server never answers, so the screens know only what the test shows them
  Object.assign(globalThis, { fetch: () => new Promise(nada), ResizeObserver: SinTamanos });
});
afterEach(() => act(resetTablero));

it.each(PANTALLAS)('does not draw the %s again for a latido that changes nothing', (_, pantalla) => {
  let dibujos = 0;
  render(
    <QueryClientProvider client={consultas}>
      <MemoryRouter>
        <Profiler id="pantalla" onRender={() => dibujos++}>
          {pantalla}
        </Profiler>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  act(() => replaceTablero({ grupos: GRUPOS, llamadas: [buildLlamada()] }, { grupos: [], llamadas: [] }));
  act(() => receiveLatido(latidoCon(0)));
  expect(screen.getAllByText(/Mesa 1|^1$/).length).toBeGreaterThan(0);
  dibujos = 0;

  for (const demora of [30, 5, 120, 400, 0, 12, 260, 7]) act(() => receiveLatido(latidoCon(demora)));
  expect(dibujos).toBe(0);

  act(() => receiveLatido(latidoCon(3_600_000)));
  expect(dibujos).toBeGreaterThan(0);
});

class SinTamanos {
  observe = nada;
  disconnect = nada;
}
