import { act, render, screen } from '@testing-library/react';
import { buildGrupo } from '../../vivo/pruebas/fabrica';
import { receiveGrupo, resetTablero } from '../../vivo/tablero/useTablero';
import { equipNavegador } from '../pruebas/navegador-cocina';
import { useTickets } from '../useTickets';
import { RejillaTickets } from './RejillaTickets';

const nada = () => undefined;

function Muro() {
  return <RejillaTickets tickets={useTickets('todo', null)} filtro="todo" onMenu={nada} vacio={null} />;
}

/** What the browser tells each observer when it begins, and after every change of the window. */
let tellTamanos: (() => void)[];

class Tamanos {
  private readonly partes: Element[] = [];
  private readonly tell: () => void;

  constructor(onTamano: (cambios: object[]) => void) {
    this.tell = () => onTamano(this.partes.map((target) => ({ target })));
    tellTamanos.push(this.tell);
  }

  observe(parte: Element) {
    this.partes.push(parte);
  }

  disconnect() {
    tellTamanos = tellTamanos.filter((tell) => tell !== this.tell);
  }
}

beforeEach(() => {
  equipNavegador();
  tellTamanos = [];
  Object.assign(globalThis, { ResizeObserver: Tamanos });
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(2_000);
});

afterEach(() => {
  act(() => resetTablero());
  jest.restoreAllMocks();
});

it('hangs what is ordered after a change of its size that changed no ticket', () => {
  act(() => receiveGrupo(buildGrupo({ mesa: 1 })));
  render(<Muro />);
  act(() => tellTamanos.forEach((tell) => tell()));

  act(() => receiveGrupo(buildGrupo({ mesa: 2 })));

  expect(screen.getAllByRole('article')).toHaveLength(2);
});
