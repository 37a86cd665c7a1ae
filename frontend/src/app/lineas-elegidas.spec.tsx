import { render, screen } from '@testing-library/react';
import { buildGrupo, buildLinea, buildTicket } from '../piso/vivo/pruebas/fabrica';
import { LineaCocina } from '../piso/cocina/TicketCocina/LineaCocina';
import { LineaTicket } from '../piso/tablero/componentes/LineaTicket/LineaTicket';
import { LineaMesa } from '../piso/sala/MesaSala/LineaMesa';
import { nombreCompleto } from '../piso/vivo/tickets/resumen-ticket';

const elegida = buildLinea({
  nombre: 'Hamburguesa',
  formato: 'Doble',
  opciones: [
    { nombre: 'Punto de la carne', valor: 'Muy hecha', suplemento: 0 },
    { nombre: 'Quitar', valor: 'Sin cebolla', suplemento: 0 },
  ],
  notas: 'en dos platos',
});

describe('what was chosen of a dish', () => {
  it.each([
    ['the wall', LineaCocina],
    ['the boards', LineaTicket],
    ['a waiter’s mesa', LineaMesa],
  ])('is on %s: its size, one value a line, the note after them', (_donde, LineaDe) => {
    const ticket = buildTicket({ lineas: [elegida] });
    const grupo = buildGrupo({ pedidos: [ticket] });
    const { container } = render(
      <ul>
        <LineaDe grupo={grupo} ticket={ticket} linea={elegida} onMenu={jest.fn()} />
      </ul>,
    );

    expect(screen.getByText('Doble')).toBeVisible();
    const texto = container.textContent ?? '';
    const orden = ['Hamburguesa', 'Doble', 'Muy hecha', 'Sin cebolla', 'en dos platos'];
    const indices = orden.map((parte) => texto.indexOf(parte));
    expect(indices).toEqual([...indices].sort((a, b) => a - b));
    expect(indices).not.toContain(-1);
    expect(container.querySelectorAll('[data-sin]')).toHaveLength(1);
  });

  it('is on none where nothing was', () => {
    const linea = buildLinea({ nombre: 'Pan' });
    const ticket = buildTicket({ lineas: [linea] });
    const { container } = render(
      <LineaCocina
        grupo={buildGrupo({ pedidos: [ticket] })}
        ticket={ticket}
        linea={linea}
        onMenu={jest.fn()}
      />,
    );

    expect(container.querySelector('[data-tamano]')).toBeNull();
  });

  it('is told with its name wherever that stands alone', () => {
    expect(nombreCompleto(elegida)).toBe('Hamburguesa (Doble, Muy hecha, Sin cebolla, en dos platos)');
    expect(nombreCompleto({ nombre: 'Pan' })).toBe('Pan');
  });
});
